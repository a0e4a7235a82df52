//! Places: where a value lies, how it is read and written there.

use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::types::{MatrixForm, Memory};
use crate::lower::values::parts::Lane;
use crate::lower::values::{Place, Val};
use crate::typed::{Scalar, Ty, TyId};
use smallvec::{SmallVec, smallvec};
use trefoil_ir::{FloatPredicate, Hint, IntPredicate, Intrinsic, Opcode, ResourceId, Type, TypeId, Value};

/// Arrays longer than this are copied by a loop.
const UNROLLED_COPY: u32 = 32;

/// Arrays that are apart in a signature are copied element by element up to this length: more rows no stage passes.
const MAX_UNROLLED_ROWS: u32 = 128;

/// Whether a place is part of a signature, whose elements may be apart.
fn is_apart(place: &Place) -> bool {
    matches!(place, Place::Vertices(_) | Place::Mesh(_))
}

impl Lowerer<'_> {
    /// A fresh place of the function's own for a value of this type.
    pub(in crate::lower) fn temporary(&mut self, ty: TyId) -> Place {
        let Some(first) = self.variables(ty) else { return self.own_memory(ty) };
        let place = Place::Own { first };
        if self.program.has_bit_fields {
            self.clear_bits(&place, ty);
        }
        place
    }

    /// Fresh memory of the function's own for a value of this type.
    pub(in crate::lower) fn own_memory(&mut self, ty: TyId) -> Place {
        let place = self.own_columns(ty).unwrap_or_else(|| {
            let ir = self.memory_type(ty, Memory::Own);
            Place::Memory { pointer: self.b.alloca(ir), memory: Memory::Own, whole: false }
        });
        if self.program.has_bit_fields {
            self.clear_bits(&place, ty);
        }
        place
    }

    /// The value at a place. Structures and arrays are not copied.
    pub(in crate::lower) fn load(&mut self, place: &Place, ty: TyId) -> Val {
        match place {
            Place::Value(val) => val.clone(),
            Place::Vertices(vertices) => self.load_vertices(vertices, ty),
            Place::Mesh(_) => self.load_mesh(place, ty),
            Place::Texel { handle, coordinates, sample } => {
                self.load_texel(*handle, *coordinates, *sample, None, ty)
            }
            Place::Parts(_) | Place::Columns(_) => Val::Memory(Box::new(place.clone())),
            Place::Memory { pointer, memory, .. } => self.load_memory(*pointer, *memory, place, ty),
            Place::Own { first } => self.load_own(*first, place, ty),
            Place::Lanes { base, base_ty, lanes } => {
                if let Place::Row { .. } = **base {
                    let known: SmallVec<[Lane; 4]> = lanes.iter().map(|&n| Lane::Known(n.into())).collect();
                    if let Some(loaded) = self.lanes_of_row(base, &known) {
                        return Val::Single(loaded);
                    }
                }
                let vector = self.load(base, *base_ty);
                let vector = self.as_single(vector, *base_ty);
                let lanes: SmallVec<[u32; 4]> = lanes.iter().map(|&l| u32::from(l)).collect();
                Val::Single(self.b.swizzle(vector, &lanes))
            }
            Place::Lane { base, base_ty, lane } => {
                if let Some(loaded) = self.lanes_of_row(base, &[Lane::Dynamic(*lane)]) {
                    return Val::Single(loaded);
                }
                let vector = self.load(base, *base_ty);
                let vector = self.as_single(vector, *base_ty);
                Val::Single(self.dynamic_lane(vector, *lane))
            }
            Place::Elements { base, base_ty, elements } => {
                let matrix = self.load(base, *base_ty);
                let Val::Rows(rows) = matrix else { return self.filled(ty, false) };
                let scalars: SmallVec<[Value; 4]> = elements
                    .iter()
                    .map(|&(r, c)| self.b.extract(rows[usize::from(r)], u32::from(c)))
                    .collect();
                Val::Single(self.b.vector(&scalars))
            }
            Place::Row { base, base_ty, row } => {
                if let Ty::Matrix { cols, .. } = self.ty(*base_ty) {
                    let lanes: SmallVec<[Lane; 4]> = (0..cols).map(|n| Lane::Known(n.into())).collect();
                    if let Some(loaded) = self.lanes_of_row(place, &lanes) {
                        return Val::Single(loaded);
                    }
                }
                let matrix = self.load(base, *base_ty);
                Val::Single(self.dynamic_row(&matrix, *row, ty))
            }
            Place::Bits { base, base_ty, offset, width } => {
                self.load_bits(base, *base_ty, *offset, *width, ty)
            }
            Place::Resource { id, index, non_uniform } => {
                if !matches!(self.ty(ty), Ty::Resource(_)) {
                    return Val::Memory(Box::new(place.clone()));
                }
                Val::Single(self.handle(*id, *index, *non_uniform))
            }
        }
    }

    /// One lane of a vector by number at run time; a scalar is its own lane.
    pub(in crate::lower) fn dynamic_lane(&mut self, vector: Value, lane: Value) -> Value {
        let ty = self.b.type_of(vector);
        if matches!(self.b.ctx.types.get(ty), Type::Vector { .. }) {
            self.b.extract_dynamic(vector, lane)
        } else {
            vector
        }
    }

    /// A handle to a resource of a variable.
    pub(in crate::lower) fn handle(&mut self, id: ResourceId, index: Value, non_uniform: bool) -> Value {
        let ty = self.b.ctx.resources[id].ty;
        let operands = [self.b.ctx.i32(id.as_u32()), index, self.b.ctx.bool(non_uniform)];
        let handle = self.b.intrinsic(Intrinsic::Handle, ty, &operands);
        self.note_handle(id, index, handle);
        handle
    }

    fn load_memory(&mut self, pointer: Value, memory: Memory, place: &Place, ty: TyId) -> Val {
        match self.ty(ty) {
            Ty::Scalar(s) | Ty::Vector(s, _) => {
                let ir = self.memory_type(ty, memory);
                let raw = self.b.load(ir, pointer);
                Val::Single(self.in_register(raw, s))
            }
            Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_) => {
                let ir = self.register_type(ty);
                Val::Single(self.b.load(ir, pointer))
            }
            Ty::Matrix { scalar, rows, cols, .. } => {
                let ir = self.memory_type(ty, memory);
                let form = self.matrix_form(ty, memory);
                if form == MatrixForm::Vector {
                    let raw = self.b.load(ir, pointer);
                    let vector = self.in_register(raw, scalar);
                    return Val::Rows(self.rows_of_vector(vector, rows));
                }
                let by_rows = form == MatrixForm::Rows;
                let count = if by_rows { rows } else { cols };
                let majors: SmallVec<[Value; 4]> = (0..count)
                    .map(|i| {
                        let raw = self.load_major(ir, pointer, i);
                        self.in_register(raw, scalar)
                    })
                    .collect();
                if by_rows { Val::Rows(majors) } else { self.rows_of_columns(&majors, rows) }
            }
            Ty::Array(..) | Ty::Struct(_) => Val::Memory(Box::new(place.clone())),
            Ty::Void | Ty::String | Ty::Error | Ty::Enum(..) | Ty::Pointer { .. } => Val::Void,
        }
    }

    /// The rows of a matrix of one row or one column, which is a vector in memory.
    pub(in crate::lower) fn rows_of_vector(&mut self, vector: Value, rows: u8) -> SmallVec<[Value; 4]> {
        match rows {
            1 => smallvec![vector],
            _ => (0..u32::from(rows)).map(|row| self.b.extract(vector, row)).collect(),
        }
    }

    fn load_major(&mut self, matrix: TypeId, pointer: Value, i: u8) -> Value {
        let index = self.b.ctx.i32(u32::from(i));
        let at = self.b.gep(matrix, pointer, &[index]);
        let ty = self.b.ctx.types.member(matrix, 0).unwrap_or(TypeId::VOID);
        self.b.load(ty, at)
    }

    /// Columns from rows, or rows from columns: vectors of one length made `len` vectors.
    pub(in crate::lower) fn transposed(&mut self, vectors: &[Value], len: u8) -> SmallVec<[Value; 4]> {
        (0..len)
            .map(|i| {
                let parts: SmallVec<[Value; 4]> =
                    vectors.iter().map(|&v| self.b.extract(v, u32::from(i))).collect();
                self.b.vector(&parts)
            })
            .collect()
    }

    /// What memory holds, as registers have it.
    pub(in crate::lower) fn in_register(&mut self, raw: Value, s: Scalar) -> Value {
        let from = self.b.type_of(raw);
        let scalar = self.scalar_type(s);
        let to = self.b.ctx.types.with_shape_of(from, scalar);
        match s {
            Scalar::Bool => {
                let zero = self.b.ctx.zero(from);
                self.b.icmp(IntPredicate::Ne, raw, zero)
            }
            _ if s.is_float() => self.b.cast(Opcode::FpTrunc, raw, to),
            _ => self.b.cast(Opcode::Trunc, raw, to),
        }
    }

    /// What registers hold, as memory has it.
    pub(in crate::lower) fn in_memory(&mut self, value: Value, s: Scalar, memory: Memory) -> Value {
        let from = self.b.type_of(value);
        let scalar = self.memory_scalar(s, memory);
        let to = self.b.ctx.types.with_shape_of(from, scalar);
        let op = if s.is_float() {
            Opcode::FpExt
        } else if s.is_signed() {
            Opcode::SExt
        } else {
            Opcode::ZExt
        };
        self.b.cast(op, value, to)
    }

    /// Writes a value to a place.
    pub(in crate::lower) fn store(&mut self, place: &Place, ty: TyId, val: &Val) {
        if self.store_parts(place, ty, val) || self.store_mesh(place, ty, val) {
            return;
        }
        match place {
            Place::Memory { pointer, memory, .. } => self.store_memory(*pointer, *memory, place, ty, val),
            Place::Own { first } => self.store_own(*first, place, ty, val),
            Place::Lanes { base, base_ty, lanes } => self.store_lanes(base, *base_ty, lanes, ty, val),
            Place::Lane { base, base_ty, lane } => {
                let scalar = self.as_single(val.clone(), ty);
                let vector = self.load(base, *base_ty);
                let vector = self.as_single(vector, *base_ty);
                let shape = self.b.type_of(vector);
                let new = if matches!(self.b.ctx.types.get(shape), Type::Vector { .. }) {
                    self.b.insert_dynamic(vector, scalar, *lane)
                } else {
                    scalar
                };
                self.store(base, *base_ty, &Val::Single(new));
            }
            Place::Elements { base, base_ty, elements } => {
                let value = self.as_single(val.clone(), ty);
                let matrix = self.load(base, *base_ty);
                let Val::Rows(mut rows) = matrix else { return };
                for (i, &(r, c)) in elements.iter().enumerate() {
                    let scalar = self.b.extract(value, i as u32);
                    let row = &mut rows[usize::from(r)];
                    *row = self.inserted(*row, scalar, u32::from(c));
                }
                self.store(base, *base_ty, &Val::Rows(rows));
            }
            Place::Row { base, base_ty, row } => {
                let value = self.as_single(val.clone(), ty);
                let matrix = self.load(base, *base_ty);
                let Val::Rows(mut rows) = matrix else { return };
                for (i, old) in rows.iter_mut().enumerate() {
                    let number = self.b.ctx.i32(i as u32);
                    let here = self.b.icmp(IntPredicate::Eq, *row, number);
                    *old = self.b.select(here, value, *old);
                }
                self.store(base, *base_ty, &Val::Rows(rows));
            }
            Place::Bits { base, base_ty, offset, width } => {
                let value = self.as_single(val.clone(), ty);
                self.store_bits(base, *base_ty, (*offset, *width), value, ty);
            }
            Place::Texel { handle, coordinates, sample } => {
                let value = self.as_single(val.clone(), ty);
                let scalar = self.scalar_of(ty);
                let value = self.in_memory(value, scalar, Memory::Own);
                let operands = [*handle, *coordinates, *sample, value];
                self.b.intrinsic(Intrinsic::StoreSample, TypeId::VOID, &operands);
            }
            Place::Parts(_) | Place::Columns(_) if let Val::Memory(from) = val => {
                let from = (**from).clone();
                self.copy(place, &from, ty);
            }
            Place::Resource { .. }
            | Place::Parts(_)
            | Place::Columns(_)
            | Place::Vertices(_)
            | Place::Mesh(_)
            | Place::Value(_) => {
                let message = &kinds::BOUND_RESOURCE_ASSIGNED;
                self.errors.push(trefoil_ir::Error::new(self.b.loc, message));
            }
        }
    }

    /// A vector (or a scalar, as its only lane) with one lane replaced.
    pub(in crate::lower) fn inserted(&mut self, vector: Value, scalar: Value, lane: u32) -> Value {
        let ty = self.b.type_of(vector);
        if matches!(self.b.ctx.types.get(ty), Type::Vector { .. }) {
            self.b.insert(vector, scalar, lane)
        } else {
            scalar
        }
    }

    fn store_lanes(&mut self, base: &Place, base_ty: TyId, lanes: &[u16], ty: TyId, val: &Val) {
        let value = self.as_single(val.clone(), ty);
        let old = self.load(base, base_ty);
        let mut vector = self.as_single(old, base_ty);
        for (i, &lane) in lanes.iter().enumerate() {
            let scalar = self.b.extract(value, i as u32);
            vector = self.inserted(vector, scalar, u32::from(lane));
        }
        self.store(base, base_ty, &Val::Single(vector));
    }

    fn store_memory(&mut self, pointer: Value, memory: Memory, place: &Place, ty: TyId, val: &Val) {
        match (self.ty(ty), val) {
            (Ty::Scalar(s) | Ty::Vector(s, _), Val::Single(v)) => {
                let raw = self.in_memory(*v, s, memory);
                self.b.store(raw, pointer);
            }
            (Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_), Val::Single(v)) => {
                self.b.store(*v, pointer)
            }
            (Ty::Matrix { scalar, cols, .. }, Val::Rows(rows)) => {
                let ir = self.memory_type(ty, memory);
                let majors = match self.matrix_form(ty, memory) {
                    MatrixForm::Vector => {
                        let vector = if let [row] = rows[..] { row } else { self.b.vector(rows) };
                        let raw = self.in_memory(vector, scalar, memory);
                        return self.b.store(raw, pointer);
                    }
                    MatrixForm::Rows => rows.clone(),
                    MatrixForm::Columns => self.transposed(rows, cols),
                };
                for (i, &major) in majors.iter().enumerate() {
                    let raw = self.in_memory(major, scalar, memory);
                    let index = self.b.ctx.i32(i as u32);
                    let at = self.b.gep(ir, pointer, &[index]);
                    self.b.store(raw, at);
                }
            }
            (Ty::Array(..) | Ty::Struct(_), Val::Memory(from)) => {
                let from = (**from).clone();
                self.copy(place, &from, ty);
            }
            _ => {}
        }
    }

    /// Copies a structure or array part by part.
    pub(in crate::lower) fn copy(&mut self, to: &Place, from: &Place, ty: TyId) {
        if let (Place::Own { first: to }, Place::Own { first: from }) = (to, from) {
            return self.copy_own(*to, *from, ty);
        }
        if let (Place::Memory { pointer: a, .. }, Place::Memory { pointer: b, .. }) = (to, from)
            && a == b
        {
            return;
        }
        match self.ty(ty) {
            Ty::Struct(s) => {
                for i in 0..self.program.structs[s].fields.len() {
                    let part = self.program.structs[s].fields[i].ty;
                    let (to, from) = (self.field(to, ty, i as u32), self.field(from, ty, i as u32));
                    self.copy(&to, &from, part);
                }
            }
            // An index that is known chooses among elements that are apart.
            Ty::Array(elem, len @ ..=MAX_UNROLLED_ROWS)
                if self.travels_in_turn(ty) && (is_apart(to) || is_apart(from)) =>
            {
                for i in 0..len {
                    let index = self.b.ctx.i32(i);
                    let (to, from) = (self.element(to, ty, index), self.element(from, ty, index));
                    self.copy(&to, &from, elem);
                }
            }
            Ty::Array(elem, len) => self.for_each_index(len, &mut |it, index| {
                let (to, from) = (it.element(to, ty, index), it.element(from, ty, index));
                it.copy(&to, &from, elem);
            }),
            _ => {
                let val = self.load(from, ty);
                self.store(to, ty, &val);
            }
        }
    }

    /// Writes zero to every scalar of a place.
    pub(in crate::lower) fn store_zero(&mut self, to: &Place, ty: TyId) {
        match self.ty(ty) {
            Ty::Struct(s) => {
                for i in 0..self.program.structs[s].fields.len() {
                    let part = self.program.structs[s].fields[i].ty;
                    let to = self.field(to, ty, i as u32);
                    self.store_zero(&to, part);
                }
            }
            Ty::Array(elem, len) => self.for_each_index(len, &mut |it, index| {
                let to = it.element(to, ty, index);
                it.store_zero(&to, elem);
            }),
            _ => {
                let zero = self.filled(ty, true);
                self.store(to, ty, &zero);
            }
        }
    }

    /// Does something for each index of an array: one after the other when they are few, else in a loop.
    pub(in crate::lower) fn for_each_index(&mut self, len: u32, f: &mut dyn FnMut(&mut Self, Value)) {
        if len <= UNROLLED_COPY {
            for i in 0..len {
                // Arrays of arrays come to a product of lengths.
                if self.is_full() {
                    return;
                }
                let index = self.b.ctx.i32(i);
                f(self, index);
            }
            return;
        }
        let counter = self.b.alloca(TypeId::I32);
        let (zero, one, end) = (self.b.ctx.i32(0), self.b.ctx.i32(1), self.b.ctx.i32(len));
        self.b.store(zero, counter);
        let guard = self.b.begin_loop(Hint::Loop);
        let index = self.b.load(TypeId::I32, counter);
        let inside = self.b.icmp(IntPredicate::Ult, index, end);
        let body = self.b.new_block();
        self.b.cond_br(inside, body, guard.merge);
        self.b.start_block(body);
        f(self, index);
        self.b.begin_continue(&guard);
        let next = self.b.binary(Opcode::Add, index, one);
        self.b.store(next, counter);
        self.b.end_loop(guard, None);
    }

    /// A field of a structure that lies somewhere.
    pub(in crate::lower) fn field(&mut self, base: &Place, ty: TyId, field: u32) -> Place {
        match base {
            Place::Memory { pointer, memory, whole } => {
                let ir = self.memory_type(ty, *memory);
                let index = self.b.ctx.i32(field);
                let pointer = self.b.gep(ir, *pointer, &[index]);
                Place::Memory { pointer, memory: *memory, whole: *whole }
            }
            Place::Value(Val::Memory(inner)) => {
                let inner = (**inner).clone();
                self.field(&inner, ty, field)
            }
            Place::Parts(parts) if let Some(part) = parts.get(field as usize) => part.clone(),
            Place::Own { first } => self.own_field(*first, ty, field),
            Place::Columns(columns) => self.columns_field(columns, field),
            Place::Vertices(vertices) => self.vertices_field(vertices, ty, field),
            Place::Mesh(mesh) => self.mesh_field(mesh, ty, field),
            other => other.clone(),
        }
    }

    /// An element of an array, a lane of a vector or a row of a matrix that lies somewhere.
    pub(in crate::lower) fn element(&mut self, base: &Place, ty: TyId, index: Value) -> Place {
        if let Place::Value(Val::Memory(inner)) = base {
            let inner = (**inner).clone();
            return self.element(&inner, ty, index);
        }
        match (self.ty(ty), base) {
            (Ty::Array(..) | Ty::Matrix { .. }, Place::Own { first }) => self.own_element(*first, ty, index),
            (Ty::Array(..), Place::Columns(columns)) => self.columns_element(columns, index),
            (_, Place::Parts(parts)) => {
                if let Some(part) = self.b.ctx.as_int(index).and_then(|i| parts.get(i as usize)) {
                    return part.clone();
                }
                let message = &kinds::CBUFFER_RESOURCE_INDEX;
                self.errors.push(trefoil_ir::Error::new(self.b.loc, message));
                Place::Value(Val::Void)
            }
            (Ty::Array(elem, _), Place::Vertices(vertices)) => {
                self.vertices_element(vertices, ty, elem, index)
            }
            (Ty::Array(..), Place::Mesh(mesh)) => self.mesh_element(mesh, ty, index),
            (Ty::Array(elem, _), Place::Resource { id, index: before, non_uniform }) => {
                let scale = self.resource_count(elem);
                let (id, before, non_uniform) = (*id, *before, *non_uniform);
                let index = if scale == 1 {
                    index
                } else {
                    let scale = self.b.ctx.i32(scale);
                    self.scaled(index, scale)
                };
                let index = self.sum(before, index);
                Place::Resource { id, index, non_uniform }
            }
            (Ty::Array(..), Place::Memory { pointer, memory, whole }) => {
                let ir = self.memory_type(ty, *memory);
                let pointer = self.b.gep(ir, *pointer, &[index]);
                Place::Memory { pointer, memory: *memory, whole: *whole }
            }
            (Ty::Matrix { rows, .. }, Place::Memory { pointer, memory, whole: false })
                if self.matrix_form(ty, *memory) != MatrixForm::Columns =>
            {
                let ir = self.memory_type(ty, *memory);
                // A vector that is the only row is the row; of a column each component is one.
                let is_row = rows == 1 && self.matrix_form(ty, *memory) == MatrixForm::Vector;
                let pointer = if is_row { *pointer } else { self.b.gep(ir, *pointer, &[index]) };
                Place::Memory { pointer, memory: *memory, whole: false }
            }
            (Ty::Matrix { .. }, _) => Place::Row { base: Box::new(base.clone()), base_ty: ty, row: index },
            (Ty::Vector(_, n), Place::Memory { pointer, memory, whole: false })
                if n > 1 && self.b.ctx.as_int(index).is_none() =>
            {
                let ir = self.memory_type(ty, *memory);
                let pointer = self.b.gep(ir, *pointer, &[index]);
                Place::Memory { pointer, memory: *memory, whole: false }
            }
            _ => match self.b.ctx.as_int(index) {
                Some(lane) if lane < 1024 => {
                    Place::Lanes { base: Box::new(base.clone()), base_ty: ty, lanes: smallvec![lane as u16] }
                }
                _ => Place::Lane { base: Box::new(base.clone()), base_ty: ty, lane: index },
            },
        }
    }

    pub(in crate::lower) fn scaled(&mut self, index: Value, scale: Value) -> Value {
        match (self.b.ctx.as_int(index), self.b.ctx.as_int(scale)) {
            (Some(a), Some(b)) => self.b.ctx.i32((a as u32).wrapping_mul(b as u32)),
            (_, Some(1)) => index,
            _ => self.b.binary(Opcode::Mul, index, scale),
        }
    }

    pub(in crate::lower) fn sum(&mut self, a: Value, b: Value) -> Value {
        match (self.b.ctx.as_int(a), self.b.ctx.as_int(b)) {
            (Some(0), _) => b,
            (_, Some(0)) => a,
            (Some(a), Some(b)) => self.b.ctx.i32((a as u32).wrapping_add(b as u32)),
            _ => self.b.binary(Opcode::Add, a, b),
        }
    }

    /// How many resources a type holds: 1, or the length of the array.
    pub(in crate::lower) fn resource_count(&self, ty: TyId) -> u32 {
        match self.ty(ty) {
            Ty::Array(elem, len) => self.resource_count(elem).saturating_mul(len),
            _ => 1,
        }
    }

    /// A row of a matrix chosen at run time.
    fn dynamic_row(&mut self, matrix: &Val, row: Value, ty: TyId) -> Value {
        let Val::Rows(rows) = matrix else {
            let ir = self.register_type(ty);
            return self.b.ctx.undef(ir);
        };
        if let Some(number) = self.b.ctx.as_int(row)
            && let Some(&known) = rows.get(number as usize)
        {
            return known;
        }
        let mut picked = rows[0];
        for (i, &candidate) in rows.iter().enumerate().skip(1) {
            let number = self.b.ctx.i32(i as u32);
            let here = self.b.icmp(IntPredicate::Eq, row, number);
            picked = self.b.select(here, candidate, picked);
        }
        picked
    }

    /// Whether each lane is not zero, as `bool`.
    pub(in crate::lower) fn is_not_zero(&mut self, value: Value) -> Value {
        let ty = self.b.type_of(value);
        let zero = self.b.ctx.zero(ty);
        if self.b.ctx.types.is_float(ty) {
            self.b.fcmp(FloatPredicate::Une, value, zero)
        } else if self.b.ctx.types.scalar(ty) == TypeId::I1 {
            value
        } else {
            self.b.icmp(IntPredicate::Ne, value, zero)
        }
    }
}
