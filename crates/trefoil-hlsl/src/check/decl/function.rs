//! Functions: signatures, redeclarations, bodies.

use crate::check::model::{FnId, Formal, Function, Model, ScopeId, SetId, Symbol, TArg};
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Pos, Span};
use crate::syntax::builtin_names;
use crate::syntax::tree::{self, Decl, DeclId, FunctionDecl, FunctionName, Modifiers, Operator, TypeRef};
use crate::typed::{Func, FuncId, Norm, StructId, TyId, VkTravel};
use smallvec::SmallVec;
use trefoil_entity::{Entity, HashMap};

/// A declaration of a function, and what it declares.
struct Declared {
    id: tree::FunctionId,
    it: FunctionDecl,
    name: Name,
    /// The operator that it overloads.
    operator: Option<Operator>,
    /// The record that it is a method of.
    owner: Option<StructId>,
    scope: ScopeId,
    /// Where its name stands.
    span: Span,
}

/// What a function takes and gives.
struct Signature {
    /// Its place in the typed tree; a template has none.
    func: Option<FuncId>,
    formals: SmallVec<[Formal; 4]>,
    ret: TyId,
    /// The template arguments that it is an explicit specialisation for.
    specialization: Option<Vec<TArg>>,
}

impl Declared {
    /// Whether a record's body declares it.
    fn is_inside_record(&self) -> bool {
        self.owner.is_some() && self.it.qualifier.is_none()
    }
}

impl Checker<'_> {
    /// Declares or defines a function, of a record when `owner` is given.
    pub(in crate::check) fn function_decl(
        &mut self,
        decl: DeclId,
        id: tree::FunctionId,
        owner: Option<StructId>,
    ) {
        let it = self.cx.unit.functions[id];
        let span = self.cx.unit.decl_name_spans[decl];
        let has_params = it.template.filter(|&t| !self.cx.unit.templates[t].params.is_empty());
        if let (Some(path), Some(head)) = (it.qualifier, has_params)
            && self.cx.names_template(path)
        {
            self.outside_method(id, path, it.outer.unwrap_or(head), span);
            return;
        }
        let (owner, scope) = match it.qualifier {
            Some(path) => {
                let Some(scope) = self.qualifier_scope(path) else { return };
                (self.cx.model.scopes[scope].record, scope)
            }
            None => (owner, self.cx.frame.scope),
        };
        let Some((name, operator)) = self.function_name(&it, span) else { return };
        let declared = Declared { id, it, name, operator, owner, scope, span };
        if !self.cx.may_stand_here(&declared) {
            return;
        }
        if has_params.is_some() {
            // Of what type it is may be known of its instances alone.
            let ty = match self.cx.unit.types[it.ret] {
                TypeRef::Named(name) if builtin_names::builtin(name).is_some() => self.type_ref(it.ret),
                _ => self.cx.model.common.error,
            };
            let role = self.cx.function_role();
            self.cx.check_modifiers(decl, it.modifiers, ty, role);
            self.function_template(&declared);
            return;
        }
        if let Some(f) = self.declared_function(decl, &declared) {
            self.declared_body(f, &declared);
        }
    }

    /// The function that a declaration declares, a new one or one that is known; `None` after an error.
    fn declared_function(&mut self, decl: DeclId, declared: &Declared) -> Option<FnId> {
        let &Declared { id, ref it, name, operator, owner, scope, span } = declared;
        let (formals, ret, specialization) =
            self.within(|frame| frame.scope = scope, |c| c.signature(decl, it, owner));
        let set = self.cx.set_of(scope, name, operator, span)?;
        let same = match self.cx.frame.generic && it.qualifier.is_none() {
            true => self.same_pattern_of_set(set, &formals, specialization.as_deref(), it),
            false => self.cx.model.same_signature(set, &formals, specialization.as_deref()),
        };
        if let Some(f) = self.cx.own_function(same, set, scope, name, span).ok()? {
            let again = match (it.qualifier, owner) {
                (Some(_), Some(record)) => self.method_again(f, id, it, record, span),
                _ => true,
            };
            return (again && self.cx.redeclare(f, ret, it, span)).then_some(f);
        }
        if let Some(d) = self.cx.model.declares_nothing(declared, set) {
            self.cx.push(d);
            return None;
        }
        let full = self.cx.model.full_name(scope, name);
        let func = self.cx.model.new_func(full, ret, span, it.start);
        let signature = Signature { func: Some(func), formals, ret, specialization };
        let f = self.cx.model.add_function(set, declared, signature);
        self.cx.refuse_overload_of_entry(func, set);
        if it.template.is_some() {
            self.specialize_function(f, set, span);
        }
        Some(f)
    }

    /// Checks the body of a declaration at once or later; or keeps what a declaration without one says for the definition.
    fn declared_body(&mut self, f: FnId, declared: &Declared) {
        let &Declared { id, ref it, owner, span, .. } = declared;
        let of_instance =
            !self.cx.frame.generic && owner.is_some_and(|s| self.cx.model.record(s).origin.is_some());
        let function = &mut self.cx.model.functions[f];
        if it.body.is_some() {
            function.decl = id;
            function.defined = true;
            function.span = span;
            if let Some(func) = function.func {
                let func = &mut self.cx.model.program.funcs[func];
                (func.start, func.span) = (it.start, span);
            }
            if !declared.is_inside_record() {
                self.function_body(f);
            } else if of_instance {
                function.lazy = true;
            } else {
                self.defer_body(f, self.cx.frame.depth);
            }
        } else if it.qualifier.is_none() {
            function.lazy = of_instance;
            // A pure declaration keeps its attributes for the definition.
            if let Some(func) = function.func {
                self.function_attributes(func, it.attributes);
                self.cx.instruction_operands(func, it.params);
            }
        }
    }

    fn function_template(&mut self, declared: &Declared) {
        let &Declared { id, ref it, name, operator, scope, span, .. } = declared;
        if it.specialization.is_some() {
            self.cx.report(&kinds::PARTIAL_FUNCTION, span);
            return;
        }
        let Some(set) = self.cx.set_of(scope, name, operator, span) else { return };
        let count = it.params.len();
        let candidates = self.cx.model.set(set).to_vec();
        let known = candidates.iter().copied().find(|&f| self.declares_again(f, it, scope));
        if let Some(f) = known
            && !self.cx.template_again(f, it, span)
        {
            return;
        }
        // A definition after a declaration takes its place, also where it is written so that nobody sees that they are one. In a
        // record it is another function.
        let may_define = !declared.is_inside_record();
        let before = known.or_else(|| {
            candidates.into_iter().filter(|_| may_define).find(|&f| {
                let f = &self.cx.model.functions[f];
                let (Some(head), Some(again)) = (f.template, it.template) else { return false };
                let is_open = !f.defined && self.cx.unit.functions[f.decl].params.len() == count;
                is_open && self.same_heads(head, again)
            })
        });
        if let (Some(f), Some(_)) = (before, it.body) {
            let function = &mut self.cx.model.functions[f];
            function.decl = id;
            function.template = it.template;
            function.defined = true;
            self.check_template(f, it.template);
            self.complete_functions(f);
            return;
        }
        let ret = self.cx.model.common.error;
        let signature = Signature { func: None, formals: SmallVec::new(), ret, specialization: None };
        let f = self.cx.model.add_function(set, declared, signature);
        let function = &mut self.cx.model.functions[f];
        function.template = it.template;
        function.defined = it.body.is_some();
        if it.body.is_some() {
            self.check_template(f, it.template);
        } else if let Some(head) = it.template {
            self.generic_head(f, head);
        }
    }

    /// The instance of a function template in a scope that binds its parameters.
    pub(in crate::check) fn function_instance(&mut self, template: FnId, scope: ScopeId, full: Name) -> FnId {
        let signature = self.instance_signature(template, scope);
        self.instance_of(template, scope, full, signature)
    }

    /// The parameters and the result of such an instance.
    pub(in crate::check) fn instance_signature(
        &mut self,
        template: FnId,
        scope: ScopeId,
    ) -> (SmallVec<[Formal; 4]>, TyId) {
        let it = self.cx.unit.functions[self.cx.model.functions[template].decl];
        self.in_instance(scope, |c| (c.formals(&it), c.type_named(it.ret, it.modifiers)))
    }

    /// The instance whose parameters and result are known.
    pub(in crate::check) fn instance_of(
        &mut self,
        template: FnId,
        scope: ScopeId,
        full: Name,
        (formals, ret): (SmallVec<[Formal; 4]>, TyId),
    ) -> FnId {
        let t = &self.cx.model.functions[template];
        let (decl, name, owner) = (t.decl, t.name, t.owner);
        let (is_static, is_internal) = (t.is_static, t.is_internal);
        let (span, defined, broken) = (t.span, t.defined, t.broken);
        let it = self.cx.unit.functions[decl];
        let func = self.cx.model.new_func(full, ret, span, it.start);
        let f = self.cx.model.functions.add(Function {
            decl,
            name,
            func: Some(func),
            required: required(&formals),
            formals,
            ret,
            owner,
            is_static,
            is_internal,
            scope,
            template: None,
            instances: HashMap::default(),
            specialization: None,
            defined,
            lazy: self.cx.frame.generic && !broken,
            broken: false,
            span,
        });
        if defined && !broken && !self.cx.frame.generic {
            self.defer_body(f, self.cx.frame.depth + 1);
        }
        if !defined && !broken && owner.is_none() {
            if let Some(head) = it.template {
                self.cx.instruction_of_type(func, name, scope, head);
            }
            self.in_scope(scope, |c| c.function_attributes(func, it.attributes));
            self.cx.instruction_operands(func, it.params);
        }
        if !defined
            && !self.cx.frame.generic
            && owner.is_some_and(|s| self.cx.model.record(s).origin.is_some())
        {
            self.cx.model.functions.late.push(f);
        }
        f
    }
}

impl Context<'_> {
    /// Whether a function of that name may be declared where it stands; else says why not.
    fn may_stand_here(&mut self, declared: &Declared) -> bool {
        let &Declared { ref it, name, scope, span, .. } = declared;
        if it.qualifier.is_some() && !self.model.scopes.encloses(self.frame.scope, scope) {
            self.not_enclosed(name, scope, span);
            return false;
        }
        if declared.owner.is_some() && it.qualifier.is_some() && it.body.is_none() {
            self.report(&kinds::MEMBER_NOT_DEFINED, span);
            return false;
        }
        if declared.is_inside_record() && declared.operator.is_none() && self.is_class_name(name) {
            self.report(&kinds::CONSTRUCTOR_TYPE, span);
            return false;
        }
        true
    }

    /// An error for what is declared with a qualifier where nothing around it holds the scope that the qualifier names.
    pub(in crate::check) fn not_enclosed(&mut self, name: Name, scope: ScopeId, span: Span) {
        let (here, there) = (self.model.scope_text(self.frame.scope), self.model.scope_text(scope));
        self.push(Diagnostic::new(&kinds::NOT_ENCLOSED, span).arg(name).arg(here).arg(there));
    }

    /// The overload set of a name in a scope, made when there is none.
    fn set_of(
        &mut self,
        scope: ScopeId,
        name: Name,
        operator: Option<Operator>,
        span: Span,
    ) -> Option<SetId> {
        if let Some(op) = operator {
            let next = SetId::new(self.model.functions.sets.len());
            let set = *self.model.scopes[scope].operators.entry(op).or_insert(next);
            if set == next {
                self.model.functions.new_set();
            }
            return Some(set);
        }
        if scope == ScopeId::GLOBAL
            && let Some(kind) = self.built_in_already(name, None)
        {
            self.push(Diagnostic::new(kind, span).arg(name));
            return None;
        }
        match self.model.scopes[scope].names.get(&name).copied() {
            Some((Symbol::Functions(set), _)) => Some(set),
            Some((known, _)) if self.model.is_structure(known) => {
                self.model.hide_structure(scope, name);
                Some(self.new_set(scope, name, span))
            }
            Some(_) if self.gives_way(scope, name, None, span).is_some() => None,
            Some((_, before)) => {
                let d = Diagnostic::new(&kinds::REDEFINITION_KIND, span).arg(name);
                self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
                None
            }
            None => Some(self.new_set(scope, name, span)),
        }
    }

    /// Makes the overload set of a name in a scope.
    fn new_set(&mut self, scope: ScopeId, name: Name, span: Span) -> SetId {
        let set = self.model.functions.new_set();
        if self.model.scopes[scope].name.is_some() {
            self.model.scopes.namespace_functions.insert(name);
        }
        self.model.scopes[scope].names.insert(name, (Symbol::Functions(set), span));
        set
    }

    /// An error where a declaration says `static` of a function that was declared without; whether it does.
    fn refuse_static_again(&mut self, f: FnId, it: &FunctionDecl, span: Span) -> bool {
        let known = &self.model.functions[f];
        let becomes_internal = known.becomes_internal(it);
        if becomes_internal {
            let d = Diagnostic::new(&kinds::STATIC_AFTER, span).arg(known.name);
            let d = d.note(&kinds::PREVIOUS_DECLARATION, known.span);
            self.push(d);
        }
        becomes_internal
    }

    /// Whether a function may be declared again so.
    fn redeclare(&mut self, f: FnId, ret: TyId, it: &FunctionDecl, span: Span) -> bool {
        if self.refuse_static_again(f, it, span) {
            return false;
        }
        let known = &self.model.functions[f];
        let (before, name) = (known.span, known.name);
        if known.ret != ret && known.ret != self.model.common.error && ret != self.model.common.error {
            let d = Diagnostic::new(&kinds::DIFFER_IN_RETURN, span);
            self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
            return false;
        }
        if known.owner.is_some() && it.qualifier.is_none() && it.template.is_none() {
            let is_conversion = it.name == FunctionName::Conversion;
            let d = Diagnostic::new(
                if is_conversion { &kinds::CONVERSION_AGAIN } else { &kinds::MEMBER_AGAIN },
                span,
            );
            self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
            return false;
        }
        if known.defined && it.body.is_some() {
            let d = Diagnostic::new(&kinds::REDEFINITION, span).arg(name);
            self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
            return false;
        }
        let defaults: Vec<Option<tree::ExprId>> = self
            .unit
            .list(it.params)
            .iter()
            .map(|&p| match self.unit.decls[p] {
                Decl::Var(v) => self.unit.vars[v].init,
                _ => None,
            })
            .collect();
        let again = known.formals.iter().zip(&defaults).position(|(f, d)| f.default.is_some() && d.is_some());
        if let Some(i) = again {
            let at = self.unit.decl_name_spans[self.unit.list(it.params)[i]];
            self.push(Diagnostic::new(&kinds::DEFAULT_AGAIN, at));
            return false;
        }
        let known = &mut self.model.functions[f];
        for (formal, default) in known.formals.iter_mut().zip(defaults) {
            formal.default = formal.default.or(default);
        }
        known.required = required(&known.formals);
        true
    }

    /// Whether a function template may be declared again so, and has more to say.
    fn template_again(&mut self, f: FnId, it: &FunctionDecl, span: Span) -> bool {
        if self.refuse_static_again(f, it, span) {
            return false;
        }
        let known = &self.model.functions[f];
        let (before, name) = (known.span, known.name);
        let d = match known {
            Function { owner: Some(_), .. } if it.qualifier.is_none() => {
                Diagnostic::new(&kinds::MEMBER_AGAIN, span)
            }
            Function { defined: true, .. } if it.body.is_some() => {
                Diagnostic::new(&kinds::REDEFINITION, span).arg(name)
            }
            &Function { decl, template, .. } => {
                return self.inherit_defaults(decl, template, it) && it.body.is_some();
            }
        };
        self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
        false
    }

    /// Whether a qualifier ends in the name of a template with arguments.
    fn names_template(&self, path: tree::PathId) -> bool {
        self.unit.list(self.unit.paths[path].segments).last().is_some_and(|s| s.args.is_some())
    }
}

impl Model {
    /// How a namespace or a record is called in messages.
    pub(in crate::check) fn scope_text(&self, scope: ScopeId) -> String {
        let it = &self.scopes[scope];
        let name = it.name.or_else(|| it.record.map(|s| self.program.structs[s].name));
        let text = name.map_or("", |name| self.text(name));
        text.rsplit("::").next().unwrap_or_default().to_owned()
    }

    /// What is wrong with a declaration that is the first of its signature in a set, where it must be another one.
    fn declares_nothing(&self, declared: &Declared, set: SetId) -> Option<Diagnostic> {
        let &Declared { ref it, name, owner, scope, span, .. } = declared;
        let is_outside = it.qualifier.is_some();
        match (owner, it.template) {
            (None, None) if is_outside => Some(match self.scopes[scope].name {
                Some(space) => Diagnostic::new(&kinds::OUT_OF_NAMESPACE, span).arg(name).arg(space),
                None => Diagnostic::new(&kinds::OUT_OF_GLOBAL, span).arg(name),
            }),
            (_, Some(_)) if !self.has_template(set) => {
                Some(Diagnostic::new(&kinds::NO_TEMPLATE_MATCHES, span).arg(name))
            }
            (Some(record), None) if is_outside => {
                let record = self.program.structs[record].name;
                Some(Diagnostic::new(&kinds::OUT_OF_CLASS, span).arg(name).arg(record))
            }
            _ => None,
        }
    }

    /// Adds the function that a declaration is the first of to its overload set.
    fn add_function(&mut self, set: SetId, declared: &Declared, signature: Signature) -> FnId {
        let &Declared { id, ref it, name, owner, scope, span, .. } = declared;
        let Signature { func, formals, ret, specialization } = signature;
        let f = self.functions.add(Function {
            decl: id,
            name,
            func,
            required: required(&formals),
            formals,
            ret,
            owner,
            is_static: it.modifiers.has(Modifiers::STATIC) || owner.is_none(),
            is_internal: it.modifiers.has(Modifiers::STATIC),
            scope,
            template: None,
            instances: HashMap::default(),
            specialization,
            defined: false,
            lazy: false,
            broken: false,
            span,
        });
        self.functions.sets[set].push(f);
        f
    }

    fn new_func(&mut self, name: Name, ret: TyId, span: Span, start: Pos) -> FuncId {
        self.program.funcs.push(Func {
            name,
            params: Vec::new(),
            ret,
            semantic: None,
            instruction: None,
            vk: VkTravel::default(),
            vk_needs: None,
            vk_modes: Vec::new(),
            vk_numbered_modes: Vec::new(),
            precise: false,
            norm: Norm::No,
            body: None,
            num_threads: None,
            wave_size: None,
            max_vertices: None,
            instances: None,
            mesh_topology: None,
            tess: None,
            node: None,
            stage: None,
            includes_helper_lanes: false,
            early_depth_stencil: false,
            clip_planes: None,
            root_signature: None,
            start,
            span,
        })
    }
}

fn required(formals: &[Formal]) -> usize {
    formals.iter().take_while(|f| f.default.is_none()).count()
}

impl Context<'_> {
    /// The number of a function in the typed tree, for the notes of who calls whom.
    pub(in crate::check) fn note_call(&mut self, callee: FuncId) {
        if let Some(body) = self.frame.body {
            self.model.functions.calls.push(body.func, callee);
        }
    }
}
