//! What stands above the module: signatures, the pipeline's facts, resource bindings.

use super::ReadError;
use super::model::Module;
use std::fmt::Write;
use trefoil_dxcontainer::features::Features;
use trefoil_dxcontainer::hash::ShaderHash;
use trefoil_dxcontainer::sigpart::{self, Form};
use trefoil_dxcontainer::{Container, FourCc, ResourceKind, dump};

/// Writes the tables as comments.
pub(super) fn write(
    container: &Container<'_>,
    m: &Module,
    reflected: Option<&Module>,
    out: &mut String,
) -> Result<(), ReadError> {
    out.push_str(";\n");
    if let Some(part) = container.part(FourCc::SFI0) {
        features(Features::parse(part)?, out);
    }
    let parts = [(FourCc::ISG1, "Input signature", true), (FourCc::OSG1, "Output signature", false)];
    for (name, title, input) in
        parts.into_iter().chain([(FourCc::PSG1, "Patch Constant signature", input_patch(m))])
    {
        if let Some(part) = container.part(name) {
            let rows = sigpart::parse(part, Form::Dxil)?;
            dump::signature(out, ";", title, &rows, input);
        }
    }
    if let Some(part) = container.part(FourCc::HASH) {
        let hash = ShaderHash::parse(part)?;
        out.push_str("; shader hash: ");
        hash.digest.iter().for_each(|b| _ = write!(out, "{b:02x}"));
        out.push_str(if hash.includes_source { " (includes source)\n" } else { "\n" });
    }
    out.push_str(";\n");
    entry(m, out);
    bindings(m, reflected, out);
    Ok(())
}

/// Whether patch constants are read, not written: in domain shaders.
fn input_patch(m: &Module) -> bool {
    m.node_text(m.node(m.named_node("dx.shaderModel")), 0) == Some("ds")
}

fn features(features: Features, out: &mut String) {
    if features.0 == 0 {
        return;
    }
    out.push_str("; Note: shader requires additional functionality:\n");
    for (feature, text) in Features::TABLE {
        if features.contains(*feature) {
            let _ = writeln!(out, ";       {text}");
        }
    }
    out.push_str(";\n;\n");
}

/// The entry's name, profile and thread group.
fn entry(m: &Module, out: &mut String) {
    let entry = m.node(m.named_node("dx.entryPoints"));
    let model = m.node(m.named_node("dx.shaderModel"));
    let text = m.node_text(model, 0).unwrap_or("?");
    let version = (m.node_int(model, 1).unwrap_or(0), m.node_int(model, 2).unwrap_or(0));
    let name = m.node_text(entry, 1).unwrap_or("");
    let _ = writeln!(out, "; Entry point: {name}\n; Profile: {text}_{}_{}", version.0, version.1);
    let properties = m.node(entry.get(4).copied().flatten());
    for (i, pair) in properties.chunks_exact(2).enumerate() {
        if m.node_int(properties, 2 * i) == Some(4) {
            let threads = m.node(pair[1]);
            let n = |k| m.node_int(threads, k).unwrap_or(0);
            let _ = writeln!(out, "; NumThreads=({},{},{})", n(0), n(1), n(2));
        }
    }
    out.push_str(";\n");
}

/// The columns of a binding.
struct Row {
    name: String,
    ty: &'static str,
    format: &'static str,
    dimension: String,
    id: String,
    bind: String,
    count: String,
}

fn bindings(m: &Module, reflected: Option<&Module>, out: &mut String) {
    out.push_str("; Resource Bindings:\n;\n");
    let _ = writeln!(
        out,
        "; {:<30} {:>10} {:>7} {:>11} {:>7} {:>14} {:>6}",
        "Name", "Type", "Format", "Dim", "ID", "HLSL Bind", "Count"
    );
    let dashes = |n: usize| "-".repeat(n);
    let widths = [30, 10, 7, 11, 7, 14, 6].map(dashes);
    let _ = writeln!(out, "; {}", widths.join(" "));
    let resources = m.node(m.named_node("dx.resources"));
    let named = reflected.map(|r| (r, r.node(r.named_node("dx.resources"))));
    for class in [2usize, 3, 0, 1] {
        let list = m.node(resources.get(class).copied().flatten());
        for (i, &entry) in list.iter().enumerate() {
            let mut row = row(m, class, m.node(entry));
            if row.name.is_empty()
                && let Some((r, classes)) = named
            {
                let list = r.node(classes.get(class).copied().flatten());
                let other = r.node(list.get(i).copied().flatten());
                row.name = r.node_text(other, 2).unwrap_or("").to_owned();
            }
            let Row { name, ty, format, dimension, id, bind, count } = row;
            let _ = writeln!(
                out,
                "; {name:<30} {ty:>10} {format:>7} {dimension:>11} {id:>7} {bind:>14} {count:>6}"
            );
        }
    }
    out.push_str(";\n");
}

fn row(m: &Module, class: usize, node: &[Option<u32>]) -> Row {
    let int = |i: usize| m.node_int(node, i).unwrap_or(0);
    let (id, space, lower, count) = (int(0), int(3), int(4), int(5));
    let letter = ["t", "u", "cb", "s"][class];
    let bind = match space {
        0 => format!("{letter}{lower}"),
        _ => format!("{letter}{lower},space{space}"),
    };
    let count = if count == -1 { "unbounded".to_owned() } else { count.to_string() };
    let kind = ResourceKind::from_dxil_number(int(6) as u32);
    let (ty, format, dimension) = match class {
        2 => ("cbuffer", "NA", "NA".to_owned()),
        3 => (if int(6) == 1 { "sampler_c" } else { "sampler" }, "NA", "NA".to_owned()),
        _ => {
            let flag = |i: usize| m.node_int(node, i).unwrap_or(0) != 0;
            let counter = class == 1 && flag(8);
            let tags = m.node(node.get(if class == 0 { 8 } else { 10 }).copied().flatten());
            let ty = match (class, kind) {
                (0, Some(ResourceKind::TBuffer)) => "tbuffer",
                (0, _) => "texture",
                _ => "UAV",
            };
            (ty, format_of(m, kind, tags), dimension_of(kind, class == 1, counter, int(7)))
        }
    };
    let id = format!("{}{id}", ["T", "U", "CB", "S"][class]);
    let name = m.node_text(node, 2).unwrap_or("").to_owned();
    Row { name, ty, format, dimension, id, bind, count }
}

fn format_of(m: &Module, kind: Option<ResourceKind>, tags: &[Option<u32>]) -> &'static str {
    match kind {
        Some(ResourceKind::RawBuffer) => return "byte",
        Some(ResourceKind::StructuredBuffer) => return "struct",
        _ => {}
    }
    const NAMES: [&str; 17] = [
        "NA",
        "i1",
        "i16",
        "u16",
        "i32",
        "u32",
        "i64",
        "u64",
        "f16",
        "f32",
        "f64",
        "snorm_f16",
        "unorm_f16",
        "snorm_f32",
        "unorm_f32",
        "snorm_f64",
        "unorm_f64",
    ];
    let pairs = tags.len() / 2;
    let found = (0..pairs).find(|i| m.node_int(tags, 2 * i) == Some(0));
    let number = found.and_then(|i| m.node_int(tags, 2 * i + 1)).unwrap_or(0);
    NAMES.get(number as usize).copied().unwrap_or("NA")
}

fn dimension_of(kind: Option<ResourceKind>, writable: bool, counter: bool, samples: i64) -> String {
    use ResourceKind as K;
    let Some(kind) = kind else { return "NA".to_owned() };
    let text = match kind {
        K::Texture1D => "1d",
        K::Texture2D => "2d",
        K::Texture2DMS if writable => "2dMS",
        K::Texture2DMS => {
            return format!("2dMS{}", if samples > 0 { samples.to_string() } else { String::new() });
        }
        K::Texture3D => "3d",
        K::TextureCube => "cube",
        K::Texture1DArray => "1darray",
        K::Texture2DArray => "2darray",
        K::Texture2DMSArray => "2darrayMS",
        K::TextureCubeArray => "cubearray",
        K::TypedBuffer => "buf",
        K::RawBuffer | K::StructuredBuffer if !writable => "r/o",
        K::StructuredBuffer if counter => "r/w+cnt",
        K::RawBuffer | K::StructuredBuffer => "r/w",
        K::AccelerationStructure => "ras",
        K::FeedbackTexture2D => "fbtex2d",
        K::FeedbackTexture2DArray => "fbtex2darray",
        K::CBuffer | K::TBuffer | K::Sampler | K::SamplerComparison => "NA",
    };
    text.to_owned()
}
