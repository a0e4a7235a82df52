//! `dxil-pretty-printer` and `print<dxil-metadata>`: a table of the bindings, and the metadata of the module.

use super::facts::validator;
use std::fmt::Write;
use trefoil_dxil::lower::element_component;
use trefoil_dxil::module::defined;
use trefoil_dxil::module::target::target_profile;
use trefoil_dxil::options::BoundResource;
use trefoil_dxil::resources::ResourceTable;
use trefoil_ir::{Error, Module, ResourceClass, ResourceKind, ResourceType};

/// Writes to a string, which does not fail.
macro_rules! put {
    ($out:expr, $($arg:tt)*) => { { let _ = write!($out, $($arg)*); } };
}

/// A row of the table of what is bound.
pub(super) fn pretty(module: &Module) -> Result<String, Error> {
    let funcs = defined(module).into_iter().map(|id| &module.functions[id]);
    let table = ResourceTable::build_sorted(&module.ctx, funcs)?;
    let mut out = String::from(";\n; Resource Bindings:\n;\n");
    row(&mut out, ["Name", "Type", "Format", "Dim", "ID", "HLSL Bind", "Count"].map(str::to_owned));
    row(&mut out, [30, 10, 7, 11, 7, 14, 9].map(|width| "-".repeat(width)));
    for bound in table.all() {
        let resource = &module.ctx.resources[bound.resource];
        let Some(ty) = module.ctx.types.as_resource(resource.ty) else { continue };
        let (class, letters) = match ty.class() {
            ResourceClass::Srv => ("SRV", "t"),
            ResourceClass::Uav => ("UAV", "u"),
            ResourceClass::CBuffer => ("cbuffer", "cb"),
            ResourceClass::Sampler => ("sampler", "s"),
        };
        row(
            &mut out,
            [
                module.ctx.name(resource.name).to_owned(),
                class.to_owned(),
                format(module, ty).to_owned(),
                dimension(ty, table.has_counter(bound.resource)),
                format!("{}{}", letters.to_uppercase(), bound.id),
                place(letters, bound),
                if bound.count == u32::MAX { "unbounded".to_owned() } else { bound.count.to_string() },
            ],
        );
    }
    out.push_str(";\n");
    Ok(out)
}

fn row(out: &mut String, cells: [String; 7]) {
    let [name, class, format, dimension, id, place, count] = cells;
    put!(out, "; {name:<30} {class:>10} {format:>7} {dimension:>11} {id:>7} {place:>14} {count:>9}\n");
}

fn place(letters: &str, bound: &BoundResource) -> String {
    match bound.space {
        0 => format!("{letters}{}", bound.lower),
        space => format!("{letters}{},space{space}", bound.lower),
    }
}

fn format(module: &Module, ty: &ResourceType) -> &'static str {
    match ty.kind {
        ResourceKind::StructuredBuffer => "struct",
        ResourceKind::RawBuffer | ResourceKind::AccelerationStructure => "byte",
        ResourceKind::CBuffer | ResourceKind::Sampler | ResourceKind::SamplerComparison => "NA",
        _ => super::print::component(element_component(&module.ctx, ty)),
    }
}

fn dimension(ty: &ResourceType, counter: bool) -> String {
    use ResourceKind::*;
    let word = match ty.kind {
        Texture1D => "1d",
        Texture2D => "2d",
        Texture3D => "3d",
        TextureCube => "cube",
        Texture1DArray => "1darray",
        Texture2DArray => "2darray",
        TextureCubeArray => "cubearray",
        Texture2DMS => return format!("2dMS{}", ty.samples),
        Texture2DMSArray => return format!("2darrayMS{}", ty.samples),
        TBuffer => "tbuffer",
        FeedbackTexture2D => "fbtex2d",
        FeedbackTexture2DArray => "fbtex2darray",
        RawBuffer | StructuredBuffer if !ty.writable => "r/o",
        RawBuffer | StructuredBuffer if counter => "r/w+cnt",
        RawBuffer | StructuredBuffer => "r/w",
        TypedBuffer => "buf",
        AccelerationStructure => "ras",
        CBuffer | Sampler | SamplerComparison => "NA",
    };
    word.to_owned()
}

/// Versions, the stage, and the entries with their stages and groups.
pub(super) fn metadata(module: &Module) -> String {
    let (stage, minor) = target_profile(module);
    let validator = validator(module).map_or("0".to_owned(), |(major, minor)| format!("{major}.{minor}"));
    let mut out = format!(
        "Shader Model Version : 6.{minor}\nDXIL Version : 1.{minor}\nTarget Shader Stage : {}\n\
         Validator Version : {validator}\n",
        stage.name()
    );
    for entry in &module.entries {
        let [x, y, z] = entry.num_threads;
        put!(out, " {}\n", module.ctx.name(module.functions[entry.func].name));
        put!(out, "  Function Shader Stage : {}\n  NumThreads: {x},{y},{z}\n", entry.stage.name());
        let [least, most, preferred] = entry.wave_size;
        if least != 0 {
            put!(out, "  WaveSize: {least},{most},{preferred}\n");
        }
    }
    out
}
