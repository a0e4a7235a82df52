//! Errors of the readers of containers and their parts; the argument is the byte offset.

trefoil_diag::diagnostics! {
    prefix "container-";
    error OFFSET_PAST_END: "offset past the end (byte {0})";
    error UNEXPECTED_END: "unexpected end (byte {0})";
    error COUNT_TOO_LARGE: "count exceeds the data (byte {0})";
    error SUBOBJECT_KIND: "unknown kind of subobject (byte {0})";
    error STRING_PAST_END: "string offset past the end (byte {0})";
    error STRING_UNTERMINATED: "string has no end (byte {0})";
    error ROOT_SIGNATURE_VERSION: "unknown root signature version (byte {0})";
    limit TOO_MANY_RANGES: "too many ranges (byte {0})";
    error ROOT_PARAMETER_TYPE: "unknown root parameter type (byte {0})";
    error NOT_A_CONTAINER: "not a shader container: it does not start with DXBC (byte {0})";
    error CONTAINER_SIZE: "container size exceeds the data (byte {0})";
    error SOURCE_INFO: "the sources are not as the part says (byte {0})";
    limit TOO_MANY_PARTS: "more than 1024 parts (byte {0})";
    error PROGRAM_TYPE: "unknown program type (byte {0})";
    limit TYPES_TOO_DEEP: "types nested deeper than 32 (byte {0})";
    limit TOO_MANY_TYPES: "more than 65536 types (byte {0})";
    error SIGNATURE_COUNT: "signature count exceeds the part (byte {0})";
    error COMPONENT_TYPE: "unknown component type (byte {0})";
    error SHADER_KIND: "unknown shader kind (byte {0})";
    error PROGRAM_SIZE: "program size exceeds its part (byte {0})";
    error BITCODE_HEADER: "bitcode header does not start with DXIL (byte {0})";
    error BITCODE_OFFSET: "bitcode offset out of range (byte {0})";
    error RUNTIME_INFO_SIZE: "runtime info is too small (byte {0})";
    error SIGNATURE_ELEMENT_SIZE: "signature element is too small (byte {0})";
    error BINDINGS_PAST_END: "bindings exceed the part (byte {0})";
    error SEMANTIC_INDICES: "semantic indices out of range (byte {0})";
    error SIGNATURE_COLUMNS: "signature element of more than four columns (byte {0})";
    error SEMANTIC_KIND: "unknown semantic kind (byte {0})";
    error INTERPOLATION: "unknown interpolation (byte {0})";
}
