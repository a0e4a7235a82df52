//! Reassociation: sums, products, choices and ranges written again with fewer instructions.
//!
//! A tree of operations of one kind is read as what it means: a sum as terms with their numbers (`sums`), a product as powers
//! (`products`), a `select` between two operations of one kind as that operation of a `select` (`choices`), two comparisons
//! of one value as an interval (`ranges`). What stands for it is a `Recipe`, which is taken where it has fewer instructions
//! than would die with the tree: an operand that something else uses does not die.
//!
//! One walk in layout order, over the trees that are in no other of their kind. Reading a tree allocates nothing;
//! of floats, only trees in which something may meet are read (`glance`).

mod choices;
mod glance;
mod number;
mod products;
mod ranges;
mod recipe;
mod sums;

use crate::simplify::Replaced;
use recipe::{Node, Part, Recipe};
use smallvec::SmallVec;
use trefoil_ir::cfg::reachable;
use trefoil_ir::{
    BlockId, Context, Entity, Flags, FloatPredicate, Function, InstId, Opcode, Type, Value, filled,
};

/// Writes trees of a function again; gives whether there were any to write. `floats` says whether those of floats are regrouped
/// however deep they are, as DXC does for DXIL and not for SPIR-V.
pub fn run(ctx: &mut Context, func: &mut Function, floats: bool) -> bool {
    let is_any = |&inst: &InstId| is_root(ctx, func, inst);
    if !func.layout.iter().any(|&block| func.blocks[block].insts.iter().any(is_any)) {
        return false;
    }
    let mut walk = Walk { floats, uses: Uses::of(func), replaced: Replaced::default(), changed: false };
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        let mut n = 0;
        while let Some(&inst) = func.blocks[block].insts.get(n) {
            if !walk.replaced.is_empty() {
                func.operands_mut(inst).iter_mut().for_each(|v| *v = walk.replaced.get(*v));
            }
            if is_root(ctx, func, inst)
                && !walk.is_within(func.insts[inst].op, inst)
                && (!floats || glance::may_meet(ctx, func, inst))
                && let Some(recipe) = best(ctx, func, inst, floats, Alone { uses: &walk.uses, block })
            {
                // Only where all blocks can be reached do definitions stand before their uses.
                if !walk.changed && reachable(func).1 != func.layout.len() {
                    return false;
                }
                n += walk.apply(func, (block, n), inst, recipe);
                continue;
            }
            n += 1;
        }
    }
    if !walk.replaced.is_empty() {
        func.rewrite_operands(|v| walk.replaced.get(v));
        func.retain(|inst| !walk.replaced.contains(inst));
    }
    walk.changed
}

/// Whether an instruction may be the root of a tree: a glance at its operands tells most that are not.
fn is_root(ctx: &Context, func: &Function, inst: InstId) -> bool {
    use Opcode::*;
    let i = &func.insts[inst];
    let operands = func.operands(inst);
    let made = |v: &Value| v.as_inst().map(|inst| func.insts[inst].op);
    let any = |is: fn(Opcode) -> bool| operands.iter().any(|v| made(v).is_some_and(is));
    let regroups = i.flags.contains(Flags::REASSOC);
    match i.op {
        Add | Sub | ICmp => any(|op| matches!(op, Add | Sub | Mul | Shl | Xor)) && may_meet(func, operands),
        Mul => any(|op| matches!(op, Add | Sub | Mul | Shl)),
        FAdd | FSub => {
            regroups
                && (operands[0] == operands[1]
                    || any(|op| matches!(op, FAdd | FSub | FMul | FNeg)) && may_meet(func, operands))
        }
        FMul => regroups && any(|op| matches!(op, FMul | FDiv | FNeg | FSub)),
        FDiv => regroups && (operands[0] == operands[1] || any(|op| matches!(op, FMul | FDiv | FNeg | FSub))),
        FCmp => operands[0] == operands[1],
        Select => made(&operands[1]).is_some() && made(&operands[1]) == made(&operands[2]),
        And | Or => {
            *ctx.types.get(ctx.types.scalar(i.ty)) == Type::Int(1)
                && operands.iter().all(|v| made(v) == Some(ICmp))
        }
        _ => false,
    }
}

/// Whether terms of two operands may meet. Those of a product and of a value that is no operation do only where the value is a
/// factor, and most sums are of such.
fn may_meet(func: &Function, operands: &[Value]) -> bool {
    use Opcode::*;
    let &[a, b] = operands else { return false };
    let product = |value: Value| {
        let inst = value.as_inst().filter(|&inst| matches!(func.insts[inst].op, Mul | FMul | Shl))?;
        Some(func.operands(inst))
    };
    let is_leaf = |value: Value| {
        let op = value.as_inst().map(|inst| func.insts[inst].op);
        value.as_const().is_none() && !matches!(op, Some(Add | Sub | Xor | FAdd | FSub | FNeg))
    };
    match (product(a), product(b)) {
        (Some(factors), None) if is_leaf(b) => factors.contains(&b),
        (None, Some(factors)) if is_leaf(a) => factors.contains(&a),
        _ => true,
    }
}

/// How often each instruction is used, by which kind of operation, and in which block it is.
struct Uses(Vec<Use>);

#[derive(Clone, Copy)]
struct Use {
    count: u32,
    block: BlockId,
    /// The operation that uses it, where there is one use.
    by: Opcode,
}

/// Of what is in no block.
const UNUSED: Use = Use { count: 0, block: BlockId::from_u32(u32::MAX), by: Opcode::Ret };

impl Uses {
    fn of(func: &Function) -> Uses {
        let mut uses = Uses(filled(func.inst_count(), UNUSED));
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                uses.place(func, inst, block);
            }
        }
        let others = func.calls.values().flat_map(|call| &call.bundles).flat_map(|(_, values)| values);
        others.for_each(|&value| uses.add(value, 1, Opcode::Call));
        uses
    }

    /// Notes an instruction of a block and what it uses.
    fn place(&mut self, func: &Function, inst: InstId, block: BlockId) {
        self.at(inst).block = block;
        let by = func.insts[inst].op;
        func.operands(inst).iter().for_each(|&value| self.add(value, 1, by));
    }

    fn at(&mut self, inst: InstId) -> &mut Use {
        if self.0.len() <= inst.index() {
            self.0.resize(inst.index() + 1, UNUSED);
        }
        &mut self.0[inst.index()]
    }

    fn add(&mut self, value: Value, count: u32, by: Opcode) {
        if let Some(inst) = value.as_inst() {
            let of = self.at(inst);
            of.count += count;
            of.by = by;
        }
    }

    /// One use less of a value, and of what only that used.
    fn remove(&mut self, func: &Function, value: Value) {
        let mut open: SmallVec<[Value; 8]> = smallvec::smallvec![value];
        while let Some(value) = open.pop() {
            let Some(inst) = value.as_inst() else { continue };
            let count = &mut self.at(inst).count;
            if *count == 1 && func.insts[inst].op.is_pure() {
                open.extend_from_slice(func.operands(inst));
            }
            *count = count.saturating_sub(1);
        }
    }
}

/// Which instructions die with their only user, and which are in the block of the root.
#[derive(Clone, Copy)]
struct Alone<'a> {
    uses: &'a Uses,
    block: BlockId,
}

impl Alone<'_> {
    fn is(self, inst: InstId) -> bool {
        self.has(inst, 1)
    }

    /// Whether an instruction dies with a user that has it as so many operands.
    fn has(self, inst: InstId, uses: u32) -> bool {
        self.uses.0.get(inst.index()).is_some_and(|of| of.count == uses)
    }

    /// Whether an instruction runs as often as the root.
    fn is_here(self, inst: InstId) -> bool {
        self.uses.0.get(inst.index()).is_some_and(|of| of.block == self.block)
    }
}

/// How many instructions die with a tree, and how many of them are in the block of its root: others may be outside of a loop
/// that the root is in.
#[derive(Clone, Copy, Default)]
struct Dying {
    all: u32,
    here: u32,
}

impl Dying {
    fn add(&mut self, alone: Alone<'_>, inst: InstId) {
        self.all += 1;
        self.here += u32::from(alone.is_here(inst));
    }

    /// How many instructions fewer there are with so many instead, none of which runs more often.
    fn gain(self, instead: u32) -> u32 {
        if instead <= self.here { self.all.saturating_sub(instead) } else { 0 }
    }
}

struct Walk {
    floats: bool,
    uses: Uses,
    replaced: Replaced,
    changed: bool,
}

impl Walk {
    /// Whether the only user of an instruction reads it as part of its own tree.
    fn is_within(&self, op: Opcode, inst: InstId) -> bool {
        use Opcode::*;
        let Some(&Use { count: 1, by, .. }) = self.uses.0.get(inst.index()) else { return false };
        match op {
            Add | Sub => matches!(by, Add | Sub),
            FAdd | FSub => self.floats && matches!(by, FAdd | FSub),
            FMul | FDiv => self.floats && matches!(by, FMul | FDiv),
            _ => false,
        }
    }

    /// Writes a recipe in the place of its root, which has that number in its block; gives how many instructions stand in
    /// front of what is to be looked at next.
    fn apply(&mut self, func: &mut Function, at: (BlockId, usize), root: InstId, recipe: Recipe) -> usize {
        self.changed = true;
        let old: SmallVec<[Value; 4]> = SmallVec::from_slice(func.operands(root));
        let mut made: SmallVec<[InstId; 8]> = SmallVec::new();
        let value = |made: &[InstId], part: Part| match part {
            Part::Known(value) => value,
            Part::Made(n) => made[n].into(),
        };
        let last = recipe.nodes.len().saturating_sub(1);
        for (n, Node { op, ty, data, flags, parts }) in recipe.nodes.into_iter().enumerate() {
            let operands: SmallVec<[Value; 3]> = parts.iter().map(|&part| value(&made, part)).collect();
            let inst = if n == last {
                func.replace(root, op, ty, &operands, data, flags);
                root
            } else {
                let inst = func.detached(func.loc(root), op, ty, &operands, data, flags);
                func.blocks[at.0].insts.insert(at.1 + n, inst);
                inst
            };
            made.push(inst);
            self.uses.place(func, inst, at.0);
        }
        if let Part::Known(value) = recipe.result {
            self.replaced.set(root, value);
            let uses = self.uses.at(root).count;
            self.uses.add(value, uses, self.uses.0[root.index()].by);
            old.iter().for_each(|&value| self.uses.remove(func, value));
            return 1;
        }
        old.iter().for_each(|&value| self.uses.remove(func, value));
        // What is new may be shortened further.
        0
    }
}

/// The recipe that gains most, if any does.
fn best(ctx: &mut Context, func: &Function, inst: InstId, floats: bool, alone: Alone<'_>) -> Option<Recipe> {
    use Opcode::*;
    match func.insts[inst].op {
        Add | Sub | ICmp => sums::of_integers(ctx, func, inst, alone),
        Mul => {
            let product = products::of_integers(ctx, func, inst, alone);
            product.or_else(|| sums::of_integers(ctx, func, inst, alone))
        }
        FAdd | FSub => sums::of_floats(ctx, func, inst, floats, alone),
        FMul | FDiv => products::of_floats(ctx, func, inst, floats, alone),
        Select => choices::hoisted(ctx, func, inst, alone),
        And | Or => ranges::joined(ctx, func, inst, alone),
        FCmp if floats => of_itself(ctx, func, inst),
        _ => None,
    }
}

/// A comparison of a float with itself: equal, where there is no NaN.
fn of_itself(ctx: &mut Context, func: &Function, inst: InstId) -> Option<Recipe> {
    let i = func.insts[inst];
    let holds = i.data & FloatPredicate::Oeq as u32 != 0;
    let known = ctx.int(i.ty, u64::from(holds));
    i.flags.contains(Flags::NNAN).then(|| Recipe::new(i.ty, Flags::NONE, known))
}
