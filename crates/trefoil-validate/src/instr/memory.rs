//! Memory: addresses within bounds, casts of addresses, atomic operations, variables that a group shares.

use super::{At, Body};
use crate::Rule;
use crate::report::Report;
use crate::spaces::{RECORD, SHARED};
use trefoil_dxil_read::bitcode_model::{Inst, Kind, Op, Ty, cast};
use trefoil_facts::ShaderModel;

/// How many addresses are followed back to their variable.
const MAX_STEPS: u32 = 256;

/// An address by constants lies within what its base points to.
pub(super) fn bounds(at: &At<'_>, inst: &Inst, source: u32, operands: &[u32], report: &mut Report) {
    let (m, sizes) = (at.body.m, &at.body.program.sizes);
    let mut ty = source;
    let mut offset = 0u64;
    for (place, &index) in operands.iter().enumerate().skip(1) {
        let Some(number) = at.body.int(index) else { return };
        let step = match m.ty(ty) {
            _ if place == 1 => sizes.alloc(ty).wrapping_mul(number as u64),
            Ty::Array { elem, .. } | Ty::Vector { elem, .. } => {
                ty = *elem;
                sizes.alloc(ty).wrapping_mul(number as u64)
            }
            Ty::Struct { fields, .. } => {
                let field = usize::try_from(number).ok().filter(|&at| at < fields.len());
                let Some(field) = field else { return };
                let begin = sizes.field(m, ty, field);
                ty = fields[field];
                begin
            }
            _ => return,
        };
        offset = offset.wrapping_add(step);
    }
    let result = inst.result.and_then(|result| at.body.program.pointee(at.body.ty(result)));
    let size = result.map_or(0, |ty| sizes.alloc(ty) as u32);
    if (offset as u32).wrapping_add(size) > sizes.alloc(source) as u32 {
        at.say(report, Rule::InstrInBoundsAccess, &[]);
    }
}

/// A cast that keeps the bits: of numbers, or between addresses of things of one size.
pub(super) fn bitcast(at: &At<'_>, from: u32, to: u32, report: &mut Report) {
    let program = at.body.program;
    let (m, sizes) = (at.body.m, &program.sizes);
    let (mut from, mut to) = (from, to);
    if let (&Ty::Pointer { to: a, .. }, &Ty::Pointer { to: b, .. }) = (m.ty(from), m.ty(to)) {
        // Lifetime markers take an address of bytes.
        if *m.ty(b) == Ty::Int(8) && program.model >= ShaderModel::new(6, 6) {
            return;
        }
        if sizes.alloc(a) != sizes.alloc(b) {
            return at.say(report, Rule::InstrPtrBitCast, &[]);
        }
        (from, to) = (program.element(a), program.element(b));
    }
    let is_struct = |ty: u32| matches!(m.ty(ty), Ty::Struct { .. });
    if !program.is_library() && (is_struct(from) || is_struct(to)) {
        at.say(report, Rule::InstrStructBitCast, &[]);
    } else if program.uses_min_precision() && sizes.store(from).min(sizes.store(to)) < 4 {
        at.say(report, Rule::InstrMinPrecisonBitCast, &[]);
    }
}

/// An atomic operation on memory: a group's or a record's, that is no constant.
pub(super) fn atomic(at: &At<'_>, pointer: u32, report: &mut Report) {
    let (m, program) = (at.body.m, at.body.program);
    let (to, space) = match m.ty(at.body.ty(pointer)) {
        Ty::Pointer { to, space } => (*to, *space),
        _ => (0, 0),
    };
    if *m.ty(to) == Ty::Int(64) && program.model < ShaderModel::new(6, 6) {
        at.say(report, Rule::SmOpCodeInInvalidFunction, &[&"an atomic operation on 64 bits"]);
    }
    if !matches!(space, SHARED | RECORD) {
        at.say(report, Rule::InstrAtomicOpNonGroupsharedOrRecord, &[]);
    }
    let global = variable(at.body, pointer).and_then(|number| m.globals.get(number as usize));
    if global.is_some_and(|global| global.constant) {
        at.say(report, Rule::InstrAtomicConst, &[]);
    }
}

/// An address in the memory of a group is one of a variable that is known.
pub(super) fn shared(at: &At<'_>, inst: &Inst, report: &mut Report) {
    let ty = inst.result.map(|result| at.body.m.ty(at.body.ty(result)));
    if !matches!(ty, Some(Ty::Pointer { space: SHARED, .. })) {
        return;
    }
    let base = match &inst.op {
        Op::Gep { operands, .. } => at.body.func.list(*operands).first().copied(),
        Op::Cast { op: cast::BITCAST, value, .. } => Some(*value),
        _ => None,
    };
    if base.and_then(|base| variable(at.body, base)).is_none() {
        at.say(report, Rule::InstrFailToResloveTgsmPointer, &[]);
    }
}

/// The variable that an address lies in.
pub(super) fn variable(body: &Body<'_>, pointer: u32) -> Option<u32> {
    let mut id = pointer;
    for _ in 0..MAX_STEPS {
        if !matches!(body.kind(id)?, Kind::Inst) {
            return body.program.variable(Some(body.func), id);
        }
        id = match &body.inst(id)?.op {
            Op::Gep { operands, .. } => *body.func.list(*operands).first()?,
            Op::Cast { op: cast::BITCAST, value, .. } => *value,
            _ => return None,
        };
    }
    None
}
