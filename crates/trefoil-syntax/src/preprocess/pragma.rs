//! `#pragma`.

use super::kinds::*;
use super::state::Preprocessor;
use crate::diag::{Diagnostic, Severity};
use crate::lex::keyword::{Keyword, word};
use crate::lex::literal::unescape;
use crate::lex::{Flags, Token, TokenKind};
use crate::source::{Name, Span};

const ROW: Name = Keyword::RowMajor.name();
const COLUMN: Name = Keyword::ColumnMajor.name();
const DEFAULT: Name = Keyword::Default.name();

/// Pragmas that are not in a preprocessed text, or not as they are written.
const UNSEEN: [Name; 5] = [word::ONCE, word::MARK, word::REGION, word::ENDREGION, word::MESSAGE];

impl Preprocessor<'_> {
    pub(super) fn pragma(&mut self, line: &[Token], at: Span) {
        if !line.first().is_some_and(|word| UNSEEN.contains(&word.name)) {
            self.mark_pragma(line, at);
        }
        let Some((word, rest)) = line.split_first() else { return };
        match word.name {
            _ if word.kind != TokenKind::Ident => self.diagnostics.report(&UNKNOWN_PRAGMA, word.span),
            word::ONCE if self.files.len() == 1 => self.diagnostics.report(&PRAGMA_ONCE_MAIN, word.span),
            word::ONCE => self.close_file(),
            word::PACK_MATRIX => self.pack_matrix(rest, at),
            word::MESSAGE => self.pragma_message(rest, word.span),
            word::DXC if rest.first().is_some_and(|t| self.names.get(t.name) == "diagnostic") => {
                self.diagnostic_pragma(&rest[1..], at);
            }
            word::DXC
            | word::CLANG
            | word::GCC
            | word::MARK
            | word::REGION
            | word::ENDREGION
            | word::STDC => {}
            _ => self.diagnostics.report(&UNKNOWN_PRAGMA, word.span),
        }
    }

    /// `dxc diagnostic push`, `pop`, `ignored "-Wname"`, `warning "-Wname"`, `error "-Wname"`
    ///
    /// Positions are compared as numbers, as in DXC: a pragma of an included file holds in the files included after it, but not
    /// in the rest of the including file.
    fn diagnostic_pragma(&mut self, line: &[Token], at: Span) {
        let Some(word) = line.first() else {
            return self.diagnostics.report(&DIAGNOSTIC_PRAGMA, at);
        };
        let severity = match self.names.get(word.name) {
            "push" => return self.diagnostics.push_policy(),
            "pop" => {
                if !self.diagnostics.pop_policy(at.lo) {
                    self.diagnostics.report(&DIAGNOSTIC_POP, word.span);
                }
                return;
            }
            "ignored" => None,
            "warning" => Some(Severity::Warning),
            "error" | "fatal" => Some(Severity::Error),
            _ => return self.diagnostics.report(&DIAGNOSTIC_PRAGMA, word.span),
        };
        let Some(option) = line.get(1).filter(|t| t.kind == TokenKind::Str) else {
            return self.diagnostics.report(&DIAGNOSTIC_STRING, word.span);
        };
        match self.names.get(option.name).trim_matches('"').strip_prefix("-W") {
            Some(flag) => self.diagnostics.set_from(at.lo, flag, severity),
            None => self.diagnostics.report(&DIAGNOSTIC_OPTION, option.span),
        }
    }

    /// `pack_matrix(row_major)` becomes a token: it acts on the types after it.
    fn pack_matrix(&mut self, line: &[Token], at: Span) {
        let order = match line {
            [open, order, close, ..] if open.kind == TokenKind::LParen && close.kind == TokenKind::RParen => {
                [ROW, COLUMN, DEFAULT].iter().position(|&name| name == order.name)
            }
            _ => None,
        };
        let Some(order) = order else { return self.diagnostics.report(&PACK_MATRIX, at) };
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
        let literals = tokens.iter().filter(|t| t.kind == TokenKind::Str).map(|t| self.names.get(t.name));
        let text: String = literals.map(|t| unescape(&t[1..t.len() - 1])).collect();
        self.recycle(tokens);
        self.mark_message(&text, at);
        self.diagnostics.push(Diagnostic::new(&USER_MESSAGE, at).arg(text));
    }
}
