//! The shader flags that the code needs, against those that the metadata states.

use crate::Rule;
use crate::bitcode::{Summary, Traits};
use crate::program::{Entry, Program, Resource, tag};
use crate::report::Report;
use crate::spaces::{RECORD, SHARED};
use trefoil_dxcontainer::validator;
use trefoil_dxil::ops::{Attributes, DxilOp};
use trefoil_dxil_read::bitcode_model::{Constant, Function, Inst, Kind, Op, Ty, binary, cast};
use trefoil_facts::{ResourceClass, ResourceKind, Semantic, Stage};

const DOUBLES: u64 = 1 << 2;
const RAW_AND_STRUCTURED: u64 = 1 << 4;
const LOW_PRECISION: u64 = 1 << 5;
const DOUBLE_EXTENSIONS: u64 = 1 << 6;
const MSAD: u64 = 1 << 7;
const LAYER_OR_VIEWPORT: u64 = 1 << 9;
const INNER_COVERAGE: u64 = 1 << 10;
const STENCIL_REF: u64 = 1 << 11;
const TILED_RESOURCES: u64 = 1 << 12;
pub(crate) const TYPED_UAV_LOAD: u64 = 1 << 13;
const UAVS_64: u64 = 1 << 15;
const UAVS_AT_EVERY_STAGE: u64 = 1 << 16;
pub(crate) const ROVS: u64 = 1 << 18;
const WAVE_OPS: u64 = 1 << 19;
const INT64: u64 = 1 << 20;
const VIEW_ID: u64 = 1 << 21;
const BARYCENTRICS: u64 = 1 << 22;
const SHADING_RATE: u64 = 1 << 24;
const RAYTRACING_1_1: u64 = 1 << 25;
pub(crate) const ATOMIC64_TYPED: u64 = 1 << 27;
const ATOMIC64_SHARED: u64 = 1 << 28;
pub(crate) const MESH_DERIVATIVES: u64 = 1 << 29;
const RESOURCE_HEAP: u64 = 1 << 30;
const SAMPLER_HEAP: u64 = 1 << 31;
pub(crate) const ATOMIC64_HEAP: u64 = 1 << 32;
const MAY_NOT_ALIAS: u64 = 1 << 33;
pub(crate) const ADVANCED_TEXTURE_OPS: u64 = 1 << 34;
const WRITABLE_MSAA: u64 = 1 << 35;
const SAMPLE_CMP_GRAD_BIAS: u64 = 1 << 37;
const EXTENDED_COMMAND_INFO: u64 = 1 << 38;

/// What the code of functions says by itself.
const OF_CODE: u64 = DOUBLES
    | LOW_PRECISION
    | DOUBLE_EXTENSIONS
    | MSAD
    | INNER_COVERAGE
    | TILED_RESOURCES
    | WAVE_OPS
    | INT64
    | VIEW_ID
    | RAYTRACING_1_1
    | ATOMIC64_SHARED
    | RESOURCE_HEAP
    | SAMPLER_HEAP
    | SAMPLE_CMP_GRAD_BIAS
    | EXTENDED_COMMAND_INFO;
/// What the entry's signatures and the tables of resources say.
const OF_TABLES: u64 = RAW_AND_STRUCTURED
    | LAYER_OR_VIEWPORT
    | STENCIL_REF
    | UAVS_64
    | UAVS_AT_EVERY_STAGE
    | BARYCENTRICS
    | SHADING_RATE
    | MESH_DERIVATIVES
    | WRITABLE_MSAA;
/// What goes by the handles of calls.
const OF_HANDLES: u64 = TYPED_UAV_LOAD | ATOMIC64_TYPED | ATOMIC64_HEAP | ADVANCED_TEXTURE_OPS;

/// Checks the flags that metadata states against those that the functions and the resources need.
pub(crate) fn check(program: &Program<'_>, of_functions: u64, report: &mut Report) {
    let mut needed = of_functions;
    let mut mask = OF_CODE | OF_HANDLES | OF_TABLES;
    needed |= if program.is_library() { many_uavs(program) } else { of_resources(program) };
    if program.is_library() && program.validator < (1, 8) {
        mask |= UAVS_AT_EVERY_STAGE;
        let writes = program.resources.iter().any(|r| r.class == ResourceClass::Uav && r.count > 0);
        needed |= if writes { UAVS_AT_EVERY_STAGE } else { 0 };
    }
    // Older shader models do not have the flag; in newer ones it is the source's to say.
    if program.model.minor < 7 {
        mask |= MAY_NOT_ALIAS;
    }
    // Where no flags are said, UAVs are taken for ones that do not alias.
    let unsaid = program.entries.iter().all(|entry| entry.property(tag::FLAGS).is_none());
    if unsaid && program.model.minor >= 7 && program.resources.iter().any(|r| r.class == ResourceClass::Uav) {
        mask |= MAY_NOT_ALIAS;
        needed |= MAY_NOT_ALIAS;
    }
    // The flag was free of use in validators that had no queries in their flags.
    if ((1, 5)..(1, 8)).contains(&program.validator) {
        mask &= !RAYTRACING_1_1;
    }
    let (stated, needed) = (program.flags & mask, needed & mask);
    if stated != needed {
        report.whole(Rule::MetaFlagsUsage, &[&stated, &needed]);
    }
}

/// The flags of a function's code, without those that go by handles.
pub(crate) fn of_code(program: &Program<'_>, number: usize, func: &Function) -> u64 {
    let of = program.code(number);
    let mut flags = 0;
    if of.traits.has(TYPED) || of.ops.iter().any(|&op| may_need(op)) {
        let code = Code { program, func };
        for (inst, summary) in program.insts(number) {
            code.inst(inst, summary, &mut flags);
        }
    }
    flags
}

/// Whether an operation uses derivatives. Writing feedback does too, and is not counted.
pub(crate) fn uses_derivatives(op: DxilOp) -> bool {
    let feedback = matches!(op, DxilOp::WriteSamplerFeedback | DxilOp::WriteSamplerFeedbackBias);
    op.newest_attributes().contains(Attributes::GRADIENT) && !feedback
}

/// What makes the type of a value need a flag.
const TYPED: Traits = Traits::DOUBLE.or(Traits::INT64).or(Traits::HALF);

/// Whether a call of an operation may need a flag, whatever the types of its operands.
fn may_need(op: DxilOp) -> bool {
    use DxilOp::*;
    may_clamp(op)
        || matches!(
            op,
            Msad | CheckAccessFullyMapped
                | AllocateRayQuery
                | AllocateRayQuery2
                | GeometryIndex
                | InnerCoverage
                | ViewID
                | AttributeAtVertex
                | StartVertexLocation
                | StartInstanceLocation
                | CreateHandleFromHeap
        )
        || op.newest_attributes().contains(Attributes::WAVE)
}

/// A function, read for what it needs.
struct Code<'a> {
    program: &'a Program<'a>,
    func: &'a Function,
}

impl<'a> Code<'a> {
    fn int(&self, id: u32) -> Option<i64> {
        self.program.module.int(Some(self.func), id)
    }

    fn ty(&self, id: u32) -> &'a Ty {
        let m = self.program.module;
        m.value(Some(self.func), id).map_or(&Ty::Void, |value| m.ty(value.ty))
    }

    /// Adds what an instruction needs.
    fn inst(&self, inst: &'a Inst, summary: Summary, flags: &mut u64) {
        let traits = summary.traits;
        // All that is asked of other instructions goes by the types of their values.
        if summary.op.is_none() && !traits.has(TYPED) {
            return;
        }
        match inst.op {
            Op::Call { .. } if !traits.has(Traits::OPERATION) => return,
            Op::ExtractElement { .. } | Op::InsertElement { .. } => return,
            _ => {}
        }
        let flag = |some: Traits, flag: u64| if traits.has(some) { flag } else { 0 };
        let mut own =
            flag(Traits::DOUBLE, DOUBLES) | flag(Traits::INT64, INT64) | flag(Traits::HALF, LOW_PRECISION);
        if own & DOUBLES != 0 {
            let extends = match inst.op {
                Op::Binary { op, .. } => op == binary::SDIV,
                Op::Cast { op, .. } => (cast::FPTOUI..=cast::SITOFP).contains(&op),
                _ => false,
            };
            own |= if extends { DOUBLE_EXTENSIONS } else { 0 };
        }
        if let Op::AtomicRmw { pointer, value, .. } | Op::CmpXchg { pointer, new: value, .. } = inst.op
            && matches!(self.ty(pointer), Ty::Pointer { space: SHARED | RECORD, .. })
            && *self.ty(value) == Ty::Int(64)
        {
            own |= ATOMIC64_SHARED;
        }
        if let (Op::Call { arguments, .. }, Some(op)) = (&inst.op, summary.op) {
            if may_clamp(op) {
                // As in DXC's validator, the last of these calls decides.
                *flags &= !SAMPLE_CMP_GRAD_BIAS;
            }
            own |= self.of_call(op, self.func.list(*arguments));
        }
        *flags |= own;
    }

    fn of_call(&self, op: DxilOp, arguments: &[u32]) -> u64 {
        match op {
            DxilOp::Fma if arguments.get(1).is_some_and(|&id| *self.ty(id) == Ty::Double) => {
                DOUBLE_EXTENSIONS
            }
            DxilOp::Msad => MSAD,
            DxilOp::CheckAccessFullyMapped => TILED_RESOURCES,
            op if may_clamp(op) => {
                let compared = matches!(op, DxilOp::SampleCmpBias | DxilOp::SampleCmpGrad);
                let counts = validator::counts_clamps(self.program.validator);
                let clamped = counts && arguments.last().is_some_and(|&id| self.clamps(id));
                let flag = |on: bool, flag: u64| if on { flag } else { 0 };
                flag(compared, SAMPLE_CMP_GRAD_BIAS) | flag(clamped, TILED_RESOURCES)
            }
            DxilOp::AllocateRayQuery | DxilOp::AllocateRayQuery2 | DxilOp::GeometryIndex => RAYTRACING_1_1,
            DxilOp::InnerCoverage => INNER_COVERAGE,
            DxilOp::ViewID => VIEW_ID,
            DxilOp::AttributeAtVertex if validator::counts_barycentrics(self.program.validator) => {
                BARYCENTRICS
            }
            DxilOp::StartVertexLocation | DxilOp::StartInstanceLocation => EXTENDED_COMMAND_INFO,
            DxilOp::CreateHandleFromHeap => match arguments.get(2).and_then(|&id| self.int(id)) {
                Some(0) => RESOURCE_HEAP,
                _ => SAMPLER_HEAP,
            },
            op if op.newest_attributes().contains(Attributes::WAVE) => WAVE_OPS,
            _ => 0,
        }
    }

    /// Whether the last operand of a sample clamps the level of detail: unless it is undefined or zero.
    fn clamps(&self, id: u32) -> bool {
        let value = self.program.module.value(Some(self.func), id).map(|value| &value.kind);
        !matches!(value, Some(Kind::Constant(Constant::Undef | Constant::Null | Constant::Float(0))))
    }
}

/// Whether a sample has an operand that clamps the level of detail.
fn may_clamp(op: DxilOp) -> bool {
    use DxilOp::*;
    matches!(op, Sample | SampleBias | SampleGrad | SampleCmp | SampleCmpBias | SampleCmpGrad)
}

/// The flags of what an entry takes and gives.
pub(crate) fn of_entry(program: &Program<'_>, entry: &Entry<'_>) -> u64 {
    let has = |elements: &[crate::program::Element<'_>], semantic: Semantic| {
        elements.iter().any(|e| e.semantic == i64::from(semantic.number()))
    };
    let placed = |elements: &[crate::program::Element<'_>]| {
        has(elements, Semantic::RenderTargetArrayIndex) || has(elements, Semantic::ViewportArrayIndex)
    };
    let writes =
        matches!(entry.stage, Some(Stage::Vertex | Stage::Hull | Stage::Domain)) && placed(&entry.output);
    let reads = match entry.stage {
        Some(Stage::Geometry) => true,
        Some(Stage::Hull | Stage::Domain) => program.validator >= (1, 4),
        _ => false,
    };
    let counts_barycentrics = validator::counts_barycentrics(program.validator);
    let either = |semantic| has(&entry.input, semantic) || has(&entry.output, semantic);
    let flag = |on: bool, flag: u64| if on { flag } else { 0 };
    flag(writes || reads && placed(&entry.input), LAYER_OR_VIEWPORT)
        | flag(has(&entry.output, Semantic::StencilRef), STENCIL_REF)
        | flag(counts_barycentrics && has(&entry.input, Semantic::Barycentrics), BARYCENTRICS)
        | flag(either(Semantic::ShadingRate), SHADING_RATE)
}

/// The flags of the tables of resources.
fn of_resources(program: &Program<'_>) -> u64 {
    let counts = match program.validator < (1, 8) {
        true => !matches!(program.stage, Stage::Compute | Stage::Pixel),
        false => counts_uavs(program.stage),
    };
    of_used(program.resources.iter(), counts) | many_uavs(program)
}

/// The flag of more UAVs than eight, which a module has, and no function of a library.
fn many_uavs(program: &Program<'_>) -> u64 {
    let by_elements = validator::counts_elements_of_uavs(program.validator);
    let uavs = program.resources.iter().filter(|resource| resource.class == ResourceClass::Uav);
    let count: u64 = uavs.map(|uav| if by_elements { u64::from(uav.count) } else { 1 }).sum();
    if count > 8 { UAVS_64 } else { 0 }
}

/// Whether UAVs need a flag in a stage.
fn counts_uavs(stage: Stage) -> bool {
    matches!(stage, Stage::Vertex | Stage::Hull | Stage::Domain | Stage::Geometry)
}

/// The flags of some resources, where UAVs count or not.
pub(crate) fn of_used<'a>(resources: impl Iterator<Item = &'a Resource<'a>>, counts: bool) -> u64 {
    let mut flags = 0;
    let mut has_uavs = false;
    for resource in resources {
        let kind = resource.kind();
        if matches!(kind, Some(ResourceKind::RawBuffer | ResourceKind::StructuredBuffer)) {
            flags |= RAW_AND_STRUCTURED;
        }
        if resource.class == ResourceClass::Uav {
            has_uavs = true;
            flags |= if resource.is_ordered { ROVS } else { 0 };
            flags |= if kind.is_some_and(ResourceKind::is_multisampled) { WRITABLE_MSAA } else { 0 };
        }
    }
    flags | if has_uavs && counts { UAVS_AT_EVERY_STAGE } else { 0 }
}
