//! Waves and quads.

use super::{Lower, Result};
use crate::kinds;
use crate::lower::rule::Wave;
use crate::lower::types::{Scalar, Shape};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::{Capability, GroupOperation, Op, Scope};
use trefoil_ir::InstId;

/// DXIL's numbers of what a prefix over a partition does.
const MULTI_PREFIX_SUM: u32 = 0;
const MULTI_PREFIX_AND: u32 = 1;
const MULTI_PREFIX_OR: u32 = 2;
const MULTI_PREFIX_XOR: u32 = 3;
const MULTI_PREFIX_PRODUCT: u32 = 4;

const BALLOT: Shape = Shape::UINT.with_lanes(4);

impl Lower<'_> {
    pub(super) fn wave(&mut self, inst: InstId, rule: Wave) -> Result<()> {
        self.need_waves()?;
        self.out.capability(Capability::GroupNonUniform);
        let scope = self.out.u32(Scope::Subgroup as u32);
        match rule {
            Wave::Elect => {
                self.body.values[inst] = self.op(Op::GroupNonUniformElect, Shape::BOOL, &[scope]);
                Ok(())
            }
            Wave::Vote(op) => {
                self.out.capability(Capability::GroupNonUniformVote);
                let [condition] = self.operand_ids(inst)?;
                self.body.values[inst] = self.op(op, Shape::BOOL, &[scope, condition]);
                Ok(())
            }
            Wave::AllEqual => self.all_equal(inst, scope),
            Wave::Ballot => {
                let mask = self.ballot(inst, scope)?;
                self.set_words(inst, mask)
            }
            Wave::BallotCount(group) => {
                let mask = self.ballot(inst, scope)?;
                self.count_ballot(inst, group, scope, mask);
                Ok(())
            }
            Wave::PartitionCount => self.partition_count(inst, scope),
            Wave::ReadLane => self.read_lane(inst, scope),
            Wave::ReadFirst => self.read_first(inst, scope),
            Wave::Match => self.wave_match(inst),
            Wave::Partition => self.multi_prefix(inst, scope),
            Wave::Reduce(group, float, int) => self.reduce(inst, group, [float, int], scope),
            Wave::QuadBroadcast => self.quad_broadcast(inst, scope),
            Wave::QuadSwap(direction) => self.quad_swap(inst, direction, scope),
            Wave::QuadVote(op) => self.quad_vote(inst, op, scope),
        }
    }

    /// An error where the environment has no waves: they came with SPIR-V 1.3, and no extension gives them to 1.0.
    pub(super) fn need_waves(&self) -> Result<()> {
        if self.options.env.has(3) { Ok(()) } else { self.fail(&kinds::WAVE_NEEDS_VULKAN_1_1) }
    }

    fn all_equal(&mut self, inst: InstId, scope: Id) -> Result<()> {
        self.out.capability(Capability::GroupNonUniformVote);
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let to = self.shape(self.inst(inst).ty)?;
        let [id] = self.operand_ids(inst)?;
        let mut lanes: SmallVec<[Id; 4]> = SmallVec::new();
        for n in 0..from.lanes {
            let lane = self.lane(id, from, n);
            lanes.push(self.op(Op::GroupNonUniformAllEqual, Shape::BOOL, &[scope, lane]));
        }
        self.body.values[inst] = match (lanes.as_slice(), to.lanes) {
            (&[one], _) => one,
            (_, 1) => {
                let all = self.op(Op::CompositeConstruct, from.with_scalar(Scalar::Bool), &lanes);
                self.op(Op::All, Shape::BOOL, &[all])
            }
            _ => self.op(Op::CompositeConstruct, to, &lanes),
        };
        Ok(())
    }

    /// The lanes where the condition holds.
    fn ballot(&mut self, inst: InstId, scope: Id) -> Result<Id> {
        self.out.capability(Capability::GroupNonUniformBallot);
        let [condition] = self.operand_ids(inst)?;
        Ok(self.op(Op::GroupNonUniformBallot, BALLOT, &[scope, condition]))
    }

    fn partition_count(&mut self, inst: InstId, scope: Id) -> Result<()> {
        let mask = self.ballot(inst, scope)?;
        let [_, partition] = self.operand_ids(inst)?;
        let mask = self.op(Op::BitwiseAnd, BALLOT, &[mask, partition]);
        self.count_ballot(inst, GroupOperation::ExclusiveScan, scope, mask);
        Ok(())
    }

    fn count_ballot(&mut self, inst: InstId, group: GroupOperation, scope: Id, mask: Id) {
        self.body.values[inst] = self.op_with(
            Op::GroupNonUniformBallotBitCount,
            Shape::UINT,
            &[scope],
            &[group as u32, mask.word()],
        );
    }

    /// Four words, as a vector or as a structure of them.
    fn set_words(&mut self, inst: InstId, mask: Id) -> Result<()> {
        let ty = self.inst(inst).ty;
        self.body.values[inst] = match self.shape_of(ty) {
            Some(shape) => self.adapt(mask, BALLOT, shape),
            None => {
                let words: SmallVec<[Id; 4]> = (0..4).map(|n| self.lane(mask, BALLOT, n)).collect();
                let ty = self.value_type(ty)?;
                self.out.value(Op::CompositeConstruct, ty, &words)
            }
        };
        Ok(())
    }

    fn read_first(&mut self, inst: InstId, scope: Id) -> Result<()> {
        let shape = self.shape(self.inst(inst).ty)?;
        self.out.capability(Capability::GroupNonUniformBallot);
        let [id] = self.operand_ids(inst)?;
        self.body.values[inst] = self.op(Op::GroupNonUniformBroadcastFirst, shape, &[scope, id]);
        Ok(())
    }

    fn read_lane(&mut self, inst: InstId, scope: Id) -> Result<()> {
        let shape = self.shape(self.inst(inst).ty)?;
        let lane = self.operand(inst, 1)?;
        let (op, capability) = if lane.as_const().is_some() {
            (Op::GroupNonUniformBroadcast, Capability::GroupNonUniformBallot)
        } else {
            (Op::GroupNonUniformShuffle, Capability::GroupNonUniformShuffle)
        };
        self.out.capability(capability);
        let [id, lane] = self.operand_ids(inst)?;
        self.body.values[inst] = self.op(op, shape, &[scope, id, lane]);
        Ok(())
    }

    /// A reduction or scan, by its operations of floats and of integers.
    fn reduce(&mut self, inst: InstId, group: GroupOperation, ops: [Op; 2], scope: Id) -> Result<()> {
        self.out.capability(Capability::GroupNonUniformArithmetic);
        let shape = self.shape(self.inst(inst).ty)?;
        let [float, int] = ops;
        let op = if shape.is_float() { float } else { int };
        let [id] = self.operand_ids(inst)?;
        self.body.values[inst] = self.op_with(op, shape, &[scope], &[group as u32, id.word()]);
        Ok(())
    }

    fn partitioned(&mut self) {
        self.out.extension("SPV_NV_shader_subgroup_partitioned");
        self.out.capability(Capability::GroupNonUniformPartitionedNV);
    }

    fn wave_match(&mut self, inst: InstId) -> Result<()> {
        self.partitioned();
        let [id] = self.operand_ids(inst)?;
        let mask = self.op(Op::GroupNonUniformPartitionNV, BALLOT, &[id]);
        self.set_words(inst, mask)
    }

    fn multi_prefix(&mut self, inst: InstId, scope: Id) -> Result<()> {
        self.partitioned();
        self.out.capability(Capability::GroupNonUniformArithmetic);
        let shape = self.shape(self.inst(inst).ty)?;
        let [id, mask] = self.operand_ids(inst)?;
        let op = match self.const_operand(inst, 2, "the operation of a prefix")? {
            MULTI_PREFIX_SUM if shape.is_float() => Op::GroupNonUniformFAdd,
            MULTI_PREFIX_SUM => Op::GroupNonUniformIAdd,
            MULTI_PREFIX_AND => Op::GroupNonUniformBitwiseAnd,
            MULTI_PREFIX_OR => Op::GroupNonUniformBitwiseOr,
            MULTI_PREFIX_XOR => Op::GroupNonUniformBitwiseXor,
            MULTI_PREFIX_PRODUCT if shape.is_float() => Op::GroupNonUniformFMul,
            MULTI_PREFIX_PRODUCT => Op::GroupNonUniformIMul,
            _ => return self.bug("no such operation of a prefix"),
        };
        let how = GroupOperation::PartitionedExclusiveScanNV as u32;
        self.body.values[inst] = self.op_with(op, shape, &[scope], &[how, id.word(), mask.word()]);
        Ok(())
    }

    fn quad_broadcast(&mut self, inst: InstId, scope: Id) -> Result<()> {
        self.out.capability(Capability::GroupNonUniformQuad);
        let shape = self.shape(self.inst(inst).ty)?;
        let lane = self.operand(inst, 1)?;
        if lane.as_const().is_none() && !self.options.env.has(5) {
            return self.fail(&kinds::QUAD_DYNAMIC_LANE_VERSION);
        }
        let [id, lane] = self.operand_ids(inst)?;
        self.body.values[inst] = self.op(Op::GroupNonUniformQuadBroadcast, shape, &[scope, id, lane]);
        Ok(())
    }

    fn quad_swap(&mut self, inst: InstId, direction: u32, scope: Id) -> Result<()> {
        self.out.capability(Capability::GroupNonUniformQuad);
        let shape = self.shape(self.inst(inst).ty)?;
        let [id] = self.operand_ids(inst)?;
        let direction = self.out.u32(direction);
        self.body.values[inst] = self.op(Op::GroupNonUniformQuadSwap, shape, &[scope, id, direction]);
        Ok(())
    }

    /// The four conditions of a quad put together: across, then down.
    fn quad_vote(&mut self, inst: InstId, op: Op, scope: Id) -> Result<()> {
        self.out.capability(Capability::GroupNonUniformQuad);
        let [mut id] = self.operand_ids(inst)?;
        for direction in 0..2 {
            let direction = self.out.u32(direction);
            let other = self.op(Op::GroupNonUniformQuadSwap, Shape::BOOL, &[scope, id, direction]);
            id = self.op(op, Shape::BOOL, &[id, other]);
        }
        self.body.values[inst] = id;
        Ok(())
    }
}
