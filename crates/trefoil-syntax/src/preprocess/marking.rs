//! Notes of what a preprocessed text keeps of directives: where files begin and go on, `#line`, and pragmas.

use super::mark::{Mark, MarkKind};
use super::state::Preprocessor;
use crate::lex::{Flags, Token};
use crate::source::{FileId, Pos, Span};

impl Preprocessor<'_> {
    /// Notes a mark, where they are asked for.
    pub(super) fn mark(&mut self, at: Pos, kind: MarkKind) {
        if self.options.list_marks {
            self.marks.push(Mark { before: self.out.len(), at, kind });
        }
    }

    /// Notes that a file begins.
    pub(super) fn mark_file(&mut self, id: FileId) {
        let file = self.sources.file(id);
        self.mark(file.base, MarkKind::Enter(file.included_from));
    }

    /// Notes a pragma as it is written, with one space where there is any.
    pub(super) fn mark_pragma(&mut self, line: &[Token], at: Span) {
        if self.options.list_marks {
            let mut text = String::from("#pragma");
            for token in line {
                text.push_str(if token.flags.has(Flags::SPACE) { " " } else { "" });
                text.push_str(self.spelling(token));
            }
            self.mark(at.lo, MarkKind::Pragma(text));
        }
    }

    /// Notes `#pragma message`, which is printed with its text in one piece.
    pub(super) fn mark_message(&mut self, message: &str, at: Span) {
        if self.options.list_marks {
            let text = format!("#pragma message(\"{}\")", in_octal(message));
            self.mark(at.lo, MarkKind::Pragma(text));
        }
    }

    /// Where the line behind the one of `at` begins.
    pub(super) fn next_line(&self, at: Span) -> Pos {
        let end = self.end_of_line(at);
        let file = self.sources.file_of(end).map(|id| self.sources.file(id));
        let last = file.map_or(end, |file| file.base.offset(file.text.len() as u32));
        end.offset(1).min(last)
    }
}

/// A text with quotes, backslashes and what is not printable as octal escapes.
fn in_octal(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' | 0..b' ' | 127.. => out.push_str(&format!("\\{byte:03o}")),
            _ => out.push(byte.into()),
        }
    }
    out
}
