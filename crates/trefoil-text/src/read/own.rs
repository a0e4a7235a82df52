//! What LLVM has no words for: entries with signatures, resources, layouts.

use super::kinds;
use super::tree::Tree;
use super::{Fail, P, Reader};
use trefoil_ir::entry::{
    EntryPoint, InterpolationMode, Semantic, SignatureElement, Stage, StageFacts, Subobject, SubobjectContent,
};
use trefoil_ir::geometry::MAX_STREAMS;
use trefoil_ir::ids::FuncId;
use trefoil_ir::layout::{BitLayout, FieldLayout, FieldMarks, LayoutRule, MatrixShape, StructLayout};
use trefoil_ir::node::NodeShading;
use trefoil_ir::resource::{ComponentType, Resource, SourceElement};
use trefoil_ir::value::Value;

impl Reader<'_> {
    /// Reads the named metadata of ours.
    pub(super) fn own_metadata(&mut self) -> P<()> {
        for (at, node) in self.own("trefoil.layouts")? {
            let made = self.layout(&node);
            made.ok_or_else(|| Fail::new(at, &kinds::BAD_LAYOUT))?;
        }
        for (at, node) in self.own("trefoil.resources")? {
            let made = self.resource(&node);
            let resource = made.ok_or_else(|| Fail::new(at, &kinds::BAD_RESOURCE))?;
            self.m.ctx.own_resources = true;
            self.m.ctx.resources.push(resource);
        }
        for (at, node) in self.own("trefoil.entries")? {
            let made = self.entry(&node);
            let entry = made.ok_or_else(|| Fail::new(at, &kinds::BAD_ENTRY))?;
            self.m.ctx.own_words = true;
            self.m.entries.push(entry);
        }
        for (at, node) in self.own("trefoil.nodes")? {
            let made = self.node_of_graph(&node);
            made.ok_or_else(|| Fail::new(at, &kinds::BAD_NODE))?;
        }
        for (at, node) in self.own("trefoil.payloads")? {
            let made = self.payload_access(&node);
            let made = made.ok_or_else(|| Fail::new(at, &kinds::BAD_PAYLOAD))?;
            self.m.ctx.payload_access.push(made);
        }
        for (at, node) in self.own("trefoil.subobjects")? {
            let made = self.subobject(&node);
            let subobject = made.ok_or_else(|| Fail::new(at, &kinds::BAD_SUBOBJECT))?;
            self.m.subobjects.push(subobject);
        }
        for (at, node) in self.own("trefoil.push_constant")? {
            let id = node.ints().and_then(|n| n.first().copied());
            let id = id.filter(|&n| (n as usize) < self.m.ctx.resources.len());
            let id = id.ok_or_else(|| Fail::new(at, &kinds::EXPECTED_RESOURCE))?;
            self.m.ctx.push_constant = Some(trefoil_ir::ResourceId::from_u32(id));
        }
        for (at, node) in self.own("trefoil.capabilities")? {
            let number = node.ints().and_then(|n| n.first().copied());
            let number = number.ok_or_else(|| Fail::new(at, &kinds::EXPECTED_CAPABILITY))?;
            self.m.ctx.spirv.capability(number);
        }
        for (at, node) in self.own("trefoil.extensions")? {
            let name = node.list().and_then(|parts| parts.first()?.text());
            let name = name.ok_or_else(|| Fail::new(at, &kinds::EXPECTED_EXTENSION))?;
            self.m.ctx.spirv.extension(name);
        }
        for (at, node) in self.own("trefoil.combined")? {
            let id = node.ints().and_then(|n| n.first().copied());
            let id = id.filter(|&n| (n as usize) < self.m.ctx.resources.len());
            let id = id.ok_or_else(|| Fail::new(at, &kinds::EXPECTED_RESOURCE))?;
            self.m.ctx.spirv.combined.push(trefoil_ir::ResourceId::from_u32(id));
        }
        for (at, node) in self.own("trefoil.spirv")? {
            let note = spirv_note(&node);
            let known = |id: trefoil_ir::ResourceId| (id.as_u32() as usize) < self.m.ctx.resources.len();
            let note = note.filter(|n| n.resource().is_none_or(known));
            let note = note.ok_or_else(|| Fail::new(at, &kinds::BAD_SPIRV_NOTE))?;
            self.m.ctx.spirv.push(note);
        }
        self.listed_resources();
        Ok(())
    }

    /// The nodes of a named list of ours.
    fn own(&mut self, name: &str) -> P<Vec<(u32, Tree)>> {
        let symbol = self.m.ctx.symbol(name);
        let Some(&at) = self.meta.own.get(&symbol) else { return Ok(Vec::new()) };
        self.pos = at;
        self.mark(b'!')?;
        self.mark(b'{')?;
        let mut nodes = Vec::new();
        self.list(b'}', |r| {
            let at = r.here();
            nodes.push((at, r.tree()?));
            Ok(())
        })?;
        Ok(nodes)
    }

    fn layout(&mut self, node: &Tree) -> Option<()> {
        let [ty, rule, size, align, fields @ ..] = node.list()? else { return None };
        let ty = ty.ty()?;
        let rule = match rule.int()? {
            0 => LayoutRule::Scalar,
            1 => LayoutRule::CBuffer,
            2 => LayoutRule::Std140,
            3 => LayoutRule::Std430,
            4 => LayoutRule::VulkanScalar,
            5 => LayoutRule::RawStd430,
            6 => LayoutRule::StrictStd140,
            7 => LayoutRule::StrictStd430,
            _ => return None,
        };
        let (size, align) = (size.int()?, align.int()?);
        let count = match self.m.ctx.types.get(ty) {
            trefoil_ir::Type::Struct { fields, .. } => fields.len(),
            _ => return None,
        };
        let fields: Option<Vec<FieldLayout>> = fields.iter().map(field).collect();
        let fields = fields.filter(|f| f.len() == count && align.is_power_of_two())?;
        self.m.ctx.layouts.insert(ty, StructLayout { rule, size, align, fields });
        Some(())
    }

    fn resource(&mut self, node: &Tree) -> Option<Resource> {
        let (node, element, block_name) = match node.list()? {
            [told @ .., more, name] if told.len() == 13 => {
                let element = if matches!(more, Tree::Null) { None } else { Some(source_element(more)?) };
                (told, element, Some(name.text()?))
            }
            [told @ .., more] if told.len() == 13 => (told, Some(source_element(more)?), None),
            told => (told, None, None),
        };
        let [
            name,
            ty,
            _kind,
            _component,
            count,
            space,
            lower,
            dims,
            coherent,
            counter,
            vk,
            vk_counter,
            format,
        ] = node
        else {
            return None;
        };
        let ty = ty.ty().filter(|&t| self.m.ctx.types.as_resource(t).is_some())?;
        Some(Resource {
            name: name.text()?,
            ty,
            count: count.int()?,
            dimensions: dims.ints()?,
            space: space.int()?,
            lower_bound: lower.maybe::<1>()?.map(|[n]| n),
            globally_coherent: !matches!(coherent.int()?, 0 | 2),
            reorder_coherent: coherent.int()? == 2,
            has_counter: counter.int()? != 0,
            reserved: false,
            constant_index: false,
            block_name,
            vk_binding: vk.maybe::<2>()?.map(|[b, s]| (b, s)),
            vk_counter_binding: vk_counter.maybe::<1>()?.map(|[n]| n),
            vk_image_format: match format {
                Tree::Null => None,
                _ => Some(format.text()?),
            },
            element,
            loc: trefoil_ir::Loc::NONE,
        })
    }

    fn entry(&mut self, node: &Tree) -> Option<EntryPoint> {
        let (told, facts) = match node.list()? {
            [told @ .., numbers] if told.len() == 9 => (told, Some((numbers, None))),
            [told @ .., numbers, patch, named] if told.len() == 9 => {
                (told, Some((numbers, Some((patch, named)))))
            }
            told => (told, None),
        };
        let [func, name, stage, inputs, outputs, threads, wave, early, root] = told else { return None };
        let Tree::Address(func) = func else { return None };
        let stage = Stage::from_name(self.m.ctx.name(stage.text()?))?;
        let func: FuncId = func.as_func().filter(|&f| self.is_entry_of(f, stage))?;
        let root_signature = match root {
            Tree::Null => None,
            _ => Some(bytes(self.m.ctx.name(root.text()?))?),
        };
        let mut entry = EntryPoint {
            inputs: elements(inputs)?,
            outputs: elements(outputs)?,
            num_threads: threads.maybe()??,
            wave_size: wave.maybe()??,
            early_depth_stencil: early.int()? != 0,
            root_signature,
            ..EntryPoint::new(func, name.text()?, stage)
        };
        if let Some((numbers, third)) = facts {
            let mut named = None;
            if let Some((patch, value)) = third {
                entry.patch_constants = elements(patch)?;
                named = Some(self.named_by_stage(value)?);
            }
            entry.set_stage_facts(&StageFacts { numbers: numbers.ints()?, named })?;
        }
        Some(entry)
    }

    /// The number of an entry, numbers, names.
    fn node_of_graph(&mut self, node: &Tree) -> Option<()> {
        let [entry, numbers, names] = node.list()? else { return None };
        let names: Option<Vec<_>> = names.list()?.iter().map(Tree::text).collect();
        let facts = NodeShading::from_parts(&numbers.ints()?, &names?)?;
        let entry = self.m.entries.get_mut(entry.int()? as usize).filter(|e| e.stage == Stage::Node)?;
        entry.node = Some(Box::new(facts));
        Some(())
    }

    /// Type, and who reads and writes each field.
    fn payload_access(&self, node: &Tree) -> Option<(trefoil_ir::TypeId, Vec<u32>)> {
        let [ty, access] = node.list()? else { return None };
        let (ty, access) = (ty.ty()?, access.ints()?);
        match self.m.ctx.types.get(ty) {
            trefoil_ir::Type::Struct { fields, .. } if fields.len() == access.len() => Some((ty, access)),
            _ => None,
        }
    }

    /// Name, kind, numbers, texts.
    fn subobject(&self, node: &Tree) -> Option<Subobject> {
        let [name, kind, numbers, texts] = node.list()? else { return None };
        let text = |tree: &Tree| Some(self.m.ctx.name(tree.text()?).to_owned());
        let texts: Vec<String> = texts.list()?.iter().map(text).collect::<Option<_>>()?;
        let content = SubobjectContent::from_parts(kind.int()?, &numbers.ints()?, texts)?;
        Some(Subobject { name: text(name)?, content })
    }

    /// The variable or function that a stage names, if it names one; a function has the form of an entry.
    fn named_by_stage(&self, node: &Tree) -> Option<Option<Value>> {
        match node {
            Tree::Null => Some(None),
            Tree::Address(value) => value.as_func().is_none_or(|f| self.is_entry(f)).then_some(Some(*value)),
            _ => None,
        }
    }

    /// Whether a function has the form of an entry of the graphics or compute pipeline.
    fn is_entry(&self, func: FuncId) -> bool {
        let f = &self.m.functions[func];
        f.ret == trefoil_ir::TypeId::VOID && f.params.is_empty()
    }

    /// Whether a function has the form of an entry of a stage: those of ray tracing take addresses, with what lies there.
    fn is_entry_of(&self, func: FuncId, stage: Stage) -> bool {
        let f = &self.m.functions[func];
        let said = f.extras.as_deref().map_or(&[][..], |extras| &extras.params);
        let is_address = |(i, p): (usize, &trefoil_ir::Param)| {
            let typed = |a: &trefoil_ir::Attribute| matches!(a, trefoil_ir::Attribute::Type(..));
            p.ty == trefoil_ir::TypeId::PTR && said.get(i).is_some_and(|said| said.iter().any(typed))
        };
        let addresses = f.params.len() <= 2 && f.params.iter().enumerate().all(is_address);
        self.is_entry(func) || stage.is_library_only() && f.ret == trefoil_ir::TypeId::VOID && addresses
    }

    /// Takes the attributes that clang gives entries, and makes entries of functions that have no better ones.
    pub(super) fn entries_from_attributes(&mut self) -> P<()> {
        for id in self.m.functions.ids() {
            let find = |key: &str| {
                let func = &self.m.functions[id];
                let found = func.attributes.iter().find(|(k, _)| self.m.ctx.name(*k) == key);
                found.map(|&(_, value)| self.m.ctx.name(value))
            };
            let name = |symbol| self.m.ctx.name(symbol);
            let mut stages =
                self.m.functions[id].attributes.iter().filter(|(k, _)| name(*k) == "hlsl.shader");
            let stage = stages.find_map(|(_, value)| stage_said(name(*value)));
            let known = self.m.entries.iter().find(|e| e.func == id).map(|e| e.stage);
            let Some(stage) = known.or(stage.filter(|&stage| self.is_entry_of(id, stage))) else { continue };
            let num_threads = find("hlsl.numthreads").map_or(Some([1; 3]), |t| numbers(t, 1));
            let wave_size = find("hlsl.wavesize").map_or(Some([0; 3]), |t| numbers(t, 0));
            let (Some(num_threads), Some(wave_size)) = (num_threads, wave_size) else {
                return Err(Fail::new(0, &kinds::BAD_GROUP_SIZE));
            };
            let keys = ["hlsl.shader", "hlsl.numthreads", "hlsl.wavesize"];
            let ctx = &self.m.ctx;
            // A stage that is none stays as it was written.
            let taken = |key: &str, value| {
                keys.contains(&key) && (key != keys[0] || stage_said(ctx.name(value)).is_some())
            };
            self.m.functions[id].attributes.retain(|(k, v)| !taken(ctx.name(*k), *v));
            if known.is_none() {
                let name = self.m.functions[id].name;
                self.m.entries.push(EntryPoint {
                    num_threads,
                    wave_size,
                    ..EntryPoint::new(id, name, stage)
                });
            }
        }
        Ok(())
    }
}

/// Up to three numbers with commas between.
fn numbers(text: &str, rest: u32) -> Option<[u32; 3]> {
    let mut out = [rest; 3];
    for (i, part) in text.split(',').enumerate() {
        *out.get_mut(i)? = part.trim().parse().ok()?;
    }
    Some(out)
}

/// The bytes that hexadecimal digits spell.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    pairs
        .map(|p| u8::from_str_radix(std::str::from_utf8(p).ok().filter(|p| p.len() == 2)?, 16).ok())
        .collect()
}

fn field(node: &Tree) -> Option<FieldLayout> {
    let [name, offset, part, matrix, said @ ..] = node.list()? else { return None };
    let (bits, said) = match said {
        [Tree::List(bits), said @ ..] => (&bits[..], said),
        said => (&[][..], said),
    };
    let marks = match said {
        [] => FieldMarks::default(),
        [semantic, interpolation, precise, one @ ..] if one.len() < 2 => FieldMarks {
            semantic: semantic.maybe_text()?,
            interpolation: InterpolationMode::from_number(interpolation.int()?)?,
            precise: precise.int()? != 0,
            vector_of_one: !one.is_empty(),
        },
        _ => return None,
    };
    Some(FieldLayout {
        name: name.text()?,
        offset: offset.int()?,
        component: ComponentType::from_number(part.int()?)?,
        matrix: matrix_shape(matrix)?,
        marks,
        bits: bits.iter().map(bit_field).collect::<Option<Vec<_>>>()?,
    })
}

fn bit_field(node: &Tree) -> Option<BitLayout> {
    let [name, component, offset, width] = node.list()? else { return None };
    Some(BitLayout {
        name: name.maybe_text()?,
        component: ComponentType::from_number(component.int()?)?,
        offset: u8::try_from(offset.int()?).ok()?,
        width: u8::try_from(width.int()?).ok()?,
    })
}

/// A matrix, or null; none of what is neither.
fn matrix_shape(node: &Tree) -> Option<Option<MatrixShape>> {
    Some(match node.maybe::<3>()? {
        Some([rows, cols, row_major]) => Some(MatrixShape {
            rows: u8::try_from(rows).ok()?,
            cols: u8::try_from(cols).ok()?,
            row_major: row_major != 0,
        }),
        None => None,
    })
}

fn source_element(node: &Tree) -> Option<SourceElement> {
    let [component, matrix, one] = node.list()? else { return None };
    Some(SourceElement {
        component: ComponentType::from_number(component.int()?)?,
        matrix: matrix_shape(matrix)?,
        vector_of_one: one.int()? != 0,
    })
}

/// Most rows of one element of a signature.
const MAX_ROWS: u32 = 4096;

fn elements(node: &Tree) -> Option<Vec<SignatureElement>> {
    node.list()?.iter().map(element).collect()
}

fn element(node: &Tree) -> Option<SignatureElement> {
    let (told, [vertices, stream]) = match node.list()? {
        [told @ .., by_vertex] if told.len() == 9 => (told, by_vertex.maybe()??),
        told => (told, [0; 2]),
    };
    let [name, semantic, part, rows, cols, interpolation, indices, location, index] = told else {
        return None;
    };
    let indices = indices.ints()?;
    let shares = |&rows: &u32| rows <= MAX_ROWS && (rows as usize).checked_rem(indices.len()) == Some(0);
    let rows = rows.int().filter(|rows| *rows != 0 && shares(rows))?;
    Some(SignatureElement {
        name: name.text()?,
        semantic: Semantic::from_number(semantic.int()?)?,
        indices,
        component: ComponentType::from_number(part.int()?)?,
        rows,
        cols: u8::try_from(cols.int()?).ok().filter(|c| (1..=4).contains(c))?,
        interpolation: InterpolationMode::from_number(interpolation.int()?)?,
        vertices,
        stream: u8::try_from(stream).ok().filter(|&s| usize::from(s) < MAX_STREAMS)?,
        vk_location: location.maybe::<1>()?.map(|[n]| n),
        vk_index: index.maybe::<1>()?.map(|[n]| n),
        loc: trefoil_ir::Loc::NONE,
    })
}

/// Kind, numbers, strings.
fn spirv_note(node: &Tree) -> Option<trefoil_ir::SpirvNote> {
    let [kind, numbers, texts] = node.list()? else { return None };
    let texts: Option<Vec<_>> = texts.list()?.iter().map(Tree::text).collect();
    trefoil_ir::SpirvNote::from_parts(kind.int()?, &numbers.ints()?, &texts?)
}

/// The stage that an attribute gives an entry. Nodes of work graphs take more than attributes can say.
fn stage_said(name: &str) -> Option<Stage> {
    Stage::from_name(name).filter(|&stage| stage != Stage::Node)
}
