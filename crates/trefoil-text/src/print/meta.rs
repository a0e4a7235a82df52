//! Metadata as text: the module's own nodes, and what LLVM has no words for.

use super::spelling::{Escaped, Ident, MetaName};
use super::{Printer, w};
use crate::target::default_component;
use std::fmt::Write;
use trefoil_entity::{Entity, HashMap, HashSet};
use trefoil_ir::SpirvNote;
use trefoil_ir::context::{Dialect, Metadata, MetadataField};
use trefoil_ir::entry::{EntryPoint, SignatureElement, Subobject};
use trefoil_ir::ids::{GlobalId, MetadataId, ResourceId, TypeId};
use trefoil_ir::intrinsic::Intrinsic;
use trefoil_ir::layout::{BitLayout, FieldLayout, FieldMarks, LayoutRule, MatrixShape, StructLayout};
use trefoil_ir::module::Module;
use trefoil_ir::node::NodeShading;
use trefoil_ir::opcode::Opcode;
use trefoil_ir::resource::{Resource, ResourceKind};
use trefoil_ir::sort_by_key;
use trefoil_ir::symbol::Symbol;
use trefoil_ir::types::Type;
use trefoil_ir::value::{Value, ValueKind};

impl Printer<'_> {
    pub(super) fn metadata_ref(&mut self, id: MetadataId) {
        match &self.m.ctx.metadata[id] {
            Metadata::String(s) => w!(self, "!\"{}\"", Escaped(self.m.ctx.name(*s))),
            Metadata::Special { name, distinct: false, fields }
                if self.m.ctx.name(*name) == "DIExpression" =>
            {
                self.special(*name, fields);
            }
            _ if self.is_node(id) => w!(self, "!{}", self.nodes[id]),
            Metadata::TypeUndef(ty) => {
                self.ty(*ty);
                self.out.push_str(" undef");
            }
            Metadata::AddressAs(global, _) => {
                self.ty(self.m.ctx.globals[*global].pointer_type(&self.m.ctx.types));
                self.out.push(' ');
                self.global_name(*global);
            }
            Metadata::Value(v) => match (v.as_const(), v.as_global(), v.as_func()) {
                (Some(c), ..) => self.typed_const(c),
                (_, Some(g), _) => {
                    self.ty(self.m.ctx.globals[g].pointer_type(&self.m.ctx.types));
                    self.out.push(' ');
                    self.global_name(g);
                }
                (.., Some(f)) => w!(self, "ptr @{}", Ident(self.m.ctx.name(self.m.functions[f].name))),
                _ => self.out.push_str("null"),
            },
            _ => {}
        }
    }

    /// Whether a node has a number; the rest stands where it is used.
    pub(super) fn is_node(&self, id: MetadataId) -> bool {
        match &self.m.ctx.metadata[id] {
            Metadata::String(_) | Metadata::Value(_) | Metadata::TypeUndef(_) | Metadata::AddressAs(..) => {
                false
            }
            Metadata::Special { name, distinct, .. } => *distinct || self.m.ctx.name(*name) != "DIExpression",
            _ => true,
        }
    }

    /// `!DIThing(field: value, …)`
    fn special(&mut self, name: Symbol, fields: &[(Option<Symbol>, MetadataField)]) {
        w!(self, "!{}(", MetaName(self.m.ctx.name(name)));
        for (i, &(label, field)) in fields.iter().enumerate() {
            self.comma(i);
            if let Some(label) = label {
                w!(self, "{}: ", Ident(self.m.ctx.name(label)));
            }
            match field {
                MetadataField::Node(id) => self.metadata_ref(id),
                MetadataField::Text(text) => w!(self, "\"{}\"", Escaped(self.m.ctx.name(text))),
                MetadataField::Word(word) => self.out.push_str(self.m.ctx.name(word)),
            }
        }
        self.out.push(')');
    }

    /// Nodes that something names are numbered in their order; strings and values stand where they are used.
    pub(super) fn number_metadata(&mut self) {
        let m = self.m;
        let mut open: Vec<MetadataId> =
            m.named_metadata.iter().flat_map(|(_, nodes)| nodes).copied().collect();
        open.extend(m.ctx.globals.ids().filter_map(|id| m.ctx.decorations.get(&id)));
        for f in m.functions.values() {
            let heads = f.extras.iter().flat_map(|e| &e.attachments);
            open.extend(heads.chain(f.attachments.values().flatten()).map(|(_, node)| *node));
            for &block in &f.layout {
                let calls = f.blocks[block].insts.iter().filter(|&&i| f.insts[i].op == Opcode::Call);
                open.extend(calls.flat_map(|&i| f.operands(i)).filter_map(|v| match v.kind() {
                    ValueKind::Metadata(id) => Some(id),
                    _ => None,
                }));
            }
        }
        let mut reached = vec![false; m.ctx.metadata.len()];
        while let Some(id) = open.pop() {
            if std::mem::replace(&mut reached[id.index()], true) {
                continue;
            }
            match &m.ctx.metadata[id] {
                Metadata::Node(parts) | Metadata::Distinct(parts) => {
                    open.extend(m.ctx.parts(*parts).iter().flatten())
                }
                Metadata::Special { fields, .. } => open.extend(fields.iter().filter_map(|(_, f)| match f {
                    MetadataField::Node(id) => Some(*id),
                    _ => None,
                })),
                _ => {}
            }
        }
        let reached = m.ctx.metadata.ids().filter(|id| reached[id.index()]);
        self.numbered = reached.filter(|&id| self.is_node(id)).collect();
        for (number, id) in (0..).zip(&self.numbered) {
            self.nodes[*id] = number;
        }
    }

    pub(super) fn metadata(&mut self) {
        let m = self.m;
        let mut extra = Vec::new();
        let first = self.numbered.len();
        let before = self.out.len();
        let mut next = first;
        for (name, nodes) in &m.named_metadata {
            self.out.push_str(if self.out.len() == before { "\n" } else { "" });
            w!(self, "!{} = !{{", MetaName(m.ctx.name(*name)));
            for (i, &node) in nodes.iter().enumerate() {
                self.comma(i);
                self.metadata_ref(node);
            }
            self.out.push_str("}\n");
        }
        let entries: Vec<String> = match m.entries.iter().all(|e| is_told_by_attributes(m, e)) {
            true => Vec::new(),
            false => m.entries.iter().map(|e| self.capture(|p| p.entry_node(e))).collect(),
        };
        let nodes = (0..).zip(&m.entries).filter_map(|(i, e)| Some((i, e.node.as_deref()?)));
        let nodes = nodes.map(|(i, node)| self.capture(|p| p.node_of_graph(i, node))).collect();
        let resources = match self.handles_tell {
            true => Vec::new(),
            false => m.ctx.resources.values().map(|r| self.capture(|p| p.resource_node(r))).collect(),
        };
        let layouts = m.ctx.layouts.iter().map(|(&t, l)| (t, l));
        let mut layouts: Vec<(TypeId, &StructLayout)> =
            layouts.filter(|&(t, l)| !is_told_by_type(m, t, l)).collect();
        sort_by_key(&mut layouts, |(t, _)| t.as_u32().into());
        let layouts = layouts.into_iter().map(|(t, l)| self.capture(|p| p.layout_node(t, l))).collect();
        let push: Vec<String> =
            m.ctx.push_constant.iter().map(|id| format!("!{{i32 {}}}", id.as_u32())).collect();
        let needs = &m.ctx.spirv;
        let capabilities = needs.capabilities.iter().map(|n| format!("!{{i32 {n}}}")).collect();
        let extensions = needs.extensions.iter().map(|&name| {
            self.capture(|p| {
                p.out.push_str("!{");
                p.string(name);
                p.out.push('}');
            })
        });
        let extensions = extensions.collect();
        let combined = needs.combined.iter().map(|id| format!("!{{i32 {}}}", id.as_u32())).collect();
        let payloads = m.ctx.payload_access.iter();
        let payloads = payloads.map(|(ty, access)| self.capture(|p| p.payload_node(*ty, access))).collect();
        let subobjects = m.subobjects.iter().map(|it| self.capture(|p| p.subobject_node(it))).collect();
        let notes = needs.notes().iter().map(|note| self.capture(|p| p.note_node(note))).collect();
        let lists: [(&str, Vec<String>); 11] = [
            ("entries", entries),
            ("nodes", nodes),
            ("payloads", payloads),
            ("subobjects", subobjects),
            ("resources", resources),
            ("layouts", layouts),
            ("push_constant", push),
            ("capabilities", capabilities),
            ("extensions", extensions),
            ("combined", combined),
            ("spirv", notes),
        ];
        for (name, nodes) in lists {
            if nodes.is_empty() {
                continue;
            }
            self.out.push_str(if self.out.len() == before { "\n" } else { "" });
            w!(self, "!trefoil.{name} = !{{");
            for i in 0..nodes.len() {
                self.comma(i);
                w!(self, "!{}", next + i);
            }
            next += nodes.len();
            self.out.push_str("}\n");
            extra.extend(nodes);
        }
        if next != 0 {
            self.out.push('\n');
        }
        self.nodes(first, &extra);
    }

    fn nodes(&mut self, first: usize, extra: &[String]) {
        let m = self.m;
        for id in std::mem::take(&mut self.numbered) {
            let (word, operands) = match &m.ctx.metadata[id] {
                Metadata::Node(operands) => ("", m.ctx.parts(*operands)),
                Metadata::Distinct(operands) => ("distinct ", m.ctx.parts(*operands)),
                Metadata::Special { name, distinct, fields } => {
                    w!(self, "!{} = {}", self.nodes[id], if *distinct { "distinct " } else { "" });
                    self.special(*name, fields);
                    self.out.push('\n');
                    continue;
                }
                _ => continue,
            };
            w!(self, "!{} = {word}!{{", self.nodes[id]);
            for (i, operand) in operands.iter().enumerate() {
                self.comma(i);
                match operand {
                    Some(operand) => self.metadata_ref(*operand),
                    None => self.out.push_str("null"),
                }
            }
            self.out.push_str("}\n");
        }
        for (i, node) in extra.iter().enumerate() {
            w!(self, "!{} = {node}\n", first + i);
        }
    }

    fn capture(&mut self, write: impl FnOnce(&mut Self)) -> String {
        let out = std::mem::take(&mut self.out);
        write(self);
        std::mem::replace(&mut self.out, out)
    }

    fn string(&mut self, text: Symbol) {
        w!(self, "!\"{}\"", Escaped(self.m.ctx.name(text)));
    }

    fn ints(&mut self, ints: impl IntoIterator<Item = u32>) {
        self.out.push_str("!{");
        for (i, v) in ints.into_iter().enumerate() {
            self.comma(i);
            w!(self, "i32 {}", v as i32);
        }
        self.out.push('}');
    }

    /// A list of numbers, or `null`.
    fn maybe<const N: usize>(&mut self, ints: Option<[u32; N]>) {
        match ints {
            Some(ints) => self.ints(ints),
            None => self.out.push_str("null"),
        }
    }

    /// Kind, numbers, strings.
    /// Type, and who reads and writes each field.
    fn payload_node(&mut self, ty: TypeId, access: &[u32]) {
        self.out.push_str("!{");
        self.ty(ty);
        self.out.push_str(" poison, ");
        self.ints(access.iter().copied());
        self.out.push('}');
    }

    /// The number of the entry, numbers, names.
    fn node_of_graph(&mut self, entry: u32, node: &NodeShading) {
        let (numbers, names) = node.parts();
        w!(self, "!{{i32 {entry}, ");
        self.ints(numbers);
        self.out.push_str(", !{");
        for (i, name) in names.into_iter().enumerate() {
            self.comma(i);
            self.string(name);
        }
        self.out.push_str("}}");
    }

    /// Name, kind, numbers, texts.
    fn subobject_node(&mut self, it: &Subobject) {
        let (numbers, texts) = it.content.parts();
        w!(self, "!{{!\"{}\", i32 {}, ", Escaped(&it.name), it.content.kind());
        self.ints(numbers);
        self.out.push_str(", !{");
        for (i, text) in texts.iter().enumerate() {
            self.comma(i);
            w!(self, "!\"{}\"", Escaped(text));
        }
        self.out.push_str("}}");
    }

    fn note_node(&mut self, note: &SpirvNote) {
        let (kind, numbers, texts) = note.parts();
        w!(self, "!{{i32 {kind}, ");
        self.ints(numbers);
        self.out.push_str(", !{");
        for (i, text) in texts.into_iter().enumerate() {
            self.comma(i);
            self.string(text);
        }
        self.out.push_str("}}");
    }

    /// Function, name, stage, inputs, outputs, threads, wave sizes, early depth, root signature; then, where the stage says more
    /// of itself, its numbers, and with a third signature that, and what the stage names.
    fn entry_node(&mut self, e: &EntryPoint) {
        w!(self, "!{{ptr @{}, ", Ident(self.m.ctx.name(self.m.functions[e.func].name)));
        self.string(e.name);
        w!(self, ", !\"{}\", ", e.stage.name());
        for signature in [&e.inputs, &e.outputs] {
            self.out.push_str("!{");
            for (i, element) in signature.iter().enumerate() {
                self.comma(i);
                self.element_node(element);
            }
            self.out.push_str("}, ");
        }
        self.ints(e.num_threads);
        self.out.push_str(", ");
        self.ints(e.wave_size);
        w!(self, ", i1 {}, ", e.early_depth_stencil);
        match &e.root_signature {
            Some(bytes) => {
                self.out.push_str("!\"");
                for b in bytes {
                    w!(self, "{b:02x}");
                }
                self.out.push('"');
            }
            None => self.out.push_str("null"),
        }
        if let Some(facts) = e.stage_facts() {
            self.out.push_str(", ");
            self.ints(facts.numbers);
            if let Some(named) = facts.named {
                self.patch_constants(e);
                match named.map(Value::kind) {
                    Some(ValueKind::Func(f)) => {
                        w!(self, "ptr @{}", Ident(self.m.ctx.name(self.m.functions[f].name)))
                    }
                    Some(ValueKind::Global(variable)) => {
                        self.ty(self.m.ctx.globals[variable].pointer_type(&self.m.ctx.types));
                        self.out.push(' ');
                        self.global_name(variable);
                    }
                    _ => self.out.push_str("null"),
                }
            }
        }
        self.out.push('}');
    }

    /// What a patch or a primitive has as a whole, between commas.
    fn patch_constants(&mut self, e: &EntryPoint) {
        self.out.push_str(", !{");
        for (i, element) in e.patch_constants.iter().enumerate() {
            self.comma(i);
            self.element_node(element);
        }
        self.out.push_str("}, ");
    }

    /// Name, semantic, component, rows, columns, interpolation, indices, location, index; then, where there are any,
    /// vertices and stream.
    fn element_node(&mut self, e: &SignatureElement) {
        self.out.push_str("!{");
        self.string(e.name);
        let numbers =
            [e.semantic as u32, e.component as u32, e.rows, u32::from(e.cols), e.interpolation as u32];
        for n in numbers {
            w!(self, ", i32 {n}");
        }
        self.out.push_str(", ");
        self.ints(e.indices.iter().copied());
        for extra in [e.vk_location, e.vk_index] {
            self.out.push_str(", ");
            self.maybe(extra.map(|n| [n]));
        }
        if (e.vertices, e.stream) != (0, 0) {
            self.out.push_str(", ");
            self.ints([e.vertices, u32::from(e.stream)]);
        }
        self.out.push('}');
    }

    /// Name, type, kind, component, count, space, first register, dimensions, coherent, counter, Vulkan's bindings, format;
    /// where the source says more of an element, its component, matrix and whether it is a vector of one; the name of its block.
    fn resource_node(&mut self, r: &Resource) {
        self.out.push_str("!{");
        self.string(r.name);
        self.out.push_str(", ");
        self.ty(r.ty);
        let component = self.m.ctx.types.as_resource(r.ty).map_or(0, |t| t.component as u32);
        let kind = self.m.ctx.types.as_resource(r.ty).map_or(0, |t| t.kind.dxil_number());
        w!(self, " poison, i32 {kind}, i32 {component}, i32 {}, i32 {}, ", r.count as i32, r.space as i32);
        self.maybe(r.lower_bound.map(|n| [n]));
        self.out.push_str(", ");
        self.ints(r.dimensions.iter().copied());
        match r.reorder_coherent {
            true => self.out.push_str(", i32 2"),
            false => w!(self, ", i1 {}", r.globally_coherent),
        }
        w!(self, ", i1 {}, ", r.has_counter);
        self.maybe(r.vk_binding.map(|(b, s)| [b, s]));
        self.out.push_str(", ");
        self.maybe(r.vk_counter_binding.map(|n| [n]));
        self.out.push_str(", ");
        self.maybe_string(r.vk_image_format);
        if let Some(element) = r.element {
            w!(self, ", !{{i32 {}, ", element.component as u32);
            self.matrix(element.matrix);
            w!(self, ", i1 {}}}", element.vector_of_one);
        } else if r.block_name.is_some() {
            self.out.push_str(", null");
        }
        if let Some(name) = r.block_name {
            self.out.push_str(", ");
            self.string(name);
        }
        self.out.push('}');
    }

    fn matrix(&mut self, shape: Option<MatrixShape>) {
        self.maybe(shape.map(|m| [u32::from(m.rows), u32::from(m.cols), u32::from(m.row_major)]));
    }

    /// Of each bit-field its name, component, lowest bit and width.
    fn bits(&mut self, bits: &[BitLayout]) {
        for (at, part) in bits.iter().enumerate() {
            self.out.push_str(if at == 0 { ", !{!{" } else { ", !{" });
            self.maybe_string(part.name);
            w!(self, ", i32 {}, i32 {}, i32 {}}}", part.component as u32, part.offset, part.width);
        }
        if !bits.is_empty() {
            self.out.push('}');
        }
    }

    fn maybe_string(&mut self, text: Option<Symbol>) {
        match text {
            Some(text) => self.string(text),
            None => self.out.push_str("null"),
        }
    }

    fn marks(&mut self, marks: FieldMarks) {
        if marks == FieldMarks::default() {
            return;
        }
        self.out.push_str(", ");
        self.maybe_string(marks.semantic);
        w!(self, ", i32 {}, i32 {}", marks.interpolation as u32, u32::from(marks.precise));
        if marks.vector_of_one {
            w!(self, ", i32 1");
        }
    }

    /// Type, rule, size, alignment, then a node for each field: name, offset, component, and rows, columns, row-major;
    /// then its bit-fields, where it has any, and, where the source says any of them, semantic, interpolation, whether it is
    /// precise, and 1 for a vector of one.
    fn layout_node(&mut self, ty: TypeId, layout: &StructLayout) {
        self.out.push_str("!{");
        self.ty(ty);
        w!(self, " poison, i32 {}, i32 {}, i32 {}", layout.rule as u32, layout.size as i32, layout.align);
        for f in &layout.fields {
            self.out.push_str(", !{");
            self.string(f.name);
            w!(self, ", i32 {}, i32 {}, ", f.offset as i32, f.component as u32);
            self.matrix(f.matrix);
            self.bits(&f.bits);
            self.marks(f.marks);
            self.out.push('}');
        }
        self.out.push('}');
    }
}

/// Whether the attributes of an entry's function say all that is known of it.
fn is_told_by_attributes(m: &Module, e: &EntryPoint) -> bool {
    let signature = !e.inputs.is_empty() || !e.outputs.is_empty();
    !signature
        && !e.early_depth_stencil
        && e.stage_facts().is_none()
        && e.node.is_none()
        && e.root_signature.is_none()
        && m.functions[e.func].name == e.name
}

/// Whether a handle's type says the layout: a `dx.Layout` in it does.
fn is_told_by_type(m: &Module, ty: TypeId, layout: &StructLayout) -> bool {
    let Type::Struct { fields, .. } = m.ctx.types.get(ty) else { return false };
    let plain = |(f, &ty): (&FieldLayout, &TypeId)| {
        m.ctx.name(f.name).is_empty()
            && f.matrix.is_none()
            && f.marks == FieldMarks::default()
            && f.bits.is_empty()
            && f.component == default_component(&m.ctx.types, ty, 0)
    };
    let of_buffer = |ty2: &Type| match ty2 {
        Type::Resource(r) => {
            matches!(r.kind, ResourceKind::CBuffer | ResourceKind::TBuffer) && r.element == ty
        }
        _ => false,
    };
    if layout.is_packed() {
        return true;
    }
    (layout.rule, layout.align) == (LayoutRule::CBuffer, 16)
        && !(layout.size == 0 && fields.is_empty())
        && layout.fields.iter().zip(fields).all(plain)
        && m.ctx.types.iter().any(|(_, ty)| of_buffer(ty))
}

/// Whether resources of one type on one binding differ by names that their handles can say.
fn names_tell_apart(m: &Module, names: &HashMap<Symbol, GlobalId>) -> bool {
    let mut bindings = HashMap::default();
    for r in m.ctx.resources.values().filter(|r| r.lower_bound.is_some()) {
        let (on_binding, all_said): &mut (HashSet<Symbol>, bool) =
            bindings.entry((r.ty, r.space, r.lower_bound, r.count)).or_insert((HashSet::default(), true));
        *all_said &= names.contains_key(&r.name);
        if !on_binding.insert(r.name) || (on_binding.len() > 1 && !*all_said) {
            return false;
        }
    }
    true
}

/// Whether the handles in the code, read in their order, give all resources as they are.
pub(super) fn handles_tell(m: &Module, names: &HashMap<Symbol, GlobalId>) -> bool {
    let empty = |name: Symbol| m.ctx.name(name).is_empty() || names.contains_key(&name);
    let plain = |r: &Resource| {
        let dimensions: &[u32] = match r.count {
            1 => &[],
            u32::MAX => &[0],
            ref count => std::slice::from_ref(count),
        };
        let vulkan = r.vk_binding.is_some() || r.vk_counter_binding.is_some() || r.vk_image_format.is_some();
        let marked = r.globally_coherent
            || r.reorder_coherent
            || r.has_counter
            || r.element.is_some()
            || r.block_name.is_some();
        empty(r.name) && r.dimensions == dimensions && !marked && !vulkan
    };
    if m.ctx.dialect != Dialect::Dx || !m.ctx.resources.values().all(plain) {
        return false;
    }
    if !names_tell_apart(m, names) {
        return false;
    }
    let mut seen: Vec<ResourceId> = Vec::new();
    let mut met = vec![false; m.ctx.resources.len()];
    for f in m.functions.values() {
        for &inst in f.layout.iter().flat_map(|&b| &f.blocks[b].insts) {
            if !f.insts[inst].is_intrinsic(Intrinsic::Handle) {
                continue;
            }
            let id = f.operands(inst).first().and_then(|&id| m.ctx.resource_id(id));
            let Some(id) = id else { return false };
            if !std::mem::replace(&mut met[id.index()], true) {
                seen.push(id);
            }
        }
    }
    let bound = |id: &ResourceId| m.ctx.resources[*id].lower_bound.is_some();
    let mut order: Vec<ResourceId> = seen.iter().copied().filter(bound).collect();
    // Those without a binding come after, in the order of their numbers.
    let mut unbound: Vec<ResourceId> = seen.into_iter().filter(|id| !bound(id)).collect();
    sort_by_key(&mut unbound, |id| id.as_u32().into());
    order.extend(unbound);
    // Resources that no handle names matter to nobody once no handle is left.
    order.is_empty() || order.into_iter().eq(m.ctx.resources.ids())
}
