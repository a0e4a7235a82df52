//! The order that a block is lowered in: what does the same to several lanes of one vector comes together.
//!
//! The front end computes lanes one by one where the source does; registers of one operation at a time are four lanes wide. An
//! instruction moves up, with the lanes that it reads, to an earlier one of its block that does the same to other lanes of the
//! same vectors: it gets a component beside it and both become one. The search back is bounded, so the cost is linear.

use trefoil_ir::{BlockId, Function, InstId, Opcode, OpcodeClass, Value};

/// How many instructions back are searched.
const WINDOW: usize = 24;

/// The instructions of a block in the order that they are lowered in; `out` is for its memory.
pub(super) fn order(func: &Function, block: BlockId, out: &mut Vec<InstId>) {
    out.clear();
    for &inst in &func.blocks[block].insts {
        let first = out.len().saturating_sub(WINDOW);
        let alike = is_lanewise(func, inst)
            .then(|| (first..out.len()).rev().find(|&i| does_the_same(func, out[i], inst)))
            .flatten();
        match alike {
            Some(at) => move_up(func, inst, at + 1, out),
            None => out.push(inst),
        }
    }
}

/// Puts an instruction at a place, ahead of it the lanes that it reads where they come later.
fn move_up(func: &Function, inst: InstId, mut at: usize, out: &mut Vec<InstId>) {
    for &operand in func.operands(inst) {
        let Some(later) = operand.as_inst().and_then(|lane| out[at..].iter().position(|&i| i == lane)) else {
            continue;
        };
        out[at..=at + later].rotate_right(1);
        at += 1;
    }
    out.insert(at, inst);
}

/// Whether an instruction computes a scalar of lanes of vectors and constants.
fn is_lanewise(func: &Function, inst: InstId) -> bool {
    matches!(func.insts[inst].op.class(), OpcodeClass::Binary | OpcodeClass::Cast)
        && func.operands(inst).iter().any(|&v| vector_of(func, v).is_some())
}

fn does_the_same(func: &Function, a: InstId, b: InstId) -> bool {
    let (first, next) = (func.insts[a], func.insts[b]);
    let alike = |(&x, &y): (&Value, &Value)| match (vector_of(func, x), vector_of(func, y)) {
        (None, None) => x == y || x.as_const().is_some() && y.as_const().is_some(),
        (x, y) => x == y,
    };
    first.op == next.op
        && first.ty == next.ty
        && first.flags == next.flags
        && func.operands(a).iter().zip(func.operands(b)).all(alike)
}

/// The vector that a value is a lane of, by a constant index.
pub(super) fn vector_of(func: &Function, value: Value) -> Option<Value> {
    let inst = value.as_inst().filter(|&inst| func.insts[inst].op == Opcode::ExtractElement)?;
    let &[vector, index] = func.operands(inst) else { return None };
    index.as_const().map(|_| vector)
}
