//! The kinds of diagnostics of DXBC: of its emission, then of its reader.

trefoil_ir::diagnostics! {
    prefix "dxbc-";
    error CBUFFER_TOO_LARGE: "constant buffer {0} is larger than 65536 bytes";
    error NO_REGISTER_LEFT: "no register is left for {0}";
    error STAGE_UNSUPPORTED: "{0} shaders are not compiled to byte code";
    error NO_INPUT_PRIMITIVE: "a geometry shader of byte code takes the vertices of a primitive";
    limit TOO_MANY_REGISTERS: "the program needs more than 4096 registers";
    limit TOO_MANY_LOCAL_ARRAYS: "local arrays need more than 4096 registers";
    limit TOO_MANY_CONSTANT_ARRAYS: "constant arrays need more than 4096 registers";
    limit GROUPSHARED_TOO_LARGE: "groupshared memory is {0} bytes, more than 32768";
    limit TOO_DEEP: "control flow is nested deeper than 256 structures";
    error LOCAL_ARRAY_TOO_LARGE: "a local array needs more than 4096 registers";
    error DYNAMIC_RESOURCE: "a resource chosen at run time; index an array of resources instead";
    limit TOO_MANY_INSTRUCTIONS: "the program has more than 1048576 instructions";
    error OFFSET_NOT_CONSTANT: "the offset of {0} must be constants from -8 to 7";
    error NO_SEMANTIC_REGISTER_LEFT: "no register is left for semantic {0}";
    error SEMANTIC_TYPE: "the type of semantic {0} does not fit shader model {1}";
    error UNSUPPORTED: "{0} is not available in shader model {1}";
    error REGISTER_BEYOND: "{0} is at register {1}, and shader model {2} has {3} of that kind";
    error ROOT_SIGNATURE_MISFIT: "the root signature does not fit {0}: {1}",
        help: "A resource that the shader uses has no place in its root signature: no range of its kind holds all of its registers \
               in its space and for this stage. Direct3D 12 makes no pipeline of the two. -Vd lets it through.";
    error NO_PROGRAM: "no token stream in the container (byte {0})";
    error PROGRAM_TYPE: "unknown program type (byte {0})";
    error PROGRAM_LENGTH: "program length exceeds the part (byte {0})";
    error UNKNOWN_OPCODE: "unknown opcode (byte {0})";
    error CUSTOM_DATA_LENGTH: "custom data exceeds the program (byte {0})";
    error INSTRUCTION_LENGTH: "instruction length exceeds the program (byte {0})";
    error INSTRUCTION_ENDS_EARLY: "an instruction ends before its operands (byte {0})";
    error INSTRUCTION_TOO_LONG: "an instruction is longer than its operands (byte {0})";
    error COMPONENT_SELECTION: "unknown component selection (byte {0})";
    error OPERAND_TYPE: "unknown operand type (byte {0})";
    limit INDICES_TOO_DEEP: "indices nested deeper than 4 (byte {0})";
    error INDEX_64BIT: "64-bit indices are not supported (byte {0})";
}
