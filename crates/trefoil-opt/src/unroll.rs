//! Unrolling: loops whose number of iterations is known are written out.
//!
//! Only a loop that is left at one place, whose test each iteration passes, and that no `continue` shortens: what is written out
//! is then straight again. The test may be that of a loop or of an `if` with a `break`, which is straight too once it is decided. The number is found by running the test of the exit on constants. A loop that says `[unroll]`
//! is written out up to [`FORCED`] iterations; others while they stay small. Where the attribute is a hint that the target keeps, it
//! counts for the loops alone in which something must be constant.

use crate::iteration::{Copy, Costs, Numbers, twin_of};
use crate::reloads::escapes;
use crate::simplify::Replaced;
use crate::{fold, lanes, simplify, unset_sums};
use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators};
use trefoil_ir::{
    BlockId, ConstId, Context, Flags, Function, Graph, HashMap, HashSet, Hint, InstId, Intrinsic,
    IntrinsicClass, Merge, Opcode, SideMap, TypeId, Value, sort_by_key,
};

/// Most iterations that `[unroll]` writes out.
pub const FORCED: u32 = 1024;
/// Most instructions that `[unroll]` makes of one loop.
const FORCED_SIZE: usize = 1 << 16;
/// Most instructions that are made of a loop without a hint.
const SMALL: usize = 64;
/// Most that are made of it whatever is known in them.
const TINY: usize = 32;
/// Most instructions that are made of one without a hint that leaves local arrays to be values, those for the arrays among them.
const FREEING: usize = 4 * SMALL;
/// Most instructions that the test of an exit may need.
const SLICE: usize = 64;

/// Which loops are written out.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// Whether short loops are that do not ask for it.
    pub short: bool,
    /// Whether `[unroll]` is a hint: what a loop costs decides.
    pub by_cost: bool,
    /// Whether only loops without a hint are by which local arrays become values.
    pub freeing: bool,
}

/// A loop that can be written out.
struct Loop {
    header: BlockId,
    cont: BlockId,
    merge: BlockId,
    /// Its blocks in layout order, the header first.
    body: Vec<BlockId>,
    /// The one block whose branch decides that it is left.
    exit: BlockId,
    /// Where that branch goes then: behind the loop, or to what stands before the `break` of `if (c) { ...; break; }`.
    way_out: BlockId,
    /// Instructions in it.
    size: usize,
}

/// Writes out loops, inner ones first; says whether anything changed.
///
/// Works in rounds: a round writes out loops that have none of its others inside, and then walks over the function once
/// to put the copies in their places. There are as many rounds as loops nest.
pub fn run(ctx: &mut Context, func: &mut Function, rule: Rule, graph: &Graph) -> bool {
    let mut changed = !rule.freeing && lanes::split(ctx, func);
    if changed {
        simplify::run(ctx, func);
    }
    let mut headers: Vec<BlockId> = func.layout.iter().rev().copied().collect();
    headers.retain(|&block| match func.blocks[block].merge {
        Merge::Loop { hint: Hint::Unroll(_), .. } => !rule.freeing,
        Merge::Loop { hint, .. } => hint != Hint::Loop && rule.short,
        _ => false,
    });
    let arrays = Arrays::new(ctx, func, &headers, rule, graph);
    let mut numbers = Numbers::new(func);
    let mut own = None;
    while !headers.is_empty() {
        let mut known = Known::new(func, own.as_ref().unwrap_or(graph));
        let mut round = Round::default();
        let mut later = Vec::new();
        for header in headers {
            let Merge::Loop { merge, cont, hint } = func.blocks[header].merge else { continue };
            let Some(found) = Loop::find(func, &mut known, header, cont, merge) else { continue };
            if found.body.iter().any(|&block| round.blocks[block] != NO_BLOCK) {
                later.push(header);
                continue;
            }
            let Some(count) = iterations(ctx, func, &found, hint, rule, &arrays) else { continue };
            numbers.renumber(func, &found.body);
            match hint {
                Hint::Unroll(by) if by > 1 && count > by => {
                    found.write_rounds(func, &numbers, (by, count % by), &mut round);
                }
                _ => found.write_out(func, &numbers, count, &mut round),
            }
        }
        changed |= !round.loops.is_empty();
        round.put_in_place(func);
        headers = later;
        own = Some(Graph::default());
    }
    changed
}

/// How often the loop's exit is passed before it is taken, when the loop shall be written out.
fn iterations(
    ctx: &mut Context,
    func: &Function,
    found: &Loop,
    hint: Hint,
    rule: Rule,
    arrays: &Arrays,
) -> Option<u32> {
    let asked = matches!(hint, Hint::Unroll(_));
    let forced = asked && (!rule.by_cost || found.needs_constants(func) || found.frees(ctx, func, arrays));
    if !forced && !rule.short {
        return None;
    }
    if !asked && let Some(count) = arrays.freed_by(ctx, func, found) {
        return Some(count);
    }
    if rule.freeing {
        return None;
    }
    if !asked && !rule.by_cost && unset_sums::has_unset(ctx, func, found.header, &found.body) {
        let most = unset_sums::most_iterations(ctx, func, &found.body);
        if let Some(count) = Counter::new(ctx, func, found).and_then(|mut counter| counter.count(most)) {
            return Some(count);
        }
    }
    let most = if forced { FORCED } else { (SMALL / found.size.max(1)) as u32 };
    if !forced && found.size > 2 * SMALL {
        return None;
    }
    let mut counter = Counter::new(ctx, func, found)?;
    let count = counter.count(most)?;
    // What says how many to write at once keeps that as a hint.
    if rule.by_cost && !forced && matches!(hint, Hint::Unroll(by) if by > 1 && count > by) {
        return None;
    }
    let copies = match hint {
        Hint::Unroll(by) if by > 0 => count.min(by) as usize,
        _ => count as usize + 1,
    };
    let fits = copies * found.size <= if forced { FORCED_SIZE } else { 2 * SMALL };
    let pays = || asked || copies * found.size <= TINY || counter.pays(count);
    (fits && hint != Hint::Unroll(1) && pays()).then_some(count)
}

/// What is known of the graph, until a loop is written out.
struct Known<'a> {
    cfg: &'a Cfg,
    doms: &'a Dominators,
    /// The place of each block in the layout.
    place: SideMap<BlockId, u32>,
    /// The loop, by its number, in which each block was found last.
    seen: SideMap<BlockId, u32>,
    loops: u32,
}

impl<'a> Known<'a> {
    fn new(func: &Function, graph: &'a Graph) -> Self {
        let (cfg, doms) = (graph.of(func), graph.dominators(func));
        let mut place = SideMap::sized(func.blocks.len(), u32::MAX);
        for (i, &block) in func.layout.iter().enumerate() {
            place[block] = i as u32;
        }
        Self { cfg, doms, place, seen: SideMap::sized(func.blocks.len(), 0), loops: 0 }
    }

    /// The blocks of a loop, and those that structures in it name, in layout order.
    fn blocks_of(&mut self, func: &Function, header: BlockId, merge: BlockId) -> Vec<BlockId> {
        self.loops += 1;
        let mut work = vec![header];
        let mut blocks = Vec::new();
        while let Some(block) = work.pop() {
            if block == merge || std::mem::replace(&mut self.seen[block], self.loops) == self.loops {
                continue;
            }
            blocks.push(block);
            func.for_each_successor(block, |b| work.push(b));
            match func.blocks[block].merge {
                Merge::None => {}
                Merge::Selection { merge, .. } => work.push(merge),
                Merge::Loop { merge, cont, .. } => work.extend([merge, cont]),
            }
        }
        blocks.retain(|&b| self.place[b] != u32::MAX);
        sort_by_key(&mut blocks, |&b| self.place[b].into());
        blocks
    }
}

/// Local arrays that stay in memory whatever is written out.
#[derive(Default)]
struct Arrays {
    /// Those that variables index outside of the loops that ask to be written out.
    asked: HashSet<InstId>,
    /// Those that they index outside of these and of loops that are written out so that arrays become values; none of them where
    /// there are no such loops.
    short: Option<HashSet<InstId>>,
}

impl Arrays {
    /// Looks at the loops with these headers, where the rule asks what a loop costs.
    fn new(ctx: &mut Context, func: &Function, headers: &[BlockId], rule: Rule, graph: &Graph) -> Self {
        let indexes = |ctx: &Context| {
            let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
            insts.copied().any(|inst| indexed_array(ctx, func, inst).is_some())
        };
        if headers.is_empty() || !(rule.short || rule.by_cost) || !indexes(ctx) {
            return Self::default();
        }
        // What is passed on by its address stays memory.
        let escaped = escapes(func);
        let mut known = Known::new(func, graph);
        let mut asked: SideMap<BlockId, bool> = SideMap::sized(func.blocks.len(), false);
        let mut short = Vec::new();
        for &header in headers {
            let Merge::Loop { merge, cont, hint } = func.blocks[header].merge else { continue };
            let Some(found) = Loop::find(func, &mut known, header, cont, merge) else { continue };
            if matches!(hint, Hint::Unroll(_)) {
                found.body.iter().for_each(|&block| asked[block] = true);
            } else if rule.short && found.count_freeing(ctx, func, &escaped).is_some() {
                short.push(found);
            }
        }
        let stay = |asked: &SideMap<BlockId, bool>| {
            let others = func.layout.iter().filter(|&&block| !asked[block]);
            let insts = others.flat_map(|&block| &func.blocks[block].insts);
            let indexed = insts.filter_map(|&inst| indexed_array(ctx, func, inst));
            indexed.chain(escaped.iter().copied()).collect()
        };
        let by_asking = stay(&asked);
        let is_short = !short.is_empty();
        short.iter().flat_map(|found| &found.body).for_each(|&block| asked[block] = true);
        Self { asked: by_asking, short: is_short.then(|| stay(&asked)) }
    }

    /// How often the exit of a loop without a hint is passed before it is taken, where it shall be written out so that local arrays
    /// become values.
    fn freed_by(&self, ctx: &mut Context, func: &Function, found: &Loop) -> Option<u32> {
        found.count_freeing(ctx, func, self.short.as_ref()?)
    }
}

/// The local array that an address is in, when a variable indexes it.
fn indexed_array(ctx: &Context, func: &Function, inst: InstId) -> Option<InstId> {
    if func.insts[inst].op != Opcode::Gep {
        return None;
    }
    let (base, indices) = func.operands(inst).split_first()?;
    let array = base.as_inst().filter(|&base| func.insts[base].op == Opcode::Alloca)?;
    indices.iter().any(|&index| ctx.as_int(index).is_none()).then_some(array)
}

/// Whether a block is in no structure inside a loop of these blocks but those that `open` heads.
fn is_on_spine(
    func: &Function,
    known: &Known<'_>,
    open: [BlockId; 2],
    body: &[BlockId],
    block: BlockId,
) -> bool {
    let Known { cfg, doms, .. } = known;
    body.iter().all(|&head| {
        let (Merge::Selection { merge, .. } | Merge::Loop { merge, .. }) = func.blocks[head].merge else {
            return true;
        };
        open.contains(&head)
            || !cfg.is_reachable(head)
            || !doms.dominates(cfg, head, block)
            || cfg.is_reachable(merge) && doms.dominates(cfg, merge, block)
    })
}

/// The block whose branch decides that a loop is left, and where the branch goes then: `last` is the one that goes behind the loop,
/// which may be what an `if` with a `break` does.
fn test_of_exit(
    func: &Function,
    known: &Known<'_>,
    last: BlockId,
    merge: BlockId,
) -> Option<(BlockId, BlockId)> {
    let branch = |block: BlockId| {
        let term = func.terminator(block)?;
        (func.insts[term].op == Opcode::Br).then(|| func.operands(term).len())
    };
    let heads_another = |block: BlockId| match func.blocks[block].merge {
        Merge::Loop { merge: own, .. } => own != merge,
        _ => false,
    };
    let (test, way_out) = match (branch(last)?, &known.cfg.preds[last][..]) {
        (3, _) => (last, merge),
        (1, &[test]) if branch(test)? == 3 => (test, last),
        _ => return None,
    };
    (!heads_another(last) && !heads_another(test)).then_some((test, way_out))
}

impl Loop {
    fn find(
        func: &Function,
        known: &mut Known<'_>,
        header: BlockId,
        cont: BlockId,
        merge: BlockId,
    ) -> Option<Self> {
        let preds = &known.cfg.preds;
        let entered_once = preds[header].len() == 2 && preds[header].contains(&cont);
        if !entered_once || !known.cfg.is_reachable(cont) || preds[cont].len() != 1 {
            return None;
        }
        let body = known.blocks_of(func, header, merge);
        if !body.contains(&cont) {
            return None;
        }
        let (cfg, doms) = (known.cfg, known.doms);
        let mut exits: SmallVec<[BlockId; 2]> = SmallVec::new();
        let mut size = 0;
        for &block in &body {
            size += func.blocks[block].insts.len();
            let term = func.terminator(block)?;
            let strays = cfg.is_reachable(block) && !doms.dominates(cfg, header, block);
            if strays || func.insts[term].op == Opcode::Ret {
                return None;
            }
            if func.targets(block).contains(&merge.into()) {
                exits.push(block);
            }
        }
        let [last] = exits[..] else { return None };
        let (exit, way_out) = test_of_exit(func, known, last, merge)?;
        let open = [header, exit];
        let straight = cfg.is_reachable(exit)
            && doms.dominates(cfg, exit, cont)
            && is_on_spine(func, known, open, &body, exit)
            && is_on_spine(func, known, open, &body, cont);
        straight.then_some(Self { header, cont, merge, body, exit, way_out, size })
    }

    /// Whether a local array becomes values when this and all other loops that ask for it are written out.
    fn frees(&self, ctx: &Context, func: &Function, arrays: &Arrays) -> bool {
        let mut insts = self.body.iter().flat_map(|&block| &func.blocks[block].insts);
        insts.any(|&inst| indexed_array(ctx, func, inst).is_some_and(|array| !arrays.asked.contains(&array)))
    }

    /// How often the exit is passed before it is taken, where local arrays other than these are indexed and the loop is small but for
    /// that: what addresses them, loads and stores goes when they are values, as does what counts.
    fn count_freeing(&self, ctx: &mut Context, func: &Function, stay: &HashSet<InstId>) -> Option<u32> {
        let is_freed =
            |ctx: &Context, inst| indexed_array(ctx, func, inst).is_some_and(|array| !stay.contains(&array));
        let insts = || self.body.iter().flat_map(|&block| &func.blocks[block].insts).copied();
        let addresses = insts().filter(|&inst| is_freed(ctx, inst)).count();
        if addresses == 0 {
            return None;
        }
        let accesses = insts().filter(|&inst| {
            let address = match func.insts[inst].op {
                Opcode::Load => func.operands(inst).first(),
                Opcode::Store => func.operands(inst).get(1),
                _ => None,
            };
            address.and_then(|address| address.as_inst()).is_some_and(|address| is_freed(ctx, address))
        });
        let accesses = accesses.count();
        let mut counter = Counter::new(ctx, func, self)?;
        // The branches of its first and its last block go too, and those that only go on.
        let goes_on = |&&block: &&BlockId| func.targets(block).len() == 1;
        let counting = counter.slice.len() + counter.phis.len() + 1;
        let gone = addresses + accesses + counting + self.body.iter().filter(goes_on).count().max(1);
        let rest = self.size.saturating_sub(gone);
        let most = (SMALL / rest.max(1)).min(FREEING / self.size.max(1));
        counter.count(most as u32)
    }

    /// Whether something in it wants a constant, or a descriptor is chosen, which is cheaper where it is known.
    fn needs_constants(&self, func: &Function) -> bool {
        let mut insts = self.body.iter().flat_map(|&block| &func.blocks[block].insts);
        insts.any(|&inst| match func.insts[inst].op {
            Opcode::Intrinsic => match func.insts[inst].intrinsic() {
                Some(Intrinsic::Handle) => func.operands(inst).iter().any(|v| v.as_inst().is_some()),
                Some(which) => which.info().class == IntrinsicClass::Evaluate,
                None => false,
            },
            _ => false,
        })
    }

    /// Makes `count + 1` copies to stand in the loop's place; the last is left at its exit.
    fn write_out(&self, func: &mut Function, numbers: &Numbers, count: u32, round: &mut Round) {
        let mut copies: Vec<BlockId> = Vec::with_capacity(self.body.len() * (count as usize + 1));
        let mut before: Option<Copy<'_>> = None;
        let mut first = self.header;
        for n in 0..=count {
            let copy = self.copy(func, numbers, before.as_ref(), false);
            self.set_exit(func, &copy, n == count);
            match &before {
                Some(before) => self.set_back_edge(func, before, copy.block(self.header)),
                None => first = copy.block(self.header),
            }
            copies.extend_from_slice(&copy.blocks);
            before = Some(copy);
        }
        let Some(last) = before else { return };
        self.end_last(func, &last);
        self.hand_over(func, last, first, copies, round);
    }

    /// Says what stands for the loop: `left` is the copy that it is left from.
    fn hand_over(
        &self,
        func: &mut Function,
        left: Copy<'_>,
        first: BlockId,
        copies: Vec<BlockId>,
        round: &mut Round,
    ) {
        let mut values = left.values.iter();
        for (&block, &last) in self.body.iter().zip(&left.blocks) {
            for (inst, &value) in std::mem::take(&mut func.blocks[block].insts).into_iter().zip(&mut values) {
                round.values.set(inst, value);
            }
            func.blocks[block].merge = Merge::None;
            round.blocks[block] = last;
        }
        round.loops.insert(self.header, (first, copies));
    }

    /// Writes the body `by` times into the loop, which is left in the copy `exit`: the number of iterations, divided by
    /// `by`, leaves that over. The other copies need no test.
    fn write_rounds(
        &self,
        func: &mut Function,
        numbers: &Numbers,
        (by, exit): (u32, u32),
        round: &mut Round,
    ) {
        let mut copies: Vec<Copy<'_>> = Vec::with_capacity(by as usize);
        for n in 0..by {
            let copy = self.copy(func, numbers, copies.last(), n == 0);
            if n != exit {
                self.set_exit(func, &copy, false);
            }
            if let Some(before) = copies.last() {
                self.set_back_edge(func, before, copy.block(self.header));
            }
            copies.push(copy);
        }
        let layout = copies.iter().flat_map(|copy| copy.blocks.iter().copied()).collect();
        let (Some(first), Some(last)) = (copies.first(), copies.last()) else { return };
        let header = first.block(self.header);
        self.set_back_edge(func, last, header);
        func.blocks[header].merge =
            Merge::Loop { merge: self.merge, cont: last.block(self.cont), hint: Hint::Loop };
        let phis: SmallVec<[InstId; 8]> = func.phis(self.header).collect();
        for phi in phis {
            let Some(twin) = first.map(phi.into()).as_inst() else { continue };
            let mut operands: SmallVec<[Value; 4]> = func.operands(phi).into();
            for pair in operands.chunks_exact_mut(2).filter(|p| p[1] == self.cont.into()) {
                (pair[0], pair[1]) = (last.map(pair[0]), last.map(pair[1]));
            }
            func.set_operands(twin, &operands);
        }
        let left = copies.swap_remove(exit as usize);
        self.hand_over(func, left, header, layout, round);
    }

    /// A copy of the body. Its phis are those of the loop when it heads one, else values of the iteration before.
    fn copy<'n>(
        &self,
        func: &mut Function,
        numbers: &'n Numbers,
        before: Option<&Copy<'_>>,
        heads: bool,
    ) -> Copy<'n> {
        let blocks = self.body.iter().map(|_| func.new_block()).collect();
        let mut copy = Copy { numbers, blocks, values: Vec::with_capacity(self.size) };
        for (n, &block) in self.body.iter().enumerate() {
            let to = copy.blocks[n];
            let mut twins = Vec::with_capacity(func.blocks[block].insts.len());
            for i in 0..func.blocks[block].insts.len() {
                let inst = func.blocks[block].insts[i];
                if block == self.header && !heads && func.insts[inst].op == Opcode::Phi {
                    copy.values.push(self.phi_value(func, inst, before));
                    continue;
                }
                let twin = twin_of(func, inst);
                twins.push(twin);
                copy.values.push(twin.into());
            }
            func.blocks[to].insts = twins;
            if block != self.header {
                func.blocks[to].merge = copy.merge(func.blocks[block].merge);
            }
        }
        for &to in &copy.blocks {
            for i in 0..func.blocks[to].insts.len() {
                let inst = func.blocks[to].insts[i];
                for v in func.operands_mut(inst) {
                    *v = copy.map(*v);
                }
            }
        }
        copy
    }

    /// What a phi of the header is in the iteration after `before`, or in the first.
    fn phi_value(&self, func: &Function, phi: InstId, before: Option<&Copy<'_>>) -> Value {
        let from_cont = |p: &&[Value]| (p[1].as_block() == Some(self.cont)) == before.is_some();
        let value = func.operands(phi).chunks_exact(2).find(from_cont).map_or(phi.into(), |p| p[0]);
        before.map_or(value, |b| b.map(value))
    }

    /// Resolves the exit test of a copy. Where it does not leave, nothing goes on from what stands before a `break`.
    fn set_exit(&self, func: &mut Function, copy: &Copy<'_>, last: bool) {
        let (exit, way_out) = (copy.block(self.exit), copy.block(self.way_out));
        let Some(term) = func.terminator(exit) else { return };
        let target = func.operands(term)[1..].iter().copied().find(|&v| (v == way_out.into()) == last);
        if let Some(target) = target {
            func.replace(term, Opcode::Br, TypeId::VOID, &[target], 0, Flags::NONE);
            func.blocks[exit].merge = Merge::None;
        }
        if !last && self.way_out != self.merge {
            end(func, way_out);
        }
    }

    /// The back edge of a copy, which names its own header, goes to the next.
    fn set_back_edge(&self, func: &mut Function, copy: &Copy<'_>, next: BlockId) {
        let own: Value = copy.block(self.header).into();
        let Some(term) = func.terminator(copy.block(self.cont)) else { return };
        for v in func.operands_mut(term) {
            if *v == own {
                *v = next.into();
            }
        }
    }

    /// The back edge of the last copy is unreachable, unless the exit is there.
    fn end_last(&self, func: &mut Function, last: &Copy<'_>) {
        if self.exit != self.cont {
            end(func, last.block(self.cont));
        }
    }
}

/// Lets nothing go on from a block that nothing reaches.
fn end(func: &mut Function, block: BlockId) {
    if let Some(term) = func.terminator(block) {
        func.replace(term, Opcode::Unreachable, TypeId::VOID, &[], 0, Flags::NONE);
    }
}

const NO_BLOCK: BlockId = BlockId::from_u32(u32::MAX);

/// The loops of a round: what stands for them, and for what they compute.
struct Round {
    /// The first copy of each header, and all copies of the loop.
    loops: HashMap<BlockId, (BlockId, Vec<BlockId>)>,
    /// The last copy of each block.
    blocks: SideMap<BlockId, BlockId>,
    /// What to use for values after the loop. One loop's replacement may itself be replaced by that of an earlier loop.
    values: Replaced,
}

impl Default for Round {
    fn default() -> Self {
        let blocks = SideMap::with_default(NO_BLOCK);
        Self { loops: HashMap::default(), blocks, values: Replaced::default() }
    }
}

impl Round {
    /// Lets the copies stand for the loops: in the layout, and for all that names their blocks or values.
    fn put_in_place(&self, func: &mut Function) {
        if self.loops.is_empty() {
            return;
        }
        let mut layout = Vec::with_capacity(func.layout.len());
        for &block in &func.layout {
            match self.loops.get(&block) {
                Some((_, copies)) => layout.extend_from_slice(copies),
                None if self.blocks[block] != NO_BLOCK => {}
                None => layout.push(block),
            }
        }
        for &block in &layout {
            for i in 0..func.blocks[block].insts.len() {
                let inst = func.blocks[block].insts[i];
                let is_phi = func.insts[inst].op == Opcode::Phi;
                for v in func.operands_mut(inst) {
                    *v = self.map(*v, is_phi);
                }
            }
            match &mut func.blocks[block].merge {
                Merge::None => {}
                Merge::Selection { merge, .. } => *merge = self.entry(*merge),
                Merge::Loop { merge, cont, .. } => {
                    *merge = self.entry(*merge);
                    *cont = self.entry(*cont);
                }
            }
        }
        func.layout = layout;
    }

    /// Where control goes to enter a loop that had this header.
    fn entry(&self, block: BlockId) -> BlockId {
        self.loops.get(&block).map_or(block, |(first, _)| *first)
    }

    fn map(&self, value: Value, is_phi: bool) -> Value {
        let Some(block) = value.as_block() else { return self.values.get(value) };
        // A phi that names a block of the loop is after it; anything else that does enters it.
        match self.blocks[block] {
            _ if !is_phi => self.entry(block).into(),
            NO_BLOCK => value,
            last => last.into(),
        }
    }
}

/// Runs the test of a loop's exit on constants.
struct Counter<'a> {
    ctx: &'a mut Context,
    func: &'a Function,
    found: &'a Loop,
    /// What the test and the phis that it needs are computed from, operands first.
    slice: Vec<InstId>,
    /// The phis with their values in the first iteration and what they get from each iteration.
    phis: Vec<(InstId, ConstId, Value)>,
}

impl<'a> Counter<'a> {
    /// `None` when the test depends on more than constants.
    fn new(ctx: &'a mut Context, func: &'a Function, found: &'a Loop) -> Option<Self> {
        let mut counter = Self { ctx, func, found, slice: Vec::new(), phis: Vec::new() };
        let mut seen: HashMap<InstId, bool> = HashMap::default();
        let test = counter.test()?;
        let mut wanted = vec![test];
        while let Some(root) = wanted.pop() {
            counter.collect(root, &mut seen, &mut wanted)?;
        }
        Some(counter)
    }

    fn test(&self) -> Option<Value> {
        let term = self.func.terminator(self.found.exit)?;
        self.func.operands(term).first().copied()
    }

    /// Puts what a value needs into the slice, operands first.
    fn collect(
        &mut self,
        root: Value,
        seen: &mut HashMap<InstId, bool>,
        wanted: &mut Vec<Value>,
    ) -> Option<()> {
        let mut stack: Vec<(Value, bool)> = vec![(root, false)];
        while let Some((value, done)) = stack.pop() {
            if value.as_const().is_some() {
                continue;
            }
            let inst = value.as_inst()?;
            if done {
                self.slice.push(inst);
                continue;
            }
            if seen.insert(inst, true).is_some() {
                continue;
            }
            if seen.len() > SLICE {
                return None;
            }
            if self.func.insts[inst].op == Opcode::Phi {
                wanted.push(self.add_phi(inst)?);
                continue;
            }
            let op = self.func.insts[inst].op;
            if !op.is_pure() && op != Opcode::Intrinsic {
                return None;
            }
            stack.push((value, true));
            stack.extend(self.func.operands(inst).iter().map(|&v| (v, false)));
        }
        Some(())
    }

    /// Takes in a phi of the header; gives what it gets from each iteration.
    fn add_phi(&mut self, phi: InstId) -> Option<Value> {
        if !self.func.phis(self.found.header).any(|p| p == phi) {
            return None;
        }
        let (mut first, mut next) = (None, None);
        for pair in self.func.operands(phi).chunks_exact(2) {
            let from_cont = pair[1].as_block() == Some(self.found.cont);
            *(if from_cont { &mut next } else { &mut first }) = Some(pair[0]);
        }
        let next = next?;
        self.phis.push((phi, first?.as_const()?, next));
        Some(next)
    }

    /// How often the exit is passed before it is taken; `None` when that is more often than `most`.
    fn count(&mut self, most: u32) -> Option<u32> {
        let test = self.test()?;
        let term = self.func.terminator(self.found.exit)?;
        let leaves_when = u64::from(self.func.operands(term)[1] == self.found.way_out.into());
        let mut values: HashMap<InstId, ConstId> =
            self.phis.iter().map(|&(phi, first, _)| (phi, first)).collect();
        for n in 0..=most {
            for &inst in &self.slice {
                let operands: SmallVec<[ConstId; 4]> =
                    self.func.operands(inst).iter().map(|&v| known(&values, v)).collect::<Option<_>>()?;
                let value = fold::evaluate(self.ctx, &self.func.insts[inst], &operands)?;
                values.insert(inst, value);
            }
            let holds = self.ctx.consts.as_int(known(&values, test)?)?;
            if u64::from(holds != 0) == leaves_when {
                return Some(n);
            }
            let next: SmallVec<[Option<ConstId>; 8]> =
                self.phis.iter().map(|&(_, _, next)| known(&values, next)).collect();
            for (&(phi, ..), value) in self.phis.iter().zip(next) {
                values.insert(phi, value?);
            }
        }
        None
    }

    /// Whether what is known in each iteration makes up for its copy: all together come to half more than the loop at most.
    fn pays(&self, count: u32) -> bool {
        let counters: SmallVec<[InstId; 4]> = self.phis.iter().map(|&(phi, ..)| phi).collect();
        let costs = Costs::of(self.ctx, self.func, &self.found.body, &counters);
        2 * costs.copy * count as usize <= 3 * costs.whole
    }
}

fn known(values: &HashMap<InstId, ConstId>, value: Value) -> Option<ConstId> {
    value.as_const().or_else(|| values.get(&value.as_inst()?).copied())
}

#[cfg(test)]
mod tests {
    use super::*;
    use trefoil_ir::{Builder, IntPredicate, Param, ValueKind};

    /// `for (i = 0; i < end; i += 2) sum += i;`, the sum returned; `end` is a parameter when not given.
    fn summed(end: Option<u32>, hint: Hint) -> (usize, usize, Option<u64>) {
        let mut ctx = Context::default();
        let name = ctx.symbol("f");
        let mut func = Function::new(name, TypeId::I32, vec![Param { ty: TypeId::I32, name: None }]);
        let entry = func.new_block();
        func.layout.push(entry);
        let mut b = Builder::new(&mut ctx, &mut func, entry);
        let end = end.map_or(Value::new(ValueKind::Param(0)), |e| b.ctx.i32(e));
        let (i, sum, zero, two) = (b.alloca(TypeId::I32), b.alloca(TypeId::I32), b.ctx.i32(0), b.ctx.i32(2));
        b.store(zero, i);
        b.store(zero, sum);
        let guard = b.begin_loop(hint);
        let at = b.load(TypeId::I32, i);
        let inside = b.icmp(IntPredicate::Ult, at, end);
        let body = b.new_block();
        b.cond_br(inside, body, guard.merge);
        b.start_block(body);
        let before = b.load(TypeId::I32, sum);
        let after = b.binary(Opcode::Add, before, at);
        b.store(after, sum);
        b.begin_continue(&guard);
        let next = b.binary(Opcode::Add, at, two);
        b.store(next, i);
        b.end_loop(guard, None);
        let result = b.load(TypeId::I32, sum);
        b.ret(Some(result));
        crate::mem2reg::run(&mut ctx, &mut func, &Graph::default());
        let mut errors = Vec::new();
        run(&mut ctx, &mut func, Rule { short: true, by_cost: false, freeing: false }, &Graph::default());
        crate::trips::check(&mut ctx, &func, &mut errors);
        crate::clean::run(&mut ctx, &mut func, true);
        crate::simplify::run(&mut ctx, &mut func);
        let ret = func.layout.iter().find_map(|&b| {
            let term = func.terminator(b)?;
            (func.insts[term].op == Opcode::Ret).then(|| func.operands(term)[0])
        });
        (errors.len(), func.layout.len(), ret.and_then(|v| ctx.as_int(v)))
    }

    #[test]
    fn a_counted_loop_is_written_out() {
        assert_eq!(summed(Some(9), Hint::None), (0, 1, Some(20)));
        assert_eq!(summed(Some(0), Hint::None), (0, 1, Some(0)));
    }

    #[test]
    fn a_loop_that_must_stay_or_is_large_stays() {
        assert!(summed(Some(9), Hint::Loop).1 > 1);
        assert!(summed(Some(1000), Hint::None).1 > 1);
        assert_eq!(summed(Some(1000), Hint::Unroll(0)).2, Some(249_500));
    }

    #[test]
    fn a_loop_that_says_how_often_is_written_so_often() {
        for (end, by) in [(16, 4), (14, 4), (18, 5), (6, 2)] {
            let (errors, blocks, result) = summed(Some(end), Hint::Unroll(by));
            assert!(errors == 0 && blocks > 1 && result.is_none(), "{end} by {by}");
        }
        assert_eq!(summed(Some(6), Hint::Unroll(3)), (0, 1, Some(6)));
    }

    #[test]
    fn unroll_of_an_unknown_count_is_an_error() {
        let (errors, blocks, _) = summed(None, Hint::Unroll(0));
        assert_eq!((errors, blocks > 1), (1, true));
        assert_eq!(summed(None, Hint::Unroll(4)).0, 0);
    }
}
