//! The columns of matrices, where the target multiplies by these (`multiplies_by_columns`).
//!
//! A matrix is its rows. One that lies in memory by columns is loaded by columns, and its rows are put together from their lanes:
//! arithmetic on such matrices goes on in columns, and a product finds the columns as they are. Nothing else asks for them, and
//! rows that nothing reads in the end are dropped.

use crate::lower::Lowerer;
use crate::lower::values::{Numeric, Val};
use crate::typed::BinOp;
use smallvec::SmallVec;
use trefoil_entity::HashMap;
use trefoil_ir::Value;

type Vectors = SmallVec<[Value; 4]>;

/// The matrices whose columns are known, by their first row.
#[derive(Default)]
pub(in crate::lower) struct ByColumns {
    known: HashMap<Value, (Vectors, Vectors)>,
}

impl Lowerer<'_> {
    /// A matrix of these columns, as rows.
    pub(in crate::lower) fn rows_of_columns(&mut self, columns: &[Value], rows: u8) -> Val {
        let rows = self.transposed(columns, rows);
        if self.options.target.multiplies_by_columns {
            self.know_columns(&rows, columns);
        }
        Val::Rows(rows)
    }

    /// Notes that a matrix has the same scalar everywhere.
    pub(in crate::lower) fn know_spread(&mut self, rows: &[Value], scalar: Value, shape: Numeric) {
        if self.options.target.multiplies_by_columns && shape.rows > 1 && shape.cols > 1 {
            let is_square = u16::from(shape.rows) == shape.cols;
            let column = if is_square { rows[0] } else { self.b.splat(scalar, shape.rows.into()) };
            self.know_columns(rows, &Vectors::from_elem(column, shape.cols.into()));
        }
    }

    /// Notes the columns of a matrix.
    fn know_columns(&mut self, rows: &[Value], columns: &[Value]) {
        if rows.len() > 1 && columns.len() > 1 {
            self.by_columns.known.insert(rows[0], (rows.into(), columns.into()));
        }
    }

    /// The columns of a matrix, if they are known.
    pub(in crate::lower) fn known_columns(&self, rows: &[Value]) -> Option<Vectors> {
        let (known, columns) = self.by_columns.known.get(rows.first()?)?;
        (known[..] == *rows).then(|| columns.clone())
    }

    /// Arithmetic on two matrices whose columns are both known: the columns of the result, and from these its rows.
    pub(in crate::lower) fn zip_columns(
        &mut self,
        op: BinOp,
        a: &Val,
        b: &Val,
        mut f: impl FnMut(&mut Self, Value, Value) -> Value,
    ) -> Option<Val> {
        let (Val::Rows(a), Val::Rows(b)) = (a, b) else { return None };
        if !matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div) {
            return None;
        }
        let (left, right) = (self.known_columns(a)?, self.known_columns(b)?);
        let columns: Vectors = left.iter().zip(&right).map(|(&l, &r)| f(self, l, r)).collect();
        Some(self.rows_of_columns(&columns, a.len() as u8))
    }
}
