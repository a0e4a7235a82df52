//! What calls of operations in a library must be like, before anything relies on it: the number of an operation that the function is
//! of, and its operands.

use super::{Results, kinds};
use trefoil_dxil::module::code::{insts, operation};
use trefoil_dxil::module::defined;
use trefoil_ir::{Error, Function, InstId, Module, Opcode};

/// Refuses calls of operations' functions that are no calls of operations.
///
/// # Errors
/// The first such call of each function.
pub(super) fn check(module: &Module) -> Results {
    let wrong = |func: &Function, inst: InstId| {
        let callee = func.operands(inst).last().and_then(|v| v.as_func())?;
        let name = module.ctx.name(module.functions[callee].name);
        let is_call = func.insts[inst].op == Opcode::Call && name.starts_with("dx.op.");
        let error = || Error::new(func.loc(inst), kinds::UNKNOWN_OPERATION.with(&[&name]));
        (is_call && !is_operation(module, func, inst, name)).then(error)
    };
    let errors: Vec<Error> = defined(module)
        .into_iter()
        .filter_map(|id| insts(&module.functions[id]).find_map(|inst| wrong(&module.functions[id], inst)))
        .collect();
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Whether a call has the number of an operation that the function is of, and as many operands as that has.
fn is_operation(module: &Module, func: &Function, inst: InstId, name: &str) -> bool {
    let Some(op) = operation(&module.ctx, &module.functions, func, inst) else { return false };
    let overload = name.strip_prefix(op.class().function());
    // The number of the operation comes first, the callee last.
    overload.is_some_and(|overload| overload.is_empty() || overload.starts_with('.'))
        && func.operands(inst).len() == op.info().params().len() + 2
}
