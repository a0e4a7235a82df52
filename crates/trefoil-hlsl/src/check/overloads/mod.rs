//! Overload resolution: the source's functions, built-in functions and methods of objects.
//!
//! In: candidates and checked arguments. Out: the call, or the reason why there is none. Candidates that are templates are
//! instantiated with the arguments that can be deduced; how many candidates a program may look at is bounded.

mod alike;
pub(in crate::check) mod builtin;
pub(in crate::check) mod dims;
pub(in crate::check) mod fit;
pub(in crate::check) mod handle;
mod hit_object;
pub(in crate::check) mod method;
mod node;
pub(in crate::check) mod overload;
pub(in crate::check) mod printed;
pub(in crate::check) mod slots;
