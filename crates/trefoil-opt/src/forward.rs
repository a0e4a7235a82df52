//! Blocks that only go on to another: whoever goes to them goes there at once.
//!
//! For control flow without structure. A block of phis alone is taken out too when only the phis of the block behind it
//! use them. What leads into a loop or back to its head stays: readers find loops by those blocks.

use smallvec::SmallVec;
use trefoil_ir::cfg::Cfg;
use trefoil_ir::{BlockId, Entity, Function, InstId, Opcode, SideMap, Value};

type Blocks = SmallVec<[BlockId; 4]>;
/// By block: the blocks that go to it, for those that may be taken out and those behind them.
type Preds = Vec<Blocks>;

/// Takes such blocks out; says whether there were any.
pub(crate) fn run(func: &mut Function) -> bool {
    let is_short = |&b: &BlockId| target(func, b).is_some();
    let mut short: Vec<BlockId> = func.layout.iter().copied().skip(1).filter(is_short).collect();
    if short.is_empty() {
        return false;
    }
    let cfg = Cfg::new(func);
    let mut heads: SideMap<BlockId, bool> = SideMap::sized(func.blocks.len(), false);
    let mut preds: Preds = (0..func.blocks.len()).map(|_| Blocks::new()).collect();
    let reached = |block: BlockId| cfg.preds[block].iter().copied().filter(|&p| cfg.is_reachable(p));
    for &block in &cfg.order {
        heads[block] = reached(block).any(|p| cfg.position[p] >= cfg.position[block]);
    }
    short.retain(|&b| cfg.is_reachable(b));
    let whole = cfg.order.len() == func.layout.len();
    for block in short.iter().flat_map(|&b| [Some(b), target(func, b)]).flatten() {
        preds[block.index()] =
            if whole { Blocks::from_slice(&cfg.preds[block]) } else { reached(block).collect() };
    }
    let mut uses: SideMap<InstId, u32> = SideMap::sized(func.inst_count(), 0);
    if short.iter().any(|&b| func.blocks[b].insts.len() > 1) {
        count_uses(func, &mut uses);
    }
    let mut changed = false;
    for block in short {
        let Some(next) = target(func, block) else { continue };
        if next != block && !heads[next] && !heads[block] && can_go(func, block, next, &preds, &uses) {
            take_out(func, block, next, &mut preds, &mut uses);
            changed = true;
        }
    }
    if changed {
        func.layout.retain(|&b| !func.blocks[b].insts.is_empty());
    }
    changed
}

/// Where a block of nothing, or of phis alone, goes on to.
fn target(func: &Function, block: BlockId) -> Option<BlockId> {
    let (&term, phis) = func.blocks[block].insts.split_last()?;
    let goes_on = func.insts[term].op == Opcode::Br && phis.iter().all(|&i| func.insts[i].op == Opcode::Phi);
    let &[only] = func.operands(term) else { return None };
    only.as_block().filter(|_| goes_on)
}

fn count_uses(func: &Function, uses: &mut SideMap<InstId, u32>) {
    for &inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        for used in func.operands(inst).iter().filter_map(|v| v.as_inst()) {
            uses[used] += 1;
        }
    }
}

/// What a phi gets from a block.
fn incoming(func: &Function, phi: InstId, from: BlockId) -> Option<Value> {
    func.operands(phi).chunks_exact(2).find(|p| p[1].as_block() == Some(from)).map(|p| p[0])
}

/// What a value that is used behind `block` is when control comes there from `from`.
fn seen_from(func: &Function, block: BlockId, value: Value, from: BlockId) -> Value {
    let phi = value.as_inst().filter(|i| func.phis(block).any(|p| p == *i));
    phi.and_then(|p| incoming(func, p, from)).unwrap_or(value)
}

/// Whether the blocks ahead of `block` may go to `next` themselves.
fn can_go(
    func: &Function,
    block: BlockId,
    next: BlockId,
    preds: &Preds,
    uses: &SideMap<InstId, u32>,
) -> bool {
    let used_there = |phi: InstId| {
        let from_here = |&p: &InstId| incoming(func, p, block) == Some(phi.into());
        func.phis(next).filter(from_here).count() as u32
    };
    if func.phis(block).any(|phi| uses[phi] != used_there(phi)) {
        return false;
    }
    let same = |from: BlockId, phi: InstId| {
        let Some(value) = incoming(func, phi, block) else { return false };
        incoming(func, phi, from).is_none_or(|there| there == seen_from(func, block, value, from))
    };
    preds[block.index()].iter().all(|&from| func.phis(next).all(|phi| same(from, phi)))
}

fn take_out(
    func: &mut Function,
    block: BlockId,
    next: BlockId,
    preds: &mut Preds,
    uses: &mut SideMap<InstId, u32>,
) {
    let ahead = std::mem::take(&mut preds[block.index()]);
    let phis: SmallVec<[InstId; 8]> = func.phis(next).collect();
    for phi in phis {
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        for pair in func.operands(phi).chunks_exact(2).filter(|p| p[1].as_block() != Some(block)) {
            operands.extend_from_slice(pair);
        }
        let Some(value) = incoming(func, phi, block) else { continue };
        for &from in ahead.iter().filter(|&&from| incoming(func, phi, from).is_none()) {
            let seen = seen_from(func, block, value, from);
            operands.extend([seen, from.into()]);
            if let Some(used) = seen.as_inst() {
                uses[used] += 1;
            }
        }
        func.set_operands(phi, &operands);
    }
    preds[next.index()].retain(|&mut p| p != block);
    for &from in &ahead {
        if let Some(term) = func.terminator(from) {
            let here = Value::from(block);
            func.operands_mut(term).iter_mut().filter(|v| **v == here).for_each(|v| *v = next.into());
        }
        if !preds[next.index()].contains(&from) {
            preds[next.index()].push(from);
        }
    }
    func.blocks[block].insts.clear();
    debug_assert!(block.index() < func.blocks.len());
}
