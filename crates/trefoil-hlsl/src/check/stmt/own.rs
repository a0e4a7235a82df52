//! Local variables that are named in their own initialisers.

use super::unset::OwnInitialiser;
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree;
use crate::typed::{ArgIo, ExprId, ExprKind, Program, Ty, VarId, for_each_part};

impl Context<'_> {
    /// Notes that a local variable is named in its own initialiser. Of vectors, matrices, structures and objects, classes to DXC, the
    /// uses are warned of at once; whether the value counts of all is known at the body's end.
    #[cold]
    pub(in crate::check) fn named_in_own_initialiser(&mut self, var: VarId, init: tree::ExprId) {
        let it = &self.model.program.vars[var];
        let is_class = matches!(
            self.model.program.types.get(it.ty),
            Ty::Vector(..) | Ty::Matrix { .. } | Ty::Struct(_) | Ty::Resource(_)
        );
        let is_name =
            |e: tree::ExprId| matches!(self.unit.exprs[e], tree::Expr::Name(name) if name == it.name);
        // An element of a list is no use of its value.
        let is_element = match self.unit.exprs[init] {
            tree::Expr::InitList(items) => self.unit.list(items).iter().any(|&item| is_name(item)),
            _ => false,
        };
        if is_class && is_element {
            return;
        }
        let (name, value) = (it.name, it.init);
        self.notes.own_initialisers.push(OwnInitialiser { var, is_alone: is_name(init) });
        let (Some(value), true, false) = (value, is_class, self.frame.generic) else { return };
        let mut uses = OwnUses { p: &self.model.program, var, found: Vec::new() };
        uses.expr(value);
        for at in uses.found {
            self.push(Diagnostic::new(&kinds::UNINITIALIZED_SELF, at).arg(name));
        }
    }
}

/// The uses of a variable's value, or of a field or element of it; lanes are none.
struct OwnUses<'a> {
    p: &'a Program,
    var: VarId,
    found: Vec<Span>,
}

impl OwnUses<'_> {
    fn expr(&mut self, e: ExprId) {
        match self.p.exprs[e].kind {
            ExprKind::Swizzle { base, .. } | ExprKind::MatrixSwizzle { base, .. } if self.is_part(base) => {}
            ExprKind::Var(v) if v == self.var => self.found.push(self.p.exprs[e].span),
            ExprKind::Assign(place, value) => {
                if !self.is_part(place) {
                    self.expr(place);
                }
                self.expr(value);
            }
            ExprKind::Call { args, .. } => {
                for arg in self.p.arg_lists.get(args) {
                    if !matches!(arg.io, ArgIo::Out | ArgIo::InOut) {
                        self.expr(arg.expr);
                    }
                }
            }
            kind => {
                let mut parts = Vec::new();
                for_each_part(self.p, kind, &mut |part| parts.push(part));
                parts.into_iter().for_each(|part| self.expr(part));
            }
        }
    }

    /// Whether an expression is the variable, or a part of it.
    fn is_part(&self, mut e: ExprId) -> bool {
        loop {
            e = match self.p.exprs[e].kind {
                ExprKind::Var(v) => return v == self.var,
                ExprKind::Load(place) => place,
                kind => match kind.whole() {
                    Some(whole) => whole,
                    None => return false,
                },
            }
        }
    }
}
