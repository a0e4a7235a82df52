//! Paths through a function on which an output parameter is never set, and uses of local variables that nothing has set.
//!
//! What names a local variable in part, or hands it on, counts as setting it: only its whole value is a use.

use crate::source::Span;
use crate::typed::{
    Arg, ArgIo, BinOp, ExprId, ExprKind, FuncId, Program, StmtId, StmtKind, Ty, VarId, VarKind,
};
use std::cell::Cell;

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

/// A use of the value of a local variable that nothing has set.
pub(in crate::check) struct Use {
    /// Where it is.
    pub(in crate::check) at: Span,
    /// Whether it stands in the variable's own initialiser.
    pub(in crate::check) is_own: bool,
}

/// A local variable whose own initialiser names it.
#[derive(Clone, Copy, Debug)]
pub(in crate::check) struct OwnInitialiser {
    pub(in crate::check) var: VarId,
    /// Whether that name is all of it: such a variable is warned of where it is used.
    pub(in crate::check) is_alone: bool,
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

/// Whose uses are looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Parameter,
    Local,
}

/// Most statements and expressions that are looked at for the local variables of a function.
const MOST_STEPS: usize = 1 << 20;

struct Search<'a> {
    p: &'a Program,
    of: Of,
    var: VarId,
    /// How many statements and expressions may still be looked at.
    left: Cell<usize>,
    found: Vec<Unset>,
    /// Only the first use is reported.
    done: bool,
}

/// Finds the first use of `var` in a function that some path reaches without setting it; the function's end, at `end`, is a
/// use too.
pub(in crate::check) fn find(p: &Program, func: FuncId, var: VarId, end: Span) -> Vec<Unset> {
    let Some(body) = p.funcs[func].body else { return Vec::new() };
    let (of, left) = (Of::Parameter, Cell::new(usize::MAX));
    let mut search = Search { p, of, var, left, found: Vec::new(), done: false };
    let state = search.stmt(body, State::Unset);
    search.used(&state, end);
    search.found
}

/// Finds, for each local variable of a function, or for each whose own initialiser names it, the first use of its value that no path
/// sets before.
pub(in crate::check) fn find_locals(
    p: &Program,
    func: FuncId,
    all: bool,
    own: &[OwnInitialiser],
) -> Vec<(VarId, Use)> {
    let mut found = Vec::new();
    let mut left = MOST_STEPS;
    let mut open: Vec<StmtId> = p.funcs[func].body.into_iter().collect();
    let mut look = |list: &[StmtId], rest: Option<StmtId>| {
        for (n, &s) in list.iter().enumerate() {
            let StmtKind::Local(var) = p.stmts[s].kind else { continue };
            let own = own.iter().find(|own| own.var == var);
            if !is_tracked(p, var) || own.is_none() && (!all || p.vars[var].init.is_some()) {
                continue;
            }
            let (of, room) = (Of::Local, Cell::new(left));
            let mut search = Search { p, of, var, left: room, found: Vec::new(), done: false };
            let init = p.vars[var].init;
            match (init, own) {
                (Some(init), Some(own)) if !own.is_alone => search.expr(init, State::Unset),
                _ => list[n + 1..]
                    .iter()
                    .copied()
                    .chain(rest)
                    .fold(State::Unset, |state, s| search.stmt(s, state)),
            };
            left = search.left.get();
            if let Some(&Unset::Always(at)) = search.found.first() {
                // What is its own value alone is told there, once it is used.
                let alone = init.filter(|_| own.is_some_and(|own| own.is_alone));
                let at = alone.map_or(at, |init| p.exprs[init].span);
                found.push((var, Use { at, is_own: init.is_some() }));
            }
        }
    };
    while let Some(s) = open.pop() {
        match p.stmts[s].kind {
            StmtKind::Block(list) => {
                let list = p.stmts_of(list);
                open.extend(list);
                look(list, None);
            }
            StmtKind::If { then, otherwise, .. } => open.extend([then].into_iter().chain(otherwise)),
            StmtKind::Loop { init, body, .. } => {
                open.push(body);
                look(p.stmts_of(init), Some(s));
            }
            StmtKind::DoWhile { body, .. } => open.push(body),
            StmtKind::Switch { cases, .. } => {
                p.case_lists.get(cases).iter().for_each(|case| open.extend(p.stmts_of(case.body)));
            }
            _ => {}
        }
    }
    found
}

/// Whether a variable holds numbers, maybe in structures: those of arrays and objects are not followed.
fn is_tracked(p: &Program, var: VarId) -> bool {
    p.vars[var].kind == VarKind::Local
        && matches!(
            p.types.get(p.vars[var].ty),
            Ty::Scalar(_) | Ty::Enum(..) | Ty::Vector(..) | Ty::Matrix { .. } | Ty::Struct(_)
        )
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

    /// Whether control never comes to the end of a statement, as far as the last one in it tells.
    fn leaves(&self, s: StmtId) -> bool {
        match self.p.stmts[s].kind {
            StmtKind::Return(_) | StmtKind::Break | StmtKind::Continue => true,
            StmtKind::Block(list) => self.p.stmts_of(list).last().is_some_and(|&last| self.leaves(last)),
            _ => false,
        }
    }

    fn branch(&self, cond: Span, word: &'static str, yes: State, no: State) -> State {
        match (&yes, &no) {
            // Of local variables only what no path sets is found.
            (State::Unset, State::Set) | (State::Set, State::Unset) if self.of == Of::Local => State::Set,
            (State::Unset, State::Set) => State::When(vec![(cond, word, true)]),
            (State::Set, State::Unset) => State::When(vec![(cond, word, false)]),
            _ => join(yes, no),
        }
    }

    fn stmt(&mut self, s: StmtId, state: State) -> State {
        if self.done || matches!(state, State::Gone | State::Set) {
            return if self.done { State::Set } else { state };
        }
        let Some(left) = self.left.get().checked_sub(1) else { return State::Set };
        self.left.set(left);
        let stmt = &self.p.stmts[s];
        match stmt.kind {
            StmtKind::Empty | StmtKind::Discard => state,
            StmtKind::Expr(e) => self.discarded(e, state),
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
                let side = |search: &mut Self, s: StmtId, state: State| {
                    let after = search.stmt(s, state);
                    if search.of == Of::Local && search.leaves(s) { State::Gone } else { after }
                };
                let yes = side(self, then, when_true);
                let no = match otherwise {
                    Some(s) => side(self, s, when_false),
                    None => when_false,
                };
                let span = self.p.exprs[cond].span;
                self.branch(span, "if", yes, no)
            }
            // Paths through loops and switches are not followed.
            StmtKind::Loop { .. } | StmtKind::Switch { .. } if self.sets(s) => State::Set,
            StmtKind::DoWhile { body, .. } => self.stmt(body, state),
            StmtKind::Loop { init, cond, step, body, .. } => {
                let state = self.p.stmts_of(init).iter().fold(state, |state, &s| self.stmt(s, state));
                let state = cond.into_iter().fold(state, |state, e| self.expr(e, state));
                let inner = self.stmt(body, state.clone());
                let inner = step.into_iter().fold(inner, |state, e| self.expr(e, state));
                join(inner, state)
            }
            StmtKind::Switch { value, .. } => self.expr(value, state),
            StmtKind::Break | StmtKind::Continue => State::Gone,
            StmtKind::Return(e) => {
                let state = match e {
                    Some(e) => self.expr(e, state),
                    None => state,
                };
                if self.of == Of::Parameter {
                    self.used(&state, stmt.span);
                }
                State::Gone
            }
        }
    }

    /// An expression whose value nobody wants: naming a local variable is no use of it.
    fn discarded(&mut self, e: ExprId, state: State) -> State {
        match self.p.exprs[e].kind {
            ExprKind::Load(place) if self.of == Of::Local && self.is_var(place) => state,
            ExprKind::Cast(inner) if self.of == Of::Local => self.discarded(inner, state),
            _ => self.expr(e, state),
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
            StmtKind::Expr(e) => self.sets_within(e),
            StmtKind::Return(e) => match self.of {
                Of::Parameter => e.is_some(),
                Of::Local => e.is_some_and(|e| self.sets_within(e)),
            },
            StmtKind::Local(v) => p.vars[v].init.is_some_and(|e| self.sets_within(e)),
            StmtKind::Block(list) => in_list(list),
            StmtKind::If { cond, then, otherwise, .. } => {
                self.sets_within(cond) || self.sets(then) || otherwise.is_some_and(|s| self.sets(s))
            }
            StmtKind::Loop { init, cond, step, body, .. } => {
                in_list(init)
                    || [cond, step].into_iter().flatten().any(|e| self.sets_within(e))
                    || self.sets(body)
            }
            StmtKind::DoWhile { body, cond, .. } => self.sets(body) || self.sets_within(cond),
            StmtKind::Switch { value, cases, .. } => {
                self.sets_within(value) || p.case_lists.get(cases).iter().any(|c| in_list(c.body))
            }
        }
    }

    /// Whether anything in an expression names the variable in another way than by its whole value.
    fn sets_within(&self, e: ExprId) -> bool {
        let names = self.names(e);
        if self.of == Of::Parameter || !names {
            return names;
        }
        let mut found = false;
        let mut ask = |e: ExprId| found = found || self.sets_within(e);
        match self.p.exprs[e].kind {
            ExprKind::Var(_) => return true,
            ExprKind::Load(place) | ExprKind::IncDec(_, place) if self.is_var(place) => {}
            ExprKind::CompoundAssign { place, value, .. } if self.is_var(place) => ask(value),
            ExprKind::Call { args, .. } => {
                let args = self.p.arg_lists.get(args).iter();
                args.filter(|arg| !self.is_used_by(arg)).for_each(|arg| ask(arg.expr));
            }
            kind => crate::typed::for_each_part(self.p, kind, &mut ask),
        }
        found
    }

    /// Whether an argument takes in the value of the variable, with what it gives back: structures go there and back.
    fn is_used_by(&self, arg: &Arg) -> bool {
        let is_structure = || matches!(self.p.types.get(self.p.exprs[arg.expr].ty), Ty::Struct(_));
        self.is_var(arg.expr) && (arg.io == ArgIo::InOut || arg.io == ArgIo::Out && is_structure())
    }

    fn names(&self, e: ExprId) -> bool {
        let Some(left) = self.left.get().checked_sub(1) else { return false };
        self.left.set(left);
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
            ExprKind::Var(_) if self.of == Of::Local => State::Set,
            ExprKind::Var(_) => {
                self.used(&state, it.span);
                State::Set
            }
            ExprKind::Load(place) | ExprKind::IncDec(_, place)
                if self.of == Of::Local && self.is_var(place) =>
            {
                self.used(&state, self.p.exprs[place].span);
                State::Set
            }
            ExprKind::CompoundAssign { place, value, .. } if self.of == Of::Local && self.is_var(place) => {
                let state = self.expr(value, state);
                self.used(&state, self.p.exprs[place].span);
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
            ExprKind::Comma(a, b) => {
                let state = self.discarded(a, state);
                self.expr(b, state)
            }
            ExprKind::Call { args, .. } => {
                let mut state = state;
                for arg in self.p.arg_lists.get(args) {
                    match arg.io {
                        _ if self.of == Of::Local && self.is_used_by(arg) => {
                            self.used(&state, self.p.exprs[arg.expr].span);
                            state = State::Set;
                        }
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
