//! Shader flags that go by what a call's handle names, and by whether its offsets are constants.

use super::{At, Body, handle};
use crate::features::{ADVANCED_TEXTURE_OPS, ATOMIC64_HEAP, ATOMIC64_TYPED, TYPED_UAV_LOAD};
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil_read::bitcode_model::{Constant, Inst, Kind, Op, Ty};
use trefoil_facts::{ResourceClass, ResourceKind};

/// The flags that a call of an operation needs.
pub(super) fn of_call(at: &At<'_>, inst: &Inst, op: DxilOp) -> u64 {
    use DxilOp::*;
    let Op::Call { arguments, .. } = &inst.op else { return 0 };
    let arguments = at.body.func.list(*arguments);
    match op {
        BufferLoad | TextureLoad => {
            let loads = arguments.get(1).is_some_and(|&id| gives_many(at.body, id));
            let load = if loads { TYPED_UAV_LOAD } else { 0 };
            load | if op == TextureLoad { of_offsets(at.body, op, arguments) } else { 0 }
        }
        AtomicBinOp | AtomicCompareExchange => {
            let wide = at.result().is_some_and(|ty| *at.body.m.ty(ty) == Ty::Int(64));
            arguments.get(1).filter(|_| wide).map_or(0, |&id| of_atomic(at.body, id))
        }
        Sample | SampleBias | SampleLevel | SampleGrad | SampleCmp | SampleCmpLevelZero | SampleCmpBias
        | SampleCmpGrad => of_offsets(at.body, op, arguments),
        SampleCmpLevel | TextureGatherRaw | TextureStoreSample => ADVANCED_TEXTURE_OPS,
        _ => 0,
    }
}

/// Whether a handle is one to write to, whose elements have several components, as the module's validator has it.
fn gives_many(body: &Body<'_>, id: u32) -> bool {
    // The first validator counts every load.
    let is_first = body.program.validator < (1, 1);
    handle::properties(body, id).is_some_and(|handle| {
        let is_counted = is_first || is_typed(handle.kind) && handle.components > 1;
        handle.class == ResourceClass::Uav && is_counted && !is_of_element(body, id)
    })
}

/// Whether a handle is made of what a library loads from an array: DXC's validator does not look for its type.
fn is_of_element(body: &Body<'_>, id: u32) -> bool {
    let Some((DxilOp::CreateHandleForLib, arguments)) = body.inst(id).and_then(|inst| body.operation(inst))
    else {
        return false;
    };
    let loaded = arguments.get(1).and_then(|&id| body.inst(id));
    loaded.is_some_and(|inst| {
        let Op::Load { pointer, .. } = inst.op else { return false };
        !matches!(body.kind(pointer), Some(Kind::Global(_)))
    })
}

fn is_typed(kind: ResourceKind) -> bool {
    kind.is_typed() && !kind.is_feedback()
}

/// Of an atomic operation on 64 bits.
fn of_atomic(body: &Body<'_>, id: u32) -> u64 {
    let typed = handle::properties(body, id).is_some_and(|handle| is_typed(handle.kind));
    let made = body.inst(id).and_then(|inst| body.operation(inst));
    let from = match made {
        Some((DxilOp::AnnotateHandle, arguments)) => {
            arguments.get(1).and_then(|&id| body.inst(id)).and_then(|inst| body.operation(inst))
        }
        made => made,
    };
    let of_heap = matches!(from, Some((DxilOp::CreateHandleFromHeap, _)));
    (if typed { ATOMIC64_TYPED } else { 0 }) | if of_heap { ATOMIC64_HEAP } else { 0 }
}

/// Offsets within a texture that are no constants. As in DXC's validator, the second of a load does not count.
fn of_offsets(body: &Body<'_>, op: DxilOp, arguments: &[u32]) -> u64 {
    let offsets = op.info().params().iter().zip(arguments.iter().skip(1));
    let counts = |name: &str| name.starts_with("offset") && (op != DxilOp::TextureLoad || name != "offset1");
    let mut offsets = offsets.filter(|(param, _)| counts(param.name()));
    let is_fixed = |&id: &u32| body.int(id).is_some() || matches!(body.constant(id), Some(Constant::Undef));
    if offsets.all(|(_, id)| is_fixed(id)) { 0 } else { ADVANCED_TEXTURE_OPS }
}
