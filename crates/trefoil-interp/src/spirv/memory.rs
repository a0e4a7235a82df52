//! Addresses, loads and stores, atomics.

use super::function::{Body, Pointer};
use super::module::Inst as From;
use super::types::{Type, Way};
use crate::numbers::{binop, cast};
use crate::program::{DxilOp, Inst, Reg, Scalar, Step};
use crate::{Fault, Result};
use spirv::{Op, Word};

/// How an atomic makes a new value of the old and its operand: LLVM's number of it, and DXIL's.
fn atomic(op: Op) -> Option<(u8, u64)> {
    Some(match op {
        Op::AtomicExchange | Op::AtomicStore => (0, 8),
        Op::AtomicIAdd | Op::AtomicIIncrement => (1, 0),
        Op::AtomicISub | Op::AtomicIDecrement => (2, 0),
        Op::AtomicAnd => (3, 1),
        Op::AtomicOr => (5, 2),
        Op::AtomicXor => (6, 3),
        Op::AtomicSMax => (7, 5),
        Op::AtomicSMin => (8, 4),
        Op::AtomicUMax => (9, 7),
        Op::AtomicUMin => (10, 6),
        _ => return None,
    })
}

impl Body<'_> {
    /// Translates an instruction on memory; false when it is none.
    pub(super) fn memory(&mut self, inst: &From, dst: Reg) -> Result<bool> {
        match inst.op {
            Op::AccessChain | Op::InBoundsAccessChain => {
                self.access(inst, dst)?;
                self.part_of_mesh(inst)?;
            }
            Op::Load => self.load(inst, dst)?,
            Op::Store => {
                let (pointer, value) = (inst.word(0)?, inst.word(1)?);
                let (at, known) = (self.value(pointer)?, self.pointer(pointer)?);
                self.store_value(at, known, value)?;
                self.give_part(pointer, value)?;
            }
            Op::CopyMemory => {
                let (to, from) = (inst.word(0)?, inst.word(1)?);
                let (target, source) = (self.value(to)?, self.value(from)?);
                let (there, here) = (self.pointer(to)?, self.pointer(from)?);
                let layouts = &self.module.layouts;
                let pairs = layouts.leaves(there.held, there.way)?.into_iter();
                let pairs: Vec<_> = pairs.zip(layouts.leaves(here.held, here.way)?).collect();
                for ((ty, target_at), (_, source_at)) in pairs {
                    let value = self.fresh(1)?;
                    let pointer = self.offset(source, source_at)?;
                    self.push(Inst::Load { ty, dst: value, pointer });
                    let pointer = self.offset(target, target_at)?;
                    self.push(Inst::Store { ty, pointer, value });
                }
            }
            Op::ArrayLength => self.array_length(inst, dst)?,
            Op::AtomicLoad => {
                let pointer = self.atomic_pointer(inst.word(0)?)?;
                let ty = self.module.layouts.element(inst.ty)?;
                self.push(Inst::Load { ty, dst, pointer });
            }
            Op::AtomicCompareExchange => {
                let (new, compare) = (self.value(inst.word(4)?)?, self.value(inst.word(5)?)?);
                let ty = self.module.layouts.element(inst.ty)?;
                if let Some(&(handle, [x, y, z])) = self.texels.get(&inst.word(0)?) {
                    let operands = [handle, x, y, z, compare, new];
                    let old = self.operation(DxilOp::AtomicCompareExchange, ty, &operands, 1)?;
                    self.copy(dst, old);
                } else {
                    let pointer = self.value(inst.word(0)?)?;
                    let old = self.fresh(2)?;
                    self.push(Inst::CmpXchg { ty, dst: old, pointer, compare, new });
                    self.copy(dst, old);
                }
            }
            other => match atomic(other) {
                Some(numbers) => self.atomic(inst, dst, numbers)?,
                None => return Ok(false),
            },
        }
        Ok(true)
    }

    fn atomic_pointer(&mut self, id: Word) -> Result<Reg> {
        if self.texels.contains_key(&id) {
            return Err(Fault::unsupported("an atomic load of a texel"));
        }
        self.value(id)
    }

    fn atomic(&mut self, inst: &From, dst: Reg, (number, of_image): (u8, u64)) -> Result<()> {
        let place = inst.word(0)?;
        let mut value = match inst.words.get(3) {
            Some(&value) => self.value(value)?,
            None => self.literal(1)?,
        };
        let ty = match inst.ty {
            0 => self.element(inst.word(3)?)?,
            ty => self.module.layouts.element(ty)?,
        };
        if let Some(&(handle, [x, y, z])) = self.texels.get(&place) {
            if number == 2 {
                let zero = self.literal(0)?;
                value = self.binary(binop::SUB, ty, false, zero, value)?;
            }
            let kind = self.literal(of_image)?;
            let old = self.operation(DxilOp::AtomicBinOp, ty, &[handle, kind, x, y, z, value], 1)?;
            if inst.id != 0 {
                self.copy(dst, old);
            }
            return Ok(());
        }
        let pointer = self.value(place)?;
        let dst = if inst.id == 0 { self.fresh(1)? } else { dst };
        self.push(Inst::AtomicRmw { op: number, ty, dst, pointer, value });
        Ok(())
    }

    /// What is known of a pointer.
    pub(super) fn pointer(&mut self, id: Word) -> Result<Pointer> {
        if let Some(known) = self.pointers.get(&id) {
            return Ok(*known);
        }
        let held = match self.globals.held(id) {
            Some(held) => held,
            None => self.module.layouts.pointee(self.type_of(id)?)?,
        };
        Ok(Pointer { held, way: Way::default() })
    }

    fn access(&mut self, inst: &From, dst: Reg) -> Result<()> {
        let module = self.module;
        let base = inst.word(0)?;
        let Pointer { mut held, mut way } = self.pointer(base)?;
        let mut at = self.value(base)?;
        let mut indices = inst.words[1..].iter();
        // The elements of an array of descriptors are objects of their own.
        if self.globals.is_descriptor(base) {
            while let Type::Array(elem, _) | Type::Runtime(elem) = module.layouts.ty(held)? {
                let Some(&index) = indices.next() else { break };
                let inner = self.globals.descriptors_within(module, *elem)?;
                let count = self.globals.descriptors_within(module, held)? / inner.max(1);
                at = self.object_after(at, index, (count, inner))?;
                held = *elem;
            }
        }
        for &index in indices {
            match module.layouts.ty(held)? {
                Type::Struct(members) => {
                    let number = module.int(index).ok_or_else(|| Fault::damaged("a member by no number"))?;
                    let (bytes, inner) = module.layouts.member(held, number as u32)?;
                    let member = members.get(number as usize);
                    held = *member.ok_or_else(|| Fault::damaged("a member that is not there"))?;
                    way = inner;
                    at = self.offset(at, bytes)?;
                }
                Type::Vector(elem, _)
                | Type::Matrix(elem, _)
                | Type::Array(elem, _)
                | Type::Runtime(elem) => {
                    let stride = module.layouts.stride(held, way)?;
                    way = module.layouts.way_within(held, way)?;
                    held = *elem;
                    at = match module.int(index) {
                        Some(number) => self.offset(at, (number as u32).wrapping_mul(stride))?,
                        None => {
                            let bits = self.element(index)?.bits();
                            let step = Step { index: self.value(index)?, bits, stride };
                            let next = self.fresh(1)?;
                            self.push(Inst::Index { dst: next, base: at, step });
                            next
                        }
                    };
                }
                _ => return Err(Fault::damaged("an address within a scalar")),
            }
        }
        self.copy(dst, at);
        self.pointers.insert(inst.id, Pointer { held, way });
        Ok(())
    }

    /// The address of the object of an element, of which each has `each` objects; an index beyond the last element is clamped to it.
    fn object_after(&mut self, at: Reg, index: Word, (elements, each): (u32, u32)) -> Result<Reg> {
        let (ty, index) = (self.element(index)?, self.value(index)?);
        let wide = if ty.bits() < 64 { self.cast(cast::ZEXT, ty, Scalar::I64, index)? } else { index };
        let last = self.literal(elements.saturating_sub(1).into())?;
        let wide = self.operation(DxilOp::UMin, Scalar::I64, &[wide, last], 1)?;
        let scale = self.literal(u64::from(each) << 32)?;
        let step = self.binary(binop::MUL, Scalar::I64, false, wide, scale)?;
        self.binary(binop::ADD, Scalar::I64, false, at, step)
    }

    fn load(&mut self, inst: &From, dst: Reg) -> Result<()> {
        let pointer = inst.word(0)?;
        let (at, known) = (self.value(pointer)?, self.pointer(pointer)?);
        match self.module.layouts.ty(inst.ty)? {
            Type::Image(_) | Type::Sampler | Type::Opaque => {
                self.push(Inst::LibraryHandle { dst, pointer: at });
            }
            Type::SampledImage(_) => {
                self.push(Inst::LibraryHandle { dst, pointer: at });
                let zero = self.literal(u64::from(self.globals.samplers_after(pointer)?) << 32)?;
                let sampler = self.binary(binop::ADD, Scalar::I64, false, at, zero)?;
                self.push(Inst::LibraryHandle { dst: dst + 1, pointer: sampler });
            }
            _ => self.load_value(at, known, dst)?,
        }
        Ok(())
    }

    /// Loads what an address is of.
    pub(super) fn load_value(&mut self, at: Reg, known: Pointer, dst: Reg) -> Result<()> {
        for (number, (ty, bytes)) in (0..).zip(self.module.layouts.leaves(known.held, known.way)?) {
            let pointer = self.offset(at, bytes)?;
            self.push(Inst::Load { ty, dst: dst + number, pointer });
        }
        Ok(())
    }

    /// Stores a value at an address.
    pub(super) fn store_value(&mut self, at: Reg, known: Pointer, value: Word) -> Result<()> {
        let first = self.value(value)?;
        for (number, (ty, bytes)) in (0..).zip(self.module.layouts.leaves(known.held, known.way)?) {
            let pointer = self.offset(at, bytes)?;
            self.push(Inst::Store { ty, pointer, value: first + number });
        }
        Ok(())
    }

    /// The elements of the array at the end of a buffer's block.
    fn array_length(&mut self, inst: &From, dst: Reg) -> Result<()> {
        let layouts = &self.module.layouts;
        let known = self.pointer(inst.word(0)?)?;
        let member = inst.word(1)?;
        let Type::Struct(members) = layouts.ty(known.held)? else {
            return Err(Fault::damaged("the length of no block"));
        };
        let array =
            *members.get(member as usize).ok_or_else(|| Fault::damaged("a member that is not there"))?;
        let (start, way) = layouts.member(known.held, member)?;
        let stride = layouts.stride(array, way)?.max(1);
        let at = self.value(inst.word(0)?)?;
        let handle = self.fresh(1)?;
        self.push(Inst::LibraryHandle { dst: handle, pointer: at });
        let none = self.undefined()?;
        let sizes = self.operation(DxilOp::GetDimensions, Scalar::I32, &[handle, none], 4)?;
        let start = self.literal(start.into())?;
        let rest = self.binary(binop::SUB, Scalar::I32, false, sizes, start)?;
        let stride = self.literal(stride.into())?;
        let length = self.binary(binop::UDIV, Scalar::I32, false, rest, stride)?;
        self.copy(dst, length);
        Ok(())
    }
}
