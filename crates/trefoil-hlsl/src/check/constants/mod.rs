//! Constants: the value of an expression that has one, and arithmetic on such values.
//!
//! In: a typed expression, or two constants and an operator. Out: a constant in the width of its type, or none where it is
//! not to be known here. Nothing is reported but where a constant is wanted of the source.

pub(in crate::check) mod constant;
mod form;
pub(in crate::check) mod literal;
pub(in crate::check) mod words;
