//! How far a value changes to the next pixels: the sum of what its derivatives are without sign, one `Fwidth`.

use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::Op;
use trefoil_ir::{BlockId, Entity, InstId, Intrinsic, Opcode, TypeId, Value};

/// A sum of the absolute values of both derivatives of a value.
pub(in crate::lower) struct Width {
    sum: InstId,
    of: Value,
    absolutes: [InstId; 2],
    derivatives: [InstId; 2],
}

impl Lower<'_> {
    /// The sum of derivatives that an addition is, which are computed in its block.
    pub(super) fn width(&self, sum: InstId, block: BlockId) -> Option<Width> {
        let made = |value: Value, which: Intrinsic| {
            value.as_inst().filter(|&inst| self.func.insts[inst].is_intrinsic(which))
        };
        let &[a, b] = self.func.operands(sum) else { return None };
        let absolutes = [made(a, Intrinsic::FAbs)?, made(b, Intrinsic::FAbs)?];
        let inner = absolutes.map(|absolute| self.func.operands(absolute)[0]);
        let derivatives = [made(inner[0], Intrinsic::Ddx)?, made(inner[1], Intrinsic::Ddy)?];
        let [of, other] = derivatives.map(|derivative| self.func.operands(derivative)[0]);
        let is_here = |inst: &InstId| self.func.blocks[block].insts.contains(inst);
        let is_float = self.ctx.types.scalar(self.func.insts[sum].ty) == TypeId::FLOAT;
        let fits = of == other && is_float && derivatives.iter().all(is_here);
        fits.then_some(Width { sum, of, absolutes, derivatives })
    }

    /// Marks what need not be written for such a sum, of how often each instruction is used.
    pub(super) fn join_width(&mut self, width: &Width, uses: &[u8]) {
        let is_alone = |inst: &InstId| uses[inst.index()] == 1;
        if !width.absolutes.iter().all(is_alone) {
            return;
        }
        self.body.widths.insert(width.sum, width.of);
        for &inst in width.absolutes.iter().chain(width.derivatives.iter().filter(|inst| is_alone(inst))) {
            self.body.chained[inst] = true;
        }
    }

    /// A sum that is one instruction with what it adds up.
    pub(super) fn joined(&mut self, inst: InstId) -> Result<Option<Id>> {
        let of = self.body.widths.get(&inst).copied().filter(|_| self.inst(inst).op == Opcode::FAdd);
        let Some(of) = of else { return self.fused(inst) };
        self.ask_derivatives()?;
        let (shape, of) = (self.shape(self.inst(inst).ty)?, self.id(of)?);
        Ok(Some(self.op(Op::Fwidth, shape, &[of])))
    }
}
