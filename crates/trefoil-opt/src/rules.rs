//! What the rules of simplifying share: what becomes of an instruction, and what constants hold.

use trefoil_ir::{ConstKind, Context, Function, InstId, Opcode, Type, TypeId, Value};

/// What becomes of an instruction.
pub(crate) enum Change {
    /// Its uses take this value.
    Value(Value),
    /// It has become another instruction.
    InPlace,
}

/// All bits of a type's scalar.
pub(crate) fn all_ones(ctx: &Context, ty: TypeId) -> u64 {
    u64::MAX >> (64 - ctx.types.scalar_bits(ty).clamp(1, 64))
}

/// The integer in every lane of a constant.
pub(crate) fn splat_int(ctx: &Context, value: Value) -> Option<u64> {
    let id = value.as_const()?;
    let c = ctx.consts.get(id);
    match &c.kind {
        ConstKind::Int(v) => Some(*v),
        ConstKind::Zero if ctx.types.is_int(c.ty) => Some(0),
        ConstKind::Aggregate(parts) if matches!(ctx.types.get(c.ty), Type::Vector { .. }) => {
            let first = *parts.first()?;
            parts.iter().all(|&p| p == first).then(|| ctx.consts.as_int(first))?
        }
        _ => None,
    }
}

/// The float in every lane of a constant.
pub(crate) fn splat_float(ctx: &Context, value: Value) -> Option<f64> {
    let id = value.as_const()?;
    let c = ctx.consts.get(id);
    match &c.kind {
        ConstKind::Float(_) => ctx.consts.as_float(&ctx.types, id),
        ConstKind::Zero if ctx.types.is_float(c.ty) => Some(0.0),
        ConstKind::Aggregate(parts) if matches!(ctx.types.get(c.ty), Type::Vector { .. }) => {
            let first = *parts.first()?;
            parts.iter().all(|&p| p == first).then(|| ctx.consts.as_float(&ctx.types, first))?
        }
        _ => None,
    }
}

/// The instruction that makes a value, when it has this opcode.
pub(crate) fn made_by(func: &Function, value: Value, op: Opcode) -> Option<InstId> {
    value.as_inst().filter(|&i| func.insts[i].op == op)
}
