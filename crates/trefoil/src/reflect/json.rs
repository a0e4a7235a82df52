//! Reflection as JSON. What there is not is left out; `docs/reflection.schema.json` describes every member.

use super::{
    Attributes, Binding, Entry, GraphNode, Member, NodeId, NodeRecords, Parameter, RecordGrid, Reflection,
    Resource, Shape, SpecConstant, Type,
};
use trefoil_diag::json::{Object, quote};
use trefoil_ir::ResourceClass;

impl Reflection {
    /// The reflection as a JSON object in one line.
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        Object::write(&mut out, |o| {
            o.text("format", self.format.name());
            o.text("version", &self.version);
            text("creator", &self.creator, o);
            o.array("entries", &self.entries, entry);
            o.array("resources", &self.resources, |resource, out| Object::write(out, |o| bound(resource, o)));
            o.array("pushConstants", &self.push_constants, |block, out| {
                Object::write(out, |o| described(block, o));
            });
            o.array("specConstants", &self.spec_constants, spec);
            o.array("requirements", &self.requirements, |name, out| quote(name, out));
            o.array("extensions", &self.extensions, |name, out| quote(name, out));
            o.object("statistics", |o| {
                self.statistics.iter().for_each(|(name, count)| o.number(name, *count))
            });
        });
        out
    }
}

/// Adds a text that is not empty.
fn text(name: &str, value: &str, o: &mut Object<'_>) {
    if !value.is_empty() {
        o.text(name, value);
    }
}

/// Adds a number, unless it is zero.
fn number(name: &str, value: u32, o: &mut Object<'_>) {
    if value != 0 {
        o.number(name, value);
    }
}

/// Adds a list of numbers.
fn numbers(name: &str, values: &[u32], o: &mut Object<'_>) {
    o.array(name, values, |value, out| out.push_str(&value.to_string()));
}

fn entry(entry: &Entry, out: &mut String) {
    Object::write(out, |o| {
        text("name", &entry.name, o);
        o.text("stage", entry.stage.name());
        o.object("attributes", |o| attributes(&entry.attributes, o));
        o.array("inputs", &entry.inputs, parameter);
        o.array("outputs", &entry.outputs, parameter);
        o.array("patch", &entry.patch, parameter);
        o.array("resources", &entry.resources, |place, out| out.push_str(&place.to_string()));
    });
}

fn attributes(all: &Attributes, o: &mut Object<'_>) {
    if let Some(threads) = &all.threads {
        numbers("threads", threads, o);
    }
    if let Some([least, most, preferred]) = all.wave_size {
        o.object("waveSize", |o| {
            o.number("least", least);
            number("most", most, o);
            number("preferred", preferred, o);
        });
    }
    if all.early_depth_stencil {
        o.flag("earlyDepthStencil", true);
    }
    let words = [
        ("inputPrimitive", all.input_primitive),
        ("outputTopology", all.output_topology),
        ("domain", all.domain),
        ("partitioning", all.partitioning),
        ("tessellatorOutput", all.tessellator_output),
    ];
    words.into_iter().for_each(|(name, word)| text(name, word.unwrap_or_default(), o));
    let counts = [
        ("maxVertices", all.max_vertices),
        ("maxPrimitives", all.max_primitives),
        ("instances", all.instances),
        ("inputPoints", all.input_points),
        ("outputPoints", all.output_points),
        ("payload", all.payload),
    ];
    for (name, count) in counts {
        count.into_iter().for_each(|count| o.number(name, count));
    }
    if let Some(node) = &all.node {
        o.object("node", |o| graph_node(node, o));
    }
}

fn graph_node(node: &GraphNode, o: &mut Object<'_>) {
    let id = |name, id: &NodeId, o: &mut Object<'_>| {
        o.object(name, |o| {
            o.text("name", &id.name);
            o.number("index", id.index);
        });
    };
    id("id", &node.id, o);
    o.text("launch", node.launch);
    if node.program_entry {
        o.flag("programEntry", true);
    }
    node.local_root_arguments.into_iter().for_each(|place| o.number("localRootArguments", place));
    node.share_input_of.iter().for_each(|other| id("shareInputOf", other, o));
    node.dispatch_grid.iter().for_each(|grid| numbers("dispatchGrid", grid, o));
    node.max_dispatch_grid.iter().for_each(|grid| numbers("maxDispatchGrid", grid, o));
    node.max_recursion_depth.into_iter().for_each(|depth| o.number("maxRecursionDepth", depth));
    let records = |records: &NodeRecords, out: &mut String| {
        Object::write(out, |o| {
            o.text("kind", records.kind);
            number("size", records.size, o);
            if let Some(RecordGrid { offset, bits, count }) = records.grid {
                o.object("grid", |o| {
                    o.number("offset", offset);
                    o.number("bits", bits);
                    o.number("count", count);
                });
            }
            records.max_records.into_iter().for_each(|most| o.number("maxRecords", most));
            records.shared_with.into_iter().for_each(|output| o.number("sharedWith", output));
            records.array_size.into_iter().for_each(|length| o.number("arraySize", length));
            let flags = [
                ("sparse", records.sparse),
                ("globallyCoherent", records.globally_coherent),
                ("tracksSharing", records.tracks_sharing),
            ];
            flags.into_iter().filter(|(_, is)| *is).for_each(|(name, is)| o.flag(name, is));
            records.to.iter().for_each(|to| id("to", to, o));
        });
    };
    o.array("inputs", &node.inputs, records);
    o.array("outputs", &node.outputs, records);
}

fn parameter(parameter: &Parameter, out: &mut String) {
    Object::write(out, |o| {
        o.text("name", &parameter.name);
        text("systemValue", parameter.system_value.as_deref().unwrap_or_default(), o);
        if let Some(location) = parameter.location {
            o.number("location", location);
        }
        o.number("mask", parameter.mask.into());
        if let Some(used) = parameter.used {
            o.number("used", used.into());
        }
        o.object("type", |o| ty(&parameter.ty, o));
        text("interpolation", parameter.interpolation, o);
        number("stream", parameter.stream, o);
    });
}

/// The word for a class of registers.
fn class(class: ResourceClass) -> &'static str {
    match class {
        ResourceClass::Srv => "srv",
        ResourceClass::Uav => "uav",
        ResourceClass::CBuffer => "cbv",
        ResourceClass::Sampler => "sampler",
    }
}

fn bound(resource: &Resource, o: &mut Object<'_>) {
    o.text("class", class(resource.class));
    o.object("binding", |o| binding(resource.binding, o));
    described(resource, o);
}

/// What is said of a resource wherever it is bound.
fn described(resource: &Resource, o: &mut Object<'_>) {
    o.text("name", &resource.name);
    o.text("kind", resource.kind);
    for (name, found) in [("element", &resource.element), ("layout", &resource.layout)] {
        if let Some(found) = found {
            o.object(name, |o| ty(found, o));
        }
    }
    number("size", resource.size, o);
    number("stride", resource.stride, o);
    number("samples", resource.samples, o);
    text("format", resource.format.as_deref().unwrap_or_default(), o);
    if resource.counter {
        o.flag("counter", true);
    }
    if let Some(at) = resource.counter_binding {
        o.object("counterBinding", |o| binding(at, o));
    }
    o.flag("used", resource.used);
}

/// A binding; an unbounded one has no count.
fn binding(binding: Binding, o: &mut Object<'_>) {
    o.number("space", binding.space);
    o.number("index", binding.index);
    if let Some(count) = binding.count {
        o.number("count", count);
    }
}

fn spec(constant: &SpecConstant, out: &mut String) {
    Object::write(out, |o| {
        o.text("name", &constant.name);
        if let Some(id) = constant.id {
            o.number("id", id);
        }
        o.object("type", |o| ty(&constant.ty, o));
        o.value("default", &constant.default);
    });
}

fn ty(ty: &Type, o: &mut Object<'_>) {
    o.text("name", &ty.name);
    match ty.shape {
        Shape::Scalar(number) => {
            o.text("kind", "scalar");
            o.text("number", &number.name());
        }
        Shape::Vector(number, lanes) => {
            o.text("kind", "vector");
            o.text("number", &number.name());
            o.number("columns", lanes);
        }
        Shape::Matrix { number, rows, columns, row_major, stride } => {
            o.text("kind", "matrix");
            o.text("number", &number.name());
            o.number("rows", rows);
            o.number("columns", columns);
            o.flag("rowMajor", row_major);
            o.number("matrixStride", stride);
        }
        Shape::Structure => o.text("kind", "structure"),
        Shape::Bits { width } => {
            o.text("kind", "bits");
            o.number("width", width);
        }
        Shape::Opaque => o.text("kind", "opaque"),
    }
    if !ty.array.is_empty() {
        numbers("array", &ty.array, o);
        number("stride", ty.stride, o);
    }
    number("size", ty.size, o);
    if !ty.members.is_empty() {
        o.array("members", &ty.members, member);
    }
}

fn member(member: &Member, out: &mut String) {
    Object::write(out, |o| {
        o.text("name", &member.name);
        o.number("offset", member.offset);
        o.object("type", |o| ty(&member.ty, o));
        if let Some(used) = member.used {
            o.flag("used", used);
        }
    });
}
