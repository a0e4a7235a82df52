//! Functions of GLSL.std.450 on scalars that take more than one operation.

use crate::numbers::{binop, cast, fcmp, icmp};
use crate::program::{DxilOp, Reg, Scalar};
use crate::spirv::function::Body;
use crate::{Fault, Result};
use spirv::GlslStd450Op as G;
use std::f64::consts::{FRAC_PI_2, LN_2, LOG2_E, PI};

impl Body<'_> {
    /// Emits the operations of a function for one scalar of each operand.
    pub(super) fn scalar(&mut self, op: G, ty: Scalar, fast: bool, v: &[Reg]) -> Result<Reg> {
        let at = |index: usize| v.get(index).copied().ok_or_else(|| Fault::damaged("too few operands"));
        let x = at(0)?;
        match op {
            G::Exp => {
                let scale = self.real(ty, LOG2_E)?;
                let scaled = self.binary(binop::MUL, ty, true, x, scale)?;
                self.operation(DxilOp::Exp, ty, &[scaled], 1)
            }
            G::Log => {
                let (log, scale) = (self.operation(DxilOp::Log, ty, &[x], 1)?, self.real(ty, LN_2)?);
                self.binary(binop::MUL, ty, true, log, scale)
            }
            G::Pow => {
                let log = self.operation(DxilOp::Log, ty, &[x], 1)?;
                let product = self.binary(binop::MUL, ty, true, log, at(1)?)?;
                self.operation(DxilOp::Exp, ty, &[product], 1)
            }
            G::Radians | G::Degrees => {
                let scale = if op == G::Radians { PI / 180.0 } else { 180.0 / PI };
                let scale = self.real(ty, scale)?;
                self.binary(binop::MUL, ty, true, x, scale)
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
                let span = self.binary(binop::SUB, ty, fast, at(1)?, x)?;
                let part = self.binary(binop::MUL, ty, fast, span, at(2)?)?;
                self.binary(binop::ADD, ty, fast, x, part)
            }
            G::Step => {
                let (zero, one) = (self.real(ty, 0.0)?, self.real(ty, 1.0)?);
                let below = self.compare(fcmp::OLT, ty, at(1)?, x)?;
                self.select(below, zero, one)
            }
            G::SmoothStep => {
                let (above, span) = (
                    self.binary(binop::SUB, ty, true, at(2)?, x)?,
                    self.binary(binop::SUB, ty, true, at(1)?, x)?,
                );
                let t = self.binary(binop::SDIV, ty, true, above, span)?;
                let t = self.operation(DxilOp::Saturate, ty, &[t], 1)?;
                let (two, three) = (self.real(ty, 2.0)?, self.real(ty, 3.0)?);
                let part = self.binary(binop::MUL, ty, true, t, two)?;
                let part = self.binary(binop::SUB, ty, true, three, part)?;
                let part = self.binary(binop::MUL, ty, true, part, t)?;
                self.binary(binop::MUL, ty, true, part, t)
            }
            G::FSign => {
                let (zero, one, minus) = (self.real(ty, 0.0)?, self.real(ty, 1.0)?, self.real(ty, -1.0)?);
                let (above, below) =
                    (self.compare(fcmp::OGT, ty, x, zero)?, self.compare(fcmp::OLT, ty, x, zero)?);
                let other = self.select(below, minus, zero)?;
                self.select(above, one, other)
            }
            G::SAbs | G::SSign => {
                let (zero, one) = (self.literal(0)?, self.literal(1)?);
                let minus = self.literal(u64::MAX >> (64 - ty.bits()))?;
                let (above, below) =
                    (self.compare(icmp::SGT, ty, x, zero)?, self.compare(icmp::SLT, ty, x, zero)?);
                let negative = self.binary(binop::SUB, ty, false, zero, x)?;
                if op == G::SAbs {
                    return self.select(below, negative, x);
                }
                let other = self.select(below, minus, zero)?;
                self.select(above, one, other)
            }
            G::Ldexp => {
                let exponent = self.cast(cast::SITOFP, Scalar::I32, ty, at(1)?)?;
                let power = self.operation(DxilOp::Exp, ty, &[exponent], 1)?;
                self.binary(binop::MUL, ty, true, x, power)
            }
            G::FindUMsb | G::FindSMsb => {
                let op = if op == G::FindUMsb { DxilOp::FirstbitHi } else { DxilOp::FirstbitSHi };
                let top = self.operation(op, ty, &[x], 1)?;
                let (last, none) = (self.literal(u64::from(ty.bits() - 1))?, self.literal(0xffff_ffff)?);
                let bit = self.binary(binop::SUB, Scalar::I32, false, last, top)?;
                let is_none = self.compare(icmp::EQ, Scalar::I32, top, none)?;
                self.select(is_none, none, bit)
            }
            G::Atan2 => self.atan2(ty, x, at(1)?),
            other => Err(Fault::unsupported(format!("GLSL's {other:?}"))),
        }
    }

    fn atan2(&mut self, ty: Scalar, y: Reg, x: Reg) -> Result<Reg> {
        let (zero, half, whole) = (self.real(ty, 0.0)?, self.real(ty, FRAC_PI_2)?, self.real(ty, PI)?);
        let slope = self.binary(binop::SDIV, ty, true, y, x)?;
        let base = self.operation(DxilOp::Atan, ty, &[slope], 1)?;
        let (up, down) = (
            self.binary(binop::ADD, ty, true, base, whole)?,
            self.binary(binop::SUB, ty, true, base, whole)?,
        );
        let minus = self.binary(binop::SUB, ty, true, zero, half)?;
        let (left, level) = (self.compare(fcmp::OLT, ty, x, zero)?, self.compare(fcmp::OEQ, ty, x, zero)?);
        let (above, below) = (self.compare(fcmp::OGE, ty, y, zero)?, self.compare(fcmp::OLT, ty, y, zero)?);
        let turned = self.select(above, up, down)?;
        let turned = self.select(left, turned, base)?;
        let straight = self.select(below, minus, half)?;
        let flat = self.compare(fcmp::OEQ, ty, y, zero)?;
        let straight = self.select(flat, zero, straight)?;
        self.select(level, straight, turned)
    }
}
