//! Nodes of work graphs: the places of threads that each way of launching has, and records that are complete.

use super::{At, Body};
use crate::Rule;
use crate::bitcode::operands;
use crate::program::tag;
use crate::report::Report;
use std::collections::BTreeMap;
use trefoil_dxil::ops::DxilOp;
use trefoil_facts::Stage;

/// How a node is launched.
const BROADCASTING: i64 = 1;
const COALESCING: i64 = 2;

pub(super) fn check(at: &At<'_>, op: DxilOp, report: &mut Report) {
    if at.body.stage != Some(Stage::Node) {
        return;
    }
    let launch = at.body.entry.and_then(|entry| entry.property(tag::LAUNCH));
    let launch = launch.and_then(|launch| at.body.m.node_int(&[Some(launch)], 0));
    let right = match op {
        DxilOp::ThreadId | DxilOp::GroupId => launch == Some(BROADCASTING),
        DxilOp::ThreadIdInGroup | DxilOp::FlattenedThreadIdInGroup => {
            matches!(launch, Some(BROADCASTING | COALESCING))
        }
        _ => true,
    };
    if !right {
        at.say(report, Rule::InstrSvConflictingLaunchMode, &[&op.name()]);
    }
}

/// Nothing uses the handle of a record that is complete by then; `number` is the function's.
pub(super) fn completed(body: &Body<'_>, number: usize, report: &mut Report) {
    if !body.program.code(number).ops.contains(&DxilOp::OutputComplete) {
        return;
    }
    let Some(dom) = body.program.dominators(number) else { return };
    // By handle, where the numbers of the blocks that its completion dominates end.
    let mut complete: BTreeMap<u32, u32> = BTreeMap::new();
    for (block, dominated) in dom.walk() {
        for (at, inst) in body.func.blocks[block as usize].iter().enumerate() {
            let mut is_late = false;
            operands(body.func, &inst.op, |id| {
                is_late |= complete.get(&id).is_some_and(|&until| until > dominated.start);
            });
            if is_late {
                let place = (block as usize, at);
                At { body, place }.say(report, Rule::InstrNodeRecordHandleUseAfterComplete, &[]);
            }
            if let Some((DxilOp::OutputComplete, &[_, handle])) = body.operation(inst) {
                let until = complete.entry(handle).or_insert(dominated.end);
                *until = dominated.end.max(*until);
            }
        }
    }
}
