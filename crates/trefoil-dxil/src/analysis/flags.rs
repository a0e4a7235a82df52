//! The shader flags, computed from what the code uses.

use crate::lower::Facts;
use crate::module::code::{insts, int};
use crate::ops::{Attributes, DxilOp};
use crate::options::{Options, Target};
use crate::resources::ResourceTable;
use trefoil_dxcontainer::features::Features;
use trefoil_dxcontainer::validator;
use trefoil_facts::DxilVersion;
use trefoil_ir::{
    ConstKind, Context, EntryPoint, Function, InstId, Intrinsic, Opcode, ResourceClass, ResourceKind,
    ResourceUse, ResourceUses, Semantic, Stage, TypeId, Value, ValueKind,
};

macro_rules! flags {
    ($($name:ident = $bit:literal $(=> $feature:ident)?;)*) => {
        $(#[doc = concat!("Bit ", $bit, ".")] pub const $name: u64 = 1 << $bit;)*
        /// The flags that have a bit in the features part.
        const FEATURES: &[(u64, Features)] = &[$($((1 << $bit, Features::$feature),)?)*];
    };
}

flags! {
    DISABLE_OPTIMIZATIONS = 0;
    DOUBLES = 2 => DOUBLES;
    EARLY_DEPTH_STENCIL = 3;
    RAW_AND_STRUCTURED = 4;
    LOW_PRECISION = 5;
    DOUBLE_EXTENSIONS = 6 => DOUBLE_EXTENSIONS;
    MSAD = 7 => EXTENSIONS_11_1;
    ALL_RESOURCES_BOUND = 8;
    LAYER_OR_VIEWPORT = 9 => LAYER_FROM_ANY_STAGE;
    INNER_COVERAGE = 10 => INNER_COVERAGE;
    STENCIL_REF = 11 => STENCIL_REF;
    TILED_RESOURCES = 12 => TILED_RESOURCES;
    TYPED_UAV_LOAD = 13 => TYPED_UAV_LOAD;
    UAVS_64 = 15 => UAVS_64;
    UAVS_AT_EVERY_STAGE = 16 => UAVS_AT_EVERY_STAGE;
    ROVS = 18 => ROVS;
    WAVE_OPS = 19 => WAVE_OPS;
    INT64 = 20 => INT64;
    VIEW_ID = 21 => VIEW_ID;
    BARYCENTRICS = 22 => BARYCENTRICS;
    NATIVE_LOW_PRECISION = 23;
    SHADING_RATE = 24 => SHADING_RATE;
    RAYTRACING_1_1 = 25 => RAYTRACING_1_1;
    ATOMIC64_TYPED = 27 => ATOMIC64_TYPED;
    ATOMIC64_SHARED = 28 => ATOMIC64_GROUPSHARED;
    MESH_DERIVATIVES = 29 => MESH_DERIVATIVES;
    RESOURCE_HEAP = 30 => RESOURCE_HEAP;
    SAMPLER_HEAP = 31 => SAMPLER_HEAP;
    ATOMIC64_HEAP = 32 => ATOMIC64_HEAP;
    RESOURCES_MAY_NOT_ALIAS = 33;
    ADVANCED_TEXTURE_OPS = 34 => ADVANCED_TEXTURE_OPS;
    WRITABLE_MSAA = 35 => WRITABLE_MSAA;
    SAMPLE_CMP_GRAD_BIAS = 37 => SAMPLE_CMP_GRAD_BIAS;
    EXTENDED_COMMAND_INFO = 38 => EXTENDED_COMMAND_INFO;
}

/// A function and its calls of operations.
pub struct Code<'a> {
    /// The function.
    pub func: &'a Function,
    /// The calls, with their operations.
    pub calls: &'a [(InstId, DxilOp)],
}

/// The flags word of the metadata.
pub fn compute(
    ctx: &Context,
    code: &Code<'_>,
    entry: &EntryPoint,
    resources: &ResourceTable,
    facts: &Facts,
    options: &Options,
    target: &Target,
) -> u64 {
    let mut flags =
        of_options(target) | of_entry(entry, options) | of_facts(facts) | of_uses(resources.uses());
    // Of a library only the whole says that there are UAVs: `of_library`.
    flags |= of_resources(ctx, resources, target.stage, options);
    flags |= of_types(ctx, code.func);
    for &(inst, op) in code.calls {
        if may_clamp(op) {
            flags &= !SAMPLE_CMP_GRAD_BIAS; // As in DXC's validator, the last of these calls decides.
        }
        flags |= of_call(ctx, code.func, (inst, op), options) | of_offsets(code.func, (inst, op));
        if matches!(entry.stage, Stage::Mesh | Stage::Amplification) && uses_derivatives(op) {
            flags |= MESH_DERIVATIVES;
        }
    }
    flags
}

/// The requirement of a function in `RDAT`, which is no feature, that there are derivatives.
pub const OPTIONAL_DERIVATIVES: u64 = 1 << 40;
/// As before, that there is a thread group.
pub const OPTIONAL_GROUP: u64 = 1 << 41;

/// The requirements of a function that no shader flag has: derivatives, and a thread group.
pub(crate) fn optional(ctx: &Context, code: &Code<'_>) -> u64 {
    let mut bits = 0;
    for &(inst, op) in code.calls {
        bits |= if uses_derivatives(op) { OPTIONAL_DERIVATIVES } else { 0 };
        bits |= if needs_group(ctx, code.func, inst, op) { OPTIONAL_GROUP } else { 0 };
    }
    if names_shared_memory(ctx, code.func) {
        bits |= OPTIONAL_GROUP;
    }
    bits
}

/// Whether a function has an address in the group's memory.
fn names_shared_memory(ctx: &Context, func: &Function) -> bool {
    // All such addresses come from a variable or a parameter.
    let is_shared = |ty: TypeId| ty == TypeId::PTR_SHARED;
    let has_variables = ctx.globals.values().any(|global| is_shared(global.pointer_type(&ctx.types)));
    if !has_variables && !func.params.iter().any(|param| is_shared(param.ty)) {
        return false;
    }
    let is_named = |value: &Value| is_shared(func.value_type(ctx, *value));
    insts(func).any(|inst| func.operands(inst).iter().any(is_named))
}

/// Whether an operation uses derivatives. Writing sampler feedback does too, but DXC does not record it.
pub(crate) fn uses_derivatives(op: DxilOp) -> bool {
    let feedback = matches!(op, DxilOp::WriteSamplerFeedback | DxilOp::WriteSamplerFeedbackBias);
    op.newest_attributes().contains(Attributes::GRADIENT) && !feedback
}

/// The mode of a barrier that orders UAV accesses only, and so needs no group.
const BARRIER_UAVS: u64 = 2;

/// The flags of barriers since shader model 6.8: all kinds of memory, the group's, and what a group is needed for.
const ALL_MEMORY: u64 = 15;
const GROUP_MEMORY: u64 = 2;
const GROUP_SEMANTICS: u64 = 3;

/// Whether a barrier of some kinds of memory does something that the barriers before shader model 6.8 do: a group waits, or its
/// memory or writable views are ordered. For others there is nothing to translate them to.
pub fn has_older_barrier(memory: u64, semantics: u64) -> bool {
    const VIEWS: u64 = 1;
    const SYNC: u64 = 1;
    const SCOPES: u64 = 2 | 4;
    memory & GROUP_MEMORY != 0 || semantics & SYNC != 0 || memory & VIEWS != 0 && semantics & SCOPES != 0
}

/// The version of DXIL that a call needs, of an operation that a linker may translate or not.
pub(crate) fn since(
    ctx: &Context,
    func: &Function,
    (inst, op): (InstId, DxilOp),
    translates: bool,
) -> DxilVersion {
    let info = op.info();
    let flag = |i: usize| func.operands(inst).get(i).and_then(|&flag| int(ctx, flag));
    let is_untranslated = op == DxilOp::BarrierByMemoryType
        && matches!((flag(1), flag(2)), (Some(memory), Some(semantics)) if !has_older_barrier(memory, semantics));
    if translates && !is_untranslated { info.translated_since } else { info.since }
}

/// Whether an operation synchronizes a group or orders its memory.
pub(crate) fn needs_group(ctx: &Context, func: &Function, inst: InstId, op: DxilOp) -> bool {
    let flag = |i: usize| func.operands(inst).get(i).and_then(|&flag| int(ctx, flag));
    match op {
        DxilOp::Barrier => flag(1) != Some(BARRIER_UAVS),
        DxilOp::BarrierByMemoryType => {
            let shared = flag(1).is_some_and(|memory| memory != ALL_MEMORY && memory & GROUP_MEMORY != 0);
            shared || flag(2).is_some_and(|semantics| semantics & GROUP_SEMANTICS != 0)
        }
        DxilOp::BarrierByMemoryHandle | DxilOp::BarrierByNodeRecordHandle => {
            flag(2).is_some_and(|semantics| semantics & GROUP_SEMANTICS != 0)
        }
        _ => false,
    }
}

/// The least minor shader model that has the features of flags, and the wave sizes of an entry of a stage.
pub fn least_model(flags: u64, stage: Stage, wave_size: [u32; 3]) -> u32 {
    const SINCE: [(u64, u32); 6] = [
        (EXTENDED_COMMAND_INFO | SAMPLE_CMP_GRAD_BIAS, 8),
        (ADVANCED_TEXTURE_OPS | WRITABLE_MSAA, 7),
        (ATOMIC64_TYPED | ATOMIC64_SHARED | ATOMIC64_HEAP | RESOURCE_HEAP | SAMPLER_HEAP, 6),
        (SHADING_RATE, 4),
        (NATIVE_LOW_PRECISION, 2),
        (VIEW_ID | BARYCENTRICS, 1),
    ];
    // Native 16-bit types count only where a value has one.
    let flags = if flags & LOW_PRECISION == 0 { flags & !NATIVE_LOW_PRECISION } else { flags };
    let least = SINCE.iter().filter(|(bits, _)| flags & bits != 0).map(|&(_, minor)| minor).max();
    let in_groups = matches!(stage, Stage::Compute | Stage::Mesh | Stage::Amplification);
    let derives = in_groups && flags & OPTIONAL_DERIVATIVES != 0;
    let sized = match wave_size {
        [0, ..] => 0,
        [_, 0, _] => 6,
        _ => 8,
    };
    least.unwrap_or(0).max(if derives { 6 } else { 0 }).max(sized)
}

/// The features part for those flags.
pub fn features(flags: u64) -> Features {
    let mut features = Features::default();
    for &(flag, feature) in FEATURES {
        if flags & flag != 0 {
            features.insert(feature);
        }
    }
    if flags & LOW_PRECISION != 0 {
        let native = flags & NATIVE_LOW_PRECISION != 0;
        features.insert(if native { Features::NATIVE_LOW_PRECISION } else { Features::MIN_PRECISION });
    }
    features
}

/// Flags without a feature, with their names in listings.
const MODULE_WORDS: &[(u64, &str)] = &[
    (DISABLE_OPTIMIZATIONS, "D3D11_1_SB_GLOBAL_FLAG_SKIP_OPTIMIZATION"),
    (EARLY_DEPTH_STENCIL, "D3D11_SB_GLOBAL_FLAG_FORCE_EARLY_DEPTH_STENCIL"),
    (RAW_AND_STRUCTURED, "Raw and Structured buffers"),
    (LOW_PRECISION, "D3D11_1_SB_GLOBAL_FLAG_ENABLE_MINIMUM_PRECISION"),
    (ALL_RESOURCES_BOUND, "D3D12_SB_GLOBAL_FLAG_ALL_RESOURCES_BOUND"),
    (NATIVE_LOW_PRECISION, "Native 16bit types enabled"),
    (RESOURCES_MAY_NOT_ALIAS, "Any UAV may not alias any other UAV"),
];

/// The names of the features of flags.
pub fn feature_words(flags: u64) -> impl Iterator<Item = &'static str> {
    let features = features(flags);
    Features::TABLE.iter().filter(move |(feature, _)| features.contains(*feature)).map(|(_, text)| *text)
}

/// The names of the flags that have no feature.
pub fn module_words(flags: u64) -> impl Iterator<Item = &'static str> {
    MODULE_WORDS.iter().filter(move |(flag, _)| flags & flag != 0).map(|(_, text)| *text)
}

fn of_options(target: &Target) -> u64 {
    let mut flags = 0;
    let mut set = |on: bool, flag: u64| flags |= if on { flag } else { 0 };
    set(target.codegen.disable_optimizations, DISABLE_OPTIMIZATIONS);
    set(target.codegen.all_resources_bound, ALL_RESOURCES_BOUND);
    set(target.native_16bit(), NATIVE_LOW_PRECISION);
    flags
}

fn of_entry(entry: &EntryPoint, options: &Options) -> u64 {
    let mut flags = 0;
    let mut set = |on: bool, flag: u64| flags |= if on { flag } else { 0 };
    let has =
        |elements: &[trefoil_ir::SignatureElement], semantic| elements.iter().any(|e| e.semantic == semantic);
    let layer_or_viewport = |elements| {
        has(elements, Semantic::RenderTargetArrayIndex) || has(elements, Semantic::ViewportArrayIndex)
    };
    let writes = matches!(entry.stage, Stage::Vertex | Stage::Hull | Stage::Domain)
        && layer_or_viewport(&entry.outputs);
    let in_tessellation = validator::counts_layers_in_tessellation(options.validator);
    let may_read = match entry.stage {
        Stage::Geometry => true,
        Stage::Hull | Stage::Domain => in_tessellation,
        _ => false,
    };
    let reads = may_read && layer_or_viewport(&entry.inputs);
    set(writes || reads, LAYER_OR_VIEWPORT);
    set(entry.early_depth_stencil && entry.stage == Stage::Pixel, EARLY_DEPTH_STENCIL);
    set(has(&entry.outputs, Semantic::StencilRef), STENCIL_REF);
    let has_barycentrics = has(&entry.inputs, Semantic::Barycentrics);
    set(has_barycentrics && validator::counts_barycentrics(options.validator), BARYCENTRICS);
    let rate = has(&entry.inputs, Semantic::ShadingRate) || has(&entry.outputs, Semantic::ShadingRate);
    set(rate, SHADING_RATE);
    flags
}

fn of_facts(facts: &Facts) -> u64 {
    let mut flags = 0;
    let mut set = |on: bool, flag: u64| flags |= if on { flag } else { 0 };
    set(facts.typed_uav_load, TYPED_UAV_LOAD);
    set(facts.atomic64_shared, ATOMIC64_SHARED);
    flags
}

fn of_uses(uses: &ResourceUses) -> u64 {
    let mut flags = 0;
    let mut set = |on: bool, flag: u64| flags |= if on { flag } else { 0 };
    set(uses.resource_heap().contains(ResourceUse::HANDLE), RESOURCE_HEAP);
    set(uses.sampler_heap().contains(ResourceUse::HANDLE), SAMPLER_HEAP);
    set(uses.resource_heap().contains(ResourceUse::ATOMIC64), ATOMIC64_HEAP);
    set(uses.any().contains(ResourceUse::ATOMIC64_TYPED), ATOMIC64_TYPED);
    flags
}

fn of_resources(ctx: &Context, resources: &ResourceTable, stage: Stage, options: &Options) -> u64 {
    let mut flags = 0;
    for bound in resources.all() {
        let resource = &ctx.resources[bound.resource];
        let Some(ty) = ctx.types.as_resource(resource.ty) else { continue };
        if matches!(ty.kind, ResourceKind::RawBuffer | ResourceKind::StructuredBuffer) {
            flags |= RAW_AND_STRUCTURED;
        }
        if ty.writable {
            flags |= if ty.rasterizer_ordered { ROVS } else { 0 };
            flags |= if ty.kind.is_multisampled() { WRITABLE_MSAA } else { 0 };
        }
    }
    let counts_uavs = match stage {
        Stage::Vertex | Stage::Hull | Stage::Domain | Stage::Geometry => true,
        Stage::Mesh | Stage::Amplification => validator::counts_uavs_of_meshes(options.validator),
        _ => false,
    };
    if counts_uavs && !resources.classes[1].is_empty() {
        flags |= UAVS_AT_EVERY_STAGE;
    }
    flags
}

/// Flags of the types of values. Results are counted at their instruction, so of operands only constants and parameters are, and what
/// comes out of a vector.
fn of_types(ctx: &Context, func: &Function) -> u64 {
    let of_operand = |operand: &Value| match operand.kind() {
        ValueKind::Const(constant) => of_type(ctx, ctx.consts.get(constant).ty),
        ValueKind::Param(param) => of_type(ctx, func.params[param as usize].ty),
        ValueKind::Inst(inst) if func.insts[inst].op == Opcode::ExtractElement => {
            of_type(ctx, func.insts[inst].ty)
        }
        _ => 0,
    };
    if !may_count(ctx, func) {
        return 0;
    }
    let mut flags = 0;
    for inst in insts(func) {
        let i = &func.insts[inst];
        // As in DXC's validator, what moves elements of vectors does not count, nor does the size that a mark of a lifetime has.
        let marks = [Intrinsic::LifetimeStart, Intrinsic::LifetimeEnd];
        let is_mark = i.intrinsic().is_some_and(|which| marks.contains(&which));
        if is_mark || matches!(i.op, Opcode::ExtractElement | Opcode::InsertElement) {
            continue;
        }
        let operands = func.operands(inst).iter();
        let mut own = operands.fold(of_type(ctx, i.ty), |all, operand| all | of_operand(operand));
        own |= match i.op {
            Opcode::Alloca | Opcode::Gep => of_type(ctx, i.data_type()),
            Opcode::FDiv if own & DOUBLES != 0 => DOUBLE_EXTENSIONS,
            Opcode::UiToFp | Opcode::SiToFp | Opcode::FpToUi | Opcode::FpToSi => {
                let from = of_type(ctx, func.value_type(ctx, func.operands(inst)[0]));
                if (own | from) & DOUBLES != 0 { DOUBLE_EXTENSIONS } else { 0 }
            }
            _ => 0,
        };
        flags |= own;
    }
    flags
}

/// Whether any value that a function may name has a type with flags: few functions have.
fn may_count(ctx: &Context, func: &Function) -> bool {
    let counts = |ty: TypeId| of_type(ctx, ty) != 0;
    let of_inst = |&inst: &InstId| {
        let i = &func.insts[inst];
        counts(i.ty) || matches!(i.op, Opcode::Alloca | Opcode::Gep) && counts(i.data_type())
    };
    func.params.iter().any(|param| counts(param.ty))
        || ctx.consts.iter().any(|(_, constant)| counts(constant.ty))
        || func.layout.iter().any(|&block| func.blocks[block].insts.iter().any(of_inst))
}

/// Whether a sample has an operand that clamps the level of detail.
fn may_clamp(op: DxilOp) -> bool {
    use DxilOp::*;
    matches!(op, Sample | SampleBias | SampleGrad | SampleCmp | SampleCmpBias | SampleCmpGrad)
}

fn of_call(ctx: &Context, func: &Function, (inst, op): (InstId, DxilOp), options: &Options) -> u64 {
    match op {
        DxilOp::Fma if of_type(ctx, func.insts[inst].ty) & DOUBLES != 0 => DOUBLE_EXTENSIONS,
        DxilOp::Msad => MSAD,
        DxilOp::BufferLoad | DxilOp::TextureLoad
            if validator::counts_any_uav_load(options.validator) && is_of_uav(ctx, func, inst) =>
        {
            TYPED_UAV_LOAD
        }
        DxilOp::CheckAccessFullyMapped => TILED_RESOURCES,
        op if may_clamp(op) => {
            let compared = matches!(op, DxilOp::SampleCmpBias | DxilOp::SampleCmpGrad);
            let clamped = validator::counts_clamps(options.validator) && clamps(ctx, func, inst);
            (if clamped { TILED_RESOURCES } else { 0 }) | if compared { SAMPLE_CMP_GRAD_BIAS } else { 0 }
        }
        DxilOp::AllocateRayQuery | DxilOp::GeometryIndex => RAYTRACING_1_1,
        DxilOp::InnerCoverage => INNER_COVERAGE,
        DxilOp::ViewID => VIEW_ID,
        DxilOp::AttributeAtVertex if validator::counts_barycentrics(options.validator) => BARYCENTRICS,
        DxilOp::SampleCmpLevel | DxilOp::TextureGatherRaw | DxilOp::TextureStoreSample => {
            ADVANCED_TEXTURE_OPS
        }
        DxilOp::StartVertexLocation | DxilOp::StartInstanceLocation => EXTENDED_COMMAND_INFO,
        op if op.newest_attributes().contains(Attributes::WAVE) => WAVE_OPS,
        _ => 0,
    }
}

/// The flag of an access to a texture that has an offset which is no constant. As in DXC's validator, the second of a load does not
/// count.
fn of_offsets(func: &Function, (inst, op): (InstId, DxilOp)) -> u64 {
    use DxilOp::*;
    let offsets: &[usize] = match op {
        TextureLoad => &[6, 8],
        Sample | SampleBias | SampleLevel | SampleGrad | SampleCmp | SampleCmpLevelZero | SampleCmpBias
        | SampleCmpGrad => &[7, 8, 9],
        _ => return 0,
    };
    let operands = func.operands(inst);
    let is_open = |&at: &usize| operands.get(at).is_some_and(|offset| offset.as_const().is_none());
    if offsets.iter().any(is_open) { ADVANCED_TEXTURE_OPS } else { 0 }
}

/// Whether the handle that an operation is given is one of a UAV: by its creation, or by its annotation.
fn is_of_uav(ctx: &Context, func: &Function, inst: InstId) -> bool {
    /// The bit of an annotation's first word that says so.
    const WRITABLE: u64 = 1 << 12;
    let Some(handle) = func.operands(inst).get(1).and_then(|handle| handle.as_inst()) else { return false };
    let operands = func.operands(handle);
    let number = |at: usize| operands.get(at).and_then(|&operand| int(ctx, operand));
    if number(0) == Some(DxilOp::CreateHandle.opcode().into()) {
        return number(1) == Some(ResourceClass::Uav.index() as u64);
    }
    let Some(properties) = operands.get(2).and_then(|operand| operand.as_const()) else { return false };
    match &ctx.consts.get(properties).kind {
        ConstKind::Aggregate(words) => {
            words.first().and_then(|&word| ctx.consts.as_int(word)).is_some_and(|word| word & WRITABLE != 0)
        }
        _ => false,
    }
}

/// Whether a sample clamps the level of detail: by its last operand, unless that is undefined or zero.
fn clamps(ctx: &Context, func: &Function, inst: InstId) -> bool {
    let clamp = func.operands(inst).iter().rev().find(|operand| operand.as_func().is_none());
    let Some(constant) = clamp.map(|clamp| clamp.as_const()) else { return false };
    !constant.is_some_and(|c| {
        matches!(ctx.consts.get(c).kind, ConstKind::Undef | ConstKind::Zero | ConstKind::Float(0))
    })
}

/// Flags of a type.
pub fn of_type(ctx: &Context, ty: TypeId) -> u64 {
    use trefoil_ir::Type;
    // What most values are.
    if matches!(ty, TypeId::FLOAT | TypeId::I32 | TypeId::I1 | TypeId::VOID) {
        return 0;
    }
    match ctx.types.get(ty) {
        Type::Double => DOUBLES,
        Type::Int(64) => INT64,
        Type::Half | Type::Int(16) => LOW_PRECISION,
        Type::Array { elem, .. } => of_type(ctx, *elem),
        _ => 0,
    }
}

/// Flags of a library beyond those of its functions: how many UAVs there are, and for validators before 1.8 that there are any.
pub fn of_library(resources: &ResourceTable, options: &Options) -> u64 {
    let writes = !resources.classes[1].is_empty();
    let counts = writes && !validator::has_link_requirements(options.validator);
    many_uavs(resources, options) | if counts { UAVS_AT_EVERY_STAGE } else { 0 }
}

/// The flag of more UAVs than eight, which a module has, and no function of a library.
pub fn many_uavs(resources: &ResourceTable, options: &Options) -> u64 {
    let uavs = &resources.classes[1];
    let elements = |count: u32| if validator::counts_elements_of_uavs(options.validator) { count } else { 1 };
    let count: u64 = uavs.iter().map(|bound| u64::from(elements(bound.count))).sum();
    if count > 8 { UAVS_64 } else { 0 }
}

/// The flag that UAVs do not alias: from SM 6.7 on, where there are any.
pub fn may_not_alias(options: &Options, target: &Target, resources: &ResourceTable) -> u64 {
    let has_uavs = !resources.classes[1].is_empty();
    let denied = !options.resources_may_alias && target.minor() >= 7 && has_uavs;
    if denied { RESOURCES_MAY_NOT_ALIAS } else { 0 }
}
