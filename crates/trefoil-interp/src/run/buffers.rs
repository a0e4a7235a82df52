//! Constants, structured, raw and typed buffers, their atomics and counters.

use super::bound::Storage;
use super::call::Operation;
use super::frame::{Frame, each, try_each};
use super::machine::Machine;
use super::scalar::{self, Value};
use super::textures::Texel;
use crate::memory::{ABSENT, CARRIED, REAL, UNDEF, WRITTEN};
use crate::program::{DxilOp, Scalar, View};
use crate::world::Binding;
use crate::{Fault, Result};

/// The kind of structured buffers.
const STRUCTURED: u8 = 12;
/// The kind of texture buffers, whose rows are numbered.
const TEXTURE_BUFFER: u8 = 15;
/// The kind of typed buffers.
const TYPED: u8 = 10;

impl Machine<'_> {
    /// How many bytes a value takes in a buffer: those of reduced precision take a word.
    fn pitch(&self, ty: Scalar) -> u32 {
        if ty.bits() == 16 && !self.program.properties.native_halves { 4 } else { ty.bytes() }
    }

    /// A value in a buffer, of reduced precision where the program has it.
    fn fetch(&mut self, index: usize, offset: u64, ty: Scalar) -> Value {
        match (self.pitch(ty), ty) {
            (4, Scalar::F16) => {
                let (bits, flags) = self.fetch_plain(index, offset, Scalar::F32);
                (scalar::round(Scalar::F16, scalar::real(Scalar::F32, bits)).0, flags)
            }
            (4, Scalar::I16) => {
                let (bits, flags) = self.fetch_plain(index, offset, Scalar::I32);
                (bits & 0xffff, flags)
            }
            _ => self.fetch_plain(index, offset, ty),
        }
    }

    /// Stores a value in a buffer, of reduced precision where the program has it.
    fn put(&mut self, index: usize, offset: u64, ty: Scalar, (bits, flags): Value) {
        match (self.pitch(ty), ty) {
            (4, Scalar::F16) => {
                let wide = scalar::round(Scalar::F32, scalar::real(Scalar::F16, bits)).0;
                self.put_plain(index, offset, Scalar::F32, (wide, flags));
            }
            (4, Scalar::I16) => {
                // Whether the upper half repeats the sign depends on the type in the source, which is not told.
                let wide = scalar::signed(bits, 16) as u64 & 0xffff_ffff;
                self.put_plain(index, offset, Scalar::I32, (wide, flags));
                self.put_plain(index, offset + 2, Scalar::I16, (wide >> 16, flags | UNDEF));
            }
            _ => self.put_plain(index, offset, ty, (bits, flags)),
        }
    }

    /// A value in a buffer; zero beyond its end.
    pub(super) fn fetch_plain(&mut self, index: usize, offset: u64, ty: Scalar) -> Value {
        let bytes = u64::from(ty.bytes());
        let Storage::Bytes(buffer) = &mut self.bound[index] else { return (0, UNDEF) };
        let Some(end) = offset.checked_add(bytes).filter(|&end| end <= buffer.memory.bytes.len() as u64)
        else {
            return (0, 0);
        };
        let memory = &mut buffer.memory;
        for word in offset / 4..end.div_ceil(4) {
            let at = word as usize * 4;
            let absent = |i: &usize| memory.flags.get(*i).is_some_and(|flags| flags & ABSENT != 0);
            if !(at..at + 4).any(|i| absent(&i)) {
                continue;
            }
            let made = self.world.word(buffer.binding, word as u32, ty).to_le_bytes();
            for (i, byte) in (at..).zip(made) {
                if let Some(flags) = memory.flags.get_mut(i)
                    && *flags & ABSENT != 0
                {
                    (*flags, memory.bytes[i]) = (0, byte);
                }
            }
        }
        let (mut value, mut flags, range) = ([0; 8], 0, offset as usize..end as usize);
        value[..range.len()].copy_from_slice(&memory.bytes[range.clone()]);
        memory.flags[range].iter().for_each(|flag| flags |= flag & CARRIED);
        (u64::from_le_bytes(value), flags)
    }

    /// Stores a value in a buffer; nothing beyond its end.
    pub(super) fn put_plain(&mut self, index: usize, offset: u64, ty: Scalar, (bits, flags): Value) {
        let bytes = ty.bytes() as usize;
        let Storage::Bytes(buffer) = &mut self.bound[index] else { return };
        let memory = &mut buffer.memory;
        let inside = offset.checked_add(bytes as u64).is_some_and(|end| end <= memory.bytes.len() as u64);
        if inside {
            let at = offset as usize;
            memory.bytes[at..at + bytes].copy_from_slice(&bits.to_le_bytes()[..bytes]);
            memory.flags[at..at + bytes].fill(flags | WRITTEN | if ty.is_float() { REAL } else { 0 });
        }
    }

    /// The byte that an element and an offset are at; none beyond the last element.
    fn offset(&self, index: usize, element: Value, offset: Value) -> (Option<u64>, u8) {
        let Storage::Bytes(buffer) = &self.bound[index] else { return (None, UNDEF) };
        if buffer.view.kind != STRUCTURED {
            if buffer.view.kind == TEXTURE_BUFFER {
                return (Some((element.0 & 0xffff_ffff) * 16), element.1);
            }
            // The second coordinate of a raw buffer is undefined where there is none.
            let more = if offset.1 & UNDEF != 0 { 0 } else { offset.0 };
            return (Some(element.0 & 0xffff_ffff).map(|at| at + more), element.1);
        }
        let stride = u64::from(buffer.view.stride.max(1));
        let count = buffer.memory.bytes.len() as u64 / stride;
        let within = (element.0 < count).then(|| element.0 * stride + (offset.0 & 0xffff_ffff));
        (within, element.1 | offset.1)
    }

    /// The register of the status that a load gives: whether its page is mapped.
    fn status(&mut self, seen: Option<(Binding, View)>, page: u64) -> Value {
        let mapped = seen.is_none_or(|(binding, _)| self.world.is_mapped(binding, page));
        (mapped.into(), 0)
    }

    /// Constants: 16 bytes, read as the values that the result has, or one at a byte.
    pub(super) fn load_constants(
        &mut self,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<()> {
        let v = call.operands;
        let packed = call.op == DxilOp::CBufferLoadLegacy;
        try_each(lanes, |lane| {
            let (handle, at) = (frame.value(v[0], lane), frame.value(v[1], lane));
            let Some(index) = self.bytes(handle) else {
                (0..call.count).for_each(|i| frame.set(call.dst + i, lane, (0, UNDEF)));
                return Ok(());
            };
            let base = (at.0 & 0xffff_ffff) * if packed { 16 } else { 1 };
            for i in 0..call.count {
                let place = base + u64::from(i * self.pitch(call.ty));
                let (value, flags) = self.fetch(index, place, call.ty);
                frame.set(call.dst + i, lane, (value, flags | at.1));
            }
            Ok(())
        })
    }

    /// Loads of structured, raw and typed buffers.
    pub(super) fn load_buffer(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) -> Result<()> {
        let v = call.operands;
        let count = call.count.saturating_sub(1);
        try_each(lanes, |lane| {
            let [handle, element, offset] = [0, 1, 2].map(|i| frame.value(v[i], lane));
            let seen = self.seen(handle);
            if seen.is_some_and(|(_, view)| view.kind == TYPED) {
                let texel = self.texel(handle, Texel { at: [element.0 as u32, 0, 0], ..Texel::default() });
                for i in 0..count.min(4) {
                    let value =
                        texel.map_or((0, 0), |texel| super::textures::seen_as(texel[i as usize], call.ty));
                    frame.set(call.dst + i, lane, (value.0, value.1 | element.1));
                }
                let status = self.status(seen, element.0 >> 2);
                frame.set(call.dst + count, lane, status);
                return Ok(());
            }
            let Some(index) = self.bytes(handle) else {
                (0..call.count).for_each(|i| frame.set(call.dst + i, lane, (0, UNDEF)));
                return Ok(());
            };
            let (base, unsure) = self.offset(index, element, offset);
            let wanted = match call.op {
                DxilOp::RawBufferLoad => frame.get(v[3], lane) as u32,
                _ => u32::MAX,
            };
            for i in 0..count {
                let value = match base {
                    Some(base) if i >= 32 || wanted >> i & 1 != 0 => {
                        self.fetch(index, base + u64::from(i * self.pitch(call.ty)), call.ty)
                    }
                    Some(_) => (0, UNDEF),
                    None => (0, 0),
                };
                frame.set(call.dst + i, lane, (value.0, value.1 | unsure));
            }
            let status = self.status(seen, base.unwrap_or(0) >> 5);
            frame.set(call.dst + count, lane, status);
            Ok(())
        })
    }

    /// Stores to structured, raw and typed buffers.
    pub(super) fn store_buffer(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) -> Result<()> {
        let v = call.operands;
        try_each(lanes, |lane| {
            let [handle, element, offset] = [0, 1, 2].map(|i| frame.value(v[i], lane));
            let (count, mask) = match call.op {
                DxilOp::RawBufferVectorStore => (v.len().saturating_sub(4) as u32, u64::MAX),
                _ => (4, frame.get(v[7], lane)),
            };
            if self.seen(handle).is_some_and(|(_, view)| view.kind == TYPED) {
                self.judge_value((0, element.1));
                let values = [3, 4, 5, 6].map(|i| frame.value(v[i], lane));
                self.put_texel(handle, [element.0 as u32, 0, 0], 0, values, call.ty, mask);
                return Ok(());
            }
            let Some(index) = self.bytes(handle) else {
                self.outcome.undefined_control = true;
                return Ok(());
            };
            let (base, unsure) = self.offset(index, element, offset);
            self.judge_value((0, unsure));
            for i in (0..count).filter(|i| mask >> i.min(&63) & 1 != 0) {
                if let Some(base) = base {
                    let value = frame.value(v[3 + i as usize], lane);
                    self.put(index, base + u64::from(i * self.pitch(call.ty)), call.ty, value);
                }
            }
            Ok(())
        })
    }

    /// Atomics on buffers and textures, lane by lane.
    pub(super) fn atomic(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) -> Result<()> {
        let v = call.operands;
        let exchange = call.op == DxilOp::AtomicCompareExchange;
        let coordinates = if exchange { 1 } else { 2 };
        try_each(lanes, |lane| {
            let at = |index: usize| frame.value(v[index], lane);
            let handle = at(0);
            let place = [0, 1, 2].map(|i| at(coordinates + i));
            let (first, second) = (at(coordinates + 3), if exchange { at(coordinates + 4) } else { (0, 0) });
            let kind = if exchange { u64::MAX } else { at(1).0 };
            let make = |old: u64| -> Result<Option<u64>> {
                Ok(match exchange {
                    true => (old == first.0).then_some(second.0),
                    false => Some(bin_op(kind, call.ty, old, first.0)?),
                })
            };
            let flags = first.1 | second.1;
            let old = if let Some(index) = self.bytes(handle) {
                let (base, unsure) = self.offset(index, place[0], place[1]);
                self.judge_value((0, unsure));
                match base {
                    Some(base) => {
                        let old = self.fetch(index, base, call.ty);
                        if let Some(new) = make(old.0)? {
                            self.put(index, base, call.ty, (new, old.1 | flags));
                        }
                        old
                    }
                    None => (0, 0),
                }
            } else if self.texels(handle).is_some() {
                let coordinates = place.map(|p| p.0 as u32);
                match self.texel_at(handle, coordinates) {
                    Some(cell) => {
                        if let Some(new) = make(cell.bits)? {
                            let value = (new, cell.flags & CARRIED | flags);
                            self.put_texel(handle, coordinates, 0, [value; 4], call.ty, 1);
                        }
                        (cell.bits, cell.flags & CARRIED)
                    }
                    None => (0, 0),
                }
            } else {
                self.outcome.undefined_control = true;
                (0, UNDEF)
            };
            frame.set(call.dst, lane, old);
            Ok(())
        })
    }

    /// Counters: counting up gives the value before, counting down the value after.
    pub(super) fn update_counter(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) {
        let v = call.operands;
        each(lanes, |lane| {
            let Some((binding, _)) = self.seen(frame.value(v[0], lane)) else { return };
            let step = scalar::signed(frame.get(v[1], lane), 8);
            let first = self.world.counter(binding);
            let counter = self.outcome.counters.entry(binding).or_insert(first);
            let before = *counter;
            *counter = before.wrapping_add(step as u32);
            let told = if step > 0 { before } else { *counter };
            frame.set(call.dst, lane, (told.into(), 0));
        });
    }
}

/// What DXIL's atomic operations make of memory, by their number.
fn bin_op(kind: u64, ty: Scalar, old: u64, value: u64) -> Result<u64> {
    let bits = ty.bits();
    let signed = |value: u64| scalar::signed(value, bits);
    let (old, value) = (scalar::cut(old, bits), scalar::cut(value, bits));
    let new = match kind {
        0 => old.wrapping_add(value),
        1 => old & value,
        2 => old | value,
        3 => old ^ value,
        4 => signed(old).min(signed(value)) as u64,
        5 => signed(old).max(signed(value)) as u64,
        6 => old.min(value),
        7 => old.max(value),
        8 => value,
        other => return Err(Fault::unsupported(format!("the atomic operation {other}"))),
    };
    Ok(scalar::cut(new, bits))
}
