//! Operations of ray tracing: structures to trace in, queries with constant flags.

use super::At;
use super::handle::properties;
use crate::Rule;
use crate::report::Report;
use trefoil_dxil::ops::{DxilOp, ParamType};
use trefoil_facts::ResourceKind;

/// The flag of rays that asks for micromaps of two states, and the one of queries that allows micromaps.
const FORCE_TWO_STATES: i64 = 0x400;
const ALLOW_MICROMAPS: i64 = 1;

pub(super) fn check(at: &At<'_>, op: DxilOp, arguments: &[u32], report: &mut Report) {
    match op {
        DxilOp::TraceRay => structure(at, arguments.get(1), report),
        DxilOp::AllocateRayQuery if !is_constant(at, arguments.get(1)) => {
            at.say(report, Rule::DeclAllocateRayQueryFlagsAreConst, &[]);
        }
        DxilOp::AllocateRayQuery2 => query(at, arguments, report),
        DxilOp::MaybeReorderThread => hints(at, arguments, report),
        _ => {}
    }
    for (param, &value) in op.info().params().iter().zip(arguments.iter().skip(1)) {
        if param.ty == ParamType::HitObject && at.body.is_undef(value) {
            at.say(report, Rule::InstrUndefHitObject, &[]);
        }
    }
}

/// `maybeReorderThread(hitObject, hint, bits)`: how many bits of the hint count is defined, and the hint where any are known to.
fn hints(at: &At<'_>, arguments: &[u32], report: &mut Report) {
    let &[_, _, hint, bits, ..] = arguments else { return };
    let counts = at.body.int(bits).is_some_and(|bits| bits != 0);
    if at.body.is_undef(bits) || counts && at.body.is_undef(hint) {
        at.say(report, Rule::InstrMayReorderThreadUndefCoherenceHintParam, &[]);
    }
}

/// Rays are traced in an acceleration structure.
fn structure(at: &At<'_>, handle: Option<&u32>, report: &mut Report) {
    let of = handle.and_then(|&id| properties(at.body, id));
    if of.is_none_or(|of| of.kind != ResourceKind::AccelerationStructure) {
        at.say(report, Rule::InstrResourceKindForTraceRay, &[]);
    }
}

fn is_constant(at: &At<'_>, value: Option<&u32>) -> bool {
    value.is_some_and(|&id| at.body.constant(id).is_some())
}

/// `allocateRayQuery2(flags of rays, flags of the query)`
fn query(at: &At<'_>, arguments: &[u32], report: &mut Report) {
    if !is_constant(at, arguments.get(1)) || !is_constant(at, arguments.get(2)) {
        return at.say(report, Rule::DeclAllocateRayQuery2FlagsAreConst, &[]);
    }
    let int = |place: usize| arguments.get(place).and_then(|&id| at.body.int(id)).unwrap_or(0);
    if int(1) & FORCE_TWO_STATES != 0 && int(2) & ALLOW_MICROMAPS == 0 {
        at.say(report, Rule::DeclAllowOpacityMicromapsExpectedGivenForceOMM2State, &[]);
    }
}
