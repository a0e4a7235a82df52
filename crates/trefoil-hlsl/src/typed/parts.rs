//! The expressions that an expression directly holds.

use super::{ExprId, ExprKind, Program};

/// Calls `f` with each expression that an expression directly holds.
pub(crate) fn for_each_part(p: &Program, kind: ExprKind, f: &mut dyn FnMut(ExprId)) {
    use ExprKind::*;
    match kind {
        Error | Const(_) | Var(_) | Zero => {}
        Load(a) | Field(a, _) | Unary(_, a) | IncDec(_, a) | Cast(a) | Heap(a) => f(a),
        Swizzle { base, .. } | MatrixSwizzle { base, .. } | Bits { base, .. } => f(base),
        Index(a, b) | Binary(_, a, b) | Assign(a, b) | Comma(a, b) => {
            f(a);
            f(b);
        }
        CompoundAssign { place, value, .. } => {
            f(place);
            f(value);
        }
        Access { resource, index, extra, .. } => {
            f(resource);
            f(index);
            if let Some(extra) = extra {
                f(extra);
            }
        }
        Conditional(a, b, c) | Select(a, b, c) => {
            f(a);
            f(b);
            f(c);
        }
        Flatten(list) => p.exprs_of(list).iter().for_each(|&e| f(e)),
        Call { args, .. } => p.arg_lists.get(args).iter().for_each(|a| f(a.expr)),
    }
}
