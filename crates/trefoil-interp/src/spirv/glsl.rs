//! The functions of GLSL.std.450.

use super::function::Body;
use super::module::Inst as From;
use crate::program::{DxilOp, Inst, Reg, Scalar};
use crate::{Fault, Result};
use spirv::{GlslStd450Op as G, Word};
use std::f64::consts::{FRAC_PI_2, LN_2, LOG2_E, PI};

/// The operation of DXIL that does just that with each scalar.
fn direct(op: G) -> Option<DxilOp> {
    Some(match op {
        G::FAbs => DxilOp::FAbs,
        G::Round | G::RoundEven => DxilOp::RoundNe,
        G::Trunc => DxilOp::RoundZ,
        G::Floor => DxilOp::RoundNi,
        G::Ceil => DxilOp::RoundPi,
        G::Fract => DxilOp::Frc,
        G::Sin => DxilOp::Sin,
        G::Cos => DxilOp::Cos,
        G::Tan => DxilOp::Tan,
        G::Asin => DxilOp::Asin,
        G::Acos => DxilOp::Acos,
        G::Atan => DxilOp::Atan,
        G::Sinh => DxilOp::Hsin,
        G::Cosh => DxilOp::Hcos,
        G::Tanh => DxilOp::Htan,
        G::Exp2 => DxilOp::Exp,
        G::Log2 => DxilOp::Log,
        G::Sqrt => DxilOp::Sqrt,
        G::InverseSqrt => DxilOp::Rsqrt,
        G::FMin | G::NMin => DxilOp::FMin,
        G::FMax | G::NMax => DxilOp::FMax,
        G::UMin => DxilOp::UMin,
        G::UMax => DxilOp::UMax,
        G::SMin => DxilOp::IMin,
        G::SMax => DxilOp::IMax,
        G::Fma => DxilOp::Fma,
        G::FindILsb => DxilOp::FirstbitLo,
        _ => return None,
    })
}

impl Body<'_> {
    /// Translates a function of a set of extended instructions.
    pub(super) fn extended(&mut self, inst: &From, dst: Reg) -> Result<()> {
        let set = self.module.sets.get(&inst.word(0)?).map_or("", String::as_str);
        if set.starts_with("NonSemantic.") {
            return Ok(());
        }
        let op = G::from_u32(inst.word(1)?).filter(|_| set == "GLSL.std.450");
        let op = op.ok_or_else(|| {
            Fault::unsupported(format!("instruction {} of {set}", inst.word(1).unwrap_or(0)))
        })?;
        let operands = inst.words[2..].to_vec();
        let fast = self.is_fast(inst.id);
        if self.whole(op, &operands, dst, fast)? {
            return Ok(());
        }
        let mut first = Vec::new();
        let mut step = Vec::new();
        for &operand in &operands {
            first.push(self.value(operand)?);
            step.push(u32::from(self.slots(operand)? > 1));
        }
        let ty = self.element(operands.first().copied().ok_or_else(|| Fault::damaged("no operands"))?)?;
        for i in 0..self.module.layouts.slots(inst.ty)? {
            let v: Vec<Reg> = first.iter().zip(&step).map(|(&first, &step)| first + step * i).collect();
            let made = match direct(op) {
                Some(op) => self.math(op, ty, fast, &v, 1)?,
                None => self.scalar(op, ty, fast, &v)?,
            };
            self.copy(dst + i, made);
        }
        Ok(())
    }

    /// A function that looks at more than one scalar of an operand, or gives a structure; false when it is none.
    fn whole(&mut self, op: G, operands: &[Word], dst: Reg, fast: bool) -> Result<bool> {
        let Some(&x) = operands.first() else { return Ok(false) };
        let pointer =
            matches!(op, G::InterpolateAtCentroid | G::InterpolateAtSample | G::InterpolateAtOffset);
        if pointer {
            return self.interpolated(op, operands, dst).map(|()| true);
        }
        let (a, n, ty) = (self.value(x)?, self.slots(x)?, self.element(x)?);
        let second = match operands.get(1) {
            Some(&y) => self.value(y)?,
            None => a,
        };
        match op {
            G::Length => {
                let length = self.length(ty, fast, a, n)?;
                self.copy(dst, length);
            }
            G::Distance => {
                let between = self.fresh(n)?;
                for i in 0..n {
                    let d = self.binary(1, ty, fast, a + i, second + i)?;
                    self.copy(between + i, d);
                }
                let length = self.length(ty, fast, between, n)?;
                self.copy(dst, length);
            }
            G::Normalize => {
                let pairs: Vec<_> = (0..n).map(|i| (a + i, a + i)).collect();
                let squared = self.sum_of_products(ty, fast, &pairs)?;
                let inverse = self.operation(DxilOp::Rsqrt, ty, &[squared], 1)?;
                for i in 0..n {
                    let part = self.binary(2, ty, true, a + i, inverse)?;
                    self.copy(dst + i, part);
                }
            }
            G::Cross => {
                for i in 0..3 {
                    let (j, k) = ((i + 1) % 3, (i + 2) % 3);
                    let left = self.binary(2, ty, fast, a + j, second + k)?;
                    let right = self.binary(2, ty, fast, a + k, second + j)?;
                    let part = self.binary(1, ty, fast, left, right)?;
                    self.copy(dst + i, part);
                }
            }
            G::Reflect => {
                let pairs: Vec<_> = (0..n).map(|i| (a + i, second + i)).collect();
                let dot = self.sum_of_products(ty, fast, &pairs)?;
                let twice = self.binary(0, ty, fast, dot, dot)?;
                for i in 0..n {
                    let part = self.binary(2, ty, fast, twice, second + i)?;
                    let part = self.binary(1, ty, fast, a + i, part)?;
                    self.copy(dst + i, part);
                }
            }
            G::Refract => {
                let eta = self.operand(operands, 2)?;
                self.refract((a, second, eta), n, ty, dst)?;
            }
            G::FaceForward => {
                let reference = self.operand(operands, 2)?;
                let pairs: Vec<_> = (0..n).map(|i| (second + i, reference + i)).collect();
                let dot = self.sum_of_products(ty, fast, &pairs)?;
                let (zero, minus) = (self.real(ty, 0.0)?, self.real(ty, -1.0)?);
                let facing = self.compare(4, ty, dot, zero)?;
                for i in 0..n {
                    let away = self.binary(2, ty, false, a + i, minus)?;
                    let part = self.select(facing, a + i, away)?;
                    self.copy(dst + i, part);
                }
            }
            G::Determinant => {
                let side = (1..=4).find(|side| side * side == n).unwrap_or(1);
                let rows: Vec<u32> = (0..side).collect();
                let value = self.determinant(ty, a, side, 0, &rows)?;
                self.copy(dst, value);
            }
            G::PackHalf2x16 => {
                let low = self.operation(DxilOp::LegacyF32ToF16, Scalar::F32, &[a], 1)?;
                let high = self.operation(DxilOp::LegacyF32ToF16, Scalar::F32, &[a + 1], 1)?;
                let by = self.literal(16)?;
                let high = self.binary(7, Scalar::I32, false, high, by)?;
                let both = self.binary(11, Scalar::I32, false, low, high)?;
                self.copy(dst, both);
            }
            G::UnpackHalf2x16 => {
                let (by, mask) = (self.literal(16)?, self.literal(0xffff)?);
                let low = self.binary(10, Scalar::I32, false, a, mask)?;
                let high = self.binary(8, Scalar::I32, false, a, by)?;
                for (i, part) in (0..).zip([low, high]) {
                    let part = self.operation(DxilOp::LegacyF16ToF32, Scalar::F32, &[part], 1)?;
                    self.copy(dst + i, part);
                }
            }
            G::ModfStruct => {
                for i in 0..n {
                    let whole = self.operation(DxilOp::RoundZ, ty, &[a + i], 1)?;
                    let part = self.binary(1, ty, false, a + i, whole)?;
                    self.copy(dst + i, part);
                    self.copy(dst + n + i, whole);
                }
            }
            G::Modf => {
                let whole = operands.get(1).copied().ok_or_else(|| Fault::damaged("too few operands"))?;
                let known = self.pointer(whole)?;
                let leaves = self.module.layouts.leaves(known.held, known.way)?;
                for (i, (_, bytes)) in (0..n).zip(leaves) {
                    let whole = self.operation(DxilOp::RoundZ, ty, &[a + i], 1)?;
                    let pointer = self.offset(second, bytes)?;
                    self.push(Inst::Store { ty, pointer, value: whole });
                    let part = self.binary(1, ty, false, a + i, whole)?;
                    self.copy(dst + i, part);
                }
            }
            G::FrexpStruct if ty == Scalar::F32 => {
                for i in 0..n {
                    let (part, exponent) = self.frexp(a + i)?;
                    self.copy(dst + i, part);
                    self.copy(dst + n + i, exponent);
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn operand(&mut self, operands: &[Word], index: usize) -> Result<Reg> {
        let operand = operands.get(index).copied().ok_or_else(|| Fault::damaged("too few operands"))?;
        self.value(operand)
    }

    fn interpolated(&mut self, op: G, operands: &[Word], dst: Reg) -> Result<()> {
        match op {
            G::InterpolateAtCentroid => self.evaluate(DxilOp::EvalCentroid, operands[0], &[], dst),
            G::InterpolateAtSample => {
                let sample = self.operand(operands, 1)?;
                self.evaluate(DxilOp::EvalSampleIndex, operands[0], &[sample], dst)
            }
            _ => {
                // DXIL counts sixteenths.
                let offset = self.operand(operands, 1)?;
                let scale = self.real(Scalar::F32, 16.0)?;
                let mut steps = [0; 2];
                for (i, step) in (0..).zip(&mut steps) {
                    let scaled = self.binary(2, Scalar::F32, false, offset + i, scale)?;
                    *step = self.cast(4, Scalar::F32, Scalar::I32, scaled)?;
                }
                self.evaluate(DxilOp::EvalSnapped, operands[0], &steps, dst)
            }
        }
    }

    fn length(&mut self, ty: Scalar, fast: bool, a: Reg, n: u32) -> Result<Reg> {
        if n == 1 {
            return self.operation(DxilOp::FAbs, ty, &[a], 1);
        }
        let pairs: Vec<_> = (0..n).map(|i| (a + i, a + i)).collect();
        let squared = self.sum_of_products(ty, fast, &pairs)?;
        self.operation(DxilOp::Sqrt, ty, &[squared], 1)
    }

    fn refract(&mut self, (i, n, eta): (Reg, Reg, Reg), count: u32, ty: Scalar, dst: Reg) -> Result<()> {
        let (zero, one) = (self.real(ty, 0.0)?, self.real(ty, 1.0)?);
        let pairs: Vec<_> = (0..count).map(|lane| (n + lane, i + lane)).collect();
        let dot = self.sum_of_products(ty, true, &pairs)?;
        let squared = self.binary(2, ty, true, dot, dot)?;
        let rest = self.binary(1, ty, true, one, squared)?;
        let scaled = self.binary(2, ty, true, eta, eta)?;
        let scaled = self.binary(2, ty, true, scaled, rest)?;
        let k = self.binary(1, ty, true, one, scaled)?;
        let root = self.operation(DxilOp::Sqrt, ty, &[k], 1)?;
        let along = self.binary(2, ty, true, eta, dot)?;
        let along = self.binary(0, ty, true, along, root)?;
        let total = self.compare(4, ty, k, zero)?;
        for lane in 0..count {
            let left = self.binary(2, ty, true, eta, i + lane)?;
            let right = self.binary(2, ty, true, along, n + lane)?;
            let part = self.binary(1, ty, true, left, right)?;
            let part = self.select(total, zero, part)?;
            self.copy(dst + lane, part);
        }
        Ok(())
    }

    /// The determinant of the rows that are left, by the column `col`.
    fn determinant(&mut self, ty: Scalar, a: Reg, side: u32, col: u32, rows: &[u32]) -> Result<Reg> {
        if let [row] = rows {
            return Ok(a + col * side + row);
        }
        let mut sum = None;
        for (number, &row) in rows.iter().enumerate() {
            let others: Vec<u32> = rows.iter().copied().filter(|&other| other != row).collect();
            let minor = self.determinant(ty, a, side, col + 1, &others)?;
            let part = self.binary(2, ty, true, a + col * side + row, minor)?;
            sum = Some(match sum {
                None => part,
                Some(sum) => self.binary(u8::from(number % 2 == 1), ty, true, sum, part)?,
            });
        }
        sum.ok_or_else(|| Fault::damaged("a determinant of nothing"))
    }

    /// The part from a half to below one, and the exponent.
    fn frexp(&mut self, x: Reg) -> Result<(Reg, Reg)> {
        let i32 = Scalar::I32;
        let (by, mask, bias) = (self.literal(23)?, self.literal(0xff)?, self.literal(126)?);
        let (keep, half, zero) = (self.literal(0x807f_ffff)?, self.literal(0x3f00_0000)?, self.literal(0)?);
        let real_zero = self.real(Scalar::F32, 0.0)?;
        let exponent = self.binary(8, i32, false, x, by)?;
        let exponent = self.binary(10, i32, false, exponent, mask)?;
        let exponent = self.binary(1, i32, false, exponent, bias)?;
        let part = self.binary(10, i32, false, x, keep)?;
        let part = self.binary(11, i32, false, part, half)?;
        let none = self.compare(1, Scalar::F32, x, real_zero)?;
        Ok((self.select(none, x, part)?, self.select(none, zero, exponent)?))
    }

    /// A function of scalars that takes more than one operation.
    fn scalar(&mut self, op: G, ty: Scalar, fast: bool, v: &[Reg]) -> Result<Reg> {
        let at = |index: usize| v.get(index).copied().ok_or_else(|| Fault::damaged("too few operands"));
        let x = at(0)?;
        match op {
            G::Exp => {
                let scale = self.real(ty, LOG2_E)?;
                let scaled = self.binary(2, ty, true, x, scale)?;
                self.operation(DxilOp::Exp, ty, &[scaled], 1)
            }
            G::Log => {
                let (log, scale) = (self.operation(DxilOp::Log, ty, &[x], 1)?, self.real(ty, LN_2)?);
                self.binary(2, ty, true, log, scale)
            }
            G::Pow => {
                let log = self.operation(DxilOp::Log, ty, &[x], 1)?;
                let product = self.binary(2, ty, true, log, at(1)?)?;
                self.operation(DxilOp::Exp, ty, &[product], 1)
            }
            G::Radians | G::Degrees => {
                let scale = if op == G::Radians { PI / 180.0 } else { 180.0 / PI };
                let scale = self.real(ty, scale)?;
                self.binary(2, ty, true, x, scale)
            }
            G::FClamp | G::NClamp => {
                let low = self.operation(DxilOp::FMax, ty, &[x, at(1)?], 1)?;
                self.operation(DxilOp::FMin, ty, &[low, at(2)?], 1)
            }
            G::UClamp => {
                let low = self.operation(DxilOp::UMax, ty, &[x, at(1)?], 1)?;
                self.operation(DxilOp::UMin, ty, &[low, at(2)?], 1)
            }
            G::SClamp => {
                let low = self.operation(DxilOp::IMax, ty, &[x, at(1)?], 1)?;
                self.operation(DxilOp::IMin, ty, &[low, at(2)?], 1)
            }
            G::FMix => {
                let span = self.binary(1, ty, fast, at(1)?, x)?;
                let part = self.binary(2, ty, fast, span, at(2)?)?;
                self.binary(0, ty, fast, x, part)
            }
            G::Step => {
                let (zero, one) = (self.real(ty, 0.0)?, self.real(ty, 1.0)?);
                let below = self.compare(4, ty, at(1)?, x)?;
                self.select(below, zero, one)
            }
            G::SmoothStep => {
                let (above, span) =
                    (self.binary(1, ty, true, at(2)?, x)?, self.binary(1, ty, true, at(1)?, x)?);
                let t = self.binary(4, ty, true, above, span)?;
                let t = self.operation(DxilOp::Saturate, ty, &[t], 1)?;
                let (two, three) = (self.real(ty, 2.0)?, self.real(ty, 3.0)?);
                let part = self.binary(2, ty, true, t, two)?;
                let part = self.binary(1, ty, true, three, part)?;
                let part = self.binary(2, ty, true, part, t)?;
                self.binary(2, ty, true, part, t)
            }
            G::FSign => {
                let (zero, one, minus) = (self.real(ty, 0.0)?, self.real(ty, 1.0)?, self.real(ty, -1.0)?);
                let (above, below) = (self.compare(2, ty, x, zero)?, self.compare(4, ty, x, zero)?);
                let other = self.select(below, minus, zero)?;
                self.select(above, one, other)
            }
            G::SAbs | G::SSign => {
                let (zero, one) = (self.literal(0)?, self.literal(1)?);
                let minus = self.literal(u64::MAX >> (64 - ty.bits()))?;
                let (above, below) = (self.compare(38, ty, x, zero)?, self.compare(40, ty, x, zero)?);
                let negative = self.binary(1, ty, false, zero, x)?;
                if op == G::SAbs {
                    return self.select(below, negative, x);
                }
                let other = self.select(below, minus, zero)?;
                self.select(above, one, other)
            }
            G::Ldexp => {
                let exponent = self.cast(6, Scalar::I32, ty, at(1)?)?;
                let power = self.operation(DxilOp::Exp, ty, &[exponent], 1)?;
                self.binary(2, ty, true, x, power)
            }
            G::FindUMsb | G::FindSMsb => {
                let op = if op == G::FindUMsb { DxilOp::FirstbitHi } else { DxilOp::FirstbitSHi };
                let top = self.operation(op, ty, &[x], 1)?;
                let (last, none) = (self.literal(u64::from(ty.bits() - 1))?, self.literal(0xffff_ffff)?);
                let bit = self.binary(1, Scalar::I32, false, last, top)?;
                let is_none = self.compare(32, Scalar::I32, top, none)?;
                self.select(is_none, none, bit)
            }
            G::Atan2 => self.atan2(ty, x, at(1)?),
            other => Err(Fault::unsupported(format!("GLSL's {other:?}"))),
        }
    }

    fn atan2(&mut self, ty: Scalar, y: Reg, x: Reg) -> Result<Reg> {
        let (zero, half, whole) = (self.real(ty, 0.0)?, self.real(ty, FRAC_PI_2)?, self.real(ty, PI)?);
        let slope = self.binary(4, ty, true, y, x)?;
        let base = self.operation(DxilOp::Atan, ty, &[slope], 1)?;
        let (up, down) = (self.binary(0, ty, true, base, whole)?, self.binary(1, ty, true, base, whole)?);
        let minus = self.binary(1, ty, true, zero, half)?;
        let (left, level) = (self.compare(4, ty, x, zero)?, self.compare(1, ty, x, zero)?);
        let (above, below) = (self.compare(3, ty, y, zero)?, self.compare(4, ty, y, zero)?);
        let turned = self.select(above, up, down)?;
        let turned = self.select(left, turned, base)?;
        let straight = self.select(below, minus, half)?;
        let flat = self.compare(1, ty, y, zero)?;
        let straight = self.select(flat, zero, straight)?;
        self.select(level, straight, turned)
    }
}
