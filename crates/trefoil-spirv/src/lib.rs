//! SPIR-V: one pass over the optimised IR writes a module for Vulkan, and a disassembler reads any module.
//!
//! [`emit`] takes a module as the pass pipeline leaves it (one function, structure beside the graph, resources behind
//! handles) and gives the binary. Types and constants are made when first asked for; resource handles become loads of
//! variables in the block that uses them; addresses are places until something is read or written there.
//!
//! | room | what it does |
//! | --- | --- |
//! | `structure` | gives each structure of the graph a merge block of its own, as SPIR-V asks |
//! | `lower` | the pass over the function |
//! | `module` | the module writer: ids, sections, what stands once |
//! | `dis` | the disassembler |

mod dis;
#[rustfmt::skip]
mod generated;
mod kinds;
mod lower;
mod module;
mod options;
mod origin;
mod structure;

pub use dis::{DisassembleError, disassemble};
pub use options::{BufferLayout, Options, RegisterBinding, RegisterShift, TargetEnv};
pub use origin::{Debug, Origin, Spot, Unknown};

use trefoil_ir::{Error, Intrinsic, Module, Stage};

/// Whether an intrinsic is taken as it is; the others must be expanded before.
pub fn is_native(which: Intrinsic) -> bool {
    lower::is_native(which)
}

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
    let mut kills = false;
    if let [entry] = module.entries.as_slice() {
        let func = &mut module.functions[entry.func];
        structure::separate(func);
        kills = entry.stage == Stage::Pixel && options.discard_kills() && structure::free_continues(func);
    }
    lower::lower(&module, options, origin, kills).map_err(|e| vec![e])
}

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&trefoil_ir::Kind]] = &[kinds::KINDS];
