//! Saturation, a modifier of the instruction that computes the value.

use super::{Lowerer, Result, Slot};
use crate::code::{Base, DstBase, Lane, Lanes, MInst, Null};
use crate::op::{Data, Op};
use crate::program::control;
use trefoil_ir::Value;

impl Lowerer<'_> {
    /// Sets the modifier on the instructions that compute a value, where nothing else reads it; otherwise emits a move with it.
    pub(super) fn saturate(&mut self, value: Value) -> Result<Lanes> {
        let lanes = self.lanes(value)?;
        let alone = value
            .as_inst()
            .is_some_and(|inst| self.facts.uses[inst] == 1 && matches!(self.slots[inst], Slot::Lanes(..)));
        let whole =
            |vreg| lanes.iter().enumerate().all(|(i, lane)| *lane == Lane::new(Base::VReg(vreg), i as u8));
        if let Some(Lane { base: Base::VReg(vreg), .. }) = lanes.first().copied()
            && alone
            && whole(vreg)
        {
            let writes = |inst: &MInst| inst.dst.is_some_and(|dst| dst.base == DstBase::VReg(vreg));
            let makers = self.code.insts.iter().rev().take_while(|inst| writes(inst)).count();
            let start = self.code.insts.len() - makers;
            let covered = self.code.insts[start..]
                .iter()
                .fold(0, |mask, inst| mask | inst.dst.map_or(0, |dst| dst.mask));
            let all = ((1u16 << self.code.vregs[vreg].width) - 1) as u8;
            let floats = self.code.insts[start..].iter().all(|inst| {
                let data = inst.op.info().data;
                data == Data::Float
                    && !matches!(
                        inst.op,
                        Op::Eq | Op::Ne | Op::Lt | Op::Ge | Op::FtoI | Op::FtoU | Op::F32ToF16 | Op::FtoD
                    )
                    && !inst.op.info().name.starts_with("sample")
                    && !inst.op.info().name.starts_with("gather")
            });
            if makers > 0 && floats && covered == all {
                self.code.insts[start..].iter_mut().for_each(|inst| inst.controls |= control::SATURATE);
                return Ok(lanes);
            }
        }
        self.alu_with(Op::Mov, control::SATURATE, Null::None, &[&lanes])
    }
}
