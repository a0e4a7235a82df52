//! How SPIR-V declares what the IR has: structures, arrays and matrices in a buffer have types of their own, with offsets and strides.

use crate::lower::{Lower, Result};
use crate::module::Id;
use trefoil_ir::{LayoutRule, Type, TypeId};

/// How something of the IR is declared: as a value, or as a buffer lays it out.
#[derive(Clone, Copy)]
pub(in crate::lower) struct Held {
    pub(in crate::lower) ty: TypeId,
    /// `None` outside of buffers.
    pub(in crate::lower) rule: Option<LayoutRule>,
    /// Whether arrays of vectors, or of arrays of them, are matrices.
    pub(in crate::lower) of_matrices: bool,
}

impl Held {
    /// As a value.
    pub(in crate::lower) fn plain(ty: TypeId) -> Self {
        Self { ty, rule: None, of_matrices: false }
    }
}

impl Lower<'_> {
    /// The SPIR-V type that something is declared with.
    pub(in crate::lower) fn held_type(&mut self, held: Held) -> Result<Id> {
        match held.rule {
            Some(rule) if held.of_matrices => self.laid_matrices(held.ty, rule),
            Some(rule) => self.laid_type(held.ty, rule, 0),
            None => self.value_type(held.ty),
        }
    }

    /// How a member of something is declared.
    pub(in crate::lower) fn held_member(&self, held: Held, index: u32) -> Result<Held> {
        let Some(ty) = self.ctx.types.member(held.ty, index) else {
            return self.bug("a member that there is not");
        };
        let rule = held.rule.map(|rule| self.ctx.layouts.get(&held.ty).map_or(rule, |layout| layout.rule));
        let of_matrices =
            rule.is_some() && self.steps_to_matrices(held.ty, held.of_matrices, Some(index.into()), ty);
        Ok(Held { ty, rule, of_matrices })
    }

    /// Whether a type has members that are no lanes.
    pub(in crate::lower) fn is_aggregate(&self, ty: TypeId) -> bool {
        matches!(self.ctx.types.get(ty), Type::Struct { .. } | Type::Array { .. })
    }
}
