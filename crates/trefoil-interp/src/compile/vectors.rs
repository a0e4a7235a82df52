//! Vectors: elements by an index that is computed, and what makes one number of all elements.

use super::function::Body;
use crate::Result;
use crate::numbers::{binop, icmp};
use crate::program::{DxilOp, Inst, Reg, Scalar};

impl Body<'_> {
    /// An element.
    pub(super) fn extract(&mut self, vector: u32, index: u32, dst: Reg) -> Result<()> {
        let (first, count) = (self.value(vector)?, self.slots(vector)?);
        let last = count.saturating_sub(1);
        if let Some(at) = self.int(index) {
            self.push(Inst::Copy { dst, a: first + (at as u32).min(last) });
            return Ok(());
        }
        self.push(Inst::Copy { dst, a: first + last });
        for i in (0..last).rev() {
            let condition = self.is_at(index, i)?;
            self.push(Inst::Select { dst, condition, a: first + i, b: dst });
        }
        Ok(())
    }

    /// A vector with another element.
    pub(super) fn insert(&mut self, vector: u32, value: u32, index: u32, dst: Reg) -> Result<()> {
        let (first, count) = (self.value(vector)?, self.slots(vector)?);
        let value = self.value(value)?;
        if let Some(at) = self.int(index) {
            self.copies(dst, first, count);
            self.push(Inst::Copy { dst: dst + (at as u32).min(count.saturating_sub(1)), a: value });
            return Ok(());
        }
        for i in 0..count {
            let condition = self.is_at(index, i)?;
            self.push(Inst::Select { dst: dst + i, condition, a: value, b: first + i });
        }
        Ok(())
    }

    /// Whether an index is a number.
    fn is_at(&mut self, index: u32, number: u32) -> Result<Reg> {
        let ty = self.element(index)?;
        let (a, b, dst) = (self.value(index)?, self.literal(number.into())?, self.fresh(1)?);
        self.push(Inst::Compare { predicate: icmp::EQ, ty, dst, a, b });
        Ok(dst)
    }

    /// All elements of a vector, combined by an operator of bits.
    pub(super) fn reduce(&mut self, op: DxilOp, ty: Scalar, vector: u32, dst: Reg) -> Result<()> {
        let (first, count) = (self.value(vector)?, self.slots(vector)?);
        let op = if op == DxilOp::VectorReduceAnd { binop::AND } else { binop::OR };
        self.push(Inst::Copy { dst, a: first });
        for i in 1..count {
            self.push(Inst::Binary { op, ty, fast: false, dst, a: dst, b: first + i });
        }
        Ok(())
    }

    /// The scalar product of two vectors, which no document says how to round.
    pub(super) fn scalar_product(&mut self, ty: Scalar, [a, b]: [u32; 2], dst: Reg) -> Result<()> {
        let (count, a, b) = (self.slots(a)?, self.value(a)?, self.value(b)?);
        let product = self.fresh(1)?;
        self.push(Inst::Binary { op: binop::MUL, ty, fast: true, dst, a, b });
        for i in 1..count {
            self.push(Inst::Binary { op: binop::MUL, ty, fast: true, dst: product, a: a + i, b: b + i });
            self.push(Inst::Binary { op: binop::ADD, ty, fast: true, dst, a: dst, b: product });
        }
        Ok(())
    }
}
