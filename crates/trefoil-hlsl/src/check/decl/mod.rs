//! Declarations: functions, records, enumerations, variables, namespaces.
//!
//! In: a declaration of the tree, in the order of the source. Out: its entry in the typed program and its name in the scope
//! around it. A record is complete when its last member is declared; bodies of its methods are checked then.

mod binding;
pub(in crate::check) mod body;
pub(in crate::check) mod buffer;
pub(in crate::check) mod enums;
pub(in crate::check) mod function;
pub(in crate::check) mod modifiers;
pub(in crate::check) mod parts;
pub(in crate::check) mod record;
pub(in crate::check) mod signature;
pub(in crate::check) mod variable;
mod written;

use crate::check::constants::constant::Wanted;
use crate::check::decl::modifiers::Role;
use crate::check::model::{Model, ScopeId, Symbol};
use crate::check::stage::vulkan::Bearer;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Decl, DeclId, NamespaceDecl, TypedefDecl};
use crate::typed::{Constancy, Ty};
use std::ops::Range;
use trefoil_entity::List;

impl Checker<'_> {
    /// Some of the top-level declarations, or of those of a namespace.
    pub(in crate::check) fn items(&mut self, items: List<DeclId>, range: Range<usize>) {
        let items = self.cx.unit.list(items);
        for i in range {
            let item = items[i];
            if self.cx.diags.is_full() {
                return;
            }
            if self.cx.is_anonymous_member(item, items.get(i + 1).copied()) {
                let span = Span::at(self.cx.unit.decl_spans[item].lo);
                self.cx.report(&kinds::ANONYMOUS, span);
            }
            self.item(item);
        }
    }

    /// Checks one declaration of a file or namespace, then the bodies that it deferred: between two items none is pending.
    pub(in crate::check) fn item(&mut self, item: DeclId) {
        self.declaration(item, None);
        self.drain_pending();
    }

    /// One declaration, in the block that began at `outer` or in the scope.
    pub(in crate::check) fn declaration(&mut self, decl: DeclId, outer: Option<usize>) {
        match self.cx.unit.decls[decl] {
            Decl::Error | Decl::Empty | Decl::TypeParam { .. } => {}
            Decl::Var(v) => {
                let var = self.cx.unit.vars[v];
                self.global_variable(decl, &var);
            }
            Decl::Function(f) => self.function_decl(decl, f, None),
            Decl::Record(r) => {
                let it = self.cx.unit.records[r];
                self.look_at_attributes(it.attributes);
                self.cx.check_applies(it.attributes, Bearer::Record);
                match it.template {
                    Some(head) => self.record_template(decl, r, head, outer),
                    None => {
                        let ty = self.record_decl(decl, r, outer);
                        self.cx.model.types.inline.insert(decl, ty);
                    }
                }
            }
            Decl::Enum(e) => {
                self.look_at_attributes(self.cx.unit.enums[e].attributes);
                let ty = self.enumeration(decl, e, outer);
                self.cx.model.types.inline.insert(decl, ty);
            }
            Decl::Typedef(it) => self.typedef(decl, it, outer),
            Decl::Buffer(b) => self.buffer(decl, b),
            Decl::Namespace(ns) => self.namespace(decl, ns),
            Decl::UsingNamespace(path) => self.using_namespace(path, outer),
            Decl::Using(path) => self.using(path, outer),
            Decl::StaticAssert { cond, message } => {
                let span = Span::at(self.cx.unit.decl_spans[decl].lo);
                self.static_assert(cond, message, span);
            }
            Decl::Instantiation(inner) => self.instantiation(inner),
        }
    }

    fn typedef(&mut self, decl: DeclId, it: TypedefDecl, outer: Option<usize>) {
        if let Some(head) = it.template {
            self.cx.alias_template(decl, it, head, outer);
            return;
        }
        if let tree::TypeRef::Function(ret) = self.cx.unit.types[it.ty] {
            self.type_with(ret, it.modifiers);
            self.cx.model.types.function_aliases.insert(it.name);
            return;
        }
        let ty = self.type_named(it.ty, it.modifiers);
        if !it.is_using {
            let coherent = tree::Modifiers::GLOBALLY_COHERENT.union(tree::Modifiers::REORDER_COHERENT);
            let modifiers = tree::Modifiers(it.modifiers.0 & !coherent.0);
            self.cx.check_modifiers(decl, modifiers, ty, Role::Typedef);
        }
        if it.modifiers.union(self.cx.type_modifiers(it.ty)).has(tree::Modifiers::CONST) {
            self.cx.model.types.const_aliases.insert(it.name);
        }
        if let Ty::Struct(s) = self.cx.model.program.types.get(ty) {
            self.cx.model.records[s].is_anonymous = false;
        }
        let span = self.cx.unit.decl_name_spans[decl];
        if self.cx.model.scopes[self.cx.frame.scope].record.is_some() && outer.is_none() && !it.is_using {
            self.cx.report(&kinds::NESTED_TYPEDEF, Span::at(self.cx.unit.decl_spans[decl].lo));
            return;
        }
        // A typedef may be repeated.
        if outer.is_none()
            && let Some(&(Symbol::Type(known), before)) =
                self.cx.model.scopes[self.cx.frame.scope].names.get(&it.name)
        {
            if known == ty || ty == self.cx.model.common.error || self.cx.model.is_same_record(known, it.name)
            {
                return;
            }
            let (now, then) = (self.cx.model.type_text(ty), self.cx.model.type_text(known));
            let d = Diagnostic::new(&kinds::TYPEDEF_AGAIN, span).arg(now).arg(then);
            return self.cx.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
        }
        self.cx.declare_in(it.name, Symbol::Type(ty), span, outer);
    }

    fn namespace(&mut self, decl: DeclId, ns: NamespaceDecl) {
        self.in_namespace(decl, ns, |c| c.items(ns.items, 0..ns.items.len()));
    }

    /// Runs `f` in the scope of a namespace, which is made when there is none of its name.
    pub(in crate::check) fn in_namespace(
        &mut self,
        decl: DeclId,
        ns: NamespaceDecl,
        f: impl FnOnce(&mut Self),
    ) {
        let span = self.cx.unit.decl_name_spans[decl];
        let outer = self.cx.frame.scope;
        let Some(name) = ns.name else { return f(self) };
        let scope = match self.cx.model.scopes[outer].names.get(&name) {
            Some(&(Symbol::Namespace(scope), _)) => scope,
            _ => {
                let scope: ScopeId = self.cx.model.scopes.add(outer);
                self.cx.model.scopes[scope].name = Some(name);
                self.cx.model.scopes.has_namespace = true;
                self.cx.declare(outer, name, Symbol::Namespace(scope), span);
                scope
            }
        };
        self.within(|frame| frame.scope = scope, f);
    }

    fn static_assert(&mut self, cond: tree::ExprId, message: Option<tree::ExprId>, span: Span) {
        let truth = match self.wanted(cond, Constancy::Constant) {
            (Wanted::Integer(value), _) => value != 0,
            (Wanted::Float(value), _) => value != 0.0,
            (Wanted::Refused, _) => return,
            (Wanted::Scoped(_) | Wanted::OtherType, ty) => {
                let text = self.cx.model.type_text(ty);
                let d = Diagnostic::new(&kinds::NOT_CONTEXTUAL_BOOL, self.cx.place_of(cond)).arg(text);
                return self.cx.push(d);
            }
            (Wanted::Unknown | Wanted::UnknownFloat, _) => {
                return self.cx.report(&kinds::STATIC_ASSERT_CONSTANT, self.cx.place_of(cond));
            }
        };
        if truth {
            return;
        }
        let text = message.and_then(|m| match self.cx.unit.exprs[m] {
            tree::Expr::String(text) => Some(text),
            _ => None,
        });
        let d = match text {
            Some(text) => Diagnostic::new(&kinds::STATIC_ASSERT_SAYS, span).arg(text),
            None => Diagnostic::new(&kinds::STATIC_ASSERT_FAILED, span),
        };
        self.cx.push(d);
    }
}

impl Context<'_> {
    /// `template void f<int>(int);`: there must be a template.
    pub(in crate::check) fn function_instantiation(&mut self, it: &tree::FunctionDecl, span: Span) {
        let tree::FunctionName::Name(name) = it.name else { return };
        if it.qualifier.is_some() {
            return;
        }
        let is_template = match self.lookup(name).map(|found| found.symbol) {
            Some(Symbol::Functions(set)) => self.model.has_template(set),
            _ => false,
        };
        if !is_template {
            self.push(Diagnostic::new(&kinds::NOT_INSTANTIABLE, span).arg(name));
        }
    }
}

impl Model {
    /// `typedef struct S S;`
    fn is_same_record(&self, ty: crate::typed::TyId, name: Name) -> bool {
        matches!(self.program.types.get(ty), Ty::Struct(s) if self.program.structs[s].name == name)
    }
}
