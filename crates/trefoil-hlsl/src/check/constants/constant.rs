//! Constant expressions: what a typed expression's numbers are, where they are known.

use crate::builtins::BuiltinOp;
use crate::check::constants::literal;
use crate::check::model::Model;
use crate::check::types::facts::Shape;
use crate::check::{Checker, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::source::Span;
use crate::syntax::tree::{self, Attribute};
use crate::typed::{BinOp, Callee, Const, Constancy, ExprId, ExprKind, Scalar, Ty, TyId, UnOp, VarKind};

/// How deep a constant is looked for.
const MAX_DEPTH: u32 = 64;

/// What an expression comes to where a constant integer is wanted. Places differ in which of these they take besides.
#[derive(Clone, Copy, Debug)]
pub(in crate::check) enum Wanted {
    /// One.
    Integer(i64),
    /// One of an enumeration with a scope, which converts to nothing.
    Scoped(i64),
    /// A constant of a float type.
    Float(f64),
    /// No constant, of a float type.
    UnknownFloat,
    /// No constant.
    Unknown,
    /// A vector, an object or the like.
    OtherType,
    /// Something that was reported.
    Refused,
}

impl Checker<'_> {
    /// What an expression comes to where a constant integer is wanted that is at `least` so constant; with its type.
    pub(in crate::check) fn wanted(&mut self, e: tree::ExprId, least: Constancy) -> (Wanted, TyId) {
        let typed = self.within(|frame| frame.names_only = false, |c| c.value(e));
        let ty = self.cx.model.ty(typed);
        if self.cx.model.is_error(typed) {
            return (Wanted::Refused, ty);
        }
        let scalar = match self.cx.model.program.types.get(ty) {
            Ty::Scalar(scalar) => scalar,
            Ty::Enum(_, scalar) => scalar,
            _ => return (Wanted::OtherType, ty),
        };
        let known = self.cx.model.const_value(typed).filter(|_| self.constancy(e) >= least);
        let wanted = match known {
            None if scalar.is_float() => Wanted::UnknownFloat,
            None => Wanted::Unknown,
            Some((Const::Float(value), _)) if value.is_finite() => Wanted::Float(value),
            Some((Const::Float(_), _)) => Wanted::UnknownFloat,
            Some((value, from)) => match literal::convert(value, from, Scalar::I64) {
                Const::Int(v) if self.cx.model.is_scoped_enum(typed) => Wanted::Scoped(v),
                Const::Int(v) => Wanted::Integer(v),
                _ => Wanted::Unknown,
            },
        };
        (wanted, ty)
    }

    /// Checks an expression that must be a constant integer; an error is reported when it is not.
    pub(in crate::check) fn constant_int(&mut self, e: tree::ExprId) -> Option<i64> {
        self.constant_int_or(e, Constancy::Constant, &kinds::NOT_CONSTANT)
    }

    /// Checks an expression that must be a constant integer that is at `least` so constant; that error is reported when it is not.
    pub(in crate::check) fn constant_int_or(
        &mut self,
        e: tree::ExprId,
        least: Constancy,
        kind: &'static Kind,
    ) -> Option<i64> {
        match self.wanted(e, least).0 {
            Wanted::Integer(value) => Some(value),
            Wanted::Refused => None,
            _ => {
                self.cx.report(kind, self.cx.place_of(e));
                None
            }
        }
    }

    /// The number that an argument of an attribute comes to; the error is none where it is no constant. DXC has a truth as one bit
    /// with a sign, and so the whole part of a float.
    pub(in crate::check) fn attribute_number(&mut self, e: tree::ExprId) -> Result<i64, Wanted> {
        self.number_and_doubt(e).map(|(number, _)| number)
    }

    /// The number that an argument of an attribute comes to, with a warning for one that is not expected.
    pub(in crate::check) fn number_of(&mut self, it: &Attribute, e: tree::ExprId) -> Result<i64, Wanted> {
        let (number, is_doubted) = self.number_and_doubt(e)?;
        if is_doubted {
            self.cx.push(Diagnostic::new(&kinds::UNROLL_ARGUMENT, it.span).arg(it.name));
        }
        Ok(number)
    }

    /// The number that an argument of an attribute comes to, and whether it is not one that is expected there.
    fn number_and_doubt(&mut self, e: tree::ExprId) -> Result<(i64, bool), Wanted> {
        if matches!(self.cx.unit.exprs[e], tree::Expr::Error) {
            return Err(Wanted::Refused);
        }
        let (number, is_float) = match self.wanted(e, Constancy::Constant) {
            (Wanted::Integer(value), ty) if ty == self.cx.model.common.bool => (-value, false),
            (Wanted::Integer(value) | Wanted::Scoped(value), _) => (value, false),
            (Wanted::Float(value), _) => (if value.trunc() == -1.0 { -1 } else { 0 }, true),
            (wanted, _) => return Err(wanted),
        };
        Ok((number, number < 0 || is_float))
    }
}

/// The 32 bits of an integer or a float as an integer without sign.
fn bits_of(value: Const) -> Option<Const> {
    let bits = match value {
        Const::Int(v) => v as u32,
        Const::Float(v) => (v as f32).to_bits(),
        Const::Bool(_) => return None,
    };
    Some(Const::Int(bits.into()))
}

impl Model {
    /// The value of a scalar expression, if it is constant.
    pub(in crate::check) fn const_value(&self, e: ExprId) -> Option<(Const, Scalar)> {
        let num = self.num(self.ty(e))?;
        if !num.shape.is_one() {
            return None;
        }
        Some((self.leaf(e, 0, MAX_DEPTH)?, num.scalar))
    }

    /// Whether an expression is a list of which all scalars are constants.
    pub(in crate::check) fn is_list_of_constants(&self, e: ExprId) -> bool {
        let ExprKind::Flatten(parts) = self.program.exprs[e].kind else { return false };
        let is_constant = |part: ExprId| {
            let known = |n| (0..n).all(|i| self.leaf(part, i, MAX_DEPTH).is_some());
            self.leaves(self.ty(part)).is_some_and(known)
        };
        self.program.exprs_of(parts).iter().all(|&part| is_constant(part))
    }

    /// The value of one of the scalars that make up an expression, if it is constant.
    fn leaf(&self, e: ExprId, i: u32, depth: u32) -> Option<Const> {
        let depth = depth.checked_sub(1)?;
        let expr = &self.program.exprs[e];
        match expr.kind {
            ExprKind::Const(c) => Some(c),
            ExprKind::Zero => {
                let scalar = self.leaf_scalar(expr.ty, i)?;
                Some(literal::convert(Const::Int(0), Scalar::I32, scalar))
            }
            ExprKind::Load(place) => self.leaf(place, i, depth),
            ExprKind::Var(v) => {
                let var = &self.program.vars[v];
                let known = var.is_const && matches!(var.kind, VarKind::Static | VarKind::Local);
                if known { self.leaf(var.init?, i, depth) } else { None }
            }
            ExprKind::Swizzle { base, lanes, .. } => self.leaf(base, u32::from(lanes >> (2 * i) & 3), depth),
            ExprKind::Index(base, index) => {
                let (Const::Int(index), _) = self.const_value(index)? else { return None };
                let stride = self.leaves(expr.ty)?;
                let at = u32::try_from(index).ok()?.checked_mul(stride)?.checked_add(i)?;
                if at < self.leaves(self.ty(base))? { self.leaf(base, at, depth) } else { None }
            }
            ExprKind::Field(base, field) => {
                let Ty::Struct(s) = self.ty_of(base) else { return None };
                let before = &self.program.structs[s].fields[..field as usize];
                let skip = before.iter().try_fold(0u32, |n, f| n.checked_add(self.field_leaves(f)?))?;
                self.leaf(base, skip + i, depth)
            }
            ExprKind::Call { callee: Callee::Builtin(op @ (BuiltinOp::Min | BuiltinOp::Max)), args } => {
                let &[a, b] = self.program.arg_lists.get(args) else { return None };
                let scalar = self.num(expr.ty)?.scalar;
                // DXC evaluates these of all numbers but unsigned ones.
                if scalar.is_unsigned() {
                    return None;
                }
                let (a, b) = (self.leaf(a.expr, i, depth)?, self.leaf(b.expr, i, depth)?);
                let less = literal::binary(tree::BinaryOp::Lt, scalar, a, b)?;
                Some(if literal::truth(less) == (op == BuiltinOp::Min) { a } else { b })
            }
            ExprKind::Call { callee: Callee::Builtin(BuiltinOp::Asuint), args } => {
                let &[from] = self.program.arg_lists.get(args) else { return None };
                bits_of(self.leaf(from.expr, i, depth)?)
            }
            ExprKind::Cast(inner) => self.cast_leaf(inner, expr.ty, i, depth),
            ExprKind::Flatten(list) => {
                let mut i = i;
                for &part in self.program.exprs_of(list) {
                    let n = self.leaves(self.ty(part))?;
                    if i < n {
                        let value = self.leaf(part, i, depth)?;
                        let from = self.leaf_scalar(self.ty(part), i)?;
                        return Some(literal::convert(value, from, self.num(expr.ty)?.scalar));
                    }
                    i -= n;
                }
                None
            }
            ExprKind::Comma(_, last) => self.leaf(last, i, depth),
            // Where the first decides, the second need not be known.
            ExprKind::Binary(op @ (BinOp::AndThen | BinOp::OrElse), a, b) => {
                let first = literal::truth(self.leaf(a, i, depth)?);
                let decides = first == (op == BinOp::OrElse);
                Some(Const::Bool(if decides { first } else { literal::truth(self.leaf(b, i, depth)?) }))
            }
            ExprKind::Unary(op, a) => {
                let scalar = self.num(expr.ty)?.scalar;
                unary(op, scalar, self.leaf(a, i, depth)?)
            }
            ExprKind::Conditional(c, a, b) | ExprKind::Select(c, a, b)
                if self.leaves(self.ty(c)) == Some(1) =>
            {
                let c = literal::truth(self.leaf(c, 0, depth)?);
                self.leaf(if c { a } else { b }, i, depth)
            }
            _ => None,
        }
    }

    fn cast_leaf(&self, inner: ExprId, to: TyId, i: u32, depth: u32) -> Option<Const> {
        let (from, to) = (self.num(self.ty(inner))?, self.num(to)?);
        let i = match (from.shape, to.shape) {
            (shape, _) if shape.is_one() => 0,
            (Shape::Matrix(_, cols), Shape::Matrix(_, to_cols)) => {
                i / u32::from(to_cols) * u32::from(cols) + i % u32::from(to_cols)
            }
            _ => i,
        };
        Some(literal::convert(self.leaf(inner, i, depth)?, from.scalar, to.scalar))
    }

    /// The scalar of one of the leaves of a type.
    fn leaf_scalar(&self, ty: TyId, i: u32) -> Option<Scalar> {
        match self.program.types.get(ty) {
            Ty::Array(elem, _) => self.leaf_scalar(elem, i % self.leaves(elem)?.max(1)),
            Ty::Struct(s) => {
                let mut i = i;
                for f in &self.program.structs[s].fields {
                    let n = self.field_leaves(f)?;
                    if let Some(part) = f.bits.get(i as usize) {
                        return self.leaf_scalar(part.ty, 0);
                    }
                    if i < n {
                        return self.leaf_scalar(f.ty, i);
                    }
                    i -= n;
                }
                (i < self.program.structs[s].nothings).then_some(Scalar::U32)
            }
            _ => self.num(ty).map(|n| n.scalar),
        }
    }

    /// One of two values of a type by a truth value.
    pub(in crate::check) fn chosen(
        &mut self,
        c: ExprId,
        a: ExprId,
        b: ExprId,
        ty: TyId,
        short: bool,
        span: Span,
    ) -> ExprId {
        if let ExprKind::Const(value) = self.program.exprs[c].kind
            && matches!(self.program.exprs[a].kind, ExprKind::Const(_))
            && matches!(self.program.exprs[b].kind, ExprKind::Const(_))
        {
            return if literal::truth(value) { a } else { b };
        }
        let kind = if short { ExprKind::Conditional(c, a, b) } else { ExprKind::Select(c, a, b) };
        self.add(kind, ty, span)
    }
}

/// An operator on a constant.
pub(in crate::check) fn unary(op: UnOp, scalar: Scalar, value: Const) -> Option<Const> {
    Some(match (op, value) {
        (UnOp::Neg, Const::Int(v)) => Const::Int(literal::wrap(v.wrapping_neg(), scalar)),
        (UnOp::Neg, Const::Float(v)) => Const::Float(-v),
        (UnOp::Not, v) => Const::Bool(!literal::truth(v)),
        (UnOp::BitNot, Const::Int(v)) => Const::Int(literal::wrap(!v, scalar)),
        _ => return None,
    })
}
