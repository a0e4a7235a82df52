//! Types as the scalars that they consist of.

use crate::kinds;
use crate::lower::{Lower, Result};
use smallvec::SmallVec;
use trefoil_ir::{Context, Error, Type, TypeId};

/// A value of more scalars than this is refused.
const MAX_SCALARS: u64 = 1 << 16;

impl Lower<'_> {
    /// How many scalars a type has.
    pub(in crate::lower) fn leaf_count(&self, ty: TypeId) -> Result<u32> {
        fn count(ctx: &Context, ty: TypeId) -> Option<u64> {
            Some(match ctx.types.get(ty) {
                Type::Int(_) | Type::Half | Type::Float | Type::Double => 1,
                Type::Vector { len, .. } => u64::from(*len),
                Type::Array { elem, len } => count(ctx, *elem)?.checked_mul(u64::from(*len))?,
                Type::Struct { fields, .. } => {
                    let mut sum = 0u64;
                    for &field in fields {
                        sum = sum.checked_add(count(ctx, field)?)?;
                    }
                    sum
                }
                ty if ctx.is_handle_value(ty) => 1,
                _ => return None,
            })
        }
        match count(self.ctx, ty) {
            Some(n) if n <= MAX_SCALARS => Ok(n as u32),
            Some(_) => Err(Error::new(self.body.loc, &kinds::VALUE_TOO_LARGE)),
            None => Err(match self.ctx.types.get(ty) {
                Type::Ptr(_) => self.user(&kinds::DYNAMIC_ADDRESS),
                Type::Resource(_) => self.user(&kinds::DYNAMIC_RESOURCE),
                _ => self.user(&kinds::VALUE_TYPE),
            }),
        }
    }

    /// The types of a type's scalars.
    pub(in crate::lower) fn leaf_types(&self, ty: TypeId) -> Result<SmallVec<[TypeId; 4]>> {
        let mut out = SmallVec::with_capacity(self.leaf_count(ty)? as usize);
        self.push_leaf_types(ty, &mut out);
        Ok(out)
    }

    fn push_leaf_types(&self, ty: TypeId, out: &mut SmallVec<[TypeId; 4]>) {
        match self.ctx.types.get(ty) {
            Type::Vector { elem, len } => out.extend(std::iter::repeat_n(*elem, *len as usize)),
            Type::Array { elem, len } => (0..*len).for_each(|_| self.push_leaf_types(*elem, out)),
            Type::Struct { fields, .. } => fields.iter().for_each(|&field| self.push_leaf_types(field, out)),
            _ => out.push(ty),
        }
    }
}
