//! Paths through a function on which an output parameter is never set.

use crate::source::Span;
use crate::typed::{ArgIo, BinOp, ExprId, ExprKind, FuncId, Program, StmtId, StmtKind, VarId};

/// A use of a variable that nothing has set.
pub(in crate::check) enum Unset {
    /// No path to the use sets it.
    Always(Span),
    /// No path sets it on which a condition has one outcome.
    When {
        /// The condition.
        cond: Span,
        /// What the condition belongs to.
        word: &'static str,
        /// That outcome.
        holds: bool,
        /// The use.
        at: Span,
    },
}

/// What is known of the variable at a point.
#[derive(Clone)]
enum State {
    /// The point is unreachable.
    Gone,
    /// Set, or perhaps set on paths that are not followed.
    Set,
    /// Not set.
    Unset,
    /// Not set when one of these conditions had that outcome.
    When(Vec<(Span, &'static str, bool)>),
}

struct Search<'a> {
    p: &'a Program,
    var: VarId,
    found: Vec<Unset>,
    /// Only the first use is reported.
    done: bool,
}

/// Finds the first use of `var` in a function that some path reaches without setting it; the function's end, at `end`, is a
/// use too.
pub(in crate::check) fn find(p: &Program, func: FuncId, var: VarId, end: Span) -> Vec<Unset> {
    let Some(body) = p.funcs[func].body else { return Vec::new() };
    let mut search = Search { p, var, found: Vec::new(), done: false };
    let state = search.stmt(body, State::Unset);
    search.used(&state, end);
    search.found
}

fn join(a: State, b: State) -> State {
    match (a, b) {
        (State::Gone, other) | (other, State::Gone) => other,
        (State::Unset, State::Unset) => State::Unset,
        (State::When(mut a), State::When(b)) => {
            a.extend(b);
            State::When(a)
        }
        (State::When(a), _) | (_, State::When(a)) => State::When(a),
        _ => State::Set,
    }
}

impl Search<'_> {
    fn used(&mut self, state: &State, at: Span) {
        if self.done {
            return;
        }
        match state {
            State::Gone | State::Set => return,
            State::Unset => self.found.push(Unset::Always(at)),
            State::When(list) => {
                let all = list.iter().map(|&(cond, word, holds)| Unset::When { cond, word, holds, at });
                self.found.extend(all);
            }
        }
        self.done = true;
    }

    fn branch(&self, cond: Span, word: &'static str, yes: State, no: State) -> State {
        match (&yes, &no) {
            (State::Unset, State::Set) => State::When(vec![(cond, word, true)]),
            (State::Set, State::Unset) => State::When(vec![(cond, word, false)]),
            _ => join(yes, no),
        }
    }

    fn stmt(&mut self, s: StmtId, state: State) -> State {
        if self.done || matches!(state, State::Gone | State::Set) {
            return if self.done { State::Set } else { state };
        }
        let stmt = &self.p.stmts[s];
        match stmt.kind {
            StmtKind::Empty | StmtKind::Discard => state,
            StmtKind::Expr(e) => self.expr(e, state),
            StmtKind::Local(v) => match self.p.vars[v].init {
                Some(init) => self.expr(init, state),
                None => state,
            },
            StmtKind::Block(list) => {
                self.p.stmts_of(list).iter().fold(state, |state, &s| self.stmt(s, state))
            }
            StmtKind::If { cond, then, otherwise, .. } => {
                let state = self.expr(cond, state);
                let (when_true, when_false) = match self.constant(cond) {
                    Some(true) => (state, State::Gone),
                    Some(false) => (State::Gone, state),
                    None => (state.clone(), state),
                };
                let yes = self.stmt(then, when_true);
                let no = match otherwise {
                    Some(s) => self.stmt(s, when_false),
                    None => when_false,
                };
                let span = self.p.exprs[cond].span;
                self.branch(span, "if", yes, no)
            }
            // Paths through loops and switches are not followed.
            StmtKind::Loop { .. } | StmtKind::Switch { .. } if self.sets(s) => State::Set,
            StmtKind::DoWhile { body, .. } => self.stmt(body, state),
            StmtKind::Loop { body, .. } => {
                let inner = self.stmt(body, state.clone());
                join(inner, state)
            }
            StmtKind::Switch { .. } => state,
            StmtKind::Break | StmtKind::Continue => State::Gone,
            StmtKind::Return(e) => {
                let state = match e {
                    Some(e) => self.expr(e, state),
                    None => state,
                };
                self.used(&state, stmt.span);
                State::Gone
            }
        }
    }

    fn constant(&self, e: ExprId) -> Option<bool> {
        match self.p.exprs[e].kind {
            ExprKind::Const(crate::typed::Const::Bool(b)) => Some(b),
            _ => None,
        }
    }

    /// Whether anything in a statement names the variable.
    fn sets(&self, s: StmtId) -> bool {
        let p = self.p;
        let in_list = |list| p.stmts_of(list).iter().any(|&s| self.sets(s));
        match p.stmts[s].kind {
            StmtKind::Empty | StmtKind::Discard | StmtKind::Break | StmtKind::Continue => false,
            StmtKind::Expr(e) => self.names(e),
            StmtKind::Return(e) => e.is_some(),
            StmtKind::Local(v) => p.vars[v].init.is_some_and(|e| self.names(e)),
            StmtKind::Block(list) => in_list(list),
            StmtKind::If { cond, then, otherwise, .. } => {
                self.names(cond) || self.sets(then) || otherwise.is_some_and(|s| self.sets(s))
            }
            StmtKind::Loop { init, cond, step, body, .. } => {
                in_list(init) || [cond, step].into_iter().flatten().any(|e| self.names(e)) || self.sets(body)
            }
            StmtKind::DoWhile { body, cond, .. } => self.sets(body) || self.names(cond),
            StmtKind::Switch { value, cases, .. } => {
                self.names(value) || p.case_lists.get(cases).iter().any(|c| in_list(c.body))
            }
        }
    }

    fn names(&self, e: ExprId) -> bool {
        if let ExprKind::Var(v) = self.p.exprs[e].kind {
            return v == self.var;
        }
        let mut found = false;
        crate::typed::for_each_part(self.p, self.p.exprs[e].kind, &mut |part| {
            found = found || self.names(part);
        });
        found
    }

    fn is_var(&self, e: ExprId) -> bool {
        matches!(self.p.exprs[e].kind, ExprKind::Var(v) if v == self.var)
    }

    fn expr(&mut self, e: ExprId, state: State) -> State {
        if self.done || matches!(state, State::Gone | State::Set) || !self.names(e) {
            return if self.done { State::Set } else { state };
        }
        let it = self.p.exprs[e];
        match it.kind {
            ExprKind::Assign(place, value) => {
                let state = self.expr(value, state);
                if self.is_var(place) { State::Set } else { self.expr(place, state) }
            }
            ExprKind::Var(_) => {
                self.used(&state, it.span);
                State::Set
            }
            ExprKind::Binary(op @ (BinOp::AndThen | BinOp::OrElse), a, b) => {
                let state = self.expr(a, state);
                let after = self.expr(b, state.clone());
                let word = if op == BinOp::AndThen { "&&" } else { "||" };
                let span = self.p.exprs[a].span;
                match op {
                    BinOp::AndThen => self.branch(span, word, after, state),
                    _ => self.branch(span, word, state, after),
                }
            }
            ExprKind::Call { args, .. } => {
                let mut state = state;
                for arg in self.p.arg_lists.get(args) {
                    match arg.io {
                        ArgIo::Out if self.is_var(arg.expr) => state = State::Set,
                        _ => state = self.expr(arg.expr, state),
                    }
                }
                state
            }
            kind => {
                let mut parts = Vec::new();
                crate::typed::for_each_part(self.p, kind, &mut |part| parts.push(part));
                parts.into_iter().fold(state, |state, part| self.expr(part, state))
            }
        }
    }
}
