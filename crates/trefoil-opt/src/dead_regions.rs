//! Control flow that does nothing: an `if`, a `switch` or a loop whose blocks write nothing and compute nothing that is used
//! after it. Control goes straight to where its paths meet, and its conditions are dead then.
//!
//! A loop is taken to end, as the language has it. Needs the structure beside the graph. Outer regions come first: with one all
//! that is nested in it goes.

use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, Cursor, Effect, EntityMap, Flags, Function, InstId, Loc, Merge, Opcode, SideMap, TypeId, Value,
};

/// How often a block is walked over at most, on average.
const WALKS: usize = 16;
/// No block.
const NO_BLOCK: BlockId = BlockId::from_u32(u32::MAX);

/// Takes such regions out; says whether there were any.
pub fn run(func: &mut Function) -> bool {
    let is_head = |&block: &BlockId| func.blocks[block].merge != Merge::None;
    let heads: SmallVec<[BlockId; 16]> = func.layout.iter().copied().filter(is_head).collect();
    if heads.is_empty() {
        return false;
    }
    let count = func.blocks.len();
    let marks = SideMap::sized(count, (NO_BLOCK, NO_BLOCK));
    let mut regions = Regions { marks, budget: WALKS * count, home: None };
    for &head in &heads {
        match func.blocks[head].merge {
            Merge::None => {}
            Merge::Selection { merge, .. } => regions.marks[merge].0 = head,
            Merge::Loop { merge, cont, .. } => (regions.marks[merge].0, regions.marks[cont].0) = (head, head),
        }
    }
    let mut changed = false;
    for head in heads {
        let (merge, is_loop) = match func.blocks[head].merge {
            Merge::Selection { merge, .. } => (merge, false),
            Merge::Loop { merge, .. } => (merge, true),
            Merge::None => continue,
        };
        // What was nested in a region that went has no instructions.
        if func.blocks[head].insts.is_empty() {
            continue;
        }
        let Some(blocks) = regions.collect(func, head, merge, is_loop) else { continue };
        let Some(values) = regions.values_at(func, head, merge) else { continue };
        if regions.is_used_after(func, head) {
            continue;
        }
        regions.take_out(func, head, merge, &blocks, &values);
        changed = true;
    }
    if changed {
        func.layout.retain(|&block| !func.blocks[block].insts.is_empty());
    }
    changed
}

struct Regions {
    /// By block: the head of the structure that names it as its merge or continue block, and the head of the region that was
    /// collected last with it.
    marks: SideMap<BlockId, (BlockId, BlockId)>,
    /// How many blocks may still be looked at: deep nests would be walked over again and again.
    budget: usize,
    /// The block of each instruction, once it is asked for.
    home: Option<SideMap<InstId, BlockId>>,
}

impl Regions {
    /// The blocks of a structure without its merge, when nothing in them writes, and all ways out of them lead to the merge.
    /// The head is among them where it is a loop's.
    fn collect(
        &mut self,
        func: &Function,
        head: BlockId,
        merge: BlockId,
        is_loop: bool,
    ) -> Option<SmallVec<[BlockId; 32]>> {
        let (mut blocks, mut leaves) = (SmallVec::new(), false);
        let mut work: SmallVec<[BlockId; 16]> =
            if is_loop { [head].into_iter().collect() } else { func.successors(head).into_iter().collect() };
        while let Some(block) = work.pop() {
            if block == merge {
                leaves = true;
                continue;
            }
            if self.marks[block].1 == head {
                continue;
            }
            let named_by = self.marks[block].0;
            let leaves_another = named_by != NO_BLOCK && named_by != head && self.marks[named_by].1 != head;
            if leaves_another || (block == head && !is_loop) || !is_harmless(func, block) {
                return None;
            }
            self.budget = self.budget.checked_sub(1)?;
            self.marks[block].1 = head;
            blocks.push(block);
            let targets = func.successors(block);
            if targets.is_empty() {
                return None;
            }
            work.extend(targets);
        }
        leaves.then_some(blocks)
    }

    /// Whether a block is a head or in its region.
    fn is_inside(&self, head: BlockId, block: Value) -> bool {
        block.as_block().is_some_and(|block| block == head || self.marks[block].1 == head)
    }

    /// What each phi of the merge gets from the region: one value, whichever way control takes, that is made ahead of it.
    fn values_at(&self, func: &Function, head: BlockId, merge: BlockId) -> Option<SmallVec<[Value; 4]>> {
        let value = |phi: InstId| {
            let pairs = func.operands(phi).chunks_exact(2).filter(|pair| self.is_inside(head, pair[1]));
            let mut values = pairs.map(|pair| pair[0]);
            let first = values.next()?;
            values.all(|other| other == first).then_some(first)
        };
        func.phis(merge).map(value).collect()
    }

    /// Whether something outside of a region uses what it computes.
    fn is_used_after(&mut self, func: &Function, head: BlockId) -> bool {
        let Some(left) = self.budget.checked_sub(func.layout.len()) else { return true };
        self.budget = left;
        let home = self.home.get_or_insert_with(|| homes(func));
        let is_inside = |block: BlockId| self.marks[block].1 == head;
        let made_inside = |v: &Value| v.as_inst().is_some_and(|used| is_inside(home[used]));
        let outside = func.layout.iter().filter(|&&block| !is_inside(block));
        outside
            .flat_map(|&block| &func.blocks[block].insts)
            .any(|&inst| func.operands(inst).iter().any(made_inside))
    }

    /// Lets control go from the head straight to the merge.
    fn take_out(
        &self,
        func: &mut Function,
        head: BlockId,
        merge: BlockId,
        blocks: &[BlockId],
        values: &[Value],
    ) {
        let end = func.terminator(head).map(|end| func.loc(end)).unwrap_or(Loc::NONE);
        let phis: SmallVec<[InstId; 4]> = func.phis(merge).collect();
        for (&phi, &value) in phis.iter().zip(values) {
            let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
            for pair in func.operands(phi).chunks_exact(2) {
                if !self.is_inside(head, pair[1]) {
                    operands.extend_from_slice(pair);
                }
            }
            operands.extend([value, head.into()]);
            func.set_operands(phi, &operands);
        }
        for &block in blocks {
            func.blocks[block].insts.clear();
            func.blocks[block].merge = Merge::None;
        }
        func.blocks[head].insts.pop();
        func.blocks[head].merge = Merge::None;
        Cursor::at_end(func, head).at_loc(end).inst(
            Opcode::Br,
            TypeId::VOID,
            &[merge.into()],
            0,
            Flags::NONE,
        );
    }
}

/// Whether a block writes nothing and ends nothing.
fn is_harmless(func: &Function, block: BlockId) -> bool {
    let Some((_, insts)) = func.blocks[block].insts.split_last() else { return false };
    insts.iter().all(|&inst| func.effect(&EntityMap::new(), inst) < Effect::Write)
}

/// The block of each instruction.
fn homes(func: &Function) -> SideMap<InstId, BlockId> {
    let mut homes = SideMap::sized(func.inst_count(), NO_BLOCK);
    for &block in &func.layout {
        func.blocks[block].insts.iter().for_each(|&inst| homes[inst] = block);
    }
    homes
}
