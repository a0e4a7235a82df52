//! Type annotations: names, offsets and shapes of the fields of structures in resources, which reflection reads.

use super::{Parts, Writer};
use crate::lower::properties;
use crate::module::types;
use smallvec::{SmallVec, smallvec};
use trefoil_ir::{
    Attribute, BitLayout, ComponentType, Context, FieldMarks, FuncId, Function, HashMap, InterpolationMode,
    LayoutRule, MatrixShape, MetadataId, PassedSource, Resource, ResourceKind, SparseMap, Stage, Symbol,
    Type, TypeId,
};

/// Tags of a field's annotation. `snorm` (0) and `unorm` (1) have no tag since components tell them apart: DXC writes none,
/// and its reader knows none.
const MATRIX: u32 = 2;
const OFFSET: u32 = 3;
const SEMANTIC: u32 = 4;
const INTERPOLATION: u32 = 5;
const NAME: u32 = 6;
const COMPONENT: u32 = 7;
const PRECISE: u32 = 8;
const USED: u32 = 9;
const RESOURCE: u32 = 10;
const BIT_FIELDS: u32 = 11;
const BITS: u32 = 12;
const LANES: u32 = 13;
/// Orientations of a matrix.
const ROW_MAJOR: u32 = 1;
const COLUMN_MAJOR: u32 = 2;

/// The direction of a parameter; results are outputs.
const IN: u32 = 0;
const OUT: u32 = 1;
const IN_AND_OUT: u32 = 2;

/// What is passed to or from a function, by value or by its address.
pub(crate) struct Passed {
    ty: TypeId,
    way: u32,
    source: Option<PassedSource>,
}

impl Passed {
    /// What a function gives.
    pub(crate) fn result(func: &Function) -> Self {
        Passed { ty: func.ret, way: OUT, source: source(func, None) }
    }

    /// A parameter by its number; where it is an address, what lies there and its attributes.
    pub(crate) fn parameter(
        func: &Function,
        number: u32,
        address: Option<(TypeId, &[Attribute])>,
        ctx: &Context,
    ) -> Self {
        let source = source(func, Some(number));
        let Some((ty, said)) = address else {
            return Passed { ty: func.params[number as usize].ty, way: IN, source };
        };
        // The address of a handle says which resource it is of.
        let resource = said.iter().find_map(|attribute| match *attribute {
            Attribute::Type(_, ty) if ctx.types.as_resource(ty).is_some() => Some(ty),
            _ => None,
        });
        if let Some(ty) = resource {
            return Passed { ty, way: IN, source };
        }
        let says = |word: &str| said.iter().any(|a| matches!(a, Attribute::Word(w) if ctx.name(*w) == word));
        let way = match (says("readonly"), says("writeonly")) {
            (true, _) => IN,
            (_, true) => OUT,
            _ => IN_AND_OUT,
        };
        Passed { ty, way, source }
    }
}

/// What the source says of a parameter, or of the result.
fn source(func: &Function, number: Option<u32>) -> Option<PassedSource> {
    let sources = &func.extras.as_deref()?.sources;
    sources.iter().find(|known| known.0 == number).map(|known| known.1)
}

/// A function with what it takes and gives.
pub(crate) struct HeadFacts<'a> {
    pub id: FuncId,
    pub result: &'a Passed,
    pub params: &'a [Passed],
    /// Whether it is an entry of the graphics or compute pipeline, or a patch constant function.
    pub is_pipeline: bool,
}

type Node = Option<MetadataId>;

/// A field as its annotation tells it.
struct Field {
    /// None of a field that bit-fields share.
    name: Option<Symbol>,
    offset: u32,
    component: ComponentType,
    matrix: Option<trefoil_ir::MatrixShape>,
    marks: FieldMarks,
    bits: Vec<BitLayout>,
    /// How many numbers a vector has; none of what is no vector.
    lanes: Option<u32>,
    /// Whether the shader reads it: of a constant buffer's members, for reflection.
    used: bool,
}

/// Structures, each once.
#[derive(Default)]
struct Structures {
    in_order: Vec<TypeId>,
    known: SparseMap<TypeId, bool>,
}

/// How many numbers the vector has that a type is, or the elements of an array are.
fn lanes(ctx: &Context, mut ty: TypeId) -> Option<u32> {
    while let Type::Array { elem, .. } = *ctx.types.get(ty) {
        ty = elem;
    }
    match ctx.types.get(ty) {
        Type::Vector { len, .. } => Some(*len),
        _ => None,
    }
}

impl Writer<'_> {
    /// The annotations of all structures in resources, if there are any.
    pub(crate) fn structure_annotations(&mut self) -> Node {
        let (mut order, mut wrappers) = (Structures::default(), Vec::new());
        let mut read: HashMap<TypeId, &[u32]> = HashMap::default();
        let facts = self.facts;
        for bound in facts.resources.all() {
            if facts.resources.written.get(bound.resource).is_some() {
                continue; // libraries do not say how their structures are laid out
            }
            let Some(ty) = self.ctx.types.as_resource(self.ctx.resources[bound.resource].ty).copied() else {
                continue;
            };
            match ty.kind {
                ResourceKind::CBuffer | ResourceKind::TBuffer => {
                    self.collect(ty.element, &mut order);
                    let one = self.buffer_type(&ty, bound);
                    if one != ty.element {
                        wrappers.push((one, ty, bound.resource));
                    } else {
                        read.entry(one).or_insert(facts.reads.of(bound.resource));
                    }
                }
                ResourceKind::StructuredBuffer => {
                    self.collect(ty.element, &mut order);
                    wrappers.push((self.handle_class(&ty, bound), ty, bound.resource));
                }
                _ => {}
            }
        }
        let mut parts: Parts = smallvec![self.number(0)];
        for ty in order.in_order {
            let places = read.get(&ty).copied().unwrap_or_default();
            parts.push(self.undef(ty));
            parts.push(self.structure(ty, places));
        }
        for (class, ty, resource) in wrappers {
            let Resource { name, element, .. } = self.ctx.resources[resource];
            let structured = ty.kind == ResourceKind::StructuredBuffer;
            let is_structure = matches!(self.ctx.types.get(ty.element), Type::Struct { .. });
            let component = match element {
                _ if is_structure => ComponentType::Invalid,
                Some(source) => source.component,
                None => crate::lower::element_component(self.ctx, &ty),
            };
            let rule = if structured { LayoutRule::Scalar } else { LayoutRule::CBuffer };
            let size = rule.size(self.ctx, ty.element);
            let name = Some(if structured { self.ctx.symbol("h") } else { name });
            let vector_of_one = element.is_some_and(|source| source.vector_of_one);
            let field = Field {
                name,
                offset: 0,
                component,
                matrix: element.and_then(|source| source.matrix),
                marks: FieldMarks { vector_of_one, ..FieldMarks::default() },
                bits: Vec::new(),
                lanes: lanes(self.ctx, ty.element),
                used: false,
            };
            let field = self.field(&field);
            let size = self.number(size);
            parts.push(self.undef(class));
            parts.push(self.node(&[size, field]));
        }
        if parts.len() > 1 { self.node(&parts) } else { None }
    }

    /// The entry takes and returns nothing, and no more does the function of a hull shader that makes the patch's constants;
    /// reflection does not ask about that one.
    pub(super) fn entry_annotations(&mut self) -> Node {
        let empty = self.node(&[]);
        let zero = self.number(0);
        let ret = self.node(&[zero, empty, empty]);
        let list = self.node(&[ret]);
        let mut parts: Parts = smallvec![self.number(1)];
        let has_patch_function = self.facts.entry.stage == Stage::Hull && !self.of_reflection;
        for id in 0..1 + u32::from(has_patch_function) {
            parts.extend([self.value(FuncId::from_u32(id).into()), list]);
        }
        self.node(&parts)
    }

    /// Functions that others call: the direction and the component type of the result and of each parameter.
    pub(crate) fn function_annotations(&mut self, list: &[HeadFacts<'_>]) -> Node {
        let mut parts: Parts = smallvec![self.number(1)];
        for head in list {
            let nothing = Passed { ty: TypeId::VOID, way: IN, source: None };
            let gives_nothing = head.is_pipeline && head.result.ty == TypeId::VOID;
            let mut all: Parts =
                smallvec![self.parameter(if gives_nothing { &nothing } else { head.result })];
            for param in head.params {
                all.push(self.parameter(param));
            }
            parts.push(self.value(head.id.into()));
            parts.push(self.node(&all));
        }
        self.node(&parts)
    }

    fn parameter(&mut self, passed: &Passed) -> Node {
        let empty = self.node(&[]);
        let way = self.number(passed.way);
        let mut ty = passed.ty;
        while let Type::Array { elem, .. } = *self.ctx.types.get(ty) {
            ty = elem;
        }
        if ty == TypeId::VOID || matches!(self.ctx.types.get(ty), Type::Struct { .. }) {
            return self.node(&[way, empty, empty]);
        }
        if let Some(resource) = self.ctx.types.as_resource(ty).copied() {
            let words = properties(self.ctx, &resource, None, false);
            let properties = types::properties_of(self.ctx, words);
            let parts = [self.number(RESOURCE), self.value(properties.into())];
            let field = self.node(&parts);
            return self.node(&[way, field, empty]);
        }
        let mut parts = Parts::new();
        match passed.source {
            None => {
                let component = default_component(self.ctx, ty);
                parts.extend([self.number(COMPONENT), self.number(component.number())]);
            }
            Some(PassedSource { component, matrix, marks }) => {
                self.shape(&mut parts, marks.precise, matrix);
                self.travel(&mut parts, &marks);
                parts.extend([self.number(COMPONENT), self.number(component.number())]);
            }
        }
        let field = self.node(&parts);
        self.node(&[way, field, empty])
    }

    /// Who reads and writes the fields of each payload.
    pub(crate) fn payload_annotations(&mut self) -> Node {
        let mut parts: Parts = smallvec![self.number(0)];
        for (ty, access) in self.ctx.payload_access.clone() {
            let fields: Parts = access.iter().map(|&bits| self.numbers(&[0, bits])).collect();
            parts.push(self.undef(ty));
            parts.push(self.node(&fields));
        }
        self.node(&parts)
    }

    fn undef(&mut self, ty: TypeId) -> Node {
        let value = self.ctx.undef(ty);
        self.value(value)
    }

    /// Structures within a type, each once, inner ones first.
    fn collect(&self, ty: TypeId, order: &mut Structures) {
        match self.ctx.types.get(ty) {
            Type::Array { elem, .. } => self.collect(*elem, order),
            Type::Struct { fields, .. } if !order.known.get(ty) => {
                fields.iter().for_each(|&field| self.collect(field, order));
                if self.ctx.layouts.contains_key(&ty) {
                    order.known.set(ty, true);
                    order.in_order.push(ty);
                }
            }
            _ => {}
        }
    }

    /// A structure, of which a constant buffer's loads begin at these places.
    fn structure(&mut self, ty: TypeId, reads: &[u32]) -> Node {
        let layout = self.ctx.layouts.get(&ty)?;
        let types = match self.ctx.types.get(ty) {
            Type::Struct { fields, .. } => &fields[..],
            _ => &[],
        };
        let rule = layout.rule;
        let fields = layout.fields.iter().zip(types).map(|(field, &ty)| {
            let component = if self.is_structure(ty) { ComponentType::Invalid } else { field.component };
            let trefoil_ir::FieldLayout { name, offset, matrix, marks, .. } = *field;
            // The only member of a buffer that is bound is read, and not marked.
            let used = self.of_reflection && types.len() > 1 && !reads.is_empty() && {
                let end = offset.saturating_add(rule.size(self.ctx, ty));
                reads.iter().any(|at| (offset..end).contains(at))
            };
            let (name, bits) = (field.bits.is_empty().then_some(name), field.bits.clone());
            Field { name, offset, component, matrix, marks, bits, lanes: lanes(self.ctx, ty), used }
        });
        let (size, fields) = (layout.size, fields.collect::<SmallVec<[Field; 16]>>());
        let mut parts: Parts = smallvec![self.number(size)];
        for field in &fields {
            parts.push(self.field(field));
        }
        self.node(&parts)
    }

    fn is_structure(&self, mut ty: TypeId) -> bool {
        while let Type::Array { elem, .. } = *self.ctx.types.get(ty) {
            ty = elem;
        }
        matches!(self.ctx.types.get(ty), Type::Struct { .. })
    }

    fn field(&mut self, field: &Field) -> Node {
        let mut parts = Parts::new();
        if let Some(name) = field.name {
            parts.extend([self.number(NAME), self.symbol(name)]);
        }
        self.shape(&mut parts, field.marks.precise, field.matrix);
        parts.extend([self.number(OFFSET), self.number(field.offset)]);
        self.travel(&mut parts, &field.marks);
        if field.component != ComponentType::Invalid {
            let component = field.component.number();
            parts.extend([self.number(COMPONENT), self.number(component)]);
        }
        if field.used {
            parts.extend([self.number(USED), self.bool(true)]);
        }
        if !field.bits.is_empty() {
            let bits: Parts = field.bits.iter().map(|part| self.bit_field(part)).collect();
            parts.extend([self.number(BIT_FIELDS), self.node(&bits)]);
        }
        let lanes = if field.marks.vector_of_one { Some(1) } else { field.lanes };
        if let Some(lanes) = lanes.filter(|_| field.matrix.is_none() && self.of_reflection) {
            parts.extend([self.number(LANES), self.number(lanes)]);
        }
        self.node(&parts)
    }

    fn bit_field(&mut self, &BitLayout { name, component, offset, width }: &BitLayout) -> Node {
        let mut parts = Parts::new();
        if let Some(name) = name {
            parts.extend([self.number(NAME), self.symbol(name)]);
        }
        let facts = [(OFFSET, offset.into()), (COMPONENT, component.number()), (BITS, width.into())];
        for (tag, value) in facts {
            parts.extend([self.number(tag), self.number(value)]);
        }
        self.node(&parts)
    }

    /// Whether a value is computed exactly as written, and the shape of a matrix.
    fn shape(&mut self, parts: &mut Parts, precise: bool, matrix: Option<MatrixShape>) {
        if precise {
            parts.extend([self.number(PRECISE), self.bool(true)]);
        }
        if let Some(shape) = matrix {
            let orientation = if shape.row_major { ROW_MAJOR } else { COLUMN_MAJOR };
            let shape = self.numbers(&[u32::from(shape.rows), u32::from(shape.cols), orientation]);
            parts.extend([self.number(MATRIX), shape]);
        }
    }

    /// How a value travels between stages: its semantic, and how it is interpolated.
    fn travel(&mut self, parts: &mut Parts, marks: &FieldMarks) {
        if let Some(semantic) = marks.semantic {
            parts.extend([self.number(SEMANTIC), self.symbol(semantic)]);
        }
        if marks.interpolation != InterpolationMode::Undefined {
            parts.extend([self.number(INTERPOLATION), self.number(marks.interpolation.number())]);
        }
    }
}

/// What a number is, when nobody says whether it has a sign.
fn default_component(ctx: &Context, ty: TypeId) -> ComponentType {
    match ctx.types.get(ctx.types.scalar(ty)) {
        Type::Int(1) => ComponentType::I1,
        Type::Int(16) => ComponentType::I16,
        Type::Int(64) => ComponentType::I64,
        Type::Half => ComponentType::F16,
        Type::Float => ComponentType::F32,
        Type::Double => ComponentType::F64,
        _ => ComponentType::I32,
    }
}
