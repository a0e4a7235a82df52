//! Effects: techniques, state blocks and annotations of old, which are read past with a warning.

use super::Parser;
use super::kinds::*;
use crate::diag::{Diagnostic, Kind};
use crate::lex::TokenKind;
use crate::lex::keyword::word;
use crate::source::{Pos, Span};

impl Parser {
    fn warn(&mut self, kind: &'static Kind, span: Span) {
        if !self.quiet && !self.aborted {
            self.diagnostics.report(kind, span);
        }
    }

    fn warn_assignment(&mut self, equals_end: Pos, what: &'static str) {
        let at = Span::new(Pos(equals_end.0.wrapping_sub(1)), equals_end);
        self.complain(Diagnostic::new(&EFFECT_ASSIGNMENT, at).arg(what));
    }

    /// technique = ("technique" | "technique10" | "technique11" | "fxgroup") identifier? annotation? "{" … "}"
    ///
    /// Whether there was one comes back.
    pub(super) fn technique(&mut self) -> bool {
        let token = self.token();
        let is_word = matches!(
            token.name,
            word::TECHNIQUE | word::TECHNIQUE10 | word::TECHNIQUE11 | word::FXGROUP | word::STATEBLOCK
        );
        let next = self.peek(1);
        let goes_on = matches!(next.kind, TokenKind::LBrace | TokenKind::Lt)
            || next.kind == TokenKind::Ident
                && matches!(self.peek(2).kind, TokenKind::LBrace | TokenKind::Lt | TokenKind::Eq);
        if token.kind != TokenKind::Ident || !is_word || !goes_on {
            return false;
        }
        if !self.quiet {
            self.diagnostics.push(Diagnostic::new(&EFFECT_TECHNIQUE, token.span).arg(token.name));
        }
        while !matches!(
            self.kind(),
            TokenKind::LBrace | TokenKind::RBrace | TokenKind::Semi | TokenKind::Lt | TokenKind::Eof
        ) {
            self.skip_token_tree();
        }
        self.skip_annotation();
        if self.at(TokenKind::LBrace) {
            self.skip_token_tree();
        }
        self.eat(TokenKind::Semi);
        true
    }

    /// effect-annotation = "<" … ">", after a declarator.
    pub(super) fn effect_annotation(&mut self) {
        if self.at(TokenKind::Lt) {
            let span = self.span();
            self.warn(&EFFECT_ANNOTATION, span);
            self.skip_annotation();
        }
    }

    /// Reads past an annotation, if there is one here: "<" (anything ";")* ">".
    fn skip_annotation(&mut self) {
        if !self.eat(TokenKind::Lt) {
            return;
        }
        while !matches!(self.kind(), TokenKind::Gt | TokenKind::RBrace | TokenKind::Eof) {
            while !matches!(self.kind(), TokenKind::Semi | TokenKind::RBrace | TokenKind::Eof) {
                self.skip_token_tree();
            }
            self.eat(TokenKind::Semi);
        }
        self.eat(TokenKind::Gt);
    }

    /// effect-state-block = "{" … "}", after a declarator.
    pub(super) fn effect_state_block(&mut self) {
        let span = self.span();
        self.warn(&EFFECT_STATE, span);
        self.skip_token_tree();
    }

    /// effect-value = "sampler_state" "{" … "}" | "stateblock_state" "{" … "}" | "compile" identifier path call
    ///
    /// Whether there was one comes back.
    pub(super) fn effect_value(&mut self, equals_end: Pos) -> bool {
        let token = self.token();
        if token.kind != TokenKind::Ident {
            return false;
        }
        let next = self.peek(1).kind;
        match token.name {
            word::SAMPLER_STATE | word::STATEBLOCK_STATE if next == TokenKind::LBrace => {
                self.warn_assignment(equals_end, "sampler_state");
                self.bump();
                self.skip_token_tree();
            }
            word::COMPILE if next == TokenKind::Ident => {
                self.warn_assignment(equals_end, "compile");
                while !matches!(self.kind(), TokenKind::Semi | TokenKind::Eof | TokenKind::RBrace) {
                    self.skip_token_tree();
                }
            }
            _ => return false,
        }
        true
    }
}
