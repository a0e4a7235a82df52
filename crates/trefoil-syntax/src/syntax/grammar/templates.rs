//! Templates.

use super::kinds::*;
use super::names::NameKind;
use super::specifiers::is_no_name_of_types;
use super::{Parser, Span};
use crate::diag::Diagnostic;
use crate::lex::TokenKind;
use crate::lex::keyword::Keyword;
use crate::source::Pos;
use crate::syntax::tree::{
    Decl, DeclId, FunctionName, Modifiers, TemplateHead, TemplateId, VarDecl, VarRole,
};
use trefoil_entity::List;
use trefoil_facts::HlslVersion;

impl Parser {
    /// Whether no template is around, where words that tell its dependent names apart say nothing.
    pub(super) fn is_outside_templates(&self) -> bool {
        self.heads.is_empty() && !self.in_template_head
    }

    /// template = "template" "<" template-parameter,* ">" (template | using | declaration) | "template" declaration
    pub(super) fn template(&mut self, role: VarRole) {
        if self.version < HlslVersion::V2021 {
            self.complain(Diagnostic::new(&RESERVED, self.span()).arg("template"));
        }
        let start = self.bump().span.lo;
        if !self.at(TokenKind::Lt) {
            return self.instantiation(role, start);
        }
        self.bump();
        // The parameters are known in the declaration alone; its name is declared outside.
        self.table.open();
        let outer = self.template_types.len();
        let is_nested = std::mem::replace(&mut self.in_template_head, true);
        let head = self.template_params(start);
        self.in_template_head = is_nested;
        for &param in self.unit.list(self.unit.templates[head].params) {
            if let Decl::TypeParam { name: Some(name), .. } = self.unit.decls[param] {
                self.template_types.push(name);
            }
        }
        self.heads.push(head);
        let before = self.decls.len();
        match self.keyword() {
            Some(Keyword::Template) if self.enter() => {
                self.template(role);
                self.leave();
            }
            Some(Keyword::Using) => self.using(Some(head)),
            Some(Keyword::Typedef) => {
                self.refuse_template(head);
                self.typedef();
            }
            _ => {
                self.refuse_attributes(true);
                self.refuse_template(head);
                let attributes = self.attributes();
                self.declaration(role, attributes, Some(head));
            }
        }
        self.heads.pop();
        self.template_types.truncate(outer);
        self.table.close();
        for i in before..self.decls.len() {
            self.declare_template(self.decls[i]);
        }
    }

    /// An error for what cannot be a template.
    fn refuse_template(&mut self, head: TemplateId) {
        let bare = self.unit.templates[head].params.is_empty();
        let (kind, at) = match self.keyword() {
            Some(Keyword::Enum) => {
                let open = (1..4).find(|&i| self.peek(i).kind == TokenKind::LBrace).unwrap_or(1);
                (&ENUM_TEMPLATE, self.peek(open).span)
            }
            Some(Keyword::Typedef) => {
                let semi = (1..16).find(|&i| self.peek(i).kind == TokenKind::Semi).unwrap_or(1);
                (&TYPEDEF_TEMPLATE, self.peek(semi - 1).span)
            }
            Some(Keyword::Struct | Keyword::Class)
                if bare && matches!(self.peek(2).kind, TokenKind::LBrace | TokenKind::Colon) =>
            {
                let name = self.peek(1).name;
                let start = Span::at(self.unit.templates[head].span.lo);
                return self.complain(Diagnostic::new(&EXTRANEOUS_TEMPLATE, start).arg(name));
            }
            _ => return,
        };
        self.complain(Diagnostic::new(kind, at));
    }

    /// Makes the name of a template known after its declaration.
    fn declare_template(&mut self, id: DeclId) {
        match self.unit.decls[id] {
            Decl::Record(r) => {
                if let (Some(name), None) = (self.unit.records[r].name, self.unit.records[r].qualifier) {
                    self.table.declare(name, NameKind::TypeTemplate);
                }
            }
            Decl::Function(f) => {
                let function = &self.unit.functions[f];
                if let (FunctionName::Name(name), None) = (function.name, function.qualifier) {
                    self.table.declare(name, NameKind::FunctionTemplate);
                }
            }
            // A template of a variable is read as one of a function: no type either.
            Decl::Var(v) => {
                if let Some(name) = self.unit.vars[v].name {
                    self.table.declare(name, NameKind::FunctionTemplate);
                }
            }
            Decl::Typedef(t) => self.table.declare(t.name, NameKind::TypeTemplate),
            _ => {}
        }
    }

    /// template-parameter,* ">"
    fn template_params(&mut self, start: Pos) -> TemplateId {
        let first = self.decls.len();
        while !matches!(self.kind(), TokenKind::Gt | TokenKind::Shr | TokenKind::Eof) {
            let before = self.at;
            self.template_param();
            if !self.eat(TokenKind::Comma) || self.at == before {
                break;
            }
            if self.at(TokenKind::Gt) {
                self.error_here(&EXPECTED_TEMPLATE_PARAM);
            }
        }
        if !self.eat_greater() {
            self.error_here(&EXPECTED_COMMA_OR_GREATER);
        }
        let params = self.take_decls(first);
        let span = self.since(start);
        self.unit.templates.push(TemplateHead { params, span })
    }

    /// template-parameter = ("template" "<" template-parameter,* ">")? ("typename" | "class") identifier? ("=" type)?
    ///     | specifiers identifier? ("=" conditional)?
    fn template_param(&mut self) {
        let start = self.span().lo;
        let template = match self.keyword() {
            Some(Keyword::Template) => match self.inner_head() {
                Some(head) => Some(head),
                None => return,
            },
            _ => None,
        };
        let is_type = matches!(self.keyword(), Some(Keyword::Typename | Keyword::Class));
        if template.is_some() && self.at_keyword(Keyword::Typename) {
            self.complain(Diagnostic::new(&TYPENAME_TEMPLATE, self.span()));
        }
        if !is_type {
            return self.value_param();
        }
        let is_typename = self.bump().name == Keyword::Typename.name();
        if self.at(TokenKind::Ellipsis) {
            self.complain(Diagnostic::new(&VARIADIC_TEMPLATE, self.span()));
            self.bump();
        }
        let mut name_span = Span::at(self.span().lo);
        let mut name = None;
        if is_typename && !self.ends_type_param() {
            self.error(Diagnostic::new(&TYPENAME_UNQUALIFIED, self.span()));
        } else if self.at(TokenKind::Ident) {
            let token = self.bump();
            let kind = if template.is_some() { NameKind::TypeTemplate } else { NameKind::Type };
            self.table.declare(token.name, kind);
            name = Some(token.name);
            name_span = token.span;
        }
        let default = if self.eat(TokenKind::Eq) { Some(self.type_name()) } else { None };
        let span = self.since(start);
        let id = self.unit.add_decl(Decl::TypeParam { template, name, default }, span, name_span);
        self.decls.push(id);
    }

    /// Whether a parameter of a type goes on behind its `typename` as one, and is no other whose type is named so.
    fn ends_type_param(&self) -> bool {
        use TokenKind::{ColonColon, Comma, Ellipsis, Eof, Eq, Gt, Ident, Shr};
        let name = self.token();
        let is_named = name.kind == Ident && !is_no_name_of_types(name.name);
        let next = if is_named { self.peek(1).kind } else { name.kind };
        matches!(next, Comma | Ellipsis | Eof | Eq | Gt | Shr) || is_named && next == ColonColon
    }

    /// The head of a parameter that is a template itself; its parameters are known nowhere else.
    fn inner_head(&mut self) -> Option<TemplateId> {
        let start = self.bump().span.lo;
        if !self.at(TokenKind::Lt) {
            self.error_here(&TEMPLATE_OPERAND);
            return None;
        }
        let mut head = None;
        if self.enter() {
            self.bump();
            self.table.open();
            head = Some(self.template_params(start));
            self.table.close();
        }
        self.leave();
        if !matches!(self.keyword(), Some(Keyword::Typename | Keyword::Class)) {
            self.error_here(&TEMPLATE_CLASS);
            return None;
        }
        head
    }

    fn value_param(&mut self) {
        if self.at(TokenKind::Ident) && !self.at_contextual_modifier() && self.scan_type(self.at).is_none() {
            let unknown = self.bump();
            return self.error(Diagnostic::new(&UNKNOWN_TYPE, unknown.span).arg(unknown.name));
        }
        let s = self.specifiers();
        if s.ty.is_none() {
            let token = self.token();
            return self.error(match token.kind {
                TokenKind::Ident => Diagnostic::new(&UNKNOWN_TYPE, token.span).arg(token.name),
                _ if s.modifiers == Modifiers::NONE => Diagnostic::new(&EXPECTED_TEMPLATE_PARAM, token.span),
                _ => Diagnostic::new(&NO_TYPE, token.span),
            });
        }
        let ty = self.require_type(&s, Span::at(s.start));
        let mut name_span = Span::at(self.span().lo);
        let mut name = None;
        if self.at_parameter_name() {
            let token = self.bump();
            self.table.declare(token.name, NameKind::Value);
            name = Some(token.name);
            name_span = token.span;
        }
        let init = if self.eat(TokenKind::Eq) {
            let outer = std::mem::replace(&mut self.no_greater, true);
            let value = self.conditional();
            self.no_greater = outer;
            Some(value)
        } else {
            None
        };
        let var = self.unit.vars.push(VarDecl {
            name,
            role: VarRole::TemplateParam,
            qualifier: None,
            ty,
            modifiers: s.modifiers,
            init,
            attributes: List::EMPTY,
            annotations: List::EMPTY,
            bits: None,
            template: None,
            specialization: None,
        });
        let span = self.since(s.start);
        let id = self.unit.add_decl(Decl::Var(var), span, name_span);
        self.decls.push(id);
    }

    /// "template" declaration: an explicit instantiation.
    fn instantiation(&mut self, role: VarRole, start: Pos) {
        if !self.at_declaration() {
            self.error_here(&EXPECTED_UNQUALIFIED);
            return self.recover();
        }
        let before = self.decls.len();
        let attributes = self.attributes();
        self.declaration(role, attributes, None);
        let span = self.since(start);
        for i in before..self.decls.len() {
            let inner = self.decls[i];
            let name = self.unit.decl_name_spans[inner];
            self.decls[i] = self.unit.add_decl(Decl::Instantiation(inner), span, name);
        }
    }
}
