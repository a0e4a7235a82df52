//! Scopes and the lookup of names.

use crate::check::decl::parts::PartIndex;
use crate::check::templates::template::TemplateIndex;
use crate::check::{Checker, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::source::{Name, Span};
use crate::syntax::tree::{Operator, PathId, PathSegment};
use crate::typed::{Const, StructId, TyId, VarId, VarKind};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// A scope that outlives the statements in it: global, namespace, record, template parameters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::check) struct ScopeId(pub u32);

impl ScopeId {
    /// The scope around everything.
    pub(in crate::check) const GLOBAL: ScopeId = ScopeId(0);
}

/// An overload set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::check) struct SetId(pub u32);

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub(in crate::check) enum Symbol {
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
pub(in crate::check) struct Scope {
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
    pub(in crate::check) fn global() -> Scope {
        Scope::new(None)
    }

    /// A scope in another.
    pub(in crate::check) fn new(parent: Option<ScopeId>) -> Scope {
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
pub(in crate::check) struct Found {
    /// What the name stands for.
    pub symbol: Symbol,
    /// The record that it is a member of.
    pub owner: Option<StructId>,
}

/// The innermost scope that knows a name.
pub(in crate::check) struct Level {
    /// What the scope itself has.
    pub own: Option<Found>,
    /// The namespaces with the name that are used there.
    pub brought: SmallVec<[ScopeId; 2]>,
}

/// Namespaces that are used, in the order of the directives.
#[derive(Default)]
struct Used {
    spaces: Vec<ScopeId>,
    seen: FxHashSet<ScopeId>,
}

struct Local {
    name: Name,
    symbol: Symbol,
    span: Span,
    /// The entry of the same name that this one hides.
    hides: u32,
}

/// The names of blocks, innermost last.
pub(in crate::check) struct Locals {
    entries: Vec<Local>,
    /// The last entry of each name, one up; 0 for none.
    heads: Vec<u32>,
    /// Entries before this belong to another function and are not seen.
    base: u32,
}

impl Locals {
    pub(in crate::check) fn new(names: usize) -> Locals {
        Locals { entries: Vec::new(), heads: vec![0; names], base: 0 }
    }

    /// Where a new block begins.
    pub(in crate::check) fn mark(&self) -> usize {
        self.entries.len()
    }

    /// Forgets the names since `mark`.
    pub(in crate::check) fn release(&mut self, mark: usize) {
        while self.entries.len() > mark {
            if let Some(local) = self.entries.pop() {
                self.heads[local.name.index()] = local.hides;
            }
        }
    }

    /// Hides all that are there; gives what [`Locals::unhide`] wants.
    pub(in crate::check) fn hide(&mut self) -> u32 {
        std::mem::replace(&mut self.base, self.entries.len() as u32)
    }

    /// Undoes [`Locals::hide`].
    pub(in crate::check) fn unhide(&mut self, base: u32) {
        self.base = base;
    }

    pub(in crate::check) fn add(&mut self, name: Name, symbol: Symbol, span: Span) {
        if name.index() >= self.heads.len() {
            self.heads.resize(name.index() + 1, 0);
        }
        let hides = self.heads[name.index()];
        self.entries.push(Local { name, symbol, span, hides });
        self.heads[name.index()] = self.entries.len() as u32;
    }

    /// The names that are seen, with their places.
    pub(in crate::check) fn names(&self) -> impl Iterator<Item = (Name, Span)> + '_ {
        self.entries[self.base as usize..].iter().map(|local| (local.name, local.span))
    }

    /// What a name of a block stands for.
    pub(in crate::check) fn symbol_mut(&mut self, name: Name) -> Option<&mut Symbol> {
        let (.., at) = self.find(name)?;
        Some(&mut self.entries[at].symbol)
    }

    /// What a name stands for that was declared since `mark`.
    pub(in crate::check) fn entry_since(&self, name: Name, mark: usize) -> Option<(Symbol, Span)> {
        self.find(name).filter(|&(.., at)| at >= mark).map(|(symbol, span, _)| (symbol, span))
    }

    /// Whether a name is seen.
    pub(in crate::check) fn has(&self, name: Name) -> bool {
        self.find(name).is_some()
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
    pub(in crate::check) fn new_scope(&mut self, parent: ScopeId) -> ScopeId {
        self.scopes.push(Scope::new(Some(parent)));
        ScopeId(self.scopes.len() as u32 - 1)
    }

    pub(in crate::check) fn scope_mut(&mut self, id: ScopeId) -> &mut Scope {
        &mut self.scopes[id.0 as usize]
    }

    pub(in crate::check) fn scope_ref(&self, id: ScopeId) -> &Scope {
        &self.scopes[id.0 as usize]
    }

    /// Declares a name in a block that began at `mark`; an error when it is there already.
    pub(in crate::check) fn declare_local(&mut self, name: Name, symbol: Symbol, span: Span, mark: usize) {
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
    pub(in crate::check) fn declare(&mut self, scope: ScopeId, name: Name, symbol: Symbol, span: Span) {
        // A variable hides a structure of its name.
        let hides = |known: &Symbol| {
            matches!(known, Symbol::Type(ty) if matches!(self.p.types.get(*ty), crate::typed::Ty::Struct(_)))
                && matches!(symbol, Symbol::Var(_))
        };
        if let Some(&(known, before)) = self.scope_ref(scope).names.get(&name)
            && !hides(&known)
        {
            match self.gives_way(scope, name, Some(symbol), span) {
                Some(true) => {
                    self.scope_mut(scope).names.insert(name, (symbol, span));
                    return;
                }
                Some(false) => return,
                None => {}
            }
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
    pub(in crate::check) fn lookup(&self, name: Name) -> Option<Found> {
        if let Some((symbol, ..)) = self.locals.find(name) {
            return Some(Found { symbol, owner: None });
        }
        if !self.has_using {
            return self.scopes_outwards().find_map(|scope| self.name_alone(scope, name));
        }
        let level = self.level(name)?;
        level.own.or_else(|| self.brought_name(*level.brought.first()?, name))
    }

    /// The scope that is checked and those around it.
    pub(in crate::check) fn scopes_outwards(&self) -> impl Iterator<Item = ScopeId> + '_ {
        std::iter::successors(Some(self.scope), |&scope| self.scope_ref(scope).parent)
    }

    /// The innermost scope that knows a name, itself or by namespaces that are used: what is in one of those is seen in the
    /// innermost namespace around it that is also around the directive.
    pub(in crate::check) fn level(&self, name: Name) -> Option<Level> {
        let mut used = Used::default();
        self.scopes_outwards().find_map(|scope| {
            self.used_by(scope, &mut used);
            let has_name = |&&space: &&ScopeId| {
                self.encloses(scope, space) && self.scope_ref(space).names.contains_key(&name)
            };
            let brought: SmallVec<[ScopeId; 2]> = used.spaces.iter().filter(has_name).copied().collect();
            let own = self.name_alone(scope, name);
            (own.is_some() || !brought.is_empty()).then_some(Level { own, brought })
        })
    }

    /// Adds the namespaces that a scope uses and those that they use.
    fn used_by(&self, scope: ScopeId, used: &mut Used) {
        let mut next = used.spaces.len();
        let mut at = Some(scope);
        while let Some(scope) = at {
            for &space in &self.scope_ref(scope).using {
                if used.seen.insert(space) {
                    used.spaces.push(space);
                }
            }
            at = used.spaces.get(next).copied();
            next += 1;
        }
    }

    /// What a name that stands alone means in one scope: a base that depends on the arguments of a template is not asked.
    fn name_alone(&self, id: ScopeId, name: Name) -> Option<Found> {
        match self.scope_ref(id) {
            Scope { record: Some(s), names, .. } if self.record(*s).has_dependent_base => {
                names.get(&name).map(|&(symbol, _)| Found { symbol, owner: Some(*s) })
            }
            _ => self.own_name(id, name),
        }
    }

    /// What a name stands for in one scope and what that scope takes in.
    pub(in crate::check) fn lookup_in(&self, id: ScopeId, name: Name) -> Option<Found> {
        self.own_name(id, name).or_else(|| self.brought_name(*self.brought_in(id, name).first()?, name))
    }

    /// The namespaces that bring a name to a scope that does not declare it.
    pub(in crate::check) fn brought_in(&self, id: ScopeId, name: Name) -> SmallVec<[ScopeId; 2]> {
        if !self.has_using {
            return SmallVec::new();
        }
        let mut used = Used::default();
        self.used_by(id, &mut used);
        let has_name = |space: &ScopeId| self.scope_ref(*space).names.contains_key(&name);
        used.spaces.into_iter().filter(has_name).collect()
    }

    fn brought_name(&self, space: ScopeId, name: Name) -> Option<Found> {
        let &(symbol, _) = self.scope_ref(space).names.get(&name)?;
        Some(Found { symbol, owner: None })
    }

    /// What a name stands for in one scope and in the bases of its record.
    fn own_name(&self, id: ScopeId, name: Name) -> Option<Found> {
        let scope = self.scope_ref(id);
        if let Some(&(symbol, _)) = scope.names.get(&name) {
            return Some(Found { symbol, owner: scope.record });
        }
        let bases = &self.record(scope.record?).bases;
        bases.iter().find_map(|&base| self.own_name(self.record(base).scope, name))
    }

    /// An overload set with the functions of that name in all namespaces that are used where it was found.
    pub(in crate::check) fn with_used(&mut self, set: SetId, name: Name) -> SetId {
        if !self.has_using || self.locals.has(name) {
            return set;
        }
        let Some(level) = self.level(name) else { return set };
        self.with_functions_of(Some(set), name, &level.brought).unwrap_or(set)
    }

    /// The overload set that a path names, with the functions of all namespaces that are used in what its segments but the last
    /// name, when that has none of its own.
    pub(in crate::check) fn with_used_of(&mut self, path: PathId, set: SetId, name: Name) -> SetId {
        if !self.has_using {
            return set;
        }
        match self.path_scope(path) {
            Some((None, _)) => self.with_used(set, name),
            Some((Some(scope), _)) if self.own_name(scope, name).is_none() => {
                let spaces = self.brought_in(scope, name);
                self.with_functions_of(Some(set), name, &spaces).unwrap_or(set)
            }
            _ => set,
        }
    }

    /// An overload set with the functions of that name in some namespaces; none when there are none at all.
    pub(in crate::check) fn with_functions_of(
        &mut self,
        set: Option<SetId>,
        name: Name,
        spaces: &[ScopeId],
    ) -> Option<SetId> {
        let mut all = set.map_or(Vec::new(), |set| self.set(set).to_vec());
        let before = all.len();
        for &space in spaces {
            if let Some(&(Symbol::Functions(other), _)) = self.scope_ref(space).names.get(&name)
                && Some(other) != set
            {
                all.extend_from_slice(self.set(other));
            }
        }
        if all.len() == before {
            return set;
        }
        let mut seen = FxHashSet::default();
        all.retain(|&f| seen.insert(f));
        let merged = self.new_set();
        self.sets[merged.0 as usize] = all.into_iter().collect();
        Some(merged)
    }

    /// The functions that an operator stands for, from here outwards.
    pub(in crate::check) fn lookup_operator(&self, operator: Operator) -> Option<SetId> {
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
    pub(in crate::check) fn member_operator(
        &self,
        record: StructId,
        operator: Operator,
    ) -> Option<(SetId, StructId)> {
        let r = self.record(record);
        if let Some(&set) = self.scope_ref(r.scope).operators.get(&operator) {
            return Some((set, record));
        }
        r.bases.iter().find_map(|&base| self.member_operator(base, operator))
    }

    /// The scope that the first segments of a path name (all but the last), and the last segment. An error is reported when a
    /// segment names no scope.
    pub(in crate::check) fn path_scope(&mut self, path: PathId) -> Option<(Option<ScopeId>, PathSegment)> {
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
    pub(in crate::check) fn qualifier_scope(&mut self, path: PathId) -> Option<ScopeId> {
        let p = self.unit.paths[path];
        let mut at = p.is_global.then_some(ScopeId::GLOBAL);
        for segment in self.unit.list(p.segments) {
            at = Some(self.segment_scope(at, segment)?);
        }
        at
    }

    pub(in crate::check) fn segment_scope(
        &mut self,
        at: Option<ScopeId>,
        segment: &PathSegment,
    ) -> Option<ScopeId> {
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
    pub(in crate::check) fn lookup_path(&mut self, path: PathId) -> Option<(Found, PathSegment)> {
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
    pub(in crate::check) fn in_scope<T>(&mut self, scope: ScopeId, f: impl FnOnce(&mut Self) -> T) -> T {
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
