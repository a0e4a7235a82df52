//! Templates: declaration, arguments, deduction, specialisation, instantiation.

use crate::check::model::{FnId, Model, ScopeId, SetId, Subject, Symbol, TArg, TemplateIndex};
use crate::check::{Checker, Context, kinds};
use crate::diag::{Diagnostic, DiagnosticsMark};
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Decl, DeclId, RecordId, TemplateArgsId, TemplateId};
use crate::typed::{Const, ExprId, ExprKind, Scalar, Ty, TyId, Var, VarId, VarKind};
use smallvec::SmallVec;
use trefoil_entity::{Entity, sort_by_key};

/// How deep instantiations may nest.
const MAX_DEPTH: u32 = 256;
/// How many levels of expressions the instance of a record counts for: records that need one another are made one within the
/// other, and what the stack has room for bounds both.
const RECORD_NESTING: u32 = 7;
/// How many instances the templates of a source may have together.
const MAX_INSTANCES: u32 = 1 << 16;

impl Checker<'_> {
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
        let special = self.cx.model.templates[t].special_variables.clone();
        let parent = self.cx.model.templates[t].scope;
        let (id, scope) = self.closest(&special, &args, parent).unwrap_or((id, scope));
        let var = self.cx.unit.vars[id];
        let (name, span) = (self.cx.model.templates[t].name, self.cx.model.templates[t].span);
        let text = format!("{}<{}>", self.cx.model.text(name), self.cx.model.args_text(&args));
        let full = self.cx.model.program.names.intern(&text);
        let made = self.in_instance(scope, |c| c.type_and_init(&var, name, span));
        let (ty, init) = made.unwrap_or((self.cx.model.common.error, None));
        let is_const = var.modifiers.union(self.cx.type_modifiers(var.ty)).has(tree::Modifiers::CONST);
        let made = Var::new(full, ty, VarKind::Static, span);
        let made = self.cx.model.program.vars.push(Var { is_const, ..made });
        self.in_instance(scope, |c| c.initialise(made, init, var.init));
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

    /// The type that a template makes of arguments.
    pub(in crate::check) fn instantiate_type(
        &mut self,
        t: TemplateIndex,
        args: Option<TemplateArgsId>,
        span: Span,
    ) -> TyId {
        let head = self.cx.model.templates[t].head;
        let written = args;
        let mut args = args.map(|args| self.arguments_for(head, args)).unwrap_or_default();
        self.cx.model.drop_orders(&mut args);
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
        let ty = match subject {
            Subject::Variable(_) => {
                self.cx.push(Diagnostic::new(&kinds::NOT_A_TYPE, span).arg(name));
                self.cx.model.common.error
            }
            Subject::Alias(_) if !self.cx.may_instantiate(span) => self.cx.model.common.error,
            Subject::Alias(it) => self.in_instance(scope, |c| c.type_named(it.ty, it.modifiers)),
            Subject::Record(_) => self.cx.name_instance(t, scope, &args),
        };
        self.cx.model.templates[t].instances.insert(args, ty);
        ty
    }

    /// Gives an instance of a record template its members where they are needed for the first time: it may be named before
    /// there are any, by members of its own and by those of what its arguments are.
    pub(in crate::check) fn need_members(&mut self, ty: TyId, span: Span) {
        if let Ty::Struct(s) = self.cx.model.program.types.get(self.cx.model.innermost(ty))
            && !self.cx.model.record(s).begun
            && let Some((t, args)) = self.cx.model.record(s).origin.clone()
            && let Some((it, scope)) = self.definition_of(t, args, span)
            && self.cx.may_instantiate(span)
        {
            let own = self.cx.model.record(s).scope;
            self.cx.model.scopes[own].parent = Some(scope);
            let is_pattern = self.cx.model.program.structs[s].is_pattern;
            self.within(
                |frame| {
                    frame.depth += 1;
                    frame.nesting += RECORD_NESTING;
                    frame.generic &= is_pattern;
                    frame.names_only = false;
                },
                |c| c.in_scope(scope, |c| c.define_record(s, &it)),
            );
        }
    }

    /// The same for the parameters and the result of a function that is called or defined.
    pub(in crate::check) fn need_signature(&mut self, f: FnId, span: Span) {
        let function = &self.cx.model.functions[f];
        let mut types = function.formals.iter().map(|formal| formal.ty).chain([function.ret]);
        if types.any(|ty| self.cx.model.lacks_members(ty)) {
            self.need_members_of_signature(f, span);
        }
    }

    #[cold]
    fn need_members_of_signature(&mut self, f: FnId, span: Span) {
        let function = &self.cx.model.functions[f];
        let types = function.formals.iter().map(|formal| formal.ty).chain([function.ret]);
        let types: SmallVec<[TyId; 8]> = types.filter(|&ty| self.cx.model.lacks_members(ty)).collect();
        for ty in types {
            self.need_members(ty, span);
        }
    }

    /// What defines the instance of a record template, and the scope in which its parameters have their arguments.
    fn definition_of(
        &mut self,
        t: TemplateIndex,
        args: Vec<TArg>,
        span: Span,
    ) -> Option<(tree::RecordDecl, ScopeId)> {
        let template = &self.cx.model.templates[t];
        let Subject::Record(id) = template.subject else { return None };
        let (head, parent, name) = (template.head, template.scope, template.name);
        let (id, scope) = match self.specialization(t, &args, parent) {
            Some(special) => special,
            None => (id, self.bind(head, parent, args, name, None, span)?.1),
        };
        let it = self.cx.unit.records[id];
        it.is_definition.then_some((it, scope))
    }

    /// The specialisation that fits arguments best: the one with the fewest parameters of its own.
    pub(in crate::check) fn specialization(
        &mut self,
        t: TemplateIndex,
        args: &[TArg],
        parent: ScopeId,
    ) -> Option<(RecordId, ScopeId)> {
        let candidates = self.cx.model.templates[t].specializations.clone();
        self.closest(&candidates, args, parent)
    }

    /// Of specialisations, each with its head and the pattern of its arguments, the one with the fewest parameters that
    /// arguments fit, with a scope in which its parameters have what they match.
    fn closest<T: Copy>(
        &mut self,
        candidates: &[(T, Option<TemplateId>, TemplateArgsId)],
        args: &[TArg],
        parent: ScopeId,
    ) -> Option<(T, ScopeId)> {
        let mut best: Option<(usize, T, ScopeId)> = None;
        for &(id, head, patterns) in candidates {
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
    pub(in crate::check) fn bind(
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
                    Some(arg) => {
                        let mut arg = [arg];
                        self.cx.model.drop_orders(&mut arg);
                        arg[0]
                    }
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
            (Decl::Var(v), TArg::Value(from, value)) => {
                let var = self.cx.unit.vars[v];
                let ty = self.in_scope(scope, |c| c.type_ref(var.ty));
                if self.cx.refuse_value_parameter(ty, self.cx.unit.decl_name_spans[param]) {
                    return None;
                }
                let is_enum = matches!(self.cx.model.program.types.get(ty), Ty::Enum(..));
                if from != ty && (is_enum || self.cx.model.integer_of(&arg).is_none()) {
                    let text = self.cx.model.type_text(from);
                    self.cx.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_CONSTANT, span).arg(text));
                    return None;
                }
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
                Some(TArg::Type(self.in_scope(scope, |c| c.type_named(default, tree::Modifiers::NONE))))
            }
            Decl::Var(v) => {
                let var = self.cx.unit.vars[v];
                let init = var.init?;
                let argument = self.in_scope(scope, |c| c.constant_argument(init))?;
                self.fit_argument(param, argument, scope, self.cx.place_of(init))
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
        let before = self.cx.errors_before();
        let signature = self.instance_signature(f, scope);
        if !self.cx.frame.generic && self.cx.forgive_missing_member(before) {
            return Err(None);
        }
        let instance = self.instance_of(f, scope, full, signature);
        self.cx.model.functions[f].instances.insert(args, instance);
        Ok(instance)
    }

    /// Gives the instances that were called before a function template was defined their bodies.
    pub(in crate::check) fn complete_functions(&mut self, template: FnId) {
        let function = &self.cx.model.functions[template];
        let (decl, parent, name, span) = (function.decl, function.scope, function.name, function.span);
        let Some(head) = function.template.filter(|_| !function.broken) else { return };
        let is_open = |(args, f): &(&Vec<TArg>, &FnId)| {
            let instance = &self.cx.model.functions[**f];
            let is_dependent = args.iter().any(|arg| self.cx.model.is_dependent(arg));
            !instance.defined && instance.specialization.is_none() && !is_dependent
        };
        let instances = function.instances.iter().filter(is_open);
        let mut waiting: Vec<(FnId, Vec<TArg>)> = instances.map(|(args, &f)| (f, args.clone())).collect();
        sort_by_key(&mut waiting, |&(f, _)| f.index() as u64);
        for (f, args) in waiting {
            let Some((_, scope)) = self.bind(head, parent, args, name, None, span) else { continue };
            let instance = &mut self.cx.model.functions[f];
            (instance.decl, instance.scope, instance.defined) = (decl, scope, true);
            if !instance.lazy {
                self.defer_body(f, self.cx.frame.depth + 1);
            }
        }
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
            if let Ok((args, scope)) = self.template_arguments(template, &explicit, &types, span)
                && self.is_signature(template, scope, f, &types)
            {
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
        if !types.contains(&self.cx.model.common.error) {
            self.cx.no_template_matches(f, span);
        }
    }

    /// Whether what a template makes in a scope takes the types of a function and gives its type.
    fn is_signature(&mut self, template: FnId, scope: ScopeId, f: FnId, types: &[TyId]) -> bool {
        let (formals, ret) = self.instance_signature(template, scope);
        let own = self.cx.model.functions[f].ret;
        let error = self.cx.model.common.error;
        formals.iter().map(|formal| formal.ty).eq(types.iter().copied())
            && (ret == own || [ret, own].contains(&error))
    }
}

impl Context<'_> {
    /// The instance of a record template, without members yet.
    fn name_instance(&mut self, t: TemplateIndex, scope: ScopeId, args: &[TArg]) -> TyId {
        let template = &self.model.templates[t];
        let (span, name) = (template.span, template.name);
        let text = format!("{}<{}>", self.model.text(name), self.model.args_text(args));
        let name = self.model.program.names.intern(&text);
        let s = self.new_record(Some(name), scope, span);
        let is_dependent = args.iter().any(|arg| self.model.is_dependent(arg));
        self.model.program.structs[s].is_pattern &= is_dependent;
        self.model.records[s].origin = Some((t, args.to_vec()));
        self.model.program.types.intern(Ty::Struct(s))
    }

    /// An error where a structure that was only declared is needed with its members; `say` has the words for one that no template
    /// makes.
    pub(in crate::check) fn refuse_unknown_record(
        &mut self,
        ty: TyId,
        span: Span,
        say: impl FnOnce(String) -> Diagnostic,
    ) {
        if let Ty::Struct(s) = self.model.program.types.get(ty)
            && !self.model.record(s).begun
            && !self.model.program.structs[s].is_pattern
        {
            self.refuse_unwhole(ty, span, say);
        }
    }

    /// An error of a type that is not complete: of an instance that nothing defines the template of it.
    pub(in crate::check) fn refuse_unwhole(
        &mut self,
        ty: TyId,
        span: Span,
        say: impl FnOnce(String) -> Diagnostic,
    ) {
        let text = self.model.type_text(ty);
        let is_instance = matches!(self.model.program.types.get(ty), Ty::Struct(s) if self.model.record(s).origin.is_some());
        self.push(match is_instance {
            true => Diagnostic::new(&kinds::UNDEFINED_TEMPLATE, span).arg(text),
            false => say(text),
        });
    }

    /// What [`forgive_missing_member`](Self::forgive_missing_member) is asked about: what is reported from here on.
    pub(in crate::check) fn errors_before(&self) -> (DiagnosticsMark, usize) {
        (self.diags.mark(), self.diags.error_count())
    }

    /// Takes back the error that a record has no such member, where it is all that was reported: a signature that asks for one makes
    /// the template no candidate, as `enable_if<false, T>::type` is to.
    pub(in crate::check) fn forgive_missing_member(
        &mut self,
        (mark, count): (DiagnosticsMark, usize),
    ) -> bool {
        let is_missing = self.diags.error_count() == count + 1
            && [&kinds::NO_MEMBER, &kinds::NO_MEMBER_MEANT].iter().any(|kind| self.diags.last_is(kind));
        if is_missing {
            self.diags.rewind(mark);
        }
        is_missing
    }

    /// Whether the bounds on depth and number allow one more instance. The first time that they do not is an error and the end
    /// of all instances, since each of those in progress may ask for as many again.
    pub(in crate::check) fn may_instantiate(&mut self, span: Span) -> bool {
        if self.limits.instances > MAX_INSTANCES {
            return false;
        }
        self.limits.instances += 1;
        let is_deep =
            self.frame.depth >= MAX_DEPTH || self.frame.nesting + RECORD_NESTING > self.most_nesting;
        let d = if is_deep {
            Diagnostic::new(&kinds::TEMPLATE_DEPTH, span).arg(self.frame.depth.min(MAX_DEPTH))
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
    /// Whether a type is an instance of a record template, or an array of such, that has no members yet.
    fn lacks_members(&self, ty: TyId) -> bool {
        matches!(self.program.types.get(self.innermost(ty)), Ty::Struct(s) if !self.record(s).begun)
    }

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
        self.note_hiding(name, symbol);
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
