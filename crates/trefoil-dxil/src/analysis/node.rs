//! What holds of a node of a work graph as a whole: which launches have derivatives, and which have the memory of a group.

use crate::analysis::flags;
use crate::kinds;
use crate::module::code::insts;
use crate::ops::DxilOp;
use trefoil_ir::{Context, EntryPoint, Error, Function, InstId, NodeLaunch, TypeId};

/// Errors for derivatives where a record launches no whole group, and for the memory of a group where a record launches one thread.
pub(crate) fn check(
    ctx: &Context,
    func: &Function,
    entry: &EntryPoint,
    calls: &[(InstId, DxilOp)],
) -> Result<(), Error> {
    let Some(node) = &entry.node else { return Ok(()) };
    if node.launch != NodeLaunch::Broadcasting
        && let Some((inst, _)) = calls.iter().find(|call| flags::uses_derivatives(call.1))
    {
        let launch = node.launch.name();
        return Err(Error::new(func.loc(*inst), kinds::NODE_DERIVATIVE.with(&[&launch])));
    }
    let touches = |inst: &InstId| {
        let mut operands = func.operands(*inst).iter();
        operands.any(|&value| func.value_type(ctx, value) == TypeId::PTR_SHARED)
    };
    match insts(func).find(touches).filter(|_| entry.lacks_group()) {
        Some(inst) => Err(Error::new(func.loc(inst), &kinds::NODE_SHARED)),
        None => Ok(()),
    }
}
