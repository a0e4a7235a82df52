//! The module's metadata: versions, resources, the entry with its signatures and properties.

mod annotations;
pub(crate) mod names;
mod node;

pub(crate) use annotations::{HeadFacts, Passed};

use crate::analysis::counters::Counters;
use crate::analysis::depends::Dependences;
use crate::analysis::reads::ConstantReads;
use crate::lower::{cbuffer_size, stored_component, stride};
use crate::options::{BoundResource, Options, Target};
use crate::resources::{ResourceTable, Tail};
use crate::signatures::Signatures;
use smallvec::SmallVec;
use trefoil_dxcontainer::{Element, Signature, validator};
use trefoil_ir::{
    Context, EntryPoint, FuncId, MAX_STREAMS, Metadata, MetadataId, NamedNodes, Resource, ResourceKind,
    ResourceType, SourceElement, Symbol, Tessellation, TypeId, Value,
};

type Node = Option<MetadataId>;
/// The operands of a node under construction.
pub(crate) type Parts = SmallVec<[Node; 16]>;

/// Everything the metadata tells.
pub struct EntryFacts<'a> {
    /// The entry.
    pub entry: &'a EntryPoint,
    /// The function that is the entry; none for a library as a whole.
    pub func: Option<FuncId>,
    /// Its signatures.
    pub signatures: &'a Signatures,
    /// The resources of the module.
    pub resources: &'a ResourceTable,
    /// What its outputs depend on.
    pub dependences: &'a Dependences,
    /// The bytes of the payload, or of a callable shader's parameter.
    pub payload: u32,
    /// The bytes of the attributes of a hit.
    pub attributes: u32,
    /// What it reads of constant buffers.
    pub reads: &'a ConstantReads,
    /// The shader flags.
    pub flags: u64,
    /// The options.
    pub options: &'a Options,
    /// Shader model and stage.
    pub target: &'a Target,
}

/// Named metadata that a usual shader has.
const USUAL_NAMES: usize = 9;
/// Metadata nodes that a usual shader has.
const USUAL_NODES: usize = 96;

/// Named metadata, in order.
type Named = Vec<(Symbol, NamedNodes)>;

/// Writes metadata, a node at a time.
pub struct Writer<'a> {
    pub(crate) ctx: &'a mut Context,
    /// What it tells.
    pub facts: &'a EntryFacts<'a>,
    written: Written,
    /// Whether what it writes is read by reflection alone, and no validator wants it in its own form.
    of_reflection: bool,
}

/// What has been written, for what is added later.
pub(crate) struct Written {
    /// The nodes of small numbers, by the number.
    small: [Node; 64],
    /// The nodes of all other numbers.
    i32s: trefoil_ir::HashMap<u32, MetadataId>,
    /// The structures that stood for resources' objects, by the type of the resource: few.
    classes: Vec<(ResourceType, Option<SourceElement>, TypeId)>,
    /// The node of the resources.
    resources: Node,
    /// The nodes that name resources, and the names that reflection reads there.
    names: Vec<(MetadataId, Symbol)>,
}

/// Adds the nodes, and the named ones in order.
pub(crate) fn write(ctx: &mut Context, facts: &EntryFacts<'_>, named: &mut Named) -> Written {
    let mut w = Writer::new(ctx, facts);
    named.clear();
    named.reserve(USUAL_NAMES);
    w.ctx.metadata.reserve(USUAL_NODES);
    w.written.resources = w.head(named);
    if facts.options.names {
        w.name_annotations(named);
    } else if validator::wants_annotated_entries(facts.options.validator) {
        let entry = w.entry_annotations();
        w.name(named, "dx.typeAnnotations", entry);
    }
    if let Some(state) = w.view_state() {
        w.name(named, "dx.viewIdState", Some(state));
    }
    let entry = w.entry(w.written.resources, false);
    w.name(named, "dx.entryPoints", entry);
    w.written
}

/// Turns the metadata that [`write`] made into what reflection reads: resources have their names, and structures and
/// their fields are annotated.
pub(crate) fn add_reflection(
    ctx: &mut Context,
    facts: &EntryFacts<'_>,
    counters: &Counters,
    written: Written,
    named: &mut Named,
) {
    let mut w = Writer { ctx, facts, written, of_reflection: true };
    w.clear_validator(named);
    w.retell(named);
    w.counters(counters, named);
    let names = std::mem::take(&mut w.written.names);
    for (node, name) in names {
        w.ctx.metadata[node] = Metadata::String(name);
    }
    // Where the program has annotations too, they lack what only reflection reads.
    let list = w.ctx.symbol("dx.typeAnnotations");
    named.retain(|(name, _)| *name != list);
    w.name_annotations(named);
}

/// As [`add_reflection`], of a library: its resources have their names, and the annotations of its functions stay.
pub(crate) fn add_library_reflection(
    ctx: &mut Context,
    facts: &EntryFacts<'_>,
    counters: &Counters,
    named: &mut Named,
) {
    let mut w = Writer { of_reflection: true, ..Writer::new(ctx, facts) };
    w.clear_validator(named);
    w.counters(counters, named);
    let list = w.ctx.symbol("dx.typeAnnotations");
    let structures = w.structure_annotations();
    match named.iter_mut().find(|(name, _)| *name == list) {
        Some((_, nodes)) => nodes.insert_many(0, structures),
        None => named.push((list, structures.into_iter().collect())),
    }
}

impl<'a> Writer<'a> {
    /// A writer that has written nothing.
    pub fn new(ctx: &'a mut Context, facts: &'a EntryFacts<'a>) -> Self {
        let written = Written {
            small: [None; 64],
            i32s: trefoil_ir::HashMap::default(),
            classes: Vec::new(),
            resources: None,
            names: Vec::new(),
        };
        Writer { ctx, facts, written, of_reflection: false }
    }
}

impl Writer<'_> {
    /// Adds what every module starts with: the compiler, the versions, the shader model and the resources; gives the node of
    /// the resources.
    pub(crate) fn head(&mut self, named: &mut Named) -> Node {
        let facts = self.facts;
        let producer = self.string(&facts.options.producer);
        let ident = self.node(&[producer]);
        self.name(named, "llvm.ident", ident);
        let version = self.numbers(&[1, u32::from(facts.target.version.written().minor())]);
        self.name(named, "dx.version", version);
        let (major, minor) = facts.options.validator;
        let validator = self.numbers(&[major, minor]);
        self.name(named, "dx.valver", validator);
        let stage = self.string(facts.target.stage.prefix());
        let model = [stage, self.number(6), self.number(u32::from(facts.target.minor()))];
        let model = self.node(&model);
        self.name(named, "dx.shaderModel", model);
        let resources = self.resources();
        if resources.is_some() {
            self.name(named, "dx.resources", resources);
        }
        resources
    }

    pub(crate) fn name(&mut self, named: &mut Named, name: &str, node: Node) {
        named.push((self.ctx.symbol(name), node.into_iter().collect()));
    }

    /// Puts a node in the place of the one that a name had.
    fn rename(&mut self, named: &mut Named, name: &str, node: Node) {
        let name = self.ctx.symbol(name);
        named.retain(|(other, _)| *other != name);
        named.push((name, node.into_iter().collect()));
    }

    /// No validator reads what reflection does, and DXC's reader takes it by the newest rules then.
    fn clear_validator(&mut self, named: &mut Named) {
        let (major, minor) = validator::NONE;
        let version = self.numbers(&[major, minor]);
        self.rename(named, "dx.valver", version);
    }

    /// Tells reflection what the program's validator is too old to be told.
    fn retell(&mut self, named: &mut Named) {
        let validator = self.facts.options.validator;
        if !validator::has_usage_masks(validator) {
            let entry = self.entry(self.written.resources, false);
            self.rename(named, "dx.entryPoints", entry);
        }
        if !validator::has_view_id_state(validator)
            && let Some(state) = self.view_state()
        {
            self.name(named, "dx.viewIdState", Some(state));
        }
    }

    fn counters(&mut self, counters: &Counters, named: &mut Named) {
        let mut parts = Parts::new();
        for (name, count) in counters.all() {
            parts.extend([self.string(name), self.number(count)]);
        }
        let node = self.node(&parts);
        self.name(named, "dx.counters", node);
    }

    fn name_annotations(&mut self, named: &mut Named) {
        let nodes = [self.structure_annotations(), self.entry_annotations()].into_iter().flatten().collect();
        named.push((self.ctx.symbol("dx.typeAnnotations"), nodes));
    }

    fn push(&mut self, node: Metadata) -> Node {
        Some(self.ctx.metadata.push(node))
    }

    /// A node for a text.
    pub fn string(&mut self, text: &str) -> Node {
        let text = self.ctx.symbol(text);
        self.symbol(text)
    }

    /// A string that is interned already.
    pub(crate) fn symbol(&mut self, text: Symbol) -> Node {
        self.push(Metadata::String(text))
    }

    /// A node of nodes.
    pub fn node(&mut self, parts: &[Node]) -> Node {
        Some(self.ctx.metadata_node(parts))
    }

    pub(crate) fn value(&mut self, value: Value) -> Node {
        self.push(Metadata::Value(value))
    }

    /// A node for a number of 32 bits.
    #[inline]
    pub fn number(&mut self, value: u32) -> Node {
        match self.written.small.get(value as usize) {
            Some(&Some(known)) => Some(known),
            _ => self.new_number(value),
        }
    }

    /// A number that is not small, or that is written for the first time.
    fn new_number(&mut self, value: u32) -> Node {
        if let Some(&known) = self.written.i32s.get(&value) {
            return Some(known);
        }
        let constant = self.ctx.i32(value);
        let id = self.ctx.metadata.push(Metadata::Value(constant));
        match self.written.small.get_mut(value as usize) {
            Some(small) => *small = Some(id),
            None => _ = self.written.i32s.insert(value, id),
        }
        Some(id)
    }

    fn byte(&mut self, value: u32) -> Node {
        let value = self.ctx.int(TypeId::I8, u64::from(value & 255));
        self.value(value)
    }

    pub(crate) fn bool(&mut self, value: bool) -> Node {
        let value = self.ctx.bool(value);
        self.value(value)
    }

    /// A node of numbers.
    pub fn numbers(&mut self, values: &[u32]) -> Node {
        let parts: Parts = values.iter().map(|&v| self.number(v)).collect();
        self.node(&parts)
    }

    // Resources.

    /// The lists of all classes of resources; nothing where there is none.
    pub fn resources(&mut self) -> Node {
        let facts = self.facts;
        let classes: Parts =
            facts.resources.classes.iter().enumerate().map(|(i, list)| self.class(i, list)).collect();
        if classes.iter().all(Option::is_none) {
            return None;
        }
        self.node(&classes)
    }

    fn class(&mut self, class: usize, list: &[BoundResource]) -> Node {
        if list.is_empty() {
            return None;
        }
        let rows: Parts = list.iter().map(|bound| self.resource(class, bound)).collect();
        self.node(&rows)
    }

    fn resource(&mut self, class: usize, bound: &BoundResource) -> Node {
        if let Some((variable, tail)) = self.facts.resources.written.get(bound.resource) {
            return self.linked_resource(bound, variable, tail);
        }
        let Resource { name: own, ty, globally_coherent, .. } = self.ctx.resources[bound.resource];
        let ty = self.ctx.types.as_resource(ty).copied();
        let ty = ty.unwrap_or(ResourceType::plain(ResourceKind::Sampler));
        debug_assert_eq!(ty.class().index(), class);
        let variable = match self.facts.resources.symbol(bound.resource) {
            // From this model on the variable is a handle, and its address is taken for one of the resource's own type.
            Some(symbol) if self.facts.target.minor() >= 6 => {
                let variable = self.variable_type(&ty, bound);
                self.push(Metadata::AddressAs(symbol, variable))
            }
            Some(symbol) => self.value(symbol.into()),
            None => {
                let variable = self.declared_type(&ty, bound);
                self.push(Metadata::TypeUndef(variable))
            }
        };
        let named = self.facts.options.names || self.facts.resources.in_library();
        let name = if named { own } else { self.ctx.symbol("") };
        let mut row = Parts::new();
        row.extend([self.number(bound.id), variable, self.symbol(name)]);
        self.written.names.extend(row[2].map(|node| (node, own)));
        row.extend([bound.space, bound.lower, bound.count].map(|v| self.number(v)));
        match class {
            0 => {
                row.extend([self.number(ty.kind.dxil_number()), self.number(u32::from(ty.samples))]);
                row.push(self.extended(&ty, bound));
            }
            1 => {
                row.push(self.number(ty.kind.dxil_number()));
                row.push(self.bool(globally_coherent));
                row.push(self.bool(self.facts.resources.has_counter(bound.resource)));
                row.push(self.bool(ty.rasterizer_ordered));
                row.push(self.extended(&ty, bound));
            }
            2 => {
                let size = cbuffer_size(self.ctx, &ty);
                row.extend([self.number(size), None]);
            }
            _ => {
                let comparison = ty.kind == ResourceKind::SamplerComparison;
                row.extend([self.number(u32::from(comparison)), None]);
            }
        }
        self.node(&row)
    }

    /// A resource of linked libraries, as they say it but for number, binding and name.
    fn linked_resource(&mut self, bound: &BoundResource, variable: TypeId, tail: &[Tail]) -> Node {
        let own = self.ctx.resources[bound.resource].name;
        let variable = match self.facts.resources.symbol(bound.resource) {
            None => self.push(Metadata::TypeUndef(variable)),
            Some(symbol) if self.ctx.globals[symbol].ty == variable => self.value(symbol.into()),
            Some(symbol) => self.push(Metadata::AddressAs(symbol, variable)),
        };
        let named = self.facts.options.names || self.facts.resources.in_library();
        let name = if named { own } else { self.ctx.symbol("") };
        let mut row = Parts::new();
        row.extend([self.number(bound.id), variable, self.symbol(name)]);
        self.written.names.extend(row[2].map(|node| (node, own)));
        row.extend([bound.space, bound.lower, bound.count].map(|v| self.number(v)));
        for part in tail {
            row.push(match part {
                Tail::Null => None,
                Tail::Number(value) => self.value(*value),
                Tail::Tags(values) => {
                    let values: Parts = values.iter().map(|&value| self.value(value)).collect();
                    self.node(&values)
                }
            });
        }
        self.node(&row)
    }

    /// Tagged properties: the element's component or stride, and whether 64-bit atomics touch it.
    fn extended(&mut self, ty: &ResourceType, bound: &BoundResource) -> Node {
        let mut parts = Parts::new();
        match ty.kind {
            ResourceKind::StructuredBuffer => {
                let stride = stride(self.ctx, ty);
                parts.extend([self.number(1), self.number(stride)]);
            }
            ResourceKind::RawBuffer => {}
            // DXC gives an acceleration structure the component that its placeholder has.
            ResourceKind::AccelerationStructure => {
                let int = trefoil_dxcontainer::ComponentType::I32.number();
                parts.extend([self.number(0), self.number(int)]);
            }
            // Texture buffers are read as words.
            ResourceKind::TBuffer => {
                let words = trefoil_dxcontainer::ComponentType::U32.number();
                parts.extend([self.number(0), self.number(words)]);
            }
            ResourceKind::FeedbackTexture2D | ResourceKind::FeedbackTexture2DArray => {
                parts.extend([self.number(2), self.number(ty.samples.into())]);
            }
            _ => {
                let component = stored_component(self.ctx, ty).number();
                parts.extend([self.number(0), self.number(component)]);
            }
        }
        if self.facts.target.has_atomic64() && self.facts.resources.has_atomic64(bound.resource) {
            parts.extend([self.number(3), self.number(1)]);
        }
        if self.ctx.resources[bound.resource].reorder_coherent {
            parts.extend([self.number(crate::module::types::REORDER_COHERENT_TAG), self.bool(true)]);
        }
        if parts.is_empty() { None } else { self.node(&parts) }
    }

    /// The type of the variable that is the resource in a library. All that the arrays of an array hold is one array, since
    /// code numbers the elements so.
    pub(crate) fn variable_type(&mut self, ty: &ResourceType, bound: &BoundResource) -> TypeId {
        let one = self.element_type(ty, bound);
        let array = !self.ctx.resources[bound.resource].dimensions.is_empty() || bound.count > 1;
        match bound.count {
            _ if !array => one,
            u32::MAX => self.ctx.types.array(one, 0),
            count => self.ctx.types.array(one, count),
        }
    }

    /// The type of the variable that stood for the resource in the source, with all of its dimensions.
    fn declared_type(&mut self, ty: &ResourceType, bound: &BoundResource) -> TypeId {
        let dimensions = &self.ctx.resources[bound.resource].dimensions;
        if dimensions.len() < 2 {
            return self.variable_type(ty, bound);
        }
        let dimensions = dimensions.clone();
        let one = self.element_type(ty, bound);
        dimensions.iter().rev().fold(one, |inner, &len| self.ctx.types.array(inner, len))
    }

    /// The type of one handle's variable.
    fn element_type(&mut self, ty: &ResourceType, bound: &BoundResource) -> TypeId {
        match ty.kind {
            ResourceKind::CBuffer | ResourceKind::TBuffer => self.buffer_type(ty, bound),
            _ => self.handle_class(ty, bound),
        }
    }

    /// The type of a constant buffer's or texture buffer's variable: a buffer that is one structure of the source has it as
    /// its only member, under the buffer's name.
    fn buffer_type(&mut self, ty: &ResourceType, bound: &BoundResource) -> TypeId {
        if !names::is_of_source(self.ctx, ty.element) {
            return ty.element;
        }
        let hosted = if names::is_hosted(self.ctx, ty.element) { names::HOSTED } else { "" };
        let name = self.ctx.name(self.ctx.resources[bound.resource].name);
        let name = self.ctx.symbol(&[hosted, name].concat());
        self.ctx.types.named_struct(name, &[ty.element]).unwrap_or(ty.element)
    }

    /// The structure that stood for the resource's object.
    pub(crate) fn handle_class(&mut self, ty: &ResourceType, bound: &BoundResource) -> TypeId {
        let element = self.ctx.resources[bound.resource].element;
        let known = self.written.classes.iter().find(|(of, e, _)| of == ty && *e == element);
        if let Some(&(.., known)) = known {
            return known;
        }
        let mut name = String::with_capacity(64);
        let mut field = self.class_name(ty, element, &mut name);
        if let Some(shape) = element.and_then(|of| of.matrix) {
            // As in DXC, whatever the source declares: column-major.
            let scalar = names::scalar_of(self.ctx, ty.element);
            let column = self.ctx.types.vector(scalar, shape.rows.into());
            field = self.ctx.types.array(column, shape.cols.into());
        }
        let name = self.ctx.symbol(&name);
        let class = self.ctx.types.named_struct(name, &[field]).unwrap_or(field);
        self.written.classes.push((*ty, element, class));
        class
    }

    /// Writes the name of that structure; gives the type of its field.
    fn class_name(&self, ty: &ResourceType, element: Option<SourceElement>, name: &mut String) -> TypeId {
        use ResourceKind::*;
        let prefix = match (ty.writable, ty.rasterizer_ordered) {
            (true, true) => "RasterizerOrdered",
            (true, false) if !ty.kind.is_feedback() => "RW",
            _ => "",
        };
        let is_plain = matches!(ty.kind, RawBuffer | Sampler | SamplerComparison | AccelerationStructure);
        let native = self.facts.target.codegen.native_16bit;
        let hosted = match element {
            Some(of) => of.matrix.is_some() || names::is_of_min_precision(of.component, native),
            None => ty.kind == StructuredBuffer && names::is_hosted(self.ctx, ty.element),
        };
        name.extend([
            if hosted { names::HOSTED } else { "" },
            if is_plain { "struct." } else { "class." },
            prefix,
            ty.kind.hlsl_name(),
        ]);
        if ty.kind.is_feedback() {
            name.push('<');
            names::decimal(ty.samples.into(), name);
            name.push('>');
            return TypeId::I32;
        }
        if is_plain || ty.element == TypeId::VOID {
            return TypeId::I32;
        }
        name.push('<');
        let component = element.map_or(ty.component, |of| of.component);
        names::element(self.ctx, ty.element, component, element, native, name);
        if matches!(ty.kind, Texture2DMS | Texture2DMSArray) {
            name.truncate(name.trim_end().len());
            name.push_str(", ");
            names::decimal(ty.samples.into(), name);
        }
        name.push('>');
        ty.element
    }

    // The entry.

    /// An entry; those of a library say their stage.
    pub fn entry(&mut self, resources: Node, in_library: bool) -> Node {
        let Some(func) = self.facts.func else {
            let (name, properties) = (self.string(""), self.properties(false));
            return self.node(&[None, name, None, resources, properties]);
        };
        let function = self.value(func.into());
        let name = self.symbol(self.facts.entry.name);
        let signatures = self.signatures();
        let properties = self.properties(in_library);
        let resources = resources.filter(|_| !in_library);
        self.node(&[function, name, signatures, resources, properties])
    }

    fn properties(&mut self, in_library: bool) -> Node {
        let facts = self.facts;
        let mut parts = Parts::new();
        if facts.flags != 0 {
            let flags = self.ctx.int(TypeId::I64, facts.flags);
            parts.extend([self.number(0), self.value(flags)]);
        }
        if in_library {
            parts.extend([self.number(8), self.number(facts.entry.stage.number())]);
        }
        if facts.entry.stage.is_library_only() {
            for (tag, bytes) in [(6, facts.payload), (7, facts.attributes)].into_iter().filter(|it| it.1 != 0)
            {
                parts.extend([self.number(tag), self.number(bytes)]);
            }
        }
        if facts.entry.stage == trefoil_ir::Stage::Compute {
            parts.extend([self.number(4), self.numbers(&facts.entry.num_threads)]);
            self.wave_size(&mut parts);
        }
        if let Some(node) = &facts.entry.node {
            self.node_properties(node, &mut parts);
            parts.extend([self.number(4), self.numbers(&facts.entry.num_threads)]);
        }
        if let Some(t) = &facts.entry.tessellation {
            let state = self.tessellation(t);
            let tag = if t.output_points == 0 { 2 } else { 3 };
            parts.extend([self.number(tag), state]);
        }
        if let Some(m) = facts.entry.mesh {
            let threads = self.numbers(&facts.entry.num_threads);
            let payload = self.number(facts.payload);
            let (tag, state) = match facts.entry.stage {
                trefoil_ir::Stage::Mesh => {
                    let counts =
                        [m.max_vertices, m.max_primitives, m.topology as u32].map(|n| self.number(n));
                    (9, self.node(&[threads, counts[0], counts[1], counts[2], payload]))
                }
                _ => (10, self.node(&[threads, payload])),
            };
            parts.extend([self.number(tag), state]);
        }
        if let Some(g) = facts.entry.geometry {
            let state = [g.primitive as u32, g.max_vertices, g.streams, g.topology as u32, g.instances];
            parts.extend([self.number(1), self.numbers(&state)]);
        }
        // The space of resources that linking gives registers; LLVM's IR says none.
        if in_library && let Some(space) = facts.target.codegen.auto_binding_space {
            parts.extend([self.number(5), self.numbers(&[space])]);
        }
        if parts.is_empty() { None } else { self.node(&parts) }
    }

    fn wave_size(&mut self, parts: &mut Parts) {
        let wave = self.facts.entry.wave_size;
        if wave[0] != 0 && self.facts.target.minor() >= 8 {
            parts.extend([self.number(23), self.numbers(&wave)]);
        } else if wave[0] != 0 {
            parts.extend([self.number(11), self.numbers(&wave[..1])]);
        }
    }

    /// The patch properties of a hull or domain shader.
    fn tessellation(&mut self, t: &Tessellation) -> Node {
        let domain = self.number(t.domain as u32);
        let points_in = self.number(t.input_points);
        if t.output_points == 0 {
            return self.node(&[domain, points_in]);
        }
        let function = match t.patch_function {
            Some(function) => self.value(function.into()),
            None => None,
        };
        let points_out = self.number(t.output_points);
        let (partitioning, output) = (self.number(t.partitioning as u32), self.number(t.output as u32));
        let factor = self.ctx.float(TypeId::FLOAT, f32::from_bits(t.max_factor).into());
        let factor = self.value(factor);
        self.node(&[function, points_in, points_out, domain, partitioning, output, factor])
    }

    fn signatures(&mut self) -> Node {
        let facts = self.facts;
        let input = self.signature(&facts.signatures.input);
        let output = self.signature(&facts.signatures.output);
        let patch = self.signature(&facts.signatures.patch);
        if input.is_none() && output.is_none() && patch.is_none() {
            return None;
        }
        self.node(&[input, output, patch])
    }

    fn signature(&mut self, signature: &Signature) -> Node {
        if signature.elements.is_empty() {
            return None;
        }
        let elements = signature.elements.iter().enumerate();
        let rows: Parts = elements.map(|(id, element)| self.element(id as u32, element)).collect();
        self.node(&rows)
    }

    fn element(&mut self, id: u32, element: &Element) -> Node {
        let (row, col) = element.location.map_or((u32::MAX, 255), |l| (u32::from(l.row), u32::from(l.col)));
        let mut tags: SmallVec<[u32; 6]> = SmallVec::new();
        if element.stream != 0 {
            tags.extend([0, u32::from(element.stream)]);
        }
        if element.dynamic != 0 {
            tags.extend([2, u32::from(element.dynamic)]);
        }
        if element.usage != 0
            && (self.of_reflection || validator::has_usage_masks(self.facts.options.validator))
        {
            tags.extend([3, u32::from(element.usage)]);
        }
        let parts = [
            self.number(id),
            self.string(&element.name),
            self.byte(element.component.number()),
            self.byte(element.kind.number()),
            self.numbers(&element.indices),
            self.byte(element.interpolation.number()),
            self.number(element.rows() as u32),
            self.byte(u32::from(element.cols)),
            self.number(row),
            self.byte(col),
            if tags.is_empty() { None } else { self.numbers(&tags) },
        ];
        self.node(&parts)
    }

    /// `dx.viewIdState`: how many input components there are, then for each stream how many output components, and for every
    /// input the outputs it reaches.
    fn view_state(&mut self) -> Option<MetadataId> {
        let facts = self.facts;
        let inputs = facts.signatures.input.components(0);
        if !self.of_reflection && !validator::has_view_id_state(facts.options.validator) {
            return None;
        }
        let nothing_in_rows = |signature: &Signature| signature.elements.iter().all(|e| e.location.is_none());
        let of_mesh = facts.entry.stage == trefoil_ir::Stage::Mesh;
        let outputs = [&facts.signatures.output, &facts.signatures.patch];
        if inputs == 0 && outputs.into_iter().all(nothing_in_rows) {
            return None; // nothing in registers; DXC's reader takes no state of zeros alone
        }
        let mut state = vec![inputs as u32];
        let streams = if facts.entry.geometry.is_some() { MAX_STREAMS as u8 } else { 1 };
        (0..streams).for_each(|stream| self.stream_state(&mut state, inputs, stream));
        if facts.entry.tessellation.is_some() || of_mesh {
            self.patch_state(&mut state, inputs);
        }
        let ty = self.ctx.types.array(TypeId::I32, state.len() as u32);
        let parts: Vec<_> = state.iter().map(|&word| self.ctx.consts.i32(word)).collect();
        let constant = self.ctx.consts.aggregate(ty, &parts);
        let value = self.value(constant.into());
        self.node(&[value])
    }

    /// Of a hull or mesh shader, how many components the patch or primitive has, and which each input reaches; of a domain shader, the outputs that
    /// each of them reaches.
    fn patch_state(&self, state: &mut Vec<u32>, inputs: usize) {
        let facts = self.facts;
        let patch = facts.signatures.patch.components(0);
        state.push(patch as u32);
        let gives = matches!(facts.entry.stage, trefoil_ir::Stage::Hull | trefoil_ir::Stage::Mesh);
        let (from, to) = if gives { (inputs, patch) } else { (patch, facts.signatures.output.components(0)) };
        let words = to.div_ceil(32);
        let mut mask = |reaches: &dyn Fn(&crate::analysis::depends::Sources) -> bool| {
            let start = state.len();
            state.resize(start + words, 0);
            for (i, sources) in facts.dependences.patch.iter().enumerate().take(words * 32) {
                if reaches(sources) {
                    state[start + i / 32] |= 1 << (i % 32);
                }
            }
        };
        if gives && facts.dependences.uses_view {
            mask(&|sources| sources.view);
        }
        for source in 0..from {
            mask(&|sources| sources.inputs >> source & 1 != 0);
        }
    }

    fn stream_state(&self, state: &mut Vec<u32>, inputs: usize, stream: u8) {
        let facts = self.facts;
        let outputs = facts.signatures.output.components(stream);
        let words = outputs.div_ceil(32);
        state.push(outputs as u32);
        let mask = |state: &mut Vec<u32>, reaches: &dyn Fn(&crate::analysis::depends::Sources) -> bool| {
            let start = state.len();
            state.resize(start + words, 0);
            for (i, sources) in facts.dependences.stream(stream).iter().enumerate() {
                if reaches(sources) {
                    state[start + i / 32] |= 1 << (i % 32);
                }
            }
        };
        if facts.dependences.uses_view {
            mask(state, &|sources| sources.view);
        }
        for input in 0..inputs {
            mask(state, &|sources| sources.inputs >> input & 1 != 0);
        }
    }
}
