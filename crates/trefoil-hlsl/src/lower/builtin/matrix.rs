//! Operations on matrices: products, transposition, determinants. A matrix is its rows.

use crate::lower::Lowerer;
use crate::lower::values::{Numeric, Val};
use crate::typed::{Scalar, Ty, TyId};
use smallvec::{SmallVec, smallvec};
use trefoil_ir::{ConstKind, Intrinsic, Opcode, TypeId, Value};

impl Lowerer<'_> {
    /// `mul(a, b)`: scalars scale, vectors and matrices multiply as in algebra.
    pub(in crate::lower) fn mul(&mut self, a: &Val, a_ty: TyId, b: &Val, b_ty: TyId) -> Val {
        let (Some(sa), Some(sb)) = (self.numeric(a_ty), self.numeric(b_ty)) else { return a.clone() };
        let s = sa.scalar;
        // A vector of one lane scales a vector; with a matrix it multiplies as a vector does.
        let is_one = |n: Numeric| n.rows == 1 && n.cols == 1;
        let scales = |it: &Self, n: Numeric, ty: TyId, other: &Val| {
            is_one(n) && (matches!(it.ty(ty), Ty::Scalar(_)) || matches!(other, Val::Single(_)))
        };
        match (a, b) {
            (Val::Single(x), _) if scales(self, sa, a_ty, b) => self.scaled_by(b, *x, s),
            (_, Val::Single(y)) if scales(self, sb, b_ty, a) => self.scaled_by(a, *y, s),
            (Val::Single(x), Val::Single(y)) => Val::Single(self.dot(*x, *y, s)),
            (Val::Rows(rows), Val::Single(v)) => {
                let dots: SmallVec<[Value; 4]> =
                    rows.iter().map(|&row| self.row_times_vector(row, *v, s)).collect();
                Val::Single(self.b.vector(&dots))
            }
            (Val::Single(v), Val::Rows(rows)) => match self.columns(rows, sb, s) {
                Some(columns) => Val::Single(self.row_times_columns(*v, &columns, s)),
                None => Val::Single(self.row_times(*v, rows, s)),
            },
            (Val::Rows(left), Val::Rows(right)) => {
                let columns = self.columns(right, sb, s);
                let product = |it: &mut Self, row| match &columns {
                    Some(columns) => it.row_times_columns(row, columns, s),
                    None => it.row_times(row, right, s),
                };
                Val::Rows(left.iter().map(|&row| product(self, row)).collect())
            }
            _ => a.clone(),
        }
    }

    /// A row of a matrix times a vector: their dot product, but lane by lane where the source has set no lane of one of them: DXC
    /// multiplies so, and its validator refuses an unset operand of a multiplication, not of a dot product.
    fn row_times_vector(&mut self, row: Value, v: Value, s: Scalar) -> Value {
        let is_unset = |it: &Self, v: Value| {
            v.as_const().is_some_and(|c| it.b.ctx.consts.get(c).kind == ConstKind::Undef)
        };
        let ty = self.b.type_of(v);
        let lanes = self.b.ctx.types.lanes(ty);
        if lanes == 1 || !(is_unset(self, row) || is_unset(self, v)) {
            return self.dot(row, v, s);
        }
        let op = if s.is_float() { Opcode::FMul } else { Opcode::Mul };
        let mut sum = None;
        for lane in 0..lanes {
            let (x, y) = (self.b.extract(row, lane), self.b.extract(v, lane));
            sum = Some(match sum {
                None => self.b.binary(op, x, y),
                Some(sum) => self.multiply_add(x, y, sum, s),
            });
        }
        sum.unwrap_or(v)
    }

    /// The columns of a matrix of floats on the right, where the target multiplies by these.
    fn columns(&mut self, rows: &[Value], shape: Numeric, s: Scalar) -> Option<SmallVec<[Value; 4]>> {
        let by_columns = self.options.target.multiplies_by_columns && s.is_float();
        if !by_columns || shape.rows < 2 || shape.cols < 2 {
            return None;
        }
        Some(self.known_columns(rows).unwrap_or_else(|| self.transposed(rows, shape.cols as u8)))
    }

    /// A row vector times a matrix: its dot product with each column.
    fn row_times_columns(&mut self, v: Value, columns: &[Value], s: Scalar) -> Value {
        let dots: SmallVec<[Value; 4]> = columns.iter().map(|&column| self.dot(v, column, s)).collect();
        self.b.vector(&dots)
    }

    fn scaled_by(&mut self, val: &Val, scalar: Value, s: Scalar) -> Val {
        let op = if s.is_float() { Opcode::FMul } else { Opcode::Mul };
        let scalar = self.b.extract(scalar, 0);
        let scaled = |it: &mut Self, v: Value| {
            let ty = it.b.type_of(v);
            let lanes = it.b.ctx.types.lanes(ty);
            let factor = if lanes == 1 { scalar } else { it.b.splat(scalar, lanes) };
            it.b.binary(op, v, factor)
        };
        if let Val::Rows(rows) = val
            && let Some(columns) = self.known_columns(rows)
        {
            let columns: SmallVec<[Value; 4]> = columns.iter().map(|&column| scaled(self, column)).collect();
            return self.rows_of_columns(&columns, rows.len() as u8);
        }
        self.map(val, scaled)
    }

    /// A row vector times a matrix: the rows, each scaled by its lane, summed.
    fn row_times(&mut self, v: Value, rows: &[Value], s: Scalar) -> Value {
        let mut sum = None;
        for (i, &row) in rows.iter().enumerate() {
            let lane = self.b.extract(v, i as u32);
            let ty = self.b.type_of(row);
            let lanes = self.b.ctx.types.lanes(ty);
            let factor = if lanes == 1 { lane } else { self.b.splat(lane, lanes) };
            sum = Some(match sum {
                None => self.b.binary(if s.is_float() { Opcode::FMul } else { Opcode::Mul }, factor, row),
                Some(sum) => self.multiply_add(factor, row, sum, s),
            });
        }
        sum.unwrap_or(v)
    }

    /// `a * b + c`
    pub(in crate::lower) fn multiply_add(&mut self, a: Value, b: Value, c: Value, s: Scalar) -> Value {
        let ty = self.b.type_of(a);
        if s.is_float() {
            self.b.intrinsic(Intrinsic::FMulAdd, ty, &[a, b, c])
        } else {
            let product = self.b.binary(Opcode::Mul, a, b);
            self.b.binary(Opcode::Add, product, c)
        }
    }

    /// The dot product of two vectors, or the product of two scalars.
    pub(in crate::lower) fn dot(&mut self, a: Value, b: Value, s: Scalar) -> Value {
        let ty = self.b.type_of(a);
        if self.b.ctx.types.lanes(ty) == 1 {
            return self.b.binary(if s.is_float() { Opcode::FMul } else { Opcode::Mul }, a, b);
        }
        let scalar = self.b.ctx.types.scalar(ty);
        let which = match (s.is_float(), s.is_signed()) {
            (true, _) => Intrinsic::FDot,
            (false, true) => Intrinsic::SDot,
            (false, false) => Intrinsic::UDot,
        };
        self.b.intrinsic(which, scalar, &[a, b])
    }

    /// `transpose(m)`
    pub(in crate::lower) fn transpose(&mut self, m: &Val, to: TyId) -> Val {
        match (m, self.ty(to)) {
            (Val::Rows(rows), Ty::Matrix { rows: count, .. }) => self.rows_of_columns(rows, count),
            _ => m.clone(),
        }
    }

    /// `determinant(m)`, where the target has no such function by the minors of the first row.
    pub(in crate::lower) fn determinant(&mut self, m: &Val) -> Value {
        let Val::Rows(rows) = m else { return self.b.ctx.f32(0.0) };
        let n = rows.len();
        let scalar = self.b.type_of(rows[0]);
        let scalar = self.b.ctx.types.scalar(scalar);
        let is_known = rows.iter().all(|row| row.as_const().is_some());
        if self.options.target.multiplies_by_columns && n > 1 && scalar == TypeId::FLOAT && !is_known {
            // A matrix has the determinant of its transposed one.
            let columns = self.known_columns(rows).unwrap_or_else(|| rows.clone());
            let mut operands: SmallVec<[Value; 5]> = smallvec![self.b.ctx.i32(n as u32)];
            operands.extend(columns);
            return self.b.intrinsic(Intrinsic::Determinant, scalar, &operands);
        }
        let grid: Vec<Vec<Value>> =
            rows.iter().map(|&r| (0..n as u32).map(|c| self.b.extract(r, c)).collect()).collect();
        let columns: Vec<usize> = (0..n).collect();
        self.minor(&grid, 0, &columns)
    }

    fn minor(&mut self, grid: &[Vec<Value>], row: usize, columns: &[usize]) -> Value {
        if let [one] = columns {
            return grid[row][*one];
        }
        let mut sum: Option<Value> = None;
        for (i, &c) in columns.iter().enumerate() {
            let rest: Vec<usize> = columns.iter().copied().filter(|&o| o != c).collect();
            let minor = self.minor(grid, row + 1, &rest);
            let term = self.b.binary(Opcode::FMul, grid[row][c], minor);
            sum = Some(match sum {
                None => term,
                Some(s) if i % 2 == 1 => self.b.binary(Opcode::FSub, s, term),
                Some(s) => self.b.binary(Opcode::FAdd, s, term),
            });
        }
        sum.unwrap_or(grid[0][0])
    }
}
