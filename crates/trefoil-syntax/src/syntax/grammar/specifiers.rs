//! Declaration specifiers: storage classes, modifiers and the type.

use super::kinds::*;
use super::names::NameKind;
use super::{Parser, Span};
use crate::diag::Diagnostic;
use crate::lex::TokenKind;
use crate::lex::keyword::{Keyword, word};
use crate::source::{Name, Pos};
use crate::spelling::distance;
use crate::syntax::builtin_names::OBJECTS;
use crate::syntax::tree::{DeclId, Modifiers, TypeRef, TypeRefId};

/// The specifiers before the declarators of a declaration.
pub(super) struct Specifiers {
    pub(super) start: Pos,
    pub(super) modifiers: Modifiers,
    /// None when no type was written.
    pub(super) ty: Option<TypeRefId>,
    /// The structure or enumeration that the type declares.
    pub(super) inline: Option<DeclId>,
    /// The first of `in`, `out` and `inout`, and where it is.
    pub(super) usage: Option<(Modifiers, Span)>,
}

/// Words that are modifiers only where a type follows.
const CONTEXTUAL: &[(Name, Modifiers)] = &[
    (word::PRECISE, Modifiers::PRECISE),
    (word::GLOBALLY_COHERENT, Modifiers::GLOBALLY_COHERENT),
    (word::REORDER_COHERENT, Modifiers::REORDER_COHERENT),
    (word::LINEAR, Modifiers::LINEAR),
    (word::CENTROID, Modifiers::CENTROID),
    (word::SAMPLE, Modifiers::SAMPLE),
    // Where values are taken from anyway.
    (word::CENTER, Modifiers::NONE),
    (word::POINT, Modifiers::POINT),
    (word::LINE, Modifiers::LINE),
    (word::TRIANGLE, Modifiers::TRIANGLE),
    (word::LINE_ADJ, Modifiers::LINE_ADJ),
    (word::TRIANGLE_ADJ, Modifiers::TRIANGLE_ADJ),
    (word::INDICES, Modifiers::INDICES),
    (word::VERTICES, Modifiers::VERTICES),
    (word::PRIMITIVES, Modifiers::PRIMITIVES),
    (word::PAYLOAD, Modifiers::PAYLOAD),
];

/// Modifiers that are allowed after the type too.
pub(super) const AFTER_TYPE: Modifiers = Modifiers(
    Modifiers::CONST.0
        | Modifiers::VOLATILE.0
        | Modifiers::STATIC.0
        | Modifiers::EXTERN.0
        | Modifiers::INLINE.0
        | Modifiers::PRECISE.0
        | Modifiers::GLOBALLY_COHERENT.0
        | Modifiers::REORDER_COHERENT.0,
);

/// Contextual modifiers that DXC takes for names nowhere.
const NO_NAMES: &[Name] = &[
    word::LINEAR,
    word::CENTROID,
    word::POINT,
    word::LINE,
    word::LINE_ADJ,
    word::TRIANGLE,
    word::TRIANGLE_ADJ,
];

/// Words that begin parts of effects or annotations, which DXC takes for names nowhere.
const EFFECT_WORDS: &[Name] = &[
    word::TECHNIQUE,
    word::CAPITAL_TECHNIQUE,
    word::TECHNIQUE10,
    word::TECHNIQUE11,
    word::SAMPLER_STATE,
    word::PACKOFFSET,
];

/// Whether a name is among the words that are known by number for what they mean here and there. Few names are.
fn is_seeded(name: Name) -> bool {
    (word::CENTER.0..=word::VERTICES.0).contains(&name.0)
}

/// Whether a word begins a part of an effect or an annotation, and names nothing.
pub(super) fn is_effect_word(name: Name) -> bool {
    is_seeded(name) && EFFECT_WORDS.contains(&name)
}

/// Whether a word is a modifier somewhere, and never a name.
pub(super) fn is_no_name(name: Name) -> bool {
    is_seeded(name) && NO_NAMES.contains(&name)
}

/// Whether a word names at most variables, functions and members: no type, enumerator, buffer or namespace.
pub(super) fn is_no_name_of_types(name: Name) -> bool {
    is_seeded(name) && (is_modifier_word(name) || EFFECT_WORDS.contains(&name))
}

/// Whether a word is a modifier where a type follows.
pub(super) fn is_modifier_word(name: Name) -> bool {
    name != word::REORDER_COHERENT && CONTEXTUAL.iter().any(|&(word, _)| word == name)
}

/// Whether what a token follows is the name of a declaration and not its type, as in C++.
pub(super) fn declares_before(next: TokenKind) -> bool {
    use TokenKind::{Comma, Eq, LBrace, LBracket, LParen, Semi};
    matches!(next, Comma | Eq | LBrace | LBracket | LParen | Semi)
}

fn keyword_modifier(keyword: Keyword) -> Option<Modifiers> {
    Some(match keyword {
        Keyword::Const => Modifiers::CONST,
        Keyword::Static => Modifiers::STATIC,
        Keyword::Extern => Modifiers::EXTERN,
        Keyword::Uniform => Modifiers::UNIFORM,
        Keyword::GroupShared => Modifiers::GROUPSHARED,
        Keyword::Shared => Modifiers::SHARED,
        Keyword::Volatile => Modifiers::VOLATILE,
        Keyword::Inline => Modifiers::INLINE,
        Keyword::Export => Modifiers::EXPORT,
        Keyword::In => Modifiers::IN,
        Keyword::Out => Modifiers::OUT,
        Keyword::InOut => Modifiers::IN_OUT,
        Keyword::RowMajor => Modifiers::ROW_MAJOR,
        Keyword::ColumnMajor => Modifiers::COLUMN_MAJOR,
        Keyword::SNorm => Modifiers::SNORM,
        Keyword::UNorm => Modifiers::UNORM,
        Keyword::NoInterpolation => Modifiers::NO_INTERPOLATION,
        Keyword::NoPerspective => Modifiers::NO_PERSPECTIVE,
        _ => return None,
    })
}

impl Parser {
    /// The modifier here, if there is one.
    fn modifier(&self) -> Option<Modifiers> {
        if let Some(keyword) = self.keyword() {
            return keyword_modifier(keyword);
        }
        if self.at(TokenKind::Ident) && self.at_contextual_modifier() {
            let name = self.token().name;
            return CONTEXTUAL.iter().find(|(word, _)| *word == name).map(|&(_, m)| m);
        }
        None
    }

    /// Whether a word stands here that is a modifier wherever a type may.
    pub(super) fn at_modifier(&self) -> bool {
        let token = self.token();
        let is_word = token.kind == TokenKind::Ident && is_no_name(token.name);
        is_word || self.keyword().is_some_and(|word| keyword_modifier(word).is_some())
    }

    pub(super) fn eat_modifier(&mut self) -> Option<Modifiers> {
        let modifier = self.modifier()?;
        self.bump();
        Some(modifier)
    }

    /// Whether a word such as `sample` is a modifier here, since more specifiers follow, rather than a name.
    pub(super) fn at_contextual_modifier(&self) -> bool {
        let token = self.token();
        if !is_seeded(token.name) || !CONTEXTUAL.iter().any(|&(word, _)| word == token.name) {
            return false;
        }
        let next = self.peek(1);
        match next.kind {
            TokenKind::Keyword => Keyword::of(next.name).is_some_and(|k| {
                use Keyword::*;
                keyword_modifier(k).is_some()
                    || matches!(k, Bool | Int | Float | Double | Unsigned | Signed | Void | Struct)
            }),
            TokenKind::Ident => {
                // No type is called as most of them are.
                token.name != word::REORDER_COHERENT
                    || self.name_kind_at(self.at + 1).is_type()
                    || CONTEXTUAL.iter().any(|&(word, _)| word == next.name)
                    // A type that was misspelt.
                    || self.peek(2).kind == TokenKind::Ident
            }
            _ => false,
        }
    }

    /// specifiers = (modifier | type-specifier | record | enumeration)*
    pub(super) fn specifiers(&mut self) -> Specifiers {
        let mut s = Specifiers {
            start: self.span().lo,
            modifiers: Modifiers::NONE,
            ty: None,
            inline: None,
            usage: None,
        };
        loop {
            if let Some(modifier) = self.modifier() {
                let token = self.bump();
                self.add_modifier(&mut s, modifier, token.span);
                if s.ty.is_some() && !modifier.has_any(AFTER_TYPE) {
                    self.complain(Diagnostic::new(&MODIFIER_ORDER, token.span));
                }
                continue;
            }
            match self.keyword() {
                Some(Keyword::Struct | Keyword::Class | Keyword::Interface | Keyword::Union) => {
                    let (decl, ty) = self.record(None);
                    s.inline = decl;
                    self.set_type(&mut s, ty);
                }
                Some(Keyword::Enum) => {
                    let (decl, ty) = self.enumeration();
                    s.inline = decl;
                    self.set_type(&mut s, ty);
                }
                Some(k) if is_reserved_specifier(k) => self.reserved_specifier(&mut s),
                Some(Keyword::Unsigned) if s.ty.is_some() => self.unsigned_behind(&mut s),
                Some(k) if is_type_keyword(k) => {
                    let ty = self.type_specifier();
                    self.set_type(&mut s, ty);
                }
                Some(_) => return s,
                // A keyword that was misspelt stands there now.
                None if s.ty.is_none() && self.names_type() => s.ty = self.declared_type(),
                None => return s,
            }
        }
    }

    /// Reports a reserved word of C++ as a specifier, and recovers as if it were that specifier.
    fn reserved_specifier(&mut self, s: &mut Specifiers) {
        if self.at_keyword(Keyword::Explicit) && self.peek(1).name == Keyword::Operator.name() {
            let span = self.bump().span;
            return self.complain(Diagnostic::new(&EXPLICIT_CONVERSION, span));
        }
        if self.at_keyword(Keyword::Explicit) && self.records.is_empty() {
            let span = self.bump().span;
            return self.error(Diagnostic::new(&EXPLICIT_HERE, span));
        }
        self.error_here(&EXPECTED_UNQUALIFIED);
        let token = self.bump();
        let is_type = matches!(
            Keyword::of(token.name),
            Some(
                Keyword::Auto
                    | Keyword::Char
                    | Keyword::Long
                    | Keyword::Short
                    | Keyword::Signed
                    | Keyword::WcharT
            )
        );
        if is_type && s.ty.is_none() {
            s.ty = Some(self.add_type(TypeRef::Error, token.span));
        }
    }

    /// `unsigned` after the type that it is said of.
    #[cold]
    fn unsigned_behind(&mut self, s: &mut Specifiers) {
        let word = self.bump().span;
        let Some(ty) = s.ty else { return };
        match self.unit.types[ty] {
            TypeRef::Unsigned(_) => {
                let text = Keyword::Unsigned.text();
                self.complain(Diagnostic::new(&DUPLICATE_MODIFIER, word).arg(text));
            }
            TypeRef::Named(name)
                if Keyword::of(name).is_some_and(|k| is_type_keyword(k) && k != Keyword::Int) =>
            {
                self.complain(Diagnostic::new(&UNSIGNED_OF, word).arg(name));
            }
            _ => s.ty = Some(self.add_type(TypeRef::Unsigned(ty), word)),
        }
    }

    fn set_type(&mut self, s: &mut Specifiers, ty: TypeRefId) {
        if s.ty.is_some() {
            let span = self.unit.type_spans[ty];
            let before = match s.ty.map(|ty| self.unit.types[ty]) {
                Some(TypeRef::Named(name)) if Keyword::of(name).is_some() => {
                    self.unit.names.get(name).to_owned()
                }
                Some(TypeRef::Inline(_)) => "struct".to_owned(),
                Some(TypeRef::Unsigned(_)) => "int".to_owned(),
                _ => "type-name".to_owned(),
            };
            self.error(Diagnostic::new(&MULTIPLE_TYPES, span).arg(before));
        }
        s.ty = Some(ty);
    }

    fn add_modifier(&mut self, s: &mut Specifiers, modifier: Modifiers, span: Span) {
        if modifier == Modifiers::NONE {
            return;
        }
        // A repeated direction is an error, any other repeated modifier a warning.
        let directions = [Modifiers::IN, Modifiers::OUT];
        let is_direction = directions.iter().any(|&d| modifier.has(d));
        if directions.iter().any(|&d| modifier.has(d) && s.modifiers.has(d)) {
            // Reported at the first of them.
            let (first, at) = s.usage.unwrap_or((modifier, span));
            let text = match (first.has(Modifiers::IN), first.has(Modifiers::OUT)) {
                (true, true) => "inout",
                (true, false) => "in",
                _ => "out",
            };
            self.complain(Diagnostic::new(&DUPLICATE_USAGE, at).arg(text));
        } else if s.modifiers.has(modifier) && !self.quiet {
            let text = Modifiers::ALL.iter().find(|&&(m, _)| m == modifier).map_or("", |&(_, text)| text);
            self.diagnostics.push(Diagnostic::new(&DUPLICATE_MODIFIER, span).arg(text));
        }
        if is_direction {
            s.usage.get_or_insert((modifier, span));
        }
        if span.lo != s.start {
            self.unit.modifier_places.entry(s.start).or_default().push((modifier, span.lo));
        }
        let storage = [(Modifiers::STATIC, "static"), (Modifiers::EXTERN, "extern")];
        let other = storage.iter().find(|&&(m, _)| m != modifier && s.modifiers.has(m));
        if let Some(&(_, text)) = other.filter(|_| storage.iter().any(|&(m, _)| m == modifier)) {
            self.complain(Diagnostic::new(&STORAGE_COMBINED, span).arg(text));
        }
        s.modifiers.insert(modifier);
    }

    /// Whether the name here is the declaration's type. An unknown name is, where what follows it could follow a type.
    fn names_type(&mut self) -> bool {
        if !matches!(self.kind(), TokenKind::Ident | TokenKind::ColonColon) {
            return false;
        }
        let Some(path) = self.scan_path(self.at) else { return false };
        if path.kind.is_type() {
            let after = self.tokens[(path.end + 1).min(self.tokens.len() - 1)];
            let is_operator = self.tokens[path.end].kind == TokenKind::ColonColon
                && after.kind == TokenKind::Keyword
                && after.name == Keyword::Operator.name();
            return !is_operator && !self.is_constructor(path.end);
        }
        let next = self.tokens[path.end];
        let word = if next.kind == TokenKind::Keyword { Keyword::of(next.name) } else { None };
        next.kind == TokenKind::Ident
            || word.is_some_and(super::scan::is_scalar_word)
            || self.unknown_template_follows(path.end)
    }

    /// The type that is named here; an error for a plain name that is not declared as a type. It is none where `struct` or its like was
    /// meant, which is read instead.
    fn declared_type(&mut self) -> Option<TypeRefId> {
        let token = self.token();
        let is_plain = token.kind == TokenKind::Ident && self.peek(1).kind != TokenKind::ColonColon;
        if !is_plain || self.table.kind(token.name).is_type() {
            return Some(self.type_specifier());
        }
        if !self.quiet {
            let d = self.unknown_type();
            let meant = d.fixit.as_ref().and_then(|(_, meant)| record_word(meant));
            self.diagnostics.push(d);
            if let Some(word) = meant.filter(|_| self.peek(2).kind == TokenKind::LBrace) {
                (self.tokens[self.at].kind, self.tokens[self.at].name) = (TokenKind::Keyword, word.name());
                self.go_to(self.at);
                return None;
            }
        }
        self.bump();
        if self.at(TokenKind::Lt) {
            self.template_args();
        }
        Some(self.add_type(TypeRef::Error, token.span))
    }

    /// The names of types that the source has used so far, each once.
    pub(super) fn types_used(&self) -> Vec<Name> {
        let mut seen = trefoil_entity::HashSet::default();
        let read = self.tokens[..self.at].iter().filter(|token| token.kind == TokenKind::Ident);
        let names = self.types_before.iter().copied().chain(read.map(|token| token.name));
        names.filter(|&name| self.table.kind(name).is_type() && seen.insert(name)).collect()
    }

    /// The error for an unknown type name, with a suggestion where one name is closest.
    #[cold]
    fn unknown_type(&self) -> Diagnostic {
        const WORDS: [&str; 21] = [
            "bool", "char", "class", "const", "double", "enum", "extern", "float", "inline", "int", "long",
            "short", "signed", "static", "struct", "typedef", "typename", "union", "unsigned", "void",
            "volatile",
        ];
        let token = self.token();
        // In a block nothing is looked for where a type follows.
        if self.blocks > 0 && self.peek(1).kind == TokenKind::Keyword {
            return Diagnostic::new(&UNKNOWN_TYPE, token.span).arg(token.name);
        }
        let text = self.unit.names.get(token.name);
        let most = text.len() / 3;
        let is_template = self.peek(1).kind == TokenKind::Lt;
        let mut best: Option<(usize, String)> = None;
        let mut tied = false;
        let mut offer = |word: &str| {
            let Some(n) = distance(text.as_bytes(), word.as_bytes(), most).filter(|&n| n > 0) else { return };
            match &best {
                Some((m, known)) if *m < n || known == word => {}
                Some((m, _)) if *m == n => tied = true,
                _ => (best, tied) = (Some((n, word.to_owned())), false),
            }
        };
        if !is_template {
            WORDS.iter().for_each(|word| offer(word));
        }
        // Only names that the source has used before are candidates.
        for name in self.types_used() {
            if !is_template || self.table.kind(name) == NameKind::TypeTemplate {
                offer(self.unit.names.get(name));
            }
        }
        for object in OBJECTS.iter().filter(|object| object.is_template || !is_template) {
            offer(object.text);
        }
        match best.filter(|_| !tied && text.len() > 2) {
            Some((_, meant)) => {
                let is_word = self.blocks > 0 && WORDS.contains(&meant.as_str());
                let kind = match (is_template, is_word) {
                    (true, _) => &NO_TEMPLATE_MEANT,
                    (_, true) => &UNDECLARED_MEANT,
                    _ => &UNKNOWN_TYPE_MEANT,
                };
                let d = Diagnostic::new(kind, token.span).arg(text.to_owned()).arg(meant.clone());
                d.fixit(token.span.lo, meant)
            }
            None => Diagnostic::new(&UNKNOWN_TYPE, token.span).arg(token.name),
        }
    }

    /// `Unknown<…> name`: an undeclared class template.
    fn unknown_template_follows(&self, i: usize) -> bool {
        self.tokens[i].kind == TokenKind::Lt
            && self.scan_template_args(i).is_some_and(|end| self.tokens[end].kind == TokenKind::Ident)
    }

    /// `S(` within `S`.
    fn is_constructor(&self, end: usize) -> bool {
        let name = self.tokens[end - 1].name;
        self.tokens[end].kind == TokenKind::LParen && self.records.last() == Some(&Some(name))
    }

    /// The error for a declaration without a type, which begins there: as in C++, a word before what follows no declarator was meant to
    /// be one.
    #[cold]
    pub(super) fn no_type(&self, start: Pos, declared: Span) -> Diagnostic {
        let follows_name = declares_before(self.kind());
        match self.at.checked_sub(1).map(|before| self.tokens[before]) {
            Some(word) if word.kind == TokenKind::Ident && !follows_name => {
                Diagnostic::new(&UNKNOWN_TYPE, word.span).arg(word.name)
            }
            _ => Diagnostic::new(&NO_TYPE, Span::new(start, declared.hi)).caret(declared.lo),
        }
    }

    /// The type that was written, or an error, told of what is declared, and an error's type.
    pub(super) fn require_type(&mut self, s: &Specifiers, declared: Span) -> TypeRefId {
        match s.ty {
            Some(ty) => ty,
            None => {
                let d = self.no_type(s.start, declared);
                match std::ptr::eq(d.kind, &NO_TYPE) {
                    true => self.complain(d),
                    false => self.error(d),
                }
                self.add_type(TypeRef::Error, Span::at(s.start))
            }
        }
    }
}

/// The keyword of a spelling that begins the definition of a type.
fn record_word(text: &str) -> Option<Keyword> {
    [Keyword::Struct, Keyword::Class, Keyword::Enum].into_iter().find(|word| word.text() == text)
}

/// Whether a word that HLSL has no use for is a specifier in C++.
pub(super) fn is_reserved_specifier(keyword: Keyword) -> bool {
    use Keyword::*;
    matches!(
        keyword,
        Auto | Char | Explicit | Friend | Long | Mutable | Register | Short | Signed | Virtual | WcharT
    )
}

fn is_type_keyword(keyword: Keyword) -> bool {
    use Keyword::*;
    matches!(keyword, Void | Bool | Int | Float | Double | Unsigned | Typename | Decltype)
}
