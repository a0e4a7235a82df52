//! Values as lowering holds them.

use crate::lower::Lowerer;
use crate::lower::values::{Numeric, Val};
use crate::typed::{Scalar, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::Value;

impl Lowerer<'_> {
    /// The shape of a type, when it is a scalar, vector or matrix.
    pub(in crate::lower) fn numeric(&self, ty: TyId) -> Option<Numeric> {
        match self.ty(ty) {
            Ty::Scalar(scalar) => Some(Numeric { scalar, rows: 1, cols: 1 }),
            Ty::Vector(scalar, cols) => Some(Numeric { scalar, rows: 1, cols }),
            Ty::Matrix { scalar, rows, cols, .. } => Some(Numeric { scalar, rows, cols: cols.into() }),
            _ => None,
        }
    }

    /// The scalar of a numeric type; `float` for any other.
    pub(in crate::lower) fn scalar_of(&self, ty: TyId) -> Scalar {
        self.numeric(ty).map_or(Scalar::F32, |n| n.scalar)
    }

    /// Whether the type is a matrix.
    pub(in crate::lower) fn is_matrix(&self, ty: TyId) -> bool {
        matches!(self.ty(ty), Ty::Matrix { .. })
    }

    /// All zero, or undefined.
    pub(in crate::lower) fn filled(&mut self, ty: TyId, zero: bool) -> Val {
        let one = |it: &mut Self, ir| if zero { it.b.ctx.zero(ir) } else { it.b.ctx.undef(ir) };
        match self.ty(ty) {
            Ty::Void => Val::Void,
            Ty::Scalar(_) | Ty::Vector(..) | Ty::Error => {
                let ir = self.register_type(ty);
                Val::Single(one(self, ir))
            }
            Ty::HitObject => Val::Single(self.no_hit()),
            Ty::Resource(_) | Ty::Spirv(_) | Ty::Node(_) => {
                let ir = self.register_type(ty);
                Val::Single(self.b.ctx.undef(ir))
            }
            Ty::Matrix { rows, .. } => {
                let ir = self.register_type(ty);
                let row = one(self, ir);
                Val::Rows(SmallVec::from_elem(row, usize::from(rows)))
            }
            Ty::Array(..) | Ty::Struct(_) | Ty::String | Ty::Enum(..) | Ty::Pointer { .. } => {
                let place = self.temporary(ty);
                if zero {
                    self.store_zero(&place, ty);
                }
                Val::Memory(Box::new(place))
            }
        }
    }

    /// Applies `f` to a scalar or vector, or to each row of a matrix.
    pub(in crate::lower) fn map(&mut self, val: &Val, mut f: impl FnMut(&mut Self, Value) -> Value) -> Val {
        match val {
            Val::Single(v) => Val::Single(f(self, *v)),
            Val::Rows(rows) => Val::Rows(rows.iter().map(|&r| f(self, r)).collect()),
            other => other.clone(),
        }
    }

    /// Applies `f` to two scalars or vectors, or row by row to two matrices of one shape.
    pub(in crate::lower) fn zip(
        &mut self,
        a: &Val,
        b: &Val,
        mut f: impl FnMut(&mut Self, Value, Value) -> Value,
    ) -> Val {
        match (a, b) {
            (Val::Single(a), Val::Single(b)) => Val::Single(f(self, *a, *b)),
            (Val::Rows(a), Val::Rows(b)) => {
                Val::Rows(a.iter().zip(b).map(|(&a, &b)| f(self, a, b)).collect())
            }
            (a, _) => a.clone(),
        }
    }

    /// The scalars of a numeric value, matrices row by row.
    pub(in crate::lower) fn scalars(&mut self, val: &Val, shape: Numeric) -> SmallVec<[Value; 16]> {
        let mut out = SmallVec::new();
        match val {
            Val::Single(v) => out.extend((0..shape.cols).map(|i| self.b.extract(*v, u32::from(i)))),
            Val::Rows(rows) => {
                for &row in rows {
                    out.extend((0..shape.cols).map(|i| self.b.extract(row, u32::from(i))));
                }
            }
            Val::Void | Val::Memory(_) => {}
        }
        out
    }

    /// The numeric value of a shape from its scalars, matrices row by row.
    pub(in crate::lower) fn val_of_scalars(&mut self, scalars: &[Value], ty: TyId) -> Val {
        match self.ty(ty) {
            Ty::Matrix { cols, .. } => {
                Val::Rows(scalars.chunks(usize::from(cols)).map(|row| self.b.vector(row)).collect())
            }
            _ => Val::Single(self.b.vector(scalars)),
        }
    }
}
