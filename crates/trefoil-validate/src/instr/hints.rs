//! Metadata that instructions have: hints at branches, exact arithmetic, loops.

use super::At;
use crate::Rule;
use crate::bitcode::operands;
use crate::program::flag;
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::{Inst, Meta, Op, Ty};

/// Names of a loop's hints.
const LOOP_HINTS: [&str; 3] = ["llvm.loop.unroll.full", "llvm.loop.unroll.disable", "llvm.loop.unroll.count"];
/// How deep nodes of loops and of aliases nest.
const MAX_DEPTH: u32 = 16;

pub(super) fn check(at: &At<'_>, inst: &Inst, report: &mut Report) {
    for &(kind, node) in at.body.func.pairs(inst.attachments) {
        let name = at.body.m.kinds.iter().find(|(id, _)| *id == kind).map(|(_, name)| name.as_str());
        match name.or_else(|| fixed_name(kind)) {
            Some("dx.controlflow.hints") => branch(at, inst, node, report),
            Some("dx.precise") => exact(at, inst, node, report),
            Some("dx.nonuniform") => non_uniform(at, inst, node, report),
            Some("llvm.loop") if !is_loop(at, node) => malformed(at, "the hints of a loop", report),
            Some("tbaa") if !is_alias(at, node) => malformed(at, "the types of aliases", report),
            Some("dbg" | "llvm.loop" | "tbaa" | "range" | "noalias" | "alias.scope") => {}
            other => at.say(report, Rule::MetaUsed, &[&other.unwrap_or("?")]),
        }
    }
}

/// The names of LLVM's own kinds, which a module need not list.
fn fixed_name(kind: u32) -> Option<&'static str> {
    const NAMES: [&str; 9] =
        ["dbg", "tbaa", "prof", "fpmath", "range", "tbaa.struct", "invariant.load", "alias.scope", "noalias"];
    NAMES.get(kind as usize).copied()
}

fn malformed(at: &At<'_>, what: &str, report: &mut Report) {
    at.say(report, Rule::MetaWellFormed, &[&format_args!("{what} are no such node")]);
}

/// The hints of a branch follow its first two parts.
fn branch(at: &At<'_>, inst: &Inst, node: u32, report: &mut Report) {
    const BRANCH: i64 = 1;
    const FLATTEN: i64 = 2;
    const FORCE_CASE: i64 = 5;
    let ends = matches!(
        inst.op,
        Op::Branch { .. } | Op::CondBranch { .. } | Op::Switch { .. } | Op::Ret(_) | Op::Unreachable
    );
    if !ends {
        return at.say(report, Rule::MetaControlFlowHintNotOnControlFlow, &[]);
    }
    let parts = at.body.m.node(Some(node));
    let mut has = [false; 3];
    for place in 2..parts.len() {
        match at.body.m.node_int(parts, place) {
            Some(BRANCH) => has[0] = true,
            Some(FLATTEN) => has[1] = true,
            Some(FORCE_CASE) => has[2] = true,
            Some(hint) => at.say(report, Rule::MetaInvalidControlFlowHint, &[&hint]),
            None => malformed(at, "the hints of a branch", report),
        }
    }
    if has[0] && has[1] {
        at.say(report, Rule::MetaBranchFlatten, &[]);
    }
    if has[2] && !matches!(inst.op, Op::Switch { .. }) {
        at.say(report, Rule::MetaForceCaseOnSwitch, &[]);
    }
}

/// What is exact is not of minimum precision.
fn exact(at: &At<'_>, inst: &Inst, node: u32, report: &mut Report) {
    // Native numbers of 16 bits are like any others.
    if at.body.program.flags & flag::LOW_PRECISION == 0 || !at.body.program.uses_min_precision() {
        return;
    }
    let parts = at.body.m.node(Some(node));
    match at.body.m.node_int(parts, 0).filter(|_| parts.len() == 1) {
        Some(0) => {}
        Some(1) => {
            let mut narrow = false;
            let is_narrow = |id: u32| matches!(at.body.m.ty(at.body.ty(id)), Ty::Half | Ty::Int(16));
            operands(at.body.func, &inst.op, |id| narrow |= is_narrow(id));
            if narrow {
                at.say(report, Rule::InstrMinPrecisionNotPrecise, &[]);
            }
        }
        Some(other) => at.say(report, Rule::MetaValueRange, &[&other]),
        None => malformed(at, "the marks of exact arithmetic", report),
    }
}

/// Libraries mark addresses of resources that differ by lane.
fn non_uniform(at: &At<'_>, inst: &Inst, node: u32, report: &mut Report) {
    if !at.body.program.is_library() {
        at.say(report, Rule::MetaUsed, &[&"dx.nonuniform"]);
    }
    let parts = at.body.m.node(Some(node));
    match at.body.m.node_int(parts, 0).filter(|_| parts.len() == 1 && matches!(inst.op, Op::Gep { .. })) {
        Some(1) => {}
        Some(other) => at.say(report, Rule::MetaValueRange, &[&other]),
        None => malformed(at, "the marks of indices that differ", report),
    }
}

/// The node of a loop: itself, then perhaps one hint.
fn is_loop(at: &At<'_>, node: u32) -> bool {
    let m = at.body.m;
    let mut id = node;
    for _ in 0..MAX_DEPTH {
        let parts = m.node(Some(id));
        if parts.first().copied().flatten() != Some(id) || parts.len() > 2 {
            return false;
        }
        let Some(&hint) = parts.get(1) else { return true };
        let Some(hint) = hint else { return false };
        let parts = m.node(Some(hint));
        if parts.len() > 2 || parts.is_empty() {
            return false;
        }
        if parts[0] == Some(hint) {
            id = hint;
            continue;
        }
        return match m.node_text(parts, 0) {
            Some("llvm.loop.unroll.count") => m.node_int(parts, 1).is_some(),
            Some(name) => LOOP_HINTS.contains(&name),
            None => false,
        };
    }
    false
}

/// A node of the types that memory is told apart by: its name or what it is of, the parent, whether it is constant.
fn is_alias(at: &At<'_>, node: u32) -> bool {
    let m = at.body.m;
    let mut id = node;
    for _ in 0..MAX_DEPTH {
        let parts = m.node(Some(id));
        if parts.len() == 3 && !matches!(m.node_int(parts, 2), Some(0 | 1)) {
            return false;
        }
        match parts.len() {
            1 => return m.node_text(parts, 0).is_some(),
            2 | 3 => {}
            _ => return false,
        }
        match parts[1] {
            Some(parent) if matches!(m.metadata.get(parent as usize), Some(Meta::Node { .. })) => id = parent,
            _ => return false,
        }
    }
    false
}
