//! Types as registers and as bytes.

use crate::program::Scalar;
use crate::{Fault, Result};
use trefoil_dxil_read::bitcode_model::{Module, Ty};

/// Types nest no deeper than this.
const MAX_DEPTH: u32 = 32;
/// Most scalars of a value in registers.
const MAX_SLOTS: u64 = 1 << 16;
/// Most bytes of an object.
const MAX_BYTES: u64 = 1 << 24;

/// The scalar type that a type is, if it is one.
pub(super) fn scalar(ty: &Ty) -> Option<Scalar> {
    Some(match ty {
        Ty::Int(1) => Scalar::I1,
        Ty::Int(8) => Scalar::I8,
        Ty::Int(16) => Scalar::I16,
        Ty::Int(32) => Scalar::I32,
        Ty::Int(64) => Scalar::I64,
        Ty::Int(bits @ 2..64) => Scalar::Odd(*bits as u8),
        Ty::Half => Scalar::F16,
        Ty::Float => Scalar::F32,
        Ty::Double => Scalar::F64,
        Ty::Pointer { .. } => Scalar::Pointer,
        Ty::Void
        | Ty::Label
        | Ty::Metadata
        | Ty::Other(_)
        | Ty::Int(_)
        | Ty::Array { .. }
        | Ty::Vector { .. }
        | Ty::Struct { .. }
        | Ty::Opaque { .. }
        | Ty::Function { .. } => return None,
    })
}

/// Types of a module, asked for their registers and bytes.
#[derive(Clone, Copy)]
pub(super) struct Types<'m>(pub(super) &'m Module);

impl Types<'_> {
    /// How many registers a value takes.
    pub(super) fn slots(self, ty: u32) -> Result<u32> {
        Ok(self.count(ty, 0)? as u32)
    }

    fn count(self, ty: u32, depth: u32) -> Result<u64> {
        if depth > MAX_DEPTH {
            return Err(Fault::unsupported("types nested so deep"));
        }
        let count = match self.0.ty(ty) {
            Ty::Void | Ty::Label | Ty::Metadata | Ty::Function { .. } => 0,
            Ty::Array { len, elem } | Ty::Vector { len, elem } => {
                self.count(*elem, depth + 1)?.saturating_mul(*len)
            }
            Ty::Struct { fields, .. } => {
                let mut sum = 0u64;
                for &field in fields {
                    sum += self.count(field, depth + 1)?;
                }
                sum
            }
            other if scalar(other).is_some() => 1,
            other => return Err(Fault::unsupported(format!("a value of type {other:?}"))),
        };
        if count > MAX_SLOTS { Err(Fault::unsupported("a value of too many parts")) } else { Ok(count) }
    }

    /// The scalar type of a value's elements, which must be alike: of vectors and scalars.
    pub(super) fn element(self, ty: u32) -> Result<Scalar> {
        match self.0.ty(ty) {
            Ty::Vector { elem, .. } | Ty::Array { elem, .. } => self.element_below(*elem, 1),
            _ => self.element_below(ty, 0),
        }
    }

    fn element_below(self, ty: u32, depth: u32) -> Result<Scalar> {
        match self.0.ty(ty) {
            Ty::Vector { elem, .. } | Ty::Array { elem, .. } if depth < MAX_DEPTH => {
                self.element_below(*elem, depth + 1)
            }
            other => scalar(other).ok_or_else(|| Fault::unsupported(format!("arithmetic on {other:?}"))),
        }
    }

    /// The type of a member, and the number of registers before it.
    pub(super) fn member(self, ty: u32, index: u64) -> Result<(u32, u32)> {
        match self.0.ty(ty) {
            Ty::Struct { fields, .. } => {
                let mut before = 0;
                for &field in fields.iter().take(index as usize) {
                    before += self.slots(field)?;
                }
                let member = fields.get(index as usize).copied();
                Ok((member.ok_or_else(|| Fault::damaged("a member that is not there"))?, before))
            }
            Ty::Array { len, elem } | Ty::Vector { len, elem } if index < *len => {
                Ok((*elem, self.slots(*elem)? * index as u32))
            }
            _ => Err(Fault::damaged("a member of what has none")),
        }
    }

    /// Size and alignment in bytes.
    pub(super) fn layout(self, ty: u32) -> Result<(u32, u32)> {
        let (size, align) = self.layout_below(ty, 0)?;
        Ok((size as u32, align))
    }

    fn layout_below(self, ty: u32, depth: u32) -> Result<(u64, u32)> {
        if depth > MAX_DEPTH {
            return Err(Fault::unsupported("types nested so deep"));
        }
        let (size, align) = match self.0.ty(ty) {
            Ty::Array { len, elem } | Ty::Vector { len, elem } => {
                let (size, align) = self.layout_below(*elem, depth + 1)?;
                (size.saturating_mul(*len), align)
            }
            Ty::Struct { fields, .. } => {
                let (mut size, mut align) = (0u64, 1);
                for &field in fields {
                    let (bytes, own) = self.layout_below(field, depth + 1)?;
                    size = size.next_multiple_of(u64::from(own)) + bytes;
                    align = align.max(own);
                }
                (size.next_multiple_of(u64::from(align)), align)
            }
            Ty::Opaque { .. } => (8, 8),
            other => match scalar(other) {
                Some(scalar) => (u64::from(scalar.bytes()), scalar.bytes()),
                None => return Err(Fault::unsupported(format!("{other:?} in memory"))),
            },
        };
        if size > MAX_BYTES { Err(Fault::unsupported("an object so large")) } else { Ok((size, align)) }
    }

    /// The type of a member in memory, and its offset.
    pub(super) fn member_offset(self, ty: u32, index: u64) -> Result<(u32, u32)> {
        let Ty::Struct { fields, .. } = self.0.ty(ty) else {
            return Err(Fault::damaged("a member of what is no structure"));
        };
        let mut offset = 0u32;
        for (number, &field) in fields.iter().enumerate() {
            let (bytes, align) = self.layout(field)?;
            offset = offset.next_multiple_of(align);
            if number as u64 == index {
                return Ok((field, offset));
            }
            offset += bytes;
        }
        Err(Fault::damaged("a member that is not there"))
    }

    /// The scalars of a value with their offsets in bytes, in the order of its registers.
    pub(super) fn leaves(self, ty: u32) -> Result<Vec<(Scalar, u32)>> {
        let mut out = Vec::new();
        self.slots(ty)?;
        self.leaves_below(ty, 0, &mut out)?;
        Ok(out)
    }

    fn leaves_below(self, ty: u32, base: u32, out: &mut Vec<(Scalar, u32)>) -> Result<()> {
        match self.0.ty(ty) {
            Ty::Array { len, elem } | Ty::Vector { len, elem } => {
                let (size, _) = self.layout(*elem)?;
                (0..*len as u32).try_for_each(|i| self.leaves_below(*elem, base + i * size, out))
            }
            Ty::Struct { fields, .. } => {
                for (index, &field) in fields.iter().enumerate() {
                    let (_, offset) = self.member_offset(ty, index as u64)?;
                    self.leaves_below(field, base + offset, out)?;
                }
                Ok(())
            }
            other => {
                out.extend(scalar(other).map(|scalar| (scalar, base)));
                Ok(())
            }
        }
    }
}
