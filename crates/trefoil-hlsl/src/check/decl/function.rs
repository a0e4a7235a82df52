//! Functions: signatures, redeclarations, bodies.

use crate::check::decl::record::interp;
use crate::check::names::scope::{ScopeId, SetId, Symbol};
use crate::check::stage::vulkan::Bearer;
use crate::check::templates::template::TArg;
use crate::check::types::modifiers::Role;
use crate::check::{Body, Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::arena::Id;
use crate::syntax::tree::{self, Decl, DeclId, FunctionDecl, FunctionName, Modifiers, Operator, TemplateId};
use crate::typed::{ArgIo, Func, FuncId, Interp, Param, StructId, Ty, TyId, Var, VarKind, VkTravel};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use trefoil_ir::InputPrimitive;

/// A function as calls see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::check) struct FnId(pub u32);

/// A parameter as calls see it.
#[derive(Clone, Copy, Debug)]
pub(in crate::check) struct Formal {
    pub ty: TyId,
    pub io: ArgIo,
    /// The default argument.
    pub default: Option<tree::ExprId>,
}

/// A function as calls see it: a declared one, a template, or an instance of one.
pub(in crate::check) struct Function {
    /// What was written: the definition once there is one.
    pub decl: tree::FunctionId,
    pub name: Name,
    /// What it is in the typed tree; none for templates.
    pub func: Option<FuncId>,
    pub formals: SmallVec<[Formal; 4]>,
    /// How many arguments a call needs at least.
    pub required: usize,
    pub ret: TyId,
    /// The record of a method; also of static ones.
    pub owner: Option<StructId>,
    pub is_static: bool,
    /// The scope that its body is looked up in.
    pub scope: ScopeId,
    pub template: Option<TemplateId>,
    pub instances: FxHashMap<Vec<TArg>, FnId>,
    /// The arguments of an explicit specialisation.
    pub specialization: Option<Vec<TArg>>,
    /// Whether a body was seen.
    pub defined: bool,
    /// Whether the body is checked only when somebody calls it: of a method of an instance.
    pub lazy: bool,
    /// Whether a template is in error however it is instantiated.
    pub broken: bool,
    pub span: Span,
}

impl Checker<'_> {
    /// Declares or defines a function, of a record when `owner` is given.
    pub(in crate::check) fn function_decl(
        &mut self,
        decl: DeclId,
        id: tree::FunctionId,
        owner: Option<StructId>,
    ) {
        let it = self.unit.functions[id];
        let span = self.unit.decl_name_spans[decl];
        let has_params = it.template.filter(|&t| !self.unit.templates[t].params.is_empty());
        if let (Some(path), Some(head)) = (it.qualifier, has_params)
            && self.names_template(path)
        {
            self.outside_method(id, path, it.outer.unwrap_or(head), span);
            return;
        }
        let (owner, scope) = match it.qualifier {
            Some(path) => {
                let Some(scope) = self.qualifier_scope(path) else { return };
                (self.scope_ref(scope).record, scope)
            }
            None => (owner, self.scope),
        };
        let Some((name, operator)) = self.function_name(&it, span) else { return };
        if it.qualifier.is_some() && !self.encloses(self.scope, scope) {
            let (here, there) = (self.scope_text(self.scope), self.scope_text(scope));
            let d = Diagnostic::new(&kinds::NOT_ENCLOSED, span).arg(name).arg(here).arg(there);
            self.push(d);
            return;
        }
        if owner.is_some() && it.qualifier.is_none() && operator.is_none() && self.is_class_name(name) {
            self.report(&kinds::CONSTRUCTOR_TYPE, span);
            return;
        }
        if has_params.is_some() {
            self.function_template(id, it, name, operator, owner, scope, span);
            return;
        }
        let before = std::mem::replace(&mut self.scope, scope);
        let formals = self.formals(&it);
        let ret = self.type_with(it.ret, it.modifiers);
        if owner.is_none() {
            self.check_defaults(&it, &formals);
        }
        self.check_modifiers(decl, it.modifiers, ret, Role::Function);
        if self.is_string(ret) {
            self.report(&kinds::STRING_RESULT, Span::at(self.unit.decl_spans[decl].lo));
        }
        let specialization = it.specialization.map(|args| self.template_args(args));
        self.scope = before;
        let set = self.set_of(scope, name, operator, span);
        let Some(set) = set else { return };
        let same = self.same_signature(set, &formals, specialization.as_deref());
        let Ok(known) = self.own_function(same, set, scope, name, span) else { return };
        let f = match known {
            Some(f) => {
                if let (Some(_), Some(s)) = (it.qualifier, owner)
                    && !self.method_again(f, id, &it, s, span)
                {
                    return;
                }
                if !self.redeclare(f, ret, &it, span) {
                    return;
                }
                f
            }
            None if it.qualifier.is_some() && owner.is_none() && it.template.is_none() => {
                let d = match self.scope_ref(scope).name {
                    Some(space) => Diagnostic::new(&kinds::OUT_OF_NAMESPACE, span).arg(name).arg(space),
                    None => Diagnostic::new(&kinds::OUT_OF_GLOBAL, span).arg(name),
                };
                self.push(d);
                return;
            }
            None if it.template.is_some() && !self.has_template(set) => {
                self.push(Diagnostic::new(&kinds::NO_TEMPLATE_MATCHES, span).arg(name));
                return;
            }
            None if it.qualifier.is_some()
                && owner.is_some()
                && !(it.template.is_some() && self.has_template(set)) =>
            {
                let record = owner.map(|s| self.p.structs[s].name).unwrap_or(name);
                self.push(Diagnostic::new(&kinds::OUT_OF_CLASS, span).arg(name).arg(record));
                return;
            }
            None => {
                let full = self.full_name(scope, name);
                let func = self.new_func(full, ret, span);
                self.add_function(
                    set,
                    id,
                    &it,
                    name,
                    Some(func),
                    formals,
                    ret,
                    owner,
                    scope,
                    span,
                    specialization,
                )
            }
        };
        if it.template.is_some() && known.is_none() {
            self.specialize_function(f, set, span);
        }
        let of_instance = !self.generic && owner.is_some_and(|s| self.record(s).origin.is_some());
        if it.body.is_some() {
            let function = &mut self.fns[f.0 as usize];
            function.decl = id;
            function.defined = true;
            function.span = span;
            if of_instance && it.qualifier.is_none() {
                function.lazy = true;
            } else if owner.is_some() && it.qualifier.is_none() {
                self.pending.push((f, self.depth));
            } else {
                self.function_body(f);
            }
        } else if it.qualifier.is_none() {
            self.fns[f.0 as usize].lazy = of_instance;
            // A pure declaration keeps its attributes for the definition.
            let func = self.fns[f.0 as usize].func;
            if let Some(func) = func {
                self.function_attributes(func, it.attributes);
                self.instruction_operands(func, it.params);
            }
        }
    }

    /// Whether one scope is another or lies around it.
    pub(in crate::check) fn encloses(&self, outer: ScopeId, inner: ScopeId) -> bool {
        let mut at = Some(inner);
        while let Some(scope) = at {
            if scope == outer {
                return true;
            }
            at = self.scope_ref(scope).parent;
        }
        false
    }

    /// How a namespace or a record is called in messages.
    fn scope_text(&self, scope: ScopeId) -> String {
        let it = self.scope_ref(scope);
        let name = it.name.or_else(|| it.record.map(|s| self.p.structs[s].name));
        let text = name.map_or("", |name| self.text(name));
        text.rsplit("::").next().unwrap_or_default().to_owned()
    }

    /// The name that a function is found by, or its operator.
    fn function_name(&mut self, it: &FunctionDecl, span: Span) -> Option<(Name, Option<Operator>)> {
        match it.name {
            FunctionName::Name(name) => Some((name, None)),
            FunctionName::Operator(op) => {
                let text = op.text();
                if !may_overload(op) {
                    self.push(Diagnostic::new(&kinds::OPERATOR_NOT_ALLOWED, span).arg(text));
                    return None;
                }
                if it.qualifier.is_none() && !self.operator_fits(it, op, span) {
                    return None;
                }
                Some((self.p.names.intern(text), Some(op)))
            }
            // No conversion looks for it: a cast of a structure goes by its fields.
            FunctionName::Conversion if it.template.is_some() => {
                Some((self.p.names.intern("operator"), None))
            }
            FunctionName::Conversion => {
                let ty = self.type_with(it.ret, it.modifiers);
                if !it.params.is_empty() {
                    self.report(&kinds::CONVERSION_PARAMS, span);
                    return None;
                }
                if it.modifiers.has(Modifiers::STATIC) {
                    self.report(&kinds::CONVERSION_STATIC, span);
                    return None;
                }
                let name = format!("operator {}", self.type_text(ty));
                Some((self.p.names.intern(&name), None))
            }
            FunctionName::Constructor(_) => {
                self.push(Diagnostic::new(&kinds::NOT_IN_HLSL, span).arg("a constructor"));
                None
            }
            FunctionName::Destructor(_) => {
                self.push(Diagnostic::new(&kinds::NOT_IN_HLSL, span).arg("a destructor"));
                None
            }
        }
    }

    /// Whether an operator that is a member takes as many parameters as it may.
    fn operator_fits(&mut self, it: &FunctionDecl, op: Operator, span: Span) -> bool {
        use tree::BinaryOp::{Add, BitAnd, Mul, Sub};
        if it.modifiers.has(Modifiers::STATIC) {
            self.push(Diagnostic::new(&kinds::OPERATOR_STATIC, span).arg(op.text()));
            return false;
        }
        let count = it.params.len() + 1;
        let (fits, wanted) = match op {
            Operator::Call => (true, ""),
            Operator::Not | Operator::BitNot => (count == 1, "unary"),
            Operator::Binary(Add | Sub | Mul | BitAnd) => (count <= 2, "unary or binary"),
            _ => (count == 2, "binary"),
        };
        if !fits {
            let plural = if count == 1 { "" } else { "s" };
            let d = Diagnostic::new(&kinds::OPERATOR_ARITY, span).arg(op.text()).arg(wanted);
            self.push(d.arg(count).arg(plural));
        }
        fits
    }

    /// An overload set with nothing in it.
    pub(in crate::check) fn new_set(&mut self) -> SetId {
        self.sets.push(SmallVec::new());
        SetId(self.sets.len() as u32 - 1)
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
            let next = SetId(self.sets.len() as u32);
            let set = *self.scope_mut(scope).operators.entry(op).or_insert(next);
            if set == next {
                self.new_set();
            }
            return Some(set);
        }
        match self.scope_ref(scope).names.get(&name).copied() {
            Some((Symbol::Functions(set), _)) => Some(set),
            Some(_) if self.gives_way(scope, name, None, span).is_some() => None,
            Some((_, before)) => {
                let d = Diagnostic::new(&kinds::REDEFINITION_KIND, span).arg(name);
                self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
                None
            }
            None => {
                let set = self.new_set();
                if self.scope_ref(scope).name.is_some() {
                    self.namespace_functions.insert(name);
                }
                self.scope_mut(scope).names.insert(name, (Symbol::Functions(set), span));
                Some(set)
            }
        }
    }

    pub(in crate::check) fn formals(&mut self, it: &FunctionDecl) -> SmallVec<[Formal; 4]> {
        let mut formals: SmallVec<[Formal; 4]> = SmallVec::new();
        for &param in self.unit.list(it.params) {
            let Decl::Var(v) = self.unit.decls[param] else { continue };
            let var = self.unit.vars[v];
            let ty = self.type_with(var.ty, var.modifiers);
            let at = self.unit.decl_name_spans[param];
            if ty == self.c.void {
                self.report(&kinds::PARAM_VOID, at);
            }
            if let Ty::Struct(s) = self.p.types.get(ty)
                && self.is_abstract(s)
            {
                let text = self.type_text(ty);
                self.push(Diagnostic::new(&kinds::PARAM_ABSTRACT, at).arg(text));
            }
            if self.is_string(ty) {
                let span = self.unit.decl_spans[param];
                self.report(&kinds::STRING_PARAM, span);
            }
            let modifiers = var.modifiers.union(self.type_modifiers(var.ty));
            self.check_modifiers(param, var.modifiers, ty, Role::Param);
            let lacks = formals.last().is_some_and(|f: &Formal| f.default.is_some()) && var.init.is_none();
            if lacks {
                let span = self.unit.decl_name_spans[param];
                let name = var.name.map_or(String::new(), |n| self.name_text(n));
                self.push(Diagnostic::new(&kinds::DEFAULT_AFTER, span).arg(name));
            }
            let io = param_io(modifiers);
            self.check_stream_param(ty, io, at);
            formals.push(Formal { ty, io, default: self.default_of(param) });
        }
        // `f(void)` takes nothing.
        if let [only] = formals.as_slice()
            && only.ty == self.c.void
        {
            formals.clear();
        }
        formals
    }

    /// Checks default arguments where they are written: each call makes its own. They know no parameters.
    fn check_defaults(&mut self, it: &FunctionDecl, formals: &[Formal]) {
        if formals.iter().all(|formal| formal.default.is_none()) {
            return;
        }
        let params = self.unit.list(it.params).to_vec();
        self.in_scope(self.scope, |c| {
            let mark = c.locals.mark();
            let (vars, exprs) = (c.p.vars.len(), c.p.exprs.len());
            for (&param, formal) in params.iter().zip(formals) {
                let Decl::Var(v) = c.unit.decls[param] else { continue };
                let at = c.unit.decl_name_spans[param];
                if let Some(default) = formal.default
                    && formal.io == ArgIo::In
                {
                    c.initializer(default, formal.ty, crate::check::decl::variable::Target::Parameter(at));
                }
                if let Some(name) = c.unit.vars[v].name {
                    let id = c.p.vars.push(Var {
                        name,
                        ty: formal.ty,
                        kind: VarKind::Param,
                        is_const: true,
                        precise: false,
                        init: None,
                        span: at,
                    });
                    c.locals.add(name, Symbol::Var(id), at);
                }
            }
            for i in exprs..c.p.exprs.len() {
                let e = crate::typed::ExprId::from_index(i);
                if let crate::typed::ExprKind::Var(v) = c.p.exprs[e].kind
                    && v.index() >= vars
                    && c.p.vars[v].kind == VarKind::Param
                {
                    let (name, span) = (c.p.vars[v].name, c.p.exprs[e].span);
                    c.push(Diagnostic::new(&kinds::DEFAULT_NAMES_PARAMETER, span).arg(name));
                }
            }
            c.locals.release(mark);
        });
    }

    /// The function of a set that takes these parameters.
    pub(in crate::check) fn same_signature(
        &self,
        set: SetId,
        formals: &[Formal],
        spec: Option<&[TArg]>,
    ) -> Option<FnId> {
        self.set(set).iter().copied().find(|&f| {
            let f = &self.fns[f.0 as usize];
            f.template.is_none()
                && f.specialization.as_deref() == spec
                && f.formals.len() == formals.len()
                && f.formals.iter().zip(formals).all(|(a, b)| a.ty == b.ty && a.io == b.io)
        })
    }

    /// Whether a function may be declared again so.
    fn redeclare(&mut self, f: FnId, ret: TyId, it: &FunctionDecl, span: Span) -> bool {
        let known = &self.fns[f.0 as usize];
        let (before, name) = (known.span, known.name);
        if known.ret != ret && known.ret != self.c.error && ret != self.c.error {
            let d = Diagnostic::new(&kinds::DIFFER_IN_RETURN, span);
            self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
            return false;
        }
        if known.owner.is_some() && it.qualifier.is_none() && it.template.is_none() {
            let d = Diagnostic::new(&kinds::MEMBER_AGAIN, span);
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
        let known = &mut self.fns[f.0 as usize];
        for (formal, default) in known.formals.iter_mut().zip(defaults) {
            formal.default = formal.default.or(default);
        }
        known.required = required(&known.formals);
        true
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a function are what they are")]
    fn add_function(
        &mut self,
        set: SetId,
        decl: tree::FunctionId,
        it: &FunctionDecl,
        name: Name,
        func: Option<FuncId>,
        formals: SmallVec<[Formal; 4]>,
        ret: TyId,
        owner: Option<StructId>,
        scope: ScopeId,
        span: Span,
        specialization: Option<Vec<TArg>>,
    ) -> FnId {
        let f = FnId(self.fns.len() as u32);
        self.fns.push(Function {
            decl,
            name,
            func,
            required: required(&formals),
            formals,
            ret,
            owner,
            is_static: it.modifiers.has(Modifiers::STATIC) || owner.is_none(),
            scope,
            template: None,
            instances: FxHashMap::default(),
            specialization,
            defined: false,
            lazy: false,
            broken: false,
            span,
        });
        self.sets[set.0 as usize].push(f);
        f
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a function are what they are")]
    fn function_template(
        &mut self,
        id: tree::FunctionId,
        it: FunctionDecl,
        name: Name,
        operator: Option<Operator>,
        owner: Option<StructId>,
        scope: ScopeId,
        span: Span,
    ) {
        if it.specialization.is_some() {
            self.report(&kinds::PARTIAL_FUNCTION, span);
            return;
        }
        let Some(set) = self.set_of(scope, name, operator, span) else { return };
        let count = it.params.len();
        let candidates = self.set(set).to_vec();
        let known = candidates.iter().copied().find(|&f| self.declares_again(f, &it, scope));
        if let Some(f) = known
            && !self.template_again(f, &it, span)
        {
            return;
        }
        // A definition after a declaration takes its place.
        let declared = known.or_else(|| {
            candidates.into_iter().find(|&f| {
                let f = &self.fns[f.0 as usize];
                f.template.is_some() && !f.defined && self.unit.functions[f.decl].params.len() == count
            })
        });
        if let (Some(f), Some(_)) = (declared, it.body) {
            let function = &mut self.fns[f.0 as usize];
            function.decl = id;
            function.template = it.template;
            function.defined = true;
            self.look_at_function(f, it.template);
            return;
        }
        let ret = self.c.error;
        let f = self.add_function(set, id, &it, name, None, SmallVec::new(), ret, owner, scope, span, None);
        let function = &mut self.fns[f.0 as usize];
        function.template = it.template;
        function.defined = it.body.is_some();
        if it.body.is_some() {
            self.look_at_function(f, it.template);
        }
    }

    /// Whether a function template may be declared again so, and has more to say.
    fn template_again(&mut self, f: FnId, it: &FunctionDecl, span: Span) -> bool {
        let known = &self.fns[f.0 as usize];
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

    /// Gives the parameters of a function template that is declared again the default arguments that it had, of the
    /// function and of the template; whether none of them is said twice.
    fn inherit_defaults(
        &mut self,
        before: tree::FunctionId,
        head: Option<TemplateId>,
        it: &FunctionDecl,
    ) -> bool {
        let params = self.unit.list(self.unit.functions[before].params).iter();
        for (&old, &new) in params.zip(self.unit.list(it.params)) {
            let (Some(default), Decl::Var(v)) = (self.default_of(old), self.unit.decls[new]) else {
                continue;
            };
            if self.unit.vars[v].init.is_some() {
                let at = self.unit.decl_name_spans[new];
                self.report(&kinds::DEFAULT_AGAIN, at);
                return false;
            }
            self.inherited_defaults.insert(new, default);
        }
        if let (Some(before), Some(again)) = (head, it.template) {
            self.inherit_params(before, again);
        }
        true
    }

    /// The default of a function's parameter, said here or in an earlier declaration.
    fn default_of(&self, param: DeclId) -> Option<tree::ExprId> {
        match self.unit.decls[param] {
            Decl::Var(v) => self.unit.vars[v].init.or_else(|| self.inherited_defaults.get(&param).copied()),
            _ => None,
        }
    }

    /// Looks at the templates among the members of records that are whole now.
    fn drain_templates(&mut self) {
        for f in std::mem::take(&mut self.pending_templates) {
            if let Some(head) = self.fns[f.0 as usize].template {
                self.generic_function(f, head);
            }
        }
    }

    fn look_at_function(&mut self, f: FnId, head: Option<TemplateId>) {
        let owner = self.fns[f.0 as usize].owner;
        if owner.is_some_and(|s| !self.record(s).complete) {
            self.pending_templates.push(f);
        } else if let Some(head) = head {
            self.generic_function(f, head);
        }
    }

    /// Whether a qualifier ends in the name of a template with arguments.
    fn names_template(&self, path: tree::PathId) -> bool {
        self.unit.list(self.unit.paths[path].segments).last().is_some_and(|s| s.args.is_some())
    }

    fn new_func(&mut self, name: Name, ret: TyId, span: Span) -> FuncId {
        self.p.funcs.push(Func {
            name,
            params: Vec::new(),
            ret,
            semantic: None,
            instruction: None,
            vk: VkTravel::default(),
            vk_needs: None,
            vk_modes: Vec::new(),
            precise: false,
            body: None,
            num_threads: None,
            wave_size: None,
            max_vertices: None,
            instances: None,
            tess: None,
            stage: None,
            early_depth_stencil: false,
            root_signature: None,
            span,
        })
    }

    /// The instance of a function template in a scope that binds its parameters.
    pub(in crate::check) fn function_instance(&mut self, template: FnId, scope: ScopeId, full: Name) -> FnId {
        let t = &self.fns[template.0 as usize];
        let (decl, name, owner, is_static) = (t.decl, t.name, t.owner, t.is_static);
        let (span, defined, broken) = (t.span, t.defined, t.broken);
        let it = self.unit.functions[decl];
        self.depth += 1;
        let (formals, ret) = self.in_scope(scope, |c| (c.formals(&it), c.type_with(it.ret, it.modifiers)));
        self.depth -= 1;
        let func = self.new_func(full, ret, span);
        let f = FnId(self.fns.len() as u32);
        self.fns.push(Function {
            decl,
            name,
            func: Some(func),
            required: required(&formals),
            formals,
            ret,
            owner,
            is_static,
            scope,
            template: None,
            instances: FxHashMap::default(),
            specialization: None,
            defined,
            lazy: false,
            broken: false,
            span,
        });
        if defined && !broken && !self.generic {
            self.pending.push((f, self.depth + 1));
        }
        if !defined && !broken && owner.is_none() {
            self.in_scope(scope, |c| c.function_attributes(func, it.attributes));
            self.instruction_operands(func, it.params);
        }
        if !defined && !self.generic && owner.is_some_and(|s| self.record(s).origin.is_some()) {
            self.late.push(f);
        }
        f
    }

    /// Checks the bodies that wait: methods' and instances'.
    pub(in crate::check) fn drain_pending(&mut self) {
        let depth = self.depth;
        if !self.pending_templates.is_empty() {
            self.drain_templates();
        }
        while let Some((f, at)) = self.pending.pop() {
            self.depth = at;
            let span = self.fns[f.0 as usize].span;
            if self.is_too_deep(span) {
                continue;
            }
            self.function_body(f);
        }
        self.depth = depth;
    }

    /// Checks a function's body.
    pub(in crate::check) fn function_body(&mut self, f: FnId) {
        let function = &self.fns[f.0 as usize];
        let (scope, decl) = (function.scope, function.decl);
        let it = self.unit.functions[decl];
        if function.func.is_some_and(|func| self.p.funcs[func].body.is_none()) {
            self.in_scope(scope, |c| c.body(f, &it));
        }
    }

    fn body(&mut self, f: FnId, it: &FunctionDecl) {
        let function = &self.fns[f.0 as usize];
        let (Some(func), Some(body)) = (function.func, it.body) else { return };
        let (owner, is_static, ret) = (function.owner, function.is_static, function.ret);
        let formals = function.formals.clone();
        let of_template = it.template.is_some();
        let (errors, first_var) = (self.diags.error_count(), self.p.vars.len());
        let mark = self.locals.mark();
        let mut params = Vec::with_capacity(formals.len() + 1);
        let mut this = None;
        if let (Some(s), false) = (owner, is_static) {
            let var = self.this_param(s);
            params.push(plain_param(var, ArgIo::InOut));
            this = Some((var, s));
        }
        let written = self.unit.list(it.params).iter().filter_map(|&p| match self.unit.decls[p] {
            Decl::Var(v) => Some((p, v)),
            _ => None,
        });
        for ((decl, var), formal) in written.zip(&formals) {
            params.push(self.param(decl, var, formal, mark));
        }
        self.function_attributes(func, it.attributes);
        let semantic = self.semantic(it.annotations);
        let out = &mut self.p.funcs[func];
        out.params = params;
        out.semantic = semantic;
        out.precise = it.modifiers.has(Modifiers::PRECISE);
        self.body = Some(Body { func, ret, this, loops: 0, breakable: 0 });
        let stmt = self.body_block(body, mark);
        self.p.funcs[func].body = Some(stmt);
        self.check_return(ret, body);
        if self.diags.error_count() == errors && !of_template {
            let end = self.unit.stmt_spans[body].hi;
            self.warn_unset(func, Span::at(crate::source::Pos(end.0.saturating_sub(1))));
            self.warn_unnamed(first_var..self.p.vars.len());
        }
        self.end_block(mark);
    }

    /// An error when a function that returns a value may end without.
    fn check_return(&mut self, ret: TyId, body: tree::StmtId) {
        if ret == self.c.void || ret == self.c.error {
            return;
        }
        let flow = self.flow(body, 0);
        if flow.falls {
            let end = self.unit.stmt_spans[body].hi;
            let span = Span::at(crate::source::Pos(end.0.saturating_sub(1)));
            self.report(if flow.returns { &kinds::MAY_END } else { &kinds::ENDS }, span);
        }
    }

    fn this_param(&mut self, s: StructId) -> crate::typed::VarId {
        let ty = self.p.types.intern(Ty::Struct(s));
        let span = self.p.structs[s].span;
        let name = crate::lex::keyword::Keyword::This.name();
        self.p.vars.push(param_var(name, ty, span))
    }

    /// Gives functions that are only declared their parameters: in libraries, calls of them stay calls.
    pub(in crate::check) fn declared_params(&mut self) {
        for at in 0..self.fns.len() {
            let it = &self.fns[at];
            let Some(func) = it.func.filter(|_| !it.defined && it.owner.is_none()) else { continue };
            let (formals, span) = (it.formals.clone(), it.span);
            let name = self.p.names.intern("_");
            let params = formals
                .iter()
                .map(|f| plain_param(self.p.vars.push(param_var(name, f.ty, span)), f.io))
                .collect();
            self.p.funcs[func].params = params;
        }
    }

    fn param(&mut self, param: DeclId, v: tree::VarId, formal: &Formal, mark: usize) -> Param {
        let var = self.unit.vars[v];
        let span = self.unit.decl_name_spans[param];
        let modifiers = var.modifiers.union(self.type_modifiers(var.ty));
        let name = match var.name {
            Some(name) => name,
            None => self.p.names.intern("_"),
        };
        let id = self.p.vars.push(Var {
            is_const: modifiers.has(Modifiers::CONST),
            precise: modifiers.has(Modifiers::PRECISE),
            ..param_var(name, formal.ty, span)
        });
        if var.name.is_some() {
            self.declare_local(name, Symbol::Var(id), span, mark);
        }
        let mut vk = self.vk_attributes(var.attributes);
        self.check_applies(var.attributes, Bearer::Param);
        if let Some((number, _)) = vk.built_in {
            vk.travel.decorations = self.with_built_in(vk.travel.decorations, number);
        }
        Param {
            semantic: self.semantic(var.annotations),
            interp: interp(modifiers),
            vk: vk.travel,
            primitive: crate::check::stage::geometry::primitive(modifiers),
            ..plain_param(id, formal.io)
        }
    }
}

/// The variable of a parameter without modifiers.
fn param_var(name: Name, ty: TyId, span: Span) -> Var {
    Var { name, ty, kind: VarKind::Param, is_const: false, precise: false, init: None, span }
}

fn plain_param(var: crate::typed::VarId, io: ArgIo) -> Param {
    let primitive = InputPrimitive::Undefined;
    Param { var, io, semantic: None, interp: Interp::default(), vk: VkTravel::default(), primitive }
}

fn required(formals: &[Formal]) -> usize {
    formals.iter().take_while(|f| f.default.is_none()).count()
}

pub(in crate::check) fn param_io(modifiers: Modifiers) -> ArgIo {
    if modifiers.has(Modifiers::IN_OUT) {
        ArgIo::InOut
    } else if modifiers.has(Modifiers::OUT) {
        ArgIo::Out
    } else {
        ArgIo::In
    }
}

/// Whether HLSL lets an operator be overloaded.
fn may_overload(op: Operator) -> bool {
    use tree::BinaryOp::{Shl, Shr};
    match op {
        Operator::Binary(b) => !matches!(b, Shl | Shr),
        Operator::Not | Operator::BitNot | Operator::Call | Operator::Index => true,
        Operator::Compound(_) | Operator::Assign | Operator::Inc | Operator::Dec | Operator::Arrow => false,
    }
}

impl Checker<'_> {
    /// The number of a function in the typed tree, for the notes of who calls whom.
    pub(in crate::check) fn note_call(&mut self, callee: FuncId) {
        if let Some(body) = self.body {
            self.calls.push((body.func, callee));
        }
    }

    /// The functions in the program, by index.
    pub(in crate::check) fn func_count(&self) -> usize {
        self.p.funcs.len()
    }
}
