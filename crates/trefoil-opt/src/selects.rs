//! Selects: of what the condition says anyway, and of numbers that are bits of what it tests.

use crate::bits;
use crate::rules::{Change, all_ones, made_by, splat_int};
use trefoil_ir::{ConstKind, Context, Flags, Function, InstId, IntPredicate, Opcode, Value};

/// Simplifies a `select`.
pub(crate) fn simplify(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    let i = func.insts[inst];
    let &[condition, a, b] = func.operands(inst) else { return None };
    if a == b {
        return Some(Change::Value(a));
    }
    if let Some(which) = splat_int(ctx, condition) {
        return Some(Change::Value(if which != 0 { a } else { b }));
    }
    // An undefined side may be taken to be equal to the other one.
    let is_any = |v: Value| {
        let kind = v.as_const().map(|c| &ctx.consts.get(c).kind);
        matches!(kind, Some(ConstKind::Undef | ConstKind::Poison))
    };
    if is_any(a) || is_any(b) {
        return Some(Change::Value(if is_any(a) { b } else { a }));
    }
    if i.ty == func.value_type(ctx, condition)
        && let Some(change) = of_truths(func, inst, condition, [splat_int(ctx, a), splat_int(ctx, b)])
    {
        return Some(change);
    }
    if let Some(compare) = made_by(func, condition, Opcode::ICmp)
        && let Some(change) = compared(ctx, func, inst, compare, [a, b])
    {
        return Some(change);
    }
    if let Some(change) = nested(func, inst, condition, [a, b]) {
        return Some(change);
    }
    let not = made_by(func, condition, Opcode::Xor)?;
    let &[positive, mask] = func.operands(not) else { return None };
    (splat_int(ctx, mask)? == 1).then(|| {
        func.set_operands(inst, &[positive, b, a]);
        Change::InPlace
    })
}

/// A `select` of truths, some of which are known: the condition, its opposite, or both conditions joined.
fn of_truths(func: &mut Function, inst: InstId, condition: Value, known: [Option<u64>; 2]) -> Option<Change> {
    let ty = func.insts[inst].ty;
    let &[_, a, b] = func.operands(inst) else { return None };
    let (op, operands) = match known {
        [Some(1), Some(0)] => return Some(Change::Value(condition)),
        [Some(0), Some(1)] => (Opcode::Xor, [condition, b]),
        [None, Some(0)] => (Opcode::And, [condition, a]),
        [Some(1), None] => (Opcode::Or, [condition, b]),
        _ => return None,
    };
    func.replace(inst, op, ty, &operands, 0, Flags::NONE);
    Some(Change::InPlace)
}

/// A `select` by a comparison of integers: between what is compared, or between numbers.
fn compared(
    ctx: &mut Context,
    func: &mut Function,
    inst: InstId,
    compare: InstId,
    [a, b]: [Value; 2],
) -> Option<Change> {
    let predicate = IntPredicate::from_u32(func.insts[compare].data)?;
    let &[x, y] = func.operands(compare) else { return None };
    if [a, b] == [x, y] || [a, b] == [y, x] {
        match predicate {
            IntPredicate::Eq => return Some(Change::Value(b)),
            IntPredicate::Ne => return Some(Change::Value(a)),
            _ => {}
        }
    }
    of_numbers(ctx, func, inst, func.operands(inst)[0], [splat_int(ctx, a)?, splat_int(ctx, b)?])
}

/// One of two numbers, by a comparison that tests one bit: that bit, moved to where the number has it.
pub(crate) fn of_numbers(
    ctx: &mut Context,
    func: &mut Function,
    inst: InstId,
    condition: Value,
    numbers: [u64; 2],
) -> Option<Change> {
    use IntPredicate::*;
    let compare = made_by(func, condition, Opcode::ICmp)?;
    let predicate = IntPredicate::from_u32(func.insts[compare].data)?;
    let &[x, y] = func.operands(compare) else { return None };
    let ty = func.insts[inst].ty;
    if func.value_type(ctx, x) != ty {
        return None;
    }
    let (against, ones) = (splat_int(ctx, y)?, all_ones(ctx, ty));
    let [hit, miss] = if matches!(predicate, Eq | Sgt) { [numbers[1], numbers[0]] } else { numbers };
    let (op, by) = match (predicate, against) {
        (Ne | Eq, 0) => {
            let bit = bits::only_bit(ctx, func, x)?;
            match (hit, miss) {
                (hit, 0) if hit == bit => return Some(Change::Value(x)),
                (1, 0) => (Opcode::LShr, u64::from(bit.trailing_zeros())),
                (0, miss) if miss == bit => (Opcode::Xor, bit),
                _ => return None,
            }
        }
        (Slt, 0) | (Sgt, _) if predicate == Slt || against == ones => match (hit, miss) {
            (1, 0) => (Opcode::LShr, u64::from(ctx.types.scalar_bits(ty)) - 1),
            (hit, 0) if hit == ones => (Opcode::AShr, u64::from(ctx.types.scalar_bits(ty)) - 1),
            _ => return None,
        },
        _ => return None,
    };
    let by = ctx.int(ty, by);
    func.replace(inst, op, ty, &[x, by], 0, Flags::NONE);
    Some(Change::InPlace)
}

/// A `select` within a `select` of the same condition chooses the same side.
fn nested(func: &mut Function, inst: InstId, condition: Value, [a, b]: [Value; 2]) -> Option<Change> {
    let inner = |value: Value, side: usize| {
        let select = made_by(func, value, Opcode::Select)?;
        let operands = func.operands(select);
        (operands[0] == condition).then(|| operands[side])
    };
    let (first, second) = (inner(a, 1), inner(b, 2));
    if first.is_none() && second.is_none() {
        return None;
    }
    func.set_operands(inst, &[condition, first.unwrap_or(a), second.unwrap_or(b)]);
    Some(Change::InPlace)
}
