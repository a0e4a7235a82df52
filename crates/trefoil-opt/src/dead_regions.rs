//! Control flow that does nothing: an `if`, a `switch` or a loop whose blocks write nothing and compute nothing that is used
//! after it. Control goes straight to where its paths meet, and its conditions are dead then.
//!
//! A loop that something leaves is taken to end, as the language has it. Needs the structure beside the graph. Outer regions come first: with one all
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
    let marks = SideMap::sized(count, Mark { named_by: NO_BLOCK, region: NO_BLOCK, is_harmless: None });
    let mut regions = Regions { marks, budget: WALKS * count, made_in: None };
    for &head in &heads {
        match func.blocks[head].merge {
            Merge::None => {}
            Merge::Selection { merge, .. } => regions.marks[merge].named_by = head,
            Merge::Loop { merge, cont, .. } => {
                (regions.marks[merge].named_by, regions.marks[cont].named_by) = (head, head);
            }
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
        if is_seen_at_merge(func, head, merge, is_loop) {
            continue;
        }
        let Some(blocks) = regions.collect(func, head, merge, is_loop) else { continue };
        let Some(values) = regions.values_at(func, head, merge) else { continue };
        if regions.is_used_after(func, head, merge, &blocks) {
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

/// What is known of a block.
#[derive(Clone, Copy)]
struct Mark {
    /// The head of the structure that names it as its merge or continue block.
    named_by: BlockId,
    /// The head of the region that was collected last with it.
    region: BlockId,
    /// Whether it writes nothing and ends nothing, once that is asked for: it is asked for each region around it.
    is_harmless: Option<bool>,
}

struct Regions {
    marks: SideMap<BlockId, Mark>,
    /// How many blocks may still be looked at: deep nests would be walked over again and again.
    budget: usize,
    /// By instruction: the head of the region that was last looked at with it.
    made_in: Option<SideMap<InstId, BlockId>>,
}

impl Regions {
    /// The blocks of a structure without its merge, when none of them writes, and all edges out of them lead to the merge.
    /// The head is among them where it is a loop's.
    fn collect(
        &mut self,
        func: &Function,
        head: BlockId,
        merge: BlockId,
        is_loop: bool,
    ) -> Option<SmallVec<[BlockId; 32]>> {
        let (mut blocks, mut leaves) = (SmallVec::new(), false);
        let mut work: SmallVec<[BlockId; 16]> = SmallVec::new();
        if is_loop {
            work.push(head);
        } else {
            func.for_each_successor(head, |to| work.push(to));
        }
        while let Some(block) = work.pop() {
            if block == merge {
                leaves = true;
                continue;
            }
            let Mark { named_by, region, is_harmless } = self.marks[block];
            if region == head {
                continue;
            }
            let leaves_another =
                named_by != NO_BLOCK && named_by != head && self.marks[named_by].region != head;
            if leaves_another || (block == head && !is_loop) {
                return None;
            }
            let is_harmless = is_harmless.unwrap_or_else(|| self::is_harmless(func, block));
            self.marks[block].is_harmless = Some(is_harmless);
            if !is_harmless {
                return None;
            }
            self.budget = self.budget.checked_sub(1)?;
            self.marks[block].region = head;
            blocks.push(block);
            // What a structure names goes with it even when nothing branches there: a loop that always breaks has such a
            // continue block.
            match func.blocks[block].merge {
                Merge::Selection { merge: inner, .. } if inner != merge => work.push(inner),
                Merge::Loop { merge: inner, .. } if is_never_reached(func, inner) => return None,
                Merge::Loop { merge: inner, cont, .. } => {
                    work.extend([inner, cont].into_iter().filter(|&named| named != merge));
                }
                Merge::Selection { .. } | Merge::None => {}
            }
            let before = work.len();
            func.for_each_successor(block, |to| work.push(to));
            if work.len() == before && !is_never_reached(func, block) {
                return None;
            }
        }
        leaves.then_some(blocks)
    }

    /// Whether a block is a head or in its region.
    fn is_inside(&self, head: BlockId, block: Value) -> bool {
        block.as_block().is_some_and(|block| block == head || self.marks[block].region == head)
    }

    /// The value of each phi of the merge from the region: one value for all edges, defined ahead of the region.
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
    fn is_used_after(&mut self, func: &Function, head: BlockId, merge: BlockId, blocks: &[BlockId]) -> bool {
        let Some(left) = self.budget.checked_sub(func.layout.len()) else { return true };
        self.budget = left;
        let made_in = self.made_in.get_or_insert_with(|| SideMap::sized(func.inst_count(), NO_BLOCK));
        for &block in blocks {
            func.blocks[block].insts.iter().for_each(|&inst| made_in[inst] = head);
        }
        let made_inside = |v: &Value| v.as_inst().is_some_and(|used| made_in[used] == head);
        let uses = |&block: &BlockId| {
            let outside = self.marks[block].region != head;
            let insts = &func.blocks[block].insts;
            outside && insts.iter().any(|&inst| func.operands(inst).iter().any(made_inside))
        };
        // What is used at all is mostly used soon after the paths have met, or by the loop around.
        let at = func.layout.iter().position(|&block| block == merge).unwrap_or(0);
        let (ahead, after) = func.layout.split_at(at);
        after.iter().any(uses) || ahead.iter().rev().any(uses)
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

/// Whether what a region computes is seen where its paths meet, which a look shows of nearly every region: a phi there takes one of
/// two values (only the region goes to its merge), or an instruction uses a phi of the loop.
fn is_seen_at_merge(func: &Function, head: BlockId, merge: BlockId, is_loop: bool) -> bool {
    let is_choice = |phi: InstId| {
        let mut pairs = func.operands(phi).chunks_exact(2);
        let first = pairs.next();
        first.is_some_and(|first| pairs.any(|pair| pair[0] != first[0]))
    };
    if func.phis(merge).any(is_choice) {
        return true;
    }
    let carried: SmallVec<[Value; 8]> = func.phis(head).filter(|_| is_loop).map(Value::from).collect();
    !carried.is_empty()
        && func.blocks[merge]
            .insts
            .iter()
            .any(|&inst| func.operands(inst).iter().any(|v| carried.contains(v)))
}

/// Whether a block writes nothing and ends nothing.
fn is_harmless(func: &Function, block: BlockId) -> bool {
    let Some((_, insts)) = func.blocks[block].insts.split_last() else { return false };
    insts.iter().all(|&inst| func.effect(&EntityMap::new(), inst) < Effect::Write)
}

fn is_never_reached(func: &Function, block: BlockId) -> bool {
    func.terminator(block).is_some_and(|end| func.insts[end].op == Opcode::Unreachable)
}
