//! Operations between the lanes of a wave or quad, and derivatives.

use super::function::Body;
use super::module::Inst as From;
use crate::numbers::{binop, cast};
use crate::program::{DxilOp, Reg, Scalar};
use crate::{Fault, Result};
use spirv::{GroupOperation, Op, Word};

/// The kind of a reduction (`WaveOpKind`, or `WaveBitOpKind` where the flag is set).
fn reduction(op: Op) -> Option<(u64, bool)> {
    Some(match op {
        Op::GroupNonUniformIAdd | Op::GroupNonUniformFAdd => (0, false),
        Op::GroupNonUniformIMul | Op::GroupNonUniformFMul => (1, false),
        Op::GroupNonUniformSMin | Op::GroupNonUniformUMin | Op::GroupNonUniformFMin => (2, false),
        Op::GroupNonUniformSMax | Op::GroupNonUniformUMax | Op::GroupNonUniformFMax => (3, false),
        Op::GroupNonUniformBitwiseAnd | Op::GroupNonUniformLogicalAnd => (0, true),
        Op::GroupNonUniformBitwiseOr | Op::GroupNonUniformLogicalOr => (1, true),
        Op::GroupNonUniformBitwiseXor | Op::GroupNonUniformLogicalXor => (2, true),
        _ => return None,
    })
}

impl Body<'_> {
    /// Translates an operation between lanes; false for other instructions.
    pub(super) fn wave(&mut self, inst: &From, dst: Reg) -> Result<bool> {
        let derivative = match inst.op {
            Op::DPdx | Op::DPdxCoarse => Some(DxilOp::DerivCoarseX),
            Op::DPdy | Op::DPdyCoarse => Some(DxilOp::DerivCoarseY),
            Op::DPdxFine => Some(DxilOp::DerivFineX),
            Op::DPdyFine => Some(DxilOp::DerivFineY),
            _ => None,
        };
        if let Some(op) = derivative {
            self.each_slot(op, inst.word(0)?, &[], dst)?;
            return Ok(true);
        }
        match inst.op {
            Op::ReadClockKHR => {
                let count = self.module.layouts.slots(inst.ty)?;
                let ty = self.module.layouts.element(inst.ty)?;
                let clock = self.operation(DxilOp::CycleCounterLegacy, ty, &[], count)?;
                self.copies(dst, clock, count);
            }
            Op::Fwidth | Op::FwidthCoarse | Op::FwidthFine => self.fwidth(inst.word(0)?, dst)?,
            Op::GroupNonUniformElect => {
                let first = self.operation(DxilOp::WaveIsFirstLane, Scalar::I1, &[], 1)?;
                self.copy(dst, first);
            }
            Op::GroupNonUniformAll => self.each_slot(DxilOp::WaveAllTrue, inst.word(1)?, &[], dst)?,
            Op::GroupNonUniformAny => self.each_slot(DxilOp::WaveAnyTrue, inst.word(1)?, &[], dst)?,
            Op::GroupNonUniformAllEqual => {
                self.each_slot(DxilOp::WaveActiveAllEqual, inst.word(1)?, &[], dst)?;
            }
            Op::GroupNonUniformBallot => self.mask(DxilOp::WaveActiveBallot, inst.word(1)?, dst)?,
            Op::GroupNonUniformPartitionEXT => self.mask(DxilOp::WaveMatch, inst.word(0)?, dst)?,
            Op::GroupNonUniformBallotBitCount => self.ballot_count(inst, dst)?,
            Op::GroupNonUniformBroadcastFirst => {
                self.each_slot(DxilOp::WaveReadLaneFirst, inst.word(1)?, &[], dst)?;
            }
            Op::GroupNonUniformBroadcast | Op::GroupNonUniformShuffle => {
                let lane = self.value(inst.word(2)?)?;
                self.each_slot(DxilOp::WaveReadLaneAt, inst.word(1)?, &[lane], dst)?;
            }
            Op::GroupNonUniformShuffleXor => {
                let own = self.operation(DxilOp::WaveGetLaneIndex, Scalar::I32, &[], 1)?;
                let mask = self.value(inst.word(2)?)?;
                let lane = self.binary(binop::XOR, Scalar::I32, false, own, mask)?;
                self.each_slot(DxilOp::WaveReadLaneAt, inst.word(1)?, &[lane], dst)?;
            }
            Op::GroupNonUniformQuadBroadcast => {
                let lane = self.value(inst.word(2)?)?;
                self.each_slot(DxilOp::QuadReadLaneAt, inst.word(1)?, &[lane], dst)?;
            }
            Op::GroupNonUniformQuadSwap => {
                let direction = self.value(inst.word(2)?)?;
                self.each_slot(DxilOp::QuadOp, inst.word(1)?, &[direction], dst)?;
            }
            other => match reduction(other) {
                Some(kind) => self.reduce(inst, dst, kind)?,
                None => return Ok(false),
            },
        }
        Ok(true)
    }

    /// An operation on each scalar of a value.
    fn each_slot(&mut self, op: DxilOp, value: Word, more: &[Reg], dst: Reg) -> Result<()> {
        let (first, count, ty) = (self.value(value)?, self.slots(value)?, self.element(value)?);
        for i in 0..count {
            let operands: Vec<Reg> = [first + i].into_iter().chain(more.iter().copied()).collect();
            let made = self.operation(op, ty, &operands, 1)?;
            self.copy(dst + i, made);
        }
        Ok(())
    }

    fn fwidth(&mut self, value: Word, dst: Reg) -> Result<()> {
        let (first, count, ty) = (self.value(value)?, self.slots(value)?, self.element(value)?);
        for i in 0..count {
            let mut sides = [0; 2];
            for (side, op) in sides.iter_mut().zip([DxilOp::DerivCoarseX, DxilOp::DerivCoarseY]) {
                let change = self.operation(op, ty, &[first + i], 1)?;
                *side = self.operation(DxilOp::FAbs, ty, &[change], 1)?;
            }
            let sum = self.binary(binop::ADD, ty, true, sides[0], sides[1])?;
            self.copy(dst + i, sum);
        }
        Ok(())
    }

    /// An operation that gives the four words of a mask of lanes.
    fn mask(&mut self, op: DxilOp, value: Word, dst: Reg) -> Result<()> {
        let (first, ty) = (self.value(value)?, self.element(value)?);
        let words = self.operation(op, ty, &[first], 4)?;
        self.copies(dst, words, 4);
        Ok(())
    }

    /// Counts the set bits of a mask of lanes: all, or those of lower lanes.
    fn ballot_count(&mut self, inst: &From, dst: Reg) -> Result<()> {
        let words = self.value(inst.word(2)?)?;
        let low = self.cast(cast::ZEXT, Scalar::I32, Scalar::I64, words)?;
        let high = self.cast(cast::ZEXT, Scalar::I32, Scalar::I64, words + 1)?;
        let half = self.literal(32)?;
        let high = self.binary(binop::SHL, Scalar::I64, false, high, half)?;
        let mut mask = self.binary(binop::OR, Scalar::I64, false, low, high)?;
        match GroupOperation::from_u32(inst.word(1)?) {
            Some(GroupOperation::Reduce) => {}
            Some(GroupOperation::ExclusiveScan) => {
                let lane = self.operation(DxilOp::WaveGetLaneIndex, Scalar::I32, &[], 1)?;
                let lane = self.cast(cast::ZEXT, Scalar::I32, Scalar::I64, lane)?;
                let one = self.literal(1)?;
                let bit = self.binary(binop::SHL, Scalar::I64, false, one, lane)?;
                let below = self.binary(binop::SUB, Scalar::I64, false, bit, one)?;
                mask = self.binary(binop::AND, Scalar::I64, false, mask, below)?;
            }
            _ => return Err(Fault::unsupported("this count of a ballot")),
        }
        let count = self.operation(DxilOp::Countbits, Scalar::I64, &[mask], 1)?;
        self.copy(dst, count);
        Ok(())
    }

    fn reduce(&mut self, inst: &From, dst: Reg, (kind, bits): (u64, bool)) -> Result<()> {
        let value = inst.word(2)?;
        let (first, count, ty) = (self.value(value)?, self.slots(value)?, self.element(value)?);
        let unsigned = matches!(inst.op, Op::GroupNonUniformUMin | Op::GroupNonUniformUMax);
        let (number, sign) = (self.literal(kind)?, self.literal(unsigned.into())?);
        let scope = GroupOperation::from_u32(inst.word(1)?);
        for i in 0..count {
            let made = match scope {
                Some(GroupOperation::Reduce) => {
                    let op = if bits { DxilOp::WaveActiveBit } else { DxilOp::WaveActiveOp };
                    self.operation(op, ty, &[first + i, number, sign], 1)?
                }
                Some(GroupOperation::ExclusiveScan) if !bits && kind < 2 => {
                    self.operation(DxilOp::WavePrefixOp, ty, &[first + i, number, sign], 1)?
                }
                Some(GroupOperation::PartitionedExclusiveScanNV) => {
                    let mask = self.value(inst.word(3)?)?;
                    let number = match (kind, bits) {
                        (0, false) => 0,
                        (1, false) => 4,
                        (kind, true) => kind + 1,
                        _ => return Err(Fault::unsupported("this scan over a partition")),
                    };
                    let number = self.literal(number)?;
                    let operands = [first + i, mask, mask + 1, mask + 2, mask + 3, number, sign];
                    self.operation(DxilOp::WaveMultiPrefixOp, ty, &operands, 1)?
                }
                _ => return Err(Fault::unsupported(format!("Op{:?} of {scope:?}", inst.op))),
            };
            self.copy(dst + i, made);
        }
        Ok(())
    }
}
