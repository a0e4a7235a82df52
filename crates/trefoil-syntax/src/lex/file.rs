//! Lexed files.

use super::{Flags, TokenKind};
use crate::source::{Interner, Name, SourceText};
use std::sync::{Arc, OnceLock};

/// A token of a file, not yet of a compile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RawToken {
    /// What it is.
    pub kind: TokenKind,
    /// What else is known.
    pub flags: Flags,
    /// How many bytes of the text it takes, or [`RawToken::LONG`].
    pub(super) len: u16,
    /// Which of the file's spellings it has, if it has one.
    pub spelling: u32,
    /// Where it begins.
    pub offset: u32,
}

impl RawToken {
    /// The length of those that take as many bytes or more.
    pub(super) const LONG: u16 = u16::MAX;
}

const _: () = assert!(size_of::<RawToken>() == 12);

/// Something in a text that is no error and probably not meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Oddity {
    /// Where it is.
    pub offset: u32,
    /// What it is.
    pub kind: OddityKind,
}

/// What is odd.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OddityKind {
    /// `/*` within a block comment.
    NestedComment,
    /// White space between a backslash and the end of its line.
    SpacedSplice,
    /// A string without its end.
    OpenString,
    /// A character constant without its end.
    OpenCharacter,
    /// `''`
    EmptyCharacter,
    /// A byte of zero.
    Null,
    /// A byte that is no UTF-8, outside of comments and strings.
    InvalidByte,
    /// `??` and a character that made one of C's trigraphs of it.
    Trigraph,
    /// A space that is not ASCII.
    ForeignSpace,
    /// A character that is neither a space nor one that a name may have.
    ForeignCharacter,
}

/// A spelling that occurs in a file: hashed once, for every compile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spelling {
    pub(super) hash: u32,
    /// Where it stands in the text, or after the text's length, in `cleaned`.
    pub(super) start: u32,
    pub(super) len: u32,
}

/// About how many bytes a spelling takes in what a file keeps for compiles that read it first.
const BYTES_OF_NAME: usize = 40;

/// A file as tokens. Immutable, so that many compiles can share it.
#[derive(Debug)]
pub struct LexedFile {
    pub(super) source: Arc<SourceText>,
    pub(super) tokens: Vec<RawToken>,
    /// Where long tokens begin and end, ascending.
    pub(super) long: Vec<(u32, u32)>,
    pub(super) spellings: Vec<Spelling>,
    /// Spellings that are not in the text as such: identifiers broken by a line splice.
    pub(super) cleaned: String,
    pub(super) oddities: Vec<Oddity>,
    /// Indices of the `#`s that begin directives.
    pub(super) directives: Vec<u32>,
    /// Whether a spelling begins as reserved names do, which those of predefined macros are.
    pub(super) has_reserved: bool,
    /// The answer of [`reserved`](LexedFile::reserved).
    pub(super) reserved: OnceLock<u128>,
    /// The macro whose definition makes the whole file empty (`#ifndef GUARD` to `#endif` around everything).
    pub(super) guard: Option<u32>,
    /// What a compile begins with that reads this file first, as main files are.
    pub(super) begun: OnceLock<Begun>,
}

/// An interner that knows a file's spellings, and their names in it.
#[derive(Debug)]
pub(super) struct Begun {
    interner: Interner,
    names: Arc<[Name]>,
}

impl LexedFile {
    /// The text.
    pub fn source(&self) -> &Arc<SourceText> {
        &self.source
    }

    /// The tokens, an [`TokenKind::Eof`] last.
    pub fn tokens(&self) -> &[RawToken] {
        &self.tokens
    }

    /// Where a token ends.
    #[inline]
    pub fn end(&self, token: RawToken) -> u32 {
        if token.len < RawToken::LONG { token.offset + u32::from(token.len) } else { self.end_of_long(token) }
    }

    #[cold]
    fn end_of_long(&self, token: RawToken) -> u32 {
        let at = self.long.partition_point(|&(offset, _)| offset < token.offset);
        self.long.get(at).map_or(token.offset, |&(_, end)| end)
    }

    /// What is odd about the text, in its order.
    pub fn oddities(&self) -> &[Oddity] {
        &self.oddities
    }

    /// Indices of the `#`s that begin directives, ascending.
    pub fn directives(&self) -> &[u32] {
        &self.directives
    }

    /// The spelling of the macro that guards the whole file.
    pub fn guard(&self) -> Option<u32> {
        self.guard
    }

    /// A spelling's text.
    pub fn spelling(&self, index: u32) -> &str {
        let s = &self.spellings[index as usize];
        let (start, len) = (s.start as usize, s.len as usize);
        match start.checked_sub(self.source.len()) {
            Some(in_cleaned) => &self.cleaned[in_cleaned..in_cleaned + len],
            None => &self.source[start..start + len],
        }
    }

    /// The bits of all spellings that begin as reserved names do, which are always asked for by the same table.
    pub(crate) fn reserved(&self, bits: impl Fn(&str) -> u128) -> u128 {
        if !self.has_reserved {
            return 0;
        }
        let of_spellings =
            || self.spellings().filter(|text| text.starts_with('_')).fold(0, |all, text| all | bits(text));
        *self.reserved.get_or_init(of_spellings)
    }

    /// About how many bytes it takes.
    pub fn bytes(&self) -> usize {
        self.source.len()
            + self.tokens.len() * size_of::<RawToken>()
            + self.spellings.len() * (size_of::<Spelling>() + BYTES_OF_NAME)
    }

    /// Whether these bytes are its text.
    pub fn is_of(&self, bytes: &[u8]) -> bool {
        self.source.invalid_bytes().is_empty() && self.source.as_bytes() == bytes
    }

    /// The texts of all spellings, each once.
    pub fn spellings(&self) -> impl Iterator<Item = &str> {
        (0..self.spellings.len() as u32).map(|i| self.spelling(i))
    }

    /// The names of all spellings of the file, in a compile's interner. One without names of its own becomes a copy of the interner
    /// that the file keeps, which shares its names.
    pub fn names(&self, interner: &mut Interner) -> Arc<[Name]> {
        if !interner.is_fresh() {
            return self.intern(interner);
        }
        let begun = self.begun.get_or_init(|| {
            let mut interner = Interner::new();
            let names = self.intern(&mut interner);
            interner.share();
            Begun { interner, names }
        });
        interner.clone_from(&begun.interner);
        begun.names.clone()
    }

    fn intern(&self, interner: &mut Interner) -> Arc<[Name]> {
        let spelled = self.spellings.iter().enumerate();
        spelled.map(|(i, s)| interner.intern_hashed(s.hash, self.spelling(i as u32))).collect()
    }
}
