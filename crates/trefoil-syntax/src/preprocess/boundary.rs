//! Where in a main file others may go on: after the lines of its includes.

use crate::lex::{Flags, LexedFile, RawToken, TokenKind};
use smallvec::SmallVec;

/// Where in a main file a point may be: after the line of an `#include` that no `#if` is around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boundary {
    /// The token after the line.
    pub(super) at: usize,
    /// Whether nothing but plain includes stands before it, so that comments there may differ.
    pub(super) only_includes: bool,
}

/// The boundaries of a main file, the one that comes last first: the last of all, and the ends of the includes that it begins
/// with, as far as they are few.
pub fn boundaries(main: &LexedFile) -> SmallVec<[Boundary; 8]> {
    let mut found: SmallVec<[Boundary; 8]> =
        plain_includes(main).map(|line| Boundary { at: line.end, only_includes: true }).collect();
    let end = last_include(main);
    if found.last().is_none_or(|last| last.at < end) && end > 0 {
        found.push(Boundary { at: end, only_includes: false });
    }
    found.reverse();
    found.truncate(8);
    found
}

impl Boundary {
    /// What tells the text before a boundary from others: the same for texts that may go on from one point, as far as the main
    /// file says.
    pub fn text_before(self, main: &LexedFile) -> Vec<&str> {
        if self.only_includes {
            return plain_includes(main).take_while(|line| line.end <= self.at).map(|l| l.operand).collect();
        }
        vec![&main.source()[..self.end(main)]]
    }

    /// Where the last token before it ends.
    fn end(self, main: &LexedFile) -> usize {
        self.at.checked_sub(1).map_or(0, |last| main.end(main.tokens()[last]) as usize)
    }
}

/// A line `#include "name"` or `#include <name>` and nothing else.
pub(super) struct IncludeLine<'a> {
    /// What it includes, with its quotes or brackets.
    pub(super) operand: &'a str,
    /// Where that stands.
    pub(super) offset: u32,
    /// The token after the line.
    pub(super) end: usize,
}

/// Where a line ends whose first token is there.
fn line_end(file: &LexedFile, first: usize) -> usize {
    let rest = &file.tokens()[first..];
    let ends = |t: &RawToken| t.kind == TokenKind::Eof || t.flags.has(Flags::LINE_START);
    first + rest.iter().skip(1).position(ends).map_or(rest.len() - 1, |n| n + 1)
}

fn include_line(file: &LexedFile, first: usize) -> Option<IncludeLine<'_>> {
    let end = line_end(file, first);
    let [hash, word, rest @ ..] = &file.tokens()[first..end] else { return None };
    let is_include = hash.kind == TokenKind::Hash
        && word.kind == TokenKind::Ident
        && file.spelling(word.spelling) == "include";
    let (open, close) = (rest.first()?, rest.last()?);
    let is_whole = match open.kind {
        TokenKind::Str => rest.len() == 1,
        TokenKind::Lt => {
            close.kind == TokenKind::Gt && rest.iter().filter(|t| t.kind == TokenKind::Gt).count() == 1
        }
        _ => false,
    };
    let operand = &file.source()[open.offset as usize..file.end(*close) as usize];
    (is_include && is_whole).then_some(IncludeLine { operand, offset: open.offset, end })
}

/// The plain includes that a file begins with.
pub(super) fn plain_includes(file: &LexedFile) -> impl Iterator<Item = IncludeLine<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let line = include_line(file, at)?;
        at = line.end;
        Some(line)
    })
}

/// The token after the last include of a file that no `#if` is around; 0 when there is none.
fn last_include(file: &LexedFile) -> usize {
    let (mut depth, mut last) = (0u32, 0);
    for &hash in file.directives() {
        let Some(word) = file.tokens().get(hash as usize + 1).filter(|t| t.kind == TokenKind::Ident) else {
            continue;
        };
        match file.spelling(word.spelling) {
            "if" | "ifdef" | "ifndef" => depth += 1,
            "endif" => depth = depth.saturating_sub(1),
            "include" if depth == 0 => last = line_end(file, hash as usize),
            _ => {}
        }
    }
    last
}
