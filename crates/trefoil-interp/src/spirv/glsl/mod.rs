//! The functions of GLSL.std.450: those that DXIL has an operation for (here), other functions of scalars (`scalar`), functions of
//! whole vectors (`vector`).

mod scalar;
mod vector;

use super::function::Body;
use super::module::Inst as From;
use crate::numbers::{binop, cast};
use crate::program::{DxilOp, Reg, Scalar};
use crate::{Fault, Result};
use spirv::{GlslStd450Op as G, Word};

/// The operation of DXIL that is the function, scalar by scalar.
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

/// The operands of a function of vectors.
#[derive(Clone, Copy)]
struct Vector {
    /// The first operand.
    a: Reg,
    /// The second operand, or the first again.
    second: Reg,
    /// The number of components of the first operand.
    n: u32,
    ty: Scalar,
    fast: bool,
    dst: Reg,
}

impl Body<'_> {
    /// Translates `OpExtInst`.
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
        if self.vector_function(op, &operands, dst, fast)? {
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

    /// Translates a function that reads more than one scalar of an operand or gives a structure; false for others.
    fn vector_function(&mut self, op: G, operands: &[Word], dst: Reg, fast: bool) -> Result<bool> {
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
        let v = Vector { a, second, n, ty, fast, dst };
        match op {
            G::Length => self.length_function(v)?,
            G::Distance => self.distance(v)?,
            G::Normalize => self.normalize(v)?,
            G::Cross => self.cross(v)?,
            G::Reflect => self.reflect(v)?,
            G::Refract => self.refract(v, operands)?,
            G::FaceForward => self.face_forward(v, operands)?,
            G::Determinant => self.determinant_function(v)?,
            G::PackHalf2x16 => self.pack_halves(v)?,
            G::UnpackHalf2x16 => self.unpack_halves(v)?,
            G::ModfStruct => self.modf_struct(v)?,
            G::Modf => self.modf(v, operands)?,
            G::FrexpStruct if v.ty == Scalar::F32 => self.frexp_struct(v)?,
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
                    let scaled = self.binary(binop::MUL, Scalar::F32, false, offset + i, scale)?;
                    *step = self.cast(cast::FPTOSI, Scalar::F32, Scalar::I32, scaled)?;
                }
                self.evaluate(DxilOp::EvalSnapped, operands[0], &steps, dst)
            }
        }
    }
}
