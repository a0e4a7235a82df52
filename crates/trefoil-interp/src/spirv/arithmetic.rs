//! Instructions on values alone: LLVM's operators, parts of composites, matrices, bits.

use super::function::Body;
use super::module::Inst as From;
use crate::numbers::{binop, cast, fcmp, icmp};
use crate::program::{DxilOp, Inst, Reg, Scalar};
use crate::{Fault, Result};
use spirv::{Op, Word};

/// LLVM's binary operator that an instruction is.
fn binary(op: Op) -> Option<u8> {
    Some(match op {
        Op::IAdd | Op::FAdd => binop::ADD,
        Op::ISub | Op::FSub => binop::SUB,
        Op::IMul | Op::FMul => binop::MUL,
        Op::UDiv => binop::UDIV,
        Op::SDiv | Op::FDiv => binop::SDIV,
        Op::UMod => binop::UREM,
        Op::SRem | Op::FRem => binop::SREM,
        Op::ShiftLeftLogical => binop::SHL,
        Op::ShiftRightLogical => binop::LSHR,
        Op::ShiftRightArithmetic => binop::ASHR,
        Op::BitwiseAnd | Op::LogicalAnd => binop::AND,
        Op::BitwiseOr | Op::LogicalOr => binop::OR,
        Op::BitwiseXor => binop::XOR,
        _ => return None,
    })
}

/// LLVM's comparison that an instruction is.
fn comparison(op: Op) -> Option<u8> {
    Some(match op {
        Op::FOrdEqual => fcmp::OEQ,
        Op::FOrdGreaterThan => fcmp::OGT,
        Op::FOrdGreaterThanEqual => fcmp::OGE,
        Op::FOrdLessThan => fcmp::OLT,
        Op::FOrdLessThanEqual => fcmp::OLE,
        Op::FOrdNotEqual => fcmp::ONE,
        Op::Ordered => fcmp::ORD,
        Op::Unordered => fcmp::UNO,
        Op::FUnordEqual => fcmp::UEQ,
        Op::FUnordGreaterThan => fcmp::UGT,
        Op::FUnordGreaterThanEqual => fcmp::UGE,
        Op::FUnordLessThan => fcmp::ULT,
        Op::FUnordLessThanEqual => fcmp::ULE,
        Op::FUnordNotEqual => fcmp::UNE,
        Op::IEqual | Op::LogicalEqual => icmp::EQ,
        Op::INotEqual | Op::LogicalNotEqual => icmp::NE,
        Op::UGreaterThan => icmp::UGT,
        Op::UGreaterThanEqual => icmp::UGE,
        Op::ULessThan => icmp::ULT,
        Op::ULessThanEqual => icmp::ULE,
        Op::SGreaterThan => icmp::SGT,
        Op::SGreaterThanEqual => icmp::SGE,
        Op::SLessThan => icmp::SLT,
        Op::SLessThanEqual => icmp::SLE,
        _ => return None,
    })
}

impl Body<'_> {
    /// Translates an instruction on values; false for other instructions.
    pub(super) fn arithmetic(&mut self, inst: &From, dst: Reg) -> Result<bool> {
        if let Some(op) = binary(inst.op) {
            let (first, second) = (inst.word(0)?, inst.word(1)?);
            let (ty, count, fast) = (self.element(first)?, self.slots(first)?, self.is_fast(inst.id));
            let (a, mut b) = (self.value(first)?, self.value(second)?);
            let of_second = self.element(second)?;
            for i in 0..count {
                // How far a shift goes may be of another width.
                if of_second.bits() != ty.bits() {
                    b = self.value(second)?;
                    let way = if of_second.bits() < ty.bits() { 1 } else { 0 };
                    b = self.cast(way, of_second, ty, b + i)?.wrapping_sub(i);
                }
                self.push(Inst::Binary { op, ty, fast, dst: dst + i, a: a + i, b: b.wrapping_add(i) });
            }
            return Ok(true);
        }
        if let Some(predicate) = comparison(inst.op) {
            let (first, second) = (inst.word(0)?, inst.word(1)?);
            let (ty, count) = (self.element(first)?, self.slots(first)?);
            let (a, b) = (self.value(first)?, self.value(second)?);
            for i in 0..count {
                self.push(Inst::Compare { predicate, ty, dst: dst + i, a: a + i, b: b + i });
            }
            return Ok(true);
        }
        Ok(self.unary(inst, dst)?
            || self.parts(inst, dst)?
            || self.products(inst, dst)?
            || self.bits(inst, dst)?)
    }

    fn unary(&mut self, inst: &From, dst: Reg) -> Result<bool> {
        let to = || self.module.layouts.element(inst.ty);
        match inst.op {
            Op::ConvertFToU => self.casts(inst, dst, cast::FPTOUI)?,
            Op::ConvertFToS => self.casts(inst, dst, cast::FPTOSI)?,
            Op::ConvertUToF => self.casts(inst, dst, cast::UITOFP)?,
            Op::ConvertSToF => self.casts(inst, dst, cast::SITOFP)?,
            Op::UConvert | Op::SConvert => {
                let widens = to()?.bits() > self.element(inst.word(0)?)?.bits();
                let op = match (widens, inst.op) {
                    (false, _) => 0,
                    (true, Op::UConvert) => 1,
                    (true, _) => 2,
                };
                self.casts(inst, dst, op)?;
            }
            Op::FConvert => {
                let widens = to()?.bits() > self.element(inst.word(0)?)?.bits();
                self.casts(inst, dst, if widens { cast::FPEXT } else { cast::FPTRUNC })?;
            }
            Op::Bitcast => self.bitcast(inst, dst)?,
            Op::CopyObject | Op::CopyLogical => {
                let (a, count) = (self.value(inst.word(0)?)?, self.module.layouts.slots(inst.ty)?);
                self.copies(dst, a, count);
            }
            Op::Undef => {
                for i in 0..self.module.layouts.slots(inst.ty)? {
                    let nothing = self.undefined()?;
                    self.copy(dst + i, nothing);
                }
            }
            Op::FNegate => {
                let ty = to()?;
                let minus = self.real(ty, -1.0)?;
                self.each_with(inst, dst, |body, a| body.binary(binop::MUL, ty, false, a, minus))?;
            }
            Op::SNegate => {
                let (ty, zero) = (to()?, self.literal(0)?);
                self.each_with(inst, dst, |body, a| body.binary(binop::SUB, ty, false, zero, a))?;
            }
            Op::Not | Op::LogicalNot => {
                let ty = to()?;
                let all = self.literal(u64::MAX >> (64 - ty.bits()))?;
                self.each_with(inst, dst, |body, a| body.binary(binop::XOR, ty, false, a, all))?;
            }
            Op::IsNan | Op::IsInf => {
                let ty = self.element(inst.word(0)?)?;
                let op = if inst.op == Op::IsNan { DxilOp::IsNaN } else { DxilOp::IsInf };
                self.each_with(inst, dst, |body, a| body.operation(op, ty, &[a], 1))?;
            }
            Op::Any | Op::All => {
                let (first, count) = (self.value(inst.word(0)?)?, self.slots(inst.word(0)?)?);
                let op = if inst.op == Op::Any { 11 } else { 10 };
                let mut sum = first;
                for i in 1..count {
                    sum = self.binary(op, Scalar::I1, false, sum, first + i)?;
                }
                self.copy(dst, sum);
            }
            Op::IsHelperInvocationEXT => {
                let helper = self.operation(DxilOp::IsHelperLane, Scalar::I1, &[], 1)?;
                self.copy(dst, helper);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// What is made of each scalar of the first operand.
    pub(super) fn each_with(
        &mut self,
        inst: &From,
        dst: Reg,
        mut make: impl FnMut(&mut Self, Reg) -> Result<Reg>,
    ) -> Result<()> {
        let (first, count) = (self.value(inst.word(0)?)?, self.slots(inst.word(0)?)?);
        for i in 0..count {
            let made = make(self, first + i)?;
            self.copy(dst + i, made);
        }
        Ok(())
    }

    fn casts(&mut self, inst: &From, dst: Reg, op: u8) -> Result<()> {
        let (from, to) = (self.element(inst.word(0)?)?, self.module.layouts.element(inst.ty)?);
        self.each_with(inst, dst, |body, a| body.cast(op, from, to, a))
    }

    fn bitcast(&mut self, inst: &From, dst: Reg) -> Result<()> {
        let (from, to) = (self.element(inst.word(0)?)?, self.module.layouts.element(inst.ty)?);
        let (a, count) = (self.value(inst.word(0)?)?, self.slots(inst.word(0)?)?);
        let (narrow, wide) = (from.bits().min(to.bits()), from.bits().max(to.bits()));
        let of = |bits: u32| match bits {
            8 => Scalar::I8,
            16 => Scalar::I16,
            32 => Scalar::I32,
            _ => Scalar::I64,
        };
        if narrow == wide {
            self.copies(dst, a, count);
            return Ok(());
        }
        let parts = wide / narrow;
        for i in 0..self.module.layouts.slots(inst.ty)? {
            if to.bits() < from.bits() {
                let by = self.literal(u64::from(i % parts * narrow))?;
                let moved = self.binary(binop::LSHR, of(wide), false, a + i / parts, by)?;
                let part = self.cast(cast::TRUNC, of(wide), of(narrow), moved)?;
                self.copy(dst + i, part);
                continue;
            }
            let mut sum = self.cast(cast::ZEXT, of(narrow), of(wide), a + i * parts)?;
            for part in 1..parts {
                let own = self.cast(cast::ZEXT, of(narrow), of(wide), a + i * parts + part)?;
                let by = self.literal(u64::from(part * narrow))?;
                let own = self.binary(binop::SHL, of(wide), false, own, by)?;
                sum = self.binary(binop::OR, of(wide), false, sum, own)?;
            }
            self.copy(dst + i, sum);
        }
        Ok(())
    }

    /// Where a part of a value is among its slots, and its type.
    fn within(&self, ty: Word, indices: &[Word]) -> Result<(u32, Word)> {
        let (mut at, mut ty) = (0, ty);
        for &index in indices {
            let (part, before) = self.module.layouts.part(ty, index)?;
            (at, ty) = (at + before, part);
        }
        Ok((at, ty))
    }

    fn parts(&mut self, inst: &From, dst: Reg) -> Result<bool> {
        let layouts = &self.module.layouts;
        match inst.op {
            Op::CompositeExtract => {
                let (at, _) = self.within(self.type_of(inst.word(0)?)?, &inst.words[1..])?;
                let whole = self.value(inst.word(0)?)?;
                self.copies(dst, whole + at, layouts.slots(inst.ty)?);
            }
            Op::CompositeInsert => {
                let (at, part) = self.within(inst.ty, inst.words.get(2..).unwrap_or_default())?;
                let (value, whole) = (self.value(inst.word(0)?)?, self.value(inst.word(1)?)?);
                self.copies(dst, whole, layouts.slots(inst.ty)?);
                self.copies(dst + at, value, layouts.slots(part)?);
            }
            Op::CompositeConstruct => {
                let mut at = dst;
                for &part in &inst.words {
                    let (value, count) = (self.value(part)?, self.slots(part)?);
                    self.copies(at, value, count);
                    at += count;
                }
            }
            Op::VectorShuffle => {
                let width = self.slots(inst.word(0)?)?;
                let (a, b) = (self.value(inst.word(0)?)?, self.value(inst.word(1)?)?);
                for (i, &lane) in (0..).zip(&inst.words[2..]) {
                    let from = match lane {
                        u32::MAX => self.undefined()?,
                        lane if lane < width => a + lane,
                        lane => b + (lane - width),
                    };
                    self.copy(dst + i, from);
                }
            }
            Op::VectorExtractDynamic => {
                let (first, count) = (self.value(inst.word(0)?)?, self.slots(inst.word(0)?)?);
                let (index, ty) = (self.value(inst.word(1)?)?, self.element(inst.word(1)?)?);
                let mut chosen = first;
                for i in 1..count {
                    let number = self.literal(i.into())?;
                    let is = self.compare(icmp::EQ, ty, index, number)?;
                    chosen = self.select(is, first + i, chosen)?;
                }
                self.copy(dst, chosen);
            }
            Op::VectorInsertDynamic => {
                let (first, count) = (self.value(inst.word(0)?)?, self.slots(inst.word(0)?)?);
                let value = self.value(inst.word(1)?)?;
                let (index, ty) = (self.value(inst.word(2)?)?, self.element(inst.word(2)?)?);
                for i in 0..count {
                    let number = self.literal(i.into())?;
                    let is = self.compare(icmp::EQ, ty, index, number)?;
                    let made = self.select(is, value, first + i)?;
                    self.copy(dst + i, made);
                }
            }
            Op::Select => {
                let each = self.slots(inst.word(0)?)? > 1;
                let condition = self.value(inst.word(0)?)?;
                let (a, b) = (self.value(inst.word(1)?)?, self.value(inst.word(2)?)?);
                for i in 0..layouts.slots(inst.ty)? {
                    let condition = condition + if each { i } else { 0 };
                    self.push(Inst::Select { dst: dst + i, condition, a: a + i, b: b + i });
                }
            }
            Op::Transpose => {
                let a = self.value(inst.word(0)?)?;
                let shape = layouts.matrix(inst.ty)?.ok_or_else(|| Fault::damaged("no matrix"))?;
                for (col, row) in (0..shape.0).flat_map(|col| (0..shape.1).map(move |row| (col, row))) {
                    self.copy(dst + col * shape.1 + row, a + row * shape.0 + col);
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The sum of the products of pairs of registers.
    pub(super) fn sum_of_products(&mut self, ty: Scalar, fast: bool, pairs: &[(Reg, Reg)]) -> Result<Reg> {
        let mut sum = None;
        for &(a, b) in pairs {
            let product = self.binary(binop::MUL, ty, fast, a, b)?;
            sum = Some(match sum {
                None => product,
                Some(sum) => self.binary(binop::ADD, ty, fast, sum, product)?,
            });
        }
        sum.ok_or_else(|| Fault::damaged("a sum of nothing"))
    }

    fn products(&mut self, inst: &From, dst: Reg) -> Result<bool> {
        let fast = self.is_fast(inst.id);
        let two = |body: &mut Self| -> Result<(Reg, Reg)> {
            Ok((body.value(inst.word(0)?)?, body.value(inst.word(1)?)?))
        };
        let shape = |body: &Self, id: Word| -> Result<(u32, u32)> {
            let shape = body.module.layouts.matrix(body.type_of(id)?)?;
            shape.ok_or_else(|| Fault::damaged("no matrix"))
        };
        match inst.op {
            Op::VectorTimesScalar | Op::MatrixTimesScalar => {
                let ((a, b), ty) = (two(self)?, self.module.layouts.element(inst.ty)?);
                for i in 0..self.module.layouts.slots(inst.ty)? {
                    self.push(Inst::Binary { op: binop::MUL, ty, fast, dst: dst + i, a: a + i, b });
                }
            }
            Op::Dot => {
                let ((a, b), ty) = (two(self)?, self.module.layouts.element(inst.ty)?);
                let pairs: Vec<_> = (0..self.slots(inst.word(0)?)?).map(|i| (a + i, b + i)).collect();
                let sum = self.sum_of_products(ty, fast, &pairs)?;
                self.copy(dst, sum);
            }
            Op::MatrixTimesVector => {
                let ((m, v), (cols, rows)) = (two(self)?, shape(self, inst.word(0)?)?);
                let ty = self.module.layouts.element(inst.ty)?;
                for row in 0..rows {
                    let pairs: Vec<_> = (0..cols).map(|col| (m + col * rows + row, v + col)).collect();
                    let sum = self.sum_of_products(ty, fast, &pairs)?;
                    self.copy(dst + row, sum);
                }
            }
            Op::VectorTimesMatrix => {
                let ((v, m), (cols, rows)) = (two(self)?, shape(self, inst.word(1)?)?);
                let ty = self.module.layouts.element(inst.ty)?;
                for col in 0..cols {
                    let pairs: Vec<_> = (0..rows).map(|row| (v + row, m + col * rows + row)).collect();
                    let sum = self.sum_of_products(ty, fast, &pairs)?;
                    self.copy(dst + col, sum);
                }
            }
            Op::MatrixTimesMatrix => {
                let ((a, b), (inner, rows)) = (two(self)?, shape(self, inst.word(0)?)?);
                let (cols, _) = shape(self, inst.word(1)?)?;
                let ty = self.module.layouts.element(inst.ty)?;
                for (col, row) in (0..cols).flat_map(|col| (0..rows).map(move |row| (col, row))) {
                    let pairs: Vec<_> =
                        (0..inner).map(|i| (a + i * rows + row, b + col * inner + i)).collect();
                    let sum = self.sum_of_products(ty, fast, &pairs)?;
                    self.copy(dst + col * rows + row, sum);
                }
            }
            Op::OuterProduct => {
                let ((a, b), ty) = (two(self)?, self.module.layouts.element(inst.ty)?);
                let (rows, cols) = (self.slots(inst.word(0)?)?, self.slots(inst.word(1)?)?);
                for (col, row) in (0..cols).flat_map(|col| (0..rows).map(move |row| (col, row))) {
                    let product = self.binary(binop::MUL, ty, fast, a + row, b + col)?;
                    self.copy(dst + col * rows + row, product);
                }
            }
            Op::IAddCarry | Op::ISubBorrow => {
                let ((a, b), count) = (two(self)?, self.slots(inst.word(0)?)?);
                let ty = self.element(inst.word(0)?)?;
                let op = if inst.op == Op::IAddCarry { DxilOp::UAddc } else { DxilOp::USubb };
                for i in 0..count {
                    let both = self.operation(op, ty, &[a + i, b + i], 2)?;
                    self.copy(dst + i, both);
                    self.copy(dst + count + i, both + 1);
                }
            }
            Op::UMulExtended | Op::SMulExtended => {
                let ((a, b), count) = (two(self)?, self.slots(inst.word(0)?)?);
                let ty = self.element(inst.word(0)?)?;
                let op = if inst.op == Op::UMulExtended { DxilOp::UMul } else { DxilOp::IMul };
                for i in 0..count {
                    let both = self.operation(op, ty, &[a + i, b + i], 2)?;
                    self.copy(dst + i, both + 1);
                    self.copy(dst + count + i, both);
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn bits(&mut self, inst: &From, dst: Reg) -> Result<bool> {
        match inst.op {
            Op::BitCount | Op::BitReverse => {
                let ty = self.element(inst.word(0)?)?;
                let op = if inst.op == Op::BitCount { DxilOp::Countbits } else { DxilOp::Bfrev };
                self.each_with(inst, dst, |body, a| body.operation(op, ty, &[a], 1))?;
            }
            Op::BitFieldInsert => {
                let (insert, offset) = (self.value(inst.word(1)?)?, self.value(inst.word(2)?)?);
                let count = self.value(inst.word(3)?)?;
                let base = self.value(inst.word(0)?)?;
                self.each_with(inst, dst, |body, a| {
                    let operands = [count, offset, insert + (a - base), a];
                    body.operation(DxilOp::Bfi, Scalar::I32, &operands, 1)
                })?;
            }
            Op::BitFieldUExtract | Op::BitFieldSExtract => {
                let (offset, count) = (self.value(inst.word(1)?)?, self.value(inst.word(2)?)?);
                let op = if inst.op == Op::BitFieldUExtract { DxilOp::Ubfe } else { DxilOp::Ibfe };
                self.each_with(inst, dst, |body, a| body.operation(op, Scalar::I32, &[count, offset, a], 1))?;
            }
            Op::SDot | Op::UDot if self.slots(inst.word(0)?)? == 1 => {
                let (a, b) = (self.value(inst.word(0)?)?, self.value(inst.word(1)?)?);
                let zero = self.literal(0)?;
                let op = if inst.op == Op::SDot { DxilOp::Dot4AddI8Packed } else { DxilOp::Dot4AddU8Packed };
                let sum = self.operation(op, Scalar::I32, &[zero, a, b], 1)?;
                self.copy(dst, sum);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
