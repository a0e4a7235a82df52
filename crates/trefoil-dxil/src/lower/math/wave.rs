//! Operations across the lanes of waves and quads.

use crate::kinds;
use crate::lower::{Lanes, Lower, Result};
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::{InstId, TypeId, Value};

impl Lower<'_> {
    /// One call for each scalar, with `i8` constants after it.
    pub(in crate::lower) fn wave_lanes(&mut self, inst: InstId, op: DxilOp, constants: &[u8]) -> Result {
        let value = self.input.func.operands(inst)[0];
        let constants: SmallVec<[Value; 2]> =
            constants.iter().map(|&c| self.ctx.int(TypeId::I8, u64::from(c))).collect();
        let mut lanes = Lanes::new();
        for lane in self.lanes(value)? {
            let mut arguments: SmallVec<[Value; 4]> = smallvec::smallvec![lane];
            arguments.extend_from_slice(&constants);
            let ty = self.type_of(lane);
            lanes.push(self.call(op, ty, &arguments)?);
        }
        self.set(inst, &lanes);
        Ok(())
    }

    pub(in crate::lower) fn read_lane(&mut self, inst: InstId, op: DxilOp) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let from = self.scalar(operands[1])?;
        let mut lanes = Lanes::new();
        for lane in self.lanes(operands[0])? {
            let ty = self.type_of(lane);
            lanes.push(self.call(op, ty, &[lane, from])?);
        }
        self.set(inst, &lanes);
        Ok(())
    }

    /// An operation that gives four words.
    pub(in crate::lower) fn ballot(&mut self, inst: InstId, op: DxilOp) -> Result {
        let value = self.input.func.operands(inst)[0];
        let overload = if op.is_overloaded() { self.old_type(value) } else { TypeId::VOID };
        let value = self.scalar(value)?;
        let words = self.call(op, overload, &[value])?;
        let lanes: Lanes = (0..4).map(|i| self.member(words, i)).collect();
        self.set(inst, &lanes);
        Ok(())
    }

    pub(in crate::lower) fn quad_vote(&mut self, inst: InstId, kind: u8) -> Result {
        let value = self.input.func.operands(inst)[0];
        let value = self.scalar(value)?;
        let kind = self.ctx.int(TypeId::I8, kind.into());
        let vote = self.call(DxilOp::QuadVote, TypeId::I1, &[value, kind])?;
        self.set(inst, &[vote]);
        Ok(())
    }

    pub(in crate::lower) fn multi_prefix(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let mask = self.lanes(operands[1])?;
        let constant = |lower: &mut Self, value: Value| -> Result<Value> {
            let value = lower.scalar(value)?;
            let value = lower.as_int(value).ok_or_else(|| lower.user(&kinds::WAVE_KIND_NOT_CONSTANT))?;
            Ok(lower.ctx.int(TypeId::I8, value))
        };
        let kind = constant(self, operands[2])?;
        let unsigned = constant(self, operands[3])?;
        let mut lanes = Lanes::new();
        for lane in self.lanes(operands[0])? {
            let mut arguments: SmallVec<[Value; 8]> = smallvec::smallvec![lane];
            arguments.extend_from_slice(&mask);
            arguments.extend([kind, unsigned]);
            let ty = self.type_of(lane);
            lanes.push(self.call(DxilOp::WaveMultiPrefixOp, ty, &arguments)?);
        }
        self.set(inst, &lanes);
        Ok(())
    }

    pub(in crate::lower) fn multi_prefix_count(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let mut arguments = self.lanes(operands[0])?;
        arguments.extend(self.lanes(operands[1])?);
        let value = self.call(DxilOp::WaveMultiPrefixBitCount, TypeId::VOID, &arguments)?;
        self.set(inst, &[value]);
        Ok(())
    }
}
