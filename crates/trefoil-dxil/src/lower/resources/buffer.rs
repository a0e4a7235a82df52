//! Raw, structured and typed buffers, writable textures, and atomics on them.
//!
//! Raw and structured buffers go by `bufferLoad`/`bufferStore` below SM 6.2 and by `rawBufferLoad`/`rawBufferStore` with
//! mask and alignment from there on. Where an operation cannot take 64-bit elements they travel as pairs of words.

use super::address::{Address, Group, Lane};
use crate::kinds;
use crate::lower::{Handle, Lanes, Lower, Result};
use crate::ops::DxilOp;
use trefoil_ir::{AtomicOp, Flags, InstId, LayoutRule, Opcode, ResourceKind, TypeId, Value};

/// What a load gives: its scalars, and the status word of its last operation.
type Loaded = (Lanes, Option<Value>);

impl Lower<'_> {
    fn undef_i32(&mut self) -> Value {
        self.ctx.undef(TypeId::I32)
    }

    pub(in crate::lower) fn byte(&mut self, value: u32) -> Value {
        self.ctx.int(TypeId::I8, u64::from(value))
    }

    /// The two coordinates of bytes in a buffer.
    pub(in crate::lower) fn buffer_coords(&mut self, address: &Address, offset: u32) -> (Value, Value) {
        let constant = self.ctx.i32(offset);
        let bytes = match address.dynamic {
            Some(dynamic) => self.add(dynamic, constant),
            None => constant,
        };
        match address.index.first() {
            Some(&index) => (index, bytes),
            None => (bytes, self.undef_i32()),
        }
    }

    /// The type that an operation on memory moves, and how many of them make one scalar.
    fn moved_type(&self, scalar: TypeId, raw: bool) -> (TypeId, u32) {
        let wide = self.ctx.types.scalar_bits(scalar) == 64;
        if wide && !(raw && self.input.target.minor() >= 3) { (TypeId::I32, 2) } else { (scalar, 1) }
    }

    pub(in crate::lower) fn buffer_load(&mut self, at: u32, ty: TypeId) -> Result<Loaded> {
        let address = self.resources.addresses[at as usize].clone();
        self.buffer_load_from(&address, ty)
    }

    pub(in crate::lower) fn buffer_load_from(&mut self, address: &Address, ty: TypeId) -> Result<Loaded> {
        let mut out = Lanes::new();
        let mut status = None;
        for group in self.groups(LayoutRule::Scalar, ty, address.offset)? {
            let (moved, per) = self.moved_type(group.scalar, true);
            let mut words = Lanes::new();
            let total = group.len * per;
            for first in (0..total).step_by(4) {
                let len = (total - first).min(4);
                let step = self.ctx.types.scalar_bits(moved) / 8;
                let offset = group.offset.wrapping_add(first * step);
                let (loaded, from) = self.load_bytes(address, offset, moved, len)?;
                words.extend((from..from + len).map(|i| self.member(loaded, i)));
                status = Some(loaded);
            }
            out.extend(self.bit_cast(&words, group.scalar)?);
        }
        Ok((out, status))
    }

    /// The alignment that an access promises: of a byte address buffer no more than its addresses must have, as in DXC; LLVM
    /// promises that of the number.
    pub(in crate::lower) fn known_alignment(&mut self, address: &Address, scalar: TypeId) -> Value {
        let size = self.ctx.types.scalar_bits(scalar) / 8;
        let is_raw = address.handle.ty.kind == ResourceKind::RawBuffer && !self.ctx.is_of_others();
        self.ctx.i32(if is_raw { size.min(4) } else { size })
    }

    /// A load of `len` scalars, and which of its components is the first of them.
    fn load_bytes(&mut self, address: &Address, offset: u32, ty: TypeId, len: u32) -> Result<(Value, u32)> {
        let near = self.has_neighbours(address, ty);
        if near && let Some(found) = self.wider_load(address, offset, ty, len) {
            return Ok(found);
        }
        let (c0, c1) = self.buffer_coords(address, offset);
        let handle = address.handle.value;
        let load = if self.input.target.minor() < 2 {
            self.call(DxilOp::BufferLoad, ty, &[handle, c0, c1])?
        } else {
            let mask = self.byte((1 << len) - 1);
            let align = self.known_alignment(address, ty);
            self.call(DxilOp::RawBufferLoad, ty, &[handle, c0, c1, mask, align])?
        };
        if near {
            self.loaded_from(address, offset, ty, load);
        }
        Ok((load, 0))
    }

    pub(in crate::lower) fn buffer_store(&mut self, at: u32, ty: TypeId, lanes: &[Value]) -> Result {
        let address = self.resources.addresses[at as usize].clone();
        self.buffer_store_to(&address, ty, lanes)
    }

    pub(in crate::lower) fn buffer_store_to(
        &mut self,
        address: &Address,
        ty: TypeId,
        lanes: &[Value],
    ) -> Result {
        self.refuse_read_only(&address.handle)?;
        self.refuse_undefined(lanes)?;
        let mut rest = lanes;
        for group in self.groups(LayoutRule::Scalar, ty, address.offset)? {
            let (values, after) = rest.split_at(group.len as usize);
            rest = after;
            self.store_group(address, &group, values)?;
        }
        Ok(())
    }

    fn store_group(&mut self, address: &Address, group: &Group, values: &[Value]) -> Result {
        let (moved, _) = self.moved_type(group.scalar, true);
        let values = if moved == group.scalar { values.into() } else { self.bit_cast(values, moved)? };
        let step = self.ctx.types.scalar_bits(moved) / 8;
        let near = self.has_neighbours(address, moved);
        for (i, part) in values.chunks(4).enumerate() {
            let offset = group.offset.wrapping_add(4 * i as u32 * step);
            if !near {
                self.store_words(address, offset, moved, part)?;
                continue;
            }
            let (offset, all) = self.wider_store(address, offset, moved, part);
            self.store_words(address, offset, moved, &all)?;
            self.stored_to(address, offset, moved, all);
        }
        Ok(())
    }

    /// A vector of numbers at once.
    pub(in crate::lower) fn vector_load(&mut self, at: u32, ty: TypeId) -> Result<Value> {
        let address = self.resources.addresses[at as usize].clone();
        let (c0, c1) = self.buffer_coords(&address, address.offset);
        let align = self.ctx.i32(self.ctx.types.scalar_bits(ty) / 8);
        let loaded = self.call(DxilOp::RawBufferVectorLoad, ty, &[address.handle.value, c0, c1, align])?;
        Ok(self.member(loaded, 0))
    }

    pub(in crate::lower) fn vector_store(&mut self, at: u32, ty: TypeId, vector: Value) -> Result {
        let address = self.resources.addresses[at as usize].clone();
        self.refuse_read_only(&address.handle)?;
        self.refuse_undefined(&[vector])?;
        let (c0, c1) = self.buffer_coords(&address, address.offset);
        let align = self.ctx.i32(self.ctx.types.scalar_bits(ty) / 8);
        self.call(DxilOp::RawBufferVectorStore, ty, &[address.handle.value, c0, c1, vector, align])?;
        Ok(())
    }

    // Elements with a format.

    pub(in crate::lower) fn typed_load_at(&mut self, at: u32, ty: TypeId) -> Result<Lanes> {
        let address = self.resources.addresses[at as usize].clone();
        match address.lane {
            Lane::Whole => Ok(self.typed_load(&address, ty)?.0),
            Lane::Constant(lane) => {
                let lanes = self.typed_load(&address, address.vector)?.0;
                let lane = lanes.get(lane as usize).copied();
                Ok(Lanes::from_slice(&[lane.ok_or_else(|| self.user(&kinds::UNKNOWN_COMPONENT))?]))
            }
            Lane::Dynamic(index) => {
                let lanes = self.typed_load(&address, address.vector)?.0;
                Ok(Lanes::from_slice(&[self.pick(&lanes, index)?]))
            }
        }
    }

    /// Notes that a typed view is read. Of a writable one more than single values need a feature, whatever is taken of them.
    pub(in crate::lower) fn note_typed_load(&mut self, handle: &Handle) -> Result {
        // As in DXC's validator: before annotated handles, what a library has of an array says nothing of its type.
        let is_element = handle.address.is_some_and(|address| address.as_inst().is_some());
        let is_told = !is_element || self.input.target.minor() >= 6;
        self.facts.typed_uav_load |= is_told && handle.ty.writable && self.leaf_count(handle.ty.element)? > 1;
        Ok(())
    }

    /// Reads a typed element through an address that is whole.
    pub(in crate::lower) fn typed_load(&mut self, address: &Address, ty: TypeId) -> Result<Loaded> {
        let scalar = self.ctx.types.scalar(ty);
        let len = self.leaf_count(ty)?;
        let (moved, per) = self.moved_type(scalar, false);
        self.note_typed_load(&address.handle)?;
        let handle = address.handle.value;
        let undef = self.undef_i32();
        let loaded = if address.handle.ty.kind == ResourceKind::TypedBuffer {
            self.call(DxilOp::BufferLoad, moved, &[handle, address.index[0], undef])?
        } else {
            let mut arguments: smallvec::SmallVec<[Value; 8]> = smallvec::smallvec![handle, undef];
            arguments.extend((0..3).map(|i| address.index.get(i).copied().unwrap_or(undef)));
            arguments.extend([undef; 3]);
            self.call(DxilOp::TextureLoad, moved, &arguments)?
        };
        if len * per > 4 {
            return Err(self.user(&kinds::TYPED_ELEMENT_TOO_WIDE));
        }
        let words: Lanes = (0..len * per).map(|i| self.member(loaded, i)).collect();
        Ok((self.bit_cast(&words, scalar)?, Some(loaded)))
    }

    pub(in crate::lower) fn typed_store_at(&mut self, at: u32, ty: TypeId, lanes: &[Value]) -> Result {
        let mut address = self.resources.addresses[at as usize].clone();
        let part = lanes.len() == 1 && self.ctx.types.lanes(address.vector) > 1;
        match address.lane {
            // A scalar at the address of a vector is its first component.
            Lane::Whole if part => address.lane = Lane::Constant(0),
            Lane::Whole => return self.typed_store(&address, ty, lanes),
            _ => {}
        }
        // A component alone cannot be written: the rest is read first.
        let mut all = self.typed_load(&address, address.vector)?.0;
        match address.lane {
            Lane::Constant(lane) => match all.get_mut(lane as usize) {
                Some(slot) => *slot = lanes[0],
                None => return Err(self.user(&kinds::UNKNOWN_COMPONENT)),
            },
            Lane::Dynamic(index) => {
                for (i, lane) in all.iter_mut().enumerate() {
                    let i = self.ctx.i32(i as u32);
                    let predicate = trefoil_ir::IntPredicate::Eq as u32;
                    let here = self.inst(Opcode::ICmp, TypeId::I1, &[index, i], predicate, Flags::NONE);
                    *lane = self.select(here, lanes[0], *lane);
                }
            }
            Lane::Whole => {}
        }
        self.typed_store(&address, address.vector, &all)
    }

    pub(in crate::lower) fn typed_store(&mut self, address: &Address, ty: TypeId, lanes: &[Value]) -> Result {
        self.refuse_read_only(&address.handle)?;
        self.refuse_undefined(lanes)?;
        let scalar = self.ctx.types.scalar(ty);
        let (moved, _) = self.moved_type(scalar, false);
        let values = if moved == scalar { lanes.into() } else { self.bit_cast(lanes, moved)? };
        if values.len() > 4 || values.is_empty() {
            return Err(self.user(&kinds::TYPED_ELEMENT_TOO_WIDE));
        }
        let undef = self.undef_i32();
        let buffer = address.handle.ty.kind == ResourceKind::TypedBuffer;
        let mut arguments: smallvec::SmallVec<[Value; 10]> = smallvec::smallvec![address.handle.value];
        let coordinates = if buffer { 2 } else { 3 };
        arguments.extend((0..coordinates).map(|i| address.index.get(i).copied().unwrap_or(undef)));
        // All four components are written, whatever the format keeps of them. Pairs repeat as pairs.
        let width = if moved == scalar { 1 } else { 2 };
        arguments.extend((0..4).map(|i| values.get(i).copied().unwrap_or(values[i % width])));
        arguments.push(self.byte(15));
        let op = if buffer { DxilOp::BufferStore } else { DxilOp::TextureStore };
        self.call(op, moved, &arguments)?;
        Ok(())
    }

    // Atomics.

    fn atomic_coords(&mut self, address: &Address) -> Result<[Value; 3]> {
        let undef = self.undef_i32();
        if address.kind == super::address::Kind::Typed {
            if !matches!(address.lane, Lane::Whole) {
                return Err(self.user(&kinds::ATOMIC_ON_COMPONENT));
            }
            return Ok(std::array::from_fn(|i| address.index.get(i).copied().unwrap_or(undef)));
        }
        let (c0, c1) = self.buffer_coords(address, address.offset);
        Ok([c0, c1, undef])
    }

    pub(in crate::lower) fn resource_atomic(&mut self, at: u32, op: u32, value: Value) -> Result<Value> {
        let address = self.resources.addresses[at as usize].clone();
        self.refuse_read_only(&address.handle)?;
        let wanted = self.type_of(value);
        let mut value = value;
        let op = AtomicOp::from_u32(op).ok_or_else(|| self.user(&kinds::UNKNOWN_ATOMIC))?;
        let code = atomic_code(op).ok_or_else(|| self.user(kinds::ATOMIC_UNSUPPORTED.with(&[&op.name()])))?;
        if self.ctx.types.is_float(wanted) {
            if op != AtomicOp::Xchg {
                return Err(self.user(&kinds::ATOMIC_FLOAT_ARITHMETIC));
            }
            let int = self.ctx.types.int(self.ctx.types.scalar_bits(wanted));
            value = self.cast(Opcode::BitCast, value, int);
        }
        let ty = self.type_of(value);
        if op == AtomicOp::Sub {
            let zero = self.ctx.zero(ty);
            value = self.binary(Opcode::Sub, zero, value);
        }
        let [c0, c1, c2] = self.atomic_coords(&address)?;
        let code = self.ctx.i32(code);
        let old = self.call(DxilOp::AtomicBinOp, ty, &[address.handle.value, code, c0, c1, c2, value])?;
        Ok(self.cast(Opcode::BitCast, old, wanted))
    }

    pub(in crate::lower) fn resource_exchange(
        &mut self,
        at: u32,
        compare: Value,
        new: Value,
    ) -> Result<Value> {
        let address = self.resources.addresses[at as usize].clone();
        self.refuse_read_only(&address.handle)?;
        let wanted = self.type_of(new);
        let bits = self.ctx.types.scalar_bits(wanted);
        let ty = self.ctx.types.int(bits);
        let compare = self.cast(Opcode::BitCast, compare, ty);
        let new = self.cast(Opcode::BitCast, new, ty);
        let [c0, c1, c2] = self.atomic_coords(&address)?;
        let arguments = [address.handle.value, c0, c1, c2, compare, new];
        let old = self.call(DxilOp::AtomicCompareExchange, ty, &arguments)?;
        Ok(self.cast(Opcode::BitCast, old, wanted))
    }

    /// `resource.atomic.binop` and `resource.atomic.compare.exchange`, which have DXIL's operands.
    pub(in crate::lower) fn direct_atomic(&mut self, inst: InstId, op: DxilOp) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let handle = self.handle(operands[0])?;
        self.refuse_read_only(&handle)?;
        let wanted = self.input.func.insts[inst].ty;
        let bits = self.ctx.types.scalar_bits(wanted);
        let ty = self.ctx.types.int(bits);
        let mut arguments: smallvec::SmallVec<[Value; 6]> = smallvec::smallvec![handle.value];
        for (i, &operand) in operands.iter().enumerate().skip(1) {
            let value = self.scalar(operand)?;
            let data = if op == DxilOp::AtomicBinOp { i == 5 } else { i >= 4 };
            arguments.push(if data { self.cast(Opcode::BitCast, value, ty) } else { value });
        }
        let old = self.call(op, ty, &arguments)?;
        let old = self.cast(Opcode::BitCast, old, wanted);
        self.set(inst, &[old]);
        Ok(())
    }
}

/// DXIL's number of an atomic operation; a difference is the sum of what is negated.
pub fn atomic_code(op: AtomicOp) -> Option<u32> {
    Some(match op {
        AtomicOp::Add | AtomicOp::Sub => 0,
        AtomicOp::And => 1,
        AtomicOp::Or => 2,
        AtomicOp::Xor => 3,
        AtomicOp::Min => 4,
        AtomicOp::Max => 5,
        AtomicOp::UMin => 6,
        AtomicOp::UMax => 7,
        AtomicOp::Xchg => 8,
        _ => return None,
    })
}
