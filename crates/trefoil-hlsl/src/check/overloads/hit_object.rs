//! The namespace `dx`: hit objects, their methods, and what reorders threads.
//!
//! The namespace comes to be when a path asks for one of its names. A source may have a namespace of that name, which then
//! has these as well.

use crate::builtins::{self, BuiltinAttrs, Entry, Namespace};
use crate::check::model::{Dx, ScopeId, Symbol};
use crate::check::overloads::fit::TemplateArguments;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::lex::keyword::word;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, PathSegment};
use crate::typed::{ExprId, Ty};
use trefoil_entity::List;
use trefoil_ir::ShaderModel;

impl Checker<'_> {
    /// A call of what a path names in the namespace `dx` or in its type; none where it names something else.
    pub(in crate::check) fn call_of_dx(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        scope: Option<ScopeId>,
        last: PathSegment,
        args: List<tree::ExprId>,
    ) -> Option<ExprId> {
        let dx = self.cx.model.scopes.dx?;
        let scope = scope?;
        if scope == dx.hit_object {
            return Some(self.call_of_hit(e, callee, None, last.name, args));
        }
        let it = &self.cx.model.scopes[scope];
        let is_dx = scope == dx.space || it.name == Some(word::DX) && it.parent == Some(ScopeId::GLOBAL);
        let is_builtin = is_dx && !it.names.contains_key(&last.name) && self.cx.is_builtin_of_dx(last.name);
        is_builtin.then(|| self.call_builtin_of_dx(e, callee, last.name, args))
    }

    /// `dx::name(…)`, of a function that there is.
    pub(in crate::check) fn call_builtin_of_dx(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        name: Name,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let entry = self.cx.builtin_of_dx(name).filter(|_| self.cx.has_hit_objects());
        let (Some(typed), Some(entry)) = (self.args(args), entry) else {
            return self.cx.model.error_expr(span);
        };
        let at = self.cx.place_of(callee);
        self.cx.call_entry(entry, &typed, TemplateArguments::default(), None, span, at)
    }

    /// `hit.name(…)`, or without an object `dx::HitObject::name(…)`.
    pub(in crate::check) fn call_of_hit(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        object: Option<ExprId>,
        name: Name,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let (span, at) = (self.cx.place_of(e), self.cx.place_of(callee));
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(span) };
        let Some(entry) = builtins::lookup(Namespace::DxHitObject, self.cx.model.text(name)) else {
            let d = Diagnostic::new(&kinds::NO_MEMBER, at).arg(self.cx.model.name_text(name));
            self.cx.push(d.arg("dx::HitObject"));
            return self.cx.model.error_expr(span);
        };
        let is_static = entry.overloads().iter().all(|o| o.attributes.contains(BuiltinAttrs::STATIC));
        if !is_static && object.is_none() {
            self.cx.report(&kinds::MEMBER_NEEDS_OBJECT, at);
            return self.cx.model.error_expr(span);
        }
        let object = object.filter(|_| !is_static);
        self.cx.call_entry(entry, &typed, TemplateArguments::default(), object, span, at)
    }
}

impl Context<'_> {
    /// Whether target and shader model have hit objects.
    fn has_hit_objects(&self) -> bool {
        self.options.target.has_hit_objects && self.options.shader_model >= ShaderModel::new(6, 9)
    }

    /// The scope of the namespace `dx` for a path that goes on with a name; an error where that is a built-in which target or
    /// shader model lack. None where `dx` is something else, or no built-in has the name.
    pub(in crate::check) fn dx_scope(&mut self, is_global: bool, next: PathSegment) -> Option<ScopeId> {
        let found = match is_global {
            true => self.model.lookup_in(ScopeId::GLOBAL, word::DX),
            false => self.lookup(word::DX),
        };
        let own = match found.map(|found| found.symbol) {
            Some(Symbol::Namespace(scope)) => Some(scope),
            Some(Symbol::Type(_) | Symbol::Template(_) | Symbol::BuiltinTemplate(_)) => return None,
            _ => None,
        };
        let is_builtin = next.name == word::HIT_OBJECT || self.is_builtin_of_dx(next.name);
        let declares = own.is_some_and(|scope| self.model.scopes[scope].names.contains_key(&next.name));
        if declares || !is_builtin {
            return own;
        }
        if !self.has_hit_objects() {
            self.lacks_dx(next);
        }
        let space = self.known_dx().space;
        let Some(own) = own else { return Some(space) };
        if self.model.scopes[own].parent == Some(ScopeId::GLOBAL) {
            self.declare_hit_object(own);
        }
        Some(own)
    }

    fn lacks_dx(&mut self, next: PathSegment) {
        let name = format!("dx::{}", self.model.text(next.name));
        self.push(match self.options.shader_model < ShaderModel::new(6, 9) {
            true => Diagnostic::new(&kinds::NEEDS_MODEL, next.span).arg(name).arg(9i64),
            false => Diagnostic::new(&kinds::LACKED_BY_TARGET, next.span).arg(name),
        });
    }

    /// The namespace for `using namespace dx`, where target and shader model have it.
    pub(in crate::check) fn used_dx(&mut self) -> Option<ScopeId> {
        self.has_hit_objects().then(|| self.known_dx().space)
    }

    fn known_dx(&mut self) -> Dx {
        if let Some(known) = self.model.scopes.dx {
            return known;
        }
        let space = self.model.scopes.add(ScopeId::GLOBAL);
        self.model.scopes[space].name = Some(word::DX);
        let hit_object = self.model.scopes.add(space);
        let made = Dx { space, hit_object };
        self.model.scopes.dx = Some(made);
        self.declare_hit_object(space);
        made
    }

    fn declare_hit_object(&mut self, scope: ScopeId) {
        let has = self.has_hit_objects();
        self.model.program.has_hit_objects |= has;
        let ty = self.model.program.types.intern(if has { Ty::HitObject } else { Ty::Error });
        let names = &mut self.model.scopes[scope].names;
        if !names.contains_key(&word::HIT_OBJECT) {
            names.insert(word::HIT_OBJECT, (Symbol::Type(ty), Span::NONE));
        }
    }

    /// Whether a directive makes the names of `dx` known here.
    pub(in crate::check) fn uses_dx(&self) -> bool {
        self.model.scopes.dx.is_some_and(|dx| {
            self.scopes_outwards().any(|scope| self.model.scopes[scope].using.contains(&dx.space))
        })
    }

    /// Whether a name is that of a built-in function of `dx`.
    pub(in crate::check) fn is_builtin_of_dx(&self, name: Name) -> bool {
        self.builtin_of_dx(name).is_some()
    }

    fn builtin_of_dx(&self, name: Name) -> Option<&'static Entry> {
        builtins::lookup(Namespace::Dx, self.model.text(name))
    }
}
