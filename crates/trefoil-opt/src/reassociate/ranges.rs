//! Two comparisons of one integer with constants: an interval, which one comparison tests.

use super::recipe::{Node, Part, Recipe};
use super::{Alone, Dying};
use crate::rules::{all_ones, splat_int};
use smallvec::SmallVec;
use trefoil_ir::{Context, Flags, Function, InstId, IntPredicate, Opcode, TypeId, Value};

/// The numbers from one on, so many, which may go on from the greatest with zero.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Interval {
    from: u64,
    /// At most as many as there are.
    count: u128,
}

/// The `and` or `or` of comparisons that come to one interval, or to two numbers that differ in one bit.
pub(super) fn joined(ctx: &mut Context, func: &Function, inst: InstId, alone: Alone<'_>) -> Option<Recipe> {
    let i = func.insts[inst];
    let &[a, b] = func.operands(inst) else { return None };
    let (a, b) = (a.as_inst()?, b.as_inst()?);
    let (&[x, p], &[y, q]) = (func.operands(a), func.operands(b)) else { return None };
    if x != y {
        return None;
    }
    let (p, q) = (splat_int(ctx, p)?, splat_int(ctx, q)?);
    let ty = func.value_type(ctx, x);
    if !ctx.types.is_int(ty) || ctx.types.scalar_bits(ty) == 1 {
        return None;
    }
    let numbers = u128::from(all_ones(ctx, ty)) + 1;
    let interval = |inst: InstId, number: u64| {
        let predicate = IntPredicate::from_u32(func.insts[inst].data)?;
        Some(Interval::of(predicate, number, numbers))
    };
    let (first, second) = (interval(a, p)?, interval(b, q)?);
    let is_or = i.op == Opcode::Or;
    let both = if is_or {
        let neither = first.inverse(numbers).intersection(second.inverse(numbers), numbers);
        neither.map(|neither| neither.inverse(numbers))
    } else {
        first.intersection(second, numbers)
    };
    let mut writer = Writer { ctx, value: x, ty, result: i.ty };
    let recipe = match both {
        Some(interval) => writer.interval(interval, numbers),
        None => {
            // Two numbers, or all but two.
            let one = |interval: Interval| if is_or { interval } else { interval.inverse(numbers) };
            let (first, second) = (one(first), one(second));
            let bit = first.from ^ second.from;
            if first.count != 1 || second.count != 1 || !bit.is_power_of_two() {
                return None;
            }
            writer.but_for_a_bit(bit, first.from & second.from, is_or)
        }
    };
    let mut dying = Dying::default();
    [inst, a, b].into_iter().filter(|&of| of == inst || alone.is(of)).for_each(|of| dying.add(alone, of));
    (dying.gain(recipe.cost(false)) > 0).then_some(recipe)
}

impl Interval {
    const NONE: Interval = Interval { from: 0, count: 0 };

    /// The numbers that compare so with one.
    fn of(predicate: IntPredicate, number: u64, numbers: u128) -> Interval {
        use IntPredicate::*;
        let least = (numbers / 2) as u64;
        let to = |from: u64, end: u128| Interval { from, count: end };
        // How many are less than the number, from the least on.
        let below = |least: u64| (u128::from(number) + numbers - u128::from(least)) % numbers;
        match predicate {
            Eq => to(number, 1),
            Ult => to(0, below(0)),
            Ule => to(0, below(0) + 1),
            Slt => to(least, below(least)),
            Sle => to(least, below(least) + 1),
            Ne | Uge | Ugt | Sge | Sgt => Interval::of(predicate.inverse(), number, numbers).inverse(numbers),
        }
    }

    fn inverse(self, numbers: u128) -> Interval {
        Interval { from: self.end(numbers), count: numbers - self.count }
    }

    /// The number behind its last.
    fn end(self, numbers: u128) -> u64 {
        ((u128::from(self.from) + self.count) % numbers) as u64
    }

    /// What is in both, unless that is in two pieces.
    fn intersection(self, other: Interval, numbers: u128) -> Option<Interval> {
        if self.count == 0 || other.count == 0 {
            return Some(Interval::NONE);
        }
        if self.count == numbers || other.count == numbers {
            return Some(if self.count == numbers { other } else { self });
        }
        // Where the other begins, from where this one does.
        let start = (u128::from(other.from) + numbers - u128::from(self.from)) % numbers;
        let end = start + other.count;
        let at = |from: u128, end: u128| {
            let from = ((from + u128::from(self.from)) % numbers) as u64;
            Interval { from, count: end }
        };
        let ahead = (start < self.count).then(|| at(start, self.count.min(end) - start));
        // The other may go on to where this one begins.
        let behind = (end > numbers).then(|| at(0, self.count.min(end - numbers)));
        match (ahead, behind) {
            (Some(_), Some(_)) => None,
            (one, other) => Some(one.or(other).unwrap_or(Interval::NONE)),
        }
    }
}

struct Writer<'a> {
    ctx: &'a mut Context,
    value: Value,
    ty: TypeId,
    result: TypeId,
}

impl Writer<'_> {
    /// Whether the value is in an interval.
    fn interval(&mut self, interval: Interval, numbers: u128) -> Recipe {
        use IntPredicate::*;
        let least = (numbers / 2) as u64;
        let Interval { from, count } = interval;
        let end = interval.end(numbers);
        match () {
            () if count == 0 || count == numbers => {
                let known = self.ctx.int(self.result, u64::from(count != 0));
                Recipe::new(self.result, Flags::NONE, known)
            }
            () if count == 1 => self.compared(Eq, from),
            () if count == numbers - 1 => self.compared(Ne, end),
            () if from == 0 => self.compared(Ult, end),
            () if end == 0 => self.compared(Ugt, from - 1),
            () if from == least => self.compared(Slt, end),
            () if end == least => self.compared(Sgt, from.wrapping_sub(1)),
            () => {
                let down = self.ctx.int(self.ty, from.wrapping_neg());
                let mut recipe = Recipe::new(self.ty, Flags::NONE, self.value);
                let moved = recipe.binary(Opcode::Add, Part::Known(self.value), Part::Known(down));
                self.compare(recipe, moved, Ult, count as u64)
            }
        }
    }

    /// Whether the value is a number but for a bit of it.
    fn but_for_a_bit(&mut self, bit: u64, number: u64, is_equal: bool) -> Recipe {
        let mask = self.ctx.int(self.ty, !bit);
        let mut recipe = Recipe::new(self.ty, Flags::NONE, self.value);
        let masked = recipe.binary(Opcode::And, Part::Known(self.value), Part::Known(mask));
        let predicate = if is_equal { IntPredicate::Eq } else { IntPredicate::Ne };
        self.compare(recipe, masked, predicate, number)
    }

    fn compared(&mut self, predicate: IntPredicate, number: u64) -> Recipe {
        let recipe = Recipe::new(self.ty, Flags::NONE, self.value);
        self.compare(recipe, Part::Known(self.value), predicate, number)
    }

    fn compare(&mut self, mut recipe: Recipe, value: Part, predicate: IntPredicate, number: u64) -> Recipe {
        let number = self.ctx.int(self.ty, number);
        recipe.push(Node {
            op: Opcode::ICmp,
            ty: self.result,
            data: predicate as u32,
            flags: Flags::NONE,
            parts: SmallVec::from_slice(&[value, Part::Known(number)]),
        });
        recipe
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NUMBERS: u128 = 16;

    fn numbers(interval: Interval) -> Vec<u64> {
        let mut all: Vec<u64> =
            (0..interval.count).map(|n| ((u128::from(interval.from) + n) % NUMBERS) as u64).collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn intersections_are_what_both_hold() {
        for (a, m) in (0..16).flat_map(|a| (0..=16).map(move |m| (a, m))) {
            for (b, n) in (0..16).flat_map(|b| (0..=16).map(move |n| (b, n))) {
                let (one, other) = (Interval { from: a, count: m }, Interval { from: b, count: n });
                let Some(both) = one.intersection(other, NUMBERS) else { continue };
                let (first, second) = (numbers(one), numbers(other));
                let expected: Vec<u64> = first.into_iter().filter(|n| second.contains(n)).collect();
                assert_eq!(numbers(both), expected, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn predicates_are_intervals() {
        use IntPredicate::*;
        let of = |predicate| numbers(Interval::of(predicate, 14, NUMBERS));
        assert_eq!(of(Ult), (0..14).collect::<Vec<_>>());
        assert_eq!(of(Slt), (8..14).collect::<Vec<_>>());
        assert_eq!(of(Sge), [0, 1, 2, 3, 4, 5, 6, 7, 14, 15]);
        assert_eq!(of(Ne).len(), 15);
    }
}
