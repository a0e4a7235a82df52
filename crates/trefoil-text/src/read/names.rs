//! What text calls locals and blocks, until they are known.

use trefoil_ir::function::Hint;
use trefoil_ir::symbol::Symbol;

/// What a local is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Key {
    /// `%7`
    Number(u32),
    /// `%name`
    Name(Symbol),
}

/// The structure that a terminator opens, by the names of blocks.
pub(super) struct NamedMerge {
    pub(super) merge: Symbol,
    pub(super) cont: Option<Symbol>,
    pub(super) hint: Hint,
}
