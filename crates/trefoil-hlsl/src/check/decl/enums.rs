//! Enumerations.

use crate::check::constants::constant::Wanted;
use crate::check::constants::literal;
use crate::check::model::{Enumeration, ScopeId, Symbol};
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Name;
use crate::syntax::tree::{self, Decl, DeclId, EnumId};
use crate::typed::{Const, Constancy, Scalar, Ty, TyId};
use trefoil_ir::HlslVersion;

impl Checker<'_> {
    /// Declares an enumeration and its enumerators.
    pub(in crate::check) fn enumeration(&mut self, decl: DeclId, id: EnumId, outer: Option<usize>) -> TyId {
        let it = self.cx.unit.enums[id];
        let span = self.cx.unit.decl_name_spans[decl];
        if self.cx.options.version < HlslVersion::V2017 {
            self.cx.report(&kinds::BEFORE_2017, span);
        }
        let fixed = self.enum_scalar(&it);
        let mut scalar = fixed.unwrap_or(Scalar::I32);
        let name = it.name.unwrap_or_else(|| self.cx.model.anonymous_name("enum"));
        let scope = self.cx.model.scopes.add(self.cx.frame.scope);
        let number = self.cx.model.enums.len() as u32;
        self.cx.model.enums.push(Enumeration { name, scoped: it.is_scoped, scope });
        let mut ty = self.cx.model.program.types.intern(Ty::Enum(number, scalar));
        if let Some(name) = it.name {
            self.cx.declare_in(name, Symbol::Type(ty), span, outer);
        }
        let mark = self.cx.model.scopes.locals.mark();
        let mut next = 0i64;
        let mut overflows = false;
        let (mut least, mut most) = (0, 0);
        let mut own = self.cx.model.scalar_ty(scalar);
        let mut declared = Vec::new();
        for &enumerator in self.cx.unit.list(it.enumerators) {
            let Decl::Var(var) = self.cx.unit.decls[enumerator] else { continue };
            let var = self.cx.unit.vars[var];
            let span = self.cx.unit.decl_name_spans[enumerator];
            if let Some(init) = var.init {
                next = self.enumerator_value(init, own, fixed.is_some()).unwrap_or(next);
            } else if overflows && it.underlying.is_some() {
                let text = self.cx.model.type_text(own);
                self.cx.push(Diagnostic::new(&kinds::ENUMERATOR_OVERFLOW, span).arg(next).arg(text));
            }
            let Some(name) = var.name else { continue };
            if fixed.is_none() {
                (least, most) = (least.min(next), most.max(next));
                scalar = self.cx.scalar_of_enumerators(next.min(0), next.max(0));
                own = self.cx.model.scalar_ty(scalar);
            }
            declared.push((name, own));
            // Until its end an enumeration's own names are plain numbers.
            let symbol = Symbol::Value(own, Const::Int(literal::wrap(next, scalar)));
            if it.is_scoped {
                self.cx.declare(scope, name, symbol, span);
                // Until the end of the enumeration its enumerators need no qualifier.
                self.cx.model.scopes.locals.add(name, symbol, span);
            } else {
                self.cx.model.scopes[scope].names.insert(name, (symbol, span));
                self.cx.declare_in(name, symbol, span, outer);
            }
            next = next.wrapping_add(1);
            overflows = literal::wrap(next, scalar) != next;
        }
        if it.is_scoped {
            self.cx.model.scopes.locals.release(mark);
        }
        if fixed.is_none() {
            let scalar = self.cx.scalar_of_enumerators(least, most);
            let declared_as =
                std::mem::replace(&mut ty, self.cx.model.program.types.intern(Ty::Enum(number, scalar)));
            declared.extend(it.name.map(|name| (name, declared_as)));
        }
        for (name, from) in declared {
            self.cx.retype(scope, outer, name, (from, ty));
        }
        ty
    }

    /// What an enumerator is given as its value, converted to the type of the enumeration where that `is_fixed`.
    fn enumerator_value(&mut self, e: tree::ExprId, own: TyId, is_fixed: bool) -> Option<i64> {
        if !is_fixed {
            return self.constant_int_or(e, Constancy::Folded, &kinds::NOT_CONSTANT);
        }
        let (wanted, ty) = self.wanted(e, Constancy::Constant);
        let at = |kind| Diagnostic::new(kind, self.cx.place_of(e));
        let from = || self.cx.model.type_text(ty);
        let d = match wanted {
            Wanted::Integer(value) => return Some(value),
            Wanted::Refused => return None,
            Wanted::Unknown => at(&kinds::ENUMERATOR_CONSTANT),
            Wanted::Float(_) | Wanted::UnknownFloat => at(&kinds::CASE_CONVERSION).arg(from()),
            Wanted::Scoped(_) | Wanted::OtherType => {
                at(&kinds::LABEL_TYPE).arg(from()).arg(self.cx.model.type_text(own))
            }
        };
        self.cx.push(d);
        None
    }

    /// The scalar that the declaration says; none where its enumerators decide.
    fn enum_scalar(&mut self, it: &tree::EnumDecl) -> Option<Scalar> {
        let Some(underlying) = it.underlying else { return it.is_scoped.then_some(Scalar::I32) };
        let ty = self.type_ref(underlying);
        Some(match self.cx.model.program.types.get(ty) {
            Ty::Scalar(s) if s.is_int() || s == Scalar::Bool => s,
            Ty::Error => Scalar::I32,
            _ => {
                let text = self.cx.model.type_text(ty);
                let span = self.cx.unit.type_spans[underlying];
                self.cx.push(Diagnostic::new(&kinds::ENUMERATOR_TYPE, span).arg(text));
                Scalar::I32
            }
        })
    }
}

impl Context<'_> {
    /// The scalar that holds the enumerators of an enumeration that says none.
    fn scalar_of_enumerators(&self, least: i64, most: i64) -> Scalar {
        if self.options.target.signed_enumerations {
            return Scalar::I32;
        }
        match least < 0 {
            true if i32::try_from(least).is_ok() && i32::try_from(most).is_ok() => Scalar::I32,
            true => Scalar::I64,
            false if u32::try_from(most).is_ok() => Scalar::U32,
            false => Scalar::U64,
        }
    }

    /// Gives an enumerator the type of its enumeration, and the name of the enumeration its last one, wherever they were declared.
    fn retype(&mut self, scope: ScopeId, outer: Option<usize>, name: Name, (from, to): (TyId, TyId)) {
        let retype = |symbol: &mut Symbol| {
            if let Symbol::Value(ty, _) | Symbol::Type(ty) = symbol
                && *ty == from
            {
                *ty = to;
            }
        };
        let around = self.frame.scope;
        for scope in [Some(scope), outer.is_none().then_some(around)].into_iter().flatten() {
            let names = &mut self.model.scopes[scope].names;
            if let Some(&(mut symbol, span)) = names.get(&name) {
                retype(&mut symbol);
                names.insert(name, (symbol, span));
            }
        }
        if outer.is_some()
            && let Some(symbol) = self.model.scopes.locals.symbol_mut(name)
        {
            retype(symbol);
        }
    }
}
