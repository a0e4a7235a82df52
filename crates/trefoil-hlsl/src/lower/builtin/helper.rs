//! Helper lanes and discarding, where the target cannot be asked which lanes only help.

use crate::lower::Lowerer;
use trefoil_ir::{IntPredicate, Intrinsic, Opcode, Stage, TypeId, Value};

impl Lowerer<'_> {
    /// Before shader model 6.6 a lane that helps is one that covers nothing, or that has discarded.
    pub(in crate::lower) fn start_helper_flag(&mut self) {
        let old = self.stage == Stage::Pixel && self.options.lacks_model(6, 6);
        if !old || !self.reached.helper_lanes {
            return;
        }
        let flag = self.b.alloca(TypeId::I32);
        let coverage = self.b.intrinsic(Intrinsic::Coverage, TypeId::I32, &[]);
        let zero = self.b.ctx.i32(0);
        let helps = self.b.icmp(IntPredicate::Eq, coverage, zero);
        let helps = self.b.cast(Opcode::ZExt, helps, TypeId::I32);
        self.b.store(helps, flag);
        self.globals.discarded = Some(flag);
    }

    /// Ends the lane, as far as others see, where the condition holds.
    pub(in crate::lower) fn discard(&mut self, condition: Value) {
        self.b.intrinsic(Intrinsic::Discard, TypeId::VOID, &[condition]);
        if let Some(flag) = self.globals.discarded {
            let before = self.b.load(TypeId::I32, flag);
            let now = self.b.cast(Opcode::ZExt, condition, TypeId::I32);
            let now = self.b.binary(Opcode::Or, before, now);
            self.b.store(now, flag);
        }
    }
}
