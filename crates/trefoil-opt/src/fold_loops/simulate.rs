//! Iterations executed on what is known of their values.

use super::Body;
use crate::fold;
use crate::iteration::NOT;
use smallvec::SmallVec;
use trefoil_ir::{BlockId, ConstId, Context, InstId, Opcode, Value};

/// Most instructions that are looked at for one loop.
const MOST_LOOKED_AT: usize = 4096;

/// What is known of an iteration.
pub(super) struct Iteration {
    /// By the number of a block: whether it is reached.
    pub(super) reached: Vec<bool>,
    /// By the number of a block: where its end always goes.
    pub(super) target: Vec<Option<BlockId>>,
    /// By the number of an instruction: its value, where that is a constant.
    known: Vec<Option<ConstId>>,
}

/// The iterations of a loop, when they are left in the end and come to no more instructions than it has.
pub(super) fn iterations(ctx: &mut Context, body: &Body<'_>) -> Option<Vec<Iteration>> {
    let found = body.found;
    let mut out: Vec<Iteration> = Vec::new();
    let mut cost = 0;
    loop {
        let iteration = Iteration::run(ctx, body, out.last(), found.most - cost)?;
        cost += iteration.cost(body);
        if cost > found.most || (out.len() + 1) * found.weights.len() > MOST_LOOKED_AT {
            return None;
        }
        let goes_on = iteration.takes(body, found.latch, found.header);
        out.push(iteration);
        if !goes_on {
            return Some(out);
        }
    }
}

impl Iteration {
    /// The iteration after another, or the first; nothing where it comes to more instructions than are left for it.
    fn run(ctx: &mut Context, body: &Body<'_>, before: Option<&Iteration>, mut left: usize) -> Option<Self> {
        let Body { func, found, numbers } = *body;
        let count = found.body.len();
        let mut now = Self {
            reached: vec![false; count],
            target: vec![None; count],
            known: vec![None; found.weights.len()],
        };
        now.reached[0] = true;
        for (n, &block) in found.body.iter().enumerate() {
            if !now.reached[n] {
                continue;
            }
            for &inst in &func.blocks[block].insts {
                let op = func.insts[inst].op;
                let value = match op {
                    Opcode::Phi if n == 0 => now.carried(body, inst, before),
                    Opcode::Phi => now.chosen(body, block, inst),
                    _ => now.evaluate(ctx, body, inst),
                };
                now.known[numbers.insts[inst] as usize] = value;
                if value.is_none() && op != Opcode::Phi && !op.is_terminator() {
                    left = left.checked_sub(body.weight(inst))?;
                }
            }
            now.target[n] = now.known_target(ctx, body, block);
            func.for_each_successor(block, |to| {
                let number = numbers.blocks[to] as usize;
                if number < count && now.takes(body, block, to) {
                    now.reached[number] = true;
                }
            });
        }
        Some(now)
    }

    /// The constant that a value is.
    pub(super) fn constant(&self, body: &Body<'_>, value: Value) -> Option<ConstId> {
        let Some(inst) = value.as_inst() else { return value.as_const() };
        self.known.get(body.numbers.insts[inst] as usize).copied().flatten()
    }

    /// The constant of a phi of the header.
    fn carried(&self, body: &Body<'_>, phi: InstId, before: Option<&Iteration>) -> Option<ConstId> {
        match before {
            Some(before) => before.constant(body, body.func.incoming(phi, body.found.latch)?),
            None => body.func.incoming(phi, body.found.before)?.as_const(),
        }
    }

    /// The constant of a phi that gets the same along all edges that are taken.
    fn chosen(&self, body: &Body<'_>, block: BlockId, phi: InstId) -> Option<ConstId> {
        let mut values = self.edges(body, block, phi).map(|(value, _)| self.constant(body, value));
        let first = values.next()??;
        values.all(|other| other == Some(first)).then_some(first)
    }

    fn evaluate(&self, ctx: &mut Context, body: &Body<'_>, inst: InstId) -> Option<ConstId> {
        let i = &body.func.insts[inst];
        if !i.op.is_pure() && i.op != Opcode::Intrinsic {
            return None;
        }
        let operands = body.func.operands(inst).iter().map(|&value| self.constant(body, value));
        let operands: SmallVec<[ConstId; 4]> = operands.collect::<Option<_>>()?;
        fold::evaluate(ctx, i, &operands)
    }

    /// Where the end of a block always goes.
    fn known_target(&self, ctx: &Context, body: &Body<'_>, block: BlockId) -> Option<BlockId> {
        let func = body.func;
        let term = func.terminator(block)?;
        let (&first, rest) = func.operands(term).split_first()?;
        if rest.is_empty() {
            return first.as_block();
        }
        let value = ctx.consts.as_int(self.constant(body, first)?)?;
        match (func.insts[term].op, rest) {
            (Opcode::Br, &[then, otherwise]) => if value != 0 { then } else { otherwise }.as_block(),
            (Opcode::Switch, [default, cases @ ..]) => {
                let hit = cases.chunks_exact(2).find(|case| ctx.as_int(case[0]) == Some(value));
                hit.map_or(*default, |case| case[1]).as_block()
            }
            _ => None,
        }
    }

    /// Whether control may go from a block of the loop to another block.
    pub(super) fn takes(&self, body: &Body<'_>, from: BlockId, to: BlockId) -> bool {
        let number = body.numbers.blocks[from] as usize;
        let Some(target) = self.target.get(number) else { return false };
        self.reached[number] && target.map_or(body.func.edges(from, to) > 0, |only| only == to)
    }

    /// What a phi of a block gets along the edges that are taken, and where these come from.
    pub(super) fn edges<'a>(
        &'a self,
        body: &'a Body<'_>,
        block: BlockId,
        phi: InstId,
    ) -> impl Iterator<Item = (Value, BlockId)> + 'a {
        let pairs = body.func.operands(phi).chunks_exact(2);
        let pairs = pairs.filter_map(|pair| Some((pair[0], pair[1].as_block()?)));
        pairs.filter(move |&(_, from)| self.takes(body, from, block))
    }

    /// Whether an instruction has to be written: it does not fold, and is no phi of one value.
    pub(super) fn stays(&self, body: &Body<'_>, block: BlockId, inst: InstId) -> bool {
        if self.constant(body, inst.into()).is_some() {
            return false;
        }
        let is_phi = body.func.insts[inst].op == Opcode::Phi;
        !is_phi || block != body.found.header && self.edges(body, block, inst).nth(1).is_some()
    }

    /// How many instructions the iteration comes to: those that stay, and the ends of blocks that are not joined to others.
    fn cost(&self, body: &Body<'_>) -> usize {
        let mut cost = 0;
        for (n, &block) in body.found.body.iter().enumerate() {
            let Some((_, insts)) = body.func.blocks[block].insts.split_last() else { continue };
            if self.reached[n] {
                let stay = insts.iter().filter(|&&inst| self.stays(body, block, inst));
                cost += stay.map(|&inst| body.weight(inst)).sum::<usize>();
                cost += usize::from(!self.target[n].is_some_and(|to| self.is_joined(body, to)));
            }
        }
        cost
    }

    /// Whether a block is joined to the one that goes there.
    fn is_joined(&self, body: &Body<'_>, to: BlockId) -> bool {
        let goes = |from: &&BlockId| self.takes(body, **from, to);
        to == body.found.header
            || body.numbers.blocks[to] != NOT && body.found.body.iter().filter(goes).count() == 1
    }
}
