//! Vectors of more than four lanes, which DXIL has since 1.9: what computes with them stays one instruction.
//!
//! Shorter vectors come apart as everywhere. A long one is a [`Slot::Whole`] where an instruction makes it at once, and
//! [`Slot::Lanes`] where it is put together of scalars, until something wants it whole. What is not here takes the lanes.

use super::access::Pointer;
use super::rule::Rule;
use super::{Lower, Mode, Result, Slot};
use crate::lower::intrinsic::rule;
use crate::lower::resources::address::Kind;
use crate::ops::{DxilOp, OverloadType};
use smallvec::SmallVec;
use trefoil_ir::{
    ConstKind, Flags, FloatPredicate, InstId, IntPredicate, Intrinsic, Opcode, OpcodeClass, Type, TypeId,
    Value,
};

/// Most lanes of a vector that comes apart.
const SHORT: u32 = 4;
/// The minor version that has vectors.
const SINCE: u8 = 9;

impl Lower<'_> {
    /// Whether values of a type stay whole.
    fn is_long(&self, ty: TypeId) -> bool {
        matches!(*self.ctx.types.get(ty), Type::Vector { len, .. } if len > SHORT)
    }

    /// Whether DXIL that is made here has vectors.
    fn has_vectors(&self) -> bool {
        self.input.target.minor() >= SINCE && matches!(self.input.mode, Mode::All | Mode::Library)
    }

    /// Whether memory has vectors of a type.
    pub(super) fn keeps_whole(&self, ty: TypeId) -> bool {
        self.has_vectors() && self.is_long(ty)
    }

    /// Lowers an instruction on long vectors; whether it is one that stays whole.
    pub(super) fn long_vector(&mut self, inst: InstId) -> Result<bool> {
        if !self.has_vectors() {
            return Ok(false);
        }
        let i = self.input.func.insts[inst];
        let operands: SmallVec<[Value; 4]> = self.input.func.operands(inst).into();
        let first = operands.first().map_or(i.ty, |&v| self.old_type(v));
        if !self.is_long(i.ty) && !self.is_long(first) {
            return Ok(false);
        }
        let made = match i.op {
            Opcode::Phi => {
                self.carry(inst)?;
                return Ok(true);
            }
            Opcode::Load => self.long_load(operands[0], i.ty)?,
            Opcode::Store => return self.long_store(&operands),
            Opcode::ExtractElement => {
                let Some(vector) = self.is_whole(operands[0]) else { return Ok(false) };
                let index = self.scalar(operands[1])?;
                let lane = self.inst(i.op, i.ty, &[vector, index], 0, Flags::NONE);
                self.set(inst, &[lane]);
                return Ok(true);
            }
            Opcode::InsertElement => match self.is_whole(operands[0]) {
                Some(vector) => {
                    let (scalar, index) = (self.scalar(operands[1])?, self.scalar(operands[2])?);
                    Some(self.inst(i.op, i.ty, &[vector, scalar, index], 0, Flags::NONE))
                }
                None => None,
            },
            Opcode::ShuffleVector if self.is_long(i.ty) && self.is_long(first) => {
                let [a, b] = [self.whole(operands[0])?, self.whole(operands[1])?];
                Some(self.inst(i.op, i.ty, &[a, b, operands[2]], 0, Flags::NONE))
            }
            Opcode::ShuffleVector => return self.short_of_long(inst, &operands),
            Opcode::FNeg => {
                let value = self.whole(operands[0])?;
                let zero = self.negative_zero(i.ty);
                Some(self.inst(Opcode::FSub, i.ty, &[zero, value], 0, i.flags))
            }
            Opcode::Freeze => Some(self.whole(operands[0])?),
            Opcode::Select => {
                let [condition, a, b] = [operands[0], operands[1], operands[2]];
                let one = !matches!(self.ctx.types.get(first), Type::Vector { .. });
                let condition = if one { self.scalar(condition)? } else { self.whole(condition)? };
                let (a, b) = (self.whole(a)?, self.whole(b)?);
                Some(self.inst(i.op, i.ty, &[condition, a, b], 0, i.flags))
            }
            Opcode::Intrinsic => return self.long_intrinsic(inst, &operands),
            op => self.long_arithmetic(inst, op, &operands)?,
        };
        if let Some(value) = made {
            self.values.set_whole(inst, value);
        }
        Ok(made.is_some())
    }

    /// An old value as a vector that is there: not one that would have to be put together.
    fn is_whole(&self, value: Value) -> Option<Value> {
        match value.as_inst().map(|inst| self.values.slot(inst)) {
            Some(Slot::Whole(at)) => Some(self.values.at(at as usize)),
            None if value.as_const().is_none() => Some(value), // a parameter
            _ => None,
        }
    }

    /// Instructions of one or two operands; none for those that take the lanes.
    fn long_arithmetic(&mut self, inst: InstId, op: Opcode, operands: &[Value]) -> Result<Option<Value>> {
        let i = self.input.func.insts[inst];
        let from = self.old_type(operands[0]);
        let bits = self.ctx.types.scalar(from) == TypeId::I1;
        let same_lanes = self.ctx.types.lanes(from) == self.ctx.types.lanes(i.ty);
        let data = match op.class() {
            OpcodeClass::Binary => 0,
            OpcodeClass::Compare if !bits => i.data,
            OpcodeClass::Cast if same_lanes => 0,
            _ => return Ok(None),
        };
        let whole: SmallVec<[Value; 2]> = operands.iter().map(|&v| self.whole(v)).collect::<Result<_>>()?;
        Ok(Some(self.inst(op, i.ty, &whole, data, i.flags)))
    }

    /// A short vector of the lanes of long ones.
    fn short_of_long(&mut self, inst: InstId, operands: &[Value]) -> Result<bool> {
        let Some(vector) = self.is_whole(operands[0]) else { return Ok(false) };
        let (ty, count) = (self.type_of(vector), self.ctx.types.lanes(self.old_type(operands[0])));
        let scalar = self.ctx.types.scalar(ty);
        let mask = self.lanes(operands[2])?;
        let mut lanes = super::Lanes::new();
        for &lane in &mask {
            lanes.push(match self.as_int(lane) {
                Some(at) if at < u64::from(count) => {
                    self.inst(Opcode::ExtractElement, scalar, &[vector, lane], 0, Flags::NONE)
                }
                Some(at) => {
                    let others = self.lanes(operands[1])?;
                    let other = others.get((at - u64::from(count)) as usize).copied();
                    other.unwrap_or_else(|| self.ctx.undef(scalar))
                }
                None => self.ctx.undef(scalar),
            });
        }
        self.set(inst, &lanes);
        Ok(true)
    }

    /// Intrinsics that have an operation on vectors.
    fn long_intrinsic(&mut self, inst: InstId, operands: &[Value]) -> Result<bool> {
        let i = self.input.func.insts[inst];
        let Some(which) = i.intrinsic() else { return Ok(false) };
        let Some(&first) = operands.first() else { return Ok(false) };
        let ty = self.old_type(first);
        if let Some(op) = reduction(which) {
            let flag = self.reduce(op, first, ty)?;
            self.set(inst, &[flag]);
            return Ok(true);
        }
        let op = match rule(which) {
            Rule::Lanes(op) => op,
            Rule::Fma if self.ctx.types.scalar(ty) == TypeId::DOUBLE => DxilOp::Fma,
            Rule::Fma => DxilOp::FMad,
            Rule::Dot => DxilOp::FDot,
            Rule::IntAbs => DxilOp::IMax,
            _ => return Ok(false),
        };
        if !self.takes_vectors(op, ty) {
            return Ok(false);
        }
        let is_abs = rule(which) == Rule::IntAbs;
        // Whether the least integer has an absolute value is the last operand of `abs`.
        let count = if is_abs { 1 } else { operands.len() };
        let mut whole: SmallVec<[Value; 3]> =
            operands[..count].iter().map(|&v| self.whole(v)).collect::<Result<_>>()?;
        if is_abs {
            let zero = self.ctx.zero(ty);
            let negative = self.binary(Opcode::Sub, zero, whole[0]);
            whole.push(negative);
        }
        let value = self.call(op, ty, &whole)?;
        match self.is_long(i.ty) {
            true => self.values.set_whole(inst, value),
            false => self.set(inst, &[value]),
        }
        Ok(true)
    }

    /// Whether any or all lanes of a vector are not zero.
    fn reduce(&mut self, op: DxilOp, vector: Value, ty: TypeId) -> Result<Value> {
        let value = self.whole(vector)?;
        let flags = self.ctx.types.vector(TypeId::I1, self.ctx.types.lanes(ty));
        let zero = self.ctx.zero(ty);
        let operands = [value, zero];
        let value = match self.ctx.types.scalar(ty) {
            TypeId::I1 => value,
            _ if self.ctx.types.is_float(ty) => {
                self.inst(Opcode::FCmp, flags, &operands, FloatPredicate::Une as u32, Flags::NONE)
            }
            _ => self.inst(Opcode::ICmp, flags, &operands, IntPredicate::Ne as u32, Flags::NONE),
        };
        self.call(op, flags, &[value])
    }

    /// Whether an operation has an overload for a vector type.
    fn takes_vectors(&self, op: DxilOp, ty: TypeId) -> bool {
        let overload = super::opcall::overload(self.ctx, ty);
        matches!(overload, Some(overload @ OverloadType::Vector(..))
            if op.check_anywhere(&[overload], self.input.target.version).is_ok())
    }

    /// A vector of memory, or of a raw or structured buffer, at once.
    fn long_load(&mut self, pointer: Value, ty: TypeId) -> Result<Option<Value>> {
        match self.pointer(pointer)? {
            Pointer::Memory(at) => {
                let pointer = self.vector_pointer(at, ty)?;
                Ok(Some(self.inst(Opcode::Load, ty, &[pointer], 0, Flags::NONE)))
            }
            Pointer::Resource(at) if self.has_vector_access(at, DxilOp::RawBufferVectorLoad, ty) => {
                self.vector_load(at, ty).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn long_store(&mut self, operands: &[Value]) -> Result<bool> {
        let &[value, pointer] = operands else { return Ok(false) };
        let ty = self.old_type(value);
        match self.pointer(pointer)? {
            Pointer::Memory(at) => {
                let value = self.whole(value)?;
                let pointer = self.vector_pointer(at, ty)?;
                self.inst(Opcode::Store, TypeId::VOID, &[value, pointer], 0, Flags::NONE);
            }
            Pointer::Resource(at) if self.has_vector_access(at, DxilOp::RawBufferVectorStore, ty) => {
                let whole = self.whole(value)?;
                self.vector_store(at, ty, whole)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Whether a resource is read or written by an operation on vectors of a type.
    fn has_vector_access(&self, at: u32, op: DxilOp, ty: TypeId) -> bool {
        self.resources.kind(at) == Kind::Buffer && self.takes_vectors(op, ty)
    }

    /// A vector of negative zeros.
    fn negative_zero(&mut self, ty: TypeId) -> Value {
        let scalar = self.ctx.types.scalar(ty);
        let sign = 1 << (self.ctx.types.scalar_bits(ty).max(1) - 1);
        let lane = self.ctx.consts.intern(scalar, ConstKind::Float(sign));
        let lanes = vec![lane; self.ctx.types.lanes(ty) as usize];
        self.ctx.consts.aggregate(ty, &lanes).into()
    }
}

/// The operation that makes one flag of a vector's lanes.
fn reduction(which: Intrinsic) -> Option<DxilOp> {
    match which {
        Intrinsic::Any => Some(DxilOp::VectorReduceOr),
        Intrinsic::All => Some(DxilOp::VectorReduceAnd),
        _ => None,
    }
}
