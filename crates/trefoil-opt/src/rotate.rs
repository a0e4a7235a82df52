//! Loop rotation: a loop whose first test is known to hold tests at its end, and one jump a turn goes.
//!
//! For control flow without structure. The header may hold nothing but phis and the test; its way out must be the only
//! way to the block after the loop, which then comes after the latch. Loops are found first, inner ones ahead of those
//! around them, then one walk over the function renames what is used after them.

use crate::fold;
use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators, dominance_order};
use trefoil_ir::{BlockId, Context, Function, Graph, HashSet, InstId, Opcode, SideMap, Value};

/// Most instructions of a test.
const MAX_TEST: usize = 4;
/// Most blocks behind a loop that are searched for uses of what it has.
const MOST_AFTER: usize = 256;

/// Phis of a header, each with what it becomes for the next turn.
type Next = SmallVec<[(InstId, Value); 8]>;

/// A loop that can be turned.
struct Loop {
    header: BlockId,
    latch: BlockId,
    body: BlockId,
    exit: BlockId,
    /// The instructions between the header's phis and its branch.
    test: SmallVec<[InstId; 4]>,
    /// Each phi of the header, and what it becomes for the next turn.
    next: Next,
    /// Whether it is turned after all.
    fits: bool,
}

/// Turns what loops can be turned; says whether there were any.
pub(crate) fn run(ctx: &mut Context, func: &mut Function, graph: &Graph) -> bool {
    if !func.has_backward_edge() {
        return false;
    }
    let cfg = graph.of(func);
    let is_back = |b: BlockId| cfg.preds[b].iter().any(|&p| cfg.position[p] >= cfg.position[b]);
    let heads: SmallVec<[BlockId; 8]> = cfg.order.iter().copied().filter(|&b| is_back(b)).collect();
    let mut loops: Vec<Loop> = heads.iter().rev().filter_map(|&head| fit(ctx, func, cfg, head)).collect();
    if loops.is_empty() {
        return false;
    }
    keep_closed(func, &mut loops);
    if loops.is_empty() {
        return false;
    }
    let doms = graph.dominators(func);
    keep_apart(func, cfg, doms, &mut loops);
    if loops.is_empty() {
        return false;
    }
    let mut turned = Turned { loops, of: SideMap::sized(func.inst_count(), NO_LOOP), cfg, doms };
    turned.note_phis();
    turned.rename(func);
    let loops = turned.loops;
    let mut changed = false;
    for found in loops.iter().filter(|found| found.fits) {
        turn(func, found);
        changed = true;
    }
    if changed && leaves_ahead(func, &loops) {
        func.layout = dominance_order(func);
    }
    changed
}

/// Whether a loop that was turned stands behind the block after it, as one does that is left by an `else`.
fn leaves_ahead(func: &Function, loops: &[Loop]) -> bool {
    let mut seen: SideMap<BlockId, bool> = SideMap::sized(func.blocks.len(), false);
    let mut latch_of: SideMap<BlockId, Option<BlockId>> = SideMap::sized(func.blocks.len(), None);
    loops.iter().filter(|found| found.fits).for_each(|found| latch_of[found.exit] = Some(found.latch));
    func.layout.iter().any(|&block| {
        seen[block] = true;
        latch_of[block].is_some_and(|latch| !seen[latch])
    })
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
        known.push((phi, func.incoming(phi, entry)?));
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
    let next = phis.iter().map(|&phi| Some((phi, func.incoming(phi, latch)?))).collect::<Option<_>>()?;
    let fits = body != exit && body != header && cfg.preds[exit] == [header];
    fits.then_some(Loop { header, latch, body, exit, test, next, fits })
}

/// What stands for a value among pairs.
fn renamed(pairs: &[(InstId, Value)], value: Value) -> Value {
    let found = value.as_inst().and_then(|i| pairs.iter().find(|p| p.0 == i));
    found.map_or(value, |p| p.1)
}

/// Keeps the loops whose test nothing outside their header uses.
fn keep_closed(func: &Function, loops: &mut Vec<Loop>) {
    let mut header_of: SideMap<InstId, Option<BlockId>> = SideMap::sized(func.inst_count(), None);
    for found in loops.iter() {
        found.test.iter().for_each(|&inst| header_of[inst] = Some(found.header));
    }
    let mut open: SideMap<BlockId, bool> = SideMap::sized(func.blocks.len(), false);
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            for used in func.operands(inst).iter().filter_map(|v| v.as_inst()) {
                if let Some(header) = header_of[used]
                    && (header != block || func.insts[inst].op == Opcode::Phi)
                {
                    open[header] = true;
                }
            }
        }
    }
    loops.retain(|found| !open[found.header]);
}

/// Keeps the loops of which nothing uses a phi where the way out of the test has met another way out: a `break` that was threaded to
/// what follows. Such a use would need a phi of what the loop has behind either.
fn keep_apart(func: &Function, cfg: &Cfg, doms: &Dominators, loops: &mut Vec<Loop>) {
    let mut meetings: SmallVec<[(usize, BlockId); 8]> = SmallVec::new();
    let mut exit_of: SideMap<BlockId, u32> = SideMap::sized(func.blocks.len(), NO_LOOP);
    (0..).zip(loops.iter()).for_each(|(n, found)| exit_of[found.exit] = n);
    let mut walked: SideMap<BlockId, Option<BlockId>> = SideMap::sized(func.blocks.len(), None);
    for &join in cfg.order.iter().filter(|&&block| cfg.preds[block].len() > 1) {
        for &from in &cfg.preds[join] {
            let mut at = from;
            while cfg.is_reachable(at) && at != doms.idom[join] && walked[at] != Some(join) {
                walked[at] = Some(join);
                let found = loops.get(exit_of[at] as usize);
                if found.is_some_and(|found| join != found.header && doms.dominates(cfg, found.header, join))
                {
                    meetings.push((exit_of[at] as usize, join));
                }
                at = doms.idom[at];
            }
        }
    }
    for (n, join) in meetings {
        let found = &mut loops[n];
        found.fits &= !uses_phis_from(func, found, join);
    }
    loops.retain(|found| found.fits);
}

/// Whether a block, or one that comes after it and not behind the loop's header, may use a phi of that header: of more blocks than are
/// looked at, it may.
fn uses_phis_from(func: &Function, found: &Loop, start: BlockId) -> bool {
    let is_phi = |value: Value| found.next.iter().any(|&(phi, _)| value == phi.into());
    let mut after: Vec<BlockId> = vec![start];
    let mut seen: HashSet<BlockId> = [start, found.header].into_iter().collect();
    let mut next = 0;
    while let Some(&block) = after.get(next) {
        func.for_each_successor(block, |to| {
            if seen.insert(to) {
                after.push(to);
            }
        });
        next += 1;
        if after.len() > MOST_AFTER {
            return true;
        }
    }
    let uses = |&inst: &InstId| {
        let operands = func.operands(inst);
        match func.insts[inst].op {
            Opcode::Phi => operands
                .chunks_exact(2)
                .any(|pair| is_phi(pair[0]) && pair[1].as_block().is_some_and(|from| after.contains(&from))),
            _ => operands.iter().any(|&value| is_phi(value)),
        }
    };
    func.phis(found.header).any(|phi| uses(&phi))
        || after.iter().any(|&block| func.blocks[block].insts.iter().any(uses))
}

const NO_LOOP: u32 = u32::MAX;

/// The loops that are turned, and which of them each phi of a header belongs to.
struct Turned<'a> {
    loops: Vec<Loop>,
    of: SideMap<InstId, u32>,
    cfg: &'a Cfg,
    doms: &'a Dominators,
}

impl Turned<'_> {
    /// Notes the phis, and resolves what each loop hands on to its next turn: that may come from a loop inside or from one before.
    ///
    /// A loop that passes one of its own phis to its next iteration is left alone: after the loop that phi is needed as it was
    /// before the back edge, and some consumers have updated it by then.
    fn note_phis(&mut self) {
        loop {
            for n in 0..self.loops.len() {
                let number = if self.loops[n].fits { n as u32 } else { NO_LOOP };
                for at in 0..self.loops[n].next.len() {
                    self.of[self.loops[n].next[at].0] = number;
                }
            }
            let resolved = self.resolved();
            let mut all_fit = true;
            for (found, next) in self.loops.iter_mut().zip(&resolved).filter(|(found, _)| found.fits) {
                let is_own = |value: Value| next.iter().any(|&(phi, _)| value == phi.into());
                found.fits = !next.iter().any(|&(_, value)| is_own(value));
                all_fit &= found.fits;
            }
            if all_fit {
                self.loops.iter_mut().zip(resolved).for_each(|(found, next)| found.next = next);
                return;
            }
        }
    }

    /// What each loop hands on to its next turn as its latch sees it, once the loops that it comes from are turned.
    fn resolved(&self) -> Vec<Next> {
        let mut out: Vec<Option<Next>> = vec![None; self.loops.len()];
        for first in 0..self.loops.len() {
            let mut open: SmallVec<[usize; 8]> = SmallVec::from_elem(first, 1);
            while let Some(&n) = open.last() {
                let found = &self.loops[n];
                let from = |value: Value| self.turned_before(value, found.latch).filter(|&k| k != n);
                let missing = |&(_, value): &(InstId, Value)| from(value).filter(|&k| out[k].is_none());
                let missing: SmallVec<[usize; 8]> = match out[n] {
                    Some(_) => SmallVec::new(),
                    None => found.next.iter().filter_map(missing).filter(|k| !open.contains(k)).collect(),
                };
                if !missing.is_empty() {
                    open.extend(missing);
                    continue;
                }
                open.pop();
                let known = |value: Value| match from(value).and_then(|k| out[k].as_ref()) {
                    Some(next) => renamed(next, value),
                    None => value,
                };
                let next = found.next.iter().map(|&(phi, value)| (phi, known(value))).collect();
                out[n].get_or_insert(next);
            }
        }
        out.into_iter().map(Option::unwrap_or_default).collect()
    }

    /// The turned loop whose phi a value is, if a block comes after it.
    fn turned_before(&self, value: Value, block: BlockId) -> Option<usize> {
        let number = value.as_inst().map_or(NO_LOOP, |i| self.of[i]) as usize;
        let found = self.loops.get(number)?;
        self.is_behind(found, block).then_some(number)
    }

    /// A value as a block after its loop sees it: a phi of the header is what it would have become.
    fn seen(&self, value: Value, block: BlockId) -> Value {
        self.turned_before(value, block).map_or(value, |number| renamed(&self.loops[number].next, value))
    }

    fn is_behind(&self, found: &Loop, block: BlockId) -> bool {
        self.cfg.is_reachable(block) && self.doms.dominates(self.cfg, found.exit, block)
    }

    /// Renames uses after the loops, whose exits are in their latches now.
    fn rename(&self, func: &mut Function) {
        for b in 0..func.layout.len() {
            let block = func.layout[b];
            for i in 0..func.blocks[block].insts.len() {
                let inst = func.blocks[block].insts[i];
                if func.insts[inst].op != Opcode::Phi {
                    func.operands_mut(inst).iter_mut().for_each(|v| *v = self.seen(*v, block));
                    continue;
                }
                for pair in func.operands_mut(inst).chunks_exact_mut(2) {
                    if let Some(from) = pair[1].as_block() {
                        pair[0] = self.seen(pair[0], from);
                    }
                }
            }
        }
        for found in self.loops.iter().filter(|found| found.fits) {
            let phis: SmallVec<[InstId; 8]> = func.phis(found.exit).collect();
            for phi in phis {
                for pair in func.operands_mut(phi).chunks_exact_mut(2) {
                    if pair[1].as_block() == Some(found.header) {
                        pair[0] = renamed(&found.next, pair[0]);
                        pair[1] = found.latch.into();
                    }
                }
            }
        }
    }
}

/// Moves the test to the latch, of the values for the next turn; the jump of the latch goes to the body.
fn turn(func: &mut Function, found: &Loop) {
    let Some(term) = func.blocks[found.header].insts.pop() else { return };
    let kept = func.blocks[found.header].insts.len() - found.test.len();
    func.blocks[found.header].insts.truncate(kept);
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
