//! Structured, raw and group memory, typed buffers, their atomics and counters.

use super::body::Body;
use super::declare::{Shared, TEXTURE_BUFFER, TYPED_BUFFER};
use super::operands::{Sign, pick, written};
use crate::program::{DxilOp, Inst, Reg, Scalar, View};
use crate::{Fault, Result};
use trefoil_dxbc::op::Op;
use trefoil_dxbc::program::{File, Index, Instruction, Operand};

/// The operations of atomics: DXIL's number, and LLVM's.
fn atomic(op: Op) -> Option<(u64, u8)> {
    Some(match op {
        Op::AtomicIAdd | Op::ImmAtomicIAdd => (0, 1),
        Op::AtomicAnd | Op::ImmAtomicAnd => (1, 3),
        Op::AtomicOr | Op::ImmAtomicOr => (2, 5),
        Op::AtomicXor | Op::ImmAtomicXor => (3, 6),
        Op::AtomicIMin | Op::ImmAtomicIMin => (4, 8),
        Op::AtomicIMax | Op::ImmAtomicIMax => (5, 7),
        Op::AtomicUMin | Op::ImmAtomicUMin => (6, 10),
        Op::AtomicUMax | Op::ImmAtomicUMax => (7, 9),
        Op::ImmAtomicExch => (8, 0),
        _ => return None,
    })
}

impl Body<'_> {
    /// The handle of what an operand names, with the index of the register.
    pub(super) fn handle(&mut self, operand: &Operand, register: Index<'_>) -> Result<Reg> {
        let range = self.shader.range(operand)?;
        let (range, index) = (self.literal(range.into())?, self.index(register)?);
        self.operation(DxilOp::CreateHandle, Scalar::I32, &[range, index], 1)
    }

    /// The handle of a view or sampler, and how it sees what is bound.
    pub(super) fn view(&mut self, operand: &Operand) -> Result<(Reg, View)> {
        let register = operand.indices.iter().nth(1);
        let register = register.ok_or_else(|| Fault::damaged("a resource without a register"))?;
        let handle = self.handle(operand, register)?;
        let range = self.shader.range(operand)?;
        Ok((handle, self.program.resources[range as usize].view))
    }

    /// Translates an instruction on buffers; false when it is none.
    pub(super) fn buffers(&mut self, inst: &Instruction) -> Result<bool> {
        match (inst.op, &inst.operands[..]) {
            (Op::LdRaw, [dst, address, memory]) => self.read(dst, None, [address, address], false, memory)?,
            (Op::LdRawFeedback, [dst, status, address, memory]) => {
                self.read(dst, Some(status), [address, address], false, memory)?;
            }
            (Op::LdStructured, [dst, element, offset, memory]) => {
                self.read(dst, None, [element, offset], true, memory)?;
            }
            (Op::LdStructuredFeedback, [dst, status, element, offset, memory]) => {
                self.read(dst, Some(status), [element, offset], true, memory)?;
            }
            (Op::StoreRaw, [memory, address, value]) => {
                self.store(memory, [address, address], false, value)?
            }
            (Op::StoreStructured, [memory, element, offset, value]) => {
                self.store(memory, [element, offset], true, value)?;
            }
            (Op::ImmAtomicAlloc | Op::ImmAtomicConsume, [dst, memory]) => {
                let (handle, _) = self.view(memory)?;
                let step = self.literal(if inst.op == Op::ImmAtomicAlloc { 1 } else { 0xff })?;
                let made = self.operation(DxilOp::BufferUpdateCounter, Scalar::I32, &[handle, step], 1)?;
                self.write_all(dst, made)?;
            }
            (Op::AtomicCmpStore, [memory, address, compare, new]) => {
                self.exchange(None, memory, address, compare, new)?;
            }
            (Op::ImmAtomicCmpExch, [dst, memory, address, compare, new]) => {
                self.exchange(Some(dst), memory, address, compare, new)?;
            }
            (op, [memory, address, value]) if atomic(op).is_some() => {
                self.atomic(op, None, memory, address, value)?
            }
            (op, [dst, memory, address, value]) if atomic(op).is_some() => {
                self.atomic(op, Some(dst), memory, address, value)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Writes one value to all components of a destination.
    fn write_all(&mut self, dst: &Operand, value: Reg) -> Result<()> {
        let results: Vec<(u8, Reg)> = written(dst).into_iter().map(|comp| (comp, value)).collect();
        self.write(dst, &results)
    }

    /// The group memory that an operand names, where it is such.
    fn shared(&self, operand: &Operand) -> Result<Option<Shared>> {
        if operand.file != File::GroupShared {
            return Ok(None);
        }
        let number = operand.indices.iter().next().map_or(0, |index| index.number);
        let shared = self.shader.shared.get(&number).copied();
        shared.map(Some).ok_or_else(|| Fault::damaged("group memory that is not declared"))
    }

    /// The address of an element of group memory, or of a byte where it is raw.
    fn shared_address(&mut self, shared: Shared, at: Reg, offset: Option<Reg>) -> Result<Reg> {
        let base = self.literal(shared.address)?;
        let address = self.step(base, at, shared.stride.unwrap_or(1))?;
        match offset {
            Some(offset) => self.step(address, offset, 1),
            None => Ok(address),
        }
    }

    fn read(
        &mut self,
        dst: &Operand,
        status: Option<&Operand>,
        place: [&Operand; 2],
        structured: bool,
        memory: &Operand,
    ) -> Result<()> {
        let comps = written(dst);
        let at = self.word(place[0], 0)?;
        let offset = if structured { Some(self.word(place[1], 0)?) } else { None };
        let mut results = Vec::new();
        if let Some(shared) = self.shared(memory)? {
            let address = self.shared_address(shared, at, offset)?;
            for comp in comps {
                results.push((comp, self.load(address, pick(memory, comp))?));
            }
            return self.write(dst, &results);
        }
        let (handle, _) = self.view(memory)?;
        let wanted = comps.iter().fold(0u64, |mask, &comp| mask | 1 << pick(memory, comp));
        let operands =
            [handle, at, offset.unwrap_or(self.undefined), self.literal(wanted)?, self.literal(4)?];
        let made = self.operation(DxilOp::RawBufferLoad, Scalar::I32, &operands, 5)?;
        results.extend(comps.iter().map(|&comp| (comp, made + u32::from(pick(memory, comp)))));
        self.write(dst, &results)?;
        match status {
            Some(status) => self.write_all(status, made + 4),
            None => Ok(()),
        }
    }

    fn store(
        &mut self,
        memory: &Operand,
        place: [&Operand; 2],
        structured: bool,
        value: &Operand,
    ) -> Result<()> {
        let comps = written(memory);
        let at = self.word(place[0], 0)?;
        let offset = if structured { Some(self.word(place[1], 0)?) } else { None };
        let values = self.words(value, &comps, Sign::Real)?;
        if let Some(shared) = self.shared(memory)? {
            let address = self.shared_address(shared, at, offset)?;
            for (comp, value) in comps.into_iter().zip(values) {
                let pointer = self.word_of(address, comp)?;
                self.push(Inst::Store { ty: Scalar::I32, pointer, value });
            }
            return Ok(());
        }
        let (handle, _) = self.view(memory)?;
        let mut operands = vec![handle, at, offset.unwrap_or(self.undefined)];
        operands.extend([self.undefined; 4]);
        let mut mask = 0;
        for (comp, value) in comps.into_iter().zip(values) {
            operands[3 + usize::from(comp)] = value;
            mask |= 1 << comp;
        }
        operands.extend([self.literal(mask)?, self.literal(4)?]);
        self.operation(DxilOp::RawBufferStore, Scalar::I32, &operands, 0)?;
        Ok(())
    }

    /// Where an atomic works: an address in group memory, or a handle with coordinates.
    fn atomic_place(&mut self, memory: &Operand, address: &Operand) -> Result<Result<Reg, [Reg; 4]>> {
        if let Some(shared) = self.shared(memory)? {
            let at = self.word(address, 0)?;
            let offset = if shared.stride.is_some() { Some(self.word(address, 1)?) } else { None };
            return Ok(Ok(self.shared_address(shared, at, offset)?));
        }
        let (handle, view) = self.view(memory)?;
        // A raw or typed buffer has one coordinate.
        let count = match view.kind {
            11 | TYPED_BUFFER => 1,
            12 => 2,
            _ => 3,
        };
        let mut place = [handle, self.undefined, self.undefined, self.undefined];
        for (comp, to) in (0..count).zip(&mut place[1..]) {
            *to = self.word(address, comp)?;
        }
        Ok(Err(place))
    }

    fn atomic(
        &mut self,
        op: Op,
        dst: Option<&Operand>,
        memory: &Operand,
        address: &Operand,
        value: &Operand,
    ) -> Result<()> {
        let (of_dxil, of_llvm) = atomic(op).unwrap_or_default();
        let place = self.atomic_place(memory, address)?;
        let value = self.word(value, 0)?;
        let made = match place {
            Ok(pointer) => {
                let made = self.fresh(1)?;
                self.push(Inst::AtomicRmw { op: of_llvm, ty: Scalar::I32, dst: made, pointer, value });
                made
            }
            Err([handle, x, y, z]) => {
                let kind = self.literal(of_dxil)?;
                self.operation(DxilOp::AtomicBinOp, Scalar::I32, &[handle, kind, x, y, z, value], 1)?
            }
        };
        dst.map_or(Ok(()), |dst| self.write_all(dst, made))
    }

    fn exchange(
        &mut self,
        dst: Option<&Operand>,
        memory: &Operand,
        address: &Operand,
        compare: &Operand,
        new: &Operand,
    ) -> Result<()> {
        let place = self.atomic_place(memory, address)?;
        let (compare, new) = (self.word(compare, 0)?, self.word(new, 0)?);
        let made = match place {
            Ok(pointer) => {
                let made = self.fresh(2)?;
                self.push(Inst::CmpXchg { ty: Scalar::I32, dst: made, pointer, compare, new });
                made
            }
            Err([handle, x, y, z]) => {
                let operands = [handle, x, y, z, compare, new];
                self.operation(DxilOp::AtomicCompareExchange, Scalar::I32, &operands, 1)?
            }
        };
        dst.map_or(Ok(()), |dst| self.write_all(dst, made))
    }

    /// A texel of a typed buffer, or a row of a texture buffer: four components and the status.
    pub(super) fn buffer_texel(&mut self, handle: Reg, view: View, address: &Operand) -> Result<Reg> {
        let at = self.word(address, 0)?;
        if view.kind == TEXTURE_BUFFER {
            return self.operation(DxilOp::CBufferLoadLegacy, Scalar::I32, &[handle, at], 4);
        }
        self.operation(DxilOp::BufferLoad, super::images::texel_type(view), &[handle, at, self.undefined], 5)
    }
}
