//! LLVM's instructions: dispatch, and arithmetic on scalars and vectors.
//!
//! A bool is all ones or zero, as comparisons make it. Integers narrower than 32 bits occupy whole registers, whose upper
//! bits are undefined: operations that depend on those extend first.

use super::precise::computes_floats;
use super::{Lowerer, Result};
use crate::code::{Lane, Lanes, Null};
use crate::op::Op;
use trefoil_ir::{Flags, InstId, Opcode, TypeId, Value};

impl Lowerer<'_> {
    /// Lowers an instruction other than a phi or terminator.
    pub(super) fn instruction(&mut self, inst: InstId) -> Result<()> {
        let data = self.func.insts[inst];
        self.precise = computes_floats(self.ctx, &data) && !data.flags.contains(Flags::REASSOC);
        let operands: smallvec::SmallVec<[Value; 4]> = self.func.operands(inst).iter().copied().collect();
        match data.op {
            Opcode::Alloca
            | Opcode::Load
            | Opcode::Store
            | Opcode::Gep
            | Opcode::AtomicRmw
            | Opcode::CmpXchg
            | Opcode::AddrSpaceCast
            | Opcode::PtrToInt
            | Opcode::IntToPtr => return self.memory(inst, &operands),
            Opcode::Call => return self.bug("a call is left after inlining"),
            Opcode::Intrinsic => return self.intrinsic(inst, &operands),
            _ => {}
        }
        if let Some(pointer) = self.selected_pointer(data.op, data.ty) {
            return pointer;
        }
        self.check_type(data.ty)?;
        let lanes = if self.touches_double(data.op, data.ty, &operands) {
            self.double_instruction(inst, &operands)?
        } else {
            self.value_instruction(inst, &operands)?
        };
        self.set_lanes(inst, &lanes);
        Ok(())
    }

    /// The error for a selection of addresses or handles, which registers cannot hold.
    fn selected_pointer(&self, op: Opcode, ty: TypeId) -> Option<Result<()>> {
        if !matches!(op, Opcode::Select | Opcode::Freeze) {
            return None;
        }
        if self.ctx.types.is_ptr(ty) {
            return Some(self.unsupported("an address chosen at run time"));
        }
        self.ctx.types.as_resource(ty).map(|_| self.unsupported("a resource chosen at run time"))
    }

    fn touches_double(&self, op: Opcode, ty: TypeId, operands: &[Value]) -> bool {
        let moves = matches!(
            op,
            Opcode::ExtractElement
                | Opcode::InsertElement
                | Opcode::ShuffleVector
                | Opcode::ExtractValue
                | Opcode::InsertValue
        );
        let first = operands.first().map(|&value| self.type_of(value));
        !moves && (self.is_double(ty) || first.is_some_and(|ty| self.is_double(ty)))
    }

    fn value_instruction(&mut self, inst: InstId, operands: &[Value]) -> Result<Lanes> {
        let data = self.func.insts[inst];
        match data.op {
            Opcode::Add if let Some(index) = self.facts.indices.get(&inst).cloned() => self.index_sum(&index),
            Opcode::FAdd | Opcode::FSub | Opcode::Add => self.sum(data.op, operands),
            Opcode::ICmp => self.compare_ints(data.data, operands),
            Opcode::FCmp => self.compare_floats(data.data, operands),
            Opcode::ExtractElement => self.extract(operands),
            Opcode::InsertElement => self.insert(operands),
            Opcode::ShuffleVector => self.shuffle(operands),
            Opcode::ExtractValue => self.extract_value(operands),
            Opcode::InsertValue => self.insert_value(operands),
            Opcode::Select => self.select(operands),
            Opcode::Trunc
            | Opcode::ZExt
            | Opcode::SExt
            | Opcode::FpTrunc
            | Opcode::FpExt
            | Opcode::FpToUi
            | Opcode::FpToSi
            | Opcode::UiToFp
            | Opcode::SiToFp
            | Opcode::BitCast => self.cast(data.op, operands[0], data.ty),
            Opcode::FNeg => Ok(self.lanes(operands[0])?.iter().map(|lane| lane.negated()).collect()),
            Opcode::Freeze => self.lanes(operands[0]),
            Opcode::FMul | Opcode::FDiv | Opcode::FRem => self.float_binary(data.op, operands),
            _ => self.int_binary(data.op, data.ty, operands),
        }
    }

    /// A sum or difference, fused with a product that is folded into it.
    fn sum(&mut self, op: Opcode, operands: &[Value]) -> Result<Lanes> {
        let minus = op == Opcode::FSub;
        let (plain, fused) = if op == Opcode::Add { (Op::IAdd, Op::IMad) } else { (Op::Add, Op::Mad) };
        let folded = |this: &Self, value: Value| value.as_inst().filter(|&inst| this.facts.folded[inst]);
        let (a, b) = (operands[0], operands[1]);
        if let Some(product) = folded(self, a) {
            let [x, y] = self.factors(product)?;
            let addend = self.lanes(b)?;
            let addend: Lanes = if minus { negated(&addend) } else { addend };
            return self.alu(fused, &[&x, &y, &addend]);
        }
        if let Some(product) = folded(self, b) {
            let [x, y] = self.factors(product)?;
            let x = if minus { negated(&x) } else { x };
            let addend = self.lanes(a)?;
            return self.alu(fused, &[&x, &y, &addend]);
        }
        let (a, b) = (self.lanes(a)?, self.lanes(b)?);
        let b = if minus { negated(&b) } else { b };
        self.alu(plain, &[&a, &b])
    }

    fn factors(&mut self, product: InstId) -> Result<[Lanes; 2]> {
        let (x, y) = (self.func.operands(product)[0], self.func.operands(product)[1]);
        let (x, y) = (self.lanes(x)?, self.lanes(y)?);
        if self.func.insts[product].op == Opcode::Shl {
            let power = |lane: &Lane| Lane::imm(1u32.checked_shl(lane.imm as u32).unwrap_or(0));
            return Ok([x, y.iter().map(power).collect()]);
        }
        Ok([x, y])
    }

    fn float_binary(&mut self, op: Opcode, operands: &[Value]) -> Result<Lanes> {
        let (a, b) = (self.lanes(operands[0])?, self.lanes(operands[1])?);
        match op {
            Opcode::FMul => self.alu(Op::Mul, &[&a, &b]),
            Opcode::FDiv => self.alu(Op::Div, &[&a, &b]),
            _ => self.remainder(&a, &b),
        }
    }

    /// `b * frac(a / b)` with the sign of the quotient, which keeps small remainders exact where `a - b * trunc(a / b)` does
    /// not.
    fn remainder(&mut self, a: &[Lane], b: &[Lane]) -> Result<Lanes> {
        let quotient = self.alu(Op::Div, &[a, b])?;
        let at_least = self.alu(Op::Ge, &[&quotient, &negated(&quotient)])?;
        let magnitude: Lanes = quotient.iter().map(|lane| lane.absolute()).collect();
        let fraction = self.alu(Op::Frc, &[&magnitude])?;
        let signed = self.alu(Op::Movc, &[&at_least, &fraction, &negated(&fraction)])?;
        self.alu(Op::Mul, &[&signed, b])
    }

    /// The lanes of a narrow integer, zero- or sign-extended to 32 bits.
    pub(super) fn extended(&mut self, value: Value, signed: bool) -> Result<Lanes> {
        let lanes = self.lanes(value)?;
        let bits = self.ctx.types.scalar_bits(self.type_of(value));
        if bits >= 32 || bits <= 1 || !self.ctx.types.is_int(self.type_of(value)) {
            return Ok(lanes);
        }
        if signed && Op::Ibfe.since() > self.model().version {
            let high = self.alu(Op::IShl, &[&lanes, &[Lane::imm(32 - bits)]])?;
            return self.alu(Op::IShr, &[&high, &[Lane::imm(32 - bits)]]);
        }
        if signed {
            return self.alu(Op::Ibfe, &[&[Lane::imm(bits)], &[Lane::imm(0)], &lanes]);
        }
        self.alu(Op::And, &[&lanes, &[Lane::imm((1 << bits) - 1)]])
    }

    fn int_binary(&mut self, op: Opcode, ty: TypeId, operands: &[Value]) -> Result<Lanes> {
        let signed = matches!(op, Opcode::SDiv | Opcode::SRem | Opcode::AShr);
        let extends = signed || matches!(op, Opcode::UDiv | Opcode::URem | Opcode::LShr);
        let (a, b) = match (extends, op) {
            (true, Opcode::AShr | Opcode::LShr) => {
                (self.extended(operands[0], signed)?, self.lanes(operands[1])?)
            }
            (true, _) => (self.extended(operands[0], signed)?, self.extended(operands[1], signed)?),
            _ => (self.lanes(operands[0])?, self.lanes(operands[1])?),
        };
        match op {
            Opcode::Sub => self.subtract(&a, &b),
            Opcode::Mul => self.multiply(&a, &b),
            Opcode::UDiv => self.alu_with(Op::UDiv, 0, Null::Second, &[&a, &b]),
            Opcode::URem => self.alu_with(Op::UDiv, 0, Null::First, &[&a, &b]),
            Opcode::SDiv | Opcode::SRem => self.signed_division(op, &a, &b),
            Opcode::Shl => self.alu(Op::IShl, &[&a, &b]),
            Opcode::LShr => self.alu(Op::UShr, &[&a, &b]),
            Opcode::AShr => self.alu(Op::IShr, &[&a, &b]),
            Opcode::And => self.alu(Op::And, &[&a, &b]),
            Opcode::Or => self.alu(Op::Or, &[&a, &b]),
            Opcode::Xor => {
                let all = b.iter().all(|lane| lane.as_const() == Some(u32::MAX));
                if all { self.alu(Op::Not, &[&a]) } else { self.alu(Op::Xor, &[&a, &b]) }
            }
            _ => self.bug(format!("{op} on {ty:?} is not known")),
        }
    }

    fn subtract(&mut self, a: &[Lane], b: &[Lane]) -> Result<Lanes> {
        let b = self.minus(b)?;
        let a = self.bits(a)?;
        self.alu_raw(Op::IAdd, 0, Null::None, &[&a, &b])
    }

    /// The lanes negated as integers: an operand modifier, which integer opcodes read in their own type.
    fn minus(&mut self, lanes: &[Lane]) -> Result<Lanes> {
        let lanes = self.bits(lanes)?;
        Ok(lanes
            .iter()
            .map(|lane| match lane.as_const() {
                Some(bits) => Lane::imm(bits.wrapping_neg()),
                None => Lane { neg: true, ..*lane },
            })
            .collect())
    }

    /// Absolute values of integers.
    pub(super) fn int_abs(&mut self, lanes: &[Lane]) -> Result<Lanes> {
        if lanes.iter().all(|lane| lane.as_const().is_some()) {
            return Ok(lanes.iter().map(|lane| Lane::imm((lane.imm as i32).unsigned_abs())).collect());
        }
        let lanes = self.bits(lanes)?;
        let minus = self.minus(&lanes)?;
        self.alu_raw(Op::IMax, 0, Null::None, &[&lanes, &minus])
    }

    fn signed_division(&mut self, op: Opcode, a: &[Lane], b: &[Lane]) -> Result<Lanes> {
        let (a, b) = (self.bits(a)?, self.bits(b)?);
        let (abs_a, abs_b) = (self.int_abs(&a)?, self.int_abs(&b)?);
        let (null, signs) = match op {
            Opcode::SDiv => (Null::Second, self.alu(Op::Xor, &[&a, &b])?),
            _ => (Null::First, a),
        };
        let result = self.alu_with(Op::UDiv, 0, null, &[&abs_a, &abs_b])?;
        let negative = self.alu(Op::ILt, &[&signs, &[Lane::imm(0)]])?;
        let negated = self.alu(Op::INeg, &[&result])?;
        self.alu(Op::Movc, &[&negative, &negated, &result])
    }
}

/// The lanes negated as floats.
pub(super) fn negated(lanes: &[Lane]) -> Lanes {
    lanes.iter().map(|lane| lane.negated()).collect()
}
