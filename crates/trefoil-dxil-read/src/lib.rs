//! The way in: DXIL and LLVM IR that others made.
//!
//! `trefoil-dxil` writes DXIL, and is all that a compile of HLSL runs. What takes a program that exists stands here, in rooms
//! that need one another:
//!
//! - [`read_bitcode`] gives the records of bitcode as they are, [`disassemble`] lists them, [`read_module`] lifts them to the IR;
//! - [`describe`] reads the metadata of DXIL in the IR, which [`reflect`] answers from and [`assemble`] makes a container's other
//!   parts of;
//! - [`link`] makes a shader or a library of libraries;
//! - [`import`] brings LLVM IR as clang writes it for HLSL to the form of our own front end, for every target; a [`Pass`] is one
//!   step of that as LLVM does it.
//!
//! It is compiled for its size: nothing here is on the way of a compile from HLSL.

mod assemble;
mod constructors;
mod described;
mod expansion;
mod import;
mod kinds;
mod link;
mod linkage;
mod passes;
mod pointees;
mod read;
mod scalarizer;
mod words;

pub use assemble::{assemble, feature_part, is_dxil};
pub use described::{
    DescribedBuffer, DescribedEntry, DescribedNode, DescribedResource, DescribedType, DescribedVariable,
    Description, Reflected, ResourceClass, Shape, StageProperties, describe, reflect,
};
pub use import::{import, import_entries, import_functions, import_library, translated_names};
pub use link::{LinkRequest, is_library, link};
pub use linkage::drop_unused;
pub use passes::{Pass, module_options, root_signatures};
pub use read::{
    Item as BitcodeItem, ReadError, assemble_bitcode, described_parts, disassemble, model as bitcode_model,
    print_instruction, read_bitcode, read_items, read_module, reflect_bytes, rewrite, transform,
};
pub use words::Heads;

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&trefoil_ir::Kind]] =
    &[kinds::KINDS, trefoil_bitcode::KINDS, read::kinds::KINDS, link::kinds::KINDS];
