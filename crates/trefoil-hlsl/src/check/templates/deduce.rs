//! The arguments of a function template: found out by laying the types of a call over what its parameters are written as.

use crate::check::model::{FnId, ScopeId, Subject, Symbol, TArg, TemplateIndex};
use crate::check::{Checker, Context};
use crate::source::{Name, Span};
use crate::syntax::builtin_names::{Builtin, builtin};
use crate::syntax::tree::{self, Decl, TemplateArg, TypeRef, TypeRefId};
use crate::typed::{Ty, TyId};

impl Checker<'_> {
    /// The arguments that a call gives a function template, and a scope that has them.
    pub(in crate::check) fn template_arguments(
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
        let params = self.cx.unit.list(self.cx.unit.templates[head].params);
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
            // What the pattern names is what it names where the function is declared.
            if self.in_scope(parent, |c| c.deduce(pattern, ty, &names, &mut found, false)) {
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
        let before = self.cx.errors_before();
        let made = self.bind(head, parent, args, name, None, span);
        if made.is_none() && !explicit.is_empty() {
            self.cx.diags.rewind(before.0);
        }
        if !self.cx.frame.generic && self.cx.forgive_missing_member(before) {
            return Err(None);
        }
        made.ok_or(None)
    }

    pub(in crate::check) fn deduce_arg(
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
                    // What is computed tells nothing, `K + 1`; whether it fits is seen when the parameters are known.
                    TArg::Value(..) if !exact && !self.cx.is_plain_value(e) => true,
                    TArg::Value(_, v) => self.constant_int(e) == Some(v),
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Finds out template arguments by laying a type over a pattern. With `exact`, what does not depend on parameters
    /// must be the same.
    pub(in crate::check) fn deduce(
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
                !exact || self.type_named(pattern, tree::Modifiers::NONE) == ty
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

    pub(in crate::check) fn deduce_path(
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
        let Some(args) = segment.args else {
            return !exact || self.type_named(pattern, tree::Modifiers::NONE) == ty;
        };
        let patterns = self.cx.unit.list(self.cx.unit.template_args[args]);
        let param = names.iter().position(|&n| n == Some(segment.name) && segments.len() == 1);
        let is_declared = param.is_none() && builtin(segment.name).is_none();
        let named = if is_declared { self.template_named(path) } else { None };
        if let Some(t) = named
            && let Subject::Alias(alias) = self.cx.model.templates[t].subject
        {
            return self.deduce_alias((t, alias), patterns, ty, names, bound, exact);
        }
        let uint = self.cx.model.common.uint;
        let size = |n: u16| TArg::Value(uint, n.into());
        let parts: Vec<TArg> = match (builtin(segment.name), self.cx.model.program.types.get(ty)) {
            (Some(Builtin::VectorTemplate), Ty::Vector(s, n)) => {
                let scalar = self.cx.model.scalar_ty(s);
                vec![TArg::Type(scalar), size(n)]
            }
            (Some(Builtin::MatrixTemplate), Ty::Matrix { scalar, rows, cols, .. }) => {
                vec![TArg::Type(self.cx.model.scalar_ty(scalar)), size(rows.into()), size(cols.into())]
            }
            (Some(Builtin::Object(_)), Ty::Resource(r)) => vec![TArg::Type(r.element)],
            (None, Ty::Vector(..) | Ty::Matrix { .. } | Ty::Resource(_)) => {
                let Some(i) = param else { return false };
                let Some((name, parts)) = self.cx.model.builtin_parts(ty) else { return false };
                if !bind_to(bound, i, TArg::Builtin(name)) {
                    return false;
                }
                parts
            }
            (None, Ty::Struct(s)) => match &self.cx.model.record(s).origin {
                Some((t, args)) => {
                    let fits = match param {
                        Some(i) => bind_to(bound, i, TArg::Template(*t)),
                        None => named == Some(*t),
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

    /// The same for a template of an alias: what its own parameters are for the type, then what the pattern's arguments are for those.
    fn deduce_alias(
        &mut self,
        (t, alias): (TemplateIndex, tree::TypedefDecl),
        patterns: &[TemplateArg],
        ty: TyId,
        names: &[Option<Name>],
        bound: &mut [Option<TArg>],
        exact: bool,
    ) -> bool {
        let template = &self.cx.model.templates[t];
        let (head, scope) = (template.head, template.scope);
        let params = self.cx.unit.list(self.cx.unit.templates[head].params);
        let own: Vec<Option<Name>> = params.iter().map(|&param| self.cx.param_name(param)).collect();
        let mut found = vec![None; own.len()];
        if !self.in_scope(scope, |c| c.deduce(alias.ty, ty, &own, &mut found, exact)) {
            return false;
        }
        patterns
            .iter()
            .zip(found)
            .all(|(&p, arg)| arg.is_none_or(|arg| self.deduce_arg(p, arg, names, bound, exact)))
    }

    /// The template that a path with arguments names, if it is one that the source declares.
    fn template_named(&mut self, path: tree::PathId) -> Option<TemplateIndex> {
        let mark = self.cx.diags.mark();
        let found = self.lookup_path(path);
        self.cx.diags.rewind(mark);
        match found?.0.symbol {
            Symbol::Template(t) => Some(t),
            _ => None,
        }
    }
}

impl Context<'_> {
    /// Whether a value is written as a name or a literal.
    fn is_plain_value(&self, e: tree::ExprId) -> bool {
        matches!(self.unit.exprs[e], tree::Expr::Name(_) | tree::Expr::Int { .. } | tree::Expr::Bool(_))
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
