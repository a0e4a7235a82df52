//! What reflection tells of constant and structured buffers: their variables, from the annotations of types.

use super::nodes::{Node, Nodes, Tree};
use super::{DescribedResource, ResourceClass};
use std::cell::Cell;
use trefoil_dxcontainer::{ComponentType, ResourceKind};
use trefoil_ir::{LayoutRule, Module, Type, TypeId};

/// Tags of a field's annotation.
const MATRIX: u32 = 2;
const OFFSET: u32 = 3;
const NAME: u32 = 6;
const COMPONENT: u32 = 7;
const USED: u32 = 9;
const BIT_FIELDS: u32 = 11;
const BITS: u32 = 12;
const LANES: u32 = 13;
/// The orientation of a matrix whose columns lie together.
const COLUMN_MAJOR: u32 = 2;
/// Types nest no deeper, and have no more members altogether: a constant buffer has room for less.
const MAX_DEPTH: u32 = 32;
const MAX_MEMBERS: u32 = 1 << 16;
/// Nor are they larger, whatever metadata says.
const MAX_BYTES: u32 = 1 << 30;
/// The bytes of a row of a constant buffer.
const ROW: u32 = 16;

/// A buffer with variables.
#[derive(Clone, Debug)]
pub struct DescribedBuffer {
    /// Its name.
    pub name: String,
    /// What it is: `CBuffer`, `TBuffer` or `StructuredBuffer`.
    pub kind: ResourceKind,
    /// Bytes, of a structured buffer those of an element.
    pub size: u32,
    /// Its variables; of a structured buffer the element.
    pub variables: Vec<DescribedVariable>,
}

/// A variable in a buffer.
#[derive(Clone, Debug)]
pub struct DescribedVariable {
    /// Its name.
    pub name: String,
    /// Where it begins.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// Whether the shader reads it, as the annotations say; the only variable of a buffer is read.
    pub used: bool,
    /// Its type.
    pub ty: DescribedType,
}

/// What a type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One number.
    Scalar,
    /// Several.
    Vector,
    /// A matrix whose rows lie together.
    RowMajor,
    /// A matrix whose columns lie together.
    ColumnMajor,
    /// A structure.
    Structure,
    /// Bits of a number: as many as it has columns, from its offset on.
    Bits,
}

/// The type of a variable or member.
#[derive(Clone, Debug)]
pub struct DescribedType {
    /// What it is.
    pub shape: Shape,
    /// What it is made of; of a structure nothing.
    pub component: ComponentType,
    /// Rows of a matrix, else one; none of a type that nothing describes.
    pub rows: u32,
    /// Columns of a matrix or vector; of a structure how many numbers it has.
    pub columns: u32,
    /// Elements of an array; zero where it is none.
    pub elements: u32,
    /// Where it begins within the structure that it is a member of.
    pub offset: u32,
    /// The structure's name.
    pub name: String,
    /// The structure's members, or the bit fields that share the number.
    pub members: Vec<(String, DescribedType)>,
}

/// Reads the buffers of all resources: constant buffers, then those that are written, then those that are read.
pub(super) fn read(module: &Module, resources: &[Vec<DescribedResource>; 4]) -> Vec<DescribedBuffer> {
    let reader = Reader { module, nodes: Nodes::of(module), members: Cell::new(0) };
    let [read, written, buffers, _] = resources;
    [buffers, written, read].into_iter().flatten().filter_map(|resource| reader.buffer(resource)).collect()
}

struct Reader<'a> {
    module: &'a Module,
    nodes: Nodes<'a>,
    /// How many members were read.
    members: Cell<u32>,
}

/// A field's annotation.
#[derive(Clone, Copy, Default)]
struct Field<'a> {
    name: &'a str,
    offset: u32,
    component: Option<ComponentType>,
    /// Rows, columns, orientation.
    matrix: Option<[u32; 3]>,
    used: bool,
    /// How many numbers a vector has, where the annotation says that it is one.
    lanes: Option<u32>,
    bit_fields: Node,
    bits: u32,
}

impl<'a> Reader<'a> {
    fn type_of(&self, ty: TypeId) -> &'a Type {
        self.module.ctx.types.get(ty)
    }

    /// A type without arrays around it, and how many elements they have together; zero where there are none.
    fn element(&self, mut ty: TypeId) -> (TypeId, u32) {
        let mut elements = 0u32;
        while let Type::Array { elem, len } = *self.type_of(ty) {
            elements = elements.max(1).saturating_mul(len);
            ty = elem;
        }
        (ty, elements)
    }

    /// A structure's name and the types of its members.
    fn structure(&self, ty: TypeId) -> Option<(&'a str, &'a [TypeId])> {
        let Type::Struct { name, fields, .. } = self.type_of(ty) else { return None };
        Some((name.map_or("", |name| self.module.ctx.name(name)), fields))
    }

    /// The annotation of a structure.
    fn annotation(&self, ty: TypeId) -> Node {
        let lists = self.nodes.named("dx.typeAnnotations").iter();
        let lists = lists.filter(|list| self.nodes.int_at(Some(**list), 0) == Some(0));
        lists
            .flat_map(|list| self.nodes.parts(Some(*list))[1..].chunks_exact(2))
            .find_map(|pair| (self.nodes.ty(pair[0]) == Some(ty)).then_some(pair[1]).flatten())
    }

    fn field(&self, node: Node) -> Field<'a> {
        let mut field = Field::default();
        for (tag, value) in self.nodes.tags(node) {
            match tag {
                NAME => field.name = self.nodes.text(value).unwrap_or_default(),
                OFFSET => field.offset = self.nodes.int(value).unwrap_or(0),
                COMPONENT => field.component = self.nodes.int(value).and_then(ComponentType::from_number),
                MATRIX => field.matrix = Some([0, 1, 2].map(|at| self.nodes.int_at(value, at).unwrap_or(1))),
                USED => field.used = self.nodes.int(value) != Some(0),
                BIT_FIELDS => field.bit_fields = value,
                BITS => field.bits = self.nodes.int(value).unwrap_or(0),
                LANES => field.lanes = self.nodes.int(value),
                _ => {}
            }
        }
        field
    }

    fn buffer(&self, resource: &DescribedResource) -> Option<DescribedBuffer> {
        let structured = resource.kind == ResourceKind::StructuredBuffer;
        let constant = resource.class == ResourceClass::CBuffer || resource.kind == ResourceKind::TBuffer;
        if !structured && !constant {
            return None;
        }
        let (ty, _) = self.element(resource.ty?);
        let (_, fields) = self.structure(ty)?;
        let annotation = self.annotation(ty);
        let size = self.nodes.int_at(annotation, 0);
        let size = if resource.class == ResourceClass::CBuffer { Some(resource.size) } else { size };
        let dimensions = self.dimensions(resource.ty?);
        let is_array = dimensions > 0;
        // Elements of an array of structured buffers are alike: the first stands for all.
        let first = if structured { "[0]".repeat(dimensions) } else { String::new() };
        let mut out = DescribedBuffer {
            name: resource.name.clone() + &first,
            kind: resource.kind,
            size: if structured {
                resource.stride
            } else {
                size.unwrap_or(0).min(MAX_BYTES).next_multiple_of(ROW)
            },
            variables: Vec::new(),
        };
        if structured {
            let ty = match annotation {
                None => void(),
                Some(_) => {
                    let field = self.field(self.nodes.part(annotation, 1));
                    self.variable_type(*fields.first()?, &Field { offset: 0, ..field }, LayoutRule::Scalar, 0)
                }
            };
            let (name, size) = ("$Element".to_owned(), resource.stride);
            out.variables.push(DescribedVariable { name, offset: 0, size, used: true, ty });
        } else {
            let is_only = fields.len() == 1;
            for (at, &ty) in fields.iter().enumerate() {
                let field = self.field(self.nodes.part(annotation, at + 1));
                let mut described =
                    self.variable_type(ty, &Field { offset: 0, ..field }, LayoutRule::CBuffer, 0);
                if is_array && is_only && described.shape == Shape::Structure {
                    // Of an array of buffers, each of which is a structure.
                    described.elements = described.elements.max(1);
                }
                out.variables.push(DescribedVariable {
                    name: field.name.to_owned(),
                    offset: field.offset,
                    size: self.size(ty, &field),
                    used: field.used || is_only,
                    ty: described,
                });
            }
        }
        Some(out)
    }

    /// What the matrix of a field's type takes away from arrays: one of vectors that lie together. DXC writes matrices as
    /// structures too, which hold that array.
    fn without_matrix(&self, ty: TypeId, field: &Field<'_>) -> (TypeId, u32) {
        let (element, elements) = self.element(ty);
        match field.matrix {
            None => (element, elements),
            Some(_) if matches!(self.type_of(element), Type::Struct { .. }) => (element, elements),
            Some([rows, columns, orientation]) => {
                let vectors = if orientation == COLUMN_MAJOR { columns } else { rows };
                let elements = elements / vectors.max(1);
                (element, if elements > 1 || self.dimensions(ty) > 1 { elements } else { 0 })
            }
        }
    }

    /// How many arrays lie around an element.
    fn dimensions(&self, mut ty: TypeId) -> usize {
        let mut dimensions = 0;
        while let Type::Array { elem, .. } = *self.type_of(ty) {
            dimensions += 1;
            ty = elem;
        }
        dimensions
    }

    /// The type of a variable or member. In a structured buffer members lie as the structure's type has them, whatever the
    /// annotations say: those are of constant buffers.
    fn variable_type(&self, ty: TypeId, field: &Field<'_>, rule: LayoutRule, depth: u32) -> DescribedType {
        let (element, elements) = self.without_matrix(ty, field);
        let component = field.component.unwrap_or_else(|| self.component(element));
        let mut out = DescribedType {
            shape: Shape::Scalar,
            component,
            rows: 1,
            columns: 1,
            elements,
            offset: field.offset,
            name: String::new(),
            members: Vec::new(),
        };
        if let Some([rows, columns, orientation]) = field.matrix {
            out.shape = if orientation == COLUMN_MAJOR { Shape::ColumnMajor } else { Shape::RowMajor };
            (out.rows, out.columns) = (rows, columns);
        } else if let Type::Vector { len, .. } = self.type_of(element) {
            (out.shape, out.columns) = (Shape::Vector, *len);
        } else if let Some(lanes) = field.lanes {
            (out.shape, out.columns) = (Shape::Vector, lanes);
        } else if field.bit_fields.is_some() {
            for &part in self.nodes.parts(field.bit_fields) {
                let field = self.field(part);
                let bits = DescribedType {
                    shape: Shape::Bits,
                    columns: field.bits,
                    offset: field.offset,
                    elements: 0,
                    ..out.clone()
                };
                out.members.push((field.name.to_owned(), DescribedType { members: Vec::new(), ..bits }));
            }
        } else if let Some((name, fields)) = self.structure(element) {
            out.shape = Shape::Structure;
            out.component = ComponentType::Invalid;
            source_name(name).clone_into(&mut out.name);
            let annotation = self.annotation(element);
            let mut end = 0;
            for (at, &ty) in fields.iter().enumerate() {
                if depth >= MAX_DEPTH || self.members.get() >= MAX_MEMBERS {
                    break;
                }
                self.members.set(self.members.get() + 1);
                let mut field = self.field(self.nodes.part(annotation, at + 1));
                if rule == LayoutRule::Scalar {
                    field.offset = rule.place_one(&self.module.ctx, ty, end);
                    end = field.offset.saturating_add(rule.size(&self.module.ctx, ty));
                }
                out.members.push((field.name.to_owned(), self.variable_type(ty, &field, rule, depth + 1)));
            }
            out.columns =
                out.members.iter().fold(0u32, |sum, (_, member)| sum.saturating_add(numbers(member)));
        }
        out
    }

    /// What the type of a number says where no annotation does.
    fn component(&self, ty: TypeId) -> ComponentType {
        match self.type_of(self.module.ctx.types.scalar(ty)) {
            Type::Half => ComponentType::F16,
            Type::Float => ComponentType::F32,
            Type::Double => ComponentType::F64,
            Type::Int(1) => ComponentType::I1,
            Type::Int(16) => ComponentType::I16,
            Type::Int(64) => ComponentType::I64,
            Type::Int(_) => ComponentType::I32,
            _ => ComponentType::Invalid,
        }
    }

    /// The bytes that a variable takes in a constant buffer: each element of an array begins a row, and so does each vector
    /// of a matrix.
    fn size(&self, ty: TypeId, field: &Field<'_>) -> u32 {
        let (element, elements) = self.without_matrix(ty, field);
        let number = self.bytes(element, field);
        let one = match (field.matrix, self.type_of(element)) {
            (Some([rows, columns, orientation]), _) => {
                let (vectors, length) =
                    if orientation == COLUMN_MAJOR { (columns, rows) } else { (rows, columns) };
                let vector = length.saturating_mul(number);
                vectors
                    .saturating_sub(1)
                    .saturating_mul(vector.min(MAX_BYTES).next_multiple_of(ROW))
                    .saturating_add(vector)
            }
            (_, Type::Vector { len, .. }) => len.saturating_mul(number),
            (_, Type::Struct { .. }) => {
                self.nodes.int_at(self.annotation(element), 0).unwrap_or(0).min(MAX_BYTES)
            }
            _ => number,
        };
        let before = elements.max(1) - 1;
        before.saturating_mul(one.min(MAX_BYTES).next_multiple_of(ROW)).saturating_add(one)
    }

    /// The bytes of a number; those of minimum precision take as many as others.
    fn bytes(&self, ty: TypeId, field: &Field<'_>) -> u32 {
        use ComponentType as C;
        match field.component.unwrap_or_else(|| self.component(ty)) {
            C::I64 | C::U64 | C::F64 | C::SNormF64 | C::UNormF64 => 8,
            C::I16 | C::U16 | C::F16 if self.native_16bit() => 2,
            _ => 4,
        }
    }

    fn native_16bit(&self) -> bool {
        self.module.data_layout.contains("f16:16")
    }
}

/// How many numbers a variable of this type holds.
fn numbers(ty: &DescribedType) -> u32 {
    ty.rows.saturating_mul(ty.columns).saturating_mul(ty.elements.max(1))
}

/// What stands for the type of what has no annotation.
fn void() -> DescribedType {
    DescribedType {
        shape: Shape::Scalar,
        component: ComponentType::Invalid,
        rows: 0,
        columns: 0,
        elements: 0,
        offset: 0,
        name: String::new(),
        members: Vec::new(),
    }
}

/// A structure's name in the source: without what front ends put before it.
fn source_name(name: &str) -> &str {
    let name = name.strip_prefix("hostlayout.").unwrap_or(name);
    name.strip_prefix("struct.").unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use crate::described::reflect;
    use trefoil_text::{ReadOptions, read};

    /// A listing whose constant buffer has the type `%b` and these annotations.
    fn buffer(types: &str, annotations: &str, nodes: &str) -> String {
        format!(
            "{types}\ndefine void @main() {{\n  ret void\n}}\n\
             !dx.version = !{{!0}}\n!dx.shaderModel = !{{!1}}\n!dx.resources = !{{!2}}\n\
             !dx.typeAnnotations = !{{!5}}\n!dx.entryPoints = !{{!6}}\n\
             !0 = !{{i32 1, i32 0}}\n!1 = !{{!\"cs\", i32 6, i32 0}}\n!2 = !{{null, null, !3, null}}\n!3 = !{{!4}}\n\
             !4 = !{{i32 0, %b* undef, !\"B\", i32 0, i32 0, i32 1, i32 40, null}}\n!5 = !{{i32 0{annotations}}}\n\
             !6 = !{{void ()* @main, !\"main\", null, !2, null}}\n{nodes}"
        )
    }

    #[test]
    fn variables_have_their_places_and_sizes() {
        let text = buffer(
            "%b = type { [2 x <3 x float>], i32 }",
            ", %b undef, !7",
            "!7 = !{i32 40, !8, !9}\n!8 = !{i32 6, !\"rows\", i32 3, i32 0, i32 7, i32 9}\n\
             !9 = !{i32 6, !\"count\", i32 3, i32 28, i32 7, i32 5}\n",
        );
        let module = read(text.as_bytes(), &ReadOptions::default()).unwrap();
        let told = reflect(&module).unwrap();
        let variables = &told.buffers[0].variables;
        let places: Vec<_> = variables.iter().map(|v| (v.name.as_str(), v.offset, v.size)).collect();
        assert_eq!(places, [("rows", 0, 28), ("count", 28, 4)]);
        assert_eq!((variables[0].ty.columns, variables[0].ty.elements), (3, 2));
    }

    #[test]
    fn sizes_that_no_row_can_end_are_bounded() {
        let text = buffer("%b = type { i32 }", "", "").replace("i32 40, null", "i32 -1, null");
        let module = read(text.as_bytes(), &ReadOptions::default()).unwrap();
        assert_eq!(reflect(&module).unwrap().buffers[0].size, 1 << 30);
    }

    #[test]
    fn types_that_double_are_bounded() {
        let mut types = "%s0 = type { i32 }\n".to_owned();
        for level in 1..=30 {
            let inner = level - 1;
            types += &format!("%s{level} = type {{ %s{inner}, %s{inner} }}\n");
        }
        let module =
            read(buffer(&(types + "%b = type { %s30 }"), "", "").as_bytes(), &ReadOptions::default());
        assert_eq!(reflect(&module.unwrap()).unwrap().buffers[0].variables.len(), 1);
    }
}
