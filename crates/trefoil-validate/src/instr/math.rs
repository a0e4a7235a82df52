//! Operations on numbers: constants for which they have no result, stages that have them later.

use super::At;
use crate::Rule;
use crate::report::Report;
use trefoil_dxil::ops::{Attributes, DxilOp};
use trefoil_dxil_read::bitcode_model::{Constant, Ty};
use trefoil_facts::{ShaderModel, Stage};

pub(super) fn check(at: &At<'_>, op: DxilOp, arguments: &[u32], report: &mut Report) {
    let Some(&value) = arguments.get(1) else { return };
    let infinite = match op {
        DxilOp::Asin => Some(Rule::InstrNoIndefiniteAsin),
        DxilOp::Acos => Some(Rule::InstrNoIndefiniteAcos),
        DxilOp::Log => Some(Rule::InstrNoIndefiniteLog),
        DxilOp::DerivFineX | DxilOp::DerivFineY | DxilOp::DerivCoarseX | DxilOp::DerivCoarseY => {
            Some(Rule::InstrNoIndefiniteDsxy)
        }
        _ => None,
    };
    if let Some(rule) = infinite
        && is_infinite(at, value)
    {
        at.say(report, rule, &[]);
    }
    let model = at.body.program.model;
    let in_groups = matches!(at.body.program.stage, Stage::Compute | Stage::Mesh | Stage::Amplification);
    if in_groups && model < ShaderModel::new(6, 6) && op.newest_attributes().contains(Attributes::GRADIENT) {
        at.say(report, Rule::SmOpCodeInInvalidFunction, &[&op.name()]);
    }
}

/// Whether a value is a constant without an end.
fn is_infinite(at: &At<'_>, id: u32) -> bool {
    let Some(&Constant::Float(bits)) = at.body.constant(id) else { return false };
    match at.body.m.ty(at.body.ty(id)) {
        Ty::Half => bits & 0x7fff == 0x7c00,
        Ty::Float => f32::from_bits(bits as u32).is_infinite(),
        Ty::Double => f64::from_bits(bits).is_infinite(),
        _ => false,
    }
}
