//! Waves and how they go through a program: lanes that part meet again as early as the order of blocks allows.

use super::Limits;
use super::bound::Storage;
use super::frame::{Frame, Path, each, full};
use super::records::Nodes;
use super::scalar::Value;
use super::trace::{Alone, Trace};
use super::watch::Watch;
use crate::draw::flow::Feed;
use crate::memory::{ABSENT, ROUGH, Taint, UNDEF};
use crate::outcome::{Cell, Outcome};
use crate::program::{Edge, Exit, Function, Image, Program, Reg};
use crate::scene::Search;
use crate::world::{Binding, World};
use crate::{Fault, Result};
use std::collections::BTreeMap;

/// Where a wave stands after it has been let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    /// It is done.
    End,
    /// It waits for the other waves of its group.
    Barrier,
}

/// What an instruction asks of the loop that executes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// The next instruction.
    Go,
    /// The wave waits for its group.
    Wait,
    /// The shader ends here.
    Stop,
}

/// What tells one wave from another in a stage.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    /// The group.
    pub(super) group: [u32; 3],
    /// The pixel of the first lane.
    pub(super) origin: [u32; 2],
    /// The number of the first lane among the group's threads, or among all vertices and pixels.
    pub(super) first: u32,
    /// Whether it executes a hull shader's second function.
    pub(super) patch: bool,
    /// The instance of a geometry shader.
    pub(super) instance: u32,
}

/// A vertex that a geometry shader has given to a stream; none ends a strip.
pub(super) type Emitted = (u32, Option<Vec<Cell>>);

/// Lanes in lockstep.
pub(super) struct Wave {
    /// Lanes, with those that no thread is on.
    pub(super) width: u32,
    /// The lanes with a thread.
    pub(super) lanes: u64,
    /// Pixels that have been discarded or that only help.
    pub(super) helpers: u64,
    /// Where it is in the stage.
    pub(super) place: Place,
    /// The functions that it is in.
    pub(super) frames: Vec<Frame>,
    /// Each lane's own memory.
    pub(super) memory: Image,
    /// The outputs of each lane: component by component as the stage's signature has them.
    pub(super) outputs: Vec<Cell>,
    /// The patch constants or primitive outputs, likewise.
    pub(super) patch: Vec<Cell>,
    /// What each lane of a geometry shader has given.
    pub(super) emitted: Vec<Vec<Emitted>>,
    /// The ray queries of each lane.
    pub(super) queries: Vec<Vec<Query>>,
    /// The first pixels of its quads, where they do not lie side by side.
    pub(super) quads: Vec<[u32; 2]>,
    /// What a shader of rays is passed: its payload or parameter, and its attributes.
    pub(super) passed: [Image; 2],
}

/// A ray query: what it was asked, and how often it has gone on.
#[derive(Clone, Debug, Default)]
pub(super) struct Query {
    /// The flags that it was allocated with.
    pub(super) always: u32,
    /// Its way through a scene that is bound.
    pub(super) search: Option<Search>,
    /// A number for all that it was asked.
    pub(super) asked: u64,
    /// How often it has gone on.
    pub(super) steps: u32,
    /// Flags of what it was asked.
    pub(super) flags: u8,
}

/// A program in execution.
pub(crate) struct Machine<'p> {
    pub(super) program: &'p Program,
    pub(super) world: &'p mut World,
    pub(super) limits: Limits,
    pub(super) steps: u64,
    pub(super) outcome: Outcome,
    /// What is bound, once it is used: handles count from 1 on.
    pub(super) bound: Vec<Storage>,
    pub(super) by_binding: BTreeMap<(Binding, u8), u32>,
    /// How many groups there are along each axis.
    pub(super) groups: [u32; 3],
    /// The group's memory.
    pub(super) group: Image,
    /// A hull shader's control points, when its second function runs.
    pub(super) control_points: Vec<Vec<Cell>>,
    /// What the group gives to mesh shaders: its first byte in the group's memory, its bytes, and the group's number.
    pub(super) payload: Option<(u32, u32, u32)>,
    /// Executed lanes of each operation, by opcode.
    pub(super) op_counts: Vec<u64>,
    /// Who looks on, if anybody does.
    pub(super) watch: Option<Box<Watch>>,
    /// The buffer that messages are stored to, by its place among the program's resources.
    pub(super) reports: Option<u32>,
    /// The message that each lane of the wave is making.
    pub(super) open_messages: [u32; 64],
    /// What the stage before gives, in a draw.
    pub(crate) feed: Option<Feed>,
    /// The groups of mesh shaders that the group has started.
    pub(super) started: Option<[u32; 3]>,
    /// The vertices and primitives that the group gives.
    pub(super) mesh_counts: Option<[u32; 2]>,
    /// The rays that are traced, each by a shader of the one before.
    pub(super) traces: Vec<Trace>,
    /// Shaders called by shaders.
    pub(super) nested: u32,
    /// The number of the shader's record.
    pub(super) record: Option<u32>,
    /// What a shader that is executed by itself has asked of others.
    pub(super) alone: Option<Alone>,
    /// The records of a node's group.
    pub(super) nodes: Nodes,
}

/// An output that has not been stored.
pub(crate) const UNSTORED: Cell = Cell { bits: 0, ty: crate::program::Scalar::I32, flags: UNDEF | ABSENT };

impl<'p> Machine<'p> {
    pub(crate) fn new(program: &'p Program, world: &'p mut World, limits: Limits) -> Machine<'p> {
        Machine {
            program,
            world,
            limits,
            steps: 0,
            outcome: Outcome::new(program.stage),
            bound: Vec::new(),
            by_binding: BTreeMap::new(),
            groups: [1; 3],
            group: program.group_memory.clone(),
            control_points: Vec::new(),
            payload: None,
            op_counts: vec![0; 512],
            watch: None,
            reports: program.message_buffer(),
            open_messages: [u32::MAX; 64],
            feed: None,
            started: None,
            mesh_counts: None,
            traces: Vec::new(),
            nested: 0,
            record: None,
            alone: None,
            nodes: Nodes::default(),
        }
    }

    /// A wave at the start of a function.
    pub(super) fn wave(&mut self, function: u32, width: u32, lanes: u64, place: Place) -> Result<Wave> {
        let program = self.program;
        let body = program.functions.get(function as usize).filter(|f| !f.blocks.is_empty());
        let body = body.ok_or_else(|| Fault::damaged("an entry without a body"))?;
        let own = program.lane_memory.bytes.len();
        let bytes = own.saturating_mul(width as usize);
        if bytes > self.limits.memory || body.registers as usize * width as usize * 8 > self.limits.memory {
            return Err(Fault::Limit("bytes of memory"));
        }
        let mut memory = Image { bytes: Vec::with_capacity(bytes), flags: Vec::with_capacity(bytes) };
        for _ in 0..width {
            memory.bytes.extend_from_slice(&program.lane_memory.bytes);
            memory.flags.extend_from_slice(&program.lane_memory.flags);
        }
        let cells = |elements: &[crate::program::Element]| {
            elements.iter().map(|e| e.indices.len() * 4).sum::<usize>() * width as usize
        };
        Ok(Wave {
            width,
            lanes,
            helpers: 0,
            place,
            frames: vec![Frame::new(function, body, width, lanes, 0)],
            memory,
            outputs: vec![UNSTORED; cells(&program.outputs)],
            patch: vec![UNSTORED; cells(&program.patch)],
            emitted: vec![Vec::new(); width as usize],
            queries: vec![Vec::new(); width as usize],
            quads: Vec::new(),
            passed: [Image::default(), Image::default()],
        })
    }

    /// Lets a wave go on to its end or to a barrier.
    pub(super) fn go(&mut self, wave: &mut Wave) -> Result<Halt> {
        while let Some(frame) = wave.frames.pop() {
            let Some(path) = frame.paths.last().copied() else { continue };
            // A block may be empty, and a loop of such would not count.
            self.steps += 1;
            if self.steps > self.limits.steps {
                return Err(Fault::Limit("steps"));
            }
            let halt = match self.watch {
                None => self.block(wave, frame, path)?,
                Some(_) => self.watched_block(wave, frame, path)?,
            };
            match halt {
                Some(halt) => return Ok(halt),
                None => continue,
            }
        }
        Ok(Halt::End)
    }

    /// Puts the caller's frame back, and one for the function that it calls on top of it.
    pub(super) fn call(
        &self,
        wave: &mut Wave,
        caller: Frame,
        (callee, dst): (u32, Reg),
        registers: &[Reg],
        lanes: u64,
    ) -> Result<()> {
        let function = &self.program.functions[callee as usize];
        if wave.frames.len() + 1 >= self.limits.depth {
            return Err(Fault::Limit("calls within calls"));
        }
        let mut frame = Frame::new(callee, function, wave.width, lanes, dst);
        for (&to, &from) in function.arguments.iter().zip(registers) {
            each(lanes, |lane| frame.set(to, lane, caller.value(from, lane)));
        }
        wave.frames.extend([caller, frame]);
        Ok(())
    }

    /// Goes where a block leads.
    pub(super) fn leave(
        &mut self,
        wave: &mut Wave,
        frame: &mut Frame,
        function: &Function,
        path: Path,
    ) -> Result<()> {
        let block = &function.blocks[path.block as usize];
        match &block.exit {
            Exit::Return(first, count) => {
                if let Some(caller) = wave.frames.last_mut() {
                    for i in 0..*count {
                        let (dst, src) = (frame.dst + i, first + i);
                        each(path.lanes, |lane| caller.set(dst, lane, frame.value(src, lane)));
                    }
                }
                frame.paths.pop();
                choose(frame, function);
            }
            Exit::Unreachable => {
                self.outcome.undefined_control = true;
                frame.paths.pop();
                choose(frame, function);
            }
            Exit::Goto(edge) => {
                if let [only] = &mut frame.paths[..] {
                    (only.block, only.at) = (edge.to, function.blocks[edge.to as usize].insts.start);
                    step(frame, function, edge, path.lanes);
                } else {
                    part(frame, function, &[(edge, path.lanes)]);
                }
            }
            Exit::Branch(condition, then, other) => {
                self.judge(frame.taint(*condition), path.lanes);
                let mut taken = 0u64;
                let values = frame.lanes(*condition);
                each(path.lanes, |lane| taken |= (values[lane as usize] & 1) << lane);
                part(frame, function, &[(then, taken), (other, path.lanes & !taken)]);
            }
            Exit::Switch(value, cases, default) => {
                self.judge(frame.taint(*value), path.lanes);
                let mut ways: Vec<(&Edge, u64)> = cases.iter().map(|case| (&case.1, 0)).collect();
                ways.push((default, 0));
                each(path.lanes, |lane| {
                    let value = frame.get(*value, lane);
                    let way = cases.iter().position(|case| case.0 == value).unwrap_or(cases.len());
                    ways[way].1 |= 1 << lane;
                });
                part(frame, function, &ways);
            }
        }
        Ok(())
    }

    /// Notes when a condition says nothing reliable.
    pub(super) fn judge(&mut self, taint: Taint, lanes: u64) {
        self.outcome.undefined_control |= taint.undef & lanes != 0;
        self.outcome.rough_control |= taint.rough & lanes != 0;
    }

    /// Likewise of one value.
    pub(super) fn judge_value(&mut self, value: Value) {
        self.outcome.undefined_control |= value.1 & UNDEF != 0;
        self.outcome.rough_control |= value.1 & ROUGH != 0;
    }
}

/// Has the frame's path go on at an instruction.
pub(super) fn stand(frame: &mut Frame, at: u32) {
    if let Some(top) = frame.paths.last_mut() {
        top.at = at;
    }
}

/// The copies of an edge.
fn step(frame: &mut Frame, function: &Function, edge: &Edge, lanes: u64) {
    for &(dst, src) in &function.copies[edge.copies.start as usize..edge.copies.end as usize] {
        frame.copy(dst, src, lanes);
    }
}

/// Sends the path's lanes to blocks: they join those who are there already.
fn part(frame: &mut Frame, function: &Function, ways: &[(&Edge, u64)]) {
    frame.paths.pop();
    for (edge, lanes) in ways.iter().filter(|way| way.1 != 0) {
        step(frame, function, edge, *lanes);
        let at = function.blocks[edge.to as usize].insts.start;
        match frame.paths.iter_mut().find(|path| path.block == edge.to && path.at == at) {
            Some(there) => there.lanes |= lanes,
            None => frame.paths.push(Path { block: edge.to, at, lanes: *lanes }),
        }
    }
    choose(frame, function);
}

/// Has the path go on that no other can still come to; of several such the one with the lowest lane, whatever the order of
/// the blocks in the program.
fn choose(frame: &mut Frame, function: &Function) {
    if frame.paths.len() < 2 {
        return;
    }
    let before = |a: &Path, b: &Path| function.order.precedes(a.block, b.block);
    let waits = |path: &Path| frame.paths.iter().any(|other| before(other, path) && !before(path, other));
    let rank = |path: &Path| (waits(path), path.lanes.trailing_zeros());
    let best = (0..frame.paths.len()).min_by_key(|&index| rank(&frame.paths[index]));
    let last = frame.paths.len() - 1;
    frame.paths.swap(best.unwrap_or(last), last);
}

/// The lanes of a wave of that many threads.
pub(super) fn lanes_of(threads: u32) -> u64 {
    if threads == 0 { 0 } else { full(threads) }
}
