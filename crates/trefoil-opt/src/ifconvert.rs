//! If-conversion: an `if` with little, speculatable code on its sides becomes selects.

use crate::graph::Graph;
use crate::simplify::Replaced;
use smallvec::SmallVec;
use trefoil_ir::cfg::Cfg;
use trefoil_ir::{
    BlockId, Context, Cursor, Flags, Function, Hint, InstId, Merge, Opcode, OpcodeClass, Type, TypeId, Value,
};

/// Limit on the instructions of both sides together, with the selects.
const LIMIT: usize = 6;
/// The same for an `if` with `[flatten]`.
const FLATTEN_LIMIT: usize = 64;

/// An `if` that can be converted.
struct Diamond {
    condition: Value,
    merge: BlockId,
    /// The blocks of the sides; none for an empty side.
    sides: [Option<BlockId>; 2],
    /// The predecessors of the merge block on the true and on the false side.
    from: [BlockId; 2],
}

/// Converts every `if` that can be; gives whether there were any. [`clean`](crate::clean) then joins the blocks.
pub(crate) fn run(ctx: &Context, func: &mut Function, graph: &Graph) -> bool {
    if !func.layout.iter().any(|&b| has_form(func, b)) {
        return false;
    }
    let cfg = graph.of(func);
    let mut values = Replaced::default();
    for b in 0..func.layout.len() {
        let head = func.layout[b];
        if let Some(diamond) = diamond(ctx, func, cfg, head) {
            convert(func, head, &diamond, &mut values);
        }
    }
    if values.is_empty() {
        let before = func.layout.len();
        func.layout.retain(|&b| !func.blocks[b].insts.is_empty());
        return func.layout.len() != before;
    }
    func.layout.retain(|&b| !func.blocks[b].insts.is_empty());
    func.rewrite_operands(|v| values.get(v));
    true
}

/// Whether a block heads an `if` whose sides only branch to its merge block: a cheap test before the full one.
fn has_form(func: &Function, head: BlockId) -> bool {
    let Merge::Selection { merge, hint } = func.blocks[head].merge else { return false };
    let &[_, then, otherwise] = func.targets(head) else { return false };
    let goes_on = |v: Value| v.as_block().is_some_and(|b| b == merge || func.targets(b) == [merge.into()]);
    // `[branch]` is kept, unless both sides are empty.
    let is_empty = |v: Value| v.as_block().is_some_and(|b| b == merge || func.blocks[b].insts.len() == 1);
    goes_on(then) && goes_on(otherwise) && (hint != Hint::Branch || is_empty(then) && is_empty(otherwise))
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
        run(&ctx, &mut func, &Graph::default());
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
