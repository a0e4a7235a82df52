//! Functions over the lanes of a wave and of a quad.

use crate::lower::Lowerer;
use crate::lower::values::Val;
use crate::typed::{Arg, Scalar, TyId};
use trefoil_ir::{Intrinsic, Opcode, TypeId, Value};

impl Lowerer<'_> {
    /// Lanes match that match in every component.
    pub(super) fn wave_match(&mut self, arg: &Arg, ty: TyId) -> Val {
        let scalar = self.scalar_of(arg.ty);
        let mut all: Option<Value> = None;
        let rows = self.rows_of(arg);
        let four = self.register_type(ty);
        for row in rows {
            let row = if scalar == Scalar::Bool { self.convert(row, Scalar::Bool, Scalar::U32) } else { row };
            let shape = self.b.type_of(row);
            let lanes = self.b.ctx.types.lanes(shape);
            for i in 0..lanes {
                let lane = if lanes == 1 { row } else { self.b.extract(row, i) };
                let mask = self.b.intrinsic(Intrinsic::WaveMatch, four, &[lane]);
                all = Some(match all {
                    Some(before) => self.b.binary(Opcode::And, before, mask),
                    None => mask,
                });
            }
        }
        all.map_or(Val::Void, Val::Single)
    }

    /// `WaveMultiPrefixCountBits(condition, mask)`
    pub(super) fn multi_prefix_count(&mut self, args: &[Arg]) -> Val {
        let (condition, mask) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        let condition = self.is_not_zero(condition);
        let operands = [condition, mask];
        Val::Single(self.b.intrinsic(Intrinsic::WaveMultiPrefixCountBits, TypeId::I32, &operands))
    }

    /// What the four lanes of a quad say together: before shader model 6.7 there is no operation of its own.
    pub(super) fn quad_vote(&mut self, which: Intrinsic, opcode: Opcode, args: &[Arg]) -> Val {
        let condition = self.condition(args[0].expr);
        if !self.options.lacks_model(6, 7) {
            return Val::Single(self.b.intrinsic(which, TypeId::I1, &[condition]));
        }
        let mut all = self.convert(condition, Scalar::Bool, Scalar::U32);
        for across in [Intrinsic::QuadReadAcrossX, Intrinsic::QuadReadAcrossY] {
            let other = self.b.intrinsic(across, TypeId::I32, &[all]);
            all = self.b.binary(opcode, all, other);
        }
        Val::Single(self.is_not_zero(all))
    }
}
