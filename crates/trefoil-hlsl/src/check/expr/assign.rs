//! Assignments, compound ones too.

use crate::check::conversions::convert::Target;
use crate::check::conversions::place::PlaceKind;
use crate::check::expr::operator::{bin_op, is_shift};
use crate::check::types::facts::is_literal;
use crate::check::types::words::Goal;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Pos, Span};
use crate::syntax::tree::{self, BinaryOp, Expr, Operator};
use crate::typed::{ExprId, ExprKind, Ty};

impl Checker<'_> {
    pub(in crate::check) fn assign(
        &mut self,
        e: tree::ExprId,
        op: Option<BinaryOp>,
        target: tree::ExprId,
        value: tree::ExprId,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let place = self.expr(target);
        if let Expr::Cast { .. } = self.cx.unit.exprs[target]
            && self.cx.model.place_kind(place) != PlaceKind::Writable
        {
            self.expr(value);
            self.cx.report(&kinds::ASSIGN_CAST, self.cx.place_of(target));
            return self.cx.model.error_expr(span);
        }
        let ty = self.cx.model.ty(place);
        if op.is_none() && matches!(self.cx.unit.exprs[value], Expr::InitList(_)) {
            let value = self.initializer(value, ty, Target::Variable(Span::NONE));
            return self.cx.store(place, value, e);
        }
        let place_of_value = self.cx.unit.expr_places[value];
        let at = match self.cx.unit.exprs[value] {
            Expr::Binary { .. } => place_of_value.caret,
            _ => place_of_value.span.lo,
        };
        let value = self.expr(value);
        if self.cx.model.is_error(place) || self.cx.model.is_error(value) {
            return self.cx.model.error_expr(span);
        }
        if let Ty::Struct(_) = self.cx.model.ty_of(place) {
            let operator = op.map_or(Operator::Assign, Operator::Compound);
            if let Some(result) = self.operator_call(operator, &[place, value], span) {
                return result;
            }
        }
        let Some(op) = op else {
            if let Ty::Resource(_) = self.cx.model.ty_of(place)
                && !self.cx.model.is_heap_element(value)
                && self.cx.model.ty(value) != ty
                && self.cx.model.conversion(self.cx.model.ty(value), ty).is_none()
            {
                let text = self.cx.value_text(place);
                let text = text.strip_prefix("const ").unwrap_or(&text).to_owned();
                let d = self.cx.at_expr(&kinds::CANNOT_CONVERT, e).arg(self.cx.value_text(value));
                self.cx.push(d.arg(text));
                return self.cx.model.error_expr(span);
            }
            if !self.cx.check_assignable(place, self.cx.caret(e)) {
                return self.cx.model.error_expr(span);
            }
            self.cx.warn_bits(place, value, e);
            let at = Span::at(self.cx.caret(e).lo);
            let converted = self.cx.try_convert(value, ty, Goal::Like(place), Some(at));
            return match converted {
                Some(value) => {
                    let made = self.cx.model.add(ExprKind::Assign(place, value), ty, span);
                    self.cx.note_change(made, e)
                }
                None => {
                    let explicit = self.cx.model.castable(self.cx.model.ty(value), ty)
                        && !matches!(self.cx.model.program.types.get(ty), Ty::Enum(..))
                        && !self.cx.model.is_scoped_enum(value);
                    let kind = if explicit { &kinds::CANNOT_IMPLICITLY } else { &kinds::CANNOT_CONVERT };
                    let d = self.cx.at_expr(kind, e).arg(self.cx.value_text(value));
                    let d = d.arg(self.cx.model.goal_text(ty, Goal::Like(place)));
                    self.cx.push(d);
                    self.cx.model.error_expr(span)
                }
            };
        };
        self.cx.compound(e, op, place, (value, at))
    }
}

impl Context<'_> {
    pub(in crate::check) fn store(&mut self, place: ExprId, value: ExprId, e: tree::ExprId) -> ExprId {
        let span = self.place_of(e);
        if self.model.is_error(place)
            || self.model.is_error(value)
            || !self.check_assignable(place, self.caret(e))
        {
            return self.model.error_expr(span);
        }
        let ty = self.model.ty(place);
        let made = self.model.add(ExprKind::Assign(place, value), ty, span);
        self.note_change(made, e)
    }

    pub(in crate::check) fn compound(
        &mut self,
        e: tree::ExprId,
        op: BinaryOp,
        place: ExprId,
        (value, at): (ExprId, Pos),
    ) -> ExprId {
        let span = self.place_of(e);
        let (Some(x), Some(y)) = (self.model.num(self.model.ty(place)), self.model.num(self.model.ty(value)))
        else {
            self.push(self.at_expr(&kinds::NEED_NUMERIC, e));
            return self.model.error_expr(span);
        };
        if !self.check_assignable(place, self.caret(e)) {
            return self.model.error_expr(span);
        }
        let is_bitwise = matches!(op, BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor);
        if !is_bitwise && self.refuse_bool(place, self.caret(e)) {
            return self.model.error_expr(span);
        }
        let Some((scalar, _)) = self.operand_type(e, op, place, value, x, y) else {
            return self.model.error_expr(span);
        };
        let ty = self.model.ty(place);
        if matches!(self.model.program.types.get(ty), Ty::Enum(..)) && self.model.ty(value) != ty {
            let mut from = self.model.ty(value);
            if !is_shift(op) {
                from = self.model.settled_type(from);
            }
            let d = Diagnostic::new(&kinds::CANNOT_CONVERT, self.model.span(value))
                .arg(self.model.type_text(from));
            let d = d.arg(self.model.type_text(ty));
            self.push(d);
            return self.model.error_expr(span);
        }
        let in_type = match self.model.program.types.get(ty) {
            Ty::Enum(..) => self.model.scalar_ty(scalar),
            _ => self.model.with_scalar(ty, scalar),
        };
        if !is_literal(y.scalar) {
            self.warn_compound(place, value, in_type, Span::at(at));
        }
        let goal = self.model.goal_of(place, in_type);
        let value = self.operand(op, value, y.shape, in_type, goal);
        if self.model.is_error(value) {
            return value;
        }
        let made = self.model.add(ExprKind::CompoundAssign { op: bin_op(op), place, value }, ty, span);
        self.note_change(made, e)
    }
}
