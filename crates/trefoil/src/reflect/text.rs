//! Reflection as text for people: what an entry takes and gives, what is bound where, how blocks lie.

use super::{
    Attributes, Binding, Entry, GraphNode, Member, NodeId, NodeRecords, Parameter, RecordGrid, Reflection,
    Resource, Shape, Type,
};
use crate::Target;
use std::fmt::{self, Display, Formatter, Write};
use trefoil_ir::{ResourceClass, Stage};

impl Display for Reflection {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let format = match self.format {
            Target::Spirv => "SPIR-V",
            Target::Dxbc => "DXBC, shader model",
            _ => "DXIL, shader model",
        };
        write!(f, "{format} {}", self.version)?;
        match self.creator.as_str() {
            "" => writeln!(f)?,
            creator => writeln!(f, ", by {creator}")?,
        }
        for entry in &self.entries {
            self.entry(entry, f)?;
        }
        if !self.resources.is_empty() {
            writeln!(f, "\nResources")?;
            self.bound(f)?;
        }
        for block in &self.push_constants {
            writeln!(f, "\nPush constants {}, {} bytes", block.name, block.size)?;
            layout(block, "  ", f)?;
        }
        if !self.spec_constants.is_empty() {
            writeln!(f, "\nSpecialization constants")?;
            let rows = self.spec_constants.iter().map(|constant| {
                let id = constant.id.map_or_else(|| "-".to_owned(), |id| id.to_string());
                [id, constant.ty.name.clone(), constant.name.clone(), format!("= {}", constant.default)]
            });
            table("  ", &rows.collect::<Vec<_>>(), f)?;
        }
        list("Requires", self.requirements.iter().chain(&self.extensions).cloned(), f)?;
        let counts =
            self.statistics.iter().map(|(name, count)| format!("{} {count}", name.replace('_', " ")));
        list("Counts", counts, f)
    }
}

/// The order of classes, in which Direct3D lists resources.
const ORDER: [ResourceClass; 4] =
    [ResourceClass::CBuffer, ResourceClass::Sampler, ResourceClass::Srv, ResourceClass::Uav];

/// Columns of the text.
const WIDTH: usize = 110;

/// A heading with words after it, over as many lines as they need.
fn list(heading: &str, words: impl Iterator<Item = String>, f: &mut Formatter<'_>) -> fmt::Result {
    let mut width = WIDTH;
    let mut words = words.peekable();
    if words.peek().is_some() {
        write!(f, "\n{heading}")?;
    }
    while let Some(word) = words.next() {
        let comma = if words.peek().is_some() { "," } else { "\n" };
        if width + word.len() + 2 > WIDTH {
            write!(f, "\n  {word}{comma}")?;
            width = word.len() + 3;
        } else {
            write!(f, " {word}{comma}")?;
            width += word.len() + 2;
        }
    }
    Ok(())
}

/// Rows in columns that line up; the last column is as wide as it is.
fn table<const N: usize>(indent: &str, rows: &[[String; N]], f: &mut Formatter<'_>) -> fmt::Result {
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(width);
    for row in rows {
        let mut line = indent.to_owned();
        for (cell, width) in row.iter().zip(widths).filter(|&(_, width)| width > 0) {
            write!(line, "{cell:width$}  ")?;
        }
        writeln!(f, "{}", line.trim_end())?;
    }
    Ok(())
}

impl Reflection {
    fn entry(&self, entry: &Entry, f: &mut Formatter<'_>) -> fmt::Result {
        let stage = match entry.stage {
            Stage::Library => "function".to_owned(),
            stage => format!("{} shader", stage.name()),
        };
        match entry.name.as_str() {
            "" => writeln!(f, "\nEntry: {stage}")?,
            name => writeln!(f, "\nEntry {name}: {stage}")?,
        }
        for attribute in attributes(&entry.attributes) {
            writeln!(f, "  [{attribute}]")?;
        }
        let lists = [("in", &entry.inputs), ("out", &entry.outputs), ("patch", &entry.patch)];
        let rows = lists.iter().flat_map(|(way, list)| list.iter().map(|one| self.parameter(way, one)));
        table("  ", &rows.collect::<Vec<_>>(), f)?;
        if let Some(node) = &entry.attributes.node {
            let lists = [("in", &node.inputs), ("out", &node.outputs)];
            let rows = lists.iter().flat_map(|(way, list)| list.iter().map(|one| records(way, one)));
            table("  ", &rows.collect::<Vec<_>>(), f)?;
        }
        if self.entries.len() > 1 && !entry.resources.is_empty() {
            let names = entry.resources.iter().filter_map(|&at| self.resources.get(at));
            let names: Vec<&str> = names.map(|resource| resource.name.as_str()).collect();
            writeln!(f, "  uses {}", names.join(", "))?;
        }
        Ok(())
    }

    fn parameter(&self, way: &str, one: &Parameter) -> [String; 6] {
        let letters = |mask: u8| -> String {
            ["x", "y", "z", "w"]
                .iter()
                .enumerate()
                .filter(|(at, _)| mask >> at & 1 != 0)
                .map(|(_, l)| *l)
                .collect()
        };
        let place = match (one.location, self.format) {
            (Some(at), Target::Spirv) => format!("location {at}"),
            (Some(at), _) => format!("{}{at}.{}", if way == "in" { 'v' } else { 'o' }, letters(one.mask)),
            (None, Target::Spirv) => one.system_value.clone().unwrap_or_default(),
            (None, _) => String::new(),
        };
        let verb = if way == "in" { "read" } else { "written" };
        let mut notes = vec![one.interpolation.to_owned()];
        match one.used {
            Some(0) => notes.push(format!("not {verb}")),
            Some(used) if used != one.mask => notes.push(format!("{verb}: {}", letters(used))),
            _ => {}
        }
        if one.stream > 0 {
            notes.push(format!("stream {}", one.stream));
        }
        notes.retain(|note| !note.is_empty());
        [way.to_owned(), name_of(&one.ty), one.name.clone(), place, notes.join(", "), String::new()]
    }

    fn bound(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut resources: Vec<&Resource> = self.resources.iter().collect();
        let class = |class| {
            if self.format == Target::Spirv { 0 } else { ORDER.iter().position(|c| *c == class).unwrap_or(0) }
        };
        resources.sort_by_key(|r| (class(r.class), r.binding.space, r.binding.index));
        let width = resources.iter().map(|resource| self.place(resource).len()).max().unwrap_or(0);
        let indent = " ".repeat(width + 4);
        for resource in resources {
            let mut notes = Vec::new();
            if resource.size > 0 {
                notes.push(format!("{} bytes", resource.size));
            }
            if resource.stride > 0 {
                notes.push(format!("elements of {} bytes", resource.stride));
            }
            match resource.counter_binding {
                Some(at) => notes.push(format!("its counter in {}", self.binding(None, at))),
                None if resource.counter => notes.push("with a counter".to_owned()),
                None => {}
            }
            notes.extend(resource.format.clone());
            if !resource.used {
                notes.push("not used".to_owned());
            }
            let notes = if notes.is_empty() { String::new() } else { format!("  ({})", notes.join(", ")) };
            let (place, kind) = (self.place(resource), spelled(resource));
            writeln!(f, "{}", format!("  {place:width$}  {kind}  {}{notes}", resource.name).trim_end())?;
            layout(resource, &indent, f)?;
        }
        Ok(())
    }

    fn place(&self, resource: &Resource) -> String {
        self.binding(Some(resource.class), resource.binding)
    }

    /// `t4[3], space1`, or `set 1, binding 4 [3]`.
    fn binding(&self, class: Option<ResourceClass>, binding: Binding) -> String {
        let Binding { space, index, count } = binding;
        let count = match count {
            Some(1) => String::new(),
            Some(count) => format!("[{count}]"),
            None => "[]".to_owned(),
        };
        if self.format == Target::Spirv {
            return format!("set {space}, binding {index}{count}");
        }
        let letter = match class {
            Some(ResourceClass::Srv) => 't',
            Some(ResourceClass::CBuffer) => 'b',
            Some(ResourceClass::Sampler) => 's',
            Some(ResourceClass::Uav) | None => 'u',
        };
        // Of a library: who links it says where.
        if (space, index) == (u32::MAX, u32::MAX) {
            return format!("{letter}{count}, unbound");
        }
        let space = if space == 0 { String::new() } else { format!(", space{space}") };
        format!("{letter}{index}{count}{space}")
    }
}

/// The words of an entry's attributes, as in HLSL.
fn attributes(all: &Attributes) -> Vec<String> {
    let mut out = Vec::new();
    if let Some([x, y, z]) = all.threads {
        out.push(format!("numthreads({x}, {y}, {z})"));
    }
    if let Some(sizes) = all.wave_size {
        let sizes: Vec<String> = sizes.iter().filter(|&&size| size > 0).map(u32::to_string).collect();
        out.push(format!("WaveSize({})", sizes.join(", ")));
    }
    if all.early_depth_stencil {
        out.push("earlydepthstencil".to_owned());
    }
    let quoted = [
        ("inputprimitive", all.input_primitive),
        ("outputtopology", all.output_topology.or(all.tessellator_output)),
        ("domain", all.domain),
        ("partitioning", all.partitioning),
    ];
    out.extend(quoted.iter().filter_map(|(name, word)| word.map(|word| format!("{name}(\"{word}\")"))));
    let counted = [
        ("maxvertexcount", all.max_vertices),
        ("maxprimitivecount", all.max_primitives),
        ("instance", all.instances),
        ("inputcontrolpoints", all.input_points),
        ("outputcontrolpoints", all.output_points),
        ("payloadsize", all.payload),
    ];
    out.extend(counted.iter().filter_map(|(name, count)| count.map(|count| format!("{name}({count})"))));
    out.extend(all.node.iter().flat_map(|node| attributes_of_node(node)));
    out
}

/// The words of a node's attributes, as in HLSL.
fn attributes_of_node(node: &GraphNode) -> Vec<String> {
    let quoted = |NodeId { name, index }: &NodeId| format!("\"{name}\", {index}");
    let mut out = vec![format!("NodeLaunch(\"{}\")", node.launch), format!("NodeID({})", quoted(&node.id))];
    if node.program_entry {
        out.push("NodeIsProgramEntry".to_owned());
    }
    let grids = [("NodeDispatchGrid", node.dispatch_grid), ("NodeMaxDispatchGrid", node.max_dispatch_grid)];
    for (name, grid) in grids {
        out.extend(grid.map(|[x, y, z]| format!("{name}({x}, {y}, {z})")));
    }
    out.extend(node.max_recursion_depth.map(|depth| format!("NodeMaxRecursionDepth({depth})")));
    out.extend(node.local_root_arguments.map(|at| format!("NodeLocalRootArgumentsTableIndex({at})")));
    out.extend(node.share_input_of.iter().map(|other| format!("NodeShareInputOf({})", quoted(other))));
    out
}

/// A row for the records of a node: what they are, how long, and what is said of them.
fn records(way: &str, records: &NodeRecords) -> [String; 4] {
    let size = if records.size == 0 { String::new() } else { format!("{} bytes", records.size) };
    let mut notes = Vec::new();
    notes.extend(records.to.iter().map(|NodeId { name, index }| format!("to \"{name}\" {index}")));
    notes.extend(records.max_records.map(|most| format!("at most {most}")));
    notes.extend(records.shared_with.map(|output| format!("shared with output {output}")));
    notes.extend(records.array_size.map(|length| match length {
        0 => "array without bound".to_owned(),
        _ => format!("array of {length}"),
    }));
    notes.extend(records.grid.map(|RecordGrid { offset, bits, count }| {
        format!("grid of {count} numbers of {bits} bits at {offset}")
    }));
    let flags = [
        (records.sparse, "sparse"),
        (records.globally_coherent, "globally coherent"),
        (records.tracks_sharing, "tracks sharing"),
    ];
    notes.extend(flags.iter().filter(|(is, _)| *is).map(|(_, name)| (*name).to_owned()));
    [way.to_owned(), records.kind.to_owned(), size, notes.join(", ")]
}

/// What a resource is, as HLSL spells it: `RWTexture2D<float4>`.
fn spelled(resource: &Resource) -> String {
    let written = if resource.class == ResourceClass::Uav { "RW" } else { "" };
    let element = resource.element.as_ref().or(resource.layout.as_ref().filter(|_| resource.stride > 0));
    let mut inner = element.map(name_of).unwrap_or_default();
    if resource.samples > 0 {
        _ = write!(inner, ", {}", resource.samples);
    }
    let inner = if inner.is_empty() { inner } else { format!("<{inner}>") };
    format!("{written}{}{inner}", resource.kind)
}

/// A type's name with its dimensions, and with the orientation of a matrix that is not HLSL's default.
fn name_of(ty: &Type) -> String {
    let row_major = matches!(ty.shape, Shape::Matrix { row_major: true, .. });
    let name = match (ty.shape, ty.name.as_str()) {
        (Shape::Opaque, "") => "?",
        (_, name) => name,
    };
    let mut out = format!("{}{name}", if row_major { "row_major " } else { "" });
    for &length in &ty.array {
        _ = if length == 0 { write!(out, "[]") } else { write!(out, "[{length}]") };
    }
    out
}

/// The members of a block, or of the element of a structured buffer.
fn layout(resource: &Resource, indent: &str, f: &mut Formatter<'_>) -> fmt::Result {
    let Some(layout) = &resource.layout else { return Ok(()) };
    let mut rows = Vec::new();
    members(&layout.members, 0, 0, &mut rows);
    table(indent, &rows, f)
}

/// Rows for members: offset, type, name, notes. Members of structures follow indented, with offsets from the block's beginning;
/// those of an array are its first element's.
fn members(all: &[Member], base: u32, depth: usize, rows: &mut Vec<[String; 4]>) {
    for member in all {
        let offset = base.saturating_add(member.offset);
        let inner = "  ".repeat(depth);
        let mut notes = Vec::new();
        if !member.ty.array.is_empty() && member.ty.stride > 0 {
            notes.push(format!("stride {}", member.ty.stride));
        }
        if member.used == Some(false) {
            notes.push("not read".to_owned());
        }
        let notes = if notes.is_empty() { String::new() } else { format!("({})", notes.join(", ")) };
        let name = format!("{inner}{}", member.name);
        match member.ty.shape {
            Shape::Bits { width } => {
                rows.push([format!("bit {offset:>3}"), format!("{inner}{width} bits"), name, notes]);
            }
            _ => rows.push([format!("{offset:>4}"), format!("{inner}{}", name_of(&member.ty)), name, notes]),
        }
        let bits = member.ty.members.iter().any(|inner| matches!(inner.ty.shape, Shape::Bits { .. }));
        members(&member.ty.members, if bits { 0 } else { offset }, depth + 1, rows);
    }
}
