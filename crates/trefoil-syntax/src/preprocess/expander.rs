//! The stack on which macros are expanded.

use super::macros::MacroId;
use crate::lex::{Flags, Token};
use crate::source::Span;

/// A range of the expander's tokens that is being rescanned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    pub(super) start: usize,
    pub(super) at: usize,
    pub(super) end: usize,
    /// The macro whose expansion it is; that one is not expanded within it.
    pub(super) of: Option<MacroId>,
}

/// Expansions in progress, innermost last.
#[derive(Debug, Default)]
pub(super) struct Expander {
    pub(super) tokens: Vec<Token>,
    pub(super) contexts: Vec<Context>,
    /// The number of tokens that expansions have produced, which is bounded.
    pub(super) made: usize,
    pub(super) depth: usize,
    /// Where the outermost macro that is replaced ends: its name, or the parenthesis behind its arguments.
    pub(super) end: Span,
    /// Whether the expression of an `#if` is scanned, where operands of `defined` are not expanded.
    pub(super) condition: bool,
    /// What stood before macros that came to nothing: it stands before the next token.
    pub(super) lead: Flags,
    /// Vectors for reuse.
    pub(super) spare: Vec<Vec<Token>>,
}
