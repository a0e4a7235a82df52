//! Operands that nothing has set: what computes with them may take zero for them, and targets that refuse such
//! operands then see none.

use trefoil_ir::intrinsic::Shape;
use trefoil_ir::{ConstKind, Context, Effect, Function, InstId, Opcode, Value};

/// Whether some value is a constant that, or a part of which, nothing has set.
pub(crate) fn is_among(ctx: &Context, values: &[Value]) -> bool {
    values.iter().any(|&value| lacks_value(ctx, value))
}

/// What integers give of which the source never set one, where that may be anything again; DXIL's validator refuses to write it.
pub(crate) fn unset_result(ctx: &mut Context, func: &Function, inst: InstId) -> Option<Value> {
    let &[a, b] = func.operands(inst) else { return None };
    let (a, b) = (is_unset_number(ctx, a), is_unset_number(ctx, b));
    let is_any = match func.insts[inst].op {
        Opcode::Add | Opcode::Sub | Opcode::Xor => a || b,
        Opcode::Mul | Opcode::And | Opcode::Or => a && b,
        _ => false,
    };
    is_any.then(|| ctx.undef(func.insts[inst].ty))
}

/// Whether floats are computed of constants, but could not be: the source never set one of them. What that is, targets say: DXIL's validator
/// takes it where it is written, and refuses to compute with it.
pub(crate) fn is_float_of_unset(ctx: &Context, func: &Function, inst: InstId) -> bool {
    use Opcode::*;
    matches!(func.insts[inst].op, FAdd | FSub | FMul | FDiv | FRem)
        && func.operands(inst).iter().all(|v| v.as_const().is_some())
        && func.operands(inst).iter().any(|&v| is_unset(ctx, v))
}

/// Whether a constant is a number, or a vector of which no lane is known, that the source never set.
pub(crate) fn is_unset_number(ctx: &Context, value: Value) -> bool {
    value.as_const().is_some_and(|c| ctx.consts.get(c).kind == ConstKind::Undef)
}

/// Puts zero in the place of operands of arithmetic that nothing has set; whether there were any.
pub(crate) fn define(ctx: &mut Context, func: &mut Function, inst: InstId) -> bool {
    if !computes(func, inst) {
        return false;
    }
    let mut changed = false;
    let keeps = keeps_unset(func, inst);
    for n in 0..func.operands(inst).len() {
        let operand = func.operands(inst)[n];
        if keeps && is_unset(ctx, operand) {
            continue;
        }
        if let Some(value) = defined(ctx, operand) {
            let mut operands: smallvec::SmallVec<[Value; 4]> = func.operands(inst).into();
            operands[n] = value;
            func.set_operands(inst, &operands);
            changed = true;
        }
    }
    changed
}

/// Whether an instruction computes a number from numbers, and no operand of it may stand for nothing.
fn computes(func: &Function, inst: InstId) -> bool {
    use Opcode::*;
    let i = &func.insts[inst];
    match i.op {
        Add | Sub | Mul | Shl | LShr | AShr | And | Or | Xor | FAdd | FSub | FMul | FDiv | FRem | FNeg
        | ICmp | FCmp | Trunc | ZExt | SExt | FpToUi | FpToSi | UiToFp | SiToFp | FpTrunc | FpExt => true,
        Intrinsic => i.intrinsic().is_some_and(|which| {
            which.effect() == Effect::Pure
                && matches!(which.info().shape, Shape::Same | Shape::LanesToFlags | Shape::LanesToInts)
        }),
        _ => false,
    }
}

/// Whether an instruction propagates an undefined operand that the source never set: DXIL's validator reports such values.
fn keeps_unset(func: &Function, inst: InstId) -> bool {
    use Opcode::*;
    let op = func.insts[inst].op;
    matches!(
        op,
        Add | Sub | Xor | Trunc | FpToUi | FpToSi | FpTrunc | FpExt | FAdd | FSub | FMul | FDiv | FRem
    )
}

/// Whether a constant, or a part of it, says nothing.
#[inline]
fn lacks_value(ctx: &Context, value: Value) -> bool {
    let Some(id) = value.as_const() else { return false };
    let is_nothing = |kind: &ConstKind| matches!(kind, ConstKind::Undef | ConstKind::Poison);
    match &ctx.consts.get(id).kind {
        ConstKind::Aggregate(parts) => parts.iter().any(|&part| is_nothing(&ctx.consts.get(part).kind)),
        kind => is_nothing(kind),
    }
}

/// Whether a constant, or a part of it, is what the source never set; what passes found to be of no use is poison.
fn is_unset(ctx: &Context, value: Value) -> bool {
    let kind = value.as_const().map(|c| &ctx.consts.get(c).kind);
    match kind {
        Some(ConstKind::Undef) => true,
        Some(ConstKind::Aggregate(parts)) => {
            parts.iter().any(|&part| ctx.consts.get(part).kind == ConstKind::Undef)
        }
        _ => false,
    }
}

/// A constant with zeros where it says nothing; none when it says all.
fn defined(ctx: &mut Context, value: Value) -> Option<Value> {
    let id = value.as_const()?;
    let constant = ctx.consts.get(id);
    let ty = constant.ty;
    match &constant.kind {
        ConstKind::Undef | ConstKind::Poison => Some(ctx.zero(ty)),
        ConstKind::Aggregate(parts) => {
            let parts = parts.clone();
            let unset = |&part: &_| matches!(ctx.consts.get(part).kind, ConstKind::Undef | ConstKind::Poison);
            if !parts.iter().any(unset) {
                return None;
            }
            let parts: Vec<_> = parts
                .iter()
                .map(|&part| match defined(ctx, part.into()).and_then(|value| value.as_const()) {
                    Some(zero) => zero,
                    None => part,
                })
                .collect();
            Some(ctx.consts.aggregate(ty, &parts).into())
        }
        _ => None,
    }
}
