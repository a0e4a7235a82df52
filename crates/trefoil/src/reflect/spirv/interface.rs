//! Entry points: execution modes, inputs and outputs.

use super::super::{Attributes, Entry, Parameter, Shape, Type};
use super::module::{EntryPoint, Module};
use super::types::Reader;
use spirv::{BuiltIn, Decoration, ExecutionMode, Op, StorageClass};
use std::collections::BTreeMap;
use trefoil_ir::Stage;

/// An entry point; `variables` has the place of each bound variable among the resources.
pub(super) fn entry(module: &Module<'_>, entry: &EntryPoint<'_>, variables: &BTreeMap<u32, usize>) -> Entry {
    let stage = Stage::ALL.into_iter().find(|stage| stage.execution_model() == Some(entry.model));
    let stage = stage.unwrap_or(Stage::Library);
    let used = module.used_by(entry.function);
    let mut resources: Vec<usize> = used.iter().filter_map(|id| variables.get(id).copied()).collect();
    resources.sort_unstable();
    resources.dedup();
    let mut out = Entry {
        name: entry.name.clone(),
        stage,
        attributes: attributes(module, entry, stage),
        inputs: Vec::new(),
        outputs: Vec::new(),
        patch: Vec::new(),
        resources,
    };
    for &id in entry.interface {
        let pointer = module.values.get(&id).and_then(|found| module.values.get(found.operands.first()?));
        let Some(&[storage, ty, ..]) = pointer.map(|pointer| pointer.operands) else { continue };
        let patch = module.decoration(id, Decoration::Patch).is_some();
        let list = match StorageClass::from_u32(storage) {
            Some(StorageClass::Input | StorageClass::Output) if patch => &mut out.patch,
            Some(StorageClass::Input) => &mut out.inputs,
            Some(StorageClass::Output) => &mut out.outputs,
            _ => continue,
        };
        parameters(module, id, ty, used.contains(&id), list);
    }
    out
}

/// A variable, or the built-ins that are members of a block.
fn parameters(module: &Module<'_>, id: u32, ty: u32, used: bool, list: &mut Vec<Parameter>) {
    let reader = Reader::new(module);
    let (element, _) = reader.element(ty);
    let members = module.values.get(&element).filter(|found| found.op == Op::TypeStruct as u32);
    let built_in = |member| module.member_decoration(element, member, Decoration::BuiltIn)?.first().copied();
    match members {
        Some(members) if built_in(0).is_some() => {
            for (member, &ty) in (0..).zip(members.operands) {
                let name = module.member_name(element, member).to_owned();
                list.push(parameter(name, built_in(member), reader.plain(ty), used));
            }
        }
        _ => {
            let name = module.string(id, Decoration::UserSemantic);
            let name = name.unwrap_or_else(|| semantic(module.name(id)).to_owned());
            let built_in = module.number(id, Decoration::BuiltIn);
            let mut found = parameter(name, built_in, reader.plain(ty), used);
            found.location = module.number(id, Decoration::Location);
            let first = module.number(id, Decoration::Component).unwrap_or(0);
            found.mask = (u32::from(found.mask) << first.min(3)) as u8 & 15;
            found.used = Some(if used { found.mask } else { 0 });
            found.interpolation = interpolation(module, id);
            found.stream = module.number(id, Decoration::Stream).unwrap_or(0);
            list.push(found);
        }
    }
}

/// The semantic in the name that HLSL's compilers give a variable.
fn semantic(name: &str) -> &str {
    let prefixes = ["in.var.", "out.var."];
    prefixes.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name)
}

fn parameter(name: String, built_in: Option<u32>, ty: Type, used: bool) -> Parameter {
    let lanes = match ty.shape {
        Shape::Vector(_, lanes) => lanes.min(4),
        Shape::Matrix { rows, .. } => rows.min(4),
        _ => 1,
    };
    let mask = (1u8 << lanes) - 1;
    let known = |number: u32| match BuiltIn::from_u32(number) {
        Some(known) => format!("{known:?}"),
        None => number.to_string(),
    };
    Parameter {
        name,
        system_value: built_in.map(known),
        location: None,
        mask,
        used: Some(if used { mask } else { 0 }),
        ty: Type { size: 0, stride: 0, ..ty },
        interpolation: "",
        stream: 0,
    }
}

fn interpolation(module: &Module<'_>, id: u32) -> &'static str {
    let has = |which| module.decoration(id, which).is_some();
    let plain = has(Decoration::NoPerspective);
    match (has(Decoration::Flat), has(Decoration::Centroid), has(Decoration::Sample)) {
        (true, ..) => "constant",
        (_, true, _) if plain => "linear noperspective centroid",
        (_, true, _) => "linear centroid",
        (_, _, true) if plain => "linear noperspective sample",
        (_, _, true) => "linear sample",
        _ if plain => "linear noperspective",
        _ => "",
    }
}

fn attributes(module: &Module<'_>, entry: &EntryPoint<'_>, stage: Stage) -> Attributes {
    let mut out = Attributes::default();
    for &(mode, words) in &entry.modes {
        if let Some(mode) = ExecutionMode::from_u32(mode) {
            attribute(module, stage, mode, words, &mut out);
        }
    }
    out
}

fn attribute(module: &Module<'_>, stage: Stage, mode: ExecutionMode, words: &[u32], out: &mut Attributes) {
    use ExecutionMode as M;
    let first = words.first().copied();
    let three = |value: &dyn Fn(u32) -> Option<u32>| match *words {
        [x, y, z] => Some([value(x)?, value(y)?, value(z)?]),
        _ => None,
    };
    let tessellates = matches!(stage, Stage::Hull | Stage::Domain);
    match mode {
        M::LocalSize => out.threads = three(&Some),
        M::LocalSizeId => out.threads = three(&|id| module.constant(id)),
        M::EarlyFragmentTests => out.early_depth_stencil = true,
        M::Invocations => out.instances = first,
        M::OutputVertices if tessellates => out.output_points = first,
        M::OutputVertices => out.max_vertices = first,
        M::OutputPrimitivesEXT => out.max_primitives = first,
        M::InputPoints => out.input_primitive = Some("point"),
        M::InputLines => out.input_primitive = Some("line"),
        M::InputLinesAdjacency => out.input_primitive = Some("lineadj"),
        M::InputTrianglesAdjacency => out.input_primitive = Some("triangleadj"),
        M::Triangles if tessellates => out.domain = Some("tri"),
        M::Triangles => out.input_primitive = Some("triangle"),
        M::Quads => out.domain = Some("quad"),
        M::Isolines => out.domain = Some("isoline"),
        M::SpacingEqual => out.partitioning = Some("integer"),
        M::SpacingFractionalEven => out.partitioning = Some("fractional_even"),
        M::SpacingFractionalOdd => out.partitioning = Some("fractional_odd"),
        M::VertexOrderCw => out.tessellator_output = Some("triangle_cw"),
        M::VertexOrderCcw => out.tessellator_output = Some("triangle_ccw"),
        M::PointMode => out.tessellator_output = Some("point"),
        M::OutputPoints => out.output_topology = Some("point"),
        M::OutputLineStrip | M::OutputLinesEXT => out.output_topology = Some("line"),
        M::OutputTriangleStrip | M::OutputTrianglesEXT => out.output_topology = Some("triangle"),
        _ => {}
    }
}
