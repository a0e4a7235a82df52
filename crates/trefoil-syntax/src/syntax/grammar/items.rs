//! Declarations at the top level and in namespaces.

use super::declarators::DeclaredName;
use super::kinds::*;
use super::names::NameKind;
use super::specifiers::{Specifiers, is_no_name_of_types};
use super::types::ReadPath;
use super::{Parser, Span};
use crate::diag::{Diagnostic, Kind};
use crate::lex::TokenKind;
use crate::lex::keyword::Keyword;
use crate::source::{Name, Pos};
use crate::syntax::builtin_names::{Builtin, OBJECTS, builtin, may_omit_arguments};
use crate::syntax::tree::{
    AttributeId, Decl, Modifiers, NamespaceDecl, Path, PathId, PathSegment, TemplateId, TypeRef, TypeRefId,
    TypedefDecl, VarRole,
};
use trefoil_entity::List;
use trefoil_facts::HlslVersion;

/// Whether a word begins the declaration of a type.
pub(super) fn declares_type(word: Keyword) -> bool {
    matches!(word, Keyword::Struct | Keyword::Class | Keyword::Interface | Keyword::Enum)
}

impl Parser {
    /// unit = item*
    pub(super) fn unit(&mut self) {
        self.items(usize::MAX);
        self.unit.items = self.take_decls(0);
    }

    /// item*, as far as they begin before a token.
    pub(super) fn items(&mut self, end: usize) {
        while self.at < end && !self.at(TokenKind::Eof) && !self.diagnostics.is_full() {
            let before = self.at;
            self.item();
            if self.at == before {
                self.recover_item();
            }
        }
    }

    /// ";"
    pub(super) fn empty_item(&mut self) {
        let span = self.bump().span;
        if self.for_printing {
            let id = self.unit.add_decl(Decl::Empty, span, span);
            self.decls.push(id);
        }
    }

    /// An item, and notes where it is.
    fn item(&mut self) {
        let (token, function) = (self.at, self.unit.functions.len());
        self.read_item();
        self.note_piece(token, function);
    }

    /// item = ";" | namespace | using | typedef | template | buffer | static-assert | technique | declaration
    fn read_item(&mut self) {
        self.begin_trees();
        match self.kind() {
            TokenKind::Semi => return self.empty_item(),
            TokenKind::RBrace if self.depth == 0 => {
                self.error_here(&EXTRA_BRACE);
                self.bump();
                return self.settle();
            }
            TokenKind::Plus | TokenKind::Minus => return self.no_item(),
            TokenKind::Ident if self.technique() => return,
            _ => {}
        }
        let open = self.span();
        let has_brackets = self.at(TokenKind::LBracket);
        let brackets = has_brackets && self.peek(1).kind != TokenKind::LBracket;
        self.refuse_attributes(self.namespaces > 0);
        let attributes = self.attributes();
        if has_brackets && !brackets && self.at(TokenKind::Semi) {
            return self.empty_item();
        }
        if has_brackets && matches!(self.kind(), TokenKind::Eof | TokenKind::Plus | TokenKind::Minus) {
            return self.no_item();
        }
        let declares_no_variable =
            matches!(self.keyword(), Some(Keyword::Namespace | Keyword::Template | Keyword::Using));
        let takes_none = declares_no_variable || self.keyword().is_some_and(declares_type);
        if brackets && takes_none || has_brackets && declares_no_variable {
            self.complain(Diagnostic::new(&ATTRIBUTES_HERE, open));
        }
        match self.keyword() {
            Some(Keyword::Namespace) => self.namespace(),
            Some(Keyword::Using) => self.using(None),
            Some(Keyword::Typedef) => self.typedef(),
            Some(Keyword::Template) => self.template(VarRole::Global),
            Some(Keyword::CBuffer | Keyword::TBuffer) => self.buffer(attributes),
            Some(Keyword::StaticAssert) => self.static_assert(),
            _ => {
                self.declaration(VarRole::Global, attributes, None);
                let last = self.decls.last().map(|&last| self.unit.decls[last]);
                if has_brackets && !brackets && matches!(last, Some(Decl::Record(_) | Decl::Enum(_))) {
                    self.complain(Diagnostic::new(&ATTRIBUTES_HERE, open));
                }
            }
        }
    }

    /// An error for what begins no declaration.
    #[cold]
    fn no_item(&mut self) {
        self.error_here(&EXPECTED_EXTERNAL);
        self.recover();
    }

    /// Attributes in single brackets stand at the top level alone: elsewhere they are read as expressions.
    pub(super) fn refuse_attributes(&mut self, refused: bool) {
        if refused && self.at(TokenKind::LBracket) && self.peek(1).kind == TokenKind::Ident {
            let token = self.peek(1);
            self.complain(Diagnostic::new(&UNDECLARED, token.span).arg(token.name));
        }
    }

    /// declaration = specifiers (";" | function | declarators ";")
    pub(super) fn declaration(
        &mut self,
        role: VarRole,
        attributes: List<AttributeId>,
        template: Option<TemplateId>,
    ) {
        if self.at_record_definition() {
            return self.record_declaration(role, attributes, template);
        }
        let s = self.specifiers();
        self.push_inline(&s);
        if self.at(TokenKind::Semi) {
            if s.modifiers != Modifiers::NONE && !self.quiet {
                self.modifiers_of_type(&s);
            }
            if s.inline.is_none() && s.ty.is_none() && s.modifiers == Modifiers::NONE {
                self.require_type(&s, Span::at(s.start));
            } else if let Some(at) = s.ty.filter(|&ty| self.lacks_arguments(ty)) {
                self.complain(Diagnostic::new(&NO_TYPE, Span::at(self.unit.type_spans[at].lo)));
            } else if s.inline.is_none() {
                self.complain(Diagnostic::new(&DECLARES_NOTHING, self.since(s.start)));
            }
            self.bump();
            return self.settle();
        }
        self.declarators(&s, role, attributes, template);
    }

    /// Warns of modifiers before the declaration of a type, which mean nothing: first of what is of variables, then of the others from
    /// the last one on.
    #[cold]
    fn modifiers_of_type(&mut self, s: &Specifiers) {
        let Some(TypeRef::Inline(decl)) = s.ty.map(|ty| self.unit.types[ty]) else { return };
        let word = match self.unit.decls[decl] {
            Decl::Record(id) if self.unit.records[id].name.is_some() => self.unit.records[id].kind.word(),
            Decl::Enum(id) if self.unit.enums[id].name.is_some() => "enum",
            _ => return,
        };
        let order = self.unit.modifiers_in_order(s.start, s.modifiers);
        const OF_VARIABLES: [Modifiers; 4] =
            [Modifiers::STATIC, Modifiers::EXTERN, Modifiers::CONST, Modifiers::VOLATILE];
        for of in OF_VARIABLES {
            if let Some(&(_, at)) = order.iter().find(|&&(modifier, _)| modifier == of) {
                let text = Modifiers::ALL.iter().find(|&&(m, _)| m == of).map_or("", |&(_, text)| text);
                let at = if of == Modifiers::VOLATILE { Span::NONE } else { Span::at(at) };
                self.complain(Diagnostic::new(&STORAGE_OF_TYPE, at).arg(text));
            }
        }
        for &(modifier, at) in order.iter().rev() {
            let is_silent = [Modifiers::SHARED, Modifiers::INLINE].contains(&modifier);
            let token = self.tokens[..self.at].iter().rfind(|token| token.span.lo == at);
            if let Some(token) = token.copied().filter(|_| !is_silent && !OF_VARIABLES.contains(&modifier)) {
                let d = Diagnostic::new(&MODIFIER_OF_TYPE, token.span).arg(token.name).arg(word);
                self.complain(d);
            }
        }
    }

    /// Whether a type is the bare name of a built-in template that needs arguments.
    pub(super) fn lacks_arguments(&self, ty: TypeRefId) -> bool {
        let TypeRef::Named(name) = self.unit.types[ty] else { return false };
        self.table.kind(name) == NameKind::TypeTemplate
            && matches!(builtin(name), Some(Builtin::Object(row)) if !may_omit_arguments(OBJECTS[usize::from(row)].text))
    }

    /// Says that a template, whose arguments something else stands in the place of, has none. Before what begins an initialiser it is
    /// a name itself, and nothing is declared.
    #[cold]
    fn bare_template(&mut self, ty: TypeRefId) -> Option<TypeRefId> {
        let span = self.unit.type_spans[ty];
        match (self.kind(), self.unit.types[ty]) {
            (TokenKind::LParen | TokenKind::LBracket, _) => Some(ty),
            (TokenKind::Eq | TokenKind::Comma | TokenKind::LBrace, _) => {
                self.error(Diagnostic::new(&NO_TYPE, span));
                None
            }
            (_, TypeRef::Named(name)) => {
                self.complain(Diagnostic::new(&TEMPLATE_ARGUMENTS_MISSING, span).arg(name));
                Some(self.add_type(TypeRef::Error, span))
            }
            _ => Some(ty),
        }
    }

    fn at_record_definition(&self) -> bool {
        matches!(
            self.keyword(),
            Some(Keyword::Struct | Keyword::Class | Keyword::Interface | Keyword::Union | Keyword::Enum)
        )
    }

    /// A declaration that begins with a record or enumeration: `struct S { … };`, `struct { … } x;`, `struct S f();`.
    fn record_declaration(
        &mut self,
        role: VarRole,
        attributes: List<AttributeId>,
        template: Option<TemplateId>,
    ) {
        let start = self.span().lo;
        let is_enum = self.at_keyword(Keyword::Enum);
        let word = match self.keyword() {
            // DXC says how its keyword is spelled within.
            Some(Keyword::Interface) => "__interface",
            word => word.map_or("struct", Keyword::text),
        };
        let (inline, ty) = if is_enum { self.enumeration() } else { self.record(template) };
        if let Some(inline) = inline {
            self.decls.push(inline);
            // A name goes on with the declaration, on another line too; a type begins another.
            let is_name = self.at(TokenKind::Ident) && !self.at_type_name();
            let at_line_start = self.token().flags.has(crate::lex::Flags::LINE_START);
            if !(is_name || !at_line_start && self.at_keyword(Keyword::Const)) {
                return self.end_record(word);
            }
            let name = self.peek(1).kind;
            if self.at(TokenKind::Ident) && name == TokenKind::LParen {
                let text = self.type_name_of(inline).unwrap_or_default();
                let at = self.unit.decl_name_spans[inline];
                self.complain(Diagnostic::new(&TYPE_IN_RESULT, at).arg(text));
            }
        }
        let mut s = self.specifiers_after(start, ty);
        s.inline = None;
        self.declarators(&s, role, attributes, if inline.is_some() { None } else { template });
    }

    /// The specifiers whose type has been read: `struct S const x`.
    fn specifiers_after(&mut self, start: Pos, ty: TypeRefId) -> Specifiers {
        let mut modifiers = Modifiers::NONE;
        while let Some(modifier) = self.eat_modifier() {
            modifiers.insert(modifier);
        }
        Specifiers { start, modifiers, ty: Some(ty), inline: None, usage: None }
    }

    /// What follows the specifiers of a declaration that does not end with them.
    fn declarators(
        &mut self,
        s: &Specifiers,
        role: VarRole,
        attributes: List<AttributeId>,
        template: Option<TemplateId>,
    ) {
        let mut s = Specifiers { inline: None, ..*s };
        if let Some(ty) = s.ty.filter(|_| !self.at(TokenKind::Ident)).filter(|&ty| self.lacks_arguments(ty)) {
            match self.bare_template(ty) {
                Some(ty) => s.ty = Some(ty),
                None => return self.recover_declaration(),
            }
        }
        if self.at(TokenKind::LBracket) && self.is_known_attribute(self.peek(1)) {
            // What stands in brackets in the place of a declarator is the length of an array.
            let token = self.peek(1);
            self.error(Diagnostic::new(&UNDECLARED, token.span).arg(token.name));
            return self.recover_declaration();
        }
        if let Some(ty) = s.ty {
            let ty = self.pointers(ty);
            self.brackets_first = self.at(TokenKind::LBracket);
            s.ty = Some(self.array_suffix(ty));
        } else if matches!(self.kind(), TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp) {
            self.error_here(&POINTER);
            return self.recover_declaration();
        }
        let Some(name) = self.declarator_name(role) else { return self.recover_declaration() };
        if name.is_operator || name.is_destructor || self.at(TokenKind::LParen) {
            return self.function_declaration(&s, role, attributes, template, name);
        }
        self.variables(&s, role, attributes, template, name);
        self.end_declaration(match role {
            _ if template.is_some() => &SEMI_AFTER_DECL,
            VarRole::Global | VarRole::BufferMember => &SEMI_AFTER_TOP,
            VarRole::Field => &SEMI_AFTER_MEMBER,
            _ => &SEMI_AFTER_DECL,
        });
    }

    fn function_declaration(
        &mut self,
        s: &Specifiers,
        role: VarRole,
        attributes: List<AttributeId>,
        template: Option<TemplateId>,
        name: DeclaredName,
    ) {
        let has_body = self.function(s, attributes, template, name);
        if has_body
            && role == VarRole::Local
            && let Some(&id) = self.decls.last()
            && let Decl::Function(f) = self.unit.decls[id]
            && let Some(body) = self.unit.functions[f].body
        {
            let open = Span::at(self.unit.stmt_spans[body].lo);
            self.complain(Diagnostic::new(&LOCAL_FUNCTION, open));
        }
        if has_body {
            // `};` after a body is common, and harmless.
            return self.settle();
        }
        if self.eat(TokenKind::Semi) {
            return self.settle();
        }
        if self.at(TokenKind::LParen) {
            // More parameters, of what the function would give: what is wrong with them is said first.
            let errors = self.diagnostics.error_count();
            let open = self.span();
            self.table.open();
            self.params();
            self.table.close();
            if self.diagnostics.error_count() == errors {
                self.error(Diagnostic::new(&EXPECTED_BODY, open));
            }
            return self.recover_declaration();
        }
        let ends = match role {
            _ if template.is_some() => Some(&SEMI_AFTER_DECL),
            VarRole::Global => self.at_declaration().then_some(&SEMI_AFTER_TOP),
            VarRole::Field => Some(&SEMI_AFTER_MEMBER),
            _ => None,
        };
        if let Some(kind) = ends {
            let error = self.missing_behind(kind, ";");
            self.error(error);
        } else {
            self.error_here(&EXPECTED_BODY);
        }
        self.recover_declaration();
    }

    /// Skips the rest of a broken declaration: past its `;` or its body.
    fn recover_declaration(&mut self) {
        while !matches!(self.kind(), TokenKind::Eof | TokenKind::RBrace) {
            let is_body = self.at(TokenKind::LBrace);
            if self.eat(TokenKind::Semi) || self.starts_afresh() {
                break;
            }
            self.skip_token_tree();
            if is_body {
                self.eat(TokenKind::Semi);
                break;
            }
        }
        self.settle();
    }

    /// namespace = "namespace" (identifier "::")* identifier? "{" item* "}"
    pub(super) fn namespace(&mut self) {
        let start = self.bump().span.lo;
        if !self.enter() {
            return;
        }
        let mut name_span = Span::at(self.span().lo);
        let mut name = None;
        if self.at(TokenKind::Ident) && !is_no_name_of_types(self.token().name) {
            let token = self.bump();
            self.table.declare(token.name, NameKind::Namespace);
            name = Some(token.name);
            name_span = token.span;
        } else {
            self.error_here(&EXPECTED_IDENT);
            self.settle();
        }
        if name.is_some() && self.at(TokenKind::Eq) {
            self.error_here(&EXPECTED_IDENT);
        }
        // What is in a nameless namespace is known outside of it.
        if let Some(name) = name {
            self.table.open_named(Some(name));
            self.table.import(name);
        }
        self.namespaces += 1;
        let items = if self.at(TokenKind::ColonColon) {
            self.complain(Diagnostic::new(&NESTED_NAMESPACE, self.span()));
            let first = self.decls.len();
            self.namespace();
            self.take_decls(first)
        } else {
            self.declaration_block(Parser::item)
        };
        self.namespaces -= 1;
        if name.is_some() {
            self.table.close_named(name);
        }
        self.leave();
        let span = self.since(start);
        let decl = Decl::Namespace(NamespaceDecl { name, items });
        let id = self.unit.add_decl(decl, span, name_span);
        self.decls.push(id);
    }

    /// Warns of `using` where the language has it as an extension. One that brings a single name has no warning with DXC.
    fn complain_of_using(&mut self, start: Span) {
        if self.version < HlslVersion::V2021 {
            self.complain(Diagnostic::new(&USING_EARLY, start));
        }
    }

    /// using = "using" ("namespace" path | identifier attributes-after "=" type | path) ";"
    pub(super) fn using(&mut self, template: Option<TemplateId>) {
        let start = self.bump().span;
        let (decl, name_span) = if self.eat_keyword(Keyword::Namespace) {
            self.complain_of_using(start);
            let Some((path, span)) = self.using_path() else { return self.recover() };
            if let Some(last) = self.last_name(path) {
                self.table.import(last);
            }
            (Decl::UsingNamespace(path), span)
        } else if self.at(TokenKind::Ident)
            && matches!(self.peek(1).kind, TokenKind::Eq | TokenKind::LBracket)
        {
            self.complain_of_using(start);
            let name = self.bump();
            self.attributes_after();
            self.expect(TokenKind::Eq);
            let ty = self.type_name();
            let ty = self.function_suffix(ty);
            self.table.declare(name.name, NameKind::Alias);
            let modifiers = Modifiers::NONE;
            (
                Decl::Typedef(TypedefDecl { name: name.name, ty, modifiers, is_using: true, template }),
                name.span,
            )
        } else {
            if self.peek(1).kind == TokenKind::Semi {
                self.complain(Diagnostic::new(&USING_UNQUALIFIED, self.span()));
            }
            let scanned = self.scan_path(self.at).map(|p| p.kind);
            let Some((path, span)) = self.using_path() else { return self.recover() };
            if let (Some(last), Some(kind)) = (self.last_name(path), scanned) {
                self.table.declare(last, kind);
            }
            (Decl::Using(path), span)
        };
        let span = self.since(start.lo);
        let id = self.unit.add_decl(decl, span, name_span);
        self.decls.push(id);
        self.end_declaration(match decl {
            Decl::UsingNamespace(_) => &SEMI_AFTER_USING_NAMESPACE,
            Decl::Using(_) => &SEMI_AFTER_USING,
            _ => &SEMI_AFTER_ALIAS,
        });
    }

    fn using_path(&mut self) -> Option<(PathId, Span)> {
        let span = self.span();
        let path = match self.path()? {
            ReadPath::Path(path) => path,
            ReadPath::Name(name) => {
                let segment = PathSegment { name, args: None, operator: None, span };
                self.add_path(false, &[segment], span.lo)
            }
        };
        Some((path, self.since(span.lo)))
    }

    fn last_name(&self, path: PathId) -> Option<Name> {
        let Path { segments, .. } = self.unit.paths[path];
        self.unit.list(segments).last().map(|s| s.name)
    }

    /// static-assert = "_Static_assert" "(" conditional ("," string)? ")" ";"
    pub(super) fn static_assert(&mut self) {
        let word = self.bump().span;
        let open = self.span();
        if !self.expect(TokenKind::LParen) {
            return self.recover();
        }
        let cond = self.bracketed(Parser::conditional);
        let message = self.eat(TokenKind::Comma).then(|| self.conditional());
        self.expect_close(TokenKind::RParen, open);
        let span = self.since(word.lo);
        let id = self.unit.add_decl(Decl::StaticAssert { cond, message }, span, word);
        self.decls.push(id);
        self.end_declaration(&SEMI_AFTER_STATIC_ASSERT);
    }

    pub(super) fn expect_semi_after(&mut self, kind: &'static Kind) {
        if self.expect_semi(kind) { self.settle() } else { self.recover() }
    }
}
