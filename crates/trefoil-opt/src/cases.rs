//! Cases: where control comes only when a value equals a constant, the value is that constant.
//!
//! That is so in the block that a case of a switch alone leads to, or one side of an `if` with `==` or `!=`, and in the blocks that
//! only this one leads to. Cost: linear in the instructions of such blocks.

use smallvec::SmallVec;
use trefoil_ir::{BlockId, Function, Graph, InstId, IntPredicate, Opcode, SideMap, Value};

/// How many blocks after the first, each led to by the one before alone, take what is known.
const DEPTH: usize = 4;

/// Writes constants where values are known to equal them; says whether there were any.
pub(crate) fn run(func: &mut Function, graph: &Graph) -> bool {
    let mut known = Vec::new();
    for &block in &func.layout {
        note(func, block, &mut known);
    }
    if known.is_empty() {
        return false;
    }
    let cfg = graph.of(func);
    let mut changed = false;
    let mut at_ends = SideMap::with_default(SmallVec::new());
    let mut after = Vec::new();
    for Case { from, to, value, constant } in known {
        let (mut from, mut to) = (from, to);
        for _ in 0..=DEPTH {
            if cfg.preds[to] != [from] {
                break;
            }
            changed |= write(func, to, value, constant);
            at_ends[to].push((value, constant));
            after.extend(func.successors(to));
            let [next] = func.targets(to) else { break };
            let Some(next) = next.as_block() else { break };
            (from, to) = (to, next);
        }
    }
    after.sort_unstable();
    after.dedup();
    write_phis(func, &at_ends, &after) | changed
}

/// What is known along an edge, the only one from its block to the other.
struct Case {
    from: BlockId,
    to: BlockId,
    value: Value,
    constant: Value,
}

/// Adds what is known along the edges out of a block.
fn note(func: &Function, block: BlockId, known: &mut Vec<Case>) {
    let Some(term) = func.terminator(block) else { return };
    let mut add = |value: Value, constant: Value, to: Value| {
        if value.as_const().is_none()
            && let Some(to) = to.as_block()
        {
            known.push(Case { from: block, to, value, constant });
        }
    };
    match (func.insts[term].op, func.operands(term)) {
        (Opcode::Switch, &[value, default, ref cases @ ..]) => {
            let cases = cases.chunks_exact(2);
            let mut targets: SmallVec<[Value; 8]> =
                cases.clone().map(|case| case[1]).chain([default]).collect();
            targets.sort_unstable();
            let edges = |to: Value| {
                targets.partition_point(|&target| target <= to)
                    - targets.partition_point(|&target| target < to)
            };
            cases.filter(|case| edges(case[1]) == 1).for_each(|case| add(value, case[0], case[1]));
        }
        (Opcode::Br, &[condition, then, otherwise]) if then != otherwise => {
            let Some(compare) = condition.as_inst() else { return };
            let (Opcode::ICmp, &[value, constant]) = (func.insts[compare].op, func.operands(compare)) else {
                return;
            };
            let to = match IntPredicate::from_u32(func.insts[compare].data) {
                Some(IntPredicate::Eq) => then,
                Some(IntPredicate::Ne) => otherwise,
                _ => return,
            };
            if constant.as_const().is_some() {
                add(value, constant, to);
            }
        }
        _ => {}
    }
}

/// Writes a constant for a value in a block; says whether it was there.
fn write(func: &mut Function, block: BlockId, value: Value, constant: Value) -> bool {
    let mut changed = false;
    for i in 0..func.blocks[block].insts.len() {
        let inst = func.blocks[block].insts[i];
        if func.insts[inst].op == Opcode::Phi {
            continue;
        }
        for operand in func.operands_mut(inst).iter_mut().filter(|operand| **operand == value) {
            *operand = constant;
            changed = true;
        }
    }
    changed
}

/// Writes constants in what phis get from blocks where values are known, each phi once; says whether there were any.
fn write_phis(
    func: &mut Function,
    known: &SideMap<BlockId, SmallVec<[(Value, Value); 1]>>,
    into: &[BlockId],
) -> bool {
    let mut changed = false;
    for &block in into {
        let phis: SmallVec<[InstId; 8]> = func.phis(block).collect();
        for phi in phis {
            for pair in func.operands_mut(phi).chunks_exact_mut(2) {
                let Some(from) = pair[1].as_block() else { continue };
                if let Some(&(_, constant)) = known[from].iter().find(|(value, _)| *value == pair[0]) {
                    pair[0] = constant;
                    changed = true;
                }
            }
        }
    }
    changed
}
