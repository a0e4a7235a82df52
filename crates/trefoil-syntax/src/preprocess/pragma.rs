//! `#pragma`.

use super::kinds::*;
use super::state::Preprocessor;
use crate::diag::{Diagnostic, Kind, Severity, flags};
use crate::lex::keyword::{Keyword, word};
use crate::lex::literal::unescape;
use crate::lex::{Flags, Token, TokenKind};
use crate::source::{Name, Span};

const ROW: Name = Keyword::RowMajor.name();
const COLUMN: Name = Keyword::ColumnMajor.name();
const DEFAULT: Name = Keyword::Default.name();

/// Pragmas that are not in a preprocessed text, or not as they are written.
const UNSEEN: [Name; 6] = [word::DXC, word::ONCE, word::MARK, word::REGION, word::ENDREGION, word::MESSAGE];

impl Preprocessor<'_> {
    pub(super) fn pragma(&mut self, line: &[Token], at: Span) {
        if !line.first().is_some_and(|word| UNSEEN.contains(&word.name)) {
            self.mark_pragma(line, at);
        }
        let Some((word, rest)) = line.split_first() else { return };
        match word.name {
            _ if word.kind != TokenKind::Ident => self.diagnostics.report(&UNKNOWN_PRAGMA, word.span),
            word::ONCE => self.once(rest, word.span),
            word::PACK_MATRIX => self.pack_matrix(rest, at),
            word::MESSAGE => self.pragma_message(rest, word.span),
            word::DXC => self.dxc_pragma(line, at),
            word::CLANG | word::GCC | word::MARK | word::REGION | word::ENDREGION | word::STDC => {}
            _ => self.diagnostics.report(&UNKNOWN_PRAGMA, word.span),
        }
    }

    fn once(&mut self, rest: &[Token], at: Span) {
        self.warn_extra(rest, "pragma once");
        if self.files.len() == 1 {
            self.diagnostics.report(&PRAGMA_ONCE_MAIN, at);
        } else {
            self.close_file();
        }
    }

    /// `dxc diagnostic`; a preprocessed text has those that mean something.
    fn dxc_pragma(&mut self, line: &[Token], at: Span) {
        if line.get(1).is_some_and(|t| self.names.get(t.name) == "diagnostic")
            && self.diagnostic_pragma(&line[2..], line[1].span, at)
        {
            self.mark_pragma(line, at);
        }
    }

    /// `dxc diagnostic push`, `pop`, `ignored "-Wname"`, `warning "-Wname"`, `error "-Wname"`; whether it means something.
    ///
    /// Positions are compared as numbers, as in DXC: a pragma of an included file holds in the files included after it, but not
    /// in the rest of the including file.
    fn diagnostic_pragma(&mut self, line: &[Token], before: Span, at: Span) -> bool {
        let from = self.sources.file_pos(at.lo);
        let Some(word) = line.first() else {
            return self.reject(&DIAGNOSTIC_PRAGMA, Span::at(self.end_of_line(before)));
        };
        let severity = match self.names.get(word.name) {
            "push" => {
                self.diagnostics.push_policy();
                return true;
            }
            "pop" => return self.diagnostics.pop_policy(from) || self.reject(&DIAGNOSTIC_POP, word.span),
            "ignored" => None,
            "warning" => Some(Severity::Warning),
            "error" | "fatal" => Some(Severity::Error),
            _ => return self.reject(&DIAGNOSTIC_PRAGMA, word.span),
        };
        let options = &line[1..];
        let strings = options.iter().take_while(|t| t.kind == TokenKind::Str).count();
        let text: String = options[..strings].iter().map(|t| self.literal(t)).collect();
        match (options.get(strings), text.strip_prefix("-W").filter(|flag| !flag.is_empty())) {
            (next, _) if strings == 0 => {
                let end = || Span::at(self.end_of_line(word.span));
                self.reject(&DIAGNOSTIC_STRING, next.map_or_else(end, |t| t.span))
            }
            (Some(next), _) => self.reject(&DIAGNOSTIC_TOKEN, next.span),
            (None, None) => self.reject(&DIAGNOSTIC_OPTION, options[0].span),
            (None, Some(flag)) if flag == "everything" || !flags::is_known(flag) => {
                let unknown = Diagnostic::new(&DIAGNOSTIC_GROUP, options[0].span);
                self.diagnostics.push(unknown.arg(text));
                false
            }
            (None, Some(flag)) => {
                self.diagnostics.set_from(from, flag, severity);
                true
            }
        }
    }

    /// Reports what is wrong with a pragma.
    fn reject(&mut self, kind: &'static Kind, at: Span) -> bool {
        self.diagnostics.report(kind, at);
        false
    }

    /// The text of a string literal.
    fn literal(&self, token: &Token) -> String {
        let text = self.names.get(token.name);
        unescape(&text[1..text.len() - 1])
    }

    /// `pack_matrix(row_major)` becomes a token: it acts on the types after it. In a preprocessed text it stays as it is written.
    fn pack_matrix(&mut self, line: &[Token], at: Span) {
        let order = match line {
            [open, order, close, ..] if open.kind == TokenKind::LParen && close.kind == TokenKind::RParen => {
                [ROW, COLUMN, DEFAULT].iter().position(|&name| name == order.name)
            }
            _ => None,
        };
        let Some(order) = order else {
            if !self.options.list_marks {
                self.diagnostics.report(&PACK_MATRIX, at);
            }
            return;
        };
        if let Some(extra) = line.get(3).filter(|_| !self.options.list_marks) {
            self.diagnostics.report(&PACK_MATRIX_EXTRA, extra.span);
        }
        self.orders = true;
        self.out.push(Token {
            kind: TokenKind::PackMatrix,
            flags: Flags::LINE_START,
            name: Name(order as u32),
            span: at,
        });
    }

    /// `message("text")`, `message "text"`
    fn pragma_message(&mut self, line: &[Token], at: Span) {
        let mut tokens = self.spare();
        self.expand_line(line, &mut tokens);
        let end = Span::at(self.end_of_line(line.last().map_or(at, |t| t.span)));
        match self.message(&tokens, at, end) {
            Ok(text) => {
                self.mark_message(&text, at);
                self.diagnostics.push(Diagnostic::new(&USER_MESSAGE, at).arg(text));
            }
            Err((kind, place)) => self.diagnostics.report(kind, place),
        }
        self.recycle(tokens);
    }

    /// The text of a message, or what is wrong and where; `end` is that of its line.
    fn message(&self, tokens: &[Token], at: Span, end: Span) -> Result<String, (&'static Kind, Span)> {
        let (parens, rest) = match tokens.split_first() {
            Some((open, rest)) if open.kind == TokenKind::LParen => (true, rest),
            Some((text, _)) if text.kind == TokenKind::Str => (false, tokens),
            _ => return Err((&MESSAGE_PAREN, at)),
        };
        let strings = rest.iter().take_while(|t| t.kind == TokenKind::Str).count();
        let place = |i: usize| rest.get(i).map_or(end, |t| t.span);
        let closes = !parens || rest.get(strings).is_some_and(|t| t.kind == TokenKind::RParen);
        let taken = strings + usize::from(parens);
        if strings == 0 {
            return Err((&MESSAGE_STRING, place(0)));
        }
        if !closes || taken < rest.len() {
            return Err((&MESSAGE_PAREN, place(if closes { taken } else { strings })));
        }
        Ok(rest[..strings].iter().map(|t| self.literal(t)).collect())
    }
}
