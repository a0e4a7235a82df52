//! What functions take and give: nothing for most shaders, structures for those of rays.

use crate::Rule;
use crate::program::{Entry, Program, tag};
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::{Module, Ty};
use trefoil_facts::Stage;

/// Beginnings of the names of HLSL's objects, after `class.` or `struct.`.
const OBJECTS: [&str; 27] = [
    "Texture1D",
    "Texture2D",
    "Texture3D",
    "TextureCube",
    "RWTexture1D",
    "RWTexture2D",
    "RWTexture3D",
    "RasterizerOrdered",
    "FeedbackTexture2D",
    "Buffer<",
    "RWBuffer<",
    "ByteAddressBuffer",
    "RWByteAddressBuffer",
    "StructuredBuffer<",
    "RWStructuredBuffer<",
    "AppendStructuredBuffer<",
    "ConsumeStructuredBuffer<",
    "ConstantBuffer<",
    "TextureBuffer<",
    "SamplerState",
    "SamplerComparisonState",
    "RaytracingAccelerationStructure",
    "PointStream<",
    "LineStream<",
    "TriangleStream<",
    "InputPatch<",
    "OutputPatch<",
];

/// Checks the parameters and the result of every function but the operations.
pub(super) fn check(program: &Program<'_>, report: &mut Report) {
    for (number, func) in program.module.functions.iter().enumerate() {
        let Ty::Function { ret, params, .. } = program.module.ty(func.ty) else { continue };
        let is_operation = func.name.starts_with("dx.op.") || func.name.starts_with("llvm.");
        if func.declaration && is_operation {
            continue;
        }
        if !func.declaration {
            let entry = program.entry_of(number);
            shader(program, number, (entry, *ret, params), report);
        }
        let is_object = |&ty: &u32| is_object(program.module, program.element(ty));
        if std::iter::once(ret).chain(params).any(is_object) {
            report.function(Rule::DeclResourceInFnSig, &func.name, &[&func.name]);
        }
    }
}

/// Whether a type is one of HLSL's objects, or a pointer to one.
fn is_object(m: &Module, ty: u32) -> bool {
    let of = |ty: u32| match m.ty(ty) {
        Ty::Struct { name: Some(name), .. } | Ty::Opaque { name } => {
            if name == "dx.types.Handle" {
                return true;
            }
            let stem = name.strip_prefix("class.").or_else(|| name.strip_prefix("struct."));
            stem.is_some_and(|stem| OBJECTS.iter().any(|object| stem.starts_with(object)))
        }
        _ => false,
    };
    match m.ty(ty) {
        Ty::Pointer { to, .. } => of(*to),
        _ => of(ty),
    }
}

/// The parameters of a function with a body.
fn shader(
    program: &Program<'_>,
    number: usize,
    (entry, ret, params): (Option<&Entry<'_>>, u32, &[u32]),
    report: &mut Report,
) {
    let m = program.module;
    let func = &m.functions[number];
    let stage = entry.and_then(|entry| entry.stage);
    let structures: &[&str] = match stage {
        Some(Stage::AnyHit | Stage::ClosestHit) => &["payload", "attributes"],
        Some(Stage::Miss) => &["payload"],
        Some(Stage::Callable) => &["params"],
        _ => &[],
    };
    let is_shader = entry.is_some() || program.is_patch_function(number);
    if is_shader && structures.is_empty() && !params.is_empty() {
        report.function(Rule::FlowFunctionCall, &func.name, &[&func.name]);
    }
    if is_shader && *m.ty(ret) != Ty::Void {
        report.function(Rule::DeclShaderReturnVoid, &func.name, &[&func.name]);
    }
    for (at, &param) in params.iter().enumerate() {
        let ty = program.pointee(param).unwrap_or(param);
        let of = |ty: u32| matches!(m.ty(ty), Ty::Struct { .. });
        if structures.is_empty() {
            if !program.is_library() && of(program.element(ty)) {
                report.function(Rule::DeclFnFlattenParam, &func.name, &[&at, &func.name]);
            }
        } else if at >= structures.len() {
            report.function(Rule::DeclExtraArgs, &func.name, &[&at, &func.name]);
        } else if !of(ty) {
            let rule = match (stage, at) {
                (Some(Stage::Callable), _) => Rule::DeclParamStruct,
                (_, 0) => Rule::DeclPayloadStruct,
                _ => Rule::DeclAttrStruct,
            };
            report.function(rule, &func.name, &[&at, &func.name]);
        }
    }
    sizes(program, entry, params, report);
    for missing in structures.iter().skip(params.len()) {
        report.function(Rule::DeclShaderMissingArg, &func.name, &[&func.name, missing]);
    }
}

/// Payloads and attributes are as large as the entry says, or smaller.
fn sizes(program: &Program<'_>, entry: Option<&Entry<'_>>, params: &[u32], report: &mut Report) {
    let Some(entry) = entry else { return };
    let count = match entry.stage {
        Some(Stage::AnyHit | Stage::ClosestHit) => 2,
        Some(Stage::Miss | Stage::Callable) => 1,
        _ => return,
    };
    for (&param, tag) in params.iter().take(count).zip([tag::PAYLOAD, tag::ATTRIBUTES]) {
        let size = program.sizes.alloc(program.pointee(param).unwrap_or(param));
        let stated = entry.property(tag).and_then(|id| program.module.node_int(&[Some(id)], 0)).unwrap_or(0);
        if (stated as u32 as u64) < size {
            report.function(Rule::SmRayShaderPayloadSize, entry.name, &[&entry.name, &size, &stated]);
        }
    }
}

/// A node takes one input, of the kind that fits its launch; a compute shader is no node.
pub(super) fn nodes(program: &Program<'_>, report: &mut Report) {
    /// Bits of a record's kind: who gets it, and whether it is empty.
    const RECIPIENT: i64 = 0x60;
    const EMPTY: i64 = 8;
    const COALESCING: i64 = 2;
    for entry in &program.entries {
        let launch = entry.property(tag::LAUNCH).and_then(|id| program.module.node_int(&[Some(id)], 0));
        let Some(launch) = launch.filter(|&launch| launch != 0) else { continue };
        if entry.stage == Some(Stage::Compute) {
            report.function(Rule::MetaComputeWithNode, entry.name, &[&entry.name]);
        }
        let inputs = program.module.node(entry.property(tag::NODE_INPUTS));
        if inputs.len() > 1 {
            report.function(Rule::DeclMultipleNodeInputs, entry.name, &[&entry.name, &inputs.len()]);
        }
        let wanted = match launch {
            1 => 0x60,
            2 => 0x40,
            _ => 0x20,
        };
        for &input in inputs {
            let kind = program.node_int(input, 1).unwrap_or(0);
            // Only groups that records are gathered for are launched without any.
            let is_empty = launch == COALESCING && kind & EMPTY != 0;
            if kind & RECIPIENT != wanted && !is_empty {
                report.function(Rule::DeclNodeLaunchInputType, entry.name, &[&entry.name]);
            }
        }
    }
}
