//! What is done to a function after it is lowered: values that are the same are shared, products and sums become one
//! operation, branches get the source's hints.
//!
//! In comes a function of scalars and calls of operations; it stays one, with fewer instructions.

pub(crate) mod fuse;
pub(crate) mod hints;
pub(crate) mod share;
