//! The index of a resource in an array of several dimensions.
//!
//! It is a sum of products, one a dimension but the last. Multiply-adds would compute it one dimension after the other; where
//! two products or more are of lanes of one vector, one multiplication makes them all, then come the sums: as many
//! instructions, and those that shader model 5.1 was documented with. One product alone stays fused with its sum.

use super::group::vector_of;
use super::{Lowerer, Result};
use crate::code::{Lane, Lanes};
use crate::op::Op;
use smallvec::SmallVec;
use trefoil_ir::{BlockId, Context, Function, InstId, Intrinsic, Opcode, SideMap, Value};

/// The terms that one operation of four lanes can compute.
const MOST_TERMS: usize = 4;

/// A sum that is an index: what is multiplied by what, from the first dimension on.
#[derive(Clone, Default)]
pub(super) struct IndexSum {
    terms: SmallVec<[(Value, u32); MOST_TERMS]>,
    /// The conversion of floats that each term is, which is done for all at once.
    cast: Option<Opcode>,
}

/// Where a function's instructions stand.
type Homes = SideMap<InstId, Option<BlockId>>;

/// An index that was found.
pub(super) struct Found {
    /// The sum.
    pub(super) sum: InstId,
    /// Its terms.
    pub(super) terms: IndexSum,
    /// What it is computed from and nothing else reads.
    pub(super) inner: SmallVec<[InstId; 8]>,
}

/// The index of a handle, if it is such a sum. `uses` counts what reads each instruction.
pub(super) fn find(
    ctx: &Context,
    func: &Function,
    handle: InstId,
    home: &Homes,
    uses: &SideMap<InstId, u32>,
) -> Option<Found> {
    if !func.insts[handle].is_intrinsic(Intrinsic::Handle) {
        return None;
    }
    let sum = func.operands(handle).get(1)?.as_inst().filter(|&sum| func.insts[sum].op == Opcode::Add)?;
    let mut finder = Finder { ctx, func, home, uses, block: home[sum], inner: SmallVec::new() };
    let mut terms = IndexSum::default();
    let fits = finder.collect(sum, &mut terms) && finder.is_at_once(&mut terms);
    fits.then_some(Found { sum, terms, inner: finder.inner })
}

struct Finder<'a> {
    ctx: &'a Context,
    func: &'a Function,
    home: &'a Homes,
    uses: &'a SideMap<InstId, u32>,
    block: Option<BlockId>,
    inner: SmallVec<[InstId; 8]>,
}

impl Finder<'_> {
    /// The instruction of a value that is read once, in the block of the sum.
    fn own(&self, value: Value) -> Option<InstId> {
        value.as_inst().filter(|&inst| self.uses[inst] == 1 && self.home[inst] == self.block)
    }

    /// The terms of a sum of 32 bits; false where there are too many, which also bounds how deep this goes.
    fn collect(&mut self, sum: InstId, out: &mut IndexSum) -> bool {
        for &operand in self.func.operands(sum) {
            let own = self.own(operand);
            match own {
                Some(inst) if self.func.insts[inst].op == Opcode::Add => {
                    self.inner.push(inst);
                    if self.inner.len() > MOST_TERMS || !self.collect(inst, out) {
                        return false;
                    }
                }
                _ => out.terms.push(own.and_then(|inst| self.product(inst)).unwrap_or((operand, 1))),
            }
            if out.terms.len() > MOST_TERMS {
                return false;
            }
        }
        self.ctx.types.scalar_bits(self.func.insts[sum].ty) == 32
    }

    /// A product by a constant, which a shift is too.
    fn product(&mut self, inst: InstId) -> Option<(Value, u32)> {
        let &[factor, by] = self.func.operands(inst) else { return None };
        let by = self.ctx.as_int(by)? as u32;
        let scale = match self.func.insts[inst].op {
            Opcode::Mul => by,
            Opcode::Shl => 1u32.checked_shl(by)?,
            _ => return None,
        };
        self.inner.push(inst);
        Some((factor, scale))
    }

    /// Whether one multiplication makes all products, two or more, and one conversion what they are of.
    fn is_at_once(&mut self, sum: &mut IndexSum) -> bool {
        let (func, products) = (self.func, sum.terms.iter().filter(|term| term.1 != 1));
        let factors: SmallVec<[Value; MOST_TERMS]> = products.map(|term| term.0).collect();
        let Some(first) = factors.first().filter(|_| factors.len() > 1) else { return false };
        let vector = vector_of(func, *first);
        if vector.is_some() {
            return factors.iter().all(|&factor| vector_of(func, factor) == vector);
        }
        let Some(cast) = self.float_lane(*first) else { return false };
        if !sum.terms.iter().all(|term| self.float_lane(term.0) == Some(cast)) {
            return false;
        }
        self.inner.extend(sum.terms.iter().filter_map(|term| term.0.as_inst()));
        for term in &mut sum.terms {
            if let Some(inst) = term.0.as_inst() {
                term.0 = func.operands(inst)[0];
            }
        }
        sum.cast = Some(cast.0);
        true
    }

    /// The vector whose lane a value is converted from, and how.
    fn float_lane(&self, value: Value) -> Option<(Opcode, Value)> {
        let inst = self.own(value)?;
        let op = self.func.insts[inst].op;
        let lane = *self.func.operands(inst).first()?;
        let vector = vector_of(self.func, lane)?;
        let bits = self.ctx.types.scalar_bits(self.func.insts[lane.as_inst()?].ty);
        (matches!(op, Opcode::FpToUi | Opcode::FpToSi) && bits <= 32).then_some((op, vector))
    }
}

impl Lowerer<'_> {
    /// Computes an index: conversions from the last dimension to the first, products, sums.
    pub(super) fn index_sum(&mut self, sum: &IndexSum) -> Result<Lanes> {
        let mut factors = Lanes::new();
        for term in sum.terms.iter().rev() {
            factors.push(self.lane(term.0)?);
        }
        if let Some(cast) = sum.cast {
            factors = self.alu(if cast == Opcode::FpToSi { Op::FtoI } else { Op::FtoU }, &[&factors])?;
        }
        factors.reverse();
        let (mut of, mut by) = (Lanes::new(), Lanes::new());
        for (term, &factor) in sum.terms.iter().zip(&factors).filter(|(term, _)| term.1 != 1) {
            of.push(factor);
            by.push(Lane::imm(term.1));
        }
        let plain = sum.terms.iter().zip(&factors).filter(|(term, _)| term.1 == 1).map(|(_, &lane)| lane);
        let mut all = self.multiply(&of, &by)?;
        all.extend(plain);
        let mut index = all[0];
        for &next in &all[1..] {
            index = self.int_add(next, index)?;
        }
        Ok([index].into_iter().collect())
    }
}
