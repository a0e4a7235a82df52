//! Barriers: what is waited for and what is ordered.

use super::At;
use crate::Rule;
use crate::report::Report;
use trefoil_dxil::ops::DxilOp;
use trefoil_facts::{ShaderModel, Stage};

/// Modes of a barrier.
mod mode {
    pub(super) const UAV_EVERYWHERE: i64 = 2;
    pub(super) const UAV_OF_GROUP: i64 = 4;
    pub(super) const SHARED: i64 = 8;
}

/// Kinds of memory.
mod kind {
    pub(super) const SHARED: i64 = 2;
    pub(super) const NODE: i64 = 4 | 8;
    pub(super) const ALL: i64 = 15;
}

/// What a barrier means: who waits, for whom memory is ordered.
mod meaning {
    pub(super) const OF_GROUP: i64 = 1 | 2;
    pub(super) const ALL: i64 = 7;
    /// With the scope of reordered threads.
    pub(super) const ALL_SINCE_6_9: i64 = 15;
}

pub(super) fn check(at: &At<'_>, op: DxilOp, arguments: &[u32], report: &mut Report) {
    match op {
        DxilOp::Barrier => barrier(at, arguments, report),
        DxilOp::BarrierByMemoryType => {
            let memory = flags(at, arguments.get(1), kind::ALL, "the kinds of memory", report);
            by_kind(at, arguments.get(2), memory.unwrap_or(0), report);
        }
        DxilOp::BarrierByMemoryHandle => by_kind(at, arguments.get(2), 0, report),
        DxilOp::BarrierByNodeRecordHandle => by_kind(at, arguments.get(2), kind::NODE, report),
        _ => {}
    }
}

/// Whether the function may run in groups; those of libraries may.
fn in_group(at: &At<'_>) -> bool {
    matches!(at.body.stage, Some(Stage::Compute | Stage::Mesh | Stage::Amplification | Stage::Node) | None)
}

/// `barrier(mode)`
fn barrier(at: &At<'_>, arguments: &[u32], report: &mut Report) {
    use mode::*;
    let Some(mode) = arguments.get(1).and_then(|&id| at.body.int(id)) else {
        return at.say(report, Rule::InstrOpConst, &[&"the mode"]);
    };
    let has = |bits: i64| mode & bits != 0;
    if !in_group(at) {
        if mode != UAV_EVERYWHERE {
            at.say(report, Rule::InstrBarrierModeForNonCS, &[]);
        }
        return;
    }
    if has(UAV_EVERYWHERE) && has(UAV_OF_GROUP) {
        at.say(report, Rule::InstrBarrierModeUselessUGroup, &[]);
    }
    if !has(UAV_EVERYWHERE | UAV_OF_GROUP | SHARED) {
        at.say(report, Rule::InstrBarrierModeNoMemory, &[]);
    }
}

/// Constant flags, of which only some are known.
fn flags(at: &At<'_>, value: Option<&u32>, known: i64, what: &str, report: &mut Report) -> Option<i64> {
    let found = value.and_then(|&id| at.body.int(id));
    match found {
        Some(flags) if flags as u32 as i64 & !known != 0 => {
            at.say(report, Rule::InstrBarrierFlagInvalid, &[&what]);
        }
        Some(_) => {}
        None => at.say(report, Rule::InstrBarrierNonConstantFlagArgument, &[]),
    }
    found
}

/// A barrier of some kinds of memory.
fn by_kind(at: &At<'_>, value: Option<&u32>, memory: i64, report: &mut Report) {
    let is_new = at.body.program.model >= ShaderModel::new(6, 9);
    let known = if is_new { meaning::ALL_SINCE_6_9 } else { meaning::ALL };
    let meaning = flags(at, value, known, "what it means", report).unwrap_or(0);
    let Some(stage) = at.body.stage else { return };
    // All memory is what of it the stage has.
    let memory = if memory == kind::ALL { 0 } else { memory };
    if memory & kind::NODE != 0 && stage != Stage::Node {
        at.say(report, Rule::InstrBarrierRequiresNode, &[]);
    }
    if !in_group(at) && (memory & kind::SHARED != 0 || meaning & meaning::OF_GROUP != 0) {
        at.say(report, Rule::InstrBarrierModeForNonCS, &[]);
    }
}
