//! Entries and what they call: operations that the entry's stage, or its group, does not have.

use crate::Rule;
use crate::features::uses_derivatives;
use crate::program::{Entry, Program, tag};
use crate::report::Report;
use crate::requirements::{self, needs_group};
use trefoil_dxil::ops::{DxilOp, OpError};
use trefoil_facts::{DxilVersion, ShaderModel, Stage};

/// What a function does that not every entry can.
#[derive(Clone, Default)]
struct Needs {
    derivatives: bool,
    group: bool,
    /// Its operations, each once, in order.
    ops: Vec<DxilOp>,
}

impl Needs {
    /// Adds what a function needs that is called.
    fn add(&mut self, callee: &Needs) {
        self.derivatives |= callee.derivatives;
        self.group |= callee.group;
        for &op in &callee.ops {
            if let Err(place) = self.ops.binary_search(&op) {
                self.ops.insert(place, op);
            }
        }
    }
}

/// Checks each entry with the functions that it reaches.
pub(crate) fn check(program: &Program<'_>, required: &requirements::Needs<'_>, report: &mut Report) {
    let needs = needs(program);
    let with_calls = program.with_calls(needs.clone(), Needs::add);
    for entry in &program.entries {
        let (Some(stage), Some(function)) = (entry.stage, entry.function) else { continue };
        for at in reached(program, (entry, stage), function, &with_calls) {
            let mut conflicts = conflicts(program, (entry, stage), &needs[at], at == function);
            let newer = required.functions[at].least_model > u32::from(program.model.minor);
            if at == function && newer && !conflicts.contains(&Rule::SmIncompatibleShaderModel) {
                conflicts.push(Rule::SmIncompatibleShaderModel);
            }
            if conflicts.is_empty() {
                continue;
            }
            let whole =
                if at == function { Rule::SmIncompatibleOperation } else { Rule::SmIncompatibleCallInEntry };
            report.function(whole, entry.name, &[&entry.name]);
            for rule in conflicts {
                report.function(rule, entry.name, &[&stage.name()]);
            }
        }
    }
}

/// The function of an entry, and all that it calls where something is wrong with any of those: entries share what they call, and
/// each walks it only then.
fn reached(
    program: &Program<'_>,
    of: (&Entry<'_>, Stage),
    function: usize,
    with_calls: &[Needs],
) -> Vec<usize> {
    let calls = program.calls();
    let is_right = |&callee: &usize| conflicts(program, of, &with_calls[callee], false).is_empty();
    if calls[function].iter().all(is_right) {
        return vec![function];
    }
    let mut seen = vec![false; calls.len()];
    let (mut found, mut open) = (Vec::new(), vec![function]);
    while let Some(at) = open.pop() {
        if !std::mem::replace(&mut seen[at], true) {
            open.extend(&calls[at]);
            found.push(at);
        }
    }
    found
}

/// What of a function's needs an entry cannot have.
fn conflicts(
    program: &Program<'_>,
    (entry, stage): (&Entry<'_>, Stage),
    needs: &Needs,
    is_entry: bool,
) -> Vec<Rule> {
    let mut found = Vec::new();
    let in_groups = matches!(stage, Stage::Compute | Stage::Mesh | Stage::Amplification | Stage::Node);
    let launch = entry.property(tag::LAUNCH).and_then(|id| program.module.node_int(&[Some(id)], 0));
    // A node that each thread is launched for has no group.
    let is_alone = stage == Stage::Node && launch == Some(3);
    if needs.derivatives && in_groups {
        if stage != Stage::Node && program.model < ShaderModel::new(6, 6) {
            found.push(Rule::SmIncompatibleDerivInComputeShaderModel);
        }
        if is_alone {
            found.push(Rule::SmIncompatibleDerivLaunch);
        }
        if !has_quads(program, entry, stage) {
            found.push(Rule::SmIncompatibleThreadGroupDim);
        }
    }
    if needs.group && (!in_groups || is_alone) {
        found.push(Rule::SmIncompatibleRequiresGroup);
    }
    // Operations of the entry itself are looked at where they are called.
    let version = DxilVersion::new(program.model.minor);
    for op in needs.ops.iter().filter(|_| !is_entry) {
        let rule = match op.check_stage(stage, version) {
            Ok(()) => continue,
            Err(OpError::TooOld { .. } | OpError::Removed { .. }) => Rule::SmIncompatibleShaderModel,
            Err(_) => Rule::SmIncompatibleStage,
        };
        if !found.contains(&rule) {
            found.push(rule);
        }
    }
    found
}

/// Whether the threads of a group make whole quads: in two dimensions, or four in a row.
fn has_quads(program: &Program<'_>, entry: &Entry<'_>, stage: Stage) -> bool {
    let own = match stage {
        Stage::Mesh => entry.property(tag::MESH),
        Stage::Amplification => entry.property(tag::AMPLIFICATION),
        _ => None,
    };
    let node = match own {
        Some(own) => program.module.node(Some(own)).first().copied().flatten(),
        None => entry.property(tag::THREADS),
    };
    let number = |at: usize| program.node_int(node, at).unwrap_or(0);
    match (number(0), number(1), number(2)) {
        (x, 1, 1) => x % 4 == 0,
        (x, y, _) => x % 2 == 0 && y % 2 == 0,
    }
}

fn needs(program: &Program<'_>) -> Vec<Needs> {
    let mut needs = vec![Needs::default(); program.module.functions.len()];
    for (number, func) in program.bodies() {
        let own = &mut needs[number];
        let code = program.code(number);
        own.group = needs_group(program, number, func);
        own.derivatives = code.ops.iter().any(|&op| uses_derivatives(op));
        if program.is_library() {
            own.ops.clone_from(&code.ops);
            own.ops.sort_unstable();
        }
    }
    needs
}
