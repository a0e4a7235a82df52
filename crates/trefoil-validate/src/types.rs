//! Types: those that DXIL has.

use crate::Rule;
use crate::program::Program;
use crate::report::Report;
use trefoil_dxil::bitcode_model::{Op, Ty};
use trefoil_facts::ShaderModel;

/// How deep arrays and structures are followed.
const MAX_DEPTH: u32 = 64;

/// Checks the types of variables, of functions and of what instructions give.
pub(crate) fn check(program: &Program<'_>, report: &mut Report) {
    let m = program.module;
    let mut seen = vec![false; m.types.len()];
    for global in &m.globals {
        one(program, global.ty, &mut seen, report);
    }
    for (_, func) in program.bodies() {
        for inst in func.blocks.iter().flatten() {
            if let Some(result) = inst.result.and_then(|id| m.value(Some(func), id)) {
                one(program, result.ty, &mut seen, report);
            }
            if let Op::Alloca { ty, .. } = inst.op {
                one(program, ty, &mut seen, report);
            }
        }
    }
}

/// A type that is used, and those that it is made of.
fn one(program: &Program<'_>, ty: u32, seen: &mut [bool], report: &mut Report) {
    let m = program.module;
    let mut open = vec![(ty, 0u32)];
    while let Some((id, depth)) = open.pop() {
        let Some(known) = seen.get_mut(id as usize) else { continue };
        if std::mem::replace(known, true) || depth > MAX_DEPTH {
            continue;
        }
        match m.ty(id) {
            Ty::Int(bits) if !matches!(bits, 1 | 8 | 16 | 32 | 64) => {
                report.whole(Rule::TypesIntWidth, &[bits]);
            }
            Ty::Other(name) => report.whole(Rule::TypesDefined, &[name]),
            // Memory may hold vectors, and payloads arrays of arrays.
            Ty::Vector { .. }
                if depth == 0 && !program.is_library() && program.model < ShaderModel::new(6, 9) =>
            {
                report.whole(Rule::TypesNoVector, &[&id]);
            }
            Ty::Pointer { to, .. } => match m.ty(*to) {
                Ty::Pointer { .. } => report.whole(Rule::TypesNoPtrToPtr, &[&id]),
                _ => open.push((*to, depth + 1)),
            },
            Ty::Array { elem, .. } => {
                if depth == 0 && matches!(m.ty(*elem), Ty::Array { .. }) {
                    report.whole(Rule::TypesNoMultiDim, &[&id]);
                }
                open.push((*elem, depth + 1));
            }
            Ty::Struct { fields, name, .. } => {
                let is_ours = name.as_deref().is_some_and(|name| name.starts_with("dx."));
                if !is_ours {
                    open.extend(fields.iter().map(|&field| (field, depth + 1)));
                }
            }
            Ty::Void
            | Ty::Half
            | Ty::Float
            | Ty::Double
            | Ty::Label
            | Ty::Metadata
            | Ty::Int(_)
            | Ty::Opaque { .. }
            | Ty::Vector { .. }
            | Ty::Function { .. } => {}
        }
    }
}
