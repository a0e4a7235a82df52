//! Preprocessed tokens as text again, for `-P`.

use super::{Mark, MarkKind, Preprocessed};
use crate::lex::{Flags, Token, TokenKind};
use crate::source::Location;
use std::fmt::Write;
use std::sync::Arc;

/// The most blank lines that are kept as such; more become a `#line`.
const MAX_BLANK: u32 = 8;

/// The text of a preprocessed unit, with `#line` where the place changes; pragmas and files are in it where the preprocessor was asked
/// for [`marks`](Preprocessed::marks).
pub fn to_text(unit: &Preprocessed) -> String {
    let mut printer = Printer::new(unit);
    let mut marks = unit.marks.iter().peekable();
    let mut last: Option<Token> = None;
    for (at, &token) in unit.tokens.iter().enumerate() {
        while let Some(mark) = marks.next_if(|mark| mark.before <= at) {
            printer.mark(mark);
        }
        if token.kind == TokenKind::Eof {
            break;
        }
        printer.token(token, last);
        last = Some(token);
    }
    printer.end();
    printer.out
}

struct Printer<'a> {
    unit: &'a Preprocessed,
    out: String,
    file: Option<Arc<str>>,
    line: u32,
    /// Whether there are tokens since a line was ended that no other line begins after.
    has_tokens: bool,
    /// Whether nothing is printed of a file that begins.
    at_start: bool,
    /// Whether the line that is printed is a pragma.
    after_pragma: bool,
}

impl<'a> Printer<'a> {
    fn new(unit: &'a Preprocessed) -> Self {
        Printer {
            unit,
            out: String::new(),
            file: None,
            line: 0,
            has_tokens: false,
            at_start: false,
            after_pragma: false,
        }
    }

    fn mark(&mut self, mark: &Mark) {
        let Some(place) = self.unit.sources.location(mark.at) else { return };
        match &mark.kind {
            MarkKind::Enter(from) => {
                if let Some(from) = from.and_then(|from| self.unit.sources.location(from)) {
                    self.go_to(&from);
                }
                self.line_directive(&place);
                self.at_start = true;
            }
            MarkKind::Go => {
                let is_here = self.line == place.line && self.file.as_ref() == Some(&place.file);
                if !is_here || self.after_pragma {
                    self.line_directive(&place);
                }
            }
            MarkKind::Pragma(text) => {
                self.next_line();
                self.go_to(&place);
                self.out.push_str(text);
                self.after_pragma = true;
            }
        }
    }

    fn token(&mut self, token: Token, last: Option<Token>) {
        if token.kind == TokenKind::PackMatrix && !self.unit.marks.is_empty() {
            return;
        }
        let begins_line = token.flags.has(Flags::LINE_START) && !token.flags.has(Flags::ARGUMENT);
        if begins_line || self.after_pragma {
            if let Some(place) = self.unit.sources.location(token.span.lo) {
                self.line_start(&place, token);
            }
        } else if token.flags.has(Flags::SPACE) || last.is_some_and(|l| self.would_join(l, token)) {
            self.out.push(' ');
        }
        self.has_tokens = true;
        match token.kind {
            TokenKind::PackMatrix => {
                let order = ["row_major", "column_major", "default"][token.name.index().min(2)];
                let _ = write!(self.out, "#pragma pack_matrix({order})");
            }
            kind if kind.has_name() => self.out.push_str(self.unit.names.get(token.name)),
            kind => self.out.push_str(kind.text()),
        }
    }

    /// Before the first token of a line: as far to the right as it stands.
    fn line_start(&mut self, place: &Location, token: Token) {
        if self.after_pragma {
            self.next_line();
        }
        if !self.go_to(place) {
            // A token from another line that a macro brought here, or the first one after a `#line`.
            if token.flags.has(Flags::SPACE) || !self.out.ends_with('\n') {
                self.out.push(' ');
            }
            return;
        }
        if self.out.ends_with('\n') && token.kind != TokenKind::PackMatrix {
            for _ in 1..place.column.min(100) {
                self.out.push(' ');
            }
        }
    }

    /// Goes on to the line of a place, by line breaks if it is near; whether that is another line.
    fn go_to(&mut self, place: &Location) -> bool {
        let same_file = self.file.as_ref() == Some(&place.file);
        let is_first = std::mem::take(&mut self.at_start);
        if same_file && place.line == self.line {
            return is_first;
        }
        if same_file && place.line > self.line && place.line - self.line <= MAX_BLANK {
            for _ in self.line..place.line {
                self.out.push('\n');
            }
            self.line = place.line;
        } else {
            self.line_directive(place);
        }
        true
    }

    fn line_directive(&mut self, place: &Location) {
        self.end_line();
        let name = place.file.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(self.out, "#line {} \"{name}\"", place.line);
        self.file = Some(place.file.clone());
        self.line = place.line;
    }

    /// Ends what is printed of a line; whether there was anything.
    fn end_line(&mut self) -> bool {
        let ends = self.has_tokens || self.after_pragma;
        if ends {
            self.out.push('\n');
        }
        (self.has_tokens, self.after_pragma) = (false, false);
        ends
    }

    /// Goes on to the next line, where something is printed of this one.
    fn next_line(&mut self) {
        self.line += u32::from(self.end_line());
    }

    /// The last line break. The end of a file is on its last line: after a pragma there that is a line back.
    fn end(&mut self) {
        if self.unit.marks.is_empty() {
            self.end_line();
            return;
        }
        if !self.after_pragma {
            return self.out.push('\n');
        }
        self.next_line();
        let main = self.unit.marks.first().and_then(|mark| self.unit.sources.file_of(mark.at));
        let last = main.map(|main| {
            let file = self.unit.sources.file(main);
            let text = file.text.strip_suffix('\n').unwrap_or(&file.text);
            file.base.offset(text.len() as u32)
        });
        if let Some(place) = last.and_then(|last| self.unit.sources.location(last)) {
            self.go_to(&place);
        }
        self.out.push('\n');
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
