//! Looking at lowered code: which operation a call is, and what is dead.

use crate::ops::DxilOp;
use trefoil_ir::{Context, EntityMap, FuncId, Function, InstId, Loc, Memory, Opcode, Value};
use trefoil_opt::uses::Uses;

/// The operation that an instruction calls, in code that calls nothing but operations: an entry that was lowered.
#[inline]
pub(crate) fn op_of(ctx: &Context, func: &Function, inst: InstId) -> Option<DxilOp> {
    if func.insts[inst].op != Opcode::Call {
        return None;
    }
    let opcode = int(ctx, *func.operands(inst).first()?)?;
    DxilOp::from_opcode(opcode as u32)
}

/// The operation that an instruction calls, in code that may call functions of its module too.
pub fn operation(
    ctx: &Context,
    functions: &EntityMap<FuncId, Function>,
    func: &Function,
    inst: InstId,
) -> Option<DxilOp> {
    let callee = functions.get(func.operands(inst).last()?.as_func()?)?;
    op_of(ctx, func, inst).filter(|_| ctx.name(callee.name).starts_with("dx.op."))
}

/// All calls of operations, in order, in code that may call functions of its module too.
pub fn operations(
    ctx: &Context,
    functions: &EntityMap<FuncId, Function>,
    func: &Function,
) -> Vec<(InstId, DxilOp)> {
    let mut out = Vec::with_capacity(16);
    out.extend(insts(func).filter_map(|inst| Some((inst, operation(ctx, functions, func, inst)?))));
    out
}

/// All calls of operations, in order: looked for once, asked by many.
pub(crate) fn calls(ctx: &Context, func: &Function) -> Vec<(InstId, DxilOp)> {
    let mut out = Vec::with_capacity(128);
    for &block in &func.layout {
        let insts = func.blocks[block].insts.iter();
        out.extend(insts.filter_map(|&inst| Some((inst, op_of(ctx, func, inst)?))));
    }
    out
}

/// The integer a value is, when it is constant.
pub fn int(ctx: &Context, value: Value) -> Option<u64> {
    ctx.consts.as_int(value.as_const()?)
}

/// All instructions in order.
pub fn insts(func: &Function) -> impl Iterator<Item = InstId> + '_ {
    func.layout.iter().flat_map(|&block| func.blocks[block].insts.iter().copied())
}

/// Where the code of a function begins.
pub(crate) fn start(func: &Function) -> Loc {
    insts(func).next().map_or(Loc::NONE, |first| func.loc(first))
}

/// In the place of a count: nothing that stands after it uses the instruction.
const UNUSED: u32 = u32::MAX;

/// Removes what nothing uses and nobody sees; counts the uses of the rest, one more of what stays unused.
pub fn remove_dead(functions: &EntityMap<FuncId, Function>, func: &mut Function) -> Uses {
    let mut uses = Uses::none(func);
    // What a phi uses may stand after it, and have been taken for dead.
    let mut late: Vec<InstId> = Vec::new();
    let (mut total, mut alive) = (0, 0);
    for &block in func.layout.iter().rev() {
        total += func.blocks[block].insts.len();
        for &inst in func.blocks[block].insts.iter().rev() {
            let of = uses.at(inst);
            of.block = block;
            if of.count == 0 {
                if may_go(functions, func, inst) {
                    of.count = UNUSED;
                    continue;
                }
                of.count = 1;
            }
            let mut user = inst;
            loop {
                alive += 1;
                count_operands(func, user, &mut uses, &mut late);
                match late.pop() {
                    Some(next) => user = next,
                    None => break,
                }
            }
        }
    }
    if alive != total {
        func.retain(|inst| uses.count(inst) != UNUSED);
    }
    func.attachments.retain(|inst, _| (1..UNUSED).contains(&uses.count(*inst)));
    uses
}

/// Counts what an instruction uses; what was taken for dead before is `late`.
#[inline]
fn count_operands(func: &Function, user: InstId, uses: &mut Uses, late: &mut Vec<InstId>) {
    let by = func.insts[user].op;
    for used in func.operands(user).iter().filter_map(|v| v.as_inst()) {
        let of = uses.at(used);
        if of.count == UNUSED {
            of.count = 0;
            late.push(used);
        }
        of.count += 1;
        of.by = by;
    }
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
