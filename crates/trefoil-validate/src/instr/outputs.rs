//! What the code of an entry does once, or as a whole: outputs that must be written, calls that must be made once.

use super::Body;
use crate::Rule;
use crate::report::Report;
use trefoil_dxil::ops::DxilOp;
use trefoil_facts::{Semantic, Stage};

/// Checks the functions of an entry as a whole.
pub(super) fn check(body: &Body<'_>, report: &mut Report) {
    let (Some(entry), true) = (body.entry, body.is_entry) else { return };
    let mut written = vec![0u32; entry.output.len()];
    let mut counts = [0u32; 3];
    for inst in body.func.blocks.iter().flatten() {
        let Some((op, arguments)) = body.operation(inst) else { continue };
        match op {
            DxilOp::StoreOutput | DxilOp::StoreVertexOutput => {
                let int = |at: usize| arguments.get(at).and_then(|&id| body.int(id));
                let place = int(1).and_then(|id| usize::try_from(id).ok()).and_then(|id| written.get_mut(id));
                if let (Some(mask), Some(col)) = (place, int(3)) {
                    *mask |= 1u32.checked_shl(col as u32).unwrap_or(0);
                }
            }
            DxilOp::DispatchMesh => counts[0] += 1,
            DxilOp::SetMeshOutputCounts => counts[1] += 1,
            DxilOp::GetMeshPayload => counts[2] += 1,
            _ => {}
        }
    }
    for (element, &mask) in entry.output.iter().zip(&written) {
        let semantic = u32::try_from(element.semantic).ok().and_then(Semantic::from_dxil_number);
        let whole = 1u32.checked_shl(element.cols.clamp(0, 4) as u32).unwrap_or(0).wrapping_sub(1);
        let misses = mask & whole != whole;
        match semantic {
            Some(Semantic::Position) if misses => {
                report.function(Rule::SmCompletePosition, entry.name, &[]);
            }
            Some(semantic) if misses && (semantic.is_depth() || semantic == Semantic::StencilRef) => {
                report.function(Rule::SmUndefinedOutput, entry.name, &[&element.name]);
            }
            _ => {}
        }
    }
    if body.stage == Some(Stage::Amplification) && counts[0] != 1 {
        report.function(Rule::InstrNotOnceDispatchMesh, entry.name, &[]);
    }
    if counts[1] > 1 {
        report.function(Rule::InstrMultipleSetMeshOutputCounts, entry.name, &[]);
    }
    if counts[2] > 1 {
        report.function(Rule::InstrMultipleGetMeshPayload, entry.name, &[]);
    }
}
