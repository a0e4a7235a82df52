//! Errors of root signatures: of the reader of their text, whose first argument is the place; then of the check.

trefoil_diag::diagnostics! {
    prefix "rootsig-";
    error FLAGS_TWICE: "in the root signature, at its character {0}: RootFlags is given twice";
    error UNKNOWN_ELEMENT: "in the root signature, at its character {0}: '{1}' is not an element of a root signature";
    error EXPECTED_COMMA: "in the root signature, at its character {0}: expected a comma or the end";
    error EXPECTED: "in the root signature, at its character {0}: expected '{1}'";
    error EXPECTED_NAME: "in the root signature, at its character {0}: expected a name";
    error EXPECTED_REGISTER: "in the root signature, at its character {0}: expected a register such as {2}0, not '{1}'";
    error UNKNOWN_WORD: "in the root signature, at its character {0}: '{1}' is not allowed here";
    error UNKNOWN_ARGUMENT: "in the root signature, at its character {0}: unknown argument '{1}'";
    error UNKNOWN_RANGE: "in the root signature, at its character {0}: '{1}' is not allowed in a table";
    error UNKNOWN_FILTER: "in the root signature, at its character {0}: unknown filter '{1}'";
    error FLAGS_NUMBER: "in the root signature, at its character {0}: the only number allowed here is 0";
    error DESCRIPTOR_FLAGS_VERSION: "in the root signature, at its character {0}: version 1.0 has no descriptor flags";
    error INTEGER: "in the root signature, at its character {0}: '{1}' is not a 32-bit number";
    error FLOAT: "in the root signature, at its character {0}: '{1}' is not a number";
    error REGISTER_TWICE: "in the root signature, at its character {0}: a register is given already";
    error REGISTER_MISSING: "in the root signature, at its character {0}: a register such as {2}0 is missing";
    error ARGUMENT_TWICE: "in the root signature, at its character {0}: '{1}' is given twice";
    error CONSTANTS_COUNT_MISSING: "in the root signature, at its character {0}: RootConstants needs num32BitConstants";
    error EMPTY_TABLE: "in the root signature, at its character {0}: a descriptor table needs at least one range";
    error UNKNOWN_FLAGS: "the root signature is not valid: unknown flags {0}";
    error DESCRIPTOR_DATA_FLAGS: "the root signature is not valid: root parameter {0} has more than one of the DATA flags";
    error RESERVED_SPACE: "the root signature is not valid: {0} is in space {1}, and those from {2} are reserved";
    error UNKNOWN_VISIBILITY: "the root signature is not valid: unknown shader visibility {0}";
    error REGISTER_BOUND_TWICE: "the root signature is not valid: {0} binds {1} in space {2}, as {3} does";
    error MIXED_TABLE: "the root signature is not valid: range {0} of root parameter {1} mixes samplers with other descriptors, which need tables of their own";
    error EMPTY_RANGE: "the root signature is not valid: range {0} of root parameter {1} has no descriptors";
    error SAMPLER_DATA_FLAGS: "the root signature is not valid: range {0} of root parameter {1} is of samplers, which have no DATA flags";
    error RANGE_DATA_FLAGS: "the root signature is not valid: range {0} of root parameter {1} has more than one of the DATA flags";
    error STATIC_DATA_OF_VOLATILE: "the root signature is not valid: range {0} of root parameter {1} combines DATA_STATIC with DESCRIPTORS_VOLATILE";
    error APPENDED_TO_UNBOUNDED: "the root signature is not valid: range {0} of root parameter {1} is appended to an unbounded range";
    error REGISTERS_PAST_END: "the root signature is not valid: range {0} of root parameter {1} extends past the last register";
    error TABLE_PAST_END: "the root signature is not valid: range {0} of root parameter {1} extends past the end of its table";
    error SAMPLER_FILTER: "the root signature is not valid: static sampler {0} has an unknown filter";
    error SAMPLER_ADDRESS: "the root signature is not valid: static sampler {0} has an unknown address mode";
    error SAMPLER_LOD_BIAS: "the root signature is not valid: static sampler {0} has a mipLODBias outside of -16 to 15.99";
    error SAMPLER_ANISOTROPY: "the root signature is not valid: static sampler {0} has a maxAnisotropy of more than 16";
    error SAMPLER_COMPARISON: "the root signature is not valid: static sampler {0} has an unknown comparison";
    error SAMPLER_LOD: "the root signature is not valid: static sampler {0} has a level of detail that is not a number";
}
