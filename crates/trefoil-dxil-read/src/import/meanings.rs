//! Instructions that mean something else in the IR of other front ends than in ours, or that readers of DXIL do not all know:
//! once, ahead of everything that makes such instructions itself.

use trefoil_ir::{
    Context, Cursor, Dialect, Flags, Function, InstId, IntPredicate, Intrinsic, Opcode, TypeId, Value,
};

/// Rewrites the instructions of a function.
pub(super) fn run(ctx: &mut Context, func: &mut Function) {
    rewrite(ctx, func, true);
}

/// Rewrites the intrinsics of a function alone.
pub(super) fn of_intrinsics(ctx: &mut Context, func: &mut Function) {
    rewrite(ctx, func, false);
}

fn rewrite(ctx: &mut Context, func: &mut Function, casts: bool) {
    // In SPIR-V's words, and in ours, the number of a bit counts from the lowest.
    let counts_from_top = ctx.dialect == Dialect::Dx && !ctx.own_words;
    for block in func.layout.clone() {
        let (old, cursor) = Cursor::rebuild(func, block);
        let mut at = Meanings { ctx, cursor };
        for inst in old {
            at.cursor.at_inst(inst);
            let i = at.cursor.func.insts[inst];
            let scalar = at.ctx.types.scalar(i.ty);
            match (i.op, i.intrinsic()) {
                (Opcode::Trunc, _) if casts && scalar == TypeId::I1 => at.lowest_bit(inst),
                (Opcode::Intrinsic, Some(Intrinsic::FirstBitUHigh | Intrinsic::FirstBitSHigh))
                    if counts_from_top =>
                {
                    at.count_from_top(inst);
                }
                _ => at.cursor.keep(inst),
            }
        }
    }
}

struct Meanings<'a, 'f> {
    ctx: &'a mut Context,
    cursor: Cursor<'f>,
}

impl Meanings<'_, '_> {
    fn emit(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32) -> Value {
        self.cursor.inst(op, ty, operands, data, Flags::NONE).into()
    }

    /// A number cut to one bit is a test of it, as DXC writes it.
    fn lowest_bit(&mut self, inst: InstId) {
        let bool = self.cursor.func.insts[inst].ty;
        let Some(&value) = self.cursor.func.operands(inst).first() else { return };
        let ty = self.cursor.func.value_type(self.ctx, value);
        let (one, zero) = (self.ctx.int(ty, 1), self.ctx.zero(ty));
        let bit = self.emit(Opcode::And, ty, &[value, one], 0);
        let data = IntPredicate::Ne as u32;
        self.cursor.func.replace(inst, Opcode::ICmp, bool, &[bit, zero], data, Flags::NONE);
        self.cursor.keep(inst);
    }

    /// The highest set bit by its number from the highest on, as DXIL's operation has it: all ones for none.
    fn count_from_top(&mut self, inst: InstId) {
        let i = self.cursor.func.insts[inst];
        let Some(&value) = self.cursor.func.operands(inst).first() else { return };
        let bits = self.ctx.types.scalar_bits(self.cursor.func.value_type(self.ctx, value));
        let found = self.emit(Opcode::Intrinsic, i.ty, &[value], i.data);
        let (none, last) = (self.ctx.int(i.ty, u64::MAX), self.ctx.int(i.ty, u64::from(bits) - 1));
        let bool = self.ctx.types.with_shape_of(i.ty, TypeId::I1);
        let is_none = self.emit(Opcode::ICmp, bool, &[found, none], IntPredicate::Eq as u32);
        let turned = self.emit(Opcode::Sub, i.ty, &[last, found], 0);
        let operands = [is_none, none, turned];
        self.cursor.func.replace(inst, Opcode::Select, i.ty, &operands, 0, Flags::NONE);
        self.cursor.keep(inst);
    }
}
