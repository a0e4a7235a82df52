//! Watched execution: each instruction is looked at before and after it is executed.
//!
//! A run that nobody watches does not come here. [`values`] looks at numbers, [`places`] at where memory is accessed, [`flow`]
//! at barriers and at operations between lanes.

mod flow;
mod places;
mod values;

use super::block::Observer;
use super::call::Operation;
use super::frame::{Frame, Path, each};
use super::machine::{Halt, Machine, Wave};
use super::watch::{At, Watch};
use crate::Result;
use crate::finding::{Invocation, Site, Use};
use crate::program::{Exit, Function, Inst, Stage};

impl Observer for Watch {
    /// The instruction, and the lanes whose operands are real numbers.
    type Seen = (At, u64);

    fn enter(&mut self, wave: &Wave, function: &Function, frame: &Frame, path: Path) {
        Watch::enter(self, wave.place.group, wave.place.first);
        if let Some(&instruction) = function.ends.get(path.block as usize) {
            self.last = Some(Site { function: frame.function, instruction });
        }
    }

    fn begin(&mut self, function: &Function, frame: &Frame, at: u32) {
        let instruction = function.origins.get(at as usize).copied().unwrap_or(u32::MAX);
        self.last = Some(Site { function: frame.function, instruction });
    }

    fn before_operation(
        &mut self,
        machine: &Machine<'_>,
        wave: &Wave,
        frame: &Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> (At, u64) {
        let here = self.here(wave, frame, lanes);
        machine.before_operation(self, wave, frame, call, here, lanes);
        (here, machine.sound_operands(self, frame, call, here))
    }

    fn after_operation(
        &mut self,
        machine: &Machine<'_>,
        wave: &Wave,
        frame: &Frame,
        call: &Operation<'_>,
        (here, sound): (At, u64),
    ) {
        machine.after_operation(self, wave, frame, call, here, sound);
    }

    fn before_plain(
        &mut self,
        machine: &Machine<'_>,
        wave: &Wave,
        frame: &Frame,
        inst: &Inst,
        lanes: u64,
    ) -> (At, u64) {
        let here = self.here(wave, frame, lanes);
        machine.before_plain(self, wave, frame, inst, here);
        (here, values::before(self, frame, inst, here))
    }

    fn after_plain(
        &mut self,
        machine: &Machine<'_>,
        wave: &Wave,
        frame: &Frame,
        inst: &Inst,
        (here, before): (At, u64),
    ) {
        machine.after_plain(self, wave, frame, inst, here, before);
    }

    fn leave(&mut self, machine: &Machine<'_>, wave: &Wave, function: &Function, frame: &Frame, path: Path) {
        let block = path.block as usize;
        let instruction = function.ends.get(block).copied().unwrap_or(u32::MAX);
        let site = Site { function: frame.function, instruction };
        if let Exit::Branch(condition, ..) | Exit::Switch(condition, ..) = &function.blocks[block].exit {
            each(frame.taint(*condition).undef & path.lanes & !wave.helpers, |lane| {
                self.uninitialised(site, machine.who(wave, lane), Use::Branch);
            });
        }
    }
}

impl Watch {
    /// The instruction that was begun last, in lanes that count.
    fn here(&self, wave: &Wave, frame: &Frame, lanes: u64) -> At {
        let none = Site { function: frame.function, instruction: u32::MAX };
        At { site: self.last.unwrap_or(none), lanes: lanes & !wave.helpers }
    }
}

impl Machine<'_> {
    /// As [`Machine::block`], watched.
    pub(super) fn watched_block(
        &mut self,
        wave: &mut Wave,
        frame: Frame,
        path: Path,
    ) -> Result<Option<Halt>> {
        let Some(mut watch) = self.watch.take() else { return self.block(wave, frame, path) };
        let halt = self.block_with(&mut *watch, wave, frame, path);
        self.watch = Some(watch);
        halt
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
