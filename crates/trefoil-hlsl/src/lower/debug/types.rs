//! The types of the source, as debuggers see them: with DXC's names, and laid out as values of a CPU would be.

use super::start;
use crate::lower::debug::Recorder;
use crate::source::Span;
use crate::typed::{Buffer, Program, ResourceTy, Scalar, StructId, Ty, TyId, VarKind};
use trefoil_entity::{EntityMap, HashMap};
use trefoil_ir::debug::{
    DebugArgument, DebugEncoding, DebugField, DebugGlobal, DebugType, DebugTypeId, DebugTypeKind, parameter,
};
use trefoil_ir::{Loc, ResourceKind};

/// The names of a vector's lanes.
const LANES: [&str; 4] = ["x", "y", "z", "w"];
/// What is nested deeper is not described: no source that people write is.
const MAX_DEPTH: u32 = 64;

/// The types that have been described.
pub(super) struct DebugTypes {
    known: HashMap<TyId, Option<DebugTypeId>>,
    scalars: HashMap<Scalar, DebugTypeId>,
    /// How many bits numbers of least precision take.
    least: u32,
    depth: u32,
}

type Table = EntityMap<DebugTypeId, DebugType>;

/// How many bits a scalar takes, of which those of least precision take some.
fn scalar_bits(scalar: Scalar, least: u32) -> u32 {
    use Scalar::*;
    match scalar {
        I16 | U16 | F16 => 16,
        Min16Float | Min10Float | Min16Int | Min12Int | Min16Uint => least,
        I64 | U64 | F64 => 64,
        Bool | I32 | U32 | F32 | Int8x4 | Uint8x4 | Half | LiteralInt | LiteralFloat => 32,
    }
}

/// The name of a scalar in the source, and that of the number behind it.
fn scalar_names(scalar: Scalar) -> (&'static str, &'static str) {
    use Scalar::*;
    match scalar {
        Bool => ("bool", "bool"),
        I16 => ("int16_t", "int16_t"),
        U16 => ("uint16_t", "uint16_t"),
        I32 | LiteralInt => ("int", "int"),
        U32 | Int8x4 | Uint8x4 => ("uint", "unsigned int"),
        I64 => ("int64_t", "int64_t"),
        U64 => ("uint64_t", "uint64_t"),
        F16 => ("half", "half"),
        F32 | Half | LiteralFloat => ("float", "float"),
        F64 => ("double", "double"),
        Min16Float => ("min16float", "min16float"),
        Min10Float => ("min10float", "min10float"),
        Min16Int => ("min16int", "min16int"),
        Min12Int => ("min12int", "min12int"),
        Min16Uint => ("min16uint", "min16uint"),
    }
}

fn encoding(scalar: Scalar) -> DebugEncoding {
    match scalar {
        Scalar::Bool => DebugEncoding::Boolean,
        s if s.is_float() => DebugEncoding::Float,
        s if s.is_signed() => DebugEncoding::Signed,
        _ => DebugEncoding::Unsigned,
    }
}

/// The object of the language that a resource is of.
fn resource_name(r: &ResourceTy) -> String {
    let prefix = match (r.writable, r.rasterizer_ordered) {
        (_, true) => "RasterizerOrdered",
        (true, _) => "RW",
        _ => "",
    };
    let name = match r.kind {
        ResourceKind::TypedBuffer => "Buffer".to_owned(),
        ResourceKind::RawBuffer => "ByteAddressBuffer".to_owned(),
        ResourceKind::CBuffer => "ConstantBuffer".to_owned(),
        ResourceKind::Sampler => "SamplerState".to_owned(),
        ResourceKind::AccelerationStructure => "RaytracingAccelerationStructure".to_owned(),
        kind => format!("{kind:?}"),
    };
    format!("{prefix}{name}")
}

/// The next multiple of an alignment.
fn aligned(bits: u64, align: u64) -> u64 {
    bits.next_multiple_of(align.max(1))
}

impl DebugTypes {
    /// Nothing yet, for a target whose numbers of least precision are so wide.
    pub(super) fn new(least: u32) -> Self {
        Self { known: HashMap::default(), scalars: HashMap::default(), least, depth: 0 }
    }

    /// The description of a type; none of what no variable is.
    pub(super) fn of(&mut self, program: &Program, table: &mut Table, ty: TyId) -> Option<DebugTypeId> {
        if let Some(&known) = self.known.get(&ty) {
            return known;
        }
        if self.depth == MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let made = self.describe(program, table, ty);
        self.depth -= 1;
        self.known.insert(ty, made);
        made
    }

    fn describe(&mut self, program: &Program, table: &mut Table, ty: TyId) -> Option<DebugTypeId> {
        Some(match program.types.get(ty) {
            Ty::Void | Ty::Error | Ty::String => return None,
            Ty::Scalar(scalar) | Ty::Enum(_, scalar) => self.named_scalar(table, scalar),
            Ty::Pointer { .. } => self.named_scalar(table, Scalar::U64),
            Ty::Vector(scalar, lanes) => self.vector(table, scalar, lanes),
            Ty::Matrix { scalar, rows, cols, .. } => self.matrix(table, scalar, rows, cols),
            Ty::Array(elem, len) => {
                let elem = self.of(program, table, elem)?;
                let (bits, align) = (table[elem].bits, table[elem].align);
                let bits = aligned(bits, align).saturating_mul(len.into());
                let kind = DebugTypeKind::Array(elem, len);
                table.push(DebugType { name: String::new(), kind, bits, align, place: Loc::NONE })
            }
            Ty::Struct(s) => self.structure(program, table, s),
            Ty::Resource(r) => {
                let element = match program.types.get(r.element) {
                    Ty::Void | Ty::Error | Ty::String => None,
                    _ => self.of(program, table, r.element),
                };
                let arguments: Vec<_> =
                    element.map(|ty| DebugArgument::Type(parameter::ELEMENT, ty)).into_iter().collect();
                let mut name = resource_name(&r);
                if let Some(element) = element {
                    let inner = full_name(table, element);
                    let gap = if inner.ends_with('>') { " " } else { "" };
                    name = format!("{name}<{inner}{gap}>");
                }
                object(table, name, arguments)
            }
            Ty::Spirv(_) => object(table, "SpirvType".into(), Vec::new()),
            Ty::HitObject => object(table, "HitObject".into(), Vec::new()),
            Ty::Node(node) => object(table, node.kind.object().into(), Vec::new()),
        })
    }

    /// A number.
    fn scalar(&mut self, table: &mut Table, scalar: Scalar) -> DebugTypeId {
        let least = self.least;
        *self.scalars.entry(scalar).or_insert_with(|| {
            let bits = scalar_bits(scalar, least).into();
            let kind = DebugTypeKind::Basic(encoding(scalar));
            let name = scalar_names(scalar).1.to_owned();
            table.push(DebugType { name, kind, bits, align: bits, place: Loc::NONE })
        })
    }

    /// A number under the name that the source has for it.
    fn named_scalar(&mut self, table: &mut Table, scalar: Scalar) -> DebugTypeId {
        let basic = self.scalar(table, scalar);
        match scalar_names(scalar) {
            (name, behind) if name != behind => alias(table, name.into(), basic),
            _ => basic,
        }
    }

    /// `int`, of which the numbers of templates are.
    fn int(&mut self, table: &mut Table) -> DebugTypeId {
        self.scalar(table, Scalar::I32)
    }

    fn vector(&mut self, table: &mut Table, scalar: Scalar, lanes: u16) -> DebugTypeId {
        let (elem, int) = (self.scalar(table, scalar), self.int(table));
        let each = u64::from(scalar_bits(scalar, self.least));
        let name = |lane: u16| match LANES.get(usize::from(lane)) {
            Some(name) if lanes <= 4 => (*name).to_owned(),
            _ => format!("_{lane}"),
        };
        let fields = (0..lanes).map(|lane| field(name(lane), elem, u64::from(lane) * each, each)).collect();
        let arguments = vec![
            DebugArgument::Type(parameter::ELEMENT, elem),
            DebugArgument::Number(parameter::COUNT, int, lanes.into()),
        ];
        let (name, inner) = scalar_names(scalar);
        let full = format!("vector<{inner}, {lanes}>");
        let class = class(table, full, fields, arguments, u64::from(lanes) * each, each);
        alias(table, format!("{name}{lanes}"), class)
    }

    /// A matrix, row by row.
    fn matrix(&mut self, table: &mut Table, scalar: Scalar, rows: u8, cols: u8) -> DebugTypeId {
        let (elem, int) = (self.scalar(table, scalar), self.int(table));
        let each = u64::from(scalar_bits(scalar, self.least));
        let places = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
        let fields = (0..).zip(places).map(|(i, (row, col))| {
            let name = format!("_{}{}", row + 1, col + 1);
            field(name, elem, i * each, each)
        });
        let fields = fields.collect();
        let arguments = vec![
            DebugArgument::Type(parameter::ELEMENT, elem),
            DebugArgument::Number(parameter::ROWS, int, rows.into()),
            DebugArgument::Number(parameter::COLUMNS, int, cols.into()),
        ];
        let (name, inner) = scalar_names(scalar);
        let full = format!("matrix<{inner}, {rows}, {cols}>");
        let bits = u64::from(rows) * u64::from(cols) * each;
        let class = class(table, full, fields, arguments, bits, each);
        alias(table, format!("{name}{rows}x{cols}"), class)
    }

    fn structure(&mut self, program: &Program, table: &mut Table, id: StructId) -> DebugTypeId {
        let s = &program.structs[id];
        let mut layout = Layout::default();
        for field in &s.fields {
            if let Some(ty) = self.of(program, table, field.ty) {
                layout.add(table, program.names.get(field.name), ty, field.span);
            }
        }
        let name = program.names.get(s.name);
        let name = name.rsplit("::").next().unwrap_or(name).to_owned();
        layout.finish(table, name, start(s.span))
    }
}

/// A structure as its fields are added.
#[derive(Default)]
struct Layout {
    fields: Vec<DebugField>,
    bits: u64,
    align: u64,
}

impl Layout {
    fn add(&mut self, table: &Table, name: &str, ty: DebugTypeId, span: Span) {
        let (bits, align) = (table[ty].bits, table[ty].align);
        let offset = aligned(self.bits, align);
        self.fields.push(DebugField { name: name.to_owned(), ty, offset, bits, place: start(span) });
        self.bits = offset.saturating_add(bits);
        self.align = self.align.max(align);
    }

    fn finish(self, table: &mut Table, name: String, place: Loc) -> DebugTypeId {
        let align = self.align.max(8);
        let kind = DebugTypeKind::Structure { is_class: false, fields: self.fields, arguments: Vec::new() };
        table.push(DebugType { name, kind, bits: aligned(self.bits, align), align, place })
    }
}

fn field(name: String, ty: DebugTypeId, offset: u64, bits: u64) -> DebugField {
    DebugField { name, ty, offset, bits, place: Loc::NONE }
}

fn alias(table: &mut Table, name: String, of: DebugTypeId) -> DebugTypeId {
    let (bits, align) = (table[of].bits, table[of].align);
    table.push(DebugType { name, kind: DebugTypeKind::Alias(of), bits, align, place: Loc::NONE })
}

fn class(
    table: &mut Table,
    name: String,
    fields: Vec<DebugField>,
    arguments: Vec<DebugArgument>,
    bits: u64,
    align: u64,
) -> DebugTypeId {
    let kind = DebugTypeKind::Structure { is_class: true, fields, arguments };
    table.push(DebugType { name, kind, bits, align, place: Loc::NONE })
}

/// An object that nobody looks into: it has the size of a handle.
fn object(table: &mut Table, name: String, arguments: Vec<DebugArgument>) -> DebugTypeId {
    class(table, name, Vec::new(), arguments, 32, 32)
}

/// The name of a type behind its other names.
fn full_name(table: &Table, mut ty: DebugTypeId) -> &str {
    while let DebugTypeKind::Alias(of) = table[ty].kind {
        ty = of;
    }
    &table[ty].name
}

impl Recorder {
    /// Describes the global variables, in the order of their declaration.
    pub(super) fn globals(&mut self, program: &Program) {
        for var in program.vars.values() {
            let is_local = var.kind == VarKind::Static;
            let is_global = match var.kind {
                VarKind::Static
                | VarKind::GroupShared
                | VarKind::BufferField(..)
                | VarKind::Resource(..)
                | VarKind::Specialization(_) => true,
                VarKind::Local | VarKind::Param(_) | VarKind::Spirv { .. } => false,
            };
            if !is_global || var.span == Span::NONE {
                continue;
            }
            let Some(mut ty) = self.described(program, var.ty) else { continue };
            if var.is_const || matches!(var.kind, VarKind::BufferField(..)) {
                let DebugType { bits, align, .. } = self.info.types[ty];
                let kind = DebugTypeKind::Const(ty);
                let made = DebugType { name: String::new(), kind, bits, align, place: Loc::NONE };
                ty = self.info.types.push(made);
            }
            let (name, place) = (program.names.get(var.name).to_owned(), start(var.span));
            let is_member = matches!(var.kind, VarKind::BufferField(..));
            self.info.globals.push(DebugGlobal { name, ty, place, is_local, is_member });
        }
        program.buffers.values().for_each(|buffer| self.buffer(program, buffer));
    }

    /// Describes a constant buffer.
    fn buffer(&mut self, program: &Program, buffer: &Buffer) {
        let mut layout = Layout::default();
        for field in &buffer.fields {
            let var = &program.vars[field.var];
            if let Some(ty) = self.described(program, var.ty) {
                layout.add(&self.info.types, program.names.get(var.name), ty, var.span);
            }
        }
        let name = program.names.get(buffer.name).to_owned();
        let place = start(buffer.span);
        let ty = layout.finish(&mut self.info.types, format!("type.{name}"), place);
        self.info.buffers.push(DebugGlobal { name, ty, place, is_local: false, is_member: false });
    }
}
