//! What the reader of root signatures as text reports; the first argument is the place in the text.

trefoil_diag::diagnostics! {
    prefix "rootsig-";
    error FLAGS_TWICE: "in the root signature, at its character {0}: RootFlags stands twice";
    error UNKNOWN_ELEMENT: "in the root signature, at its character {0}: '{1}' is no element of a root signature";
    error EXPECTED_COMMA: "in the root signature, at its character {0}: a comma or the end is expected";
    error EXPECTED: "in the root signature, at its character {0}: '{1}' is expected";
    error EXPECTED_NAME: "in the root signature, at its character {0}: a name is expected";
    error EXPECTED_REGISTER: "in the root signature, at its character {0}: a register such as {2}0 is expected, not '{1}'";
    error UNKNOWN_WORD: "in the root signature, at its character {0}: '{1}' cannot stand here";
    error UNKNOWN_ARGUMENT: "in the root signature, at its character {0}: '{1}' is no argument here";
    error UNKNOWN_RANGE: "in the root signature, at its character {0}: '{1}' cannot stand in a table";
    error UNKNOWN_FILTER: "in the root signature, at its character {0}: '{1}' is no filter";
    error FLAGS_NUMBER: "in the root signature, at its character {0}: the only number here is 0";
    error DESCRIPTOR_FLAGS_VERSION: "in the root signature, at its character {0}: version 1.0 has no flags of descriptors";
    error INTEGER: "in the root signature, at its character {0}: '{1}' is no number of 32 bits";
    error FLOAT: "in the root signature, at its character {0}: '{1}' is no number";
    error REGISTER_TWICE: "in the root signature, at its character {0}: a register stands here already";
    error REGISTER_MISSING: "in the root signature, at its character {0}: a register such as {2}0 is missing";
    error ARGUMENT_TWICE: "in the root signature, at its character {0}: '{1}' stands twice";
    error CONSTANTS_COUNT_MISSING: "in the root signature, at its character {0}: RootConstants needs num32BitConstants";
    error EMPTY_TABLE: "in the root signature, at its character {0}: a descriptor table has a range at least";
}
