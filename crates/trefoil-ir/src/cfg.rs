//! The control-flow graph of a function: predecessors, reverse postorder, dominators and dominance frontiers.

use crate::{BlockId, Entity, Function, SideMap};
use smallvec::SmallVec;
use std::ops::Range;
use trefoil_entity::{Places, dominated_ranges, immediate_dominators};

/// A short list of blocks.
pub type Preds = SmallVec<[BlockId; 4]>;

/// What is noted of each block while the graph is computed: most functions have few.
type Few<T> = SmallVec<[T; 16]>;

const NO_BLOCK: BlockId = BlockId::from_u32(u32::MAX);

/// A list of blocks for each block, all in one vector.
pub struct Lists {
    /// The start of each block's list, and the end of the last one.
    starts: Few<u32>,
    items: Few<BlockId>,
}

impl Lists {
    /// Groups pairs of owner and item by owner; the order of items is kept.
    fn new(count: usize, pairs: &[(BlockId, BlockId)]) -> Self {
        if pairs.is_empty() {
            return Self { starts: Few::new(), items: Few::new() };
        }
        let mut all_starts: Few<u32> = Few::from_elem(0, count + 2);
        let mut all_items: Few<BlockId> = Few::from_elem(NO_BLOCK, pairs.len());
        // Whether they are few is asked once.
        let (starts, items) = (&mut all_starts[..], &mut all_items[..]);
        pairs.iter().for_each(|(owner, _)| starts[owner.index() + 2] += 1u32);
        for i in 2..starts.len() {
            starts[i] += starts[i - 1];
        }
        for &(owner, item) in pairs {
            let next = &mut starts[owner.index() + 1];
            items[*next as usize] = item;
            *next += 1;
        }
        all_starts.pop();
        Self { starts: all_starts, items: all_items }
    }
}

impl std::ops::Index<BlockId> for Lists {
    type Output = [BlockId];

    #[inline]
    fn index(&self, block: BlockId) -> &[BlockId] {
        match self.starts.get(block.index()..block.index() + 2) {
            Some(&[from, to]) => &self.items[from as usize..to as usize],
            _ => &[],
        }
    }
}

/// Predecessors and reverse postorder.
pub struct Cfg {
    /// The predecessors of each block, without repetition.
    pub preds: Lists,
    /// The reachable blocks in reverse postorder.
    pub order: Vec<BlockId>,
    /// The position of each block in `order`; `u32::MAX` for unreachable ones.
    pub position: SideMap<BlockId, u32>,
}

impl Cfg {
    /// Computes the graph of a function.
    pub fn new(func: &Function) -> Self {
        let count = func.blocks.len();
        // The successors of each block, looked up once.
        let mut ranges: Few<(u32, u32)> = Few::from_elem((0, 0), count);
        let ranges = &mut ranges[..];
        let mut targets: Few<BlockId> = Few::with_capacity(2 * func.layout.len());
        // The last predecessor of each block, so that a repeated edge counts once.
        let mut from: Few<BlockId> = Few::from_elem(NO_BLOCK, count);
        let from = &mut from[..];
        let mut edges: Few<(BlockId, BlockId)> = Few::with_capacity(2 * func.layout.len());
        for &block in &func.layout {
            let start = targets.len();
            for to in func.targets(block).iter().filter_map(|v| v.as_block()) {
                targets.push(to);
                if std::mem::replace(&mut from[to.index()], block) != block {
                    edges.push((to, block));
                }
            }
            ranges[block.index()] = (start as u32, targets.len() as u32);
        }
        let preds = Lists::new(count, &edges);
        let (order, position) = reverse_postorder(func, &targets, ranges);
        Self { preds, order, position }
    }

    /// Whether this is the graph of the same blocks with the same edges.
    pub fn is_same(&self, other: &Cfg) -> bool {
        self.order == other.order && self.order.iter().all(|&block| self.preds[block] == other.preds[block])
    }

    /// Whether a block is reachable from the entry.
    #[inline]
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.position[block] != u32::MAX
    }
}

/// The blocks of a function in an order in which each comes after its dominators: the layout where that is one, else reverse
/// postorder with the unreachable blocks last.
pub fn dominance_order(func: &Function) -> Vec<BlockId> {
    let cfg = Cfg::new(func);
    let doms = Dominators::new(&cfg);
    let mut seen = SideMap::sized(func.blocks.len(), false);
    let in_order = func.layout.iter().all(|&block| {
        seen[block] = true;
        !cfg.is_reachable(block) || seen[doms.idom[block]]
    });
    if in_order {
        return func.layout.clone();
    }
    let unreachable = func.layout.iter().copied().filter(|&block| !cfg.is_reachable(block));
    cfg.order.iter().copied().chain(unreachable).collect()
}

/// The blocks that are reachable from the entry, and their number. Where all are, each reads so without a note.
pub fn reachable(func: &Function) -> (SideMap<BlockId, bool>, usize) {
    let mut seen: Few<bool> = Few::from_elem(false, func.blocks.len());
    let seen = &mut seen[..];
    let mut count = 1;
    seen[func.entry().index()] = true;
    // Usually all blocks are, and each has a predecessor ahead of it in the layout: one walk over the layout then suffices.
    for &block in &func.layout {
        if !seen[block.index()] {
            continue;
        }
        for to in func.targets(block).iter().filter_map(|v| v.as_block()) {
            count += usize::from(!std::mem::replace(&mut seen[to.index()], true));
        }
    }
    if count == func.layout.len() {
        return (SideMap::with_default(true), count);
    }
    let mut work: Vec<BlockId> = func.layout.iter().copied().filter(|&block| seen[block.index()]).collect();
    while let Some(block) = work.pop() {
        for to in func.targets(block).iter().filter_map(|v| v.as_block()) {
            if !std::mem::replace(&mut seen[to.index()], true) {
                count += 1;
                work.push(to);
            }
        }
    }
    if count == func.layout.len() {
        return (SideMap::with_default(true), count);
    }
    let mut reached = SideMap::sized(func.blocks.len(), false);
    for &block in &func.layout {
        reached[block] = seen[block.index()];
    }
    (reached, count)
}

/// The reachable blocks in reverse postorder, and the position of each. `ranges` has the successors of each block in `targets`.
fn reverse_postorder(
    func: &Function,
    targets: &[BlockId],
    ranges: &mut [(u32, u32)],
) -> (Vec<BlockId>, SideMap<BlockId, u32>) {
    // The last successor first, so that the blocks of the first one come first in the order.
    let order = trefoil_entity::reverse_postorder(func.blocks.len(), func.entry().as_u32(), |block| {
        let (start, end) = &mut ranges[block as usize];
        if start == end {
            return None;
        }
        *end -= 1;
        Some(targets[*end as usize].as_u32())
    });
    let order: Vec<BlockId> = order.into_iter().map(BlockId::from_u32).collect();
    let mut position = SideMap::sized(func.blocks.len(), u32::MAX);
    for (i, &block) in order.iter().enumerate() {
        position[block] = i as u32;
    }
    (order, position)
}

/// The dominator tree.
pub struct Dominators {
    /// The immediate dominator of each block; the entry's is itself, that of an unreachable block is meaningless.
    pub idom: SideMap<BlockId, BlockId>,
}

impl Dominators {
    /// Computes the tree.
    pub fn new(cfg: &Cfg) -> Self {
        if cfg.order.is_empty() {
            return Self { idom: SideMap::with_default(NO_BLOCK) };
        }
        // The last predecessor first: for a block with many, each step is then short.
        let closest = immediate_dominators(cfg.order.len(), |place| {
            cfg.preds[cfg.order[place as usize]].iter().rev().map(|&pred| cfg.position[pred])
        });
        let count = cfg.order.iter().map(|b| b.index() + 1).max().unwrap_or(0);
        let mut idom = SideMap::sized(count, NO_BLOCK);
        for (&block, &by) in cfg.order.iter().zip(&closest) {
            idom[block] = cfg.order.get(by as usize).copied().unwrap_or(NO_BLOCK);
        }
        Self { idom }
    }

    /// The dominance frontier of each block.
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
                    // The walk from another predecessor has passed here.
                    if out[runner].last() == Some(&block) {
                        break;
                    }
                    out[runner].push(block);
                    if runner == self.idom[runner] {
                        break;
                    }
                    runner = self.idom[runner];
                }
            }
        }
        out
    }

    /// The children of each block in the dominator tree.
    pub fn children(&self, cfg: &Cfg) -> Lists {
        let count = cfg.order.iter().map(|b| b.index() + 1).max().unwrap_or(0);
        let pairs: Few<_> = cfg.order.iter().skip(1).map(|&block| (self.idom[block], block)).collect();
        Lists::new(count, &pairs)
    }

    /// Whether `a` dominates `b`; both must be reachable.
    pub fn dominates(&self, cfg: &Cfg, a: BlockId, mut b: BlockId) -> bool {
        while cfg.position[b] > cfg.position[a] {
            b = self.idom[b];
        }
        a == b
    }
}

/// The dominator tree as preorder intervals, which answer dominance in constant time.
pub struct Nesting {
    /// The interval of each block, by its position in reverse postorder.
    ranges: Vec<Range<u32>>,
}

impl Nesting {
    /// Numbers a tree.
    pub fn new(cfg: &Cfg, doms: &Dominators) -> Self {
        let above: Places = cfg.order.iter().map(|&block| cfg.position[doms.idom[block]]).collect();
        Self { ranges: dominated_ranges(&above) }
    }

    /// Whether `a` dominates `b`; both can be reached.
    pub fn dominates(&self, cfg: &Cfg, a: BlockId, b: BlockId) -> bool {
        let range = |block: BlockId| &self.ranges[cfg.position[block] as usize];
        range(a).contains(&range(b).start)
    }
}
