//! Where the samples of a pixel lie, for a target that has no operation for it: the standard patterns.

use crate::lower::Lowerer;
use crate::lower::values::Val;
use crate::typed::TyId;
use trefoil_ir::{ConstId, Global, IntPredicate, Opcode, SPACE_PRIVATE, TypeId, Value};

/// The positions in sixteenths of a pixel from its middle: of 2 samples, of 4, of 8, of 16, then of none.
const POSITIONS: [(i8, i8); 31] = [
    (4, 4),
    (-4, -4),
    (-2, -6),
    (6, -2),
    (-6, 2),
    (2, 6),
    (1, -3),
    (-1, 3),
    (5, 1),
    (-3, -5),
    (-5, 5),
    (-7, -1),
    (3, 7),
    (7, -7),
    (1, 1),
    (-1, -3),
    (-3, 2),
    (4, -1),
    (-5, -2),
    (2, 5),
    (5, 3),
    (3, -5),
    (-2, 6),
    (0, -7),
    (-4, -6),
    (-6, 4),
    (-8, 0),
    (7, -4),
    (6, 7),
    (-7, -8),
    (0, 0),
];
/// The entry for what has no position.
const NONE: u32 = 30;

impl Lowerer<'_> {
    /// The standard position of a sample among `count`; the middle when there is no such sample.
    pub(super) fn standard_position(&mut self, count: Value, sample: Value, ty: TyId) -> Val {
        let mut first = self.b.ctx.i32(NONE);
        for samples in [16u32, 8, 4, 2] {
            let number = self.b.ctx.i32(samples);
            let is = self.b.icmp(IntPredicate::Eq, count, number);
            let at = self.b.ctx.i32(samples - 2);
            first = self.b.select(is, at, first);
        }
        let none = self.b.ctx.i32(NONE);
        let known = self.b.icmp(IntPredicate::Ne, first, none);
        let inside = self.b.icmp(IntPredicate::Ult, sample, count);
        let good = self.b.binary(Opcode::And, known, inside);
        let index = self.b.binary(Opcode::Add, first, sample);
        let index = self.b.select(good, index, none);
        let two = self.register_type(ty);
        let array = self.b.ctx.types.array(two, POSITIONS.len() as u32);
        let table = self.position_table(two, array);
        let at = self.b.gep(array, table, &[index]);
        Val::Single(self.b.load(two, at))
    }

    fn position_table(&mut self, two: TypeId, array: TypeId) -> Value {
        let ctx = &mut *self.b.ctx;
        let parts: Vec<ConstId> = POSITIONS
            .iter()
            .map(|&(x, y)| {
                let lanes = [x, y].map(|v| ctx.consts.float(&ctx.types, TypeId::FLOAT, f64::from(v) / 16.0));
                ctx.consts.aggregate(two, &lanes)
            })
            .collect();
        let init = ctx.consts.aggregate(array, &parts);
        let global = Global {
            name: ctx.symbol("sample.positions"),
            ty: array,
            space: SPACE_PRIVATE,
            constant: true,
            init: Some(init),
            align: 0,
            loc: self.b.loc,
        };
        ctx.globals.push(global).into()
    }
}
