//! Watched execution: each instruction is looked at before and after it is executed.
//!
//! A run that nobody watches does not come here. [`values`] looks at numbers, [`places`] at where memory is accessed, [`flow`]
//! at barriers and at operations between lanes.

mod flow;
mod places;
mod values;

use super::call::Operation;
use super::frame::{Frame, Path, each};
use super::machine::{Halt, Machine, Next, Wave, stand};
use super::watch::{At, Watch};
use crate::finding::{Invocation, Site, Use};
use crate::program::{Exit, Inst, Stage};
use crate::{Fault, Result};

impl Machine<'_> {
    /// As [`Machine::block`], watched.
    pub(super) fn watched_block(
        &mut self,
        wave: &mut Wave,
        frame: Frame,
        path: Path,
    ) -> Result<Option<Halt>> {
        let Some(mut watch) = self.watch.take() else { return self.block(wave, frame, path) };
        let halt = self.watched(&mut watch, wave, frame, path);
        self.watch = Some(watch);
        halt
    }

    fn watched(
        &mut self,
        watch: &mut Watch,
        wave: &mut Wave,
        mut frame: Frame,
        path: Path,
    ) -> Result<Option<Halt>> {
        let program = self.program;
        let number = frame.function;
        let function = &program.functions[number as usize];
        let block = &function.blocks[path.block as usize];
        let lanes = path.lanes;
        watch.enter(wave.place.group, wave.place.first);
        if let Some(&instruction) = function.ends.get(path.block as usize) {
            watch.last = Some(Site { function: number, instruction });
        }
        for at in path.at..block.insts.end {
            self.steps += 1;
            if self.steps > self.limits.steps {
                return Err(Fault::Limit("steps"));
            }
            let instruction = function.origins.get(at as usize).copied().unwrap_or(u32::MAX);
            let site = Site { function: number, instruction };
            watch.last = Some(site);
            let here = At { site, lanes: lanes & !wave.helpers };
            match &function.insts[at as usize] {
                Inst::Call { function: callee, dst, arguments } => {
                    let registers = &function.operands[arguments.start as usize..arguments.end as usize];
                    stand(&mut frame, at + 1);
                    self.call(wave, frame, (*callee, *dst), registers, lanes)?;
                    return Ok(None);
                }
                Inst::Op { op, ty, fast, dst, count, operands } => {
                    self.op_counts[*op as usize & 511] += u64::from(lanes.count_ones());
                    let operands = &function.operands[operands.start as usize..operands.end as usize];
                    let call =
                        Operation { op: *op, ty: *ty, fast: *fast, dst: *dst, count: *count, operands };
                    self.before_operation(watch, wave, &frame, &call, here, lanes);
                    let sound = self.sound_operands(watch, &frame, &call, here);
                    if self.operation(wave, &mut frame, &call, lanes)? == Next::Wait {
                        stand(&mut frame, at + 1);
                        wave.frames.push(frame);
                        return Ok(Some(Halt::Barrier));
                    }
                    self.after_operation(watch, wave, &frame, &call, here, sound);
                }
                inst => {
                    self.outcome.counts.plain += u64::from(lanes.count_ones());
                    self.before_plain(watch, wave, &frame, inst, here);
                    let before = values::before(watch, &frame, inst, here);
                    self.plain(wave, &mut frame, inst, lanes)?;
                    self.after_plain(watch, wave, &frame, inst, here, before);
                }
            }
        }
        let instruction = function.ends.get(path.block as usize).copied().unwrap_or(u32::MAX);
        let here = At { site: Site { function: number, instruction }, lanes: lanes & !wave.helpers };
        if let Exit::Branch(condition, ..) | Exit::Switch(condition, ..) = &block.exit {
            each(frame.taint(*condition).undef & here.lanes, |lane| {
                watch.uninitialised(here.site, self.who(wave, lane), Use::Branch);
            });
        }
        self.leave(wave, &mut frame, function, path)?;
        if !frame.paths.is_empty() {
            wave.frames.push(frame);
        }
        Ok(None)
    }

    /// Which invocation a lane is.
    pub(super) fn who(&self, wave: &Wave, lane: u32) -> Invocation {
        let thread = wave.place.first + lane;
        let threads = self.program.properties.threads;
        Invocation(match self.program.stage {
            Stage::Compute | Stage::Mesh | Stage::Amplification => {
                let [x, y] = [threads[0].max(1), threads[1].max(1)];
                let own = [thread % x, thread / x % y, thread / x / y];
                [0, 1, 2].map(|i| wave.place.group[i].wrapping_mul(threads[i].max(1)).wrapping_add(own[i]))
            }
            Stage::Pixel => {
                let [x, y] = self.pixel(wave, lane);
                [x as u32, y as u32, 0]
            }
            _ => [thread, 0, 0],
        })
    }
}
