//! Sampling: levels from differences between pixels, texels blended or compared.

use super::bound::Storage;
use super::call::Operation;
use super::frame::{Frame, each};
use super::lanes::{difference_x, difference_y};
use super::machine::Machine;
use super::scalar::{self, Value};
use super::textures::{Texel, extents, is_real};
use crate::memory::{JUMP, ROUGH, UNDEF};
use crate::program::{DxilOp, Reg, Scalar};
use crate::world::{SamplerState, Shape};

/// A texture and a sampler, at a place.
#[derive(Clone, Copy, Debug)]
struct Look {
    handle: Value,
    kind: u8,
    shape: Shape,
    component: u8,
    state: SamplerState,
    /// Coordinates within a layer, from 0 to 1; a cube's face is in the layer.
    at: [f64; 3],
    layer: u32,
    /// Coordinates that count.
    count: usize,
    offset: [i32; 3],
}

/// Operands of the comparison and of the level, by their place; 0 where there are none.
struct Extra {
    compare: usize,
    bias: usize,
    level: usize,
    gradient: usize,
}

fn extra(op: DxilOp) -> Extra {
    let none = Extra { compare: 0, bias: 0, level: 0, gradient: 0 };
    match op {
        DxilOp::SampleBias => Extra { bias: 9, ..none },
        DxilOp::SampleLevel => Extra { level: 9, ..none },
        DxilOp::SampleGrad => Extra { gradient: 9, ..none },
        DxilOp::SampleCmp | DxilOp::SampleCmpLevelZero => Extra { compare: 9, ..none },
        DxilOp::SampleCmpLevel => Extra { compare: 9, level: 10, ..none },
        DxilOp::SampleCmpBias => Extra { compare: 9, bias: 10, ..none },
        DxilOp::SampleCmpGrad => Extra { compare: 9, gradient: 10, ..none },
        _ => none,
    }
}

impl Machine<'_> {
    /// The samples, and `CalculateLOD`.
    pub(super) fn sample(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) {
        let extra = extra(call.op);
        each(lanes, |lane| {
            let lod_only = call.op == DxilOp::CalculateLOD;
            let Some((look, mut flags)) = self.look(frame, call, lane, !lod_only) else {
                (0..call.count).for_each(|i| frame.set(call.dst + i, lane, (0, UNDEF)));
                return;
            };
            let v = call.operands;
            let number = |index: usize| scalar::real(Scalar::F32, frame.get(v[index], lane));
            let mut noted = 0;
            let mut note = |index: usize| noted |= frame.value(v[index], lane).1;
            let lod = match () {
                () if extra.level != 0 => {
                    note(extra.level);
                    number(extra.level)
                }
                () if extra.gradient != 0 => {
                    let gradient =
                        |from: usize| [0, 1, 2].map(|i| if i < look.count { number(from + i) } else { 0.0 });
                    (0..look.count).for_each(|i| {
                        note(extra.gradient + i);
                        note(extra.gradient + 3 + i);
                    });
                    look.level(gradient(extra.gradient), gradient(extra.gradient + 3))
                }
                () if call.op == DxilOp::SampleCmpLevelZero => 0.0,
                () => {
                    let regs: [Reg; 3] = [v[2], v[3], v[4]];
                    let step = |difference: fn(&Frame, Reg, u32, Scalar) -> f64| {
                        let of = |i: usize| difference(frame, regs[i], lane, Scalar::F32);
                        [0, 1, 2].map(|i| if i < look.count { of(i) } else { 0.0 })
                    };
                    let bias = if extra.bias != 0 {
                        note(extra.bias);
                        number(extra.bias)
                    } else {
                        0.0
                    };
                    look.level(step(difference_x), step(difference_y)) + bias
                }
            };
            let implicit = extra.level == 0 && extra.gradient == 0 && call.op != DxilOp::SampleCmpLevelZero;
            if implicit && lanes >> (lane & !3) & 15 != 15 {
                flags |= UNDEF;
            }
            if lod_only {
                let clamped = frame.get(v[5], lane) & 1 != 0;
                let most = f64::from(look.shape.mips.saturating_sub(1));
                let lod = if clamped { lod.clamp(0.0, most) } else { lod };
                frame.set(call.dst, lane, (scalar::round(Scalar::F32, lod).0, flags | ROUGH));
                return;
            }
            let reference = (extra.compare != 0).then(|| {
                note(extra.compare);
                number(extra.compare)
            });
            flags |= noted;
            // Whoever compares, or takes the nearest texel, jumps.
            if flags & ROUGH != 0 && (reference.is_some() || !look.state.linear) {
                flags |= JUMP;
            }
            let values = self.blend(&look, lod, reference);
            for i in 0..call.count.min(4) {
                frame.set(call.dst + i, lane, look.told(values[i as usize], call.ty, flags));
            }
            self.tell_mapped(frame, call, look, lane);
        });
    }

    /// The gathers: one component of four texels.
    pub(super) fn gather(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) {
        let v = call.operands;
        each(lanes, |lane| {
            let Some((look, mut flags)) = self.look(frame, call, lane, true) else {
                (0..call.count).for_each(|i| frame.set(call.dst + i, lane, (0, UNDEF)));
                return;
            };
            let raw = call.op == DxilOp::TextureGatherRaw;
            let channel = if raw { 0 } else { frame.get(v[8], lane) as usize & 3 };
            let reference = (call.op == DxilOp::TextureGatherCmp).then(|| {
                flags |= frame.value(v[9], lane).1;
                scalar::real(Scalar::F32, frame.get(v[9], lane))
            });
            if flags & ROUGH != 0 {
                flags |= JUMP;
            }
            let size = look.shape.level(0);
            let [x, y] = [0, 1].map(|i| (look.at[i] * f64::from(size[i]) - 0.5).floor() as i64);
            for (i, (dx, dy)) in (0..).zip([(0, 1), (1, 1), (1, 0), (0, 0)]) {
                let moved = |n: i64, by: i64, i: usize| n.saturating_add(by + i64::from(look.offset[i]));
                let at = [moved(x, dx, 0), moved(y, dy, 1), 0];
                let value = self.fetch_texel(&look, 0, at)[channel];
                let value = match reference {
                    Some(reference) => look.compared(reference, value.0),
                    None => value,
                };
                if i < call.count {
                    frame.set(call.dst + i, lane, look.told(value, call.ty, flags));
                }
            }
            self.tell_mapped(frame, call, look, lane);
        });
    }

    fn tell_mapped(&mut self, frame: &mut Frame, call: &Operation<'_>, look: Look, lane: u32) {
        if call.count > 4
            && let Some((binding, _)) = self.seen(look.handle)
        {
            let page = (look.at[0] * 4.0).floor() as i64 as u64;
            let mapped = self.world.is_mapped(binding, page);
            frame.set(call.dst + 4, lane, (mapped.into(), 0));
        }
    }

    /// The texture, sampler and place that an operation's first operands name, with the flags of the place.
    fn look(&self, frame: &Frame, call: &Operation<'_>, lane: u32, offsets: bool) -> Option<(Look, u8)> {
        let v = call.operands;
        let handle = frame.value(v[0], lane);
        let texels = self.texels(handle)?;
        let Storage::Sampler(state) = self.bound.get(self.named(frame.value(v[1], lane))?)? else {
            return None;
        };
        let (count, layered) = extents(texels.view.kind);
        let mut flags = (0..count).fold(0, |flags, i| flags | frame.value(v[2 + i], lane).1);
        let number = |index: usize| scalar::real(Scalar::F32, frame.get(v[index], lane));
        let mut at = [0, 1, 2].map(|i| if i < count { number(2 + i) } else { 0.0 });
        let mut layer = 0;
        if layered && call.op != DxilOp::CalculateLOD {
            flags |= frame.value(v[2 + count], lane).1;
            let layers = texels.shape.layers / if texels.view.kind == 9 { 6 } else { 1 };
            let asked = number(2 + count).round_ties_even();
            layer = asked.clamp(0.0, f64::from(layers.saturating_sub(1))) as u32;
        }
        let cube = matches!(texels.view.kind, 5 | 9);
        if cube {
            let (face, u, v) = face(at);
            (at, layer) = ([u, v, 0.0], layer * 6 + face);
        }
        let mut offset = [0; 3];
        for (i, offset) in offset.iter_mut().enumerate().take(if offsets && !cube { count } else { 0 }) {
            let (value, unsure) = frame.value(v[6 + i], lane);
            *offset = if unsure & UNDEF == 0 { value as i32 } else { 0 };
        }
        let look = Look {
            handle,
            kind: texels.view.kind,
            shape: texels.shape,
            component: texels.view.component,
            state: *state,
            at,
            layer,
            count,
            offset,
        };
        Some((look, flags))
    }

    /// A texel at whole coordinates, which may lie outside.
    fn fetch_texel(&mut self, look: &Look, mip: u32, at: [i64; 3]) -> [(f64, u64); 4] {
        let size = look.shape.level(mip);
        let mut place = [0; 3];
        for i in 0..3 {
            let n = i64::from(size[i]);
            let cube = matches!(look.kind, 5 | 9);
            let inside = match if cube { 0 } else { look.state.outside } {
                1 => at[i].rem_euclid(n),
                2 => {
                    let turn = at[i].rem_euclid(2 * n);
                    if turn < n { turn } else { 2 * n - 1 - turn }
                }
                3 if at[i] < 0 || at[i] >= n => return [(0.0, 0); 4],
                _ => at[i].clamp(0, n - 1),
            };
            place[i] = inside as u32;
        }
        let texel = Texel { at: place, layer: look.layer, mip, sample: 0 };
        match self.texel(look.handle, texel) {
            Some(cells) => cells.map(|cell| (scalar::real(Scalar::F32, cell.bits), cell.bits)),
            None => [(0.0, 0); 4],
        }
    }

    /// The texels of one level, blended by the sampler.
    fn blend_level(&mut self, look: &Look, mip: u32, reference: Option<f64>) -> [(f64, u64); 4] {
        let size = look.shape.level(mip);
        let exact = [0, 1, 2].map(|i| look.at[i] * f64::from(size[i]));
        let moved = |i: usize, base: f64| (base as i64).saturating_add(look.offset[i].into());
        let compare = |value: [(f64, u64); 4]| match reference {
            Some(reference) => [look.compared(reference, value[0].0); 4],
            None => value,
        };
        if !look.state.linear || !is_real(look.component) {
            let at = [0, 1, 2].map(|i| moved(i, exact[i].floor()));
            return compare(self.fetch_texel(look, mip, at));
        }
        let used = if matches!(look.kind, 5 | 9) { 2 } else { look.count };
        let mut sum = [0.0; 4];
        for corner in 0..1u32 << used {
            let (mut weight, mut at) = (1.0, [0; 3]);
            for i in 0..used {
                let base = (exact[i] - 0.5).floor();
                let part = exact[i] - 0.5 - base;
                let far = corner >> i & 1 != 0;
                weight *= if far { part } else { 1.0 - part };
                at[i] = moved(i, base).saturating_add(far.into());
            }
            if weight != 0.0 {
                let texel = compare(self.fetch_texel(look, mip, at));
                (0..4).for_each(|i| sum[i] += weight * texel[i].0);
            }
        }
        sum.map(|value| (value, scalar::round(Scalar::F32, value).0))
    }

    /// The texels of the levels beside `lod`, blended.
    fn blend(&mut self, look: &Look, lod: f64, reference: Option<f64>) -> [(f64, u64); 4] {
        let most = f64::from(look.shape.mips.saturating_sub(1));
        let lod = if lod.is_nan() { 0.0 } else { lod.clamp(0.0, most) };
        let part = lod - lod.floor();
        if !look.state.linear || !is_real(look.component) || part == 0.0 {
            return self.blend_level(look, lod.round_ties_even() as u32, reference);
        }
        let low = self.blend_level(look, lod.floor() as u32, reference);
        let high = self.blend_level(look, lod.floor() as u32 + 1, reference);
        [0, 1, 2, 3].map(|i| {
            let value = low[i].0 * (1.0 - part) + high[i].0 * part;
            (value, scalar::round(Scalar::F32, value).0)
        })
    }

    /// Where samples lie in a texel.
    pub(super) fn sample_positions(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) {
        each(lanes, |lane| {
            if call.op == DxilOp::RenderTargetGetSampleCount {
                frame.set(call.dst, lane, (4, 0));
                return;
            }
            let sample = call.operands.last().map_or(0, |&reg| frame.get(reg, lane));
            let [x, y] = [(-0.125, -0.375), (0.375, -0.125), (-0.375, 0.125), (0.125, 0.375)]
                .get(sample as usize)
                .map_or([0.0, 0.0], |&(x, y)| [x, y]);
            frame.set(call.dst, lane, (scalar::round(Scalar::F32, x).0, 0));
            frame.set(call.dst + 1, lane, (scalar::round(Scalar::F32, y).0, 0));
        });
    }
}

impl Look {
    /// The level for a change of the coordinates from pixel to pixel.
    fn level(&self, x: [f64; 3], y: [f64; 3]) -> f64 {
        let size = self.shape.level(0);
        let length = |step: [f64; 3]| {
            (0..self.count).map(|i| (step[i] * f64::from(size[i])).powi(2)).sum::<f64>().sqrt()
        };
        let most = length(x).max(length(y));
        if most > 0.0 { most.log2().clamp(-64.0, 64.0) } else { -64.0 }
    }

    /// One or zero, for a reference beside a texel.
    fn compared(&self, reference: f64, value: f64) -> (f64, u64) {
        let holds = match self.state.compare {
            0 => reference < value,
            1 => reference <= value,
            2 => reference > value,
            _ => reference >= value,
        };
        let value = if holds { 1.0 } else { 0.0 };
        (value, scalar::round(Scalar::F32, value).0)
    }

    /// A value of a texel as an operation gives it.
    fn told(&self, (value, bits): (f64, u64), ty: Scalar, flags: u8) -> Value {
        let flags = flags | ROUGH;
        match is_real(self.component) {
            true if ty.is_float() => (scalar::round(ty, value).0, flags),
            _ => (scalar::cut(bits, ty.bits()), flags),
        }
    }
}

/// The face of a cube that a direction hits, and where.
fn face([x, y, z]: [f64; 3]) -> (u32, f64, f64) {
    let (ax, ay, az) = (x.abs(), y.abs(), z.abs());
    let (face, u, v, size) = match () {
        () if ax >= ay && ax >= az => (u32::from(x < 0.0), if x < 0.0 { z } else { -z }, -y, ax),
        () if ay >= az => (2 + u32::from(y < 0.0), x, if y < 0.0 { -z } else { z }, ay),
        () => (4 + u32::from(z < 0.0), if z < 0.0 { -x } else { x }, -y, az),
    };
    if size > 0.0 { (face, (u / size + 1.0) / 2.0, (v / size + 1.0) / 2.0) } else { (0, 0.5, 0.5) }
}
