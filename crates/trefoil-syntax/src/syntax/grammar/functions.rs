//! Functions, their parameters, operators.

use super::declarators::DeclaredName;
use super::kinds::*;
use super::names::NameKind;
use super::specifiers::{Specifiers, declares_before, is_modifier_word};
use super::{Parser, Span};
use crate::diag::Diagnostic;
use crate::lex::TokenKind;
use crate::lex::keyword::Keyword;
use crate::syntax::tree::{
    AttributeId, BinaryOp, Decl, DeclId, ExprId, FunctionDecl, FunctionName, Modifiers, Operator, StmtId,
    TemplateId, TypeRef, TypeRefId, VarDecl, VarRole,
};
use trefoil_entity::List;
use trefoil_facts::HlslVersion;

/// What a function is called, and what it returns.
struct Head {
    name: FunctionName,
    ret: TypeRefId,
    declared: DeclaredName,
}

impl Parser {
    /// function = specifiers declared-name "(" parameter,* ")" (attributes-after | "const"?) annotations effect-annotation? (";" | block)
    ///
    /// The specifiers and the name have been read. Whether it had a body, so that no `;` follows, comes back.
    pub(super) fn function(
        &mut self,
        s: &Specifiers,
        attributes: List<AttributeId>,
        template: Option<TemplateId>,
        declared: DeclaredName,
    ) -> bool {
        let lacks_type = s.ty.is_none() && !declared.is_operator && !declared.is_destructor;
        let lacking = lacks_type.then(|| self.no_type(s.start, declared.span));
        let Some(head) = self.function_head(s, declared) else { return false };
        let is_member = !self.records.is_empty() || head.declared.qualifier.is_some();
        if head.declared.is_operator && !is_member {
            let text = match head.name {
                FunctionName::Operator(op) => op.text(),
                _ => "operator",
            };
            self.complain(Diagnostic::new(&FREE_OPERATOR, head.declared.span).arg(text));
        }
        if let FunctionName::Name(name) = head.name {
            let kind = if template.is_some() { NameKind::FunctionTemplate } else { NameKind::Value };
            // A specialisation, an overload or a method is no reason to forget the template.
            if self.table.kind(name) != NameKind::FunctionTemplate && head.declared.qualifier.is_none() {
                self.table.declare(name, kind);
            }
        }
        self.table.open();
        let owner = head.declared.qualifier.and_then(|q| self.unit.list(self.unit.paths[q].segments).last());
        if let Some(owner) = owner.map(|segment| segment.name) {
            self.table.import(owner);
        }
        let takes_word = self.peek(1).kind == TokenKind::Ident && self.peek(2).kind == TokenKind::RParen;
        if lacking.is_some() && takes_word && !self.name_kind_at(self.at + 1).is_type() {
            self.untyped_name(&head.declared);
        }
        let was_quiet = self.quiet;
        let params = self.params();
        // What is wrong with the parameters goes before a type that is not there.
        if let (Some(lacking), FunctionName::Name(_), false) = (lacking, head.name, was_quiet || self.aborted)
        {
            self.diagnostics.push(lacking);
        }
        let attributes = self.all_attributes(attributes, head.declared.attributes);
        let attributes = self.with_attributes_of_type(attributes);
        if self.at_keyword(Keyword::Const) && self.version < HlslVersion::V202x {
            let end = self.last_end();
            let kind = if self.records.is_empty() { &SEMI_AFTER_TOP } else { &SEMI_AFTER_MEMBER };
            self.complain(Diagnostic::new(kind, Span::at(end)));
        }
        self.misplaced_brackets();
        let is_const = self.eat_keyword(Keyword::Const);
        if matches!(self.kind(), TokenKind::Amp | TokenKind::AmpAmp) {
            self.error_here(&FUNCTION_REFERENCE);
        }
        let mut head = head;
        if self.at(TokenKind::LBracket) {
            head.ret = self.array_suffix(head.ret);
        }
        let annotations = self.plain_annotations();
        if self.at(TokenKind::Colon) {
            self.error_here(&CONSTRUCTOR_INITIALIZER);
            self.skip_to_body();
        }
        self.effect_annotation();
        let body = self.function_body();
        self.table.close();
        let around = self.heads.len().checked_sub(2).map(|i| self.heads[i]);
        let outer = around.filter(|_| template.is_some() && head.declared.qualifier.is_some());
        let function = self.unit.functions.push(FunctionDecl {
            name: head.name,
            qualifier: head.declared.qualifier,
            template,
            outer,
            specialization: head.declared.specialization,
            ret: head.ret,
            modifiers: s.modifiers,
            params,
            is_const,
            attributes,
            annotations,
            body,
            start: s.start,
        });
        let span = self.since(s.start);
        let id = self.unit.add_decl(Decl::Function(function), span, head.declared.span);
        self.decls.push(id);
        body.is_some()
    }

    /// An error for a name in front of a word in parentheses: of a macro that is not there, mostly.
    #[cold]
    fn untyped_name(&mut self, declared: &DeclaredName) {
        if let Some(name) = declared.name {
            self.error(Diagnostic::new(&UNKNOWN_TYPE, declared.span).arg(name));
        }
    }

    fn function_head(&mut self, s: &Specifiers, declared: DeclaredName) -> Option<Head> {
        let none = |p: &mut Parser| p.add_type(TypeRef::None, declared.span);
        let (name, ret) = if declared.is_operator {
            if s.ty.is_none() && !self.at_operator_symbol() {
                let ret = self.type_name();
                (FunctionName::Conversion, ret)
            } else {
                let operator = self.operator_symbol()?;
                (FunctionName::Operator(operator), self.require_type(s, declared.span))
            }
        } else {
            let name = declared.name?;
            if declared.is_destructor {
                (FunctionName::Destructor(name), none(self))
            } else if s.ty.is_none() && self.records.last() == Some(&Some(name)) {
                self.complain(Diagnostic::new(&NO_TYPE, declared.span));
                (FunctionName::Constructor(name), none(self))
            } else {
                let base = s.ty.unwrap_or_else(|| self.add_type(TypeRef::Error, Span::at(s.start)));
                (FunctionName::Name(name), base)
            }
        };
        Some(Head { name, ret, declared })
    }

    /// params = "(" ("void" | parameter,*) ")"
    pub(super) fn params(&mut self) -> List<DeclId> {
        let open = self.span();
        let start = self.decls.len();
        if !self.expect(TokenKind::LParen) {
            return List::EMPTY;
        }
        let is_void = self.at_keyword(Keyword::Void) && self.peek(1).kind == TokenKind::RParen;
        if is_void {
            self.bump();
        }
        if self.enter() {
            while !is_void && !self.at(TokenKind::RParen) {
                self.param();
                if !self.eat(TokenKind::Comma) {
                    break;
                }
                if self.at(TokenKind::RParen) {
                    self.complain(Diagnostic::new(&EXPECTED_PARAM, self.span()));
                }
            }
        }
        self.leave();
        let closed = self.expect_close(TokenKind::RParen, open);
        if !closed {
            self.skip_to_close();
        }
        self.take_decls(start)
    }

    /// Skips past the `)` of a broken list of parameters, if there is one before the body.
    fn skip_to_close(&mut self) {
        while !matches!(
            self.kind(),
            TokenKind::Eof | TokenKind::LBrace | TokenKind::RBrace | TokenKind::Semi | TokenKind::RParen
        ) {
            self.skip_token_tree();
        }
        if self.eat(TokenKind::RParen) {
            self.settle();
        }
    }

    /// parameter = attributes specifiers (identifier | "(" identifier ")")? attributes-after array-suffix attributes-after
    ///     annotations effect-annotation? ("=" initializer-clause)?
    fn param(&mut self) {
        let attributes = self.attributes();
        if self.at(TokenKind::Ellipsis) {
            self.error_here(&VARIADIC);
        }
        let s = self.specifiers();
        if s.inline.is_some() {
            let at = s.inline.map_or(Span::at(s.start), |inline| self.unit.decl_name_spans[inline]);
            let name = s.inline.and_then(|inline| self.type_name_of(inline));
            self.complain(Diagnostic::new(&TYPE_IN_PARAM, at).arg(name.unwrap_or_default()));
        }
        if s.ty.is_none() {
            self.parameter_without_type(&s);
        }
        let base = self.require_type(&s, Span::at(s.start));
        let base = self.pointers(base);
        let mut name_span = Span::at(self.span().lo);
        let mut name = None;
        let in_parentheses = self.opens_name();
        if self.at_parameter_name() {
            let token = self.bump();
            self.table.declare(token.name, NameKind::Value);
            name = Some(token.name);
            name_span = token.span;
        }
        if in_parentheses {
            self.bump();
        }
        let of_name = if name.is_some() { self.attributes_after() } else { List::EMPTY };
        let ty = self.array_suffix(base);
        let attributes = self.all_attributes(attributes, of_name);
        let attributes = self.with_attributes_of_type(attributes);
        let annotations = self.plain_annotations();
        self.effect_annotation();
        let init = if self.eat(TokenKind::Eq) { Some(self.default_argument()) } else { None };
        let var = self.unit.vars.push(VarDecl {
            name,
            role: VarRole::Param,
            qualifier: None,
            ty,
            modifiers: s.modifiers,
            init,
            attributes,
            annotations,
            bits: None,
            template: None,
            specialization: None,
        });
        let span = self.since(s.start);
        let id = self.unit.add_decl(Decl::Var(var), span, name_span);
        self.decls.push(id);
    }

    /// An error for a parameter without a type: a name may have been meant for one, and modifiers of C++ are of one that is missing.
    #[cold]
    fn parameter_without_type(&mut self, s: &Specifiers) {
        use TokenKind::{Amp, AmpAmp, Ident, LParen, Star};
        let of_types = s.modifiers.has_any(Modifiers::CONST.union(Modifiers::VOLATILE));
        let token = self.token();
        let error = match token.kind {
            Star | Amp | AmpAmp => Diagnostic::new(&POINTER, token.span),
            LParen => Diagnostic::new(&NO_TYPE, self.peek(1).span),
            Ident if is_modifier_word(token.name) => Diagnostic::new(&EXPECTED_PARAM, Span::at(s.start)),
            Ident if declares_before(self.peek(1).kind) => Diagnostic::new(&NO_TYPE, token.span),
            Ident => Diagnostic::new(&UNKNOWN_TYPE, token.span).arg(token.name),
            _ if of_types => Diagnostic::new(&NO_TYPE, token.span),
            _ => Diagnostic::new(&EXPECTED_PARAM, Span::at(s.start)),
        };
        self.error(error);
    }

    /// A default argument is no list.
    fn default_argument(&mut self) -> ExprId {
        if self.at(TokenKind::LBrace) {
            self.complain(Diagnostic::new(&EXPECTED_EXPR, self.span()));
        }
        self.initializer_clause()
    }

    /// The name of a type that is declared where it is used.
    pub(super) fn type_name_of(&self, inline: DeclId) -> Option<String> {
        let name = match self.unit.decls[inline] {
            Decl::Record(r) => self.unit.records[r].name,
            Decl::Enum(e) => self.unit.enums[e].name,
            _ => None,
        };
        name.map(|name| self.unit.names.get(name).to_owned())
    }

    /// Passes over what stands before a function's body in its place.
    fn skip_to_body(&mut self) {
        while !matches!(self.kind(), TokenKind::LBrace | TokenKind::Semi | TokenKind::RBrace | TokenKind::Eof)
        {
            self.bump();
        }
    }

    fn function_body(&mut self) -> Option<StmtId> {
        if self.at(TokenKind::LBrace) {
            self.settle();
            return Some(self.block());
        }
        None
    }

    pub(super) fn at_operator_symbol(&self) -> bool {
        !matches!(self.kind(), TokenKind::Ident | TokenKind::Keyword | TokenKind::ColonColon)
    }

    /// operator = "(" ")" | "[" "]" | "+" | "+=" | …
    pub(super) fn operator_symbol(&mut self) -> Option<Operator> {
        use TokenKind::*;
        let operator = match self.kind() {
            LParen | LBracket => return self.bracket_operator(),
            Eq => Operator::Assign,
            Bang => Operator::Not,
            Tilde => Operator::BitNot,
            PlusPlus => Operator::Inc,
            MinusMinus => Operator::Dec,
            Arrow => Operator::Arrow,
            Comma => Operator::Binary(BinaryOp::Comma),
            kind => {
                match (super::expressions::binary_operator(kind), super::expressions::compound_operator(kind))
                {
                    (Some((op, _)), _) => Operator::Binary(op),
                    (None, Some(op)) => Operator::Compound(op),
                    (None, None) => {
                        let span = self.span();
                        let kind =
                            if self.records.is_empty() { &EXPECTED_OPERATOR } else { &CONVERSION_TYPE };
                        self.error(Diagnostic::new(kind, span));
                        return None;
                    }
                }
            }
        };
        self.bump();
        Some(operator)
    }

    fn bracket_operator(&mut self) -> Option<Operator> {
        let open = self.bump();
        let (close, operator) = match open.kind {
            TokenKind::LParen => (TokenKind::RParen, Operator::Call),
            _ => (TokenKind::RBracket, Operator::Index),
        };
        self.expect_close(close, open.span).then_some(operator)
    }
}
