//! Conditions that always come out the same, by what is known of integers that a loop counts.
//!
//! Nothing is rewritten by it: it is for those who report a loop that nothing leaves. What is known of a phi is what LLVM knows, so that
//! the same loops are reported.

use crate::bits::{self, Known};
use crate::comparisons;
use crate::rules::{all_ones, splat_int};
use trefoil_ir::{Context, Function, InstId, IntPredicate, Opcode, Value};

/// How many instructions up the question goes.
const DEPTH: u32 = 6;

/// What a condition always is, where that is known.
pub fn condition(ctx: &Context, func: &Function, condition: Value) -> Option<bool> {
    let Some(inst) = condition.as_inst() else { return Some(splat_int(ctx, condition)? != 0) };
    let (Opcode::ICmp, &[a, b]) = (func.insts[inst].op, func.operands(inst)) else { return None };
    let predicate = IntPredicate::from_u32(func.insts[inst].data)?;
    let (against, all) = (splat_int(ctx, b)?, all_ones(ctx, func.value_type(ctx, b)));
    let known = remainder(ctx, func, a, predicate, against);
    known.or_else(|| comparisons::decided(of_value(ctx, func, a, DEPTH), all, predicate, against))
}

/// Whether a remainder is below a number that is not below the divisor.
fn remainder(
    ctx: &Context,
    func: &Function,
    a: Value,
    predicate: IntPredicate,
    against: u64,
) -> Option<bool> {
    let inst = a.as_inst().filter(|&inst| func.insts[inst].op == Opcode::URem)?;
    let divisor = splat_int(ctx, func.operands(inst)[1]).filter(|&divisor| divisor <= against)?;
    match predicate {
        IntPredicate::Ult | IntPredicate::Ne | IntPredicate::Ule if divisor != 0 => Some(true),
        IntPredicate::Uge | IntPredicate::Eq | IntPredicate::Ugt if divisor != 0 => Some(false),
        _ => None,
    }
}

fn of_value(ctx: &Context, func: &Function, value: Value, depth: u32) -> Known {
    let Some(inst) = value.as_inst() else { return bits::of_constant(ctx, value) };
    let Some(depth) = depth.checked_sub(1) else { return Known::default() };
    match func.insts[inst].op {
        Opcode::Phi => of_phi(ctx, func, inst, depth),
        _ => bits::of_instruction(ctx, func, inst, |part| of_value(ctx, func, part, depth)),
    }
}

/// What is known of a phi: the low bits that are zero at first and in each step, or what all say that come in.
fn of_phi(ctx: &Context, func: &Function, phi: InstId, depth: u32) -> Known {
    let incoming = func.operands(phi);
    if let &[a, _, b, _] = incoming
        && let Some((first, step)) = counted(func, phi, a, b).or_else(|| counted(func, phi, b, a))
    {
        let zeros = |value: Value| of_value(ctx, func, value, depth).zeros.trailing_ones();
        let low = zeros(first).min(zeros(step));
        let all = all_ones(ctx, func.insts[phi].ty);
        let zeros = all & !u64::MAX.checked_shl(low).unwrap_or(0);
        if zeros != 0 {
            return Known { zeros, ones: 0 };
        }
    }
    let own = Value::from(phi);
    let parts = incoming.chunks_exact(2).map(|pair| pair[0]).filter(|&part| part != own);
    // A phi among what comes in may be one that this one comes into: one level is enough.
    let known = parts.map(|part| of_value(ctx, func, part, depth.min(1)));
    known.reduce(Known::either).unwrap_or_default()
}

/// Where a phi starts and what each iteration does to it, if `next` is made of the phi and of something else.
fn counted(func: &Function, phi: InstId, next: Value, first: Value) -> Option<(Value, Value)> {
    use Opcode::{Add, And, Mul, Or, Sub};
    let inst = next.as_inst().filter(|&inst| matches!(func.insts[inst].op, Add | Sub | And | Or | Mul))?;
    let &[a, b] = func.operands(inst) else { return None };
    match Value::from(phi) {
        own if a == own => Some((first, b)),
        own if b == own => Some((first, a)),
        _ => None,
    }
}
