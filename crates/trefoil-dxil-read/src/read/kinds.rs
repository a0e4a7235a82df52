//! What is reported of bitcode that was read.

trefoil_ir::diagnostics! {
    prefix "bitcode-";
    limit TOO_MANY_INSTRUCTIONS: "a function of more than 16777216 instructions";
    error NO_DXIL: "the container holds no DXIL";
    error BAD_METADATA: "the metadata of the shader model, the entry or its resources is not DXIL's";
    error INVALID_MODULE: "{0}", help: "The module breaks a rule of the IR, which the verifier found.";
    error UNKNOWN_TYPE: "type {0} is not declared";
    limit TYPES_TOO_DEEP: "types nested deeper than 64";
    error INTEGER_WIDTH: "an integer of {0} bits is not supported";
    error TYPE_UNSUPPORTED: "a value of type {0} is not supported";
    limit TYPE_TOO_LONG: "a type of more than 4294967295 elements";
    error PACKED_STRUCTURE: "the structure '{0}' is packed, which is not supported";
    error STRUCTURE_TWICE: "two different structures are named '{0}'";
    error ADDRESS_SPACE: "the variable '{0}' lies in address space {1}, which is not supported";
    error FUNCTION_TYPE: "the type of the function '{0}' is no function type, or is variadic";
    error UNKNOWN_VALUE: "value {0} is not defined";
    error UNKNOWN_BLOCK: "block {0} does not exist";
    error DEBUG_FUNCTION_ADDRESS: "the address of an intrinsic of debug information";
    error FOREIGN_ARGUMENT: "an argument of another function";
    error UNKNOWN_OPERATION: "unknown {0} {1}";
    limit EXPRESSIONS_TOO_DEEP: "constant expressions nested too deep";
    error ADDRESS_OUTSIDE_TYPE: "the indices of an address do not fit its type";
    error MEMBER_TYPE: "a member is read or written as another type";
    error NO_MEMBER: "a member that the type does not have";
    error RESULT_TYPE: "a function returns another type than it has";
    error CALL_TYPE: "a function is called as another type than it has";
    error NOT_A_FUNCTION: "a call of something that is no function";
    error CALL_ARGUMENTS: "the arguments of a call do not fit the function";
    error NO_BLOCKS: "a function definition without blocks";
    error NO_TERMINATOR: "a block without a terminator";
    error ADDRESS_IN_CONSTANT: "an address within a constant is not supported";
    error EXPRESSION_IN_CONSTANT: "an expression within a constant is not supported";
    limit CONSTANTS_TOO_DEEP: "constants nested deeper than 64";
    error CONSTANT_PARTS: "the parts of a constant do not fit its type";
    error INTEGER_TYPE: "an integer constant whose type is no integer type";
    error FLOAT_TYPE: "a floating-point constant whose type is no floating-point type";
    error UNKNOWN_CONSTANT: "a constant with the unknown code {0}";
    error UNKNOWN_METADATA: "{0} refers to a node that does not exist";
    error ASSEMBLE_ADDRESS: "the function '{0}' takes or returns an address, which cannot be written";
    error ASSEMBLE_INTRINSIC: "'{0}' is no operation of DXIL";
}
