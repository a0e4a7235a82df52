//! Declarations of variables, and what variables and functions share.

use super::kinds::*;
use super::names::NameKind;
use super::specifiers::{Specifiers, is_effect_word, is_no_name};
use super::{Parser, Span};
use crate::diag::Diagnostic;
use crate::lex::TokenKind;
use crate::lex::keyword::Keyword;
use crate::source::{Name, Pos};
use crate::syntax::tree::{
    AttributeId, BinaryOp, Decl, Expr, ExprId, Modifiers, PathId, PathSegment, TemplateArgsId, TemplateId,
    TypeRef, TypeRefId, TypedefDecl, VarDecl, VarRole,
};
use trefoil_entity::List;
use trefoil_facts::HlslVersion;

/// The name that is declared.
pub(super) struct DeclaredName {
    pub(super) qualifier: Option<PathId>,
    /// None for an operator.
    pub(super) name: Option<Name>,
    pub(super) specialization: Option<TemplateArgsId>,
    pub(super) is_operator: bool,
    pub(super) is_destructor: bool,
    /// Those after the name.
    pub(super) attributes: List<AttributeId>,
    pub(super) span: Span,
}

impl DeclaredName {
    /// Of what is declared without one.
    pub(super) fn none(span: Span) -> DeclaredName {
        DeclaredName {
            qualifier: None,
            name: None,
            specialization: None,
            is_operator: false,
            is_destructor: false,
            attributes: List::EMPTY,
            span,
        }
    }
}

impl Parser {
    /// declared-name = (segment "::")* ("~"? identifier template-arguments? attributes-after | "operator")
    pub(super) fn declared_name(&mut self, role: VarRole) -> Option<DeclaredName> {
        let start = self.span();
        let mut segments = smallvec::SmallVec::<[PathSegment; 2]>::new();
        let is_global = self.eat(TokenKind::ColonColon);
        loop {
            let span = self.span();
            let finish = |p: &mut Parser, segments: &[PathSegment]| {
                let qualified = !segments.is_empty() || is_global;
                qualified.then(|| p.add_path(is_global, segments, start.lo))
            };
            if self.at_keyword(Keyword::Operator) && self.version < HlslVersion::V2021 {
                self.complain(Diagnostic::new(&RESERVED, span).arg("operator"));
            }
            if self.eat_keyword(Keyword::Operator) {
                let qualifier = finish(self, &segments);
                let (name, specialization) = (None, None);
                let is_operator = true;
                return Some(DeclaredName {
                    qualifier,
                    name,
                    specialization,
                    is_operator,
                    is_destructor: false,
                    attributes: List::EMPTY,
                    span,
                });
            }
            let closed = segments.is_empty() && self.opens_name();
            let is_destructor = self.eat(TokenKind::Tilde);
            if !self.at(TokenKind::Ident) || is_effect_word(self.token().name) {
                if segments.is_empty() && self.at(TokenKind::LParen) {
                    // What is in parentheses is a declarator too.
                    self.bump();
                }
                let is_member = role == VarRole::Field && segments.is_empty();
                self.error_here(match self.kind() {
                    _ if is_member => &EXPECTED_MEMBER,
                    TokenKind::Dot => &DOT_ON_TYPE,
                    _ => &EXPECTED_UNQUALIFIED,
                });
                return None;
            }
            let name = self.bump();
            if is_no_name(name.name) {
                let is_first = self.at < 2 || self.tokens[self.at - 2].kind != TokenKind::Comma;
                let kind = match role {
                    _ if is_first => &MODIFIER_ORDER,
                    VarRole::Field => &EXPECTED_MEMBER,
                    _ => &EXPECTED_UNQUALIFIED,
                };
                self.complain(Diagnostic::new(kind, name.span));
            }
            if closed {
                self.eat(TokenKind::RParen);
            }
            let args = self.declared_args(name.name, !segments.is_empty());
            if self.at(TokenKind::ColonColon) {
                self.bump();
                segments.push(PathSegment { name: name.name, args, operator: None, span: name.span });
                continue;
            }
            let qualifier = finish(self, &segments);
            let (name, span) = (Some(name.name), name.span);
            let attributes = self.attributes_after();
            return Some(DeclaredName {
                qualifier,
                name,
                specialization: args,
                is_operator: false,
                is_destructor,
                attributes,
                span,
            });
        }
    }

    /// `<int>` after the name of a specialisation or of the template that a method belongs to.
    fn declared_args(&mut self, name: Name, is_member: bool) -> Option<TemplateArgsId> {
        let kind = self.table.kind(name);
        let opens = match kind {
            _ if !self.at(TokenKind::Lt) => false,
            NameKind::TypeTemplate | NameKind::FunctionTemplate => true,
            _ => is_member && self.opens_declared_args(self.at),
        };
        opens.then(|| self.template_args())
    }

    /// declarators = declarator ("," declarator)* ";", after specifiers that begin no function.
    pub(super) fn variables(
        &mut self,
        s: &Specifiers,
        role: VarRole,
        attributes: List<AttributeId>,
        template: Option<TemplateId>,
        first: DeclaredName,
    ) {
        let mut name = first;
        loop {
            self.variable(s, role, attributes, template, name);
            if !self.eat(TokenKind::Comma) {
                return;
            }
            if let Some(ty) = s.ty {
                self.pointers(ty);
            }
            // After a comma DXC takes a word for no width.
            let is_unnamed = self.at(TokenKind::Colon) && self.peek(1).kind != TokenKind::Ident;
            match if is_unnamed { self.declarator_name(role) } else { self.declared_name(role) } {
                Some(next) => name = next,
                None => return,
            }
        }
    }

    /// The name of a declarator, or none where a bit-field has none: `: 3`.
    pub(super) fn declarator_name(&mut self, role: VarRole) -> Option<DeclaredName> {
        let is_unnamed = role == VarRole::Field && self.at(TokenKind::Colon);
        if is_unnamed { Some(DeclaredName::none(self.span())) } else { self.declared_name(role) }
    }

    /// Says that brackets stood before the name, once the declarator has ended.
    pub(super) fn misplaced_brackets(&mut self) {
        if std::mem::take(&mut self.brackets_first) {
            let end = self.last_end();
            self.complain(Diagnostic::new(&BRACKETS_HERE, Span::at(end)));
        }
    }

    /// declarator = name array-suffix attributes-after annotations effect-annotation? ("=" initializer | effect-state-block)?
    fn variable(
        &mut self,
        s: &Specifiers,
        role: VarRole,
        attributes: List<AttributeId>,
        template: Option<TemplateId>,
        name: DeclaredName,
    ) {
        let base = self.require_type(s, name.span);
        let ty = self.array_suffix(base);
        let attributes = self.all_attributes(attributes, name.attributes);
        let attributes = self.with_attributes_of_type(attributes);
        self.misplaced_brackets();
        if let Some(name) = name.name {
            self.table.declare(name, NameKind::Value);
        }
        if template.is_some() && name.specialization.is_none() && name.qualifier.is_none() {
            self.complain(Diagnostic::new(&VARIABLE_TEMPLATE, name.span));
        }
        let is_unnamed = name.name.is_none() && !name.is_operator;
        let (annotations, bits) = match is_unnamed && self.eat(TokenKind::Colon) {
            true => (List::EMPTY, Some(self.conditional())),
            false => self.annotations(role == VarRole::Field),
        };
        if let Some(bits) = bits.filter(|_| self.version < HlslVersion::V2021) {
            let at = self.expr_span(bits);
            self.complain(Diagnostic::new(&BITS_2018, at));
        }
        self.effect_annotation();
        if role == VarRole::Field
            && self.at(TokenKind::Eq)
            && !s.modifiers.has(Modifiers(Modifiers::STATIC.0 | Modifiers::CONST.0))
        {
            self.complain(Diagnostic::new(&MEMBER_DEFAULT, self.span()));
        }
        let init = if self.skips_initializer(base) { None } else { self.initializer(role) };
        let var = self.unit.vars.push(VarDecl {
            name: name.name,
            role,
            qualifier: name.qualifier,
            ty,
            modifiers: s.modifiers,
            init,
            attributes,
            annotations,
            bits,
            template,
            specialization: name.specialization,
        });
        let span = self.since(s.start);
        let id = self.unit.add_decl(Decl::Var(var), span, name.span);
        self.decls.push(id);
    }

    /// initializer = "=" (assignment | initializer-list) | effect-state-block
    fn initializer(&mut self, role: VarRole) -> Option<ExprId> {
        if self.at(TokenKind::LBrace) {
            self.effect_state_block();
            return None;
        }
        let is_mistyped = super::expressions::compound_operator(self.kind()).is_some()
            || matches!(self.kind(), TokenKind::EqEq | TokenKind::BangEq | TokenKind::LtEq | TokenKind::GtEq);
        // A member lacks its `;` there.
        if is_mistyped && role != VarRole::Field {
            let text = self.kind().text();
            self.error_here_with(&MEANT_EQUALS, text);
            self.bump();
        } else if !self.eat(TokenKind::Eq) {
            return None;
        }
        if self.effect_value() {
            return None;
        }
        let open = self.span();
        let init = self.initializer_clause();
        self.warn_comma(init, open);
        Some(init)
    }

    /// Warns of commas in parentheses, which begin there, where a list of values may be meant.
    pub(super) fn warn_comma(&mut self, e: ExprId, open: Span) {
        if self.closed == Some(e) && matches!(self.unit.exprs[e], Expr::Binary { op: BinaryOp::Comma, .. }) {
            self.complain(Diagnostic::new(&COMMA_IN_INIT, open));
        }
    }

    /// initializer-clause = assignment | initializer-list
    pub(super) fn initializer_clause(&mut self) -> ExprId {
        if self.at(TokenKind::LBrace) { self.initializer_list() } else { self.assignment() }
    }

    /// typedef = "typedef" specifiers (identifier attributes-after array-suffix attributes-after),+ ";"
    pub(super) fn typedef(&mut self) {
        let start = self.bump().span.lo;
        let s = self.specifiers();
        self.typedef_modifiers(start, &s);
        self.push_inline(&s);
        let here = self.span();
        let base = self.require_type(&s, here);
        if self.at(TokenKind::Semi) {
            self.complain(Diagnostic::new(&DECLARES_NOTHING, Span::at(start)));
        }
        while !self.at(TokenKind::Semi) {
            let base = self.pointers(base);
            let closed = self.opens_name();
            if !self.at(TokenKind::Ident) || is_effect_word(self.token().name) {
                self.error_here(&EXPECTED_UNQUALIFIED);
                break;
            }
            let name = self.bump();
            if is_no_name(name.name) {
                self.complain(Diagnostic::new(&MODIFIER_ORDER, name.span));
            }
            if closed {
                self.eat(TokenKind::RParen);
            }
            // They would mean nothing.
            self.attributes_after();
            let ty = self.array_suffix(base);
            self.attributes_after();
            let ty = self.function_suffix(ty);
            self.table.declare(name.name, NameKind::Alias);
            let (modifiers, is_using) = (s.modifiers, false);
            let decl = TypedefDecl { name: name.name, ty, modifiers, is_using, template: None };
            let span = self.since(start);
            let id = self.unit.add_decl(Decl::Typedef(decl), span, name.span);
            self.decls.push(id);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.end_declaration(match (self.blocks, self.records.is_empty()) {
            (0, true) => &SEMI_AFTER_TOP,
            (0, false) => &SEMI_AFTER_MEMBER,
            _ => &SEMI_AFTER_DECL,
        });
    }

    /// Keeps the modifiers of a typedef, which begins there, by their places; `typedef` is a storage class itself.
    fn typedef_modifiers(&mut self, start: Pos, s: &Specifiers) {
        let order = self.unit.modifiers_in_order(s.start, s.modifiers);
        let storage = Modifiers::STATIC.union(Modifiers::EXTERN);
        if let Some(&(_, at)) = order.iter().find(|(m, _)| m.has_any(storage)) {
            self.complain(Diagnostic::new(&STORAGE_COMBINED, Span::at(at)).arg("typedef"));
        }
        if !order.is_empty() {
            self.unit.modifier_places.insert(start, order.into_iter().collect());
        }
    }

    /// Takes the parenthesis of `(name)`, where a name stands in parentheses of its own.
    pub(super) fn opens_name(&mut self) -> bool {
        let alone = self.at(TokenKind::LParen)
            && self.peek(1).kind == TokenKind::Ident
            && self.peek(2).kind == TokenKind::RParen;
        alone && self.eat(TokenKind::LParen)
    }

    /// `(int, float)` after the name of a type: it is one of functions.
    pub(super) fn function_suffix(&mut self, ret: TypeRefId) -> TypeRefId {
        if !self.at(TokenKind::LParen) {
            return ret;
        }
        let start = self.span().lo;
        self.table.open();
        self.params();
        self.table.close();
        self.add_type(TypeRef::Function(ret), self.since(start))
    }

    /// Takes the `;` after a declaration, or skips past it.
    pub(super) fn end_declaration(&mut self, kind: &'static crate::diag::Kind) {
        if std::mem::take(&mut self.in_for_head) {
            self.expect_for_semi();
            return;
        }
        if self.at(TokenKind::Colon) {
            self.error_here(kind);
        } else if self.expect_semi(kind) {
            return self.settle();
        }
        // Only the `;` may be missing: then what follows is the next declaration.
        if self.declaration_follows() { self.settle() } else { self.recover() }
    }

    fn declaration_follows(&self) -> bool {
        let at_line_start = self.token().flags.has(crate::lex::Flags::LINE_START);
        at_line_start && self.at_declaration()
    }

    /// Puts the struct or enumeration of the specifiers before what they declare.
    pub(super) fn push_inline(&mut self, s: &Specifiers) {
        if let Some(inline) = s.inline {
            self.decls.push(inline);
        }
    }
}
