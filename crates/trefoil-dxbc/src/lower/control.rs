//! Structured control flow, and the moves that phis ask for on each edge.

use super::{Lowerer, Place, Result, Slot};
use crate::code::{Base, DstBase, Lane, Lanes, MInst, Null, VReg};
use crate::kinds;
use crate::op::Op;
use crate::program::control;
use smallvec::SmallVec;
use trefoil_ir::{BlockId, Error, HashMap, InstId, Merge, Opcode, Value};

/// A structure that is open.
#[derive(Clone, Copy, Debug)]
pub(super) enum Frame {
    /// A loop, with the number of selections open when its body began.
    Loop { header: BlockId, cont: BlockId, merge: BlockId },
    /// A switch.
    Switch { merge: BlockId },
    /// An `if`.
    If,
}

/// Structures nested deeper than this are refused, since lowering recurses into them.
const MAX_DEPTH: usize = 256;

/// What follows an edge.
enum Next {
    /// Nothing more in this region.
    End,
    /// The block, in this region.
    Goto(BlockId),
}

/// A move that an edge makes: a component of a phi's register, and what goes there.
#[derive(Clone, Copy)]
struct Move {
    vreg: VReg,
    comp: u8,
    from: Lane,
}

impl Lowerer<'_> {
    /// Gives every phi its registers, before anything reads one.
    pub(super) fn phi_registers(&mut self) {
        for b in 0..self.func.layout.len() {
            let phis: SmallVec<[InstId; 8]> = self.func.phis(self.func.layout[b]).collect();
            for phi in phis {
                let ty = self.func.insts[phi].ty;
                let lanes = self.new_lanes(self.lane_count(ty), self.is_double(ty));
                self.set_lanes(phi, &lanes);
            }
        }
    }

    /// New registers for that many scalars.
    pub(super) fn new_lanes(&mut self, count: usize, doubles: bool) -> Lanes {
        let each = if doubles { 2 } else { 1 };
        let mut lanes = Lanes::new();
        let mut left = count;
        while left > 0 {
            let width = left.min(4 / each);
            let vreg = self.code.vreg((width * each) as u8);
            self.code.vregs[vreg].pairs = doubles;
            lanes.extend((0..width).map(|i| Lane::new(Base::VReg(vreg), (i * each) as u8)));
            left -= width;
        }
        lanes
    }

    /// Lowers the whole function.
    pub(super) fn whole(&mut self) -> Result<()> {
        self.region(self.func.entry(), None, None)
    }

    /// Lowers from `start` until control reaches `stop`, leaves for an outer structure, or returns. `header` is the loop
    /// header whose loop is open already.
    fn region(&mut self, start: BlockId, stop: Option<BlockId>, header: Option<BlockId>) -> Result<()> {
        let mut block = start;
        loop {
            let next = match self.func.blocks[block].merge {
                Merge::Loop { merge, cont, .. } if header != Some(block) || block != start => {
                    self.whole_loop(block, cont, merge)?;
                    Next::Goto(merge)
                }
                merge => {
                    self.block(block)?;
                    self.terminator(block, merge, stop)?
                }
            };
            match next {
                Next::End => return Ok(()),
                Next::Goto(to) if Some(to) == stop => return Ok(()),
                Next::Goto(to) => block = to,
            }
        }
    }

    fn whole_loop(&mut self, header: BlockId, cont: BlockId, merge: BlockId) -> Result<()> {
        self.marker(Op::Loop, None)?;
        self.open(Frame::Loop { header, cont, merge })?;
        self.region(header, None, Some(header))?;
        self.frames.pop();
        self.marker(Op::EndLoop, None)
    }

    fn open(&mut self, frame: Frame) -> Result<()> {
        if self.frames.len() >= MAX_DEPTH {
            return Err(Error::new(self.loc, &kinds::TOO_DEEP));
        }
        self.frames.push(frame);
        Ok(())
    }

    fn marker(&mut self, op: Op, condition: Option<(Lane, bool)>) -> Result<()> {
        let mut inst = MInst::new(op, None, []);
        if let Some((lane, nonzero)) = condition {
            inst.srcs.push(self.fixed_bits(&[lane])?);
            inst.controls = if nonzero { control::NONZERO } else { 0 };
        }
        self.push(inst)
    }

    /// Lowers what a block computes.
    fn block(&mut self, block: BlockId) -> Result<()> {
        let again = std::mem::replace(&mut self.seen[block], true);
        self.index_registers.clear();
        let pinned = self.facts.repeated[block];
        let mut order = std::mem::take(&mut self.order);
        super::group::order(self.func, block, &mut order);
        for &inst in &order {
            let op = self.func.insts[inst].op;
            if op == Opcode::Phi || op.is_terminator() || self.facts.folded[inst] {
                continue;
            }
            self.loc = self.func.loc(inst);
            let before = self.slots[inst];
            self.instruction(inst)?;
            if pinned && self.facts.escapes[inst] {
                self.pin(inst, if again { before } else { Slot::Empty })?;
            }
        }
        self.order = order;
        Ok(())
    }

    /// Keeps a result in registers that every copy of its block writes.
    fn pin(&mut self, inst: InstId, before: Slot) -> Result<()> {
        let Slot::Lanes(start, count) = self.slots[inst] else { return Ok(()) };
        let now: Lanes = self.pool[start as usize..(start + count) as usize].iter().copied().collect();
        let doubles = self.is_double(self.func.insts[inst].ty);
        let home: Lanes = match before {
            Slot::Lanes(start, count) => {
                self.slots[inst] = before;
                self.pool[start as usize..(start + count) as usize].iter().copied().collect()
            }
            _ => {
                let home = self.new_lanes(count as usize, doubles);
                self.set_lanes(inst, &home);
                home
            }
        };
        let mut moves = SmallVec::new();
        add_moves(&mut moves, &home, &now, doubles);
        self.run_moves(moves)
    }

    fn terminator(&mut self, block: BlockId, merge: Merge, stop: Option<BlockId>) -> Result<Next> {
        let Some(inst) = self.func.terminator(block) else { return self.bug("a block without a terminator") };
        self.loc = self.func.loc(inst);
        let operands: SmallVec<[Value; 4]> = self.func.operands(inst).iter().copied().collect();
        match (self.func.insts[inst].op, operands.as_slice()) {
            (Opcode::Ret, _) => {
                self.marker(Op::Ret, None)?;
                Ok(Next::End)
            }
            (Opcode::Unreachable, _) => Ok(Next::End),
            (Opcode::Br, [target]) => {
                let to = self.target(*target)?;
                self.edge(block, to, stop)
            }
            (Opcode::Br, [condition, yes, no]) => {
                let (yes, no) = (self.target(*yes)?, self.target(*no)?);
                let selection = match merge {
                    Merge::Selection { merge, .. } => Some(merge),
                    _ => None,
                };
                self.branch(block, *condition, yes, no, selection, stop)
            }
            (Opcode::Switch, [value, default, cases @ ..]) => {
                let Merge::Selection { merge, .. } = merge else {
                    return self.bug("a switch without a merge");
                };
                self.switch(block, *value, *default, cases, merge)?;
                Ok(Next::Goto(merge))
            }
            _ => self.bug("a terminator that is not known"),
        }
    }

    fn target(&self, value: Value) -> Result<BlockId> {
        match value.as_block() {
            Some(block) => Ok(block),
            None => self.bug("a branch to something that is no block"),
        }
    }

    fn branch(
        &mut self,
        from: BlockId,
        condition: Value,
        yes: BlockId,
        no: BlockId,
        selection: Option<BlockId>,
        stop: Option<BlockId>,
    ) -> Result<Next> {
        if yes == no {
            return self.edge(from, yes, stop);
        }
        let (lane, nonzero) = self.condition(condition)?;
        if let Some(merge) = selection {
            let (mut first, mut second, mut test) = (yes, no, nonzero);
            if self.is_empty_edge(from, first, merge) {
                (first, second, test) = (second, first, !test);
            }
            self.begin_if(lane, test)?;
            self.side(from, first, Some(merge))?;
            if !self.is_empty_edge(from, second, merge) {
                self.marker(Op::Else, None)?;
                self.side(from, second, Some(merge))?;
            }
            self.end_if()?;
            return Ok(Next::Goto(merge));
        }
        // Without a merge one side leaves a structure around, and the other goes on.
        if !self.leaves(yes, stop) && !self.leaves(no, stop) {
            return self.bug("a branch without a merge stays within its structure");
        }
        let ends =
            |side: BlockId| matches!(self.frames.last(), Some(Frame::Loop { header, .. }) if *header == side);
        // A side that falls to the loop's end stays, so that the other is a conditional `break`.
        let leave_yes = self.leaves(yes, stop) && !(ends(yes) && self.leaves(no, stop));
        let (leave, stay, test) = if leave_yes { (yes, no, nonzero) } else { (no, yes, !nonzero) };
        self.begin_if(lane, test)?;
        self.side(from, leave, None)?;
        self.end_if()?;
        self.edge(from, stay, stop)
    }

    fn begin_if(&mut self, lane: Lane, nonzero: bool) -> Result<()> {
        self.marker(Op::If, Some((lane, nonzero)))?;
        self.open(Frame::If)
    }

    fn end_if(&mut self) -> Result<()> {
        self.frames.pop();
        self.marker(Op::EndIf, None)
    }

    /// The lane a branch tests, and whether it is taken when that is not zero.
    fn condition(&mut self, value: Value) -> Result<(Lane, bool)> {
        if let Some(inst) = value.as_inst()
            && self.func.insts[inst].op == Opcode::Xor
            && let [a, b] = *self.func.operands(inst)
            && self.ctx.as_int(b) == Some(1)
        {
            let (lane, nonzero) = (self.lane(a)?, false);
            return Ok((lane, nonzero));
        }
        Ok((self.lane(value)?, true))
    }

    /// Whether going to `to` leaves the structures that are open.
    fn leaves(&self, to: BlockId, stop: Option<BlockId>) -> bool {
        if Some(to) == stop {
            return true;
        }
        self.frames.iter().rev().any(|frame| match *frame {
            Frame::Loop { header, merge, cont } => to == merge || to == header || to == cont,
            Frame::Switch { merge } => to == merge,
            Frame::If => false,
        })
    }

    fn is_empty_edge(&self, from: BlockId, to: BlockId, merge: BlockId) -> bool {
        let moves = |phi: InstId| {
            self.facts.incoming(self.func, phi, from).is_some_and(|value| value != Value::from(phi))
        };
        to == merge && !self.func.phis(to).any(moves)
    }

    /// One side of a branch: the edge, and what follows it.
    fn side(&mut self, from: BlockId, to: BlockId, stop: Option<BlockId>) -> Result<()> {
        match self.edge(from, to, stop)? {
            Next::End => Ok(()),
            Next::Goto(block) => self.region(block, stop, None),
        }
    }

    /// Makes the moves of an edge and leaves whatever it leaves.
    fn edge(&mut self, from: BlockId, to: BlockId, stop: Option<BlockId>) -> Result<Next> {
        self.phi_moves(from, to)?;
        if Some(to) == stop {
            return Ok(Next::End);
        }
        // Whether a selection or switch stands between here and the structure that is left.
        let mut inner_switch = false;
        for i in (0..self.frames.len()).rev() {
            let outermost = i + 1 == self.frames.len();
            match self.frames[i] {
                Frame::If => {}
                Frame::Switch { merge } if to == merge => {
                    self.marker(Op::Break, None)?;
                    return Ok(Next::End);
                }
                Frame::Switch { .. } => inner_switch = true,
                Frame::Loop { header, .. } if to == header => {
                    if !outermost {
                        self.marker(Op::Continue, None)?;
                    }
                    return Ok(Next::End);
                }
                Frame::Loop { merge, .. } if to == merge => {
                    if inner_switch {
                        return self.bug("a loop is left from within a switch");
                    }
                    self.marker(Op::Break, None)?;
                    return Ok(Next::End);
                }
                Frame::Loop { .. } => break,
            }
        }
        Ok(Next::Goto(to))
    }

    fn switch(
        &mut self,
        from: BlockId,
        value: Value,
        default: Value,
        cases: &[Value],
        merge: BlockId,
    ) -> Result<()> {
        let default = self.target(default)?;
        let selector = self.lane(value)?;
        self.marker(Op::Switch, Some((selector, false)))?;
        self.open(Frame::Switch { merge })?;
        // The blocks in the order in which labels name them first, with their labels.
        let mut targets: Vec<(BlockId, SmallVec<[Value; 2]>)> = Vec::new();
        let mut known: HashMap<BlockId, usize> = HashMap::default();
        for pair in cases.chunks_exact(2) {
            let target = self.target(pair[1])?;
            let at = *known.entry(target).or_insert(targets.len());
            if at == targets.len() {
                targets.push((target, SmallVec::new()));
            }
            targets[at].1.push(pair[0]);
        }
        if !known.contains_key(&default) {
            targets.push((default, SmallVec::new()));
        }
        for (target, labels) in targets {
            for label in labels {
                let label = self.lane(label)?;
                self.marker(Op::Case, Some((label, false)))?;
            }
            if target == default {
                self.marker(Op::Default, None)?;
            }
            self.side(from, target, None)?;
            // A case ends in a jump, even where all its paths have left before.
            let ended = |inst: &MInst| matches!(inst.op, Op::Break | Op::Continue | Op::Ret);
            if !self.code.insts.last().is_some_and(ended) {
                self.marker(Op::Break, None)?;
            }
        }
        self.frames.pop();
        self.marker(Op::EndSwitch, None)
    }

    // Phis.

    fn phi_moves(&mut self, from: BlockId, to: BlockId) -> Result<()> {
        let phis: SmallVec<[InstId; 8]> = self.func.phis(to).collect();
        let mut moves: SmallVec<[Move; 16]> = SmallVec::new();
        for phi in phis {
            let Some(value) = self.facts.incoming(self.func, phi, from) else {
                return self.bug("a phi does not know an edge");
            };
            if self.is_undefined(value) || value == Value::from(phi) {
                continue;
            }
            let home = self.lanes(phi.into())?;
            let source = self.lanes(value)?;
            add_moves(&mut moves, &home, &source, self.is_double(self.func.insts[phi].ty));
        }
        self.run_moves(moves)
    }

    fn is_undefined(&self, value: Value) -> bool {
        use trefoil_ir::ConstKind;
        value
            .as_const()
            .is_some_and(|id| matches!(self.ctx.consts.get(id).kind, ConstKind::Undef | ConstKind::Poison))
    }

    /// Makes moves as if all at once: one goes when no other still reads what it writes; where they wait for each
    /// other in a ring, one goes through a register of its own.
    fn run_moves(&mut self, mut moves: SmallVec<[Move; 16]>) -> Result<()> {
        moves.retain(|m| {
            m.from.base != Base::VReg(m.vreg) || m.from.comp != m.comp || m.from.neg || m.from.abs
        });
        while let Some(first) = moves.first().copied() {
            let free = moves.iter().map(|m| m.vreg).find(|&vreg| {
                !moves.iter().any(|m| m.vreg != vreg && self.code.lane_reads(&m.from, vreg))
                    && !self.rotates(&moves, vreg)
            });
            match free {
                Some(vreg) => {
                    self.move_into(vreg, &moves)?;
                    moves.retain(|m| m.vreg != vreg);
                }
                None => {
                    // Everything read from this register is read into a new one first.
                    let vreg = first.vreg;
                    let saved: SmallVec<[usize; 8]> =
                        (0..moves.len()).filter(|&i| self.code.lane_reads(&moves[i].from, vreg)).collect();
                    let lanes: Lanes = saved.iter().map(|&i| moves[i].from).collect();
                    let copies = self.alu(Op::Mov, &[&lanes])?;
                    for (&i, copy) in saved.iter().zip(copies) {
                        moves[i].from = copy;
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether the moves into a register read it too, in a way that splits into several instructions.
    fn rotates(&self, moves: &[Move], vreg: VReg) -> bool {
        let mut own = moves.iter().filter(|m| m.vreg == vreg);
        let reads_itself = own.clone().any(|m| self.code.lane_reads(&m.from, vreg));
        let lead = own.next().map(|m| m.from);
        reads_itself && !own.all(|m| lead.is_some_and(|lead| lead.joins(&m.from)))
    }

    fn move_into(&mut self, vreg: VReg, moves: &[Move]) -> Result<()> {
        let own: SmallVec<[Move; 4]> = moves.iter().filter(|m| m.vreg == vreg).copied().collect();
        let (low, high) = own.iter().fold((3, 0), |(low, high), m| (low.min(m.comp), high.max(m.comp)));
        let width = usize::from(high - low) + 1;
        let mut lanes: Lanes = std::iter::repeat_n(own[0].from, width).collect();
        let mut gaps = ((1u16 << width) - 1) as u8;
        for m in &own {
            lanes[usize::from(m.comp - low)] = m.from;
            gaps &= !(1 << (m.comp - low));
        }
        if gaps == 0 {
            let place = Place { base: DstBase::VReg(vreg), at: low.into(), width };
            return self.alu_into(Op::Mov, 0, Null::None, place, 0, &[&lanes]);
        }
        for m in &own {
            let place = Place { base: DstBase::VReg(vreg), at: m.comp.into(), width: 1 };
            self.alu_into(Op::Mov, 0, Null::None, place, 0, &[&[m.from]])?;
        }
        Ok(())
    }
}

fn add_moves(moves: &mut SmallVec<[Move; 16]>, home: &[Lane], source: &[Lane], doubles: bool) {
    for (to, from) in home.iter().zip(source) {
        let Base::VReg(vreg) = to.base else { continue };
        moves.push(Move { vreg, comp: to.comp, from: if doubles { low_half(from) } else { *from } });
        if doubles {
            moves.push(Move { vreg, comp: to.comp + 1, from: high_half(from) });
        }
    }
}

/// The word of a double that holds its low bits. Doubles that phis move have their signs resolved.
pub(super) fn low_half(double: &Lane) -> Lane {
    Lane { imm: double.imm & 0xffff_ffff, ..*double }
}

/// The word of a double that holds its high bits.
pub(super) fn high_half(double: &Lane) -> Lane {
    Lane {
        imm: double.imm >> 32,
        comp: if double.base == Base::Const { 0 } else { double.comp + 1 },
        ..*double
    }
}
