//! LLVM's own instructions: which of them DXIL has, and on what.

use super::{At, memory, results};
use crate::Rule;
use crate::bitcode::{Traits, operands};
use crate::report::Report;
use trefoil_dxil::ops::Attributes;
use trefoil_dxil_read::bitcode_model::{Attribute, Constant, Group, Inst, Kind, Op, Ty, binary, cast};
use trefoil_facts::{ShaderModel, Stage};

/// The memory that LLVM calls generic.
const GENERIC: u32 = 4;

pub(super) fn check(at: &At<'_>, inst: &Inst, traits: Traits, report: &mut Report) {
    if let Err(what) = allowed(at, inst) {
        return at.say(report, Rule::InstrAllowed, &[&what]);
    }
    if matches!(inst.op, Op::Call { .. }) {
        return;
    }
    if traits.has(Traits::UNDEFINED) {
        undefined(at, inst, report);
    }
    if traits.has(Traits::BYTE.or(Traits::GIVES_BYTES)) {
        bytes(at, inst, report);
    }
    match &inst.op {
        Op::Binary { op, b, .. } => division(at, *op, *b, report),
        Op::Cast { op, value, ty } => cast(at, *op, *value, *ty, report),
        Op::AtomicRmw { pointer, .. } | Op::CmpXchg { pointer, .. } => memory::atomic(at, *pointer, report),
        Op::Gep { operands, source, .. } => {
            memory::bounds(at, inst, *source, at.body.func.list(*operands), report)
        }
        Op::ExtractValue { aggregate, indices } => {
            results::extract(at, *aggregate, at.body.func.list(*indices), report)
        }
        Op::Select { a, b, .. } => [*a, *b].into_iter().for_each(|id| results::passed_on(at, id, report)),
        Op::Store { value, .. } => results::passed_on(at, *value, report),
        Op::Ret(Some(value)) => results::passed_on(at, *value, report),
        Op::Compare { .. }
        | Op::Phi { .. }
        | Op::Branch { .. }
        | Op::CondBranch { .. }
        | Op::Switch { .. }
        | Op::Ret(None)
        | Op::Unreachable
        | Op::Alloca { .. }
        | Op::Load { .. }
        | Op::Shuffle { .. }
        | Op::InsertElement { .. }
        | Op::ExtractElement { .. }
        | Op::InsertValue { .. }
        | Op::Call { .. } => {}
    }
    if traits.has(Traits::GIVES_SHARED) {
        memory::shared(at, inst, report);
    }
}

/// Whether DXIL has an instruction; its words where it has not.
fn allowed(at: &At<'_>, inst: &Inst) -> Result<(), &'static str> {
    let program = at.body.program;
    // Libraries, and shaders of meshes, hold vectors in the memory of payloads.
    let has_payloads = program.is_library() || matches!(program.stage, Stage::Mesh | Stage::Amplification);
    match inst.op {
        Op::Shuffle { .. } | Op::InsertElement { .. } | Op::ExtractElement { .. }
            if !has_payloads && program.model < ShaderModel::new(6, 9) =>
        {
            Err("an instruction on vectors")
        }
        Op::InsertValue { .. } => Err("insertvalue"),
        Op::Unreachable if !(has_payloads && after_no_return(at)) => Err("unreachable"),
        Op::Cast { op: cast::PTRTOINT | cast::INTTOPTR, .. } => Err("a cast between numbers and pointers"),
        _ => Ok(()),
    }
}

/// Whether the instruction before is an operation that does not return.
fn after_no_return(at: &At<'_>) -> bool {
    let (block, place) = at.place;
    let before = place.checked_sub(1).and_then(|before| at.body.func.blocks[block].get(before));
    let op = before.and_then(|inst| at.body.operation(inst));
    op.is_some_and(|(op, _)| op.newest_attributes().contains(Attributes::NO_RETURN))
        && before.is_some_and(|inst| says_no_return(at, inst))
}

/// Whether a call, or the function that it calls, has the attribute.
fn says_no_return(at: &At<'_>, inst: &Inst) -> bool {
    let (m, Op::Call { callee, attributes, .. }) = (at.body.m, inst.op) else { return false };
    let of_function = match at.body.kind(callee) {
        Some(Kind::Function(number)) => m.functions[*number as usize].attributes,
        _ => 0,
    };
    let groups = [attributes, of_function].into_iter().filter_map(|number| {
        let list = usize::try_from(number).ok()?.checked_sub(1)?;
        m.lists.get(list)
    });
    let says = |group: &Group| {
        let is_it = |attribute: &Attribute| matches!(attribute, Attribute::Word("noreturn"));
        group.slot == u32::MAX && group.attributes.iter().any(is_it)
    };
    groups.flatten().any(|id| m.groups.iter().any(|group| group.id == *id && says(group)))
}

/// What is never set is read by nothing but the instructions that pass values on.
fn undefined(at: &At<'_>, inst: &Inst, report: &mut Report) {
    let mut found = false;
    let mut read = |id: u32| found |= at.body.is_undef(id) || at.body.is_part_undef(id);
    match inst.op {
        Op::Phi { .. } => {}
        Op::Store { pointer, .. } => read(pointer),
        // As DXC has it: what is undefined like the second operand may be.
        Op::Shuffle { b, mask, .. } if at.body.is_undef(b) => read(mask),
        Op::Shuffle { a, mask, .. } => [a, mask].into_iter().for_each(read),
        Op::InsertElement { value, index, .. } => [value, index].into_iter().for_each(read),
        _ => operands(at.body.func, &inst.op, read),
    }
    if found {
        at.say(report, Rule::InstrNoReadingUninitialized, &[]);
    }
}

/// Bytes are operands of operations alone, and are addressed where a variable begins and ends to live.
fn bytes(at: &At<'_>, inst: &Inst, report: &mut Report) {
    let m = at.body.m;
    let is_byte = |ty: u32| *m.ty(ty) == Ty::Int(8);
    let mut found = false;
    operands(at.body.func, &inst.op, |id| found |= is_byte(at.body.ty(id)));
    if let Some(result) = inst.result {
        let ty = at.body.ty(result);
        let of = at.body.program.element(at.body.program.pointee(ty).unwrap_or(ty));
        let is_marked = || {
            matches!(inst.op, Op::Cast { op: cast::BITCAST, .. })
                && at.body.program.model >= ShaderModel::new(6, 6)
                && at.body.is_only_marked(result)
        };
        found |= is_byte(of) && !is_marked();
    }
    if found {
        at.say(report, Rule::TypesI8, &[]);
    }
}

fn division(at: &At<'_>, op: u64, by: u32, report: &mut Report) {
    let is_integer = matches!(at.body.m.ty(at.body.ty(by)), Ty::Int(_));
    let is_zero = at.body.int(by) == Some(0);
    match op {
        binary::UDIV if is_integer && is_zero => at.say(report, Rule::InstrNoUDivByZero, &[]),
        binary::SDIV if is_integer && is_zero => at.say(report, Rule::InstrNoIDivByZero, &[]),
        _ => {}
    }
}

fn cast(at: &At<'_>, op: u64, value: u32, to: u32, report: &mut Report) {
    let m = at.body.m;
    let space = |ty: u32| match m.ty(ty) {
        Ty::Pointer { space, .. } => *space,
        _ => 0,
    };
    match op {
        cast::ADDRSPACECAST if space(to) != GENERIC && space(at.body.ty(value)) != GENERIC => {
            at.say(report, Rule::InstrNoGenericPtrAddrSpaceCast, &[]);
        }
        cast::BITCAST => memory::bitcast(at, at.body.ty(value), to, report),
        _ => {}
    }
}

/// Whether a value is a constant that is not undefined.
pub(super) fn is_immediate(at: &At<'_>, id: u32) -> bool {
    matches!(at.body.constant(id), Some(constant) if !matches!(constant, Constant::Undef))
}
