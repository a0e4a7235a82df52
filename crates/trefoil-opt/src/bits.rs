//! Which bits of an integer are known, whatever the program's input: masks, shifts and extensions say so.

use crate::rules::{Change, all_ones, made_by, splat_int};
use trefoil_ir::{Context, Flags, Function, InstId, Intrinsic, Opcode, Value};

/// How many instructions up the question goes.
const DEPTH: u32 = 6;

/// Bits that are zero and bits that are one, in every lane.
#[derive(Clone, Copy, Default)]
pub(crate) struct Known {
    pub zeros: u64,
    pub ones: u64,
}

impl Known {
    /// Every bit of a number.
    fn number(number: u64, all: u64) -> Known {
        Known { zeros: !number & all, ones: number & all }
    }

    /// What holds of both.
    pub(crate) fn either(self, other: Known) -> Known {
        Known { zeros: self.zeros & other.zeros, ones: self.ones & other.ones }
    }
}

fn known(ctx: &Context, func: &Function, value: Value, depth: u32) -> Known {
    match value.as_inst() {
        None => of_constant(ctx, value),
        Some(inst) if depth > 0 => of_instruction(ctx, func, inst, |v| known(ctx, func, v, depth - 1)),
        Some(_) => Known::default(),
    }
}

/// What is known of a value; nothing where its making tells nothing.
pub(crate) fn of_value(ctx: &Context, func: &Function, value: Value) -> Option<Known> {
    use Opcode::*;
    let from = value.as_inst().map(|from| func.insts[from].op)?;
    if !matches!(from, And | Or | ZExt | Shl | LShr | Select) {
        return None;
    }
    let known = known(ctx, func, value, DEPTH);
    (known.zeros | known.ones != 0).then_some(known)
}

/// The only bit of a value that may be one.
pub(crate) fn only_bit(ctx: &Context, func: &Function, value: Value) -> Option<u64> {
    let known = of_value(ctx, func, value)?;
    let open = all_ones(ctx, func.value_type(ctx, value)) & !known.zeros;
    (open.is_power_of_two() && known.ones == 0).then_some(open)
}

/// The bits of a constant that is the same in every lane.
pub(crate) fn of_constant(ctx: &Context, value: Value) -> Known {
    let (Some(number), Some(id)) = (splat_int(ctx, value), value.as_const()) else { return Known::default() };
    Known::number(number, all_ones(ctx, ctx.consts.get(id).ty))
}

/// What an instruction makes of what `part` knows of its operands.
pub(crate) fn of_instruction(
    ctx: &Context,
    func: &Function,
    inst: InstId,
    part: impl Fn(Value) -> Known,
) -> Known {
    use Opcode::*;
    let operands = func.operands(inst);
    let all = all_ones(ctx, func.insts[inst].ty);
    match (func.insts[inst].op, operands) {
        (And, &[a, b]) => {
            let (a, b) = (part(a), part(b));
            Known { zeros: a.zeros | b.zeros, ones: a.ones & b.ones }
        }
        (Or, &[a, b]) => {
            let (a, b) = (part(a), part(b));
            Known { zeros: a.zeros & b.zeros, ones: a.ones | b.ones }
        }
        (Xor, &[a, b]) => {
            let (a, b) = (part(a), part(b));
            Known { zeros: a.zeros & b.zeros | a.ones & b.ones, ones: a.zeros & b.ones | a.ones & b.zeros }
        }
        (Add, &[a, b]) => sum(part(a), part(b), all),
        (ZExt, &[a]) => {
            let inner = part(a);
            let held = all_ones(ctx, func.value_type(ctx, a));
            Known { zeros: inner.zeros | all & !held, ones: inner.ones }
        }
        (Trunc, &[a]) => {
            let inner = part(a);
            Known { zeros: inner.zeros & all, ones: inner.ones & all }
        }
        (op @ (Shl | LShr), &[a, b]) => {
            let count = splat_int(ctx, b).filter(|&count| count < 64);
            count.map_or(Known::default(), |count| shifted(op, part(a), count, all))
        }
        (Select, &[_, a, b]) => part(a).either(part(b)),
        (ExtractElement, &[vector, _]) => part(vector),
        (Intrinsic, &[a, ref by @ ..]) if bounds(func, inst) => bounded(ctx, func, inst, part(a), by, all),
        _ => Known::default(),
    }
}

/// Whether an instruction keeps an integer, or those in a vector, within bounds.
fn bounds(func: &Function, inst: InstId) -> bool {
    use Intrinsic::{SClamp, SMax, SMin, UClamp, UMin};
    matches!(func.insts[inst].intrinsic(), Some(SMin | SMax | UMin | SClamp | UClamp))
}

/// What is known of an integer that is kept within constant bounds: it has no bits above its greatest.
fn bounded(ctx: &Context, func: &Function, inst: InstId, a: Known, by: &[Value], all: u64) -> Known {
    use Intrinsic::{SClamp, SMax, SMin, UClamp, UMin};
    let sign = all & !(all >> 1);
    let number = |n: usize| by.get(n).and_then(|&value| splat_int(ctx, value));
    let positive = |n: usize| number(n).filter(|&number| number & sign == 0);
    let most = match func.insts[inst].intrinsic() {
        Some(UMin) => number(0),
        Some(UClamp) => number(1),
        Some(SMin) => positive(0).filter(|_| a.zeros & sign != 0),
        Some(SClamp) => positive(0).and_then(|_| positive(1)),
        Some(SMax) => positive(0).map(|_| all >> 1),
        _ => None,
    };
    let zeros = most.map_or(0, |most| all & !u64::MAX.checked_shr(most.leading_zeros()).unwrap_or(0));
    Known { zeros, ones: 0 }
}

/// What is known of a shift by a constant.
fn shifted(op: Opcode, inner: Known, count: u64, all: u64) -> Known {
    match op {
        Opcode::Shl => Known {
            zeros: (inner.zeros << count | !(u64::MAX << count)) & all,
            ones: inner.ones << count & all,
        },
        _ => Known { zeros: inner.zeros >> count | all & !(all >> count), ones: inner.ones >> count },
    }
}

/// What is known of a sum: it has no bits above the greatest that there can be, and none below the lowest of either part.
fn sum(a: Known, b: Known, all: u64) -> Known {
    let most = (all & !a.zeros).checked_add(all & !b.zeros).filter(|&most| most <= all);
    let bits = most.map_or(all, |most| u64::MAX.checked_shr(most.leading_zeros()).unwrap_or(0));
    let low = u64::MAX.checked_shl((a.zeros & b.zeros).trailing_ones()).unwrap_or(0);
    // Of the bits below the first that is open, the sum is known.
    let settled =
        !u64::MAX.checked_shl(((a.zeros | a.ones) & (b.zeros | b.ones)).trailing_ones()).unwrap_or(0);
    let number = a.ones.wrapping_add(b.ones) & settled & all;
    Known { zeros: all & (!(bits & low) | settled & !number), ones: number }
}

/// Simplifies `a & n`, `a | n`, `a << n` or `a >> n` where the constant decides all bits of the result, changes none, or only
/// undoes what made `a`.
pub(crate) fn simplify(
    ctx: &mut Context,
    func: &mut Function,
    inst: InstId,
    a: Value,
    n: u64,
) -> Option<Change> {
    use Opcode::*;
    let i = func.insts[inst];
    // Nothing is known of most values.
    let from = a.as_inst().map(|from| func.insts[from].op)?;
    let tells = matches!(from, And | Or | Add | ZExt | Trunc | Shl | LShr | AShr);
    let lane_of = || func.operands(made_by(func, a, ExtractElement)?)[0].as_inst();
    if !tells && !a.as_inst().is_some_and(|inst| bounds(func, lane_of().unwrap_or(inst))) {
        return None;
    }
    let all = all_ones(ctx, i.ty);
    let result = known(ctx, func, inst.into(), DEPTH);
    if result.zeros | result.ones == all {
        return Some(Change::Value(ctx.int(i.ty, result.ones)));
    }
    let operand = known(ctx, func, a, DEPTH);
    match i.op {
        And if !n & all & !operand.zeros == 0 => return Some(Change::Value(a)),
        Or if n & !operand.ones == 0 => return Some(Change::Value(a)),
        _ => {}
    }
    let (mask, from) = match (i.op, from) {
        // The constant of the `or` is masked out again.
        (And, Or) => {
            let or = made_by(func, a, Or)?;
            let &[x, ones] = func.operands(or) else { return None };
            let ones = splat_int(ctx, ones).filter(|ones| ones & n == 0);
            ones.map(|_| (n, x))?
        }
        // What is shifted there and back is masked.
        (LShr | Shl, And) => {
            let masked = a.as_inst()?;
            let &[shifted, mask] = func.operands(masked) else { return None };
            let back = if i.op == LShr { [Some(Shl), None] } else { [Some(LShr), Some(AShr)] };
            let shift = shifted.as_inst().filter(|&shift| back.contains(&Some(func.insts[shift].op)))?;
            let &[x, by] = func.operands(shift) else { return None };
            let mask = splat_int(ctx, mask)?;
            splat_int(ctx, by).filter(|&by| by == n && n < u64::from(ctx.types.scalar_bits(i.ty)))?;
            (if i.op == LShr { mask >> n } else { mask << n & all }, x)
        }
        // The copies of the sign are masked out.
        (And, AShr) => {
            let shift = a.as_inst()?;
            let &[x, by] = func.operands(shift) else { return None };
            let count = splat_int(ctx, by).filter(|&by| by < u64::from(ctx.types.scalar_bits(i.ty)))?;
            if n != all >> count {
                return None;
            }
            func.replace(inst, LShr, i.ty, &[x, by], 0, Flags::NONE);
            return Some(Change::InPlace);
        }
        (LShr, Shl) | (Shl, LShr | AShr) => {
            let shift = a.as_inst()?;
            let &[x, by] = func.operands(shift) else { return None };
            splat_int(ctx, by).filter(|&by| by == n && n < u64::from(ctx.types.scalar_bits(i.ty)))?;
            (if i.op == LShr { all >> n } else { all << n & all }, x)
        }
        _ => return None,
    };
    let mask = ctx.int(i.ty, mask);
    func.replace(inst, And, i.ty, &[from, mask], 0, Flags::NONE);
    Some(Change::InPlace)
}
