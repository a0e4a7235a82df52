//! Signatures of functions: name, parameters with their defaults, result.

use crate::check::conversions::convert::Target;
use crate::check::decl::modifiers::Role;
use crate::check::model::{Formal, Symbol, TArg};
use crate::check::types::facts::param_io;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Decl, DeclId, FunctionDecl, FunctionName, Modifiers, Operator, TemplateId};
use crate::typed::{ArgIo, StructId, Ty, TyId, Var, VarKind};
use smallvec::SmallVec;
use trefoil_entity::Entity;

impl Checker<'_> {
    /// The parameters, the result and the arguments of the template that a function is declared with.
    pub(in crate::check) fn signature(
        &mut self,
        decl: DeclId,
        it: &FunctionDecl,
        owner: Option<StructId>,
    ) -> (SmallVec<[Formal; 4]>, TyId, Option<Vec<TArg>>) {
        let formals = self.formals(it);
        let ret = self.type_named(it.ret, it.modifiers);
        if it.body.is_some() || owner.is_none() {
            self.cx.refuse_abstract_of(ret, self.cx.unit.decl_name_spans[decl], &kinds::RESULT_ABSTRACT);
        }
        if owner.is_none() {
            self.check_defaults(it, &formals);
        }
        let role = self.cx.function_role();
        self.cx.check_modifiers(decl, it.modifiers, ret, role);
        self.cx.check_bindings(it.annotations, ret);
        for (&param, formal) in self.cx.unit.list(it.params).iter().zip(&formals) {
            if let Decl::Var(v) = self.cx.unit.decls[param] {
                let annotations = self.cx.unit.vars[v].annotations;
                self.cx.check_bindings(annotations, formal.ty);
                self.cx.refuse_payload_access(annotations);
            }
        }
        self.cx.refuse_payload_access(it.annotations);
        if self.cx.model.is_string(ret) {
            self.cx.report(&kinds::STRING_RESULT, Span::at(self.cx.unit.decl_spans[decl].lo));
        }
        (formals, ret, it.specialization.map(|args| self.template_args(args)))
    }

    /// The name that a function is found by, or its operator.
    pub(in crate::check) fn function_name(
        &mut self,
        it: &FunctionDecl,
        span: Span,
    ) -> Option<(Name, Option<Operator>)> {
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
                let ty = self.type_named(it.ret, it.modifiers);
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
            let ty = self.type_named(var.ty, var.modifiers);
            let at = self.cx.unit.decl_name_spans[param];
            if ty == self.cx.model.common.void {
                self.cx.report(&kinds::PARAM_VOID, at);
            }
            // Of methods, as DXC has them, arrays alone are asked.
            let is_method = self.cx.model.scopes[self.cx.frame.scope].record.is_some();
            if !is_method || matches!(self.cx.model.program.types.get(ty), Ty::Array(..)) {
                self.cx.refuse_abstract_of(ty, at, &kinds::PARAM_ABSTRACT);
            }
            if it.body.is_none() {
                self.cx.refuse_name_again(it, param, at);
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
            let start = Span::at(self.cx.unit.decl_spans[param].lo);
            self.cx.check_stream_param(ty, io, start);
            self.cx.check_mesh_param(modifiers, start);
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
    pub(in crate::check) fn check_defaults(&mut self, it: &FunctionDecl, formals: &[Formal]) {
        if formals.iter().all(|formal| formal.default.is_none()) {
            return;
        }
        let params = self.cx.unit.list(it.params);
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
                    let id =
                        c.cx.model
                            .program
                            .vars
                            .push(Var { is_const: true, ..Var::param(name, formal.ty, formal.io, at) });
                    c.cx.model.scopes.locals.add(name, Symbol::Var(id), at);
                }
            }
            for i in exprs..c.cx.model.program.exprs.len() {
                let e = crate::typed::ExprId::new(i);
                if let crate::typed::ExprKind::Var(v) = c.cx.model.program.exprs[e].kind
                    && v.index() >= vars
                    && matches!(c.cx.model.program.vars[v].kind, VarKind::Param(_))
                {
                    let (name, span) = (c.cx.model.program.vars[v].name, c.cx.model.program.exprs[e].span);
                    c.cx.push(Diagnostic::new(&kinds::DEFAULT_NAMES_PARAMETER, span).arg(name));
                }
            }
            c.cx.model.scopes.locals.release(mark);
        });
    }
}

impl Context<'_> {
    /// An error for a parameter of a function without a body that has the name of an earlier one.
    fn refuse_name_again(&mut self, it: &FunctionDecl, param: DeclId, at: Span) {
        let name_of = |decl: DeclId| match self.unit.decls[decl] {
            Decl::Var(v) => self.unit.vars[v].name,
            _ => None,
        };
        let Some(name) = name_of(param) else { return };
        let before = self.unit.list(it.params).iter().take_while(|&&p| p != param);
        if let Some(&first) = before.clone().find(|&&p| name_of(p) == Some(name)) {
            let first = self.unit.decl_name_spans[first];
            self.redefinition(&kinds::REDEFINED_PARAMETER, name, at, first);
        }
    }

    /// Whether an operator that is a member takes as many parameters as it may.
    pub(in crate::check) fn operator_fits(&mut self, it: &FunctionDecl, op: Operator, span: Span) -> bool {
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

    /// Gives a redeclared function template the default arguments of the earlier declaration, of the function and of the
    /// template; false where an argument has a default in both.
    pub(in crate::check) fn inherit_defaults(
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
    pub(in crate::check) fn default_of(&self, param: DeclId) -> Option<tree::ExprId> {
        match self.unit.decls[param] {
            Decl::Var(v) => self.unit.vars[v]
                .init
                .or_else(|| self.model.functions.inherited_defaults.get(&param).copied()),
            _ => None,
        }
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
