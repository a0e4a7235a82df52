//! What is computed from values alone: arithmetic, logic and comparison (here), parts of vectors and structures
//! (`aggregate`), conversions (`cast`), bits (`bits`, `fields`) and mathematics (`math`).

mod aggregate;
mod bits;
mod cast;
mod fields;
mod fused;
mod gathered;
mod lanes;
mod math;
mod matrix;
mod width;

pub(in crate::lower) use lanes::{Asked, Lane, Question};
pub(in crate::lower) use matrix::Whole;

use crate::kinds;
use crate::lower::types::Shape;
use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::{Decoration, Op};
use trefoil_ir::{Flags, FloatPredicate, InstId, IntPredicate, Opcode};

impl Lower<'_> {
    pub(in crate::lower) fn binary(&mut self, inst: InstId) -> Result<()> {
        if self.body.chained[inst] {
            return Ok(());
        }
        if let Some(made) = self.field_op(inst)?.map_or_else(|| self.joined(inst), |field| Ok(Some(field)))? {
            self.body.values[inst] = made;
            return Ok(());
        }
        let i = self.inst(inst);
        let shape = self.shape(i.ty)?;
        let id = match self.scaled(inst)? {
            Some((vector, scalar)) => self.op(Op::VectorTimesScalar, shape, &[vector, scalar]),
            None => {
                let (a, b) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
                let ids = [self.field_id(a)?, self.field_id(b)?];
                let op = if shape.is_bool() { self.logical(i.op)? } else { self.arithmetic(i.op)? };
                self.op(op, shape, &ids)
            }
        };
        self.set_precision(id, shape, i.flags);
        self.body.values[inst] = id;
        Ok(())
    }

    /// The vector and the scalar of a product with a vector that has the scalar in every lane and that nothing else uses.
    fn scaled(&mut self, inst: InstId) -> Result<Option<(Id, Id)>> {
        if self.inst(inst).op != Opcode::FMul {
            return Ok(None);
        }
        let operands = [self.operand(inst, 0)?, self.operand(inst, 1)?];
        let splat = |at: usize| operands[at].as_inst().filter(|&made| self.body.chained[made]);
        let (vector, last) = match (splat(0), splat(1)) {
            (_, Some(last)) => (operands[0], last),
            (Some(last), None) => (operands[1], last),
            (None, None) => return Ok(None),
        };
        let Some(scalar) = self.splat_scalar(last) else { return self.bug("a chain that nothing ends") };
        let vector = match vector.as_inst().filter(|&made| self.body.chained[made]) {
            Some(made) => self.insert_chain(made)?,
            None => self.id(vector)?,
        };
        let scalar = self.id(scalar)?;
        Ok(Some((vector, scalar)))
    }

    /// Says of a float operation what its flags do: one that was asked to be precise may not become part of another, and one of
    /// minimum precision may be computed in 16 bits.
    pub(in crate::lower) fn set_precision(&mut self, id: Id, shape: Shape, flags: Flags) {
        if shape.is_float() && !flags.contains(Flags::CONTRACT) {
            self.out.decorate(id, Decoration::NoContraction, &[]);
        }
        self.relax(id, shape, flags);
    }

    fn relax(&mut self, id: Id, shape: Shape, flags: Flags) {
        if shape.is_float() && flags.contains(Flags::RELAXED) {
            self.out.relaxed(id);
        }
    }

    /// What stands for an operation on `i1`.
    fn logical(&self, op: Opcode) -> Result<Op> {
        Ok(match op {
            Opcode::And | Opcode::Mul => Op::LogicalAnd,
            Opcode::Or => Op::LogicalOr,
            Opcode::Xor | Opcode::Add | Opcode::Sub => Op::LogicalNotEqual,
            op => return self.fail(kinds::UNSUPPORTED.with(&[&format_args!("`{op}` of bools")])),
        })
    }

    pub(in crate::lower) fn negate(&mut self, inst: InstId) -> Result<()> {
        let i = self.inst(inst);
        let shape = self.shape(i.ty)?;
        let ids: [Id; 1] = self.operand_ids(inst)?;
        let id = self.op(Op::FNegate, shape, &ids);
        self.relax(id, shape, i.flags);
        self.body.values[inst] = id;
        Ok(())
    }

    pub(in crate::lower) fn compare_ints(&mut self, inst: InstId) -> Result<()> {
        let i = self.inst(inst);
        let Some(predicate) = IntPredicate::from_u32(i.data) else { return self.bug("no such comparison") };
        let shape = self.shape(i.ty)?;
        if let Some(asked) = self.asks_for_zero(inst)
            && self.body.bools.contains(&asked)
        {
            let truth = self.id(asked.into())?;
            let is_not = predicate == IntPredicate::Eq;
            self.body.values[inst] = if is_not { self.op(Op::LogicalNot, shape, &[truth]) } else { truth };
            return Ok(());
        }
        let [a, b] = self.operand_ids(inst)?;
        let operand = self.operand(inst, 0)?;
        if self.ctx.types.is_ptr(self.type_of(operand)) {
            return self.fail(kinds::UNSUPPORTED.with(&[&"comparing addresses"]));
        }
        let bools = self.shape_of_value(operand)?.is_bool();
        let op = match predicate {
            IntPredicate::Eq if bools => Op::LogicalEqual,
            IntPredicate::Ne if bools => Op::LogicalNotEqual,
            _ if bools => return self.fail(kinds::UNSUPPORTED.with(&[&"ordering bools"])),
            IntPredicate::Eq => Op::IEqual,
            IntPredicate::Ne => Op::INotEqual,
            IntPredicate::Ugt => Op::UGreaterThan,
            IntPredicate::Uge => Op::UGreaterThanEqual,
            IntPredicate::Ult => Op::ULessThan,
            IntPredicate::Ule => Op::ULessThanEqual,
            IntPredicate::Sgt => Op::SGreaterThan,
            IntPredicate::Sge => Op::SGreaterThanEqual,
            IntPredicate::Slt => Op::SLessThan,
            IntPredicate::Sle => Op::SLessThanEqual,
        };
        self.body.values[inst] = self.op(op, shape, &[a, b]);
        Ok(())
    }

    /// The number of which a comparison asks whether it is zero.
    pub(in crate::lower) fn asks_for_zero(&self, inst: InstId) -> Option<InstId> {
        let i = self.inst(inst);
        let &[a, b] = self.func.operands(inst) else { return None };
        let predicate = IntPredicate::from_u32(i.data).filter(|_| i.op == Opcode::ICmp)?;
        let is_asked =
            matches!(predicate, IntPredicate::Eq | IntPredicate::Ne) && self.ctx.as_int(b) == Some(0);
        a.as_inst().filter(|_| is_asked)
    }

    pub(in crate::lower) fn compare_floats(&mut self, inst: InstId) -> Result<()> {
        let i = self.inst(inst);
        let Some(predicate) = FloatPredicate::from_u32(i.data) else { return self.bug("no such comparison") };
        let shape = self.shape(i.ty)?;
        let ids: [Id; 2] = self.operand_ids(inst)?;
        let op = match predicate {
            FloatPredicate::False | FloatPredicate::True => {
                self.body.values[inst] =
                    self.splat_const(shape, u64::from(predicate == FloatPredicate::True));
                return Ok(());
            }
            FloatPredicate::Ord | FloatPredicate::Uno => {
                self.body.values[inst] = self.unordered(shape, ids, predicate == FloatPredicate::Ord);
                return Ok(());
            }
            FloatPredicate::Oeq => Op::FOrdEqual,
            FloatPredicate::Ogt => Op::FOrdGreaterThan,
            FloatPredicate::Oge => Op::FOrdGreaterThanEqual,
            FloatPredicate::Olt => Op::FOrdLessThan,
            FloatPredicate::Ole => Op::FOrdLessThanEqual,
            FloatPredicate::One => Op::FOrdNotEqual,
            FloatPredicate::Ueq => Op::FUnordEqual,
            FloatPredicate::Ugt => Op::FUnordGreaterThan,
            FloatPredicate::Uge => Op::FUnordGreaterThanEqual,
            FloatPredicate::Ult => Op::FUnordLessThan,
            FloatPredicate::Ule => Op::FUnordLessThanEqual,
            FloatPredicate::Une => Op::FUnordNotEqual,
        };
        self.body.values[inst] = self.op(op, shape, &ids);
        Ok(())
    }

    /// Whether either operand is NaN, or with `not` whether neither is.
    fn unordered(&mut self, shape: Shape, [a, b]: [Id; 2], not: bool) -> Id {
        let left = self.op(Op::IsNan, shape, &[a]);
        let any = if a == b {
            left
        } else {
            let right = self.op(Op::IsNan, shape, &[b]);
            self.op(Op::LogicalOr, shape, &[left, right])
        };
        if not { self.op(Op::LogicalNot, shape, &[any]) } else { any }
    }

    pub(in crate::lower) fn select(&mut self, inst: InstId) -> Result<()> {
        let i = self.inst(inst);
        let [mut condition, a, b] = self.operand_ids(inst)?;
        let ty = self.value_type(i.ty)?;
        let condition_shape = self.shape_of_value(self.operand(inst, 0)?)?;
        match self.shape_of(i.ty) {
            Some(shape) if shape.lanes != condition_shape.lanes && !self.options.env.has(4) => {
                condition = self.splat(condition, condition_shape, shape.lanes);
            }
            None if !self.options.env.has(4) => {
                return self.fail(&kinds::STRUCT_SELECT_VERSION);
            }
            _ => {}
        }
        self.body.values[inst] = self.out.value(Op::Select, ty, &[condition, a, b]);
        Ok(())
    }

    /// A vector with a scalar in every lane.
    pub(in crate::lower) fn splat(&mut self, scalar: Id, shape: Shape, lanes: u32) -> Id {
        if lanes == 1 {
            return scalar;
        }
        let parts = [scalar; 4];
        self.op(Op::CompositeConstruct, shape.with_lanes(lanes), &parts[..lanes as usize])
    }

    /// The instruction that is an operation on numbers.
    fn arithmetic(&self, op: Opcode) -> Result<Op> {
        Ok(match op {
            Opcode::Add => Op::IAdd,
            Opcode::Sub => Op::ISub,
            Opcode::Mul => Op::IMul,
            Opcode::UDiv => Op::UDiv,
            Opcode::SDiv => Op::SDiv,
            Opcode::URem => Op::UMod,
            Opcode::SRem => Op::SRem,
            Opcode::Shl => Op::ShiftLeftLogical,
            Opcode::LShr => Op::ShiftRightLogical,
            Opcode::AShr => Op::ShiftRightArithmetic,
            Opcode::And => Op::BitwiseAnd,
            Opcode::Or => Op::BitwiseOr,
            Opcode::Xor => Op::BitwiseXor,
            Opcode::FAdd => Op::FAdd,
            Opcode::FSub => Op::FSub,
            Opcode::FMul => Op::FMul,
            Opcode::FDiv => Op::FDiv,
            Opcode::FRem => Op::FRem,
            op => return self.bug(format_args!("`{op}` is no arithmetic")),
        })
    }
}
