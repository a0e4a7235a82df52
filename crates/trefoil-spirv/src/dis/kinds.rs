//! Errors of the disassembler; the first argument is the index of the word in the module.

trefoil_ir::diagnostics! {
    prefix "spirv-dis-";
    error NO_HEADER: "word {0}: not a SPIR-V module: it is shorter than the header, or not of whole words";
    error NO_MAGIC: "word {0}: not a SPIR-V module: no magic number";
    error PAST_END: "word {0}: an instruction exceeds the module";
    error NO_WORDS: "word {0}: an instruction of no words";
    error ENDS_EARLY: "word {0}: an instruction ends before its operands";
    error TOO_MANY_WORDS: "word {0}: Op{1} has more words than operands";
    error UNKNOWN_OPCODE: "word {0}: unknown opcode {1}";
    error UNKNOWN_ENUMERANT: "word {0}: {1} is not an enumerant of {2}";
    error CONSTANT_TYPE: "word {0}: a constant whose type is not numeric";
    error NUMBER_WIDTH: "word {0}: a number of {1} bits is not supported";
    error NESTED_SPEC_CONSTANT_OP: "word {0}: OpSpecConstantOp within OpSpecConstantOp";
}
