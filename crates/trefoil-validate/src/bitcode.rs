//! What LLVM demands of a module: types and values that exist and fit, blocks that end, definitions before uses.

mod cast;
mod constants;
mod dominance;
mod inst;
mod module;
mod table;

use crate::report::Report;
use trefoil_dxil_read::bitcode_model::{Function, Module};

pub(crate) use dominance::{Dominators, successors};
pub(crate) use inst::operands;
pub(crate) use table::Types;

/// Checks a module: the rest of the validation may then take operands and types for granted.
pub(crate) fn check(m: &Module, report: &mut Report) {
    let types = Types::new(m);
    types.check(report);
    if !report.is_clean() {
        return;
    }
    module::check(m, &types, report);
    constants::check(m, None, &types, report);
    if !report.is_clean() {
        return;
    }
    for func in &m.functions {
        if !func.declaration {
            body(m, func, &types, report);
        }
    }
}

fn body(m: &Module, func: &Function, types: &Types<'_>, report: &mut Report) {
    let before = report.is_clean();
    constants::check(m, Some(func), types, report);
    inst::check(m, func, types, report);
    if before && report.is_clean() {
        dominance::check(m, func, report);
    }
}
