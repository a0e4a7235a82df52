//! Executes a block, instruction by instruction, with or without an observer.

use super::call::Operation;
use super::frame::{Frame, Path};
use super::machine::{Halt, Machine, Next, Wave, stand};
use crate::program::{Function, Inst};
use crate::{Fault, Result};

/// Observes the execution of a block: a watched run, or [`Unobserved`], which compiles to nothing.
pub(super) trait Observer {
    /// What it keeps from before an instruction until after it.
    type Seen;

    /// A wave enters a block, or resumes within it.
    fn enter(&mut self, wave: &Wave, function: &Function, frame: &Frame, path: Path);
    /// An instruction is next.
    fn begin(&mut self, function: &Function, frame: &Frame, at: u32);
    /// An operation of DXIL is about to be executed.
    fn before_operation(
        &mut self,
        machine: &Machine<'_>,
        wave: &Wave,
        frame: &Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Self::Seen;
    /// The operation has been executed.
    fn after_operation(
        &mut self,
        machine: &Machine<'_>,
        wave: &Wave,
        frame: &Frame,
        call: &Operation<'_>,
        seen: Self::Seen,
    );
    /// An instruction of LLVM is about to be executed.
    fn before_plain(
        &mut self,
        machine: &Machine<'_>,
        wave: &Wave,
        frame: &Frame,
        inst: &Inst,
        lanes: u64,
    ) -> Self::Seen;
    /// The instruction has been executed.
    fn after_plain(
        &mut self,
        machine: &Machine<'_>,
        wave: &Wave,
        frame: &Frame,
        inst: &Inst,
        seen: Self::Seen,
    );
    /// The block is about to be left.
    fn leave(&mut self, machine: &Machine<'_>, wave: &Wave, function: &Function, frame: &Frame, path: Path);
}

/// The observer of runs that are not watched.
struct Unobserved;

impl Observer for Unobserved {
    type Seen = ();

    fn enter(&mut self, _: &Wave, _: &Function, _: &Frame, _: Path) {}
    fn begin(&mut self, _: &Function, _: &Frame, _: u32) {}
    fn before_operation(&mut self, _: &Machine<'_>, _: &Wave, _: &Frame, _: &Operation<'_>, _: u64) {}
    fn after_operation(&mut self, _: &Machine<'_>, _: &Wave, _: &Frame, _: &Operation<'_>, (): ()) {}
    fn before_plain(&mut self, _: &Machine<'_>, _: &Wave, _: &Frame, _: &Inst, _: u64) {}
    fn after_plain(&mut self, _: &Machine<'_>, _: &Wave, _: &Frame, _: &Inst, (): ()) {}
    fn leave(&mut self, _: &Machine<'_>, _: &Wave, _: &Function, _: &Frame, _: Path) {}
}

impl Machine<'_> {
    /// Executes a block from `path.at` to a call, a barrier or its end, and pushes the frame again.
    pub(super) fn block(&mut self, wave: &mut Wave, frame: Frame, path: Path) -> Result<Option<Halt>> {
        self.block_with(&mut Unobserved, wave, frame, path)
    }

    /// As [`block`](Self::block), with an observer.
    pub(super) fn block_with<O: Observer>(
        &mut self,
        observer: &mut O,
        wave: &mut Wave,
        mut frame: Frame,
        path: Path,
    ) -> Result<Option<Halt>> {
        let program = self.program;
        let function = &program.functions[frame.function as usize];
        let block = &function.blocks[path.block as usize];
        let lanes = path.lanes;
        observer.enter(wave, function, &frame, path);
        for at in path.at..block.insts.end {
            self.steps += 1;
            if self.steps > self.limits.steps {
                return Err(Fault::Limit("steps"));
            }
            observer.begin(function, &frame, at);
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
                    let seen = observer.before_operation(self, wave, &frame, &call, lanes);
                    match self.operation(wave, &mut frame, &call, lanes)? {
                        Next::Go => {}
                        Next::Wait => {
                            stand(&mut frame, at + 1);
                            wave.frames.push(frame);
                            return Ok(Some(Halt::Barrier));
                        }
                        Next::Stop => {
                            wave.frames.clear();
                            return Ok(Some(Halt::End));
                        }
                    }
                    observer.after_operation(self, wave, &frame, &call, seen);
                }
                inst => {
                    self.outcome.counts.plain += u64::from(lanes.count_ones());
                    let seen = observer.before_plain(self, wave, &frame, inst, lanes);
                    self.plain(wave, &mut frame, inst, lanes)?;
                    observer.after_plain(self, wave, &frame, inst, seen);
                }
            }
        }
        observer.leave(self, wave, function, &frame, path);
        self.leave(wave, &mut frame, function, path)?;
        if !frame.paths.is_empty() {
            wave.frames.push(frame);
        }
        Ok(None)
    }
}
