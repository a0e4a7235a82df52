//! What holds of a node of a work graph as a whole: which launches have derivatives, which have the memory of a group, and that
//! nothing is done with records that are complete.

use crate::analysis::flags;
use crate::kinds;
use crate::module::code::insts;
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators, Nesting};
use trefoil_ir::{BlockId, Context, EntryPoint, Error, Function, HashMap, InstId, NodeLaunch, TypeId, Value};

/// Errors for derivatives where a record launches no whole group, for the memory of a group where a record launches one thread, and
/// for records that are used once they are complete.
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
    check_completed(func, calls)?;
    let touches = |inst: &InstId| {
        let mut operands = func.operands(*inst).iter();
        operands.any(|&value| func.value_type(ctx, value) == TypeId::PTR_SHARED)
    };
    match insts(func).find(touches).filter(|_| entry.lacks_group()) {
        Some(inst) => Err(Error::new(func.loc(inst), &kinds::NODE_SHARED)),
        None => Ok(()),
    }
}

/// An error for what uses a record where it is complete on every way there.
fn check_completed(func: &Function, calls: &[(InstId, DxilOp)]) -> Result<(), Error> {
    if !calls.iter().any(|call| call.1 == DxilOp::OutputComplete) {
        return Ok(());
    }
    let completions: HashMap<InstId, ()> =
        calls.iter().filter(|call| call.1 == DxilOp::OutputComplete).map(|call| (call.0, ())).collect();
    let cfg = Cfg::new(func);
    let nesting = Nesting::new(&cfg, &Dominators::new(&cfg));
    // By record, the blocks that complete it, among those that come before in an order that a block's dominators precede it in.
    let mut complete: HashMap<Value, SmallVec<[BlockId; 1]>> = HashMap::default();
    for &block in &cfg.order {
        for &inst in &func.blocks[block].insts {
            let is_late = |value: &Value| {
                let blocks = complete.get(value);
                blocks.is_some_and(|blocks| blocks.iter().any(|&by| nesting.dominates(&cfg, by, block)))
            };
            if func.operands(inst).iter().any(is_late) {
                return Err(Error::new(func.loc(inst), &kinds::RECORD_COMPLETE));
            }
            if completions.contains_key(&inst)
                && let Some(&record) = func.operands(inst).get(1)
            {
                complete.entry(record).or_default().push(block);
            }
        }
    }
    Ok(())
}
