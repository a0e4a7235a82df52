//! Inputs, outputs and the other values with which a stage meets those beside it.

use super::call::Operation;
use super::frame::{Frame, each, try_each};
use super::machine::{Machine, UNSTORED, Wave};
use super::mesh::MAX_MESH_OUTPUTS;
use super::scalar::{self, Value};
use crate::memory::{CARRIED, UNDEF};
use crate::outcome::{Cell, OutputKey, Signature};
use crate::program::{DxilOp, Element, Scalar, Stage};
use crate::{Fault, Result};

/// Kinds of semantics, by DXIL's numbers.
pub(super) mod kind {
    pub(in crate::run) const VERTEX_ID: u8 = 1;
    pub(in crate::run) const INSTANCE_ID: u8 = 2;
    pub(in crate::run) const POSITION: u8 = 3;
    pub(in crate::run) const PRIMITIVE_ID: u8 = 10;
    pub(in crate::run) const SAMPLE_INDEX: u8 = 12;
    pub(in crate::run) const IS_FRONT_FACE: u8 = 13;
    pub(in crate::run) const VIEW_ID: u8 = 27;
    pub(in crate::run) const BARYCENTRICS: u8 = 28;
}

/// The mode of an input that is not interpolated.
const CONSTANT: u8 = 1;

/// The pixel of a lane: quads lie side by side.
fn pixel(lane: u32) -> [f64; 2] {
    [f64::from((lane & 1) + 2 * (lane >> 2)), f64::from(lane >> 1 & 1)]
}

impl Machine<'_> {
    /// The pixel of a lane of a wave.
    pub(super) fn pixel(&self, wave: &Wave, lane: u32) -> [f64; 2] {
        let quad = wave.quads.get(lane as usize / 4);
        let ([x, y], [left, top]) = match quad {
            Some(first) => (pixel(lane & 3), *first),
            None => (pixel(lane), wave.place.origin),
        };
        [x + f64::from(left), y + f64::from(top)]
    }

    /// An input's component, at a pixel where the stage has such.
    fn input(&self, wave: &Wave, element: &Element, row: u32, col: u32, at: Asked) -> u64 {
        let index = element.indices.get(row as usize).copied().unwrap_or(row);
        let lane = wave.place.first + at.lane;
        let real = matches!(element.component, 0 | 8..=16);
        if let Some(value) = self.fed_input(wave, element, row, col, at) {
            return value;
        }
        if let Some(value) = self.given_input(wave, element, index, col, at) {
            return value;
        }
        match (element.kind, self.program.stage) {
            (kind::VERTEX_ID, _) => return lane.into(),
            (kind::INSTANCE_ID, _) => return u64::from(lane / 3),
            (kind::PRIMITIVE_ID, Stage::Pixel) => return self.world.choice(1, 0, 5),
            (kind::PRIMITIVE_ID, _) => return u64::from(lane),
            (kind::SAMPLE_INDEX, _) => return u64::from(lane & 3),
            (kind::IS_FRONT_FACE, _) => {
                let front = self.world.is_plain() || self.world.choice(2, 0, 2) != 0;
                return u64::from(front) * 0xffff_ffff;
            }
            (kind::VIEW_ID, _) => return self.world.choice(3, 0, 2),
            (kind::POSITION, Stage::Pixel) => {
                let [x, y] = [0, 1].map(|i| self.pixel(wave, at.lane)[i] + 0.5 + at.shift[i]);
                let z = self.world.choice(4, 0, 16) as f64 / 16.0;
                return scalar::round(Scalar::F32, [x, y, z, 1.0][col as usize & 3]).0;
            }
            _ => {}
        }
        let ty = if real { Scalar::F32 } else { Scalar::I32 };
        let (semantic, world) = (&element.semantic, &self.world);
        match self.program.stage {
            Stage::Pixel if real && element.interpolation != CONSTANT && at.vertex.is_none() => {
                let start = scalar::real(ty, world.input(semantic, index, col, 0, ty));
                let slopes = world.slopes(semantic, index, col);
                let [x, y] = [0, 1].map(|i| self.pixel(wave, at.lane)[i] + at.shift[i]);
                scalar::round(ty, start + x * slopes[0] + y * slopes[1]).0
            }
            Stage::Pixel => world.input(semantic, index, col, at.vertex.unwrap_or(0).into(), ty),
            Stage::Vertex => world.input(semantic, index, col, lane.into(), ty),
            // Points of a primitive or patch; all invocations of a patch see the same.
            Stage::Hull | Stage::Domain => {
                world.input(semantic, index, col, at.vertex.unwrap_or(0).into(), ty)
            }
            _ => {
                let vertex = u64::from(at.vertex.unwrap_or(0));
                world.input(semantic, index, col, u64::from(lane) << 8 | vertex, ty)
            }
        }
    }

    /// `LoadInput` and its kin.
    pub(super) fn load_signature(
        &mut self,
        wave: &mut Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<()> {
        let program = self.program;
        let v = call.operands;
        try_each(lanes, |lane| {
            let at = |index: usize| frame.value(v[index], lane);
            let (id, (row, unsure), col) = (at(0).0 as u32, at(1), at(2).0 as u32);
            let list = match call.op {
                DxilOp::LoadPatchConstant => &program.patch,
                DxilOp::LoadOutputControlPoint if program.stage == Stage::Hull => &program.outputs,
                _ => &program.inputs,
            };
            let element = list.iter().find(|element| element.id == id);
            let element = element.ok_or_else(|| Fault::damaged("an input that no signature has"))?;
            let mut asked = Asked { lane, vertex: None, shift: [0.0; 2] };
            let mut flags = unsure;
            match call.op {
                DxilOp::LoadInput => {
                    let (vertex, unsure) = at(3);
                    if unsure & UNDEF == 0 {
                        asked.vertex = Some(vertex as u32);
                    }
                }
                DxilOp::LoadOutputControlPoint | DxilOp::AttributeAtVertex => {
                    asked.vertex = Some(at(3).0 as u32);
                    flags |= at(3).1;
                }
                DxilOp::EvalSnapped => {
                    asked.shift = [3, 4].map(|i| scalar::signed(at(i).0, 32) as f64 / 16.0);
                    flags |= at(3).1 | at(4).1;
                }
                DxilOp::EvalSampleIndex => {
                    asked.shift = [(at(3).0 & 3) as f64 / 16.0, 0.0];
                    flags |= at(3).1;
                }
                _ => {}
            }
            let outside = row as usize >= element.indices.len() || col >= 4;
            let points = program.properties.input_points;
            let beyond = program.stage != Stage::Pixel && asked.vertex.is_some_and(|v| v >= points);
            let value = match call.op {
                _ if outside => (0, UNDEF),
                DxilOp::LoadInput if beyond => (0, UNDEF),
                DxilOp::LoadOutputControlPoint if program.stage == Stage::Hull => {
                    self.control_point(element, row as u32, col, asked.vertex.unwrap_or(0))
                }
                DxilOp::LoadPatchConstant => {
                    let index = element.indices[row as usize];
                    let real = matches!(element.component, 0 | 8..=16);
                    let ty = if real { Scalar::F32 } else { Scalar::I32 };
                    let name = format!("patch {}", element.semantic);
                    let fed = self.fed_constant(element, row as u32, col);
                    (fed.unwrap_or_else(|| self.world.input(&name, index, col, 0, ty)), 0)
                }
                _ => (self.input(wave, element, row as u32, col, asked), 0),
            };
            let bits = match call.ty {
                Scalar::F16 if value.1 & UNDEF == 0 => {
                    scalar::round(Scalar::F16, scalar::real(Scalar::F32, value.0)).0
                }
                ty => scalar::cut(value.0, ty.bits()),
            };
            frame.set(call.dst, lane, (bits, value.1 | flags));
            Ok(())
        })
    }

    /// A component of a control point that the first function has given.
    fn control_point(&self, element: &Element, row: u32, col: u32, point: u32) -> Value {
        let slot =
            slot(&self.program.outputs, element.id).map(|first| first + row as usize * 4 + col as usize);
        let cell = slot.and_then(|slot| self.control_points.get(point as usize)?.get(slot));
        let cell = cell.copied().unwrap_or(UNSTORED);
        // What was stored as a half is read as what the overload says: floats are kept.
        let bits = match cell.ty {
            Scalar::F16 => scalar::round(Scalar::F32, scalar::real(Scalar::F16, cell.bits)).0,
            _ => cell.bits,
        };
        (bits, cell.flags & CARRIED)
    }

    /// `StoreOutput` and its kin.
    pub(super) fn store_signature(
        &mut self,
        wave: &mut Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<()> {
        let program = self.program;
        let v = call.operands;
        try_each(lanes, |lane| {
            let at = |index: usize| frame.value(v[index], lane);
            let (id, (row, unsure), col) = (at(0).0 as u32, at(1), at(2).0 as u32);
            let of_patch = matches!(call.op, DxilOp::StorePatchConstant | DxilOp::StorePrimitiveOutput);
            let list = if of_patch { &program.patch } else { &program.outputs };
            let element = list.iter().find(|element| element.id == id);
            let element = element.ok_or_else(|| Fault::damaged("an output that no signature has"))?;
            self.judge_value((row, unsure));
            let (bits, flags) = at(3);
            let cell = Cell { bits, ty: call.ty, flags };
            if row as usize >= element.indices.len() || col >= 4 {
                self.outcome.undefined_control = true;
                return Ok(());
            }
            if program.stage == Stage::Mesh {
                let signature = if of_patch { Signature::Patch } else { Signature::Output };
                let (number, unsure) = at(4);
                self.judge_value((number, unsure));
                if number >= MAX_MESH_OUTPUTS {
                    return Err(Fault::Limit("vertices or primitives"));
                }
                let group = self.group_number(wave);
                let key =
                    OutputKey { group, ..key(element, signature, number as u32, (0, 0), row as usize, col) };
                self.outcome.outputs.insert(key, cell);
                return Ok(());
            }
            let first = slot(list, id).unwrap_or(0) + row as usize * 4 + col as usize;
            let cells = if of_patch { &mut wave.patch } else { &mut wave.outputs };
            if let Some(place) = cells.get_mut(first * wave.width as usize + lane as usize) {
                *place = cell;
            }
            Ok(())
        })
    }

    /// A geometry shader's vertices and strips.
    pub(super) fn emit(&mut self, wave: &mut Wave, frame: &mut Frame, call: &Operation<'_>, lanes: u64) {
        let width = wave.width as usize;
        each(lanes, |lane| {
            let stream = frame.get(call.operands[0], lane) as u32;
            let given = &mut wave.emitted[lane as usize];
            if call.op != DxilOp::CutStream && given.len() < 2048 {
                let own: Vec<Cell> = wave.outputs.chunks_exact(width).map(|row| row[lane as usize]).collect();
                given.push((stream, Some(own)));
                wave.outputs.chunks_exact_mut(width).for_each(|row| row[lane as usize] = UNSTORED);
            }
            if call.op != DxilOp::EmitStream {
                let after = given.iter().filter(|vertex| vertex.0 == stream && vertex.1.is_some()).count();
                if given.len() < 2048 {
                    given.push((stream, None));
                }
                let primitive = wave.place.first + lane;
                self.outcome.events.push(format!("{primitive}: strip of {stream} ends after {after}"));
            }
        });
    }

    /// Values that the stage has of the system; false when the operation is none of these.
    pub(super) fn system_value(
        &mut self,
        wave: &Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> bool {
        let threads = self.program.properties.threads;
        let v = call.operands;
        let world = &*self.world;
        let index = |frame: &Frame, lane: u32| v.first().map_or(0, |&reg| frame.get(reg, lane) as usize % 3);
        let make = |frame: &Frame, lane: u32| -> Option<Value> {
            let thread = wave.place.first + lane;
            let of_group = {
                let [x, y] = [threads[0].max(1), threads[1].max(1)];
                [thread % x, thread / x % y, thread / x / y]
            };
            let value = match call.op {
                DxilOp::ThreadId => {
                    let i = index(frame, lane);
                    wave.place.group[i].wrapping_mul(threads[i]).wrapping_add(of_group[i])
                }
                DxilOp::GroupId => wave.place.group[index(frame, lane)],
                DxilOp::ThreadIdInGroup => of_group[index(frame, lane)],
                DxilOp::FlattenedThreadIdInGroup => thread,
                DxilOp::OutputControlPointID => thread,
                DxilOp::PrimitiveID if let Some(feed) = &self.feed => feed.primitive.id,
                DxilOp::PrimitiveID => match self.program.stage {
                    Stage::Geometry => thread,
                    _ => world.choice(1, 0, 5) as u32,
                },
                DxilOp::GSInstanceID => wave.place.instance,
                DxilOp::SampleIndex if self.feed.is_some() => 0,
                DxilOp::SampleIndex => thread & 3,
                DxilOp::Coverage if self.feed.is_some() => u32::from(wave.helpers >> lane & 1 == 0),
                DxilOp::Coverage => world.choice(8, (thread >> 2).into(), 15) as u32 + 1,
                DxilOp::InnerCoverage => world.choice(9, 0, 2) as u32,
                DxilOp::ViewID => world.choice(3, 0, 2) as u32,
                DxilOp::StartVertexLocation => world.choice(10, 0, 9) as u32,
                DxilOp::StartInstanceLocation => world.choice(11, 0, 9) as u32,
                DxilOp::CycleCounterLegacy => return Some((0, UNDEF)),
                DxilOp::DomainLocation if let Some(feed) = &self.feed => {
                    let at = feed.points.get(thread as usize).copied().unwrap_or_default();
                    return Some((scalar::round(call.ty, at[index(frame, lane)]).0, 0));
                }
                DxilOp::DomainLocation => {
                    let i = index(frame, lane) as u64;
                    let part = (u64::from(thread) * 5 + i * 3) % 17;
                    return Some((scalar::round(call.ty, part as f64 / 16.0).0, 0));
                }
                _ => return None,
            };
            Some((value.into(), 0))
        };
        if lanes == 0 {
            return true;
        }
        if make(frame, lanes.trailing_zeros()).is_none() {
            return false;
        }
        each(lanes, |lane| {
            if let Some(value) = make(frame, lane) {
                (0..call.count).for_each(|i| frame.set(call.dst + i, lane, value));
            }
        });
        true
    }

    /// Puts what a wave has given where results lie: its outputs, vertices, patch constants, discarded pixels.
    pub(super) fn collect(&mut self, wave: &Wave) {
        let program = self.program;
        let width = wave.width as usize;
        if program.stage == Stage::Pixel {
            each(wave.lanes & wave.helpers, |lane| self.outcome.discarded.push(wave.place.first + lane));
        }
        let counted = wave.lanes & if program.stage == Stage::Pixel { !wave.helpers } else { u64::MAX };
        each(counted, |lane| {
            let invocation = wave.place.first + lane;
            let own = |cells: &[Cell]| -> Vec<Cell> {
                cells.chunks_exact(width).map(|row| row[lane as usize]).collect()
            };
            if program.stage == Stage::Geometry {
                let mut counts = [0u32; 4];
                for (stream, cells) in &wave.emitted[lane as usize] {
                    let Some(cells) = cells else { continue };
                    let count = &mut counts[*stream as usize & 3];
                    self.put_outputs(Signature::Output, invocation, (*stream, *count), cells);
                    *count += 1;
                }
                self.outcome.events.push(format!("{invocation}: vertices {counts:?}"));
                return;
            }
            if !wave.place.patch {
                self.put_outputs(Signature::Output, invocation, (0, 0), &own(&wave.outputs));
            }
            if wave.place.patch {
                self.put_outputs(Signature::Patch, invocation, (0, 0), &own(&wave.patch));
            }
        });
    }

    fn put_outputs(&mut self, signature: Signature, lane: u32, vertex: (u32, u32), cells: &[Cell]) {
        let list = match signature {
            Signature::Output => &self.program.outputs,
            Signature::Patch => &self.program.patch,
        };
        let mut first = 0;
        for element in list {
            for row in 0..element.indices.len() {
                for col in 0..4 {
                    let cell = cells.get(first + row * 4 + col).copied().unwrap_or(UNSTORED);
                    let of_stream = self.program.stage != Stage::Geometry || element.stream == vertex.0;
                    if cell != UNSTORED && of_stream {
                        let key = key(element, signature, lane, vertex, row, col as u32);
                        self.outcome.outputs.insert(key, cell);
                    }
                }
            }
            first += element.indices.len() * 4;
        }
    }
}

/// What is asked of an input beside its row and component.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    /// The lane that asks.
    pub(super) lane: u32,
    /// The vertex of the primitive or patch, where one is named.
    pub(super) vertex: Option<u32>,
    /// How far from the pixel's centre.
    pub(super) shift: [f64; 2],
}

fn key(
    element: &Element,
    signature: Signature,
    lane: u32,
    vertex: (u32, u32),
    row: usize,
    col: u32,
) -> OutputKey {
    OutputKey {
        signature,
        lane,
        vertex,
        group: 0,
        semantic: element.semantic.clone(),
        index: element.indices.get(row).copied().unwrap_or(0),
        col: col as u8,
    }
}

/// The first component of an element among those of its signature.
pub(super) fn slot(list: &[Element], id: u32) -> Option<usize> {
    let at = list.iter().position(|element| element.id == id)?;
    Some(list[..at].iter().map(|element| element.indices.len() * 4).sum())
}
