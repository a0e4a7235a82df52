//! The kinds of diagnostics of the passes.

trefoil_ir::diagnostics! {
    limit COPY_TOO_LARGE: "a copy of more than 4096 values";
    error PARTIAL_VALUE_BYTES:
        "a run of bytes that is not a whole number of the values in memory has no form in shaders";
    error LOOP_WITH_TWO_HEADERS: "a loop that is entered in more than one place has no structured form";
    limit STRUCTURE_TOO_DEEP: "control flow nested in more than {0} levels";
    error CHOSEN_BY_CONTROL_FLOW:
        "a resource or an address that depends on the path taken has no form in structured control flow";
    error EVALUATED_NOT_INPUT: "attribute evaluation can only be done on values taken directly from inputs.";
    error CBUFFER_RESOURCE_CHOSEN: "Index for resource array inside cbuffer must be a literal expression";
    error LOCAL_RESOURCE_NOT_UNIQUE: "local resource not guaranteed to map to unique global resource.";
    error RESOURCE_OVERLAP:
        "resource {0} at register {1} overlaps with resource {2} at register {3}, space {4}";
    error REGISTERS_PAST_END: "the {0} registers of resource {1} from register {2} on go past the end of space {3}";
    error RECURSIVE_FUNCTION: "function '{0}' calls itself, which shaders cannot";
    limit TOO_MANY_INLINED_INSTRUCTIONS: "more than 1048576 instructions after inlining";
    limit UNROLL_BOUND_UNKNOWN:
        "Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give \
         an explicit count. Use '-HV 2016' to treat this as warning.";
}
