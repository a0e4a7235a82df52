//! Values: anything that an instruction can take as operand.

use crate::ids::{BlockId, ConstId, FuncId, GlobalId, InstId, MetadataId};
use std::fmt;

/// Anything an instruction can take as operand, in four bytes: the kind in the upper three bits, an id below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(pub(crate) u32);

/// A [`Value`] taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// The result of an instruction of the same function.
    Inst(InstId),
    /// A parameter of the function, by position.
    Param(u32),
    /// A constant of the module.
    Const(ConstId),
    /// The address of a global of the module.
    Global(GlobalId),
    /// A function of the module.
    Func(FuncId),
    /// A block of the same function.
    Block(BlockId),
    /// Metadata as an operand.
    Metadata(MetadataId),
}

const KIND_SHIFT: u32 = 29;
const ID_MASK: u32 = (1 << KIND_SHIFT) - 1;

impl Value {
    /// No value: where a variable holds none.
    pub(crate) const UNSET: Value = Value(u32::MAX);

    /// The value that means this.
    #[inline]
    pub fn new(kind: ValueKind) -> Self {
        let (tag, id) = match kind {
            ValueKind::Inst(i) => (0, i.as_u32()),
            ValueKind::Param(i) => (1, i),
            ValueKind::Const(c) => (2, c.as_u32()),
            ValueKind::Global(g) => (3, g.as_u32()),
            ValueKind::Func(f) => (4, f.as_u32()),
            ValueKind::Block(b) => (5, b.as_u32()),
            ValueKind::Metadata(m) => (6, m.as_u32()),
        };
        debug_assert!(id <= ID_MASK);
        Self(tag << KIND_SHIFT | (id & ID_MASK))
    }

    /// What the value is.
    #[inline]
    pub fn kind(self) -> ValueKind {
        let id = self.0 & ID_MASK;
        match self.0 >> KIND_SHIFT {
            0 => ValueKind::Inst(InstId::from_u32(id)),
            1 => ValueKind::Param(id),
            2 => ValueKind::Const(ConstId::from_u32(id)),
            3 => ValueKind::Global(GlobalId::from_u32(id)),
            4 => ValueKind::Func(FuncId::from_u32(id)),
            5 => ValueKind::Block(BlockId::from_u32(id)),
            _ => ValueKind::Metadata(MetadataId::from_u32(id)),
        }
    }

    /// The instruction whose result this is.
    #[inline]
    pub fn as_inst(self) -> Option<InstId> {
        (self.0 >> KIND_SHIFT == 0).then_some(InstId::from_u32(self.0 & ID_MASK))
    }

    /// The constant that this is.
    #[inline]
    pub fn as_const(self) -> Option<ConstId> {
        (self.0 >> KIND_SHIFT == 2).then_some(ConstId::from_u32(self.0 & ID_MASK))
    }

    /// The block that this is.
    #[inline]
    pub fn as_block(self) -> Option<BlockId> {
        (self.0 >> KIND_SHIFT == 5).then_some(BlockId::from_u32(self.0 & ID_MASK))
    }

    /// The global whose address this is.
    #[inline]
    pub fn as_global(self) -> Option<GlobalId> {
        (self.0 >> KIND_SHIFT == 3).then_some(GlobalId::from_u32(self.0 & ID_MASK))
    }

    /// The function that this is.
    #[inline]
    pub fn as_func(self) -> Option<FuncId> {
        (self.0 >> KIND_SHIFT == 4).then_some(FuncId::from_u32(self.0 & ID_MASK))
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}

macro_rules! value_from {
    ($($ty:ident $kind:ident,)*) => {$(
        impl From<$ty> for Value {
            #[inline]
            fn from(id: $ty) -> Self {
                Self::new(ValueKind::$kind(id))
            }
        }
    )*};
}

value_from! { InstId Inst, ConstId Const, GlobalId Global, FuncId Func, BlockId Block, MetadataId Metadata, }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_come_apart_as_they_were_made() {
        for kind in [
            ValueKind::Inst(InstId::from_u32(7)),
            ValueKind::Param(1),
            ValueKind::Const(ConstId::from_u32(3)),
            ValueKind::Global(GlobalId::from_u32(0)),
            ValueKind::Func(FuncId::from_u32(9)),
            ValueKind::Block(BlockId::from_u32(ID_MASK)),
            ValueKind::Metadata(MetadataId::from_u32(2)),
        ] {
            assert_eq!(Value::new(kind).kind(), kind);
        }
    }
}
