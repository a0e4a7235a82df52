//! Functions of GLSL.std.450 that read a vector or matrix as a whole, or give several results.

use super::Vector;
use crate::numbers::{binop, fcmp};
use crate::program::{DxilOp, Inst, Reg, Scalar};
use crate::spirv::function::Body;
use crate::{Fault, Result};
use spirv::Word;

impl Body<'_> {
    pub(super) fn length_function(&mut self, v: Vector) -> Result<()> {
        let Vector { a, n, ty, fast, dst, .. } = v;
        let length = self.length(ty, fast, a, n)?;
        self.copy(dst, length);
        Ok(())
    }

    pub(super) fn distance(&mut self, v: Vector) -> Result<()> {
        let Vector { a, second, n, ty, fast, dst } = v;
        let between = self.fresh(n)?;
        for i in 0..n {
            let d = self.binary(binop::SUB, ty, fast, a + i, second + i)?;
            self.copy(between + i, d);
        }
        let length = self.length(ty, fast, between, n)?;
        self.copy(dst, length);
        Ok(())
    }

    pub(super) fn normalize(&mut self, v: Vector) -> Result<()> {
        let Vector { a, n, ty, fast, dst, .. } = v;
        let pairs: Vec<_> = (0..n).map(|i| (a + i, a + i)).collect();
        let squared = self.sum_of_products(ty, fast, &pairs)?;
        let inverse = self.operation(DxilOp::Rsqrt, ty, &[squared], 1)?;
        for i in 0..n {
            let part = self.binary(binop::MUL, ty, true, a + i, inverse)?;
            self.copy(dst + i, part);
        }
        Ok(())
    }

    pub(super) fn cross(&mut self, v: Vector) -> Result<()> {
        let Vector { a, second, ty, fast, dst, .. } = v;
        for i in 0..3 {
            let (j, k) = ((i + 1) % 3, (i + 2) % 3);
            let left = self.binary(binop::MUL, ty, fast, a + j, second + k)?;
            let right = self.binary(binop::MUL, ty, fast, a + k, second + j)?;
            let part = self.binary(binop::SUB, ty, fast, left, right)?;
            self.copy(dst + i, part);
        }
        Ok(())
    }

    pub(super) fn reflect(&mut self, v: Vector) -> Result<()> {
        let Vector { a, second, n, ty, fast, dst } = v;
        let pairs: Vec<_> = (0..n).map(|i| (a + i, second + i)).collect();
        let dot = self.sum_of_products(ty, fast, &pairs)?;
        let twice = self.binary(binop::ADD, ty, fast, dot, dot)?;
        for i in 0..n {
            let part = self.binary(binop::MUL, ty, fast, twice, second + i)?;
            let part = self.binary(binop::SUB, ty, fast, a + i, part)?;
            self.copy(dst + i, part);
        }
        Ok(())
    }

    /// With `i` the incident vector and `n` the normal: `eta * i - (eta * dot(n, i) + sqrt(k)) * n`, zero where `k` is negative.
    pub(super) fn refract(&mut self, v: Vector, operands: &[Word]) -> Result<()> {
        let Vector { a: i, second: n, n: count, ty, dst, .. } = v;
        let eta = self.operand(operands, 2)?;
        let (zero, one) = (self.real(ty, 0.0)?, self.real(ty, 1.0)?);
        let pairs: Vec<_> = (0..count).map(|lane| (n + lane, i + lane)).collect();
        let dot = self.sum_of_products(ty, true, &pairs)?;
        let squared = self.binary(binop::MUL, ty, true, dot, dot)?;
        let rest = self.binary(binop::SUB, ty, true, one, squared)?;
        let scaled = self.binary(binop::MUL, ty, true, eta, eta)?;
        let scaled = self.binary(binop::MUL, ty, true, scaled, rest)?;
        let k = self.binary(binop::SUB, ty, true, one, scaled)?;
        let root = self.operation(DxilOp::Sqrt, ty, &[k], 1)?;
        let along = self.binary(binop::MUL, ty, true, eta, dot)?;
        let along = self.binary(binop::ADD, ty, true, along, root)?;
        let total = self.compare(fcmp::OLT, ty, k, zero)?;
        for lane in 0..count {
            let left = self.binary(binop::MUL, ty, true, eta, i + lane)?;
            let right = self.binary(binop::MUL, ty, true, along, n + lane)?;
            let part = self.binary(binop::SUB, ty, true, left, right)?;
            let part = self.select(total, zero, part)?;
            self.copy(dst + lane, part);
        }
        Ok(())
    }

    pub(super) fn face_forward(&mut self, v: Vector, operands: &[Word]) -> Result<()> {
        let Vector { a, second, n, ty, fast, dst } = v;
        let reference = self.operand(operands, 2)?;
        let pairs: Vec<_> = (0..n).map(|i| (second + i, reference + i)).collect();
        let dot = self.sum_of_products(ty, fast, &pairs)?;
        let (zero, minus) = (self.real(ty, 0.0)?, self.real(ty, -1.0)?);
        let facing = self.compare(fcmp::OLT, ty, dot, zero)?;
        for i in 0..n {
            let away = self.binary(binop::MUL, ty, false, a + i, minus)?;
            let part = self.select(facing, a + i, away)?;
            self.copy(dst + i, part);
        }
        Ok(())
    }

    pub(super) fn determinant_function(&mut self, v: Vector) -> Result<()> {
        let Vector { a, n, ty, dst, .. } = v;
        let side = (1..=4).find(|side| side * side == n).unwrap_or(1);
        let rows: Vec<u32> = (0..side).collect();
        let value = self.determinant(ty, a, side, 0, &rows)?;
        self.copy(dst, value);
        Ok(())
    }

    pub(super) fn pack_halves(&mut self, v: Vector) -> Result<()> {
        let Vector { a, dst, .. } = v;
        let low = self.operation(DxilOp::LegacyF32ToF16, Scalar::F32, &[a], 1)?;
        let high = self.operation(DxilOp::LegacyF32ToF16, Scalar::F32, &[a + 1], 1)?;
        let by = self.literal(16)?;
        let high = self.binary(binop::SHL, Scalar::I32, false, high, by)?;
        let both = self.binary(binop::OR, Scalar::I32, false, low, high)?;
        self.copy(dst, both);
        Ok(())
    }

    pub(super) fn unpack_halves(&mut self, v: Vector) -> Result<()> {
        let Vector { a, dst, .. } = v;
        let (by, mask) = (self.literal(16)?, self.literal(0xffff)?);
        let low = self.binary(binop::AND, Scalar::I32, false, a, mask)?;
        let high = self.binary(binop::LSHR, Scalar::I32, false, a, by)?;
        for (i, part) in (0..).zip([low, high]) {
            let part = self.operation(DxilOp::LegacyF16ToF32, Scalar::F32, &[part], 1)?;
            self.copy(dst + i, part);
        }
        Ok(())
    }

    pub(super) fn modf_struct(&mut self, v: Vector) -> Result<()> {
        let Vector { a, n, ty, dst, .. } = v;
        for i in 0..n {
            let whole = self.operation(DxilOp::RoundZ, ty, &[a + i], 1)?;
            let part = self.binary(binop::SUB, ty, false, a + i, whole)?;
            self.copy(dst + i, part);
            self.copy(dst + n + i, whole);
        }
        Ok(())
    }

    pub(super) fn modf(&mut self, v: Vector, operands: &[Word]) -> Result<()> {
        let Vector { a, second, n, ty, dst, .. } = v;
        let whole = operands.get(1).copied().ok_or_else(|| Fault::damaged("too few operands"))?;
        let target = self.pointer(whole)?;
        let leaves = self.module.layouts.leaves(target.held, target.way)?;
        for (i, (_, bytes)) in (0..n).zip(leaves) {
            let whole = self.operation(DxilOp::RoundZ, ty, &[a + i], 1)?;
            let pointer = self.offset(second, bytes)?;
            self.push(Inst::Store { ty, pointer, value: whole });
            let part = self.binary(binop::SUB, ty, false, a + i, whole)?;
            self.copy(dst + i, part);
        }
        Ok(())
    }

    pub(super) fn frexp_struct(&mut self, v: Vector) -> Result<()> {
        let Vector { a, n, dst, .. } = v;
        for i in 0..n {
            let (part, exponent) = self.frexp(a + i)?;
            self.copy(dst + i, part);
            self.copy(dst + n + i, exponent);
        }
        Ok(())
    }

    fn length(&mut self, ty: Scalar, fast: bool, a: Reg, n: u32) -> Result<Reg> {
        if n == 1 {
            return self.operation(DxilOp::FAbs, ty, &[a], 1);
        }
        let pairs: Vec<_> = (0..n).map(|i| (a + i, a + i)).collect();
        let squared = self.sum_of_products(ty, fast, &pairs)?;
        self.operation(DxilOp::Sqrt, ty, &[squared], 1)
    }

    /// The determinant of the minor of the columns from `col` on and these rows, expanded along its first column.
    fn determinant(&mut self, ty: Scalar, a: Reg, side: u32, col: u32, rows: &[u32]) -> Result<Reg> {
        if let [row] = rows {
            return Ok(a + col * side + row);
        }
        let mut sum = None;
        for (number, &row) in rows.iter().enumerate() {
            let others: Vec<u32> = rows.iter().copied().filter(|&other| other != row).collect();
            let minor = self.determinant(ty, a, side, col + 1, &others)?;
            let part = self.binary(binop::MUL, ty, true, a + col * side + row, minor)?;
            sum = Some(match sum {
                None => part,
                Some(sum) => {
                    self.binary(if number % 2 == 1 { binop::SUB } else { binop::ADD }, ty, true, sum, part)?
                }
            });
        }
        sum.ok_or_else(|| Fault::damaged("a determinant of nothing"))
    }

    /// The significand in [0.5, 1) and the exponent of a 32-bit float, from its bits.
    fn frexp(&mut self, x: Reg) -> Result<(Reg, Reg)> {
        let i32 = Scalar::I32;
        let (by, mask, bias) = (self.literal(23)?, self.literal(0xff)?, self.literal(126)?);
        let (keep, half, zero) = (self.literal(0x807f_ffff)?, self.literal(0x3f00_0000)?, self.literal(0)?);
        let real_zero = self.real(Scalar::F32, 0.0)?;
        let exponent = self.binary(binop::LSHR, i32, false, x, by)?;
        let exponent = self.binary(binop::AND, i32, false, exponent, mask)?;
        let exponent = self.binary(binop::SUB, i32, false, exponent, bias)?;
        let part = self.binary(binop::AND, i32, false, x, keep)?;
        let part = self.binary(binop::OR, i32, false, part, half)?;
        let none = self.compare(fcmp::OEQ, Scalar::F32, x, real_zero)?;
        Ok((self.select(none, x, part)?, self.select(none, zero, exponent)?))
    }
}
