//! What fast-math flags say: which results are precise, and whether arithmetic may be reordered at all.

use super::rule::Rule;
use crate::generated::RULES;
use trefoil_ir::{Context, Flags, Function, Inst, Opcode, OpcodeClass};

/// Whether an instruction computes floats, so that fast-math flags mean something on it.
pub(super) fn computes_floats(ctx: &Context, data: &Inst) -> bool {
    match data.op {
        Opcode::FCmp | Opcode::FNeg => true,
        Opcode::Intrinsic => {
            let computes = |which| matches!(RULES[which as usize], Rule::Compute(_));
            ctx.types.is_float(data.ty) && data.intrinsic().is_some_and(computes)
        }
        op => op.class() == OpcodeClass::Binary && ctx.types.is_float(data.ty),
    }
}

/// Whether arithmetic may be reordered, as far as it is not marked: not where all of it is precise.
pub(super) fn may_reorder(ctx: &Context, func: &Function) -> bool {
    let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
    let mut floats =
        insts.map(|&inst| &func.insts[inst]).filter(|data| computes_floats(ctx, data)).peekable();
    floats.peek().is_none() || floats.any(|data| data.flags.contains(Flags::REASSOC))
}
