//! Functions that set variables before anything else runs, as LLVM lists them.

use trefoil_ir::{ConstId, ConstKind, Context, Cursor, Flags, FuncId, Function, InstId, Opcode, TypeId};

/// The variable that lists them.
pub(crate) const LIST: &str = "llvm.global_ctors";

/// The functions of a list of constructors: each row is a priority, the function, and what it is for.
pub(crate) fn listed(ctx: &Context, list: ConstId) -> Vec<FuncId> {
    let parts = |id: ConstId| match &ctx.consts.get(id).kind {
        ConstKind::Aggregate(parts) => parts.to_vec(),
        _ => Vec::new(),
    };
    let function = |row: ConstId| match ctx.consts.get(*parts(row).get(1)?).kind {
        ConstKind::Address(value) => value.as_func(),
        _ => None,
    };
    parts(list).into_iter().filter_map(function).collect()
}

/// Puts calls at the start of a function, behind its variables.
pub(crate) fn begin_with(func: &mut Function, callees: &[FuncId]) {
    if callees.is_empty() || func.is_declaration() {
        return;
    }
    let (list, mut cursor) = Cursor::rebuild(func, func.entry());
    let is_variable = |inst: &InstId| cursor.func.insts[*inst].op == Opcode::Alloca;
    let (variables, rest) = list.split_at(list.iter().rposition(is_variable).map_or(0, |at| at + 1));
    list.first().map(|&first| cursor.at_inst(first));
    variables.iter().for_each(|&inst| cursor.keep(inst));
    for &callee in callees {
        cursor.inst(Opcode::Call, TypeId::VOID, &[callee.into()], 0, Flags::NONE);
    }
    rest.iter().for_each(|&inst| cursor.keep(inst));
}
