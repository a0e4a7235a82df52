//! Derivatives in the stages that run in groups: they are between the threads of a quad, so a group must be made of whole quads.

use crate::analysis::flags;
use crate::kinds;
use crate::ops::DxilOp;
use crate::options::Target;
use trefoil_ir::{EntryPoint, Error, Function, InstId, Stage};

/// An error at the first derivative of an entry whose groups are no quads, unless validation is skipped.
pub(crate) fn check(
    func: &Function,
    entry: &EntryPoint,
    calls: &[(InstId, DxilOp)],
    target: &Target,
) -> Result<(), Error> {
    let in_groups = matches!(entry.stage, Stage::Compute | Stage::Mesh | Stage::Amplification | Stage::Node);
    if !in_groups || has_quads(entry.num_threads) || target.codegen.skip_validation {
        return Ok(());
    }
    match calls.iter().find(|call| flags::uses_derivatives(call.1)) {
        Some((inst, _)) => Err(Error::new(func.loc(*inst), &kinds::DERIVATIVE_GROUP)),
        None => Ok(()),
    }
}

/// Whether the threads of a group make whole quads: four in a row, or two by two.
fn has_quads([x, y, z]: [u32; 3]) -> bool {
    if y == 1 && z == 1 { x % 4 == 0 } else { x % 2 == 0 && y % 2 == 0 }
}
