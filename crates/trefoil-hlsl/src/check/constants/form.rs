//! Which expressions are constant by their form.
//!
//! A value that we could know is not constant for that: lanes of vectors, elements, fields and most calls are not, whatever
//! they come to, and a constant of a float type is one only where values are folded. The walk is over the source, because typed
//! expressions have some of their values already.

use crate::check::Checker;
use crate::check::model::Symbol;
use crate::syntax::tree::{self, BinaryOp, Expr, UnaryOp};
use crate::typed::{Constancy, ExprId, ExprKind, Ty, VarId, VarKind};

impl Checker<'_> {
    /// How constant an expression is that was checked and whose value is known.
    pub(in crate::check) fn constancy(&mut self, e: tree::ExprId) -> Constancy {
        match self.cx.unit.exprs[e] {
            Expr::Int { .. } | Expr::Float { .. } | Expr::Bool(_) => Constancy::Constant,
            Expr::SizeofType(_) | Expr::SizeofExpr(_) => Constancy::Constant,
            Expr::Name(name) => {
                let found = self.cx.lookup(name).map(|found| found.symbol);
                // What has a value without being declared is one of the language's own constants.
                found.map_or(Constancy::Constant, |symbol| self.symbol_constancy(symbol))
            }
            Expr::Path(path) => self.path_constancy(path),
            Expr::Unary { op: UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::BitNot, operand } => {
                self.constancy(operand)
            }
            // What comes second is not looked at where the first decides; the value would not be known if it mattered.
            Expr::Binary { op: BinaryOp::And | BinaryOp::Or, lhs, .. } => self.constancy(lhs),
            Expr::Binary { lhs, rhs, .. } => self.constancy(lhs).min(self.constancy(rhs)),
            Expr::Conditional { cond, yes, no } => {
                self.constancy(cond).min(self.constancy(yes).max(self.constancy(no)))
            }
            Expr::Cast { operand, .. } => self.constancy(operand),
            Expr::Construct { args, .. } => match *self.cx.unit.list(args) {
                [arg] => self.constancy(arg),
                _ => Constancy::None,
            },
            Expr::Call { callee, args } if self.is_evaluated(callee) => {
                let args = self.cx.unit.list(args);
                args.iter().map(|&arg| self.constancy(arg)).min().unwrap_or_default()
            }
            Expr::Member { name, .. } if self.cx.model.text(name) == "Length" => Constancy::Constant,
            Expr::InitList(list) => match *self.cx.unit.list(list) {
                [one] => self.constancy(one),
                _ => Constancy::None,
            },
            _ => Constancy::None,
        }
    }

    /// Gives a variable its initialiser, of its type, which was `written` so.
    pub(in crate::check) fn initialise(
        &mut self,
        id: VarId,
        init: Option<ExprId>,
        written: Option<tree::ExprId>,
    ) {
        self.cx.model.program.vars[id].init = init;
        let var = &self.cx.model.program.vars[id];
        let most = match self.cx.model.program.types.get(var.ty) {
            Ty::Scalar(scalar) if scalar.is_float() => Constancy::Folded,
            Ty::Scalar(_) | Ty::Enum(..) => Constancy::Constant,
            _ => return,
        };
        let is_kept = var.is_const && matches!(var.kind, VarKind::Static | VarKind::Local);
        if let (true, Some(init), Some(written)) = (is_kept, init, written)
            && self.cx.model.const_value(init).is_some()
        {
            self.cx.model.program.vars[id].constancy = most.min(self.constancy(written));
        }
    }

    /// Whether a callee is one of the built-ins whose calls are constant.
    fn is_evaluated(&self, callee: tree::ExprId) -> bool {
        let Expr::Name(name) = self.cx.unit.exprs[callee] else { return false };
        matches!(self.cx.model.text(name), "min" | "max" | "asuint")
    }

    fn path_constancy(&mut self, path: tree::PathId) -> Constancy {
        let Some(last) = self.cx.unit.list(self.cx.unit.paths[path].segments).last() else {
            return Constancy::None;
        };
        if self.cx.vk_constant(path, last.span).is_some() {
            return Constancy::Constant;
        }
        match self.lookup_path(path) {
            Some((found, segment)) => match found.symbol {
                Symbol::Template(t) => {
                    let made = self.instantiate_variable(t, segment.args, segment.span);
                    match self.cx.model.program.exprs[made].kind {
                        ExprKind::Var(var) => self.cx.model.program.vars[var].constancy,
                        _ => Constancy::None,
                    }
                }
                symbol => self.symbol_constancy(symbol),
            },
            None => Constancy::None,
        }
    }

    fn symbol_constancy(&self, symbol: Symbol) -> Constancy {
        match symbol {
            Symbol::Value(..) => Constancy::Constant,
            Symbol::Var(var) => self.cx.model.program.vars[var].constancy,
            _ => Constancy::None,
        }
    }
}
