//! Operations across the lanes of waves and quads.

use super::{Lanes, Lower, Result};
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::{InstId, Intrinsic, TypeId, Value};

/// The kinds of `WaveActiveOp`, `WavePrefixOp` (`WaveOpKind`).
const SUM: u32 = 0;
const PRODUCT: u32 = 1;
const MIN: u32 = 2;
const MAX: u32 = 3;

impl Lower<'_> {
    pub(super) fn wave(&mut self, inst: InstId, which: Intrinsic) -> Result {
        use Intrinsic as I;
        match which {
            I::WaveLaneIndex => self.system_value(inst, DxilOp::WaveGetLaneIndex, TypeId::VOID),
            I::WaveLaneCount => self.system_value(inst, DxilOp::WaveGetLaneCount, TypeId::VOID),
            I::WaveIsFirstLane => self.system_value(inst, DxilOp::WaveIsFirstLane, TypeId::VOID),
            I::WaveAny => self.system_value(inst, DxilOp::WaveAnyTrue, TypeId::VOID),
            I::WaveAll => self.system_value(inst, DxilOp::WaveAllTrue, TypeId::VOID),
            I::WaveCountBits => self.system_value(inst, DxilOp::WaveAllBitCount, TypeId::VOID),
            I::WavePrefixCountBits => self.system_value(inst, DxilOp::WavePrefixBitCount, TypeId::VOID),
            I::WaveAllEqual => self.wave_lanes(inst, DxilOp::WaveActiveAllEqual, &[]),
            I::WaveReadLaneFirst => self.wave_lanes(inst, DxilOp::WaveReadLaneFirst, &[]),
            I::WaveReadLane => self.read_lane(inst, DxilOp::WaveReadLaneAt),
            I::QuadReadLaneAt => self.read_lane(inst, DxilOp::QuadReadLaneAt),
            I::WaveBallot => self.ballot(inst, DxilOp::WaveActiveBallot, TypeId::VOID),
            I::WaveMatch => {
                let ty = self.old_type(self.old.operands(inst)[0]);
                self.ballot(inst, DxilOp::WaveMatch, ty)
            }
            I::WaveSum => self.wave_op(inst, DxilOp::WaveActiveOp, SUM, false),
            I::WaveUSum => self.wave_op(inst, DxilOp::WaveActiveOp, SUM, true),
            I::WaveProduct => self.wave_op(inst, DxilOp::WaveActiveOp, PRODUCT, false),
            I::WaveUProduct => self.wave_op(inst, DxilOp::WaveActiveOp, PRODUCT, true),
            I::WaveMin => self.wave_op(inst, DxilOp::WaveActiveOp, MIN, false),
            I::WaveUMin => self.wave_op(inst, DxilOp::WaveActiveOp, MIN, true),
            I::WaveMax => self.wave_op(inst, DxilOp::WaveActiveOp, MAX, false),
            I::WaveUMax => self.wave_op(inst, DxilOp::WaveActiveOp, MAX, true),
            I::WavePrefixSum => self.wave_op(inst, DxilOp::WavePrefixOp, SUM, false),
            I::WavePrefixUSum => self.wave_op(inst, DxilOp::WavePrefixOp, SUM, true),
            I::WavePrefixProduct => self.wave_op(inst, DxilOp::WavePrefixOp, PRODUCT, false),
            I::WavePrefixUProduct => self.wave_op(inst, DxilOp::WavePrefixOp, PRODUCT, true),
            I::WaveBitAnd => self.wave_lanes(inst, DxilOp::WaveActiveBit, &[0]),
            I::WaveBitOr => self.wave_lanes(inst, DxilOp::WaveActiveBit, &[1]),
            I::WaveBitXor => self.wave_lanes(inst, DxilOp::WaveActiveBit, &[2]),
            I::QuadReadAcrossX => self.wave_lanes(inst, DxilOp::QuadOp, &[0]),
            I::QuadReadAcrossY => self.wave_lanes(inst, DxilOp::QuadOp, &[1]),
            I::QuadReadAcrossDiagonal => self.wave_lanes(inst, DxilOp::QuadOp, &[2]),
            I::QuadAny => self.quad_vote(inst, 0),
            I::QuadAll => self.quad_vote(inst, 1),
            I::WaveMultiPrefix => self.multi_prefix(inst),
            I::WaveMultiPrefixCountBits => {
                let old = self.old;
                let operands = old.operands(inst);
                let mut arguments = self.lanes(operands[0])?;
                arguments.extend(self.lanes(operands[1])?);
                let value = self.call(DxilOp::WaveMultiPrefixBitCount, TypeId::VOID, &arguments)?;
                self.set(inst, &[value]);
                Ok(())
            }
            other => Err(self.unsupported(other)),
        }
    }

    /// One call for each scalar, with `i8` constants behind it.
    fn wave_lanes(&mut self, inst: InstId, op: DxilOp, constants: &[u32]) -> Result {
        let value = self.old.operands(inst)[0];
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

    fn wave_op(&mut self, inst: InstId, op: DxilOp, kind: u32, unsigned: bool) -> Result {
        self.wave_lanes(inst, op, &[kind, u32::from(unsigned)])
    }

    fn read_lane(&mut self, inst: InstId, op: DxilOp) -> Result {
        let old = self.old;
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
    fn ballot(&mut self, inst: InstId, op: DxilOp, overload: TypeId) -> Result {
        let value = self.old.operands(inst)[0];
        let value = self.scalar(value)?;
        let words = self.call(op, overload, &[value])?;
        let lanes: Lanes = (0..4).map(|i| self.member(words, i)).collect();
        self.set(inst, &lanes);
        Ok(())
    }

    fn quad_vote(&mut self, inst: InstId, kind: u64) -> Result {
        let value = self.old.operands(inst)[0];
        let value = self.scalar(value)?;
        let kind = self.ctx.int(TypeId::I8, kind);
        let vote = self.call(DxilOp::QuadVote, TypeId::I1, &[value, kind])?;
        self.set(inst, &[vote]);
        Ok(())
    }

    fn multi_prefix(&mut self, inst: InstId) -> Result {
        let old = self.old;
        let operands = old.operands(inst);
        let mask = self.lanes(operands[1])?;
        let constant = |lower: &mut Self, value: Value| -> Result<Value> {
            let value = lower.scalar(value)?;
            let value = lower
                .as_int(value)
                .ok_or_else(|| lower.user("the kind of a wave operation must be constant"))?;
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
}
