//! Texels by their coordinates, and the extents of what is bound.

use super::bound::{Storage, Texels};
use super::call::Operation;
use super::frame::{Frame, each};
use super::machine::Machine;
use super::scalar::{self, Value};
use crate::memory::{CARRIED, REAL, UNDEF, WRITTEN};
use crate::outcome::Cell;
use crate::program::{DxilOp, Scalar};

/// A texel's place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Texel {
    /// Its coordinates within a layer's level.
    pub(super) at: [u32; 3],
    /// The layer.
    pub(super) layer: u32,
    /// The level.
    pub(super) mip: u32,
    /// The sample.
    pub(super) sample: u32,
}

/// How many coordinates a kind of texture has within a layer, and whether there are layers.
pub(super) fn extents(kind: u8) -> (usize, bool) {
    match kind {
        1 | 10 => (1, false),
        6 => (1, true),
        4 | 5 => (3, false),
        7 | 8 | 18 => (2, true),
        9 => (3, true),
        _ => (2, false),
    }
}

/// Whether a component type is a real number.
pub(super) fn is_real(component: u8) -> bool {
    matches!(component, 0 | 8..=16)
}

impl Machine<'_> {
    /// A texel, as cells of the texture's own component type; none outside.
    pub(super) fn texel(&mut self, handle: Value, place: Texel) -> Option<[Cell; 4]> {
        let texels = self.texels(handle)?;
        let index = texels.shape.place(place.mip, place.layer, place.at, place.sample)?;
        Some(match texels.written.get(&index) {
            Some(written) => *written,
            None => {
                let component = texels.view.component;
                let ty = match component {
                    6 | 7 => Scalar::I64,
                    _ if is_real(component) => Scalar::F32,
                    _ => Scalar::I32,
                };
                let made = self.world.texel(texels.binding, index, component);
                made.map(|bits| Cell { bits, ty, flags: 0 })
            }
        })
    }

    /// The first component of a texel that a writable texture's coordinates name.
    pub(super) fn texel_at(&mut self, handle: Value, coordinates: [u32; 3]) -> Option<Cell> {
        let kind = self.texels(handle)?.view.kind;
        self.texel(handle, placed(kind, coordinates)).map(|cells| cells[0])
    }

    /// Writes a texel's components.
    pub(super) fn put_texel(
        &mut self,
        handle: Value,
        coordinates: [u32; 3],
        sample: u32,
        values: [Value; 4],
        ty: Scalar,
        mask: u64,
    ) {
        let Some(kind) = self.texels(handle).map(|texels| texels.view.kind) else {
            self.outcome.undefined_control = true;
            return;
        };
        let place = Texel { sample, ..placed(kind, coordinates) };
        let Some(before) = self.texel(handle, place) else { return };
        let Some(index) = self.named(handle) else { return };
        let Storage::Texels(Texels { shape, written, .. }) = &mut self.bound[index] else { return };
        let Some(at) = shape.place(place.mip, place.layer, place.at, place.sample) else { return };
        let mut cells = before;
        for (i, value) in values.into_iter().enumerate() {
            if mask >> i & 1 != 0 {
                cells[i] = kept(value, ty);
            }
        }
        written.insert(at, cells);
    }

    /// `TextureLoad`.
    pub(super) fn load_texture(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) {
        let v = call.operands;
        each(lanes, |lane| {
            let at = |index: usize| frame.value(v[index], lane);
            let handle = at(0);
            let Some((binding, view)) = self.seen(handle) else {
                (0..call.count).for_each(|i| frame.set(call.dst + i, lane, (0, UNDEF)));
                return;
            };
            let (count, layered) = extents(view.kind);
            let used = count + usize::from(layered);
            let mut flags = (0..used).fold(0, |flags, i| flags | at(2 + i).1);
            let mut coordinates = [0, 1, 2].map(|i| at(2 + i).0 as u32);
            for (i, coordinate) in coordinates.iter_mut().enumerate().take(count) {
                let (offset, unsure) = at(5 + i);
                *coordinate = coordinate.wrapping_add(if unsure & UNDEF == 0 { offset as u32 } else { 0 });
            }
            let level = at(1);
            let multisampled = matches!(view.kind, 3 | 8);
            let mut place = placed(view.kind, coordinates);
            // The level of a writable texture is undefined: it has one.
            match (multisampled, level.1 & UNDEF != 0) {
                (true, _) => (place.sample, flags) = (level.0 as u32, flags | level.1),
                (false, false) => place.mip = level.0 as u32,
                (false, true) => {}
            }
            let texel = self.texel(handle, place);
            for i in 0..call.count.min(4) {
                let value = texel.map_or((0, 0), |texel| seen_as(texel[i as usize], call.ty));
                frame.set(call.dst + i, lane, (value.0, value.1 | flags));
            }
            let mapped = self.world.is_mapped(binding, u64::from(place.at[0] >> 2));
            frame.set(call.dst + 4, lane, (mapped.into(), 0));
        });
    }

    /// `TextureStore`, to a sample too.
    pub(super) fn store_texture(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) {
        let v = call.operands;
        each(lanes, |lane| {
            let at = |index: usize| frame.value(v[index], lane);
            let Some((_, view)) = self.seen(at(0)) else {
                self.outcome.undefined_control = true;
                return;
            };
            let (count, layered) = extents(view.kind);
            for i in 0..count + usize::from(layered) {
                self.judge_value(at(1 + i));
            }
            let coordinates = [1, 2, 3].map(|i| at(i).0 as u32);
            let values = [4, 5, 6, 7].map(at);
            let sample = if call.op == DxilOp::TextureStoreSample { at(9).0 as u32 } else { 0 };
            self.put_texel(at(0), coordinates, sample, values, call.ty, at(8).0);
        });
    }

    /// `GetDimensions`.
    pub(super) fn dimensions(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) {
        let v = call.operands;
        each(lanes, |lane| {
            let (handle, mip) = (frame.value(v[0], lane), frame.value(v[1], lane));
            let sizes = match self.named(handle).map(|index| &self.bound[index]) {
                Some(Storage::Bytes(bytes)) => {
                    let size = bytes.memory.bytes.len() as u32;
                    match bytes.view.kind {
                        12 => [size / bytes.view.stride.max(1), bytes.view.stride, 0, 0],
                        _ => [size, 0, 0, 0],
                    }
                }
                Some(Storage::Texels(texels)) => {
                    let level = if mip.1 & UNDEF == 0 { mip.0 as u32 } else { 0 };
                    let [x, y, z] = texels.shape.level(level);
                    let (layers, levels) = (texels.shape.layers, texels.shape.mips);
                    match texels.view.kind {
                        1 => [x, 0, 0, levels],
                        3 => [x, y, 0, texels.shape.samples],
                        4 => [x, y, z, levels],
                        6 => [x, layers, 0, levels],
                        7 => [x, y, layers, levels],
                        8 => [x, y, layers, texels.shape.samples],
                        9 => [x, y, layers / 6, levels],
                        10 => [x, 0, 0, 0],
                        _ => [x, y, 0, levels],
                    }
                }
                _ => {
                    (0..call.count).for_each(|i| frame.set(call.dst + i, lane, (0, UNDEF)));
                    return;
                }
            };
            (0..call.count.min(4)).for_each(|i| frame.set(call.dst + i, lane, (sizes[i as usize].into(), 0)));
        });
    }
}

/// The place that integer coordinates name: those after the last within a layer are the layer.
pub(super) fn placed(kind: u8, [x, y, z]: [u32; 3]) -> Texel {
    let texel = Texel::default();
    match kind {
        1 | 10 => Texel { at: [x, 0, 0], ..texel },
        4 => Texel { at: [x, y, z], ..texel },
        6 => Texel { at: [x, 0, 0], layer: y, ..texel },
        5 | 7 | 8 | 9 | 18 => Texel { at: [x, y, 0], layer: z, ..texel },
        _ => Texel { at: [x, y, 0], ..texel },
    }
}

/// A cell read as a type.
pub(super) fn seen_as(cell: Cell, ty: Scalar) -> Value {
    let flags = cell.flags & CARRIED;
    let bits = match ty {
        Scalar::F16 => scalar::round(Scalar::F16, scalar::real(Scalar::F32, cell.bits)).0,
        _ => scalar::cut(cell.bits, ty.bits()),
    };
    (bits, flags)
}

/// A value as a texture keeps it: reals as floats.
fn kept((bits, flags): Value, ty: Scalar) -> Cell {
    let flags = flags & CARRIED | WRITTEN | if ty.is_float() { REAL } else { 0 };
    match ty {
        Scalar::F16 => {
            let float = scalar::round(Scalar::F32, scalar::real(Scalar::F16, bits)).0;
            Cell { bits: float, ty: Scalar::F32, flags }
        }
        // Integers of reduced precision keep their sign.
        Scalar::I16 => Cell { bits: scalar::signed(bits, 16) as u64 & 0xffff_ffff, ty: Scalar::I32, flags },
        _ => Cell { bits, ty, flags },
    }
}
