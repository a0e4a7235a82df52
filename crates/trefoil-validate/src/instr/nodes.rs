//! Nodes of work graphs: the places of threads that each way of launching has.

use super::At;
use crate::Rule;
use crate::program::tag;
use crate::report::Report;
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
