//! Structs, classes, interfaces, enumerations and buffers.

use super::kinds::*;
use super::names::NameKind;
use super::specifiers::is_no_name_of_types;
use super::{Parser, Span};
use crate::diag::Diagnostic;
use crate::lex::TokenKind;
use crate::lex::keyword::Keyword;
use crate::source::{Name, Pos};
use crate::syntax::builtin_names::builtin;
use crate::syntax::tree::{
    AttributeId, BufferDecl, Decl, DeclId, EnumDecl, Modifiers, PathSegment, RecordDecl, RecordKind,
    TemplateId, TypeRef, TypeRefId, VarDecl, VarRole,
};
use trefoil_entity::List;

/// The name of a record, as it is declared.
struct RecordName {
    segments: smallvec::SmallVec<[PathSegment; 2]>,
    start: Pos,
}

impl Parser {
    /// record = ("struct" | "class" | "interface" | "union") attributes path? ("final"? (":" base,+)? "{" member* "}")?
    ///
    /// What comes back is the declaration, where there is one (not for `struct S x;`), and the type it is.
    pub(super) fn record(&mut self, template: Option<TemplateId>) -> (Option<DeclId>, TypeRefId) {
        let start = self.span().lo;
        let kind = match self.keyword() {
            Some(Keyword::Class) => RecordKind::Class,
            Some(Keyword::Interface) => RecordKind::Interface,
            Some(Keyword::Union) => RecordKind::Union,
            _ => RecordKind::Struct,
        };
        if kind == RecordKind::Union {
            self.complain(Diagnostic::new(&RESERVED, self.span()).arg("union"));
        }
        self.bump();
        let attributes = self.attributes();
        let path = self.record_name();
        let name_span = path.segments.last().map_or(Span::at(self.span().lo), |s| s.span);
        let has_body = matches!(self.kind(), TokenKind::LBrace | TokenKind::Colon);
        let declares = has_body || self.at(TokenKind::Semi);
        if !declares {
            if self.record_ends_before_line() {
                let error = self.missing_behind(&SEMI_AFTER_RECORD, ";").arg(kind.word());
                self.error(error);
                return (None, self.add_type(TypeRef::Error, name_span));
            }
            return (None, self.elaborated_type(path, start, false));
        }
        let last = path.segments.last().copied();
        let name = last.map(|s| s.name);
        if let Some(name) = name {
            let is_template = template.is_some() || self.table.kind(name) == NameKind::TypeTemplate;
            let kind = if is_template { NameKind::TypeTemplate } else { NameKind::Type };
            self.table.declare(name, kind);
        }
        let qualifier = match path.segments.split_last() {
            Some((_, rest)) if !rest.is_empty() => Some(self.add_path(false, rest, path.start)),
            _ => None,
        };
        let (bases, members) = if has_body { self.record_body(name) } else { (List::EMPTY, List::EMPTY) };
        let record = self.unit.records.push(RecordDecl {
            kind,
            name,
            qualifier,
            template,
            specialization: last.and_then(|s| s.args),
            bases,
            members,
            is_definition: has_body,
            attributes,
        });
        let span = self.since(start);
        let id = self.unit.add_decl(Decl::Record(record), span, name_span);
        (Some(id), self.add_type(TypeRef::Inline(id), span))
    }

    /// Whether a line begins that cannot go on behind the name of a record: what is missing is the end of its declaration.
    fn record_ends_before_line(&self) -> bool {
        use TokenKind::{Amp, AmpAmp, ColonColon, Comma, Ident, Keyword, LBracket, LParen, RParen, Star};
        let goes_on = matches!(
            self.kind(),
            Star | Amp | AmpAmp | Ident | Keyword | RParen | ColonColon | LParen | LBracket | Comma
        );
        self.token().flags.has(crate::lex::Flags::LINE_START) && !goes_on
    }

    /// (identifier template-arguments? "::")* (identifier template-arguments?)?
    fn record_name(&mut self) -> RecordName {
        let mut name = RecordName { segments: smallvec::SmallVec::new(), start: self.span().lo };
        while self.at(TokenKind::Ident) && !is_no_name_of_types(self.token().name) {
            let token = self.bump();
            let args = self.at(TokenKind::Lt).then(|| self.template_args());
            name.segments.push(PathSegment { name: token.name, args, operator: None, span: token.span });
            if !self.eat(TokenKind::ColonColon) {
                break;
            }
        }
        name
    }

    /// `struct S` where `S` is only used.
    fn elaborated_type(&mut self, path: RecordName, start: Pos, is_enum: bool) -> TypeRefId {
        if let [one] = path.segments[..]
            && one.args.is_none()
        {
            self.check_elaborated(one.name, one.span, is_enum);
        }
        let ty = match path.segments[..] {
            [] if is_enum => {
                self.error_here(&ENUM_NAME);
                TypeRef::Error
            }
            [] => {
                self.error(Diagnostic::new(&ANONYMOUS_RECORD, Span::at(start)));
                TypeRef::Error
            }
            [one] if one.args.is_none() && !self.table.kind(one.name).is_type() => {
                return self.undefined_record(one.name, one.span, start);
            }
            [one] if one.args.is_none() => TypeRef::Named(one.name),
            _ => TypeRef::Path(self.add_path(false, &path.segments, path.start)),
        };
        let span = self.since(start);
        self.add_type(ty, span)
    }

    /// Errors for the name of a type after `struct` or `enum`, which does not go with all of them.
    pub(super) fn check_elaborated(&mut self, name: Name, span: Span, is_enum: bool) {
        let kind = self.table.kind(name);
        let what = match kind {
            NameKind::Alias => "typedef",
            NameKind::TypeTemplate if builtin(name).is_some() => "template",
            NameKind::Type if is_enum => "",
            NameKind::Enum if !is_enum => "",
            _ => return,
        };
        self.complain(match what {
            "" => Diagnostic::new(&TAG_MISMATCH, span).arg(name),
            what => Diagnostic::new(&ELABORATED, span).arg(what),
        });
    }

    /// `struct S` where nobody has heard of `S`, which is declared then, or where something hides it.
    fn undefined_record(&mut self, name: Name, name_span: Span, start: Pos) -> TypeRefId {
        if !self.table.is_hidden_type(name) {
            self.table.declare(name, NameKind::Type);
        }
        let record = self.unit.records.push(RecordDecl {
            kind: RecordKind::Struct,
            name: Some(name),
            qualifier: None,
            template: None,
            specialization: None,
            bases: List::EMPTY,
            members: List::EMPTY,
            is_definition: false,
            attributes: List::EMPTY,
        });
        let span = self.since(start);
        let id = self.unit.add_decl(Decl::Record(record), span, name_span);
        self.add_type(TypeRef::Inline(id), span)
    }

    /// (":" base,+)? "{" member* "}"
    fn record_body(&mut self, name: Option<Name>) -> (List<TypeRefId>, List<DeclId>) {
        let mut bases = smallvec::SmallVec::<[TypeRefId; 2]>::new();
        self.table.open_named(name);
        if self.eat(TokenKind::Colon) {
            loop {
                loop {
                    let kind = match self.keyword() {
                        Some(Keyword::Public | Keyword::Private | Keyword::Protected) => &BASE_ACCESS,
                        Some(Keyword::Virtual) => &BASE_VIRTUAL,
                        _ => break,
                    };
                    let span = self.bump().span;
                    self.complain(Diagnostic::new(kind, span));
                }
                let last = self.scan_path(self.at).map(|p| self.tokens[p.end - 1].name);
                // What is inherited from needs no `typename`.
                let plain = self.at(TokenKind::Ident);
                let base = if plain { self.named_type() } else { self.type_specifier() };
                bases.push(base);
                if let Some(last) = last {
                    self.table.import(last);
                }
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        let bases = self.unit.type_lists.push(&bases);
        self.records.push(name);
        let members = self.declaration_block(|p| p.member());
        if self.at(TokenKind::Eof) {
            self.settle();
        }
        self.records.pop();
        self.table.close_named(name);
        (bases, members)
    }

    /// "{" item* "}"
    pub(super) fn declaration_block(&mut self, item: impl Fn(&mut Parser)) -> List<DeclId> {
        let open = self.span();
        let start = self.decls.len();
        if !self.expect(TokenKind::LBrace) {
            return List::EMPTY;
        }
        if self.enter() {
            while !matches!(self.kind(), TokenKind::RBrace | TokenKind::Eof) {
                let before = self.at;
                item(self);
                if self.at == before {
                    self.recover_item();
                }
            }
        }
        self.leave();
        self.expect_close(TokenKind::RBrace, open);
        self.take_decls(start)
    }

    /// An item that took nothing would be asked for again: skip.
    pub(super) fn recover_item(&mut self) {
        if self.at(TokenKind::RBrace) && self.depth > 0 {
            return self.settle();
        }
        self.skip_token_tree();
        if self.at(TokenKind::RBrace) && self.depth == 0 {
            self.bump();
        }
        self.recover();
    }

    /// member = ";" | access ":" | typedef | using | template | attributes (specifiers declarators ";" | function)
    fn member(&mut self) {
        match self.keyword() {
            Some(Keyword::Public | Keyword::Private | Keyword::Protected) => {
                self.error_here(&EXPECTED_UNQUALIFIED);
                self.bump();
                self.eat(TokenKind::Colon);
                return self.settle();
            }
            Some(Keyword::Typedef) => return self.typedef(),
            Some(Keyword::Using) => return self.using(None),
            Some(Keyword::Template) => return self.template(VarRole::Field),
            Some(Keyword::StaticAssert) => return self.static_assert(),
            _ => {}
        }
        if self.eat(TokenKind::Semi) {
            return;
        }
        let attributes = self.attributes();
        self.declaration(VarRole::Field, attributes, None);
    }

    /// enumeration = "enum" ("class" | "struct")? identifier? (":" type)? ("{" enumerator,* "}")?
    pub(super) fn enumeration(&mut self) -> (Option<DeclId>, TypeRefId) {
        let start = self.bump().span.lo;
        let is_scoped = self.eat_keyword(Keyword::Class) || self.eat_keyword(Keyword::Struct);
        let attributes = self.attributes();
        let path = self.record_name();
        let last = path.segments.last().copied();
        let declares = matches!(self.kind(), TokenKind::LBrace | TokenKind::Colon | TokenKind::Semi);
        if !declares {
            let unknown =
                last.filter(|last| path.segments.len() == 1 && !self.table.kind(last.name).is_type());
            if let Some(unknown) = unknown {
                self.complain(Diagnostic::new(&ENUM_FORWARD, unknown.span));
                return (None, self.add_type(TypeRef::Error, unknown.span));
            }
            return (None, self.elaborated_type(path, start, true));
        }
        let name = last.map(|s| s.name);
        let name_span = last.map_or(Span::at(self.span().lo), |s| s.span);
        if let Some(name) = name {
            self.table.declare(name, NameKind::Enum);
        }
        let underlying = self.eat(TokenKind::Colon).then(|| self.type_name());
        let is_definition = self.at(TokenKind::LBrace);
        if !is_definition {
            self.complain(Diagnostic::new(&ENUM_FORWARD, name_span));
        }
        let enumerators = if is_definition { self.enumerators(is_scoped) } else { List::EMPTY };
        let decl = EnumDecl { name, is_scoped, underlying, enumerators, is_definition, attributes };
        let decl = self.unit.enums.push(decl);
        let span = self.since(start);
        let id = self.unit.add_decl(Decl::Enum(decl), span, name_span);
        (Some(id), self.add_type(TypeRef::Inline(id), span))
    }

    /// "{" (identifier attributes ("=" conditional)?),* ","? "}", where the attributes stand in single brackets
    fn enumerators(&mut self, is_scoped: bool) -> List<DeclId> {
        let open = self.bump().span;
        let start = self.decls.len();
        while !self.at(TokenKind::RBrace) {
            if is_no_name_of_types(self.token().name) {
                self.error_here(&EXPECTED_IDENT);
                break;
            }
            if !self.at(TokenKind::Ident) {
                self.error_here(&EXPECTED_IDENT);
                if self.find_next_enumerator() {
                    continue;
                }
                break;
            }
            let name = self.bump();
            if self.at_doubled_bracket() {
                self.complain(Diagnostic::new(&EXPECTED_IDENT, self.peek(1).span));
            }
            let attributes = self.attributes();
            if !is_scoped {
                self.table.declare(name.name, NameKind::Value);
            }
            let init = if self.eat(TokenKind::Eq) { Some(self.conditional()) } else { None };
            let has_value = init.is_some();
            let ty = self.add_type(TypeRef::None, name.span);
            let var = self.unit.vars.push(VarDecl {
                name: Some(name.name),
                role: VarRole::Global,
                qualifier: None,
                ty,
                modifiers: Modifiers::NONE,
                init,
                attributes,
                annotations: List::EMPTY,
                bits: None,
                template: None,
                specialization: None,
            });
            let span = self.since(name.span.lo);
            let id = self.unit.add_decl(Decl::Var(var), span, name.span);
            self.decls.push(id);
            if !(self.eat(TokenKind::Comma)
                || self.at(TokenKind::RBrace)
                || self.enumerator_goes_wrong(has_value))
            {
                break;
            }
        }
        self.expect_close(TokenKind::RBrace, open);
        self.settle();
        self.take_decls(start)
    }

    /// Says what is missing after an enumerator; whether more follow.
    #[cold]
    fn enumerator_goes_wrong(&mut self, has_value: bool) -> bool {
        if self.at(TokenKind::Ident) {
            let error = self.missing_behind(&COMMA_IN_ENUM, ",");
            self.complain(error);
            return true;
        }
        self.error_here(if has_value { &EXPECTED_BRACE_OR_COMMA } else { &EXPECTED_END_OF_ENUMERATOR });
        self.find_next_enumerator()
    }

    /// Skips past the next comma of an enumeration, or to its end; whether one of them is there.
    fn find_next_enumerator(&mut self) -> bool {
        while !matches!(self.kind(), TokenKind::Comma | TokenKind::RBrace | TokenKind::Eof) {
            self.skip_token_tree();
        }
        self.settle();
        self.eat(TokenKind::Comma) || self.at(TokenKind::RBrace)
    }

    /// buffer = ("cbuffer" | "tbuffer") identifier? annotations "{" member* "}" ";"?
    pub(super) fn buffer(&mut self, attributes: List<AttributeId>) {
        let start = self.span().lo;
        let is_texture = self.at_keyword(Keyword::TBuffer);
        self.bump();
        let mut name_span = Span::at(self.span().lo);
        let mut name = None;
        if self.at(TokenKind::Ident) && !is_no_name_of_types(self.token().name) {
            let token = self.bump();
            name = Some(token.name);
            name_span = token.span;
        } else {
            self.error_here(&EXPECTED_IDENT);
        }
        let annotations = self.plain_annotations();
        let members = self.declaration_block(|p| p.buffer_member());
        let decl = BufferDecl { is_texture, name, members, attributes, annotations };
        let decl = self.unit.buffers.push(decl);
        let span = self.since(start);
        let id = self.unit.add_decl(Decl::Buffer(decl), span, name_span);
        self.decls.push(id);
        if self.at(TokenKind::Semi) {
            self.empty_item();
        }
    }

    fn buffer_member(&mut self) {
        match self.keyword() {
            Some(Keyword::Typedef) => return self.typedef(),
            Some(Keyword::Using) => return self.using(None),
            Some(Keyword::Template) => {
                self.complain(Diagnostic::new(&TEMPLATE_IN_BUFFER, self.span()));
                return self.template(VarRole::Global);
            }
            Some(Keyword::Namespace) => return self.namespace(),
            Some(Keyword::StaticAssert) => return self.static_assert(),
            _ => {}
        }
        if self.eat(TokenKind::Semi) {
            return;
        }
        let attributes = self.attributes();
        if matches!(self.keyword(), Some(Keyword::CBuffer | Keyword::TBuffer)) {
            return self.buffer(attributes);
        }
        self.declaration(VarRole::BufferMember, attributes, None);
    }

    /// Says that a `;` is missing after a record or enumeration.
    pub(super) fn end_record(&mut self, word: &'static str) {
        if self.eat(TokenKind::Semi) {
            return self.settle();
        }
        let error = self.missing_behind(&SEMI_AFTER_RECORD, ";").arg(word);
        self.error(error);
        self.settle();
    }
}
