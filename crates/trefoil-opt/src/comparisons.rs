//! Comparisons: of what is known, of choices between constants, of the same values twice.

use crate::bits::Known;
use crate::rules::{Change, all_ones, splat_int};
use crate::{bits, casts, fold};
use trefoil_ir::{
    Context, Flags, FloatPredicate, Function, Inst, InstId, IntPredicate, Opcode, TypeId, Value,
};

/// Simplifies a comparison of integers.
pub(crate) fn of_integers(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    use IntPredicate::*;
    let i = func.insts[inst];
    let predicate = IntPredicate::from_u32(i.data)?;
    let &[a, b] = func.operands(inst) else { return None };
    let ty = func.value_type(ctx, a);
    if a == b && ctx.types.is_int(ty) {
        let holds = matches!(predicate, Eq | Uge | Ule | Sge | Sle);
        return Some(Change::Value(ctx.int(i.ty, u64::from(holds))));
    }
    let Some(against) = splat_int(ctx, b) else {
        if a.as_const().is_none() {
            return agreement(ctx, func, inst, a, b, predicate);
        }
        func.replace(inst, Opcode::ICmp, i.ty, &[b, a], predicate.swapped() as u32, i.flags);
        return Some(Change::InPlace);
    };
    let ones = all_ones(ctx, ty);
    let least = ones & !(ones >> 1);
    let holds = match (predicate, against) {
        (Ult, 0) => Some(false),
        (Uge, 0) => Some(true),
        (Ule, v) if v == ones => Some(true),
        (Ugt, v) if v == ones => Some(false),
        (Slt, v) if v == least => Some(false),
        (Sge, v) if v == least => Some(true),
        (Sle, v) if v == ones >> 1 => Some(true),
        (Sgt, v) if v == ones >> 1 => Some(false),
        (Ugt, 0) | (Uge, 1) => return Some(against_zero(ctx, func, inst, Ne, a)),
        (Ule, 0) | (Ult, 1) => return Some(against_zero(ctx, func, inst, Eq, a)),
        _ => None,
    };
    if let Some(holds) = holds.or_else(|| decided(bits::of_value(ctx, func, a)?, ones, predicate, against)) {
        return Some(Change::Value(ctx.int(i.ty, u64::from(holds))));
    }
    if let Some(change) = of_choice(ctx, func, inst, a, b) {
        return Some(change);
    }
    if !matches!(predicate, Eq | Ne) {
        return None;
    }
    if against.is_power_of_two() && bits::only_bit(ctx, func, a) == Some(against) {
        let opposite = if predicate == Eq { Ne } else { Eq };
        return Some(against_zero(ctx, func, inst, opposite, a));
    }
    narrowed(ctx, func, inst, a, b).or_else(|| undone(ctx, func, inst, a, b, against))
}

/// Whether an extended integer is a number: whether the integer is, where that holds the number.
fn narrowed(ctx: &mut Context, func: &mut Function, inst: InstId, a: Value, b: Value) -> Option<Change> {
    let i = func.insts[inst];
    let extended = func.insts[a.as_inst()?];
    if !matches!(extended.op, Opcode::ZExt | Opcode::SExt) {
        return None;
    }
    let (integer, number) = (func.operands(a.as_inst()?)[0], b.as_const()?);
    let narrow = Inst::bare(Opcode::Trunc, func.value_type(ctx, integer), 0);
    let narrow = fold::evaluate(ctx, &narrow, &[number])?;
    let again = fold::evaluate(ctx, &Inst::bare(extended.op, extended.ty, 0), &[narrow])?;
    if again != number {
        return None;
    }
    func.replace(inst, i.op, i.ty, &[integer, narrow.into()], i.data, Flags::NONE);
    Some(Change::InPlace)
}

/// Simplifies a comparison of floats.
pub(crate) fn of_floats(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    let &[a, b] = func.operands(inst) else { return None };
    if b.as_const().is_some()
        && let Some(change) = of_choice(ctx, func, inst, a, b)
    {
        return Some(change);
    }
    casts::compared(ctx, func, inst)
}

/// What a comparison with a number gives, where the bits that are known decide it.
pub(crate) fn decided(known: Known, all: u64, predicate: IntPredicate, against: u64) -> Option<bool> {
    use IntPredicate::*;
    let (least, most, sign) = (known.ones, all & !known.zeros, all & !(all >> 1));
    let is_positive = known.zeros & sign != 0;
    let is_above = |bound: u64| match () {
        () if least > bound => Some(true),
        () if most <= bound => Some(false),
        () => None,
    };
    let signed = |unsigned: &dyn Fn(u64) -> Option<bool>| match () {
        () if !is_positive => None,
        () if against & sign != 0 => Some(true),
        () => unsigned(against),
    };
    let is_above_or_equal = |bound: u64| if bound == 0 { Some(true) } else { is_above(bound - 1) };
    match predicate {
        Eq | Ne => {
            let differs = against & known.zeros != 0 || !against & known.ones != 0;
            differs.then_some(predicate == Ne)
        }
        Ugt => is_above(against),
        Ule => is_above(against).map(|above| !above),
        Uge => is_above_or_equal(against),
        Ult => is_above_or_equal(against).map(|above| !above),
        Sgt => signed(&is_above),
        Sle => signed(&is_above).map(|above| !above),
        Sge => signed(&is_above_or_equal),
        Slt => signed(&is_above_or_equal).map(|above| !above),
    }
}

/// A comparison of one of two constants, by a condition, with a third: the condition, its opposite, or known.
fn of_choice(ctx: &mut Context, func: &mut Function, inst: InstId, a: Value, b: Value) -> Option<Change> {
    let i = func.insts[inst];
    let (condition, choices) = choice(ctx, func, a)?;
    if func.value_type(ctx, condition) != i.ty {
        return None;
    }
    let made = Inst::bare(i.op, i.ty, i.data);
    let third = b.as_const()?;
    let mut holds = |choice: Value| {
        let known = fold::evaluate(ctx, &made, &[choice.as_const()?, third])?;
        splat_int(ctx, known.into())
    };
    match (holds(choices[0])?, holds(choices[1])?) {
        (1, 0) => Some(Change::Value(condition)),
        (0, 1) => {
            let one = ctx.int(i.ty, 1);
            func.replace(inst, Opcode::Xor, i.ty, &[condition, one], 0, Flags::NONE);
            Some(Change::InPlace)
        }
        (both, _) => Some(Change::Value(ctx.int(i.ty, both))),
    }
}

/// For a value that is one of two constants by a condition: the condition and the constants.
pub(crate) fn choice(ctx: &mut Context, func: &Function, value: Value) -> Option<(Value, [Value; 2])> {
    let ty = func.value_type(ctx, value);
    if ctx.types.scalar(ty) == TypeId::I1 {
        return Some((value, [ctx.int(ty, 1), ctx.int(ty, 0)]));
    }
    let inst = value.as_inst()?;
    let of_bit = |bit: Value| ctx.types.scalar(func.value_type(ctx, bit)) == TypeId::I1;
    match (func.insts[inst].op, func.operands(inst)) {
        (Opcode::ZExt, &[bit]) if of_bit(bit) => Some((bit, [ctx.int(ty, 1), ctx.int(ty, 0)])),
        (Opcode::SExt, &[bit]) if of_bit(bit) => Some((bit, [ctx.int(ty, u64::MAX), ctx.int(ty, 0)])),
        (Opcode::Select, &[condition, a, b]) => {
            a.as_const()?;
            b.as_const()?;
            Some((condition, [a, b]))
        }
        _ => None,
    }
}

/// Whether two comparisons of the same values agree, or disagree: a comparison of these, or known.
fn agreement(
    ctx: &mut Context,
    func: &mut Function,
    inst: InstId,
    a: Value,
    b: Value,
    predicate: IntPredicate,
) -> Option<Change> {
    match predicate {
        IntPredicate::Eq => joined(ctx, func, inst, [a, b], |a, b| !(a ^ b)),
        IntPredicate::Ne => joined(ctx, func, inst, [a, b], |a, b| a ^ b),
        _ => None,
    }
}

/// Two comparisons of the same values, joined by `and`, `or` or `xor`, which `join` does to the outcomes for which they hold.
pub(crate) fn joined(
    ctx: &mut Context,
    func: &mut Function,
    inst: InstId,
    [a, b]: [Value; 2],
    join: fn(u32, u32) -> u32,
) -> Option<Change> {
    let (a, b) = (a.as_inst()?, b.as_inst()?);
    let (left, right) = (func.insts[a], func.insts[b]);
    if left.op != right.op || !matches!(left.op, Opcode::ICmp | Opcode::FCmp) {
        return None;
    }
    let (&[x, y], &[p, q]) = (func.operands(a), func.operands(b)) else { return None };
    let is_swapped = [x, y] != [p, q];
    if is_swapped && [x, y] != [q, p] {
        return None;
    }
    let (outcomes, data) = if left.op == Opcode::ICmp {
        let of = |data: u32| IntPredicate::from_u32(data);
        let second = of(right.data)?;
        let second = if is_swapped { second.swapped() } else { second };
        let (first, second) = (Outcomes::of(of(left.data)?), Outcomes::of(second));
        let is_signed = first.joins(second)?;
        let outcomes = join(first.holds, second.holds) & Outcomes::ALL;
        (outcomes, Outcomes { holds: outcomes, is_signed }.predicate().map(|predicate| predicate as u32))
    } else {
        let second = if is_swapped { swapped(right.data) } else { right.data };
        let outcomes = join(left.data, second) & FloatPredicate::True as u32;
        let is_known = outcomes == 0 || outcomes == FloatPredicate::True as u32;
        (outcomes, (!is_known).then_some(outcomes))
    };
    let ty = left.ty;
    let Some(data) = data else {
        return Some(Change::Value(ctx.int(ty, u64::from(outcomes != 0))));
    };
    func.replace(inst, left.op, ty, &[x, y], data, left.flags.intersection(right.flags));
    Some(Change::InPlace)
}

/// The predicate of floats for swapped operands: what is greater is less.
fn swapped(data: u32) -> u32 {
    data & 9 | (data & 2) << 1 | (data & 4) >> 1
}

/// The outcomes of comparing two integers for which a predicate holds: 1 equal, 2 greater, 4 less, as those of floats.
#[derive(Clone, Copy)]
struct Outcomes {
    holds: u32,
    /// Nothing where only equality counts.
    is_signed: Option<bool>,
}

impl Outcomes {
    const ALL: u32 = 7;

    fn of(predicate: IntPredicate) -> Outcomes {
        use IntPredicate::*;
        let (holds, is_signed) = match predicate {
            Eq => (1, None),
            Ne => (6, None),
            Ugt => (2, Some(false)),
            Uge => (3, Some(false)),
            Ult => (4, Some(false)),
            Ule => (5, Some(false)),
            Sgt => (2, Some(true)),
            Sge => (3, Some(true)),
            Slt => (4, Some(true)),
            Sle => (5, Some(true)),
        };
        Outcomes { holds, is_signed }
    }

    /// Whether both are signed; nothing where one is and the other is not.
    #[expect(clippy::option_option, reason = "what may be joined may count signs or not")]
    fn joins(self, other: Outcomes) -> Option<Option<bool>> {
        match (self.is_signed, other.is_signed) {
            (Some(a), Some(b)) if a != b => None,
            (a, b) => Some(a.or(b)),
        }
    }

    /// The predicate; nothing where it always holds, or never.
    fn predicate(self) -> Option<IntPredicate> {
        use IntPredicate::*;
        let signed = self.is_signed == Some(true);
        Some(match self.holds {
            1 => Eq,
            2 => [Ugt, Sgt][usize::from(signed)],
            3 => [Uge, Sge][usize::from(signed)],
            4 => [Ult, Slt][usize::from(signed)],
            5 => [Ule, Sle][usize::from(signed)],
            6 => Ne,
            _ => return None,
        })
    }
}

/// Rewrites an instruction as the inverse of a comparison.
pub(crate) fn invert(func: &mut Function, inst: InstId, compare: InstId) -> Option<Change> {
    let i = func.insts[compare];
    let opposite = match i.op {
        Opcode::ICmp => IntPredicate::from_u32(i.data)?.inverse() as u32,
        // The bits of a predicate are the outcomes for which it holds.
        _ => i.data ^ FloatPredicate::True as u32,
    };
    let &[a, b] = func.operands(compare) else { return None };
    func.replace(inst, i.op, i.ty, &[a, b], opposite, i.flags);
    Some(Change::InPlace)
}

/// Rewrites a comparison as `a == 0` or `a != 0`.
fn against_zero(
    ctx: &mut Context,
    func: &mut Function,
    inst: InstId,
    predicate: IntPredicate,
    a: Value,
) -> Change {
    let zero = ctx.zero(func.value_type(ctx, a));
    let ty = func.insts[inst].ty;
    func.replace(inst, Opcode::ICmp, ty, &[a, zero], predicate as u32, Flags::NONE);
    Change::InPlace
}

/// `x + c == d` becomes `x == d - c`, and `x ^ y == 0` becomes `x == y`; likewise for `!=`.
fn undone(
    ctx: &mut Context,
    func: &mut Function,
    inst: InstId,
    a: Value,
    b: Value,
    against: u64,
) -> Option<Change> {
    let i = func.insts[inst];
    let inner = a.as_inst()?;
    let op = func.insts[inner].op;
    let &[x, y] = func.operands(inner) else { return None };
    let operands = match (op, y.as_const()) {
        (Opcode::Add | Opcode::Xor, Some(c)) => {
            let inverse = if op == Opcode::Add { Opcode::Sub } else { Opcode::Xor };
            let made = Inst::bare(inverse, func.insts[inner].ty, 0);
            [x, fold::evaluate(ctx, &made, &[b.as_const()?, c])?.into()]
        }
        (Opcode::Sub | Opcode::Xor, None) if against == 0 => [x, y],
        _ => return None,
    };
    func.replace(inst, Opcode::ICmp, i.ty, &operands, i.data, Flags::NONE);
    Some(Change::InPlace)
}
