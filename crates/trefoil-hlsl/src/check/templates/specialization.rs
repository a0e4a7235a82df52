//! Explicit specialisation of one member of a record template: `template<> float S<int>::get() { … }`.

use crate::check::model::{FnId, Model, SetId, TArg, TemplateIndex};
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::{self, FunctionDecl};
use crate::typed::StructId;

impl Checker<'_> {
    /// Whether a method may be declared again outside of its record: `template<>` is demanded of a member of an instance,
    /// which then loses what its template said, and refused of any other.
    pub(in crate::check) fn method_again(
        &mut self,
        f: FnId,
        id: tree::FunctionId,
        it: &FunctionDecl,
        owner: StructId,
        span: Span,
    ) -> bool {
        let made_of = self.cx.model.record(owner).origin.clone();
        let is_instance = made_of.is_some_and(|(t, args)| !self.is_fully_specialized(t, &args));
        match (it.template.is_some(), is_instance) {
            (false, false) => true,
            (true, false) => {
                self.cx.no_template_matches(f, span);
                false
            }
            (false, true) => {
                self.cx.report(&kinds::SPECIALIZATION_BARE, span);
                false
            }
            (true, true) => self.cx.specialize_method(f, id, span),
        }
    }

    /// Whether a record is of a specialisation that has no parameters of its own.
    fn is_fully_specialized(&mut self, t: TemplateIndex, args: &[TArg]) -> bool {
        let scope = self.cx.frame.scope;
        self.specialization(t, args, scope).is_some_and(|(record, _)| {
            let head = self.cx.unit.records[record].template;
            head.is_none_or(|head| self.cx.unit.templates[head].params.is_empty())
        })
    }
}

impl Context<'_> {
    /// Takes the template's body from a method of an instance, unless somebody called it already.
    fn specialize_method(&mut self, f: FnId, id: tree::FunctionId, span: Span) -> bool {
        let function = &mut self.model.functions[f];
        if std::mem::take(&mut function.lazy) {
            function.decl = id;
            function.defined = false;
            return true;
        }
        // Outside of the record with a head of its own: it is the specialisation, declared again.
        let before = self.unit.functions[function.decl];
        if before.qualifier.is_some()
            && before.template.is_some_and(|t| self.unit.templates[t].params.is_empty())
        {
            return true;
        }
        let name = function.name;
        self.push(Diagnostic::new(&kinds::SPECIALIZED_LATE, span).arg(name));
        false
    }

    /// An error of a specialisation of what is no template.
    pub(in crate::check) fn no_template_matches(&mut self, f: FnId, span: Span) {
        let name = self.model.functions[f].name;
        self.push(Diagnostic::new(&kinds::NO_TEMPLATE_MATCHES, span).arg(name));
    }
}

impl Model {
    /// Whether a set has a template that a function may be a specialisation of.
    pub(in crate::check) fn has_template(&self, set: SetId) -> bool {
        self.set(set).iter().any(|&f| self.functions[f].template.is_some())
    }
}
