//! Sync dependence, as in LLVM: the disjoint paths from a divergent branch and the blocks where they join.
//!
//! Works on the graph without back edges; instead, each loop has an *end* node, to which its latches go, so that the graph is
//! acyclic. From a branch, everything that a block dominates is reached through that block, so a walk steps from a block
//! directly to its dominance frontier: a branch in a long sequence costs a step or two, whatever its length. Building the
//! graph takes O(n log n).

use crate::cfg::Cfg;
use crate::{BlockId, Function, filled, sort_by_key};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use trefoil_entity::HashMap;

/// No node, no loop.
pub(super) const NONE: u32 = u32::MAX;

/// A natural loop.
pub(super) struct Loop {
    /// The index of the header in the order of blocks.
    header: u32,
    /// The loop around it.
    pub(super) parent: u32,
    depth: u32,
    /// The end of the numbers of the loops inside it.
    last: u32,
    /// Its number in an order of loops from the outside in.
    number: u32,
    /// The targets of its exits, each once, and whether several of its blocks exit there.
    exits: Vec<(u32, bool)>,
    /// Blocks whose innermost loop it is.
    blocks: Vec<u32>,
    children: Vec<u32>,
}

/// The acyclic graph: nodes are the blocks in their order, then the ends of loops; with its dominator tree.
pub(super) struct SyncDependence {
    blocks: usize,
    pub(super) loops: Vec<Loop>,
    /// The innermost loop of each node.
    loop_of: Vec<u32>,
    succs: Vec<Vec<u32>>,
    pred_count: Vec<u32>,
    /// The index of each node in a topological order.
    rank: Vec<u32>,
    frontier: Vec<Vec<u32>>,
    children: Vec<Vec<u32>>,
    /// The innermost loop around all that a node dominates.
    around: Vec<u32>,
    /// Whether a node dominates the end of a loop.
    repeats: Vec<bool>,
}

/// The result of a walk.
#[derive(Default)]
pub(super) struct Walk {
    /// Nodes where disjoint paths join.
    pub(super) joins: Vec<u32>,
    /// Nodes whose dominated nodes are executed by only some of the lanes.
    pub(super) partial: Vec<u32>,
    /// The innermost loop around all nodes that were reached.
    pub(super) around: u32,
}

impl SyncDependence {
    /// Builds the graph; `None` for irreducible control flow, or when it would take more than `max_steps`.
    pub(super) fn new(func: &Function, cfg: &Cfg, max_steps: usize) -> Option<Self> {
        let blocks = cfg.order.len();
        let edges: Vec<Vec<u32>> = cfg.order.iter().map(|&block| targets(func, cfg, block)).collect();
        let preds = turned(&edges, blocks);
        let forward = |from: usize, to: u32| to as usize > from;
        let order: Vec<u32> = (0..blocks as u32).collect();
        let idom = dominators(&order, &preds, |from, to| forward(from as usize, to));
        let inside = Intervals::new(&children_of(&idom));
        let mut sync = Self {
            blocks,
            loops: Vec::new(),
            loop_of: vec![NONE; blocks],
            succs: Vec::new(),
            pred_count: Vec::new(),
            rank: Vec::new(),
            frontier: Vec::new(),
            children: Vec::new(),
            around: Vec::new(),
            repeats: Vec::new(),
        };
        sync.find_loops(&preds, &inside)?;
        sync.number_loops();
        sync.cut(&edges);
        sync.find_exits(max_steps)?;
        sync.dominance(max_steps)?;
        Some(sync)
    }

    /// The natural loops, inner ones first.
    fn find_loops(&mut self, preds: &[Vec<u32>], inside: &Intervals) -> Option<()> {
        for header in (0..self.blocks as u32).rev() {
            let ends: Vec<u32> = preds[header as usize].iter().copied().filter(|&p| p >= header).collect();
            if ends.is_empty() {
                continue;
            }
            if ends.iter().any(|&end| !inside.contains(header, end)) {
                return None;
            }
            let this = self.loops.len() as u32;
            self.loops.push(Loop {
                header,
                parent: NONE,
                depth: 0,
                last: 0,
                number: 0,
                exits: Vec::new(),
                blocks: Vec::new(),
                children: Vec::new(),
            });
            self.gather(this, header, ends, preds);
        }
        Some(())
    }

    /// Adds to a loop what reaches its latches: blocks, and inner loops as a whole.
    fn gather(&mut self, this: u32, header: u32, mut work: Vec<u32>, preds: &[Vec<u32>]) {
        self.loop_of[header as usize] = this;
        self.loops[this as usize].blocks.push(header);
        while let Some(block) = work.pop() {
            let mut at = self.loop_of[block as usize];
            if at == NONE {
                self.loop_of[block as usize] = this;
                self.loops[this as usize].blocks.push(block);
                work.extend(preds[block as usize].iter().copied());
                continue;
            }
            while at != this && self.loops[at as usize].parent != NONE {
                at = self.loops[at as usize].parent;
            }
            if at != this {
                self.loops[at as usize].parent = this;
                self.loops[this as usize].children.push(at);
                work.extend(preds[self.loops[at as usize].header as usize].iter().copied());
            }
        }
    }

    /// Numbers loops from the outside in, so that those inside one follow it.
    fn number_loops(&mut self) {
        let mut number = 0;
        let roots = (0..self.loops.len() as u32).filter(|&l| self.loops[l as usize].parent == NONE);
        let mut work: Vec<(u32, bool)> = roots.map(|l| (l, true)).collect();
        while let Some((at, enter)) = work.pop() {
            if !enter {
                self.loops[at as usize].last = number;
                continue;
            }
            let parent = self.loops[at as usize].parent;
            let depth = self.loops.get(parent as usize).map_or(1, |p| p.depth + 1);
            let l = &mut self.loops[at as usize];
            (l.number, l.depth) = (number, depth);
            number += 1;
            work.push((at, false));
            work.extend(l.children.iter().map(|&child| (child, true)));
        }
    }

    /// Redirects back edges to the ends of their loops.
    fn cut(&mut self, edges: &[Vec<u32>]) {
        let ends: HashMap<u32, u32> =
            self.loops.iter().enumerate().map(|(i, l)| (l.header, (self.blocks + i) as u32)).collect();
        self.succs = edges.to_vec();
        for (from, list) in self.succs.iter_mut().enumerate() {
            for to in list.iter_mut().filter(|to| **to as usize <= from) {
                *to = ends.get(to).copied().unwrap_or(*to);
            }
        }
        self.succs.resize(self.blocks + self.loops.len(), Vec::new());
        self.loop_of.extend(0..self.loops.len() as u32);
    }

    fn find_exits(&mut self, max_steps: usize) -> Option<()> {
        let mut steps = 0;
        let mut seen: HashMap<(u32, u32), usize> = HashMap::default();
        for from in 0..self.blocks {
            for &to in &self.succs[from] {
                let mut at = self.loop_of[from];
                while at != NONE && !self.is_in(self.loop_of[to as usize], at) {
                    steps += 1;
                    let exits = &mut self.loops[at as usize].exits;
                    match seen.get(&(at, to)) {
                        Some(&index) => exits[index].1 = true,
                        None => {
                            seen.insert((at, to), exits.len());
                            exits.push((to, false));
                        }
                    }
                    at = self.loops[at as usize].parent;
                }
            }
            if steps > max_steps {
                return None;
            }
        }
        Some(())
    }

    /// Dominators of the graph without back edges, their frontiers, and what follows for what each node dominates.
    fn dominance(&mut self, max_steps: usize) -> Option<()> {
        let count = self.succs.len();
        let preds = turned(&self.succs, count);
        let order = sorted(&self.succs, &preds);
        if order.len() < count {
            return None;
        }
        self.pred_count = preds.iter().map(|list| list.len() as u32).collect();
        self.rank = vec![0; count];
        for (rank, &node) in order.iter().enumerate() {
            self.rank[node as usize] = rank as u32;
        }
        let idom = dominators(&order, &preds, |_, _| true);
        self.frontier = vec![Vec::new(); count];
        let mut steps = 0;
        for &node in order.iter().filter(|&&n| preds[n as usize].len() > 1) {
            for &pred in &preds[node as usize] {
                let mut runner = pred;
                while runner != idom[node as usize] && self.frontier[runner as usize].last() != Some(&node) {
                    self.frontier[runner as usize].push(node);
                    runner = idom[runner as usize];
                    steps += 1;
                }
            }
            if steps > max_steps {
                return None;
            }
        }
        self.around = self.loop_of.clone();
        self.repeats = (0..count).map(|node| node >= self.blocks).collect();
        for &node in order.iter().skip(1).rev() {
            let above = idom[node as usize] as usize;
            self.around[above] = self.common(self.around[above], self.around[node as usize]);
            self.repeats[above] |= self.repeats[node as usize];
        }
        self.children = children_of(&idom);
        Some(())
    }

    /// Whether a loop is another or inside it. Everything is in no loop.
    pub(super) fn is_in(&self, inner: u32, outer: u32) -> bool {
        let (Some(inner), Some(outer)) = (self.loops.get(inner as usize), self.loops.get(outer as usize))
        else {
            return outer == NONE;
        };
        outer.number <= inner.number && inner.number < outer.last
    }

    /// The innermost loop around two.
    fn common(&self, mut a: u32, b: u32) -> u32 {
        while a != NONE && !self.is_in(b, a) {
            a = self.loops[a as usize].parent;
        }
        a
    }

    /// The innermost loop of a block.
    pub(super) fn loop_of(&self, block: u32) -> u32 {
        self.loop_of[block as usize]
    }

    /// The block of a node: the header for the end of a loop.
    pub(super) fn block(&self, node: u32) -> u32 {
        match (node as usize).checked_sub(self.blocks) {
            Some(at) => self.loops[at].header,
            None => node,
        }
    }

    /// The walk from a divergent branch.
    pub(super) fn after_branch(&self, block: u32) -> Walk {
        self.walk(&self.succs[block as usize], self.loop_of[block as usize])
    }

    /// The walk of lanes that leave a loop in different iterations; targets of several exits are joins.
    pub(super) fn after_loop(&self, at: u32) -> Walk {
        let l = &self.loops[at as usize];
        let targets: Vec<u32> = l.exits.iter().map(|(to, _)| *to).collect();
        let mut walk = self.walk(&targets, l.parent);
        walk.joins.extend(l.exits.iter().filter(|(_, several)| *several).map(|(to, _)| *to));
        walk
    }

    /// Visits nodes from the targets on in topological order, each with a label: the last join on the path to it.
    fn walk(&self, targets: &[u32], start: u32) -> Walk {
        let mut walk = Walk { around: start, ..Walk::default() };
        let mut names: HashMap<u32, u32> = HashMap::default();
        let mut open: BinaryHeap<Reverse<(u32, u32)>> = BinaryHeap::new();
        for &target in targets {
            // Who goes where nobody else comes and nothing goes on from meets no one.
            let node = target as usize;
            if self.frontier[node].is_empty() && !self.repeats[node] && self.pred_count[node] == 1 {
                walk.around = self.common(walk.around, self.around[node]);
            } else if names.insert(target, target).is_none() {
                open.push(Reverse((self.rank[node], target)));
            }
        }
        while let Some(Reverse((_, node))) = open.pop() {
            walk.around = self.common(walk.around, self.loop_of[node as usize]);
            if open.is_empty() {
                break; // all that was open has met here
            }
            walk.partial.push(node);
            walk.around = self.common(walk.around, self.around[node as usize]);
            let name = names[&node];
            for &to in &self.frontier[node as usize] {
                match names.get(&to).copied() {
                    None => {
                        names.insert(to, name);
                        open.push(Reverse((self.rank[to as usize], to)));
                    }
                    Some(other) if other != name => {
                        names.insert(to, to);
                        walk.joins.push(to);
                    }
                    Some(_) => {}
                }
            }
        }
        walk
    }

    /// Marks the subtree of a node in the dominator tree; below a marked node everything is marked.
    pub(super) fn mark(&self, node: u32, marks: &mut [bool]) {
        let mut work = vec![node];
        while let Some(node) = work.pop() {
            if !std::mem::replace(&mut marks[node as usize], true) {
                work.extend(self.children[node as usize].iter().copied());
            }
        }
    }

    /// The blocks of a loop and of those in it.
    pub(super) fn body(&self, at: u32) -> impl Iterator<Item = u32> + '_ {
        let mut work = vec![at];
        let loops = std::iter::from_fn(move || {
            let at = work.pop()?;
            work.extend(self.loops[at as usize].children.iter().copied());
            Some(at)
        });
        loops.flat_map(|at| self.loops[at as usize].blocks.iter().copied())
    }

    /// How many nodes there are.
    pub(super) fn count(&self) -> usize {
        self.succs.len()
    }
}

/// The successors of a block by index, each once.
fn targets(func: &Function, cfg: &Cfg, block: BlockId) -> Vec<u32> {
    let mut list: Vec<u32> =
        func.targets(block).iter().filter_map(|v| v.as_block()).map(|to| cfg.position[to]).collect();
    sort_by_key(&mut list, |&at| at.into());
    list.dedup();
    list
}

/// The reversed edges.
fn turned(edges: &[Vec<u32>], count: usize) -> Vec<Vec<u32>> {
    let mut preds = vec![Vec::new(); count];
    for (from, list) in edges.iter().enumerate() {
        list.iter().for_each(|&to| preds[to as usize].push(from as u32));
    }
    preds
}

/// The nodes in topological order.
fn sorted(succs: &[Vec<u32>], preds: &[Vec<u32>]) -> Vec<u32> {
    let mut missing: Vec<usize> = preds.iter().map(Vec::len).collect();
    let mut order: Vec<u32> = Vec::with_capacity(succs.len());
    let mut work = vec![0u32];
    while let Some(node) = work.pop() {
        order.push(node);
        for &to in &succs[node as usize] {
            missing[to as usize] -= 1;
            if missing[to as usize] == 0 {
                work.push(to);
            }
        }
    }
    order
}

/// The immediate dominator of each node: the lowest common ancestor of its predecessors, found by jump pointers.
fn dominators(order: &[u32], preds: &[Vec<u32>], counts: impl Fn(u32, u32) -> bool) -> Vec<u32> {
    let mut idom = filled(preds.len(), 0u32);
    let mut jump = filled(preds.len(), 0u32);
    let mut depth = filled(preds.len(), 0u32);
    for &node in order.iter().skip(1) {
        let before = preds[node as usize].iter().copied().filter(|&p| counts(p, node));
        let above = before.reduce(|a, b| common(&idom, &jump, &depth, a, b)).unwrap_or(0);
        idom[node as usize] = above;
        depth[node as usize] = depth[above as usize] + 1;
        let over = jump[above as usize];
        let even = depth[above as usize] - depth[over as usize]
            == depth[over as usize] - depth[jump[over as usize] as usize];
        jump[node as usize] = if even { jump[over as usize] } else { above };
    }
    idom
}

/// The lowest common ancestor of two nodes.
fn common(idom: &[u32], jump: &[u32], depth: &[u32], mut a: u32, mut b: u32) -> u32 {
    if depth[a as usize] < depth[b as usize] {
        std::mem::swap(&mut a, &mut b);
    }
    while depth[a as usize] > depth[b as usize] {
        let over = jump[a as usize];
        a = if depth[over as usize] >= depth[b as usize] { over } else { idom[a as usize] };
    }
    while a != b {
        let (over_a, over_b) = (jump[a as usize], jump[b as usize]);
        (a, b) = if over_a == over_b { (idom[a as usize], idom[b as usize]) } else { (over_a, over_b) };
    }
    a
}

/// The children of each node.
fn children_of(idom: &[u32]) -> Vec<Vec<u32>> {
    let mut children = vec![Vec::new(); idom.len()];
    for (node, &above) in idom.iter().enumerate().skip(1) {
        children[above as usize].push(node as u32);
    }
    children
}

/// Preorder and postorder numbers of the nodes of a tree.
struct Intervals(Vec<(u32, u32)>);

impl Intervals {
    fn new(children: &[Vec<u32>]) -> Self {
        let mut numbers = vec![(0, 0); children.len()];
        let mut next = 0;
        let mut work = vec![(0u32, true)];
        while let Some((node, enter)) = work.pop().filter(|_| !children.is_empty()) {
            if enter {
                numbers[node as usize].0 = next;
                next += 1;
                work.push((node, false));
                work.extend(children[node as usize].iter().map(|&child| (child, true)));
            } else {
                numbers[node as usize].1 = next;
            }
        }
        Self(numbers)
    }

    fn contains(&self, above: u32, node: u32) -> bool {
        let (first, last) = self.0[above as usize];
        (first..last).contains(&self.0[node as usize].0)
    }
}
