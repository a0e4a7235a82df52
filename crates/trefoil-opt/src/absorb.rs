//! Absorption: operations on bits, and sums, of a value and another that was made of it.

use crate::comparisons;
use crate::rules::{Change, all_ones, made_by, splat_int};
use trefoil_ir::{Context, Flags, Function, InstId, Opcode, TypeId, Value};

/// Simplifies `a & b`, `a | b`, `a ^ b`, `a + b` or `a - b`, where neither is a constant.
pub(crate) fn simplify(
    ctx: &mut Context,
    func: &mut Function,
    inst: InstId,
    a: Value,
    b: Value,
) -> Option<Change> {
    use Opcode::*;
    let i = func.insts[inst];
    let made = |value: Value| value.as_inst().map(|inst| func.insts[inst].op);
    let is_bits = |op: Option<Opcode>| matches!(op, Some(And | Or | Xor));
    let is_truth = ctx.types.scalar(i.ty) == TypeId::I1;
    if is_truth && matches!(made(a), Some(ICmp | FCmp)) {
        return match i.op {
            And => comparisons::joined(ctx, func, inst, [a, b], |a, b| a & b),
            Or => comparisons::joined(ctx, func, inst, [a, b], |a, b| a | b),
            Xor => comparisons::joined(ctx, func, inst, [a, b], |a, b| a ^ b),
            _ => None,
        };
    }
    if !is_bits(made(a)) && !is_bits(made(b)) {
        return None;
    }
    if matches!(i.op, And | Or | Xor)
        && let Some(value) =
            absorbed(ctx, func, i.op, i.ty, a, b).or_else(|| absorbed(ctx, func, i.op, i.ty, b, a))
    {
        return Some(Change::Value(value));
    }
    if matches!(i.op, Or | Xor | Add)
        && let Some(whole) = of_halves(ctx, func, a, b).or_else(|| of_halves(ctx, func, b, a))
    {
        return Some(Change::Value(whole));
    }
    of_masks(ctx, func, inst, a, b)
}

/// What a value and another that was made of it come to, if that is a value that there is.
fn absorbed(ctx: &mut Context, func: &Function, op: Opcode, ty: TypeId, x: Value, y: Value) -> Option<Value> {
    use Opcode::*;
    let inner = y.as_inst()?;
    let &[p, q] = func.operands(inner) else { return None };
    if p != x && q != x {
        return None;
    }
    let other = if p == x { q } else { p };
    match (op, func.insts[inner].op) {
        (And, And) | (Or, Or) => Some(y),
        (And, Or) | (Or, And) => Some(x),
        (_, Xor) if splat_int(ctx, other) == Some(all_ones(ctx, ty)) => {
            Some(if op == And { ctx.zero(ty) } else { ctx.int(ty, u64::MAX) })
        }
        (Xor, Xor) => Some(other),
        _ => None,
    }
}

/// The value of which `a` has the bits of a mask and `b` the others.
fn of_halves(ctx: &Context, func: &Function, a: Value, b: Value) -> Option<Value> {
    let (a, b) = (made_by(func, a, Opcode::And)?, made_by(func, b, Opcode::And)?);
    let (&[x, m], &[y, n]) = (func.operands(a), func.operands(b)) else { return None };
    let is_complement = |n: Value, m: Value| {
        let not = made_by(func, n, Opcode::Xor)?;
        let &[of, ones] = func.operands(not) else { return None };
        (of == m && splat_int(ctx, ones)? == all_ones(ctx, func.insts[not].ty)).then_some(())
    };
    let pairs = [(x, m, y, n), (x, m, n, y), (m, x, y, n), (m, x, n, y)];
    pairs.into_iter().find_map(|(x, m, y, n)| (x == y && is_complement(n, m).is_some()).then_some(x))
}

/// Two sets of bits of one value, joined, or one without the other.
fn of_masks(ctx: &mut Context, func: &mut Function, inst: InstId, a: Value, b: Value) -> Option<Change> {
    use Opcode::*;
    let i = func.insts[inst];
    let all = all_ones(ctx, i.ty);
    let masked = |value: Value| {
        let mask = made_by(func, value, And).and_then(|and| {
            let &[of, mask] = func.operands(and) else { return None };
            Some((of, splat_int(ctx, mask)?))
        });
        mask.unwrap_or((value, all))
    };
    let ((x, m), (y, n)) = (masked(a), masked(b));
    if x != y || m & n == all {
        return None;
    }
    let mask = match i.op {
        And => m & n,
        Or => m | n,
        Xor => m ^ n,
        Add if m & n == 0 => m | n,
        Sub if n & !m == 0 => m & !n,
        _ => return None,
    };
    if mask == all {
        return Some(Change::Value(x));
    }
    let mask = ctx.int(i.ty, mask);
    func.replace(inst, And, i.ty, &[x, mask], 0, Flags::NONE);
    Some(Change::InPlace)
}
