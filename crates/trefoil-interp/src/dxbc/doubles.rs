//! Doubles, which lie in pairs of components: a register of the program holds one while it is computed with.

use super::body::Body;
use super::declare::object;
use super::operands::{Sign, written};
use crate::compile::reserve;
use crate::numbers::{binop, cast};
use crate::program::{DxilOp, Home, Inst, Reg, Scalar};
use crate::{Fault, Result};
use trefoil_dxbc::op::Op;
use trefoil_dxbc::program::{File, Instruction, Operand};

impl Body<'_> {
    /// Translates an instruction on doubles; false when it is none.
    pub(super) fn doubles(&mut self, inst: &Instruction) -> Result<bool> {
        let [dst, srcs @ ..] = &inst.operands[..] else { return Ok(false) };
        let ty = Scalar::F64;
        let comps = written(dst);
        match inst.op {
            Op::DEq | Op::DGe | Op::DLt | Op::DNe => {
                let predicate = match inst.op {
                    Op::DEq => 1,
                    Op::DGe => 3,
                    Op::DLt => 4,
                    _ => 14,
                };
                self.narrow(dst, &comps, srcs, |body, v| {
                    let holds = body.compare(predicate, ty, v[0], v[1])?;
                    body.mask(holds)
                })?;
            }
            Op::DtoF => {
                self.narrow(dst, &comps, srcs, |body, v| body.cast(cast::FPTRUNC, ty, Scalar::F32, v[0]))?
            }
            Op::DtoI => {
                self.narrow(dst, &comps, srcs, |body, v| body.cast(cast::FPTOSI, ty, Scalar::I32, v[0]))?
            }
            Op::DtoU => {
                self.narrow(dst, &comps, srcs, |body, v| body.cast(cast::FPTOUI, ty, Scalar::I32, v[0]))?
            }
            Op::FtoD | Op::ItoD | Op::UtoD => self.widen(inst, dst, srcs)?,
            Op::DAdd
            | Op::DMul
            | Op::DDiv
            | Op::DMin
            | Op::DMax
            | Op::DFma
            | Op::DRcp
            | Op::DMov
            | Op::DMovc => {
                let mut results = Vec::new();
                for pair in pairs(&comps) {
                    let fast = self.is_fast(inst, pair * 2);
                    let made = self.double_of(inst.op, fast, srcs, pair)?;
                    results.extend(self.split(made, pair)?);
                }
                self.write(dst, &results)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// What an instruction makes of a pair of components of its operands.
    fn double_of(&mut self, op: Op, fast: bool, srcs: &[Operand], pair: u8) -> Result<Reg> {
        let ty = Scalar::F64;
        let at = |index: usize| srcs.get(index).ok_or_else(|| Fault::damaged("too few operands"));
        if op == Op::DMovc {
            // The condition of a pair is its first component.
            let word = self.word(at(0)?, pair * 2)?;
            let condition = self.test(word, true)?;
            let (a, b) = (self.double(at(1)?, pair)?, self.double(at(2)?, pair)?);
            let dst = self.fresh(1)?;
            self.push(Inst::Select { dst, condition, a, b });
            return Ok(dst);
        }
        let mut v = Vec::new();
        for src in srcs {
            v.push(self.double(src, pair)?);
        }
        let first = v.first().copied().ok_or_else(|| Fault::damaged("too few operands"))?;
        match (op, &v[..]) {
            (Op::DMov, _) => Ok(first),
            (Op::DAdd, &[a, b]) => self.binary(binop::ADD, ty, fast, a, b),
            (Op::DMul, &[a, b]) => self.binary(binop::MUL, ty, fast, a, b),
            (Op::DDiv, &[a, b]) => self.binary(binop::SDIV, ty, fast, a, b),
            (Op::DMin, _) => self.math(DxilOp::FMin, ty, fast, &v, 1),
            (Op::DMax, _) => self.math(DxilOp::FMax, ty, fast, &v, 1),
            (Op::DFma, _) => self.math(DxilOp::Fma, ty, fast, &v, 1),
            _ => {
                let one = self.literal(1f64.to_bits())?;
                self.binary(binop::SDIV, ty, true, one, first)
            }
        }
    }

    /// Results of one component each: the first is of the first double.
    fn narrow(
        &mut self,
        dst: &Operand,
        comps: &[u8],
        srcs: &[Operand],
        make: impl Fn(&mut Self, &[Reg]) -> Result<Reg>,
    ) -> Result<()> {
        let mut results = Vec::new();
        for (pair, &comp) in (0..2).zip(comps) {
            let mut v = Vec::new();
            for src in srcs {
                v.push(self.double(src, pair)?);
            }
            results.push((comp, make(self, &v)?));
        }
        self.write(dst, &results)
    }

    /// Doubles of the first components of an operand.
    fn widen(&mut self, inst: &Instruction, dst: &Operand, srcs: &[Operand]) -> Result<()> {
        let [src] = srcs else { return Err(Fault::damaged("a conversion")) };
        let (op, from, sign) = match inst.op {
            Op::FtoD => (8, Scalar::F32, Sign::Real),
            Op::ItoD => (6, Scalar::I32, Sign::Whole),
            _ => (5, Scalar::I32, Sign::Whole),
        };
        let mut results = Vec::new();
        for (number, pair) in (0..).zip(pairs(&written(dst))) {
            let words = self.words(src, &[number], sign)?;
            for word in words {
                let made = self.cast(op, from, Scalar::F64, word)?;
                results.extend(self.split(made, pair)?);
            }
        }
        self.write(dst, &results)
    }

    /// A double at a pair of an operand's components.
    fn double(&mut self, operand: &Operand, pair: u8) -> Result<Reg> {
        if operand.file == File::Immediate64 {
            let at = usize::from(pair & 1) * 2;
            let [low, high] = [operand.immediate[at], operand.immediate[at + 1]];
            let value = self.literal(u64::from(low) | u64::from(high) << 32)?;
            return self.signed_real(operand, value, Scalar::F64);
        }
        let plain = Operand { negate: false, absolute: false, ..operand.clone() };
        let words = self.words(&plain, &[pair * 2, pair * 2 + 1], Sign::Whole)?;
        let value = self.operation(DxilOp::MakeDouble, Scalar::F64, &words, 1)?;
        self.signed_real(operand, value, Scalar::F64)
    }

    /// The words of a double, at a pair of components. They go through memory: that keeps what is known of the double, where
    /// arithmetic on bits is an arithmetic of integers.
    fn split(&mut self, value: Reg, pair: u8) -> Result<[(u8, Reg); 2]> {
        let pointer = match self.halves {
            Some(pointer) => pointer,
            None => {
                let base = reserve(&mut self.program.lane_memory, 8)?;
                let address = object(self.program, Home::Lane(base), 8);
                self.literal(address)?
            }
        };
        self.halves = Some(pointer);
        self.push(Inst::Store { ty: Scalar::F64, pointer, value });
        let (low, high) = (self.load(pointer, 0)?, self.load(pointer, 1)?);
        Ok([(pair * 2, low), (pair * 2 + 1, high)])
    }
}

/// The pairs of components that a mask has.
fn pairs(comps: &[u8]) -> Vec<u8> {
    (0..2).filter(|pair| comps.contains(&(pair * 2))).collect()
}
