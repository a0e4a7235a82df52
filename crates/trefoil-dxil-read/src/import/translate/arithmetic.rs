//! Integer and vector arithmetic of several instructions.

use super::super::names::{Action, Fold};
use super::{Result, Translate};
use trefoil_ir::{Flags, InstId, IntPredicate, Intrinsic, Opcode, TypeId, Value};

impl Translate<'_> {
    pub(super) fn arithmetic(&mut self, inst: InstId, action: Action, ops: &[Value]) -> Result {
        let ty = self.cursor.func.insts[inst].ty;
        let a = ops[0];
        match action {
            Action::Reciprocal => {
                let one = self.ctx.float(ty, 1.0);
                self.rewrite(inst, Opcode::FDiv, &[one, a], 0);
            }
            Action::Dot(lanes) => {
                let (left, right) = ops.split_at(lanes as usize);
                let left = self.vector(left);
                let right = self.vector(&right[..lanes as usize]);
                self.rewrite_intrinsic(inst, Intrinsic::FDot, &[left, right]);
            }
            Action::Dot2Add => {
                let (left, right) = (self.vector(&ops[1..3]), self.vector(&ops[3..5]));
                self.rewrite_intrinsic(inst, Intrinsic::Dot2Add, &[a, left, right]);
            }
            Action::AnyDot => {
                let which = if self.ctx.types.is_float(ty) { Intrinsic::FDot } else { Intrinsic::SDot };
                self.rewrite_intrinsic(inst, which, &ops[..2]);
            }
            Action::AnyClamp => {
                let which = if self.ctx.types.is_float(ty) { Intrinsic::NClamp } else { Intrinsic::SClamp };
                self.rewrite_intrinsic(inst, which, &ops[..3]);
            }
            Action::Fwidth => self.fwidth(inst, a),
            Action::PackHalves => self.pack_halves(inst, a)?,
            Action::UnpackHalves => self.unpack_halves(inst, a)?,
            Action::Round => self.round(inst, ops),
            Action::CopySign => self.copy_sign(inst, ty, a, ops[1]),
            Action::Exp10 => self.exp10(inst, ops),
            Action::Ldexp => self.ldexp(inst, ops),
            Action::SaturatingSum => self.saturating_sum(inst, ops),
            Action::SignedSaturating(difference) => self.signed_saturating(inst, ops, difference),
            Action::SignedOverflow(difference) => {
                let (sum, wrapped) = self.signed_sum(a, ops[1], difference);
                self.pair(inst, sum, wrapped);
            }
            Action::PowI => self.integer_power(inst, ty, a, ops[1]),
            Action::ThreeWay(signed) => self.three_way(inst, ops, signed),
            Action::SubOverflow => self.sub_overflow(inst, ops),
            Action::SinCos => self.sincos(inst, ops),
            Action::Reduce(fold) => self.reduce(inst, fold, ops),
            Action::FpClass => self.class(inst, ops)?,
            _ => self.bits(inst, action, ops)?,
        }
        Ok(())
    }

    /// An unsigned sum that saturates: the first operand is limited to what the second leaves.
    fn saturating_sum(&mut self, inst: InstId, ops: &[Value]) {
        let ty = self.cursor.func.insts[inst].ty;
        let a = ops[0];
        let ones = self.ctx.int(ty, u64::MAX);
        let room = self.emit(Opcode::Xor, ty, &[ops[1], ones], 0);
        let least = self.emit_intrinsic(Intrinsic::UMin, ty, &[a, room]);
        self.rewrite(inst, Opcode::Add, &[least, ops[1]], 0);
    }

    /// A signed sum or difference that saturates.
    fn signed_saturating(&mut self, inst: InstId, ops: &[Value], difference: bool) {
        let ty = self.cursor.func.insts[inst].ty;
        let a = ops[0];
        let (sum, wrapped) = self.signed_sum(a, ops[1], difference);
        // It wraps towards the sign that it does not have.
        let bits = self.ctx.types.scalar_bits(ty);
        let (last, most) = (self.ctx.int(ty, u64::from(bits) - 1), self.ctx.int(ty, (1 << (bits - 1)) - 1));
        let sign = self.emit(Opcode::AShr, ty, &[a, last], 0);
        let bound = self.emit(Opcode::Xor, ty, &[sign, most], 0);
        self.rewrite(inst, Opcode::Select, &[wrapped, bound, sum], 0);
    }

    /// A signed sum or difference, and whether it overflows.
    fn signed_sum(&mut self, a: Value, b: Value, difference: bool) -> (Value, Value) {
        let ty = self.ty(a);
        let bit = self.ctx.types.with_shape_of(ty, TypeId::I1);
        let sum = self.emit(if difference { Opcode::Sub } else { Opcode::Add }, ty, &[a, b], 0);
        let left = self.emit(Opcode::Xor, ty, &[a, sum], 0);
        let right = self.emit(Opcode::Xor, ty, &[if difference { a } else { sum }, b], 0);
        let both = self.emit(Opcode::And, ty, &[left, right], 0);
        let zero = self.ctx.zero(ty);
        let wrapped = self.emit(Opcode::ICmp, bit, &[both, zero], IntPredicate::Slt as u32);
        (sum, wrapped)
    }

    /// A three-way comparison: -1, 0 or 1.
    fn three_way(&mut self, inst: InstId, ops: &[Value], signed: bool) {
        let ty = self.cursor.func.insts[inst].ty;
        let a = ops[0];
        let (greater, less) = match signed {
            true => (IntPredicate::Sgt, IntPredicate::Slt),
            false => (IntPredicate::Ugt, IntPredicate::Ult),
        };
        let shape = self.ty(a);
        let bit = self.ctx.types.with_shape_of(shape, TypeId::I1);
        let side = |t: &mut Self, predicate: IntPredicate| {
            let is = t.emit(Opcode::ICmp, bit, &[a, ops[1]], predicate as u32);
            t.emit(Opcode::ZExt, ty, &[is], 0)
        };
        let (greater, less) = (side(self, greater), side(self, less));
        self.rewrite(inst, Opcode::Sub, &[greater, less], 0);
    }

    /// An unsigned difference, and whether it wraps.
    fn sub_overflow(&mut self, inst: InstId, ops: &[Value]) {
        let a = ops[0];
        let shape = self.ty(a);
        let bit = self.ctx.types.with_shape_of(shape, TypeId::I1);
        let difference = self.emit(Opcode::Sub, shape, &[a, ops[1]], 0);
        let wrapped = self.emit(Opcode::ICmp, bit, &[a, ops[1]], IntPredicate::Ult as u32);
        self.pair(inst, difference, wrapped);
    }

    fn reduce(&mut self, inst: InstId, fold: Fold, ops: &[Value]) {
        let ty = self.cursor.func.insts[inst].ty;
        let flags = self.cursor.func.insts[inst].flags;
        let (mut sum, vector) = match fold {
            Fold::From(_) => (Some(ops[0]), ops[1]),
            _ => (None, ops[0]),
        };
        for i in 0..self.ctx.types.lanes(self.ty(vector)) {
            let at = self.ctx.i32(i);
            let lane = self.emit(Opcode::ExtractElement, ty, &[vector, at], 0);
            let Some(before) = sum else {
                sum = Some(lane);
                continue;
            };
            let (op, data) = match fold {
                Fold::Op(op) | Fold::From(op) => (op, 0),
                Fold::By(which) => (Opcode::Intrinsic, which as u32),
            };
            let flags = if self.ctx.types.is_float(ty) { flags } else { Flags::NONE };
            sum = Some(self.cursor.inst(op, ty, &[before, lane], data, flags).into());
        }
        if let Some(sum) = sum {
            self.replace_by(inst, sum);
        }
    }
}
