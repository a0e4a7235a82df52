//! Operations on bits of several instructions.

use super::super::names::Action;
use super::{Result, Translate};
use crate::kinds;
use trefoil_ir::{InstId, IntPredicate, Intrinsic, Opcode, TypeId, Value};

impl Translate<'_> {
    pub(super) fn bits(&mut self, inst: InstId, action: Action, ops: &[Value]) -> Result {
        let ty = self.cursor.func.insts[inst].ty;
        let a = ops[0];
        let bits = self.ctx.types.scalar_bits(self.ty(a));
        match action {
            Action::ByteSwap => self.byte_swap(inst, ops),
            Action::LeadingZeros => {
                let highest = self.first_bit(Intrinsic::FirstBitUHigh, a, ty);
                let last = self.ctx.int(ty, u64::from(bits) - 1);
                self.rewrite(inst, Opcode::Sub, &[last, highest], 0);
            }
            Action::TrailingZeros => {
                let lowest = self.first_bit(Intrinsic::FirstBitLow, a, ty);
                let (zero, all) = (self.ctx.zero(ty), self.ctx.int(ty, u64::from(bits)));
                let bit = self.ctx.types.with_shape_of(ty, TypeId::I1);
                let zero = self.emit(Opcode::ICmp, bit, &[a, zero], IntPredicate::Eq as u32);
                self.rewrite(inst, Opcode::Select, &[zero, all, lowest], 0);
            }
            other => {
                return self
                    .malformed(inst, kinds::INTRINSIC_NOT_LOWERED.with(&[&format_args!("{other:?}")]));
            }
        }
        Ok(())
    }

    fn byte_swap(&mut self, inst: InstId, ops: &[Value]) {
        let ty = self.cursor.func.insts[inst].ty;
        let a = ops[0];
        let bits = self.ctx.types.scalar_bits(self.ty(a));
        let mut sum: Option<Value> = None;
        let bytes = bits / 8;
        for byte in 0..bytes {
            let (from, to) = (8 * byte, 8 * (bytes - 1 - byte));
            let mask = self.ctx.int(ty, 255 << from);
            let part = self.emit(Opcode::And, ty, &[a, mask], 0);
            let by = self.ctx.int(ty, u64::from(from.abs_diff(to)));
            let op = if from < to { Opcode::Shl } else { Opcode::LShr };
            let part = self.emit(op, ty, &[part, by], 0);
            sum = Some(match sum {
                Some(sum) => self.emit(Opcode::Or, ty, &[sum, part], 0),
                None => part,
            });
        }
        self.replace_by(inst, sum.unwrap_or(a));
    }

    /// The number of a bit as an integer of the operand's type, all ones for none.
    fn first_bit(&mut self, which: Intrinsic, value: Value, ty: TypeId) -> Value {
        let words = self.ctx.types.with_shape_of(ty, TypeId::I32);
        let number = self.emit_intrinsic(which, words, &[value]);
        match self.ctx.types.scalar_bits(ty) {
            32 => number,
            64 => self.emit(Opcode::SExt, ty, &[number], 0),
            _ => self.emit(Opcode::Trunc, ty, &[number], 0),
        }
    }
}
