//! Which bits of an integer are known, whatever the program's input: masks, shifts and extensions say so.

use crate::rules::{Change, all_ones, made_by, splat_int};
use trefoil_ir::{Context, Flags, Function, InstId, Opcode, Value};

/// How many instructions up the question goes.
const DEPTH: u32 = 6;

/// Bits that are zero and bits that are one, in every lane.
#[derive(Clone, Copy, Default)]
struct Known {
    zeros: u64,
    ones: u64,
}

fn known(ctx: &Context, func: &Function, value: Value, depth: u32) -> Known {
    use Opcode::*;
    let all = all_ones(ctx, func.value_type(ctx, value));
    if let Some(number) = splat_int(ctx, value) {
        return Known { zeros: !number & all, ones: number & all };
    }
    let Some(inst) = value.as_inst().filter(|_| depth > 0) else { return Known::default() };
    let part = |n: usize| known(ctx, func, func.operands(inst)[n], depth - 1);
    match func.insts[inst].op {
        And => {
            let (a, b) = (part(0), part(1));
            Known { zeros: a.zeros | b.zeros, ones: a.ones & b.ones }
        }
        Or => {
            let (a, b) = (part(0), part(1));
            Known { zeros: a.zeros & b.zeros, ones: a.ones | b.ones }
        }
        Add => sum(part(0), part(1), all),
        ZExt => {
            let inner = part(0);
            let held = all_ones(ctx, func.value_type(ctx, func.operands(inst)[0]));
            Known { zeros: inner.zeros | all & !held, ones: inner.ones }
        }
        Trunc => {
            let inner = part(0);
            Known { zeros: inner.zeros & all, ones: inner.ones & all }
        }
        op @ (Shl | LShr) => {
            let count = splat_int(ctx, func.operands(inst)[1]).filter(|&count| count < 64);
            let Some(count) = count else { return Known::default() };
            let inner = part(0);
            match op {
                Shl => Known {
                    zeros: (inner.zeros << count | !(u64::MAX << count)) & all,
                    ones: inner.ones << count & all,
                },
                _ => Known { zeros: inner.zeros >> count | all & !(all >> count), ones: inner.ones >> count },
            }
        }
        _ => Known::default(),
    }
}

/// What is known of a sum: it has no bits above the greatest that there can be, and none below the lowest of either part.
fn sum(a: Known, b: Known, all: u64) -> Known {
    let most = (all & !a.zeros).checked_add(all & !b.zeros).filter(|&most| most <= all);
    let bits = most.map_or(all, |most| u64::MAX.checked_shr(most.leading_zeros()).unwrap_or(0));
    let low = u64::MAX.checked_shl((a.zeros & b.zeros).trailing_ones()).unwrap_or(0);
    Known { zeros: all & !(bits & low), ones: 0 }
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
    if !matches!(from, And | Or | Add | ZExt | Trunc | Shl | LShr) {
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
        (LShr, Shl) | (Shl, LShr) => {
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
