//! Intrinsics: which operation each becomes.

use super::rule::Rule;
use super::{Lanes, Lower, Mode, Result};
use crate::generated::intrinsics::RULES;
use crate::kinds;
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::{Flags, Inst, InstId, IntPredicate, Intrinsic, Opcode, Stage, TypeId, Value};
use trefoil_opt::algebra::{self, Simpler};
use trefoil_opt::fold;

/// The rule of an intrinsic.
#[inline]
pub(crate) fn rule(which: Intrinsic) -> Rule {
    RULES[which as usize]
}

/// Whether lowering takes the intrinsic as it is; the rest must be expanded before optimisation.
pub fn is_native(which: Intrinsic) -> bool {
    !matches!(rule(which), Rule::Expanded | Rule::Unsupported)
}

/// The mode of a barrier that only orders what UAVs hold, and needs no group.
const BARRIER_UAVS: u8 = 2;
/// The kinds of memory that a barrier orders: that of a group, those of nodes, and all that there are.
const MEMORY_SHARED: u64 = 2;
const MEMORY_OF_NODES: u64 = 4 | 8;
const MEMORY_ALL: u64 = 15;
/// What a barrier means: what is for a group, all flags that there are, and since shader model 6.9.
const SEMANTICS_OF_GROUP: u64 = 3;
const SEMANTICS: u64 = 7;
const SEMANTICS_6_9: u64 = 15;

impl Lower<'_> {
    pub(super) fn intrinsic(&mut self, inst: InstId, which: Option<Intrinsic>) -> Result {
        let which = which.ok_or_else(|| self.bug("an unknown intrinsic"))?;
        match rule(which) {
            Rule::Lanes(op) => self.lane_by_lane(inst, op),
            Rule::Call(op, overload) => self.system_value(inst, op, overload),
            Rule::Scalars(op) => self.per_scalar(inst, op, TypeId::VOID),
            Rule::Wave(op) => self.wave_lanes(inst, op, &[]),
            Rule::WaveKind(op, kind) => self.wave_lanes(inst, op, &[kind]),
            Rule::WaveOp(op, kind, unsigned) => self.wave_lanes(inst, op, &[kind, unsigned]),
            Rule::ReadLane(op) => self.read_lane(inst, op),
            Rule::Ballot(op) => self.ballot(inst, op),
            Rule::QuadVote(kind) => self.quad_vote(inst, kind),
            Rule::MultiPrefix => self.multi_prefix(inst),
            Rule::MultiPrefixCount => self.multi_prefix_count(inst),
            Rule::Fma => self.fma(inst),
            Rule::IntAbs => self.int_abs(inst),
            Rule::FirstBitHigh(op) => self.first_bit_high(inst, op),
            Rule::Dot => self.dot(inst),
            Rule::Dot2Add => self.dot2_add(inst),
            Rule::Msad4 => self.msad4(inst),
            Rule::AsDouble => self.as_double(inst),
            Rule::SplitDouble => self.split_double(inst),
            Rule::BothHalves(op) => self.both_halves(inst, op),
            Rule::AddCarry => self.add_carry(inst),
            Rule::LoadInput(op) => self.load_input(inst, op),
            Rule::StoreOutput(op) => self.store_output(inst, op),
            Rule::LoadOfPatch(op) => self.load_of_patch(inst, op),
            Rule::DomainLocation => self.domain_location(inst),
            Rule::EndInStream(op) => self.end_in_stream(inst, op),
            Rule::MeshOperation(op) => self.mesh_operation(inst, op),
            Rule::StoreMeshOutput(op) => self.store_mesh_output(inst, op),
            Rule::DispatchMesh => self.dispatch_mesh(inst),
            Rule::CycleCounter => self.cycle_counter(inst),
            Rule::Discard => self.discard(inst),
            Rule::Barrier(mode) => self.barrier(mode),
            Rule::BarrierByType => self.barrier_by_type(inst),
            Rule::BarrierByHandle => self.barrier_by_handle(inst),
            Rule::Handle => self.handle_from_binding(inst),
            Rule::HandleFromHeap => self.handle_from_heap(inst),
            Rule::GetPointer => self.get_pointer(inst),
            Rule::LoadTyped => self.direct_load(inst, false),
            Rule::LoadRaw => self.direct_load(inst, true),
            Rule::StoreTyped => self.direct_store(inst, false),
            Rule::StoreRaw => self.direct_store(inst, true),
            Rule::LoadTexture => self.load_texture(inst),
            Rule::GatherRaw => self.gather_raw(inst),
            Rule::StoreSample => self.store_sample(inst),
            Rule::Feedback(op) => self.write_feedback(inst, which, op),
            Rule::CBufferRow => self.cbuffer_row_intrinsic(inst),
            Rule::Atomic(op) => self.direct_atomic(inst, op),
            Rule::UpdateCounter => self.update_counter(inst),
            Rule::GetDimensions => self.get_dimensions(inst),
            Rule::SamplePosition(op) => self.sample_position(inst, op),
            Rule::Sample(op) => self.sample(inst, which, op),
            Rule::Gather(op) => self.gather(inst, which, op),
            Rule::Lod(clamped) => self.calculate_lod(inst, clamped != 0),
            Rule::RayQuery => self.ray_query(inst, which),
            Rule::RayState => self.ray_state(inst),
            Rule::Operation(op) => self.operation(inst, op),
            Rule::NodeHandle => self.node_handle(inst),
            Rule::NodeRecord => self.node_record(inst),
            Rule::BarrierByRecord => self.barrier_by_record(inst),
            Rule::HitObjectState => self.hit_object_state(inst),
            Rule::RayTCurrent(op) => self.system_value(inst, op, TypeId::FLOAT),
            Rule::ShaderCall(op) => self.shader_call(inst, op),
            Rule::EndAnyHit(op) => self.call(op, TypeId::VOID, &[]).map(|_| ()),
            Rule::Nothing => Ok(()),
            Rule::Expanded => self.expand(inst, which),
            Rule::Unsupported => Err(self.unsupported(which)),
        }
    }

    fn operand_lanes(&mut self, inst: InstId) -> Result<SmallVec<[Lanes; 3]>> {
        let old = self.input.func;
        let operands = old.operands(inst);
        operands.iter().map(|&operand| self.lanes(operand)).collect()
    }

    fn lane_by_lane(&mut self, inst: InstId, op: DxilOp) -> Result {
        let operands = self.operand_lanes(inst)?;
        let mut lanes = Lanes::new();
        for i in 0..operands[0].len() {
            let arguments: Lanes = operands.iter().filter_map(|lanes| lanes.get(i).copied()).collect();
            let overload = self.type_of(arguments[0]);
            let lane = match self.simpler(inst, overload, &arguments) {
                Some(known) => known,
                None => self.call(op, overload, &arguments)?,
            };
            lanes.push(lane);
        }
        self.set(inst, &lanes);
        Ok(())
    }

    /// The result of one lane for its own constants, where that is not a call.
    fn simpler(&mut self, inst: InstId, ty: TypeId, arguments: &[Value]) -> Option<Value> {
        if arguments.iter().all(|a| a.as_const().is_none()) {
            return None;
        }
        let i = self.input.func.insts[inst];
        let which = i.intrinsic()?;
        if let Some(parts) = arguments.iter().map(|a| a.as_const()).collect::<Option<SmallVec<[_; 3]>>>() {
            // Counts of bits have a type of their own.
            let scalar = self.ctx.types.scalar(i.ty);
            let made = Inst::bare(Opcode::Intrinsic, scalar, which as u32);
            return fold::evaluate(self.ctx, &made, &parts).map(Value::from);
        }
        match algebra::intrinsic(self.ctx, &self.body.func, which, i.flags, ty, arguments)? {
            Simpler::Value(value) => Some(value),
            Simpler::Binary(op, operands) => Some(self.inst(op, ty, &operands, 0, i.flags)),
            Simpler::Call(..) | Simpler::Lane(..) => None,
        }
    }

    fn per_scalar(&mut self, inst: InstId, op: DxilOp, overload: TypeId) -> Result {
        let operands = self.operand_lanes(inst)?;
        let lanes: Lanes =
            operands[0].iter().map(|&lane| self.call(op, overload, &[lane])).collect::<Result<_>>()?;
        self.set(inst, &lanes);
        Ok(())
    }

    /// Only doubles have a fused form; others are rounded as the hardware does.
    fn fma(&mut self, inst: InstId) -> Result {
        let double = self.ctx.types.scalar(self.input.func.insts[inst].ty) == TypeId::DOUBLE;
        self.lane_by_lane(inst, if double { DxilOp::Fma } else { DxilOp::FMad })
    }

    fn int_abs(&mut self, inst: InstId) -> Result {
        let operand = self.input.func.operands(inst)[0];
        let mut lanes = self.lanes(operand)?;
        for lane in &mut lanes {
            let ty = self.type_of(*lane);
            let zero = self.ctx.zero(ty);
            let negative = self.binary(Opcode::Sub, zero, *lane);
            *lane = self.call(DxilOp::IMax, ty, &[*lane, negative])?;
        }
        self.set(inst, &lanes);
        Ok(())
    }

    /// DXIL counts from the highest bit, HLSL from the lowest.
    fn first_bit_high(&mut self, inst: InstId, op: DxilOp) -> Result {
        let operand = self.input.func.operands(inst)[0];
        let mut lanes = self.lanes(operand)?;
        for lane in &mut lanes {
            let ty = self.type_of(*lane);
            let last = self.ctx.types.scalar_bits(ty).max(1) - 1;
            let from_high = self.call(op, ty, &[*lane])?;
            let last = self.ctx.i32(last);
            let from_low = self.binary(Opcode::Sub, last, from_high);
            let none = self.ctx.i32(u32::MAX);
            let nothing = self.equal(from_high, none);
            *lane = self.select(nothing, none, from_low);
        }
        self.set(inst, &lanes);
        Ok(())
    }

    fn dot(&mut self, inst: InstId) -> Result {
        let operands = self.operand_lanes(inst)?;
        let flags = self.input.func.insts[inst].flags;
        let sum = self.float_dot(&operands[0], &operands[1], flags)?;
        self.set(inst, &[sum]);
        Ok(())
    }

    fn dot2_add(&mut self, inst: InstId) -> Result {
        let operands = self.operand_lanes(inst)?;
        let arguments: SmallVec<[Value; 5]> = operands.iter().flatten().copied().collect();
        let sum = self.call(DxilOp::Dot2AddHalf, TypeId::FLOAT, &arguments)?;
        self.set(inst, &[sum]);
        Ok(())
    }

    /// Lane `i` takes the four bytes of the source's eight that start at byte `i`.
    fn msad4(&mut self, inst: InstId) -> Result {
        let operands = self.operand_lanes(inst)?;
        let (reference, source, accumulated) = (operands[0][0], &operands[1], &operands[2]);
        let mut lanes = Lanes::new();
        for (i, &sum) in accumulated.iter().enumerate() {
            let bytes = if i == 0 {
                source[0]
            } else {
                let (down, up) = (self.ctx.i32(8 * i as u32), self.ctx.i32(32 - 8 * i as u32));
                let low = self.binary(Opcode::LShr, source[0], down);
                let high = self.binary(Opcode::Shl, source[1], up);
                self.binary(Opcode::Or, low, high)
            };
            lanes.push(self.call(DxilOp::Msad, TypeId::I32, &[reference, bytes, sum])?);
        }
        self.set(inst, &lanes);
        Ok(())
    }

    fn as_double(&mut self, inst: InstId) -> Result {
        let operands = self.operand_lanes(inst)?;
        let mut lanes = Lanes::new();
        for (&low, &high) in operands[0].iter().zip(&operands[1]) {
            lanes.push(self.call(DxilOp::MakeDouble, TypeId::DOUBLE, &[low, high])?);
        }
        self.set(inst, &lanes);
        Ok(())
    }

    fn split_double(&mut self, inst: InstId) -> Result {
        let operands = self.operand_lanes(inst)?;
        let (mut low, mut high) = (Lanes::new(), Lanes::new());
        for &lane in &operands[0] {
            let words = self.split(lane, TypeId::I32)?;
            low.push(words[0]);
            high.push(words[1]);
        }
        low.extend(high);
        self.set(inst, &low);
        Ok(())
    }

    /// A product of two words, the high word before the low one. DXIL's operation for it is one that no HLSL compiler
    /// writes and not every driver knows, so a whole shader multiplies numbers of 64 bits instead.
    fn both_halves(&mut self, inst: InstId, op: DxilOp) -> Result {
        let operands = self.operand_lanes(inst)?;
        let (mut high, mut low) = (Lanes::new(), Lanes::new());
        for (&a, &b) in operands[0].iter().zip(&operands[1]) {
            let ty = self.type_of(a);
            if self.input.mode == Mode::Operations {
                let pair = self.call(op, ty, &[a, b])?;
                high.push(self.member(pair, 0));
                low.push(self.member(pair, 1));
                continue;
            }
            let extend = if op == DxilOp::IMul { Opcode::SExt } else { Opcode::ZExt };
            let (a, b) = (self.cast(extend, a, TypeId::I64), self.cast(extend, b, TypeId::I64));
            let product = self.binary(Opcode::Mul, a, b);
            let by = self.ctx.int(TypeId::I64, 32);
            let upper = self.binary(Opcode::LShr, product, by);
            high.push(self.cast(Opcode::Trunc, upper, TypeId::I32));
            low.push(self.cast(Opcode::Trunc, product, TypeId::I32));
        }
        high.extend(low);
        self.set(inst, &high);
        Ok(())
    }

    fn add_carry(&mut self, inst: InstId) -> Result {
        let operands = self.operand_lanes(inst)?;
        let (mut sums, mut carries) = (Lanes::new(), Lanes::new());
        for (&a, &b) in operands[0].iter().zip(&operands[1]) {
            let ty = self.type_of(a);
            if ty == TypeId::I32 {
                let pair = self.call(DxilOp::UAddc, ty, &[a, b])?;
                sums.push(self.member(pair, 0));
                carries.push(self.member(pair, 1));
            } else {
                let sum = self.binary(Opcode::Add, a, b);
                let predicate = IntPredicate::Ult as u32;
                carries.push(self.inst(Opcode::ICmp, TypeId::I1, &[sum, a], predicate, Flags::NONE));
                sums.push(sum);
            }
        }
        sums.extend(carries);
        self.set(inst, &sums);
        Ok(())
    }

    /// The clock, of two words with the low one first, as one number.
    fn cycle_counter(&mut self, inst: InstId) -> Result {
        if self.input.func.insts[inst].ty != TypeId::I64 {
            return Err(self.user(&kinds::CLOCK_WIDTH));
        }
        let words = self.call(DxilOp::CycleCounterLegacy, TypeId::VOID, &[])?;
        let (low, high) = (self.member(words, 0), self.member(words, 1));
        let (low, high) =
            (self.cast(Opcode::ZExt, low, TypeId::I64), self.cast(Opcode::ZExt, high, TypeId::I64));
        let by = self.ctx.int(TypeId::I64, 32);
        let high = self.binary(Opcode::Shl, high, by);
        let cycles = self.binary(Opcode::Or, low, high);
        self.set(inst, &[cycles]);
        Ok(())
    }

    fn discard(&mut self, inst: InstId) -> Result {
        let condition = self.input.func.operands(inst)[0];
        let condition = self.scalar(condition)?;
        if self.as_int(condition) == Some(0) {
            return Ok(());
        }
        self.call(DxilOp::Discard, TypeId::VOID, &[condition])?;
        Ok(())
    }

    fn barrier_by_type(&mut self, inst: InstId) -> Result {
        let operands = self.input.func.operands(inst);
        let memory = self.barrier_flag(operands[0], MEMORY_SHARED, MEMORY_ALL)?;
        let of_nodes = self.as_int(memory).is_some_and(|m| m & MEMORY_OF_NODES != 0 && m != MEMORY_ALL);
        if of_nodes && !matches!(self.input.entry.stage, Stage::Node | Stage::Library) {
            return Err(self.user(&kinds::BARRIER_FLAGS));
        }
        let semantics = self.barrier_semantics(operands[1])?;
        self.call(DxilOp::BarrierByMemoryType, TypeId::VOID, &[memory, semantics])?;
        Ok(())
    }

    fn barrier_by_handle(&mut self, inst: InstId) -> Result {
        let operands = self.input.func.operands(inst);
        let handle = self.handle(operands[0])?;
        let semantics = self.barrier_semantics(operands[1])?;
        self.call(DxilOp::BarrierByMemoryHandle, TypeId::VOID, &[handle.value, semantics])?;
        Ok(())
    }

    fn barrier_by_record(&mut self, inst: InstId) -> Result {
        let operands = self.input.func.operands(inst);
        let records = self.scalar(operands[0])?;
        let semantics = self.barrier_semantics(operands[1])?;
        self.call(DxilOp::BarrierByNodeRecordHandle, TypeId::VOID, &[records, semantics])?;
        Ok(())
    }

    /// What a barrier means.
    fn barrier_semantics(&mut self, value: Value) -> Result<Value> {
        let known = if self.input.target.minor() < 9 { SEMANTICS } else { SEMANTICS_6_9 };
        self.barrier_flag(value, SEMANTICS_OF_GROUP, known)
    }

    /// What a barrier is for: flags that must be known, of which some only mean something in a group.
    fn barrier_flag(&mut self, value: Value, of_group: u64, known: u64) -> Result<Value> {
        let flag = self.scalar(value)?;
        match self.as_int(flag) {
            Some(bits) if bits & !known != 0 => Err(self.user(&kinds::BARRIER_FLAGS)),
            // All memory is what of it the stage has.
            Some(bits) if bits & of_group != 0 && bits != MEMORY_ALL => self.in_group().map(|()| flag),
            Some(_) => Ok(flag),
            None => Err(self.user(&kinds::BARRIER_NOT_CONSTANT)),
        }
    }

    /// An error where threads are in no group.
    fn in_group(&self) -> Result {
        let (entry, mode) = (&self.input.entry, self.input.mode);
        let has_groups = matches!(
            entry.stage,
            Stage::Compute | Stage::Mesh | Stage::Amplification | Stage::Node | Stage::Library
        );
        if mode == Mode::Operations || has_groups && !entry.lacks_group() {
            return Ok(());
        }
        Err(self.user(kinds::BARRIER_WITHOUT_GROUP.with(&[&entry.stage.name()])))
    }

    fn barrier(&mut self, mode: u8) -> Result {
        if mode != BARRIER_UAVS {
            self.in_group()?;
        }
        let mode = self.ctx.i32(mode.into());
        self.call(DxilOp::Barrier, TypeId::VOID, &[mode])?;
        Ok(())
    }
}
