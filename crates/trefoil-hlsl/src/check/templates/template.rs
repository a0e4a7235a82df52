//! Templates: declaration, arguments, deduction, specialisation, instantiation.

use crate::check::model::{FnId, Model, ScopeId, SetId, Subject, Symbol, TArg, Template, TemplateIndex};
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::builtin_names::{Builtin, builtin};
use crate::syntax::tree::{
    self, Decl, DeclId, RecordId, TemplateArg, TemplateArgsId, TemplateId, TypeRef, TypeRefId, TypedefDecl,
};
use crate::typed::{Const, ExprId, ExprKind, Scalar, Ty, TyId, VarId, VarKind};
use rustc_hash::FxHashMap;

/// How deep instantiations may nest.
const MAX_DEPTH: u32 = 64;
/// How many instances the templates of a source may have together.
const MAX_INSTANCES: u32 = 1 << 16;

impl Checker<'_> {
    /// Declares a record template, or a specialisation of one.
    pub(in crate::check) fn record_template(
        &mut self,
        decl: DeclId,
        id: RecordId,
        head: TemplateId,
        outer: Option<usize>,
    ) {
        let it = self.cx.unit.records[id];
        let span = self.cx.unit.decl_name_spans[decl];
        let Some(name) = it.name else { return };
        let known = match self.cx.model.scopes[self.cx.frame.scope].names.get(&name) {
            Some(&(Symbol::Template(t), _)) => Some(t),
            _ => None,
        };
        if let Some(args) = it.specialization {
            match known.or_else(|| self.cx.lookup_template(name)) {
                Some(t) => {
                    self.cx.model.templates[t].specializations.push((id, Some(head), args));
                    if it.is_definition && outer.is_none() {
                        self.generic_record(t, &it, head, name, span);
                    }
                }
                None => self.cx.push(Diagnostic::new(&kinds::UNKNOWN_TYPE, span).arg(name)),
            }
            return;
        }
        if let Some(t) = known {
            let template = &self.cx.model.templates[t];
            if it.is_definition
                && let Subject::Record(before) = template.subject
                && self.cx.unit.records[before].is_definition
            {
                let d = Diagnostic::new(&kinds::REDEFINITION, span).arg(name);
                self.cx.push(d.note(&kinds::PREVIOUS_DEFINITION, template.span));
                return;
            }
            let before = self.cx.model.templates[t].head;
            if let Some(d) = self.unlike_heads(before, head, self.cx.unit.decl_spans[decl]) {
                return self.cx.push(d.note(&kinds::PREVIOUS_TEMPLATE, self.cx.model.templates[t].span));
            }
            if !it.is_definition {
                return self.cx.inherit_params(head, before);
            }
            self.cx.inherit_params(before, head);
            let template = &mut self.cx.model.templates[t];
            template.subject = Subject::Record(id);
            template.head = head;
            return self.look_at_record(t, &it, head, span);
        }
        let t = self.cx.add_template(name, Subject::Record(id), head, span, outer);
        if it.is_definition && outer.is_none() {
            self.look_at_record(t, &it, head, span);
        }
    }

    fn look_at_record(&mut self, t: TemplateIndex, it: &tree::RecordDecl, head: TemplateId, span: Span) {
        let params = self.cx.unit.list(self.cx.unit.templates[head].params);
        let first = params.iter().position(|&p| self.cx.has_default(p)).unwrap_or(params.len());
        if let Some(&bare) = params[first..].iter().find(|&&p| !self.cx.has_default(p)) {
            self.cx.report(&kinds::TEMPLATE_DEFAULT_MISSING, self.cx.unit.decl_name_spans[bare]);
        }
        let name = self.cx.model.templates[t].name;
        let (generic, good) = self.generic_record(t, it, head, name, span);
        let template = &mut self.cx.model.templates[t];
        template.generic = generic;
        template.broken = !good;
    }

    /// The variable that a variable template makes of arguments, as an expression.
    pub(in crate::check) fn instantiate_variable(
        &mut self,
        t: TemplateIndex,
        args: Option<TemplateArgsId>,
        span: Span,
    ) -> ExprId {
        let head = self.cx.model.templates[t].head;
        let args = args.map(|args| self.arguments_for(head, args)).unwrap_or_default();
        let template = &self.cx.model.templates[t];
        let (head, parent, subject, name) = (template.head, template.scope, template.subject, template.name);
        let Subject::Variable(id) = subject else {
            self.cx.push(Diagnostic::new(&kinds::TYPE_AS_VALUE, span).arg(name));
            return self.cx.model.error_expr(span);
        };
        if args.contains(&TArg::Type(self.cx.model.common.error)) {
            return self.cx.model.error_expr(span);
        }
        let Some((args, scope)) = self.bind(head, parent, args, name, None, span) else {
            return self.cx.model.error_expr(span);
        };
        let known = self.cx.model.templates[t].variables.get(&args).copied();
        let var = match known {
            Some(var) => var,
            None if !self.cx.may_instantiate(span) => return self.cx.model.error_expr(span),
            None => self.make_variable(t, id, args, scope),
        };
        let ty = self.cx.model.program.vars[var].ty;
        self.cx.model.add(ExprKind::Var(var), ty, span)
    }

    fn make_variable(&mut self, t: TemplateIndex, id: tree::VarId, args: Vec<TArg>, scope: ScopeId) -> VarId {
        let mut id = id;
        for (special, patterns, _) in self.cx.model.templates[t].special_variables.clone() {
            let patterns = self.template_args(patterns);
            if patterns.len() == args.len() && patterns.iter().zip(&args).all(|(a, b)| a.is_same(b)) {
                id = special;
            }
        }
        let var = self.cx.unit.vars[id];
        let (name, span) = (self.cx.model.templates[t].name, self.cx.model.templates[t].span);
        let text = format!("{}<{}>", self.cx.model.text(name), self.cx.model.args_text(&args));
        let full = self.cx.model.program.names.intern(&text);
        let made = self.in_instance(scope, |c| c.type_and_init(&var, name, span));
        let (ty, init) = made.unwrap_or((self.cx.model.common.error, None));
        let is_const = var.modifiers.union(self.cx.type_modifiers(var.ty)).has(tree::Modifiers::CONST);
        let made = self.cx.model.program.vars.push(crate::typed::Var {
            name: full,
            ty,
            kind: VarKind::Static,
            is_const,
            precise: false,
            init,
            span,
        });
        self.cx.model.templates[t].variables.insert(args, made);
        made
    }

    /// A template named without arguments: all must have defaults, or it is the record that is being defined.
    pub(in crate::check) fn template_without_args(
        &mut self,
        t: TemplateIndex,
        name: Name,
        span: Span,
    ) -> TyId {
        // Inside of an instance its own name stands for it.
        let mut scope = Some(self.cx.frame.scope);
        while let Some(id) = scope {
            let it = &self.cx.model.scopes[id];
            if let Some(s) = it.record
                && self.cx.model.record(s).origin.as_ref().is_some_and(|(origin, _)| *origin == t)
            {
                return match self.cx.model.record(s).has_open_base {
                    true => self.cx.model.common.error,
                    false => self.cx.model.program.types.intern(Ty::Struct(s)),
                };
            }
            scope = it.parent;
        }
        if let Subject::Variable(_) = self.cx.model.templates[t].subject {
            self.cx.push(Diagnostic::new(&kinds::NOT_A_TYPE, span).arg(name));
            return self.cx.model.common.error;
        }
        let head = self.cx.unit.templates[self.cx.model.templates[t].head];
        let all_default = self.cx.unit.list(head.params).iter().all(|&p| self.cx.has_default(p));
        if all_default {
            return self.instantiate_type(t, None, span);
        }
        self.cx.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MISSING, span).arg(name));
        self.cx.model.common.error
    }

    /// An error for a template that is declared again with other parameters.
    fn unlike_heads(&mut self, before: TemplateId, again: TemplateId, span: Span) -> Option<Diagnostic> {
        let count = |c: &Self, head| c.cx.unit.list(c.cx.unit.templates[head].params).len();
        let (old, new) = (count(self, before), count(self, again));
        if old != new {
            let word = if new > old { "many" } else { "few" };
            return Some(Diagnostic::new(&kinds::TEMPLATE_PARAMETERS, span).arg(word));
        }
        let params = |c: &Self, head| c.cx.unit.list(c.cx.unit.templates[head].params).to_vec();
        for (old, new) in params(self, before).into_iter().zip(params(self, again)) {
            if self.cx.has_default(old)
                && let Some(at) = self.cx.default_span(new)
            {
                self.cx.report(&kinds::TEMPLATE_DEFAULT_AGAIN, at);
            }
        }
        (!self.same_heads(before, again)).then(|| Diagnostic::new(&kinds::TEMPLATE_PARAMETER_KIND, span))
    }

    /// The type that a template makes of arguments.
    pub(in crate::check) fn instantiate_type(
        &mut self,
        t: TemplateIndex,
        args: Option<TemplateArgsId>,
        span: Span,
    ) -> TyId {
        let head = self.cx.model.templates[t].head;
        let written = args;
        let args = args.map(|args| self.arguments_for(head, args)).unwrap_or_default();
        self.instantiate(t, args, written, span)
    }

    fn instantiate(
        &mut self,
        t: TemplateIndex,
        args: Vec<TArg>,
        written: Option<TemplateArgsId>,
        span: Span,
    ) -> TyId {
        if args.contains(&TArg::Type(self.cx.model.common.error)) {
            return self.cx.model.common.error;
        }
        let template = &self.cx.model.templates[t];
        if template.broken {
            return self.cx.model.common.error;
        }
        let (head, parent, subject, name) = (template.head, template.scope, template.subject, template.name);
        let Some((args, scope)) = self.bind(head, parent, args, name, written, span) else {
            return self.cx.model.common.error;
        };
        if let Some(&ty) = self.cx.model.templates[t].instances.get(&args) {
            return ty;
        }
        if !self.cx.may_instantiate(span) {
            return self.cx.model.common.error;
        }
        let ty = match subject {
            Subject::Variable(_) => {
                self.cx.push(Diagnostic::new(&kinds::NOT_A_TYPE, span).arg(name));
                self.cx.model.common.error
            }
            Subject::Alias(it) => self.in_instance(scope, |c| c.type_with(it.ty, it.modifiers)),
            Subject::Record(id) => self.within(
                |frame| frame.depth += 1,
                |c| {
                    let (id, scope) = c.specialization(t, &args, parent).unwrap_or((id, scope));
                    c.instantiate_record(t, id, scope, &args)
                },
            ),
        };
        self.cx.model.templates[t].instances.insert(args, ty);
        ty
    }

    fn instantiate_record(&mut self, t: TemplateIndex, id: RecordId, scope: ScopeId, args: &[TArg]) -> TyId {
        let it = self.cx.unit.records[id];
        let template = &self.cx.model.templates[t];
        let (span, name) = (template.span, template.name);
        let text = format!("{}<{}>", self.cx.model.text(name), self.cx.model.args_text(args));
        let name = self.cx.model.program.names.intern(&text);
        let s = self.cx.new_record(Some(name), scope, span);
        self.cx.model.records[s].origin = Some((t, args.to_vec()));
        let ty = self.cx.model.program.types.intern(Ty::Struct(s));
        self.cx.model.templates[t].instances.insert(args.to_vec(), ty);
        if it.is_definition {
            self.in_scope(scope, |c| c.define_record(s, &it));
        }
        ty
    }

    /// The specialisation that fits arguments best: the one with the fewest parameters of its own.
    pub(in crate::check) fn specialization(
        &mut self,
        t: TemplateIndex,
        args: &[TArg],
        parent: ScopeId,
    ) -> Option<(RecordId, ScopeId)> {
        let candidates = self.cx.model.templates[t].specializations.clone();
        let mut best: Option<(usize, RecordId, ScopeId)> = None;
        for (id, head, patterns) in candidates {
            let params = head
                .map(|h| self.cx.unit.list(self.cx.unit.templates[h].params).to_vec())
                .unwrap_or_default();
            if best.as_ref().is_some_and(|b| b.0 <= params.len()) {
                continue;
            }
            let names: Vec<Option<Name>> = params.iter().map(|&p| self.cx.param_name(p)).collect();
            let mut bound = vec![None; names.len()];
            let patterns = self.cx.unit.list(self.cx.unit.template_args[patterns]).to_vec();
            let fits = patterns.len() == args.len()
                && patterns.iter().zip(args).all(|(&p, &a)| self.deduce_arg(p, a, &names, &mut bound, true));
            let Some(bound) = bound.into_iter().collect::<Option<Vec<TArg>>>() else { continue };
            if fits {
                let scope = self.cx.model.scopes.add(parent);
                for (name, arg) in names.iter().zip(bound) {
                    self.cx.model.bind_one(scope, *name, arg);
                }
                best = Some((params.len(), id, scope));
            }
        }
        best.map(|(_, id, scope)| (id, scope))
    }

    /// A scope in which a template's parameters have those arguments, and the arguments with defaults filled in.
    fn bind(
        &mut self,
        head: TemplateId,
        parent: ScopeId,
        args: Vec<TArg>,
        name: Name,
        written: Option<TemplateArgsId>,
        span: Span,
    ) -> Option<(Vec<TArg>, ScopeId)> {
        let written = written.map_or(&[][..], |w| self.cx.unit.list(self.cx.unit.template_args[w]));
        let params = self.cx.unit.list(self.cx.unit.templates[head].params);
        if args.len() > params.len() {
            self.cx.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_COUNT, span).arg(name).arg("many"));
            return None;
        }
        let scope = self.cx.model.scopes.add(parent);
        let mut bound = Vec::with_capacity(params.len());
        for (i, &param) in params.iter().enumerate() {
            let arg = match args.get(i) {
                Some(&arg) => {
                    let at = written.get(i).map_or(span, |&arg| self.cx.argument_span(arg));
                    self.fit_argument(param, arg, scope, at)?
                }
                None => match self.default_argument(param, scope) {
                    Some(arg) => arg,
                    None => {
                        self.cx.push(
                            Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_COUNT, span).arg(name).arg("few"),
                        );
                        return None;
                    }
                },
            };
            let name = self.cx.param_name(param);
            self.cx.model.bind_one(scope, name, arg);
            bound.push(arg);
        }
        Some((bound, scope))
    }

    fn fit_argument(&mut self, param: DeclId, arg: TArg, scope: ScopeId, span: Span) -> Option<TArg> {
        match (self.cx.unit.decls[param], arg) {
            (Decl::TypeParam { template: Some(wanted), .. }, _) => self.fit_template(wanted, arg, span),
            (Decl::TypeParam { .. }, TArg::Type(_)) => Some(arg),
            (Decl::Var(v), TArg::Value(_, value)) => {
                let var = self.cx.unit.vars[v];
                let ty = self.in_scope(scope, |c| c.type_ref(var.ty));
                let value = match self.cx.model.num(ty) {
                    Some(n) => crate::check::constants::literal::wrap(value, n.scalar),
                    None => value,
                };
                Some(TArg::Value(ty, value))
            }
            (Decl::TypeParam { .. }, _) => {
                self.cx.push(
                    Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span).arg("template type").arg("a type"),
                );
                None
            }
            _ => {
                let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span);
                self.cx.push(d.arg("non-type template").arg("an expression"));
                None
            }
        }
    }

    fn default_argument(&mut self, param: DeclId, scope: ScopeId) -> Option<TArg> {
        let param = self.cx.model.templates.inherited_params.get(&param).copied().unwrap_or(param);
        match self.cx.unit.decls[param] {
            Decl::TypeParam { template: Some(_), default, .. } => self.default_template(default?, scope),
            Decl::TypeParam { default, .. } => {
                let default = default?;
                Some(TArg::Type(self.in_scope(scope, |c| c.type_ref(default))))
            }
            Decl::Var(v) => {
                let var = self.cx.unit.vars[v];
                let init = var.init?;
                let value = self.in_scope(scope, |c| c.constant_int(init))?;
                let ty = self.in_scope(scope, |c| c.type_ref(var.ty));
                Some(TArg::Value(ty, value))
            }
            _ => None,
        }
    }

    /// The function that a function template makes for arguments of a call; the name of the parameter that could not be
    /// found out otherwise.
    pub(in crate::check) fn instantiate_function(
        &mut self,
        f: FnId,
        explicit: &[TArg],
        arg_types: &[TyId],
        span: Span,
    ) -> Result<FnId, Option<Name>> {
        let (args, scope) = self.template_arguments(f, explicit, arg_types, span)?;
        if let Some(&instance) = self.cx.model.functions[f].instances.get(&args) {
            return Ok(instance);
        }
        if !self.cx.may_instantiate(span) {
            return Err(None);
        }
        let name = self.cx.model.functions[f].name;
        let text = format!("{}<{}>", self.cx.model.text(name), self.cx.model.args_text(&args));
        let full = self.cx.model.program.names.intern(&text);
        let instance = self.function_instance(f, scope, full);
        self.cx.model.functions[f].instances.insert(args, instance);
        Ok(instance)
    }

    /// Makes a function the one that a template of its overload set stands for with some arguments.
    pub(in crate::check) fn specialize_function(&mut self, f: FnId, set: SetId, span: Span) {
        let types: Vec<TyId> = self.cx.model.functions[f].formals.iter().map(|formal| formal.ty).collect();
        let explicit = self.cx.model.functions[f].specialization.clone().unwrap_or_default();
        for template in self.cx.model.set(set).to_vec() {
            let candidate = &self.cx.model.functions[template];
            if candidate.template.is_none()
                || self.cx.unit.functions[candidate.decl].params.len() != types.len()
            {
                continue;
            }
            if let Ok((args, _)) = self.template_arguments(template, &explicit, &types, span) {
                self.cx.refuse_specialized_again(
                    f,
                    self.cx.model.functions[template].instances.get(&args).copied(),
                    span,
                );
                self.cx.model.functions[template].instances.insert(args.clone(), f);
                let is_static = self.cx.model.functions[template].is_static;
                let function = &mut self.cx.model.functions[f];
                function.specialization = Some(args);
                function.is_static |= is_static;
                return;
            }
        }
    }

    /// The arguments that a call gives a function template, and a scope that has them.
    fn template_arguments(
        &mut self,
        f: FnId,
        explicit: &[TArg],
        arg_types: &[TyId],
        span: Span,
    ) -> Result<(Vec<TArg>, ScopeId), Option<Name>> {
        let function = &self.cx.model.functions[f];
        let Some(head) = function.template else { return Err(None) };
        if explicit.contains(&TArg::Type(self.cx.model.common.error)) {
            return Err(None);
        }
        let (decl, parent, name) = (self.cx.unit.functions[function.decl], function.scope, function.name);
        let params = self.cx.unit.list(self.cx.unit.templates[head].params).to_vec();
        let names: Vec<Option<Name>> = params.iter().map(|&p| self.cx.param_name(p)).collect();
        let mut bound: Vec<Option<TArg>> = vec![None; names.len()];
        if explicit.len() > bound.len() {
            return Err(None);
        }
        for (slot, &arg) in bound.iter_mut().zip(explicit) {
            *slot = Some(arg);
        }
        let fixed = explicit.len();
        for (&param, &ty) in self.cx.unit.list(decl.params).iter().zip(arg_types) {
            let Decl::Var(v) = self.cx.unit.decls[param] else { continue };
            let pattern = self.cx.unit.vars[v].ty;
            let mut found = vec![None; names.len()];
            if self.deduce(pattern, ty, &names, &mut found, false) {
                for (slot, new) in bound.iter_mut().zip(found).skip(fixed) {
                    match (*slot, new) {
                        // A literal's type is its own here: it is no `int` and no `float`.
                        (Some(before), Some(new)) if !before.is_same(&new) => return Err(None),
                        (None, new) => *slot = new,
                        _ => {}
                    }
                }
            } else if bound.iter().skip(fixed).any(Option::is_none) {
                return Err(None);
            }
        }
        for slot in bound.iter_mut() {
            if let Some(TArg::Type(ty)) = slot {
                *ty = self.cx.model.settled_type(*ty);
            }
        }
        // What is not deduced must have a default; those come last.
        let known = bound.iter().take_while(|b| b.is_some()).count();
        for i in known..bound.len() {
            if bound[i].is_none() && !self.cx.has_default(params[i]) {
                return Err(names[i]);
            }
        }
        let args: Vec<TArg> = bound.into_iter().map_while(|b| b).collect();
        // Arguments that do not fit make it no candidate; that is no error of its own.
        let mark = self.cx.diags.mark();
        let made = self.bind(head, parent, args, name, None, span);
        if made.is_none() && !explicit.is_empty() {
            self.cx.diags.rewind(mark);
        }
        made.ok_or(None)
    }

    fn deduce_arg(
        &mut self,
        pattern: TemplateArg,
        arg: TArg,
        names: &[Option<Name>],
        bound: &mut [Option<TArg>],
        exact: bool,
    ) -> bool {
        match (pattern, arg) {
            (TemplateArg::Type(p), TArg::Type(ty)) => self.deduce(p, ty, names, bound, exact),
            (_, TArg::Template(_) | TArg::Builtin(_)) => match self.deduce_template(pattern, arg, names) {
                Ok(i) => bind_to(bound, i, arg),
                Err(is_same) => is_same,
            },
            (TemplateArg::Expr(e), arg) => {
                if let tree::Expr::Name(name) = self.cx.unit.exprs[e]
                    && let Some(i) = names.iter().position(|&n| n == Some(name))
                {
                    return bind_to(bound, i, arg);
                }
                match arg {
                    TArg::Value(_, v) => self.constant_int(e) == Some(v),
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Finds out template arguments by laying a type over a pattern. With `exact`, what does not depend on parameters
    /// must be the same.
    fn deduce(
        &mut self,
        pattern: TypeRefId,
        ty: TyId,
        names: &[Option<Name>],
        bound: &mut [Option<TArg>],
        exact: bool,
    ) -> bool {
        match self.cx.unit.types[pattern] {
            TypeRef::Named(name) => {
                if let Some(i) = names.iter().position(|&n| n == Some(name)) {
                    return bind_to(bound, i, TArg::Type(ty));
                }
                !exact || self.type_ref(pattern) == ty
            }
            TypeRef::Qualified { ty: inner, .. } => self.deduce(inner, ty, names, bound, exact),
            TypeRef::Array { elem, len } => {
                let Ty::Array(e, n) = self.cx.model.program.types.get(ty) else { return false };
                if !self.deduce(elem, e, names, bound, exact) {
                    return false;
                }
                let uint = self.cx.model.common.uint;
                len.is_none_or(|len| {
                    let arg = TArg::Value(uint, n.into());
                    self.deduce_arg(TemplateArg::Expr(len), arg, names, bound, exact)
                })
            }
            TypeRef::Path(path) => self.deduce_path(path, pattern, ty, names, bound, exact),
            _ => !exact,
        }
    }

    fn deduce_path(
        &mut self,
        path: tree::PathId,
        pattern: TypeRefId,
        ty: TyId,
        names: &[Option<Name>],
        bound: &mut [Option<TArg>],
        exact: bool,
    ) -> bool {
        let segments = self.cx.unit.list(self.cx.unit.paths[path].segments);
        let Some(segment) = segments.last().copied() else { return false };
        let Some(args) = segment.args else { return !exact || self.type_ref(pattern) == ty };
        let patterns = self.cx.unit.list(self.cx.unit.template_args[args]).to_vec();
        let uint = self.cx.model.common.uint;
        let size = |n: u8| TArg::Value(uint, n.into());
        let parts: Vec<TArg> = match (builtin(segment.name), self.cx.model.program.types.get(ty)) {
            (Some(Builtin::VectorTemplate), Ty::Vector(s, n)) => {
                let scalar = self.cx.model.scalar_ty(s);
                vec![TArg::Type(scalar), size(n)]
            }
            (Some(Builtin::MatrixTemplate), Ty::Matrix { scalar, rows, cols, .. }) => {
                vec![TArg::Type(self.cx.model.scalar_ty(scalar)), size(rows), size(cols)]
            }
            (Some(Builtin::Object(_)), Ty::Resource(r)) => vec![TArg::Type(r.element)],
            (None, Ty::Vector(..) | Ty::Matrix { .. } | Ty::Resource(_)) => {
                let Some(i) = names.iter().position(|&n| n == Some(segment.name)) else { return false };
                let Some((name, parts)) = self.cx.model.builtin_parts(ty) else { return false };
                if !bind_to(bound, i, TArg::Builtin(name)) {
                    return false;
                }
                parts
            }
            (None, Ty::Struct(s)) => match &self.cx.model.record(s).origin {
                Some((t, args)) => {
                    let param = names.iter().position(|&n| n == Some(segment.name));
                    let fits = match param {
                        Some(i) => bind_to(bound, i, TArg::Template(*t)),
                        None => self.cx.lookup_template(segment.name) == Some(*t),
                    };
                    if !fits {
                        return false;
                    }
                    args.clone()
                }
                _ => return false,
            },
            _ => return false,
        };
        patterns.len() <= parts.len()
            && patterns.iter().zip(parts).all(|(&p, a)| self.deduce_arg(p, a, names, bound, exact))
    }
}

impl Context<'_> {
    fn lookup_template(&self, name: Name) -> Option<TemplateIndex> {
        match self.lookup(name)?.symbol {
            Symbol::Template(t) => Some(t),
            _ => None,
        }
    }

    /// Declares a template of an alias.
    pub(in crate::check) fn alias_template(
        &mut self,
        decl: DeclId,
        it: TypedefDecl,
        head: TemplateId,
        outer: Option<usize>,
    ) {
        let span = self.unit.decl_name_spans[decl];
        self.add_template(it.name, Subject::Alias(it), head, span, outer);
    }

    fn add_template(
        &mut self,
        name: Name,
        subject: Subject,
        head: TemplateId,
        span: Span,
        outer: Option<usize>,
    ) -> TemplateIndex {
        let index = self.model.templates.all.push(Template {
            name,
            subject,
            head,
            scope: self.frame.scope,
            instances: FxHashMap::default(),
            specializations: Vec::new(),
            span,
            generic: None,
            outside: Vec::new(),
            broken: false,
            variables: FxHashMap::default(),
            special_variables: Vec::new(),
        });
        self.declare_in(name, Symbol::Template(index), span, outer);
        index
    }

    /// Declares a variable template, or a specialisation of one.
    pub(in crate::check) fn variable_template(&mut self, id: tree::VarId, head: TemplateId, span: Span) {
        let var = self.unit.vars[id];
        let Some(name) = var.name else { return };
        let Some(args) = var.specialization else {
            self.add_template(name, Subject::Variable(id), head, span, None);
            return;
        };
        match self.lookup_template(name) {
            Some(t) => self.model.templates[t].special_variables.push((id, args, span)),
            None => self.push(Diagnostic::new(&kinds::UNDECLARED, span).arg(name)),
        }
    }

    /// Whether one more instance may be made: neither too deep nor one too many. The first time that it may not is an error,
    /// and the end of all instances, since each of those on the way may ask for as many again.
    pub(in crate::check) fn may_instantiate(&mut self, span: Span) -> bool {
        if self.limits.instances > MAX_INSTANCES {
            return false;
        }
        self.limits.instances += 1;
        let d = if self.frame.depth >= MAX_DEPTH {
            Diagnostic::new(&kinds::TEMPLATE_DEPTH, span).arg(MAX_DEPTH)
        } else if self.limits.instances > MAX_INSTANCES {
            Diagnostic::new(&kinds::TEMPLATE_INSTANCES, span).arg(MAX_INSTANCES)
        } else {
            return true;
        };
        self.limits.instances = MAX_INSTANCES + 1;
        self.push(d);
        false
    }

    /// Whether what waits to be checked lies too deep in instances for it: an error the first time.
    pub(in crate::check) fn is_too_deep(&mut self, span: Span) -> bool {
        self.frame.depth >= MAX_DEPTH && !self.may_instantiate(span)
    }

    /// Gives the parameters of a template that is declared again the defaults that it had.
    pub(in crate::check) fn inherit_params(&mut self, before: TemplateId, again: TemplateId) {
        let (before, again) = (self.unit.templates[before].params, self.unit.templates[again].params);
        for (&old, &new) in self.unit.list(before).iter().zip(self.unit.list(again)) {
            if self.has_default(old) && !self.has_default(new) {
                let from = self.model.templates.inherited_params.get(&old).copied().unwrap_or(old);
                self.model.templates.inherited_params.insert(new, from);
            }
        }
    }

    /// Where a parameter of a template says its default.
    fn default_span(&self, param: DeclId) -> Option<Span> {
        match self.unit.decls[param] {
            Decl::TypeParam { default, .. } => default.map(|ty| self.unit.type_spans[ty]),
            Decl::Var(v) => self.unit.vars[v].init.map(|e| self.place_of(e)),
            _ => None,
        }
    }

    fn has_default(&self, param: DeclId) -> bool {
        let param = self.model.templates.inherited_params.get(&param).copied().unwrap_or(param);
        match self.unit.decls[param] {
            Decl::TypeParam { default, .. } => default.is_some(),
            Decl::Var(v) => self.unit.vars[v].init.is_some(),
            _ => false,
        }
    }

    pub(in crate::check) fn param_name(&self, param: DeclId) -> Option<Name> {
        match self.unit.decls[param] {
            Decl::TypeParam { name, .. } => name,
            Decl::Var(v) => self.unit.vars[v].name,
            _ => None,
        }
    }

    /// An error for a specialisation of a function that was defined before.
    fn refuse_specialized_again(&mut self, f: FnId, before: Option<FnId>, span: Span) {
        let Some(before) = before.map(|before| &self.model.functions[before]) else { return };
        let function = &self.model.functions[f];
        if before.defined
            && before.specialization.is_some()
            && self.unit.functions[function.decl].body.is_some()
        {
            let d = Diagnostic::new(&kinds::REDEFINITION, span).arg(function.name);
            self.push(d.note(&kinds::PREVIOUS_DEFINITION, before.span));
        }
    }
}

impl Model {
    fn args_text(&self, args: &[TArg]) -> String {
        const MOST: usize = 200;
        let texts: Vec<String> = args
            .iter()
            .map(|arg| match *arg {
                TArg::Type(ty) => self.type_text(ty),
                TArg::Value(_, v) => v.to_string(),
                TArg::Template(t) => self.name_text(self.templates[t].name),
                TArg::Builtin(name) => self.name_text(name),
            })
            .collect();
        let mut text = texts.join(", ");
        // Arguments of arguments may double at each level: a name need not tell them all.
        if text.len() > MOST {
            text.truncate((0..=MOST).rev().find(|&i| text.is_char_boundary(i)).unwrap_or(0));
            text.push_str("...");
        }
        text
    }

    pub(in crate::check) fn bind_one(&mut self, scope: ScopeId, name: Option<Name>, arg: TArg) {
        let Some(name) = name else { return };
        let symbol = match arg {
            TArg::Type(ty) => Symbol::Type(ty),
            TArg::Value(ty, v) => Symbol::Value(ty, self.argument_const(ty, v)),
            TArg::Template(t) => Symbol::Template(t),
            TArg::Builtin(name) => Symbol::BuiltinTemplate(name),
        };
        self.scopes[scope].names.insert(name, (symbol, Span::NONE));
    }

    fn argument_const(&self, ty: TyId, v: i64) -> Const {
        match self.num(ty).map(|n| n.scalar) {
            Some(Scalar::Bool) => Const::Bool(v != 0),
            Some(s) if s.is_float() => Const::Float(v as f64),
            _ => Const::Int(v),
        }
    }
}

fn bind_to(bound: &mut [Option<TArg>], i: usize, arg: TArg) -> bool {
    match (bound[i], arg) {
        (Some(TArg::Value(_, a)), TArg::Value(_, b)) => a == b,
        (Some(before), arg) => before == arg,
        (None, arg) => {
            bound[i] = Some(arg);
            true
        }
    }
}
