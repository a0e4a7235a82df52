//! The diagnostics of lists of them.

crate::diagnostics! {
    warning UNKNOWN_OPTION["unknown-warning-option"]: "unknown warning option '{0}'{1}";
    fatal TOO_MANY_ERRORS: "too many errors emitted, stopping now (limit {0})";
}
