//! `[unroll]` of loops that count: the body once for each value of the counter, which is a constant in it.
//!
//! Done here and not by a pass, so that what must be constant (offsets of samples) is, at every level of optimisation.
//! A loop that this does not take on stays a loop with its hint. For D3D the `n` of `[unroll(n)]` is the most iterations
//! that there are, whatever the condition says; SPIR-V takes it for a hint.

use crate::lower::Lowerer;
use crate::lower::stmt::{Frame, FrameKind, LoopParts};
use crate::lower::values::{Place, Val};
use crate::typed::{
    BinOp, Const, ExprId, ExprKind, Hint, IncDec, Program, Scalar, StmtId, StmtKind, Ty, VarId, for_each_part,
};
use trefoil_entity::List;
use trefoil_ir::Variable;

/// Loops that go round more often stay loops.
const MAX_ITERATIONS: usize = 1024;

/// A loop that counts.
pub(in crate::lower) struct Counted {
    var: VarId,
    values: Vec<i64>,
}

impl Lowerer<'_> {
    /// The values a loop's counter takes, when they are known and `[unroll]` is asked for, or what is in it asks for it.
    pub(in crate::lower) fn counted(
        &mut self,
        init: List<StmtId>,
        cond: Option<ExprId>,
        step: Option<ExprId>,
        body: StmtId,
        hint: Hint,
    ) -> Option<Counted> {
        let p = self.program;
        let [start] = p.stmts_of(init) else { return None };
        let StmtKind::Local(var) = p.stmts[*start].kind else { return None };
        let limit = match hint {
            Hint::Unroll(limit) if !self.options.target.unrolls_by_cost => limit,
            Hint::None | Hint::Unroll(_) if self.moves_offsets(var, body) => 0,
            _ => return None,
        };
        let scalar = match self.ty(p.vars[var].ty) {
            Ty::Scalar(s @ (Scalar::I32 | Scalar::U32)) => s,
            _ => return None,
        };
        if !is_plain(p, body, var) || self.continues_out_of_switch(body) {
            return None;
        }
        let counter = Counter { lowerer: self, var };
        let mut value = wrapped(counter.value(p.vars[var].init?, 0)?, scalar);
        let (cond, step) = (cond?, step?);
        let mut values = Vec::new();
        while counter.value(cond, value)? != 0 {
            if limit != 0 && values.len() >= limit as usize {
                if !self.bounds_loops() {
                    return None;
                }
                break;
            }
            if values.len() >= MAX_ITERATIONS {
                return None;
            }
            values.push(value);
            value = wrapped(counter.stepped(step, value)?, scalar);
        }
        Some(Counted { var, values })
    }

    /// Whether the `n` of `[unroll(n)]` bounds the iterations.
    pub(in crate::lower) fn bounds_loops(&self) -> bool {
        self.options.target.unroll_count_bounds_loops
    }

    /// Lowers the body of a counted loop for each value.
    pub(in crate::lower) fn unrolled(&mut self, loop_: &Counted, body: StmtId) {
        let ty = self.program.vars[loop_.var].ty;
        let scope = self.begin_iterations(body);
        self.counters.push(loop_.var);
        for &value in &loop_.values {
            if self.is_full() || self.b.is_terminated() {
                break;
            }
            let val: Val = self.constant(Const::Int(value), ty);
            let place = Place::Value(val);
            self.observe(loop_.var, &place);
            self.slots.insert(loop_.var, place);
            self.iteration(&scope, body);
        }
        self.counters.pop();
        self.end_iterations(&scope);
    }

    /// Lowers a loop `n` times, each time with its test.
    pub(in crate::lower) fn bounded(&mut self, parts: LoopParts, n: u32) {
        let scope = self.begin_scope_of_iterations(parts.body);
        for _ in 0..n {
            if self.is_full() || self.b.is_terminated() {
                break;
            }
            if !parts.is_do {
                self.break_unless(parts.cond);
            }
            self.iteration(&scope, parts.body);
            if parts.is_do && !self.b.is_terminated() {
                self.break_unless(parts.cond);
            }
            self.step(parts.step);
        }
        self.end_iterations(&scope);
    }

    /// Leaves the innermost frame unless the condition holds.
    fn break_unless(&mut self, cond: Option<ExprId>) {
        let Some(cond) = cond else { return };
        if self.known_condition(cond) == Some(true) {
            return;
        }
        let condition = self.condition(cond);
        let mut guard = self.b.begin_if(condition, trefoil_ir::Hint::None);
        self.b.begin_else(&mut guard);
        self.leave();
        self.b.end_if(guard);
    }

    /// Opens what the iterations of a loop stand in, when something in them leaves it.
    fn begin_iterations(&mut self, body: StmtId) -> Iterations {
        if breaks(self.program, body) {
            return self.begin_scope_of_iterations(body);
        }
        Iterations { scoped: false, left: None, continues: self.continues(body) }
    }

    fn begin_scope_of_iterations(&mut self, body: StmtId) -> Iterations {
        let continues = self.continues(body);
        let left = continues.then(|| self.flag());
        let (start, merge) = (self.b.new_block(), self.b.new_block());
        let zero = self.b.ctx.i32(0);
        self.b.switch(zero, start, &[], merge, trefoil_ir::Hint::None);
        self.b.start_block(start);
        self.frames.push(Frame::new(FrameKind::Loop { cont: merge, left }, merge));
        Iterations { scoped: true, left, continues }
    }

    /// One iteration: a scope of its own when a `continue` ends it.
    fn iteration(&mut self, scope: &Iterations, body: StmtId) {
        if !scope.continues {
            return self.stmt(body);
        }
        self.begin_scope(FrameKind::Continue);
        self.stmt(body);
        if let Some(frame) = self.end_scope() {
            self.after_construct(&frame);
        }
        let merge = self.frames.last().map(|frame| frame.merge);
        if let (Some(left), Some(merge), false) = (scope.left, merge, self.b.is_terminated()) {
            self.leave_when(left, merge);
        }
    }

    fn end_iterations(&mut self, scope: &Iterations) {
        if scope.scoped
            && let Some(frame) = self.end_scope()
        {
            self.after_construct(&frame);
        }
    }
}

/// What the iterations of a loop stand in.
struct Iterations {
    /// Whether there is a scope around all of them.
    scoped: bool,
    /// The flag that says the loop was left, where an iteration is a scope itself.
    left: Option<Variable>,
    /// Whether each is a scope.
    continues: bool,
}

/// An integer of 32 bits as its scalar has it.
fn wrapped(value: i64, scalar: Scalar) -> i64 {
    if scalar == Scalar::U32 { i64::from(value as u32) } else { i64::from(value as i32) }
}

/// Computes with the counter of a loop.
struct Counter<'a, 'b> {
    lowerer: &'a Lowerer<'b>,
    var: VarId,
}

impl Counter<'_, '_> {
    /// The value of an integer expression of constants and the counter.
    fn value(&self, e: ExprId, now: i64) -> Option<i64> {
        let expr = self.lowerer.program.exprs[e];
        let scalar = match self.lowerer.ty(expr.ty) {
            Ty::Scalar(s @ (Scalar::I32 | Scalar::U32 | Scalar::Bool)) => s,
            _ => return None,
        };
        let raw = match expr.kind {
            ExprKind::Const(Const::Int(v)) => v,
            ExprKind::Const(Const::Bool(v)) => i64::from(v),
            ExprKind::Load(inner) => return self.value(inner, now),
            ExprKind::Var(var) if var == self.var => now,
            ExprKind::Cast(inner) => self.value(inner, now)?,
            ExprKind::Binary(op, a, b) => combine(op, self.value(a, now)?, self.value(b, now)?)?,
            _ => return None,
        };
        Some(if scalar == Scalar::Bool { i64::from(raw != 0) } else { wrapped(raw, scalar) })
    }

    /// The counter's value after the loop's step.
    fn stepped(&self, step: ExprId, now: i64) -> Option<i64> {
        let is_counter =
            |e: ExprId| matches!(self.lowerer.program.exprs[e].kind, ExprKind::Var(v) if v == self.var);
        match self.lowerer.program.exprs[step].kind {
            ExprKind::IncDec(IncDec::PreInc | IncDec::PostInc, place) if is_counter(place) => {
                now.checked_add(1)
            }
            ExprKind::IncDec(IncDec::PreDec | IncDec::PostDec, place) if is_counter(place) => {
                now.checked_sub(1)
            }
            ExprKind::CompoundAssign { op, place, value } if is_counter(place) => {
                combine(op, now, self.value(value, now)?)
            }
            ExprKind::Assign(place, value) if is_counter(place) => self.value(value, now),
            _ => None,
        }
    }
}

fn combine(op: BinOp, a: i64, b: i64) -> Option<i64> {
    Some(match op {
        BinOp::Add => a.checked_add(b)?,
        BinOp::Sub => a.checked_sub(b)?,
        BinOp::Mul => a.checked_mul(b)?,
        BinOp::Div if b != 0 => a / b,
        BinOp::Shl if (0..32).contains(&b) => a << b,
        BinOp::Shr if (0..32).contains(&b) => a >> b,
        BinOp::Lt => i64::from(a < b),
        BinOp::Gt => i64::from(a > b),
        BinOp::Le => i64::from(a <= b),
        BinOp::Ge => i64::from(a >= b),
        BinOp::Eq => i64::from(a == b),
        BinOp::Ne => i64::from(a != b),
        _ => return None,
    })
}

/// Whether a body leaves the counter alone.
fn is_plain(p: &Program, s: StmtId, var: VarId) -> bool {
    let all = |list: List<StmtId>| p.stmts_of(list).iter().all(|&s| is_plain(p, s, var));
    let keeps = |e: Option<ExprId>| e.is_none_or(|e| keeps_counter(p, e, var));
    match p.stmts[s].kind {
        StmtKind::Empty | StmtKind::Discard => true,
        StmtKind::Expr(e) => keeps(Some(e)),
        StmtKind::Local(local) => keeps(p.vars[local].init),
        StmtKind::Block(list) => all(list),
        StmtKind::If { cond, then, otherwise, .. } => {
            keeps(Some(cond)) && is_plain(p, then, var) && otherwise.is_none_or(|s| is_plain(p, s, var))
        }
        StmtKind::Loop { init, cond, step, body, .. } => {
            all(init) && keeps(cond) && keeps(step) && is_plain(p, body, var)
        }
        StmtKind::DoWhile { body, cond, .. } => keeps(Some(cond)) && is_plain(p, body, var),
        StmtKind::Switch { value, cases, .. } => {
            keeps(Some(value)) && p.case_lists.get(cases).iter().all(|case| all(case.body))
        }
        StmtKind::Break | StmtKind::Continue => true,
        StmtKind::Return(value) => keeps(value),
    }
}

/// Whether a loop's body has a `break` of that loop.
fn breaks(p: &Program, s: StmtId) -> bool {
    match p.stmts[s].kind {
        StmtKind::Break => true,
        StmtKind::Block(list) => p.stmts_of(list).iter().any(|&s| breaks(p, s)),
        StmtKind::If { then, otherwise, .. } => breaks(p, then) || otherwise.is_some_and(|s| breaks(p, s)),
        _ => false,
    }
}

/// Whether computing an expression leaves the counter alone.
fn keeps_counter(p: &Program, e: ExprId, var: VarId) -> bool {
    let is_counter = |e: ExprId| root(p, e) == Some(var);
    let kind = p.exprs[e].kind;
    let writes = match kind {
        ExprKind::Assign(place, _) | ExprKind::CompoundAssign { place, .. } | ExprKind::IncDec(_, place) => {
            is_counter(place)
        }
        ExprKind::Call { callee, args } => p.written_args(callee, args, 0).any(|a| is_counter(a.expr)),
        _ => false,
    };
    let mut keeps = !writes;
    for_each_part(p, kind, &mut |part| keeps = keeps && keeps_counter(p, part, var));
    keeps
}

/// The variable that a place is in.
fn root(p: &Program, e: ExprId) -> Option<VarId> {
    match p.exprs[e].kind {
        ExprKind::Var(var) => Some(var),
        ExprKind::Field(base, _) | ExprKind::Index(base, _) | ExprKind::Load(base) => root(p, base),
        ExprKind::Swizzle { base, .. } | ExprKind::MatrixSwizzle { base, .. } => root(p, base),
        _ => None,
    }
}
