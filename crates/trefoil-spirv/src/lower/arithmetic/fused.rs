//! Products that are only added to something, or by a constant and taken from something: one `Fma` with the sum, where the source lets
//! floats be contracted.

use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::GlslStd450Op;
use trefoil_ir::{ConstKind, Entity, Flags, InstId, Opcode, Value};

impl Lower<'_> {
    /// Marks one product of each sum, of how often each instruction is used: it is not written.
    pub(in crate::lower) fn find_fused(&mut self, sums: &[InstId], uses: &[u8]) {
        for &sum in sums {
            let mut parts: SmallVec<[Value; 2]> = self.func.operands(sum).into();
            if self.func.insts[sum].op == Opcode::FSub {
                // Only what is taken away, by a constant that changes its sign for nothing.
                parts.drain(..1);
                parts.retain(|part| part.as_inst().is_some_and(|product| self.factor(product).is_some()));
            }
            let fits = |product: &InstId| uses[product.index()] == 1 && self.is_fusible(sum, *product);
            if let Some(product) = parts.iter().filter_map(|v| v.as_inst()).find(fits) {
                self.body.chained[product] = true;
            }
        }
    }

    /// Whether a product may be computed with a sum. What scales a vector is an instruction of its own.
    fn is_fusible(&self, sum: InstId, product: InstId) -> bool {
        let (whole, part) = (&self.func.insts[sum], &self.func.insts[product]);
        let may_contract = |flags: Flags| flags.contains(Flags::CONTRACT);
        let is_splat = |&factor: &Value| {
            let last = factor.as_inst().filter(|&last| self.body.chained[last]);
            last.is_some_and(|last| self.splat_scalar(last).is_some())
        };
        part.op == Opcode::FMul
            && may_contract(whole.flags)
            && may_contract(part.flags)
            && self.ctx.types.lanes(whole.ty) <= 4
            && !self.func.operands(product).iter().any(is_splat)
    }

    /// A sum with a product that is not written.
    pub(super) fn fused(&mut self, inst: InstId) -> Result<Option<Id>> {
        let i = self.inst(inst);
        if !matches!(i.op, Opcode::FAdd | Opcode::FSub) {
            return Ok(None);
        }
        let &[a, b] = self.func.operands(inst) else { return Ok(None) };
        let waits = |value: Value| {
            value.as_inst().filter(|&part| self.inst(part).op == Opcode::FMul && self.body.chained[part])
        };
        let Some((product, rest)) = waits(a).map(|part| (part, b)).or_else(|| waits(b).map(|part| (part, a)))
        else {
            return Ok(None);
        };
        let (rest, shape) = (self.id(rest)?, self.shape(i.ty)?);
        let [x, y] = match self.factor(product).filter(|_| i.op == Opcode::FSub) {
            Some((value, factor)) => [self.id(value)?, self.float_const(shape, -factor)],
            None => self.operand_ids(product)?,
        };
        let id = self.glsl(GlslStd450Op::Fma, shape, &[x, y, rest]);
        self.set_precision(id, shape, i.flags.intersection(self.inst(product).flags));
        Ok(Some(id))
    }

    /// What a product has in front of a constant, and the constant, the same in each lane.
    fn factor(&self, product: InstId) -> Option<(Value, f64)> {
        if self.func.insts[product].op != Opcode::FMul {
            return None;
        }
        let &[value, factor] = self.func.operands(product) else { return None };
        let (types, consts) = (&self.ctx.types, &self.ctx.consts);
        let mut number = factor.as_const()?;
        if let ConstKind::Aggregate(lanes) = &consts.get(number).kind {
            number = *lanes.first().filter(|first| lanes.iter().all(|lane| lane == *first))?;
        }
        let number = consts.as_float(types, number)?;
        value.as_const().is_none().then_some((value, number))
    }
}
