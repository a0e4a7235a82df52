//! The way out to DXIL: operations, resource lowering, metadata and bitcode.
//!
//! [`emit`] takes an optimised module and gives a container; its steps stand in `pipeline.rs`. What reads DXIL, or LLVM IR
//! that others made for it, is `trefoil-dxil-read`: it ends in these same steps, so the rooms that it enters by are public.

pub mod analysis;
pub mod bitcode;
mod constant_address;
pub mod debug;
mod generated;
pub mod kinds;
pub mod library;
pub mod lower;
pub mod metadata;
pub mod module;
pub mod ops;
pub mod options;
mod parts;
pub mod pipeline;
mod polish;
pub mod resources;
pub mod signatures;
pub mod steps;

pub use debug::{DebugOptions, DebugRequest, Pdb};
pub use library::{OLDEST_LIBRARY, emit_library};
pub use lower::is_native;
pub use module::target::{module_flag, profile, target_profile};
pub use options::{BoundResource, Options, Output};
pub use pipeline::emit;
pub use steps::Step;

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&trefoil_ir::Kind]] = &[kinds::KINDS];
