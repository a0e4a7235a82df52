//! Optimisations of a lowered function: equal values are shared, products and sums fused, and branches get the source's
//! hints. Input and output are functions of scalars and calls of operations.

pub(crate) mod fuse;
pub(crate) mod hints;
pub(crate) mod share;
