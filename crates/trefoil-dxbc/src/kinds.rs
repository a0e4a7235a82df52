//! The kinds of diagnostics of DXBC.

trefoil_ir::diagnostics! {
    prefix "dxbc-";
    error CBUFFER_TOO_LARGE: "constant buffer {0} is larger than 65536 bytes";
    error NO_REGISTER_LEFT: "no register is left for {0}";
    error STAGE_UNSUPPORTED: "{0} shaders are not compiled to shader model 5.1";
    error NO_INPUT_PRIMITIVE: "a geometry shader of shader model 5.1 takes the vertices of a primitive";
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
    error SEMANTIC_TYPE: "the type of semantic {0} does not fit shader model 5.1";
    error UNSUPPORTED: "{0} is not available in shader model 5.1";
    error ROOT_SIGNATURE_MISFIT: "the root signature does not fit {0}: {1}",
        help: "A resource that the shader uses has no place in its root signature: no range of its kind holds all of its registers \
               in its space and for this stage. Direct3D 12 makes no pipeline of the two. -Vd lets it through.";
}
