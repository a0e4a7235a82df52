//! Addresses that are known at compile time, as constants: elements of shared arrays and tables at a fixed index.

use crate::module::code::insts;
use smallvec::SmallVec;
use trefoil_ir::{
    ConstExpr, ConstId, ConstKind, Context, Flags, Function, HashMap, InstId, Opcode, TypeId, Value,
    ValueKind,
};

/// Makes constants of all such addresses; whether there were any.
pub(crate) fn run(ctx: &mut Context, func: &mut Function) -> bool {
    if ctx.globals.is_empty() {
        return false;
    }
    let mut known: HashMap<InstId, Value> = HashMap::default();
    let all: SmallVec<[InstId; 16]> = insts(func).filter(|&i| func.insts[i].op == Opcode::Gep).collect();
    for inst in all {
        if let Some(constant) = constant(ctx, func, inst) {
            known.insert(inst, constant.into());
        }
    }
    if known.is_empty() {
        return false;
    }
    func.rewrite_operands(|v| v.as_inst().and_then(|i| known.get(&i)).copied().unwrap_or(v));
    for block in func.blocks.values_mut() {
        block.insts.retain(|i| !known.contains_key(i));
    }
    true
}

fn constant(ctx: &mut Context, func: &Function, inst: InstId) -> Option<ConstId> {
    let (base, indices) = func.operands(inst).split_first()?;
    if !matches!(base.kind(), ValueKind::Global(_)) || indices.iter().any(|v| v.as_const().is_none()) {
        return None;
    }
    let (ty, source) = (func.insts[inst].ty, func.insts[inst].data_type());
    let base = ctx.consts.intern(ty, ConstKind::Address(*base));
    let operands = std::iter::once(base).chain(indices.iter().filter_map(|v| v.as_const())).collect();
    let address = ConstExpr { op: Opcode::Gep, flags: Flags::INBOUNDS, data: source.as_u32(), operands };
    Some(ctx.consts.intern(ty, ConstKind::Expr(Box::new(address))))
}

/// The parts of an address that is a constant: the type that its indices walk, the variable, and the indices.
pub(crate) fn parts(ctx: &Context, id: ConstId) -> Option<(TypeId, Value, &[ConstId])> {
    let ConstKind::Expr(expr) = &ctx.consts.get(id).kind else { return None };
    let (base, indices) = expr.operands.split_first()?;
    match ctx.consts.get(*base).kind {
        ConstKind::Address(variable) if expr.op == Opcode::Gep => {
            Some((TypeId::from_u32(expr.data), variable, indices))
        }
        _ => None,
    }
}
