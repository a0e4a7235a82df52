//! Templates: declarations, deduction, instantiation, specialisation.
//!
//! In: a template and its arguments. Out: the record, function, alias or variable that they make, the same one each time.
//! Bodies of functions wait in a queue until the current declaration is checked; depth and number of instances are bounded.
//! A template is also looked at by itself, for what does not depend on its parameters.

pub(in crate::check) mod declare;
pub(in crate::check) mod deduce;
pub(in crate::check) mod equivalent;
pub(in crate::check) mod generic;
pub(in crate::check) mod instantiate;
pub(in crate::check) mod parameter;
mod patterns;
pub(in crate::check) mod specialization;
