//! Values and places: what an expression gives, and where variables lie.
//!
//! In: a value or a place with its type. Out: values that were read, converted or taken apart, and the instructions for it.
//! A value of a scalar, a vector or a resource is one of the IR, a matrix its rows; a structure or array is the place where it
//! lies, which whoever keeps it copies.

mod bits;
mod cast;
mod own;
mod place;
mod value;

pub(in crate::lower) use cast::Leaf;
pub(in crate::lower) use own::behind;
pub(in crate::lower) use place::Place;
pub(in crate::lower) use value::{Numeric, Val};
