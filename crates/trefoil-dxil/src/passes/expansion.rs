//! `dxil-intrinsic-expansion`: intrinsics that DXIL has no operation for become others and instructions.

use super::operations::defined;
use crate::import;
use trefoil_ir::{Error, Intrinsic, Module};
use trefoil_opt::{Options, Pass};

pub(super) fn run(module: &mut Module) -> Result<(), Vec<Error>> {
    for id in defined(module) {
        import::expand(module, id).map_err(|error| vec![error])?;
    }
    let native = |which: Intrinsic| which != Intrinsic::Abs && crate::is_native(which);
    let options = Options { level: 3, native, keep_structure: true, must_unroll: false, verify: false };
    trefoil_opt::run_passes(module, &[Pass::Expand], &options, &mut ())?;
    super::sweep::declarations(module);
    Ok(())
}
