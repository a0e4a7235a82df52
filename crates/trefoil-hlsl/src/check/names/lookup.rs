//! Scopes and the lookup of names.

use crate::check::model::{Found, Model, Scope, ScopeId, SetId, Symbol};
use crate::check::{Checker, Context, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::lex::keyword::word;
use crate::source::{Name, Span};
use crate::syntax::tree::{Operator, PathId, PathSegment};
use crate::typed::{StructId, Ty, TyId, VarId, VarKind};
use smallvec::SmallVec;
use trefoil_entity::HashSet;

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
    seen: HashSet<ScopeId>,
}

impl Checker<'_> {
    /// The overload set that a path names, with the functions of all namespaces that are used in what its segments but the last
    /// name, when that has none of its own.
    pub(in crate::check) fn with_used_of(&mut self, path: PathId, set: SetId, name: Name) -> SetId {
        if !self.cx.model.scopes.has_using {
            return set;
        }
        match self.path_scope(path) {
            Some((None, _)) => self.cx.with_used(set, name),
            Some((Some(scope), _)) if self.cx.model.own_name(scope, name).is_none() => {
                let spaces = self.cx.model.brought_in(scope, name);
                self.cx.model.with_functions_of(Some(set), name, &spaces).unwrap_or(set)
            }
            _ => set,
        }
    }

    /// The scope that the first segments of a path name (all but the last), and the last segment. An error is reported when a
    /// segment names no scope.
    pub(in crate::check) fn path_scope(&mut self, path: PathId) -> Option<(Option<ScopeId>, PathSegment)> {
        let p = self.cx.unit.paths[path];
        let segments = self.cx.unit.list(p.segments);
        let (last, mut first) = segments.split_last()?;
        let mut at = p.is_global.then_some(ScopeId::GLOBAL);
        if let [space, rest @ ..] = first
            && space.name == word::DX
            && let Some(scope) = self.cx.dx_scope(p.is_global, segments[1])
        {
            (at, first) = (Some(scope), rest);
        }
        for segment in first {
            at = Some(self.segment_scope(at, segment)?);
        }
        Some((at, *last))
    }

    /// The scope that all segments of a path name: a qualifier.
    pub(in crate::check) fn qualifier_scope(&mut self, path: PathId) -> Option<ScopeId> {
        let p = self.cx.unit.paths[path];
        let mut at = p.is_global.then_some(ScopeId::GLOBAL);
        for segment in self.cx.unit.list(p.segments) {
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
            Some(scope) => self.cx.model.lookup_in(scope, segment.name),
            None => self.cx.lookup(segment.name),
        };
        match found.map(|f| f.symbol) {
            Some(Symbol::Namespace(scope)) => Some(scope),
            Some(Symbol::Type(ty)) => {
                self.need_members(ty, segment.span);
                self.cx.type_scope(ty, segment)
            }
            Some(Symbol::BuiltinTemplate(name)) => {
                let ty = self.applied_builtin(name, segment.args, false, segment.span);
                self.cx.type_scope(ty, segment)
            }
            Some(Symbol::Template(template)) => {
                let ty = self.instantiate_type(template, segment.args, segment.span);
                self.need_members(ty, segment.span);
                self.cx.type_scope(ty, segment)
            }
            _ => {
                self.cx.undeclared_scope(segment.name, segment.span);
                None
            }
        }
    }

    /// What the last segment of a path stands for; an error is reported when there is no such name.
    pub(in crate::check) fn lookup_path(&mut self, path: PathId) -> Option<(Found, PathSegment)> {
        let (scope, last) = self.path_scope(path)?;
        self.lookup_last(path, scope, last)
    }

    /// What the last segment of a path stands for in the scope that those before it name; an error is reported when there is
    /// no such name.
    pub(in crate::check) fn lookup_last(
        &mut self,
        path: PathId,
        scope: Option<ScopeId>,
        last: PathSegment,
    ) -> Option<(Found, PathSegment)> {
        let found = match scope {
            Some(scope) => self.cx.model.lookup_in(scope, last.name),
            None => self.cx.lookup(last.name),
        };
        match found {
            Some(found) => Some((found, last)),
            None => {
                self.cx.not_in_scope(scope, last, self.cx.unit.paths[path].span);
                None
            }
        }
    }
}

impl Context<'_> {
    /// Declares a name in a block that began at `mark`; an error when it is there already.
    pub(in crate::check) fn declare_local(&mut self, name: Name, symbol: Symbol, span: Span, mark: usize) {
        if self.frame.generic
            && let Some(&(_, param)) = self.notes.template_names.iter().find(|(n, _)| *n == name)
        {
            let d = Diagnostic::new(&kinds::SHADOWS_PARAMETER, span).arg(name);
            self.push(d.note(&kinds::PARAMETER_HERE, param));
        }
        if let Some((known, before, at)) = self.model.scopes.locals.find(name)
            && at >= mark
        {
            // A typedef may be repeated.
            if let (Symbol::Type(new), Symbol::Type(old)) = (symbol, known)
                && new == old
            {
                return;
            }
            if let (Symbol::Var(new), Symbol::Var(old)) = (symbol, known)
                && let Some(d) = self.other_type(name, span, new, old)
            {
                self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
                return self.model.scopes.locals.add(name, symbol, span);
            }
            if let (Symbol::Type(new), Symbol::Type(old)) = (symbol, known)
                && ![new, old]
                    .iter()
                    .any(|&ty| matches!(self.model.program.types.get(ty), Ty::Struct(_) | Ty::Error))
            {
                let (now, then) = (self.model.type_text(new), self.model.type_text(old));
                let d = Diagnostic::new(&kinds::TYPEDEF_AGAIN, span).arg(now).arg(then);
                return self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
            }
            let is_param = matches!(symbol, Symbol::Var(v) if matches!(self.model.program.vars[v].kind, VarKind::Param(_)));
            let kind = if is_param { &kinds::REDEFINED_PARAMETER } else { &kinds::REDEFINITION };
            self.redefinition(kind, name, span, before);
        } else if self.notes.warns_of_shadows && matches!(symbol, Symbol::Var(_)) {
            let known = self.lookup(name).map(|found| found.symbol);
            if let Some(Symbol::Var(known)) = known {
                let what = match self.model.program.vars[known].kind {
                    VarKind::Local | VarKind::Param(_) => "local variable",
                    _ => "variable in the global namespace",
                };
                self.push(Diagnostic::new(&kinds::SHADOWS_LOCAL, span).arg(what));
            }
        }
        self.model.note_hiding(name, symbol);
        self.model.scopes.locals.add(name, symbol, span);
    }

    /// The error for a variable that is there with another type.
    #[cold]
    fn other_type(&self, name: Name, span: Span, new: VarId, old: VarId) -> Option<Diagnostic> {
        let qualified = |var| (self.model.program.vars[var].ty, self.model.is_constant_variable(var));
        let [new_type, old_type] = [new, old].map(qualified);
        let is_param = matches!(self.model.program.vars[new].kind, VarKind::Param(_));
        let is_error = [new_type.0, old_type.0].contains(&self.model.common.error);
        if new_type == old_type || is_param || is_error {
            return None;
        }
        // The order of a matrix is none of its type.
        let (now, then) = self.variables_text(new, old);
        (now != then).then(|| Diagnostic::new(&kinds::REDEFINED_TYPE, span).arg(name).arg(now).arg(then))
    }

    /// Declares a name in a scope; an error when it is there already.
    pub(in crate::check) fn declare(&mut self, scope: ScopeId, name: Name, symbol: Symbol, span: Span) {
        if scope == ScopeId::GLOBAL
            && let Some(kind) = self.built_in_already(name, Some(symbol))
        {
            self.push(Diagnostic::new(kind, span).arg(name));
            return;
        }
        self.model.note_hiding(name, symbol);
        // A variable hides a structure of its name.
        let hides = |known: Symbol| matches!(symbol, Symbol::Var(_)) && self.model.is_structure(known);
        let known = self.model.scopes[scope].names.get(&name).copied();
        if let Some((known, before)) = known
            && !hides(known)
        {
            match self.gives_way(scope, name, Some(symbol), span) {
                Some(true) => {
                    self.model.scopes[scope].names.insert(name, (symbol, span));
                    return;
                }
                Some(false) => return,
                None => {}
            }
            if let (Symbol::Var(new), Symbol::Var(old)) = (symbol, known)
                && let Some(d) = self.other_type(name, span, new, old)
            {
                return self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
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
        if known.is_some() {
            self.model.hide_structure(scope, name);
        }
        self.model.scopes[scope].names.insert(name, (symbol, span));
    }

    pub(in crate::check) fn redefinition(
        &mut self,
        kind: &'static Kind,
        name: Name,
        span: Span,
        before: Span,
    ) {
        let d = Diagnostic::new(kind, span).arg(name);
        self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
    }

    /// What a name stands for here.
    pub(in crate::check) fn lookup(&self, name: Name) -> Option<Found> {
        if let Some((symbol, ..)) = self.model.scopes.locals.find(name) {
            return Some(Found { symbol, owner: None });
        }
        if !self.model.scopes.has_using {
            return self.scopes_outwards().find_map(|scope| self.model.name_alone(scope, name));
        }
        let level = self.level(name)?;
        level.own.or_else(|| self.model.brought_name(*level.brought.first()?, name))
    }

    /// The scope that is checked and those around it.
    pub(in crate::check) fn scopes_outwards(&self) -> impl Iterator<Item = ScopeId> + '_ {
        std::iter::successors(Some(self.frame.scope), |&scope| self.model.scopes[scope].parent)
    }

    /// The structure that `struct S` means, where a function or a variable has its name.
    pub(in crate::check) fn hidden_structure(&self, name: Name) -> Option<TyId> {
        let is_local = self.model.scopes.locals.has(name);
        self.scopes_outwards().find_map(|scope| match self.model.scopes[scope].names.get(&name) {
            Some(&(symbol @ Symbol::Type(ty), _)) if is_local && self.model.is_structure(symbol) => Some(ty),
            _ => self.model.scopes.hidden.get(&(scope, name)).copied(),
        })
    }

    /// The innermost scope that knows a name, itself or by namespaces that are used: what is in one of those is seen in the
    /// innermost namespace around it that is also around the directive.
    pub(in crate::check) fn level(&self, name: Name) -> Option<Level> {
        let mut used = Used::default();
        self.scopes_outwards().find_map(|scope| {
            self.model.used_by(scope, &mut used);
            let has_name = |&&space: &&ScopeId| {
                self.model.scopes.encloses(scope, space) && self.model.scopes[space].names.contains_key(&name)
            };
            let brought: SmallVec<[ScopeId; 2]> = used.spaces.iter().filter(has_name).copied().collect();
            let own = self.model.name_alone(scope, name);
            (own.is_some() || !brought.is_empty()).then_some(Level { own, brought })
        })
    }

    /// An overload set with the functions of that name in all namespaces that are used where it was found.
    pub(in crate::check) fn with_used(&mut self, set: SetId, name: Name) -> SetId {
        if !self.model.scopes.has_using || self.model.scopes.locals.has(name) {
            return set;
        }
        let Some(level) = self.level(name) else { return set };
        self.model.with_functions_of(Some(set), name, &level.brought).unwrap_or(set)
    }

    /// The functions that an operator stands for, from here outwards.
    pub(in crate::check) fn lookup_operator(&self, operator: Operator) -> Option<SetId> {
        let mut scope = Some(self.frame.scope);
        while let Some(id) = scope {
            let it = &self.model.scopes[id];
            if it.record.is_none()
                && let Some(&set) = it.operators.get(&operator)
            {
                return Some(set);
            }
            scope = it.parent;
        }
        None
    }

    /// The scope of a record or of an enumeration.
    fn type_scope(&mut self, ty: TyId, segment: &PathSegment) -> Option<ScopeId> {
        match self.model.program.types.get(ty) {
            Ty::Struct(s) => Some(self.model.record(s).scope),
            Ty::Enum(e, _) => Some(self.model.enums[e as usize].scope),
            Ty::Error => None,
            Ty::HitObject => self.model.scopes.dx.map(|dx| dx.hit_object),
            Ty::Scalar(_) => {
                let text = self.model.type_text(ty);
                self.push(Diagnostic::new(&kinds::NO_MEMBERS, segment.span).arg(text));
                None
            }
            _ => {
                self.push(Diagnostic::new(&kinds::NOT_A_TYPE, segment.span).arg(segment.name));
                None
            }
        }
    }

    /// Declares a name in the block that began at `outer`, or in the scope when there is none.
    pub(in crate::check) fn declare_in(
        &mut self,
        name: Name,
        symbol: Symbol,
        span: crate::source::Span,
        outer: Option<usize>,
    ) {
        match outer {
            Some(mark) => self.declare_local(name, symbol, span, mark),
            None => self.declare(self.frame.scope, name, symbol, span),
        }
    }
}

impl Model {
    /// Whether a name stands for a structure, which a variable or a function of the name hides.
    pub(in crate::check) fn is_structure(&self, symbol: Symbol) -> bool {
        matches!(symbol, Symbol::Type(ty) if matches!(self.program.types.get(ty), Ty::Struct(_)))
    }

    /// Remembers a structure whose name something else takes: `struct S` still means it.
    pub(in crate::check) fn hide_structure(&mut self, scope: ScopeId, name: Name) {
        if let Some(&(symbol @ Symbol::Type(ty), _)) = self.scopes[scope].names.get(&name)
            && self.is_structure(symbol)
        {
            self.scopes.hidden.insert((scope, name), ty);
        }
    }

    /// Adds the namespaces that a scope uses and those that they use.
    fn used_by(&self, scope: ScopeId, used: &mut Used) {
        let mut next = used.spaces.len();
        let mut at = Some(scope);
        while let Some(scope) = at {
            for &space in &self.scopes[scope].using {
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
        match &self.scopes[id] {
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
        if !self.scopes.has_using {
            return SmallVec::new();
        }
        let mut used = Used::default();
        self.used_by(id, &mut used);
        let has_name = |space: &ScopeId| self.scopes[*space].names.contains_key(&name);
        used.spaces.into_iter().filter(has_name).collect()
    }

    fn brought_name(&self, space: ScopeId, name: Name) -> Option<Found> {
        let &(symbol, _) = self.scopes[space].names.get(&name)?;
        Some(Found { symbol, owner: None })
    }

    /// What a name stands for in one scope and in the bases of its record.
    fn own_name(&self, id: ScopeId, name: Name) -> Option<Found> {
        let scope = &self.scopes[id];
        if let Some(&(symbol, _)) = scope.names.get(&name) {
            return Some(Found { symbol, owner: scope.record });
        }
        if !scope.leading.is_empty() && !scope.names.is_empty() {
            return scope.leading.get(&name).map(|&symbol| Found { symbol, owner: None });
        }
        let bases = &self.record(scope.record?).bases;
        bases.iter().find_map(|&base| self.own_name(self.record(base).scope, name))
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
            if let Some(&(Symbol::Functions(other), _)) = self.scopes[space].names.get(&name)
                && Some(other) != set
            {
                all.extend_from_slice(self.set(other));
            }
        }
        if all.len() == before {
            return set;
        }
        let mut seen = HashSet::default();
        all.retain(|&f| seen.insert(f));
        let merged = self.functions.new_set();
        self.functions.sets[merged] = all.into_iter().collect();
        Some(merged)
    }

    /// The member operator of a record or of what it inherits from.
    pub(in crate::check) fn member_operator(
        &self,
        record: StructId,
        operator: Operator,
    ) -> Option<(SetId, StructId)> {
        let r = self.record(record);
        if let Some(&set) = self.scopes[r.scope].operators.get(&operator) {
            return Some((set, record));
        }
        r.bases.iter().find_map(|&base| self.member_operator(base, operator))
    }

    /// Whether a record inherits from what only an instance knows: then `this` may have any member. A name that stands
    /// alone is not looked for there.
    pub(in crate::check) fn record_is_open(&self, owner: Option<StructId>) -> bool {
        owner.is_some_and(|s| self.record(s).has_open_base)
    }

    /// A name with the namespaces and records around it.
    pub(in crate::check) fn full_name(&mut self, scope: ScopeId, name: Name) -> Name {
        let mut around: SmallVec<[Name; 4]> = SmallVec::new();
        let mut at = Some(scope);
        while let Some(id) = at {
            let it = &self.scopes[id];
            at = it.parent;
            around.extend(it.name.or_else(|| it.record.map(|s| self.program.structs[s].name)));
            // A record has the names around it in its own.
            if it.record.is_some() {
                break;
            }
        }
        if around.is_empty() {
            return name;
        }
        let mut text = String::with_capacity(64);
        for &part in around.iter().rev() {
            text.push_str(self.text(part));
            text.push_str("::");
        }
        text.push_str(self.text(name));
        self.program.names.intern(&text)
    }

    /// The steps of base fields that lead from a record to one that it inherits from.
    pub(in crate::check) fn base_path(&self, from: StructId, to: StructId) -> Option<Vec<u32>> {
        if from == to {
            return Some(Vec::new());
        }
        for (i, &base) in self.record(from).bases.iter().enumerate() {
            if let Some(mut path) = self.base_path(base, to) {
                path.insert(0, i as u32);
                return Some(path);
            }
        }
        None
    }
}
