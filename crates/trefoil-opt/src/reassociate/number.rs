//! Numbers that terms are multiplied by: integers that wrap, and floats.

use crate::rules::{splat_float, splat_int};
use trefoil_ir::{Context, Flags, Opcode, TypeId, Value};

/// A number of a type of so many bits.
pub(super) trait Number: Copy + PartialEq {
    const ZERO: Self;
    const ONE: Self;
    const MINUS_ONE: Self;
    const ADD: Opcode;
    const SUB: Opcode;
    const MUL: Opcode;

    fn plus(self, other: Self, bits: u32) -> Self;
    fn times(self, other: Self, bits: u32) -> Self;
    /// One over it; nothing where that is no number.
    fn inverse(self) -> Option<Self>;
    /// The number in every lane of a constant.
    fn read(ctx: &Context, value: Value) -> Option<Self>;
    /// The constant of a type; nothing where that does not hold it.
    fn write(self, ctx: &mut Context, ty: TypeId) -> Option<Value>;
    /// The constant from which a value is subtracted to negate it.
    fn zero(ctx: &mut Context, ty: TypeId) -> Value;
    /// Whether an operation with such flags is one of numbers that may be regrouped.
    fn regroups(flags: Flags) -> bool;
    /// By how much a value is shifted for a product with it.
    fn shift(self) -> Option<u32>;
}

/// Integers are kept as they are with a sign.
fn signed(value: i64, bits: u32) -> i64 {
    let shift = 64 - bits.clamp(1, 64);
    value << shift >> shift
}

impl Number for i64 {
    const ZERO: Self = 0;
    const ONE: Self = 1;
    const MINUS_ONE: Self = -1;
    const ADD: Opcode = Opcode::Add;
    const SUB: Opcode = Opcode::Sub;
    const MUL: Opcode = Opcode::Mul;

    fn plus(self, other: Self, bits: u32) -> Self {
        signed(self.wrapping_add(other), bits)
    }

    fn times(self, other: Self, bits: u32) -> Self {
        signed(self.wrapping_mul(other), bits)
    }

    fn inverse(self) -> Option<Self> {
        None
    }

    fn read(ctx: &Context, value: Value) -> Option<Self> {
        let number = splat_int(ctx, value)?;
        let ty = ctx.consts.get(value.as_const()?).ty;
        Some(signed(number as i64, ctx.types.scalar_bits(ty)))
    }

    fn write(self, ctx: &mut Context, ty: TypeId) -> Option<Value> {
        Some(ctx.int(ty, self as u64))
    }

    fn zero(ctx: &mut Context, ty: TypeId) -> Value {
        ctx.zero(ty)
    }

    fn regroups(_: Flags) -> bool {
        true
    }

    fn shift(self) -> Option<u32> {
        (self > 1 && self.count_ones() == 1).then(|| self.trailing_zeros())
    }
}

/// What is rounded as the type rounds.
fn rounded(value: f64, bits: u32) -> f64 {
    if bits > 32 { value } else { f64::from(value as f32) }
}

impl Number for f64 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;
    const MINUS_ONE: Self = -1.0;
    const ADD: Opcode = Opcode::FAdd;
    const SUB: Opcode = Opcode::FSub;
    const MUL: Opcode = Opcode::FMul;

    fn plus(self, other: Self, bits: u32) -> Self {
        rounded(self + other, bits)
    }

    fn times(self, other: Self, bits: u32) -> Self {
        rounded(self * other, bits)
    }

    fn inverse(self) -> Option<Self> {
        let inverse = 1.0 / self;
        inverse.is_normal().then_some(inverse)
    }

    fn read(ctx: &Context, value: Value) -> Option<Self> {
        splat_float(ctx, value).filter(|number| number.is_finite())
    }

    fn write(self, ctx: &mut Context, ty: TypeId) -> Option<Value> {
        let value = ctx.float(ty, self);
        let held = Self::read(ctx, value)?;
        (held.is_normal() || self == 0.0).then_some(value)
    }

    fn zero(ctx: &mut Context, ty: TypeId) -> Value {
        ctx.float(ty, -0.0)
    }

    fn regroups(flags: Flags) -> bool {
        flags.contains(Flags::REASSOC.union(Flags::NSZ).union(Flags::NNAN).union(Flags::ARCP))
    }

    fn shift(self) -> Option<u32> {
        None
    }
}
