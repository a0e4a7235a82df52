//! Intrinsics by their rules, and the small families: barriers, discards, derivatives.

use super::{Lower, Result};
use crate::generated::RULES;
use crate::kinds;
use crate::lower::rule::{Memory, Rule};
use crate::lower::types::{Scalar, Shape};
use crate::module::{Structure, Terminator};
use crate::options::DEMOTE;
use spirv::{Capability, MemorySemantics, Op, Scope, SelectionControl};
use trefoil_ir::{InstId, Intrinsic, Stage};

/// The rule of an intrinsic.
#[inline]
pub(super) fn rule(which: Intrinsic) -> Rule {
    RULES[which as usize]
}

/// Whether an intrinsic is taken as it is; the others must be expanded before.
pub(crate) fn is_native(which: Intrinsic) -> bool {
    rule(which) != Rule::Unsupported
}

/// The flags of `Barrier` that stand for kinds of memory.
const DEVICE_MEMORY: u64 = 1;
const GROUP_MEMORY: u64 = 2;

impl Lower<'_> {
    pub(super) fn intrinsic(&mut self, inst: InstId) -> Result<()> {
        let Some(which) = self.inst(inst).intrinsic() else { return self.bug("no such intrinsic") };
        match rule(which) {
            Rule::Glsl(op) => self.function(inst, op),
            Rule::GlslShort(op) => self.short_function(inst, which, op),
            Rule::BuiltIn(variable) => self.system_value(inst, variable),
            Rule::Wave(rule) => self.wave(inst, rule),
            Rule::IntAbs => self.int_abs(inst),
            Rule::Sign => self.sign(inst),
            Rule::Saturate => self.saturate(inst),
            Rule::Log10 => self.log10(inst),
            Rule::Ldexp => self.ldexp(inst),
            Rule::IntMulAdd => self.int_mul_add(inst),
            Rule::Bits(op) => self.bits(inst, op),
            Rule::FloatTest(op) => self.float_test(inst, op),
            Rule::IsFinite => self.is_finite(inst),
            Rule::IsNormal => self.is_normal(inst),
            Rule::Msad4 => self.masked_differences(inst),
            Rule::Dot => self.dot(inst),
            Rule::MatrixTimesVector => self.matrix_product(inst, true),
            Rule::VectorTimesMatrix => self.matrix_product(inst, false),
            Rule::MatrixRow => self.matrix_row(inst),
            Rule::Determinant => self.determinant(inst),
            Rule::Truth(op) => self.any_all(inst, op),
            Rule::Dot2Add => self.dot2_add(inst),
            Rule::Dot4Add(op) => self.dot4_add(inst, op),
            Rule::HalfToFloat => self.half_format(inst, true),
            Rule::FloatToHalf => self.half_format(inst, false),
            Rule::AsDouble => self.as_double(inst),
            Rule::SplitDouble => self.split_double(inst),
            Rule::AddCarry => self.add_carry(inst),
            Rule::LoadInput => self.load_input(inst),
            Rule::StoreOutput => self.store_output(inst),
            Rule::PatchConstant => self.patch_constant(inst, which),
            Rule::LoadControlPoint => self.load_control_point(inst),
            Rule::DomainLocation => self.domain_location(inst),
            Rule::PatchBarrier => {
                self.patch_barrier();
                Ok(())
            }
            Rule::EndInStream => self.end_in_stream(inst, which),
            Rule::SetMeshOutputCounts => self.set_mesh_output_counts(inst),
            Rule::EmitIndices => self.emit_indices(inst),
            Rule::StoreMeshOutput => self.store_mesh_output(inst, which),
            Rule::DispatchMesh => self.dispatch_mesh(inst),
            Rule::Evaluate(op) => self.evaluate(inst, op),
            Rule::AttributeAtVertex => self.attribute_at_vertex(inst),
            Rule::SpecConstant => self.spec_constant(inst),
            Rule::IsHelperLane => self.is_helper_lane(inst),
            Rule::Discard => self.discard(inst),
            Rule::Derivative(op) => self.derivative(inst, op),
            Rule::Barrier(memory, waits) => self.barrier(memory, waits),
            Rule::BarrierByType => {
                let memory = self.barrier_flags(inst, 0)?;
                self.barrier_by_flags(inst, memory)
            }
            Rule::BarrierByHandle => self.barrier_by_flags(inst, DEVICE_MEMORY),
            Rule::GetPointer => self.get_pointer(inst),
            Rule::PhysicalPointer => self.physical_pointer(inst),
            Rule::NamedVariable => self.named_variable(inst),
            Rule::NamedInstruction => self.named_instruction(inst),
            Rule::LoadTyped => self.load_typed(inst),
            Rule::LoadRaw => self.load_raw(inst),
            Rule::StoreRaw => self.store_raw(inst),
            Rule::StoreElement => self.store_element(inst),
            Rule::LoadTexture => self.load_texture(inst),
            Rule::StoreSample => self.store_sample(inst),
            Rule::UpdateCounter => self.update_counter(inst),
            Rule::Dimensions => self.dimensions(inst),
            Rule::Sample => self.sample(inst, which),
            Rule::Gather => self.gather(inst, which.sample_operands().reference.exists()),
            Rule::Lod(component) => self.query_level(inst, component),
            Rule::Feedback => self.fail(&kinds::FEEDBACK_TEXTURE),
            Rule::RayQuery => self.ray_query(inst, which),
            Rule::RayState => self.ray_state(inst),
            Rule::RayTCurrent => self.ray_t_current(inst),
            Rule::TraceRay => self.trace_ray(inst),
            Rule::CallShader => self.call_shader(inst),
            Rule::ReportHit => self.report_hit(inst),
            Rule::EndAnyHit => self.end_any_hit(inst, which),
            Rule::Nothing => Ok(()),
            Rule::Unsupported => {
                self.fail(kinds::UNSUPPORTED.with(&[&format_args!("`{}`", which.info().name)]))
            }
        }
    }

    fn store_element(&mut self, inst: InstId) -> Result<()> {
        let (handle, at, value) = (self.operand(inst, 0)?, self.operand(inst, 1)?, self.operand(inst, 2)?);
        self.refuse_read_only(handle)?;
        let place = self.element(handle, at)?;
        self.store_place(place, value)
    }

    /// A constant that the pipeline may set.
    fn spec_constant(&mut self, inst: InstId) -> Result<()> {
        let number = self.const_operand(inst, 0, "the number of a specialization constant")?;
        if let Some(&known) = self.interface.spec_constants.get(&number) {
            self.body.values[inst] = known;
            return Ok(());
        }
        let shape = self.shape(self.inst(inst).ty)?;
        let default = self.operand(inst, 1)?.as_const().map(|c| &self.ctx.consts.get(c).kind);
        let Some(trefoil_ir::ConstKind::Int(bits) | trefoil_ir::ConstKind::Float(bits)) = default.cloned()
        else {
            return self.fail(&kinds::SPEC_CONSTANT_NOT_CONSTANT);
        };
        let ty = self.type_of_shape(shape);
        let words = [bits as u32, (bits >> 32) as u32];
        let (op, operands) = match shape.scalar {
            Scalar::Bool if bits != 0 => (Op::SpecConstantTrue, &words[..0]),
            Scalar::Bool => (Op::SpecConstantFalse, &words[..0]),
            _ => (Op::SpecConstant, &words[..if shape.bits() == 64 { 2 } else { 1 }]),
        };
        let id = self.out.global(op, Some(ty), operands);
        self.out.decorate(id, spirv::Decoration::SpecId, &[number]);
        self.interface.spec_constants.insert(number, id);
        self.body.values[inst] = id;
        Ok(())
    }

    fn demote(&mut self, asks: bool) {
        if asks || !self.options.env.has(6) {
            self.out.extension(DEMOTE);
        }
        self.out.capability(Capability::DemoteToHelperInvocation);
    }

    fn is_helper_lane(&mut self, inst: InstId) -> Result<()> {
        self.demote(true);
        self.body.values[inst] = self.op(Op::IsHelperInvocationEXT, Shape::BOOL, &[]);
        Ok(())
    }

    /// Whether a lane that is discarded ends.
    pub(in crate::lower) fn kills_discarded(&self) -> bool {
        let lives = !self.body.kills || self.interface.asks_helpers;
        !lives || !self.options.env.has(6) && !self.permits(DEMOTE)
    }

    /// A lane that is discarded ends, or lives on as a helper: so it does where the code asks which lanes are helpers.
    fn discard(&mut self, inst: InstId) -> Result<()> {
        let condition = self.operand(inst, 0)?;
        let kills = self.kills_discarded();
        match self.ctx.as_int(condition) {
            Some(0) => return Ok(()),
            _ if self.entry.stage != Stage::Pixel => {
                return self.fail(kinds::DISCARD_STAGE.with(&[&self.entry.stage.name()]));
            }
            Some(_) if !kills => {
                self.demote(false);
                self.out.inst(Op::DemoteToHelperInvocation, &[]);
                return Ok(());
            }
            _ => {}
        }
        if !kills {
            self.demote(false);
        }
        let condition = self.id(condition)?;
        let (then, merge) = (self.out.fresh(), self.out.fresh());
        let selection = Structure::Selection { merge, control: SelectionControl::NONE };
        self.close(selection, &Terminator::BranchConditional([condition, then, merge]))?;
        self.open(then);
        if kills {
            self.close(Structure::None, &Terminator::Kill)?;
        } else {
            self.out.inst(Op::DemoteToHelperInvocation, &[]);
            self.close(Structure::None, &Terminator::Branch(merge))?;
        }
        self.open(merge);
        Ok(())
    }

    fn derivative(&mut self, inst: InstId, op: Op) -> Result<()> {
        if self.body.chained[inst] {
            return Ok(());
        }
        self.ask_derivatives()?;
        if !matches!(op, Op::DPdx | Op::DPdy) {
            self.out.capability(Capability::DerivativeControl);
        }
        let shape = self.shape(self.inst(inst).ty)?;
        let [id] = self.operand_ids(inst)?;
        // Only 32-bit floats have derivatives.
        let wide = shape.with_scalar(Scalar::Float(32));
        let id = self.adapt(id, shape, wide);
        let id = self.op(op, wide, &[id]);
        self.body.values[inst] = self.adapt(id, wide, shape);
        Ok(())
    }

    /// The flags of a barrier, which must be constant.
    fn barrier_flags(&mut self, inst: InstId, operand: usize) -> Result<u64> {
        match self.ctx.as_int(self.operand(inst, operand)?) {
            Some(flags) => Ok(flags),
            None => self.fail(&kinds::BARRIER_NOT_CONSTANT),
        }
    }

    /// `Barrier`: flags say which memory, whether the group waits, and how far the order holds.
    fn barrier_by_flags(&mut self, inst: InstId, of: u64) -> Result<()> {
        const GROUP_SYNC: u64 = 1;
        const DEVICE_SCOPE: u64 = 4;
        let how = self.barrier_flags(inst, 1)?;
        let device = MemorySemantics::UNIFORM_MEMORY | MemorySemantics::IMAGE_MEMORY;
        let mut memory = MemorySemantics::empty();
        if of & DEVICE_MEMORY != 0 {
            memory |= device;
        }
        if of & GROUP_MEMORY != 0 {
            memory |= MemorySemantics::WORKGROUP_MEMORY;
        }
        let scope = if how & DEVICE_SCOPE != 0 { Scope::Device } else { Scope::Workgroup };
        self.order(scope, memory, how & GROUP_SYNC != 0)
    }

    fn order(&mut self, scope: Scope, memory: MemorySemantics, sync: bool) -> Result<()> {
        use Stage::{Amplification, Compute, Hull, Library, Mesh};
        // Who calls a function is not known; the threads of a hull shader are those of its patch, and share no memory of a group.
        let has_memory = matches!(self.entry.stage, Compute | Mesh | Amplification | Library);
        let has_group = has_memory || self.entry.stage == Hull;
        if sync && !has_group || scope == Scope::Workgroup && !has_memory {
            return self.fail(kinds::BARRIER_WITHOUT_GROUP.with(&[&self.entry.stage.name()]));
        }
        let order = if memory.is_empty() { memory } else { memory | MemorySemantics::ACQUIRE_RELEASE };
        let (scope, semantics) = (self.out.u32(scope as u32), self.out.u32(order.bits()));
        if sync {
            let execution = self.out.u32(Scope::Workgroup as u32);
            self.out.inst(Op::ControlBarrier, &[execution, scope, semantics]);
        } else if !memory.is_empty() {
            self.out.inst(Op::MemoryBarrier, &[scope, semantics]);
        }
        Ok(())
    }

    fn barrier(&mut self, memory: Memory, waits: bool) -> Result<()> {
        let group = MemorySemantics::WORKGROUP_MEMORY;
        let device = MemorySemantics::UNIFORM_MEMORY | MemorySemantics::IMAGE_MEMORY;
        let (scope, memory) = match memory {
            Memory::Group => (Scope::Workgroup, group),
            Memory::Device => (Scope::Device, device),
            Memory::All => (Scope::Device, device | group),
        };
        self.order(scope, memory, waits)
    }
}
