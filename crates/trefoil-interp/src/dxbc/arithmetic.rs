//! Instructions on values alone. Each component of a result comes from the same component of each operand, but for dot
//! products.

use super::body::Body;
use super::operands::{Sign, written};
use crate::numbers::{binop, cast, fcmp, icmp};
use crate::program::{DxilOp, Inst, Reg, Scalar};
use crate::{Fault, Result};
use trefoil_dxbc::op::{Data, Op};
use trefoil_dxbc::program::{Instruction, control};

/// LLVM's comparison that an instruction is, and of what.
fn comparison(op: Op) -> Option<(u8, Scalar)> {
    Some(match op {
        Op::Eq => (fcmp::OEQ, Scalar::F32),
        Op::Ge => (fcmp::OGE, Scalar::F32),
        Op::Lt => (fcmp::OLT, Scalar::F32),
        Op::Ne => (fcmp::UNE, Scalar::F32),
        Op::IEq => (icmp::EQ, Scalar::I32),
        Op::INe => (icmp::NE, Scalar::I32),
        Op::UGe => (icmp::UGE, Scalar::I32),
        Op::ULt => (icmp::ULT, Scalar::I32),
        Op::IGe => (icmp::SGE, Scalar::I32),
        Op::ILt => (icmp::SLT, Scalar::I32),
        _ => return None,
    })
}

/// LLVM's binary operator that an instruction is, and of what.
fn binary(op: Op) -> Option<(u8, Scalar)> {
    Some(match op {
        Op::Add => (binop::ADD, Scalar::F32),
        Op::Mul => (binop::MUL, Scalar::F32),
        Op::Div => (binop::SDIV, Scalar::F32),
        Op::IAdd => (binop::ADD, Scalar::I32),
        Op::IShl => (binop::SHL, Scalar::I32),
        Op::UShr => (binop::LSHR, Scalar::I32),
        Op::IShr => (binop::ASHR, Scalar::I32),
        Op::And => (binop::AND, Scalar::I32),
        Op::Or => (binop::OR, Scalar::I32),
        Op::Xor => (binop::XOR, Scalar::I32),
        _ => return None,
    })
}

/// LLVM's conversion that an instruction is.
fn conversion(op: Op) -> Option<(u8, Scalar, Scalar)> {
    Some(match op {
        Op::FtoU => (cast::FPTOUI, Scalar::F32, Scalar::I32),
        Op::FtoI => (cast::FPTOSI, Scalar::F32, Scalar::I32),
        Op::UtoF => (cast::UITOFP, Scalar::I32, Scalar::F32),
        Op::ItoF => (cast::SITOFP, Scalar::I32, Scalar::F32),
        _ => return None,
    })
}

/// DXIL's operation with one result that an instruction is, and its type.
fn operation(op: Op) -> Option<(DxilOp, Scalar)> {
    Some(match op {
        Op::Exp => (DxilOp::Exp, Scalar::F32),
        Op::Log => (DxilOp::Log, Scalar::F32),
        Op::Frc => (DxilOp::Frc, Scalar::F32),
        Op::Sqrt => (DxilOp::Sqrt, Scalar::F32),
        Op::Rsq => (DxilOp::Rsqrt, Scalar::F32),
        Op::RoundNe => (DxilOp::RoundNe, Scalar::F32),
        Op::RoundNi => (DxilOp::RoundNi, Scalar::F32),
        Op::RoundPi => (DxilOp::RoundPi, Scalar::F32),
        Op::RoundZ => (DxilOp::RoundZ, Scalar::F32),
        Op::Min => (DxilOp::FMin, Scalar::F32),
        Op::Max => (DxilOp::FMax, Scalar::F32),
        Op::Mad => (DxilOp::FMad, Scalar::F32),
        Op::IMin => (DxilOp::IMin, Scalar::I32),
        Op::IMax => (DxilOp::IMax, Scalar::I32),
        Op::UMin => (DxilOp::UMin, Scalar::I32),
        Op::UMax => (DxilOp::UMax, Scalar::I32),
        Op::IMad => (DxilOp::IMad, Scalar::I32),
        Op::UMad => (DxilOp::UMad, Scalar::I32),
        Op::Msad => (DxilOp::Msad, Scalar::I32),
        Op::Ibfe => (DxilOp::Ibfe, Scalar::I32),
        Op::Ubfe => (DxilOp::Ubfe, Scalar::I32),
        Op::Bfi => (DxilOp::Bfi, Scalar::I32),
        Op::BfRev => (DxilOp::Bfrev, Scalar::I32),
        Op::CountBits => (DxilOp::Countbits, Scalar::I32),
        Op::FirstBitHi => (DxilOp::FirstbitHi, Scalar::I32),
        Op::FirstBitShi => (DxilOp::FirstbitSHi, Scalar::I32),
        Op::FirstBitLo => (DxilOp::FirstbitLo, Scalar::I32),
        Op::F32ToF16 => (DxilOp::LegacyF32ToF16, Scalar::F32),
        Op::F16ToF32 => (DxilOp::LegacyF16ToF32, Scalar::F32),
        _ => return None,
    })
}

/// DXIL's operation with two results that an instruction is.
fn paired(op: Op) -> Option<DxilOp> {
    Some(match op {
        Op::IMul => DxilOp::IMul,
        Op::UMul => DxilOp::UMul,
        Op::UDiv => DxilOp::UDiv,
        Op::UAddC => DxilOp::UAddc,
        Op::USubB => DxilOp::USubb,
        _ => return None,
    })
}

impl Body<'_> {
    /// Whether a component of a result may be computed otherwise than written.
    pub(super) fn is_fast(&self, inst: &Instruction, comp: u8) -> bool {
        self.shader.refactoring && inst.controls >> control::PRECISE_SHIFT >> comp & 1 == 0
    }

    /// Translates an instruction on values; false when it is none.
    pub(super) fn arithmetic(&mut self, inst: &Instruction) -> Result<bool> {
        let info = inst.op.info();
        if let Op::Dp2 | Op::Dp3 | Op::Dp4 = inst.op {
            self.dot(inst)?;
            return Ok(true);
        }
        if inst.op == Op::SwapC {
            self.swap(inst)?;
            return Ok(true);
        }
        let two = paired(inst.op).is_some() || inst.op == Op::SinCos;
        if !two && !is_lanewise(inst.op) {
            return Ok(false);
        }
        let (dsts, srcs) = inst.operands.split_at(usize::from(info.dsts));
        let mut writes = Vec::new();
        for (number, dst) in dsts.iter().enumerate() {
            let comps = written(dst);
            let mut values: Vec<Vec<Reg>> = Vec::new();
            for (at, src) in srcs.iter().enumerate() {
                // A condition has no sign.
                let sign = if inst.op == Op::Movc && at == 0 { Sign::Whole } else { Sign::of(inst) };
                values.push(self.words(src, &comps, sign)?);
            }
            let mut results = Vec::new();
            for (i, &comp) in comps.iter().enumerate() {
                let of_comp: Vec<Reg> = values.iter().map(|list| list[i]).collect();
                let fast = self.is_fast(inst, comp);
                let made = match two {
                    true => self.half(inst.op, number, &of_comp)?,
                    false => self.scalar(inst.op, &of_comp, fast)?,
                };
                let made = if info.data == Data::Float || inst.op == Op::Mov || inst.op == Op::Movc {
                    self.saturated(inst, made)?
                } else {
                    made
                };
                results.push((comp, made));
            }
            writes.push((dst, results));
        }
        writes.into_iter().try_for_each(|(dst, results)| self.write(dst, &results))?;
        Ok(true)
    }

    /// What an instruction with one result makes of one component of its operands.
    fn scalar(&mut self, op: Op, v: &[Reg], fast: bool) -> Result<Reg> {
        let at = |index: usize| v.get(index).copied().ok_or_else(|| Fault::damaged("too few operands"));
        if let Some((predicate, ty)) = comparison(op) {
            let holds = self.compare(predicate, ty, at(0)?, at(1)?)?;
            return self.mask(holds);
        }
        if let Some((number, ty)) = binary(op) {
            let mut b = at(1)?;
            if matches!(op, Op::IShl | Op::UShr | Op::IShr) {
                // The lowest five bits say how far.
                let low = self.literal(31)?;
                b = self.binary(binop::AND, Scalar::I32, false, b, low)?;
            }
            return self.binary(number, ty, fast, at(0)?, b);
        }
        if let Some((number, from, to)) = conversion(op) {
            return self.cast(number, from, to, at(0)?);
        }
        if let Some((op, ty)) = operation(op) {
            return self.math(op, ty, fast, v, 1);
        }
        match op {
            Op::Mov => at(0),
            Op::Movc => {
                let condition = self.test(at(0)?, true)?;
                let dst = self.fresh(1)?;
                self.push(Inst::Select { dst, condition, a: at(1)?, b: at(2)? });
                Ok(dst)
            }
            Op::Not => {
                let all = self.literal(u32::MAX.into())?;
                self.binary(binop::XOR, Scalar::I32, false, at(0)?, all)
            }
            Op::INeg => {
                let zero = self.literal(0)?;
                self.binary(binop::SUB, Scalar::I32, false, zero, at(0)?)
            }
            Op::Rcp => {
                let one = self.literal(1f32.to_bits().into())?;
                self.binary(binop::SDIV, Scalar::F32, true, one, at(0)?)
            }
            other => Err(Fault::unsupported(format!("the instruction {}", other.info().name))),
        }
    }

    /// All bits where a condition holds.
    pub(super) fn mask(&mut self, holds: Reg) -> Result<Reg> {
        self.cast(cast::SEXT, Scalar::I1, Scalar::I32, holds)
    }

    /// One of the two results of an instruction.
    fn half(&mut self, op: Op, number: usize, v: &[Reg]) -> Result<Reg> {
        if let Some(op) = paired(op) {
            return Ok(self.operation(op, Scalar::I32, v, 2)? + number as u32);
        }
        let op = if number == 0 { DxilOp::Sin } else { DxilOp::Cos };
        self.operation(op, Scalar::F32, v, 1)
    }

    fn dot(&mut self, inst: &Instruction) -> Result<()> {
        let [dst, a, b] = &inst.operands[..] else { return Err(Fault::damaged("a product")) };
        let (op, count) = match inst.op {
            Op::Dp2 => (DxilOp::Dot2, 2),
            Op::Dp3 => (DxilOp::Dot3, 3),
            _ => (DxilOp::Dot4, 4),
        };
        let comps: Vec<u8> = (0..count).collect();
        let mut operands = self.words(a, &comps, Sign::Real)?;
        operands.extend(self.words(b, &comps, Sign::Real)?);
        let made = self.operation(op, Scalar::F32, &operands, 1)?;
        let made = self.saturated(inst, made)?;
        let results: Vec<(u8, Reg)> = written(dst).into_iter().map(|comp| (comp, made)).collect();
        self.write(dst, &results)
    }

    /// Two values, the other way round where a condition holds.
    fn swap(&mut self, inst: &Instruction) -> Result<()> {
        let [first, second, condition, a, b] = &inst.operands[..] else {
            return Err(Fault::damaged("a swap"));
        };
        let mut writes = Vec::new();
        for (dst, turned) in [(first, false), (second, true)] {
            let comps = written(dst);
            let conditions = self.words(condition, &comps, Sign::Whole)?;
            let (a, b) = (self.words(a, &comps, Sign::Real)?, self.words(b, &comps, Sign::Real)?);
            let mut results = Vec::new();
            for (i, &comp) in comps.iter().enumerate() {
                let condition = self.test(conditions[i], !turned)?;
                let made = self.fresh(1)?;
                self.push(Inst::Select { dst: made, condition, a: b[i], b: a[i] });
                results.push((comp, made));
            }
            writes.push((dst, results));
        }
        writes.into_iter().try_for_each(|(dst, results)| self.write(dst, &results))
    }
}

/// Whether each component of a result is computed by itself.
fn is_lanewise(op: Op) -> bool {
    comparison(op).is_some()
        || binary(op).is_some()
        || conversion(op).is_some()
        || operation(op).is_some()
        || matches!(op, Op::Mov | Op::Movc | Op::Not | Op::INeg | Op::Rcp)
}
