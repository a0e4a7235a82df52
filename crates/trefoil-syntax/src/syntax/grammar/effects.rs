//! Effects: techniques, state blocks and annotations of old, which are read past with a warning.

use super::Parser;
use super::kinds::*;
use crate::diag::Kind;
use crate::lex::TokenKind;
use crate::lex::keyword::word;
use crate::source::Span;
use crate::syntax::builtin_names::{Builtin, EFFECT_OBJECTS, OBJECTS, builtin};
use crate::syntax::tree::{TypeRef, TypeRefId};

impl Parser {
    fn warn(&mut self, kind: &'static Kind, span: Span) {
        if !self.quiet && !self.aborted {
            self.diagnostics.report(kind, span);
        }
    }

    /// technique = ("technique" | "Technique" | "technique10" | "technique11") anything-but-"{"* "{" … "}"
    ///
    /// Whether there was one comes back. None stands in a namespace.
    pub(super) fn technique(&mut self) -> bool {
        let token = self.token();
        let is_word = matches!(
            token.name,
            word::TECHNIQUE | word::CAPITAL_TECHNIQUE | word::TECHNIQUE10 | word::TECHNIQUE11
        );
        if token.kind != TokenKind::Ident || !is_word || self.namespaces > 0 {
            return false;
        }
        self.warn(&EFFECT_TECHNIQUE, token.span);
        while !matches!(self.kind(), TokenKind::LBrace | TokenKind::Eof) {
            self.bump();
        }
        self.skip_braces();
        self.eat(TokenKind::Semi);
        true
    }

    /// Reads past "{" … "}", in which no other brackets count.
    fn skip_braces(&mut self) {
        let mut depth = 0usize;
        loop {
            match self.kind() {
                TokenKind::Eof => return,
                TokenKind::LBrace => depth += 1,
                TokenKind::RBrace => depth = depth.saturating_sub(1),
                _ => {}
            }
            self.bump();
            if depth == 0 {
                return;
            }
        }
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
        self.skip_braces();
    }

    /// effect-value = "sampler_state" "{" … "}"
    ///
    /// Whether there was one comes back.
    pub(super) fn effect_value(&mut self) -> bool {
        let token = self.token();
        let is_state = token.kind == TokenKind::Ident && token.name == word::SAMPLER_STATE;
        if !is_state || self.peek(1).kind != TokenKind::LBrace {
            return false;
        }
        self.warn(&EFFECT_ASSIGNMENT, token.span);
        self.bump();
        self.skip_braces();
        true
    }

    /// Whether what initialises an object of effects was read past, with whatever is declared after it: it may be anything.
    pub(super) fn skips_initializer(&mut self, ty: TypeRefId) -> bool {
        if !self.at(TokenKind::Eq) || !self.is_effect_object(ty) {
            return false;
        }
        while !matches!(self.kind(), TokenKind::Semi | TokenKind::Eof | TokenKind::RBrace) {
            self.skip_token_tree();
        }
        true
    }

    fn is_effect_object(&self, ty: TypeRefId) -> bool {
        match self.unit.types[ty] {
            TypeRef::Named(name) => {
                let is_object = matches!(builtin(name), Some(Builtin::Object(row)) if EFFECT_OBJECTS.contains(&OBJECTS[usize::from(row)].text));
                // A structure of the source takes the name.
                is_object && !self.unit.records.values().any(|record| record.name == Some(name))
            }
            TypeRef::Qualified { ty, .. } => self.is_effect_object(ty),
            _ => false,
        }
    }
}
