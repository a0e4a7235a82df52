//! Mesh and amplification shaders: what is done once, and on every way; the sizes of payloads.

use super::{At, Body};
use crate::Rule;
use crate::bitcode::successors;
use crate::program::tag;
use crate::report::Report;
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil_read::bitcode_model::Op;
use trefoil_facts::Stage;

/// The most bytes of a payload.
const MOST_PAYLOAD: u64 = 16 * 1024;

/// The bytes of a pointer: DXC takes them for the least that a payload's size must be.
const POINTER: u64 = 4;

/// Where an operation is called: block, place in it, operands.
type Call<'a> = (usize, usize, &'a [u32]);

/// Checks the function of a mesh or an amplification shader, by its number.
pub(super) fn check(body: &Body<'_>, number: usize, report: &mut Report) {
    if !body.is_entry {
        return;
    }
    match body.stage {
        Some(Stage::Mesh) => mesh(body, number, report),
        Some(Stage::Amplification) => amplification(body, report),
        _ => {}
    }
}

/// Where a function calls an operation.
fn calls<'a>(body: &Body<'a>, wanted: impl Fn(DxilOp) -> bool) -> Vec<Call<'a>> {
    let mut found = Vec::new();
    for (block, insts) in body.func.blocks.iter().enumerate() {
        for (at, inst) in insts.iter().enumerate() {
            if let Some((op, arguments)) = body.operation(inst)
                && wanted(op)
            {
                found.push((block, at, arguments));
            }
        }
    }
    found
}

fn say(body: &Body<'_>, &(block, at, _): &Call<'_>, rule: Rule, report: &mut Report) {
    At { body, place: (block, at) }.say(report, rule, &[]);
}

fn mesh(body: &Body<'_>, number: usize, report: &mut Report) {
    let counts = calls(body, |op| op == DxilOp::SetMeshOutputCounts);
    for call in counts.iter().skip(1) {
        say(body, call, Rule::InstrMultipleSetMeshOutputCounts, report);
    }
    let outputs = calls(body, |op| {
        matches!(op, DxilOp::StoreVertexOutput | DxilOp::StorePrimitiveOutput | DxilOp::EmitIndices)
    });
    let set = counts.last();
    let Some(dom) = body.program.dominators(number) else { return };
    for output in &outputs {
        match set {
            None => say(body, output, Rule::InstrMissingSetMeshOutputCounts, report),
            Some(set) => {
                // As DXC, which does not look at the order within a block.
                if !dom.dominates(set.0 as u32, output.0 as u32) {
                    say(body, output, Rule::InstrNonDominatingSetMeshOutputCounts, report);
                }
            }
        }
    }
    let payloads = calls(body, |op| op == DxilOp::GetMeshPayload);
    for call in payloads.iter().skip(1) {
        say(body, call, Rule::InstrMultipleGetMeshPayload, report);
    }
    let Some(&(block, at, _)) = payloads.last() else { return };
    let result = body.func.blocks[block][at].result;
    let size = result.map_or(0, |id| payload_size(body, id));
    let stated = stated(body, tag::MESH, 4);
    if stated < size {
        let words: [&dyn std::fmt::Display; 3] = [&body.func.name, &size, &stated];
        report.function(Rule::SmMeshShaderPayloadSizeDeclared, &body.func.name, &words);
    }
    if stated > MOST_PAYLOAD {
        let words: [&dyn std::fmt::Display; 3] = [&body.func.name, &stated, &MOST_PAYLOAD];
        report.function(Rule::SmMeshShaderPayloadSize, &body.func.name, &words);
    }
}

fn amplification(body: &Body<'_>, report: &mut Report) {
    let all = calls(body, |op| op == DxilOp::DispatchMesh);
    for call in all.iter().skip(1) {
        say(body, call, Rule::InstrNotOnceDispatchMesh, report);
    }
    let Some(call) = all.last() else {
        return report.function(Rule::InstrNotOnceDispatchMesh, &body.func.name, &[]);
    };
    if !is_on_every_way(body, call.0) {
        say(body, call, Rule::InstrNonDominatingDispatchMesh, report);
    }
    let size = call.2.get(4).map_or(0, |&payload| payload_size(body, payload));
    let stated = stated(body, tag::AMPLIFICATION, 1);
    if stated < POINTER {
        let words: [&dyn std::fmt::Display; 3] = [&body.func.name, &POINTER, &stated];
        report.function(Rule::SmAmplificationShaderPayloadSizeDeclared, &body.func.name, &words);
    }
    if stated > MOST_PAYLOAD || size > MOST_PAYLOAD {
        let words: [&dyn std::fmt::Display; 3] = [&body.func.name, &stated.max(size), &MOST_PAYLOAD];
        report.function(Rule::SmAmplificationShaderPayloadSize, &body.func.name, &words);
    }
}

/// The bytes of what a pointer to a payload points to.
fn payload_size(body: &Body<'_>, pointer: u32) -> u64 {
    body.program.pointee(body.ty(pointer)).map_or(0, |ty| body.program.sizes.alloc(ty))
}

/// The bytes of the payload that the entry's properties state.
fn stated(body: &Body<'_>, tag: i64, place: usize) -> u64 {
    let node = body.entry.and_then(|entry| entry.property(tag));
    body.program.node_int(node, place).unwrap_or(0) as u32 as u64
}

/// Whether every way from the function's beginning to its end leads through a block.
fn is_on_every_way(body: &Body<'_>, through: usize) -> bool {
    let mut seen = vec![false; body.func.blocks.len()];
    let mut open = vec![0u32];
    while let Some(block) = open.pop() {
        if block as usize == through || std::mem::replace(&mut seen[block as usize], true) {
            continue;
        }
        let Some(last) = body.func.blocks[block as usize].last() else { continue };
        if matches!(last.op, Op::Ret(_) | Op::Unreachable) {
            return false;
        }
        successors(body.func, &last.op, |to| open.push(to));
    }
    true
}
