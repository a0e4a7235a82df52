//! The way to SPIR-V: one pass over the optimised IR writes a module for Vulkan, and a disassembler reads any module.
//!
//! [`emit`] takes a module as the pass pipeline leaves it (one function, structure beside the graph, resources behind
//! handles) and gives the binary. Types and constants are made when first asked for; resource handles become loads of
//! variables in the block that uses them; addresses are places (`place`) until something is read or written there.

mod aggregate;
mod alu;
mod atomic;
mod binding;
mod bits;
mod block;
mod builtin;
mod cast;
mod debug;
mod dis;
mod function;
#[rustfmt::skip]
mod generated;
mod geometry;
mod image;
mod interface;
mod intrinsic;
mod kinds;
mod layout;
mod math;
mod memory;
mod named;
mod options;
mod place;
mod query;
mod raw;
mod ray;
mod resource;
mod rule;
mod sample;
mod structure;
mod tessellation;
mod types;
mod wave;
mod words;

pub use debug::{Debug, Origin, Spot, Unknown};
pub use dis::{DisassembleError, disassemble};
pub use intrinsic::is_native;
pub use options::{BufferLayout, Options, RegisterBinding, RegisterShift, TargetEnv};

use trefoil_ir::{Error, Module};

/// Writes the entry point of an optimised module as SPIR-V.
///
/// # Errors
/// When the module has a construct that SPIR-V, or the target environment, does not take; the message names it.
pub fn emit(module: Module, options: &Options) -> Result<Vec<u8>, Vec<Error>> {
    emit_from(module, options, &Unknown)
}

/// The same for a module whose origin is known.
///
/// # Errors
/// As of [`emit`].
pub fn emit_from(mut module: Module, options: &Options, origin: &dyn Origin) -> Result<Vec<u8>, Vec<Error>> {
    if let [entry] = module.entries.as_slice() {
        structure::separate(&mut module.functions[entry.func]);
    }
    function::lower(&module, options, origin).map_err(|e| vec![e])
}

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&trefoil_ir::Kind]] = &[kinds::KINDS];
