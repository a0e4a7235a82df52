//! Outputs that must be written, all of them whole.

use crate::Rule;
use crate::program::{Element, Entry, Program, tag};
use crate::report::Report;
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil_read::bitcode_model::{Function, Kind, Op};
use trefoil_facts::{Semantic, Stage};

/// Checks what the functions of each entry write.
pub(super) fn check(program: &Program<'_>, report: &mut Report) {
    for entry in &program.entries {
        let Some(stage) = entry.stage else { continue };
        if stage == Stage::Hull {
            let written = program.patch_function(entry).map(|number| written(program, number, &entry.patch));
            for (element, &mask) in entry.patch.iter().zip(written.iter().flatten()) {
                whole(entry, element, mask, report);
            }
            continue;
        }
        let Some(function) = entry.function else { continue };
        let written = written(program, function, &entry.output);
        for (element, &mask) in entry.output.iter().zip(&written) {
            whole(entry, element, mask, report);
        }
        position(program, entry, &written, report);
    }
}

/// By element, the columns that a function stores to.
fn written(program: &Program<'_>, number: usize, elements: &[Element<'_>]) -> Vec<u32> {
    let mut written = vec![0u32; elements.len()];
    let Some(func) = program.module.functions.get(number) else { return written };
    let stores = |op: &DxilOp| {
        matches!(op, DxilOp::StoreOutput | DxilOp::StoreVertexOutput | DxilOp::StorePatchConstant)
    };
    if !program.code(number).ops.iter().any(stores) {
        return written;
    }
    for (inst, summary) in program.insts(number) {
        let (Op::Call { callee, arguments, .. }, Some(op)) = (&inst.op, summary.op) else { continue };
        if !stores(&op) || !is_store(program, func, *callee) {
            continue;
        }
        let int =
            |at: usize| func.list(*arguments).get(at).and_then(|&id| program.module.int(Some(func), id));
        let place = int(1).and_then(|id| usize::try_from(id).ok()).and_then(|id| written.get_mut(id));
        if let (Some(mask), Some(column)) = (place, int(3)) {
            *mask |= u32::try_from(column).ok().and_then(|column| 1u32.checked_shl(column)).unwrap_or(0);
        }
    }
    written
}

/// Whether a function stores outputs.
fn is_store(program: &Program<'_>, func: &Function, callee: u32) -> bool {
    let callee = match program.module.value(Some(func), callee).map(|value| &value.kind) {
        Some(Kind::Function(number)) => program.module.functions.get(*number as usize),
        _ => None,
    };
    callee.is_some_and(|callee| callee.name.starts_with("dx.op.store"))
}

fn semantic(element: &Element<'_>) -> Option<Semantic> {
    Semantic::from_dxil_number(u32::try_from(element.semantic).ok()?)
}

/// A system value is written in all its columns, and in no other.
fn whole(entry: &Entry<'_>, element: &Element<'_>, mask: u32, report: &mut Report) {
    let wanted = (1u32 << element.cols.clamp(0, 4)) - 1;
    let is_free = matches!(semantic(element), Some(Semantic::Arbitrary | Semantic::Target));
    if mask != wanted && !is_free {
        report.function(Rule::SmUndefinedOutput, entry.name, &[&element.name]);
    }
}

/// The position of each stream that is written is written whole.
fn position(program: &Program<'_>, entry: &Entry<'_>, written: &[u32], report: &mut Report) {
    let streams = match entry.stage {
        Some(Stage::Geometry) => program.node_int(entry.property(tag::GEOMETRY), 2).unwrap_or(0),
        _ => 1,
    };
    for stream in (0..4).filter(|stream| streams >> stream & 1 != 0) {
        let of_stream = |e: &Element<'_>| semantic(e) == Some(Semantic::Position) && e.stream == stream;
        let mut masks = entry.output.iter().zip(written).filter(|(e, _)| of_stream(e)).peekable();
        if masks.peek().is_some() && masks.fold(0, |all, (_, mask)| all | mask) != 15 {
            report.function(Rule::SmCompletePosition, entry.name, &[]);
        }
    }
}
