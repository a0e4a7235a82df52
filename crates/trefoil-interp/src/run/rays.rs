//! Ray tracing pipelines: rays that are started, the shaders that they run, and what these are told of them.
//!
//! Each ray is traced by itself: a shader that it runs is a wave of one lane, which has the payload as memory of its own and
//! gives it back at its end.

use super::call::Operation;
use super::frame::{Frame, each, try_each};
use super::machine::{Halt, Machine, Next, Place, Wave, lanes_of};
use super::queries::{asked_ray, bits};
use super::scalar;
use crate::memory::{REAL, UNDEF};
use crate::program::{DxilOp, Entry, Image, Layout, Scalar, Stage};
use crate::scene::{Hit, Search, inverse};
use crate::world::{Content, HitGroup, Rays, Table};
use crate::{Fault, Result};
use std::sync::Arc;

/// Lanes of a wave that starts rays.
const WIDTH: u32 = 32;
/// Most rays.
const MAX_RAYS: u64 = 1 << 24;
/// Most shaders that wait for others: rays trace rays 31 deep at most.
const MAX_NESTED: u32 = 64;
/// `RAY_FLAG_SKIP_CLOSEST_HIT_SHADER`.
const SKIP_CLOSEST_HIT: u32 = 8;
/// `HIT_KIND_TRIANGLE_FRONT_FACE`, and the other side.
const FRONT: u32 = 254;
const BACK: u32 = 255;

/// What a shader that meets a hit says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Accept,
    Ignore,
    AcceptAndEnd,
}

/// A hit with what its shaders are told.
#[derive(Clone, Debug)]
struct Met {
    hit: Hit,
    kind: u32,
    attributes: Image,
    /// Whether its distance is known: that of a box is what its shader reports.
    reported: bool,
}

/// A ray on its way.
pub(super) struct Trace {
    search: Search,
    rays: Arc<Rays>,
    /// What is added to an instance's record, and what geometries' numbers are multiplied by.
    records: [u32; 2],
    payload: Image,
    /// The hit that shaders are asked about.
    current: Option<Met>,
    committed: Option<Met>,
    verdict: Verdict,
    /// Whether the search has been ended.
    ended: bool,
}

impl Machine<'_> {
    /// Starts the rays of a pipeline.
    pub(super) fn launch(&mut self, rays: Arc<Rays>) -> Result<()> {
        let size = self.world.dispatch.unwrap_or([1; 3]);
        let count = size.iter().fold(1u64, |product, &n| product.saturating_mul(n.into()));
        if count > MAX_RAYS {
            return Err(Fault::Limit("rays"));
        }
        self.groups = size;
        self.record = Some(rays.record(Table::Generation, 0));
        let function = self.shader(&rays.generation)?.function;
        for first in (0..count as u32).step_by(WIDTH as usize) {
            let lanes = lanes_of((count as u32 - first).min(WIDTH));
            let mut wave = self.wave(function, WIDTH, lanes, Place { first, ..Place::default() })?;
            while self.go(&mut wave)? == Halt::Barrier {}
        }
        Ok(())
    }

    /// The shader of a name.
    fn shader(&self, name: &str) -> Result<&Entry> {
        let entry = self.program.entries.iter().find(|entry| entry.name == name);
        entry.ok_or_else(|| Fault::unsupported(format!("a pipeline with '{name}', which the library lacks")))
    }

    /// Memory of a layout, which is undefined as yet.
    fn room(&self, layout: Option<u32>) -> Image {
        let layout = layout.and_then(|number| self.program.layouts.get(number as usize));
        let size = layout.map_or(0, layout_size) as usize;
        Image { bytes: vec![0; size], flags: vec![UNDEF; size] }
    }

    /// Runs a shader for a thread with what it is passed; gives that back.
    pub(super) fn shade(
        &mut self,
        function: u32,
        passed: [Image; 2],
        thread: u32,
        record: Option<u32>,
    ) -> Result<[Image; 2]> {
        if self.nested >= MAX_NESTED {
            return Err(Fault::Limit("shaders that call shaders"));
        }
        self.nested += 1;
        let before = std::mem::replace(&mut self.record, record);
        let mut wave = self.wave(function, 4, 1, Place { first: thread, ..Place::default() })?;
        wave.passed = passed;
        let program = self.program;
        if let Some(frame) = wave.frames.last_mut() {
            for (number, &argument) in (0..).zip(&program.functions[function as usize].arguments) {
                frame.set(argument, 0, (u64::from(program.passed + number) << 32, 0));
            }
        }
        while self.go(&mut wave)? == Halt::Barrier {}
        self.record = before;
        self.nested -= 1;
        Ok(wave.passed)
    }

    /// `TraceRay`, `CallShader` and `ReportHit`: what has an address of what other shaders are passed as the last operand but
    /// the number of its layout.
    pub(super) fn pass(
        &mut self,
        wave: &mut Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<Next> {
        let mut next = Next::Go;
        try_each(lanes & !wave.helpers, |lane| {
            let operands: Vec<_> = call.operands.iter().map(|&reg| frame.value(reg, lane)).collect();
            let [asked @ .., (address, _), (layout, _)] = &operands[..] else {
                return Err(Fault::damaged("an operation that passes nothing"));
            };
            let layout = self.program.layouts.get(*layout as usize);
            let layout = layout.ok_or_else(|| Fault::damaged("a layout that is not there"))?;
            let size = layout_size(layout);
            let mut passed = self.passed_at(wave, *address, size, lane)?;
            let thread = wave.place.first + lane;
            if self.alone.is_some() {
                let accepted = self.ask_nobody(call.op, asked, &mut passed, layout, thread);
                if call.count > 0 {
                    frame.set(call.dst, lane, (accepted.into(), 0));
                }
            } else {
                let values: Vec<u64> = asked.iter().map(|value| value.0).collect();
                match call.op {
                    DxilOp::TraceRay => passed = self.trace(&values, passed, thread)?,
                    DxilOp::CallShader => passed = self.call_shader(&values, passed, thread)?,
                    _ => {
                        let accepted = self.report(&values, passed.clone(), thread)?;
                        frame.set(call.dst, lane, (accepted.into(), 0));
                        if self.traces.last().is_some_and(|trace| trace.ended) {
                            next = Next::Stop;
                        }
                    }
                }
            }
            if call.op != DxilOp::ReportHit {
                self.put_passed(wave, *address, &passed, lane)?;
            }
            Ok(())
        })?;
        Ok(next)
    }

    /// The bytes that a shader passes.
    fn passed_at(&mut self, wave: &mut Wave, address: u64, size: u32, lane: u32) -> Result<Image> {
        let found = self.place(wave, address, size, lane)?;
        let (image, at) = found.ok_or_else(|| Fault::unsupported("a payload beyond its variable"))?;
        let range = at..at + size as usize;
        Ok(Image { bytes: image.bytes[range.clone()].to_vec(), flags: image.flags[range].to_vec() })
    }

    fn put_passed(&mut self, wave: &mut Wave, address: u64, passed: &Image, lane: u32) -> Result<()> {
        if let Some((image, at)) = self.place(wave, address, passed.bytes.len() as u32, lane)? {
            image.bytes[at..at + passed.bytes.len()].copy_from_slice(&passed.bytes);
            image.flags[at..at + passed.flags.len()].copy_from_slice(&passed.flags);
        }
        Ok(())
    }

    /// `CallShader`: the number among callable shaders.
    fn call_shader(&mut self, asked: &[u64], parameter: Image, thread: u32) -> Result<Image> {
        let (Some(&index), Some(rays)) = (asked.first(), self.world.rays.clone()) else {
            return Ok(parameter);
        };
        let index = index as usize;
        let Some(name) = rays.callables.get(index) else { return Ok(parameter) };
        let (function, record) = (self.shader(name)?.function, rays.record(Table::Callable, index));
        let [parameter, _] = self.shade(function, [parameter, Image::default()], thread, Some(record))?;
        Ok(parameter)
    }

    /// `TraceRay`: the scene, flags, the mask, the two numbers for records, the miss shader, and the ray.
    fn trace(&mut self, asked: &[u64], payload: Image, thread: u32) -> Result<Image> {
        let &[scene, flags, mask, first, step, miss, ref of_ray @ ..] = asked else {
            return Err(Fault::damaged("a ray with too few operands"));
        };
        let scene = self.seen((scene, 0)).and_then(|(binding, _)| self.world.given(binding));
        let (Some(Content::Scene(scene)), Some(rays)) = (scene, self.world.rays.clone()) else {
            return Err(Fault::unsupported("rays through a scene that is not bound"));
        };
        let ray = asked_ray(flags, mask, of_ray).ok_or_else(|| Fault::damaged("a ray of nothing"))?;
        let search = Search::new(scene.clone(), ray);
        self.traces.push(Trace {
            search,
            rays,
            records: [first as u32 & 15, step as u32 & 15],
            payload,
            current: None,
            committed: None,
            verdict: Verdict::Accept,
            ended: false,
        });
        self.search(thread)?;
        self.shade_end(miss as u32 & 0xffff, thread)?;
        Ok(self.traces.pop().map(|trace| trace.payload).unwrap_or_default())
    }

    /// Goes through the scene, and asks shaders about what is not opaque.
    fn search(&mut self, thread: u32) -> Result<()> {
        while let Some(trace) = self.traces.last_mut() {
            if trace.ended || !trace.search.proceed() {
                break;
            }
            let Some(hit) = trace.search.candidate else { continue };
            let (index, group) = trace.group(&hit);
            if hit.is_box {
                trace.current = Some(Met { hit, kind: 0, attributes: Image::default(), reported: false });
                let Some(name) = group.and_then(|group| group.intersection) else { continue };
                let record = trace.rays.record(Table::Hit, index);
                let entry = self.shader(&name)?;
                let (function, room) = (entry.function, self.room(entry.passed[1]));
                self.shade(function, [Image::default(), room], thread, Some(record))?;
            } else {
                let met = Met::triangle(hit);
                let any = group.and_then(|group| group.any);
                self.judge_hit(met, any, index, thread)?;
            }
        }
        Ok(())
    }

    /// Asks the any-hit shader about a hit, where there is one; whether the hit is taken.
    fn judge_hit(&mut self, met: Met, any: Option<String>, index: usize, thread: u32) -> Result<bool> {
        let Some(trace) = self.traces.last_mut() else { return Ok(false) };
        let before = trace.current.replace(met.clone());
        trace.verdict = Verdict::Accept;
        if let Some(name) = any {
            let payload = std::mem::take(&mut trace.payload);
            let record = trace.rays.record(Table::Hit, index);
            let function = self.shader(&name)?.function;
            let [payload, _] =
                self.shade(function, [payload, met.attributes.clone()], thread, Some(record))?;
            if let Some(trace) = self.traces.last_mut() {
                trace.payload = payload;
            }
        }
        let Some(trace) = self.traces.last_mut() else { return Ok(false) };
        trace.current = before;
        if trace.verdict == Verdict::Ignore {
            return Ok(false);
        }
        trace.search.commit_candidate(Some(met.hit.distance));
        trace.ended |= trace.verdict == Verdict::AcceptAndEnd || trace.search.is_over();
        trace.committed = Some(met);
        Ok(true)
    }

    /// `ReportHit`: the distance and the kind.
    fn report(&mut self, asked: &[u64], attributes: Image, thread: u32) -> Result<bool> {
        let (&[distance, kind], Some(trace)) = (asked, self.traces.last_mut()) else { return Ok(false) };
        let distance = scalar::real(Scalar::F32, distance);
        let inside = distance >= trace.search.ray.least && distance <= trace.search.reach();
        let Some(Met { hit, .. }) = trace.current.clone().filter(|_| inside) else { return Ok(false) };
        let (index, group) = trace.group(&hit);
        let any = group.and_then(|group| group.any).filter(|_| !hit.opaque);
        let met = Met { hit: Hit { distance, ..hit }, kind: kind as u32, attributes, reported: true };
        self.judge_hit(met, any, index, thread)
    }

    /// The closest-hit or the miss shader.
    fn shade_end(&mut self, miss: u32, thread: u32) -> Result<()> {
        let Some(trace) = self.traces.last_mut() else { return Ok(()) };
        // What is opaque has been committed by the search itself.
        let met = match (trace.search.committed, trace.committed.take()) {
            (Some(hit), Some(met)) if hit.is_same(&met.hit) => Some(met),
            (Some(hit), _) => Some(Met::triangle(hit)),
            (None, _) => None,
        };
        let (name, record, attributes) = match &met {
            Some(met) => {
                let (index, group) = trace.group(&met.hit);
                let skips = trace.search.ray.flags & SKIP_CLOSEST_HIT != 0;
                let name = group.and_then(|group| group.closest).filter(|_| !skips);
                (name, trace.rays.record(Table::Hit, index), met.attributes.clone())
            }
            None => {
                let name = trace.rays.misses.get(miss as usize).cloned();
                (name, trace.rays.record(Table::Miss, miss as usize), Image::default())
            }
        };
        trace.current = met;
        let Some(name) = name else { return Ok(()) };
        let payload = std::mem::take(&mut trace.payload);
        let function = self.shader(&name)?.function;
        let [payload, _] = self.shade(function, [payload, attributes], thread, Some(record))?;
        if let Some(trace) = self.traces.last_mut() {
            trace.payload = payload;
        }
        Ok(())
    }

    /// `IgnoreHit` and `AcceptHitAndEndSearch`.
    pub(super) fn end_hit(&mut self, wave: &Wave, op: DxilOp) -> Next {
        if let Some(alone) = &mut self.alone {
            self.outcome.events.push(format!("{} of {}: {}", wave.place.first, alone.shader, op.name()));
        }
        if let Some(trace) = self.traces.last_mut() {
            let ignores = op == DxilOp::IgnoreHit;
            trace.verdict = if ignores { Verdict::Ignore } else { Verdict::AcceptAndEnd };
        }
        Next::Stop
    }

    /// Values that a shader of rays has of the system; false when the operation is none of these.
    pub(super) fn ray_value(
        &mut self,
        wave: &Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> bool {
        if self.program.stage != Stage::Library || !is_ray_value(call.op) {
            return false;
        }
        each(lanes, |lane| {
            let said: Vec<u64> = call.operands.iter().map(|&reg| frame.get(reg, lane)).collect();
            let thread = wave.place.first + lane;
            let value = match (call.op, self.traces.last()) {
                (DxilOp::DispatchRaysIndex, _) => {
                    let [x, y, _] = self.groups.map(|n| n.max(1));
                    let of = [thread % x, thread / x % y, thread / x / y];
                    Some(of[said.first().map_or(0, |&axis| axis as usize % 3)].into())
                }
                (DxilOp::DispatchRaysDimensions, _) => {
                    Some(self.groups[said.first().map_or(0, |&axis| axis as usize % 3)].into())
                }
                (op, None) if self.alone.is_some() => {
                    let mut asked = vec![u64::from(op.opcode()), thread.into()];
                    asked.extend(&said);
                    Some(scalar::cut(self.world.answer(&asked, call.ty), call.ty.bits()))
                }
                (op, Some(trace)) => trace.value(op, &said),
                (_, None) => None,
            };
            frame.set(call.dst, lane, value.map_or((0, UNDEF), |bits| (bits, 0)));
        });
        true
    }
}

/// The bytes that a layout takes.
pub(super) fn layout_size(layout: &Layout) -> u32 {
    layout.iter().map(|(ty, at)| at + ty.bytes()).max().unwrap_or(0)
}

/// Whether an operation asks for what shaders of rays are told.
fn is_ray_value(op: DxilOp) -> bool {
    matches!(
        op,
        DxilOp::DispatchRaysIndex
            | DxilOp::DispatchRaysDimensions
            | DxilOp::WorldRayOrigin
            | DxilOp::WorldRayDirection
            | DxilOp::ObjectRayOrigin
            | DxilOp::ObjectRayDirection
            | DxilOp::ObjectToWorld
            | DxilOp::WorldToObject
            | DxilOp::RayTMin
            | DxilOp::RayTCurrent
            | DxilOp::RayFlags
            | DxilOp::HitKind
            | DxilOp::InstanceID
            | DxilOp::InstanceIndex
            | DxilOp::PrimitiveIndex
            | DxilOp::GeometryIndex
    )
}

impl Met {
    /// A hit of a triangle, with its barycentrics as attributes.
    fn triangle(hit: Hit) -> Met {
        let words = hit.barycentrics.map(|value| (value as f32).to_le_bytes());
        let attributes = Image { bytes: words.concat(), flags: vec![REAL; 8] };
        Met { kind: if hit.front { FRONT } else { BACK }, hit, attributes, reported: true }
    }
}

impl Trace {
    /// The number of a hit's group, and the group.
    fn group(&self, hit: &Hit) -> (usize, Option<HitGroup>) {
        let [first, step] = self.records;
        let of_geometry = step.wrapping_mul(hit.geometry as u32);
        let index = self.search.instance(hit).record.wrapping_add(first).wrapping_add(of_geometry) as usize;
        (index, self.rays.hits.get(index).cloned())
    }

    /// What a shader is told of the ray and its hit; nothing where it asks for what there is not.
    fn value(&self, op: DxilOp, said: &[u64]) -> Option<u64> {
        use DxilOp as Q;
        let (search, ray) = (&self.search, &self.search.ray);
        let axis = said.first().copied().unwrap_or(0).min(2) as usize;
        let at = |index: usize| said.get(index).copied().unwrap_or(0) as usize;
        let met = || self.current.as_ref();
        let instance = || met().map(|met| search.instance(&met.hit));
        Some(match op {
            Q::WorldRayOrigin => bits(ray.origin[axis]),
            Q::WorldRayDirection => bits(ray.direction[axis]),
            Q::RayTMin => bits(ray.least),
            Q::RayFlags => ray.flags.into(),
            // A box's intersection shader is told how far the ray still looks.
            Q::RayTCurrent => {
                bits(met().filter(|met| met.reported).map_or(search.reach(), |met| met.hit.distance))
            }
            Q::HitKind => met()?.kind.into(),
            Q::ObjectRayOrigin => bits(met()?.hit.origin[axis]),
            Q::ObjectRayDirection => bits(met()?.hit.direction[axis]),
            Q::ObjectToWorld => u64::from(instance()?.transform.get(at(0) * 4 + at(1))?.to_bits()),
            Q::WorldToObject => bits(*inverse(&instance()?.transform)?.get(at(0) * 4 + at(1))?),
            Q::InstanceID => instance()?.id.into(),
            Q::InstanceIndex => met()?.hit.instance as u64,
            Q::PrimitiveIndex => met()?.hit.primitive as u64,
            Q::GeometryIndex => met()?.hit.geometry as u64,
            _ => return None,
        })
    }
}
