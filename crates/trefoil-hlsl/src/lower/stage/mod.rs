//! Stages: what comes into an entry and what goes out of it, and the functions that a library exports.
//!
//! In: a function that comes out, with its parameters, its result and their semantics. Out: the entry point with its
//! signatures, the loads and stores that pass the values, and errors where the stage does not have a semantic.

mod geometry;
pub(in crate::lower) mod library;
pub(in crate::lower) mod mangle;
mod rules;
mod signature;
mod tessellation;

pub(in crate::lower) use geometry::{Declared, Vertices};
pub(in crate::lower) use signature::{Context, Direction, said_interpolation};
pub(in crate::lower) use tessellation::Phase;
