//! `using namespace N;`, `using N::f;` and `using Base::member;`: names of other scopes made names of this one.

use crate::check::model::{FnId, Formal, Found, Model, ScopeId, SetId, Symbol, TArg, Using};
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::lex::keyword::word;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, PathSegment};
use crate::typed::StructId;

impl Checker<'_> {
    /// `using namespace N;`, to the end of the block that began at `outer` or of the scope when there is none.
    pub(in crate::check) fn using_namespace(&mut self, path: tree::PathId, outer: Option<usize>) {
        let Some((at, last)) = self.path_scope(path) else { return };
        let found = match at {
            Some(at) => self.cx.model.lookup_in(at, last.name),
            None => self.cx.lookup(last.name),
        };
        let used = match found.map(|found| found.symbol) {
            Some(Symbol::Namespace(used)) => Some(used),
            None if last.name == word::DX => self.cx.used_dx(),
            _ => None,
        };
        let Some(used) = used else { return self.cx.report(&kinds::NOT_A_NAMESPACE, last.span) };
        let scope = self.cx.model.scopes.namespace_around(self.cx.frame.scope);
        if self.cx.model.scopes[scope].using.contains(&used) {
            return;
        }
        self.cx.model.scopes.has_using = true;
        self.cx.model.scopes[scope].using.push(used);
        if outer.is_some() {
            // An entry that no name finds holds the place among the block's.
            let no_name = self.cx.model.program.names.intern("using namespace");
            self.cx.model.scopes.locals.add(no_name, Symbol::Namespace(used), last.span);
            self.cx.model.scopes.block_usings.push((self.cx.model.scopes.locals.mark(), scope));
        }
    }

    /// A using declaration, in the block that began at `outer` or in the scope when there is none.
    pub(in crate::check) fn using(&mut self, path: tree::PathId, outer: Option<usize>) {
        let Some((found, segment)) = self.lookup_path(path) else { return };
        let here = self.cx.model.scopes[self.cx.frame.scope].record.filter(|_| outer.is_none());
        let symbol = match (found.owner, here) {
            (Some(_), None) => return self.cx.report(&kinds::USING_MEMBER, segment.span),
            (None, Some(_)) => {
                let (text, span) = self.cx.qualifier_text(path);
                return self.cx.push(Diagnostic::new(&kinds::USING_NO_CLASS, span).arg(text));
            }
            (Some(owner), Some(s)) => match self.cx.model.member_of_base(found.symbol, owner, s) {
                Some(symbol) => symbol,
                None => {
                    let span = self.cx.qualifier_text(path).1;
                    let (of, class) =
                        (self.cx.model.program.structs[owner].name, self.cx.model.program.structs[s].name);
                    return self.cx.push(Diagnostic::new(&kinds::USING_NO_BASE, span).arg(of).arg(class));
                }
            },
            (None, None) => found.symbol,
        };
        let target = self.target_span(path, found, segment);
        let using = Using { at: segment.span, target };
        match (symbol, outer) {
            (Symbol::Functions(set), _) => self.cx.use_functions(set, segment.name, using, outer),
            (_, Some(mark)) => self.cx.declare_local(segment.name, symbol, segment.span, mark),
            (_, None) => self.cx.use_symbol(symbol, segment.name, using),
        }
    }

    /// Where the target of a using declaration is declared.
    fn target_span(&mut self, path: tree::PathId, found: Found, segment: PathSegment) -> Span {
        if let Symbol::Functions(set) = found.symbol
            && let Some(&f) = self.cx.model.set(set).first()
        {
            return self.cx.model.functions[f].span;
        }
        let scope = match found.owner {
            Some(owner) => Some(self.cx.model.record(owner).scope),
            None => self.path_scope(path).and_then(|(scope, _)| scope),
        };
        let entry = scope.and_then(|scope| self.cx.model.scopes[scope].names.get(&segment.name));
        entry.map_or(segment.span, |&(_, span)| span)
    }
}

impl Context<'_> {
    /// An error when a name that is no function's stands for different things in the namespaces that are used.
    pub(in crate::check) fn refuse_ambiguous(&mut self, found: Found, name: Name, span: Span) {
        if !self.model.scopes.has_using || found.owner.is_some() || self.model.scopes.locals.has(name) {
            return;
        }
        let Some(level) = self.level(name) else { return };
        let own = level.own.map(|_| self.scope_of_name(name)).into_iter().flatten();
        let mut seen: Vec<(Symbol, Span, ScopeId)> = Vec::new();
        for space in own.chain(level.brought) {
            if let Some(&(symbol, at)) = self.model.scopes[space].names.get(&name)
                && !seen.iter().any(|known| known.1 == at)
            {
                seen.push((symbol, at, space));
            }
        }
        if seen.len() < 2 || seen.iter().all(|known| matches!(known.0, Symbol::Functions(_))) {
            return;
        }
        let mut d = Diagnostic::new(&kinds::AMBIGUOUS_NAME, span).arg(name);
        for (_, at, space) in seen {
            let full = self.model.full_name(space, name);
            d = d.note_with(&kinds::AMBIGUOUS_CANDIDATE, at, [full.into()]);
        }
        self.push(d);
    }

    /// The innermost scope that declares a name itself.
    fn scope_of_name(&self, name: Name) -> Option<ScopeId> {
        self.scopes_outwards().find(|&scope| self.model.scopes[scope].names.contains_key(&name))
    }

    /// The text of the segments of a path but the last, with its place.
    fn qualifier_text(&self, path: tree::PathId) -> (String, Span) {
        let segments = self.unit.list(self.unit.paths[path].segments);
        let first = &segments[..segments.len().saturating_sub(1)];
        let text: Vec<&str> = first.iter().map(|s| self.model.text(s.name)).collect();
        (text.join("::"), first.first().map_or(self.unit.paths[path].span, |s| s.span))
    }

    /// Makes a scope's name stand for what is no function.
    fn use_symbol(&mut self, symbol: Symbol, name: Name, using: Using) {
        let scope = self.frame.scope;
        let in_record = self.model.scopes[scope].record.is_some();
        match self.model.scopes[scope].names.get(&name).copied() {
            None => {
                self.model.scopes[scope].names.insert(name, (symbol, using.at));
                self.model.scopes.usings.insert((scope, name), using);
            }
            Some((_, before)) => match self.model.scopes.usings.get(&(scope, name)) {
                Some(known) if known.target == using.target && !in_record => {}
                Some(known) if known.target == using.target => {
                    let d = Diagnostic::new(&kinds::USING_AGAIN, using.at);
                    let known = known.at;
                    self.push(d.note(&kinds::PREVIOUS_USING, known));
                }
                _ => self.conflict(using, before),
            },
        }
    }

    /// Adds functions to those of a name here. Members of the record itself hide those of its bases.
    fn use_functions(&mut self, set: SetId, name: Name, using: Using, outer: Option<usize>) {
        let known = match outer {
            Some(mark) => self.model.scopes.locals.entry_since(name, mark),
            None => self.model.scopes[self.frame.scope].names.get(&name).copied(),
        };
        let own = match known {
            Some((Symbol::Functions(own), _)) => own,
            Some((_, before)) => return self.conflict(using, before),
            None => {
                let own = self.model.functions.new_set();
                let symbol = Symbol::Functions(own);
                match outer {
                    Some(_) => self.model.scopes.locals.add(name, symbol, using.at),
                    None => {
                        self.model.scopes[self.frame.scope].names.insert(name, (symbol, using.at));
                    }
                }
                own
            }
        };
        let in_record = outer.is_none() && self.model.scopes[self.frame.scope].record.is_some();
        for f in self.model.set(set).to_vec() {
            match self.model.same_as(own, f) {
                Some(same) if same == f || in_record => {}
                Some(same) => {
                    let before = self.model.functions[same].span;
                    self.conflict(Using { target: self.model.functions[f].span, ..using }, before);
                }
                None => {
                    self.model.functions.sets[own].push(f);
                    if outer.is_none() {
                        self.model.scopes.usings.entry((self.frame.scope, name)).or_insert(using);
                    }
                }
            }
        }
    }

    /// The function of a scope's set with these parameters. A member of a
    /// record hides one from a using declaration; elsewhere that is an error, and `Err` after its report.
    pub(in crate::check) fn own_function(
        &mut self,
        known: Option<FnId>,
        set: SetId,
        scope: ScopeId,
        name: Name,
        span: Span,
    ) -> Result<Option<FnId>, ()> {
        let Some(f) = known else { return Ok(None) };
        let Some(&using) = self.model.scopes.usings.get(&(scope, name)) else { return Ok(known) };
        if self.model.functions[f].scope == scope {
            return Ok(known);
        }
        if self.model.scopes[scope].record.is_some() {
            self.model.functions.sets[set].retain(|&mut other| other != f);
            return Ok(None);
        }
        let target = self.model.functions[f].span;
        self.conflict_with(Using { target, ..using }, span);
        Err(())
    }

    /// Whether a name of a scope is from a using declaration and conflicts with one declared there; an error unless it
    /// can be replaced. A field of a record hides what its bases have.
    pub(in crate::check) fn gives_way(
        &mut self,
        scope: ScopeId,
        name: Name,
        symbol: Option<Symbol>,
        span: Span,
    ) -> Option<bool> {
        let using = *self.model.scopes.usings.get(&(scope, name))?;
        if matches!(symbol, Some(Symbol::Field(_) | Symbol::Part(_))) {
            self.model.scopes.usings.remove(&(scope, name));
            return Some(true);
        }
        self.conflict_with(using, span);
        Some(false)
    }

    fn conflict(&mut self, using: Using, before: Span) {
        let d = Diagnostic::new(&kinds::USING_CONFLICTS, using.at);
        self.push(d.note(&kinds::USING_TARGET, using.target).note(&kinds::USING_CONFLICTING, before));
    }

    fn conflict_with(&mut self, using: Using, span: Span) {
        let d = Diagnostic::new(&kinds::CONFLICTS_WITH_USING, span);
        self.push(d.note(&kinds::USING_TARGET, using.target).note(&kinds::USING_HERE, using.at));
    }
}

impl Model {
    /// What a member of a base is to a record that inherits from it; none when it does not.
    fn member_of_base(&mut self, symbol: Symbol, owner: StructId, s: StructId) -> Option<Symbol> {
        let way = self.base_path(s, owner).filter(|way| !way.is_empty())?;
        Some(self.part_within(symbol, owner, &way))
    }

    /// The function of a set that takes what another one does.
    fn same_as(&self, set: SetId, f: FnId) -> Option<FnId> {
        let new = &self.functions[f];
        if self.set(set).contains(&f) {
            return Some(f);
        }
        if new.template.is_some() {
            return None;
        }
        self.same_signature(set, &new.formals, new.specialization.as_deref())
    }

    /// The function of a set that takes these parameters.
    pub(in crate::check) fn same_signature(
        &self,
        set: SetId,
        formals: &[Formal],
        spec: Option<&[TArg]>,
    ) -> Option<FnId> {
        self.set(set).iter().copied().find(|&f| self.has_signature(f, formals, spec))
    }

    /// Whether a function takes these parameters.
    pub(in crate::check) fn has_signature(&self, f: FnId, formals: &[Formal], spec: Option<&[TArg]>) -> bool {
        let f = &self.functions[f];
        f.template.is_none()
            && f.specialization.as_deref() == spec
            && f.formals.len() == formals.len()
            && f.formals.iter().zip(formals).all(|(a, b)| a.ty == b.ty && a.io == b.io)
    }
}
