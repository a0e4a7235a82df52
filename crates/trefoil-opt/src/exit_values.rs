//! What a loop that only counts leaves behind is computed without it.
//!
//! Such a loop writes nothing, is left by the test at its beginning alone, and of what it computes nothing is used after it but values that
//! each iteration adds the same to. How often it goes round is known where that test compares a value that counts by one with one that
//! stays; what is left behind is then a product and a sum, and the loop does nothing any more (`dead_regions`).
//! Cost: linear in the function for each loop without effects, of which a bounded number is looked at.

use crate::{small_loops, unset_sums};
use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, Context, Cursor, Flags, Function, Graph, HashMap, HashSet, InstId, IntPredicate, Intrinsic, Loc,
    Merge, Opcode, Type, Value,
};

/// Most loops that are looked at.
const MOST_LOOPS: usize = 64;

/// Computes such values after their loops; says whether there were any.
pub(crate) fn run(ctx: &mut Context, func: &mut Function, graph: &Graph) -> bool {
    let named = |&head: &BlockId| match func.blocks[head].merge {
        Merge::Loop { merge, cont, .. } => Some((head, merge, cont)),
        _ => None,
    };
    let loops: SmallVec<[(BlockId, BlockId, BlockId); 8]> = func.layout.iter().filter_map(named).collect();
    let mut changed = unset_sums::leave(ctx, func, graph, &loops);
    // A loop that counts has nothing but integers from round to round.
    let counts = |ctx: &Context, func: &Function, head: BlockId| {
        let is_int = |phi: InstId| matches!(ctx.types.get(func.insts[phi].ty), Type::Int(_));
        func.phis(head).next().is_some() && func.phis(head).all(is_int)
    };
    let mut looked_at = 0;
    for (head, merge, cont) in loops {
        if looked_at == MOST_LOOPS {
            break;
        }
        if !counts(ctx, func, head) {
            continue;
        }
        looked_at += 1;
        let Some(found) = Loop::find(func, graph, head, merge, cont) else { continue };
        let Some(left) = found.values_left(func) else { continue };
        changed |= found.compute(ctx, func, &left);
    }
    changed
}

/// A loop without effects that is left at its beginning.
struct Loop {
    head: BlockId,
    merge: BlockId,
    cont: BlockId,
    /// The block with the test, to which the head leads straight.
    exit: BlockId,
    /// What it computes.
    inside: HashSet<InstId>,
}

/// A value that each iteration adds the same to.
#[derive(Clone, Copy)]
struct Counter {
    phi: InstId,
    first: Value,
    step: Value,
}

impl Loop {
    fn find(func: &Function, graph: &Graph, head: BlockId, merge: BlockId, cont: BlockId) -> Option<Self> {
        let blocks = small_loops::blocks(func, head, merge)?;
        // The graph is asked for only where there is something to do.
        if !small_loops::is_idle(func, &blocks) {
            return None;
        }
        let preds = &graph.of(func).preds;
        let is_entered_once = preds[head].len() == 2 && preds[head].contains(&cont);
        let &[exit] = &preds[merge][..] else { return None };
        let leads_there =
            head == exit || func.targets(head)[..] == [exit.into()] && preds[exit][..] == [head];
        if !is_entered_once || !leads_there || func.phis(merge).next().is_some() {
            return None;
        }
        let inside = blocks.iter().flat_map(|&block| &func.blocks[block].insts).copied().collect();
        Some(Self { head, merge, cont, exit, inside })
    }

    /// The values that are used after it, where all of them are such as count.
    fn values_left(&self, func: &Function) -> Option<SmallVec<[Counter; 4]>> {
        let mut left: SmallVec<[Counter; 4]> = SmallVec::new();
        for &user in func.layout.iter().flat_map(|&block| &func.blocks[block].insts) {
            if self.inside.contains(&user) {
                continue;
            }
            for used in func.operands(user).iter().filter_map(|value| value.as_inst()) {
                if self.inside.contains(&used) && !left.iter().any(|known| known.phi == used) {
                    left.push(self.counter(func, used)?);
                }
            }
        }
        (!left.is_empty()).then_some(left)
    }

    /// The value as one that counts.
    fn counter(&self, func: &Function, phi: InstId) -> Option<Counter> {
        if !func.phis(self.head).any(|other| other == phi) {
            return None;
        }
        let incoming = |is_later: bool| {
            let mut pairs = func.operands(phi).chunks_exact(2);
            pairs.find(|pair| (pair[1] == self.cont.into()) == is_later).map(|pair| pair[0])
        };
        let (first, next) = (incoming(false)?, incoming(true)?.as_inst()?);
        let &[a, b] = func.operands(next) else { return None };
        let step = match (a == phi.into(), b == phi.into()) {
            (true, false) => b,
            (false, true) => a,
            _ => return None,
        };
        (func.insts[next].op == Opcode::Add && self.stays(step)).then_some(Counter { phi, first, step })
    }

    /// Whether a value is the same in all iterations, and is there where the loop is left.
    fn stays(&self, value: Value) -> bool {
        value.as_inst().is_none_or(|inst| !self.inside.contains(&inst))
    }

    /// Has what is used after the loop computed where it is left.
    fn compute(&self, ctx: &mut Context, func: &mut Function, left: &[Counter]) -> bool {
        let Some((bound, is_signed)) = self.bound(ctx, func) else { return false };
        let is_alike = |counter: &Counter| func.insts[counter.phi].ty == func.value_type(ctx, bound);
        if !left.iter().all(is_alike) {
            return false;
        }
        let ty = func.value_type(ctx, bound);
        let loc = func.terminator(self.exit).map_or(Loc::NONE, |term| func.loc(term));
        let mut cursor = Cursor::at_head(func, self.merge);
        cursor.at_loc(loc);
        let mut rounds = bound;
        if is_signed {
            let operands = [bound, ctx.int(ty, 0)];
            rounds =
                cursor.inst(Opcode::Intrinsic, ty, &operands, Intrinsic::SMax as u32, Flags::NONE).into();
        }
        let mut made: HashMap<Value, Value> = HashMap::default();
        for &Counter { phi, first, step } in left {
            let product = cursor.inst(Opcode::Mul, ty, &[rounds, step], 0, Flags::NONE);
            let sum = cursor.inst(Opcode::Add, ty, &[product.into(), first], 0, Flags::NONE);
            made.insert(phi.into(), sum.into());
        }
        let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts).copied();
        let outside: Vec<InstId> = insts.filter(|inst| !self.inside.contains(inst)).collect();
        for inst in outside {
            for operand in func.operands_mut(inst) {
                *operand = made.get(operand).copied().unwrap_or(*operand);
            }
        }
        true
    }

    /// What the loop counts to from zero, by ones, and whether that may be negative: then it does not go round.
    fn bound(&self, ctx: &Context, func: &Function) -> Option<(Value, bool)> {
        use IntPredicate as P;
        let term = func.terminator(self.exit)?;
        let &[test, yes, no] = func.operands(term) else { return None };
        let test = test.as_inst().filter(|&test| func.insts[test].op == Opcode::ICmp)?;
        let &[a, b] = func.operands(test) else { return None };
        let goes_on = match (yes == self.merge.into(), no == self.merge.into()) {
            (false, true) => true,
            (true, false) => false,
            _ => return None,
        };
        let predicate = IntPredicate::from_u32(func.insts[test].data)?;
        let (counts, bound, predicate) = match self.stays(b) || self.is_invariant(func, b) {
            true => (a, b, predicate),
            false => (b, a, predicate.swapped()),
        };
        let counter = self.counter(func, counts.as_inst()?)?;
        let is_from_zero = ctx.as_int(counter.first) == Some(0) && ctx.as_int(counter.step) == Some(1);
        let is_int = matches!(ctx.types.get(func.insts[counter.phi].ty), Type::Int(32 | 64));
        if !is_from_zero || !is_int || !(self.stays(bound) || self.is_invariant(func, bound)) {
            return None;
        }
        match (predicate, goes_on) {
            (P::Ult, true) | (P::Uge, false) | (P::Ne, true) | (P::Eq, false) => Some((bound, false)),
            (P::Slt, true) | (P::Sge, false) => Some((bound, true)),
            _ => None,
        }
    }

    /// Whether a value is computed before the test, of what is the same in all iterations.
    fn is_invariant(&self, func: &Function, value: Value) -> bool {
        let Some(inst) = value.as_inst() else { return true };
        let mut before = [self.head, self.exit].into_iter();
        before.any(|block| func.blocks[block].insts.contains(&inst))
            && func.insts[inst].op != Opcode::Phi
            && func.insts[inst].op.is_pure()
            && func.operands(inst).iter().all(|&operand| self.stays(operand))
    }
}
