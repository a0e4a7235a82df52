//! Functions of floats of several instructions.

use super::{Result, Translate};
use crate::kinds;
use trefoil_ir::{Flags, FloatPredicate, InstId, IntPredicate, Intrinsic, Opcode, TypeId, Value};

impl Translate<'_> {
    /// `round`, half away from zero.
    pub(super) fn round(&mut self, inst: InstId, ops: &[Value]) {
        let ty = self.cursor.func.insts[inst].ty;
        let a = ops[0];
        let size = self.emit_intrinsic(Intrinsic::FAbs, ty, &[a]);
        let half = self.ctx.float(ty, 0.5);
        let up = self.emit(Opcode::FAdd, ty, &[size, half], 0);
        let size = self.emit_intrinsic(Intrinsic::Floor, ty, &[up]);
        self.copy_sign(inst, ty, size, a);
    }

    /// `ldexp`, whose exponent may be an integer and a scalar.
    pub(super) fn ldexp(&mut self, inst: InstId, ops: &[Value]) {
        let ty = self.cursor.func.insts[inst].ty;
        let a = ops[0];
        let exponent = match self.ctx.types.is_float(self.ty(ops[1])) {
            true => ops[1],
            false => {
                let from = self.ty(ops[1]);
                let vector = self.ctx.types.lanes(ty) > self.ctx.types.lanes(from);
                let scalar = self.ctx.types.scalar(ty);
                let one = if vector { scalar } else { ty };
                let exponent = self.emit(Opcode::SiToFp, one, &[ops[1]], 0);
                if vector { self.splat(exponent, ty) } else { exponent }
            }
        };
        self.rewrite_intrinsic(inst, Intrinsic::Ldexp, &[a, exponent]);
    }

    /// `10^x` by `exp2`.
    pub(super) fn exp10(&mut self, inst: InstId, ops: &[Value]) {
        let ty = self.cursor.func.insts[inst].ty;
        let a = ops[0];
        let by = self.ctx.float(ty, std::f64::consts::LOG2_10);
        let power = self.emit(Opcode::FMul, ty, &[a, by], 0);
        self.rewrite_intrinsic(inst, Intrinsic::Exp2, &[power]);
    }

    /// Sine and cosine as a structure.
    pub(super) fn sincos(&mut self, inst: InstId, ops: &[Value]) {
        let a = ops[0];
        let shape = self.ty(a);
        let sine = self.emit_intrinsic(Intrinsic::Sin, shape, &[a]);
        let cosine = self.emit_intrinsic(Intrinsic::Cos, shape, &[a]);
        self.pair(inst, sine, cosine);
    }

    pub(super) fn copy_sign(&mut self, inst: InstId, ty: TypeId, size: Value, sign: Value) {
        let bits = self.ctx.types.scalar_bits(ty);
        let scalar = self.ctx.types.int(bits);
        let int = self.ctx.types.with_shape_of(ty, scalar);
        let top = 1u64 << (bits - 1);
        let (rest, top) = (self.ctx.int(int, top - 1), self.ctx.int(int, top));
        let size = self.emit(Opcode::BitCast, int, &[size], 0);
        let sign = self.emit(Opcode::BitCast, int, &[sign], 0);
        let size = self.emit(Opcode::And, int, &[size, rest], 0);
        let sign = self.emit(Opcode::And, int, &[sign, top], 0);
        let both = self.emit(Opcode::Or, int, &[size, sign], 0);
        self.cursor.func.insts[inst].flags = Flags::NONE;
        self.rewrite(inst, Opcode::BitCast, &[both], 0);
    }

    /// `x^n`: products for a small constant `n`, otherwise by `log2` and `exp2`.
    pub(super) fn integer_power(&mut self, inst: InstId, ty: TypeId, x: Value, n: Value) {
        let flags = self.cursor.func.insts[inst].flags;
        let multiply = |t: &mut Self, a: Value, b: Value| {
            Value::from(t.cursor.inst(Opcode::FMul, ty, &[a, b], 0, flags))
        };
        let one = self.ctx.float(ty, 1.0);
        if let Some(n) = self.ctx.as_int(n).map(|n| n as u32 as i32).filter(|n| n.unsigned_abs() <= 64) {
            let (mut power, mut square, mut rest) = (None, x, n.unsigned_abs());
            while rest > 0 {
                if rest & 1 == 1 {
                    power = Some(power.map_or(square, |p| multiply(self, p, square)));
                }
                rest >>= 1;
                if rest > 0 {
                    square = multiply(self, square, square);
                }
            }
            return match power {
                Some(power) if n < 0 => self.rewrite(inst, Opcode::FDiv, &[one, power], 0),
                power => self.replace_by(inst, power.unwrap_or(one)),
            };
        }
        self.dynamic_power(inst, ty, x, n);
    }

    /// `x^n` by the logarithm of the magnitude, with the sign of `x` for odd `n`.
    fn dynamic_power(&mut self, inst: InstId, ty: TypeId, x: Value, n: Value) {
        let flags = self.cursor.func.insts[inst].flags;
        let scalar = self.ctx.types.scalar(ty);
        let wide = self.emit(Opcode::SiToFp, scalar, &[n], 0);
        let wide = if scalar == ty { wide } else { self.splat(wide, ty) };
        let size = self.emit_intrinsic(Intrinsic::FAbs, ty, &[x]);
        let log = self.emit_intrinsic(Intrinsic::Log2, ty, &[size]);
        let product = self.cursor.inst(Opcode::FMul, ty, &[log, wide], 0, flags).into();
        let power = self.emit_intrinsic(Intrinsic::Exp2, ty, &[product]);
        let (bit, count) = (self.ctx.types.with_shape_of(ty, TypeId::I1), self.ty(n));
        let (lowest, none) = (self.ctx.int(count, 1), self.ctx.zero(count));
        let odd = self.emit(Opcode::And, count, &[n, lowest], 0);
        let odd = self.emit(Opcode::ICmp, TypeId::I1, &[odd, none], IntPredicate::Ne as u32);
        let zero = self.ctx.zero(ty);
        let negative = self.emit(Opcode::FCmp, bit, &[x, zero], FloatPredicate::Olt as u32);
        let odd = if scalar == ty { odd } else { self.splat(odd, bit) };
        let turned = self.emit(Opcode::And, bit, &[negative, odd], 0);
        let minus = self.emit(Opcode::FNeg, ty, &[power], 0);
        self.rewrite(inst, Opcode::Select, &[turned, minus, power], 0);
    }

    /// `llvm.is.fpclass`, for the masks that DXIL has an operation for.
    pub(super) fn class(&mut self, inst: InstId, ops: &[Value]) -> Result {
        const ALL: u64 = 1023;
        const NAN: u64 = 3;
        let ty = self.cursor.func.insts[inst].ty;
        let Some(mask) = self.ctx.as_int(ops[1]) else {
            return self.malformed(inst, &kinds::FPCLASS_MASK_NOT_CONSTANT);
        };
        let known = |mask: u64| match mask {
            NAN => Some(Intrinsic::IsNan),
            0x204 => Some(Intrinsic::IsInf),
            0x1f8 => Some(Intrinsic::IsFinite),
            0x108 => Some(Intrinsic::IsNormal),
            _ => None,
        };
        if let Some(which) = known(mask) {
            self.rewrite_intrinsic(inst, which, &ops[..1]);
            return Ok(());
        }
        if let Some(which) = known(ALL & !mask) {
            let is = self.emit_intrinsic(which, ty, &ops[..1]);
            let one = self.ctx.int(ty, 1);
            self.rewrite(inst, Opcode::Xor, &[is, one], 0);
            return Ok(());
        }
        if mask == 0x60 {
            let zero = self.ctx.zero(self.ty(ops[0]));
            self.rewrite(inst, Opcode::FCmp, &[ops[0], zero], FloatPredicate::Oeq as u32);
            return Ok(());
        }
        self.malformed(inst, kinds::FPCLASS_MASK.with(&[&mask]))
    }
}
