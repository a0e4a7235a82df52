//! Loop rotation: a loop whose first test is known to hold tests at its end, and one jump a turn goes.
//!
//! For control flow without structure. The header may hold nothing but phis and the test; its way out must be the only
//! way to the block behind the loop, which then comes behind the latch. Linear in uses for each loop that is turned.

use crate::fold;
use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators};
use trefoil_ir::{BlockId, Context, Function, InstId, Opcode, Value};

/// Most instructions of a test.
const MAX_TEST: usize = 4;

/// A loop that can be turned.
struct Loop {
    header: BlockId,
    latch: BlockId,
    body: BlockId,
    exit: BlockId,
    /// The instructions between the header's phis and its branch.
    test: SmallVec<[InstId; 4]>,
    /// Each phi of the header, and what it becomes for the next turn.
    next: SmallVec<[(InstId, Value); 8]>,
}

/// Turns what loops can be turned; says whether there were any.
pub fn run(ctx: &mut Context, func: &mut Function) -> bool {
    let cfg = Cfg::new(func);
    let is_back = |b: BlockId| cfg.preds[b].iter().any(|&p| cfg.position[p] >= cfg.position[b]);
    let heads: SmallVec<[BlockId; 8]> = cfg.order.iter().copied().filter(|&b| is_back(b)).collect();
    if heads.is_empty() {
        return false;
    }
    let doms = Dominators::new(&cfg);
    let mut changed = false;
    // Inner loops first: the value that an outer loop hands on may be one of theirs.
    for &header in heads.iter().rev() {
        if let Some(found) = fit(ctx, func, &cfg, header) {
            turn(func, &cfg, &doms, &found);
            changed = true;
        }
    }
    changed
}

fn incoming(func: &Function, phi: InstId, from: BlockId) -> Option<Value> {
    func.operands(phi).chunks_exact(2).find(|p| p[1].as_block() == Some(from)).map(|p| p[0])
}

/// A loop with this header, when it can be turned.
fn fit(ctx: &mut Context, func: &Function, cfg: &Cfg, header: BlockId) -> Option<Loop> {
    let &[a, b] = &cfg.preds[header] else { return None };
    let (entry, latch) = if cfg.position[b] >= cfg.position[header] { (a, b) } else { (b, a) };
    if latch == header || func.targets(latch).len() != 1 {
        return None;
    }
    let (&term, rest) = func.blocks[header].insts.split_last()?;
    let &[condition, then, otherwise] = func.operands(term) else { return None };
    let phis: SmallVec<[InstId; 8]> = func.phis(header).collect();
    let test: SmallVec<[InstId; 4]> = rest[phis.len()..].into();
    let pure = |&i: &InstId| func.insts[i].op.is_pure();
    if func.insts[term].op != Opcode::Br || test.len() > MAX_TEST || !test.iter().all(pure) {
        return None;
    }
    // The first test, of what the loop is entered with.
    let mut known: SmallVec<[(InstId, Value); 8]> = SmallVec::new();
    for &phi in &phis {
        known.push((phi, incoming(func, phi, entry)?));
    }
    for &inst in &test {
        let constant = |v: &Value| renamed(&known, *v).as_const();
        let operands: Option<SmallVec<[_; 4]>> = func.operands(inst).iter().map(constant).collect();
        let made = fold::evaluate(ctx, &func.insts[inst], &operands?)?;
        known.push((inst, made.into()));
    }
    let holds = ctx.as_int(renamed(&known, condition))? != 0;
    let (body, exit) = if holds { (then, otherwise) } else { (otherwise, then) };
    let (body, exit) = (body.as_block()?, exit.as_block()?);
    let next = phis.iter().map(|&phi| Some((phi, incoming(func, phi, latch)?))).collect::<Option<_>>()?;
    let found = Loop { header, latch, body, exit, test, next };
    (body != exit && body != header && cfg.preds[exit] == [header] && stays_inside(func, &found))
        .then_some(found)
}

/// What stands for a value among pairs.
fn renamed(pairs: &[(InstId, Value)], value: Value) -> Value {
    let found = value.as_inst().and_then(|i| pairs.iter().find(|p| p.0 == i));
    found.map_or(value, |p| p.1)
}

/// Whether nothing but the test uses what it computes.
fn stays_inside(func: &Function, found: &Loop) -> bool {
    let is_test = |v: &Value| v.as_inst().is_some_and(|i| found.test.contains(&i));
    let elsewhere = func.layout.iter().filter(|&&b| b != found.header);
    !elsewhere.flat_map(|&b| &func.blocks[b].insts).any(|&i| func.operands(i).iter().any(is_test))
        && !found.next.iter().any(|(_, v)| is_test(v))
}

fn turn(func: &mut Function, cfg: &Cfg, doms: &Dominators, found: &Loop) {
    // Behind the loop a phi of the header is what it would have become.
    let behind = |block: BlockId| cfg.is_reachable(block) && doms.dominates(cfg, found.exit, block);
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        for i in 0..func.blocks[block].insts.len() {
            let inst = func.blocks[block].insts[i];
            if func.insts[inst].op != Opcode::Phi {
                if behind(block) {
                    func.operands_mut(inst).iter_mut().for_each(|v| *v = renamed(&found.next, *v));
                }
                continue;
            }
            for pair in func.operands_mut(inst).chunks_exact_mut(2) {
                let Some(from) = pair[1].as_block() else { continue };
                if behind(from) || (block == found.exit && from == found.header) {
                    pair[0] = renamed(&found.next, pair[0]);
                    if from == found.header {
                        pair[1] = found.latch.into();
                    }
                }
            }
        }
    }
    let Some(term) = func.blocks[found.header].insts.pop() else { return };
    let kept = func.blocks[found.header].insts.len() - found.test.len();
    func.blocks[found.header].insts.truncate(kept);
    // The test moves to the latch, of the values for the next turn; the jump of the latch goes to the body.
    for &inst in &found.test {
        func.operands_mut(inst).iter_mut().for_each(|v| *v = renamed(&found.next, *v));
    }
    let body = Value::from(found.body);
    for v in func.operands_mut(term) {
        *v = if *v == body { found.header.into() } else { renamed(&found.next, *v) };
    }
    let Some(jump) = func.blocks[found.latch].insts.pop() else { return };
    func.blocks[found.latch].insts.extend_from_slice(&found.test);
    func.blocks[found.latch].insts.push(term);
    func.set_operands(jump, &[body]);
    func.blocks[found.header].insts.push(jump);
}
