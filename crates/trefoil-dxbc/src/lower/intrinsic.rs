//! Intrinsics: which way each goes.

use super::{Lowerer, Result};
use crate::code::{Lane, Lanes, MInst};
use crate::op::Op;
use crate::program::control;
use smallvec::SmallVec;
use std::f32::consts::LOG10_2;
use trefoil_ir::{InstId, Intrinsic, TypeId, Value};

type Args = SmallVec<[Lanes; 4]>;

impl Lowerer<'_> {
    /// Lowers a call of an intrinsic.
    pub(super) fn intrinsic(&mut self, inst: InstId, operands: &[Value]) -> Result<()> {
        let data = self.func.insts[inst];
        let Some(which) = data.intrinsic() else { return self.bug("an intrinsic that is not known") };
        match which {
            Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd => return Ok(()),
            Intrinsic::Handle | Intrinsic::HandleFromHeap | Intrinsic::GetPointer => {
                return self.resource_address(which, inst, operands);
            }
            _ => {}
        }
        self.check_type(data.ty)?;
        let lanes = if self.is_arithmetic(which) {
            self.arithmetic(which, data.ty, operands)?
        } else if let Some(lanes) = self.invocation(which, data.ty, operands)? {
            lanes
        } else if let Some(lanes) = self.synchronise(which)? {
            lanes
        } else if let Some(lanes) = self.texture(which, data.ty, operands)? {
            lanes
        } else {
            return self.unsupported(&format!("`{}`", which.info().name));
        };
        if data.ty != TypeId::VOID {
            self.set_lanes(inst, &lanes);
        }
        Ok(())
    }

    /// Whether the intrinsic only computes from its operands.
    fn is_arithmetic(&self, which: Intrinsic) -> bool {
        which <= Intrinsic::UAddCarry
            || matches!(
                which,
                Intrinsic::DdxCoarse | Intrinsic::DdyCoarse | Intrinsic::DdxFine | Intrinsic::DdyFine
            )
    }

    fn arithmetic(&mut self, which: Intrinsic, ty: TypeId, operands: &[Value]) -> Result<Lanes> {
        if which == Intrinsic::Saturate && !self.is_double(ty) {
            return self.saturate(operands[0]);
        }
        let doubles = self.is_double(self.type_of(operands[0]));
        if doubles && which == Intrinsic::SplitDouble {
            let lanes = self.lanes(operands[0])?;
            return Ok(self.split_double(&lanes));
        }
        if doubles {
            return self.double_intrinsic(which, operands);
        }
        let args: Args = operands.iter().map(|&value| self.lanes(value)).collect::<Result<_>>()?;
        if let Some(op) = direct(which) {
            let args: SmallVec<[&[Lane]; 3]> = args.iter().map(|lanes| lanes.as_slice()).collect();
            return self.alu(op, &args);
        }
        if let Some(lanes) = self.float_function(which, &args)? {
            return Ok(lanes);
        }
        if let Some(lanes) = self.vector_function(which, operands, &args)? {
            return Ok(lanes);
        }
        self.integer_function(which, operands, &args)
    }

    fn float_function(&mut self, which: Intrinsic, args: &Args) -> Result<Option<Lanes>> {
        let x = &args[0];
        Ok(Some(match which {
            Intrinsic::FAbs => x.iter().map(|lane| lane.absolute()).collect(),
            Intrinsic::Sin => self.sin(x)?,
            Intrinsic::Cos => self.cos(x)?,
            Intrinsic::Tan => self.tan(x)?,
            Intrinsic::Asin => self.asin(x)?,
            Intrinsic::Acos => self.acos(x)?,
            Intrinsic::Atan => self.atan(x)?,
            Intrinsic::Atan2 => self.atan2(x, &args[1])?,
            Intrinsic::Sinh => self.sinh(x)?,
            Intrinsic::Cosh => self.cosh(x)?,
            Intrinsic::Tanh => self.tanh(x)?,
            Intrinsic::Exp => self.exp(x)?,
            Intrinsic::Log => self.ln(x)?,
            Intrinsic::Log10 => self.log(x, LOG10_2)?,
            Intrinsic::Pow => self.pow(x, &args[1])?,
            Intrinsic::Ldexp => {
                let power = self.alu(Op::Exp, &[&args[1]])?;
                self.alu(Op::Mul, &[x, &power])?
            }
            Intrinsic::NClamp => {
                let low = self.alu(Op::Max, &[x, &args[1]])?;
                self.alu(Op::Min, &[&low, &args[2]])?
            }
            Intrinsic::Lerp => self.lerp(x, &args[1], &args[2])?,
            Intrinsic::Step => {
                let reached = self.alu(Op::Ge, &[&args[1], x])?;
                self.alu(Op::And, &[&reached, &[Lane::float(1.0)]])?
            }
            Intrinsic::SmoothStep => self.smoothstep(x, &args[1], &args[2])?,
            Intrinsic::Degrees => self.alu(Op::Mul, &[x, &[Lane::float(1f32.to_degrees())]])?,
            Intrinsic::Radians => self.alu(Op::Mul, &[x, &[Lane::float(1f32.to_radians())]])?,
            Intrinsic::IsNan | Intrinsic::IsInf | Intrinsic::IsFinite | Intrinsic::IsNormal => {
                self.float_class(which, x)?
            }
            _ => return Ok(None),
        }))
    }

    fn vector_function(
        &mut self,
        which: Intrinsic,
        operands: &[Value],
        args: &Args,
    ) -> Result<Option<Lanes>> {
        let x = &args[0];
        let single = |lane: Lane| -> Lanes { [lane].into_iter().collect() };
        Ok(Some(match which {
            Intrinsic::FDot => single(self.dot(x, &args[1])?),
            Intrinsic::SDot | Intrinsic::UDot => {
                let mut sum = self.multiply(&x[..1], &args[1][..1])?;
                for i in 1..x.len() {
                    sum = self.alu(Op::IMad, &[&x[i..=i], &args[1][i..=i], &sum])?;
                }
                sum
            }
            Intrinsic::Length | Intrinsic::Distance => {
                let span = if which == Intrinsic::Length {
                    x.clone()
                } else {
                    self.alu(Op::Add, &[x, &super::arith::negated(&args[1])])?
                };
                if span.len() == 1 {
                    return Ok(Some(span.iter().map(|lane| lane.absolute()).collect()));
                }
                let square = self.dot(&span, &span)?;
                self.alu(Op::Sqrt, &[&[square]])?
            }
            Intrinsic::Normalize => {
                let square = self.dot(x, x)?;
                let inverse = self.alu(Op::Rsq, &[&[square]])?;
                self.alu(Op::Mul, &[&inverse, x])?
            }
            Intrinsic::Cross => self.cross(x, &args[1])?,
            Intrinsic::Reflect => self.reflect(x, &args[1])?,
            Intrinsic::Refract => self.refract(x, &args[1], args[2][0])?,
            Intrinsic::FaceForward => self.face_forward(x, &args[1], &args[2])?,
            Intrinsic::Any | Intrinsic::All => {
                let ty = self.type_of(operands[0]);
                let truth = if self.ctx.types.scalar(ty) == TypeId::I1 {
                    x.clone()
                } else {
                    let differs = if self.ctx.types.is_float(ty) { Op::Ne } else { Op::INe };
                    self.alu(differs, &[x, &[Lane::imm(0)]])?
                };
                self.fold(if which == Intrinsic::Any { Op::Or } else { Op::And }, &truth)?
            }
            Intrinsic::Msad4 => {
                self.needs.extensions = true;
                self.msad4(args)?
            }
            Intrinsic::Dot2Add | Intrinsic::Dot4AddI8 | Intrinsic::Dot4AddU8 => {
                return self.unsupported(&format!("`{}`", which.info().name));
            }
            _ => return Ok(None),
        }))
    }

    /// Four sums of differences, at offsets of no to three bytes in the pair of source words.
    fn msad4(&mut self, args: &Args) -> Result<Lanes> {
        let (reference, source) = (args[0][0], &args[1]);
        let mut words: Lanes = [source[0]].into_iter().collect();
        for bytes in 1..4u32 {
            let low = self.alu(Op::UShr, &[&[source[0]], &[Lane::imm(8 * bytes)]])?;
            let high = self.alu(Op::IShl, &[&[source[1]], &[Lane::imm(32 - 8 * bytes)]])?;
            words.extend(self.alu(Op::Or, &[&low, &high])?);
        }
        self.alu(Op::Msad, &[&[reference], &words, &args[2]])
    }

    fn integer_function(&mut self, which: Intrinsic, operands: &[Value], args: &Args) -> Result<Lanes> {
        let x = &args[0];
        match which {
            Intrinsic::Abs => self.int_size(x),
            Intrinsic::FirstBitUHigh => self.first_bit_high(Op::FirstBitHi, x),
            Intrinsic::FirstBitSHigh => self.first_bit_high(Op::FirstBitShi, x),
            Intrinsic::SClamp | Intrinsic::UClamp => {
                let (max, min) =
                    if which == Intrinsic::SClamp { (Op::IMax, Op::IMin) } else { (Op::UMax, Op::UMin) };
                let low = self.alu(max, &[x, &args[1]])?;
                self.alu(min, &[&low, &args[2]])
            }
            Intrinsic::Sign => {
                let float = self.ctx.types.is_float(self.type_of(operands[0]));
                self.sign(x, float)
            }
            Intrinsic::AsDouble => self.as_double(x, &args[1]),
            Intrinsic::UAddCarry => {
                let mut sum = self.alu(Op::IAdd, &[x, &args[1]])?;
                let carry = self.alu(Op::ULt, &[&sum, x])?;
                sum.extend(carry);
                Ok(sum)
            }
            _ => self.unsupported(&format!("`{}`", which.info().name)),
        }
    }

    /// Barriers and `discard`.
    fn synchronise(&mut self, which: Intrinsic) -> Result<Option<Lanes>> {
        use control::{SYNC_SHARED, SYNC_THREADS, SYNC_UAV_GLOBAL};
        let flags = match which {
            Intrinsic::GroupBarrier => SYNC_SHARED,
            Intrinsic::GroupBarrierSync => SYNC_SHARED | SYNC_THREADS,
            Intrinsic::DeviceBarrier => SYNC_UAV_GLOBAL,
            Intrinsic::DeviceBarrierSync => SYNC_UAV_GLOBAL | SYNC_THREADS,
            Intrinsic::AllBarrier => SYNC_UAV_GLOBAL | SYNC_SHARED,
            Intrinsic::AllBarrierSync => SYNC_UAV_GLOBAL | SYNC_SHARED | SYNC_THREADS,
            _ => return Ok(None),
        };
        let mut inst = MInst::new(Op::Sync, None, []);
        inst.controls = flags;
        self.push(inst)?;
        Ok(Some(Lanes::new()))
    }
}

/// The opcode that does exactly what the intrinsic does.
fn direct(which: Intrinsic) -> Option<Op> {
    Some(match which {
        Intrinsic::Sqrt => Op::Sqrt,
        Intrinsic::Exp2 => Op::Exp,
        Intrinsic::Log2 => Op::Log,
        Intrinsic::Floor => Op::RoundNi,
        Intrinsic::Ceil => Op::RoundPi,
        Intrinsic::FTrunc => Op::RoundZ,
        Intrinsic::RoundEven => Op::RoundNe,
        Intrinsic::Fma | Intrinsic::FMulAdd => Op::Mad,
        Intrinsic::MinNum => Op::Min,
        Intrinsic::MaxNum => Op::Max,
        Intrinsic::SMin => Op::IMin,
        Intrinsic::SMax => Op::IMax,
        Intrinsic::UMin => Op::UMin,
        Intrinsic::UMax => Op::UMax,
        Intrinsic::CountBits => Op::CountBits,
        Intrinsic::BitReverse => Op::BfRev,
        Intrinsic::FirstBitLow => Op::FirstBitLo,
        Intrinsic::IMad => Op::IMad,
        Intrinsic::UMad => Op::UMad,
        Intrinsic::Frac => Op::Frc,
        Intrinsic::Rsqrt => Op::Rsq,
        Intrinsic::F16ToF32 => Op::F16ToF32,
        Intrinsic::F32ToF16 => Op::F32ToF16,
        Intrinsic::DdxCoarse => Op::DerivRtxCoarse,
        Intrinsic::DdyCoarse => Op::DerivRtyCoarse,
        Intrinsic::DdxFine => Op::DerivRtxFine,
        Intrinsic::DdyFine => Op::DerivRtyFine,
        _ => return None,
    })
}
