//! Reflection as Direct3D's headers have it: what those of versions 11 and 12 share, which is all but the interface of a shader and its
//! bindings, and the trees of buffers, variables and types that clients walk.

#[macro_use]
pub mod tables;

pub mod objects;
