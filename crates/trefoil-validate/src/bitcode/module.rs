//! Variables, functions and metadata of a module.

use super::attributes;
use super::table::Types;
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::{Global, Kind, Meta, Module, Ty};

pub(super) fn check(m: &Module, types: &Types<'_>, report: &mut Report) {
    for (index, global) in m.globals.iter().enumerate() {
        if let Err(what) = variable(m, global, types) {
            report.broken(&format_args!("variable {index} '{}': {what}", global.name));
        }
    }
    for func in &m.functions {
        if !matches!(m.types.get(func.ty as usize), Some(Ty::Function { .. })) {
            report.broken(&format_args!("function '{}' is not of a function's type", func.name));
        } else if func.declaration && is_local(func.linkage) {
            report.broken(&format_args!("function '{}' is declared and not external", func.name));
        } else if func.linkage == APPENDING {
            report.broken(&format_args!("function '{}' is appending", func.name));
        } else if !func.declaration && func.linkage == COMMON {
            report.broken(&format_args!("function '{}' is common", func.name));
        } else if !func.declaration && func.blocks.is_empty() {
            report.broken(&format_args!("function '{}' has no body", func.name));
        }
    }
    attributes::check(m, types, report);
    metadata(m, report);
}

/// The linkage that only arrays have.
const APPENDING: u64 = 2;

/// The linkage that only variables have.
const COMMON: u64 = 8;

/// Whether a linkage is one that only definitions have; unknown numbers are external.
fn is_local(linkage: u64) -> bool {
    matches!(linkage, 1..=4 | 8..=14 | 16..=19)
}

fn variable(m: &Module, global: &Global, types: &Types<'_>) -> Result<(), &'static str> {
    if global.ty as usize >= m.types.len()
        || matches!(types.get(global.ty), Ty::Void | Ty::Label | Ty::Metadata)
    {
        return Err("of no type that a variable has");
    }
    if global.linkage == APPENDING && !matches!(types.get(global.ty), Ty::Array { .. }) {
        return Err("appending and no array");
    }
    let Some(init) = global.init else {
        return match is_local(global.linkage) {
            true => Err("declared and not external"),
            false => Ok(()),
        };
    };
    let value = m.values.get(init as usize).ok_or("its initial value is not there")?;
    match value.kind {
        Kind::Argument | Kind::Inst => Err("its initial value is no constant"),
        _ if !types.equal(value.ty, global.ty) => Err("its initial value has another type"),
        _ => Ok(()),
    }
}

fn metadata(m: &Module, report: &mut Report) {
    let nodes = m.metadata.len();
    let has_debug = m.metadata.iter().any(|meta| matches!(meta, Meta::Debug(..)));
    for (id, meta) in m.metadata.iter().enumerate() {
        let right = match meta {
            Meta::Text(_) | Meta::Debug(..) => true,
            // Debug information refers to values of functions.
            &Meta::Value { value } => (value as usize) < m.values.len() || has_debug,
            &Meta::Node { parts, .. } => m.parts(parts).iter().flatten().all(|&part| (part as usize) < nodes),
        };
        if !right {
            return report.broken(&format_args!("metadata {id} refers to what is not there"));
        }
    }
    for (name, parts) in &m.named {
        let is_node =
            |&part: &u32| matches!(m.metadata.get(part as usize), Some(Meta::Node { .. } | Meta::Debug(..)));
        let has_one = |&part: &u32| {
            let parts = m.node(Some(part));
            parts.len() == 1 && m.node_text(parts, 0).is_some()
        };
        if name == "llvm.ident" && !parts.iter().all(has_one) {
            return report.broken(&"'llvm.ident' is no list of texts");
        }
        if !parts.iter().all(is_node) {
            return report.broken(&format_args!("named metadata '{name}' holds what is no node"));
        }
    }
}
