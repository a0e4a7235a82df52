//! Structured control flow for a graph that has none: nested selections and loops, each with a single merge block.
//!
//! Every block is emitted once, dominators first. A successor with no other predecessor becomes a side of its selection. A
//! block with several predecessors is emitted after the selection that dominates it; a variable holds the number of the
//! pending block, and where several blocks may be pending each is tested for in turn, in reverse postorder. All lanes that
//! reach a block therefore execute it together, whichever path they took. A loop is left through its merge block and
//! continued through its continue block; the variable again says what comes next. Where only one block can be pending
//! nothing is tested, so a graph that was made from structured source keeps the structure of that source.
//!
//! The variable, and values that no longer dominate their uses, go through memory (`repair`); later passes promote them.

mod repair;

use crate::kinds;
use smallvec::SmallVec;
use std::collections::BTreeSet;
use trefoil_ir::cfg::{Cfg, Dominators, Lists, Nesting};
use trefoil_ir::{
    BlockId, Context, Cursor, Error, Flags, Function, HashMap, HashSet, Hint, InstId, IntPredicate, Loc,
    Merge, Opcode, SideMap, TypeId, Value,
};

/// Most levels of selections and loops in each other.
const MAX_DEPTH: u32 = 200;

/// Blocks that may be executed next, by their positions in reverse postorder.
type Pending = BTreeSet<u32>;

/// Structures the control flow of a function; merges that it had are dropped.
///
/// # Errors
/// A loop with two headers, control flow that nests too deep, a resource or an address that depends on the path taken.
pub fn run(ctx: &mut Context, func: &mut Function) -> Result<(), Error> {
    func.blocks.values_mut().for_each(|block| block.merge = Merge::None);
    open_entry(func);
    repair::phis_to_memory(ctx, func)?;
    let cfg = Cfg::new(func);
    let doms = Dominators::new(&cfg);
    let nesting = Nesting::new(&cfg, &doms);
    let loops = loops(func, &cfg, &nesting)?;
    let mut sizes: SideMap<BlockId, u32> = SideMap::sized(func.blocks.len(), 1);
    for &block in cfg.order.iter().skip(1).rev() {
        let size = sizes[block];
        sizes[doms.idom[block]] += size;
    }
    let entry = func.entry();
    let loc = func.blocks[entry].insts.first().map_or(Loc::NONE, |&first| func.loc(first));
    let next = repair::variable(func, TypeId::I32, loc);
    let children = doms.children(&cfg);
    let mut s = Structurizer {
        ctx,
        func,
        cfg,
        nesting,
        children,
        sizes,
        loops,
        frames: Vec::new(),
        next,
        layout: Vec::new(),
        open: None,
        loc,
        depth: 0,
    };
    s.region(entry)?;
    s.close();
    let layout = std::mem::take(&mut s.layout);
    func.layout = layout;
    repair::dominance(ctx, func)
}

/// Inserts a block before an entry block that is a loop header, and moves the variables there.
fn open_entry(func: &mut Function) {
    let entry = func.entry();
    if func.layout.iter().all(|&block| func.edges(block, entry) == 0) {
        return;
    }
    let ahead = func.new_block();
    let all = std::mem::take(&mut func.blocks[entry].insts);
    let (variables, rest) = all.into_iter().partition(|&inst| func.insts[inst].op == Opcode::Alloca);
    func.blocks[ahead].insts = variables;
    func.blocks[entry].insts = rest;
    let loc = func.blocks[entry].insts.first().map_or(Loc::NONE, |&first| func.loc(first));
    Cursor::at_end(func, ahead).at_loc(loc).inst(Opcode::Br, TypeId::VOID, &[entry.into()], 0, Flags::NONE);
    func.layout.insert(0, ahead);
}

/// The blocks of each loop, by its header.
fn loops(func: &Function, cfg: &Cfg, nesting: &Nesting) -> Result<HashMap<BlockId, HashSet<BlockId>>, Error> {
    let mut loops: HashMap<BlockId, HashSet<BlockId>> = HashMap::default();
    for &block in &cfg.order {
        for to in func.successors(block) {
            if cfg.position[to] > cfg.position[block] {
                continue;
            }
            if !nesting.dominates(cfg, to, block) {
                let loc = func.terminator(block).map_or(Loc::NONE, |term| func.loc(term));
                return Err(Error::new(loc, &kinds::LOOP_WITH_TWO_HEADERS));
            }
            let body = loops.entry(to).or_default();
            body.insert(to);
            let mut work = vec![block];
            while let Some(inside) = work.pop() {
                if body.insert(inside) {
                    work.extend(cfg.preds[inside].iter().filter(|&&pred| cfg.is_reachable(pred)));
                }
            }
        }
    }
    Ok(loops)
}

/// A loop that is being emitted.
struct Frame {
    header: BlockId,
    body: HashSet<BlockId>,
    cont: BlockId,
    merge: BlockId,
    /// The blocks outside that it may be left for.
    exits: Pending,
}

/// What follows a block once it and the successors that only it reaches are emitted.
enum Step {
    /// This block and no other.
    Go(BlockId),
    /// One of these, which are emitted elsewhere; nothing if there are none.
    Done(Pending),
}

struct Structurizer<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    cfg: Cfg,
    nesting: Nesting,
    /// Of the dominator tree.
    children: Lists,
    /// How many blocks each block dominates.
    sizes: SideMap<BlockId, u32>,
    loops: HashMap<BlockId, HashSet<BlockId>>,
    /// The loops around the current block, the innermost last.
    frames: Vec<Frame>,
    /// The variable that holds the number of the next block.
    next: Value,
    layout: Vec<BlockId>,
    /// The current block, which has no terminator yet.
    open: Option<BlockId>,
    /// The location of what is emitted: that of the terminator of the block that was emitted last.
    loc: Loc,
    depth: u32,
}

impl Structurizer<'_> {
    /// Appends to the open block.
    fn emit(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32) -> Option<InstId> {
        let block = self.open?;
        Some(Cursor::at_end(self.func, block).at_loc(self.loc).inst(op, ty, operands, data, Flags::NONE))
    }

    /// Ends the open block, if there is one, with a branch.
    fn jump(&mut self, to: BlockId) {
        self.emit(Opcode::Br, TypeId::VOID, &[to.into()], 0);
        self.open = None;
    }

    /// Ends the open block, if there is one, as unreachable.
    fn close(&mut self) {
        self.emit(Opcode::Unreachable, TypeId::VOID, &[], 0);
        self.open = None;
    }

    /// Branches to a block and continues there.
    fn enter(&mut self, block: BlockId) {
        self.jump(block);
        self.start(block);
    }

    /// Appends a block to the layout and continues there.
    fn start(&mut self, block: BlockId) {
        self.layout.push(block);
        self.open = Some(block);
    }

    /// Emits a block and all that it dominates within the current loop; returns what may be next.
    fn region(&mut self, head: BlockId) -> Result<Pending, Error> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Error::new(Loc::NONE, kinds::STRUCTURE_TOO_DEEP.with(&[&MAX_DEPTH])));
        }
        let mut at = head;
        loop {
            match if self.opens_loop(at) { self.whole_loop(at)? } else { self.block(at)? } {
                Step::Go(to) => at = to,
                Step::Done(pending) => {
                    self.depth -= 1;
                    return Ok(pending);
                }
            }
        }
    }

    fn opens_loop(&self, block: BlockId) -> bool {
        self.loops.contains_key(&block) && self.frames.last().is_none_or(|frame| frame.header != block)
    }

    fn block(&mut self, block: BlockId) -> Result<Step, Error> {
        self.enter(block);
        self.loc = self.func.terminator(block).map_or(self.loc, |term| self.func.loc(term));
        let mut targets: SmallVec<[BlockId; 4]> = SmallVec::new();
        self.func.for_each_successor(block, |to| {
            if !targets.contains(&to) {
                targets.push(to);
            }
        });
        match *targets {
            [] => {
                self.open = None;
                Ok(Step::Done(Pending::new()))
            }
            [to] => {
                self.func.blocks[block].insts.pop();
                Ok(if self.leads_alone(block, to) { Step::Go(to) } else { Step::Done(self.edge(to)) })
            }
            _ => match self.selection(block, &targets)? {
                Step::Done(pending) => self.follow(&self.met_after(block), pending),
                go => Ok(go),
            },
        }
    }

    /// Whether a block is in the current loop and has no other predecessor than `from`, back edges aside.
    fn leads_alone(&self, from: BlockId, to: BlockId) -> bool {
        let inside = self.frames.last().is_none_or(|f| f.header != to && f.body.contains(&to));
        let comes_in = |&pred: &BlockId| {
            self.cfg.is_reachable(pred) && pred != from && !self.nesting.dominates(&self.cfg, to, pred)
        };
        inside && !self.cfg.preds[to].iter().any(comes_in)
    }

    /// The blocks of the current loop that a block immediately dominates and that have several predecessors.
    fn met_after(&self, block: BlockId) -> Vec<BlockId> {
        let inside = |to: BlockId| self.frames.last().is_none_or(|f| f.body.contains(&to));
        let list = self.children[block].iter().copied();
        let mut list: Vec<BlockId> = list.filter(|&to| inside(to) && !self.leads_alone(block, to)).collect();
        list.sort_unstable_by_key(|&to| self.cfg.position[to]);
        list
    }

    /// Leaves the open block for one that is emitted elsewhere.
    fn edge(&mut self, to: BlockId) -> Pending {
        let position = self.cfg.position[to];
        if let Some(frame) = self.frames.last_mut() {
            if to == frame.header {
                let cont = frame.cont;
                self.jump(cont);
                return Pending::new();
            }
            if !frame.body.contains(&to) {
                frame.exits.insert(position);
                let merge = frame.merge;
                self.choose(position);
                self.jump(merge);
                return Pending::new();
            }
        }
        self.choose(position);
        Pending::from([position])
    }

    fn choose(&mut self, position: u32) {
        let number = self.ctx.i32(position);
        self.emit(Opcode::Store, TypeId::VOID, &[number, self.next], 0);
    }

    /// A conditional branch or switch: its sides, up to where they meet.
    fn selection(&mut self, block: BlockId, targets: &[BlockId]) -> Result<Step, Error> {
        let merge = self.func.new_block();
        // Small sides first: when they leave the construct, the last can follow the merge block.
        let mut sides: SmallVec<[(bool, u32, BlockId); 4]> =
            targets.iter().map(|&to| (self.leads_alone(block, to), self.sizes[to], to)).collect();
        sides.sort_by_key(|&(alone, size, _)| (alone, size));
        let mut entries: SmallVec<[(BlockId, BlockId); 4]> = SmallVec::new();
        let (mut pending, mut meets, mut last) = (Pending::new(), false, None);
        for (n, &(alone, _, to)) in sides.iter().enumerate() {
            if alone && n + 1 == sides.len() && !meets {
                last = Some(to);
                entries.push((to, merge));
                continue;
            }
            let own = alone && !self.opens_loop(to);
            let entry = if own { to } else { self.func.new_block() };
            self.open = None;
            if !own {
                self.start(entry);
            }
            pending.append(&mut if alone { self.region(to)? } else { self.edge(to) });
            meets |= self.open.is_some();
            self.jump(merge);
            entries.push((to, entry));
        }
        if let Some(term) = self.func.terminator(block) {
            for v in self.func.operands_mut(term) {
                if let Some((_, entry)) = entries.iter().find(|(to, _)| v.as_block() == Some(*to)) {
                    *v = (*entry).into();
                }
            }
        }
        self.func.blocks[block].merge = Merge::Selection { merge, hint: Hint::None };
        self.start(merge);
        if !meets && last.is_none() {
            self.close();
        }
        Ok(last.map_or(Step::Done(pending), Step::Go))
    }

    /// Emits the pending blocks among `blocks`, each guarded by a test where several are pending.
    fn follow(&mut self, blocks: &[BlockId], mut pending: Pending) -> Result<Step, Error> {
        for &block in blocks {
            let position = self.cfg.position[block];
            if !pending.contains(&position) {
                continue;
            }
            if pending.len() == 1 {
                return Ok(Step::Go(block));
            }
            pending.remove(&position);
            let merge = self.when_next(position);
            pending.append(&mut self.region(block)?);
            self.jump(merge);
            self.start(merge);
        }
        Ok(Step::Done(pending))
    }

    /// Opens a selection for the lanes that go to a block next; returns its merge block.
    fn when_next(&mut self, position: u32) -> BlockId {
        let (entry, merge) = (self.func.new_block(), self.func.new_block());
        let number = self.ctx.i32(position);
        let next = self.emit(Opcode::Load, TypeId::I32, &[self.next], 0);
        if let (Some(head), Some(next)) = (self.open, next) {
            let operands = [next.into(), number];
            let is_next = self.emit(Opcode::ICmp, TypeId::I1, &operands, IntPredicate::Eq as u32);
            if let Some(is_next) = is_next {
                let operands = [is_next.into(), entry.into(), merge.into()];
                self.emit(Opcode::Br, TypeId::VOID, &operands, 0);
            }
            self.func.blocks[head].merge = Merge::Selection { merge, hint: Hint::None };
        }
        self.start(entry);
        merge
    }

    /// A loop, and the blocks that follow it.
    fn whole_loop(&mut self, header: BlockId) -> Result<Step, Error> {
        let (head, cont, merge) = (self.func.new_block(), self.func.new_block(), self.func.new_block());
        self.enter(head);
        self.func.blocks[head].merge = Merge::Loop { merge, cont, hint: Hint::None };
        let body = self.loops.remove(&header).unwrap_or_default();
        self.frames.push(Frame { header, body, cont, merge, exits: Pending::new() });
        self.region(header)?;
        // All pending blocks of the loop were emitted within it.
        self.close();
        let Some(frame) = self.frames.pop() else { return Ok(Step::Done(Pending::new())) };
        self.start(cont);
        self.jump(head);
        self.start(merge);
        let mut pending = frame.exits;
        if pending.is_empty() {
            self.close();
            return Ok(Step::Done(pending));
        }
        let order = &self.cfg.order;
        let leaves = |f: &Frame, to: BlockId| to == f.header || !f.body.contains(&to);
        let leaving: Vec<BlockId> = match self.frames.last() {
            Some(f) => pending.iter().map(|&p| order[p as usize]).filter(|&to| leaves(f, to)).collect(),
            None => Vec::new(),
        };
        let inside = |to: &BlockId| self.frames.last().is_none_or(|f| f.body.contains(to));
        let mut after: Vec<BlockId> = frame
            .body
            .iter()
            .flat_map(|&block| self.children[block].iter().copied())
            .filter(|to| !frame.body.contains(to) && inside(to))
            .collect();
        after.sort_unstable_by_key(|&to| self.cfg.position[to]);
        for to in leaving {
            let position = self.cfg.position[to];
            pending.remove(&position);
            if pending.is_empty() {
                return Ok(Step::Done(self.edge(to)));
            }
            let meet = self.when_next(position);
            self.edge(to);
            self.start(meet);
        }
        self.follow(&after, pending)
    }
}
