//! `dxil-intrinsic-expansion`: intrinsics that DXIL has no operation for become others and instructions.
//!
//! What LLVM's pass expands becomes what LLVM makes of it; the rest is expanded as our own front end's intrinsics are.

use crate::module::{defined, sweep};
use crate::{expansion, import};
use trefoil_ir::{Error, Intrinsic, Module};
use trefoil_opt::{OptLevel, Options, Pass};

pub(super) fn run(module: &mut Module) -> Result<(), Vec<Error>> {
    for id in defined(module) {
        expansion::run(module, id);
        import::expand(module, id).map_err(|error| vec![error])?;
    }
    let native = |which: Intrinsic| which != Intrinsic::Abs && crate::is_native(which);
    let options = Options {
        level: OptLevel::O3,
        native,
        keep_structure: true,
        drop_unread: false,
        multiply_matrices: false,
        must_unroll: false,
        exclusive_registers: false,
        verify: false,
    };
    trefoil_opt::run_passes(module, &[Pass::Expand], &options, &mut ())?;
    sweep::declarations(module);
    Ok(())
}
