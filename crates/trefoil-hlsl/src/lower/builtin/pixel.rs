//! Built-ins of pixel shaders: helper lanes and `clip`.

use crate::lower::Lowerer;
use crate::lower::values::Val;
use crate::typed::Arg;
use trefoil_ir::{Intrinsic, Stage, TypeId};

impl Lowerer<'_> {
    /// `IsHelperLane()`: false in other stages; a discarded lane is a helper lane from then on.
    pub(super) fn is_helper_lane(&mut self) -> Val {
        if !matches!(self.stage, Stage::Pixel | Stage::Library) {
            return Val::Single(self.b.ctx.bool(false));
        }
        if let Some(flag) = self.globals.discarded {
            let discarded = self.b.load(TypeId::I32, flag);
            return Val::Single(self.is_not_zero(discarded));
        }
        Val::Single(self.b.intrinsic(Intrinsic::IsHelperLane, TypeId::I1, &[]))
    }

    /// `clip(x)`: discards the lane where a component is below zero.
    pub(super) fn clip(&mut self, arg: &Arg) -> Val {
        let rows = self.rows_of(arg);
        for row in rows {
            let shape = self.b.type_of(row);
            let zero = self.b.ctx.zero(shape);
            let below = self.less(row, zero);
            let any = if self.b.ctx.types.lanes(shape) == 1 {
                below
            } else {
                self.b.intrinsic(Intrinsic::Any, TypeId::I1, &[below])
            };
            self.discard(any);
        }
        Val::Void
    }
}
