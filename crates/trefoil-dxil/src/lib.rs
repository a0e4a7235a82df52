//! The DXIL back end: operations, resource lowering, metadata and bitcode.
//!
//! [`emit`] takes an optimised module and gives a container; its steps stand in `pipeline.rs`.

mod analysis;
mod assemble;
mod bitcode;
mod constant_address;
mod described;
mod expansion;
mod generated;
mod import;
mod kinds;
mod library;
mod link;
mod lower;
mod metadata;
mod module;
pub mod ops;
mod options;
mod parts;
mod passes;
mod pipeline;
mod polish;
mod read;
mod resources;
mod scalarizer;
mod signatures;
mod steps;

pub use assemble::{assemble, feature_part, is_dxil};
pub use described::{
    DescribedBuffer, DescribedResource, DescribedType, DescribedVariable, Description, Reflected,
    ResourceClass, Shape, StageProperties, describe, reflect,
};
pub use import::{import, import_entries, import_functions, import_library};
pub use library::{OLDEST_LIBRARY, emit_library};
pub use link::{LinkRequest, is_library, link};
pub use lower::is_native;
pub use module::target::{module_flag, profile, target_profile};
pub use options::{BoundResource, Options, Output};
pub use passes::{Pass, module_options, root_signatures};
pub use pipeline::emit;
pub use read::{
    Item as BitcodeItem, ReadError, assemble_bitcode, described_parts, disassemble, model as bitcode_model,
    print_instruction, read_bitcode, read_items, read_module, reflect_bytes, rewrite,
};
pub use steps::Step;

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&trefoil_ir::Kind]] = &[kinds::KINDS, read::kinds::KINDS, link::kinds::KINDS];
