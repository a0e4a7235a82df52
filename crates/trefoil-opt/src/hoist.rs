//! Hoisting: what both sides of an `if` compute is computed once, ahead of it.
//!
//! The sides are the blocks that the branch alone leads to; what is computed there without effects, of values from ahead of the `if`,
//! moves. A product of floats that is added to something stays, since one instruction may do both. Cost: the first instructions of one side by
//! those of the other, for an `if` with two sides.

use crate::cse::is_same;
use crate::simplify::Replaced;
use trefoil_ir::{BlockId, Effect, Function, Graph, InstId, Merge, Opcode};

/// Most instructions of a side that are looked at.
const MOST: usize = 16;

/// Moves such instructions; says whether there were any.
pub(crate) fn run(func: &mut Function, graph: &Graph) -> bool {
    let mut replaced = Replaced::default();
    for b in 0..func.layout.len() {
        let head = func.layout[b];
        let Some(sides) = sides(func, head) else { continue };
        let cfg = graph.of(func);
        if sides.iter().any(|&side| cfg.preds[side] != [head]) {
            continue;
        }
        hoist(func, head, sides, &mut replaced);
    }
    if replaced.is_empty() {
        return false;
    }
    func.rewrite_operands(|value| replaced.get(value));
    true
}

/// The two sides of the `if` that a block heads, each of which has something near its beginning that may move.
fn sides(func: &Function, head: BlockId) -> Option<[BlockId; 2]> {
    let Merge::Selection { .. } = func.blocks[head].merge else { return None };
    let &[_, then, otherwise] = func.targets(head) else { return None };
    let sides = [then.as_block()?, otherwise.as_block()?];
    let begins =
        |&side: &BlockId| func.blocks[side].insts.iter().take(MOST).any(|&inst| may_move(func, inst));
    (sides[0] != sides[1] && sides.iter().all(begins)).then_some(sides)
}

/// Whether an instruction may be done ahead of where it stands.
fn may_move(func: &Function, inst: InstId) -> bool {
    let i = &func.insts[inst];
    match i.op {
        Opcode::Phi | Opcode::Freeze => false,
        Opcode::Gep => true,
        Opcode::Intrinsic => i.intrinsic().is_some_and(|which| which.effect() == Effect::Pure),
        op => op.is_pure(),
    }
}

fn hoist(func: &mut Function, head: BlockId, sides: [BlockId; 2], replaced: &mut Replaced) {
    let [then, otherwise] = sides;
    let mut from = 0;
    while let Some((n, m)) = next_pair(func, sides, from) {
        from = n;
        let kept = func.blocks[then].insts.remove(n);
        let gone = func.blocks[otherwise].insts.remove(m);
        replaced.set(gone, kept.into());
        for i in m..func.blocks[otherwise].insts.len() {
            let user = func.blocks[otherwise].insts[i];
            let operands = func.operands_mut(user).iter_mut();
            operands.filter(|operand| **operand == gone.into()).for_each(|operand| *operand = kept.into());
        }
        let end = func.blocks[head].insts.len().saturating_sub(1);
        func.blocks[head].insts.insert(end, kept);
    }
}

/// Where the next instructions stand that both sides have, the first from a place of its side on.
fn next_pair(func: &Function, [then, otherwise]: [BlockId; 2], from: usize) -> Option<(usize, usize)> {
    let (ours, theirs) = (&func.blocks[then].insts, &func.blocks[otherwise].insts);
    let looked_at = &ours[..ours.len().min(MOST)];
    let is_from_ahead = |inst: InstId| {
        let mut operands = func.operands(inst).iter().filter_map(|value| value.as_inst());
        operands.all(|operand| !looked_at.contains(&operand))
    };
    (from..looked_at.len()).find_map(|n| {
        let inst = looked_at[n];
        if !may_move(func, inst) || !is_from_ahead(inst) {
            return None;
        }
        let is_found = |&other: &InstId| {
            is_same(func, inst, other) && !is_added(func, then, inst) && !is_added(func, otherwise, other)
        };
        theirs.iter().take(MOST).position(is_found).map(|m| (n, m))
    })
}

/// Whether an instruction is a product of floats that its block adds to something.
fn is_added(func: &Function, block: BlockId, inst: InstId) -> bool {
    func.insts[inst].op == Opcode::FMul
        && func.blocks[block].insts.iter().any(|&user| {
            matches!(func.insts[user].op, Opcode::FAdd | Opcode::FSub)
                && func.operands(user).contains(&inst.into())
        })
}
