//! Common subexpression elimination: replaces an instruction by an equal one that is available on every path to it.
//!
//! One walk over the dominator tree with a table; what was computed in a block counts while the walk is below it. What selects by
//! the opposite of a comparison that is there goes by that. What depends on the lanes that are
//! active is shared within one block only, and not past what may end lanes.

use crate::simplify::Replaced;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use trefoil_ir::{
    BlockId, Context, Effect, FloatPredicate, Function, Graph, HashMap, InstId, IntPredicate, Intrinsic,
    Opcode, ResourceClass, Value, ValueKind,
};

/// What has been computed, by what makes two instructions the same: the opcode and all that is in it, the operands, and
/// the stretch of code where that matters.
struct Known {
    /// The last entry of each chain; there are at least as many chains as instructions.
    chains: Vec<u32>,
    /// What the blocks that the walk is in compute, the innermost block's last.
    entries: Vec<Entry>,
}

#[derive(Clone, Copy)]
struct Entry {
    hash: u32,
    inst: InstId,
    /// 0 where it does not matter how control came here; else the stretch of code.
    stretch: u32,
    /// The entry before it in its chain.
    before: u32,
}

/// The end of a chain.
const NONE: u32 = u32::MAX;

impl Known {
    /// Nothing, with room for what that many instructions compute.
    fn new(insts: usize) -> Self {
        let count = insts.next_power_of_two();
        let mut chains = Vec::with_capacity(count);
        chains.resize(count, NONE);
        Self { chains, entries: Vec::with_capacity(insts) }
    }

    fn chain(&self, hash: u32) -> usize {
        hash as usize & (self.chains.len() - 1)
    }

    /// Forgets all entries but that many at the head: each is the last of its chain by then.
    fn forget(&mut self, keep: usize) {
        while self.entries.len() > keep
            && let Some(entry) = self.entries.pop()
        {
            let chain = self.chain(entry.hash);
            self.chains[chain] = entry.before;
        }
    }

    /// The same instruction, computed before.
    fn find(&self, func: &Function, inst: InstId, (hash, stretch): (u32, u32)) -> Option<InstId> {
        let mut at = self.chains[self.chain(hash)];
        while let Some(e) = self.entries.get(at as usize) {
            if e.hash == hash && e.stretch == stretch && is_same(func, e.inst, inst) {
                return Some(e.inst);
            }
            at = e.before;
        }
        None
    }

    /// The comparison that is true where this one is false, computed before.
    fn find_opposite(&self, func: &mut Function, compare: InstId) -> Option<InstId> {
        let data = func.insts[compare].data;
        func.insts[compare].data = match func.insts[compare].op {
            Opcode::ICmp => IntPredicate::from_u32(data)?.inverse() as u32,
            // The bits of a predicate are the outcomes for which it holds.
            Opcode::FCmp => data ^ FloatPredicate::True as u32,
            _ => return None,
        };
        let found = self.find(func, compare, (hash_of(func, compare, 0), 0));
        func.insts[compare].data = data;
        found
    }

    /// The same instruction, computed before; else takes this one in.
    fn find_or_add(&mut self, func: &Function, inst: InstId, stretch: u32) -> Option<InstId> {
        let hash = hash_of(func, inst, stretch);
        if let Some(found) = self.find(func, inst, (hash, stretch)) {
            return Some(found);
        }
        let chain = self.chain(hash);
        let before = std::mem::replace(&mut self.chains[chain], self.entries.len() as u32);
        self.entries.push(Entry { hash, inst, stretch, before });
        None
    }
}

/// The operands in an order that does not depend on how they were written, as far as that is free.
fn ordered(func: &Function, inst: InstId) -> (Option<[Value; 2]>, &[Value]) {
    match *func.operands(inst) {
        [a, b, ref rest @ ..] if func.insts[inst].op.info().commutes => (Some([a.min(b), a.max(b)]), rest),
        ref all => (None, all),
    }
}

fn hash_of(func: &Function, inst: InstId, stretch: u32) -> u32 {
    let i = &func.insts[inst];
    let mut hasher = FxHasher::default();
    hasher.write_u64(u64::from(i.op as u8) | u64::from(i.flags.0) << 8 | u64::from(i.ty.as_u32()) << 32);
    hasher.write_u64(u64::from(i.data) | u64::from(stretch) << 32);
    match *func.operands(inst) {
        [a, b] if i.op.info().commutes => [a.min(b), a.max(b)].iter().for_each(|v| v.hash(&mut hasher)),
        ref all => all.iter().for_each(|v| v.hash(&mut hasher)),
    }
    let hash = hasher.finish();
    (hash ^ (hash >> 32)) as u32
}

/// Whether two instructions give the same, as far as their operands do.
pub(crate) fn is_same(func: &Function, a: InstId, b: InstId) -> bool {
    let (x, y) = (&func.insts[a], &func.insts[b]);
    (x.op, x.flags.0, x.ty, x.data) == (y.op, y.flags.0, y.ty, y.data) && ordered(func, a) == ordered(func, b)
}

/// A step of the walk.
enum Step {
    Enter(BlockId),
    /// With what was known before it.
    Leave(usize),
}

/// How far an instruction can be shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Not at all.
    Nowhere,
    /// Within its block, not past what may end lanes.
    Stretch,
    /// Where it is available on every path.
    Anywhere,
}

/// Shares what is computed twice; says whether there was any.
pub(crate) fn run(ctx: &Context, func: &mut Function, graph: &Graph) -> bool {
    run_with(func, graph, |func, inst| reach(ctx, func, inst)).is_some()
}

/// Shares what is computed twice in a function whose instructions can be shared as far as `reach` says; gives those that
/// read something else now, with their blocks, if there are any.
pub fn run_with(
    func: &mut Function,
    graph: &Graph,
    mut reach: impl FnMut(&Function, InstId) -> Reach,
) -> Option<Vec<(BlockId, InstId)>> {
    let cfg = graph.of(func);
    let children = graph.dominators(func).children(cfg);
    let count = func.layout.iter().map(|&b| func.blocks[b].insts.len()).sum();
    let mut known = Known::new(count);
    let mut replaced = Replaced::new(func);
    let mut stretch = 0;
    let mut renamed: Vec<(BlockId, InstId)> = Vec::new();
    let mut opposites: HashMap<InstId, InstId> = HashMap::default();
    let mut steps = Vec::with_capacity(2 * func.layout.len());
    steps.push(Step::Enter(func.entry()));
    while let Some(step) = steps.pop() {
        let block = match step {
            Step::Leave(before) => {
                known.forget(before);
                continue;
            }
            Step::Enter(block) => block,
        };
        steps.push(Step::Leave(known.entries.len()));
        steps.extend(children[block].iter().rev().map(|&c| Step::Enter(c)));
        stretch += 1;
        for i in 0..func.blocks[block].insts.len() {
            let inst = func.blocks[block].insts[i];
            if !replaced.is_empty() && rename(func, inst, &replaced) {
                renamed.push((block, inst));
            }
            if ends_lanes(func, inst) {
                stretch += 1;
            }
            let stretch = match reach(func, inst) {
                Reach::Nowhere => continue,
                Reach::Stretch => stretch,
                Reach::Anywhere => 0,
            };
            if let Some(before) = known.find_or_add(func, inst, stretch) {
                replaced.set(inst, before.into());
            } else if let Some(before) = known.find_opposite(func, inst) {
                opposites.insert(inst, before);
            }
        }
    }
    if !opposites.is_empty() {
        go_by_opposites(func, &opposites, &mut renamed);
    }
    if replaced.is_empty() {
        return Some(renamed).filter(|renamed| !renamed.is_empty());
    }
    func.rewrite_phis(|v| replaced.get(v), |block, phi| renamed.push((block, phi)));
    if cfg.order.len() < func.layout.len() || !func.calls.is_empty() {
        func.rewrite_operands(|v| replaced.get(v));
    }
    func.retain(|inst| !replaced.contains(inst));
    Some(renamed)
}

/// Has what selects by a comparison go by its opposite, where there is one.
fn go_by_opposites(
    func: &mut Function,
    opposites: &HashMap<InstId, InstId>,
    renamed: &mut Vec<(BlockId, InstId)>,
) {
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        for n in 0..func.blocks[block].insts.len() {
            let inst = func.blocks[block].insts[n];
            let &[condition, a, b] = func.operands(inst) else { continue };
            let opposite = condition.as_inst().and_then(|condition| opposites.get(&condition));
            if let Some(&opposite) = opposite.filter(|_| func.insts[inst].op == Opcode::Select) {
                func.set_operands(inst, &[opposite.into(), b, a]);
                renamed.push((block, inst));
            }
        }
    }
}

/// Brings the operands of an instruction up to date; whether there was anything to do.
#[inline]
pub(crate) fn rename(func: &mut Function, inst: InstId, replaced: &Replaced) -> bool {
    let mut other = false;
    for v in func.operands_mut(inst) {
        let now = replaced.get(*v);
        other |= now != *v;
        *v = now;
    }
    other
}

/// Whether the active lanes may be others after an instruction.
fn ends_lanes(func: &Function, inst: InstId) -> bool {
    match func.insts[inst].op {
        Opcode::Call => true,
        Opcode::Intrinsic => {
            func.insts[inst].intrinsic().is_none_or(|i| i.effect() == Effect::ConvergentWrite)
        }
        _ => false,
    }
}

/// How far an instruction of the IR can be shared.
fn reach(ctx: &Context, func: &Function, inst: InstId) -> Reach {
    let i = &func.insts[inst];
    match i.op {
        Opcode::Freeze => Reach::Nowhere,
        Opcode::Gep => Reach::Anywhere,
        // Phis with the same value for every edge.
        Opcode::Phi => Reach::Stretch,
        Opcode::Load if is_constant_address(ctx, func, func.operands(inst)[0]) => Reach::Anywhere,
        Opcode::Intrinsic => match i.intrinsic().map(|which| (which, which.effect())) {
            // How large a resource is does not change, nor does what a hull shader has made once it can be read.
            Some((_, Effect::Pure) | (Intrinsic::GetDimensions | Intrinsic::LoadControlPoint, _)) => {
                Reach::Anywhere
            }
            Some((_, Effect::Convergent)) => Reach::Stretch,
            _ => Reach::Nowhere,
        },
        op if op.is_pure() => Reach::Anywhere,
        _ => Reach::Nowhere,
    }
}

/// Whether nothing can change what lies at an address: constant tables, constant buffers, read-only views.
pub fn is_constant_address(ctx: &Context, func: &Function, mut pointer: Value) -> bool {
    loop {
        let inst = match pointer.kind() {
            ValueKind::Inst(inst) => inst,
            ValueKind::Global(global) => return ctx.globals[global].constant,
            _ => return false,
        };
        let i = &func.insts[inst];
        match i.op {
            Opcode::Gep => pointer = func.operands(inst)[0],
            Opcode::Intrinsic if i.is_intrinsic(Intrinsic::GetPointer) => {
                let handle = func.value_type(ctx, func.operands(inst)[0]);
                let class = ctx.types.as_resource(handle).map(|r| r.class());
                return matches!(class, Some(ResourceClass::CBuffer | ResourceClass::Srv));
            }
            _ => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trefoil_ir::TypeId;
    use trefoil_ir::{Builder, Param};

    #[test]
    fn what_a_dominating_block_computed_is_shared_and_siblings_are_not() {
        let mut ctx = Context::default();
        let name = ctx.symbol("f");
        let params = vec![Param { ty: TypeId::I32, name: None }, Param { ty: TypeId::I1, name: None }];
        let mut func = Function::new(name, TypeId::VOID, params);
        let entry = func.new_block();
        func.layout.push(entry);
        let (x, c) = (Value::new(ValueKind::Param(0)), Value::new(ValueKind::Param(1)));
        let mut b = Builder::new(&mut ctx, &mut func, entry);
        let first = b.binary(Opcode::Mul, x, x);
        let mut guard = b.begin_if(c, trefoil_ir::Hint::None);
        b.binary(Opcode::Mul, x, x);
        let one_side = b.binary(Opcode::Add, first, x);
        b.begin_else(&mut guard);
        let other_side = b.binary(Opcode::Add, x, first);
        b.end_if(guard);
        b.ret(None);
        assert!(run(&ctx, &mut func, &Graph::default()));
        let count = |op| {
            func.layout
                .iter()
                .flat_map(|&b| &func.blocks[b].insts)
                .filter(|&&i| func.insts[i].op == op)
                .count()
        };
        assert_eq!((count(Opcode::Mul), count(Opcode::Add)), (1, 2));
        assert_ne!(one_side, other_side);
    }
}
