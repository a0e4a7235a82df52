//! What the reader of bitcode reports.

trefoil_ir::diagnostics! {
    prefix "bitcode-";
    error NO_MAGIC: "the bitcode does not start with its magic number";
    error ENDS_EARLY: "the bitcode ends within a record, at bit {0}";
    error FIELD_WIDTH: "a field of variable width in chunks of {0} bits";
    error NUMBER_TOO_WIDE: "a number of more than 64 bits, at bit {0}";
    error ABBREVIATION_ENCODING: "an abbreviation with the unknown encoding {0}";
    error UNKNOWN_ABBREVIATION: "abbreviation {0} is not defined";
    error ABBREVIATION_FORM: "an array of arrays in an abbreviation";
    error ABBREVIATION_WITHOUT_BLOCK: "an abbreviation in BLOCKINFO that is for no block";
    error BLOCK_INFO: "BLOCKINFO holds something else than records and abbreviations";
    error LENGTH: "{0} is longer than the bitcode";
    error NO_RECORD_CODE: "a record without a code";
    error ABBREVIATION_ID_WIDTH: "a block whose abbreviation ids have {0} bits";
    limit BLOCKS_TOO_DEEP: "blocks nested deeper than 32";
    limit TOO_MANY_BLOCKS: "a function of more than 1048576 blocks";
    error UNKNOWN_INSTRUCTION: "an instruction of code {0} with other fields than LLVM reads, or of no kind that it knows";
    error TYPE_AHEAD: "a value that is named before it is there, with another type than it has";
    error AFTER_LAST_BLOCK: "instructions after the last block";
    error NO_MODULE: "the bitcode holds no module";
    error BODY_WITHOUT_FUNCTION: "a function body that no function is declared for";
    error UNKNOWN_TYPE_CODE: "a type with the unknown code {0}";
    error CONSTANT_TYPE: "a constant of a type that the table does not have";
    error VARIABLE_TYPE: "a variable whose type is no pointer";
    error SECTION: "a function or a variable in a section that the module does not have";
    error ALIGNMENT: "an alignment that is no power of two";
}
