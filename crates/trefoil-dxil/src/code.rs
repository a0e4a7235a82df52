//! Looking at lowered code: which operation a call is, and what is dead.

use crate::ops::DxilOp;
use trefoil_ir::{Context, Entity, EntityMap, FuncId, Function, InstId, Memory, Opcode, Value};

/// The operation that an instruction calls, in code that calls nothing but operations: an entry that was lowered.
pub(crate) fn op_of(ctx: &Context, func: &Function, inst: InstId) -> Option<DxilOp> {
    if func.insts[inst].op != Opcode::Call {
        return None;
    }
    let opcode = int(ctx, *func.operands(inst).first()?)?;
    DxilOp::from_opcode(opcode as u32)
}

/// The operation that an instruction calls, in code that may call functions of its module too.
pub(crate) fn operation(
    ctx: &Context,
    functions: &EntityMap<FuncId, Function>,
    func: &Function,
    inst: InstId,
) -> Option<DxilOp> {
    let callee = func.operands(inst).last()?.as_func()?;
    op_of(ctx, func, inst).filter(|_| ctx.name(functions[callee].name).starts_with("dx.op."))
}

/// All calls of operations, in order, in code that may call functions of its module too.
pub(crate) fn operations(
    ctx: &Context,
    functions: &EntityMap<FuncId, Function>,
    func: &Function,
) -> Vec<(InstId, DxilOp)> {
    insts(func).filter_map(|inst| Some((inst, operation(ctx, functions, func, inst)?))).collect()
}

/// All calls of operations, in order: looked for once, asked by many.
pub(crate) fn calls(ctx: &Context, func: &Function) -> Vec<(InstId, DxilOp)> {
    insts(func).filter_map(|inst| Some((inst, op_of(ctx, func, inst)?))).collect()
}

/// The integer a value is, when it is constant.
pub(crate) fn int(ctx: &Context, value: Value) -> Option<u64> {
    ctx.consts.as_int(value.as_const()?)
}

/// All instructions in order.
pub(crate) fn insts(func: &Function) -> impl Iterator<Item = InstId> + '_ {
    func.layout.iter().flat_map(|&block| func.blocks[block].insts.iter().copied())
}

/// Removes what nothing uses and nobody sees.
pub(crate) fn remove_dead(functions: &EntityMap<FuncId, Function>, func: &mut Function) {
    let mut live = vec![false; func.inst_count()];
    let mut work: Vec<InstId> = insts(func).filter(|&inst| !may_go(functions, func, inst)).collect();
    for inst in &work {
        live[inst.index()] = true;
    }
    while let Some(inst) = work.pop() {
        for value in func.operands(inst) {
            if let Some(used) = value.as_inst()
                && !std::mem::replace(&mut live[used.index()], true)
            {
                work.push(used);
            }
        }
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        func.blocks[block].insts.retain(|inst| live[inst.index()]);
    }
    func.attachments.retain(|inst, _| live[inst.index()]);
}

fn may_go(functions: &EntityMap<FuncId, Function>, func: &Function, inst: InstId) -> bool {
    match func.insts[inst].op {
        Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg => false,
        Opcode::Call => {
            let callee = func.operands(inst).last().and_then(|v| v.as_func());
            callee.is_some_and(|callee| functions[callee].memory != Memory::ReadWrite)
        }
        op => !op.is_terminator(),
    }
}
