//! Directives: which one it is, and the small ones.

use super::kinds::*;
use super::state::Preprocessor;
use crate::diag::Diagnostic;
use crate::lex::keyword::{Keyword, word};
use crate::lex::{Token, TokenKind};
use crate::source::{Name, Pos, Span};

const IF: Name = Keyword::If.name();
const ELSE: Name = Keyword::Else.name();

impl Preprocessor<'_> {
    /// A directive, whose `#` was just read.
    pub(super) fn directive(&mut self) {
        self.pass_oddities(true);
        let line = self.take_line();
        if let Some((word, rest)) = line.split_first() {
            self.dispatch(*word, rest);
        }
        self.recycle(line);
    }

    /// A directive among the arguments of a macro: all are done but `#include` and `#pragma`.
    pub(super) fn directive_in_args(&mut self) {
        let line = self.take_line();
        let Some((word, rest)) = line.split_first() else { return };
        if matches!(word.name, word::INCLUDE | word::PRAGMA) && word.kind == TokenKind::Ident {
            return self.diagnostics.push(Diagnostic::new(&DIRECTIVE_IN_ARGS, word.span).arg(word.name));
        }
        let marks = self.marks.len();
        self.dispatch(*word, rest);
        self.marks[marks..].iter_mut().for_each(|mark| mark.before = usize::MAX);
    }

    fn dispatch(&mut self, word: Token, rest: &[Token]) {
        if word.kind == TokenKind::Number {
            return self.line_mark(&[&[word], rest].concat(), word.span);
        }
        if word.kind != TokenKind::Ident {
            return self.diagnostics.report(&INVALID_DIRECTIVE, word.span);
        }
        match word.name {
            word::DEFINE => self.define(rest, word.span),
            word::UNDEF => self.undef(rest, word.span),
            word::INCLUDE => self.include(rest, word.span),
            IF => self.if_expression(rest, word.span),
            word::IFDEF => self.if_defined(rest, word.span, true),
            word::IFNDEF => self.if_defined(rest, word.span, false),
            word::ELIF => self.elif(word.span),
            ELSE => self.else_directive(rest, word.span),
            word::ENDIF => self.endif(rest, word.span),
            word::PRAGMA => self.pragma(rest, word.span),
            word::LINE if self.options.ignore_line_directives => {}
            word::LINE => self.line_directive(rest, word.span),
            word::ERROR => self.user_message(&USER_ERROR, rest, word.span),
            word::WARNING => self.user_message(&USER_WARNING, rest, word.span),
            _ => self.diagnostics.report(&INVALID_DIRECTIVE, word.span),
        }
    }

    /// `#error words`: the words as they stand in the text.
    fn user_message(&mut self, kind: &'static crate::diag::Kind, rest: &[Token], at: Span) {
        // The words are no tokens, in which an apostrophe would be odd.
        self.pass_oddities(false);
        let text = match (rest.first(), rest.last()) {
            (Some(first), Some(last)) => self.source_text(first.span.to(last.span)),
            _ => String::new(),
        };
        self.diagnostics.push(Diagnostic::new(kind, at).arg(text));
    }

    /// Where the line of the last token of a directive ends.
    pub(super) fn end_of_line(&self, last: Span) -> Pos {
        let Some(file) = self.sources.file_of(last.lo).map(|f| self.sources.file(f)) else { return last.hi };
        let rest = file.text.get((last.hi.0 - file.base.0) as usize..).unwrap_or("");
        last.hi.offset(rest.bytes().take_while(|&byte| byte != b'\n').count() as u32)
    }

    /// The text of a span that lies within one file.
    pub(super) fn source_text(&self, span: Span) -> String {
        let Some(file) = self.sources.file_of(span.lo).map(|f| self.sources.file(f)) else {
            return String::new();
        };
        let (lo, hi) = (span.lo.0 - file.base.0, span.hi.0.saturating_sub(file.base.0));
        file.text.get(lo as usize..hi as usize).unwrap_or("").to_owned()
    }
}
