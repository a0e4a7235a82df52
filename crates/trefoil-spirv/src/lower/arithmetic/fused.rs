//! Products that are only added to something: one `Fma` with the sum, where the source lets floats be contracted.

use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::GlslStd450Op;
use trefoil_ir::{Entity, Flags, InstId, Opcode, Value};

impl Lower<'_> {
    /// Marks one product of each sum, of how often each instruction is used: it is not written.
    pub(in crate::lower) fn find_fused(&mut self, sums: &[InstId], uses: &[u8]) {
        for &sum in sums {
            let parts: SmallVec<[Value; 2]> = self.func.operands(sum).into();
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
        if i.op != Opcode::FAdd {
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
        let [x, y] = self.operand_ids(product)?;
        let (rest, shape) = (self.id(rest)?, self.shape(i.ty)?);
        Ok(Some(self.glsl(GlslStd450Op::Fma, shape, &[x, y, rest])))
    }
}
