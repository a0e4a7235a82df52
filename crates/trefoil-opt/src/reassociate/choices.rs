//! Choices between two operations of one kind that differ in one operand: the operation of a choice between operands.

use super::Alone;
use super::recipe::{Node, Part, Recipe};
use trefoil_ir::{Context, Flags, Function, InstId, Opcode, OpcodeClass, Value};

/// The `select` whose sides are such operations, which nothing else uses.
pub(super) fn hoisted(ctx: &Context, func: &Function, inst: InstId, alone: Alone<'_>) -> Option<Recipe> {
    let &[condition, a, b] = func.operands(inst) else { return None };
    let (a, b) = (a.as_inst()?, b.as_inst()?);
    let (left, right) = (func.insts[a], func.insts[b]);
    let is_one_kind = (left.op, left.ty, left.data) == (right.op, right.ty, right.data);
    if a == b || !is_one_kind || !alone.is(a) || !alone.is(b) || !(alone.is_here(a) || alone.is_here(b)) {
        return None;
    }
    // What says that an operation is precise is lost with it.
    if [inst, a, b].iter().any(|inst| func.attachments.contains_key(inst)) {
        return None;
    }
    let flags = left.flags.intersection(right.flags);
    let same = match left.op.class() {
        // Exactness and the like are promises about both operands.
        OpcodeClass::Binary => in_common(func, a, b, left.op.info().commutes)?,
        OpcodeClass::Compare => in_common(func, a, b, false)?,
        OpcodeClass::Cast if left.op != Opcode::BitCast || left.data == 0 => Same::None,
        _ => return None,
    };
    let [x, y] = same.others(func, a, b);
    let ty = func.value_type(ctx, x);
    if func.value_type(ctx, y) != ty || ctx.types.lanes(ty) != ctx.types.lanes(func.insts[inst].ty) {
        return None;
    }
    // A sum takes in each of two products for nothing.
    let is_product = |v: Value| v.as_inst().is_some_and(|v| func.insts[v].op == Opcode::FMul);
    if matches!(left.op, Opcode::FAdd | Opcode::FSub) && (is_product(x) || is_product(y)) {
        return None;
    }
    let mut recipe = Recipe::new(func.insts[inst].ty, flags, condition);
    let choice = recipe.push(Node {
        op: Opcode::Select,
        ty,
        data: 0,
        flags: Flags::NONE,
        parts: [condition, x, y].map(Part::Known).as_slice().into(),
    });
    let parts = match same {
        Same::None => [choice].as_slice().into(),
        Same::First(value) => [Part::Known(value), choice].as_slice().into(),
        Same::Second(value) => [choice, Part::Known(value)].as_slice().into(),
    };
    recipe.push(Node { op: left.op, ty: left.ty, data: left.data, flags, parts });
    Some(recipe)
}

/// The operand that two operations have in common, and where the first has it.
#[derive(Clone, Copy)]
enum Same {
    None,
    First(Value),
    Second(Value),
}

impl Same {
    /// The operands that the operations do not have in common.
    fn others(self, func: &Function, a: InstId, b: InstId) -> [Value; 2] {
        let other = |inst: InstId, same: Value| {
            let operands = func.operands(inst);
            if operands[0] == same { operands[1] } else { operands[0] }
        };
        match self {
            Same::None => [func.operands(a)[0], func.operands(b)[0]],
            Same::First(same) => [func.operands(a)[1], other(b, same)],
            Same::Second(same) => {
                let right = func.operands(b);
                [func.operands(a)[0], if right[1] == same { right[0] } else { right[1] }]
            }
        }
    }
}

fn in_common(func: &Function, a: InstId, b: InstId, commutes: bool) -> Option<Same> {
    let (&[p, q], &[r, s]) = (func.operands(a), func.operands(b)) else { return None };
    if p == r || commutes && p == s {
        return Some(Same::First(p));
    }
    (q == s || commutes && q == r).then_some(Same::Second(q))
}
