//! What follows a colon after a declarator: semantics, registers, offsets.

use super::Parser;
use super::kinds::*;
use crate::diag::Diagnostic;
use crate::lex::keyword::{Keyword, word};
use crate::lex::{Token, TokenKind};

use crate::source::{Name, Span};
use crate::syntax::tree::{Annotation, AnnotationId, AnnotationKind, ExprId, PackOffset, Register};
use trefoil_entity::List;

/// Whether a token may be a semantic: no keyword may, nor a word that is one where it can be.
pub(super) fn names_semantic(token: Token) -> bool {
    use word::*;
    match token.kind {
        TokenKind::Ident => !matches!(
            token.name,
            CENTER
                | CENTROID
                | GLOBALLY_COHERENT
                | INDICES
                | LINE_ADJ
                | LINE
                | LINEAR
                | PAYLOAD
                | POINT
                | PRECISE
                | PRIMITIVES
                | SAMPLE
                | SAMPLER_STATE
                | CAPITAL_TECHNIQUE
                | TECHNIQUE
                | TECHNIQUE10
                | TECHNIQUE11
                | TRIANGLE_ADJ
                | TRIANGLE
                | VERTICES
        ),
        TokenKind::Keyword => matches!(Keyword::of(token.name), Some(Keyword::Decltype)),
        _ => false,
    }
}

impl Parser {
    /// annotations = (":" (semantic | register | packoffset | payload-access))*
    ///
    /// Of a field, a `:` before anything else is before its width, which comes back beside the annotations. Of what has no width,
    /// that `:` is left to whoever comes next.
    #[inline]
    pub(super) fn annotations(&mut self, may_have_width: bool) -> (List<AnnotationId>, Option<ExprId>) {
        // Most declarators have none.
        if self.at(TokenKind::Colon) { self.some_annotations(may_have_width) } else { (List::EMPTY, None) }
    }

    /// The annotations of what is no field, and has no width.
    #[inline]
    pub(super) fn plain_annotations(&mut self) -> List<AnnotationId> {
        self.annotations(false).0
    }

    fn some_annotations(&mut self, may_have_width: bool) -> (List<AnnotationId>, Option<ExprId>) {
        let mut list = smallvec::SmallVec::<[AnnotationId; 4]>::new();
        let mut bits = None;
        while self.at(TokenKind::Colon) {
            let next = self.peek(1);
            let is_annotation = names_semantic(next)
                || next.kind == TokenKind::Keyword && Keyword::of(next.name) == Some(Keyword::Register);
            if !is_annotation && (!may_have_width || bits.is_some()) {
                break;
            }
            self.bump();
            if !is_annotation {
                bits = Some(self.conditional());
                continue;
            }
            let start = self.span();
            let Some(kind) = self.annotation() else { break };
            let span = self.since(start.lo);
            list.push(self.unit.annotations.push(Annotation { kind, span }));
        }
        (self.unit.annotation_lists.push(&list), bits)
    }

    /// annotation = identifier | "register" "(" … ")" | "packoffset" "(" … ")" | ("read" | "write") "(" … ")"
    fn annotation(&mut self) -> Option<AnnotationKind> {
        if self.eat_keyword(Keyword::Register) {
            return self.register().map(AnnotationKind::Register);
        }
        let token = self.bump();
        match token.name {
            word::PACKOFFSET => self.pack_offset().map(AnnotationKind::PackOffset),
            word::READ | word::WRITE => self.payload_access(token.name == word::WRITE),
            name => Some(AnnotationKind::Semantic(name)),
        }
    }

    /// payload-access = "(" (stage ","?)* ")", after `read` or `write`.
    fn payload_access(&mut self, is_write: bool) -> Option<AnnotationKind> {
        const WHAT: &str = "payload access qualifier";
        if !self.expect_paren_after(WHAT) {
            return None;
        }
        let mut stages = 0;
        while self.at(TokenKind::Ident) {
            let stage = self.bump();
            match self.unit.names.get(stage.name) {
                "caller" => stages |= 1,
                "closesthit" => stages |= 1 << 4,
                "miss" => stages |= 1 << 8,
                "anyhit" => stages |= 1 << 12,
                _ => self.error(Diagnostic::new(&BAD_PAYLOAD_STAGE, stage.span).arg(stage.name)),
            }
            self.eat(TokenKind::Comma);
        }
        if !self.eat(TokenKind::RParen) {
            let at = Span::at(self.last_end());
            self.error(Diagnostic::new(&EXPECTED_RPAREN_AFTER, at).arg(WHAT));
            return None;
        }
        Some(AnnotationKind::PayloadAccess { is_write, stages })
    }

    /// register = "(" (profile ",")? (register-name ("[" expression "]")?)? (","? space)? ")", after `register`.
    fn register(&mut self) -> Option<Register> {
        let open = self.span();
        if !self.expect_paren_after("register") {
            return None;
        }
        let mut result = Register { profile: None, class: 0, index: None, space: None };
        let mut first = self.expect_ident()?;
        if self.at(TokenKind::Comma) && self.is_profile(first.name) {
            result.profile = Some(first.name);
            self.bump();
            first = self.expect_ident()?;
        }
        if self.begins_as_space(first.name) {
            result.space = self.space(first);
        } else {
            self.register_name(first.name, first.span, &mut result)?;
            if self.eat(TokenKind::Comma) {
                let space = self.expect_ident()?;
                result.space = self.space(space);
            }
        }
        self.expect_paren_behind(open);
        Some(result)
    }

    fn begins_as_space(&self, name: Name) -> bool {
        self.unit.names.get(name).starts_with("space")
    }

    /// The number of `space1`; an error for what is none.
    fn space(&mut self, token: Token) -> Option<u32> {
        let number = self.space_number(token.name);
        if number.is_none() {
            let kind = if self.begins_as_space(token.name) { &SPACE_NUMBER } else { &NO_SPACE };
            self.error(Diagnostic::new(kind, token.span));
        }
        number
    }

    /// `t0`, `t`, which is `t0`, or `t4[2]`: what stands in the brackets means nothing since shader model 6, to DXC either.
    fn register_name(&mut self, name: Name, span: Span, result: &mut Register) -> Option<()> {
        let mut letters = self.unit.names.get(name).chars();
        let class = letters.next().map_or(' ', |c| c.to_ascii_lowercase());
        let number = letters.as_str();
        let index = if number.is_empty() { Some(0) } else { number.parse().ok() };
        let kind = if "bcistu".contains(class) { &REGISTER_NUMBER } else { &BAD_REGISTER };
        let Some(index) = index.filter(|_| "bcistu".contains(class)) else {
            self.error(Diagnostic::new(kind, span).arg(name));
            return None;
        };
        if self.at(TokenKind::LBracket) {
            let open = self.bump().span;
            self.assignment();
            self.expect_close(TokenKind::RBracket, open);
        }
        result.class = class as u8;
        result.index = Some(index);
        Some(())
    }

    /// Whether a word is that of shaders which a register is for: `ps`, `ps_5_0`, or what begins as that does.
    fn is_profile(&self, name: Name) -> bool {
        let text = self.unit.names.get(name);
        let long = text.split_once('_').filter(|(stage, _)| !stage.is_empty());
        matches!(text, "ps" | "vs" | "gs" | "cs")
            || long.is_some_and(|(_, model)| model.starts_with(|c: char| c.is_ascii_digit()))
    }

    /// Letters, upper-case or lower-case, and a number: `t12` is `t` and 12.
    fn numbered(&self, name: Name) -> Option<(&str, u32)> {
        let text = self.unit.names.get(name);
        let digits = text.find(|c: char| c.is_ascii_digit())?;
        let (letters, number) = text.split_at(digits);
        Some((letters, number.parse().ok()?))
    }

    fn space_number(&self, name: Name) -> Option<u32> {
        self.numbered(name).filter(|(letters, _)| *letters == "space").map(|(_, n)| n)
    }

    /// packoffset = "(" "c" number? ("." component)? ")", after `packoffset`.
    fn pack_offset(&mut self) -> Option<PackOffset> {
        let open = self.span();
        if !self.expect_paren_after("packoffset") {
            return None;
        }
        let row_token = self.expect_ident()?;
        let numbered =
            self.numbered(row_token.name).unwrap_or_else(|| (self.unit.names.get(row_token.name), 0));
        let (is_row, row) = (numbered.0.eq_ignore_ascii_case("c"), numbered.1);
        if !is_row {
            self.error(Diagnostic::new(&BAD_REGISTER, row_token.span));
        }
        let mut result = PackOffset { row, component: 0, has_component: false };
        if self.eat(TokenKind::Dot) {
            let component = self.expect_ident()?;
            let letter = self.unit.names.get(component.name);
            let found = ["x", "y", "z", "w"].iter().position(|&c| c == letter);
            let found = found.or_else(|| ["r", "g", "b", "a"].iter().position(|&c| c == letter));
            if found.is_none() {
                self.error(Diagnostic::new(&BAD_OFFSET_COMPONENT, component.span));
            }
            result.component = found.unwrap_or(0) as u8;
            result.has_component = true;
        }
        self.expect_paren_behind(open);
        Some(result)
    }
}
