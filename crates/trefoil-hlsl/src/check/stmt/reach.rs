//! What control reaches of a body: an index out of bounds is wrong only where it is computed, and the end of a function with a result
//! where nothing returns before.
//!
//! A condition that is known takes one side away, of `if`, `?:`, `&&`, `||`, loops and `switch`; so does what follows a jump.

use crate::check::Context;
use crate::check::constants::literal;
use crate::diag::Diagnostic;
use crate::typed::{BinOp, Case, Const, ExprId, ExprKind, StmtId, StmtKind, for_each_part};

impl Context<'_> {
    /// Adds a diagnostic of an expression of the body that is checked, if control reaches it: known at the body's end. Outside
    /// of bodies at once. Of a template, each instance says it.
    pub(in crate::check) fn push_if_reached(&mut self, e: ExprId, d: Diagnostic) {
        if self.frame.generic {
            return;
        }
        match self.frame.body {
            Some(_) => self.notes.if_reached.push((e, d)),
            None => self.push(d),
        }
    }

    /// Adds the diagnostics since `first` that were left to the end of a body, of what control reaches in it.
    #[cold]
    pub(in crate::check) fn push_reached(&mut self, body: StmtId, first: usize) {
        let doubts = self.notes.if_reached.split_off(first);
        let mut reach = Reach { cx: self, wanted: doubts.iter().map(|d| d.0).collect(), found: Vec::new() };
        reach.stmt(body);
        let found = reach.found;
        for (e, d) in doubts {
            if found.contains(&e) {
                self.push(d);
            }
        }
    }
}

impl Context<'_> {
    /// Where control goes from the body of a function.
    pub(in crate::check) fn exits(&self, body: StmtId) -> Exits {
        Reach { cx: self, wanted: Vec::new(), found: Vec::new() }.stmt(body)
    }
}

/// Where control goes from a statement.
#[derive(Clone, Copy, Default)]
pub(in crate::check) struct Exits {
    /// To what follows.
    pub(in crate::check) falls: bool,
    /// Out of the function.
    pub(in crate::check) returns: bool,
    /// Out of the loop or switch around.
    breaks: bool,
    /// To the next iteration.
    continues: bool,
}

impl Exits {
    const FALLS: Exits = Exits { falls: true, returns: false, breaks: false, continues: false };

    fn or(self, other: Exits) -> Exits {
        Exits {
            falls: self.falls || other.falls,
            returns: self.returns || other.returns,
            breaks: self.breaks || other.breaks,
            continues: self.continues || other.continues,
        }
    }
}

/// A walk over what control reaches.
struct Reach<'a> {
    cx: &'a Context<'a>,
    wanted: Vec<ExprId>,
    found: Vec<ExprId>,
}

impl Reach<'_> {
    fn stmts(&mut self, list: &[StmtId]) -> Exits {
        let mut all = Exits::FALLS;
        for &s in list {
            if !all.falls {
                break;
            }
            let next = self.stmt(s);
            all = Exits { falls: next.falls, ..all.or(next) };
        }
        all
    }

    fn stmt(&mut self, s: StmtId) -> Exits {
        let program = &self.cx.model.program;
        match program.stmts[s].kind {
            StmtKind::Empty | StmtKind::Discard => Exits::FALLS,
            StmtKind::Break => Exits { breaks: true, ..Exits::default() },
            StmtKind::Continue => Exits { continues: true, ..Exits::default() },
            StmtKind::Return(e) => {
                e.into_iter().for_each(|e| self.expr(e));
                Exits { returns: true, ..Exits::default() }
            }
            StmtKind::Expr(e) => {
                self.expr(e);
                Exits::FALLS
            }
            StmtKind::Local(var) => {
                program.vars[var].init.into_iter().for_each(|e| self.expr(e));
                Exits::FALLS
            }
            StmtKind::Block(list) => self.stmts(program.stmts_of(list)),
            StmtKind::If { cond, then, otherwise, .. } => {
                self.expr(cond);
                let known = self.truth(cond);
                let yes = if known == Some(false) { Exits::default() } else { self.stmt(then) };
                let no = match otherwise {
                    _ if known == Some(true) => Exits::default(),
                    Some(s) => self.stmt(s),
                    None => Exits::FALLS,
                };
                yes.or(no)
            }
            StmtKind::Loop { init, cond, step, body, .. } => {
                let before = self.stmts(program.stmts_of(init));
                if !before.falls {
                    return before;
                }
                cond.into_iter().for_each(|e| self.expr(e));
                let known = cond.map_or(Some(true), |e| self.truth(e));
                if known == Some(false) {
                    return Exits::FALLS;
                }
                let inner = self.stmt(body);
                if inner.falls || inner.continues {
                    step.into_iter().for_each(|e| self.expr(e));
                }
                Exits { falls: known.is_none() || inner.breaks, returns: inner.returns, ..Exits::default() }
            }
            StmtKind::DoWhile { body, cond, .. } => {
                let inner = self.stmt(body);
                let asked = inner.falls || inner.continues;
                if asked {
                    self.expr(cond);
                }
                let ends = asked && self.truth(cond) != Some(true);
                Exits { falls: inner.breaks || ends, returns: inner.returns, ..Exits::default() }
            }
            StmtKind::Switch { value, cases, .. } => {
                self.expr(value);
                self.switch(value, program.case_lists.get(cases))
            }
        }
    }

    fn switch(&mut self, value: ExprId, cases: &[Case]) -> Exits {
        let program = &self.cx.model.program;
        let known = match self.cx.model.const_value(value) {
            Some((Const::Int(v), _)) => Some(v),
            _ => None,
        };
        let fits = |case: &Case| known.is_none_or(|v| program.label_lists.get(case.labels).contains(&v));
        let is_covered = known.is_some() && cases.iter().any(fits);
        let has_default = cases.iter().any(|case| case.is_default);
        let (mut all, mut last) = (Exits::default(), Exits::default());
        for case in cases {
            if last.falls || fits(case) || case.is_default && !is_covered {
                last = self.stmts(program.stmts_of(case.body));
                all = all.or(last);
            }
        }
        // One on an enumeration is trusted to have all cases, unless the value is known.
        let is_trusted = known.is_none() && self.cx.notes.enum_switches.contains(&value);
        let skips = !has_default && !is_covered && !is_trusted;
        Exits { falls: last.falls || all.breaks || skips, breaks: false, ..all }
    }

    fn expr(&mut self, e: ExprId) {
        if self.wanted.is_empty() {
            return;
        }
        if self.wanted.contains(&e) {
            self.found.push(e);
        }
        let program = &self.cx.model.program;
        match program.exprs[e].kind {
            ExprKind::Binary(op @ (BinOp::And | BinOp::AndThen | BinOp::Or | BinOp::OrElse), a, b) => {
                self.expr(a);
                let decides = matches!(op, BinOp::Or | BinOp::OrElse);
                if self.truth(a) != Some(decides) {
                    self.expr(b);
                }
            }
            ExprKind::Conditional(c, a, b) | ExprKind::Select(c, a, b) => {
                self.expr(c);
                let known = self.truth(c);
                if known != Some(false) {
                    self.expr(a);
                }
                if known != Some(true) {
                    self.expr(b);
                }
            }
            kind => for_each_part(program, kind, &mut |part| self.expr(part)),
        }
    }

    /// The value of a condition, where it is known: of `&&` and `||` one side may be enough.
    fn truth(&self, cond: ExprId) -> Option<bool> {
        if let ExprKind::Binary(op @ (BinOp::And | BinOp::AndThen | BinOp::Or | BinOp::OrElse), a, b) =
            self.cx.model.program.exprs[cond].kind
        {
            let decides = matches!(op, BinOp::Or | BinOp::OrElse);
            return match (self.truth(a), self.truth(b)) {
                (Some(v), _) | (_, Some(v)) if v == decides => Some(v),
                (Some(_), Some(_)) => Some(!decides),
                _ => None,
            };
        }
        // The last of several decides, and of a vector DXC knows no lane.
        match self.cx.model.program.exprs[cond].kind {
            ExprKind::Comma(_, last) | ExprKind::Cast(last) => return self.truth(last),
            ExprKind::Swizzle { .. } => return None,
            ExprKind::Load(place)
                if matches!(self.cx.model.program.exprs[place].kind, ExprKind::Swizzle { .. }) =>
            {
                return None;
            }
            _ => {}
        }
        self.cx.model.const_value(cond).map(|(value, _)| literal::truth(value))
    }
}
