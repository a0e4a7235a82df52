//! Declarations of templates, and what they inherit from those before.

use crate::check::model::{Subject, Symbol, Template, TemplateIndex};
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Decl, DeclId, RecordId, TemplateArgsId, TemplateId, TypedefDecl};
use trefoil_entity::HashMap;

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
                    if self.cx.unit.templates[head].params.is_empty() {
                        self.refuse_late_specialization(t, args, span);
                    } else if !self.check_specialization(t, head, args, span) {
                        return;
                    }
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

    /// An error for a specialisation of an instance that has its members already.
    fn refuse_late_specialization(&mut self, t: TemplateIndex, args: TemplateArgsId, span: Span) {
        let (head, parent, name) = {
            let template = &self.cx.model.templates[t];
            (template.head, template.scope, template.name)
        };
        let mut args = self.arguments_for(head, args);
        self.cx.model.drop_orders(&mut args);
        let Some((args, _)) = self.bind(head, parent, args, name, None, span) else { return };
        if let Some(&ty) = self.cx.model.templates[t].instances.get(&args)
            && self.cx.model.is_complete(ty)
        {
            let text = self.cx.model.type_text(ty);
            self.cx.push(Diagnostic::new(&kinds::SPECIALIZED_LATE, span).arg(text));
        }
    }

    pub(in crate::check) fn look_at_record(
        &mut self,
        t: TemplateIndex,
        it: &tree::RecordDecl,
        head: TemplateId,
        span: Span,
    ) {
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

    /// Declares a variable template, or a specialisation of one.
    pub(in crate::check) fn variable_template(&mut self, id: tree::VarId, head: TemplateId, span: Span) {
        let var = self.cx.unit.vars[id];
        let Some(name) = var.name else { return };
        let Some(args) = var.specialization else {
            self.cx.add_template(name, Subject::Variable(id), head, span, None);
            return;
        };
        let Some(t) = self.cx.lookup_template(name) else {
            return self.cx.push(Diagnostic::new(&kinds::UNDECLARED, span).arg(name));
        };
        if self.check_specialization(t, head, args, span) {
            self.cx.model.templates[t].special_variables.push((id, Some(head), args));
        }
    }

    /// An error for a template that is declared again with other parameters.
    pub(in crate::check) fn unlike_heads(
        &mut self,
        before: TemplateId,
        again: TemplateId,
        span: Span,
    ) -> Option<Diagnostic> {
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
}

impl Context<'_> {
    pub(in crate::check) fn lookup_template(&self, name: Name) -> Option<TemplateIndex> {
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

    pub(in crate::check) fn add_template(
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
            instances: HashMap::default(),
            specializations: Vec::new(),
            span,
            generic: None,
            outside: Vec::new(),
            broken: false,
            variables: HashMap::default(),
            special_variables: Vec::new(),
        });
        self.declare_in(name, Symbol::Template(index), span, outer);
        index
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
    pub(in crate::check) fn default_span(&self, param: DeclId) -> Option<Span> {
        match self.unit.decls[param] {
            Decl::TypeParam { default, .. } => default.map(|ty| self.unit.type_spans[ty]),
            Decl::Var(v) => self.unit.vars[v].init.map(|e| self.place_of(e)),
            _ => None,
        }
    }

    pub(in crate::check) fn has_default(&self, param: DeclId) -> bool {
        let param = self.model.templates.inherited_params.get(&param).copied().unwrap_or(param);
        match self.unit.decls[param] {
            Decl::TypeParam { default, .. } => default.is_some(),
            Decl::Var(v) => self.unit.vars[v].init.is_some(),
            _ => false,
        }
    }
}
