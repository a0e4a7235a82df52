//! What expressions and statements directly hold.

use super::{ExprId, ExprKind, Program, StmtId, StmtKind};

/// What a place is part of: `a` of `a.b`, `a[i]` and `a.xy`; of what gives a place back, such as an assignment, that place.
pub(crate) fn base_of(kind: ExprKind) -> Option<ExprId> {
    match kind {
        ExprKind::Field(base, _)
        | ExprKind::Index(base, _)
        | ExprKind::Swizzle { base, .. }
        | ExprKind::MatrixSwizzle { base, .. }
        | ExprKind::Bits { base, .. }
        | ExprKind::Load(base)
        | ExprKind::Assign(base, _)
        | ExprKind::CompoundAssign { place: base, .. }
        | ExprKind::IncDec(_, base) => Some(base),
        _ => None,
    }
}

/// Calls `f` with each expression that an expression directly holds.
pub(crate) fn for_each_part(p: &Program, kind: ExprKind, f: &mut dyn FnMut(ExprId)) {
    use ExprKind::*;
    match kind {
        Error | Const(_) | Var(_) | Zero | Before => {}
        Load(a) | Field(a, _) | Prefix(a) | Unary(_, a) | IncDec(_, a) | Cast(a) | Heap(a) => f(a),
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
        Flatten(list) | Chain(list) => p.exprs_of(list).iter().for_each(|&e| f(e)),
        Call { args, .. } => p.arg_lists.get(args).iter().for_each(|a| f(a.expr)),
    }
}

/// What a statement directly holds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StmtPart {
    /// A statement.
    Stmt(StmtId),
    /// An expression; of a declaration, the initialiser.
    Expr(ExprId),
}

/// Calls `f` with each statement and each expression that a statement directly holds.
pub(crate) fn for_each_stmt_part(p: &Program, kind: StmtKind, f: &mut dyn FnMut(StmtPart)) {
    use StmtPart::{Expr, Stmt};
    let list = |list, f: &mut dyn FnMut(StmtPart)| p.stmts_of(list).iter().for_each(|&s| f(Stmt(s)));
    match kind {
        StmtKind::Empty
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Discard
        | StmtKind::Return(None) => {}
        StmtKind::Expr(e) | StmtKind::Return(Some(e)) => f(Expr(e)),
        StmtKind::Local(var) => p.vars[var].init.into_iter().for_each(|init| f(Expr(init))),
        StmtKind::Block(stmts) => list(stmts, f),
        StmtKind::If { cond, then, otherwise, .. } => {
            f(Expr(cond));
            f(Stmt(then));
            otherwise.into_iter().for_each(|s| f(Stmt(s)));
        }
        StmtKind::Loop { init, cond, step, body, .. } => {
            list(init, f);
            [cond, step].into_iter().flatten().for_each(|e| f(Expr(e)));
            f(Stmt(body));
        }
        StmtKind::DoWhile { body, cond, .. } => {
            f(Stmt(body));
            f(Expr(cond));
        }
        StmtKind::Switch { value, cases, .. } => {
            f(Expr(value));
            p.case_lists.get(cases).iter().for_each(|case| list(case.body, f));
        }
    }
}
