//! The stack that macros are expanded on.

use super::macros::MacroId;
use crate::lex::Token;

/// Tokens that wait to be scanned, on the expander's stack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    pub(super) start: usize,
    pub(super) at: usize,
    pub(super) end: usize,
    pub(super) of: Option<MacroId>,
}

/// The stack of what macros have become.
#[derive(Debug, Default)]
pub(super) struct Expander {
    pub(super) tokens: Vec<Token>,
    pub(super) contexts: Vec<Context>,
    /// How many tokens macros have made so far.
    pub(super) made: usize,
    pub(super) depth: usize,
    /// Whether the expression of an `#if` is scanned: operands of `defined` are left alone.
    pub(super) condition: bool,
    /// Vectors to use again.
    pub(super) spare: Vec<Vec<Token>>,
}
