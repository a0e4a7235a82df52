//! Accesses to memory: whether they are within it, whether what is stored or said is defined, and who else was there.

use crate::finding::{Access, Target, Use};
use crate::memory::{ABSENT, UNDEF};
use crate::program::{DxilOp, Home, Inst, Reg, Scalar};
use crate::run::bound::Storage;
use crate::run::call::Operation;
use crate::run::frame::{Frame, each};
use crate::run::machine::{Machine, Wave};
use crate::run::textures::{extents, placed};
use crate::run::watch::races::{Memory, Visit};
use crate::run::watch::{At, Watch};
use crate::world::Binding;

const STRUCTURED: u8 = 12;
const TYPED: u8 = 10;
const CONSTANTS: u8 = 13;

impl Machine<'_> {
    /// Looks at an instruction before it is executed.
    pub(super) fn before_plain(&self, watch: &mut Watch, wave: &Wave, frame: &Frame, inst: &Inst, at: At) {
        match *inst {
            Inst::Binary { .. } => self.division(watch, wave, frame, inst, at),
            Inst::Load { ty, pointer, .. } => {
                self.memory(watch, wave, frame, (pointer, ty), None, Access::Read, at);
            }
            Inst::Store { ty, pointer, value } => {
                self.memory(watch, wave, frame, (pointer, ty), Some(value), Access::Write, at);
            }
            Inst::AtomicRmw { ty, pointer, value, .. } => {
                self.memory(watch, wave, frame, (pointer, ty), Some(value), Access::Atomic, at);
            }
            Inst::CmpXchg { ty, pointer, new, .. } => {
                self.memory(watch, wave, frame, (pointer, ty), Some(new), Access::Atomic, at);
            }
            _ => {}
        }
    }

    /// An access to the lane's own memory or the group's.
    #[expect(clippy::too_many_arguments, reason = "what an access is")]
    fn memory(
        &self,
        watch: &mut Watch,
        wave: &Wave,
        frame: &Frame,
        (pointer, ty): (Reg, Scalar),
        value: Option<Reg>,
        access: Access,
        at: At,
    ) {
        each(at.lanes, |lane| {
            let (address, flags) = frame.value(pointer, lane);
            let Some(object) = self.program.objects.get((address >> 32) as usize) else { return };
            let who = || self.who(wave, lane);
            if flags & UNDEF != 0 {
                return watch.uninitialised(at.site, who(), Use::Address);
            }
            let (offset, bytes) = (address as u32, ty.bytes());
            let target = match object.home {
                Home::Lane(_) => Target::Array,
                Home::Group(_) => Target::Group,
                Home::Constant(_) => Target::Table,
                // Payloads and records are accessed by the member.
                Home::Payload
                | Home::Passed(_)
                | Home::Record
                | Home::Records
                | Home::Resource(_)
                | Home::Descriptor(..) => {
                    return;
                }
            };
            if u64::from(offset) + u64::from(bytes) > u64::from(object.size) {
                // What is asked for is known in bytes; elements are as large as what is accessed.
                let bytes = bytes.max(1);
                let (element, count) = (offset as i32 / bytes as i32, object.size / bytes);
                let (at_, size) = ([element as u32, 0, 0], [count, 0, 0]);
                return watch.outside(at.site, who(), target, access, at_, size, 1);
            }
            let Home::Group(base) = object.home else { return };
            let place = base as usize + offset as usize;
            let flags = self.group.flags.get(place..place + bytes as usize).unwrap_or_default();
            if access != Access::Write && flags.iter().any(|flag| flag & ABSENT != 0) {
                watch.uninitialised(at.site, who(), Use::GroupRead);
            }
            let value = value.map(|value| frame.value(value, lane));
            if value.is_some_and(|value| value.1 & UNDEF != 0) {
                watch.uninitialised(at.site, who(), Use::Store(target));
            }
            if watch.checks.race {
                let range = place as u64..place as u64 + u64::from(bytes);
                let value = value.map_or(0, |value| value.0);
                self.visits(watch, wave, lane, (Memory::Group, target), range, (access, value), at);
            }
        });
    }

    /// Notes an access to each word of a range of bytes.
    #[expect(clippy::too_many_arguments, reason = "what an access is")]
    fn visits(
        &self,
        watch: &mut Watch,
        wave: &Wave,
        lane: u32,
        (memory, target): (Memory, Target),
        range: std::ops::Range<u64>,
        (access, value): (Access, u64),
        at: At,
    ) {
        let [of_group, of_resources] = watch.flow.epochs(wave.place.first);
        let epoch = if memory == Memory::Group { of_group } else { of_resources };
        let visit = Visit {
            group: wave.place.group,
            who: self.who(wave, lane),
            epoch,
            site: at.site,
            access,
            mask: 0,
            value,
        };
        for word in range.start / 4..range.end.div_ceil(4) {
            let (first, last) =
                (range.start.max(word * 4) - word * 4, range.end.min(word * 4 + 4) - word * 4);
            let mask = ((1u16 << last) - (1u16 << first)) as u8;
            watch.visit(target, (memory, word), at, Visit { mask, ..visit });
        }
    }

    /// Looks at an operation before it is executed.
    pub(super) fn before_operation(
        &self,
        watch: &mut Watch,
        wave: &Wave,
        frame: &Frame,
        call: &Operation<'_>,
        at: At,
        lanes: u64,
    ) {
        let v = call.operands;
        let undefined = |reg: Reg| frame.taint(reg).undef & at.lanes;
        match call.op {
            DxilOp::StoreOutput
            | DxilOp::StorePatchConstant
            | DxilOp::StoreVertexOutput
            | DxilOp::StorePrimitiveOutput => {
                each(undefined(v[3]), |lane| watch.uninitialised(at.site, self.who(wave, lane), Use::Output));
            }
            DxilOp::Discard => {
                each(undefined(v[0]), |lane| watch.uninitialised(at.site, self.who(wave, lane), Use::Branch));
            }
            DxilOp::BufferLoad | DxilOp::RawBufferLoad | DxilOp::RawBufferVectorLoad => {
                self.buffer(watch, wave, frame, call, (1, Access::Read), at);
            }
            DxilOp::BufferStore | DxilOp::RawBufferStore if self.is_message(frame, call, lanes) => {
                let undefined = |i: usize, lane: u32| {
                    frame.get(v[7], lane) >> i & 1 != 0 && frame.value(v[3 + i], lane).1 & UNDEF != 0
                };
                each(at.lanes, |lane| {
                    if (0..4).any(|i| undefined(i, lane)) {
                        watch.uninitialised(at.site, self.who(wave, lane), Use::Message);
                    }
                });
            }
            DxilOp::BufferStore | DxilOp::RawBufferStore | DxilOp::RawBufferVectorStore => {
                self.buffer(watch, wave, frame, call, (1, Access::Write), at);
            }
            DxilOp::AtomicBinOp => self.buffer(watch, wave, frame, call, (2, Access::Atomic), at),
            DxilOp::AtomicCompareExchange => self.buffer(watch, wave, frame, call, (1, Access::Atomic), at),
            DxilOp::CBufferLoad | DxilOp::CBufferLoadLegacy => {
                self.constants(watch, wave, frame, call, at);
            }
            DxilOp::TextureLoad => self.texture(watch, wave, frame, call, Access::Read, at),
            DxilOp::TextureStore | DxilOp::TextureStoreSample => {
                self.texture(watch, wave, frame, call, Access::Write, at);
            }
            _ => self.flow(watch, wave, frame, call, at, lanes),
        }
    }

    /// A load of constants: where it begins must be within the buffer.
    fn constants(&self, watch: &mut Watch, wave: &Wave, frame: &Frame, call: &Operation<'_>, at: At) {
        let scale = if call.op == DxilOp::CBufferLoadLegacy { 16 } else { 1 };
        each(at.lanes, |lane| {
            let (index, flags) = frame.value(call.operands[1], lane);
            let Some(bound) = self.named(frame.value(call.operands[0], lane)) else { return };
            let Storage::Bytes(buffer) = &self.bound[bound] else { return };
            if flags & UNDEF != 0 {
                return watch.uninitialised(at.site, self.who(wave, lane), Use::Address);
            }
            let (byte, size) = ((index as u32).wrapping_mul(scale), buffer.memory.bytes.len() as u32);
            if byte >= size && buffer.view.kind == CONSTANTS {
                let target = Target::Bytes(buffer.binding);
                let (place, size) = ([byte, 0, 0], [size, 0, 0]);
                watch.outside(at.site, self.who(wave, lane), target, Access::Read, place, size, 1);
            }
        });
    }

    /// An access to a buffer, or an atomic one to a texture; `first` is the operand with the first coordinate.
    fn buffer(
        &self,
        watch: &mut Watch,
        wave: &Wave,
        frame: &Frame,
        call: &Operation<'_>,
        (first, access): (usize, Access),
        at: At,
    ) {
        let v = call.operands;
        each(at.lanes, |lane| {
            let Some(bound) = self.named(frame.value(v[0], lane)) else { return };
            let (element, offset) = (frame.value(v[first], lane), frame.value(v[first + 1], lane));
            if element.1 & UNDEF != 0 {
                return watch.uninitialised(at.site, self.who(wave, lane), Use::Address);
            }
            let (mask, values) = touched(frame, call, lane);
            let value = values.first().map_or(0, |&reg| frame.get(reg, lane));
            let undefined = |i: usize| mask >> i & 1 != 0 && frame.value(values[i], lane).1 & UNDEF != 0;
            let stores_undefined = (0..values.len().min(64)).any(undefined);
            let buffer = match &self.bound[bound] {
                Storage::Bytes(buffer) => buffer,
                Storage::Texels(texels) => {
                    let target = target_of(texels.binding, texels.view.kind);
                    if stores_undefined {
                        watch.uninitialised(at.site, self.who(wave, lane), Use::Store(target));
                    }
                    let coordinates =
                        [0, 1, 2].map(|i| v.get(first + i).map_or(0, |&r| frame.get(r, lane) as u32));
                    return self.texel_access(watch, wave, lane, bound, coordinates, (access, value), at);
                }
                Storage::Bare(_) | Storage::Sampler(_) => return,
            };
            let structured = buffer.view.kind == STRUCTURED;
            let target = target_of(buffer.binding, buffer.view.kind);
            if stores_undefined {
                watch.uninitialised(at.site, self.who(wave, lane), Use::Store(target));
            }
            let size = buffer.memory.bytes.len() as u64;
            let stride = u64::from(buffer.view.stride.max(1));
            let more = if offset.1 & UNDEF != 0 { 0 } else { offset.0 & 0xffff_ffff };
            let index = element.0 & 0xffff_ffff;
            let base = if structured { index * stride } else { index } + more;
            let pitch = u64::from(
                call.ty.bytes().max(if call.ty.bits() == 16 && !self.program.properties.native_halves {
                    4
                } else {
                    1
                }),
            );
            let count = u64::from(64 - mask.leading_zeros()).max(1);
            let outside = if structured { index >= size / stride } else { base + count * pitch > size };
            if outside {
                let size = if structured { size / stride } else { size };
                let (place, size) =
                    ([if structured { index } else { base } as u32, 0, 0], [size as u32, 0, 0]);
                return watch.outside(at.site, self.who(wave, lane), target, access, place, size, 1);
            }
            if watch.checks.race && buffer.binding.is_writable() {
                for i in (0..count).filter(|i| mask >> i & 1 != 0) {
                    let value = values.get(i as usize).map_or(0, |&reg| frame.get(reg, lane));
                    let range = base + i * pitch..base + i * pitch + u64::from(call.ty.bytes());
                    let memory = (Memory::Bound(bound as u32), target);
                    self.visits(watch, wave, lane, memory, range, (access, value), at);
                }
            }
        });
    }

    /// A load or store of a texel.
    fn texture(
        &self,
        watch: &mut Watch,
        wave: &Wave,
        frame: &Frame,
        call: &Operation<'_>,
        access: Access,
        at: At,
    ) {
        let v = call.operands;
        let first = if access == Access::Read { 2 } else { 1 };
        each(at.lanes, |lane| {
            let Some(bound) = self.named(frame.value(v[0], lane)) else { return };
            let Storage::Texels(texels) = &self.bound[bound] else { return };
            let (count, layered) = extents(texels.view.kind);
            let used = (count + usize::from(layered)).min(3);
            let coordinates = [0, 1, 2].map(|i| frame.value(v[first + i], lane));
            if coordinates[..used].iter().any(|c| c.1 & UNDEF != 0) {
                return watch.uninitialised(at.site, self.who(wave, lane), Use::Address);
            }
            let mut place = coordinates.map(|c| c.0 as u32);
            let mut value = 0;
            if access == Access::Read {
                for (i, coordinate) in place.iter_mut().enumerate().take(count) {
                    let (offset, unsure) = frame.value(v[5 + i], lane);
                    *coordinate =
                        coordinate.wrapping_add(if unsure & UNDEF == 0 { offset as u32 } else { 0 });
                }
                // Levels and samples are those of the load; what is written is the first level.
                let level = frame.value(v[1], lane);
                if level.1 & UNDEF == 0 && level.0 != 0 {
                    return;
                }
            } else {
                let mask = frame.get(v[8], lane);
                value = frame.get(v[4], lane);
                let undefined = |i: &usize| mask >> i & 1 != 0 && frame.value(v[4 + i], lane).1 & UNDEF != 0;
                if (0..4).any(|i| undefined(&i)) {
                    let target = target_of(texels.binding, texels.view.kind);
                    watch.uninitialised(at.site, self.who(wave, lane), Use::Store(target));
                }
            }
            self.texel_access(watch, wave, lane, bound, place, (access, value), at);
        });
    }

    #[expect(clippy::too_many_arguments, reason = "what an access is")]
    fn texel_access(
        &self,
        watch: &mut Watch,
        wave: &Wave,
        lane: u32,
        bound: usize,
        coordinates: [u32; 3],
        (access, value): (Access, u64),
        at: At,
    ) {
        let Some(Storage::Texels(texels)) = self.bound.get(bound) else { return };
        let kind = texels.view.kind;
        let target = target_of(texels.binding, kind);
        let texel = placed(kind, coordinates);
        let Some(place) = texels.shape.place(texel.mip, texel.layer, texel.at, texel.sample) else {
            let (count, layered) = extents(kind);
            let dimensions =
                (count.min(if kind == 5 || kind == 9 { 2 } else { 3 }) + usize::from(layered)).min(3);
            let mut size = texels.shape.size;
            if layered || matches!(kind, 5 | 9) {
                size[dimensions - 1] = texels.shape.layers;
            }
            return watch.outside(
                at.site,
                self.who(wave, lane),
                target,
                access,
                coordinates,
                size,
                dimensions as u8,
            );
        };
        if watch.checks.race && texels.binding.is_writable() {
            let memory = (Memory::Bound(bound as u32), target);
            let place = place as u64 * 4;
            self.visits(watch, wave, lane, memory, place..place + 4, (access, value), at);
        }
    }
}

/// The components that an access to a buffer touches, and the registers of what it stores.
fn touched<'a>(frame: &Frame, call: &Operation<'a>, lane: u32) -> (u64, &'a [Reg]) {
    let v = call.operands;
    let loads = call.count.saturating_sub(1).min(63);
    match call.op {
        DxilOp::RawBufferLoad => (frame.get(v[3], lane) & 15, &[]),
        DxilOp::BufferLoad => (1, &[]),
        DxilOp::RawBufferVectorLoad => ((1 << loads) - 1, &[]),
        DxilOp::BufferStore | DxilOp::RawBufferStore => (frame.get(v[7], lane) & 15, &v[3..7]),
        DxilOp::RawBufferVectorStore => {
            let count = v.len().saturating_sub(4).min(63);
            ((1 << count) - 1, &v[3..3 + count])
        }
        DxilOp::AtomicBinOp => (1, &v[5..6]),
        DxilOp::AtomicCompareExchange => (1, &v[5..6]),
        _ => (1, &[]),
    }
}

/// What a view of a kind sees.
fn target_of(binding: Binding, kind: u8) -> Target {
    match kind {
        STRUCTURED | TYPED => Target::Elements(binding),
        11 | CONSTANTS | 15 => Target::Bytes(binding),
        _ => Target::Texels(binding),
    }
}
