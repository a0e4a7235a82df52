//! Addresses in resources: an element, and within it bytes or a component.

use super::handle::Handle;
use super::{Lanes, Lower, Result, Slot};
use smallvec::SmallVec;
use trefoil_ir::{Context, Entity, InstId, LayoutRule, ResourceKind, Type, TypeId, Value};

/// How a resource is addressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Rows of 16 bytes.
    CBuffer,
    /// Bytes, of one element in structured buffers.
    Buffer,
    /// Elements with a format.
    Typed,
}

/// A component within a vector.
#[derive(Clone, Copy)]
pub(super) enum Lane {
    /// Not taken apart.
    Whole,
    Constant(u32),
    Dynamic(Value),
}

/// An address.
#[derive(Clone)]
pub(super) struct Address {
    pub handle: Handle,
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
pub(super) struct Group {
    pub scalar: TypeId,
    pub len: u32,
    pub offset: u32,
}

impl Lower<'_> {
    pub(super) fn get_pointer(&mut self, inst: InstId) -> Result {
        let operands: SmallVec<[Value; 2]> = self.old.operands(inst).into();
        let handle = self.handle(operands[0])?;
        let mut index = self.lanes(operands[1])?;
        let mut dynamic = None;
        let mut offset = 0;
        let kind = match handle.ty.kind {
            ResourceKind::CBuffer | ResourceKind::TBuffer => {
                index.clear();
                Kind::CBuffer
            }
            ResourceKind::RawBuffer => {
                match self.as_int(index[0]) {
                    Some(bytes) => offset = bytes as u32,
                    None => dynamic = Some(self.index_value(index[0])),
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
        self.slots[inst.index()] = Slot::Address(self.addresses.len() as u32);
        self.addresses.push(address);
        Ok(())
    }

    pub(super) fn resource_gep(&mut self, at: u32, source: TypeId, indices: &[Value]) -> Result<u32> {
        let mut address = self.addresses[at as usize].clone();
        let rule = if address.kind == Kind::CBuffer { LayoutRule::CBuffer } else { LayoutRule::Scalar };
        let Some((&first, rest)) = indices.split_first() else { return Ok(at) };
        let first = self.scalar(first)?;
        if self.as_int(first) != Some(0) {
            let stride = match byte_count(self.ctx, source) {
                Some(bytes) => bytes,
                None => rule.stride(self.ctx, source),
            };
            self.step(&mut address, first, stride)?;
        }
        let mut ty = source;
        for &index in rest {
            let index = self.scalar(index)?;
            if matches!(self.ctx.types.get(ty), Type::Vector { .. }) && address.kind != Kind::Buffer {
                address.vector = ty;
                self.take_lane(&mut address, ty, index);
                ty = self.ctx.types.scalar(ty);
                continue;
            }
            let constant = self.as_int(index);
            let member = self.ctx.types.member(ty, constant.unwrap_or(0) as u32);
            let member = member.ok_or_else(|| self.user("an index outside of what it indexes"))?;
            match (constant, self.ctx.types.get(ty)) {
                (Some(i), _) => {
                    let offset = self.ctx.member_offset(rule, ty, i as u32);
                    address.offset = address.offset.wrapping_add(offset);
                }
                (None, Type::Array { .. } | Type::Vector { .. }) => {
                    let stride = self.ctx.member_offset(rule, ty, 1);
                    self.step(&mut address, index, stride)?;
                }
                _ => return Err(self.bug("a field chosen at run time")),
            }
            ty = member;
        }
        self.addresses.push(address);
        Ok(self.addresses.len() as u32 - 1)
    }

    fn take_lane(&mut self, address: &mut Address, vector: TypeId, index: Value) {
        match self.as_int(index) {
            Some(i) if address.kind == Kind::CBuffer => {
                let offset = self.ctx.member_offset(LayoutRule::CBuffer, vector, i as u32);
                address.offset = address.offset.wrapping_add(offset);
            }
            Some(i) => address.lane = Lane::Constant(i as u32),
            None => address.lane = Lane::Dynamic(index),
        }
    }

    /// Moves an address by `index` elements of `stride` bytes.
    fn step(&mut self, address: &mut Address, index: Value, stride: u32) -> Result {
        if let Some(i) = self.as_int(index) {
            address.offset = address.offset.wrapping_add((i as u32).wrapping_mul(stride));
            return Ok(());
        }
        let index = self.index_value(index);
        let scale = match address.kind {
            Kind::Buffer => stride,
            Kind::CBuffer if stride.is_multiple_of(16) => stride / 16,
            Kind::CBuffer => {
                return Err(self.user("an array in a constant buffer whose elements do not start rows"));
            }
            Kind::Typed => return Err(self.user("an index into a typed element")),
        };
        let bytes = self.mul(index, scale);
        address.dynamic = Some(match address.dynamic {
            Some(dynamic) => self.add(dynamic, bytes),
            None => bytes,
        });
        Ok(())
    }

    /// The runs of scalars that a type in a resource is.
    pub(super) fn groups(&self, rule: LayoutRule, ty: TypeId, offset: u32) -> Result<SmallVec<[Group; 4]>> {
        self.leaf_count(ty)?;
        let mut out = SmallVec::new();
        push_groups(self.ctx, rule, ty, offset, &mut out);
        Ok(out)
    }
}

/// The length of a run of bytes, by which addresses are counted; no buffer holds such a thing.
fn byte_count(ctx: &Context, ty: TypeId) -> Option<u32> {
    match *ctx.types.get(ty) {
        Type::Int(8) => Some(1),
        Type::Array { elem, len } if elem == TypeId::I8 => Some(len),
        _ => None,
    }
}

fn push_groups(ctx: &Context, rule: LayoutRule, ty: TypeId, offset: u32, out: &mut SmallVec<[Group; 4]>) {
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
