//! SPIR-V: one pass over the optimised IR writes a module for Vulkan, and a disassembler reads any module.
//!
//! [`emit`] takes a module as the pass pipeline leaves it (a function for each entry point, structure beside the graph,
//! resources behind handles) and gives the binary. Types and constants are made when first asked for; resource handles become loads of
//! variables in the block that uses them; addresses are places until something is read or written there.
//!
//! | module | what it does |
//! | --- | --- |
//! | `flatten` | makes switches of run-time indices of arrays whose elements are apart |
//! | `structure` | gives each structure of the graph a merge block of its own, as SPIR-V asks |
//! | `lower` | the pass over the function |
//! | `module` | the module writer: ids, sections, deduplicated declarations |
//! | `dis` | the disassembler |
//! | `instructions` | the grammar of the instructions |
//! | `extensions` | the names of extensions |

mod debug_ops;
mod dis;
mod extensions;
mod flatten;
#[rustfmt::skip]
mod generated;
mod instructions;
mod kinds;
mod lower;
mod module;
mod options;
mod origin;
mod structure;
mod tighten;

pub use dis::{DisassembleError, assembly, disassemble};
pub use extensions::is_extension;
pub use options::{BufferLayout, Options, RegisterBinding, RegisterShift, TargetEnv};
pub use origin::{Debug, Origin, Spot, Unknown};

use smallvec::SmallVec;
use trefoil_ir::{EntryPoint, Error, Intrinsic, Loc, Module, Stage};
use trefoil_opt::{Program, Watch};

/// Whether an intrinsic is taken as it is; the others must be expanded before.
pub fn is_native(which: Intrinsic) -> bool {
    lower::is_native(which)
}

/// Writes the entry points of an optimised module as SPIR-V.
///
/// # Errors
/// When the module has a construct that SPIR-V, or the target environment, does not take; the message names it.
pub fn emit(module: Module, options: &Options) -> Result<Vec<u8>, Vec<Error>> {
    emit_from(module, options, &Unknown, Watch::new(&mut (), cfg!(debug_assertions)))
}

/// The same for a module whose origin is known; the watch sees each [`Step`].
///
/// # Errors
/// As of [`emit`].
pub fn emit_from(
    mut module: Module,
    options: &Options,
    origin: &dyn Origin,
    mut watch: Watch<'_>,
) -> Result<Vec<u8>, Vec<Error>> {
    watch.before(Step::Structure.info(), Program::Ir(&module));
    let mut kills = SmallVec::<[bool; 8]>::new();
    for &EntryPoint { func, stage, .. } in &module.entries {
        let func = &mut module.functions[func];
        flatten::choose(&mut module.ctx, func, options);
        tighten::join_headers(func);
        tighten::join_continues(func);
        structure::separate(func);
        tighten::skip_empty(func);
        if let Some(loc) = structure::too_deep(func) {
            return Err(vec![Error::new(loc, &kinds::NESTED_STRUCTURES)]);
        }
        let may_kill = stage == Stage::Pixel && options.discard_kills();
        kills.push(may_kill && structure::free_continues(func));
    }
    watch.after_ir(Step::Structure.info(), &module, true).map_err(|e| vec![e])?;
    watch.before(Step::Lower.info(), Program::Ir(&module));
    let bytes = lower::lower(&module, options, origin, &kills).map_err(|e| vec![e])?;
    watch.after(Step::Lower.info(), Program::Code(&Listing(&bytes)), true);
    if watch.verify {
        let bug = |wrong| vec![Error::bug(Loc::NONE, format!("after {}: {wrong}", Step::Lower.name()))];
        dis::check(&bytes).map_err(bug)?;
    }
    Ok(bytes)
}

trefoil_opt::pass_names! {
    /// A step from the optimised IR to the module that is written.
    Step;
    /// Splits blocks that SPIR-V's structure requires to be distinct.
    Structure "spirv-structure";
    /// Writes types, variables and instructions.
    Lower "spirv-lower";
}

/// A module as a listing, for observers.
struct Listing<'a>(&'a [u8]);

impl std::fmt::Display for Listing<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match disassemble(self.0) {
            Ok(text) => f.write_str(&text),
            Err(error) => error.fmt(f),
        }
    }
}

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&trefoil_ir::Kind]] = &[kinds::KINDS, dis::KINDS];
