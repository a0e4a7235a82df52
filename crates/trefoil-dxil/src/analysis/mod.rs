//! What lowered code says of the shader: its numbers, its flags, the components of its signatures and the bytes of
//! its constant buffers that it touches, and which outputs depend on which inputs.
//!
//! In come lowered functions with the list of their calls of operations; out go facts for metadata, the features part and
//! `PSV0`. Nothing here changes code.

pub(crate) mod counters;
pub(crate) mod dead_loops;
pub mod depends;
pub mod flags;
pub mod mesh;
pub(crate) mod node;
pub(crate) mod outputs;
pub(crate) mod quads;
pub mod reads;
pub(crate) mod usage;
pub(crate) mod view;
