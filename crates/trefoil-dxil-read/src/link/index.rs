//! Arithmetic on indices, which are of 32 bits in shaders; what is known is folded.

use trefoil_ir::{Context, Cursor, Flags, Opcode, TypeId, Value};

/// An index of whatever width as one of 32 bits.
pub(super) fn word(ctx: &mut Context, cursor: &mut Cursor<'_>, value: Value) -> Value {
    if let Some(known) = ctx.as_int(value) {
        return ctx.i32(known as u32);
    }
    let ty = cursor.func.value_type(ctx, value);
    match ctx.types.scalar_bits(ty) {
        64 => cursor.inst(Opcode::Trunc, TypeId::I32, &[value], 0, Flags::NONE).into(),
        32 => value,
        _ => cursor.inst(Opcode::SExt, TypeId::I32, &[value], 0, Flags::NONE).into(),
    }
}

/// An index times a number of elements.
pub(super) fn scaled(ctx: &mut Context, cursor: &mut Cursor<'_>, index: Value, by: u32) -> Value {
    match ctx.as_int(index) {
        Some(known) => ctx.i32((known as u32).wrapping_mul(by)),
        None if by == 1 => index,
        None => {
            let by = ctx.i32(by);
            cursor.inst(Opcode::Mul, TypeId::I32, &[index, by], 0, Flags::NONE).into()
        }
    }
}

/// The sum of two indices.
pub(super) fn sum(ctx: &mut Context, cursor: &mut Cursor<'_>, a: Value, b: Value) -> Value {
    match (ctx.as_int(a), ctx.as_int(b)) {
        (Some(a), Some(b)) => ctx.i32((a as u32).wrapping_add(b as u32)),
        (Some(0), _) => b,
        (_, Some(0)) => a,
        _ => cursor.inst(Opcode::Add, TypeId::I32, &[a, b], 0, Flags::NONE).into(),
    }
}
