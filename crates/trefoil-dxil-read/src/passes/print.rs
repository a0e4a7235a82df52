//! What the analyses found, in LLVM's words: resources and where they are bound, shader flags, root signatures.

use super::facts::shader_flags;
use super::rootsig::root_signatures;
use super::rootsig_check::class_name;
use std::fmt::Write;
use trefoil_dxcontainer::rootsig::{Content, RootSignature};
use trefoil_dxil::analysis::flags;
use trefoil_dxil::lower::{cbuffer_size, element_component, stride};
use trefoil_dxil::module::defined;
use trefoil_dxil::options::BoundResource;
use trefoil_dxil::resources::{ResourceTable, resource_of};
use trefoil_ir::{
    ComponentType, Error, LayoutRule, Module, Resource, ResourceClass, ResourceKind, ResourceType,
    ResourceUse, ResourceUses, Type,
};

/// Writes a line to a string, which does not fail.
macro_rules! line {
    ($out:expr, $($arg:tt)*) => { { let _ = writeln!($out, $($arg)*); } };
}

/// `print<dxil-resources>`: each resource with its binding and type, then the calls that make handles of it.
pub(super) fn resources(module: &Module) -> Result<String, Error> {
    let table = table(module)?;
    let uses = ResourceUses::of(&module.ctx, module.functions.values());
    let mut out = String::new();
    for (number, bound) in table.all().enumerate() {
        let resource = &module.ctx.resources[bound.resource];
        line!(out, "Resource {number}:");
        if !module.ctx.name(resource.name).is_empty() {
            line!(out, "  Name: {}", module.ctx.name(resource.name));
        }
        binding(&mut out, bound);
        let coherent = is_coherent(resource, uses.get(bound.resource));
        line!(out, "  Globally Coherent: {}", u32::from(coherent));
        let counts = |direction| uses.get(bound.resource).contains(direction);
        let direction = match (counts(ResourceUse::COUNTS_UP), counts(ResourceUse::COUNTS_DOWN)) {
            (false, false) => "Unknown",
            (true, false) => "Increment",
            (false, true) => "Decrement",
            (true, true) => "Invalid",
        };
        line!(out, "  Counter Direction: {direction}");
        if let Some(ty) = module.ctx.types.as_resource(resource.ty) {
            what(&mut out, module, ty, None);
        }
        out.push('\n');
    }
    calls(&mut out, module, &table);
    Ok(out)
}

/// `print<dxil-resource-binding>`: the same under the name of bindings.
pub(super) fn bindings(module: &Module) -> Result<String, Error> {
    let table = table(module)?;
    let mut out = String::new();
    for (number, bound) in table.all().enumerate() {
        line!(out, "Binding {number}:");
        binding(&mut out, bound);
        let resource = &module.ctx.resources[bound.resource];
        if let Some(ty) = module.ctx.types.as_resource(resource.ty) {
            let coherent = is_coherent(resource, table.uses().get(bound.resource));
            let uav = (coherent, table.has_counter(bound.resource));
            what(&mut out, module, ty, Some(uav));
        }
        out.push('\n');
    }
    calls(&mut out, module, &table);
    Ok(out)
}

fn is_coherent(resource: &Resource, uses: ResourceUse) -> bool {
    resource.globally_coherent || uses.contains(ResourceUse::COHERENT)
}

fn table(module: &Module) -> Result<ResourceTable, Error> {
    ResourceTable::build_sorted(&module.ctx, defined(module).into_iter().map(|id| &module.functions[id]))
}

fn binding(out: &mut String, bound: &BoundResource) {
    line!(out, "  Binding:");
    line!(out, "    Record ID: {}", bound.id);
    line!(out, "    Space: {}", bound.space);
    line!(out, "    Lower Bound: {}", bound.lower);
    line!(out, "    Size: {}", bound.count);
}

/// Class, kind and what the kind has; of writable views also whether they are coherent and count, where that is asked.
fn what(out: &mut String, module: &Module, ty: &ResourceType, uav: Option<(bool, bool)>) {
    let class = match ty.class() {
        ResourceClass::Srv => "SRV",
        ResourceClass::Uav => "UAV",
        ResourceClass::CBuffer => "CBuffer",
        ResourceClass::Sampler => "Sampler",
    };
    line!(out, "  Class: {class}");
    line!(out, "  Kind: {}", ty.kind.name());
    if ty.class() == ResourceClass::Uav {
        if let Some((coherent, counter)) = uav {
            line!(out, "  Globally Coherent: {}", u32::from(coherent));
            line!(out, "  HasCounter: {}", u32::from(counter));
        }
        line!(out, "  IsROV: {}", u32::from(ty.rasterizer_ordered));
    }
    if ty.kind.is_multisampled() {
        line!(out, "  Sample Count: {}", ty.samples);
    }
    match ty.kind {
        ResourceKind::CBuffer => line!(out, "  CBuffer size: {}", cbuffer_size(&module.ctx, ty)),
        ResourceKind::Sampler => line!(out, "  Sampler Type: Default"),
        ResourceKind::SamplerComparison => line!(out, "  Sampler Type: Comparison"),
        ResourceKind::StructuredBuffer => {
            line!(out, "  Buffer Stride: {}", stride(&module.ctx, ty));
            let aggregate = matches!(module.ctx.types.get(ty.element), Type::Struct { .. });
            let align = LayoutRule::Scalar.align(&module.ctx, ty.element).max(1);
            line!(out, "  Alignment: {}", if aggregate { align.trailing_zeros() } else { 0 });
        }
        ResourceKind::FeedbackTexture2D | ResourceKind::FeedbackTexture2DArray => {
            line!(out, "  Feedback Type: {}", if ty.samples == 0 { "MinMip" } else { "MipRegionUsed" });
        }
        ResourceKind::RawBuffer | ResourceKind::TBuffer | ResourceKind::AccelerationStructure => {}
        _ => {
            line!(out, "  Element Type: {}", component(element_component(&module.ctx, ty)));
            line!(out, "  Element Count: {}", module.ctx.types.lanes(ty.element));
        }
    }
}

fn calls(out: &mut String, module: &Module, table: &ResourceTable) {
    let all: Vec<_> = table.all().map(|b| b.resource).collect();
    for id in defined(module) {
        let func = &module.functions[id];
        for inst in trefoil_dxil::module::code::insts(func) {
            let of = resource_of(&module.ctx, func, inst);
            let Some(number) = of.and_then(|of| all.iter().position(|&r| r == of)) else { continue };
            line!(out, "Call bound to {number}:{}", trefoil_text::inst_text(module, id, inst));
        }
    }
}

pub(super) fn component(component: ComponentType) -> &'static str {
    use ComponentType::*;
    match component {
        Invalid => "<invalid>",
        I1 => "i1",
        I16 => "i16",
        U16 => "u16",
        I32 => "i32",
        U32 => "u32",
        I64 => "i64",
        U64 => "u64",
        F16 => "f16",
        F32 => "f32",
        F64 => "f64",
        SNormF16 => "snorm_f16",
        UNormF16 => "unorm_f16",
        SNormF32 => "snorm_f32",
        UNormF32 => "unorm_f32",
        SNormF64 => "snorm_f64",
        UNormF64 => "unorm_f64",
        PackedS8x32 => "p32i8",
        PackedU8x32 => "p32u8",
    }
}

/// `print<dx-shader-flags>`: of all functions together with their meaning, then of each.
pub(super) fn print_flags(module: &Module) -> Result<String, Error> {
    let found = shader_flags(module)?;
    let mut out = String::from("; Combined Shader Flags for Module\n");
    line!(out, "; Shader Flags Value: {:#010x}\n;", found.combined);
    if found.combined != 0 {
        out.push_str("; Note: shader requires additional functionality:\n");
        flags::feature_words(found.combined).for_each(|text| line!(out, ";       {text}"));
        out.push_str("; Note: extra DXIL module flags:\n");
        flags::module_words(found.combined).for_each(|text| line!(out, ";       {text}"));
        out.push_str(";\n");
    }
    out.push_str("; Shader Flags for Module Functions\n");
    for (id, word) in found.functions {
        let name = module.ctx.name(module.functions[id].name);
        line!(out, "; Function {name} : {word:#010x}\n;");
    }
    Ok(out)
}

/// `print<dxil-root-signature>`
pub(super) fn print_root_signatures(module: &Module) -> Result<String, Vec<Error>> {
    let mut out = String::from("Root Signature Definitions\n");
    for (func, signature) in root_signatures(module)? {
        line!(out, "Definition for '{}':", module.ctx.name(module.functions[func].name));
        root_signature(&mut out, &signature);
    }
    Ok(out)
}

fn root_signature(out: &mut String, signature: &RootSignature) {
    line!(out, "Flags: {:#08x}", signature.flags);
    line!(out, "Version: {}", signature.version);
    line!(out, "RootParametersOffset: 24");
    line!(out, "NumParameters: {}", signature.parameters.len());
    let newer = signature.version > 1;
    for parameter in &signature.parameters {
        let ty = match &parameter.content {
            Content::Table(_) => 0,
            Content::Constants { .. } => 1,
            Content::Descriptor { ty, .. } => *ty,
        };
        line!(out, "- Parameter Type: {ty}");
        line!(out, "  Shader Visibility: {}", parameter.visibility);
        match &parameter.content {
            Content::Constants { register, space, count } => {
                line!(out, "  Register Space: {space}\n  Shader Register: {register}");
                line!(out, "  Num 32 Bit Values: {count}");
            }
            Content::Descriptor { register, space, flags, .. } => {
                line!(out, "  Register Space: {space}\n  Shader Register: {register}");
                if newer {
                    line!(out, "  Flags: {flags}");
                }
            }
            Content::Table(ranges) => {
                line!(out, "  NumRanges: {}", ranges.len());
                for range in ranges {
                    let name = class_name(range.ty);
                    line!(out, "  - Range Type: {name}");
                    line!(out, "    Register Space: {}", range.space);
                    line!(out, "    Base Shader Register: {}", range.register);
                    line!(out, "    Num Descriptors: {}", range.count);
                    line!(out, "    Offset In Descriptors From Table Start: {}", range.offset);
                    if newer {
                        line!(out, "    Flags: {}", range.flags);
                    }
                }
            }
        }
    }
    line!(out, "NumStaticSamplers: {}", signature.samplers.len());
    line!(out, "StaticSamplersOffset: 0");
}
