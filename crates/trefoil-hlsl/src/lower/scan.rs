//! What the entry reaches: functions are lowered where they are called, variables only when something names them.

use crate::builtins::BuiltinOp;
use crate::syntax::arena::Id;
use crate::typed::{Callee, ExprId, ExprKind, FuncId, Program, StmtId, StmtKind, VarId, VarKind};

/// The variables and functions that a program's entry reaches.
#[derive(Default)]
pub(super) struct Reached {
    /// By variable.
    pub vars: Vec<bool>,
    /// Whether `IsHelperLane` is asked.
    pub helper_lanes: bool,
    /// By function.
    funcs: Vec<bool>,
}

impl Reached {
    /// Walks everything from `entry` on.
    pub(super) fn from_entry(program: &Program, entry: FuncId) -> Self {
        let mut it = Self {
            vars: vec![false; program.vars.len()],
            helper_lanes: false,
            funcs: vec![false; program.funcs.len()],
        };
        let mut pending = vec![entry];
        it.funcs[entry.index()] = true;
        while let Some(func) = pending.pop() {
            if let Some(body) = program.funcs[func].body {
                it.stmt(program, body, &mut pending);
            }
        }
        it
    }

    /// The reached variables of a kind, in the order of their declaration.
    pub(super) fn of_kind<'a>(
        &'a self,
        program: &'a Program,
        kind: impl Fn(&VarKind) -> bool + 'a,
    ) -> impl Iterator<Item = VarId> + 'a {
        program.vars.iter().filter(move |(id, v)| self.vars[id.index()] && kind(&v.kind)).map(|(id, _)| id)
    }

    fn stmt(&mut self, p: &Program, stmt: StmtId, pending: &mut Vec<FuncId>) {
        match p.stmts[stmt].kind {
            StmtKind::Empty | StmtKind::Break | StmtKind::Continue | StmtKind::Discard => {}
            StmtKind::Expr(e) => self.expr(p, e, pending),
            StmtKind::Return(e) => self.optional(p, e, pending),
            StmtKind::Local(var) => self.var(p, var, pending),
            StmtKind::Block(list) => self.stmts(p, p.stmts_of(list), pending),
            StmtKind::If { cond, then, otherwise, .. } => {
                self.expr(p, cond, pending);
                self.stmt(p, then, pending);
                if let Some(s) = otherwise {
                    self.stmt(p, s, pending);
                }
            }
            StmtKind::Loop { init, cond, step, body, .. } => {
                self.stmts(p, p.stmts_of(init), pending);
                self.optional(p, cond, pending);
                self.optional(p, step, pending);
                self.stmt(p, body, pending);
            }
            StmtKind::DoWhile { body, cond, .. } => {
                self.stmt(p, body, pending);
                self.expr(p, cond, pending);
            }
            StmtKind::Switch { value, cases, .. } => {
                self.expr(p, value, pending);
                for case in p.case_lists.get(cases) {
                    self.stmts(p, p.stmts_of(case.body), pending);
                }
            }
        }
    }

    fn stmts(&mut self, p: &Program, list: &[StmtId], pending: &mut Vec<FuncId>) {
        for &s in list {
            self.stmt(p, s, pending);
        }
    }

    fn optional(&mut self, p: &Program, e: Option<ExprId>, pending: &mut Vec<FuncId>) {
        if let Some(e) = e {
            self.expr(p, e, pending);
        }
    }

    fn var(&mut self, p: &Program, var: VarId, pending: &mut Vec<FuncId>) {
        let seen = std::mem::replace(&mut self.vars[var.index()], true);
        if let Some(numbers) = p.numbers.get(&var) {
            self.vars[numbers.index()] = true;
        }
        if !seen && let Some(init) = p.vars[var].init {
            self.expr(p, init, pending);
        }
    }

    fn expr(&mut self, p: &Program, e: ExprId, pending: &mut Vec<FuncId>) {
        match p.exprs[e].kind {
            ExprKind::Var(var) => self.var(p, var, pending),
            ExprKind::Call { callee, args } => {
                if let Callee::Func(f) = callee
                    && !std::mem::replace(&mut self.funcs[f.index()], true)
                {
                    pending.push(f);
                }
                self.helper_lanes |= matches!(callee, Callee::Builtin(BuiltinOp::IsHelperLane));
                for arg in p.arg_lists.get(args) {
                    self.expr(p, arg.expr, pending);
                }
            }
            kind => for_each_part(p, kind, &mut |part| self.expr(p, part, pending)),
        }
    }
}

/// Calls `f` with each expression that an expression directly holds.
pub(super) fn for_each_part(p: &Program, kind: ExprKind, f: &mut dyn FnMut(ExprId)) {
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
