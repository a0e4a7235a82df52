//! Enumerations.

use crate::check::constants::literal;
use crate::check::names::scope::{ScopeId, Symbol};
use crate::check::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::Name;
use crate::syntax::tree::{Decl, DeclId, EnumId};
use crate::typed::{Const, Scalar, Ty, TyId};

/// What is known of an enumeration.
pub(in crate::check) struct Enumeration {
    pub name: Name,
    /// Whether it was declared by `enum class`.
    pub scoped: bool,
    /// Its enumerators.
    pub scope: ScopeId,
}

impl Checker<'_> {
    /// Declares an enumeration and its enumerators.
    pub(in crate::check) fn enumeration(&mut self, decl: DeclId, id: EnumId, outer: Option<usize>) -> TyId {
        let it = self.unit.enums[id];
        let span = self.unit.decl_name_spans[decl];
        if self.options.version < 2017 {
            self.report(&kinds::BEFORE_2017, span);
        }
        let scalar = self.enum_scalar(&it);
        let name = it.name.unwrap_or_else(|| self.anonymous_name("enum"));
        let scope = self.new_scope(self.scope);
        let number = self.enums.len() as u32;
        self.enums.push(Enumeration { name, scoped: it.is_scoped, scope });
        let ty = self.p.types.intern(Ty::Enum(number, scalar));
        if let Some(name) = it.name {
            self.declare_in(name, Symbol::Type(ty), span, outer);
        }
        let mut next = 0i64;
        let mut overflows = false;
        let own = self.scalar_ty(scalar);
        for &enumerator in self.unit.list(it.enumerators) {
            let Decl::Var(var) = self.unit.decls[enumerator] else { continue };
            let var = self.unit.vars[var];
            let span = self.unit.decl_name_spans[enumerator];
            if let Some(init) = var.init {
                next = self.enumerator_value(init).unwrap_or(next);
            } else if overflows && it.underlying.is_some() {
                let text = self.type_text(own);
                self.push(Diagnostic::new(&kinds::ENUMERATOR_OVERFLOW, span).arg(next).arg(text));
            }
            let Some(name) = var.name else { continue };
            // Until its end an enumeration's own names are plain numbers.
            let symbol = Symbol::Value(own, Const::Int(literal::wrap(next, scalar)));
            if it.is_scoped {
                self.declare(scope, name, symbol, span);
            } else {
                self.scope_mut(scope).names.insert(name, (symbol, span));
                self.declare_in(name, symbol, span, outer);
            }
            next = next.wrapping_add(1);
            overflows = literal::wrap(next, scalar) != next;
        }
        for &enumerator in self.unit.list(it.enumerators) {
            if let Decl::Var(var) = self.unit.decls[enumerator]
                && let Some(name) = self.unit.vars[var].name
            {
                self.retype_value(scope, outer, name, (own, ty));
            }
        }
        ty
    }

    fn enumerator_value(&mut self, e: crate::syntax::tree::ExprId) -> Option<i64> {
        let typed = self.value(e);
        if self.is_error(typed) {
            return None;
        }
        if self.num(self.ty(typed)).is_some_and(|n| n.scalar.is_float()) {
            let span = self.place_of(e);
            self.report(&kinds::NOT_CONSTANT, span);
            return None;
        }
        self.constant_int(e)
    }

    /// Gives an enumerator the type of its enumeration, wherever it was declared.
    fn retype_value(&mut self, scope: ScopeId, outer: Option<usize>, name: Name, (from, to): (TyId, TyId)) {
        let retype = |symbol: &mut Symbol| {
            if let Symbol::Value(ty, _) = symbol
                && *ty == from
            {
                *ty = to;
            }
        };
        let around = self.scope;
        for scope in [Some(scope), outer.is_none().then_some(around)].into_iter().flatten() {
            if let Some((symbol, _)) = self.scope_mut(scope).names.get_mut(&name) {
                retype(symbol);
            }
        }
        if outer.is_some()
            && let Some(symbol) = self.locals.symbol_mut(name)
        {
            retype(symbol);
        }
    }

    fn enum_scalar(&mut self, it: &crate::syntax::tree::EnumDecl) -> Scalar {
        let Some(underlying) = it.underlying else { return Scalar::I32 };
        let ty = self.type_ref(underlying);
        match self.p.types.get(ty) {
            Ty::Scalar(s) if s.is_int() || s == Scalar::Bool => s,
            Ty::Error => Scalar::I32,
            _ => {
                let text = self.type_text(ty);
                let span = self.unit.type_spans[underlying];
                self.push(Diagnostic::new(&kinds::ENUMERATOR_TYPE, span).arg(text));
                Scalar::I32
            }
        }
    }

    /// Declares a name in the block that began at `outer`, or in the scope when there is none.
    pub(in crate::check) fn declare_in(
        &mut self,
        name: Name,
        symbol: Symbol,
        span: crate::source::Span,
        outer: Option<usize>,
    ) {
        match outer {
            Some(mark) => self.declare_local(name, symbol, span, mark),
            None => self.declare(self.scope, name, symbol, span),
        }
    }

    /// A name for what has none.
    pub(in crate::check) fn anonymous_name(&mut self, what: &str) -> Name {
        self.anonymous += 1;
        let text = format!("{what}.anon.{}", self.anonymous);
        self.p.names.intern(&text)
    }
}
