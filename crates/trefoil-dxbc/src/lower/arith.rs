//! LLVM's own instructions on scalars and vectors.
//!
//! A bool is all ones or zero, as comparisons make it. Integers narrower than 32 bits live in whole registers with
//! any bits above their own: what looks at those extends first.

use super::precise::computes_floats;
use super::{Lowerer, Result, Slot};
use crate::code::{Base, Lane, Lanes, MInst, Null, Shape, Src};
use crate::op::Op;
use trefoil_ir::{ConstKind, Flags, FloatPredicate, InstId, IntPredicate, Opcode, TypeId, Value};

/// The bits of 1.0.
const ONE: u32 = 0x3f80_0000;

impl Lowerer<'_> {
    /// Lowers one instruction that is no phi and no terminator.
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

    /// Selections of addresses and handles, which registers cannot hold.
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

    // Floats.

    /// A sum, with the product that it swallowed.
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

    /// `a - b * trunc(a / b)`, in the way that keeps small remainders exact: with the fraction.
    fn remainder(&mut self, a: &[Lane], b: &[Lane]) -> Result<Lanes> {
        let quotient = self.alu(Op::Div, &[a, b])?;
        let at_least = self.alu(Op::Ge, &[&quotient, &negated(&quotient)])?;
        let magnitude: Lanes = quotient.iter().map(|lane| lane.absolute()).collect();
        let fraction = self.alu(Op::Frc, &[&magnitude])?;
        let signed = self.alu(Op::Movc, &[&at_least, &fraction, &negated(&fraction)])?;
        self.alu(Op::Mul, &[&signed, b])
    }

    fn compare_floats(&mut self, predicate: u32, operands: &[Value]) -> Result<Lanes> {
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

    // Integers.

    /// The lanes of a narrow integer with the bits above its own made zero or copies of its sign.
    fn extended(&mut self, value: Value, signed: bool) -> Result<Lanes> {
        let lanes = self.lanes(value)?;
        let bits = self.ctx.types.scalar_bits(self.type_of(value));
        if bits >= 32 || bits <= 1 || !self.ctx.types.is_int(self.type_of(value)) {
            return Ok(lanes);
        }
        if signed {
            return self.alu(Op::Ibfe, &[&[Lane::imm(bits)], &[Lane::imm(0)], &lanes]);
        }
        self.alu(Op::And, &[&lanes, &[Lane::imm((1 << bits) - 1)]])
    }

    fn compare_ints(&mut self, predicate: u32, operands: &[Value]) -> Result<Lanes> {
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

    /// The lanes with an integer's sign turned: an operand modifier that integer opcodes read as their own.
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
    pub(super) fn int_size(&mut self, lanes: &[Lane]) -> Result<Lanes> {
        if lanes.iter().all(|lane| lane.as_const().is_some()) {
            return Ok(lanes.iter().map(|lane| Lane::imm((lane.imm as i32).unsigned_abs())).collect());
        }
        let lanes = self.bits(lanes)?;
        let minus = self.minus(&lanes)?;
        self.alu_raw(Op::IMax, 0, Null::None, &[&lanes, &minus])
    }

    fn signed_division(&mut self, op: Opcode, a: &[Lane], b: &[Lane]) -> Result<Lanes> {
        let (a, b) = (self.bits(a)?, self.bits(b)?);
        let (size_a, size_b) = (self.int_size(&a)?, self.int_size(&b)?);
        let (null, signs) = match op {
            Opcode::SDiv => (Null::Second, self.alu(Op::Xor, &[&a, &b])?),
            _ => (Null::First, a),
        };
        let result = self.alu_with(Op::UDiv, 0, null, &[&size_a, &size_b])?;
        let negative = self.alu(Op::ILt, &[&signs, &[Lane::imm(0)]])?;
        let turned = self.alu(Op::INeg, &[&result])?;
        self.alu(Op::Movc, &[&negative, &turned, &result])
    }

    // Conversions.

    fn cast(&mut self, op: Opcode, value: Value, ty: TypeId) -> Result<Lanes> {
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

    // Parts.

    fn lane_index(&self, value: Value) -> Option<usize> {
        self.ctx.as_int(value).map(|index| index as usize)
    }

    fn extract(&mut self, operands: &[Value]) -> Result<Lanes> {
        let lanes = self.lanes(operands[0])?;
        if let Some(index) = self.lane_index(operands[1]) {
            return Ok(lanes.get(index).copied().or(Some(Lane::imm(0))).into_iter().collect());
        }
        let index = self.lane(operands[1])?;
        let double = self.is_double(self.type_of(operands[0]));
        self.pick(&lanes, index, double)
    }

    /// The lane that an index names at run time.
    pub(super) fn pick(&mut self, lanes: &[Lane], index: Lane, double: bool) -> Result<Lanes> {
        let mut result: Lanes = [lanes[0]].into_iter().collect();
        for (i, &lane) in lanes.iter().enumerate().skip(1) {
            let here = self.alu(Op::IEq, &[&[index], &[Lane::imm(i as u32)]])?;
            result = if double {
                self.double_select(&here, &[lane], &result)?
            } else {
                self.alu(Op::Movc, &[&here, &[lane], &result])?
            };
        }
        Ok(result)
    }

    fn insert(&mut self, operands: &[Value]) -> Result<Lanes> {
        let mut lanes = self.lanes(operands[0])?;
        let scalar = self.lane(operands[1])?;
        if let Some(index) = self.lane_index(operands[2]) {
            if let Some(lane) = lanes.get_mut(index) {
                *lane = scalar;
            }
            return Ok(lanes);
        }
        let index = self.lane(operands[2])?;
        let numbers: Lanes = (0..lanes.len() as u32).map(Lane::imm).collect();
        let here = self.alu(Op::IEq, &[&[index], &numbers])?;
        if self.is_double(self.type_of(operands[0])) {
            let spread: Lanes = lanes.iter().map(|_| scalar).collect();
            return self.double_select(&here, &spread, &lanes);
        }
        self.alu(Op::Movc, &[&here, &[scalar], &lanes])
    }

    fn shuffle(&mut self, operands: &[Value]) -> Result<Lanes> {
        let mut all = self.lanes(operands[0])?;
        all.extend(self.lanes(operands[1])?);
        let Some(mask) = operands[2].as_const() else { return self.bug("a shuffle's mask is not constant") };
        let constant = self.ctx.consts.get(mask);
        let pick = |index: Option<u64>| {
            index.and_then(|index| all.get(index as usize).copied()).unwrap_or(Lane::imm(0))
        };
        Ok(match &constant.kind {
            ConstKind::Aggregate(parts) => {
                parts.iter().map(|&part| pick(self.ctx.consts.as_int(part))).collect()
            }
            ConstKind::Zero => (0..self.lane_count(constant.ty)).map(|_| pick(Some(0))).collect(),
            _ => (0..self.lane_count(constant.ty)).map(|_| Lane::imm(0)).collect(),
        })
    }

    /// The run of lanes that constant indices name in an aggregate.
    fn member_lanes(&self, mut ty: TypeId, indices: &[Value]) -> Option<(usize, usize)> {
        let mut start = 0;
        for &index in indices {
            let index = self.ctx.as_int(index)? as u32;
            start += (0..index)
                .map(|i| self.ctx.types.member(ty, i).map_or(0, |member| self.lane_count(member)))
                .sum::<usize>();
            ty = self.ctx.types.member(ty, index)?;
        }
        Some((start, self.lane_count(ty)))
    }

    fn extract_value(&mut self, operands: &[Value]) -> Result<Lanes> {
        let Some((start, count)) = self.member_lanes(self.type_of(operands[0]), &operands[1..]) else {
            return self.bug("a member that is not there");
        };
        Ok(self.lanes(operands[0])?.iter().skip(start).take(count).copied().collect())
    }

    fn insert_value(&mut self, operands: &[Value]) -> Result<Lanes> {
        let Some((start, count)) = self.member_lanes(self.type_of(operands[0]), &operands[2..]) else {
            return self.bug("a member that is not there");
        };
        let mut lanes = self.lanes(operands[0])?;
        let member = self.lanes(operands[1])?;
        lanes[start..start + count].copy_from_slice(&member);
        Ok(lanes)
    }

    fn select(&mut self, operands: &[Value]) -> Result<Lanes> {
        let condition = self.lanes(operands[0])?;
        let (a, b) = (self.lanes(operands[1])?, self.lanes(operands[2])?);
        self.alu(Op::Movc, &[&condition, &a, &b])
    }

    /// Marks the instruction that made a value as saturating, when the value is read by nothing else; else moves.
    pub(super) fn saturate(&mut self, value: Value) -> Result<Lanes> {
        use crate::code::DstBase;
        use crate::op::Data;
        use crate::program::control;
        let lanes = self.lanes(value)?;
        let alone = value
            .as_inst()
            .is_some_and(|inst| self.facts.uses[inst] == 1 && matches!(self.slots[inst], Slot::Lanes(..)));
        let whole =
            |vreg| lanes.iter().enumerate().all(|(i, lane)| *lane == Lane::new(Base::VReg(vreg), i as u8));
        if let Some(Lane { base: Base::VReg(vreg), .. }) = lanes.first().copied()
            && alone
            && whole(vreg)
        {
            let writes = |inst: &MInst| inst.dst.is_some_and(|dst| dst.base == DstBase::VReg(vreg));
            let makers = self.code.insts.iter().rev().take_while(|inst| writes(inst)).count();
            let start = self.code.insts.len() - makers;
            let covered = self.code.insts[start..]
                .iter()
                .fold(0, |mask, inst| mask | inst.dst.map_or(0, |dst| dst.mask));
            let all = ((1u16 << self.code.vregs[vreg].width) - 1) as u8;
            let floats = self.code.insts[start..].iter().all(|inst| {
                let data = inst.op.info().data;
                data == Data::Float
                    && !matches!(
                        inst.op,
                        Op::Eq | Op::Ne | Op::Lt | Op::Ge | Op::FtoI | Op::FtoU | Op::F32ToF16 | Op::FtoD
                    )
                    && !inst.op.info().name.starts_with("sample")
                    && !inst.op.info().name.starts_with("gather")
            });
            if makers > 0 && floats && covered == all {
                self.code.insts[start..].iter_mut().for_each(|inst| inst.controls |= control::SATURATE);
                return Ok(lanes);
            }
        }
        self.alu_with(Op::Mov, control::SATURATE, Null::None, &[&lanes])
    }

    /// A dot product of up to four float lanes.
    pub(super) fn dot(&mut self, a: &[Lane], b: &[Lane]) -> Result<Lane> {
        let op = match a.len() {
            1 => return Ok(self.alu(Op::Mul, &[a, b])?[0]),
            2 => Op::Dp2,
            3 => Op::Dp3,
            _ => Op::Dp4,
        };
        // Lanes that lie apart would be moved together first: as many instructions as a chain of products.
        let apart = |lanes: &[Lane]| !lanes.windows(2).all(|pair| pair[0].joins(&pair[1]));
        if apart(a) || apart(b) {
            let mut sum = self.alu(Op::Mul, &[&a[..1], &b[..1]])?;
            for i in 1..a.len() {
                sum = self.alu(Op::Mad, &[&a[i..=i], &b[i..=i], &sum])?;
            }
            return Ok(sum[0]);
        }
        let srcs: [Src; 2] = [self.fixed(a)?, self.fixed(b)?];
        debug_assert!(srcs.iter().all(|src| matches!(src.shape, Shape::Fixed(_))));
        self.one(op, srcs)
    }

    /// An instruction with one result lane.
    pub(super) fn one(&mut self, op: Op, srcs: impl IntoIterator<Item = Src>) -> Result<Lane> {
        use crate::code::{Dst, DstBase};
        let vreg = self.code.vreg(1);
        self.push(MInst::new(op, Some(Dst { base: DstBase::VReg(vreg), mask: 1 }), srcs))?;
        Ok(Lane::new(Base::VReg(vreg), 0))
    }
}

/// The lanes with their float signs turned.
pub(super) fn negated(lanes: &[Lane]) -> Lanes {
    lanes.iter().map(|lane| lane.negated()).collect()
}
