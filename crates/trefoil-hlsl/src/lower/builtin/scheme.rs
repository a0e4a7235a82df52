//! The schemes that many built-ins share: an intrinsic, and what it takes.

use crate::lower::Lowerer;
use crate::lower::values::Val;
use crate::typed::{Arg, TyId};
use smallvec::SmallVec;
use trefoil_ir::{Intrinsic, TypeId, Value};

/// DXIL's numbers of the prefixes that work on bits, of which no sign is told.
const BITWISE_PREFIXES: [u32; 3] = [1, 2, 3];

impl Lowerer<'_> {
    /// The intrinsic, row by row, of the first operand's type.
    pub(super) fn lane_wise(&mut self, which: Intrinsic, args: &[Arg]) -> Val {
        self.by_rows(args, |it, operands| {
            let ty = it.b.type_of(operands[0]);
            it.b.intrinsic(which, ty, operands)
        })
    }

    /// The intrinsic, row by row, with lanes of the result's element type.
    pub(super) fn lane_wise_to(&mut self, which: Intrinsic, args: &[Arg], ty: TyId) -> Val {
        let to = self.scalar_type(self.scalar_of(ty));
        self.by_rows(args, |it, operands| {
            let shape = it.b.type_of(operands[0]);
            let ty = it.b.ctx.types.with_shape_of(shape, to);
            it.b.intrinsic(which, ty, operands)
        })
    }

    /// What is made of the operands, or of each of their rows.
    fn by_rows(&mut self, args: &[Arg], mut make: impl FnMut(&mut Self, &[Value]) -> Value) -> Val {
        let vals: SmallVec<[Val; 3]> = args.iter().map(|a| self.arg(a)).collect();
        match &vals[0] {
            Val::Rows(rows) => {
                let rows = (0..rows.len()).map(|i| {
                    let operands: SmallVec<[Value; 3]> = vals
                        .iter()
                        .filter_map(|v| if let Val::Rows(r) = v { r.get(i).copied() } else { None })
                        .collect();
                    make(self, &operands)
                });
                Val::Rows(rows.collect())
            }
            _ => {
                let operands: SmallVec<[Value; 3]> =
                    vals.into_iter().zip(args).map(|(v, a)| self.as_single(v, a.ty)).collect();
                Val::Single(make(self, &operands))
            }
        }
    }

    /// The intrinsic on the operands as they are.
    pub(super) fn direct(&mut self, which: Intrinsic, args: &[Arg], ty: TyId) -> Val {
        let operands: SmallVec<[Value; 4]> = args.iter().map(|a| self.single_arg(a)).collect();
        let result = self.register_type(ty);
        Val::Single(self.b.intrinsic(which, result, &operands))
    }

    /// The intrinsic on a condition.
    pub(super) fn vote(&mut self, which: Intrinsic, args: &[Arg], ty: TyId) -> Val {
        let condition = self.condition(args[0].expr);
        let result = self.register_type(ty);
        Val::Single(self.b.intrinsic(which, result, &[condition]))
    }

    /// The intrinsic on each row and the number of a lane.
    pub(super) fn read_lane(&mut self, which: Intrinsic, args: &[Arg]) -> Val {
        let val = self.arg(&args[0]);
        let lane = self.single_arg(&args[1]);
        self.map(&val, |it, v| {
            let ty = it.b.type_of(v);
            it.b.intrinsic(which, ty, &[v, lane])
        })
    }

    /// A prefix over the lanes that a mask names, by DXIL's number of the operation.
    pub(super) fn multi_prefix(&mut self, operation: u32, args: &[Arg]) -> Val {
        let val = self.arg(&args[0]);
        let mask = self.single_arg(&args[1]);
        let is_unsigned = !BITWISE_PREFIXES.contains(&operation) && self.scalar_of(args[0].ty).is_unsigned();
        let (operation, unsigned) = (self.b.ctx.i32(operation), self.b.ctx.bool(is_unsigned));
        self.map(&val, |it, v| {
            let ty = it.b.type_of(v);
            it.b.intrinsic(Intrinsic::WaveMultiPrefix, ty, &[v, mask, operation, unsigned])
        })
    }

    /// The intrinsic with the sum so far, the last operand, first.
    pub(super) fn accumulate(&mut self, which: Intrinsic, args: &[Arg]) -> Val {
        let [a, b, sum] = [0, 1, 2].map(|i| self.single_arg(&args[i]));
        let ty = self.b.type_of(sum);
        Val::Single(self.b.intrinsic(which, ty, &[sum, a, b]))
    }

    /// An attribute as it is elsewhere: at the centroid, a sample or a vertex.
    pub(super) fn attribute(&mut self, which: Intrinsic, args: &[Arg]) -> Val {
        let val = self.arg(&args[0]);
        let place: SmallVec<[Value; 2]> = args[1..].iter().map(|a| self.single_arg(a)).collect();
        self.evaluate(which, &val, &place)
    }

    /// `EvaluateAttributeSnapped`: an attribute at an offset, whose lanes are operands.
    pub(super) fn evaluate_snapped(&mut self, args: &[Arg]) -> Val {
        let val = self.arg(&args[0]);
        let offset = self.single_arg(&args[1]);
        let place = [0, 1].map(|lane| self.b.extract(offset, lane));
        self.evaluate(Intrinsic::EvalSnapped, &val, &place)
    }

    /// The value that the source names stands in the place of its input, which a pass finds once memory has become
    /// values.
    fn evaluate(&mut self, which: Intrinsic, val: &Val, place: &[Value]) -> Val {
        let row = self.b.ctx.undef(TypeId::I32);
        self.map(val, |it, v| {
            let ty = it.b.type_of(v);
            let mut operands: SmallVec<[Value; 4]> = SmallVec::from_slice(&[v, row]);
            operands.extend_from_slice(place);
            it.b.intrinsic(which, ty, &operands)
        })
    }
}
