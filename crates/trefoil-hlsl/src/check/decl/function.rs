//! Functions: signatures, redeclarations, bodies.

use crate::check::context::Body;
use crate::check::conversions::convert::Target;
use crate::check::decl::modifiers::Role;
use crate::check::decl::record::interp;
use crate::check::model::{FnId, Formal, Function, Model, ScopeId, SetId, Symbol, TArg};
use crate::check::stage::vulkan::Bearer;
use crate::check::types::facts::param_io;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::arena::Id;
use crate::syntax::tree::{self, Decl, DeclId, FunctionDecl, FunctionName, Modifiers, Operator, TemplateId};
use crate::typed::{ArgIo, Func, FuncId, Param, StructId, Ty, TyId, Var, VarKind, VkTravel};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

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
        if it.qualifier.is_some() && !self.cx.model.scopes.encloses(self.cx.frame.scope, scope) {
            let (here, there) =
                (self.cx.model.scope_text(self.cx.frame.scope), self.cx.model.scope_text(scope));
            let d = Diagnostic::new(&kinds::NOT_ENCLOSED, span).arg(name).arg(here).arg(there);
            self.cx.push(d);
            return;
        }
        if owner.is_some() && it.qualifier.is_none() && operator.is_none() && self.cx.is_class_name(name) {
            self.cx.report(&kinds::CONSTRUCTOR_TYPE, span);
            return;
        }
        if has_params.is_some() {
            self.function_template(id, it, name, operator, owner, scope, span);
            return;
        }
        let (formals, ret, specialization) =
            self.within(|frame| frame.scope = scope, |c| c.signature(decl, &it, owner));
        let set = self.cx.set_of(scope, name, operator, span);
        let Some(set) = set else { return };
        let same = self.cx.model.same_signature(set, &formals, specialization.as_deref());
        let Ok(known) = self.cx.own_function(same, set, scope, name, span) else { return };
        let f = match known {
            Some(f) => {
                if let (Some(_), Some(s)) = (it.qualifier, owner)
                    && !self.method_again(f, id, &it, s, span)
                {
                    return;
                }
                if !self.cx.redeclare(f, ret, &it, span) {
                    return;
                }
                f
            }
            None if it.qualifier.is_some() && owner.is_none() && it.template.is_none() => {
                let d = match self.cx.model.scopes[scope].name {
                    Some(space) => Diagnostic::new(&kinds::OUT_OF_NAMESPACE, span).arg(name).arg(space),
                    None => Diagnostic::new(&kinds::OUT_OF_GLOBAL, span).arg(name),
                };
                self.cx.push(d);
                return;
            }
            None if it.template.is_some() && !self.cx.model.has_template(set) => {
                self.cx.push(Diagnostic::new(&kinds::NO_TEMPLATE_MATCHES, span).arg(name));
                return;
            }
            None if it.qualifier.is_some()
                && owner.is_some()
                && !(it.template.is_some() && self.cx.model.has_template(set)) =>
            {
                let record = owner.map(|s| self.cx.model.program.structs[s].name).unwrap_or(name);
                self.cx.push(Diagnostic::new(&kinds::OUT_OF_CLASS, span).arg(name).arg(record));
                return;
            }
            None => {
                let full = self.cx.model.full_name(scope, name);
                let func = self.cx.model.new_func(full, ret, span);
                self.cx.model.add_function(
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
        let of_instance =
            !self.cx.frame.generic && owner.is_some_and(|s| self.cx.model.record(s).origin.is_some());
        if it.body.is_some() {
            let function = &mut self.cx.model.functions[f];
            function.decl = id;
            function.defined = true;
            function.span = span;
            if of_instance && it.qualifier.is_none() {
                function.lazy = true;
            } else if owner.is_some() && it.qualifier.is_none() {
                self.work.bodies.push((f, self.cx.frame.depth));
            } else {
                self.function_body(f);
            }
        } else if it.qualifier.is_none() {
            self.cx.model.functions[f].lazy = of_instance;
            // A pure declaration keeps its attributes for the definition.
            let func = self.cx.model.functions[f].func;
            if let Some(func) = func {
                self.function_attributes(func, it.attributes);
                self.cx.instruction_operands(func, it.params);
            }
        }
    }

    /// The parameters, the result and the arguments of the template that a function is declared with.
    fn signature(
        &mut self,
        decl: DeclId,
        it: &FunctionDecl,
        owner: Option<StructId>,
    ) -> (SmallVec<[Formal; 4]>, TyId, Option<Vec<TArg>>) {
        let formals = self.formals(it);
        let ret = self.type_with(it.ret, it.modifiers);
        if owner.is_none() {
            self.check_defaults(it, &formals);
        }
        self.cx.check_modifiers(decl, it.modifiers, ret, Role::Function);
        if self.cx.model.is_string(ret) {
            self.cx.report(&kinds::STRING_RESULT, Span::at(self.cx.unit.decl_spans[decl].lo));
        }
        (formals, ret, it.specialization.map(|args| self.template_args(args)))
    }

    /// The name that a function is found by, or its operator.
    fn function_name(&mut self, it: &FunctionDecl, span: Span) -> Option<(Name, Option<Operator>)> {
        match it.name {
            FunctionName::Name(name) => Some((name, None)),
            FunctionName::Operator(op) => {
                let text = op.text();
                if !may_overload(op) {
                    self.cx.push(Diagnostic::new(&kinds::OPERATOR_NOT_ALLOWED, span).arg(text));
                    return None;
                }
                if it.qualifier.is_none() && !self.cx.operator_fits(it, op, span) {
                    return None;
                }
                Some((self.cx.model.program.names.intern(text), Some(op)))
            }
            // No conversion looks for it: a cast of a structure goes by its fields.
            FunctionName::Conversion if it.template.is_some() => {
                Some((self.cx.model.program.names.intern("operator"), None))
            }
            FunctionName::Conversion => {
                let ty = self.type_with(it.ret, it.modifiers);
                if !it.params.is_empty() {
                    self.cx.report(&kinds::CONVERSION_PARAMS, span);
                    return None;
                }
                if it.modifiers.has(Modifiers::STATIC) {
                    self.cx.report(&kinds::CONVERSION_STATIC, span);
                    return None;
                }
                let name = format!("operator {}", self.cx.model.type_text(ty));
                Some((self.cx.model.program.names.intern(&name), None))
            }
            FunctionName::Constructor(_) => {
                self.cx.push(Diagnostic::new(&kinds::NOT_IN_HLSL, span).arg("a constructor"));
                None
            }
            FunctionName::Destructor(_) => {
                self.cx.push(Diagnostic::new(&kinds::NOT_IN_HLSL, span).arg("a destructor"));
                None
            }
        }
    }

    pub(in crate::check) fn formals(&mut self, it: &FunctionDecl) -> SmallVec<[Formal; 4]> {
        let mut formals: SmallVec<[Formal; 4]> = SmallVec::new();
        for &param in self.cx.unit.list(it.params) {
            let Decl::Var(v) = self.cx.unit.decls[param] else { continue };
            let var = self.cx.unit.vars[v];
            let ty = self.type_with(var.ty, var.modifiers);
            let at = self.cx.unit.decl_name_spans[param];
            if ty == self.cx.model.common.void {
                self.cx.report(&kinds::PARAM_VOID, at);
            }
            if let Ty::Struct(s) = self.cx.model.program.types.get(ty)
                && self.cx.model.is_abstract(s)
            {
                let text = self.cx.model.type_text(ty);
                self.cx.push(Diagnostic::new(&kinds::PARAM_ABSTRACT, at).arg(text));
            }
            if self.cx.model.is_string(ty) {
                let span = self.cx.unit.decl_spans[param];
                self.cx.report(&kinds::STRING_PARAM, span);
            }
            let modifiers = var.modifiers.union(self.cx.type_modifiers(var.ty));
            self.cx.check_modifiers(param, var.modifiers, ty, Role::Param);
            let lacks = formals.last().is_some_and(|f: &Formal| f.default.is_some()) && var.init.is_none();
            if lacks {
                let span = self.cx.unit.decl_name_spans[param];
                let name = var.name.map_or(String::new(), |n| self.cx.model.name_text(n));
                self.cx.push(Diagnostic::new(&kinds::DEFAULT_AFTER, span).arg(name));
            }
            let io = param_io(modifiers);
            self.cx.check_stream_param(ty, io, at);
            formals.push(Formal { ty, io, default: self.cx.default_of(param) });
        }
        // `f(void)` takes nothing.
        if let [only] = formals.as_slice()
            && only.ty == self.cx.model.common.void
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
        let params = self.cx.unit.list(it.params).to_vec();
        self.in_scope(self.cx.frame.scope, |c| {
            let mark = c.cx.model.scopes.locals.mark();
            let (vars, exprs) = (c.cx.model.program.vars.len(), c.cx.model.program.exprs.len());
            for (&param, formal) in params.iter().zip(formals) {
                let Decl::Var(v) = c.cx.unit.decls[param] else { continue };
                let at = c.cx.unit.decl_name_spans[param];
                if let Some(default) = formal.default
                    && formal.io == ArgIo::In
                {
                    c.initializer(default, formal.ty, Target::Parameter(at));
                }
                if let Some(name) = c.cx.unit.vars[v].name {
                    let id = c.cx.model.program.vars.push(Var {
                        name,
                        ty: formal.ty,
                        kind: VarKind::Param,
                        is_const: true,
                        precise: false,
                        init: None,
                        span: at,
                    });
                    c.cx.model.scopes.locals.add(name, Symbol::Var(id), at);
                }
            }
            for i in exprs..c.cx.model.program.exprs.len() {
                let e = crate::typed::ExprId::from_index(i);
                if let crate::typed::ExprKind::Var(v) = c.cx.model.program.exprs[e].kind
                    && v.index() >= vars
                    && c.cx.model.program.vars[v].kind == VarKind::Param
                {
                    let (name, span) = (c.cx.model.program.vars[v].name, c.cx.model.program.exprs[e].span);
                    c.cx.push(Diagnostic::new(&kinds::DEFAULT_NAMES_PARAMETER, span).arg(name));
                }
            }
            c.cx.model.scopes.locals.release(mark);
        });
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
            self.cx.report(&kinds::PARTIAL_FUNCTION, span);
            return;
        }
        let Some(set) = self.cx.set_of(scope, name, operator, span) else { return };
        let count = it.params.len();
        let candidates = self.cx.model.set(set).to_vec();
        let known = candidates.iter().copied().find(|&f| self.declares_again(f, &it, scope));
        if let Some(f) = known
            && !self.cx.template_again(f, &it, span)
        {
            return;
        }
        // A definition after a declaration takes its place.
        let declared = known.or_else(|| {
            candidates.into_iter().find(|&f| {
                let f = &self.cx.model.functions[f];
                f.template.is_some() && !f.defined && self.cx.unit.functions[f.decl].params.len() == count
            })
        });
        if let (Some(f), Some(_)) = (declared, it.body) {
            let function = &mut self.cx.model.functions[f];
            function.decl = id;
            function.template = it.template;
            function.defined = true;
            self.look_at_function(f, it.template);
            return;
        }
        let ret = self.cx.model.common.error;
        let f = self.cx.model.add_function(
            set,
            id,
            &it,
            name,
            None,
            SmallVec::new(),
            ret,
            owner,
            scope,
            span,
            None,
        );
        let function = &mut self.cx.model.functions[f];
        function.template = it.template;
        function.defined = it.body.is_some();
        if it.body.is_some() {
            self.look_at_function(f, it.template);
        }
    }

    /// Looks at the templates among the members of records that are whole now.
    fn drain_templates(&mut self) {
        for f in std::mem::take(&mut self.work.templates) {
            if let Some(head) = self.cx.model.functions[f].template {
                self.generic_function(f, head);
            }
        }
    }

    fn look_at_function(&mut self, f: FnId, head: Option<TemplateId>) {
        let owner = self.cx.model.functions[f].owner;
        if owner.is_some_and(|s| !self.cx.model.record(s).complete) {
            self.work.templates.push(f);
        } else if let Some(head) = head {
            self.generic_function(f, head);
        }
    }

    /// The instance of a function template in a scope that binds its parameters.
    pub(in crate::check) fn function_instance(&mut self, template: FnId, scope: ScopeId, full: Name) -> FnId {
        let t = &self.cx.model.functions[template];
        let (decl, name, owner, is_static) = (t.decl, t.name, t.owner, t.is_static);
        let (span, defined, broken) = (t.span, t.defined, t.broken);
        let it = self.cx.unit.functions[decl];
        let (formals, ret) = self.in_instance(scope, |c| (c.formals(&it), c.type_with(it.ret, it.modifiers)));
        let func = self.cx.model.new_func(full, ret, span);
        let f = self.cx.model.functions.add(Function {
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
        if defined && !broken && !self.cx.frame.generic {
            self.work.bodies.push((f, self.cx.frame.depth + 1));
        }
        if !defined && !broken && owner.is_none() {
            self.in_scope(scope, |c| c.function_attributes(func, it.attributes));
            self.cx.instruction_operands(func, it.params);
        }
        if !defined
            && !self.cx.frame.generic
            && owner.is_some_and(|s| self.cx.model.record(s).origin.is_some())
        {
            self.work.late.push(f);
        }
        f
    }

    /// Checks the bodies that wait: methods' and instances'.
    pub(in crate::check) fn drain_pending(&mut self) {
        if !self.work.templates.is_empty() {
            self.drain_templates();
        }
        while let Some((f, at)) = self.work.bodies.pop() {
            let span = self.cx.model.functions[f].span;
            self.within(
                |frame| frame.depth = at,
                |c| {
                    if !c.cx.is_too_deep(span) {
                        c.function_body(f);
                    }
                },
            );
        }
    }

    /// Checks a function's body.
    pub(in crate::check) fn function_body(&mut self, f: FnId) {
        let function = &self.cx.model.functions[f];
        let (scope, decl) = (function.scope, function.decl);
        let it = self.cx.unit.functions[decl];
        if function.func.is_some_and(|func| self.cx.model.program.funcs[func].body.is_none()) {
            self.in_scope(scope, |c| c.body(f, &it));
        }
    }

    fn body(&mut self, f: FnId, it: &FunctionDecl) {
        let function = &self.cx.model.functions[f];
        let (Some(func), Some(body)) = (function.func, it.body) else { return };
        let (owner, is_static, ret) = (function.owner, function.is_static, function.ret);
        let formals = function.formals.clone();
        let of_template = it.template.is_some();
        let (errors, first_var) = (self.cx.diags.error_count(), self.cx.model.program.vars.len());
        let mark = self.cx.model.scopes.locals.mark();
        let mut params = Vec::with_capacity(formals.len() + 1);
        let mut this = None;
        if let (Some(s), false) = (owner, is_static) {
            let var = self.cx.model.this_param(s);
            params.push(Param::new(var, ArgIo::InOut));
            this = Some((var, s));
        }
        let written = self.cx.unit.list(it.params).iter().filter_map(|&p| match self.cx.unit.decls[p] {
            Decl::Var(v) => Some((p, v)),
            _ => None,
        });
        for ((decl, var), formal) in written.zip(&formals) {
            params.push(self.param(decl, var, formal, mark));
        }
        self.function_attributes(func, it.attributes);
        let semantic = self.cx.semantic(it.annotations);
        let out = &mut self.cx.model.program.funcs[func];
        out.params = params;
        out.semantic = semantic;
        out.precise = it.modifiers.has(Modifiers::PRECISE);
        let inside = Body { func, ret, this, loops: 0, breakable: 0 };
        let stmt = self.within(|frame| frame.body = Some(inside), |c| c.body_block(body, mark));
        self.cx.model.program.funcs[func].body = Some(stmt);
        self.cx.check_return(ret, body);
        if self.cx.diags.error_count() == errors && !of_template {
            let end = self.cx.unit.stmt_spans[body].hi;
            self.cx.warn_unset(func, Span::at(crate::source::Pos(end.0.saturating_sub(1))));
            self.cx.warn_unnamed(first_var..self.cx.model.program.vars.len());
        }
        self.cx.model.scopes.end_block(mark);
    }

    fn param(&mut self, param: DeclId, v: tree::VarId, formal: &Formal, mark: usize) -> Param {
        let var = self.cx.unit.vars[v];
        let span = self.cx.unit.decl_name_spans[param];
        let modifiers = var.modifiers.union(self.cx.type_modifiers(var.ty));
        let name = match var.name {
            Some(name) => name,
            None => self.cx.model.program.names.intern("_"),
        };
        let id = self.cx.model.program.vars.push(Var {
            is_const: modifiers.has(Modifiers::CONST),
            precise: modifiers.has(Modifiers::PRECISE),
            ..Var::param(name, formal.ty, span)
        });
        if var.name.is_some() {
            self.cx.declare_local(name, Symbol::Var(id), span, mark);
        }
        let mut vk = self.vk_attributes(var.attributes);
        self.cx.check_applies(var.attributes, Bearer::Param);
        if let Some((number, _)) = vk.built_in {
            vk.travel.decorations = self.cx.model.with_built_in(vk.travel.decorations, number);
        }
        Param {
            semantic: self.cx.semantic(var.annotations),
            interp: interp(modifiers),
            vk: vk.travel,
            primitive: crate::check::stage::geometry::primitive(modifiers),
            ..Param::new(id, formal.io)
        }
    }
}

impl Context<'_> {
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

    /// The overload set of a name in a scope, made when there is none.
    fn set_of(
        &mut self,
        scope: ScopeId,
        name: Name,
        operator: Option<Operator>,
        span: Span,
    ) -> Option<SetId> {
        if let Some(op) = operator {
            let next = SetId::from_index(self.model.functions.sets.len());
            let set = *self.model.scopes[scope].operators.entry(op).or_insert(next);
            if set == next {
                self.model.functions.new_set();
            }
            return Some(set);
        }
        match self.model.scopes[scope].names.get(&name).copied() {
            Some((Symbol::Functions(set), _)) => Some(set),
            Some(_) if self.gives_way(scope, name, None, span).is_some() => None,
            Some((_, before)) => {
                let d = Diagnostic::new(&kinds::REDEFINITION_KIND, span).arg(name);
                self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
                None
            }
            None => {
                let set = self.model.functions.new_set();
                if self.model.scopes[scope].name.is_some() {
                    self.model.scopes.namespace_functions.insert(name);
                }
                self.model.scopes[scope].names.insert(name, (Symbol::Functions(set), span));
                Some(set)
            }
        }
    }

    /// Whether a function may be declared again so.
    fn redeclare(&mut self, f: FnId, ret: TyId, it: &FunctionDecl, span: Span) -> bool {
        let known = &self.model.functions[f];
        let (before, name) = (known.span, known.name);
        if known.ret != ret && known.ret != self.model.common.error && ret != self.model.common.error {
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
        let known = &mut self.model.functions[f];
        for (formal, default) in known.formals.iter_mut().zip(defaults) {
            formal.default = formal.default.or(default);
        }
        known.required = required(&known.formals);
        true
    }

    /// Whether a function template may be declared again so, and has more to say.
    fn template_again(&mut self, f: FnId, it: &FunctionDecl, span: Span) -> bool {
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
            self.model.functions.inherited_defaults.insert(new, default);
        }
        if let (Some(before), Some(again)) = (head, it.template) {
            self.inherit_params(before, again);
        }
        true
    }

    /// The default of a function's parameter, said here or in an earlier declaration.
    fn default_of(&self, param: DeclId) -> Option<tree::ExprId> {
        match self.unit.decls[param] {
            Decl::Var(v) => self.unit.vars[v]
                .init
                .or_else(|| self.model.functions.inherited_defaults.get(&param).copied()),
            _ => None,
        }
    }

    /// Whether a qualifier ends in the name of a template with arguments.
    fn names_template(&self, path: tree::PathId) -> bool {
        self.unit.list(self.unit.paths[path].segments).last().is_some_and(|s| s.args.is_some())
    }

    /// An error when a function that returns a value may end without.
    fn check_return(&mut self, ret: TyId, body: tree::StmtId) {
        if ret == self.model.common.void || ret == self.model.common.error {
            return;
        }
        let flow = self.flow(body, 0);
        if flow.falls {
            let end = self.unit.stmt_spans[body].hi;
            let span = Span::at(crate::source::Pos(end.0.saturating_sub(1)));
            self.report(if flow.returns { &kinds::MAY_END } else { &kinds::ENDS }, span);
        }
    }
}

impl Model {
    /// How a namespace or a record is called in messages.
    fn scope_text(&self, scope: ScopeId) -> String {
        let it = &self.scopes[scope];
        let name = it.name.or_else(|| it.record.map(|s| self.program.structs[s].name));
        let text = name.map_or("", |name| self.text(name));
        text.rsplit("::").next().unwrap_or_default().to_owned()
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
        let f = self.functions.add(Function {
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
        self.functions.sets[set].push(f);
        f
    }

    fn new_func(&mut self, name: Name, ret: TyId, span: Span) -> FuncId {
        self.program.funcs.push(Func {
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

    fn this_param(&mut self, s: StructId) -> crate::typed::VarId {
        let ty = self.program.types.intern(Ty::Struct(s));
        let span = self.program.structs[s].span;
        let name = crate::lex::keyword::Keyword::This.name();
        self.program.vars.push(Var::param(name, ty, span))
    }
}

fn required(formals: &[Formal]) -> usize {
    formals.iter().take_while(|f| f.default.is_none()).count()
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

impl Context<'_> {
    /// The number of a function in the typed tree, for the notes of who calls whom.
    pub(in crate::check) fn note_call(&mut self, callee: FuncId) {
        if let Some(body) = self.frame.body {
            self.model.functions.calls.push((body.func, callee));
        }
    }
}
