//! Conversions. Half precision is computed in 32 bits, so that most conversions between floats are moves.

use super::{Lowerer, Result};
use crate::code::{Base, Lane, Lanes};
use crate::op::Op;
use trefoil_ir::{Opcode, TypeId, Value};

/// The bits of 1.0.
const ONE: u32 = 0x3f80_0000;

impl Lowerer<'_> {
    pub(super) fn cast(&mut self, op: Opcode, value: Value, ty: TypeId) -> Result<Lanes> {
        let from = self.type_of(value);
        let from_bits = self.ctx.types.scalar_bits(from);
        let to_bits = self.ctx.types.scalar_bits(ty);
        self.check_type(from)?;
        match op {
            Opcode::Trunc if to_bits == 1 => {
                let lanes = self.lanes(value)?;
                let low = self.alu(Op::And, &[&lanes, &[Lane::imm(1)]])?;
                self.alu(Op::INe, &[&low, &[Lane::imm(0)]])
            }
            Opcode::Trunc | Opcode::FpTrunc | Opcode::FpExt => self.lanes(value),
            Opcode::ZExt if from_bits == 1 => self.masked(value, 1),
            Opcode::SExt if from_bits == 1 => self.lanes(value),
            Opcode::ZExt => self.extended(value, false),
            Opcode::SExt => self.extended(value, true),
            Opcode::UiToFp if from_bits == 1 => self.masked(value, ONE),
            Opcode::SiToFp if from_bits == 1 => self.masked(value, ONE | 1 << 31),
            Opcode::UiToFp | Opcode::SiToFp => {
                let signed = op == Opcode::SiToFp;
                let lanes = self.extended(value, signed)?;
                self.alu(if signed { Op::ItoF } else { Op::UtoF }, &[&lanes])
            }
            Opcode::FpToUi | Opcode::FpToSi => {
                let lanes = self.lanes(value)?;
                self.alu(if op == Opcode::FpToSi { Op::FtoI } else { Op::FtoU }, &[&lanes])
            }
            _ => self.bitcast(value, from, ty),
        }
    }

    /// A bool as zero or the given bits.
    fn masked(&mut self, value: Value, bits: u32) -> Result<Lanes> {
        let lanes = self.lanes(value)?;
        if lanes.iter().all(|lane| lane.base == Base::Const) {
            return Ok(lanes.iter().map(|lane| Lane::imm(lane.imm as u32 & bits)).collect());
        }
        self.alu(Op::And, &[&lanes, &[Lane::imm(bits)]])
    }

    fn bitcast(&mut self, value: Value, from: TypeId, to: TypeId) -> Result<Lanes> {
        let types = &self.ctx.types;
        let halves = (types.scalar(from) == TypeId::HALF, types.scalar(to) == TypeId::HALF);
        if types.lanes(from) != types.lanes(to) {
            return self.unsupported("a bit cast between vectors of different lengths");
        }
        let lanes = self.lanes(value)?;
        match halves {
            (true, false) => self.alu(Op::F32ToF16, &[&lanes]),
            (false, true) => {
                let low = self.alu(Op::And, &[&lanes, &[Lane::imm(0xffff)]])?;
                self.alu(Op::F16ToF32, &[&low])
            }
            // A float's sign is resolved, since what follows may read the bits as an integer.
            _ => self.bits(&lanes),
        }
    }
}
