//! Reads DXIL: what the metadata of the program, or of its part for reflection, says.

use super::names::{self, some, system_value};
use super::types::{Packing, number};
use super::{
    Attributes, Binding, Entry, GraphNode, Member, NodeId, NodeRecords, Parameter, RecordGrid, Reflection,
    Resource, Shape, Type,
};
use crate::{ReadError, Target};
use std::collections::BTreeMap;
use trefoil_dxcontainer::features::Features;
use trefoil_dxcontainer::{Element, Interpretation, ResourceKind, Signature};
use trefoil_dxil_read::{
    DescribedBuffer, DescribedEntry, DescribedNode, DescribedResource, DescribedType, Description, Reflected,
};
use trefoil_ir::{ComponentType, NodeFlags, NodeIo, ResourceClass, Stage};

/// The classes in the order in which Direct3D lists resources.
const ORDER: [ResourceClass; 4] =
    [ResourceClass::CBuffer, ResourceClass::Sampler, ResourceClass::Srv, ResourceClass::Uav];

/// Shader flag: depth and stencil are tested first.
const EARLY_TEST: u64 = 2;

/// What the counters of the module are called.
const COUNTERS: [(&str, &str); 24] = [
    ("insts", "instructions"),
    ("floats", "float_instructions"),
    ("ints", "int_instructions"),
    ("uints", "uint_instructions"),
    ("branches", "branches"),
    ("tex_norm", "texture_samples"),
    ("tex_cmp", "texture_compares"),
    ("tex_bias", "texture_bias_samples"),
    ("tex_grad", "texture_gradient_samples"),
    ("tex_load", "texture_loads"),
    ("tex_store", "texture_stores"),
    ("atomic", "atomics"),
    ("barrier", "barriers"),
    ("fence", "fences"),
    ("sig_ld", "input_loads"),
    ("sig_st", "output_stores"),
    ("gs_emit", "emits"),
    ("gs_cut", "cuts"),
    ("array_local_bytes", "local_array_bytes"),
    ("array_local_ldst", "local_array_accesses"),
    ("array_static_bytes", "constant_array_bytes"),
    ("array_static_ldst", "constant_array_accesses"),
    ("array_tgsm_bytes", "groupshared_bytes"),
    ("array_tgsm_ldst", "groupshared_accesses"),
];

/// Reads a container, or bare bitcode in its part.
pub(super) fn read(bytes: &[u8]) -> Result<Reflection, ReadError> {
    let told = trefoil_dxil_read::reflect_bytes(bytes)?;
    let min_precision = told.description.min_precision();
    let mut layouts = layouts(&told);
    let mut resources = Vec::new();
    let mut places = BTreeMap::new();
    for resource in ORDER.iter().flat_map(|class| &told.description.resources[class.index()]) {
        places.insert((resource.class.index() as u32, resource.id), resources.len());
        let buffer = layouts.remove(&(resource.class.index(), resource.id));
        let layout = buffer.map(|buffer| layout(buffer, min_precision));
        resources.push(resource_of(resource, layout, min_precision));
    }
    let described = &told.description;
    let entries = match described.kind {
        Stage::Library => functions(&told, &places),
        _ => vec![entry(described, (0..resources.len()).collect())],
    };
    let counter = |&(short, name): &(&str, &str)| {
        let found = told.counters.iter().find(|(known, _)| known == short);
        found.filter(|(_, count)| *count > 0).map(|&(_, count)| (name.to_owned(), count))
    };
    Ok(Reflection {
        format: Target::Dxil,
        version: described.shader_model.to_string(),
        creator: described.producer.clone(),
        entries,
        resources,
        push_constants: Vec::new(),
        spec_constants: Vec::new(),
        requirements: features(described.requirements() & !EARLY_TEST),
        extensions: Vec::new(),
        statistics: COUNTERS.iter().filter_map(counter).collect(),
    })
}

/// The names of features.
pub(super) fn features(bits: u64) -> Vec<String> {
    let has = |(feature, _): &&(Features, &str)| Features(bits).contains(*feature);
    Features::TABLE.iter().filter(has).map(|(_, name)| (*name).to_owned()).collect()
}

/// The buffers with variables, by class and number of the resources: they are listed in the resources' order, without names
/// where those were stripped, and not every resource has one.
fn layouts(told: &Reflected) -> BTreeMap<(usize, u32), &DescribedBuffer> {
    let [read, written, constant, _] = &told.description.resources;
    let mut buffers = told.buffers.iter().peekable();
    let mut out = BTreeMap::new();
    for resource in [constant, written, read].into_iter().flatten() {
        if let Some(buffer) = buffers.next_if(|b| b.kind == resource.kind && b.name == resource.name) {
            out.insert((resource.class.index(), resource.id), buffer);
        }
    }
    out
}

/// The constants of a block as a structure, or the element of a structured buffer.
fn layout(buffer: &DescribedBuffer, min_precision: bool) -> Type {
    let structured = buffer.kind == ResourceKind::StructuredBuffer;
    let packing = if structured { Packing::Tight } else { Packing::Rows };
    let rule = Rule { packing, min_precision };
    let members = buffer.variables.iter().map(|variable| Member {
        name: variable.name.clone(),
        offset: variable.offset,
        ty: rule.ty(&variable.ty),
        used: Some(variable.used),
    });
    let mut members: Vec<Member> = members.collect();
    if structured && members.len() == 1 {
        return members.remove(0).ty;
    }
    Type { size: buffer.size, ..Type::structure(&buffer.name, members) }
}

/// How the types of a buffer lie.
struct Rule {
    packing: Packing,
    min_precision: bool,
}

impl Rule {
    fn ty(&self, ty: &DescribedType) -> Type {
        self.element(ty).repeated(ty.elements, self.packing)
    }

    /// A type without the array that it is.
    fn element(&self, ty: &DescribedType) -> Type {
        use trefoil_dxil_read::Shape as Described;
        if ty.shape == Described::Structure {
            return Type::structure(&ty.name, self.members(ty)).rounded(self.packing);
        }
        let Some((number, base)) = number(ty.component, self.min_precision) else { return Type::opaque() };
        let stride = |lanes: u32| self.packing.pitch(number.bytes().saturating_mul(lanes));
        let (rows, columns) = (ty.rows, ty.columns);
        let matrix =
            |row_major, lanes| Shape::Matrix { number, rows, columns, row_major, stride: stride(lanes) };
        let shape = match ty.shape {
            Described::Vector => Shape::Vector(number, columns),
            Described::RowMajor => matrix(true, columns),
            Described::ColumnMajor => matrix(false, rows),
            Described::Bits => Shape::Bits { width: columns },
            Described::Scalar | Described::Structure => Shape::Scalar(number),
        };
        Type { members: self.members(ty), ..Type::of(shape, base) }
    }

    fn members(&self, ty: &DescribedType) -> Vec<Member> {
        let member = |(name, ty): &(String, DescribedType)| Member {
            name: name.clone(),
            offset: ty.offset,
            ty: self.ty(ty),
            used: None,
        };
        ty.members.iter().map(member).collect()
    }
}

fn resource_of(resource: &DescribedResource, layout: Option<Type>, min_precision: bool) -> Resource {
    let kind = match resource.kind {
        ResourceKind::Sampler if resource.comparison => ResourceKind::SamplerComparison,
        kind => kind,
    };
    let element = number(resource.component, min_precision).map(|(number, base)| match resource.width {
        0 | 1 => Type::of(Shape::Scalar(number), base),
        width => Type::of(Shape::Vector(number, width), base),
    });
    Resource {
        name: resource.name.clone(),
        class: resource.class,
        kind: kind.hlsl_name(),
        binding: Binding {
            space: resource.space,
            index: resource.lower,
            count: Some(resource.count).filter(|&count| count != u32::MAX),
        },
        element: element.filter(|_| kind.is_typed()),
        layout,
        size: resource.size,
        stride: resource.stride,
        samples: resource.samples,
        format: None,
        counter: resource.counter,
        counter_binding: None,
        // What nothing uses is not in the module.
        used: true,
    }
}

fn entry(described: &Description, resources: Vec<usize>) -> Entry {
    let native = !described.min_precision();
    Entry {
        name: described.entry.clone(),
        stage: described.kind,
        attributes: attributes(described),
        inputs: parameters(&described.input, native),
        outputs: parameters(&described.output, native),
        patch: parameters(&described.patch, native),
        resources,
    }
}

/// The functions of a library.
fn functions(told: &Reflected, places: &BTreeMap<(u32, u32), usize>) -> Vec<Entry> {
    let shaders: BTreeMap<&str, &DescribedEntry> =
        told.entries.iter().map(|entry| (entry.name.as_str(), entry)).collect();
    let one = |function: &trefoil_dxcontainer::rdat::ParsedFunction| {
        let mut resources: Vec<usize> =
            function.resources.iter().filter_map(|used| places.get(used).copied()).collect();
        resources.sort_unstable();
        resources.dedup();
        Entry {
            name: function.name.clone(),
            stage: Stage::from_number(function.kind).unwrap_or(Stage::Library),
            attributes: shaders
                .get(function.name.as_str())
                .map(|entry| attributes_of_entry(entry))
                .unwrap_or_default(),
            inputs: Vec::new(),
            outputs: Vec::new(),
            patch: Vec::new(),
            resources,
        }
    };
    told.functions.iter().map(one).collect()
}

/// Three numbers that are not all zero.
fn three(numbers: [u32; 3]) -> Option<[u32; 3]> {
    (numbers != [0; 3]).then_some(numbers)
}

/// What an entry of a library asks for.
fn attributes_of_entry(entry: &DescribedEntry) -> Attributes {
    Attributes {
        threads: three(entry.threads),
        wave_size: three(entry.wave_size),
        node: entry.node.as_ref().map(|node| Box::new(graph_node(node))),
        ..Attributes::default()
    }
}

fn graph_node(node: &DescribedNode) -> GraphNode {
    let shading = &node.shading;
    let id = |name: &str, index| NodeId { name: name.to_owned(), index };
    let output = |(io, name): (&NodeIo, &String)| NodeRecords {
        to: io.id.map(|to| id(name, to.index)),
        ..node_records(io)
    };
    GraphNode {
        id: id(&node.name, shading.id.index),
        launch: shading.launch.name(),
        program_entry: shading.is_program_entry,
        local_root_arguments: shading.root_arguments,
        share_input_of: shading.share_input_of.map(|other| id(&node.share_input_of, other.index)),
        dispatch_grid: three(shading.dispatch_grid),
        max_dispatch_grid: three(shading.max_dispatch_grid),
        max_recursion_depth: some(shading.max_recursion_depth),
        inputs: shading.inputs.iter().map(node_records).collect(),
        outputs: shading.outputs.iter().zip(&node.outputs).map(output).collect(),
    }
}

fn node_records(io: &NodeIo) -> NodeRecords {
    let flags = io.flags;
    let object = flags.without(NodeFlags::TRACKS_SHARING).without(NodeFlags::GLOBALLY_COHERENT).object();
    let grid = io.record.and_then(|record| record.grid);
    NodeRecords {
        kind: object,
        size: io.record.map_or(0, |record| record.size),
        grid: grid.map(|grid| RecordGrid {
            offset: grid.offset,
            bits: if grid.component == ComponentType::U16 { 16 } else { 32 },
            count: grid.count,
        }),
        max_records: some(io.max_records),
        shared_with: io.shared_with,
        array_size: some(io.array_size).map(|length| if length == u32::MAX { 0 } else { length }),
        sparse: io.is_sparse,
        globally_coherent: flags.has(NodeFlags::GLOBALLY_COHERENT),
        tracks_sharing: flags.has(NodeFlags::TRACKS_SHARING),
        to: None,
    }
}

fn attributes(described: &Description) -> Attributes {
    let (kind, stage) = (described.kind, &described.stage);
    let mesh = matches!(kind, Stage::Mesh | Stage::Amplification);
    Attributes {
        threads: three(described.threads),
        wave_size: three(described.wave_size),
        early_depth_stencil: described.requirements() & EARLY_TEST != 0,
        input_primitive: names::input_primitive(stage.input_primitive),
        output_topology: match kind {
            Stage::Mesh => names::mesh_topology(stage.topology),
            _ => names::stream_topology(stage.topology),
        },
        max_vertices: some(stage.max_vertices),
        max_primitives: some(stage.max_primitives),
        instances: some(stage.instances),
        domain: names::domain(stage.domain),
        partitioning: names::partitioning(stage.partitioning),
        tessellator_output: names::tessellator_output(stage.output_primitive),
        input_points: some(stage.input_points),
        output_points: some(stage.output_points),
        payload: Some(stage.payload).filter(|_| mesh),
        node: None,
    }
}

fn parameters(signature: &Signature, native: bool) -> Vec<Parameter> {
    let present = |element: &&Element| signature.interpretation(element) != Interpretation::NotInSignature;
    signature.elements.iter().filter(present).map(|element| parameter(element, native)).collect()
}

fn parameter(element: &Element, native: bool) -> Parameter {
    let ty = match number(element.component, !native) {
        Some((number, base)) if element.cols > 1 => {
            Type::of(Shape::Vector(number, element.cols.into()), base)
        }
        Some((number, base)) => Type::of(Shape::Scalar(number), base),
        None => Type::opaque(),
    };
    let mut ty = Type { size: 0, ..ty };
    if element.rows() > 1 {
        ty.array.push(element.rows() as u32);
    }
    Parameter {
        name: format!("{}{}", element.name, element.indices.first().copied().unwrap_or(0)),
        system_value: system_value(element.kind),
        location: element.location.map(|location| location.row.into()),
        mask: element.mask(),
        used: Some(element.register_usage()),
        ty,
        interpolation: element.interpolation.spelling(),
        stream: element.stream.into(),
    }
}
