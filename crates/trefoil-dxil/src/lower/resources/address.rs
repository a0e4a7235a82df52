//! Addresses in resources: an element, and within it bytes or a component.

use super::handle::Handle;
use crate::kinds;
use crate::lower::{Lanes, Lower, Result, Slot};
use smallvec::SmallVec;
use trefoil_ir::{Context, Error, Function, InstId, LayoutRule, Opcode, ResourceKind, Type, TypeId, Value};

/// How a resource is addressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Rows of 16 bytes.
    CBuffer,
    /// Bytes, of one element in structured buffers.
    Buffer,
    /// Elements with a format.
    Typed,
}

/// A component within a vector.
#[derive(Clone, Copy)]
pub enum Lane {
    /// Not taken apart.
    Whole,
    /// Known at compile time.
    Constant(u32),
    /// Chosen at run time.
    Dynamic(Value),
}

/// An address.
#[derive(Clone)]
pub struct Address {
    /// The resource.
    pub handle: Handle,
    /// How the resource is reached.
    pub kind: Kind,
    /// Element or texel; empty for constant and raw buffers.
    pub index: Lanes,
    /// Bytes known at compile time.
    pub offset: u32,
    /// Bytes computed at run time; rows in constant buffers.
    pub dynamic: Option<Value>,
    /// The component, in typed elements and where a constant buffer's vector is indexed at run time.
    pub lane: Lane,
    /// The vector that `lane` is of.
    pub vector: TypeId,
}

/// A run of scalars that one operation moves: their type, how many (up to four), the byte offset.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub scalar: TypeId,
    pub len: u32,
    pub offset: u32,
}

impl Lower<'_> {
    pub(in crate::lower) fn get_pointer(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let handle = self.handle(operands[0])?;
        let mut index = self.lanes(operands[1])?;
        let mut dynamic = None;
        let mut offset = 0;
        let kind = match handle.ty.kind {
            ResourceKind::CBuffer | ResourceKind::TBuffer => {
                match index.first().map(|&bytes| (bytes, self.as_int(bytes))) {
                    Some((_, Some(bytes))) => offset = bytes as u32,
                    Some((bytes, None)) if !self.is_undef(bytes) => dynamic = Some(self.rows_of(bytes)?),
                    _ => {}
                }
                index.clear();
                Kind::CBuffer
            }
            ResourceKind::RawBuffer => {
                match self.as_int(index[0]) {
                    Some(bytes) => offset = bytes as u32,
                    None => {
                        let bytes = self.index_value(index[0]);
                        let (rest, known) = self.without_offset(bytes);
                        (dynamic, offset) = (Some(rest), known);
                    }
                }
                index.clear();
                Kind::Buffer
            }
            ResourceKind::StructuredBuffer => Kind::Buffer,
            _ => Kind::Typed,
        };
        for lane in &mut index {
            *lane = self.index_value(*lane);
        }
        let vector = handle.ty.element;
        let address = Address { handle, kind, index, offset, dynamic, lane: Lane::Whole, vector };
        self.values.put(inst, Slot::Address(self.resources.addresses.len() as u32));
        self.resources.addresses.push(address);
        Ok(())
    }

    /// A number of bytes as a number of rows of a constant buffer.
    fn rows_of(&mut self, bytes: Value) -> Result<Value> {
        let rows = rows_of(self.ctx, &self.body.func, bytes);
        let rows = rows.ok_or_else(|| self.user(&kinds::CBUFFER_BYTE_OFFSET))?;
        Ok(self.rows(&rows))
    }

    pub(in crate::lower) fn resource_gep(
        &mut self,
        at: u32,
        source: TypeId,
        indices: &[Value],
    ) -> Result<u32> {
        if indices.is_empty() {
            return Ok(at);
        }
        let mut address = self.resources.addresses[at as usize].clone();
        step_through(self, &mut address, source, indices)?;
        self.resources.addresses.push(address);
        Ok(self.resources.addresses.len() as u32 - 1)
    }

    /// The runs of scalars that a type in a resource is.
    pub(in crate::lower) fn groups(
        &self,
        rule: LayoutRule,
        ty: TypeId,
        offset: u32,
    ) -> Result<SmallVec<[Group; 4]>> {
        self.leaf_count(ty)?;
        let mut out = SmallVec::new();
        push_groups(self.ctx, rule, ty, offset, &mut out);
        Ok(out)
    }
}

/// A number of rows of a constant buffer, as a sum.
pub struct Rows {
    constant: u32,
    /// What is added to it: values, each times a number.
    terms: SmallVec<[(Value, u32); 2]>,
}

/// The number of rows that a number of bytes is, when it is one whatever its parts are: they are what they were before they were scaled.
pub fn rows_of(ctx: &Context, func: &Function, bytes: Value) -> Option<Rows> {
    /// Most parts of a sum.
    const MAX_PARTS: usize = 8;
    let mut rows = Rows { constant: 0, terms: SmallVec::new() };
    let mut work: SmallVec<[Value; 4]> = smallvec::smallvec![bytes];
    while let Some(part) = work.pop() {
        if let Some(known) = ctx.as_int(part) {
            known
                .is_multiple_of(16)
                .then(|| rows.constant = rows.constant.wrapping_add(known as u32 / 16))?;
            continue;
        }
        let inst = part.as_inst()?;
        let &[a, b] = func.operands(inst) else { return None };
        let by = match (func.insts[inst].op, ctx.as_int(b)) {
            (Opcode::Add, _) if rows.terms.len() + work.len() < MAX_PARTS => {
                work.extend([a, b]);
                continue;
            }
            (Opcode::Mul, Some(by)) => by,
            (Opcode::Shl, Some(by)) if by < 32 => 1 << by,
            _ => return None,
        };
        by.is_multiple_of(16).then(|| rows.terms.push((a, by as u32 / 16)))?;
    }
    Some(rows)
}

/// Computes indices and byte offsets while stepping through a `getelementptr`.
pub trait Steps {
    /// Types and constants.
    fn context(&self) -> &Context;
    /// An index as the current code has it.
    fn index(&mut self, index: Value) -> Result<Value>;
    /// An index as `i32`.
    fn word(&mut self, index: Value) -> Value;
    /// An index times a number of bytes.
    fn scaled(&mut self, index: Value, by: u32) -> Value;
    /// The sum of two numbers of 32 bits.
    fn sum(&mut self, a: Value, b: Value) -> Value;
    /// The upper bits of a number from a bit on, and the bits below it.
    fn split(&mut self, number: Value, bit: u32) -> (Value, Value);
    /// The type of a vector.
    fn vector_of(&mut self, scalar: TypeId, len: u32) -> TypeId;
    /// A number as a constant.
    fn word_of(&mut self, number: u32) -> Value;
    /// A number of rows as a value.
    fn rows(&mut self, rows: &Rows) -> Value {
        let mut sum = self.word_of(rows.constant);
        for &(value, by) in rows.terms.iter().rev() {
            let value = self.word(value);
            let value = self.scaled(value, by);
            sum = self.sum(value, sum);
        }
        sum
    }
    /// An error at the place of the access.
    fn wrong(&self, message: impl Into<trefoil_ir::Message>) -> Error;

    /// The integer that an index is, when it is constant.
    fn known(&self, index: Value) -> Option<u64> {
        self.context().consts.as_int(index.as_const()?)
    }
}

impl Steps for Lower<'_> {
    fn context(&self) -> &Context {
        self.ctx
    }

    fn index(&mut self, index: Value) -> Result<Value> {
        self.scalar(index)
    }

    fn word(&mut self, index: Value) -> Value {
        self.index_value(index)
    }

    fn scaled(&mut self, index: Value, by: u32) -> Value {
        self.mul(index, by)
    }

    fn sum(&mut self, a: Value, b: Value) -> Value {
        self.add(a, b)
    }

    fn split(&mut self, number: Value, bit: u32) -> (Value, Value) {
        let (by, mask) = (self.ctx.i32(bit), self.ctx.i32((1 << bit) - 1));
        (self.binary(Opcode::LShr, number, by), self.binary(Opcode::And, number, mask))
    }

    fn vector_of(&mut self, scalar: TypeId, len: u32) -> TypeId {
        self.ctx.types.vector(scalar, len)
    }

    fn word_of(&mut self, number: u32) -> Value {
        self.ctx.i32(number)
    }

    fn wrong(&self, message: impl Into<trefoil_ir::Message>) -> Error {
        self.user(message)
    }
}

/// Moves an address as a `getelementptr` does that has at least one index.
pub fn step_through(s: &mut impl Steps, address: &mut Address, source: TypeId, indices: &[Value]) -> Result {
    let rule = if address.kind == Kind::CBuffer { LayoutRule::CBuffer } else { LayoutRule::Scalar };
    let Some((&first, rest)) = indices.split_first() else { return Ok(()) };
    let first = s.index(first)?;
    if s.known(first) != Some(0) {
        let scalar = s.context().types.scalar(address.vector);
        if address.kind == Kind::Typed && matches!(address.lane, Lane::Whole) {
            return typed_bytes(s, address, first, source, scalar);
        }
        if address.kind == Kind::CBuffer && is_scalar(s.context(), source) && s.known(first).is_none() {
            return lane_of_row(s, address, first, source);
        }
        let types = &s.context().types;
        let stride = match byte_count(s.context(), source) {
            Some(bytes) => bytes,
            // A pointer to numbers steps from one to the next; the rows of an array are steps through its type.
            None if types.scalar_bits(types.scalar(source)) != 0 => {
                LayoutRule::Scalar.stride(s.context(), source)
            }
            None => rule.stride(s.context(), source),
        };
        step(s, address, first, stride)?;
    }
    let mut ty = source;
    for &index in rest {
        let index = s.index(index)?;
        let constant = s.known(index);
        if matches!(s.context().types.get(ty), Type::Vector { .. }) && address.kind != Kind::Buffer {
            address.vector = ty;
            take_lane(s, address, ty, index);
            ty = s.context().types.scalar(ty);
            continue;
        }
        // An array in a buffer may be left at its end: what lies there is read.
        let member = match *s.context().types.get(ty) {
            Type::Array { elem, .. } if address.kind == Kind::Buffer => Some(elem),
            _ => s.context().types.member(ty, constant.unwrap_or(0) as u32),
        };
        let member = member.ok_or_else(|| s.wrong(&kinds::INDEX_RANGE))?;
        match (constant, s.context().types.get(ty)) {
            (Some(i), _) => {
                let offset = s.context().member_offset(rule, ty, i as u32);
                address.offset = address.offset.wrapping_add(offset);
            }
            (None, Type::Array { .. } | Type::Vector { .. }) => {
                let stride = s.context().member_offset(rule, ty, 1);
                step(s, address, index, stride)?;
            }
            _ => return Err(s.wrong(&kinds::DYNAMIC_FIELD)),
        }
        ty = member;
    }
    Ok(())
}

fn is_scalar(ctx: &Context, ty: TypeId) -> bool {
    ctx.types.scalar_bits(ty) != 0 && ctx.types.scalar(ty) == ty && ty != TypeId::I8
}

/// A number so many after the one that an address in a constant buffer is of, by an index computed at run time: its row and its
/// component of that.
fn lane_of_row(s: &mut impl Steps, address: &mut Address, index: Value, scalar: TypeId) -> Result {
    let size = LayoutRule::Scalar.size(s.context(), scalar);
    let within = address.offset % 16;
    if !matches!(size, 4 | 8) || !within.is_multiple_of(size) || !matches!(address.lane, Lane::Whole) {
        return Err(s.wrong(&kinds::CBUFFER_ARRAY_ROWS));
    }
    let (index, before) = (s.word(index), s.word_of(within / size));
    let number = s.sum(index, before);
    let (row, lane) = s.split(number, (16 / size).trailing_zeros());
    address.offset -= within;
    address.dynamic = Some(match address.dynamic {
        Some(dynamic) => s.sum(dynamic, row),
        None => row,
    });
    address.vector = s.vector_of(scalar, 16 / size);
    address.lane = Lane::Dynamic(lane);
    Ok(())
}

/// A component of a typed element, counted in bytes or in components.
fn typed_bytes(
    s: &mut impl Steps,
    address: &mut Address,
    index: Value,
    source: TypeId,
    scalar: TypeId,
) -> Result {
    let size = LayoutRule::Scalar.size(s.context(), scalar).max(1);
    let stride = match byte_count(s.context(), source) {
        Some(bytes) => bytes,
        None => LayoutRule::Scalar.stride(s.context(), source),
    };
    address.lane = match s.known(index) {
        Some(i) => Lane::Constant((i as u32).wrapping_mul(stride) / size),
        None if stride == size => Lane::Dynamic(s.word(index)),
        None => return Err(s.wrong(&kinds::TYPED_ELEMENT_INDEX)),
    };
    Ok(())
}

fn take_lane(s: &mut impl Steps, address: &mut Address, vector: TypeId, index: Value) {
    match s.known(index) {
        Some(i) if address.kind == Kind::CBuffer => {
            let offset = s.context().member_offset(LayoutRule::CBuffer, vector, i as u32);
            address.offset = address.offset.wrapping_add(offset);
        }
        Some(i) => address.lane = Lane::Constant(i as u32),
        None => address.lane = Lane::Dynamic(index),
    }
}

/// Moves an address by `index` elements of `stride` bytes.
fn step(s: &mut impl Steps, address: &mut Address, index: Value, stride: u32) -> Result {
    if let Some(i) = s.known(index) {
        address.offset = address.offset.wrapping_add((i as u32).wrapping_mul(stride));
        return Ok(());
    }
    let index = s.word(index);
    let scale = match address.kind {
        Kind::Buffer => stride,
        Kind::CBuffer if stride.is_multiple_of(16) => stride / 16,
        Kind::CBuffer => {
            return Err(s.wrong(&kinds::CBUFFER_ARRAY_ROWS));
        }
        Kind::Typed => return Err(s.wrong(&kinds::TYPED_ELEMENT_INDEX)),
    };
    let bytes = s.scaled(index, scale);
    address.dynamic = Some(match address.dynamic {
        Some(dynamic) => s.sum(dynamic, bytes),
        None => bytes,
    });
    Ok(())
}

/// The length of a run of bytes, by which addresses are counted; no buffer holds such a thing.
fn byte_count(ctx: &Context, ty: TypeId) -> Option<u32> {
    match *ctx.types.get(ty) {
        Type::Int(8) => Some(1),
        Type::Array { elem, len } if elem == TypeId::I8 => Some(len),
        _ => None,
    }
}

/// Adds the runs of scalars that a type at an offset is.
pub(crate) fn push_groups(
    ctx: &Context,
    rule: LayoutRule,
    ty: TypeId,
    offset: u32,
    out: &mut SmallVec<[Group; 4]>,
) {
    match ctx.types.get(ty) {
        Type::Vector { elem, len } => {
            let size = rule.size(ctx, *elem);
            for first in (0..*len).step_by(4) {
                let len = (len - first).min(4);
                out.push(Group { scalar: *elem, len, offset: offset.wrapping_add(first * size) });
            }
        }
        Type::Array { elem, len } => {
            let stride = rule.stride(ctx, *elem);
            for i in 0..*len {
                push_groups(ctx, rule, *elem, offset.wrapping_add(stride.wrapping_mul(i)), out);
            }
        }
        Type::Struct { fields, .. } => {
            for (i, &field) in fields.iter().enumerate() {
                let at = offset.wrapping_add(ctx.member_offset(rule, ty, i as u32));
                push_groups(ctx, rule, field, at, out);
            }
        }
        _ => out.push(Group { scalar: ty, len: 1, offset }),
    }
}
