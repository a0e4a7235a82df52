//! Templates looked at before anybody instantiates them: what does not depend on their parameters must hold.
//!
//! A parameter stands for the type of what is in error, which every later check passes over in silence: so only what does
//! not depend on parameters is reported. Methods of record templates that are defined outside of their record are kept
//! here too, until an instance is called.

use crate::check::model::{FnId, Model, OutsideMethod, Record, ScopeId, Symbol, TArg, TemplateIndex};
use crate::check::types::facts::Shape;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Decl, FunctionDecl, FunctionName, PathId, RecordDecl, TemplateId};
use crate::typed::{Const, ExprId, FuncId, StructId, Ty, TyId};
use trefoil_entity::Entity;

impl Checker<'_> {
    /// A scope in which the parameters of a template stand for anything.
    pub(in crate::check) fn generic_scope(&mut self, head: TemplateId, parent: ScopeId) -> ScopeId {
        let scope = self.cx.model.scopes.add(parent);
        let error = self.cx.model.common.error;
        for &param in self.cx.unit.list(self.cx.unit.templates[head].params) {
            let symbol = match self.cx.unit.decls[param] {
                Decl::TypeParam { .. } => Symbol::Type(error),
                _ => Symbol::Value(error, Const::Int(0)),
            };
            let span = self.cx.unit.decl_name_spans[param];
            if let Decl::Var(v) = self.cx.unit.decls[param] {
                let ty = self.in_scope(scope, |c| c.type_ref(c.cx.unit.vars[v].ty));
                self.cx.refuse_value_parameter(ty, span);
            }
            if let Some(name) = self.cx.param_name(param) {
                if let Some(&(_, before)) = self.cx.model.scopes[scope].names.get(&name) {
                    let d = Diagnostic::new(&kinds::SHADOWS_PARAMETER, span).arg(name);
                    self.cx.push(d.note(&kinds::PARAMETER_HERE, before));
                }
                self.cx.model.note_hiding(name, symbol);
                self.cx.model.scopes[scope].names.insert(name, (symbol, span));
                self.cx.notes.template_names.push((name, span));
            }
        }
        scope
    }

    /// Runs a check of what depends on nothing; whether it found no error.
    pub(in crate::check) fn generically(&mut self, f: impl FnOnce(&mut Self)) -> bool {
        let errors = self.cx.diags.error_count();
        let names = self.cx.notes.template_names.len();
        let pending = std::mem::take(&mut self.work.bodies);
        let templates = std::mem::take(&mut self.work.templates);
        let (funcs, exprs) = (self.cx.model.func_count(), self.cx.model.program.exprs.len());
        self.within(|frame| frame.generic = true, f);
        for i in exprs..self.cx.model.program.exprs.len() {
            let expr = &mut self.cx.model.program.exprs[ExprId::new(i)];
            if expr.ty == self.cx.model.common.error {
                expr.ty = self.cx.model.common.void;
            }
        }
        // Nobody calls what was looked at here.
        for i in funcs..self.cx.model.func_count() {
            self.cx.model.program.funcs[FuncId::new(i)].body = None;
        }
        let waiting = std::mem::replace(&mut self.work.bodies, pending);
        self.work.bodies.extend(waiting.into_iter().filter(|it| !it.generic));
        self.work.templates = templates;
        self.cx.notes.template_names.truncate(names);
        self.cx.diags.error_count() == errors
    }

    /// Checks the body of a function template.
    pub(in crate::check) fn generic_function(&mut self, f: FnId, head: TemplateId) {
        let function = &self.cx.model.functions[f];
        let (parent, name, owner) = (function.scope, function.name, function.owner);
        let of_instance = owner.is_some_and(|s| self.cx.model.record(s).origin.is_some());
        if of_instance && !self.cx.frame.generic {
            return;
        }
        let good = self.generically(|c| {
            let scope = c.generic_scope(head, parent);
            let instance = c.function_instance(f, scope, name);
            c.function_body(instance);
        });
        self.cx.model.functions[f].broken = !good;
    }

    /// Checks the parameters of a function template that is only declared.
    pub(in crate::check) fn generic_head(&mut self, f: FnId, head: TemplateId) {
        let function = &self.cx.model.functions[f];
        let (parent, owner) = (function.scope, function.owner);
        let of_instance = owner.is_some_and(|s| self.cx.model.record(s).origin.is_some());
        if !of_instance || self.cx.frame.generic {
            self.generically(|c| {
                let scope = c.generic_scope(head, parent);
                c.instance_signature(f, scope);
            });
        }
    }

    /// Checks a record template and the bodies of its methods; the record that stands for all of its instances.
    pub(in crate::check) fn generic_record(
        &mut self,
        t: TemplateIndex,
        it: &RecordDecl,
        head: TemplateId,
        name: Name,
        span: Span,
    ) -> (Option<StructId>, bool) {
        let mut made = None;
        let parent = self.cx.frame.scope;
        let good = self.generically(|c| {
            let scope = c.generic_scope(head, parent);
            let s = c.cx.new_record(Some(name), scope, span);
            let count = c.cx.unit.templates[head].params.len();
            let error = c.cx.model.common.error;
            c.cx.model.records[s].origin = Some((t, vec![TArg::Type(error); count]));
            made = Some(s);
            c.in_scope(scope, |c| c.define_record(s, it));
            c.drain_pending();
        });
        (made, good)
    }

    /// Keeps a method of a record template that is defined outside of it.
    pub(in crate::check) fn outside_method(
        &mut self,
        id: tree::FunctionId,
        path: PathId,
        head: TemplateId,
        span: Span,
    ) {
        let it = self.cx.unit.functions[id];
        let segments = self.cx.unit.list(self.cx.unit.paths[path].segments);
        let Some(last) = segments.last().copied() else { return };
        let mut scope = None;
        for segment in &segments[..segments.len() - 1] {
            match self.segment_scope(scope, segment) {
                Some(found) => scope = Some(found),
                None => return,
            }
        }
        let found = match scope {
            Some(scope) => self.cx.model.lookup_in(scope, last.name),
            None => self.cx.lookup(last.name),
        };
        let Some(Symbol::Template(t)) = found.map(|f| f.symbol) else {
            self.cx.push(Diagnostic::new(&kinds::UNDECLARED, last.span).arg(last.name));
            return;
        };
        let FunctionName::Name(name) = it.name else {
            self.cx.model.templates[t].outside.push(OutsideMethod { decl: id, head });
            return;
        };
        if let Some(s) = self.cx.model.templates[t].generic {
            let scope = self.cx.model.record(s).scope;
            if !matches!(self.cx.model.lookup_in(scope, name).map(|f| f.symbol), Some(Symbol::Functions(_))) {
                self.cx.push(Diagnostic::new(&kinds::OUT_OF_CLASS, span).arg(name).arg(last.name));
                return;
            }
            self.generic_outside(s, id, &it, head);
        }
        self.cx.model.templates[t].outside.push(OutsideMethod { decl: id, head });
    }

    fn generic_outside(&mut self, s: StructId, id: tree::FunctionId, it: &FunctionDecl, head: TemplateId) {
        let parent = self.cx.model.record(s).scope;
        let declared = self.cx.method_declared(s, it);
        let Some(declared) = declared.filter(|_| it.body.is_some()) else {
            return;
        };
        self.generically(|c| {
            let scope = c.generic_scope(head, parent);
            let name = c.cx.model.functions[declared].name;
            let instance = c.function_instance(declared, scope, name);
            let function = &mut c.cx.model.functions[instance];
            function.decl = id;
            function.defined = true;
            c.function_body(instance);
        });
    }

    /// Asks for the body of what is checked only when it is called: of a method of an instance, or of a function that only a template
    /// which is looked at by itself called so far.
    pub(in crate::check) fn wake(&mut self, f: FnId) {
        if self.cx.frame.generic {
            return;
        }
        let function = &mut self.cx.model.functions[f];
        if !std::mem::take(&mut function.lazy) {
            return;
        }
        if function.defined {
            self.defer_body(f, self.cx.frame.depth + 1);
        } else {
            self.cx.model.functions.late.push(f);
        }
    }

    /// At the end of the source: methods of instances that were called, and whose definition came later.
    pub(in crate::check) fn late_methods(&mut self) {
        while let Some(f) = self.cx.model.functions.late.pop() {
            if !self.cx.model.functions[f].defined {
                self.attach_outside(f);
            }
            self.function_body(f);
            self.drain_pending();
        }
    }

    /// Gives a method of an instance the body that was defined outside of its template.
    fn attach_outside(&mut self, f: FnId) {
        let function = &self.cx.model.functions[f];
        let (Some(s), decl) = (function.owner, self.cx.unit.functions[function.decl]) else { return };
        let &Record { origin: Some((t, ref args)), scope: parent, .. } = self.cx.model.record(s) else {
            return;
        };
        let (args, parent) = (args.clone(), parent);
        let types: Vec<_> = function.formals.iter().map(|formal| formal.ty).collect();
        for outside in self.cx.model.templates[t].outside.clone() {
            let it = self.cx.unit.functions[outside.decl];
            let names = self.cx.unit.list(self.cx.unit.templates[outside.head].params).to_vec();
            let is_template = it.outer.is_some();
            if it.name != decl.name
                || it.body.is_none()
                || names.len() != args.len()
                || is_template != decl.template.is_some()
            {
                continue;
            }
            let scope = self.cx.model.scopes.add(parent);
            for (&param, &arg) in names.iter().zip(&args) {
                let name = self.cx.param_name(param);
                self.cx.model.bind_one(scope, name, arg);
            }
            if is_template && !self.cx.bind_own(f, decl.template, it.template, scope) {
                continue;
            }
            let formals = self.in_scope(scope, |c| c.formals(&it));
            if formals.iter().map(|formal| formal.ty).eq(types.iter().copied()) {
                let function = &mut self.cx.model.functions[f];
                function.decl = outside.decl;
                function.scope = scope;
                function.defined = true;
                return;
            }
        }
    }
}

impl Context<'_> {
    /// Whether a parameter of a template that is a value cannot have a type; an error says so.
    pub(in crate::check) fn refuse_value_parameter(&mut self, ty: TyId, span: Span) -> bool {
        let is_discrete =
            self.model.num(ty).is_some_and(|n| n.shape == Shape::Scalar && !n.scalar.is_float());
        let refused = ty != self.model.common.error && !is_discrete;
        if refused {
            let text = self.model.type_text(ty);
            self.push(Diagnostic::new(&kinds::TEMPLATE_VALUE_TYPE, span).arg(text));
        }
        refused
    }

    /// An error of `x.f<int>()` where only an instance knows what `x` is: `template` must say that `f` is one. A template of
    /// the current record is known without.
    pub(in crate::check) fn demand_template(&mut self, callee: tree::ExprId, object: ExprId, name: Name) {
        // After another error what is in error need not depend on parameters.
        let is_dependent = self.frame.generic && self.model.is_error(object) && self.diags.error_count() == 0;
        if !is_dependent || matches!(self.lookup(name).map(|f| f.symbol), Some(Symbol::Functions(_))) {
            return;
        }
        let d = self.at_expr(&kinds::TEMPLATE_WANTED, callee).arg(name);
        self.push(d);
    }

    /// The method of a record that a definition outside may belong to.
    fn method_declared(&self, s: StructId, it: &FunctionDecl) -> Option<FnId> {
        let FunctionName::Name(name) = it.name else { return None };
        let scope = self.model.record(s).scope;
        let &(Symbol::Functions(set), _) = self.model.scopes[scope].names.get(&name)? else { return None };
        let count = it.params.len();
        self.model.set(set).iter().copied().find(|&f| {
            let f = &self.model.functions[f];
            f.template.is_none() && self.unit.functions[f.decl].params.len() == count
        })
    }

    /// Gives the parameters of a template that is defined outside of its record what they are in an instance.
    fn bind_own(
        &mut self,
        instance: FnId,
        inside: Option<TemplateId>,
        outside: Option<TemplateId>,
        scope: ScopeId,
    ) -> bool {
        let (Some(inside), Some(outside)) = (inside, outside) else { return false };
        let params = |c: &Self, head| c.unit.list(c.unit.templates[head].params).to_vec();
        let (inside, outside) = (params(self, inside), params(self, outside));
        if inside.len() != outside.len() {
            return false;
        }
        let from = self.model.functions[instance].scope;
        for (a, b) in inside.into_iter().zip(outside) {
            if let (Some(a), Some(b)) = (self.param_name(a), self.param_name(b))
                && let Some(&known) = self.model.scopes[from].names.get(&a)
            {
                self.model.scopes[scope].names.insert(b, known);
            }
        }
        true
    }
}

impl Model {
    /// Whether an argument hangs on the parameters of a template that is looked at by itself.
    pub(in crate::check) fn is_dependent(&self, arg: &TArg) -> bool {
        match *arg {
            TArg::Type(ty) | TArg::Value(ty, _) => self.is_dependent_type(ty),
            TArg::Template(_) | TArg::Builtin(_) => false,
        }
    }

    pub(in crate::check) fn is_dependent_type(&self, ty: TyId) -> bool {
        match self.program.types.get(ty) {
            Ty::Error => true,
            Ty::Struct(s) => self.program.structs[s].is_pattern,
            Ty::Array(elem, _) => self.is_dependent_type(elem),
            Ty::Resource(resource) => self.is_dependent_type(resource.element),
            _ => false,
        }
    }
}
