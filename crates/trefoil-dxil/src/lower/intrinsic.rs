//! Intrinsics: which operation each becomes.

use super::{Lanes, Lower, Mode, Result};
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::{Flags, Inst, InstId, IntPredicate, Intrinsic, Opcode, TypeId, Value};
use trefoil_opt::algebra::{self, Simpler};
use trefoil_opt::fold;

/// The operation that stands for an intrinsic lane by lane, all operands being lanes of the overload.
pub(crate) fn lane_op(which: Intrinsic) -> Option<DxilOp> {
    use Intrinsic as I;
    Some(match which {
        I::FAbs => DxilOp::FAbs,
        I::Sqrt => DxilOp::Sqrt,
        I::Sin => DxilOp::Sin,
        I::Cos => DxilOp::Cos,
        I::Tan => DxilOp::Tan,
        I::Asin => DxilOp::Asin,
        I::Acos => DxilOp::Acos,
        I::Atan => DxilOp::Atan,
        I::Sinh => DxilOp::Hsin,
        I::Cosh => DxilOp::Hcos,
        I::Tanh => DxilOp::Htan,
        I::Exp2 => DxilOp::Exp,
        I::Log2 => DxilOp::Log,
        I::Floor => DxilOp::RoundNi,
        I::Ceil => DxilOp::RoundPi,
        I::FTrunc => DxilOp::RoundZ,
        I::RoundEven => DxilOp::RoundNe,
        I::FMulAdd => DxilOp::FMad,
        I::MinNum => DxilOp::FMin,
        I::MaxNum => DxilOp::FMax,
        I::SMin => DxilOp::IMin,
        I::SMax => DxilOp::IMax,
        I::UMin => DxilOp::UMin,
        I::UMax => DxilOp::UMax,
        I::CountBits => DxilOp::Countbits,
        I::BitReverse => DxilOp::Bfrev,
        I::FirstBitLow => DxilOp::FirstbitLo,
        I::IMad => DxilOp::IMad,
        I::UMad => DxilOp::UMad,
        I::Saturate => DxilOp::Saturate,
        I::Frac => DxilOp::Frc,
        I::Rsqrt => DxilOp::Rsqrt,
        I::IsNan => DxilOp::IsNaN,
        I::IsInf => DxilOp::IsInf,
        I::IsFinite => DxilOp::IsFinite,
        I::IsNormal => DxilOp::IsNormal,
        I::DdxCoarse => DxilOp::DerivCoarseX,
        I::DdyCoarse => DxilOp::DerivCoarseY,
        I::DdxFine => DxilOp::DerivFineX,
        I::DdyFine => DxilOp::DerivFineY,
        _ => return None,
    })
}

/// Whether lowering takes the intrinsic as it is; the rest must be expanded before optimisation.
pub fn is_native(which: Intrinsic) -> bool {
    use Intrinsic as I;
    !matches!(
        which,
        I::Atan2
            | I::Exp
            | I::Log
            | I::Log10
            | I::Pow
            | I::Ldexp
            | I::NClamp
            | I::SClamp
            | I::UClamp
            | I::Sign
            | I::Lerp
            | I::Step
            | I::SmoothStep
            | I::Degrees
            | I::Radians
            | I::SDot
            | I::UDot
            | I::Length
            | I::Distance
            | I::Normalize
            | I::Cross
            | I::Reflect
            | I::Refract
            | I::FaceForward
            | I::Any
            | I::All
    )
}

impl Lower<'_> {
    pub(super) fn intrinsic(&mut self, inst: InstId, which: Option<Intrinsic>) -> Result {
        use Intrinsic as I;
        let which = which.ok_or_else(|| self.bug("an unknown intrinsic"))?;
        if let Some(op) = lane_op(which) {
            return self.lane_by_lane(inst, op);
        }
        match which {
            I::Fma => self.fma(inst),
            I::Abs => self.int_abs(inst),
            I::FirstBitUHigh => self.first_bit_high(inst, DxilOp::FirstbitHi),
            I::FirstBitSHigh => self.first_bit_high(inst, DxilOp::FirstbitSHi),
            I::FDot => self.dot(inst),
            I::Dot2Add => self.dot2_add(inst),
            I::Dot4AddI8 => self.system_value(inst, DxilOp::Dot4AddI8Packed, TypeId::I32),
            I::Dot4AddU8 => self.system_value(inst, DxilOp::Dot4AddU8Packed, TypeId::I32),
            I::Msad4 => self.msad4(inst),
            I::F16ToF32 => self.per_scalar(inst, DxilOp::LegacyF16ToF32, TypeId::VOID),
            I::F32ToF16 => self.per_scalar(inst, DxilOp::LegacyF32ToF16, TypeId::VOID),
            I::AsDouble => self.as_double(inst),
            I::SplitDouble => self.split_double(inst),
            I::IMul => self.both_halves(inst, DxilOp::IMul),
            I::UMul => self.both_halves(inst, DxilOp::UMul),
            I::UAddCarry => self.add_carry(inst),
            I::LoadInput | I::EvalCentroid | I::EvalSample | I::EvalSnapped | I::AttributeAtVertex => {
                self.load_input(inst, which)
            }
            I::StoreOutput | I::StorePatchConstant => self.store_output(inst, which),
            I::LoadPatchConstant | I::LoadControlPoint => self.load_of_patch(inst, which),
            I::OutputControlPointId => self.system_value(inst, DxilOp::OutputControlPointID, TypeId::I32),
            I::DomainLocation => self.domain_location(inst),
            I::EmitStream => self.end_in_stream(inst, DxilOp::EmitStream),
            I::CutStream => self.end_in_stream(inst, DxilOp::CutStream),
            I::GsInstanceId => self.system_value(inst, DxilOp::GSInstanceID, TypeId::I32),
            I::ThreadId => self.system_value(inst, DxilOp::ThreadId, TypeId::I32),
            I::GroupId => self.system_value(inst, DxilOp::GroupId, TypeId::I32),
            I::ThreadIdInGroup => self.system_value(inst, DxilOp::ThreadIdInGroup, TypeId::I32),
            I::FlattenedThreadIdInGroup => {
                self.system_value(inst, DxilOp::FlattenedThreadIdInGroup, TypeId::I32)
            }
            I::Coverage => self.system_value(inst, DxilOp::Coverage, TypeId::I32),
            I::InnerCoverage => self.system_value(inst, DxilOp::InnerCoverage, TypeId::I32),
            I::ViewId => self.system_value(inst, DxilOp::ViewID, TypeId::I32),
            I::SampleIndex => self.system_value(inst, DxilOp::SampleIndex, TypeId::I32),
            I::PrimitiveId => self.system_value(inst, DxilOp::PrimitiveID, TypeId::I32),
            I::StartVertexLocation => self.system_value(inst, DxilOp::StartVertexLocation, TypeId::I32),
            I::StartInstanceLocation => self.system_value(inst, DxilOp::StartInstanceLocation, TypeId::I32),
            I::RenderTargetSampleCount => {
                self.system_value(inst, DxilOp::RenderTargetGetSampleCount, TypeId::VOID)
            }
            I::IsHelperLane => self.system_value(inst, DxilOp::IsHelperLane, TypeId::I1),
            I::Discard => self.discard(inst),
            I::GroupBarrier => self.barrier(8),
            I::GroupBarrierSync => self.barrier(9),
            I::DeviceBarrier => self.barrier(2),
            I::DeviceBarrierSync => self.barrier(3),
            I::AllBarrier => self.barrier(10),
            I::AllBarrierSync => self.barrier(11),
            I::MemoryBarrier => self.barrier_by_type(inst),
            I::ResourceBarrier => self.barrier_by_handle(inst),
            I::Handle => self.handle_from_binding(inst),
            I::HandleFromHeap => self.handle_from_heap(inst),
            I::GetPointer => self.get_pointer(inst),
            I::LoadTyped => self.direct_load(inst, false),
            I::LoadRaw => self.direct_load(inst, true),
            I::StoreTyped | I::StoreTexture => self.direct_store(inst, false),
            I::StoreRaw => self.direct_store(inst, true),
            I::LoadTexture => self.load_texture(inst),
            I::GatherRaw => self.gather_raw(inst),
            I::StoreSample => self.store_sample(inst),
            I::RayQueryAllocate
            | I::RayQueryTrace
            | I::RayQueryProceed
            | I::RayQueryAbort
            | I::RayQueryCommitTriangle
            | I::RayQueryCommitProcedural
            | I::RayQueryState => self.ray_query(inst, which),
            I::WriteFeedback | I::WriteFeedbackBias | I::WriteFeedbackLevel | I::WriteFeedbackGrad => {
                self.write_feedback(inst, which)
            }
            I::CBufferRow2 | I::CBufferRow4 | I::CBufferRow8 => self.cbuffer_row_intrinsic(inst),
            I::AtomicBinOp => self.direct_atomic(inst, DxilOp::AtomicBinOp),
            I::AtomicCompareExchange => self.direct_atomic(inst, DxilOp::AtomicCompareExchange),
            I::UpdateCounter => self.update_counter(inst),
            I::GetDimensions => self.get_dimensions(inst),
            I::SamplePosition | I::RenderTargetSamplePosition => self.sample_position(inst, which),
            I::Sample
            | I::SampleBias
            | I::SampleGrad
            | I::SampleLevel
            | I::SampleCmp
            | I::SampleCmpLevelZero
            | I::SampleCmpLevel
            | I::SampleCmpBias
            | I::SampleCmpGrad => self.sample(inst, which),
            I::Gather => self.gather(inst, false),
            I::GatherCmp => self.gather(inst, true),
            I::CalculateLod => self.calculate_lod(inst, true),
            I::CalculateLodUnclamped => self.calculate_lod(inst, false),
            I::LifetimeStart | I::LifetimeEnd => Ok(()),
            other if is_native(other) => self.wave(inst, other),
            other => self.expand(inst, other),
        }
    }

    fn operand_lanes(&mut self, inst: InstId) -> Result<SmallVec<[Lanes; 3]>> {
        let old = self.old;
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

    /// What one lane comes to for its own constants, where that is no call.
    fn simpler(&mut self, inst: InstId, ty: TypeId, arguments: &[Value]) -> Option<Value> {
        if arguments.iter().all(|a| a.as_const().is_none()) {
            return None;
        }
        let i = self.old.insts[inst];
        let which = i.intrinsic()?;
        if let Some(parts) = arguments.iter().map(|a| a.as_const()).collect::<Option<SmallVec<[_; 3]>>>() {
            // Counts of bits have a type of their own.
            let scalar = self.ctx.types.scalar(i.ty);
            let made = Inst::bare(Opcode::Intrinsic, scalar, which as u32);
            return fold::evaluate(self.ctx, &made, &parts).map(Value::from);
        }
        match algebra::intrinsic(self.ctx, &self.func, which, i.flags, ty, arguments)? {
            Simpler::Value(value) => Some(value),
            Simpler::Binary(op, operands) => Some(self.inst(op, ty, &operands, 0, i.flags)),
            Simpler::Call(..) => None,
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
        let double = self.ctx.types.scalar(self.old.insts[inst].ty) == TypeId::DOUBLE;
        self.lane_by_lane(inst, if double { DxilOp::Fma } else { DxilOp::FMad })
    }

    fn int_abs(&mut self, inst: InstId) -> Result {
        let operand = self.old.operands(inst)[0];
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
        let operand = self.old.operands(inst)[0];
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
        let flags = self.old.insts[inst].flags;
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
            if self.mode == Mode::Operations {
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

    fn discard(&mut self, inst: InstId) -> Result {
        let condition = self.old.operands(inst)[0];
        let condition = self.scalar(condition)?;
        if self.as_int(condition) == Some(0) {
            return Ok(());
        }
        self.call(DxilOp::Discard, TypeId::VOID, &[condition])?;
        Ok(())
    }

    fn barrier_by_type(&mut self, inst: InstId) -> Result {
        let operands = self.old.operands(inst);
        let (memory, semantics) = (self.barrier_flag(operands[0])?, self.barrier_flag(operands[1])?);
        self.call(DxilOp::BarrierByMemoryType, TypeId::VOID, &[memory, semantics])?;
        Ok(())
    }

    fn barrier_by_handle(&mut self, inst: InstId) -> Result {
        let operands = self.old.operands(inst);
        let (handle, semantics) = (self.handle(operands[0])?, self.barrier_flag(operands[1])?);
        self.call(DxilOp::BarrierByMemoryHandle, TypeId::VOID, &[handle.value, semantics])?;
        Ok(())
    }

    /// What a barrier is for, which must be known.
    fn barrier_flag(&mut self, value: Value) -> Result<Value> {
        let flag = self.scalar(value)?;
        match self.as_int(flag) {
            Some(_) => Ok(flag),
            None => Err(self.user("memory type, access, or sync flag is not constant")),
        }
    }

    fn barrier(&mut self, mode: u32) -> Result {
        let mode = self.ctx.i32(mode);
        self.call(DxilOp::Barrier, TypeId::VOID, &[mode])?;
        Ok(())
    }
}
