//! The values that an instruction uses.

use trefoil_dxil_read::bitcode_model::{Function, Op};

/// Calls `f` with each value that an instruction uses.
#[inline]
pub(crate) fn operands(func: &Function, op: &Op, mut f: impl FnMut(u32)) {
    match op {
        Op::Binary { a, b, .. } | Op::Compare { a, b, .. } => [*a, *b].into_iter().for_each(f),
        Op::Cast { value, .. } | Op::Ret(Some(value)) => f(*value),
        Op::Select { condition, a, b } => [*condition, *a, *b].into_iter().for_each(f),
        Op::Phi { incoming, .. } => func.pairs(*incoming).iter().for_each(|&(value, _)| f(value)),
        Op::Branch { .. } | Op::Ret(None) | Op::Unreachable | Op::Alloca { .. } => {}
        Op::CondBranch { condition, .. } => f(*condition),
        Op::Switch { value, cases, .. } => {
            f(*value);
            func.pairs(*cases).iter().for_each(|&(case, _)| f(case));
        }
        Op::Load { pointer, .. } => f(*pointer),
        Op::Store { pointer, value, .. } | Op::AtomicRmw { pointer, value, .. } => {
            [*pointer, *value].into_iter().for_each(f);
        }
        Op::Gep { operands, .. } => func.list(*operands).iter().copied().for_each(f),
        Op::ExtractValue { aggregate, .. } => f(*aggregate),
        Op::InsertValue { aggregate, value, .. } => [*aggregate, *value].into_iter().for_each(f),
        Op::ExtractElement { vector, index } => [*vector, *index].into_iter().for_each(f),
        Op::InsertElement { vector, value, index } => [*vector, *value, *index].into_iter().for_each(f),
        Op::Shuffle { a, b, mask } => [*a, *b, *mask].into_iter().for_each(f),
        Op::Call { callee, arguments, .. } => {
            f(*callee);
            func.list(*arguments).iter().copied().for_each(f);
        }
        Op::CmpXchg { pointer, compare, new, .. } => [*pointer, *compare, *new].into_iter().for_each(f),
    }
}
