//! Operations on buffers: the resources that they take, coordinates, masks and values of stores.

use super::handle::{Properties, properties};
use super::{At, plain};
use crate::Rule;
use crate::report::Report;
use trefoil_dxil::ops::DxilOp;
use trefoil_facts::{ResourceClass, ResourceKind, Stage};

pub(super) fn check(at: &At<'_>, op: DxilOp, arguments: &[u32], report: &mut Report) {
    let of = |place: usize| arguments.get(place).and_then(|&id| properties(at.body, id));
    match op {
        DxilOp::CBufferLoad | DxilOp::CBufferLoadLegacy => {
            cbuffer(at, op, of(1), arguments, report);
        }
        DxilOp::BufferLoad | DxilOp::RawBufferLoad => load(at, op, of(1), arguments, report),
        DxilOp::BufferStore | DxilOp::RawBufferStore => store(at, op, of(1), arguments, report),
        DxilOp::BufferUpdateCounter => counter(at, of(1), arguments, report),
        DxilOp::AtomicBinOp | DxilOp::AtomicCompareExchange
            if of(1).is_some_and(|p| p.class != ResourceClass::Uav) =>
        {
            at.say(report, Rule::InstrAtomicIntrinNonUAV, &[]);
        }
        DxilOp::Barrier => barrier(at, arguments, report),
        DxilOp::TraceRay if of(1).is_some_and(|p| p.kind != ResourceKind::AccelerationStructure) => {
            at.say(report, Rule::InstrResourceKindForTraceRay, &[]);
        }
        _ => {}
    }
}

/// `barrier(mode)`: what is waited for.
fn barrier(at: &At<'_>, arguments: &[u32], report: &mut Report) {
    const THREADS: i64 = 1;
    const UAV_EVERYWHERE: i64 = 2;
    const UAV_OF_GROUP: i64 = 4;
    const SHARED: i64 = 8;
    let Some(mode) = arguments.get(1).and_then(|&id| at.body.int(id)) else { return };
    let has = |bits: i64| mode & bits != 0;
    if has(UAV_EVERYWHERE) && has(UAV_OF_GROUP) {
        at.say(report, Rule::InstrBarrierModeUselessUGroup, &[]);
    }
    let in_group = matches!(
        at.body.stage,
        Some(Stage::Compute | Stage::Mesh | Stage::Amplification | Stage::Node) | None
    );
    if in_group {
        if !has(UAV_EVERYWHERE | UAV_OF_GROUP | SHARED) {
            at.say(report, Rule::InstrBarrierModeNoMemory, &[]);
        }
    } else if mode != UAV_EVERYWHERE || has(THREADS) {
        at.say(report, Rule::InstrBarrierModeForNonCS, &[]);
    }
}

fn cbuffer(at: &At<'_>, op: DxilOp, of: Option<Properties>, arguments: &[u32], report: &mut Report) {
    let Some(of) = of else { return };
    if of.class != ResourceClass::CBuffer {
        return at.say(report, Rule::InstrCBufferClassForCBufferHandle, &[]);
    }
    let Some(index) = arguments.get(2).and_then(|&id| at.body.int(id)) else { return };
    let unit = if op == DxilOp::CBufferLoadLegacy { 16 } else { 1 };
    let offset = (index as u32 as u64) * unit;
    if offset >= u64::from(of.size) {
        at.say(report, Rule::InstrCBufferOutOfBound, &[]);
    }
}

/// Whether the kind is one of buffers.
fn is_buffer(kind: ResourceKind) -> bool {
    matches!(
        kind,
        ResourceKind::TypedBuffer
            | ResourceKind::RawBuffer
            | ResourceKind::StructuredBuffer
            | ResourceKind::TBuffer
    )
}

fn load(at: &At<'_>, op: DxilOp, of: Option<Properties>, arguments: &[u32], report: &mut Report) {
    let Some(of) = of else { return };
    if !matches!(of.class, ResourceClass::Srv | ResourceClass::Uav) {
        at.say(report, Rule::InstrResourceClassForLoad, &[]);
    }
    coordinates(at, op, of, arguments, report);
    alignment(at, op == DxilOp::RawBufferLoad, arguments.get(5), report);
}

/// The second coordinate is there where the kind has one, and nowhere else.
fn coordinates(at: &At<'_>, op: DxilOp, of: Properties, arguments: &[u32], report: &mut Report) {
    let is_raw = matches!(op, DxilOp::RawBufferLoad | DxilOp::RawBufferStore);
    if !is_buffer(of.kind) || is_raw && of.kind == ResourceKind::TypedBuffer {
        return at.say(report, Rule::InstrResourceKindForBufferLoadStore, &[]);
    }
    let is_store = matches!(op, DxilOp::BufferStore | DxilOp::RawBufferStore);
    let undefined = |place: usize| arguments.get(place).is_some_and(|&id| at.body.is_undef(id));
    match of.kind {
        ResourceKind::StructuredBuffer => {
            if undefined(3) || undefined(2) && !is_store {
                at.say(report, Rule::InstrCoordinateCountForStructBuf, &[]);
            }
        }
        _ => {
            if undefined(2) && !is_store {
                at.say(report, Rule::InstrResourceCoordinateMiss, &[]);
            }
            if !undefined(3) {
                at.say(report, Rule::InstrCoordinateCountForRawTypedBuf, &[]);
            }
        }
    }
}

fn alignment(at: &At<'_>, is_raw: bool, value: Option<&u32>, report: &mut Report) {
    if is_raw && value.is_some_and(|&id| !plain::is_immediate(at, id)) {
        at.say(report, Rule::InstrConstAlignForRawBuf, &[]);
    }
}

fn store(at: &At<'_>, op: DxilOp, of: Option<Properties>, arguments: &[u32], report: &mut Report) {
    values(at, arguments, 4, of, report);
    if arguments.get(8).is_some_and(|&id| !plain::is_immediate(at, id)) {
        at.say(report, Rule::InstrOpConst, &[&"the mask"]);
    }
    alignment(at, op == DxilOp::RawBufferStore, arguments.get(9), report);
    let Some(of) = of else { return };
    if of.class != ResourceClass::Uav {
        at.say(report, Rule::InstrResourceClassForUAVStore, &[]);
    }
    coordinates(at, op, of, arguments, report);
}

/// The mask of a store and the four values before it, from `first` on.
pub(super) fn values(
    at: &At<'_>,
    arguments: &[u32],
    first: usize,
    of: Option<Properties>,
    report: &mut Report,
) {
    let Some(values) = arguments.get(first..first + 4) else { return };
    let Some(mask) = arguments.get(first + 4).and_then(|&id| at.body.int(id)) else { return };
    let mask = mask as u8;
    if !matches!(mask, 1 | 3 | 7 | 15) {
        at.say(report, Rule::InstrWriteMaskGapForUAV, &[]);
    }
    let mut defined = 0u8;
    for (place, &value) in values.iter().enumerate() {
        defined |= u8::from(!at.body.is_undef(value)) << place;
    }
    if mask & !defined != 0 {
        at.say(report, Rule::InstrUndefinedValueForUAVStore, &[]);
    } else if mask & 15 != defined {
        at.say(report, Rule::InstrWriteMaskMatchValueForUAVStore, &[&mask, &defined]);
    }
    let is_typed = of.is_some_and(|of| of.class == ResourceClass::Uav && of.kind.is_typed());
    if is_typed && mask != 15 {
        at.say(report, Rule::InstrWriteMaskForTypedUAVStore, &[]);
    }
}

fn counter(at: &At<'_>, of: Option<Properties>, arguments: &[u32], report: &mut Report) {
    let Some(of) = of else { return };
    if of.class != ResourceClass::Uav {
        return at.say(report, Rule::InstrBufferUpdateCounterOnUAV, &[]);
    }
    if of.kind != ResourceKind::StructuredBuffer {
        return at.say(report, Rule::SmCounterOnlyOnStructBuf, &[&"BufferUpdateCounter"]);
    }
    if !of.has_counter {
        at.say(report, Rule::InstrBufferUpdateCounterOnResHasCounter, &[]);
    }
    if arguments.get(2).is_some_and(|&id| !plain::is_immediate(at, id)) {
        at.say(report, Rule::InstrOpConst, &[&"inc"]);
    }
}
