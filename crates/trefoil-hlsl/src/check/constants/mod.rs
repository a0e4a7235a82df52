//! Constants: the value of an expression that has one, and arithmetic on such values.
//!
//! In: a typed expression, or two constants and an operator. Out: a constant in the width of its type, or none where it is
//! not to be known here. Nothing is reported.

pub(in crate::check) mod constant;
pub(in crate::check) mod literal;
