//! The way to DXIL: operations, resource lowering, metadata and bitcode.
//!
//! [`emit`] takes an optimised module and gives a container; its steps stand in `pipeline.rs`.

mod annotations;
mod assemble;
mod bitcode;
mod code;
mod constant_address;
mod depends;
mod described;
mod dxmeta;
mod flags;
mod fuse;
pub mod generated;
mod hints;
mod import;
mod kinds;
mod library;
mod lower;
pub mod ops;
mod options;
mod parts;
mod passes;
mod pipeline;
mod read;
mod resources;
mod share;
mod signatures;
mod usage;

pub use assemble::{assemble, is_dxil};
pub use described::{
    DescribedBuffer, DescribedResource, DescribedType, DescribedVariable, Description, Reflected,
    ResourceClass, Shape, StageProperties, describe, reflect,
};
pub use import::{import, import_library};
pub use library::emit_library;
pub use lower::is_native;
pub use options::{BoundResource, Options, Output};
pub use passes::{Pass, module_flag, module_options, profile, root_signatures, target_profile};
pub use pipeline::emit;
pub use read::{ReadError, assemble_bitcode, disassemble, read_module, reflect_bytes, rewrite};

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&trefoil_ir::Kind]] = &[kinds::KINDS];
