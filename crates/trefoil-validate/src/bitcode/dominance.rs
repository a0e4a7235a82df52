//! Blocks: what reaches what, what dominates what, and that definitions dominate their uses.

use super::Code;
use super::operands::operands;
use super::summary::Traits;
use crate::report::Report;
use std::ops::Range;
use trefoil_dxil_read::bitcode_model::{Function, Kind, Module, Op};
use trefoil_entity::{dominated_ranges, immediate_dominators, reverse_postorder};

/// Calls `f` with each block that a terminator names.
pub(crate) fn successors(func: &Function, op: &Op, mut f: impl FnMut(u32)) {
    match op {
        Op::Branch { to } => f(*to),
        Op::CondBranch { then, other, .. } => {
            f(*then);
            f(*other);
        }
        Op::Switch { default, cases, .. } => {
            f(*default);
            func.pairs(*cases).iter().for_each(|&(_, block)| f(block));
        }
        _ => {}
    }
}

/// For each block a list of blocks, all in one piece.
pub(crate) struct Edges {
    /// Where the list of each block begins, and where the last one ends.
    begins: Vec<u32>,
    blocks: Vec<u32>,
}

impl Edges {
    /// The blocks that each block's terminator names.
    fn forward(func: &Function) -> Edges {
        let mut begins = Vec::with_capacity(func.blocks.len() + 1);
        let mut blocks = Vec::with_capacity(2 * func.blocks.len());
        for insts in &func.blocks {
            begins.push(blocks.len() as u32);
            if let Some(last) = insts.last() {
                successors(func, &last.op, |to| blocks.push(to));
            }
        }
        begins.push(blocks.len() as u32);
        Edges { begins, blocks }
    }

    /// The same edges from their ends; those to blocks that are not there have none.
    fn reversed(&self) -> Edges {
        let count = self.begins.len() - 1;
        let mut begins = vec![0u32; count + 2];
        let there = |to: &&u32| (**to as usize) < count;
        self.blocks.iter().filter(there).for_each(|&to| begins[to as usize + 2] += 1);
        (2..begins.len()).for_each(|at| begins[at] += begins[at - 1]);
        let mut blocks = vec![0; begins[count + 1] as usize];
        for from in 0..count {
            for &to in self.of(from as u32).iter().filter(there) {
                let next = &mut begins[to as usize + 1];
                blocks[*next as usize] = from as u32;
                *next += 1;
            }
        }
        begins.pop();
        Edges { begins, blocks }
    }

    /// The list of a block.
    #[inline]
    pub(crate) fn of(&self, block: u32) -> &[u32] {
        let at = block as usize;
        &self.blocks[self.begins[at] as usize..self.begins[at + 1] as usize]
    }
}

/// The dominators of a function's blocks.
pub(crate) struct Dominators {
    /// Blocks in reverse postorder.
    pub order: Vec<u32>,
    /// The place of each block in `order`; none for those that are not reached.
    pub place: Vec<Option<u32>>,
    /// The predecessors of each block, each once for each edge.
    pub predecessors: Edges,
    /// By place: the numbers of a walk over the tree below it, the own one first.
    dominated: Vec<Range<u32>>,
}

impl Dominators {
    pub(crate) fn new(func: &Function) -> Dominators {
        let count = func.blocks.len();
        let next = Edges::forward(func);
        let predecessors = next.reversed();
        let mut leads = vec![0; count];
        let order = reverse_postorder(count, 0, |block| {
            let lead = &mut leads[block as usize];
            *lead += 1;
            next.of(block).get(*lead - 1).copied()
        });
        let mut place = vec![None; count];
        for (at, &block) in order.iter().enumerate() {
            place[block as usize] = Some(at as u32);
        }
        let above = immediate_dominators(order.len(), |at| {
            let before = predecessors.of(order[at as usize]).iter();
            before.map(|&from| place[from as usize].unwrap_or(u32::MAX))
        });
        Dominators { order, place, predecessors, dominated: dominated_ranges(&above) }
    }

    /// The blocks that are reached, each before those that it dominates, with the numbers of what it dominates, the own one first.
    pub(crate) fn walk(&self) -> Vec<(u32, Range<u32>)> {
        let mut walk: Vec<(u32, Range<u32>)> =
            self.order.iter().copied().zip(self.dominated.iter().cloned()).collect();
        walk.sort_unstable_by_key(|(_, range)| range.start);
        walk
    }

    /// Whether every path to `b` leads through `a`. Anything dominates what is not reached, which dominates nothing else.
    pub(crate) fn dominates(&self, a: u32, b: u32) -> bool {
        let of = |block: u32| self.place.get(block as usize).copied().flatten();
        let (a, b) = match (of(a), of(b)) {
            (_, None) => return true,
            (None, Some(_)) => return false,
            (Some(a), Some(b)) => (a, b),
        };
        self.dominated[a as usize].contains(&self.dominated[b as usize].start)
    }
}

/// Checks that definitions dominate uses, and that phis have an entry for each predecessor.
pub(super) fn check((m, func): (&Module, &Function), dom: &Dominators, code: &Code, report: &mut Report) {
    // Results are numbered in the order of the instructions: where those of each block begin, and its instructions.
    let (mut firsts, mut begins) =
        (Vec::with_capacity(func.blocks.len()), Vec::with_capacity(func.blocks.len()));
    let own = func.blocks.iter().flatten().find_map(|inst| inst.result).unwrap_or(0);
    let (mut next, mut count) = (own, 0);
    for (block, insts) in func.blocks.iter().enumerate() {
        let first = insts.iter().find_map(|inst| inst.result);
        firsts.push(first.unwrap_or(next));
        begins.push(count);
        count += insts.len();
        next = insts.iter().rev().find_map(|inst| inst.result).map_or(next, |last| last + 1);
        for (at, inst) in insts.iter().enumerate() {
            let Op::Phi { incoming, .. } = &inst.op else { break };
            if !is_complete(func.pairs(*incoming), dom.predecessors.of(block as u32)) {
                let words = "a phi has other blocks than those before its own";
                report.inst(crate::Rule::BitcodeValid, (m, func), (block, at), &[&words]);
            }
        }
    }
    // The block of a value that an instruction gives.
    let place = |id: u32| {
        let is_inst = || matches!(m.value(Some(func), id).map(|value| &value.kind), Some(Kind::Inst));
        let is_own = (own..next).contains(&id) && is_inst();
        is_own.then(|| firsts.partition_point(|&first| first <= id) as u32 - 1)
    };
    for &block in &dom.order {
        let begin = begins[block as usize];
        let insts = func.blocks[block as usize].iter().zip(&code.summaries[begin..]);
        let mut next = 0;
        for (at, (inst, summary)) in insts.enumerate() {
            let before = next;
            next = inst.result.map_or(next, |result| result + 1);
            let right = match &inst.op {
                Op::Phi { incoming, .. } => func
                    .pairs(*incoming)
                    .iter()
                    .all(|&(value, from)| place(value).is_none_or(|b| b == from || dom.dominates(b, from))),
                _ if !summary.traits.has(Traits::FAR) => continue,
                op => {
                    let mut right = true;
                    operands(func, op, |id| {
                        right &= place(id)
                            .is_none_or(|b| if b == block { id < before } else { dom.dominates(b, block) });
                    });
                    right
                }
            };
            if !right {
                let words = "a value is used where it is not defined on every path";
                report.inst(crate::Rule::BitcodeValid, (m, func), (block as usize, at), &[&words]);
            }
        }
    }
    if !func.blocks.is_empty() && !dom.predecessors.of(0).is_empty() {
        report.broken(&format_args!("function '{}': a branch to the entry block", func.name));
    }
}

/// Whether a phi has one entry for each edge from a predecessor, and no other.
fn is_complete(incoming: &[(u32, u32)], predecessors: &[u32]) -> bool {
    match (incoming, predecessors) {
        (&[(_, a)], &[b]) => return a == b,
        (&[(_, a), (_, b)], &[c, d]) => return (a, b) == (c, d) || (a, b) == (d, c),
        _ => {}
    }
    let mut from: Vec<u32> = incoming.iter().map(|&(_, block)| block).collect();
    let mut edges = predecessors.to_vec();
    from.sort_unstable();
    edges.sort_unstable();
    from == edges
}
