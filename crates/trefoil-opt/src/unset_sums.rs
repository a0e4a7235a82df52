//! Loops that sum up what the source never set: `uint s; for (...) s += i;`.
//!
//! DXIL's validator refuses what is undefined where it is computed with or written, and what it sees of a loop depends on what DXC has made
//! of it: written out, or computed without it. So such loops, and no others, are written out as far as DXC does that, and what
//! they leave behind is undefined where DXC would compute it.

use crate::small_loops::{self, MOST_BLOCKS};
use crate::undefined::is_unset_number;
use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, Context, Function, Graph, InstId, IntPredicate, Intrinsic, Opcode, ResourceKind, Type, Value,
};

/// Most that a loop may cost when it is written out, as [`cost`] counts.
const MOST_COST: usize = 150;
/// Most loops whose sums are looked at: of each the whole function is walked over.
const MOST_LOOPS: usize = 64;
/// How deep sums of sums are followed.
const MOST_STEPS: u32 = 8;

/// Whether a loop computes with a value that it changes and that has none before its first iteration.
pub(crate) fn has_unset(ctx: &Context, func: &Function, header: BlockId, body: &[BlockId]) -> bool {
    func.phis(header).any(|phi| {
        let mut values = func.operands(phi).iter().step_by(2);
        values.any(|&value| is_unset_number(ctx, value)) && is_computed_with(func, phi, body)
    })
}

fn is_computed_with(func: &Function, phi: InstId, body: &[BlockId]) -> bool {
    use Opcode::{Add, FAdd, FDiv, FMul, FRem, FSub, Mul, Sub, Xor};
    let computes = |&inst: &InstId| {
        let op = func.insts[inst].op;
        matches!(op, Add | Sub | Mul | Xor | FAdd | FSub | FMul | FDiv | FRem)
            && func.operands(inst).contains(&phi.into())
    };
    body.iter().flat_map(|&block| &func.blocks[block].insts).any(computes)
}

/// How many iterations of a loop DXC writes out at most. It writes out what costs little, where each scalar operation counts as one,
/// a call as its operands and one more, and a handle as a call that stays in the loop.
pub(crate) fn most_iterations(ctx: &Context, func: &Function, body: &[BlockId]) -> u32 {
    let mut cost = 0;
    let mut handles: SmallVec<[Value; 4]> = SmallVec::new();
    for &inst in body.iter().flat_map(|&block| &func.blocks[block].insts) {
        cost += cost_of(ctx, func, inst, &mut handles);
    }
    // What tests and counts is one operation in each copy.
    let copy = (cost + 1).saturating_sub(3).max(1);
    ((MOST_COST - 2) / copy) as u32
}

/// What an instruction costs once vectors have come apart.
fn cost_of(ctx: &Context, func: &Function, inst: InstId, handles: &mut SmallVec<[Value; 4]>) -> usize {
    use Opcode as O;
    let data = func.insts[inst];
    let lanes = |ty| ctx.types.lanes(ty).max(1) as usize;
    match data.op {
        O::Phi | O::BitCast | O::Gep | O::ExtractElement | O::InsertElement | O::ShuffleVector => 0,
        O::Br => usize::from(func.operands(inst).len() > 1),
        O::Load => access(ctx, func, func.operands(inst)[0], handles).map_or(1, |call| call + lanes(data.ty)),
        // Four values, a mask and an alignment more than a load has.
        O::Store => access(ctx, func, func.operands(inst)[1], handles).map_or(1, |call| call + 4),
        O::Intrinsic => match data.intrinsic() {
            Some(Intrinsic::Handle | Intrinsic::GetPointer) | None => 0,
            Some(_) => {
                let mut cost = 2 * lanes(data.ty);
                let mut is_of_resource = false;
                for &value in func.operands(inst) {
                    let ty = func.value_type(ctx, value);
                    let is_handle = ctx.types.as_resource(ty).is_some();
                    cost += if is_handle { note(handles, value) } else { lanes(ty) };
                    is_of_resource |= is_handle;
                }
                // What samples has coordinates and offsets for the most dimensions.
                cost + if is_of_resource { 6 } else { 0 }
            }
        },
        _ => lanes(data.ty),
    }
}

/// What the call costs by which an address in a resource is read, with the handle where none of the loop stands for it yet.
fn access(
    ctx: &Context,
    func: &Function,
    address: Value,
    handles: &mut SmallVec<[Value; 4]>,
) -> Option<usize> {
    let mut at = address.as_inst()?;
    for _ in 0..MOST_STEPS {
        if func.insts[at].is_intrinsic(Intrinsic::GetPointer) {
            let handle = func.operands(at)[0];
            let kind = ctx.types.as_resource(func.value_type(ctx, handle))?.kind;
            return Some(match kind {
                ResourceKind::CBuffer => 4,
                ResourceKind::RawBuffer | ResourceKind::StructuredBuffer => 7 + note(handles, handle),
                ResourceKind::TypedBuffer => 5 + note(handles, handle),
                _ => 10 + note(handles, handle),
            });
        }
        at = func.operands(at).first()?.as_inst().filter(|_| func.insts[at].op == Opcode::Gep)?;
    }
    None
}

/// What a handle costs in a loop: nothing more once it is there.
fn note(handles: &mut SmallVec<[Value; 4]>, handle: Value) -> usize {
    if handles.contains(&handle) {
        return 0;
    }
    handles.push(handle);
    7
}

/// What such loops, each a header, a merge block and a continue target, leave behind is undefined where DXC computes it without the
/// loop; says whether there was any.
pub(crate) fn leave(
    ctx: &mut Context,
    func: &mut Function,
    graph: &Graph,
    loops: &[(BlockId, BlockId, BlockId)],
) -> bool {
    let starts_unset = |ctx: &Context, func: &Function, phi: InstId| {
        matches!(ctx.types.get(func.insts[phi].ty), Type::Int(_))
            && func.operands(phi).iter().step_by(2).any(|&value| is_unset_number(ctx, value))
    };
    let (mut changed, mut looked_at) = (false, 0);
    for &(header, merge, cont) in loops {
        let phis: SmallVec<[InstId; 2]> =
            func.phis(header).filter(|&phi| starts_unset(ctx, func, phi)).collect();
        if phis.is_empty() {
            continue;
        }
        looked_at += 1;
        if looked_at > MOST_LOOPS {
            break;
        }
        let Some(found) = Sums::find(func, graph, header, merge, cont) else { continue };
        if !found.ends(ctx, func) {
            continue;
        }
        for phi in phis {
            if let Some(next) = found.sum(func, phi) {
                changed |= found.replace(ctx, func, [phi, next]);
            }
        }
    }
    changed
}

/// A loop that is left by one test, which each iteration comes to.
struct Sums {
    header: BlockId,
    merge: BlockId,
    cont: BlockId,
    exit: BlockId,
    blocks: SmallVec<[BlockId; MOST_BLOCKS]>,
    /// Whether nothing but what it computes is left of it.
    is_idle: bool,
}

impl Sums {
    fn find(func: &Function, graph: &Graph, header: BlockId, merge: BlockId, cont: BlockId) -> Option<Self> {
        let blocks = small_loops::blocks(func, header, merge)?;
        let preds = &graph.of(func).preds;
        let &[exit] = &preds[merge][..] else { return None };
        let leads_there = exit == header
            || exit == cont
            || func.targets(header)[..] == [exit.into()] && preds[exit][..] == [header];
        if !leads_there || preds[header].len() != 2 || !preds[header].contains(&cont) {
            return None;
        }
        let is_idle = small_loops::is_idle(func, &blocks);
        Some(Self { header, merge, cont, exit, blocks, is_idle })
    }

    fn has(&self, func: &Function, inst: InstId) -> bool {
        self.blocks.iter().any(|&block| func.blocks[block].insts.contains(&inst))
    }

    /// What a phi of the header becomes, where that is a sum with it of what is known of each iteration without those before. A loop
    /// that does something else stays as it is but for sums of what never changes.
    fn sum(&self, func: &Function, phi: InstId) -> Option<InstId> {
        let (next, step) = self.step(func, phi)?;
        let degree = self.degree(func, step, MOST_STEPS)?;
        (self.is_idle || degree == 0).then_some(next)
    }

    /// What is added to a phi of the header in each iteration, and the instruction that adds it.
    fn step(&self, func: &Function, phi: InstId) -> Option<(InstId, Value)> {
        let mut pairs = func.operands(phi).chunks_exact(2);
        let next = pairs.find(|pair| pair[1] == self.cont.into())?[0].as_inst()?;
        let step = match (func.insts[next].op, func.operands(next)) {
            (Opcode::Add | Opcode::Sub, &[a, b]) if a == phi.into() && b != a => b,
            (Opcode::Add, &[a, b]) if b == phi.into() && b != a => a,
            _ => return None,
        };
        Some((next, step))
    }

    /// Of which degree in the number of the iteration a value is a polynomial.
    fn degree(&self, func: &Function, value: Value, steps: u32) -> Option<u32> {
        let Some(inst) = value.as_inst().filter(|&inst| self.has(func, inst)) else { return Some(0) };
        let steps = steps.checked_sub(1)?;
        let mut of = func.operands(inst).iter();
        match func.insts[inst].op {
            Opcode::Phi => {
                let is_here = func.phis(self.header).any(|phi| phi == inst);
                let (_, step) = self.step(func, inst).filter(|_| is_here)?;
                Some(1 + self.degree(func, step, steps)?)
            }
            Opcode::Add | Opcode::Sub => {
                of.try_fold(0, |most, &v| Some(most.max(self.degree(func, v, steps)?)))
            }
            Opcode::Mul => of.try_fold(0, |sum, &v| Some(sum + self.degree(func, v, steps)?)),
            Opcode::Shl => {
                let degree = self.degree(func, *of.next()?, steps)?;
                of.next()?.as_const().map(|_| degree)
            }
            op if op.is_pure() => {
                let is_same = of.all(|&v| self.degree(func, v, steps) == Some(0));
                is_same.then_some(0)
            }
            _ => None,
        }
    }

    /// Whether it is known how often the loop goes round: its test compares what counts by one with what stays, or counts with constants.
    fn ends(&self, ctx: &Context, func: &Function) -> bool {
        let test = || {
            let term = func.terminator(self.exit)?;
            let &[test, _, no] = func.operands(term) else { return None };
            let test = test.as_inst().filter(|&test| func.insts[test].op == Opcode::ICmp)?;
            let predicate = IntPredicate::from_u32(func.insts[test].data)?;
            let predicate = if no == self.merge.into() { predicate } else { predicate.inverse() };
            let &[a, b] = func.operands(test) else { return None };
            let stays = |v| self.degree(func, v, MOST_STEPS) == Some(0);
            Some(if stays(b) { (predicate, a, b) } else { (predicate.swapped(), b, a) })
        };
        let Some((predicate, counts, bound)) = test() else { return false };
        let phi = counts.as_inst().and_then(|inst| self.counter(func, inst));
        let Some(phi) = phi.filter(|_| self.degree(func, bound, MOST_STEPS) == Some(0)) else { return false };
        let Some((next, step)) = self.step(func, phi) else { return false };
        let bits = ctx.types.scalar_bits(func.insts[phi].ty);
        let Some(by) = ctx.as_int(step) else { return false };
        let by = if by == u64::MAX >> (64 - bits.clamp(1, 64)) { -1 } else { by as i64 };
        let by = if func.insts[next].op == Opcode::Sub { by.wrapping_neg() } else { by };
        let is_known = ctx.as_int(bound).is_some();
        let first = func.operands(phi).chunks_exact(2).find(|pair| pair[1] != self.cont.into());
        let starts_known = first.is_some_and(|pair| ctx.as_int(pair[0]).is_some());
        use IntPredicate as P;
        match predicate {
            _ if is_known && starts_known => true,
            P::Ult | P::Slt => by == 1,
            P::Ugt | P::Sgt => by == -1,
            P::Ule | P::Sle => by == 1 && is_known,
            P::Uge | P::Sge => by == -1 && is_known,
            P::Ne => by == 1 || by == -1,
            P::Eq => false,
        }
    }

    /// The phi of the header that a value is, or is the next value of.
    fn counter(&self, func: &Function, inst: InstId) -> Option<InstId> {
        func.phis(self.header)
            .find(|&phi| phi == inst || self.step(func, phi).is_some_and(|(n, _)| n == inst))
    }

    /// Lets nothing stand for these values behind the loop.
    fn replace(&self, ctx: &mut Context, func: &mut Function, values: [InstId; 2]) -> bool {
        let nothing = ctx.undef(func.insts[values[0]].ty);
        let mut changed = false;
        for at in 0..func.layout.len() {
            let block = func.layout[at];
            if self.blocks.contains(&block) {
                continue;
            }
            for n in 0..func.blocks[block].insts.len() {
                let inst = func.blocks[block].insts[n];
                for operand in func.operands_mut(inst) {
                    if values.iter().any(|&value| *operand == value.into()) {
                        *operand = nothing;
                        changed = true;
                    }
                }
            }
        }
        changed
    }
}
