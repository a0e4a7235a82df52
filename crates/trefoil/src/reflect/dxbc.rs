//! Reads containers of shader model 4 to 5.1: `RDEF`, the signatures, `STAT`, and the declarations of the token stream.

use super::names::{self, some};
use super::types::Packing;
use super::{
    Attributes, Binding, Entry, Member, NO_RDEF, Number, Parameter, Reflection, Resource, Shape, Type,
};
use crate::{ReadError, Target};
use trefoil_dxbc::op::Op;
use trefoil_dxbc::program::{Instruction, Program, control};
use trefoil_dxcontainer::features::Features;
use trefoil_dxcontainer::rdef::{self, input_flags, input_type};
use trefoil_dxcontainer::sigpart::{self, Form, Row};
use trefoil_dxcontainer::stat::Statistics;
use trefoil_dxcontainer::{Container, FourCc, ResourceKind};
use trefoil_ir::{ResourceClass, Stage};

/// Reads a container.
pub(super) fn read(bytes: &[u8]) -> Result<Reflection, ReadError> {
    let container = Container::parse(bytes)?;
    let part = container.part(FourCc::RDEF).ok_or_else(|| ReadError::from(&NO_RDEF))?;
    let told = rdef::Reflection::parse(part)?;
    let code = container.parts.iter().find(|part| matches!(&part.name.0.to_le_bytes(), b"SHEX" | b"SHDR"));
    let program = code.map(|part| trefoil_dxbc::decode::decode(part.data)).transpose()?;
    let counts = container.part(FourCc::STAT).map(Statistics::parse).transpose()?.unwrap_or_default();
    let features = container.part(FourCc::SFI0).map(Features::parse).transpose()?.unwrap_or_default();
    // Each buffer belongs to one binding.
    let mut buffers: Vec<Option<&rdef::Buffer>> = told.buffers.iter().map(Some).collect();
    let resources = told.bindings.iter().map(|binding| resource(binding, &mut buffers));
    let resources: Vec<Resource> = resources.collect();
    let version = program.as_ref().map_or_else(|| "5.1".to_owned(), |program| program.model.to_string());
    Ok(Reflection {
        format: Target::Dxbc,
        version,
        creator: told.creator.clone(),
        entries: vec![entry(&container, told.kind, program.as_ref(), &counts, resources.len())?],
        resources,
        push_constants: Vec::new(),
        spec_constants: Vec::new(),
        requirements: super::dxil::features(features.0),
        extensions: Vec::new(),
        statistics: statistics(&counts),
    })
}

fn entry(
    container: &Container<'_>,
    stage: Stage,
    program: Option<&Program>,
    counts: &Statistics,
    resources: usize,
) -> Result<Entry, ReadError> {
    let read = |inputs: bool, names: [FourCc; 3]| -> Result<Vec<Parameter>, ReadError> {
        let found = names.into_iter().find_map(|name| Some((container.part(name)?, Form::of(name)?)));
        let rows = found.map_or(Ok(Vec::new()), |(data, form)| sigpart::parse(data, form))?;
        Ok(rows.iter().map(|row| parameter(row, inputs, program)).collect())
    };
    Ok(Entry {
        name: String::new(),
        stage,
        attributes: attributes(stage, program, counts),
        inputs: read(true, [FourCc::ISGN, FourCc::ISG1, FourCc::ISGN])?,
        outputs: read(false, [FourCc::OSGN, FourCc::OSG5, FourCc::OSG1])?,
        patch: read(stage == Stage::Domain, [FourCc::PCSG, FourCc::PSG1, FourCc::PCSG])?,
        resources: (0..resources).collect(),
    })
}

fn attributes(stage: Stage, program: Option<&Program>, counts: &Statistics) -> Attributes {
    let declared = |op: Op| {
        let mut all = program.into_iter().flat_map(|program| &program.instructions);
        all.find(|instruction| instruction.op == op)
    };
    let threads = |found: &Instruction| <[u32; 3]>::try_from(&found.words[..]).ok();
    let early =
        |found: &Instruction| stage == Stage::Pixel && found.controls & control::EARLY_DEPTH_STENCIL != 0;
    let points = some(counts.control_points);
    let geometry = stage == Stage::Geometry;
    let of_geometry = |number: u32| some(number).filter(|_| geometry);
    Attributes {
        threads: declared(Op::DclThreadGroup).and_then(threads),
        early_depth_stencil: declared(Op::DclGlobalFlags).is_some_and(early),
        input_primitive: names::input_primitive(counts.input_primitive).filter(|_| geometry),
        output_topology: names::stream_topology(counts.output_topology).filter(|_| geometry),
        max_vertices: of_geometry(counts.max_output_vertices),
        instances: of_geometry(counts.gs_instances),
        domain: names::domain(counts.domain),
        partitioning: names::partitioning(counts.hs_partitioning),
        tessellator_output: names::tessellator_output(counts.hs_output_primitive),
        input_points: points.filter(|_| stage == Stage::Domain),
        output_points: points.filter(|_| stage == Stage::Hull),
        ..Attributes::default()
    }
}

fn parameter(row: &Row, input: bool, program: Option<&Program>) -> Parameter {
    let number = super::types::number(row.component, row.min_precision != 0);
    let lanes = row.mask.count_ones();
    let ty = match number {
        Some((number, base)) if lanes > 1 => Type::of(Shape::Vector(number, lanes), base),
        Some((number, base)) => Type::of(Shape::Scalar(number), base),
        None => Type::opaque(),
    };
    let pixel = program.is_some_and(|program| program.kind == Stage::Pixel);
    let kind = row.kind();
    // Level 4 and 5 write a pixel shader's outputs without a number; their names say what they are.
    let system = row.system_value != 0 || pixel && !input;
    Parameter {
        name: format!("{}{}", row.name, row.index),
        system_value: names::system_value(kind).filter(|_| system),
        location: Some(row.register).filter(|&register| register != u32::MAX),
        mask: row.mask,
        // Of outputs the part has what is never written.
        used: Some(if input { row.usage & row.mask } else { !row.usage & row.mask }),
        ty: Type { size: 0, ..ty },
        interpolation: "",
        stream: row.stream,
    }
}

fn resource(binding: &rdef::Binding, buffers: &mut [Option<&rdef::Buffer>]) -> Resource {
    let (class, kind) = kind(binding);
    let structured = kind == ResourceKind::StructuredBuffer;
    let block = matches!(kind, ResourceKind::CBuffer | ResourceKind::TBuffer);
    let base = binding.name.split('[').next().unwrap_or_default();
    // A buffer's own type: 0 constants, 1 texture buffer, 3 the element of a structured one.
    let ty = if structured { 3 } else { u32::from(kind != ResourceKind::CBuffer) };
    let is_its =
        |buffer: &rdef::Buffer| buffer.ty == ty && (buffer.name == binding.name || buffer.name == base);
    let found = buffers.iter_mut().find(|buffer| (structured || block) && buffer.is_some_and(is_its));
    let buffer = found.and_then(Option::take);
    let counter = matches!(
        binding.ty,
        input_type::UAV_APPEND | input_type::UAV_CONSUME | input_type::UAV_STRUCTURED_COUNTER
    );
    let multisampled = kind.is_multisampled() && binding.samples != u32::MAX;
    Resource {
        name: base.to_owned(),
        class,
        kind: kind.hlsl_name(),
        binding: Binding {
            space: binding.space,
            index: binding.register,
            count: Some(binding.count).filter(|&count| count != 0),
        },
        element: element(binding).filter(|_| kind.is_typed()),
        layout: buffer.map(layout),
        size: buffer.filter(|_| block).map_or(0, |buffer| buffer.size),
        stride: if structured { binding.samples } else { 0 },
        samples: if multisampled { binding.samples } else { 0 },
        format: None,
        counter,
        counter_binding: None,
        used: true,
    }
}

fn kind(binding: &rdef::Binding) -> (ResourceClass, ResourceKind) {
    use ResourceClass::{CBuffer, Sampler, Srv, Uav};
    use ResourceKind as K;
    match binding.ty {
        input_type::CBUFFER => (CBuffer, K::CBuffer),
        input_type::TBUFFER => (Srv, K::TBuffer),
        input_type::SAMPLER if binding.flags & input_flags::COMPARISON_SAMPLER != 0 => {
            (Sampler, K::SamplerComparison)
        }
        input_type::SAMPLER => (Sampler, K::Sampler),
        input_type::STRUCTURED => (Srv, K::StructuredBuffer),
        input_type::RAW => (Srv, K::RawBuffer),
        input_type::UAV_RAW => (Uav, K::RawBuffer),
        input_type::UAV_STRUCTURED
        | input_type::UAV_APPEND
        | input_type::UAV_CONSUME
        | input_type::UAV_STRUCTURED_COUNTER => (Uav, K::StructuredBuffer),
        other => (if other == input_type::UAV_TYPED { Uav } else { Srv }, dimension(binding.dimension)),
    }
}

/// The kind of a view with a dimension of Direct3D's.
fn dimension(number: u32) -> ResourceKind {
    use ResourceKind::*;
    match number {
        2 => Texture1D,
        3 => Texture1DArray,
        4 => Texture2D,
        5 => Texture2DArray,
        6 => Texture2DMS,
        7 => Texture2DMSArray,
        8 => Texture3D,
        9 => TextureCube,
        10 => TextureCubeArray,
        _ => TypedBuffer,
    }
}

/// What a texel is: a type of numbers and how many of them.
fn element(binding: &rdef::Binding) -> Option<Type> {
    let number = match binding.return_type {
        1 | 2 | 5 => Number::Float(32),
        3 => Number::Int(32),
        4 => Number::Uint(32),
        7 => Number::Float(64),
        _ => return None,
    };
    Some(match (binding.flags >> input_flags::COMPONENTS_SHIFT & 3) + 1 {
        1 => Type::of(Shape::Scalar(number), None),
        lanes => Type::of(Shape::Vector(number, lanes), None),
    })
}

fn layout(buffer: &rdef::Buffer) -> Type {
    let packing = if buffer.ty == 3 { Packing::Tight } else { Packing::Rows };
    let members = buffer.variables.iter().map(|variable| Member {
        name: variable.name.clone(),
        offset: variable.offset,
        ty: ty(&variable.ty, packing),
        used: Some(variable.used),
    });
    let mut members: Vec<Member> = members.collect();
    match members.len() {
        1 if packing == Packing::Tight => members.remove(0).ty,
        _ => Type { size: buffer.size, ..Type::structure(&buffer.name, members) },
    }
}

fn ty(told: &rdef::Type, packing: Packing) -> Type {
    let number = match told.base {
        1 => Number::Bool,
        2 => Number::Int(32),
        3 => Number::Float(32),
        19 => Number::Uint(32),
        39 => Number::Float(64),
        // Minimum precision: 32 bits in memory.
        53 | 54 => Number::Float(32),
        55 | 56 => Number::Int(32),
        57 => Number::Uint(32),
        _ if told.class != 5 => return Type::opaque(),
        _ => Number::Uint(32),
    };
    let (rows, columns) = (u32::from(told.rows), u32::from(told.cols));
    let stride = |lanes: u32| packing.pitch(number.bytes() * lanes);
    let one = match told.class {
        0 => Type::of(Shape::Scalar(number), None),
        1 => Type::of(Shape::Vector(number, columns), None),
        2 => {
            Type::of(Shape::Matrix { number, rows, columns, row_major: true, stride: stride(columns) }, None)
        }
        3 => Type::of(Shape::Matrix { number, rows, columns, row_major: false, stride: stride(rows) }, None),
        5 => {
            let member = |(name, offset, told): &(String, u32, rdef::Type)| Member {
                name: name.clone(),
                offset: *offset,
                ty: ty(told, packing),
                used: None,
            };
            let members = told.members.iter().map(member).collect();
            Type::structure(names::of_structure(&told.name), members).rounded(packing)
        }
        _ => Type::opaque(),
    };
    one.repeated(told.elements.into(), packing)
}

fn statistics(counts: &Statistics) -> Vec<(String, u32)> {
    let all = [
        ("instructions", counts.instructions),
        ("temporaries", counts.temps),
        ("float_instructions", counts.float_instructions),
        ("int_instructions", counts.int_instructions),
        ("uint_instructions", counts.uint_instructions),
        ("branches", counts.dynamic_flow),
        ("static_branches", counts.static_flow),
        ("moves", counts.moves),
        ("conditional_moves", counts.conditional_moves),
        ("conversions", counts.conversions),
        ("texture_samples", counts.texture_normal),
        ("texture_compares", counts.texture_compare),
        ("texture_bias_samples", counts.texture_bias),
        ("texture_gradient_samples", counts.texture_gradient),
        ("texture_loads", counts.texture_load),
        ("texture_stores", counts.texture_store),
        ("atomics", counts.interlocked),
        ("barriers", counts.barriers),
        ("emits", counts.emit),
        ("cuts", counts.cut),
        ("local_array_accesses", counts.array_instructions),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).map(|(name, count)| (name.to_owned(), count)).collect()
}
