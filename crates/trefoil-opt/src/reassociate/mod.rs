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

use crate::cse::rename;
use crate::simplify::Replaced;
use crate::uses::{Use, Uses};
use recipe::{Node, Part, Recipe};
use smallvec::SmallVec;
use trefoil_ir::cfg::reachable;
use trefoil_ir::{BlockId, Context, Flags, FloatPredicate, Function, InstId, Opcode, Type, Value};

/// Writes trees of a function again; says whether there were any to write. Floats are regrouped as far as DXC does it for SPIR-V.
pub(crate) fn run(ctx: &mut Context, func: &mut Function, floats: bool) -> bool {
    let is_any = |&inst: &InstId| is_root(ctx, func, inst);
    func.layout.iter().any(|&block| func.blocks[block].insts.iter().any(is_any))
        && run_with(ctx, func, floats, &mut Uses::of(func)).is_some()
}

/// Writes trees of a function again whose uses have been counted; gives the instructions that are new or read something else
/// now, with their blocks, if there are any. `floats` says whether trees of floats are regrouped however deep they are, as DXC
/// does for DXIL and not for SPIR-V.
pub fn run_with(
    ctx: &mut Context,
    func: &mut Function,
    floats: bool,
    uses: &mut Uses,
) -> Option<Vec<(BlockId, InstId)>> {
    let mut walk = Walk { floats, uses, replaced: Replaced::default(), renamed: Vec::new(), changed: false };
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        let mut n = 0;
        while let Some(&inst) = func.blocks[block].insts.get(n) {
            walk.rename(func, block, inst);
            if is_root(ctx, func, inst)
                && !walk.is_within(func.insts[inst].op, inst)
                && (!floats || glance::may_meet(ctx, func, inst))
                && let Some(recipe) = best(ctx, func, inst, floats, Alone { uses: walk.uses, block })
            {
                // Only where all blocks can be reached do definitions stand before their uses.
                if !walk.changed && reachable(func).1 != func.layout.len() {
                    return None;
                }
                n += walk.apply(func, (block, n), inst, recipe);
                continue;
            }
            n += 1;
        }
    }
    let Walk { replaced, mut renamed, changed, .. } = walk;
    if !replaced.is_empty() {
        func.rewrite_phis(|v| replaced.get(v), |block, phi| renamed.push((block, phi)));
        if !func.calls.is_empty() {
            func.rewrite_operands(|v| replaced.get(v));
        }
        func.retain(|inst| !replaced.contains(inst));
    }
    changed.then_some(renamed)
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
        self.uses.count(inst) == uses
    }

    /// Whether an instruction runs as often as the root.
    fn is_here(self, inst: InstId) -> bool {
        self.uses.get(inst).block == self.block
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

struct Walk<'a> {
    floats: bool,
    uses: &'a mut Uses,
    replaced: Replaced,
    /// What is new or reads something else now.
    renamed: Vec<(BlockId, InstId)>,
    changed: bool,
}

impl Walk<'_> {
    /// Brings the operands of an instruction up to date.
    fn rename(&mut self, func: &mut Function, block: BlockId, inst: InstId) {
        if !self.replaced.is_empty() && rename(func, inst, &self.replaced) {
            self.renamed.push((block, inst));
        }
    }

    /// Whether the only user of an instruction reads it as part of its own tree.
    fn is_within(&self, op: Opcode, inst: InstId) -> bool {
        use Opcode::*;
        let Use { count: 1, by, .. } = self.uses.get(inst) else { return false };
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
            self.renamed.push((at.0, inst));
            self.uses.place(func, inst, at.0);
        }
        if let Part::Known(value) = recipe.result {
            self.replaced.set(root, value);
            let Use { count, by, .. } = self.uses.get(root);
            self.uses.add(value, count, by);
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
