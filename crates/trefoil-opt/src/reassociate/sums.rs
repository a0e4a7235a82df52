//! Sums: constants, and terms of one value or a product of two, each times a number.

use super::number::Number;
use super::recipe::{Node, Part, Recipe};
use super::{Alone, Dying};
use smallvec::SmallVec;
use trefoil_ir::{Context, Flags, Function, InstId, IntPredicate, Opcode, TypeId, Value};

/// Most operations that are read as one sum.
const OPERATIONS: u8 = 16;
/// Most terms of a sum.
const TERMS: usize = 12;
/// How deep a tree is read: whether products with sums are multiplied out, at each depth.
const DEPTHS: [(u8, bool); 6] = [(6, true), (6, false), (3, true), (3, false), (2, true), (2, false)];

/// A sum, difference or comparison of integers.
pub(super) fn of_integers(
    ctx: &mut Context,
    func: &Function,
    inst: InstId,
    alone: Alone<'_>,
) -> Option<Recipe> {
    let ty = func.value_type(ctx, func.operands(inst)[0]);
    if !ctx.types.is_int(ty) || ctx.types.scalar_bits(ty) == 1 {
        return None;
    }
    if func.insts[inst].op == Opcode::ICmp {
        let predicate = IntPredicate::from_u32(func.insts[inst].data)?;
        if !matches!(predicate, IntPredicate::Eq | IntPredicate::Ne) {
            return None;
        }
    }
    shortest::<i64>(ctx, func, inst, ty, &DEPTHS, alone, false)
}

/// A sum or difference of floats. Where they are not regrouped at will, what one sum adds up again goes, and products with a
/// factor in common.
pub(super) fn of_floats(
    ctx: &mut Context,
    func: &Function,
    inst: InstId,
    at_will: bool,
    alone: Alone<'_>,
) -> Option<Recipe> {
    let i = func.insts[inst];
    if !at_will && i.op != Opcode::FAdd {
        return None;
    }
    let depths = if at_will { &DEPTHS[..] } else { &DEPTHS[4..] };
    let fuses = at_will && i.flags.contains(Flags::CONTRACT) && ctx.types.scalar(i.ty) != TypeId::DOUBLE;
    shortest::<f64>(ctx, func, inst, i.ty, depths, alone, fuses)
}

/// The recipe that gains most of all ways to read a tree.
fn shortest<N: Number>(
    ctx: &mut Context,
    func: &Function,
    root: InstId,
    ty: TypeId,
    depths: &[(u8, bool)],
    alone: Alone<'_>,
    fuses: bool,
) -> Option<Recipe> {
    // What has no terms in common however deep it is read has none before.
    let deepest = read::<N>(ctx, func, root, ty, depths[0], alone);
    if deepest.is_some_and(|sum| !sum.has_more_than_it_needs(fuses)) {
        return None;
    }
    let mut best: Option<(u32, Recipe)> = None;
    for &depth in depths {
        let Some(sum) = read::<N>(ctx, func, root, ty, depth, alone) else { continue };
        if !sum.has_more_than_it_needs(fuses) {
            continue;
        }
        // What is fused now is no instruction of its own.
        let fused = if fuses { sum.fused } else { 0 };
        // However it is written, terms are joined.
        let joints = (sum.terms.len() + usize::from(sum.constant != N::ZERO)).saturating_sub(1);
        if sum.operations.gain(joints as u32 + fused) == 0 {
            continue;
        }
        let Some(recipe) = write(ctx, func, root, ty, &sum, fuses) else { continue };
        let gain = sum.operations.gain(recipe.cost(fuses) + fused);
        if gain > best.as_ref().map_or(0, |best| best.0) {
            best = Some((gain, recipe));
        }
    }
    best.map(|(_, recipe)| recipe)
}

/// A number times one value or two.
#[derive(Clone, Copy)]
struct Term<N> {
    factors: (Value, Option<Value>),
    times: N,
}

struct Sum<N> {
    terms: SmallVec<[Term<N>; TERMS]>,
    constant: N,
    flags: Flags,
    /// The instructions that die with the tree, and how many of them are fused with others.
    operations: Dying,
    fused: u32,
    /// Whether terms, constants or signs have met.
    met: bool,
}

impl<N: Number> Sum<N> {
    /// Whether there may be a shorter form: something has met, or two terms have a factor in common, which is no gain where sums
    /// take in products.
    fn has_more_than_it_needs(&self, fuses: bool) -> bool {
        self.met || !fuses && self.common_factor().is_some()
    }

    /// The factor that most terms have, of which one is a product.
    fn common_factor(&self) -> Option<Value> {
        let products = self.terms.iter().filter_map(|term| Some([term.factors.0, term.factors.1?]));
        let count =
            |f: Value| self.terms.iter().filter(|t| t.factors.0 == f || t.factors.1 == Some(f)).count();
        let counted = products.flatten().map(|factor| (count(factor), factor));
        // Of several the first, whatever order values have.
        let most = counted.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
        (most.0 > 1).then_some(most.1)
    }
}

fn read<N: Number>(
    ctx: &Context,
    func: &Function,
    root: InstId,
    ty: TypeId,
    (depth, multiplies_out): (u8, bool),
    alone: Alone<'_>,
) -> Option<Sum<N>> {
    let sum = Sum {
        terms: SmallVec::new(),
        constant: N::ZERO,
        flags: func.insts[root].flags,
        operations: Dying::default(),
        fused: 0,
        met: false,
    };
    let bits = ctx.types.scalar_bits(ty);
    let mut reader =
        Reader { ctx, func, bits, alone, multiplies_out, sum, left: OPERATIONS, has_constant: false };
    if func.insts[root].op == Opcode::ICmp {
        let &[a, b] = func.operands(root) else { return None };
        reader.sum.operations.add(alone, root);
        reader.add(a, N::ONE, depth - 1, true)?;
        reader.add(b, N::MINUS_ONE, depth - 1, true)?;
    } else {
        if !N::regroups(func.insts[root].flags) {
            return None;
        }
        reader.operation(root, N::ONE, depth, true)?;
    }
    let mut sum = reader.sum;
    sum.terms.retain(|term| term.times != N::ZERO);
    Some(sum)
}

struct Reader<'a, N> {
    ctx: &'a Context,
    func: &'a Function,
    bits: u32,
    alone: Alone<'a>,
    multiplies_out: bool,
    sum: Sum<N>,
    left: u8,
    has_constant: bool,
}

impl<N: Number> Reader<'_, N> {
    /// Adds a value; nothing where the sum becomes too long.
    fn add(&mut self, value: Value, times: N, depth: u8, dies: bool) -> Option<()> {
        self.add_used(value, times, depth, dies, 1)
    }

    /// Adds a value that the sum before has as so many operands.
    fn add_used(&mut self, value: Value, times: N, depth: u8, dies: bool, uses: u32) -> Option<()> {
        if value.as_const().is_some() {
            let number = N::read(self.ctx, value)?.times(times, self.bits);
            // A zero is there for its sign alone.
            self.sum.met |= self.has_constant || number == N::ZERO;
            self.has_constant = true;
            self.sum.constant = self.sum.constant.plus(number, self.bits);
            return Some(());
        }
        match value.as_inst().filter(|&inst| depth > 0 && N::regroups(self.func.insts[inst].flags)) {
            Some(inst) => self.operation(inst, times, depth, dies && self.alone.has(inst, uses)),
            None => self.term(value, None, times),
        }
    }

    /// Adds what an instruction computes.
    fn operation(&mut self, inst: InstId, times: N, depth: u8, dies: bool) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let op = self.func.insts[inst].op;
        let below = depth - 1;
        let negative = times.times(N::MINUS_ONE, self.bits);
        match *self.func.operands(inst) {
            [a, b] if op == N::ADD && a == b => {
                self.dies(inst, dies);
                self.sum.met = true;
                self.add_used(a, times.plus(times, self.bits), below, dies, 2)
            }
            [a, b] if op == N::ADD || op == N::SUB => {
                self.dies(inst, dies);
                self.sum.fused += u32::from(dies && self.is_fused(op, a, b));
                self.add(a, times, below, dies)?;
                self.add(b, if op == N::ADD { times } else { negative }, below, dies)
            }
            [a, b] if op == N::MUL => match N::read(self.ctx, b) {
                Some(number) => {
                    self.dies(inst, dies);
                    self.add(a, number.times(times, self.bits), below, dies)
                }
                None if b.as_const().is_some() => self.term(inst.into(), None, times),
                None => {
                    self.dies(inst, dies);
                    self.product(a, b, times, dies)
                }
            },
            [a, b] if op == Opcode::Shl && N::ADD == Opcode::Add => {
                let by = N::read(self.ctx, b).and_then(|_| crate::rules::splat_int(self.ctx, b));
                let Some(by) = by.filter(|&by| by < u64::from(self.bits)) else {
                    return self.term(inst.into(), None, times);
                };
                self.dies(inst, dies);
                let doubled = |times: N| times.plus(times, self.bits);
                self.add(a, (0..by).fold(times, |times, _| doubled(times)), below, dies)
            }
            [a, b] if op == Opcode::Xor && N::read(self.ctx, b) == Some(N::MINUS_ONE) => {
                self.dies(inst, dies);
                self.sum.met |= self.has_constant;
                self.has_constant = true;
                self.sum.constant = self.sum.constant.plus(negative, self.bits);
                self.add(a, negative, below, dies)
            }
            [a] if op == Opcode::FNeg => {
                self.dies(inst, dies);
                self.sum.met = true;
                self.add(a, negative, below, dies)
            }
            _ => self.term(inst.into(), None, times),
        }
    }

    /// Notes an instruction that dies, and what all of them allow.
    fn dies(&mut self, inst: InstId, dies: bool) {
        if dies {
            self.sum.operations.add(self.alone, inst);
        }
        self.sum.flags = self.sum.flags.intersection(self.func.insts[inst].flags);
    }

    /// Whether the sum of these values takes in a product that dies with it.
    fn is_fused(&self, op: Opcode, a: Value, b: Value) -> bool {
        let product = |value: Value, of_constant: bool| {
            let inst = value.as_inst().filter(|&inst| self.func.insts[inst].op == Opcode::FMul);
            inst.is_some_and(|inst| {
                self.alone.is(inst) && (!of_constant || self.func.operands(inst)[1].as_const().is_some())
            })
        };
        if op == Opcode::FAdd { product(a, false) || product(b, false) } else { product(b, true) }
    }

    /// Adds a product, multiplied out where a factor is a sum.
    fn product(&mut self, a: Value, b: Value, times: N, dies: bool) -> Option<()> {
        if self.multiplies_out {
            for (sum, factor) in [(a, b), (b, a)] {
                let Some(inst) = sum.as_inst() else { continue };
                let i = &self.func.insts[inst];
                let (op, flags) = (i.op, i.flags);
                if (op != N::ADD && op != N::SUB) || !N::regroups(flags) || self.left == 0 {
                    continue;
                }
                let &[x, y] = self.func.operands(inst) else { continue };
                self.left -= 1;
                self.dies(inst, dies && self.alone.is(inst));
                self.part(x, factor, times)?;
                let sign = if op == N::ADD { N::ONE } else { N::MINUS_ONE };
                return self.part(y, factor, times.times(sign, self.bits));
            }
        }
        self.term(a, Some(b), times)
    }

    /// Adds a product of a value that may be a constant.
    fn part(&mut self, value: Value, factor: Value, times: N) -> Option<()> {
        if value.as_const().is_none() {
            return self.term(value, Some(factor), times);
        }
        let number = N::read(self.ctx, value)?;
        self.term(factor, None, number.times(times, self.bits))
    }

    fn term(&mut self, a: Value, b: Option<Value>, times: N) -> Option<()> {
        let factors = b.map_or((a, None), |b| (a.min(b), Some(a.max(b))));
        if let Some(term) = self.sum.terms.iter_mut().find(|term| term.factors == factors) {
            term.times = term.times.plus(times, self.bits);
            self.sum.met = true;
            return Some(());
        }
        if self.sum.terms.len() == TERMS {
            return None;
        }
        self.sum.terms.push(Term { factors, times });
        Some(())
    }
}

/// The shorter of two ways to write a sum: term by term, and with the factor taken out that most of them have.
fn write<N: Number>(
    ctx: &mut Context,
    func: &Function,
    root: InstId,
    ty: TypeId,
    sum: &Sum<N>,
    fuses: bool,
) -> Option<Recipe> {
    if func.insts[root].op == Opcode::ICmp {
        return comparison(ctx, func, root, ty, sum);
    }
    let empty = Recipe::new(ty, sum.flags, N::ZERO.write(ctx, ty)?);
    let mut plain = empty.clone();
    plain.result = one_by_one(ctx, &mut plain, &sum.terms, sum.constant)?;
    let Some(factor) = sum.common_factor() else { return Some(plain) };
    let mut factored = empty;
    let (mut inner, mut outer) = (SmallVec::<[Term<N>; TERMS]>::new(), SmallVec::<[Term<N>; TERMS]>::new());
    let mut number = N::ZERO;
    for &term in &sum.terms {
        match term.factors {
            (f, None) if f == factor => number = term.times,
            (f, Some(other)) | (other, Some(f)) if f == factor => {
                inner.push(Term { factors: (other, None), ..term });
            }
            _ => outer.push(term),
        }
    }
    let within = one_by_one(ctx, &mut factored, &inner, number)?;
    let product = factored.binary(N::MUL, Part::Known(factor), within);
    if !outer.is_empty() || sum.constant != N::ZERO {
        let rest = one_by_one(ctx, &mut factored, &outer, sum.constant)?;
        factored.binary(N::ADD, product, rest);
    }
    Some(if factored.cost(fuses) < plain.cost(fuses) { factored } else { plain })
}

/// Adds terms and a constant.
fn one_by_one<N: Number>(
    ctx: &mut Context,
    recipe: &mut Recipe,
    terms: &[Term<N>],
    constant: N,
) -> Option<Part> {
    let ty = recipe.ty();
    let positive = terms.iter().filter(|term| term.times != N::MINUS_ONE);
    let negative = terms.iter().filter(|term| term.times == N::MINUS_ONE);
    let mut total: Option<Part> = None;
    for term in positive {
        let mut part = product(recipe, N::MUL, term);
        if let Some(by) = term.times.shift() {
            let by = ctx.int(ty, by.into());
            part = recipe.binary(Opcode::Shl, part, Part::Known(by));
        } else if term.times != N::ONE {
            let number = term.times.write(ctx, ty)?;
            part = recipe.binary(N::MUL, part, Part::Known(number));
        }
        total = Some(match total {
            Some(total) => recipe.binary(N::ADD, total, part),
            None => part,
        });
    }
    let number = constant.write(ctx, ty)?;
    let mut pending = constant != N::ZERO;
    for term in negative {
        let part = product(recipe, N::MUL, term);
        let from = match total {
            Some(total) => total,
            None if pending => {
                pending = false;
                Part::Known(number)
            }
            None => Part::Known(N::zero(ctx, ty)),
        };
        total = Some(recipe.binary(N::SUB, from, part));
    }
    Some(match total {
        Some(total) if pending => recipe.binary(N::ADD, total, Part::Known(number)),
        Some(total) => total,
        None => Part::Known(number),
    })
}

fn product<N>(recipe: &mut Recipe, op: Opcode, term: &Term<N>) -> Part {
    let (a, b) = term.factors;
    match b {
        Some(b) => recipe.binary(op, Part::Known(a), Part::Known(b)),
        None => Part::Known(a),
    }
}

/// Whether a sum is zero, as a comparison of two values or of one with a constant.
fn comparison<N: Number>(
    ctx: &mut Context,
    func: &Function,
    root: InstId,
    ty: TypeId,
    sum: &Sum<N>,
) -> Option<Recipe> {
    let i = func.insts[root];
    let bits = ctx.types.scalar_bits(ty);
    let value = |term: &Term<N>| term.factors.1.is_none().then_some(Part::Known(term.factors.0));
    let opposite = sum.constant.times(N::MINUS_ONE, bits);
    let mut recipe = Recipe::new(ty, Flags::NONE, N::ZERO.write(ctx, ty)?);
    let parts = match &*sum.terms {
        [] => {
            let holds = (sum.constant == N::ZERO) == (i.data == IntPredicate::Eq as u32);
            let known = ctx.int(i.ty, u64::from(holds));
            return Some(Recipe::new(i.ty, Flags::NONE, known));
        }
        [x] if x.times == N::ONE => [value(x)?, Part::Known(opposite.write(ctx, ty)?)],
        [x] if x.times == N::MINUS_ONE => [value(x)?, Part::Known(sum.constant.write(ctx, ty)?)],
        [x, y] if x.times == y.times.times(N::MINUS_ONE, bits) => {
            let (x, y) = if x.times == N::ONE { (x, y) } else { (y, x) };
            if x.times != N::ONE {
                return None;
            }
            let (left, right) = (value(x)?, value(y)?);
            if sum.constant == N::ZERO {
                [left, right]
            } else {
                let number = sum.constant.write(ctx, ty)?;
                [recipe.binary(N::ADD, left, Part::Known(number)), right]
            }
        }
        _ => return None,
    };
    recipe.push(Node {
        op: Opcode::ICmp,
        ty: i.ty,
        data: i.data,
        flags: Flags::NONE,
        parts: SmallVec::from_slice(&parts),
    });
    Some(recipe)
}
