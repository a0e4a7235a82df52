//! Types and qualified names.

use super::kinds::*;
use super::names::NameKind;
use super::specifiers::{AFTER_TYPE, is_reserved_specifier};
use super::{Parser, Span};
use crate::diag::Diagnostic;
use crate::lex::TokenKind;
use crate::lex::keyword::{Keyword, word};
use crate::source::{Name, Pos};
use crate::syntax::tree::{
    Modifiers, Path, PathId, PathSegment, TemplateArg, TemplateArgsId, TypeRef, TypeRefId,
};
use trefoil_facts::HlslVersion;

/// A name that was read: alone, or with qualifiers or arguments.
#[derive(Clone, Copy)]
pub(super) enum ReadPath {
    Name(Name),
    Path(PathId),
}

impl Parser {
    pub(super) fn add_type(&mut self, ty: TypeRef, span: Span) -> TypeRefId {
        self.unit.add_type(ty, span)
    }

    #[cold]
    pub(super) fn error_type(&mut self) -> TypeRefId {
        let span = Span::at(self.span().lo);
        self.add_type(TypeRef::Error, span)
    }

    /// What stands after "typename": a name in something.
    fn type_of_a_template(&mut self) -> TypeRefId {
        let span = self.span();
        let ty = self.named_type();
        match self.unit.types[ty] {
            TypeRef::Path(path) if self.unit.paths[path].is_qualified() => {
                self.unit.paths[path].has_typename = true;
            }
            TypeRef::Error => {}
            _ => self.error(Diagnostic::new(&TYPENAME_UNQUALIFIED, span)),
        }
        ty
    }

    /// type = modifier* type-specifier modifier* ("[" expression? "]")*
    pub(super) fn type_name(&mut self) -> TypeRefId {
        let start = self.span().lo;
        let mut modifiers = Modifiers::NONE;
        while let Some(modifier) = self.eat_modifier() {
            modifiers.insert(modifier);
        }
        let mut ty = self.type_specifier();
        let mut at = self.span();
        while let Some(modifier) = self.eat_modifier() {
            modifiers.insert(modifier);
            if !modifier.has_any(AFTER_TYPE) {
                self.complain(Diagnostic::new(&MODIFIER_ORDER, at));
            }
            at = self.span();
        }
        if !modifiers.is_empty() {
            ty = self.add_type(TypeRef::Qualified { modifiers, ty }, self.since(start));
        }
        ty = self.pointers(ty);
        self.array_suffix(ty)
    }

    /// type-specifier = "unsigned" type-specifier? | "typename"? path | ("struct" | "enum" | …) path
    ///                | "decltype" "(" expression ")" | "auto" | "void" | "bool" | "int" | "float" | "double"
    pub(super) fn type_specifier(&mut self) -> TypeRefId {
        let start = self.span();
        match self.keyword() {
            Some(Keyword::Unsigned) => self.unsigned_type(),
            Some(kw @ (Keyword::Void | Keyword::Bool | Keyword::Int | Keyword::Float | Keyword::Double)) => {
                self.bump();
                self.add_type(TypeRef::Named(kw.name()), start)
            }
            Some(Keyword::Typename) => {
                if self.is_outside_templates() {
                    self.complain(Diagnostic::new(&TYPENAME_WORD, self.span()));
                }
                self.bump();
                self.type_of_a_template()
            }
            Some(Keyword::Struct | Keyword::Class | Keyword::Interface | Keyword::Union | Keyword::Enum) => {
                let is_enum = self.bump().name == Keyword::Enum.name();
                let next = self.token();
                if next.kind == TokenKind::Ident
                    && !matches!(self.peek(1).kind, TokenKind::Lt | TokenKind::ColonColon)
                {
                    self.check_elaborated(next.name, next.span, is_enum);
                }
                self.named_type()
            }
            Some(Keyword::Decltype) => self.decltype(),
            _ => {
                self.demand_typename();
                self.named_type()
            }
        }
    }

    /// "decltype" "(" expression ")"
    fn decltype(&mut self) -> TypeRefId {
        let start = self.bump().span;
        if self.version < HlslVersion::V202x {
            self.error(Diagnostic::new(&UNDECLARED, start).arg(Keyword::Decltype.text()));
        }
        let open = self.span();
        self.expect(TokenKind::LParen);
        let expr = self.bracketed(|p| p.expression());
        self.expect_close(TokenKind::RParen, open);
        self.add_type(TypeRef::Decltype(expr), self.since(start.lo))
    }

    /// Whether a type is named here.
    pub(super) fn type_follows(&self) -> bool {
        matches!(self.kind(), TokenKind::Ident) && self.name_kind_at(self.at).is_type()
    }

    /// "unsigned" ("int" | path)?
    fn unsigned_type(&mut self) -> TypeRefId {
        let start = self.bump().span;
        let inner = if self.type_follows() || self.at_keyword(Keyword::Int) {
            self.type_specifier()
        } else {
            let of = match self.keyword() {
                Some(k @ (Keyword::Float | Keyword::Double | Keyword::Bool | Keyword::Void)) => {
                    self.bump();
                    k.text()
                }
                _ => "unspecified",
            };
            self.complain(Diagnostic::new(&UNSIGNED_OF, start).arg(of));
            self.add_type(TypeRef::Named(Keyword::Int.name()), start)
        };
        self.add_type(TypeRef::Unsigned(inner), self.since(start.lo))
    }

    /// An error for `T::name` as a type, where `T` is a template's parameter and `typename` was not written.
    fn demand_typename(&mut self) {
        let token = self.token();
        if token.kind != TokenKind::Ident
            || self.peek(1).kind != TokenKind::ColonColon
            || !self.template_types.contains(&token.name)
        {
            return;
        }
        let last = self.peek(2);
        let text = format!("{}::{}", self.unit.names.get(token.name), self.unit.names.get(last.name));
        let span = Span::new(token.span.lo, last.span.hi);
        self.complain(Diagnostic::new(&TYPENAME_MISSING, span).arg(text));
    }

    pub(super) fn named_type(&mut self) -> TypeRefId {
        let start = self.span();
        if !matches!(self.kind(), TokenKind::Ident | TokenKind::ColonColon) {
            self.error_here(&EXPECTED_TYPE);
            return self.error_type();
        }
        let Some(path) = self.path() else { return self.error_type() };
        let span = self.since(start.lo);
        match path {
            ReadPath::Name(name) => self.add_type(TypeRef::Named(name), span),
            ReadPath::Path(path) => self.add_type(TypeRef::Path(path), span),
        }
    }

    /// ("*" | "&")*, which HLSL refuses.
    pub(super) fn pointers(&mut self, mut ty: TypeRefId) -> TypeRefId {
        while let kind @ (TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp) = self.kind() {
            let span = self.bump().span;
            let is_pointer = kind == TokenKind::Star;
            self.complain(Diagnostic::new(&POINTER, span));
            let node = if is_pointer { TypeRef::Pointer(ty) } else { TypeRef::Reference(ty) };
            ty = self.add_type(node, span);
        }
        ty
    }

    /// ("[" expression? "]")*, up to attributes in double brackets
    pub(super) fn array_suffix(&mut self, ty: TypeRefId) -> TypeRefId {
        if !self.at(TokenKind::LBracket) {
            return ty;
        }
        let mut lengths = smallvec::SmallVec::<[_; 4]>::new();
        while self.at(TokenKind::LBracket) && (lengths.is_empty() || !self.at_doubled_bracket()) {
            let open = self.bump().span;
            let len =
                if self.at(TokenKind::RBracket) { None } else { Some(self.bracketed(|p| p.assignment())) };
            lengths.push((len, open.lo));
            if !self.expect_close(TokenKind::RBracket, open) {
                break;
            }
            if lengths.len() as u32 > super::MAX_NESTING {
                self.abort(Diagnostic::new(&NESTING, open).arg(super::MAX_NESTING));
            }
        }
        let end = self.last_end();
        let wrap =
            |ty, (len, open)| self.unit.add_type(TypeRef::Array { elem: ty, len }, Span::new(open, end));
        lengths.into_iter().rev().fold(ty, wrap)
    }

    /// path = "::"? (segment "::")* segment
    pub(super) fn path(&mut self) -> Option<ReadPath> {
        let start = self.span().lo;
        let is_global = self.eat(TokenKind::ColonColon);
        let mut segments = smallvec::SmallVec::<[PathSegment; 4]>::new();
        loop {
            let scope = segments.last().map(|s: &PathSegment| s.name);
            let segment = self.segment(scope)?;
            segments.push(segment);
            if !self.at(TokenKind::ColonColon) || segment.operator.is_some() {
                break;
            }
            self.bump();
        }
        if let [only] = segments[..]
            && !is_global
            && only.args.is_none()
            && only.operator.is_none()
        {
            return Some(ReadPath::Name(only.name));
        }
        Some(ReadPath::Path(self.add_path(is_global, &segments, start)))
    }

    pub(super) fn add_path(&mut self, is_global: bool, segments: &[PathSegment], start: Pos) -> PathId {
        let segments = self.unit.segment_lists.push(segments);
        let span = self.since(start);
        self.unit.paths.push(Path { is_global, has_typename: false, segments, span })
    }

    /// segment = "template"? identifier template-arguments? | "operator" operator
    pub(super) fn segment(&mut self, scope: Option<Name>) -> Option<PathSegment> {
        let forced = self.eat_keyword(Keyword::Template);
        if self.at_keyword(Keyword::Operator) {
            let span = self.bump().span;
            let name = Keyword::Operator.name();
            if !self.at_operator_symbol() {
                // A conversion: its type stands where arguments would.
                let ty = self.type_name();
                let list = self.unit.template_arg_lists.push(&[TemplateArg::Type(ty)]);
                let args = Some(self.unit.template_args.push(list));
                return Some(PathSegment { name, args, operator: None, span });
            }
            let operator = self.operator_symbol();
            return Some(PathSegment { name, args: None, operator, span });
        }
        let is_first = self.at == 0 || self.tokens[self.at - 1].kind != TokenKind::ColonColon;
        if !is_first && !self.at(TokenKind::Ident) {
            self.error_here(&EXPECTED_UNQUALIFIED);
            return None;
        }
        let token = self.expect_ident()?;
        let mut args = None;
        if self.at(TokenKind::Lt) {
            let kind = match scope {
                None => self.table.kind(token.name),
                Some(scope) => self.table.member(scope, token.name),
            };
            let templated = matches!(kind, NameKind::TypeTemplate | NameKind::FunctionTemplate);
            let vk_or_member = scope.is_some() && self.opens_member_args(token.name, self.at);
            let is_template =
                templated || forced || vk_or_member || scope == Some(word::VK) && self.vk_type_args();
            if is_template {
                args = Some(self.template_args());
            }
        }
        Some(PathSegment { name: token.name, args, operator: None, span: token.span })
    }

    /// Whether `vk::Something<…>` goes on as a type would.
    fn vk_type_args(&self) -> bool {
        self.scan_template_args(self.at).is_some()
    }

    /// template-arguments = "<" (type | expression),* ">"
    pub(super) fn template_args(&mut self) -> TemplateArgsId {
        let open = self.bump().span;
        let mut args = smallvec::SmallVec::<[TemplateArg; 4]>::new();
        if self.enter() {
            while !matches!(self.kind(), TokenKind::Gt | TokenKind::Shr | TokenKind::Eof) {
                args.push(self.template_arg());
                if !self.eat(TokenKind::Comma) {
                    break;
                }
                if self.at(TokenKind::Gt) {
                    self.error_here(&EXPECTED_EXPR);
                }
            }
        }
        self.leave();
        if !self.eat_greater() {
            self.unclosed(TokenKind::Gt, open, self.span());
        }
        let list = self.unit.template_arg_lists.push(&args);
        self.unit.template_args.push(list)
    }

    fn template_arg(&mut self) -> TemplateArg {
        let ends = |end: usize| match self.tokens[end].kind {
            TokenKind::LParen | TokenKind::ColonColon | TokenKind::LBrace => false,
            TokenKind::Shr => !self.shifts_at(end),
            _ => true,
        };
        let is_type = self.scan_type(self.at).is_some_and(ends);
        if is_type {
            let ty = self.type_name();
            if self.at(TokenKind::Ident) {
                self.complain(Diagnostic::new(&NAMED_TYPE, self.span()));
                self.bump();
            }
            return TemplateArg::Type(ty);
        }
        if let Some(ty) = self.broken_type_arg() {
            return TemplateArg::Type(ty);
        }
        let outer = std::mem::replace(&mut self.no_greater, true);
        let expr = self.conditional();
        self.no_greater = outer;
        TemplateArg::Expr(expr)
    }

    /// An error for an argument that begins as a type does and is none.
    fn broken_type_arg(&mut self) -> Option<TypeRefId> {
        let token = self.token();
        let is_reserved = self.keyword().is_some_and(is_reserved_specifier);
        if is_reserved {
            self.error(Diagnostic::new(&RESERVED, token.span).arg(token.name));
        } else if self.at_modifier() && matches!(self.peek(1).kind, TokenKind::Gt | TokenKind::Comma) {
            self.error(Diagnostic::new(&EXPECTED_TYPE, self.peek(1).span));
        } else {
            return None;
        }
        self.bump();
        Some(self.error_type())
    }
}
