//! Resources of libraries, which are variables: what loads them, and that each is one resource.

use crate::Rule;
use crate::program::Program;
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::{Constant, Function, Kind, Op};

/// Checks the variables that are resources, and what is done with them.
pub(crate) fn check(program: &Program<'_>, report: &mut Report) {
    if !program.is_library() {
        return;
    }
    let variables: Vec<Option<u32>> =
        program.resources.iter().map(|r| program.variable(None, r.variable)).collect();
    for (at, resource) in program.resources.iter().enumerate() {
        let other = (0..at).find(|&other| variables[at].is_some() && variables[other] == variables[at]);
        let Some(other) = other.map(|other| &program.resources[other]) else { continue };
        let what = |r: &crate::program::Resource<'_>| {
            (r.class, r.kind, r.detail, r.component, r.stride, r.has_counter, r.is_ordered, r.is_coherent)
        };
        if what(resource) != what(other) {
            report.whole(Rule::InstrResourceMapToSingleEntry, &[&resource.label(), &other.label()]);
        }
    }
    for (_, func) in program.bodies() {
        users(program, func, &variables, report);
    }
}

/// What is done with resources in a function: addresses are made, handles loaded and given to operations.
fn users(program: &Program<'_>, func: &Function, variables: &[Option<u32>], report: &mut Report) {
    let m = program.module;
    let is_global = |id: u32| {
        let kind = m.value(Some(func), id).map(|value| &value.kind);
        let is_address = matches!(
            kind,
            Some(Kind::Global(_) | Kind::Constant(Constant::Gep { .. } | Constant::Cast { .. }))
        );
        is_address && program.variable(Some(func), id).is_some_and(|v| variables.contains(&Some(v)))
    };
    let mut derived = vec![false; func.values.len()];
    for (block, insts) in func.blocks.iter().enumerate() {
        for (at, inst) in insts.iter().enumerate() {
            let mut uses = false;
            crate::bitcode::operands(func, &inst.op, |id| {
                let number = id.checked_sub(func.first_value).map(|number| number as usize);
                uses |=
                    number.and_then(|number| derived.get(number)).copied().unwrap_or(false) || is_global(id);
            });
            if !uses {
                continue;
            }
            let passes = matches!(inst.op, Op::Gep { .. } | Op::Load { .. });
            if passes {
                let number = inst.result.and_then(|result| result.checked_sub(func.first_value));
                if let Some(known) = number.and_then(|number| derived.get_mut(number as usize)) {
                    *known = true;
                }
            } else if !matches!(inst.op, Op::Call { .. } | Op::Cast { .. }) {
                report.inst(Rule::InstrResourceUser, (m, func), (block, at), &[]);
            }
        }
    }
}
