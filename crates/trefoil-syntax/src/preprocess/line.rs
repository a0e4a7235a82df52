//! `#line`.

use super::kinds::*;
use super::mark::MarkKind;
use super::state::Preprocessor;
use crate::lex::literal::{self, Number, unescape};
use crate::lex::{Token, TokenKind};
use crate::source::Span;
use std::sync::Arc;

impl Preprocessor<'_> {
    /// `#line 10 "name"`, after macros.
    pub(super) fn line_directive(&mut self, line: &[Token], at: Span) {
        let mut tokens = self.spare();
        self.expand_line(line, &mut tokens);
        if self.is_line_number(&tokens, line, at) {
            self.line_mark(&tokens, at);
            let taken = tokens.len().min(2);
            self.warn_extra(&tokens[taken..], "line");
        }
        self.recycle(tokens);
    }

    /// Whether there is a number in digits alone; `line` are the tokens before macros.
    fn is_line_number(&mut self, tokens: &[Token], line: &[Token], at: Span) -> bool {
        let Some(number) = tokens.first() else {
            let end = self.end_of_line(line.last().map_or(at, |t| t.span));
            self.diagnostics.report(&LINE_NUMBER, Span::at(end));
            return false;
        };
        let text = self.names.get(number.name);
        if number.kind != TokenKind::Number {
            return true;
        }
        if let Some(place) = text.bytes().position(|byte| !byte.is_ascii_digit()) {
            self.diagnostics.report(&LINE_DIGITS, Span::at(number.span.lo.offset(place as u32)));
            return false;
        }
        if text.len() > 1 && text.starts_with('0') {
            self.diagnostics.report(&LINE_OCTAL, number.span);
        }
        true
    }

    /// `10 "name"`: from the next line on, lines count from 10 and are in `name`.
    pub(super) fn line_mark(&mut self, tokens: &[Token], at: Span) {
        let number = tokens.first().filter(|t| t.kind == TokenKind::Number);
        let text = number.map(|t| self.names.get(t.name));
        let is_decimal = text.is_some_and(|t| t.bytes().all(|b| b.is_ascii_digit()));
        let value =
            text.filter(|_| is_decimal).and_then(|t| match literal::number(t.trim_start_matches('0')) {
                Ok(Number::Int(n, _)) => u32::try_from(n).ok(),
                _ if t.bytes().all(|b| b == b'0') => Some(0),
                _ => None,
            });
        let Some(value) = value else {
            return self.diagnostics.report(&LINE_NUMBER, tokens.first().map_or(at, |t| t.span));
        };
        let name: Option<Arc<str>> = match tokens.get(1) {
            None => None,
            Some(t) if t.kind == TokenKind::Str => {
                let text = self.names.get(t.name);
                Some(unescape(&text[1..text.len() - 1]).into())
            }
            Some(t) => return self.diagnostics.report(&LINE_NAME, t.span),
        };
        let Some(file) = self.files.last() else { return };
        // It holds from the next line on; the next token is on it or after it.
        let next = self.next_line(at);
        self.sources.add_line_mark(file.id, next.0 - file.base.0, value, name);
        self.mark(next, MarkKind::Go);
    }
}
