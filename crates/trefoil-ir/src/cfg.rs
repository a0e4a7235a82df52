//! The control-flow graph of a function: predecessors, order, dominators and their frontiers.

use crate::{BlockId, Entity, Function, SideMap};
use smallvec::SmallVec;

/// Blocks that come before a block, repeats left out.
pub type Preds = SmallVec<[BlockId; 4]>;

/// Predecessors and reverse postorder.
pub struct Cfg {
    /// Which blocks go to each block.
    pub preds: SideMap<BlockId, Preds>,
    /// The blocks that can be reached from the entry, each after the blocks it is reached from first.
    pub order: Vec<BlockId>,
    /// The position of each block in `order`; `u32::MAX` when it cannot be reached.
    pub position: SideMap<BlockId, u32>,
}

impl Cfg {
    /// Walks a function.
    pub fn new(func: &Function) -> Self {
        let count = func.blocks.len();
        let mut preds: SideMap<BlockId, Preds> = SideMap::sized(count, Preds::new());
        for &block in &func.layout {
            func.for_each_successor(block, |to| {
                let list = &mut preds[to];
                // A block that goes there twice has just been put there.
                if list.last() != Some(&block) {
                    list.push(block);
                }
            });
        }
        let order = reverse_postorder(func);
        let mut position = SideMap::sized(count, u32::MAX);
        for (i, &block) in order.iter().enumerate() {
            position[block] = i as u32;
        }
        Self { preds, order, position }
    }

    /// Whether a block can be reached from the entry.
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.position[block] != u32::MAX
    }
}

fn reverse_postorder(func: &Function) -> Vec<BlockId> {
    let mut seen: SideMap<BlockId, bool> = SideMap::sized(func.blocks.len(), false);
    let mut order = Vec::with_capacity(func.layout.len());
    let entry = func.entry();
    seen[entry] = true;
    let mut stack = vec![(entry, func.successors(entry), 0)];
    while let Some((block, successors, next)) = stack.last_mut() {
        // The last successor first, so that the order has the first one's blocks ahead.
        let Some(i) = successors.len().checked_sub(*next + 1) else {
            order.push(*block);
            stack.pop();
            continue;
        };
        *next += 1;
        let to = successors[i];
        if !std::mem::replace(&mut seen[to], true) {
            stack.push((to, func.successors(to), 0));
        }
    }
    order.reverse();
    order
}

/// The dominator tree, after Cooper, Harvey and Kennedy's iterative algorithm.
pub struct Dominators {
    /// The block that dominates each block most closely; the entry's is itself, an unreachable block's means nothing.
    pub idom: SideMap<BlockId, BlockId>,
}

impl Dominators {
    /// Computes the tree.
    pub fn new(cfg: &Cfg) -> Self {
        let none = BlockId::from_u32(u32::MAX);
        let Some(&entry) = cfg.order.first() else { return Self { idom: SideMap::with_default(none) } };
        let mut idom = SideMap::sized(entry.index() + 1, none);
        idom[entry] = entry;
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &cfg.order[1..] {
                let mut best = none;
                for &pred in &cfg.preds[block] {
                    if cfg.is_reachable(pred) && idom[pred] != none {
                        best = if best == none { pred } else { meet(cfg, &idom, best, pred) };
                    }
                }
                if idom[block] != best {
                    idom[block] = best;
                    changed = true;
                }
            }
        }
        Self { idom }
    }

    /// For each block, the blocks where its dominance ends.
    pub fn frontiers(&self, cfg: &Cfg) -> SideMap<BlockId, Preds> {
        let mut out: SideMap<BlockId, Preds> = SideMap::with_default(Preds::new());
        for &block in &cfg.order {
            let preds = &cfg.preds[block];
            if preds.len() < 2 {
                continue;
            }
            for &pred in preds.iter().filter(|&&p| cfg.is_reachable(p)) {
                let mut runner = pred;
                while runner != self.idom[block] {
                    if !out[runner].contains(&block) {
                        out[runner].push(block);
                    }
                    if runner == self.idom[runner] {
                        break;
                    }
                    runner = self.idom[runner];
                }
            }
        }
        out
    }

    /// The blocks that each block dominates most closely.
    pub fn children(&self, cfg: &Cfg) -> SideMap<BlockId, Preds> {
        let mut out: SideMap<BlockId, Preds> = SideMap::with_default(Preds::new());
        for &block in cfg.order.iter().skip(1) {
            out[self.idom[block]].push(block);
        }
        out
    }

    /// Whether `a` dominates `b`; both can be reached.
    pub fn dominates(&self, cfg: &Cfg, a: BlockId, mut b: BlockId) -> bool {
        while cfg.position[b] > cfg.position[a] {
            b = self.idom[b];
        }
        a == b
    }
}

fn meet(cfg: &Cfg, idom: &SideMap<BlockId, BlockId>, mut a: BlockId, mut b: BlockId) -> BlockId {
    while a != b {
        while cfg.position[a] > cfg.position[b] {
            a = idom[a];
        }
        while cfg.position[b] > cfg.position[a] {
            b = idom[b];
        }
    }
    a
}
