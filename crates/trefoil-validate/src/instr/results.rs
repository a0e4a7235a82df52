//! What operations give as a structure: taken apart, and of it only what is there.

use super::{At, Body};
use crate::Rule;
use crate::report::Report;
use crate::types::is_result;
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil_read::bitcode_model::{Op, Ty};
use trefoil_facts::ResourceKind;

/// The place of the status in a result of four components and of a vector.
const STATUS: [u32; 2] = [4, 1];
/// How many phis a result is followed through.
const MAX_PHIS: usize = 64;

/// A part is taken of what an operation or an exchange gives.
pub(super) fn extract(at: &At<'_>, aggregate: u32, indices: &[u32], report: &mut Report) {
    let Ty::Struct { name, .. } = at.body.m.ty(at.body.ty(aggregate)) else {
        return at.say(report, Rule::InstrExtractValue, &[]);
    };
    let is_exchange = || matches!(at.body.inst(aggregate).map(|inst| &inst.op), Some(Op::CmpXchg { .. }));
    if !name.as_deref().is_some_and(is_result) && !is_exchange() {
        return at.say(report, Rule::InstrExtractValue, &[]);
    }
    if name.as_deref() == Some("dx.types.Dimensions") {
        dimension(at, aggregate, indices, report);
    }
}

/// A dimension that the resource has.
fn dimension(at: &At<'_>, aggregate: u32, indices: &[u32], report: &mut Report) {
    for handle in sized(at.body, aggregate) {
        let Some(of) = super::handle::properties(at.body, handle) else { continue };
        use ResourceKind::*;
        let missing = |index: &u32| match of.kind {
            Texture1D => matches!(index, 1 | 2),
            Texture1DArray | Texture2D | Texture2DMS | TextureCube => *index == 2,
            TypedBuffer | RawBuffer | StructuredBuffer | TBuffer => matches!(index, 1..=3),
            _ => false,
        };
        if indices.iter().any(missing) {
            at.say(report, Rule::InstrUndefResultForGetDimension, &[&of.kind.name()]);
        }
    }
}

/// The handles of the resources whose dimensions a value is, through phis.
fn sized(body: &Body<'_>, id: u32) -> Vec<u32> {
    let (mut open, mut seen, mut handles) = (vec![id], Vec::new(), Vec::new());
    while let Some(id) = open.pop() {
        if seen.contains(&id) || seen.len() > MAX_PHIS {
            continue;
        }
        seen.push(id);
        let Some(inst) = body.inst(id) else { continue };
        if let Op::Phi { incoming, .. } = &inst.op {
            open.extend(body.func.pairs(*incoming).iter().map(|&(value, _)| value));
        } else if let Some((DxilOp::GetDimensions, arguments)) = body.operation(inst) {
            handles.extend(arguments.get(1));
        }
    }
    handles
}

/// Dimensions are taken apart and not passed on.
pub(super) fn passed_on(at: &At<'_>, id: u32, report: &mut Report) {
    let Ty::Struct { name: Some(name), .. } = at.body.m.ty(at.body.ty(id)) else { return };
    if name == "dx.types.Dimensions" && !sized(at.body, id).is_empty() {
        at.say(report, Rule::InstrDxilStructUser, &[&name]);
    }
}

/// `checkAccessFullyMapped(status)`: the status of an access.
pub(super) fn status(at: &At<'_>, value: Option<&u32>, report: &mut Report) {
    let made = value.and_then(|&id| at.body.inst(id));
    let right = match made.map(|inst| &inst.op) {
        Some(Op::ExtractValue { aggregate, indices }) => match at.body.m.ty(at.body.ty(*aggregate)) {
            Ty::Struct { name: Some(name), fields, .. } => {
                let is_last = matches!(at.body.func.list(*indices), [index]
                    if STATUS.contains(index) && *index as usize + 1 == fields.len());
                name.starts_with("dx.types.ResRet.") && is_last
            }
            _ => false,
        },
        _ => false,
    };
    if !right {
        at.say(report, Rule::InstrCheckAccessFullyMapped, &[]);
    }
}
