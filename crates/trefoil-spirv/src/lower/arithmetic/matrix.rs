//! Products of matrices, which are made of their columns.

use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::Op;
use trefoil_ir::InstId;

impl Lower<'_> {
    /// A product of a vector, the first operand, and a matrix, whose columns are the others; `columns_first` says that the
    /// matrix is on the left.
    pub(in crate::lower) fn matrix_product(&mut self, inst: InstId, columns_first: bool) -> Result<()> {
        let func = self.func;
        let Some((&vector, columns)) = func.operands(inst).split_first() else {
            return self.bug("a product without operands");
        };
        let to = self.shape(self.inst(inst).ty)?;
        let (lanes, count) = (self.shape_of_value(vector)?.lanes, columns.len() as u32);
        let Some(&first) = columns.first() else { return self.bug("a matrix without columns") };
        let column = self.shape_of_value(first)?;
        let fits = if columns_first { (count, column.lanes) } else { (column.lanes, count) };
        if fits != (lanes, to.lanes) || !(2..=4).contains(&count) || !to.is_float() {
            return self.bug("a product of a matrix that does not fit");
        }
        let vector = self.id(vector)?;
        let mut ids: SmallVec<[Id; 4]> = SmallVec::new();
        for &v in columns {
            ids.push(self.id(v)?);
        }
        let column = self.type_of_shape(column);
        let ty = self.out.ty_of(Op::TypeMatrix, &[column], &[count]);
        let matrix = self.out.value(Op::CompositeConstruct, ty, &ids);
        self.body.values[inst] = if columns_first {
            self.op(Op::MatrixTimesVector, to, &[matrix, vector])
        } else {
            self.op(Op::VectorTimesMatrix, to, &[vector, matrix])
        };
        Ok(())
    }
}
