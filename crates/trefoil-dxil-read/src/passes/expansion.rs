//! `dxil-intrinsic-expansion`: expands intrinsics without an operation in DXIL.
//!
//! Intrinsics of LLVM's pass are expanded to its instructions, the others as those of our own front end.

use crate::{expansion, import};
use trefoil_dxil::module::{defined, sweep};
use trefoil_ir::{Error, Intrinsic, Module};
use trefoil_opt::{OptLevel, Options, Pass};

pub(super) fn run(module: &mut Module) -> Result<(), Vec<Error>> {
    for id in defined(module) {
        expansion::run(module, id);
        import::expand(module, id).map_err(|error| vec![error])?;
    }
    let native = |which: Intrinsic| which != Intrinsic::Abs && trefoil_dxil::is_native(which);
    let options = Options {
        level: OptLevel::O3,
        native,
        keep_structure: true,
        drop_unread: false,
        multiply_matrices: false,
        takes_fields: false,
        indexes_made_rows: false,
        access_whole: false,
        unroll_by_cost: false,
        regroup_floats: true,
        must_unroll: false,
        exclusive_registers: false,
        verify: false,
    };
    trefoil_opt::run_passes(module, &[Pass::Expand], &options, &mut ())?;
    sweep::declarations(module);
    Ok(())
}
