//! Algebra: rules for sums, products and calls with constant or negated operands.
//!
//! Rules for floats respect the fast-math flags: regrouping needs `reassoc`, ignoring the sign of zero `nsz`. No rule
//! introduces an `fneg`, so that they hold for lowered code too, which has `-0.0 - x` instead.

use crate::fold;
use crate::rules::{Change, made_by, splat_float, splat_int};
use smallvec::SmallVec;
use trefoil_ir::{
    ConstId, ConstKind, Context, Flags, Function, Inst, InstId, Intrinsic, Opcode, Type, TypeId, Value,
};

/// The simplified form of a call of an intrinsic.
#[derive(Clone, Debug, PartialEq)]
pub enum Simpler {
    /// An existing value.
    Value(Value),
    /// A sum, a difference, a product.
    Binary(Opcode, [Value; 2]),
    /// Another intrinsic.
    Call(Intrinsic, SmallVec<[Value; 2]>),
    /// A lane of a vector.
    Lane(Value, u32),
}

/// Whether both may be regrouped.
fn regroups(a: Flags, b: Flags) -> bool {
    a.intersection(b).contains(Flags::REASSOC)
}

/// The value of which `value` is the negation.
fn negated(ctx: &Context, func: &Function, value: Value) -> Option<Value> {
    let inst = value.as_inst()?;
    let i = &func.insts[inst];
    match (i.op, func.operands(inst)) {
        (Opcode::FNeg, &[x]) => Some(x),
        (Opcode::FSub, &[zero, x]) => {
            let zero = splat_float(ctx, zero).filter(|z| *z == 0.0)?;
            (zero.is_sign_negative() || i.flags.contains(Flags::NSZ)).then_some(x)
        }
        (Opcode::FMul, &[x, c]) if splat_float(ctx, c) == Some(-1.0) => Some(x),
        _ => None,
    }
}

/// Folds an operation on one or two constants.
fn combined(
    ctx: &mut Context,
    func: &Function,
    inst: InstId,
    op: Opcode,
    parts: &[ConstId],
) -> Option<Value> {
    fold::evaluate(ctx, &Inst::bare(op, func.insts[inst].ty, 0), parts).map(Value::from)
}

/// Folds a product or quotient of constants, unless the result is denormal and so loses precision.
fn scaled(ctx: &mut Context, func: &Function, inst: InstId, op: Opcode, parts: &[ConstId]) -> Option<Value> {
    let value = combined(ctx, func, inst, op, parts)?;
    let least = match ctx.types.get(ctx.types.scalar(func.insts[inst].ty)) {
        Type::Half => 6.104e-5,
        Type::Float => f64::from(f32::MIN_POSITIVE),
        _ => f64::MIN_POSITIVE,
    };
    let id = value.as_const()?;
    let normal = |id| ctx.consts.as_float(&ctx.types, id).is_some_and(|v| v.abs() >= least);
    let fits = match &ctx.consts.get(id).kind {
        ConstKind::Aggregate(lanes) => lanes.iter().all(|&lane| normal(lane)),
        _ => normal(id),
    };
    fits.then_some(value)
}

/// Simplifies a sum, difference, product, quotient or negation of floats.
pub(crate) fn float(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    use Opcode::*;
    let i = func.insts[inst];
    if i.op == FNeg {
        return negation(ctx, func, inst);
    }
    let &[mut a, mut b] = func.operands(inst) else { return None };
    if i.op.info().commutes && a.as_const().is_some() && b.as_const().is_none() {
        (a, b) = (b, a);
        func.set_operands(inst, &[a, b]);
    }
    if let Some(value) = splat_float(ctx, b)
        && let Some(known) = identity(ctx, &i, a, value)
    {
        return Some(Change::Value(known));
    }
    if i.op == FSub && a == b && i.flags.contains(Flags::NNAN.union(Flags::NINF)) {
        return Some(Change::Value(ctx.zero(i.ty)));
    }
    let simpler = match i.op {
        FAdd => sum(ctx, func, inst, a, b),
        FSub => difference(ctx, func, inst, a, b),
        FMul => product(ctx, func, inst, a, b),
        FDiv => quotient(ctx, func, inst, a, b),
        _ => None,
    };
    let (op, operands) = simpler?;
    func.replace(inst, op, i.ty, &operands, 0, i.flags);
    Some(Change::InPlace)
}

/// The result of adding zero, multiplying by one and the like.
fn identity(ctx: &mut Context, i: &Inst, a: Value, value: f64) -> Option<Value> {
    use Opcode::*;
    let zero_sign = i.flags.contains(Flags::NSZ);
    let unchanged = match i.op {
        FAdd => value == 0.0 && (zero_sign || value.is_sign_negative()),
        FSub => value == 0.0 && (zero_sign || value.is_sign_positive()),
        FMul | FDiv => value == 1.0,
        _ => false,
    };
    if unchanged {
        return Some(a);
    }
    let gone = i.op == FMul && value == 0.0 && zero_sign && i.flags.contains(Flags::NNAN);
    gone.then(|| ctx.zero(i.ty))
}

fn negation(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    let i = func.insts[inst];
    let x = func.operands(inst)[0];
    if let Some(positive) = negated(ctx, func, x) {
        return Some(Change::Value(positive));
    }
    let inner = x.as_inst()?;
    let flags = func.insts[inner].flags;
    let operands = match (func.insts[inner].op, func.operands(inner)) {
        (Opcode::FMul, &[y, c]) => [y, combined(ctx, func, inst, Opcode::FNeg, &[c.as_const()?])?],
        (Opcode::FSub, &[a, b]) if i.flags.union(flags).contains(Flags::NSZ) => [b, a],
        _ => return None,
    };
    func.replace(inst, func.insts[inner].op, i.ty, &operands, 0, flags);
    Some(Change::InPlace)
}

type Made = Option<(Opcode, [Value; 2])>;

/// Matches an operation `op` with a constant as operand `at` that `flags` allow to regroup; gives the other operand and the
/// constant.
fn with_constant(
    func: &Function,
    value: Value,
    op: Opcode,
    at: usize,
    flags: Flags,
) -> Option<(Value, ConstId)> {
    let inner = made_by(func, value, op)?;
    let operands = func.operands(inner);
    let c = operands.get(at)?.as_const()?;
    regroups(flags, func.insts[inner].flags).then_some((operands[1 - at], c))
}

fn sum(ctx: &mut Context, func: &Function, inst: InstId, a: Value, b: Value) -> Made {
    use Opcode::*;
    let flags = func.insts[inst].flags;
    if let Some(c) = b.as_const() {
        if let Some((x, first)) = with_constant(func, a, FAdd, 1, flags) {
            return Some((FAdd, [x, combined(ctx, func, inst, FAdd, &[first, c])?]));
        }
        if let Some((x, first)) = with_constant(func, a, FSub, 0, flags)
            && splat_float(ctx, first.into()) != Some(0.0)
        {
            return Some((FSub, [combined(ctx, func, inst, FAdd, &[first, c])?, x]));
        }
    }
    if let Some(y) = negated(ctx, func, b) {
        return Some((FSub, [a, y]));
    }
    if let Some(y) = negated(ctx, func, a) {
        return Some((FSub, [b, y]));
    }
    multiple(ctx, func, inst, a, b)
}

/// The sum of a multiple of a value and that value, or another multiple, as one multiple.
fn multiple(ctx: &mut Context, func: &Function, inst: InstId, a: Value, b: Value) -> Made {
    let i = func.insts[inst];
    let doubled = |value: Value| {
        let sum = made_by(func, value, Opcode::FAdd)?;
        let &[x, y] = func.operands(sum) else { return None };
        (x == y && regroups(i.flags, func.insts[sum].flags)).then_some(x)
    };
    let factor = |ctx: &mut Context, value: Value| match doubled(value) {
        Some(x) => Some((x, ctx.float(i.ty, 2.0).as_const()?)),
        None => with_constant(func, value, Opcode::FMul, 1, i.flags),
    };
    let (of_a, of_b) = (factor(ctx, a), factor(ctx, b));
    let one = ctx.float(i.ty, 1.0).as_const()?;
    let (x, first, second) = match (of_a, of_b) {
        (Some((x, first)), Some((y, second))) if x == y => (x, first, second),
        (Some((x, first)), _) if x == b => (b, first, one),
        (_, Some((y, second))) if y == a => (a, one, second),
        _ => return None,
    };
    let both = combined(ctx, func, inst, Opcode::FAdd, &[first, second])?;
    i.flags.contains(Flags::REASSOC).then_some((Opcode::FMul, [x, both]))
}

fn difference(ctx: &mut Context, func: &Function, inst: InstId, a: Value, b: Value) -> Made {
    use Opcode::*;
    let flags = func.insts[inst].flags;
    if let Some(c) = b.as_const() {
        return Some((FAdd, [a, combined(ctx, func, inst, FNeg, &[c])?]));
    }
    if let Some(c) = a.as_const() {
        if let Some((x, first)) = with_constant(func, b, FAdd, 1, flags) {
            return Some((FSub, [combined(ctx, func, inst, FSub, &[c, first])?, x]));
        }
        if let Some((x, first)) = with_constant(func, b, FSub, 0, flags) {
            return Some((FAdd, [x, combined(ctx, func, inst, FSub, &[c, first])?]));
        }
        if splat_float(ctx, a) == Some(0.0) {
            return None;
        }
    }
    negated(ctx, func, b).map(|y| (FAdd, [a, y]))
}

fn product(ctx: &mut Context, func: &Function, inst: InstId, a: Value, b: Value) -> Made {
    use Opcode::*;
    let flags = func.insts[inst].flags;
    if let Some(c) = b.as_const() {
        if let Some((x, first)) = with_constant(func, a, FMul, 1, flags) {
            return Some((FMul, [x, scaled(ctx, func, inst, FMul, &[first, c])?]));
        }
        if let Some((x, first)) = with_constant(func, a, FDiv, 0, flags) {
            return Some((FDiv, [scaled(ctx, func, inst, FMul, &[first, c])?, x]));
        }
        let x = negated(ctx, func, a)?;
        return Some((FMul, [x, combined(ctx, func, inst, FNeg, &[c])?]));
    }
    Some((FMul, [negated(ctx, func, a)?, negated(ctx, func, b)?]))
}

fn quotient(ctx: &mut Context, func: &Function, inst: InstId, a: Value, b: Value) -> Made {
    use Opcode::*;
    let flags = func.insts[inst].flags;
    if let Some(c) = b.as_const() {
        let exact = splat_float(ctx, b).is_some_and(|v| v.is_normal() && v.to_bits() << 12 == 0);
        if !exact && !flags.contains(Flags::ARCP) {
            return None;
        }
        let ty = func.value_type(ctx, b);
        let one = ctx.float(ty, 1.0).as_const()?;
        return Some((FMul, [a, scaled(ctx, func, inst, FDiv, &[one, c])?]));
    }
    Some((FDiv, [negated(ctx, func, a)?, negated(ctx, func, b)?]))
}

/// Simplifies a call of an intrinsic with constant or simplifiable operands.
pub fn intrinsic(
    ctx: &mut Context,
    func: &Function,
    which: Intrinsic,
    flags: Flags,
    ty: TypeId,
    operands: &[Value],
) -> Option<Simpler> {
    use Intrinsic as I;
    match (which, operands) {
        (I::FMulAdd, &[a, b, c]) => fused(ctx, flags, ty, a, b, c),
        (I::UMin | I::UMax | I::SMin | I::SMax, &[a, b]) => bound(ctx, which, ty, a, b),
        (I::MinNum | I::MaxNum, &[a, b]) => float_bound(ctx, func, which, ty, a, b),
        (I::Saturate | I::Floor | I::Ceil | I::FTrunc | I::RoundEven, &[a]) => {
            let inner = a.as_inst()?;
            func.insts[inner].is_intrinsic(which).then_some(Simpler::Value(a))
        }
        (I::Lerp, &[a, b, t]) => interpolated(ctx, flags, a, b, t),
        (I::FDot | I::SDot | I::UDot, &[a, b]) => dot(ctx, func, flags, ty, [a, b]),
        (I::Ldexp, &[a, power]) => scaled_by_power(ctx, ty, a, power),
        (I::Abs, &[a, least]) => {
            let inner = a.as_inst()?;
            match (func.insts[inner].op, func.operands(inner)) {
                (Opcode::Intrinsic, _) if func.insts[inner].is_intrinsic(I::Abs) => Some(Simpler::Value(a)),
                (Opcode::Sub, &[zero, x]) if splat_int(ctx, zero) == Some(0) => {
                    Some(Simpler::Call(I::Abs, SmallVec::from_slice(&[x, least])))
                }
                _ => None,
            }
        }
        (I::FAbs, &[a]) => {
            if a.as_inst().is_some_and(|i| func.insts[i].is_intrinsic(I::FAbs)) {
                return Some(Simpler::Value(a));
            }
            let positive = negated(ctx, func, a)?;
            Some(Simpler::Call(I::FAbs, SmallVec::from_slice(&[positive])))
        }
        _ => None,
    }
}

/// `a + (b - a) * t`, at one end or between equal values.
fn interpolated(ctx: &Context, flags: Flags, a: Value, b: Value, t: Value) -> Option<Simpler> {
    if !flags.contains(Flags::REASSOC.union(Flags::NNAN)) {
        return None;
    }
    if a == b {
        return Some(Simpler::Value(a));
    }
    match splat_float(ctx, t)? {
        0.0 => Some(Simpler::Value(a)),
        1.0 => Some(Simpler::Value(b)),
        _ => None,
    }
}

/// A dot product with a constant that is one in one lane and zero in the others is that lane.
fn dot(
    ctx: &mut Context,
    func: &Function,
    flags: Flags,
    ty: TypeId,
    operands: [Value; 2],
) -> Option<Simpler> {
    let (vector, numbers) = match operands.map(|v| v.as_const()) {
        [None, Some(numbers)] => (operands[0], numbers),
        [Some(numbers), None] => (operands[1], numbers),
        _ => return None,
    };
    let is_float = ctx.types.is_float(ty);
    if is_float && !flags.contains(Flags::NSZ.union(Flags::NNAN)) {
        return None;
    }
    let mut only = None;
    for lane in 0..ctx.types.lanes(func.value_type(ctx, vector)) {
        let number = ctx.consts.member(&ctx.types, numbers, lane)?;
        let number = match is_float {
            true => ctx.consts.as_float(&ctx.types, number)?,
            false => ctx.consts.as_int(number)? as f64,
        };
        match number {
            0.0 => {}
            1.0 if only.is_none() => only = Some(lane),
            _ => return None,
        }
    }
    Some(match only {
        Some(lane) => Simpler::Lane(vector, lane),
        None => Simpler::Value(ctx.zero(ty)),
    })
}

/// A power of two times a value: a product, where the power is a number that is not denormal.
fn scaled_by_power(ctx: &mut Context, ty: TypeId, a: Value, power: Value) -> Option<Simpler> {
    let power = splat_float(ctx, power).filter(|power| power.fract() == 0.0)?;
    let greatest = if ctx.types.scalar(ty) == TypeId::HALF { 14.0 } else { 126.0 };
    if power.abs() > greatest {
        return None;
    }
    let factor = ctx.float(ty, power.exp2());
    Some(Simpler::Binary(Opcode::FMul, [a, factor]))
}

/// `a * b + c`
fn fused(ctx: &mut Context, flags: Flags, ty: TypeId, a: Value, b: Value, c: Value) -> Option<Simpler> {
    use Opcode::*;
    let (x, factor) = if a.as_const().is_some() { (b, a) } else { (a, b) };
    if let Some(value) = splat_float(ctx, factor) {
        if value == 1.0 {
            return Some(Simpler::Binary(FAdd, [x, c]));
        }
        if value == -1.0 {
            return Some(Simpler::Binary(FSub, [c, x]));
        }
        if value == 0.0 && flags.contains(Flags::NSZ) && flags.contains(Flags::NNAN) {
            return Some(Simpler::Value(c));
        }
    }
    if splat_float(ctx, c) == Some(0.0) && flags.contains(Flags::NSZ) {
        return Some(Simpler::Binary(FMul, [a, b]));
    }
    let made = Inst::bare(FMul, ty, 0);
    let known = fold::evaluate(ctx, &made, &[a.as_const()?, b.as_const()?])?;
    Some(Simpler::Binary(FAdd, [c, known.into()]))
}

/// Minimum and maximum of integers.
fn bound(ctx: &mut Context, which: Intrinsic, ty: TypeId, a: Value, b: Value) -> Option<Simpler> {
    use Intrinsic as I;
    if a == b {
        return Some(Simpler::Value(a));
    }
    let (x, c) = if a.as_const().is_some() { (b, a) } else { (a, b) };
    let value = splat_int(ctx, c)?;
    let bits = ctx.types.scalar_bits(ty).clamp(1, 64);
    let (ones, high) = (u64::MAX >> (64 - bits), 1u64 << (bits - 1));
    let (least, greatest) =
        if matches!(which, I::UMin | I::UMax) { (0, ones) } else { (high, high.wrapping_sub(1)) };
    let (absorbs, neutral) =
        if matches!(which, I::UMin | I::SMin) { (least, greatest) } else { (greatest, least) };
    match value {
        v if v == absorbs => Some(Simpler::Value(c)),
        v if v == neutral => Some(Simpler::Value(x)),
        _ => None,
    }
}

/// Minimum and maximum of floats; a clamp to the range from 0 to 1 becomes `saturate`.
fn float_bound(
    ctx: &mut Context,
    func: &Function,
    which: Intrinsic,
    ty: TypeId,
    a: Value,
    b: Value,
) -> Option<Simpler> {
    use Intrinsic as I;
    if a == b {
        return Some(Simpler::Value(a));
    }
    let (x, c) = if a.as_const().is_some() { (b, a) } else { (a, b) };
    let (value, inner) = (splat_float(ctx, c)?, x.as_inst()?);
    let of = func.insts[inner].intrinsic()?;
    // The result of `saturate` is within 0 to 1; NaN becomes 0.
    if of == I::Saturate {
        let settled = if which == I::MinNum { value >= 1.0 } else { value <= 0.0 };
        return settled.then_some(Simpler::Value(x));
    }
    let &[p, q] = func.operands(inner) else { return None };
    let (y, other) = if p.as_const().is_some() { (q, p) } else { (p, q) };
    let first = splat_float(ctx, other)?;
    let short = ctx.types.scalar(ty) != TypeId::DOUBLE;
    if short && which == I::MinNum && of == I::MaxNum && value == 1.0 && first == 0.0 {
        return Some(Simpler::Call(I::Saturate, SmallVec::from_slice(&[y])));
    }
    if which != of {
        return None;
    }
    let made = Inst::bare(Opcode::Intrinsic, ty, which as u32);
    let both = fold::evaluate(ctx, &made, &[c.as_const()?, other.as_const()?])?;
    Some(Simpler::Call(which, SmallVec::from_slice(&[y, both.into()])))
}
