//! Waves and quads.

use crate::function::{Lower, Result};
use crate::types::{Scalar, Shape};
use smallvec::SmallVec;
use spirv::{Capability, GroupOperation, Op, Scope};
use trefoil_ir::{InstId, Intrinsic};

/// DXIL's numbers of what a prefix over a partition does.
const MULTI_PREFIX_SUM: u32 = 0;
const MULTI_PREFIX_AND: u32 = 1;
const MULTI_PREFIX_OR: u32 = 2;
const MULTI_PREFIX_XOR: u32 = 3;

const BALLOT: Shape = Shape::UINT.with_lanes(4);

impl Lower<'_> {
    pub(crate) fn wave(&mut self, inst: InstId, which: Intrinsic) -> Result<()> {
        use Intrinsic::*;
        self.words.capability(Capability::GroupNonUniform);
        let scope = self.words.u32(Scope::Subgroup as u32);
        match which {
            WaveIsFirstLane => {
                self.values[inst] = self.op(Op::GroupNonUniformElect, Shape::BOOL, &[scope]);
                Ok(())
            }
            WaveAny | WaveAll => {
                self.words.capability(Capability::GroupNonUniformVote);
                let op = if which == WaveAny { Op::GroupNonUniformAny } else { Op::GroupNonUniformAll };
                let [condition] = self.operand_ids(inst)?;
                self.values[inst] = self.op(op, Shape::BOOL, &[scope, condition]);
                Ok(())
            }
            WaveAllEqual => self.all_equal(inst, scope),
            WaveBallot | WaveCountBits | WavePrefixCountBits | WaveMultiPrefixCountBits => {
                self.ballot(inst, which, scope)
            }
            WaveReadLane | WaveReadLaneFirst => self.read_lane(inst, which, scope),
            WaveMatch => self.wave_match(inst, scope),
            WaveMultiPrefix => self.multi_prefix(inst, scope),
            QuadReadLaneAt | QuadReadAcrossX | QuadReadAcrossY | QuadReadAcrossDiagonal => {
                self.quad(inst, which, scope)
            }
            QuadAny | QuadAll => self.quad_vote(inst, which == QuadAny, scope),
            _ => self.reduce(inst, which, scope),
        }
    }

    fn all_equal(&mut self, inst: InstId, scope: u32) -> Result<()> {
        self.words.capability(Capability::GroupNonUniformVote);
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let to = self.shape(self.inst(inst).ty)?;
        let [id] = self.operand_ids(inst)?;
        let mut lanes: SmallVec<[u32; 4]> = SmallVec::new();
        for n in 0..from.lanes {
            let lane = self.lane(id, from, n);
            lanes.push(self.op(Op::GroupNonUniformAllEqual, Shape::BOOL, &[scope, lane]));
        }
        self.values[inst] = match (lanes.as_slice(), to.lanes) {
            (&[one], _) => one,
            (_, 1) => {
                let all = self.op(Op::CompositeConstruct, from.with_scalar(Scalar::Bool), &lanes);
                self.op(Op::All, Shape::BOOL, &[all])
            }
            _ => self.op(Op::CompositeConstruct, to, &lanes),
        };
        Ok(())
    }

    fn ballot(&mut self, inst: InstId, which: Intrinsic, scope: u32) -> Result<()> {
        self.words.capability(Capability::GroupNonUniformBallot);
        let [condition] = self.operand_ids(inst)?;
        let mut mask = self.op(Op::GroupNonUniformBallot, BALLOT, &[scope, condition]);
        if which == Intrinsic::WaveMultiPrefixCountBits {
            let [_, partition] = self.operand_ids(inst)?;
            mask = self.op(Op::BitwiseAnd, BALLOT, &[mask, partition]);
        }
        let how = match which {
            Intrinsic::WaveBallot => {
                // Four words, as a vector or as a structure of them.
                let ty = self.inst(inst).ty;
                self.values[inst] = match self.shape_of(ty) {
                    Some(shape) => self.adapt(mask, BALLOT, shape),
                    None => {
                        let words: SmallVec<[u32; 4]> = (0..4).map(|n| self.lane(mask, BALLOT, n)).collect();
                        let ty = self.value_type(ty)?;
                        self.words.value(Op::CompositeConstruct, ty, &words)
                    }
                };
                return Ok(());
            }
            Intrinsic::WaveCountBits => GroupOperation::Reduce,
            _ => GroupOperation::ExclusiveScan,
        };
        self.values[inst] =
            self.op(Op::GroupNonUniformBallotBitCount, Shape::UINT, &[scope, how as u32, mask]);
        Ok(())
    }

    fn read_lane(&mut self, inst: InstId, which: Intrinsic, scope: u32) -> Result<()> {
        let shape = self.shape(self.inst(inst).ty)?;
        if which == Intrinsic::WaveReadLaneFirst {
            self.words.capability(Capability::GroupNonUniformBallot);
            let [id] = self.operand_ids(inst)?;
            self.values[inst] = self.op(Op::GroupNonUniformBroadcastFirst, shape, &[scope, id]);
            return Ok(());
        }
        let lane = self.operand(inst, 1)?;
        let (op, capability) = if lane.as_const().is_some() {
            (Op::GroupNonUniformBroadcast, Capability::GroupNonUniformBallot)
        } else {
            (Op::GroupNonUniformShuffle, Capability::GroupNonUniformShuffle)
        };
        self.words.capability(capability);
        let [id, lane] = self.operand_ids(inst)?;
        self.values[inst] = self.op(op, shape, &[scope, id, lane]);
        Ok(())
    }

    fn reduce(&mut self, inst: InstId, which: Intrinsic, scope: u32) -> Result<()> {
        use Intrinsic::*;
        self.words.capability(Capability::GroupNonUniformArithmetic);
        let shape = self.shape(self.inst(inst).ty)?;
        let prefix = matches!(which, WavePrefixSum | WavePrefixUSum | WavePrefixProduct | WavePrefixUProduct);
        let how = if prefix { GroupOperation::ExclusiveScan } else { GroupOperation::Reduce };
        let float = shape.is_float();
        let op = match which {
            WaveSum | WaveUSum | WavePrefixSum | WavePrefixUSum if float => Op::GroupNonUniformFAdd,
            WaveSum | WaveUSum | WavePrefixSum | WavePrefixUSum => Op::GroupNonUniformIAdd,
            WaveProduct | WaveUProduct | WavePrefixProduct | WavePrefixUProduct if float => {
                Op::GroupNonUniformFMul
            }
            WaveProduct | WaveUProduct | WavePrefixProduct | WavePrefixUProduct => Op::GroupNonUniformIMul,
            WaveMax if float => Op::GroupNonUniformFMax,
            WaveMax => Op::GroupNonUniformSMax,
            WaveUMax => Op::GroupNonUniformUMax,
            WaveMin if float => Op::GroupNonUniformFMin,
            WaveMin => Op::GroupNonUniformSMin,
            WaveUMin => Op::GroupNonUniformUMin,
            WaveBitAnd => Op::GroupNonUniformBitwiseAnd,
            WaveBitOr => Op::GroupNonUniformBitwiseOr,
            _ => Op::GroupNonUniformBitwiseXor,
        };
        let [id] = self.operand_ids(inst)?;
        self.values[inst] = self.op(op, shape, &[scope, how as u32, id]);
        Ok(())
    }

    fn partitioned(&mut self) {
        self.words.extension("SPV_NV_shader_subgroup_partitioned");
        self.words.capability(Capability::GroupNonUniformPartitionedNV);
        self.words.capability(Capability::GroupNonUniformBallot);
    }

    fn wave_match(&mut self, inst: InstId, _scope: u32) -> Result<()> {
        self.partitioned();
        let [id] = self.operand_ids(inst)?;
        let mask = self.op(Op::GroupNonUniformPartitionNV, BALLOT, &[id]);
        let ty = self.inst(inst).ty;
        self.values[inst] = match self.shape_of(ty) {
            Some(shape) => self.adapt(mask, BALLOT, shape),
            None => {
                let words: SmallVec<[u32; 4]> = (0..4).map(|n| self.lane(mask, BALLOT, n)).collect();
                let ty = self.value_type(ty)?;
                self.words.value(Op::CompositeConstruct, ty, &words)
            }
        };
        Ok(())
    }

    fn multi_prefix(&mut self, inst: InstId, scope: u32) -> Result<()> {
        self.partitioned();
        self.words.capability(Capability::GroupNonUniformArithmetic);
        let shape = self.shape(self.inst(inst).ty)?;
        let [id, mask] = self.operand_ids(inst)?;
        let op = match self.const_operand(inst, 2, "the operation of a prefix")? {
            MULTI_PREFIX_SUM if shape.is_float() => Op::GroupNonUniformFAdd,
            MULTI_PREFIX_SUM => Op::GroupNonUniformIAdd,
            MULTI_PREFIX_AND => Op::GroupNonUniformBitwiseAnd,
            MULTI_PREFIX_OR => Op::GroupNonUniformBitwiseOr,
            MULTI_PREFIX_XOR => Op::GroupNonUniformBitwiseXor,
            _ if shape.is_float() => Op::GroupNonUniformFMul,
            _ => Op::GroupNonUniformIMul,
        };
        let how = GroupOperation::PartitionedExclusiveScanNV as u32;
        self.values[inst] = self.op(op, shape, &[scope, how, id, mask]);
        Ok(())
    }

    fn quad(&mut self, inst: InstId, which: Intrinsic, scope: u32) -> Result<()> {
        self.words.capability(Capability::GroupNonUniformQuad);
        let shape = self.shape(self.inst(inst).ty)?;
        let direction = match which {
            Intrinsic::QuadReadAcrossX => 0,
            Intrinsic::QuadReadAcrossY => 1,
            Intrinsic::QuadReadAcrossDiagonal => 2,
            _ => {
                let lane = self.operand(inst, 1)?;
                if lane.as_const().is_none() && !self.options.env.has(5) {
                    return self.fail("reading a dynamic lane of a quad needs SPIR-V 1.5");
                }
                let [id, lane] = self.operand_ids(inst)?;
                self.values[inst] = self.op(Op::GroupNonUniformQuadBroadcast, shape, &[scope, id, lane]);
                return Ok(());
            }
        };
        let [id] = self.operand_ids(inst)?;
        let direction = self.words.u32(direction);
        self.values[inst] = self.op(Op::GroupNonUniformQuadSwap, shape, &[scope, id, direction]);
        Ok(())
    }

    /// The four conditions of a quad put together: across, then down.
    fn quad_vote(&mut self, inst: InstId, any: bool, scope: u32) -> Result<()> {
        self.words.capability(Capability::GroupNonUniformQuad);
        let [mut id] = self.operand_ids(inst)?;
        let op = if any { Op::LogicalOr } else { Op::LogicalAnd };
        for direction in 0..2 {
            let direction = self.words.u32(direction);
            let other = self.op(Op::GroupNonUniformQuadSwap, Shape::BOOL, &[scope, id, direction]);
            id = self.op(op, Shape::BOOL, &[id, other]);
        }
        self.values[inst] = id;
        Ok(())
    }
}
