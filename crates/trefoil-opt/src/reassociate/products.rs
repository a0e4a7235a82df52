//! Products: a number, and values with their powers, which a division makes negative.

use super::number::Number;
use super::recipe::{Part, Recipe};
use super::{Alone, Dying};
use crate::rules::splat_int;
use smallvec::SmallVec;
use trefoil_ir::{Context, Flags, Function, InstId, Opcode, TypeId, Value};

/// Most operations that are read as one product.
const OPERATIONS: u8 = 16;
/// Most values of a product.
const FACTORS: usize = 8;
/// How deep a product is read; and one of floats that are not regrouped at will.
const DEPTH: u8 = 8;
const SHALLOW: u8 = 2;

type Powers = SmallVec<[(Value, u8); FACTORS]>;

/// A product of integers.
pub(super) fn of_integers(
    ctx: &mut Context,
    func: &Function,
    inst: InstId,
    alone: Alone<'_>,
) -> Option<Recipe> {
    let ty = func.insts[inst].ty;
    if !ctx.types.is_int(ty) || ctx.types.scalar_bits(ty) == 1 {
        return None;
    }
    let product = read::<i64>(ctx, func, inst, DEPTH, alone)?;
    shorter(ctx, ty, &product)
}

/// A product or quotient of floats. Where they are not regrouped at will, only what a division and a product undo goes.
pub(super) fn of_floats(
    ctx: &mut Context,
    func: &Function,
    inst: InstId,
    at_will: bool,
    alone: Alone<'_>,
) -> Option<Recipe> {
    let i = func.insts[inst];
    if !at_will && i.op == Opcode::FDiv && func.operands(inst)[0].as_const().is_none() {
        return None;
    }
    let product = read::<f64>(ctx, func, inst, if at_will { DEPTH } else { SHALLOW }, alone)?;
    if !at_will && !product.cancelled {
        return None;
    }
    shorter(ctx, i.ty, &product)
}

struct Product<N> {
    factors: SmallVec<[(Value, i8); FACTORS]>,
    number: N,
    flags: Flags,
    /// The instructions that die with the tree.
    operations: Dying,
    /// Whether values, constants or signs have met.
    met: bool,
    /// Whether a value was divided by that is a factor too, or a divisor is a quotient.
    cancelled: bool,
}

fn read<N: Number>(
    ctx: &Context,
    func: &Function,
    root: InstId,
    depth: u8,
    alone: Alone<'_>,
) -> Option<Product<N>> {
    let i = func.insts[root];
    if !N::regroups(i.flags) {
        return None;
    }
    let product = Product {
        factors: SmallVec::new(),
        number: N::ONE,
        flags: i.flags,
        operations: Dying::default(),
        met: false,
        cancelled: false,
    };
    let bits = ctx.types.scalar_bits(i.ty);
    let mut reader = Reader { ctx, func, bits, alone, product, left: OPERATIONS, signs: 0 };
    reader.operation(root, false, depth, true)?;
    let mut product = reader.product;
    product.factors.retain(|(_, power)| *power != 0);
    product.met.then_some(product)
}

struct Reader<'a, N> {
    ctx: &'a Context,
    func: &'a Function,
    bits: u32,
    alone: Alone<'a>,
    product: Product<N>,
    left: u8,
    /// How many constants and negations there were.
    signs: u8,
}

impl<N: Number> Reader<'_, N> {
    fn value(&mut self, value: Value, divides: bool, depth: u8, dies: bool) -> Option<()> {
        if value.as_const().is_some() {
            let number = N::read(self.ctx, value)?;
            let number = if divides { number.inverse()? } else { number };
            if number != N::ONE {
                self.number(number);
            }
            return Some(());
        }
        match value.as_inst().filter(|&inst| depth > 0 && N::regroups(self.func.insts[inst].flags)) {
            Some(inst) => self.operation(inst, divides, depth, dies && self.alone.is(inst)),
            None => self.factor(value, divides),
        }
    }

    fn operation(&mut self, inst: InstId, divides: bool, depth: u8, dies: bool) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let op = self.func.insts[inst].op;
        let below = depth - 1;
        let is_zero = |value: Value| N::read(self.ctx, value) == Some(N::ZERO);
        match *self.func.operands(inst) {
            [a, b] if op == N::MUL => {
                self.dies(inst, dies);
                self.value(a, divides, below, dies)?;
                self.value(b, divides, below, dies)
            }
            [a, b] if op == Opcode::FDiv => {
                self.dies(inst, dies);
                if divides {
                    (self.product.met, self.product.cancelled) = (true, true);
                }
                self.value(a, divides, below, dies)?;
                self.value(b, !divides, below, dies)
            }
            [a, b] if op == Opcode::Shl && N::ADD == Opcode::Add => {
                let Some(by) = splat_int(self.ctx, b).filter(|&by| by < u64::from(self.bits)) else {
                    return self.factor(inst.into(), divides);
                };
                self.dies(inst, dies);
                let power = (0..by).fold(N::ONE, |power, _| power.plus(power, self.bits));
                self.number(power);
                self.value(a, divides, below, dies)
            }
            [a] if op == Opcode::FNeg => {
                self.dies(inst, dies);
                self.number(N::MINUS_ONE);
                self.value(a, divides, below, dies)
            }
            [zero, a] if op == N::SUB && is_zero(zero) => {
                self.dies(inst, dies);
                self.number(N::MINUS_ONE);
                self.value(a, divides, below, dies)
            }
            _ => self.factor(inst.into(), divides),
        }
    }

    fn dies(&mut self, inst: InstId, dies: bool) {
        if dies {
            self.product.operations.add(self.alone, inst);
        }
        self.product.flags = self.product.flags.intersection(self.func.insts[inst].flags);
    }

    fn number(&mut self, number: N) {
        self.signs += 1;
        self.product.met |= self.signs > 1;
        self.product.number = self.product.number.times(number, self.bits);
    }

    fn factor(&mut self, value: Value, divides: bool) -> Option<()> {
        let power = if divides { -1 } else { 1 };
        if let Some(known) = self.product.factors.iter_mut().find(|known| known.0 == value) {
            self.product.met = true;
            self.product.cancelled |= known.1.signum() == -power;
            known.1 += power;
            return Some(());
        }
        if self.product.factors.len() == FACTORS {
            return None;
        }
        self.product.factors.push((value, power));
        Some(())
    }
}

fn shorter<N: Number>(ctx: &mut Context, ty: TypeId, product: &Product<N>) -> Option<Recipe> {
    let one = N::ONE.write(ctx, ty)?;
    let mut recipe = Recipe::new(ty, product.flags, one);
    let of_sign = |sign: i8| -> Powers {
        let those = product.factors.iter().filter(|(_, power)| power.signum() == sign);
        those.map(|&(value, power)| (value, power.unsigned_abs())).collect()
    };
    let above = powers(&mut recipe, N::MUL, &of_sign(1));
    let below = powers(&mut recipe, N::MUL, &of_sign(-1));
    let number = Part::Known(product.number.write(ctx, ty)?);
    let above = match above {
        None => number,
        Some(above) if product.number == N::ONE => above,
        Some(above) => match product.number.shift() {
            Some(by) => {
                let by = ctx.int(ty, by.into());
                recipe.binary(Opcode::Shl, above, Part::Known(by))
            }
            None => recipe.binary(N::MUL, above, number),
        },
    };
    recipe.result = match below {
        Some(below) => recipe.binary(Opcode::FDiv, above, below),
        None => above,
    };
    (product.operations.gain(recipe.cost(false)) > 0).then_some(recipe)
}

/// The product of powers: what is there an odd number of times, and the square of the rest.
fn powers(recipe: &mut Recipe, op: Opcode, factors: &[(Value, u8)]) -> Option<Part> {
    let half: Powers =
        factors.iter().map(|&(value, power)| (value, power / 2)).filter(|half| half.1 > 0).collect();
    let square = if half.is_empty() {
        None
    } else {
        let root = powers(recipe, op, &half)?;
        Some(recipe.binary(op, root, root))
    };
    let odd = factors.iter().filter(|(_, power)| power % 2 == 1);
    odd.fold(square, |product, &(value, _)| {
        Some(match product {
            Some(product) => recipe.binary(op, product, Part::Known(value)),
            None => Part::Known(value),
        })
    })
}
