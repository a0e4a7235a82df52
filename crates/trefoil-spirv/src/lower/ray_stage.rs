//! Stages of ray tracing: what their shaders call and know, and the variables in which they pass structures to each other.
//!
//! In: entries whose parameters are addresses, and calls that take the address of an allocation. Out: variables of the storage
//! classes of `SPV_KHR_ray_tracing`, or of `SPV_NV_ray_tracing` where the options permit that one alone. What holds: an
//! allocation that only one kind of call takes is such a variable itself; anything else is copied to one and back.

use super::memory::{MAX_PARTS, Place, Pointer};
use super::types::Shape;
use super::{Lower, Result};
use crate::kinds;
use crate::module::{Id, Structure, Terminator};
use smallvec::SmallVec;
use spirv::{BuiltIn, Capability, Decoration, Op, StorageClass};
use trefoil_ir::{Attribute, HashMap, InstId, Intrinsic, Opcode, Stage, TypeId, Value, ValueKind};

const KHR: &str = "SPV_KHR_ray_tracing";
const NV: &str = "SPV_NV_ray_tracing";

const FLOAT: Shape = Shape::FLOAT;
const FLOAT3: Shape = FLOAT.with_lanes(3);
const UINT3: Shape = Shape::UINT.with_lanes(3);

/// The variables by which shaders of ray tracing pass structures to each other.
#[derive(Default)]
pub(super) struct Passed {
    /// The class of each allocation that a call takes.
    allocations: HashMap<InstId, StorageClass>,
    /// The variables of the entry's parameters.
    params: SmallVec<[Option<Pointer>; 2]>,
    /// What hits are reported with: its type and variable.
    attributes: Option<(TypeId, Id)>,
    /// Variables that arguments are copied to.
    copies: Vec<(StorageClass, TypeId, Id)>,
    /// The locations of the variables that are given to other shaders.
    locations: HashMap<Id, u32>,
    /// How many payloads and how many parameters of callable shaders the module has given locations.
    payloads: u32,
    parameters: u32,
    /// Whether `SPV_NV_ray_tracing` is what is written.
    is_nv: bool,
    /// What was loaded of the pipeline, as what, and the label of the block.
    loaded: Vec<(BuiltIn, Form, Id, Id)>,
}

impl Passed {
    /// The variable of a parameter of the entry that has been asked for.
    pub(super) fn param(&self, n: u32) -> Option<Id> {
        self.params.get(n as usize).copied().flatten().map(|pointer| pointer.id)
    }
}

/// As what a variable of the pipeline is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A scalar or vector.
    Vector(Shape),
    /// Four columns of three.
    Matrix,
    /// Three columns of four, which are the rows.
    Transposed,
}

impl Passed {
    /// Begins another entry; locations go on.
    pub(super) fn start_entry(&mut self) {
        let Self { payloads, parameters, is_nv, .. } = *self;
        *self = Self { payloads, parameters, is_nv, ..Self::default() };
    }
}

/// The class of what a call takes the address of.
fn class_of_argument(which: Intrinsic) -> Option<StorageClass> {
    match which {
        Intrinsic::TraceRay => Some(StorageClass::RayPayloadKHR),
        Intrinsic::CallShader => Some(StorageClass::CallableDataKHR),
        Intrinsic::ReportHit => Some(StorageClass::HitAttributeKHR),
        _ => None,
    }
}

/// What is known of the dispatch, the ray or the instance, by DXIL's operation: the variable and its shape, of a matrix the
/// shape of its four columns.
fn state(opcode: u32) -> Option<(BuiltIn, Shape)> {
    Some(match opcode {
        145 => (BuiltIn::LaunchIdKHR, UINT3),
        146 => (BuiltIn::LaunchSizeKHR, UINT3),
        147 => (BuiltIn::WorldRayOriginKHR, FLOAT3),
        148 => (BuiltIn::WorldRayDirectionKHR, FLOAT3),
        149 => (BuiltIn::ObjectRayOriginKHR, FLOAT3),
        150 => (BuiltIn::ObjectRayDirectionKHR, FLOAT3),
        151 => (BuiltIn::ObjectToWorldKHR, FLOAT3),
        152 => (BuiltIn::WorldToObjectKHR, FLOAT3),
        153 => (BuiltIn::RayTminKHR, FLOAT),
        213 => (BuiltIn::RayGeometryIndexKHR, Shape::UINT),
        _ => return None,
    })
}

impl Lower<'_> {
    /// Asks for what the stages need, and decides by which extension.
    pub(super) fn ray_tracing_needs(&mut self) -> Result<()> {
        self.passed.is_nv = !self.permits(KHR) && self.permits(NV);
        if self.passed.is_nv {
            self.out.extension(NV);
            self.out.capability(Capability::RayTracingNV);
            return Ok(());
        }
        if !self.options.env.has(4) {
            return self.fail(&kinds::RAY_TRACING_NEEDS_SPIRV_1_4);
        }
        self.out.extension(KHR);
        self.out.capability(Capability::RayTracingKHR);
        Ok(())
    }

    /// Notes that an allocation is what a call takes the address of; where several kinds of calls do, the first counts.
    pub(super) fn note_passed(&mut self, inst: InstId) {
        let Some(class) = self.inst(inst).intrinsic().and_then(class_of_argument) else { return };
        let last = self.func.operands(inst).last().and_then(|value| value.as_inst());
        if let Some(allocation) = last.filter(|&made| self.inst(made).op == Opcode::Alloca) {
            self.passed.allocations.entry(allocation).or_insert(class);
        }
    }

    /// The storage class of an allocation.
    pub(super) fn class_of_allocation(&self, inst: InstId) -> StorageClass {
        match self.passed.allocations.is_empty() {
            true => StorageClass::Function,
            false => self.passed.allocations.get(&inst).copied().unwrap_or(StorageClass::Function),
        }
    }

    /// A variable of a class that calls take; of attributes there is one.
    pub(super) fn passed_variable(&mut self, class: StorageClass, ty: TypeId) -> Result<Id> {
        if class == StorageClass::HitAttributeKHR
            && let Some((known, id)) = self.passed.attributes
        {
            return if known == ty { Ok(id) } else { self.fail(&kinds::SEVERAL_ATTRIBUTES) };
        }
        let held = self.value_type(ty)?;
        let id = self.out.variable(class, held, None);
        self.interface.listed.push(id);
        let next = match class {
            StorageClass::HitAttributeKHR => {
                self.passed.attributes = Some((ty, id));
                return Ok(id);
            }
            StorageClass::RayPayloadKHR => &mut self.passed.payloads,
            _ => &mut self.passed.parameters,
        };
        let location = *next;
        *next += 1;
        self.passed.locations.insert(id, location);
        self.out.decorate(id, Decoration::Location, &[location]);
        Ok(id)
    }

    /// What a parameter of the entry names.
    pub(super) fn passed_param(&mut self, n: u32) -> Result<Place> {
        let at = n as usize;
        if let Some(&Some(known)) = self.passed.params.get(at) {
            return Ok(Place::Typed(known));
        }
        let class = match (self.entry.stage, n) {
            (Stage::AnyHit | Stage::ClosestHit | Stage::Miss, 0) => StorageClass::IncomingRayPayloadKHR,
            (Stage::AnyHit | Stage::ClosestHit, 1) => StorageClass::HitAttributeKHR,
            (Stage::Callable, 0) => StorageClass::IncomingCallableDataKHR,
            _ => return self.bug("a parameter that the stage does not have"),
        };
        let said = self.func.extras.as_deref().and_then(|extras| extras.params.get(at));
        let ty = said.into_iter().flatten().find_map(|attribute| match *attribute {
            Attribute::Type(_, ty) => Some(ty),
            Attribute::Word(_) => None,
        });
        let Some(ty) = ty else { return self.bug("a parameter does not say what lies at its address") };
        let held = self.value_type(ty)?;
        let id = self.out.variable(class, held, None);
        self.interface.listed.push(id);
        if self.options.debug_names
            && let Some(name) = self.func.params.get(at).and_then(|param| param.name)
        {
            self.out.name(id, self.ctx.name(name));
        }
        let pointer = Pointer::whole(id, class, ty);
        self.passed.params.resize((at + 1).max(self.passed.params.len()), None);
        self.passed.params[at] = Some(pointer);
        Ok(Place::Typed(pointer))
    }

    /// The variable that a call takes for an argument, and the argument's own place where it is a copy.
    fn argument(&mut self, address: Value, class: StorageClass) -> Result<(Id, Option<Pointer>)> {
        let Place::Typed(own) = self.place(address)? else {
            return self.bug("what a shader is given lies in a buffer");
        };
        let is_variable = match address.kind() {
            ValueKind::Inst(made) => self.inst(made).op == Opcode::Alloca,
            kind => matches!(kind, ValueKind::Param(_)),
        };
        // What came in goes on as it is; NVIDIA's instructions name it by a location, which it has not.
        let incoming = match class {
            StorageClass::RayPayloadKHR => StorageClass::IncomingRayPayloadKHR,
            StorageClass::CallableDataKHR => StorageClass::IncomingCallableDataKHR,
            class => class,
        };
        if is_variable && (own.class == class || own.class == incoming && !self.passed.is_nv) {
            return Ok((own.id, None));
        }
        let known = self.passed.copies.iter().find(|&&(of, ty, _)| (of, ty) == (class, own.ty));
        let id = match known {
            Some(&(_, _, id)) => id,
            None => {
                let id = self.passed_variable(class, own.ty)?;
                self.passed.copies.push((class, own.ty, id));
                id
            }
        };
        let value = self.load_place(Place::Typed(own), own.ty)?;
        self.out.inst(Op::Store, &[id, value]);
        Ok((id, Some(own)))
    }

    /// Copies back what a call may have changed.
    fn take_back(&mut self, variable: Id, own: Option<Pointer>) -> Result<()> {
        let Some(own) = own else { return Ok(()) };
        let held = self.value_type(own.ty)?;
        let value = self.out.value(Op::Load, held, &[variable]);
        let mut parts = MAX_PARTS;
        self.store_pointer(own, own.ty, value, &mut parts)
    }

    /// How an instruction names a variable: itself, or by its location where the instruction is NVIDIA's.
    fn name_of(&mut self, variable: Id) -> Id {
        if !self.passed.is_nv {
            return variable;
        }
        let location = self.passed.locations.get(&variable).copied().unwrap_or_default();
        self.out.u32(location)
    }

    /// An error where a shader asks for what Vulkan does not tell its stage of the ray.
    pub(super) fn check_ray_value(&self, inst: InstId, which: BuiltIn) -> Result<()> {
        use Stage::{AnyHit, Callable, ClosestHit, Intersection, Miss, RayGeneration};
        let stages: &[Stage] = match which {
            BuiltIn::LaunchIdKHR | BuiltIn::LaunchSizeKHR => {
                &[RayGeneration, Intersection, AnyHit, ClosestHit, Miss, Callable]
            }
            BuiltIn::WorldRayOriginKHR
            | BuiltIn::WorldRayDirectionKHR
            | BuiltIn::RayTminKHR
            | BuiltIn::RayTmaxKHR
            | BuiltIn::IncomingRayFlagsKHR => &[Intersection, AnyHit, ClosestHit, Miss],
            BuiltIn::ObjectRayOriginKHR
            | BuiltIn::ObjectRayDirectionKHR
            | BuiltIn::ObjectToWorldKHR
            | BuiltIn::WorldToObjectKHR
            | BuiltIn::InstanceCustomIndexKHR
            | BuiltIn::InstanceId
            | BuiltIn::RayGeometryIndexKHR => &[Intersection, AnyHit, ClosestHit],
            BuiltIn::HitKindKHR => &[AnyHit, ClosestHit],
            BuiltIn::PrimitiveId if self.inst(inst).is_intrinsic(Intrinsic::PrimitiveIndex) => {
                &[Intersection, AnyHit, ClosestHit]
            }
            _ => return Ok(()),
        };
        if stages.contains(&self.entry.stage) {
            return Ok(());
        }
        let asks = self.inst(inst).intrinsic().map_or("", |intrinsic| intrinsic.info().name);
        self.fail(kinds::RAY_VALUE_STAGE.with(&[&self.entry.stage.name(), &asks]))
    }

    /// An error of an operation that Vulkan does not let a stage have.
    fn check_ray_operation(&self, which: Intrinsic) -> Result<()> {
        use Stage::{AnyHit, Callable, ClosestHit, Intersection, Miss, RayGeneration};
        let stages: &[Stage] = match which {
            Intrinsic::TraceRay => &[RayGeneration, ClosestHit, Miss],
            Intrinsic::CallShader => &[RayGeneration, ClosestHit, Miss, Callable],
            Intrinsic::ReportHit => &[Intersection],
            _ => &[AnyHit],
        };
        if stages.contains(&self.entry.stage) {
            return Ok(());
        }
        self.fail(kinds::RAY_TRACING_STAGE.with(&[&self.entry.stage.name(), &which.info().name]))
    }

    /// `ray.trace`
    pub(super) fn trace_ray(&mut self, inst: InstId) -> Result<()> {
        self.check_ray_operation(Intrinsic::TraceRay)?;
        let operands: SmallVec<[Value; 16]> = self.func.operands(inst).into();
        let &[scene, ref numbers @ .., ox, oy, oz, least, dx, dy, dz, most, payload] = operands.as_slice()
        else {
            return self.bug("a trace lacks operands");
        };
        let mut words: SmallVec<[Id; 16]> = SmallVec::from_slice(&[Id::NONE]);
        for &number in numbers {
            words.push(self.id(number)?);
        }
        let (origin, least) = (self.vector_of_three([ox, oy, oz])?, self.id(least)?);
        let (direction, most) = (self.vector_of_three([dx, dy, dz])?, self.id(most)?);
        let (variable, own) = self.argument(payload, StorageClass::RayPayloadKHR)?;
        let scene = self.descriptor(scene)?;
        let loaded = self.out.value(Op::Load, scene.ty, &[scene.pointer]);
        if scene.non_uniform {
            self.out.non_uniform(loaded);
        }
        words[0] = loaded;
        let op = if self.passed.is_nv { Op::TraceNV } else { Op::TraceRayKHR };
        let payload = self.name_of(variable);
        words.extend([origin, least, direction, most, payload]);
        self.out.inst(op, &words);
        self.take_back(variable, own)
    }

    /// `ray.call.shader`
    pub(super) fn call_shader(&mut self, inst: InstId) -> Result<()> {
        self.check_ray_operation(Intrinsic::CallShader)?;
        let (shader, parameter) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let shader = self.id(shader)?;
        let (variable, own) = self.argument(parameter, StorageClass::CallableDataKHR)?;
        let op = if self.passed.is_nv { Op::ExecuteCallableNV } else { Op::ExecuteCallableKHR };
        let parameter = self.name_of(variable);
        self.out.inst(op, &[shader, parameter]);
        self.take_back(variable, own)
    }

    /// `ray.report.hit`
    pub(super) fn report_hit(&mut self, inst: InstId) -> Result<()> {
        self.check_ray_operation(Intrinsic::ReportHit)?;
        let [distance, kind, attributes] = [0, 1, 2].map(|n| self.operand(inst, n));
        let (distance, kind) = (self.id(distance?)?, self.id(kind?)?);
        self.argument(attributes?, StorageClass::HitAttributeKHR)?;
        self.body.values[inst] = self.op(Op::ReportIntersectionKHR, Shape::BOOL, &[distance, kind]);
        Ok(())
    }

    /// `ray.ignore.hit`, `ray.accept.hit`: the shader ends here.
    pub(super) fn end_any_hit(&mut self, inst: InstId, which: Intrinsic) -> Result<()> {
        self.check_ray_operation(which)?;
        let ignores = which == Intrinsic::IgnoreHit;
        let end = match (self.passed.is_nv, ignores) {
            (false, true) => Terminator::IgnoreIntersection,
            (false, false) => Terminator::TerminateRay,
            (true, ignores) => {
                let op = if ignores { Op::IgnoreIntersectionNV } else { Op::TerminateRayNV };
                self.out.inst(op, &[]);
                Terminator::Return
            }
        };
        self.close(Structure::None, &end)?;
        if !self.is_last(inst) {
            let rest = self.out.fresh();
            self.open(rest);
        }
        Ok(())
    }

    /// Whether nothing comes after an instruction.
    fn is_last(&self, inst: InstId) -> bool {
        let func = self.func;
        let mut blocks = func.layout.iter().map(|&block| func.blocks[block].insts.as_slice());
        blocks.any(|insts| {
            matches!(insts, &[.., before, end] if before == inst && func.insts[end].op == Opcode::Unreachable)
        })
    }

    /// `ray.state`
    pub(super) fn ray_state(&mut self, inst: InstId) -> Result<()> {
        let mut numbers = [0; 3];
        for (n, number) in numbers.iter_mut().enumerate() {
            *number = self.const_operand(inst, n, "what is asked of a ray")?;
        }
        let [opcode, row, column] = numbers;
        let Some((which, shape)) = state(opcode) else {
            return self.fail(kinds::UNSUPPORTED.with(&[&format_args!("operation {opcode} of a ray")]));
        };
        if which == BuiltIn::RayGeometryIndexKHR && self.passed.is_nv {
            return self.fail(&kinds::GEOMETRY_INDEX_EXTENSION);
        }
        self.check_ray_value(inst, which)?;
        let (row, column) = (row.min(2), column.min(3));
        let is_matrix = matches!(which, BuiltIn::ObjectToWorldKHR | BuiltIn::WorldToObjectKHR);
        let asked = self.shape(self.inst(inst).ty)?;
        // DXIL's matrices have a row where these have a column.
        self.body.values[inst] = match (is_matrix, asked.lanes) {
            (true, 4) => {
                let rows = self.state_in_block(which, Form::Transposed);
                self.op_with(Op::CompositeExtract, asked, &[rows], &[row])
            }
            (true, 3) => {
                let columns = self.state_in_block(which, Form::Matrix);
                self.op_with(Op::CompositeExtract, asked, &[columns], &[column])
            }
            (true, 1) => {
                let columns = self.state_in_block(which, Form::Matrix);
                self.op_with(Op::CompositeExtract, FLOAT, &[columns], &[column, row])
            }
            (false, 1) => {
                let value = self.state_in_block(which, Form::Vector(shape));
                self.lane(value, shape, column.min(2))
            }
            (false, lanes) if lanes == shape.lanes => self.state_in_block(which, Form::Vector(shape)),
            _ => return self.bug("what is known of a ray has another shape"),
        };
        Ok(())
    }

    /// What the pipeline knows and does not change, loaded once in each block.
    fn state_in_block(&mut self, which: BuiltIn, form: Form) -> Id {
        let label = self.label();
        let same = |&&(of, as_, at, _): &&(BuiltIn, Form, Id, Id)| (of, as_, at) == (which, form, label);
        if let Some(&(.., id)) = self.passed.loaded.iter().rev().find(same) {
            return id;
        }
        let (shape, ty) = match form {
            Form::Vector(shape) => (shape, self.type_of_shape(shape)),
            Form::Matrix => {
                let column = self.type_of_shape(FLOAT3);
                (FLOAT3, self.out.ty_of(Op::TypeMatrix, &[column], &[4]))
            }
            Form::Transposed => {
                let columns = self.state_in_block(which, Form::Matrix);
                let row = self.type_of_shape(FLOAT.with_lanes(4));
                let ty = self.out.ty_of(Op::TypeMatrix, &[row], &[3]);
                let id = self.out.value(Op::Transpose, ty, &[columns]);
                self.passed.loaded.push((which, form, label, id));
                return id;
            }
        };
        let variable = match self.interface.built_ins.get(&(which as u32, false, ty)) {
            Some(&known) => known,
            None => self.make_built_in(which, shape, ty, false),
        };
        let id = self.out.value(Op::Load, ty, &[variable]);
        self.passed.loaded.push((which, form, label, id));
        id
    }

    /// `ray.t.current`
    pub(super) fn ray_t_current(&mut self, inst: InstId) -> Result<()> {
        self.check_ray_value(inst, BuiltIn::RayTmaxKHR)?;
        let has_hit = matches!(self.entry.stage, Stage::AnyHit | Stage::ClosestHit);
        let which = if self.passed.is_nv && has_hit { BuiltIn::HitTNV } else { BuiltIn::RayTmaxKHR };
        let variable = self.built_in_var(which, FLOAT, false);
        self.body.values[inst] = self.op(Op::Load, FLOAT, &[variable]);
        Ok(())
    }
}
