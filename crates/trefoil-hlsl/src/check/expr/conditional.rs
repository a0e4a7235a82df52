//! `c ? a : b`

use crate::check::conversions::convert::combine_shapes;
use crate::check::model::Model;
use crate::check::types::facts::Shape;
use crate::check::{Checker, Context, kinds};
use crate::syntax::tree;
use crate::typed::{ExprId, ExprKind, Scalar, Ty};
use trefoil_ir::HlslVersion;

impl Checker<'_> {
    pub(in crate::check) fn conditional(
        &mut self,
        e: tree::ExprId,
        cond: tree::ExprId,
        yes: tree::ExprId,
        no: tree::ExprId,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let (c, a, b) = (self.value(cond), self.expr(yes), self.expr(no));
        if self.cx.model.is_error(c) || self.cx.model.is_error(a) || self.cx.model.is_error(b) {
            return self.cx.model.error_expr(span);
        }
        let short = self.cx.options.version >= HlslVersion::V2021;
        let Some(num) = self.cx.model.num(self.cx.model.ty(c)) else {
            self.cx.push(self.cx.at_expr(&kinds::TERNARY_CONDITION, e));
            return self.cx.model.error_expr(span);
        };
        if short && num.shape != Shape::Scalar {
            self.cx.push(self.cx.at_expr(&kinds::TERNARY_SCALAR, e));
            return self.cx.model.error_expr(span);
        }
        let (ty, other) = (self.cx.model.ty(a), self.cx.model.ty(b));
        if ty == other && self.cx.model.query_of(ty).is_some() {
            return self.cx.choose_query(e, c, a, b, short);
        }
        let may_be_chosen = |m: &Model, o| {
            m.num(m.ty(o)).is_some()
                || matches!(m.ty_of(o), Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_))
                || m.is_heap_element(o)
        };
        if !may_be_chosen(&self.cx.model, a) || !may_be_chosen(&self.cx.model, b) {
            self.cx.push(self.cx.at_expr(&kinds::TERNARY_RESULT, e));
            return self.cx.model.error_expr(span);
        }
        if self.cx.model.ty(a) != self.cx.model.ty(b)
            && (self.cx.model.is_scoped_enum(a) || self.cx.model.is_scoped_enum(b))
        {
            self.cx.push(self.cx.at_expr(&kinds::TERNARY_MISMATCH, e));
            return self.cx.model.error_expr(span);
        }
        let short = short || self.cx.model.is_settled(c, [a, b]);
        self.cx.choose(e, c, a, b, short)
    }
}

impl Model {
    /// Whether one of two numbers is chosen before the shader runs: the other is not computed in any version of the language.
    fn is_settled(&self, condition: ExprId, values: [ExprId; 2]) -> bool {
        let is_scalar = |e| self.num(self.ty(e)).is_some_and(|n| n.shape == Shape::Scalar);
        is_scalar(condition) && values.into_iter().all(is_scalar) && self.const_value(condition).is_some()
    }
}

impl Context<'_> {
    /// A query is its handle: the choice is one between handles.
    fn choose_query(&mut self, e: tree::ExprId, c: ExprId, a: ExprId, b: ExprId, short: bool) -> ExprId {
        let (span, ty, uint) = (self.place_of(e), self.model.ty(a), self.model.common.uint);
        let [a, b] = [a, b].map(|query| {
            let handle = self.model.add(ExprKind::Field(query, 0), uint, span);
            self.model.rvalue(handle)
        });
        let chosen = self.choose(e, c, a, b, short);
        let parts = self.model.program.expr_lists.push(&[chosen]);
        self.model.add(ExprKind::Flatten(parts), ty, span)
    }

    /// `c ? a : b`, computing one side only or both.
    pub(in crate::check) fn choose(
        &mut self,
        e: tree::ExprId,
        c: ExprId,
        a: ExprId,
        b: ExprId,
        short: bool,
    ) -> ExprId {
        let span = self.place_of(e);
        let Some(cond) = self.model.num(self.model.ty(c)) else {
            self.push(self.at_expr(&kinds::TERNARY_CONDITION, e));
            return self.model.error_expr(span);
        };
        let same_enum = self.model.ty(a) == self.model.ty(b) && matches!(self.model.ty_of(a), Ty::Enum(..));
        let ty = match (self.model.num(self.model.ty(a)), self.model.num(self.model.ty(b))) {
            (Some(x), Some(y)) if !same_enum => {
                let Some(shape) = combine_shapes(x.shape, y.shape) else {
                    self.push(self.at_expr(&kinds::TERNARY_SHAPES, e));
                    return self.model.error_expr(span);
                };
                if let (Ty::Enum(p, _), Ty::Enum(q, _)) = (self.model.ty_of(a), self.model.ty_of(b))
                    && p != q
                {
                    self.cannot_become(b, a);
                    return self.model.error_expr(span);
                }
                let Some(shape) = chosen_shape(shape, if short { Shape::Scalar } else { cond.shape }) else {
                    self.push(self.at_expr(&kinds::TERNARY_CONDITION_SHAPES, e));
                    return self.model.error_expr(span);
                };
                self.model.shaped(self.model.common_scalar(a, b, x, y), shape, a, b)
            }
            _ => {
                let (x, y) = (self.model.ty(a), self.model.ty(b));
                if self.model.conversion(y, x).is_none() {
                    let d = self.at_expr(&kinds::CANNOT_CONVERT, e).arg(self.model.type_text(y));
                    let d = d.arg(self.model.type_text(x));
                    self.push(d);
                    return self.model.error_expr(span);
                }
                x
            }
        };
        let shape = if short || cond.shape.is_one() {
            Shape::Scalar
        } else {
            self.model.num(ty).map_or(Shape::Scalar, |n| n.shape)
        };
        let bool_ty = self.model.num_ty(Scalar::Bool, shape);
        let c = self.convert(c, bool_ty);
        let (a, b) = (self.convert_made(a, ty), self.convert_made(b, ty));
        self.model.chosen(c, a, b, ty, short, span)
    }
}

/// The shape of a choice between values of one shape: that of the condition where they are one number, which else is one number
/// or as large. One row makes a vector.
fn chosen_shape(values: Shape, condition: Shape) -> Option<Shape> {
    let extents = |shape| match shape {
        Shape::Scalar => (1, 1),
        Shape::Vector(n) => (1, n),
        Shape::Matrix(rows, cols) => (rows, cols.into()),
    };
    let of = if values.is_one() { extents(condition) } else { extents(values) };
    let fits = condition.is_one() || extents(condition) == of;
    fits.then_some(match of {
        (1, 1) => Shape::Scalar,
        (1, n) => Shape::Vector(n),
        (rows, cols) => Shape::Matrix(rows, cols as u8),
    })
}
