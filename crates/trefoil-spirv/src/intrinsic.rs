//! Which family an intrinsic belongs to, and the small families: barriers, discards, derivatives.

use crate::function::{Lower, Result};
use crate::types::{Scalar, Shape};
use spirv::{Capability, GlslStd450Op, MemorySemantics, Op, Scope};
use trefoil_ir::{InstId, Intrinsic};

/// Whether an intrinsic is taken as it is; the others must be expanded before.
pub fn is_native(which: Intrinsic) -> bool {
    use Intrinsic::*;
    !matches!(
        which,
        CBufferRow2
            | CBufferRow4
            | CBufferRow8
            | HandleFromHeap
            | RenderTargetSampleCount
            | RenderTargetSamplePosition
            | SamplePosition
    )
}

/// The extension that lets a lane go on as a helper.
const DEMOTE: &str = "SPV_EXT_demote_to_helper_invocation";

impl Lower<'_> {
    pub(crate) fn intrinsic(&mut self, inst: InstId) -> Result<()> {
        use Intrinsic::*;
        let Some(which) = self.inst(inst).intrinsic() else { return self.bug("no such intrinsic") };
        match which {
            // A handle becomes something where it is used.
            Handle | HandleFromHeap | LifetimeStart | LifetimeEnd => Ok(()),
            GetPointer => self.get_pointer(inst),
            PhysicalPointer => self.physical_pointer(inst),
            SpirvVariable => self.named_variable(inst),
            SpirvInstruction => self.named_instruction(inst),
            LoadTyped => self.load_typed(inst),
            LoadRaw => self.load_raw(inst),
            StoreRaw => self.store_raw(inst),
            StoreTyped | StoreTexture => self.store_element(inst),
            LoadTexture => self.load_texture(inst),
            StoreSample => self.store_sample(inst),
            RayQueryAllocate
            | RayQueryTrace
            | RayQueryProceed
            | RayQueryAbort
            | RayQueryCommitTriangle
            | RayQueryCommitProcedural
            | RayQueryState => self.ray_query(inst, which),
            WriteFeedback | WriteFeedbackBias | WriteFeedbackLevel | WriteFeedbackGrad => {
                self.fail("feedback textures are not supported for SPIR-V")
            }
            UpdateCounter => self.update_counter(inst),
            GetDimensions => self.dimensions(inst),
            Sample | SampleBias | SampleGrad | SampleLevel | SampleCmp | SampleCmpLevelZero
            | SampleCmpLevel | SampleCmpBias | SampleCmpGrad => self.sample(inst, which),
            Gather => self.gather(inst, false),
            GatherCmp => self.gather(inst, true),
            CalculateLod => self.query_level(inst, false),
            CalculateLodUnclamped => self.query_level(inst, true),
            LoadInput => self.load_input(inst),
            StoreOutput => self.store_output(inst),
            LoadPatchConstant | StorePatchConstant => self.patch_constant(inst, which),
            LoadControlPoint => self.load_control_point(inst),
            DomainLocation => self.domain_location(inst),
            PatchBarrier => {
                self.patch_barrier();
                Ok(())
            }
            EmitStream | CutStream => self.end_in_stream(inst, which),
            EvalCentroid => self.evaluate(inst, GlslStd450Op::InterpolateAtCentroid),
            EvalSample => self.evaluate(inst, GlslStd450Op::InterpolateAtSample),
            EvalSnapped => self.evaluate(inst, GlslStd450Op::InterpolateAtOffset),
            AttributeAtVertex => self.attribute_at_vertex(inst),
            ThreadId
            | GroupId
            | ThreadIdInGroup
            | FlattenedThreadIdInGroup
            | Coverage
            | InnerCoverage
            | ViewId
            | SampleIndex
            | PrimitiveId
            | GsInstanceId
            | OutputControlPointId
            | StartVertexLocation
            | StartInstanceLocation
            | WaveLaneIndex
            | WaveLaneCount => self.system_value(inst, which),
            SpecConstant => self.spec_constant(inst),
            IsHelperLane => self.is_helper_lane(inst),
            Discard => self.discard(inst),
            DdxCoarse | DdyCoarse | DdxFine | DdyFine => self.derivative(inst, which),
            GroupBarrier | GroupBarrierSync | DeviceBarrier | DeviceBarrierSync | AllBarrier
            | AllBarrierSync => self.barrier(which),
            MemoryBarrier | ResourceBarrier => self.barrier_by_flags(inst, which),
            _ if which >= WaveIsFirstLane && which <= QuadAll => self.wave(inst, which),
            _ => self.math(inst, which),
        }
    }

    fn store_element(&mut self, inst: InstId) -> Result<()> {
        let (handle, at, value) = (self.operand(inst, 0)?, self.operand(inst, 1)?, self.operand(inst, 2)?);
        let place = self.element(handle, at)?;
        self.store_place(place, value)
    }

    /// A constant that the pipeline may set.
    fn spec_constant(&mut self, inst: InstId) -> Result<()> {
        let number = self.const_operand(inst, 0, "the number of a specialization constant")?;
        if let Some(&known) = self.interface.spec_constants.get(&number) {
            self.values[inst] = known;
            return Ok(());
        }
        let shape = self.shape(self.inst(inst).ty)?;
        let default = self.operand(inst, 1)?.as_const().map(|c| &self.ctx.consts.get(c).kind);
        let Some(trefoil_ir::ConstKind::Int(bits) | trefoil_ir::ConstKind::Float(bits)) = default.cloned()
        else {
            return self.fail("the value of a specialization constant must be constant");
        };
        let ty = self.type_of_shape(shape);
        let words = [bits as u32, (bits >> 32) as u32];
        let (op, operands) = match shape.scalar {
            Scalar::Bool if bits != 0 => (Op::SpecConstantTrue, &words[..0]),
            Scalar::Bool => (Op::SpecConstantFalse, &words[..0]),
            _ => (Op::SpecConstant, &words[..if shape.bits() == 64 { 2 } else { 1 }]),
        };
        let id = self.words.global(op, Some(ty), operands);
        self.words.decorate(id, spirv::Decoration::SpecId, &[number]);
        self.interface.spec_constants.insert(number, id);
        self.values[inst] = id;
        Ok(())
    }

    fn demote(&mut self, asks: bool) {
        if asks || !self.options.env.has(6) {
            self.words.extension(DEMOTE);
        }
        self.words.capability(Capability::DemoteToHelperInvocation);
    }

    fn is_helper_lane(&mut self, inst: InstId) -> Result<()> {
        self.demote(true);
        self.values[inst] = self.op(Op::IsHelperInvocationEXT, Shape::BOOL, &[]);
        Ok(())
    }

    /// A lane that is discarded lives on for its neighbours' sake.
    fn discard(&mut self, inst: InstId) -> Result<()> {
        let condition = self.operand(inst, 0)?;
        let kills = !self.options.env.has(6) && !self.permits(DEMOTE);
        match self.ctx.as_int(condition) {
            Some(0) => return Ok(()),
            Some(_) if !kills => {
                self.demote(false);
                self.words.inst(Op::DemoteToHelperInvocation, &[]);
                return Ok(());
            }
            _ => {}
        }
        if !kills {
            self.demote(false);
        }
        let condition = self.id(condition)?;
        let (then, merge) = (self.words.fresh(), self.words.fresh());
        self.words.inst(Op::SelectionMerge, &[merge, 0]);
        self.words.inst(Op::BranchConditional, &[condition, then, merge]);
        self.start_label(then);
        if kills {
            self.words.inst(Op::Kill, &[]);
        } else {
            self.words.inst(Op::DemoteToHelperInvocation, &[]);
            self.words.inst(Op::Branch, &[merge]);
        }
        self.start_label(merge);
        Ok(())
    }

    fn derivative(&mut self, inst: InstId, which: Intrinsic) -> Result<()> {
        self.ask_derivatives()?;
        self.words.capability(Capability::DerivativeControl);
        let op = match which {
            Intrinsic::DdxCoarse => Op::DPdxCoarse,
            Intrinsic::DdyCoarse => Op::DPdyCoarse,
            Intrinsic::DdxFine => Op::DPdxFine,
            _ => Op::DPdyFine,
        };
        let shape = self.shape(self.inst(inst).ty)?;
        let [id] = self.operand_ids(inst)?;
        // Only 32-bit floats have derivatives.
        let wide = shape.with_scalar(Scalar::Float(32));
        let id = self.adapt(id, shape, wide);
        let id = self.op(op, wide, &[id]);
        self.values[inst] = self.adapt(id, wide, shape);
        Ok(())
    }

    /// `Barrier`: flags say which memory, whether the group waits, and how far the order holds.
    fn barrier_by_flags(&mut self, inst: InstId, which: Intrinsic) -> Result<()> {
        const GROUP_SYNC: u64 = 1;
        const DEVICE_SCOPE: u64 = 4;
        let flags = |it: &Self, n| Ok(it.ctx.as_int(it.operand(inst, n)?));
        let (Some(of), Some(how)) =
            (if which == Intrinsic::ResourceBarrier { Some(1) } else { flags(self, 0)? }, flags(self, 1)?)
        else {
            return self.fail("memory type, access, or sync flag is not constant");
        };
        let device = MemorySemantics::UNIFORM_MEMORY | MemorySemantics::IMAGE_MEMORY;
        let mut memory = MemorySemantics::empty();
        if of & 1 != 0 {
            memory |= device;
        }
        if of & 2 != 0 {
            memory |= MemorySemantics::WORKGROUP_MEMORY;
        }
        let scope = if how & DEVICE_SCOPE != 0 { Scope::Device } else { Scope::Workgroup };
        self.order(scope, memory, how & GROUP_SYNC != 0);
        Ok(())
    }

    fn order(&mut self, scope: Scope, memory: MemorySemantics, sync: bool) {
        let order = if memory.is_empty() { memory } else { memory | MemorySemantics::ACQUIRE_RELEASE };
        let (scope, semantics) = (self.words.u32(scope as u32), self.words.u32(order.bits()));
        if sync {
            let execution = self.words.u32(Scope::Workgroup as u32);
            self.words.inst(Op::ControlBarrier, &[execution, scope, semantics]);
        } else if !memory.is_empty() {
            self.words.inst(Op::MemoryBarrier, &[scope, semantics]);
        }
    }

    fn barrier(&mut self, which: Intrinsic) -> Result<()> {
        let group = MemorySemantics::WORKGROUP_MEMORY;
        let device = MemorySemantics::UNIFORM_MEMORY | MemorySemantics::IMAGE_MEMORY;
        let (scope, memory, sync) = match which {
            Intrinsic::GroupBarrier => (Scope::Workgroup, group, false),
            Intrinsic::GroupBarrierSync => (Scope::Workgroup, group, true),
            Intrinsic::DeviceBarrier => (Scope::Device, device, false),
            Intrinsic::DeviceBarrierSync => (Scope::Device, device, true),
            Intrinsic::AllBarrier => (Scope::Device, device | group, false),
            _ => (Scope::Device, device | group, true),
        };
        self.order(scope, memory, sync);
        Ok(())
    }
}
