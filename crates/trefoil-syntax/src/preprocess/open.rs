//! Files that are being read.

use crate::lex::keyword::Keyword;
use crate::lex::{LexedFile, RawToken, Token, TokenKind};
use crate::source::{FileId, Name, Pos, Span};
use std::sync::Arc;

/// An open `#if`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conditional {
    pub(super) span: Span,
    /// Whether a group of it has been read, or is being read.
    pub(super) taken: bool,
    pub(super) seen_else: bool,
}

/// A file that is being read.
#[derive(Clone, Debug)]
pub(super) struct OpenFile {
    pub(super) id: FileId,
    pub(super) base: Pos,
    pub(super) lexed: Arc<LexedFile>,
    pub(super) names: Arc<[Name]>,
    /// The next token.
    pub(super) at: usize,
    /// The next oddity.
    pub(super) oddity: usize,
    pub(super) conditionals: Vec<Conditional>,
}

impl OpenFile {
    #[inline]
    pub(super) fn token(&self, raw: RawToken) -> Token {
        token(&self.lexed, self.base, raw, name_of(raw, &self.names))
    }
}

/// The name of a token of a file, if it has one.
#[inline]
pub(super) fn name_of(raw: RawToken, names: &[Name]) -> Option<Name> {
    raw.kind.has_name().then(|| names[raw.spelling as usize])
}

/// A token of a file in a compile, where its positions begin at `base`.
#[inline]
pub(super) fn token(file: &LexedFile, base: Pos, raw: RawToken, name: Option<Name>) -> Token {
    let name = name.unwrap_or(Name(0));
    let span = Span::new(base.offset(raw.offset), base.offset(file.end(raw)));
    Token { kind: raw.kind, flags: raw.flags, name, span }
}

/// Tells a keyword from an identifier, once macros are out of the way.
pub(super) fn as_keyword(mut token: Token) -> Token {
    if token.kind == TokenKind::Ident && token.name.index() < Keyword::ALL.len() {
        token.kind = TokenKind::Keyword;
    }
    token
}
