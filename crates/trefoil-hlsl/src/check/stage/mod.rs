//! The rules of stages: entries and their signatures, attributes, the objects of geometry, hull, domain and ray shaders,
//! Vulkan's attributes.
//!
//! In: declared functions and attributes. Out: what they ask for, in the typed program, and errors where the stage or the
//! shader model does not have it.

pub(in crate::check) mod attribute;
pub(in crate::check) mod entry;
pub(in crate::check) mod geometry;
pub(in crate::check) mod patch;
pub(in crate::check) mod ray;
pub(in crate::check) mod stream;
pub(in crate::check) mod vulkan;
