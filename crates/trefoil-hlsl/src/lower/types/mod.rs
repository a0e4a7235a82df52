//! HLSL's types as the IR has them: in registers, in local memory, and laid out in resources.
//!
//! In: a type of the typed tree, and whose memory it lies in. Out: a type of the IR, with offsets, strides and names where a
//! resource has it; made once for each type and memory. Errors: offsets of the source that overlap or are too large.

mod interpolation;
mod memo;

pub(in crate::lower) use interpolation::{interpolation, said_interpolation};
pub(in crate::lower) use memo::TypeMemo;

use crate::check::kinds::LACKED_BY_TARGET;
use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::syntax::tree::MatrixOrder;
use crate::typed::{BitField, Field, NodeTy, Norm, Param, ResourceTy, Scalar, StructId, Ty, TyId};
use trefoil_ir::{
    BitLayout, ComponentType, FieldLayout, FieldMarks, LayoutRule, MatrixShape, PassedSource, ResourceKind,
    ResourceType, SourceElement, StructLayout, Type, TypeId,
};

/// The largest offset that a source may give a member.
const MAX_OFFSET: u32 = 1 << 30;

/// Whose memory it is: what decides how a type lies in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::lower) enum Memory {
    /// A local or static variable: matrices as rows, minimum precision as in registers.
    Own,
    /// A groupshared variable: lies as own memory does, but others write it too.
    Shared,
    /// What a mesh shader or a shader of rays is given: groupshared, or read only. Matrices are as declared, since other compilers' shaders
    /// share it; in SPIR-V they are rows.
    Payload,
    /// A resource, laid out by a rule: matrices as declared, minimum precision as 32 bits.
    Resource(LayoutRule),
    /// A byte address buffer whose matrices lie in one order, by rows or else by columns, whatever they are declared as; where the
    /// members of a structure lie goes by what they are declared as.
    Raw {
        /// The rule that members are placed by.
        rule: LayoutRule,
        /// Whether matrices lie by rows.
        by_rows: bool,
    },
}

/// How a matrix lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum MatrixForm {
    /// As an array of its rows.
    Rows,
    /// As an array of its columns.
    Columns,
    /// As the vector that its only row or column is; as a scalar where it has one component.
    Vector,
}

/// Where a field of a structure in a resource lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Offset {
    /// Behind the field before it, as the rule has it.
    Next,
    /// The same, of a member of a structure: DXC has a rule of its own there.
    NextInStructure,
    /// In the next row of 16 bytes that nothing lies in.
    NewRow,
    /// Where the source says, in bytes; the next field comes after it.
    At(u32),
    /// At a register or a packed offset, in bytes: fields that have none come after all that have one.
    Reserved(u32),
}

/// A field of a structure that is laid out.
pub(in crate::lower) struct Member<'a> {
    pub name: &'a str,
    pub ty: TyId,
    pub offset: Offset,
    pub norm: Norm,
    pub marks: FieldMarks,
    /// The bit-fields that share it.
    pub bits: &'a [BitField],
}

impl From<Option<u32>> for Offset {
    fn from(said: Option<u32>) -> Offset {
        said.map_or(Offset::Next, Offset::At)
    }
}

impl Memory {
    /// Whether a matrix lies as its rows.
    fn has_rows(self, row_major: bool) -> bool {
        match self {
            Self::Own | Self::Shared => true,
            Self::Payload | Self::Resource(_) => row_major,
            Self::Raw { by_rows, .. } => by_rows,
        }
    }

    /// The rule of a resource.
    fn rule(self) -> Option<LayoutRule> {
        match self {
            Self::Own | Self::Shared | Self::Payload => None,
            Self::Resource(rule) | Self::Raw { rule, .. } => Some(rule),
        }
    }
}

impl Lowerer<'_> {
    /// What a type is; an enumeration is its scalar, and a pointer its address.
    pub(in crate::lower) fn ty(&self, ty: TyId) -> Ty {
        match self.program.types.get(ty) {
            Ty::Enum(_, scalar) => Ty::Scalar(scalar),
            Ty::Pointer { .. } => Ty::Scalar(Scalar::U64),
            other => other,
        }
    }

    /// The IR type of a scalar in a register.
    pub(in crate::lower) fn scalar_type(&self, s: Scalar) -> TypeId {
        use Scalar::*;
        match s {
            Bool => TypeId::I1,
            I16 | U16 => TypeId::I16,
            I32 | U32 | Int8x4 | Uint8x4 | LiteralInt => TypeId::I32,
            I64 | U64 => TypeId::I64,
            F16 => TypeId::HALF,
            F32 | Half | LiteralFloat => TypeId::FLOAT,
            F64 => TypeId::DOUBLE,
            Min16Float | Min10Float if self.options.min_precision => TypeId::HALF,
            Min16Int | Min12Int | Min16Uint if self.options.min_precision => TypeId::I16,
            Min16Float | Min10Float => TypeId::FLOAT,
            Min16Int | Min12Int | Min16Uint => TypeId::I32,
        }
    }

    /// The IR type of a scalar in memory.
    pub(in crate::lower) fn memory_scalar(&self, s: Scalar, memory: Memory) -> TypeId {
        match s {
            Scalar::Bool => TypeId::I32,
            Scalar::Min16Float | Scalar::Min10Float if memory.rule().is_some() => TypeId::FLOAT,
            _ if s.is_min_precision() && memory.rule().is_some() => TypeId::I32,
            _ => self.scalar_type(s),
        }
    }

    /// The IR type of a scalar, vector or resource in a register; of a matrix, that of a row; else `void`.
    pub(in crate::lower) fn register_type(&mut self, ty: TyId) -> TypeId {
        match self.ty(ty) {
            Ty::Scalar(s) => self.scalar_type(s),
            Ty::Vector(s, n) => self.vector_of(s, n),
            Ty::Matrix { scalar, cols, .. } => self.vector_of(scalar, cols.into()),
            Ty::Resource(r) => self.resource_type(r),
            Ty::Spirv(id) => self.spirv_type(id),
            Ty::HitObject => self.b.ctx.hit_object(),
            Ty::Node(node) => self.node_handle_type(node),
            _ => TypeId::VOID,
        }
    }

    /// The type of the handle that an object of a node is; an error where the target has no nodes: other functions of the source may have
    /// such objects.
    fn node_handle_type(&mut self, node: NodeTy) -> TypeId {
        if !self.options.target.has_work_graphs {
            let here = crate::lower::span(self.b.loc);
            self.error(here, LACKED_BY_TARGET.with(&[&node.kind.object()]));
        }
        if node.kind.is_records() { self.b.ctx.node_records() } else { self.b.ctx.node_handle() }
    }

    /// The IR vector of `n` scalars; the scalar when `n` is 1.
    pub(in crate::lower) fn vector_of(&mut self, s: Scalar, n: u16) -> TypeId {
        let elem = self.scalar_type(s);
        self.b.ctx.types.vector(elem, u32::from(n))
    }

    /// The IR type of anything in memory.
    pub(in crate::lower) fn memory_type(&mut self, ty: TyId, memory: Memory) -> TypeId {
        let memory = if memory == Memory::Shared { Memory::Own } else { memory };
        if let Some(known) = self.types.memory_type(ty, memory) {
            return known;
        }
        let made = match self.ty(ty) {
            Ty::Scalar(s) => self.memory_scalar(s, memory),
            Ty::Vector(s, n) => {
                let elem = self.memory_scalar(s, memory);
                self.b.ctx.types.vector(elem, u32::from(n))
            }
            Ty::Matrix { scalar, rows, cols, .. } => {
                let elem = self.memory_scalar(scalar, memory);
                let (major, minor) = match self.matrix_form(ty, memory) {
                    MatrixForm::Vector => {
                        let vector = self.b.ctx.types.vector(elem, u32::from(rows) * u32::from(cols));
                        self.types.set_memory_type(ty, memory, vector);
                        return vector;
                    }
                    MatrixForm::Rows => (rows, cols),
                    MatrixForm::Columns => (cols, rows),
                };
                let vector = self.b.ctx.types.vector(elem, u32::from(minor));
                self.b.ctx.types.array(vector, u32::from(major))
            }
            Ty::Array(elem, len) => {
                let elem = self.memory_type(elem, memory);
                self.b.ctx.types.array(elem, len)
            }
            Ty::Struct(s) => self.struct_type(s, memory),
            Ty::Resource(r) => self.resource_type(r),
            Ty::Spirv(id) => self.spirv_type(id),
            Ty::HitObject => self.b.ctx.hit_object(),
            Ty::Node(node) => self.node_handle_type(node),
            Ty::Error | Ty::Void | Ty::String | Ty::Enum(..) | Ty::Pointer { .. } => TypeId::VOID,
        };
        self.types.set_memory_type(ty, memory, made);
        made
    }

    /// How a matrix lies in memory.
    pub(in crate::lower) fn matrix_form(&self, ty: TyId, memory: Memory) -> MatrixForm {
        let Ty::Matrix { rows, cols, row_major, .. } = self.ty(ty) else { return MatrixForm::Rows };
        // A payload's matrices lie for other compilers' shaders as these have them: in SPIR-V as rows, whatever they are declared as.
        let is_shared = memory == Memory::Payload && self.options.target.vulkan_language;
        let by_rows = is_shared || memory.has_rows(row_major);
        let is_vector = match memory.rule() {
            None => false,
            Some(rule) if self.options.target.narrow_matrices_are_vectors => {
                rule != LayoutRule::CBuffer && (rows == 1 || cols == 1)
            }
            Some(_) => (if by_rows { rows } else { cols }) == 1,
        };
        match (is_vector, by_rows) {
            (true, _) => MatrixForm::Vector,
            (false, true) => MatrixForm::Rows,
            (false, false) => MatrixForm::Columns,
        }
    }

    /// What an array of any dimensions holds.
    fn innermost(&self, ty: TyId) -> TyId {
        match self.ty(ty) {
            Ty::Array(elem, _) => self.innermost(elem),
            _ => ty,
        }
    }

    /// Whether a variable of a constant buffer counts as minimum precision, for where rows start: so do matrices of
    /// `bool`; arrays go by what is before them, and have no answer.
    pub(in crate::lower) fn is_min_precision(&self, ty: TyId) -> Option<bool> {
        match self.ty(ty) {
            Ty::Array(..) => None,
            Ty::Scalar(s) | Ty::Vector(s, _) => Some(s.is_min_precision()),
            Ty::Matrix { scalar, .. } => Some(scalar.is_min_precision() || scalar == Scalar::Bool),
            _ => Some(false),
        }
    }

    fn struct_type(&mut self, s: StructId, memory: Memory) -> TypeId {
        let program = self.program;
        let in_resource = memory.rule().is_some();
        let mut fields = Vec::with_capacity(program.structs[s].fields.len());
        for f in &program.structs[s].fields {
            // Of what holds bit-fields nothing is said but where it lies.
            let says = in_resource && f.bits.is_empty();
            let marks = if says { self.marks(f) } else { FieldMarks::default() };
            let mut said = f.vk_offset;
            if said.is_some_and(|offset| offset > MAX_OFFSET) {
                self.error(f.span, kinds::OFFSET_TOO_LARGE.with(&[&MAX_OFFSET]));
                said = None;
            }
            let offset = match said {
                Some(at) => Offset::At(at),
                None => Offset::NextInStructure,
            };
            let name = self.program.names.get(f.name);
            fields.push(Member { name, ty: f.ty, offset, norm: f.norm, marks, bits: &f.bits });
        }
        let name = format!("struct.{}", self.program.names.get(program.structs[s].name));
        let payloads_before = self.b.ctx.payload_access.len();
        let rooms = program.rooms.of_structs.get(&s).map_or(&[][..], Vec::as_slice);
        let id = self.laid_out_struct(&name, &fields, rooms, memory);
        if program.structs[s].fields.iter().any(|f| f.vk_offset.is_some()) {
            self.check_offsets(s, id);
        }
        if memory == Memory::Payload && program.structs[s].is_payload {
            let access = program.structs[s].fields.iter().map(|f| f.payload_access.unwrap_or(0).into());
            // Before those of the payloads in it, as DXC lists them.
            self.b.ctx.payload_access.insert(payloads_before, (id, access.collect()));
        }
        id
    }

    /// Errors for offsets that the source gives and no layout can have.
    fn check_offsets(&mut self, s: StructId, id: TypeId) {
        let program = self.program;
        let Some(layout) = self.b.ctx.layouts.get(&id) else { return };
        let types = match self.b.ctx.types.get(id) {
            trefoil_ir::Type::Struct { fields, .. } => fields.clone(),
            _ => return,
        };
        let range = |i: usize| {
            let start = u64::from(layout.fields[i].offset);
            start..start + u64::from(layout.rule.size(self.b.ctx, types[i]))
        };
        let mut wrong = None;
        for (i, field) in program.structs[s].fields.iter().enumerate() {
            let Some(offset) = field.vk_offset else { continue };
            let bytes = (self.b.ctx.types.scalar_bits(types[i]) / 8).max(1);
            let this = range(i);
            let other = (0..types.len()).find(|&j| {
                let that = range(j);
                j != i && this.start < that.end && that.start < this.end
            });
            if offset % bytes != 0 {
                wrong = Some((field.span, kinds::OFFSET_UNALIGNED.with(&[&offset, &bytes])));
            } else if let Some(other) = other {
                let name = self.program.names.get(program.structs[s].fields[other].name);
                wrong = Some((field.span, kinds::OFFSET_TAKEN.with(&[&offset, &name])));
            }
        }
        if let Some((span, message)) = wrong {
            self.error(span, message);
        }
    }

    /// What the source says of a field besides its type.
    fn marks(&mut self, field: &Field) -> FieldMarks {
        let semantic = field.semantic.map(|it| self.b.ctx.symbol(self.program.names.get(it.name)));
        let interpolation = said_interpolation(field.interp);
        FieldMarks { semantic, interpolation, precise: field.precise, vector_of_one: false }
    }

    /// A structure of named fields; in a resource, with its layout, in which others take room before some of them.
    pub(in crate::lower) fn laid_out_struct(
        &mut self,
        name: &str,
        fields: &[Member<'_>],
        rooms: &[(u32, TyId)],
        memory: Memory,
    ) -> TypeId {
        let types: Vec<TypeId> = fields.iter().map(|f| self.memory_type(f.ty, memory)).collect();
        let suffix = match memory.rule() {
            None => "",
            Some(LayoutRule::Scalar) => ".sb",
            Some(LayoutRule::CBuffer) => ".cb",
            Some(LayoutRule::Std140) => ".std140",
            Some(LayoutRule::Std430) => ".std430",
            Some(LayoutRule::VulkanScalar) => ".scalar",
            Some(LayoutRule::RawStd430) => ".raw",
            Some(LayoutRule::StrictStd140) => ".glsl140",
            Some(LayoutRule::StrictStd430) => ".glsl430",
        };
        let base = format!("{name}{suffix}");
        let id = self.unique_struct(&base, &types);
        let Some(rule) = memory.rule() else { return id };
        // Places go by the declared order of matrices.
        let types = match memory {
            Memory::Raw { .. } => {
                fields.iter().map(|f| self.memory_type(f.ty, Memory::Resource(rule))).collect()
            }
            Memory::Own | Memory::Shared | Memory::Payload | Memory::Resource(_) => types,
        };
        let reserved = fields.iter().zip(&types).filter_map(|(field, &ir)| match field.offset {
            Offset::Reserved(at) => Some(self.field_end(rule, field.ty, ir, at)),
            Offset::Next | Offset::NextInStructure | Offset::NewRow | Offset::At(_) => None,
        });
        let (mut end, mut align) = (reserved.max().unwrap_or(0), 1);
        let mut placed = Vec::with_capacity(fields.len());
        let is_structure = fields.iter().all(|field| matches!(field.offset, Offset::NextInStructure));
        let mut rooms = rooms.iter().peekable();
        for (n, (field, &ir)) in (0..).zip(fields.iter().zip(&types)) {
            while let Some(&(_, ty)) = rooms.next_if(|&&(next, _)| next == n) {
                end = self.end_of_room(ty, end, memory, is_structure);
            }
            let at = match field.offset {
                Offset::Next => self.place_field(rule, field.ty, ir, end),
                Offset::NextInStructure => self.place_member(rule, field.ty, ir, end),
                Offset::NewRow => {
                    let row = end.checked_next_multiple_of(16).unwrap_or(end);
                    self.place_field(rule, field.ty, ir, row)
                }
                Offset::At(at) | Offset::Reserved(at) => at,
            };
            align = align.max(rule.align(self.b.ctx, ir));
            let (component, matrix) = self.describe(field.ty);
            end = end.max(self.field_end(rule, field.ty, ir, at));
            let component = normalised(component, field.norm);
            let name = self.b.ctx.symbol(field.name);
            let vector_of_one = matches!(self.ty(self.innermost(field.ty)), Ty::Vector(_, 1));
            let marks = FieldMarks { vector_of_one, ..field.marks };
            let bits = self.describe_bits(field.bits);
            // What holds bit-fields is what the first of them is declared as, `bool` too.
            let component = bits.first().map_or(component, |first| first.component);
            placed.push(FieldLayout { name, offset: at, component, matrix, marks, bits });
        }
        for &(_, ty) in rooms {
            end = self.end_of_room(ty, end, memory, is_structure);
        }
        let align = match rule {
            LayoutRule::CBuffer => 16,
            // A vector of three or four 64-bit numbers needs 32.
            LayoutRule::Std140 | LayoutRule::StrictStd140 => align.max(16),
            LayoutRule::Scalar
            | LayoutRule::Std430
            | LayoutRule::StrictStd430
            | LayoutRule::VulkanScalar
            | LayoutRule::RawStd430 => align,
        };
        let size = match rule {
            LayoutRule::CBuffer | LayoutRule::VulkanScalar => end,
            LayoutRule::Scalar
            | LayoutRule::Std140
            | LayoutRule::Std430
            | LayoutRule::StrictStd140
            | LayoutRule::StrictStd430
            | LayoutRule::RawStd430 => end.checked_next_multiple_of(align).unwrap_or(end),
        };
        self.b.ctx.layouts.insert(id, StructLayout { rule, size, align, fields: placed });
        id
    }

    /// Where a field that lies at an offset ends.
    /// Where the room ends that a member without numbers takes, those before it ending at `end`: with DXC a structured buffer is a structure of
    /// one element, which begins a row, but follows in a structure as a scalar would.
    fn end_of_room(&mut self, ty: TyId, end: u32, memory: Memory, in_structure: bool) -> u32 {
        let unit = match self.ty(ty) {
            Ty::Resource(r) if in_structure => {
                let ir = self.memory_type(r.element, memory);
                LayoutRule::Scalar.align(self.b.ctx, ir).min(4)
            }
            _ => 16,
        };
        let room = self.room(ty, memory);
        if room == 0 && !in_structure {
            return end;
        }
        let at = end.checked_next_multiple_of(unit).unwrap_or(end);
        at.saturating_add(room)
    }

    fn room(&mut self, ty: TyId, memory: Memory) -> u32 {
        match self.ty(ty) {
            Ty::Array(elem, len) => {
                let one = self.room(elem, memory);
                let stride = one.checked_next_multiple_of(16).unwrap_or(one);
                stride.saturating_mul(len.saturating_sub(1)).saturating_add(one)
            }
            Ty::Resource(r) => {
                let ir = self.memory_type(r.element, memory);
                memory.rule().map_or(0, |rule| self.field_end(rule, r.element, ir, 0))
            }
            Ty::Struct(s) => {
                let program = self.program;
                let fields = program.structs[s].fields.iter().filter(|field| program.takes_room(field.ty));
                fields.fold(0, |end, field| self.end_of_room(field.ty, end, memory, true))
            }
            _ => 0,
        }
    }

    fn field_end(&self, rule: LayoutRule, ty: TyId, ir: TypeId, at: u32) -> u32 {
        let end = at.saturating_add(rule.size(self.b.ctx, ir));
        let (component, matrix) = self.describe(ty);
        match matrix {
            Some(shape)
                if rule == LayoutRule::CBuffer
                    && self.options.target.wide_half_matrices
                    && matches!(component, ComponentType::F16 | ComponentType::I16 | ComponentType::U16)
                    && !self.scalar_of(self.innermost(ty)).is_min_precision() =>
            {
                // Its last vector takes the room of one with components of 32 bits.
                let minor = if shape.row_major { shape.cols } else { shape.rows };
                end.saturating_add(2 * u32::from(minor))
            }
            _ => end,
        }
    }

    /// Where a field goes when the fields before it end at `end`. In a constant buffer a matrix that is one vector starts
    /// no row of its own; one of 16-bit numbers must fit as if they had 32 bits.
    fn place_field(&self, rule: LayoutRule, ty: TyId, ir: TypeId, end: u32) -> u32 {
        let ctx = &self.b.ctx;
        let vector = match *ctx.types.get(ir) {
            Type::Array { elem, len: 1 } => elem,
            Type::Array { .. } => return rule.place_one(ctx, ir, end),
            _ => ir,
        };
        if rule != LayoutRule::CBuffer || !self.is_matrix(ty) {
            return rule.place_one(ctx, ir, end);
        }
        let at = rule.place_one(ctx, vector, end);
        let is_half = ctx.types.scalar_bits(ctx.types.scalar(vector)) == 16;
        let size = rule.size(ctx, vector);
        let room = if is_half && self.options.target.wide_half_matrices { 2 * size } else { size };
        if at % 16 + room > 16 { at.checked_next_multiple_of(16).unwrap_or(at) } else { at }
    }

    /// Where a member of a structure goes when those before it end at `end`. DXC asks of a matrix in a constant buffer whether it
    /// would be several vectors in the order that matrices have by default, whatever its own is, and whether its numbers would fit
    /// into the row if they lay one after the other.
    fn place_member(&self, rule: LayoutRule, ty: TyId, ir: TypeId, end: u32) -> u32 {
        let Ty::Matrix { scalar, rows, cols, .. } = self.ty(ty) else {
            return self.place_field(rule, ty, ir, end);
        };
        if rule != LayoutRule::CBuffer || !self.options.target.wide_half_matrices {
            return self.place_field(rule, ty, ir, end);
        }
        let vectors = if self.options.matrix_order == MatrixOrder::Row { rows } else { cols };
        let scalar = self.memory_scalar(scalar, Memory::Resource(rule));
        let scalar = self.b.ctx.types.scalar_bits(scalar) / 8;
        let size = scalar * u32::from(rows) * u32::from(cols);
        let starts_row = vectors > 1 || end % 16 + size > 16;
        let multiple = if starts_row { 16 } else { scalar };
        end.checked_next_multiple_of(multiple).unwrap_or(end)
    }

    fn unique_struct(&mut self, base: &str, fields: &[TypeId]) -> TypeId {
        let mut name = base.to_owned();
        for number in 1u32.. {
            let symbol = self.b.ctx.symbol(&name);
            if self.b.ctx.types.find_struct(symbol).is_none()
                && let Some(id) = self.b.ctx.types.named_struct(symbol, fields)
            {
                return id;
            }
            name = format!("{base}.{number}");
        }
        unreachable!("one of the numbers is free")
    }

    /// The component of a type's innermost scalar, and the shape when that is a matrix's.
    fn describe(&self, mut ty: TyId) -> (ComponentType, Option<MatrixShape>) {
        while let Ty::Array(elem, _) = self.ty(ty) {
            ty = elem;
        }
        match self.ty(ty) {
            Ty::Scalar(s) | Ty::Vector(s, _) => (component(s), None),
            Ty::Matrix { scalar, rows, cols, row_major } => {
                (component(scalar), Some(MatrixShape { rows, cols, row_major }))
            }
            _ => (ComponentType::Invalid, None),
        }
    }

    /// The bit-fields that share a field; those without a width have no place in it.
    fn describe_bits(&mut self, bits: &[BitField]) -> Vec<BitLayout> {
        let placed = bits.iter().filter(|part| part.width > 0);
        placed
            .map(|&BitField { name, ty, offset, width }| {
                let name = name.map(|name| self.b.ctx.symbol(self.program.names.get(name)));
                BitLayout { name, component: self.describe(ty).0, offset, width }
            })
            .collect()
    }

    /// What an element of a structured buffer is beyond its type in memory; none of other resources, and of elements that
    /// the type in memory tells.
    pub(in crate::lower) fn source_element(&self, ty: TyId) -> Option<SourceElement> {
        let Ty::Resource(ResourceTy { kind: ResourceKind::StructuredBuffer, element, .. }) = self.ty(ty)
        else {
            return None;
        };
        let (component, matrix) = self.describe(element);
        // DXC tells the order that matrices have by default, whatever the element is declared with.
        let row_major = self.options.matrix_order == MatrixOrder::Row;
        let matrix = matrix.map(|shape| MatrixShape { row_major, ..shape });
        let vector_of_one = matches!(self.ty(element), Ty::Vector(_, 1));
        let is_plain = matches!(
            component,
            ComponentType::Invalid
                | ComponentType::U32
                | ComponentType::F32
                | ComponentType::F64
                | ComponentType::U64
        );
        let tells = !is_plain || matrix.is_some() || vector_of_one;
        tells.then_some(SourceElement { component, matrix, vector_of_one })
    }

    /// What a parameter, or a result, is beyond its type; none of structures, and of what the type tells.
    pub(in crate::lower) fn passed_source(
        &mut self,
        ty: TyId,
        param: Option<&Param>,
    ) -> Option<PassedSource> {
        let (component, matrix) = self.describe(ty);
        if component == ComponentType::Invalid {
            return None;
        }
        let mut marks = FieldMarks::default();
        if let Some(param) = param {
            marks.precise = self.program.vars[param.var].precise;
            marks.semantic = param.semantic.map(|it| self.b.ctx.symbol(self.program.names.get(it.name)));
            marks.interpolation = said_interpolation(param.interp);
        }
        let is_plain = matches!(component, ComponentType::I32 | ComponentType::F32);
        let tells = !is_plain || matrix.is_some() || marks != FieldMarks::default();
        tells.then_some(PassedSource { component, matrix, marks })
    }

    /// The handle type of a resource.
    pub(in crate::lower) fn resource_type(&mut self, r: ResourceTy) -> TypeId {
        let (element, comp) = match r.kind {
            ResourceKind::RawBuffer => (TypeId::I8, ComponentType::Invalid),
            ResourceKind::StructuredBuffer => {
                let memory = Memory::Resource(self.options.structured_rule);
                (self.memory_type(r.element, memory), ComponentType::Invalid)
            }
            ResourceKind::CBuffer | ResourceKind::TBuffer => {
                let rule = self.buffer_rule(r.kind == ResourceKind::TBuffer);
                (self.memory_type(r.element, Memory::Resource(rule)), ComponentType::Invalid)
            }
            _ => self.typed_element(r),
        };
        self.handle_type(r, element, comp)
    }

    /// The handle type of a constant buffer that has no descriptor of its own.
    pub(in crate::lower) fn direct_buffer_type(&mut self, r: ResourceTy) -> TypeId {
        let element = self.memory_type(r.element, Memory::Resource(self.options.structured_rule));
        self.handle_type(r, element, ComponentType::Invalid)
    }

    fn handle_type(&mut self, r: ResourceTy, element: TypeId, component: ComponentType) -> TypeId {
        self.b.ctx.types.resource(ResourceType {
            kind: r.kind,
            element,
            component,
            writable: r.writable,
            rasterizer_ordered: r.rasterizer_ordered,
            samples: r.samples,
            image_format: 0,
            combined: false,
        })
    }

    /// The rule by which the contents of a constant buffer lie, by its handle.
    pub(in crate::lower) fn rule_of_contents(&self, handle: trefoil_ir::Value, r: ResourceTy) -> LayoutRule {
        let element = self.b.ctx.types.as_resource(self.b.type_of(handle)).map(|facts| facts.element);
        let layout = element.and_then(|element| self.b.ctx.layouts.get(&element));
        layout.map_or_else(|| self.buffer_rule(r.kind == ResourceKind::TBuffer), |layout| layout.rule)
    }

    fn typed_element(&mut self, r: ResourceTy) -> (TypeId, ComponentType) {
        let (s, n) = match self.ty(r.element) {
            Ty::Scalar(s) => (s, 1),
            Ty::Vector(s, n) => (s, n),
            Ty::Struct(_) | Ty::Array(..) | Ty::Matrix { .. }
                if let Some(leaves) = self.uniform_leaves(r.element) =>
            {
                leaves
            }
            _ => return (TypeId::VOID, ComponentType::Invalid),
        };
        let norm = match (r.unorm, r.snorm) {
            (true, _) => Norm::Unsigned,
            (_, true) => Norm::Signed,
            _ => Norm::No,
        };
        let comp = match r.half && self.options.target.vulkan_language {
            // The texels of an image of halves have 16 bits.
            true => ComponentType::F16,
            false => normalised(component(s), norm),
        };
        let elem = if s == Scalar::Bool { TypeId::I32 } else { self.scalar_type(s) };
        (self.b.ctx.types.vector(elem, u32::from(n)), comp)
    }

    /// The scalar that a structure is made of and how many of it, when that makes a vector.
    pub(in crate::lower) fn uniform_leaves(&self, ty: TyId) -> Option<(Scalar, u16)> {
        let mut at = ty;
        let scalar = loop {
            match self.ty(at) {
                Ty::Struct(s) => at = self.program.structs[s].fields.first()?.ty,
                Ty::Array(elem, _) => at = elem,
                _ => break self.numeric(at)?.scalar,
            }
        };
        let count = self.leaf_count(ty);
        (1..=4).contains(&count).then_some((scalar, count as u16))
    }

    /// The rule by which a constant buffer (or texture buffer) is laid out.
    pub(in crate::lower) fn buffer_rule(&self, is_texture: bool) -> LayoutRule {
        match self.options.constant_rule {
            LayoutRule::Std140 if is_texture => LayoutRule::Std430,
            LayoutRule::StrictStd140 if is_texture => LayoutRule::StrictStd430,
            rule => rule,
        }
    }

    /// Whether a type holds a resource somewhere.
    pub(in crate::lower) fn holds_resource(&self, ty: TyId) -> bool {
        match self.ty(ty) {
            Ty::Resource(_) => true,
            Ty::Array(elem, _) => self.holds_resource(elem),
            Ty::Struct(s) => self.program.structs[s].fields.iter().any(|f| self.holds_resource(f.ty)),
            _ => false,
        }
    }
}

/// The component that a scalar is in signatures and typed elements.
pub(in crate::lower) fn component(s: Scalar) -> ComponentType {
    use Scalar::*;
    match s {
        Bool => ComponentType::I1,
        I16 | Min16Int | Min12Int => ComponentType::I16,
        U16 | Min16Uint => ComponentType::U16,
        I32 | LiteralInt => ComponentType::I32,
        U32 | Int8x4 | Uint8x4 => ComponentType::U32,
        I64 => ComponentType::I64,
        U64 => ComponentType::U64,
        F16 | Min16Float | Min10Float => ComponentType::F16,
        F32 | Half | LiteralFloat => ComponentType::F32,
        F64 => ComponentType::F64,
    }
}

/// A component that is stored in a texel, or passed between stages, as a part of its range.
pub(in crate::lower) fn normalised(component: ComponentType, norm: Norm) -> ComponentType {
    match (component, norm) {
        (ComponentType::F16, Norm::Unsigned) => ComponentType::UNormF16,
        (ComponentType::F16, Norm::Signed) => ComponentType::SNormF16,
        (ComponentType::F32, Norm::Unsigned) => ComponentType::UNormF32,
        (ComponentType::F32, Norm::Signed) => ComponentType::SNormF32,
        (other, _) => other,
    }
}
