//! Preprocessed tokens as text again, for `-P`.

use super::Preprocessed;
use crate::lex::{Flags, Token, TokenKind};
use crate::source::Location;
use std::fmt::Write;

/// The most blank lines that are kept as such; more become a `#line`.
const MAX_BLANK: u32 = 8;

/// The text of a preprocessed unit, with `#line` where the place changes.
pub fn to_text(unit: &Preprocessed) -> String {
    let mut printer = Printer { unit, out: String::new(), file: None, line: 0 };
    let mut last: Option<Token> = None;
    for &token in &unit.tokens {
        printer.token(token, last);
        last = Some(token);
    }
    if !printer.out.is_empty() && !printer.out.ends_with('\n') {
        printer.out.push('\n');
    }
    printer.out
}

struct Printer<'a> {
    unit: &'a Preprocessed,
    out: String,
    file: Option<std::sync::Arc<str>>,
    line: u32,
}

impl Printer<'_> {
    fn token(&mut self, token: Token, last: Option<Token>) {
        if token.kind == TokenKind::Eof {
            return;
        }
        if token.flags.has(Flags::LINE_START) {
            if let Some(place) = self.unit.sources.location(token.span.lo) {
                self.line_start(&place, token.kind);
            }
        } else if token.flags.has(Flags::SPACE) || last.is_some_and(|l| self.would_join(l, token)) {
            self.out.push(' ');
        }
        match token.kind {
            TokenKind::PackMatrix => {
                let order = ["row_major", "column_major", "default"][token.name.index().min(2)];
                let _ = write!(self.out, "#pragma pack_matrix({order})");
            }
            kind if kind.has_name() => self.out.push_str(self.unit.names.get(token.name)),
            kind => self.out.push_str(kind.text()),
        }
    }

    fn line_start(&mut self, place: &Location, kind: TokenKind) {
        let same_file = self.file.as_ref() == Some(&place.file);
        if same_file && place.line > self.line && place.line - self.line <= MAX_BLANK {
            for _ in self.line..place.line {
                self.out.push('\n');
            }
        } else if !(same_file && place.line == self.line) {
            if !self.out.is_empty() && !self.out.ends_with('\n') {
                self.out.push('\n');
            }
            let name = place.file.replace('\\', "\\\\").replace('"', "\\\"");
            let _ = writeln!(self.out, "#line {} \"{name}\"", place.line);
        } else {
            self.out.push(' ');
        }
        self.file = Some(place.file.clone());
        self.line = place.line;
        if self.out.ends_with('\n') && kind != TokenKind::PackMatrix {
            for _ in 1..place.column.min(100) {
                self.out.push(' ');
            }
        }
    }

    /// Whether two tokens that did not touch in the source would be read as one, or as others, if they did.
    fn would_join(&self, left: Token, right: Token) -> bool {
        if left.span.hi == right.span.lo {
            return false;
        }
        let text = |t: Token| if t.kind.has_name() { self.unit.names.get(t.name) } else { t.kind.text() };
        let (Some(a), Some(b)) = (text(left).chars().next_back(), text(right).chars().next()) else {
            return false;
        };
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
        let is_operator = |c: char| "+-*/%&|^<>=!:#.".contains(c);
        is_word(a) && is_word(b)
            || is_operator(a) && is_operator(b)
            || left.kind == TokenKind::Number && is_operator(b)
    }
}
