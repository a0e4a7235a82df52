//! Comparisons. There are instructions for `==`, `!=`, `<` and `>=` alone.

use super::{Lowerer, Result};
use crate::code::{Lane, Lanes};
use crate::op::Op;
use trefoil_ir::{FloatPredicate, IntPredicate, Value};

impl Lowerer<'_> {
    pub(super) fn compare_floats(&mut self, predicate: u32, operands: &[Value]) -> Result<Lanes> {
        use FloatPredicate::*;
        let Some(predicate) = FloatPredicate::from_u32(predicate) else {
            return self.bug("a float predicate");
        };
        let (a, b) = (self.lanes(operands[0])?, self.lanes(operands[1])?);
        match predicate {
            False => Ok(a.iter().map(|_| Lane::imm(0)).collect()),
            True => Ok(a.iter().map(|_| Lane::imm(u32::MAX)).collect()),
            Oeq => self.alu(Op::Eq, &[&a, &b]),
            Une => self.alu(Op::Ne, &[&a, &b]),
            Olt => self.alu(Op::Lt, &[&a, &b]),
            Ogt => self.alu(Op::Lt, &[&b, &a]),
            Oge => self.alu(Op::Ge, &[&a, &b]),
            Ole => self.alu(Op::Ge, &[&b, &a]),
            Ult => self.not_of(Op::Ge, &a, &b),
            Ugt => self.not_of(Op::Ge, &b, &a),
            Uge => self.not_of(Op::Lt, &a, &b),
            Ule => self.not_of(Op::Lt, &b, &a),
            One => self.either(Op::Lt, [&a, &b], [&b, &a]),
            Ueq => {
                let differ = self.either(Op::Lt, [&a, &b], [&b, &a])?;
                self.alu(Op::Not, &[&differ])
            }
            Uno => self.either(Op::Ne, [&a, &a], [&b, &b]),
            Ord => {
                let unordered = self.either(Op::Ne, [&a, &a], [&b, &b])?;
                self.alu(Op::Not, &[&unordered])
            }
        }
    }

    fn not_of(&mut self, op: Op, a: &[Lane], b: &[Lane]) -> Result<Lanes> {
        let holds = self.alu(op, &[a, b])?;
        self.alu(Op::Not, &[&holds])
    }

    fn either(&mut self, op: Op, first: [&[Lane]; 2], second: [&[Lane]; 2]) -> Result<Lanes> {
        let first = self.alu(op, &first)?;
        let second = self.alu(op, &second)?;
        self.alu(Op::Or, &[&first, &second])
    }

    pub(super) fn compare_ints(&mut self, predicate: u32, operands: &[Value]) -> Result<Lanes> {
        use IntPredicate::*;
        let Some(predicate) = IntPredicate::from_u32(predicate) else {
            return self.bug("an integer predicate");
        };
        if self.ctx.types.is_ptr(self.type_of(operands[0])) {
            return self.unsupported("a comparison of addresses");
        }
        self.check_type(self.type_of(operands[0]))?;
        let signed = matches!(predicate, Sgt | Sge | Slt | Sle);
        let a = self.extended(operands[0], signed)?;
        let b = self.extended(operands[1], signed)?;
        match predicate {
            Eq => self.alu(Op::IEq, &[&a, &b]),
            Ne => self.alu(Op::INe, &[&a, &b]),
            Ult => self.alu(Op::ULt, &[&a, &b]),
            Ugt => self.alu(Op::ULt, &[&b, &a]),
            Uge => self.alu(Op::UGe, &[&a, &b]),
            Ule => self.alu(Op::UGe, &[&b, &a]),
            Slt => self.alu(Op::ILt, &[&a, &b]),
            Sgt => self.alu(Op::ILt, &[&b, &a]),
            Sge => self.alu(Op::IGe, &[&a, &b]),
            Sle => self.alu(Op::IGe, &[&b, &a]),
        }
    }
}
