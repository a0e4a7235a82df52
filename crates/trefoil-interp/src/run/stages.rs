//! What runs for each stage: groups of compute shaders, vertices, quads of pixels, primitives, patches.

use super::Limits;
use super::bound::Storage;
use super::frame::each;
use super::machine::{Halt, Machine, Place, Wave, lanes_of};
use super::mesh::number_of_group;
use super::watch::Watch;
use crate::finding::{Checks, Finding, Site};
use crate::memory::WRITTEN;
use crate::outcome::Outcome;
use crate::program::{DxilOp, Program, Stage};
use crate::world::World;
use crate::{Fault, Result};

/// Most threads of a group.
const MAX_THREADS: u32 = 1024;
/// Lanes of a wave that nobody asks a size for.
const WAVE: u32 = 32;

/// Executes a program on a world: as many groups, vertices or pixels as its stage has here.
///
/// # Errors
/// What is not supported, what makes no sense, and limits that are met.
pub fn run(program: &Program, world: &mut World, limits: Limits) -> Result<Outcome> {
    Machine::new(program, world, limits).run()
}

/// What came of a watched run.
#[derive(Clone, Debug)]
pub struct Watched {
    /// What came out.
    pub outcome: Result<Outcome>,
    /// What was found, in the order of the execution.
    pub findings: Vec<Finding>,
    /// The instruction that was executed last, where the run came to no end.
    pub last: Option<Site>,
}

/// As [`run`], and looks for what goes wrong.
pub fn run_watched(program: &Program, world: &mut World, limits: Limits, checks: Checks) -> Watched {
    let mut machine = Machine::new(program, world, limits);
    machine.watch = Some(Box::new(Watch::new(checks)));
    let done = machine.execute();
    let mut findings = Vec::new();
    let mut last = None;
    if let Some(mut watch) = machine.watch.take() {
        watch.end_of_group();
        (findings, last) = (watch.findings, watch.last);
    }
    Watched { outcome: done.map(|()| machine.finish()), findings, last }
}

impl Machine<'_> {
    fn run(mut self) -> Result<Outcome> {
        self.execute()?;
        Ok(self.finish())
    }

    /// Executes what the stage has here, or as much as the world asks for.
    fn execute(&mut self) -> Result<()> {
        if self.program.stage == Stage::Library {
            return match self.world.rays.clone() {
                Some(rays) => self.launch(rays),
                None => self.each_alone(),
            };
        }
        let entry = self.program.entry;
        let entry =
            entry.ok_or_else(|| Fault::unsupported(format!("entries of a {:?}", self.program.stage)))?;
        match self.program.stage {
            Stage::Compute | Stage::Mesh | Stage::Amplification | Stage::Node => self.groups(entry)?,
            Stage::Pixel if self.world.pixels.is_some() => self.rectangle(entry)?,
            Stage::Vertex if self.world.vertices.is_some() => self.vertices(entry)?,
            Stage::Vertex | Stage::Pixel | Stage::Domain => {
                self.one(entry, 8, Place::default())?;
            }
            Stage::Geometry => {
                for instance in 0..self.program.properties.instances.clamp(1, 32) {
                    self.one(entry, 4, Place { instance, first: instance * 4, ..Place::default() })?;
                }
            }
            Stage::Hull => self.patch(entry)?,
            Stage::Library
            | Stage::RayGeneration
            | Stage::Intersection
            | Stage::AnyHit
            | Stage::ClosestHit
            | Stage::Miss
            | Stage::Callable => {
                return Err(Fault::unsupported(format!("the stage {:?}", self.program.stage)));
            }
        }
        Ok(())
    }

    /// One wave of that many lanes.
    fn one(&mut self, function: u32, lanes: u32, place: Place) -> Result<Wave> {
        let mut wave = self.wave(function, lanes.next_power_of_two().max(4), lanes_of(lanes), place)?;
        while self.go(&mut wave)? == Halt::Barrier {}
        self.collect(&wave);
        Ok(wave)
    }

    /// All groups, one after the other.
    fn groups(&mut self, entry: u32) -> Result<()> {
        let (count, width) = self.group_size()?;
        let chosen = match count {
            0..=64 => [2, 2, 1],
            65..=256 => [2, 1, 1],
            _ => [1, 1, 1],
        };
        let groups = self.world.dispatch.unwrap_or(chosen);
        self.groups = groups;
        for z in 0..groups[2] {
            for y in 0..groups[1] {
                for x in 0..groups[0] {
                    self.one_group(entry, [x, y, z], count, width)?;
                }
            }
        }
        Ok(())
    }

    /// The threads of a group, and the lanes of its waves.
    pub(super) fn group_size(&self) -> Result<(u32, u32)> {
        let threads = self.program.properties.threads;
        let count = threads.iter().fold(1u32, |product, &n| product.saturating_mul(n.max(1)));
        if count > MAX_THREADS {
            return Err(Fault::Limit("threads in a group"));
        }
        let width = match self.program.properties.wave_size {
            0 => count.next_power_of_two().clamp(4, WAVE),
            asked @ 4..=64 => asked.next_power_of_two(),
            asked => return Err(Fault::unsupported(format!("waves of {asked} lanes"))),
        };
        Ok((count, width))
    }

    pub(super) fn one_group(&mut self, entry: u32, group: [u32; 3], count: u32, width: u32) -> Result<()> {
        self.group.clone_from(&self.program.group_memory);
        let mut waves = Vec::new();
        for first in (0..count).step_by(width as usize) {
            let place = Place { group, first, ..Place::default() };
            let lanes = lanes_of((count - first).min(width));
            waves.push((self.wave(entry, width, lanes, place)?, Halt::Barrier));
        }
        while waves.iter().any(|wave| wave.1 == Halt::Barrier) {
            for (wave, halt) in waves.iter_mut().filter(|wave| wave.1 == Halt::Barrier) {
                *halt = self.go(wave)?;
            }
        }
        self.record_payload();
        self.record_nodes(number_of_group(group));
        Ok(())
    }

    /// A hull shader: its control points, then its second function.
    fn patch(&mut self, entry: u32) -> Result<()> {
        let points = self.program.properties.output_points.clamp(0, 32);
        if points > 0 {
            let wave = self.one(entry, points, Place::default())?;
            let width = wave.width as usize;
            each(wave.lanes, |lane| {
                let own = wave.outputs.chunks_exact(width).map(|row| row[lane as usize]).collect();
                self.control_points.push(own);
            });
        }
        if let Some(function) = self.program.properties.patch_function {
            self.one(function, 1, Place { patch: true, ..Place::default() })?;
        }
        Ok(())
    }

    /// What came out.
    pub(crate) fn finish(mut self) -> Outcome {
        for storage in std::mem::take(&mut self.bound) {
            match storage {
                Storage::Bytes(bytes) if bytes.binding.is_writable() => {
                    if bytes.memory.flags.iter().any(|flags| flags & WRITTEN != 0) {
                        self.outcome.buffers.insert(bytes.binding, bytes.memory);
                    }
                }
                Storage::Texels(texels) => {
                    let written = texels.written.into_iter();
                    self.outcome.texels.extend(written.map(|(at, cells)| ((texels.binding, at), cells)));
                }
                Storage::Bytes(_) | Storage::Bare(_) | Storage::Sampler(_) => {}
            }
        }
        let counted = self.op_counts.iter().enumerate().filter(|(_, count)| **count != 0);
        let counted = counted.filter_map(|(code, &count)| Some((DxilOp::from_opcode(code as u32)?, count)));
        self.outcome.counts.ops = counted.collect();
        self.outcome
    }
}
