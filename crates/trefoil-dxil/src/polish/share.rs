//! Sharing in lowered code: rows of constant buffers, members, addresses and lanes that are computed twice.

use crate::module::code::{int, op_of};
use crate::module::types::property;
use crate::ops::{Attributes, DxilOp};
use trefoil_ir::{BlockId, ConstKind, Context, Function, Graph, InstId, Opcode, Value};
use trefoil_opt::cse::{self, Reach};

/// The class of read-only views.
const SRV: u64 = 0;

/// Shares what is computed twice; gives the instructions that read something else now, with their blocks, if there are any.
pub(crate) fn run(ctx: &Context, func: &mut Function, graph: &Graph) -> Option<Vec<(BlockId, InstId)>> {
    cse::run_with(func, graph, |func, inst| reach(ctx, func, inst))
}

fn reach(ctx: &Context, func: &Function, inst: InstId) -> Reach {
    let reach = match func.insts[inst].op {
        Opcode::Phi => Reach::Stretch,
        Opcode::Gep => Reach::Anywhere,
        Opcode::Load if cse::is_constant_address(ctx, func, func.operands(inst)[0]) => Reach::Anywhere,
        Opcode::Call if op_of(ctx, func, inst).is_some_and(|op| is_lasting(ctx, func, inst, op)) => {
            Reach::Anywhere
        }
        op if op.is_pure() => Reach::Anywhere,
        _ => return Reach::Nowhere,
    };
    // What is attached (`dx.precise`) is not compared.
    if func.attachments.contains_key(&inst) { Reach::Nowhere } else { reach }
}

/// Whether an operation gives the same wherever it is called with the same operands.
fn is_lasting(ctx: &Context, func: &Function, inst: InstId, op: DxilOp) -> bool {
    let attributes = op.newest_attributes();
    let of_lanes = [Attributes::WAVE, Attributes::DERIVATIVE, Attributes::GRADIENT, Attributes::CONVERGENT];
    if of_lanes.iter().any(|&a| attributes.contains(a)) || op == DxilOp::IsHelperLane {
        return false;
    }
    match op {
        DxilOp::CreateHandle | DxilOp::CBufferLoadLegacy | DxilOp::GetDimensions => true,
        DxilOp::BufferLoad | DxilOp::RawBufferLoad | DxilOp::TextureLoad => {
            func.operands(inst).get(1).is_some_and(|&handle| is_read_only(ctx, func, handle))
        }
        _ => attributes.contains(Attributes::READ_NONE),
    }
}

/// Whether a handle is of a resource that nothing writes.
fn is_read_only(ctx: &Context, func: &Function, handle: Value) -> bool {
    let Some(inst) = handle.as_inst() else { return false };
    match op_of(ctx, func, inst) {
        Some(DxilOp::CreateHandle) => int(ctx, func.operands(inst)[1]) == Some(SRV),
        Some(DxilOp::AnnotateHandle) => {
            let properties = func.operands(inst)[2].as_const().map(|c| &ctx.consts.get(c).kind);
            let Some(ConstKind::Aggregate(words)) = properties else { return false };
            words
                .first()
                .and_then(|&w| ctx.consts.as_int(w))
                .is_some_and(|basic| basic as u32 & property::WRITABLE == 0)
        }
        _ => false,
    }
}
