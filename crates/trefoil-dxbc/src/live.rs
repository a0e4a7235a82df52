//! When each component of each virtual register holds something that is read later.
//!
//! Positions: instruction `i` reads at `2 i` and writes at `2 i + 1`. A component's life is a list of segments, end
//! exclusive; between them the register is free. On the way back through the code, results that nobody reads
//! are taken out of masks, and instructions without a result left are dropped.
//!
//! Steps: match the structure's markers, cut into blocks, find what is live at block ends by going back from each read
//! of what another block writes, then walk each block once.

use crate::code::{Code, DstBase, MInst, Null, VReg, components, for_each_read};
use crate::op::Op;
use smallvec::SmallVec;
use trefoil_ir::{Entity, filled};

/// A run of positions, end exclusive.
pub(crate) type Segment = (u32, u32);

/// The life of one component, in order.
pub(crate) type Life = SmallVec<[Segment; 2]>;

/// A component and a block that does something with it.
type Place = (u32, u32);

/// What is live at the end of each block, the blocks' lists one after the other.
#[derive(Default)]
struct Outs {
    /// Where each block's list ends; it starts where the one before does.
    ends: Vec<u32>,
    lanes: Vec<u32>,
}

impl Outs {
    /// The lists of these places.
    fn new(places: &[Place], blocks: usize) -> Outs {
        let mut ends = filled(blocks + 1, 0u32);
        places.iter().for_each(|p| ends[p.1 as usize + 1] += 1);
        for b in 0..blocks {
            ends[b + 1] += ends[b];
        }
        let mut lanes = filled(places.len(), 0);
        for &(lane, block) in places {
            let at = &mut ends[block as usize];
            lanes[*at as usize] = lane;
            *at += 1;
        }
        Outs { ends, lanes }
    }

    fn of(&self, block: usize) -> &[u32] {
        let start = if block == 0 { 0 } else { self.ends.get(block - 1).copied().unwrap_or(0) };
        let end = self.ends.get(block).copied().unwrap_or(0);
        &self.lanes[start as usize..end as usize]
    }
}

/// No component, block or place in a list.
const NONE: u32 = u32::MAX;

/// For each component a list of blocks, each entry naming the one before.
struct Chains {
    last: Vec<u32>,
    entries: Vec<(u32, u32)>,
}

impl Chains {
    fn new(lanes: usize) -> Chains {
        Chains { last: vec![NONE; lanes], entries: Vec::with_capacity(lanes) }
    }

    fn is_empty(&self, lane: usize) -> bool {
        self.last[lane] == NONE
    }

    fn push(&mut self, lane: usize, block: u32) {
        let before = std::mem::replace(&mut self.last[lane], self.entries.len() as u32);
        self.entries.push((block, before));
    }

    /// The blocks of a component, the last first.
    fn of(&self, lane: usize) -> impl Iterator<Item = u32> + '_ {
        let entry = |at: u32| self.entries.get(at as usize);
        std::iter::successors(entry(self.last[lane]), move |&&(_, before)| entry(before))
            .map(|&(block, _)| block)
    }
}

/// The components that some blocks read before they write them: in which blocks that is, and where they are written.
struct Exposed {
    lanes: Vec<u32>,
    reads: Chains,
    writes: Chains,
}

/// The lives of all components.
#[derive(Debug)]
pub(crate) struct Lives {
    starts: Vec<u32>,
    segments: Vec<Life>,
}

impl Lives {
    /// Finds them, and drops what is dead from the code.
    pub(crate) fn new(code: &mut Code) -> Lives {
        let mut starts = Vec::with_capacity(code.vregs.len());
        let mut count = 0;
        for vreg in code.vregs.values() {
            starts.push(count);
            count += u32::from(vreg.width);
        }
        let segments = std::iter::repeat_with(Life::new).take(count as usize).collect();
        let mut lives = Lives { starts, segments };
        let blocks = cut(&code.insts);
        let outs = lives.live_out(code, &blocks);
        lives.walk(code, &blocks, &outs);
        lives
    }

    fn lane(&self, vreg: VReg, comp: u8) -> usize {
        (self.starts[vreg.index()] + u32::from(comp)) as usize
    }

    /// The life of one component.
    #[cfg(test)]
    fn of(&self, vreg: VReg, comp: u8) -> &[Segment] {
        &self.segments[self.lane(vreg, comp)]
    }

    /// Takes the life of one component away.
    pub(crate) fn take(&mut self, vreg: VReg, comp: u8) -> Life {
        let lane = self.lane(vreg, comp);
        std::mem::take(&mut self.segments[lane])
    }

    /// What some blocks read before they write it.
    fn exposed(&self, code: &Code, blocks: &[Block]) -> Exposed {
        let count = self.segments.len();
        let mut out = Exposed {
            lanes: Vec::with_capacity(count),
            reads: Chains::new(count),
            writes: Chains::new(count),
        };
        let (mut read, mut written) = (vec![NONE; count], vec![NONE; count]);
        for (b, block) in (0u32..).zip(blocks) {
            for inst in &code.insts[block.start..block.end] {
                for_each_read(&code.refs, inst, |vreg, comp| {
                    let lane = self.lane(vreg, comp);
                    if written[lane] != b && std::mem::replace(&mut read[lane], b) != b {
                        if out.reads.is_empty(lane) {
                            out.lanes.push(lane as u32);
                        }
                        out.reads.push(lane, b);
                    }
                });
                for_each_write(inst, |vreg, comp| {
                    let lane = self.lane(vreg, comp);
                    if std::mem::replace(&mut written[lane], b) != b {
                        out.writes.push(lane, b);
                    }
                });
            }
        }
        out
    }

    /// The components that are live at the end of each block. One component after the other goes back from where it is
    /// read to where it is written, so the cost is that of what comes out.
    fn live_out(&self, code: &Code, blocks: &[Block]) -> Outs {
        if blocks.len() < 2 {
            return Outs::default();
        }
        let exposed = self.exposed(code, blocks);
        let mut preds: Vec<SmallVec<[u32; 2]>> = blocks.iter().map(|_| SmallVec::new()).collect();
        for (b, block) in (0u32..).zip(blocks) {
            block.successors.iter().for_each(|&s| preds[s].push(b));
        }
        let mut outs: Vec<Place> = Vec::with_capacity(8 * exposed.lanes.len());
        let (mut writer, mut out_of, mut into) =
            (vec![NONE; blocks.len()], vec![NONE; blocks.len()], vec![NONE; blocks.len()]);
        let mut work: Vec<u32> = Vec::with_capacity(blocks.len());
        for &lane in &exposed.lanes {
            exposed.writes.of(lane as usize).for_each(|b| writer[b as usize] = lane);
            work.extend(exposed.reads.of(lane as usize));
            while let Some(b) = work.pop() {
                if std::mem::replace(&mut into[b as usize], lane) == lane {
                    continue;
                }
                for &pred in &preds[b as usize] {
                    if std::mem::replace(&mut out_of[pred as usize], lane) != lane {
                        outs.push((lane, pred));
                        if writer[pred as usize] != lane {
                            work.push(pred);
                        }
                    }
                }
            }
        }
        Outs::new(&outs, blocks.len())
    }

    fn walk(&mut self, code: &mut Code, blocks: &[Block], outs: &Outs) {
        const CLOSED: u32 = u32::MAX;
        let mut open = vec![CLOSED; self.segments.len()];
        let mut touched: Vec<usize> = Vec::with_capacity(self.segments.len());
        for (b, block) in blocks.iter().enumerate().rev() {
            for &lane in outs.of(b) {
                open[lane as usize] = 2 * block.end as u32;
                touched.push(lane as usize);
            }
            for i in (block.start..block.end).rev() {
                let position = 2 * i as u32;
                let inst = &mut code.insts[i];
                if !self.trim(inst, &open) {
                    *inst = MInst::new(Op::Nop, None, []);
                    continue;
                }
                for_each_write(inst, |vreg, comp| {
                    let lane = self.lane(vreg, comp);
                    let end = if open[lane] == CLOSED { position + 2 } else { open[lane] };
                    add_front(&mut self.segments[lane], (position + 1, end));
                    open[lane] = CLOSED;
                });
                for_each_read(&code.refs, inst, |vreg, comp| {
                    let lane = self.lane(vreg, comp);
                    if open[lane] == CLOSED {
                        open[lane] = position + 1;
                        touched.push(lane);
                    }
                });
            }
            for lane in touched.drain(..) {
                if open[lane] != CLOSED {
                    add_front(&mut self.segments[lane], (2 * block.start as u32, open[lane]));
                    open[lane] = CLOSED;
                }
            }
        }
        self.segments.iter_mut().for_each(|segments| segments.reverse());
    }

    /// Takes unread components out of what an instruction writes; whether anything of it is left.
    fn trim(&self, inst: &mut MInst, open: &[u32]) -> bool {
        let Some(dst) = &mut inst.dst else { return inst.op != Op::Nop };
        let DstBase::VReg(vreg) = dst.base else { return true };
        if inst.op.is_immediate_atomic() || matches!(inst.null, Null::Status(_)) {
            return true;
        }
        let read = |comp: u8| open[self.lane(vreg, comp)] != u32::MAX;
        let mut kept = components(dst.mask).filter(|&comp| read(comp)).fold(0, |m, c| m | 1 << c);
        let doubles = inst.op.info().data == crate::op::Data::Double
            || matches!(inst.op, Op::FtoD | Op::ItoD | Op::UtoD);
        if doubles && kept != 0 {
            kept = dst.mask;
        }
        dst.mask = kept;
        kept != 0
    }
}

/// Adds a segment before those that are there, which lie after it; the list is in reverse.
fn add_front(segments: &mut Life, segment: Segment) {
    match segments.last_mut() {
        Some(last) if last.0 <= segment.1 => last.0 = last.0.min(segment.0),
        _ => segments.push(segment),
    }
}

fn for_each_write(inst: &MInst, mut f: impl FnMut(VReg, u8)) {
    if let Some(dst) = inst.dst
        && let DstBase::VReg(vreg) = dst.base
    {
        components(dst.mask).for_each(|comp| f(vreg, comp));
    }
    if let Null::Status(vreg) = inst.null {
        f(vreg, 0);
    }
}

/// A run of instructions that control enters at its start and leaves at its end.
#[derive(Debug)]
struct Block {
    start: usize,
    end: usize,
    successors: SmallVec<[usize; 2]>,
}

fn is_marker(op: Op) -> bool {
    matches!(
        op,
        Op::If
            | Op::Else
            | Op::EndIf
            | Op::Loop
            | Op::EndLoop
            | Op::Break
            | Op::Breakc
            | Op::Continue
            | Op::Continuec
            | Op::Switch
            | Op::Case
            | Op::Default
            | Op::EndSwitch
            | Op::Ret
    )
}

/// A structure whose end has not been seen, and who waits for it.
struct Open {
    op: Op,
    start: usize,
    /// Markers that go to the end.
    to_end: SmallVec<[usize; 4]>,
    has_default: bool,
}

/// The instruction that each marker may go to besides the next one.
fn targets(insts: &[MInst]) -> Vec<(usize, usize)> {
    let mut edges = Vec::with_capacity(64);
    let mut stack: Vec<Open> = Vec::with_capacity(8);
    let open = |op, start| Open { op, start, to_end: SmallVec::new(), has_default: false };
    for (i, inst) in insts.iter().enumerate() {
        match inst.op {
            Op::If | Op::Loop | Op::Switch => stack.push(open(inst.op, i)),
            Op::Else => {
                if let Some(top) = stack.last_mut() {
                    edges.push((top.start, i + 1));
                    top.op = Op::Else;
                    top.to_end.push(i);
                }
            }
            Op::Case | Op::Default => {
                if let Some(top) = stack.last_mut() {
                    edges.push((top.start, i));
                    top.has_default |= inst.op == Op::Default;
                }
            }
            Op::Break | Op::Breakc => {
                let around = stack.iter_mut().rev().find(|open| matches!(open.op, Op::Loop | Op::Switch));
                around.into_iter().for_each(|open| open.to_end.push(i));
            }
            Op::Continue | Op::Continuec => {
                let around = stack.iter().rev().find(|open| open.op == Op::Loop);
                around.into_iter().for_each(|open| edges.push((i, open.start + 1)));
            }
            Op::EndIf | Op::EndLoop | Op::EndSwitch => {
                let Some(top) = stack.pop() else { continue };
                edges.extend(top.to_end.iter().map(|&from| (from, i + 1)));
                match top.op {
                    Op::If => edges.push((top.start, i)),
                    Op::Loop => edges.push((i, top.start + 1)),
                    Op::Switch if !top.has_default => edges.push((top.start, i)),
                    _ => {}
                }
            }
            _ => {}
        }
    }
    edges
}

fn falls_through(op: Op) -> bool {
    !matches!(op, Op::Break | Op::Continue | Op::Ret | Op::Else | Op::EndLoop | Op::Switch)
}

fn cut(insts: &[MInst]) -> Vec<Block> {
    let edges = targets(insts);
    let mut leads = vec![false; insts.len() + 1];
    let markers = insts.iter().enumerate().filter(|(_, inst)| is_marker(inst.op)).map(|(i, _)| i + 1);
    for at in markers.chain(edges.iter().map(|&(_, to)| to)).chain([insts.len()]) {
        leads.get_mut(at).into_iter().for_each(|leads| *leads = true);
    }
    let mut blocks: Vec<Block> = Vec::with_capacity(2 * edges.len() + 1);
    let mut start = 0;
    for end in (1..leads.len()).filter(|&at| leads[at]) {
        blocks.push(Block { start, end, successors: SmallVec::new() });
        start = end;
    }
    let place = |blocks: &[Block], at: usize| blocks.partition_point(|block| block.start < at);
    for b in 0..blocks.len() {
        if falls_through(insts[blocks[b].end - 1].op) && b + 1 < blocks.len() {
            blocks[b].successors.push(b + 1);
        }
    }
    for (from, to) in edges {
        let at = place(&blocks, to);
        // The marker is the last instruction of its block.
        let owner = blocks.partition_point(|block| block.end <= from);
        if at < blocks.len() && owner < blocks.len() {
            blocks[owner].successors.push(at);
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::{Base, Dst, Lane, Shape, Src};

    fn read(vreg: VReg) -> Src {
        let lane = Lane::new(Base::VReg(vreg), 0);
        Src { base: lane.base, comps: [0; 4], imm: [0; 4], neg: false, abs: false, shape: Shape::Fixed(1) }
    }

    fn mov(to: VReg, from: Src) -> MInst {
        MInst::new(Op::Mov, Some(Dst { base: DstBase::VReg(to), mask: 1 }), [from])
    }

    #[test]
    fn a_value_carried_round_a_loop_lives_to_its_end() {
        let mut code = Code::default();
        let (a, b) = (code.vreg(1), code.vreg(1));
        let zero = Src { base: Base::Const, ..read(a) };
        let mut exit = MInst::new(Op::Breakc, None, [read(a)]);
        exit.controls = crate::program::control::NONZERO;
        let store = MInst::new(Op::Mov, Some(Dst { base: DstBase::Output(0), mask: 1 }), [read(b)]);
        code.insts = vec![
            mov(a, zero),                      // 0
            mov(b, zero),                      // 1
            MInst::new(Op::Loop, None, []),    // 2
            exit,                              // 3
            mov(b, read(a)),                   // 4
            MInst::new(Op::EndLoop, None, []), // 5
            store,                             // 6
        ];
        let lives = Lives::new(&mut code);
        assert_eq!(lives.of(a, 0), [(1, 12)]);
        assert_eq!(lives.of(b, 0), [(3, 8), (9, 13)]);
    }

    #[test]
    fn results_nobody_reads_are_dropped() {
        let mut code = Code::default();
        let (a, b) = (code.vreg(1), code.vreg(1));
        let zero = Src { base: Base::Const, ..read(a) };
        code.insts = vec![mov(a, zero), mov(b, read(a)), MInst::new(Op::Ret, None, [])];
        Lives::new(&mut code);
        assert!(code.insts[..2].iter().all(|inst| inst.op == Op::Nop));
    }
}
