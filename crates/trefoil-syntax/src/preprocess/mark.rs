//! What a preprocessed text keeps of directives.

use crate::source::Pos;

/// What stands in front of a token that is not a token.
#[derive(Clone, Debug)]
pub struct Mark {
    /// The index of the token; the greatest number while a macro is read among whose arguments it is.
    pub before: usize,
    /// Where the text goes on, or where a pragma is.
    pub at: Pos,
    /// What it is.
    pub kind: MarkKind,
}

/// What a [`Mark`] is.
#[derive(Clone, Debug)]
pub enum MarkKind {
    /// A file begins, which the directive at a place includes if it is not the main one.
    Enter(Option<Pos>),
    /// The including file goes on, or lines count otherwise from here.
    Go,
    /// A pragma, as it is printed.
    Pragma(String),
}
