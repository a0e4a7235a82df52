//! Doubles: two components each, one instruction a double.
//!
//! A lane of a double names its low word; it never carries a sign.

use super::control::{high_half, low_half};
use super::rule::DoubleRule;
use super::{Lowerer, Result};
use crate::code::{Base, Dst, DstBase, Lane, Lanes, MInst, Null, Shape, Src};
use crate::generated::DOUBLE_RULES;
use crate::op::Op;
use smallvec::SmallVec;
use trefoil_ir::{FloatPredicate, InstId, Intrinsic, Opcode, TypeId, Value};

impl Lowerer<'_> {
    fn double_source(&self, lane: Lane) -> Src {
        let mut src = Src { shape: Shape::Double, ..super::emit::source_of(lane, Shape::Double) };
        if lane.base == Base::Const {
            src.imm = [lane.imm as u32, (lane.imm >> 32) as u32, lane.imm as u32, (lane.imm >> 32) as u32];
        }
        src
    }

    /// Runs an opcode that makes a double of sources made by the caller.
    fn make_double(&mut self, op: Op, srcs: impl IntoIterator<Item = Src>) -> Result<Lane> {
        self.needs.doubles = true;
        let home = self.new_lanes(1, true)[0];
        let Base::VReg(vreg) = home.base else { return self.bug("a double without a register") };
        self.push(MInst::new(op, Some(Dst { base: DstBase::VReg(vreg), mask: 3 }), srcs))?;
        Ok(home)
    }

    /// Runs an opcode double by double.
    fn double_alu(&mut self, op: Op, srcs: &[&[Lane]]) -> Result<Lanes> {
        let count = srcs.iter().map(|lanes| lanes.len()).max().unwrap_or(1);
        let get = |source: &[Lane], lane: usize| source[if source.len() == 1 { 0 } else { lane }];
        (0..count)
            .map(|lane| {
                let operands: SmallVec<[Src; 3]> =
                    srcs.iter().map(|source| self.double_source(get(source, lane))).collect();
                self.make_double(op, operands)
            })
            .collect()
    }

    /// Compares double by double.
    fn double_compare(&mut self, op: Op, a: &[Lane], b: &[Lane]) -> Result<Lanes> {
        self.needs.doubles = true;
        (0..a.len())
            .map(|i| {
                let srcs = [self.double_source(a[i]), self.double_source(b[i])];
                self.one(op, srcs)
            })
            .collect()
    }

    /// Chooses double by double.
    pub(super) fn double_select(&mut self, condition: &[Lane], a: &[Lane], b: &[Lane]) -> Result<Lanes> {
        (0..a.len())
            .map(|i| {
                let test = self.fixed(&[condition[if condition.len() == 1 { 0 } else { i }]])?;
                let srcs = [test, self.double_source(a[i]), self.double_source(b[i])];
                self.make_double(Op::DMovc, srcs)
            })
            .collect()
    }

    /// The lanes with their signs turned.
    fn double_negated(&mut self, lanes: &[Lane]) -> Result<Lanes> {
        self.double_signs(lanes, |src| src.neg = true)
    }

    /// Absolute values.
    pub(super) fn double_absolute(&mut self, lanes: &[Lane]) -> Result<Lanes> {
        self.double_signs(lanes, |src| src.abs = true)
    }

    fn double_signs(&mut self, lanes: &[Lane], change: impl Fn(&mut Src)) -> Result<Lanes> {
        lanes
            .iter()
            .map(|&lane| {
                let mut src = self.double_source(lane);
                change(&mut src);
                self.make_double(Op::DMov, [src])
            })
            .collect()
    }

    /// Lowers an instruction that takes or gives doubles.
    pub(super) fn double_instruction(&mut self, inst: InstId, operands: &[Value]) -> Result<Lanes> {
        let data = self.func.insts[inst];
        let a = self.lanes(operands[0])?;
        let binary = |this: &mut Self, op: Op| {
            let b = this.lanes(operands[1])?;
            this.double_alu(op, &[&a, &b])
        };
        match data.op {
            Opcode::FAdd => binary(self, Op::DAdd),
            Opcode::FMul => binary(self, Op::DMul),
            Opcode::FDiv => {
                self.needs.double_extensions = true;
                binary(self, Op::DDiv)
            }
            Opcode::FSub => {
                let b = self.lanes(operands[1])?;
                let b = self.double_negated(&b)?;
                self.double_alu(Op::DAdd, &[&a, &b])
            }
            Opcode::FNeg => self.double_negated(&a),
            Opcode::Freeze => Ok(a),
            Opcode::Select => {
                let (yes, no) = (self.lanes(operands[1])?, self.lanes(operands[2])?);
                self.double_select(&a, &yes, &no)
            }
            Opcode::FCmp => self.double_predicate(data.data, &a, operands[1]),
            Opcode::FpTrunc | Opcode::FpToSi | Opcode::FpToUi => {
                let op = match data.op {
                    Opcode::FpTrunc => Op::DtoF,
                    Opcode::FpToSi => Op::DtoI,
                    _ => Op::DtoU,
                };
                self.needs.doubles = true;
                self.needs.double_extensions |= op != Op::DtoF;
                a.iter().map(|&lane| self.one(op, [self.double_source(lane)])).collect()
            }
            Opcode::FpExt | Opcode::SiToFp | Opcode::UiToFp => self.widened(data.op, operands[0], &a),
            Opcode::BitCast => self.unsupported("a bit cast of a double to a 64-bit integer"),
            op => self.unsupported(&format!("{op} on doubles")),
        }
    }

    fn widened(&mut self, op: Opcode, value: Value, lanes: &[Lane]) -> Result<Lanes> {
        let from_bool = self.type_of(value) == TypeId::I1;
        let (op, lanes) = match op {
            Opcode::FpExt => (Op::FtoD, lanes.iter().copied().collect()),
            Opcode::SiToFp if !from_bool => (Op::ItoD, self.bits(lanes)?),
            _ if from_bool => (Op::UtoD, self.alu(Op::And, &[lanes, &[Lane::imm(1)]])?),
            _ => (Op::UtoD, self.bits(lanes)?),
        };
        self.needs.double_extensions |= op != Op::FtoD;
        lanes
            .iter()
            .map(|&lane| {
                let src = self.fixed(&[lane])?;
                self.make_double(op, [src])
            })
            .collect()
    }

    fn double_predicate(&mut self, predicate: u32, a: &[Lane], b: Value) -> Result<Lanes> {
        use FloatPredicate::*;
        let b = self.lanes(b)?;
        let Some(predicate) = FloatPredicate::from_u32(predicate) else {
            return self.bug("a float predicate");
        };
        let not =
            |this: &mut Self, lanes: Result<Lanes>| lanes.and_then(|lanes| this.alu(Op::Not, &[&lanes]));
        match predicate {
            Oeq | Ueq => self.double_compare(Op::DEq, a, &b),
            Une | One => self.double_compare(Op::DNe, a, &b),
            Olt => self.double_compare(Op::DLt, a, &b),
            Ogt => self.double_compare(Op::DLt, &b, a),
            Oge => self.double_compare(Op::DGe, a, &b),
            Ole => self.double_compare(Op::DGe, &b, a),
            Ult => {
                let holds = self.double_compare(Op::DGe, a, &b);
                not(self, holds)
            }
            Ugt => {
                let holds = self.double_compare(Op::DGe, &b, a);
                not(self, holds)
            }
            Uge => {
                let holds = self.double_compare(Op::DLt, a, &b);
                not(self, holds)
            }
            Ule => {
                let holds = self.double_compare(Op::DLt, &b, a);
                not(self, holds)
            }
            False | True | Ord | Uno => self.unsupported("this comparison of doubles"),
        }
    }

    /// Intrinsics on doubles that have an instruction.
    pub(super) fn double_intrinsic(&mut self, which: Intrinsic, operands: &[Value]) -> Result<Lanes> {
        let args: SmallVec<[Lanes; 3]> =
            operands.iter().map(|&value| self.lanes(value)).collect::<Result<_>>()?;
        match DOUBLE_RULES[which as usize] {
            DoubleRule::Alu(op) => self.double_alu(op, &[&args[0], &args[1]]),
            DoubleRule::Absolute => self.double_absolute(&args[0]),
            DoubleRule::Clamp => {
                let low = self.double_alu(Op::DMax, &[&args[0], &args[1]])?;
                self.double_alu(Op::DMin, &[&low, &args[2]])
            }
            DoubleRule::Fma => {
                self.needs.double_extensions = true;
                self.double_alu(Op::DFma, &[&args[0], &args[1], &args[2]])
            }
            DoubleRule::MulAdd => {
                let product = self.double_alu(Op::DMul, &[&args[0], &args[1]])?;
                self.double_alu(Op::DAdd, &[&product, &args[2]])
            }
            DoubleRule::Split => Ok(self.split_double(&args[0])),
            DoubleRule::Unsupported => self.unsupported(&format!("{} of doubles", which.info().name)),
        }
    }

    /// A double of its two words.
    pub(super) fn as_double(&mut self, low: &[Lane], high: &[Lane]) -> Result<Lanes> {
        self.needs.doubles = true;
        let home = self.new_lanes(low.len(), true);
        for ((to, &low), &high) in home.iter().zip(low).zip(high) {
            let Base::VReg(vreg) = to.base else { continue };
            for (word, at) in [(low, to.comp), (high, to.comp + 1)] {
                let place = super::Place { base: DstBase::VReg(vreg), at: at.into(), width: 1 };
                self.alu_into(Op::Mov, 0, Null::None, place, 0, &[&[word]])?;
            }
        }
        Ok(home)
    }

    /// The low words of doubles, then the high ones.
    pub(super) fn split_double(&mut self, lanes: &[Lane]) -> Lanes {
        lanes.iter().map(low_half).chain(lanes.iter().map(high_half)).collect()
    }
}
