//! The rules of stages: entries and their signatures, attributes, what geometry, hull, domain, mesh and
//! amplification shaders and nodes of work graphs must say, Vulkan's attributes.
//!
//! In: declared functions, variables and their attributes. Out: what they ask for, in the typed program, and errors where
//! the stage or the shader model does not have it.

mod arguments;
pub(in crate::check) mod attribute;
pub(in crate::check) mod entry;
pub(in crate::check) mod geometry;
pub(in crate::check) mod mangle;
pub(in crate::check) mod mesh;
pub(in crate::check) mod node;
pub(in crate::check) mod patch;
pub(in crate::check) mod payload;
pub(in crate::check) mod places;
pub(in crate::check) mod ray;
pub(in crate::check) mod semantics;
pub(in crate::check) mod signature;
mod spelled;
pub(in crate::check) mod subobject;
pub(in crate::check) mod vulkan;
