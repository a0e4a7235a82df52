//! The copies of a loop's iterations, which stand in its place.

use super::{Body, Plan};
use crate::iteration::{Copy, NOT, Numbers, twin_of};
use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators};
use trefoil_ir::{BlockId, Context, Effect, Flags, Function, HashMap, InstId, Opcode, Type, TypeId, Value};

/// Puts the iterations of a plan in the place of its loop. Says whether that could be done: what the loop computes must be used where
/// one of its exits leads to and nothing else does.
pub(super) fn write_out(
    ctx: &mut Context,
    func: &mut Function,
    graph: (&Cfg, &Dominators),
    numbers: &Numbers,
    plan: &Plan,
) -> bool {
    let Some(meetings) = meetings(graph, numbers, plan) else { return false };
    let copies = copy_all(func, numbers, plan);
    let exits = Exits::new(func, plan, copies);
    exits.enter(func);
    exits.rename_uses(ctx, func, &meetings);
    exits.put_in_place(func);
    true
}

/// For each use of what the loop computes, the exit that every path to it goes through.
fn meetings((cfg, doms): (&Cfg, &Dominators), numbers: &Numbers, plan: &Plan) -> Option<Vec<BlockId>> {
    let is_inside = |block: BlockId| numbers.blocks[block] != NOT;
    let meeting = |&(_, place): &(InstId, BlockId)| {
        let mut block = place;
        while !is_inside(doms.idom[block]) {
            if block == doms.idom[block] {
                return None;
            }
            block = doms.idom[block];
        }
        cfg.preds[block].iter().all(|&from| is_inside(from)).then_some(block)
    };
    plan.uses.iter().map(meeting).collect()
}

/// The copies of all iterations, each with its way to the next.
fn copy_all<'n>(func: &mut Function, numbers: &'n Numbers, plan: &Plan) -> Vec<Copy<'n>> {
    let found = &plan.found;
    let mut copies: Vec<Copy<'n>> = Vec::with_capacity(plan.iterations.len());
    for n in 0..plan.iterations.len() {
        let copy = copy(func, numbers, plan, n, copies.last());
        if let Some(before) = copies.last() {
            func.rename_targets(
                before.block(found.latch),
                before.block(found.header),
                copy.block(found.header),
            );
        }
        copies.push(copy);
    }
    copies
}

/// A copy of what iteration `n` comes to.
fn copy<'n>(
    func: &mut Function,
    numbers: &'n Numbers,
    plan: &Plan,
    n: usize,
    before: Option<&Copy<'n>>,
) -> Copy<'n> {
    let (found, iteration) = (&plan.found, &plan.iterations[n]);
    let reached = found.body.iter().zip(&iteration.reached);
    let blocks = reached.map(|(&block, &reached)| if reached { func.new_block() } else { block }).collect();
    let mut copy = Copy { numbers, blocks, values: Vec::with_capacity(found.weights.len()) };
    for (number, &block) in found.body.iter().enumerate() {
        let mut twins = Vec::new();
        for i in 0..func.blocks[block].insts.len() {
            let inst = func.blocks[block].insts[i];
            let body = Body { func, found, numbers };
            let value = if !iteration.reached[number] {
                inst.into()
            } else if let Some(constant) = iteration.constant(&body, inst.into()) {
                constant.into()
            } else if iteration.stays(&body, block, inst) {
                let twin = twin_of(func, inst);
                twins.push(twin);
                twin.into()
            } else {
                phi_value(&body, plan, n, block, inst, (before, &copy))
            };
            copy.values.push(value);
        }
        if iteration.reached[number] {
            func.blocks[copy.blocks[number]].insts = twins;
        }
    }
    for (number, &block) in found.body.iter().enumerate() {
        if iteration.reached[number] {
            fill(func, plan, n, &copy, block);
        }
    }
    copy
}

/// What a phi of one value is: one of the header takes it from the iteration before or from ahead of the loop, any other from the
/// only block that comes to it.
fn phi_value(
    body: &Body<'_>,
    plan: &Plan,
    n: usize,
    block: BlockId,
    phi: InstId,
    (before, now): (Option<&Copy<'_>>, &Copy<'_>),
) -> Value {
    let Body { func, found, .. } = *body;
    let value = if block != found.header {
        plan.iterations[n].edges(body, block, phi).next().map(|(value, _)| now.map(value))
    } else if let Some(before) = before {
        func.incoming(phi, found.latch).map(|value| before.map(value))
    } else {
        func.incoming(phi, found.before)
    };
    value.unwrap_or(phi.into())
}

/// Gives the instructions of a block's copy their operands: a phi has the edges that are taken, an end that is known one target.
fn fill(func: &mut Function, plan: &Plan, n: usize, copy: &Copy<'_>, block: BlockId) {
    let (found, iteration, numbers) = (&plan.found, &plan.iterations[n], copy.numbers);
    for i in 0..func.blocks[block].insts.len() {
        let inst = func.blocks[block].insts[i];
        let body = Body { func, found, numbers };
        let Some(twin) = copy.map(inst.into()).as_inst().filter(|_| iteration.stays(&body, block, inst))
        else {
            continue;
        };
        let operands: SmallVec<[Value; 8]> = if func.insts[inst].op == Opcode::Phi {
            let edges = iteration.edges(&body, block, inst);
            edges.flat_map(|(value, from)| [copy.map(value), copy.map(from.into())]).collect()
        } else {
            func.operands(inst).iter().map(|&value| copy.map(value)).collect()
        };
        func.set_operands(twin, &operands);
    }
    if let Some(target) = iteration.target[numbers.blocks[block] as usize]
        && let Some(end) = func.terminator(copy.block(block))
    {
        func.replace(end, Opcode::Br, TypeId::VOID, &[copy.block(target).into()], 0, Flags::NONE);
    }
}

/// Whether an instruction gives a resource or an address that its operands alone decide.
fn is_place(ctx: &Context, func: &Function, inst: InstId) -> bool {
    let i = &func.insts[inst];
    let is_computed = match i.intrinsic() {
        Some(intrinsic) => intrinsic.effect() == Effect::Pure,
        None => i.op == Opcode::Gep || i.op.is_pure(),
    };
    is_computed && (ctx.types.as_resource(i.ty).is_some() || matches!(ctx.types.get(i.ty), Type::Ptr(_)))
}

/// The ways out of a loop that is written out.
struct Exits<'a> {
    plan: &'a Plan,
    copies: Vec<Copy<'a>>,
    /// The number of the iteration, the block of the loop that leaves it, and where that goes.
    edges: Vec<(usize, BlockId, BlockId)>,
}

impl<'a> Exits<'a> {
    fn new(func: &Function, plan: &'a Plan, copies: Vec<Copy<'a>>) -> Self {
        let mut edges: Vec<(usize, BlockId, BlockId)> = Vec::new();
        for (n, copy) in copies.iter().enumerate() {
            let body = Body { func, found: &plan.found, numbers: copy.numbers };
            for &block in &plan.found.body {
                func.for_each_successor(block, |to| {
                    let leaves = copy.numbers.blocks[to] == NOT && plan.iterations[n].takes(&body, block, to);
                    let edge = (n, block, to);
                    let mut same_block =
                        edges.iter().rev().take_while(|other| (other.0, other.1) == (n, block));
                    if leaves && !same_block.any(|other| *other == edge) {
                        edges.push(edge);
                    }
                });
            }
        }
        Self { plan, copies, edges }
    }

    /// The edges to a block: the copy of the loop and the block of the loop that each comes from.
    fn to(&self, exit: BlockId) -> impl Iterator<Item = (&Copy<'a>, BlockId)> {
        let edges = self.edges.iter().filter(move |edge| edge.2 == exit);
        edges.map(|&(n, from, _)| (&self.copies[n], from))
    }

    /// Lets the phis of the exits take from the copies what they took from the loop.
    fn enter(&self, func: &mut Function) {
        let mut exits: SmallVec<[BlockId; 4]> = SmallVec::new();
        for &block in &self.plan.found.body {
            func.for_each_successor(block, |to| {
                if self.copies[0].numbers.blocks[to] == NOT && !exits.contains(&to) {
                    exits.push(to);
                }
            });
        }
        for exit in exits {
            let phis: SmallVec<[InstId; 8]> = func.phis(exit).collect();
            for phi in phis {
                let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
                for pair in func.operands(phi).chunks_exact(2) {
                    let edges = self.to(exit).filter(|edge| pair[1] == edge.1.into());
                    operands.extend(edges.flat_map(|(copy, _)| [copy.map(pair[0]), copy.map(pair[1])]));
                    if pair[1].as_block().is_some_and(|from| self.copies[0].numbers.blocks[from] == NOT) {
                        operands.extend_from_slice(pair);
                    }
                }
                func.set_operands(phi, &operands);
            }
        }
    }

    /// Lets what follows the loop use the copies, by a phi where several of them lead there.
    fn rename_uses(&self, ctx: &mut Context, func: &mut Function, meetings: &[BlockId]) {
        let mut made: HashMap<(InstId, BlockId), Value> = HashMap::default();
        for (&(inst, place), &exit) in self.plan.uses.iter().zip(meetings) {
            for n in 0..func.operands(inst).len() {
                let operands = func.operands(inst);
                let is_elsewhere = func.insts[inst].op == Opcode::Phi
                    && operands.get(n + 1).is_some_and(|&from| from != place.into());
                let inside = operands[n].as_inst().filter(|&value| self.is_inside(value));
                if let Some(value) = inside.filter(|_| !is_elsewhere) {
                    let seen = self.value_at(ctx, func, &mut made, (value, exit));
                    func.operands_mut(inst)[n] = seen;
                }
            }
        }
    }

    /// What a value of the loop is at an exit.
    fn value_at(
        &self,
        ctx: &mut Context,
        func: &mut Function,
        made: &mut HashMap<(InstId, BlockId), Value>,
        (value, exit): (InstId, BlockId),
    ) -> Value {
        if let Some(&seen) = made.get(&(value, exit)) {
            return seen;
        }
        let edges = self.to(exit).map(|(copy, from)| [copy.map(value.into()), copy.block(from).into()]);
        let edges: SmallVec<[[Value; 2]; 4]> = edges.collect();
        let ty = func.insts[value].ty;
        let seen = match edges.first() {
            None => ctx.undef(ty),
            Some(&[first, _]) if edges.iter().all(|edge| edge[0] == first) => first,
            _ if is_place(ctx, func, value) => self.place_at(ctx, func, made, (value, exit)),
            _ => {
                let operands = edges.as_flattened();
                let phi = func.detached(func.loc(value), Opcode::Phi, ty, operands, 0, Flags::NONE);
                func.blocks[exit].insts.insert(0, phi);
                phi.into()
            }
        };
        made.insert((value, exit), seen);
        seen
    }

    /// A resource or an address of the loop at an exit, computed there anew: nothing chooses between them at run time.
    fn place_at(
        &self,
        ctx: &mut Context,
        func: &mut Function,
        made: &mut HashMap<(InstId, BlockId), Value>,
        (value, exit): (InstId, BlockId),
    ) -> Value {
        let mut operands: SmallVec<[Value; 8]> = func.operands(value).into();
        for operand in &mut operands {
            if let Some(inst) = operand.as_inst().filter(|&inst| self.is_inside(inst)) {
                *operand = self.value_at(ctx, func, made, (inst, exit));
            }
        }
        let twin = twin_of(func, value);
        func.set_operands(twin, &operands);
        let is_before =
            |inst: &InstId| func.insts[*inst].op == Opcode::Phi || operands.contains(&(*inst).into());
        let insts = &func.blocks[exit].insts;
        let at = insts.iter().rposition(is_before).map_or(0, |last| last + 1);
        func.blocks[exit].insts.insert(at, twin);
        twin.into()
    }

    /// Whether the loop computes a value.
    fn is_inside(&self, value: InstId) -> bool {
        self.copies[0].numbers.insts[value] != NOT
    }

    /// Lets the copies stand in the layout, and control go to the first.
    fn put_in_place(&self, func: &mut Function) {
        let Plan { found, iterations, .. } = self.plan;
        let first = self.copies[0].block(found.header);
        func.rename_targets(found.before, found.header, first);
        let mut layout = Vec::with_capacity(func.layout.len());
        for &block in &func.layout {
            if block == found.header {
                for (copy, iteration) in self.copies.iter().zip(iterations) {
                    let blocks = copy.blocks.iter().zip(&iteration.reached);
                    layout.extend(blocks.filter(|(_, reached)| **reached).map(|(&block, _)| block));
                }
            }
            if self.copies[0].numbers.blocks[block] == NOT {
                layout.push(block);
            }
        }
        func.layout = layout;
        found.body.iter().for_each(|&block| func.blocks[block].insts.clear());
    }
}
