//! Scopes and the lookup of names.

use super::parts::PartIndex;
use super::template::TemplateIndex;
use super::{Checker, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::source::{Name, Span};
use crate::syntax::tree::{Operator, PathId, PathSegment};
use crate::typed::{Const, StructId, TyId, VarId, VarKind};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A scope that outlives the statements in it: global, namespace, record, template parameters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct ScopeId(pub u32);

impl ScopeId {
    /// The scope around everything.
    pub(super) const GLOBAL: ScopeId = ScopeId(0);
}

/// An overload set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct SetId(pub u32);

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Symbol {
    /// A variable.
    Var(VarId),
    /// A field of the record whose scope it was found in.
    Field(u32),
    /// A member of the record whose scope it was found in, by more than one field or by bits.
    Part(PartIndex),
    /// A type.
    Type(TyId),
    /// Functions, function templates among them.
    Functions(SetId),
    /// A template of records, aliases or variables.
    Template(TemplateIndex),
    /// A built-in template that a parameter of a template stands for.
    BuiltinTemplate(Name),
    /// A namespace.
    Namespace(ScopeId),
    /// An enumerator or the value of a template parameter.
    Value(TyId, Const),
}

/// A scope's names.
pub(super) struct Scope {
    /// The scope around it.
    pub parent: Option<ScopeId>,
    /// The record whose members they are.
    pub record: Option<StructId>,
    /// The namespace's name; none for others.
    pub name: Option<Name>,
    pub names: FxHashMap<Name, (Symbol, Span)>,
    pub operators: FxHashMap<Operator, SetId>,
    /// Namespaces whose names are seen here.
    pub using: SmallVec<[ScopeId; 1]>,
}

impl Scope {
    /// The scope around everything.
    pub(super) fn global() -> Scope {
        Scope::new(None)
    }

    /// A scope in another.
    pub(super) fn new(parent: Option<ScopeId>) -> Scope {
        Scope {
            parent,
            record: None,
            name: None,
            names: FxHashMap::default(),
            operators: FxHashMap::default(),
            using: SmallVec::new(),
        }
    }
}

/// What was found, and in which record.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// What the name stands for.
    pub symbol: Symbol,
    /// The record that it is a member of.
    pub owner: Option<StructId>,
}

struct Local {
    name: Name,
    symbol: Symbol,
    span: Span,
    /// The entry of the same name that this one hides.
    hides: u32,
}

/// The names of blocks, innermost last.
pub(super) struct Locals {
    entries: Vec<Local>,
    /// The last entry of each name, one up; 0 for none.
    heads: Vec<u32>,
    /// Entries before this belong to another function and are not seen.
    base: u32,
}

impl Locals {
    pub(super) fn new(names: usize) -> Locals {
        Locals { entries: Vec::new(), heads: vec![0; names], base: 0 }
    }

    /// Where a new block begins.
    pub(super) fn mark(&self) -> usize {
        self.entries.len()
    }

    /// Forgets the names since `mark`.
    pub(super) fn release(&mut self, mark: usize) {
        while self.entries.len() > mark {
            if let Some(local) = self.entries.pop() {
                self.heads[local.name.index()] = local.hides;
            }
        }
    }

    /// Hides all that are there; gives what [`Locals::unhide`] wants.
    pub(super) fn hide(&mut self) -> u32 {
        std::mem::replace(&mut self.base, self.entries.len() as u32)
    }

    /// Undoes [`Locals::hide`].
    pub(super) fn unhide(&mut self, base: u32) {
        self.base = base;
    }

    pub(super) fn add(&mut self, name: Name, symbol: Symbol, span: Span) {
        if name.index() >= self.heads.len() {
            self.heads.resize(name.index() + 1, 0);
        }
        let hides = self.heads[name.index()];
        self.entries.push(Local { name, symbol, span, hides });
        self.heads[name.index()] = self.entries.len() as u32;
    }

    /// The names that are seen, with their places.
    pub(super) fn names(&self) -> impl Iterator<Item = (Name, Span)> + '_ {
        self.entries[self.base as usize..].iter().map(|local| (local.name, local.span))
    }

    /// What a name of a block stands for.
    pub(super) fn symbol_mut(&mut self, name: Name) -> Option<&mut Symbol> {
        let (.., at) = self.find(name)?;
        Some(&mut self.entries[at].symbol)
    }

    fn find(&self, name: Name) -> Option<(Symbol, Span, usize)> {
        let at = *self.heads.get(name.index())?;
        if at <= self.base {
            return None;
        }
        let local = &self.entries[at as usize - 1];
        Some((local.symbol, local.span, at as usize - 1))
    }
}

impl Checker<'_> {
    /// A new scope inside of another.
    pub(super) fn new_scope(&mut self, parent: ScopeId) -> ScopeId {
        self.scopes.push(Scope::new(Some(parent)));
        ScopeId(self.scopes.len() as u32 - 1)
    }

    pub(super) fn scope_mut(&mut self, id: ScopeId) -> &mut Scope {
        &mut self.scopes[id.0 as usize]
    }

    pub(super) fn scope_ref(&self, id: ScopeId) -> &Scope {
        &self.scopes[id.0 as usize]
    }

    /// Declares a name in a block that began at `mark`; an error when it is there already.
    pub(super) fn declare_local(&mut self, name: Name, symbol: Symbol, span: Span, mark: usize) {
        if self.generic
            && let Some(&(_, param)) = self.template_names.iter().find(|(n, _)| *n == name)
        {
            let d = Diagnostic::new(&kinds::SHADOWS_PARAMETER, span).arg(name);
            self.push(d.note(&kinds::PARAMETER_HERE, param));
        }
        if let Some((_, before, at)) = self.locals.find(name)
            && at >= mark
        {
            let is_param = matches!(symbol, Symbol::Var(v) if self.p.vars[v].kind == VarKind::Param);
            let kind = if is_param { &kinds::REDEFINED_PARAMETER } else { &kinds::REDEFINITION };
            self.redefinition(kind, name, span, before);
        } else if matches!(symbol, Symbol::Var(_)) {
            let known = self.lookup(name).map(|found| found.symbol);
            if let Some(Symbol::Var(known)) = known {
                let what = match self.p.vars[known].kind {
                    VarKind::Local | VarKind::Param => "local variable",
                    _ => "variable in the global namespace",
                };
                self.push(Diagnostic::new(&kinds::SHADOWS_LOCAL, span).arg(what));
            }
        }
        self.locals.add(name, symbol, span);
    }

    /// Declares a name in a scope; an error when it is there already.
    pub(super) fn declare(&mut self, scope: ScopeId, name: Name, symbol: Symbol, span: Span) {
        // A variable hides a structure of its name.
        let hides = |known: &Symbol| {
            matches!(known, Symbol::Type(ty) if matches!(self.p.types.get(*ty), crate::typed::Ty::Struct(_)))
                && matches!(symbol, Symbol::Var(_))
        };
        if let Some(&(known, before)) = self.scope_ref(scope).names.get(&name)
            && !hides(&known)
        {
            let kind = match (symbol, known) {
                (Symbol::Field(_) | Symbol::Part(_), _) => &kinds::DUPLICATE_MEMBER,
                (Symbol::Value(..), Symbol::Value(..)) => &kinds::ENUMERATOR_AGAIN,
                (Symbol::Var(_), Symbol::Var(_))
                | (Symbol::Type(_), Symbol::Type(_))
                | (Symbol::Template(_), Symbol::Template(_)) => &kinds::REDEFINITION,
                _ => &kinds::REDEFINITION_KIND,
            };
            self.redefinition(kind, name, span, before);
            return;
        }
        self.scope_mut(scope).names.insert(name, (symbol, span));
    }

    fn redefinition(&mut self, kind: &'static Kind, name: Name, span: Span, before: Span) {
        let d = Diagnostic::new(kind, span).arg(name);
        self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
    }

    /// What a name stands for here.
    pub(super) fn lookup(&self, name: Name) -> Option<Found> {
        if let Some((symbol, ..)) = self.locals.find(name) {
            return Some(Found { symbol, owner: None });
        }
        let mut scope = Some(self.scope);
        while let Some(id) = scope {
            if let Some(found) = self.lookup_alone(id, name) {
                return Some(found);
            }
            scope = self.scope_ref(id).parent;
        }
        None
    }

    /// What a name that stands alone means in one scope: a base that depends on the arguments of a template is not asked.
    fn lookup_alone(&self, id: ScopeId, name: Name) -> Option<Found> {
        match self.scope_ref(id) {
            Scope { record: Some(s), names, .. } if self.record(*s).has_dependent_base => {
                names.get(&name).map(|&(symbol, _)| Found { symbol, owner: Some(*s) })
            }
            _ => self.lookup_in(id, name),
        }
    }

    /// What a name stands for in one scope and what that scope takes in.
    pub(super) fn lookup_in(&self, id: ScopeId, name: Name) -> Option<Found> {
        let scope = self.scope_ref(id);
        if let Some(&(symbol, _)) = scope.names.get(&name) {
            return Some(Found { symbol, owner: scope.record });
        }
        if let Some(record) = scope.record {
            return self
                .record(record)
                .bases
                .iter()
                .find_map(|&base| self.lookup_in(self.record(base).scope, name));
        }
        scope.using.iter().find_map(|&used| {
            self.scope_ref(used).names.get(&name).map(|&(symbol, _)| Found { symbol, owner: None })
        })
    }

    /// An overload set with the functions of that name in all namespaces that are used here.
    pub(super) fn with_used(&mut self, set: SetId, name: Name) -> SetId {
        let mut all = self.set(set).to_vec();
        let before = all.len();
        let mut scope = Some(self.scope);
        while let Some(id) = scope {
            let it = self.scope_ref(id);
            for &used in &it.using {
                if let Some(&(Symbol::Functions(other), _)) = self.scope_ref(used).names.get(&name)
                    && other != set
                {
                    all.extend_from_slice(self.set(other));
                }
            }
            scope = it.parent;
        }
        if all.len() == before {
            return set;
        }
        self.sets.push(all.into_iter().collect());
        SetId(self.sets.len() as u32 - 1)
    }

    /// The functions that an operator stands for, from here outwards.
    pub(super) fn lookup_operator(&self, operator: Operator) -> Option<SetId> {
        let mut scope = Some(self.scope);
        while let Some(id) = scope {
            let it = self.scope_ref(id);
            if it.record.is_none()
                && let Some(&set) = it.operators.get(&operator)
            {
                return Some(set);
            }
            scope = it.parent;
        }
        None
    }

    /// The member operator of a record or of what it inherits from.
    pub(super) fn member_operator(&self, record: StructId, operator: Operator) -> Option<(SetId, StructId)> {
        let r = self.record(record);
        if let Some(&set) = self.scope_ref(r.scope).operators.get(&operator) {
            return Some((set, record));
        }
        r.bases.iter().find_map(|&base| self.member_operator(base, operator))
    }

    /// The scope that the first segments of a path name (all but the last), and the last segment. An error is reported when a
    /// segment names no scope.
    pub(super) fn path_scope(&mut self, path: PathId) -> Option<(Option<ScopeId>, PathSegment)> {
        let p = self.unit.paths[path];
        let segments = self.unit.list(p.segments);
        let (last, first) = segments.split_last()?;
        let mut at = p.is_global.then_some(ScopeId::GLOBAL);
        for segment in first {
            at = Some(self.segment_scope(at, segment)?);
        }
        Some((at, *last))
    }

    /// The scope that all segments of a path name: a qualifier.
    pub(super) fn qualifier_scope(&mut self, path: PathId) -> Option<ScopeId> {
        let p = self.unit.paths[path];
        let mut at = p.is_global.then_some(ScopeId::GLOBAL);
        for segment in self.unit.list(p.segments) {
            at = Some(self.segment_scope(at, segment)?);
        }
        at
    }

    pub(super) fn segment_scope(&mut self, at: Option<ScopeId>, segment: &PathSegment) -> Option<ScopeId> {
        let found = match at {
            Some(scope) => self.lookup_in(scope, segment.name),
            None => self.lookup(segment.name),
        };
        match found.map(|f| f.symbol) {
            Some(Symbol::Namespace(scope)) => Some(scope),
            Some(Symbol::Type(ty)) => self.type_scope(ty, segment),
            Some(Symbol::BuiltinTemplate(name)) => {
                let ty = self.applied_builtin(name, segment.args, false, segment.span);
                self.type_scope(ty, segment)
            }
            Some(Symbol::Template(template)) => {
                let ty = self.instantiate_type(template, segment.args, segment.span);
                self.type_scope(ty, segment)
            }
            _ => {
                self.undeclared_scope(segment.name, segment.span);
                None
            }
        }
    }

    /// The scope of a record or of an enumeration.
    fn type_scope(&mut self, ty: TyId, segment: &PathSegment) -> Option<ScopeId> {
        match self.p.types.get(ty) {
            crate::typed::Ty::Struct(s) => Some(self.record(s).scope),
            crate::typed::Ty::Enum(e, _) => Some(self.enums[e as usize].scope),
            crate::typed::Ty::Error => None,
            _ => {
                self.push(Diagnostic::new(&kinds::NOT_A_TYPE, segment.span).arg(segment.name));
                None
            }
        }
    }

    /// What the last segment of a path stands for; an error is reported when there is no such name.
    pub(super) fn lookup_path(&mut self, path: PathId) -> Option<(Found, PathSegment)> {
        let (scope, last) = self.path_scope(path)?;
        let found = match scope {
            Some(scope) => self.lookup_in(scope, last.name),
            None => self.lookup(last.name),
        };
        match found {
            Some(found) => Some((found, last)),
            None => {
                self.not_in_scope(scope, last, self.unit.paths[path].span);
                None
            }
        }
    }

    /// Runs `f` with another innermost scope and without the names of blocks.
    pub(super) fn in_scope<T>(&mut self, scope: ScopeId, f: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.scope, scope);
        let base = self.locals.hide();
        let body = self.body.take();
        let result = f(self);
        self.body = body;
        self.locals.unhide(base);
        self.scope = before;
        result
    }
}
