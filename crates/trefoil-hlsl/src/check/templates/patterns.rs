//! The arguments of specialisations and explicit instantiations, looked at where those are declared.

use crate::check::model::{Symbol, TArg, TemplateIndex};
use crate::check::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Decl, DeclId, Expr, TemplateArg, TemplateArgsId, TemplateId, TypeRef};
use crate::typed::TyId;

impl Checker<'_> {
    /// Whether the arguments of a specialisation fit the parameters of its template. Its own parameters stand for anything.
    pub(in crate::check) fn check_specialization(
        &mut self,
        t: TemplateIndex,
        own: TemplateId,
        args: TemplateArgsId,
        span: Span,
    ) -> bool {
        let parent = self.cx.frame.scope;
        self.generically(|c| {
            let mark = c.cx.diags.mark();
            let scope = c.generic_scope(own, parent);
            // What is wrong with the parameters themselves is told with the definition.
            c.cx.diags.rewind(mark);
            c.in_scope(scope, |c| c.check_pattern(t, own, args, span));
        })
    }

    fn check_pattern(&mut self, t: TemplateIndex, own: TemplateId, args: TemplateArgsId, span: Span) {
        let template = &self.cx.model.templates[t];
        let (head, parent, name) = (template.head, template.scope, template.name);
        let errors = self.cx.diags.error_count();
        let mut given = self.arguments_for(head, args);
        if self.cx.diags.error_count() > errors {
            return;
        }
        self.cx.model.drop_orders(&mut given);
        if given.iter().any(|arg| self.cx.model.is_dependent(arg)) {
            return self.check_dependent(t, own, args, &given, span);
        }
        let is_partial = !self.cx.unit.list(self.cx.unit.templates[own].params).is_empty();
        if self.bind(head, parent, given, name, Some(args), span).is_some() && is_partial {
            self.cx.push(Diagnostic::new(&kinds::PARTIAL_USES_NOTHING, span).arg(name));
        }
    }

    /// Arguments that hang on parameters are known by their kind alone.
    fn check_dependent(
        &mut self,
        t: TemplateIndex,
        own: TemplateId,
        args: TemplateArgsId,
        given: &[TArg],
        span: Span,
    ) {
        let (head, name) = (self.cx.model.templates[t].head, self.cx.model.templates[t].name);
        let params = self.cx.unit.list(self.cx.unit.templates[head].params);
        let written = self.cx.unit.list(self.cx.unit.template_args[args]);
        let wrong = match params.get(given.len()) {
            _ if given.len() > params.len() => Some("many"),
            Some(&next) if !self.cx.has_default(next) => Some("few"),
            _ => None,
        };
        if let Some(word) = wrong {
            return self.cx.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_COUNT, span).arg(name).arg(word));
        }
        for ((&param, &pattern), arg) in params.iter().zip(written).zip(given) {
            if !self.fits_by_kind(param, pattern, arg) {
                return;
            }
        }
        if self.repeats_parameters(own, written) && given.len() == params.len() {
            self.cx.report(&kinds::PARTIAL_SPECIALIZES_NOTHING, span);
        }
    }

    fn fits_by_kind(&mut self, param: DeclId, pattern: TemplateArg, arg: &TArg) -> bool {
        let span = self.cx.argument_span(pattern);
        let (kind, wanted) = match (self.cx.unit.decls[param], arg, pattern) {
            (Decl::TypeParam { template: None, .. }, TArg::Value(..), _) => ("template type", "a type"),
            (Decl::Var(_), TArg::Type(_), TemplateArg::Type(_)) => ("non-type template", "an expression"),
            (Decl::Var(_), _, TemplateArg::Expr(e))
                if self.cx.model.is_dependent(arg) && !matches!(self.cx.unit.exprs[e], Expr::Name(_)) =>
            {
                self.cx.report(&kinds::PARTIAL_COMPUTES, span);
                return false;
            }
            _ => return true,
        };
        self.cx.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span).arg(kind).arg(wanted));
        false
    }

    /// Whether the arguments are the specialisation's own parameters in their order: it would be the template once more.
    fn repeats_parameters(&self, own: TemplateId, written: &[TemplateArg]) -> bool {
        let params = self.cx.unit.list(self.cx.unit.templates[own].params);
        let names = params.iter().map(|&param| self.cx.param_name(param));
        params.len() == written.len()
            && names.zip(written).all(|(name, &arg)| name.is_some() && self.plain_name(arg) == name)
    }

    fn plain_name(&self, arg: TemplateArg) -> Option<Name> {
        match arg {
            TemplateArg::Type(ty) => match self.cx.unit.types[ty] {
                TypeRef::Named(name) => Some(name),
                _ => None,
            },
            TemplateArg::Expr(e) => match self.cx.unit.exprs[e] {
                Expr::Name(name) => Some(name),
                _ => None,
            },
        }
    }

    /// `template void f<int>(int);`: there must be a template. `template struct S<int>;`: it must take the arguments. Calls make
    /// the instances of functions that they need.
    pub(in crate::check) fn instantiation(&mut self, decl: DeclId) {
        let span = self.cx.unit.decl_name_spans[decl];
        match self.cx.unit.decls[decl] {
            Decl::Function(f) => self.cx.function_instantiation(&self.cx.unit.functions[f], span),
            Decl::Record(r) => self.record_instantiation(&self.cx.unit.records[r], span),
            _ => {}
        }
    }

    fn record_instantiation(&mut self, it: &tree::RecordDecl, span: Span) {
        let (Some(name), Some(args), None) = (it.name, it.specialization, it.qualifier) else { return };
        if let Some(Symbol::Template(t)) = self.cx.lookup(name).map(|found| found.symbol) {
            let ty: TyId = self.instantiate_type(t, Some(args), span);
            self.need_members(ty, span);
            self.cx.refuse_unknown_record(ty, span, |text| {
                Diagnostic::new(&kinds::INCOMPLETE_TYPE, span).arg(text)
            });
        }
    }
}
