//! Variables: those that are used, and how much memory a group shares.

use crate::Rule;
use crate::bitcode::{Traits, operands};
use crate::program::Program;
use crate::report::Report;
use crate::spaces::SHARED;
use crate::types::is_own;
use trefoil_dxil_read::bitcode_model::{Constant, Kind, Value};
use trefoil_facts::Stage;

/// The most bytes that a group shares, and that a mesh shader's does.
const MOST_SHARED: u64 = 32 * 1024;
const MOST_SHARED_MESH: u64 = 28 * 1024;

/// The variable of libraries that says whether a lane is a helper.
const IS_HELPER: &str = "dx.ishelper";

/// Who uses a variable.
#[derive(Clone, Copy, Default)]
struct Use {
    /// A constant or an instruction.
    any: bool,
    /// An instruction, without a constant between.
    by_instruction: bool,
}

/// Checks the module's variables.
pub(crate) fn check(program: &Program<'_>, report: &mut Report) {
    let m = program.module;
    let (uses, shared) = uses(program);
    for (number, (global, used)) in m.globals.iter().zip(&uses).enumerate() {
        let is_resource = || {
            let is_it = |variable: u32| program.variable(None, variable) == Some(number as u32);
            program.is_library() && program.resources.iter().any(|r| is_it(r.variable))
        };
        let is_internal = is_own(global) || is_resource() || program.is_library() && global.name == IS_HELPER;
        if is_internal && !used.any {
            report.whole(Rule::DeclUsedInternal, &[&global.name]);
        } else if !is_internal && used.by_instruction {
            report.whole(Rule::DeclNotUsedExternal, &[&global.name]);
        }
    }
    memory_of_groups(program, &shared, report);
}

/// A group shares as much as its stage has, and only where the stage has groups.
fn memory_of_groups(program: &Program<'_>, shared: &[(usize, u32)], report: &mut Report) {
    if shared.is_empty() {
        return;
    }
    let calls = program.calls();
    for entry in &program.entries {
        let (Some(stage), Some(function)) = (entry.stage, entry.function) else { continue };
        let mut reached = vec![false; calls.len()];
        let mut open = vec![function];
        open.extend(program.patch_function(entry));
        while let Some(at) = open.pop() {
            if !std::mem::replace(&mut reached[at], true) {
                open.extend(&calls[at]);
            }
        }
        let mut used: Vec<u32> =
            shared.iter().filter(|(by, _)| reached[*by]).map(|&(_, number)| number).collect();
        used.sort_unstable();
        used.dedup();
        let size = |&number: &u32| program.sizes.alloc(program.module.globals[number as usize].ty);
        let total = used.iter().map(size).fold(0, u64::saturating_add);
        let most = match stage {
            Stage::Compute | Stage::Amplification | Stage::Node => MOST_SHARED,
            Stage::Mesh => MOST_SHARED_MESH,
            _ if used.is_empty() => continue,
            _ => {
                report.function(Rule::SmTgsmUnsupported, entry.name, &[&entry.name]);
                continue;
            }
        };
        if total > most {
            report.function(Rule::SmMaxTgsmSizeOnEntry, entry.name, &[&entry.name, &total, &most]);
        }
    }
}

/// Who uses each variable, and which function uses which variable of a group.
fn uses(program: &Program<'_>) -> (Vec<Use>, Vec<(usize, u32)>) {
    let m = program.module;
    let mut uses = vec![Use::default(); m.globals.len()];
    for value in &m.values {
        of_constant(program, value, &mut uses);
    }
    for global in &m.globals {
        if let Some(Kind::Global(number)) = global.init.and_then(|init| m.value(None, init)).map(|v| &v.kind)
        {
            uses[*number as usize].any = true;
        }
    }
    let mut shared = Vec::new();
    for (number, func) in program.bodies() {
        for value in &func.values {
            of_constant(program, value, &mut uses);
        }
        if !program.code(number).traits.has(Traits::VARIABLE) {
            continue;
        }
        for (inst, summary) in program.insts(number) {
            if !summary.traits.has(Traits::VARIABLE) {
                continue;
            }
            operands(func, &inst.op, |id| {
                let Some(kind) = m.value(Some(func), id).map(|value| &value.kind) else { return };
                let found = match kind {
                    Kind::Global(global) => {
                        uses[*global as usize] = Use { any: true, by_instruction: true };
                        Some(*global)
                    }
                    Kind::Constant(Constant::Gep { .. } | Constant::Cast { .. }) => {
                        program.variable(Some(func), id)
                    }
                    Kind::Constant(_) | Kind::Function(_) | Kind::Argument | Kind::Inst => None,
                };
                let is_shared = |global: &u32| m.globals[*global as usize].space == SHARED;
                shared.extend(found.filter(is_shared).map(|global| (number, global)));
            });
        }
    }
    (uses, shared)
}

/// Marks the variables that a constant is made of.
fn of_constant(program: &Program<'_>, value: &Value, uses: &mut [Use]) {
    let Kind::Constant(constant) = &value.kind else { return };
    let mut mark = |id: u32| {
        if let Some(Kind::Global(number)) = program.module.value(None, id).map(|value| &value.kind) {
            uses[*number as usize].any = true;
        }
    };
    match constant {
        Constant::Cast { value, .. } => mark(*value),
        Constant::Gep { operands, .. } | Constant::Aggregate(operands) => {
            operands.iter().copied().for_each(mark)
        }
        Constant::Null
        | Constant::Undef
        | Constant::Int(_)
        | Constant::Float(_)
        | Constant::Data(_)
        | Constant::Text(_)
        | Constant::Unknown(_) => {}
    }
}
