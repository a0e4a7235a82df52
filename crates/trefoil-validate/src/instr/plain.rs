//! LLVM's own instructions: which of them DXIL has, and on what.

use super::At;
use crate::Rule;
use crate::bitcode::operands;
use crate::report::Report;
use trefoil_dxil::bitcode_model::{Constant, Inst, Kind, Op, Ty};
use trefoil_facts::ShaderModel;

/// Memory that is the thread's own, shared by a group, and that LLVM calls generic.
const SHARED: u32 = 3;

pub(super) fn check(at: &At<'_>, inst: &Inst, report: &mut Report) {
    undefined(at, inst, report);
    match &inst.op {
        Op::Binary { op, b, .. } => division(at, *op, *b, report),
        Op::Cast { op, value, ty } => cast(at, *op, *value, *ty, report),
        Op::Shuffle { .. } | Op::InsertElement { .. } | Op::ExtractElement { .. } => vector(at, report),
        Op::AtomicRmw { pointer, .. } | Op::CmpXchg { pointer, .. } => atomic(at, *pointer, report),
        Op::Gep { operands, source, .. } => bounds(at, *source, operands, report),
        Op::InsertValue { .. } if !at.body.program.is_library() => {
            at.say(report, Rule::InstrAllowed, &[&"insertvalue"]);
        }
        Op::InsertValue { .. }
        | Op::Compare { .. }
        | Op::Select { .. }
        | Op::Phi { .. }
        | Op::Branch { .. }
        | Op::CondBranch { .. }
        | Op::Switch { .. }
        | Op::Ret(_)
        | Op::Unreachable
        | Op::Alloca { .. }
        | Op::Load { .. }
        | Op::Store { .. }
        | Op::ExtractValue { .. }
        | Op::Call { .. } => {}
    }
}

/// What is never set is read by nothing but the instructions that pass values on.
fn undefined(at: &At<'_>, inst: &Inst, report: &mut Report) {
    let passes = matches!(
        inst.op,
        Op::Phi { .. }
            | Op::InsertValue { .. }
            | Op::Store { .. }
            | Op::Shuffle { .. }
            | Op::InsertElement { .. }
            | Op::Call { .. }
    );
    if passes {
        return;
    }
    let mut found = false;
    operands(&inst.op, |id| found |= at.body.is_undef(id));
    if found {
        at.say(report, Rule::InstrNoReadingUninitialized, &[]);
    }
}

fn division(at: &At<'_>, op: u64, by: u32, report: &mut Report) {
    let is_integer = matches!(at.body.m.ty(at.body.ty(by)), Ty::Int(_));
    let is_zero = at.body.int(by) == Some(0);
    match op {
        3 if is_integer && is_zero => at.say(report, Rule::InstrNoUDivByZero, &[]),
        4 if is_integer && is_zero => at.say(report, Rule::InstrNoIDivByZero, &[]),
        _ => {}
    }
}

fn vector(at: &At<'_>, report: &mut Report) {
    // Libraries hold vectors in the memory of payloads.
    if !at.body.program.is_library() && at.body.program.model < ShaderModel::new(6, 9) {
        at.say(report, Rule::InstrAllowed, &[&"an instruction on vectors"]);
    }
}

fn cast(at: &At<'_>, op: u64, value: u32, to: u32, report: &mut Report) {
    const PTR_TO_INT: u64 = 9;
    const INT_TO_PTR: u64 = 10;
    const BITCAST: u64 = 11;
    const ADDR_SPACE: u64 = 12;
    let m = at.body.m;
    match op {
        PTR_TO_INT | INT_TO_PTR => {
            at.say(report, Rule::InstrAllowed, &[&"a cast between numbers and pointers"])
        }
        ADDR_SPACE => at.say(report, Rule::InstrNoGenericPtrAddrSpaceCast, &[]),
        BITCAST => {
            let pointee = |id: u32| match m.ty(id) {
                Ty::Pointer { to, .. } => Some(*to),
                _ => None,
            };
            let (Some(from), Some(to)) = (pointee(at.body.ty(value)), pointee(to)) else { return };
            let is_struct = |id: u32| matches!(m.ty(id), Ty::Struct { .. });
            // Lifetime markers take an address of bytes.
            if !at.body.program.is_library() && *m.ty(to) != Ty::Int(8) && (is_struct(from) || is_struct(to))
            {
                at.say(report, Rule::InstrStructBitCast, &[]);
            }
        }
        _ => {}
    }
}

fn atomic(at: &At<'_>, pointer: u32, report: &mut Report) {
    let space = match at.body.m.ty(at.body.ty(pointer)) {
        Ty::Pointer { space, .. } => *space,
        _ => 0,
    };
    if space != SHARED && !at.body.program.is_library() {
        at.say(report, Rule::InstrAtomicOpNonGroupsharedOrRecord, &[]);
    }
    let mut base = pointer;
    while let Some(Op::Gep { operands, .. }) = at.body.inst(base).map(|inst| &inst.op) {
        base = operands[0];
    }
    if let Some(Kind::Global(number)) = at.body.kind(base)
        && at.body.m.globals.get(*number as usize).is_some_and(|global| global.constant)
    {
        at.say(report, Rule::InstrAtomicConst, &[]);
    }
}

/// Constant indices lie within the arrays that they index.
fn bounds(at: &At<'_>, source: u32, operands: &[u32], report: &mut Report) {
    let m = at.body.m;
    let mut ty = source;
    for (place, &index) in operands.iter().enumerate().skip(2) {
        let number = at.body.int(index);
        ty = match m.ty(ty) {
            Ty::Array { len, elem } => {
                let outside = number.is_some_and(|n| u64::try_from(n).map_or(true, |n| n >= *len));
                if outside && place >= 2 {
                    return at.say(report, Rule::InstrInBoundsAccess, &[]);
                }
                *elem
            }
            Ty::Struct { fields, .. } => {
                let field = number.and_then(|n| fields.get(usize::try_from(n).ok()?));
                let Some(&field) = field else { return };
                field
            }
            Ty::Vector { len, elem } => {
                if number.is_some_and(|n| u64::try_from(n).map_or(true, |n| n >= *len)) {
                    return at.say(report, Rule::InstrInBoundsAccess, &[]);
                }
                *elem
            }
            _ => return,
        };
    }
}

/// Whether a value is a constant that is not undefined.
pub(super) fn is_immediate(at: &At<'_>, id: u32) -> bool {
    matches!(at.body.constant(id), Some(constant) if !matches!(constant, Constant::Undef))
}
