//! Loops that fold: written out where their iterations, once constants have gone through them, come to no more instructions than the
//! loop itself has.
//!
//! For control flow without structure, where a loop may be left and shortened anywhere: an iteration is executed on what is known
//! of its values (`simulate`), its copy has only the blocks that are reached and the instructions that did not fold (`write`). Inner
//! loops come first; one around them follows in the next run, when it has none any more. The cost is at most twice the loop: the
//! execution ends where the iterations so far have more than the loop.

mod simulate;
mod write;

use crate::iteration::{Numbers, weight};
use simulate::{Iteration, iterations};
use smallvec::{SmallVec, smallvec};
use trefoil_ir::cfg::Cfg;
use trefoil_ir::{BlockId, Context, Function, Graph, InstId, Opcode, SideMap, Value};

/// Most blocks of a loop.
const MOST_BLOCKS: usize = 64;
/// Most instructions of a loop.
const MOST_INSTRUCTIONS: usize = 256;
/// What the iterations of a loop inside another may come to, whatever it has itself: the one around it may fold then.
const INNER: usize = 32;
/// How far back the condition of a branch out of a loop is looked at.
const CONDITION_DEPTH: usize = 2;
/// No loop.
const NO_LOOP: u32 = u32::MAX;

/// Blocks of a loop.
type Blocks = SmallVec<[BlockId; 16]>;

/// A loop with none inside, which is entered from one block and has one back edge.
struct Loop {
    header: BlockId,
    /// The block that enters it.
    before: BlockId,
    /// The block of the back edge.
    latch: BlockId,
    /// Its blocks in reverse postorder, the header first.
    body: Blocks,
    /// By the number of an instruction: how many it is once vectors have come apart.
    weights: Vec<usize>,
    /// How many instructions the iterations may come to: all of these together.
    most: usize,
}

/// A loop that shall be written out.
struct Plan {
    found: Loop,
    iterations: Vec<Iteration>,
    /// Where what it computes is used after it: the instruction, and the block in which the value is wanted.
    uses: Vec<(InstId, BlockId)>,
}

/// A loop, in its function, with the numbers of what is in it.
struct Body<'a> {
    func: &'a Function,
    found: &'a Loop,
    numbers: &'a Numbers,
}

impl Body<'_> {
    fn weight(&self, inst: InstId) -> usize {
        self.found.weights.get(self.numbers.insts[inst] as usize).copied().unwrap_or(1)
    }
}

/// Writes such loops out; says whether there were any.
pub(crate) fn run(ctx: &mut Context, func: &mut Function, graph: &Graph) -> bool {
    if !func.has_backward_edge() {
        return false;
    }
    let cfg = graph.of(func);
    let mut numbers = Numbers::new(func);
    let mut plans = Vec::new();
    for &header in &cfg.order {
        let Some(mut found) = Loop::find(ctx, func, cfg, header) else { continue };
        if is_inside(func, cfg, &found) {
            found.most = found.most.max(INNER);
        }
        numbers.renumber(func, &found.body);
        if let Some(iterations) = iterations(ctx, &Body { func, found: &found, numbers: &numbers }) {
            plans.push(Plan { found, iterations, uses: Vec::new() });
        }
    }
    if plans.is_empty() {
        return false;
    }
    let doms = graph.dominators(func);
    let mut changed = false;
    for plan in independent(func, cfg, plans) {
        numbers.renumber(func, &plan.found.body);
        changed |= write::write_out(ctx, func, (cfg, doms), &numbers, &plan);
    }
    changed
}

/// Whether a loop is inside another that may come to an end that is known, and computes with numbers of both loops alone.
fn is_inside(func: &Function, cfg: &Cfg, found: &Loop) -> bool {
    let (first, last) = (cfg.position[found.header], cfg.position[found.latch]);
    let mut around = cfg.order[..first as usize].iter().rev().filter_map(|&header| {
        let at = cfg.position[header];
        let end = cfg.preds[header].iter().map(|&from| cfg.position[from]).max()?;
        (end >= at && end > last && end != u32::MAX).then_some((at, end))
    });
    let Some((at, end)) = around.next() else { return false };
    let body = &cfg.order[at as usize..=end as usize];
    let count: usize = body.iter().map(|&block| func.blocks[block].insts.len()).sum();
    body.len() <= MOST_BLOCKS
        && count <= MOST_INSTRUCTIONS
        && may_end(func, body)
        && found.body.iter().all(|&block| is_closed(func, body, &found.body, block))
}

/// Whether a block of a loop has nothing but what is known where the numbers of the loop and of the one around it are.
fn is_closed(func: &Function, around: &[BlockId], inside: &[BlockId], block: BlockId) -> bool {
    let is_number = |value: &Value| {
        let Some(inst) = value.as_inst() else {
            return value.as_const().is_some() || value.as_block().is_some();
        };
        let is_in = |blocks: &[BlockId]| blocks.iter().any(|&b| func.blocks[b].insts.contains(&inst));
        is_in(inside) || func.insts[inst].op == Opcode::Phi && is_in(around)
    };
    func.blocks[block].insts.iter().all(|&inst| {
        let op = func.insts[inst].op;
        (op.is_pure() || op.is_terminator() || op == Opcode::Phi) && func.operands(inst).iter().all(is_number)
    })
}

/// The plans of which none needs the blocks or values of another, with the uses of what each loop computes; the others have to wait.
fn independent(func: &Function, cfg: &Cfg, mut plans: Vec<Plan>) -> Vec<Plan> {
    let mut block_of: SideMap<BlockId, u32> = SideMap::sized(func.blocks.len(), NO_LOOP);
    let mut inst_of: SideMap<InstId, u32> = SideMap::sized(func.inst_count(), NO_LOOP);
    for (n, plan) in (0..).zip(&plans) {
        for &block in &plan.found.body {
            block_of[block] = n;
            func.blocks[block].insts.iter().for_each(|&inst| inst_of[inst] = n);
        }
    }
    let mut waits: Vec<bool> = plans.iter().map(|plan| block_of[plan.found.before] != NO_LOOP).collect();
    for &block in &cfg.order {
        for &inst in &func.blocks[block].insts {
            for_each_use(func, block, inst, |value, place| {
                let Some(by) = value.as_inst().map(|made| inst_of[made]).filter(|&by| by != NO_LOOP) else {
                    return;
                };
                let user = block_of[block];
                if user == by {
                    return;
                }
                if user != NO_LOOP {
                    waits[user as usize] = true;
                }
                if block_of[place] != by {
                    plans[by as usize].uses.push((inst, place));
                }
            });
        }
    }
    let mut waits = waits.into_iter();
    plans.retain(|_| waits.next() == Some(false));
    plans
}

/// Calls `f` with each value that an instruction uses and the block in which it is wanted: of a phi that is where it comes from.
fn for_each_use(func: &Function, block: BlockId, inst: InstId, mut f: impl FnMut(Value, BlockId)) {
    let operands = func.operands(inst);
    if func.insts[inst].op != Opcode::Phi {
        return operands.iter().for_each(|&value| f(value, block));
    }
    for pair in operands.chunks_exact(2) {
        if let Some(from) = pair[1].as_block() {
            f(pair[0], from);
        }
    }
}

impl Loop {
    /// The loop with this header, when it is of the form that can be written out.
    fn find(ctx: &Context, func: &Function, cfg: &Cfg, header: BlockId) -> Option<Self> {
        let at = cfg.position[header];
        let &[a, b] = &cfg.preds[header] else { return None };
        let (before, latch) = if cfg.position[a] < at { (a, b) } else { (b, a) };
        let is_loop = cfg.is_reachable(before) && cfg.position[before] < at && cfg.position[latch] >= at;
        if !is_loop || !cfg.is_reachable(latch) {
            return None;
        }
        let body = blocks_of(cfg, header, latch)?;
        let goes_back = |block: BlockId, to: BlockId| to != header && cfg.position[to] <= cfg.position[block];
        let is_inner = body.iter().all(|&block| {
            !func.targets(block).iter().filter_map(|to| to.as_block()).any(|to| goes_back(block, to))
        });
        let count = body.iter().map(|&block| func.blocks[block].insts.len()).sum();
        if !is_inner || count > MOST_INSTRUCTIONS || !may_end(func, &body) {
            return None;
        }
        let insts = body.iter().flat_map(|&block| &func.blocks[block].insts);
        let mut weights = Vec::with_capacity(count);
        weights.extend(insts.map(|&inst| weight(ctx, func, inst)));
        let size = weights.iter().sum();
        (size <= MOST_INSTRUCTIONS).then_some(Self { header, before, latch, body, weights, most: size })
    }
}

/// The blocks of the loop with this header and back edge in reverse postorder, unless they are too many.
fn blocks_of(cfg: &Cfg, header: BlockId, latch: BlockId) -> Option<Blocks> {
    let mut body: Blocks = smallvec![header];
    let mut work: Blocks = smallvec![latch];
    while let Some(block) = work.pop() {
        if body.contains(&block) {
            continue;
        }
        // What comes before the header would enter the loop elsewhere.
        if cfg.position[block] < cfg.position[header] || body.len() == MOST_BLOCKS {
            return None;
        }
        body.push(block);
        work.extend(cfg.preds[block].iter().copied().filter(|&from| cfg.is_reachable(from)));
    }
    body.sort_unstable_by_key(|&block| cfg.position[block]);
    Some(body)
}

/// Whether it may come to be known in some iteration that the loop is left: a loop that asks what is never constant needs no execution.
fn may_end(func: &Function, body: &[BlockId]) -> bool {
    body.iter().any(|&block| {
        let targets = func.targets(block);
        let leaves = targets.iter().any(|to| to.as_block().is_some_and(|to| !body.contains(&to)));
        leaves
            && targets.first().is_some_and(|&condition| may_be_known(func, body, condition, CONDITION_DEPTH))
    })
}

/// Whether a value may be a constant in some iteration, by the instructions that compute it as far as these are looked at.
fn may_be_known(func: &Function, body: &[BlockId], value: Value, depth: usize) -> bool {
    let Some(inst) = value.as_inst() else { return value.as_const().is_some() };
    if !body.iter().any(|&block| func.blocks[block].insts.contains(&inst)) {
        return false;
    }
    let op = func.insts[inst].op;
    let may_fold = || op.is_pure() || op == Opcode::Intrinsic;
    let operands_may = || func.operands(inst).iter().all(|&value| may_be_known(func, body, value, depth - 1));
    op == Opcode::Phi || depth == 0 || may_fold() && operands_may()
}
