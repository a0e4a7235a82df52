//! If-conversion: an `if` with little, speculatable code on its sides becomes selects. So does an `if` that leaves a structure which is
//! left a little later anyway, as after a loop that may have returned.

use crate::simplify::Replaced;
use smallvec::SmallVec;
use trefoil_ir::cfg::Cfg;
use trefoil_ir::{
    BlockId, Context, Cursor, Flags, Function, Graph, Hint, InstId, IntPredicate, Merge, Opcode, OpcodeClass,
    Type, TypeId, Value,
};

/// Limit on the instructions of both sides together, with the selects.
const LIMIT: usize = 6;
/// The same for an `if` with `[flatten]`.
const FLATTEN_LIMIT: usize = 64;
/// Most selects of an `if` that leaves: a phi stays beside each.
const EXIT_SELECTS: usize = 3;

/// An `if` that can be converted.
struct Diamond {
    condition: Value,
    merge: BlockId,
    /// The blocks of the sides; none for an empty side.
    sides: [Option<BlockId>; 2],
    /// The predecessors of the merge block on the true and on the false side.
    from: [BlockId; 2],
}

/// An `if` on one side of which control leaves for where it goes on the other side after a block.
struct Exit {
    condition: Value,
    /// Whether it leaves where the condition is true.
    leaves_if: bool,
    /// The block on the other side, which is its merge.
    rest: BlockId,
    target: BlockId,
    /// Where the edge comes from along which it leaves: the block itself, or one that does nothing else.
    from: BlockId,
}

/// Converts every `if` that can be; gives whether there were any. [`clean`](crate::clean) then joins the blocks. Those that leave are
/// converted where control flow `stays_structured`: elsewhere control goes past what it would ask a flag for.
pub(crate) fn run(ctx: &mut Context, func: &mut Function, graph: &Graph, stays_structured: bool) -> bool {
    if !func.layout.iter().any(|&b| has_form(func, b) || is_small_switch(func, b)) {
        return false;
    }
    let cfg = graph.of(func);
    let (mut values, mut changed) = (Replaced::default(), false);
    for b in 0..func.layout.len() {
        let head = func.layout[b];
        if func.blocks[head].merge == Merge::None {
            continue;
        }
        if let Some(choice) = Choice::find(ctx, func, cfg, head) {
            choice.select(ctx, func, head);
            changed = true;
            continue;
        }
        if !has_form(func, head) {
            continue;
        }
        if let Some(diamond) = diamond(ctx, func, cfg, head) {
            convert(func, head, &diamond, &mut values);
        } else if stays_structured && let Some(exit) = exit(ctx, func, cfg, head) {
            leave_later(func, head, &exit);
        }
    }
    if values.is_empty() {
        let before = func.layout.len();
        func.layout.retain(|&b| !func.blocks[b].insts.is_empty());
        return changed || func.layout.len() != before;
    }
    func.layout.retain(|&b| !func.blocks[b].insts.is_empty());
    func.rewrite_operands(|v| values.get(v));
    true
}

/// Whether a block heads an `if` whose sides only branch to its merge block, or away and from there to the same place: a cheap
/// test before the full ones.
fn has_form(func: &Function, head: BlockId) -> bool {
    let Merge::Selection { merge, hint } = func.blocks[head].merge else { return false };
    let &[_, then, otherwise] = func.targets(head) else { return false };
    let goes_on = |v: Value| v.as_block().is_some_and(|b| b == merge || func.targets(b) == [merge.into()]);
    // `[branch]` is kept, unless both sides are empty.
    let is_empty = |v: Value| v.as_block().is_some_and(|b| b == merge || func.blocks[b].insts.len() == 1);
    let rest = func.targets(merge);
    let leaves = |[away, on]: [Value; 2]| {
        let by = away.as_block().map_or(&[][..], |away| func.targets(away));
        on == merge.into() && rest.len() == 1 && (rest == [away] || rest == by)
    };
    let both_go_on = goes_on(then) && goes_on(otherwise);
    let leave = hint != Hint::Branch && (leaves([then, otherwise]) || leaves([otherwise, then]));
    both_go_on && (hint != Hint::Branch || is_empty(then) && is_empty(otherwise)) || leave
}

/// Most cases of a switch that becomes selects.
const MOST_CASES: usize = 2;

/// Whether a block ends in a switch of one or two cases, none of which does anything.
fn is_small_switch(func: &Function, head: BlockId) -> bool {
    let Merge::Selection { merge, hint: Hint::None } = func.blocks[head].merge else { return false };
    let Some(term) = func.terminator(head).filter(|&term| func.insts[term].op == Opcode::Switch) else {
        return false;
    };
    let targets = func.operands(term).iter().filter_map(|v| v.as_block());
    let count = func.operands(term).len() / 2 - 1;
    let is_empty =
        |to: BlockId| to == merge || func.blocks[to].insts.len() == 1 && func.targets(to) == [merge.into()];
    (1..=MOST_CASES).contains(&count) && targets.into_iter().all(is_empty)
}

/// A switch that only chooses values.
struct Choice {
    of: Value,
    merge: BlockId,
    /// Where control comes from in each case, and the number of the case; the default comes first.
    from: SmallVec<[(BlockId, Option<Value>); 3]>,
}

impl Choice {
    fn find(ctx: &Context, func: &Function, cfg: &Cfg, head: BlockId) -> Option<Self> {
        let Merge::Selection { merge, .. } = func.blocks[head].merge else { return None };
        if !is_small_switch(func, head) || !cfg.is_reachable(head) {
            return None;
        }
        let &[of, default, ref cases @ ..] = func.operands(func.terminator(head)?) else { return None };
        let mut from: SmallVec<[(BlockId, Option<Value>); 3]> = SmallVec::new();
        let edges = [(default, None)].into_iter().chain(cases.chunks_exact(2).map(|c| (c[1], Some(c[0]))));
        for (to, case) in edges {
            let to = to.as_block()?;
            let block = if to == merge { head } else { to };
            if from.iter().any(|&(known, _)| known == block) || to != merge && cfg.preds[to] != [head] {
                return None;
            }
            from.push((block, case));
        }
        let phis = func.phis(merge).count();
        let fits = phis <= 2
            && cfg.preds[merge].len() == from.len()
            && func.phis(merge).all(|phi| is_selectable(ctx, func.insts[phi].ty));
        fits.then_some(Self { of, merge, from })
    }

    /// Has selects stand for the switch.
    fn select(&self, ctx: &mut Context, func: &mut Function, head: BlockId) {
        let Some(term) = func.blocks[head].insts.pop() else { return };
        let phis: SmallVec<[InstId; 2]> = func.phis(self.merge).collect();
        let shape = func.value_type(ctx, self.of);
        let bools = ctx.types.with_shape_of(shape, TypeId::I1);
        let mut chosen: SmallVec<[Option<Value>; 2]> =
            phis.iter().map(|&phi| func.incoming(phi, self.from[0].0)).collect();
        for &(block, case) in self.from[1..].iter().rev() {
            let Some(case) = case else { continue };
            let mut cursor = Cursor::at_end(func, head);
            let is = cursor.at_inst(term).inst(
                Opcode::ICmp,
                bools,
                &[self.of, case],
                IntPredicate::Eq as u32,
                Flags::NONE,
            );
            for (&phi, chosen) in phis.iter().zip(&mut chosen) {
                let (Some(value), Some(other)) = (func.incoming(phi, block), *chosen) else { continue };
                let ty = func.insts[phi].ty;
                let mut cursor = Cursor::at_end(func, head);
                let select =
                    cursor.at_inst(phi).inst(Opcode::Select, ty, &[is.into(), value, other], 0, Flags::NONE);
                *chosen = Some(select.into());
            }
        }
        for (&phi, chosen) in phis.iter().zip(chosen) {
            if let Some(value) = chosen {
                func.set_operands(phi, &[value, head.into()]);
            }
        }
        for &(block, _) in self.from.iter().filter(|&&(block, _)| block != head) {
            func.blocks[block].insts.clear();
        }
        func.replace(term, Opcode::Br, TypeId::VOID, &[self.merge.into()], 0, Flags::NONE);
        func.blocks[head].insts.push(term);
        func.blocks[head].merge = Merge::None;
    }
}

fn diamond(ctx: &Context, func: &Function, cfg: &Cfg, head: BlockId) -> Option<Diamond> {
    let Merge::Selection { merge, hint } = func.blocks[head].merge else { return None };
    let term = func.terminator(head)?;
    let &[condition, then, otherwise] = func.operands(term) else { return None };
    if func.insts[term].op != Opcode::Br || !cfg.is_reachable(head) {
        return None;
    }
    let targets = [then.as_block()?, otherwise.as_block()?];
    if targets[0] == targets[1] || cfg.preds[merge].len() != 2 {
        return None;
    }
    let (mut sides, mut from) = ([None; 2], [head; 2]);
    let mut size = 0;
    for (n, &target) in targets.iter().enumerate() {
        if target == merge {
            continue;
        }
        size += side_size(ctx, func, cfg, head, target, merge)?;
        (sides[n], from[n]) = (Some(target), target);
    }
    for phi in func.phis(merge) {
        size += 1;
        if !is_selectable(ctx, func.insts[phi].ty) || incoming(func, phi, from).is_none() {
            return None;
        }
    }
    let limit = match hint {
        Hint::Flatten => FLATTEN_LIMIT,
        // Only for empty sides and no phis.
        Hint::Branch => 0,
        Hint::None | Hint::Loop | Hint::Unroll(_) => LIMIT,
    };
    (size <= limit).then_some(Diamond { condition, merge, sides, from })
}

/// The `if` that a block heads, where control leaves on one side, and a little later on the other.
fn exit(ctx: &Context, func: &Function, cfg: &Cfg, head: BlockId) -> Option<Exit> {
    let Merge::Selection { merge: rest, hint } = func.blocks[head].merge else { return None };
    let term = func.terminator(head)?;
    let &[condition, then, otherwise] = func.operands(term) else { return None };
    let leaves_if = otherwise == rest.into();
    let away = if leaves_if { then } else { otherwise }.as_block()?;
    let (target, from) = match func.blocks[away].insts[..] {
        [_] if func.targets(away) == func.targets(rest) && cfg.preds[away] == [head] => {
            (func.targets(away).first()?.as_block()?, away)
        }
        _ => (away, head),
    };
    if func.insts[term].op != Opcode::Br || !cfg.is_reachable(head) || target == rest || hint == Hint::Branch
    {
        return None;
    }
    let mut selects = 0;
    for phi in func.phis(target) {
        let [here, there] = incoming(func, phi, [from, rest])?;
        selects += usize::from(here != there);
        if !is_selectable(ctx, func.insts[phi].ty) {
            return None;
        }
    }
    let has_phis = func.phis(rest).next().is_some();
    let size = side_size(ctx, func, cfg, head, rest, target)? + selects;
    let fits = size <= LIMIT && selects <= EXIT_SELECTS && !has_phis;
    fits.then_some(Exit { condition, leaves_if, rest, target, from })
}

/// The number of instructions of a side; `None` when it cannot be speculated.
fn side_size(
    ctx: &Context,
    func: &Function,
    cfg: &Cfg,
    head: BlockId,
    side: BlockId,
    merge: BlockId,
) -> Option<usize> {
    let (&term, body) = func.blocks[side].insts.split_last()?;
    let goes_on = func.insts[term].op == Opcode::Br && func.operands(term) == [merge.into()];
    if !goes_on || func.blocks[side].merge != Merge::None || cfg.preds[side] != [head] {
        return None;
    }
    body.iter().all(|&i| is_speculatable(ctx, func, i)).then_some(body.len())
}

/// Whether an instruction is cheap and safe to speculate.
fn is_speculatable(ctx: &Context, func: &Function, inst: InstId) -> bool {
    let i = &func.insts[inst];
    match i.op {
        Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => false,
        Opcode::Intrinsic => i.intrinsic().is_some_and(|which| which.info().is_cheap),
        op => op.is_pure() && (op.class() != OpcodeClass::Value || is_selectable(ctx, i.ty)),
    }
}

/// Whether a type can be selected: scalars, and vectors of up to four.
fn is_selectable(ctx: &Context, ty: TypeId) -> bool {
    match ctx.types.get(ty) {
        Type::Int(_) | Type::Half | Type::Float | Type::Double => true,
        Type::Vector { len, .. } => *len <= 4,
        _ => false,
    }
}

/// The incoming values of a phi of the merge block.
fn incoming(func: &Function, phi: InstId, from: [BlockId; 2]) -> Option<[Value; 2]> {
    Some([func.incoming(phi, from[0])?, func.incoming(phi, from[1])?])
}

fn convert(func: &mut Function, head: BlockId, diamond: &Diamond, values: &mut Replaced) {
    let term = func.blocks[head].insts.pop();
    for &side in diamond.sides.iter().flatten() {
        let mut body = std::mem::take(&mut func.blocks[side].insts);
        body.pop();
        func.blocks[head].insts.extend(body);
    }
    let phis: SmallVec<[InstId; 8]> = func.phis(diamond.merge).collect();
    for &phi in &phis {
        let Some([a, b]) = incoming(func, phi, diamond.from) else { continue };
        let ty = func.insts[phi].ty;
        let operands = [diamond.condition, a, b];
        let mut cursor = Cursor::at_end(func, head);
        let select = cursor.at_inst(phi).inst(Opcode::Select, ty, &operands, 0, Flags::NONE);
        values.set(phi, select.into());
    }
    func.blocks[diamond.merge].insts.drain(..phis.len());
    if let Some(term) = term {
        func.replace(term, Opcode::Br, TypeId::VOID, &[diamond.merge.into()], 0, Flags::NONE);
        func.blocks[head].insts.push(term);
    }
    func.blocks[head].merge = Merge::None;
}

/// Has an `if` leave where its other side does: one edge brings what either would.
fn leave_later(func: &mut Function, head: BlockId, exit: &Exit) {
    let Some(term) = func.blocks[head].insts.pop() else { return };
    let mut body = std::mem::take(&mut func.blocks[exit.rest].insts);
    body.pop();
    func.blocks[head].insts.extend(body);
    let phis: SmallVec<[InstId; 8]> = func.phis(exit.target).collect();
    for phi in phis {
        let Some([away, on]) = incoming(func, phi, [exit.from, exit.rest]) else { continue };
        let mut edges: SmallVec<[Value; 8]> = SmallVec::new();
        for pair in func.operands(phi).chunks_exact(2) {
            if ![exit.from.into(), exit.rest.into()].contains(&pair[1]) {
                edges.extend_from_slice(pair);
            }
        }
        let brought = if away == on {
            away
        } else {
            let (a, b) = if exit.leaves_if { (away, on) } else { (on, away) };
            let (ty, operands) = (func.insts[phi].ty, [exit.condition, a, b]);
            let mut cursor = Cursor::at_end(func, head);
            cursor.at_inst(phi).inst(Opcode::Select, ty, &operands, 0, Flags::NONE).into()
        };
        edges.extend([brought, head.into()]);
        func.set_operands(phi, &edges);
    }
    if exit.from != head {
        func.blocks[exit.from].insts.clear();
    }
    func.replace(term, Opcode::Br, TypeId::VOID, &[exit.target.into()], 0, Flags::NONE);
    func.blocks[head].insts.push(term);
    func.blocks[head].merge = Merge::None;
}

#[cfg(test)]
mod tests {
    use super::*;
    use trefoil_ir::{Builder, Param, ValueKind};

    /// `if (c) x = a + a; else x = a;`, with a hint; gives the opcodes of the entry block after conversion.
    fn converted(hint: Hint, op: Opcode) -> Vec<Opcode> {
        let mut ctx = Context::default();
        let name = ctx.symbol("f");
        let params = vec![Param { ty: TypeId::I32, name: None }, Param { ty: TypeId::I1, name: None }];
        let mut func = Function::new(name, TypeId::VOID, params);
        let entry = func.new_block();
        func.layout.push(entry);
        let (a, c) = (Value::new(ValueKind::Param(0)), Value::new(ValueKind::Param(1)));
        let mut b = Builder::new(&mut ctx, &mut func, entry);
        let mut guard = b.begin_if(c, hint);
        let (then, x) = (b.block(), b.binary(op, a, a));
        b.begin_else(&mut guard);
        let otherwise = b.block();
        b.end_if(guard);
        let phi = b.phi(TypeId::I32, &[(x, then), (a, otherwise)]);
        b.ret(Some(phi));
        run(&mut ctx, &mut func, &Graph::default(), false);
        crate::clean::run(&mut ctx, &mut func, true);
        func.blocks[entry].insts.iter().map(|&i| func.insts[i].op).collect()
    }

    #[test]
    fn a_small_if_becomes_a_select() {
        assert_eq!(converted(Hint::None, Opcode::Add), [Opcode::Add, Opcode::Select, Opcode::Ret]);
    }

    #[test]
    fn branch_hints_and_divisions_prevent_conversion() {
        assert_eq!(converted(Hint::Branch, Opcode::Add), [Opcode::Br]);
        assert_eq!(converted(Hint::None, Opcode::UDiv), [Opcode::Br]);
    }
}
