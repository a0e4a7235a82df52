//! What LLVM demands of a module: types and values that exist and fit, blocks that end, definitions before uses.

mod attributes;
mod cast;
mod constants;
mod dominance;
mod inst;
mod module;
mod operands;
mod summary;
mod table;

use crate::report::Report;
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil_read::bitcode_model::{Function, Module};

pub(crate) use dominance::{Dominators, successors};
pub(crate) use operands::operands;
pub(crate) use summary::{Summary, Traits};
pub(crate) use table::{MAX_NESTING, Types};

use attributes::Lists;
use summary::ModuleTraits;

/// What is known of a function's code once it was checked.
#[derive(Default)]
pub(crate) struct Code {
    /// Of its instructions, in their order.
    pub summaries: Vec<Summary>,
    /// What any of them is.
    pub traits: Traits,
    /// The operations that it calls, and the functions, each once.
    pub ops: Vec<DxilOp>,
    pub calls: Vec<u32>,
    pub dominators: Option<Dominators>,
}

/// Checks a module: the rest of the validation may then take operands and types for granted. Gives what it found of each
/// function; nothing that is of use where something is reported.
pub(crate) fn check(m: &Module, report: &mut Report) -> Vec<Code> {
    let types = Types::new(m);
    types.check(report);
    if !report.is_clean() {
        return Vec::new();
    }
    module::check(m, &types, report);
    constants::check(m, None, &types, report);
    if !report.is_clean() {
        return Vec::new();
    }
    let mut traits = ModuleTraits::new(m, &types);
    let lists = Lists::new(m);
    let code = m.functions.iter().map(|func| match func.declaration {
        true => Code::default(),
        false => body(m, func, (&types, &mut traits, &lists), report),
    });
    code.collect()
}

fn body(
    m: &Module,
    func: &Function,
    (types, traits, lists): (&Types<'_>, &mut ModuleTraits, &Lists),
    report: &mut Report,
) -> Code {
    let before = report.is_clean();
    constants::check(m, Some(func), types, report);
    let mut code = inst::check(m, func, (types, traits, lists), report);
    if !before || !report.is_clean() {
        return Code::default();
    }
    let dominators = Dominators::new(func);
    dominance::check((m, func), &dominators, &code, report);
    code.dominators = Some(dominators);
    code
}
