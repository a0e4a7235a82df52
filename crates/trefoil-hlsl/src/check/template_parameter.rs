//! Parameters of templates that are templates themselves: `template<template<typename> class C> struct S`.

use super::scope::{ScopeId, SetId, Symbol};
use super::template::{TArg, TemplateIndex};
use super::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::builtin_names::{Builtin, builtin};
use crate::syntax::tree::{
    Decl, DeclId, Expr, PathId, TemplateArg, TemplateArgsId, TemplateId, TypeRef, TypeRefId,
};

impl Checker<'_> {
    /// Template arguments for the parameters of a head: where a template is wanted, a name stands for one.
    pub(super) fn arguments_for(&mut self, head: TemplateId, args: TemplateArgsId) -> Vec<TArg> {
        let params = self.unit.list(self.unit.templates[head].params);
        let list = self.unit.list(self.unit.template_args[args]);
        let mut resolved = Vec::with_capacity(list.len());
        for (i, &arg) in list.iter().enumerate() {
            let wanted = params.get(i).is_some_and(|&param| self.is_template_param(param));
            let template = if wanted { self.template_argument(arg) } else { None };
            resolved.push(match template {
                Some(template) => template,
                None => self.template_arg(arg),
            });
        }
        resolved
    }

    /// Explicit arguments of a call of one of an overload set.
    pub(super) fn call_arguments(&mut self, set: SetId, args: TemplateArgsId) -> Vec<TArg> {
        let head = self.set(set).iter().find_map(|f| {
            let head = self.fns[f.0 as usize].template?;
            let params = self.unit.list(self.unit.templates[head].params);
            params.iter().any(|&param| self.is_template_param(param)).then_some(head)
        });
        let before = self.diags.error_count();
        let mark = self.diags.mark();
        let made = match head {
            Some(head) => self.arguments_for(head, args),
            None => self.template_args(args),
        };
        // A value that is no constant makes the function no candidate: the call says so.
        self.argument_not_constant =
            self.diags.error_count() == before + 1 && self.diags.last_is(&kinds::TEMPLATE_ARGUMENT_CONSTANT);
        if self.argument_not_constant {
            self.diags.rewind(mark);
        }
        made
    }

    fn is_template_param(&self, param: DeclId) -> bool {
        matches!(self.unit.decls[param], Decl::TypeParam { template: Some(_), .. })
    }

    /// The template that an argument names; none where it names something else.
    fn template_argument(&mut self, arg: TemplateArg) -> Option<TArg> {
        match self.named_by(arg)? {
            Written::Name(name) => {
                if let Some(Builtin::VectorTemplate | Builtin::MatrixTemplate | Builtin::Object(_)) =
                    builtin(name)
                {
                    let span = self.argument_span(arg);
                    let what = "a built-in template as an argument of a template";
                    self.push(Diagnostic::new(&kinds::UNSUPPORTED, span).arg(what));
                    return Some(TArg::Type(self.c.error));
                }
                self.template_of(self.lookup(name)?.symbol)
            }
            Written::Path(path) => match self.lookup_path(path) {
                Some((_, last)) if last.args.is_some() => None,
                Some((found, _)) => self.template_of(found.symbol),
                None => Some(TArg::Type(self.c.error)),
            },
        }
    }

    fn template_of(&self, symbol: Symbol) -> Option<TArg> {
        match symbol {
            Symbol::Template(t) => Some(TArg::Template(t)),
            _ => None,
        }
    }

    fn named_by(&self, arg: TemplateArg) -> Option<Written> {
        match arg {
            TemplateArg::Type(ty) => match self.unit.types[ty] {
                TypeRef::Named(name) => Some(Written::Name(name)),
                TypeRef::Path(path) => Some(Written::Path(path)),
                _ => None,
            },
            TemplateArg::Expr(e) => match self.unit.exprs[e] {
                Expr::Name(name) => Some(Written::Name(name)),
                Expr::Path(path) => Some(Written::Path(path)),
                _ => None,
            },
        }
    }

    pub(super) fn argument_span(&self, arg: TemplateArg) -> Span {
        match arg {
            TemplateArg::Type(ty) => self.unit.type_spans[ty],
            TemplateArg::Expr(e) => self.place_of(e),
        }
    }

    /// What a parameter is where nothing is said.
    pub(super) fn default_template(&mut self, default: TypeRefId, scope: ScopeId) -> Option<TArg> {
        self.in_scope(scope, |c| c.template_argument(TemplateArg::Type(default)))
    }

    /// Lays a template over what a pattern says in its place.
    pub(super) fn deduce_template(
        &mut self,
        pattern: TemplateArg,
        t: TemplateIndex,
        names: &[Option<Name>],
    ) -> Result<usize, bool> {
        if let Some(Written::Name(name)) = self.named_by(pattern)
            && let Some(i) = names.iter().position(|&n| n == Some(name))
        {
            return Ok(i);
        }
        Err(self.template_argument(pattern) == Some(TArg::Template(t)))
    }

    /// Whether a template is what a parameter asks for: its own parameters must be of the same kinds.
    pub(super) fn fit_template(&mut self, wanted: TemplateId, arg: TArg, span: Span) -> Option<TArg> {
        let TArg::Template(t) = arg else {
            let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span);
            self.push(d.arg("template template").arg("a class template"));
            return None;
        };
        let given = self.templates[t.0 as usize].head;
        let kinds_of = |head: TemplateId| self.unit.list(self.unit.templates[head].params).iter().copied();
        let same =
            kinds_of(wanted).map(|p| self.param_kind(p)).eq(kinds_of(given).map(|p| self.param_kind(p)));
        if !same {
            self.report(&kinds::TEMPLATE_TEMPLATE_MISMATCH, span);
            return None;
        }
        Some(arg)
    }

    /// A type, a template or a value.
    fn param_kind(&self, param: DeclId) -> u8 {
        match self.unit.decls[param] {
            Decl::TypeParam { template: None, .. } => 0,
            Decl::TypeParam { template: Some(_), .. } => 1,
            _ => 2,
        }
    }
}

/// How an argument names a template.
enum Written {
    Name(Name),
    Path(PathId),
}
