//! Names that were probably meant: the one nearest to a name that is not there.

use crate::check::model::{Model, ScopeId, Symbol};
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::spelling::distance;
use crate::syntax::tree::PathSegment;
use crate::typed::StructId;
use smallvec::SmallVec;
use trefoil_entity::sort_by_key;

/// Where a name stands that nobody declared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::check) enum Place {
    /// In an expression.
    Operand,
    /// Before the parentheses of a call with that many arguments.
    Call(usize),
    /// Where a statement begins.
    Statement,
}

/// Most names that are compared with one that is not there.
const MAX_COMPARED: usize = 20_000;

impl Context<'_> {
    /// Reports a name that a namespace, a record or an enumeration does not have.
    pub(in crate::check) fn not_in_scope(&mut self, scope: Option<ScopeId>, last: PathSegment, path: Span) {
        let (name, span) = (last.name, last.span);
        let Some(scope) = scope else {
            return self.push(Diagnostic::new(&kinds::UNDECLARED, span).arg(name));
        };
        if scope == ScopeId::GLOBAL {
            return self.not_in_global(name, span, path);
        }
        let it = &self.model.scopes[scope];
        let seen: Vec<(Name, Span)> = it.names.iter().map(|(&name, &(_, span))| (name, span)).collect();
        let of_enum = self.model.enums.iter().find(|e| e.scope == scope).map(|e| e.name);
        let of_record = it.record.map(|s| self.model.program.structs[s].name);
        let space = it.name;
        let text = self.model.name_text(name);
        let nearest = self.model.nearest(&text, seen).filter(|_| text.len() > 2);
        if let (Some(space), true) = (space, self.lookup(name).is_some()) {
            let d = Diagnostic::new(&kinds::NO_MEMBER_SIMPLY, Span::at(path.lo));
            return self.push(d.arg(name).arg(space));
        }
        let kind = match (space, nearest) {
            (Some(_), Some(_)) => &kinds::NO_MEMBER_SPACE_MEANT,
            (Some(_), None) => &kinds::NO_MEMBER_IN_NAMESPACE,
            (None, Some(_)) => &kinds::NO_MEMBER_MEANT,
            (None, None) => &kinds::NO_MEMBER,
        };
        let Some(of) = space.or(of_enum).or(of_record) else {
            return self.push(Diagnostic::new(&kinds::UNDECLARED, span).arg(name));
        };
        let mut d = Diagnostic::new(kind, span).arg(text).arg(self.model.name_text(of));
        if let Some((meant, at)) = nearest {
            let meant = self.model.name_text(meant);
            d = d.arg(meant.clone()).note_with(&kinds::DECLARED_HERE, at, [meant.clone().into()]);
            d = d.fixit(span.lo, meant);
        }
        self.push(d);
    }

    /// Reports a name after `::` that nothing global has: it may be meant without, or be misspelt.
    #[cold]
    fn not_in_global(&mut self, name: Name, span: Span, path: Span) {
        if self.lookup(name).is_some() {
            let d = Diagnostic::new(&kinds::NO_MEMBER_GLOBAL_SIMPLY, Span::at(path.lo));
            return self.push(d.arg(name));
        }
        let text = self.model.name_text(name);
        let global = self.model.scopes[ScopeId::GLOBAL].names.iter();
        let seen: Vec<(Name, Span)> = global.map(|(&name, &(_, span))| (name, span)).collect();
        let Some((meant, at)) = self.model.nearest(&text, seen).filter(|_| text.len() > 2) else {
            return self.push(Diagnostic::new(&kinds::NO_MEMBER_GLOBAL, span).arg(name));
        };
        let meant = self.model.name_text(meant);
        let d = Diagnostic::new(&kinds::NO_MEMBER_GLOBAL_MEANT, span).arg(text).arg(meant.clone());
        let d = d.note_with(&kinds::DECLARED_HERE, at, [meant.clone().into()]);
        self.push(d.fixit(span.lo, meant));
    }

    /// Reports a qualifier that nothing is called, with the namespace or type that was probably meant.
    pub(in crate::check) fn undeclared_scope(&mut self, name: Name, span: Span) {
        if name == crate::lex::keyword::word::VK && self.options.target.vulkan_language {
            let what = "a type of the namespace 'vk'";
            return self.push(Diagnostic::new(&kinds::UNSUPPORTED, span).arg(what));
        }
        if self.lookup(name).is_some() {
            return self.push(Diagnostic::new(&kinds::NOT_A_SCOPE, span).arg(name));
        }
        let mut seen: Vec<(Name, Span)> = Vec::new();
        let mut scope = Some(self.frame.scope);
        while let Some(id) = scope {
            let it = &self.model.scopes[id];
            let holders = it
                .names
                .iter()
                .filter(|(_, (symbol, _))| matches!(symbol, Symbol::Namespace(_) | Symbol::Type(_)));
            seen.extend(holders.map(|(&name, &(_, span))| (name, span)));
            scope = it.parent;
        }
        let text = self.model.name_text(name);
        let d = match self.model.nearest(&text, seen).filter(|_| text.len() > 2) {
            Some((meant, at)) => {
                self.model.meant(Diagnostic::new(&kinds::UNDECLARED_MEANT, span), text, meant, at)
            }
            None => Diagnostic::new(&kinds::UNDECLARED, span).arg(text),
        };
        self.push(d);
    }

    /// The keywords that may be meant where a name stands. What goes on as no statement would, or ends in a parenthesis,
    /// begins none.
    fn keywords_for(&self, place: Place, wordless: bool) -> SmallVec<[&'static [&'static str]; 4]> {
        const VALUES: &[&str] = &["sizeof", "true", "false"];
        const OPERATORS: &[&str] = &["new", "delete", "operator", "throw", "typeid"];
        const CASTS: &[&str] = &["static_cast", "const_cast", "dynamic_cast", "reinterpret_cast"];
        const STATEMENTS: &[&str] =
            &["do", "else", "for", "goto", "if", "return", "switch", "while", "asm", "catch", "try", "using"];
        const TYPES: &[&str] = &[
            "char", "class", "const", "double", "enum", "float", "int", "long", "short", "signed", "struct",
            "union", "unsigned", "void", "volatile",
        ];
        let mut lists: SmallVec<[&[&str]; 4]> = SmallVec::new();
        match place {
            Place::Operand if wordless => lists.extend([VALUES, OPERATORS, CASTS]),
            Place::Operand => lists.extend([VALUES, OPERATORS, CASTS, STATEMENTS]),
            Place::Call(1) => lists.extend([VALUES, OPERATORS, TYPES]),
            Place::Call(_) => {}
            Place::Statement if wordless => {}
            Place::Statement => lists.push(STATEMENTS),
        }
        if matches!(place, Place::Operand | Place::Statement)
            && !wordless
            && let Some(body) = self.frame.body
        {
            if body.loops > 0 {
                lists.push(&["continue"]);
            }
            if body.breakable > 0 {
                lists.push(&["break"]);
            }
        }
        lists
    }

    /// Reports a name that is not there, with the value, the function or the keyword that was probably meant.
    pub(in crate::check) fn undeclared(&mut self, name: Name, span: Span, place: Place) {
        let text = self.model.name_text(name);
        if let Some(full) = self.model.qualified(name) {
            let d = Diagnostic::new(&kinds::UNDECLARED_MEANT, span).arg(text).arg(full.clone());
            return self.push(d.fixit(span.lo, full));
        }
        let place = if span.lo == self.notes.statement_start && place == Place::Operand {
            Place::Statement
        } else {
            place
        };
        let mut seen: Vec<(Name, Span)> = self.model.scopes.locals.names().collect();
        let mut holders: Vec<(Name, Span)> = Vec::new();
        let mut scope = Some(self.frame.scope);
        while let Some(id) = scope {
            let it = &self.model.scopes[id];
            let values = it.names.iter().filter(|(_, (symbol, _))| {
                matches!(symbol, Symbol::Var(_) | Symbol::Functions(_) | Symbol::Value(..))
            });
            seen.extend(values.map(|(&name, &(_, span))| (name, span)));
            // A type is no value, but as near as one it makes it unclear what was meant.
            let types = it.names.iter().filter(|(_, (symbol, _))| matches!(symbol, Symbol::Type(_)));
            holders.extend(types.map(|(&name, &(_, span))| (name, span)));
            scope = it.parent;
        }
        let is_type = |name: Name| holders.iter().any(|&(holder, _)| holder == name);
        seen.extend(holders.iter().copied());
        // What is looked for at once must be nearer than what is looked for at the end of an expression.
        let most = match place {
            Place::Operand => text.len().div_ceil(3),
            _ => text.len() / 3,
        };
        let far = |word: &str| distance(text.as_bytes(), word.as_bytes(), most);
        let long = text.len() > 2;
        let nearest = self.model.nearest(&text, seen).filter(|&(meant, _)| long && !is_type(meant));
        let nearest = nearest.and_then(|(meant, at)| Some((far(self.model.text(meant))?, meant, at)));
        let words = self.keywords_for(place, span.lo == self.notes.no_words);
        let words = words.iter().flat_map(|list| list.iter()).filter_map(|word| Some((far(word)?, *word)));
        let word = words.min_by_key(|(n, _)| *n).filter(|_| long);
        let d = match (nearest, word) {
            (Some((n, meant, at)), word) if word.is_none_or(|(m, _)| n < m) => {
                self.model.meant(Diagnostic::new(&kinds::UNDECLARED_MEANT, span), text, meant, at)
            }
            (nearest, Some((n, word))) if nearest.is_none_or(|(m, ..)| n < m) => {
                Diagnostic::new(&kinds::UNDECLARED_MEANT, span).arg(text).arg(word).fixit(span.lo, word)
            }
            _ => Diagnostic::new(&kinds::UNDECLARED, span).arg(text),
        };
        self.push(d);
    }
}

impl Model {
    /// The one name among `names` that is nearest to another, if it is near and no other is as near.
    fn nearest(&self, wanted: &str, mut names: Vec<(Name, Span)>) -> Option<(Name, Span)> {
        // Tables have no order; the source has one.
        sort_by_key(&mut names, |(_, span)| u64::from(span.lo.0));
        let mut most = wanted.len().div_ceil(3);
        let mut best: Option<(Name, Span)> = None;
        let mut tied = false;
        for (name, span) in names.into_iter().take(MAX_COMPARED) {
            let Some(n) = distance(wanted.as_bytes(), self.text(name).as_bytes(), most) else { continue };
            if n == 0 || span.is_none() || best.is_some_and(|(known, _)| known == name) {
                continue;
            }
            tied = n == most && best.is_some();
            if !tied || n < most {
                best = Some((name, span));
            }
            most = n;
        }
        best.filter(|_| !tied)
    }

    fn meant(&self, d: Diagnostic, text: String, meant: Name, at: Span) -> Diagnostic {
        let (meant, span) = (self.name_text(meant), d.span);
        d.arg(text)
            .arg(meant.clone())
            .note_with(&kinds::DECLARED_HERE, at, [meant.clone().into()])
            .fixit(span.lo, meant)
    }

    /// A name with its namespace, where no other namespace has it too.
    fn qualified(&self, name: Name) -> Option<String> {
        let mut found = None;
        for (id, scope) in self.scopes.all.iter() {
            let is_value = |(symbol, _): &(Symbol, Span)| {
                matches!(symbol, Symbol::Var(_) | Symbol::Functions(_) | Symbol::Value(..))
            };
            let has = scope.name.is_some() && scope.names.get(&name).is_some_and(is_value);
            if has && found.replace(id).is_some() {
                return None;
            }
        }
        Some(format!("{}::{}", self.namespace_text(found?), self.name_text(name)))
    }

    /// A namespace with those around it: `N::M`.
    pub(in crate::check) fn namespace_text(&self, scope: ScopeId) -> String {
        let mut names = Vec::new();
        let mut at = Some(scope);
        while let Some(id) = at {
            let scope = &self.scopes[id];
            names.extend(scope.name.map(|space| self.text(space)));
            at = scope.parent;
        }
        names.reverse();
        names.join("::")
    }

    /// The error for a member that a structure does not have, with the one that was probably meant.
    pub(in crate::check) fn no_member(&self, d: Diagnostic, s: StructId, name: Name) -> Diagnostic {
        let names = &self.scopes[self.record(s).scope].names;
        let seen: Vec<(Name, Span)> = names.iter().map(|(&name, &(_, span))| (name, span)).collect();
        let text = self.name_text(name);
        let record = self.name_text(self.program.structs[s].name);
        let at = d.caret.unwrap_or(d.span.lo);
        match self.nearest(&text, seen) {
            Some((meant, declared)) if text.len() > 2 => {
                let meant = self.name_text(meant);
                let d = Diagnostic { kind: &kinds::NO_MEMBER_MEANT, ..d };
                d.arg(text)
                    .arg(record)
                    .arg(meant.clone())
                    .note_with(&kinds::DECLARED_HERE, declared, [meant.clone().into()])
                    .fixit(at, meant)
            }
            _ => d.arg(text).arg(record),
        }
    }
}
