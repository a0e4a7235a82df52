//! Declarations: of operations and of nothing else, and used.

mod params;

use crate::Rule;
use crate::bitcode::{Traits, operands};
use crate::program::{Program, is_marker};
use crate::report::Report;
use trefoil_dxil::ops::OpClass;
use trefoil_dxil_read::bitcode_model::{Attribute, Kind, Op};
use trefoil_facts::attribute::{DENORM_MODE, HELPER_LANES};
use trefoil_facts::{DenormMode, ShaderModel};

/// Checks the declared functions, and that functions are only called.
pub(crate) fn check(program: &Program<'_>, report: &mut Report) {
    let m = program.module;
    let mut called = vec![false; m.functions.len()];
    let mut addressed = vec![false; m.functions.len()];
    for (number, func) in program.bodies() {
        let mark = |list: &mut Vec<bool>, id: u32| {
            if let Some(Kind::Function(number)) = m.value(Some(func), id).map(|v| &v.kind)
                && let Some(known) = list.get_mut(*number as usize)
            {
                *known = true;
            }
        };
        let code = program.code(number);
        for &callee in &code.calls {
            called[callee as usize] = true;
        }
        if !code.traits.has(Traits::FUNCTION) {
            continue;
        }
        for (inst, summary) in program.insts(number) {
            if summary.traits.has(Traits::FUNCTION) {
                let callee = matches!(inst.op, Op::Call { .. });
                // The callee comes first.
                let mut rest = usize::from(callee);
                operands(func, &inst.op, |id| match rest {
                    0 => mark(&mut addressed, id),
                    _ => rest -= 1,
                });
            }
        }
    }
    for (number, func) in m.functions.iter().enumerate() {
        if addressed[number] {
            report.function(Rule::DeclFnIsCalled, &func.name, &[&func.name]);
        }
        if !func.declaration {
            if func.name.starts_with("dx.op.") {
                report.function(Rule::DeclDxilNsReserved, &func.name, &[&func.name]);
            }
            continue;
        }
        let is_entry = program.entry_of(number).is_some();
        if is_marker(&func.name) && program.model >= ShaderModel::new(6, 6) {
            continue;
        }
        let is_foreign = !func.name.starts_with("dx.op.");
        if is_foreign && (!program.is_library() || is_entry) {
            report.function(Rule::DeclDxilFnExtern, &func.name, &[&func.name]);
        } else if !called[number] && !is_foreign {
            report.function(Rule::DeclUsedExternalFunction, &func.name, &[&func.name]);
        } else if !called[number] && !is_foreign && OpClass::by_function(&func.name).is_none() {
            report.function(Rule::DeclDxilFnExtern, &func.name, &[&func.name]);
        }
    }
    if !program.is_library() {
        attributes(program, report);
    }
    params::check(program, report);
    params::nodes(program, report);
}

fn attributes(program: &Program<'_>, report: &mut Report) {
    let m = program.module;
    for (_, func) in program.bodies() {
        let Some(list) = (func.attributes as usize).checked_sub(1).and_then(|at| m.lists.get(at)) else {
            continue;
        };
        for group in m.groups.iter().filter(|group| list.contains(&group.id)) {
            for attribute in &group.attributes {
                let Attribute::Text(word, value) = attribute else { continue };
                let right = match word.as_str() {
                    HELPER_LANES => true,
                    DENORM_MODE => DenormMode::from_word(value.as_deref().unwrap_or_default()).is_some(),
                    _ => word.is_empty(),
                };
                if !right {
                    report.function(Rule::DeclFnAttribute, &func.name, &[&func.name, word]);
                }
            }
        }
    }
}
