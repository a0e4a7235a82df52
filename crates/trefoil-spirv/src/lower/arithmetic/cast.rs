//! Conversions: the casts of the IR, and between what an interface or image holds and what the IR computes with.

use crate::lower::types::{Scalar, Shape};
use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::Op;
use trefoil_ir::{InstId, Opcode};

impl Lower<'_> {
    pub(in crate::lower) fn cast(&mut self, inst: InstId) -> Result<()> {
        let i = self.inst(inst);
        let to = self.shape(i.ty)?;
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let [id] = self.operand_ids(inst)?;
        let made = match i.op {
            Opcode::BitCast => self.bit_cast(id, from, to),
            Opcode::Trunc if to.is_bool() => {
                let one = self.splat_const(from, 1);
                let zero = self.splat_const(from, 0);
                let low = self.op(Op::BitwiseAnd, from, &[id, one]);
                self.op(Op::INotEqual, to, &[low, zero])
            }
            Opcode::ZExt | Opcode::UiToFp if from.is_bool() => self.bool_to(id, to, 1.0),
            Opcode::SExt | Opcode::SiToFp if from.is_bool() => self.bool_to(id, to, -1.0),
            Opcode::FpToUi | Opcode::FpToSi if to.is_bool() => {
                let zero = self.float_const(from, 0.0);
                self.op(Op::FUnordNotEqual, to, &[id, zero])
            }
            op => {
                let op = match op {
                    Opcode::Trunc | Opcode::ZExt => Op::UConvert,
                    Opcode::SExt => Op::SConvert,
                    Opcode::FpTrunc | Opcode::FpExt => Op::FConvert,
                    Opcode::FpToUi => Op::ConvertFToU,
                    Opcode::FpToSi => Op::ConvertFToS,
                    Opcode::UiToFp => Op::ConvertUToF,
                    Opcode::SiToFp => Op::ConvertSToF,
                    op => return self.bug(format_args!("`{op}` is no conversion")),
                };
                self.op(op, to, &[id])
            }
        };
        self.body.values[inst] = made;
        Ok(())
    }

    /// The same bits as another shape of the same width.
    pub(in crate::lower) fn bit_cast(&mut self, id: Id, from: Shape, to: Shape) -> Id {
        if from == to { id } else { self.op(Op::Bitcast, to, &[id]) }
    }

    /// Zero for false, and for true `yes` as a number of the shape.
    pub(in crate::lower) fn bool_to(&mut self, id: Id, to: Shape, yes: f64) -> Id {
        let (yes, no) = if to.is_float() {
            (self.float_const(to, yes), self.float_const(to, 0.0))
        } else {
            let mask = if to.bits() == 64 { u64::MAX } else { (1 << to.bits()) - 1 };
            (self.splat_const(to, yes as i64 as u64 & mask), self.splat_const(to, 0))
        };
        self.op(Op::Select, to, &[id, yes, no])
    }

    /// Whether each lane is not zero.
    pub(in crate::lower) fn truth(&mut self, id: Id, from: Shape) -> Id {
        let to = from.with_scalar(Scalar::Bool);
        match from.scalar {
            Scalar::Bool => id,
            Scalar::Float(_) => {
                let zero = self.float_const(from, 0.0);
                self.op(Op::FUnordNotEqual, to, &[id, zero])
            }
            Scalar::Uint(_) | Scalar::Sint(_) => {
                let zero = self.splat_const(from, 0);
                self.op(Op::INotEqual, to, &[id, zero])
            }
        }
    }

    /// A value of one shape as another: surplus lanes dropped, missing ones zero, each lane converted by value.
    pub(in crate::lower) fn adapt(&mut self, id: Id, from: Shape, to: Shape) -> Id {
        let id = self.resize(id, from, to.lanes);
        let from = from.with_lanes(to.lanes);
        match (from.scalar, to.scalar) {
            (a, b) if a == b => id,
            (Scalar::Bool, _) => self.bool_to(id, to, 1.0),
            (_, Scalar::Bool) => self.truth(id, from),
            (Scalar::Float(_), Scalar::Float(_)) => self.op(Op::FConvert, to, &[id]),
            (Scalar::Float(_), Scalar::Sint(_)) => self.op(Op::ConvertFToS, to, &[id]),
            (Scalar::Float(_), Scalar::Uint(_)) => self.op(Op::ConvertFToU, to, &[id]),
            (Scalar::Sint(_), Scalar::Float(_)) => self.op(Op::ConvertSToF, to, &[id]),
            (Scalar::Uint(_), Scalar::Float(_)) => self.op(Op::ConvertUToF, to, &[id]),
            _ if from.bits() == to.bits() => self.op(Op::Bitcast, to, &[id]),
            // The signed side decides how a narrow integer is widened.
            (Scalar::Sint(_), Scalar::Uint(bits)) => {
                let wide = self.op(Op::SConvert, to.with_scalar(Scalar::Sint(bits)), &[id]);
                self.op(Op::Bitcast, to, &[wide])
            }
            (Scalar::Uint(bits), Scalar::Sint(_)) => {
                let signed = self.op(Op::Bitcast, from.with_scalar(Scalar::Sint(bits)), &[id]);
                self.op(Op::SConvert, to, &[signed])
            }
            (Scalar::Sint(_), Scalar::Sint(_)) => self.op(Op::SConvert, to, &[id]),
            (Scalar::Uint(_), Scalar::Uint(_)) => self.op(Op::UConvert, to, &[id]),
        }
    }

    /// A vector with lanes dropped or zeros added.
    pub(in crate::lower) fn resize(&mut self, id: Id, from: Shape, lanes: u32) -> Id {
        let to = from.with_lanes(lanes);
        if from.lanes == lanes {
            id
        } else if lanes == 1 {
            self.op_with(Op::CompositeExtract, to, &[id], &[0])
        } else if lanes < from.lanes {
            self.op_with(Op::VectorShuffle, to, &[id, id], &[0, 1, 2, 3][..lanes as usize])
        } else {
            let zero = self.splat_const(from.with_lanes(1), 0);
            let mut parts = [zero; 4];
            parts[0] = id;
            let count = 1 + lanes - from.lanes;
            self.op(Op::CompositeConstruct, to, &parts[..count as usize])
        }
    }

    /// One lane of a vector; a scalar is its own lane.
    pub(in crate::lower) fn lane(&mut self, id: Id, from: Shape, lane: u32) -> Id {
        if from.lanes == 1 {
            id
        } else {
            self.op_with(Op::CompositeExtract, from.with_lanes(1), &[id], &[lane])
        }
    }
}
