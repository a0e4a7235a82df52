//! Operations on buffers: the resources that they take, coordinates, masks and values of stores.

use super::handle::{Properties, properties};
use super::{At, io, plain};
use crate::Rule;
use crate::report::Report;
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil_read::bitcode_model::Ty;
use trefoil_facts::{ResourceClass, ResourceKind, ShaderModel};

pub(super) fn check(at: &At<'_>, op: DxilOp, arguments: &[u32], seen: &mut io::Seen, report: &mut Report) {
    let of = |place: usize| arguments.get(place).and_then(|&id| properties(at.body, id));
    match op {
        DxilOp::CBufferLoad | DxilOp::CBufferLoadLegacy => {
            cbuffer(at, op, of(1), arguments, report);
        }
        DxilOp::BufferLoad | DxilOp::RawBufferLoad => load(at, op, of(1), arguments, report),
        DxilOp::BufferStore | DxilOp::RawBufferStore => store(at, op, of(1), arguments, report),
        DxilOp::RawBufferVectorLoad => {
            access(at, of(1), arguments, report);
            alignment(at, true, arguments.get(4), report);
        }
        DxilOp::RawBufferVectorStore => vector_store(at, of(1), arguments, report),
        DxilOp::BufferUpdateCounter => counter(at, of(1), arguments, seen, report),
        DxilOp::AtomicBinOp | DxilOp::AtomicCompareExchange => atomic(at, of(1), arguments, report),
        _ => {}
    }
}

/// An atomic operation on a UAV, of a width that the model has.
fn atomic(at: &At<'_>, of: Option<Properties>, arguments: &[u32], report: &mut Report) {
    if of.is_some_and(|of| of.class != ResourceClass::Uav) {
        at.say(report, Rule::InstrAtomicIntrinNonUAV, &[]);
    }
    let is_wide = arguments.last().is_some_and(|&id| *at.body.m.ty(at.body.ty(id)) == Ty::Int(64));
    if is_wide && at.body.program.model < ShaderModel::new(6, 6) {
        at.say(report, Rule::SmOpCodeInInvalidFunction, &[&"an atomic operation on 64 bits"]);
    }
}

/// Whether a raw access of more than 32 bits comes before the model that has it.
fn is_too_wide(at: &At<'_>, op: DxilOp, component: Option<u32>) -> bool {
    let is_raw = matches!(op, DxilOp::RawBufferLoad | DxilOp::RawBufferStore);
    let size = component.map_or(0, |ty| at.body.program.sizes.alloc(ty));
    is_raw && size > 4 && at.body.program.model < ShaderModel::new(6, 3)
}

fn cbuffer(at: &At<'_>, op: DxilOp, of: Option<Properties>, arguments: &[u32], report: &mut Report) {
    let Some(of) = of else { return };
    if of.class != ResourceClass::CBuffer {
        return at.say(report, Rule::InstrCBufferClassForCBufferHandle, &[]);
    }
    let Some(index) = arguments.get(2).and_then(|&id| at.body.int(id)) else { return };
    let unit = if op == DxilOp::CBufferLoadLegacy { 16 } else { 1 };
    let offset = (index as u32 as u64) * unit;
    if of.size > 0 && offset >= u64::from(of.size) {
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
    let component = match at.result().map(|ty| at.body.m.ty(ty)) {
        Some(Ty::Struct { fields, .. }) => fields.first().copied(),
        _ => None,
    };
    if is_too_wide(at, op, component) {
        at.say(report, Rule::Sm64bitRawBufferLoadStore, &[]);
    }
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
    let is_typed = matches!(of.kind, ResourceKind::TypedBuffer | ResourceKind::TBuffer);
    if !is_buffer(of.kind) || is_raw && is_typed {
        return at.say(report, Rule::InstrResourceKindForBufferLoadStore, &[]);
    }
    let undefined = |place: usize| arguments.get(place).is_some_and(|&id| at.body.is_undef(id));
    match of.kind {
        ResourceKind::StructuredBuffer => {
            if undefined(3) {
                at.say(report, Rule::InstrCoordinateCountForStructBuf, &[]);
            }
        }
        _ => {
            if !undefined(3) {
                at.say(report, Rule::InstrCoordinateCountForRawTypedBuf, &[]);
            }
        }
    }
}

/// An access to whole vectors of a raw or structured buffer.
fn access(at: &At<'_>, of: Option<Properties>, arguments: &[u32], report: &mut Report) {
    let Some(of) = of else { return };
    if !matches!(of.class, ResourceClass::Srv | ResourceClass::Uav) {
        at.say(report, Rule::InstrResourceClassForLoad, &[]);
    }
    coordinates(at, DxilOp::RawBufferStore, of, arguments, report);
}

fn vector_store(at: &At<'_>, of: Option<Properties>, arguments: &[u32], report: &mut Report) {
    if arguments.get(4).is_some_and(|&id| at.body.is_undef(id)) {
        at.say(report, Rule::InstrUndefinedValueForUAVStore, &[]);
    }
    alignment(at, true, arguments.get(5), report);
    let Some(of) = of else { return };
    if of.class != ResourceClass::Uav {
        at.say(report, Rule::InstrResourceClassForUAVStore, &[]);
    }
    coordinates(at, DxilOp::RawBufferStore, of, arguments, report);
}

fn alignment(at: &At<'_>, is_raw: bool, value: Option<&u32>, report: &mut Report) {
    if is_raw && value.is_some_and(|&id| !plain::is_immediate(at, id)) {
        at.say(report, Rule::InstrConstAlignForRawBuf, &[]);
    }
}

fn store(at: &At<'_>, op: DxilOp, of: Option<Properties>, arguments: &[u32], report: &mut Report) {
    if is_too_wide(at, op, arguments.get(4).map(|&id| at.body.ty(id))) {
        at.say(report, Rule::Sm64bitRawBufferLoadStore, &[]);
    }
    values(at, arguments, 4, of, report);
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
    if arguments.get(first + 4).is_some_and(|&id| !plain::is_immediate(at, id)) {
        at.say(report, Rule::InstrOpConst, &[&"the mask"]);
    }
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

/// `bufferUpdateCounter(uav, inc)`: of a buffer with a counter, which goes one way alone.
fn counter(at: &At<'_>, of: Option<Properties>, arguments: &[u32], seen: &mut io::Seen, report: &mut Report) {
    let step = arguments.get(2).filter(|&&id| plain::is_immediate(at, id)).and_then(|&id| at.body.int(id));
    let Some(step) = step else { return at.say(report, Rule::InstrOpConst, &[&"inc"]) };
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
    let (Some(id), false) = (of.id, at.body.program.is_library()) else { return };
    let is_up = step == 1;
    match seen.counters.iter().find(|(known, _)| *known == id) {
        Some(&(_, before)) if before != is_up => at.say(report, Rule::InstrOnlyOneAllocConsume, &[]),
        Some(_) => {}
        None => seen.counters.push((id, is_up)),
    }
}
