//! Whether two heads declare the same function template: their parameters may have other names, and what depends on them
//! must be written alike.

use crate::check::model::{FnId, Formal, ScopeId, SetId, Symbol, TArg};
use crate::check::types::facts::param_io;
use crate::check::{Checker, Context};
use crate::source::Name;
use crate::syntax::tree::{
    Decl, Expr, ExprId, FunctionDecl, TemplateArg, TemplateId, TypeRef, TypeRefId, VarDecl,
};
use smallvec::SmallVec;

/// One of the two: the names of its parameters, and where its types are looked for.
struct Side {
    names: SmallVec<[Option<Name>; 4]>,
    scope: ScopeId,
}

impl Side {
    fn position(&self, name: Name) -> Option<usize> {
        self.names.iter().position(|&n| n == Some(name))
    }
}

impl Checker<'_> {
    /// Whether a declaration, in a scope, is one of a function template that is known.
    pub(in crate::check) fn declares_again(
        &mut self,
        known: FnId,
        it: &FunctionDecl,
        scope: ScopeId,
    ) -> bool {
        let function = &self.cx.model.functions[known];
        let (Some(head), Some(again)) = (function.template, it.template) else { return false };
        let (before, known_scope) = (self.cx.unit.functions[function.decl], function.scope);
        if before.params.len() != it.params.len() || !self.same_heads(head, again) {
            return false;
        }
        let sides = (self.cx.side(head, known_scope), self.cx.side(again, scope));
        let mark = self.cx.diags.mark();
        let same = self.same_pattern(before.ret, it.ret, &sides) && self.same_lists(&before, it, &sides);
        self.cx.diags.rewind(mark);
        same
    }

    /// The function of a set that a method of a template, which is looked at by itself, declares again: types that hang on the
    /// template's parameters must be written alike.
    pub(in crate::check) fn same_pattern_of_set(
        &mut self,
        set: SetId,
        formals: &[Formal],
        spec: Option<&[TArg]>,
        it: &FunctionDecl,
    ) -> Option<FnId> {
        let candidates = self.cx.model.set(set).iter().copied();
        let alike = candidates.filter(|&f| self.cx.model.has_signature(f, formals, spec)).collect::<Vec<_>>();
        if alike.is_empty() {
            return None;
        }
        let sides = (self.cx.generic_side(), self.cx.generic_side());
        alike.into_iter().find(|&f| {
            let before = self.cx.unit.functions[self.cx.model.functions[f].decl];
            self.same_lists(&before, it, &sides)
        })
    }

    /// Whether two functions with as many parameters have the same ones.
    fn same_lists(&mut self, a: &FunctionDecl, b: &FunctionDecl, sides: &(Side, Side)) -> bool {
        let (a, b) = (self.cx.unit.list(a.params), self.cx.unit.list(b.params));
        a.iter().zip(b).all(|(&a, &b)| match (self.cx.unit.decls[a], self.cx.unit.decls[b]) {
            (Decl::Var(a), Decl::Var(b)) => {
                let (a, b) = (self.cx.unit.vars[a], self.cx.unit.vars[b]);
                self.same_parameters(&a, &b, sides)
            }
            _ => false,
        })
    }

    /// Whether the parameters of two heads are of the same kinds, and values of the same types.
    pub(in crate::check) fn same_heads(&mut self, a: TemplateId, b: TemplateId) -> bool {
        let sides = (self.cx.side(a, self.cx.frame.scope), self.cx.side(b, self.cx.frame.scope));
        let (a, b) = (self.cx.unit.templates[a].params, self.cx.unit.templates[b].params);
        let (a, b) = (self.cx.unit.list(a), self.cx.unit.list(b));
        a.len() == b.len()
            && a.iter().zip(b).all(|(&a, &b)| match (self.cx.unit.decls[a], self.cx.unit.decls[b]) {
                (Decl::Var(a), Decl::Var(b)) => {
                    let (a, b) = (self.cx.unit.vars[a].ty, self.cx.unit.vars[b].ty);
                    self.same_pattern(a, b, &sides)
                }
                (Decl::TypeParam { template: a, .. }, Decl::TypeParam { template: b, .. }) => match (a, b) {
                    (Some(a), Some(b)) => self.same_heads(a, b),
                    (a, b) => a.is_none() && b.is_none(),
                },
                _ => false,
            })
    }

    fn same_parameters(&mut self, a: &VarDecl, b: &VarDecl, sides: &(Side, Side)) -> bool {
        let io = |c: &Self, v: &VarDecl| param_io(v.modifiers.union(c.cx.type_modifiers(v.ty)));
        io(self, a) == io(self, b) && self.same_pattern(a.ty, b.ty, sides)
    }

    /// Whether two types as written are the same, each parameter being the other's of its place.
    fn same_pattern(&mut self, a: TypeRefId, b: TypeRefId, sides: &(Side, Side)) -> bool {
        let (a, b) = (self.cx.unqualified(a), self.cx.unqualified(b));
        match (self.cx.depends(a, &sides.0), self.cx.depends(b, &sides.1)) {
            (false, false) => {
                let of = |c: &mut Self, ty, side: &Side| c.in_scope(side.scope, |c| c.type_ref(ty));
                let (a, b) = (of(self, a, &sides.0), of(self, b, &sides.1));
                return a == b;
            }
            (true, true) => {}
            _ => return false,
        }
        match (self.cx.unit.types[a], self.cx.unit.types[b]) {
            (TypeRef::Named(a), TypeRef::Named(b)) => sides.0.position(a) == sides.1.position(b),
            (TypeRef::Array { elem: a, len: n }, TypeRef::Array { elem: b, len: m }) => {
                let same_length = match (n, m) {
                    (Some(n), Some(m)) => self.same_value(n, m, sides),
                    (n, m) => n.is_none() && m.is_none(),
                };
                same_length && self.same_pattern(a, b, sides)
            }
            (TypeRef::Path(a), TypeRef::Path(b)) => {
                let (a, b) = (self.cx.unit.paths[a], self.cx.unit.paths[b]);
                let (a, b) = (self.cx.unit.list(a.segments), self.cx.unit.list(b.segments));
                a.len() == b.len()
                    && a.iter().zip(b).all(|(a, b)| {
                        let position = |side: &Side, name| side.position(name);
                        let named = match (position(&sides.0, a.name), position(&sides.1, b.name)) {
                            (None, None) => a.name == b.name,
                            (a, b) => a == b,
                        };
                        let args = |c: &Self, args: Option<_>| {
                            args.map_or(&[][..], |args| c.cx.unit.list(c.cx.unit.template_args[args]))
                        };
                        let (a, b) = (args(self, a.args), args(self, b.args));
                        named
                            && a.len() == b.len()
                            && a.iter().zip(b).all(|(&a, &b)| self.same_argument(a, b, sides))
                    })
            }
            _ => false,
        }
    }

    fn same_argument(&mut self, a: TemplateArg, b: TemplateArg, sides: &(Side, Side)) -> bool {
        match (a, b) {
            (TemplateArg::Type(a), TemplateArg::Type(b)) => self.same_pattern(a, b, sides),
            (TemplateArg::Expr(a), TemplateArg::Expr(b)) => self.same_value(a, b, sides),
            _ => false,
        }
    }

    /// Whether two values are the same parameter or the same constant.
    fn same_value(&mut self, a: ExprId, b: ExprId, sides: &(Side, Side)) -> bool {
        let name = |c: &Self, e: ExprId| match c.cx.unit.exprs[e] {
            Expr::Name(name) => Some(name),
            _ => None,
        };
        let place = |name: Option<Name>, side: &Side| name.and_then(|name| side.position(name));
        match (place(name(self, a), &sides.0), place(name(self, b), &sides.1)) {
            (None, None) => {
                let of = |c: &mut Self, e, side: &Side| c.in_scope(side.scope, |c| c.constant_int(e));
                let (a, b) = (of(self, a, &sides.0), of(self, b, &sides.1));
                a.is_some() && a == b
            }
            (a, b) => a == b,
        }
    }
}

impl Context<'_> {
    /// The parameters of the templates that are looked at by themselves here.
    fn generic_side(&self) -> Side {
        let mut names = SmallVec::new();
        let mut scope = Some(self.frame.scope);
        while let Some(id) = scope.filter(|&id| id != ScopeId::GLOBAL) {
            let error = self.model.common.error;
            let is_parameter =
                |symbol: &Symbol| matches!(*symbol, Symbol::Type(ty) | Symbol::Value(ty, _) if ty == error);
            let held = &self.model.scopes[id].names;
            names.extend(
                held.iter().filter(|(_, (symbol, _))| is_parameter(symbol)).map(|(name, _)| Some(*name)),
            );
            scope = self.model.scopes[id].parent;
        }
        Side { names, scope: self.frame.scope }
    }

    fn side(&self, head: TemplateId, scope: ScopeId) -> Side {
        let params = self.unit.list(self.unit.templates[head].params);
        Side { names: params.iter().map(|&p| self.param_name(p)).collect(), scope }
    }

    /// A type without `const` and the like before it.
    fn unqualified(&self, ty: TypeRefId) -> TypeRefId {
        match self.unit.types[ty] {
            TypeRef::Qualified { ty, .. } => self.unqualified(ty),
            _ => ty,
        }
    }

    /// Whether a type as written names a parameter.
    fn depends(&self, ty: TypeRefId, side: &Side) -> bool {
        let of_value = |e: ExprId| match self.unit.exprs[e] {
            Expr::Name(name) => side.position(name).is_some(),
            Expr::Int { .. } | Expr::Bool(_) => false,
            _ => true,
        };
        match self.unit.types[ty] {
            TypeRef::Named(name) => side.position(name).is_some(),
            TypeRef::Qualified { ty, .. } | TypeRef::Unsigned(ty) => self.depends(ty, side),
            TypeRef::Array { elem, len } => self.depends(elem, side) || len.is_some_and(of_value),
            TypeRef::Path(path) => self.unit.list(self.unit.paths[path].segments).iter().any(|segment| {
                let args = segment.args.map_or(&[][..], |args| self.unit.list(self.unit.template_args[args]));
                side.position(segment.name).is_some()
                    || args.iter().any(|&arg| match arg {
                        TemplateArg::Type(ty) => self.depends(ty, side),
                        TemplateArg::Expr(e) => of_value(e),
                    })
            }),
            TypeRef::Decltype(_) => true,
            _ => false,
        }
    }
}
