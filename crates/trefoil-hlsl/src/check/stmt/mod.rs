//! Statements: bodies of functions, and what can be warned of in them.
//!
//! In: a statement of the tree. Out: one of the typed tree. Declarations in it enter the block's names, which are forgotten
//! at the block's end.

pub(in crate::check) mod unset;
pub(in crate::check) mod warn;

use crate::check::constants::literal;
use crate::check::context::Frame;
use crate::check::conversions::convert::Target;
use crate::check::model::Model;
use crate::check::stage::attribute::Attributed;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::arena::List;
use crate::syntax::tree::{self, AttributeId, Decl, Expr, Stmt};
use crate::typed::{self, Case, ExprId, Hint, Scalar, StmtId, StmtKind, TyId};

/// How deep statements are looked into for a way out.
const MAX_DEPTH: u32 = 128;

/// Where control may go from a statement.
#[derive(Clone, Copy, Default)]
pub(in crate::check) struct Flow {
    /// To what follows.
    pub(in crate::check) falls: bool,
    /// Out of the function.
    pub(in crate::check) returns: bool,
    /// Out of the loop or switch around.
    breaks: bool,
    /// To the next iteration.
    continues: bool,
}

impl Flow {
    fn or(self, other: Flow) -> Flow {
        Flow {
            falls: self.falls || other.falls,
            returns: self.returns || other.returns,
            breaks: self.breaks || other.breaks,
            continues: self.continues || other.continues,
        }
    }
}

impl Checker<'_> {
    /// Checks a statement.
    pub(in crate::check) fn stmt(&mut self, s: tree::StmtId) -> StmtId {
        self.stmt_with(s, List::EMPTY)
    }

    fn stmt_with(&mut self, s: tree::StmtId, attributes: List<AttributeId>) -> StmtId {
        let span = self.cx.unit.stmt_spans[s];
        let stmt = self.cx.unit.stmts[s];
        let on = match stmt {
            Stmt::For { .. } | Stmt::While { .. } | Stmt::DoWhile { .. } => Attributed::Loop,
            Stmt::If { .. } | Stmt::Switch { .. } => Attributed::Branch,
            _ => Attributed::Other,
        };
        let hint = self.hint(attributes, on, Span::at(span.lo));
        let kind = match stmt {
            Stmt::Error | Stmt::Empty => StmtKind::Empty,
            Stmt::Expr(e) => {
                let written = e;
                self.cx.notes.statement_start = self.cx.place_of(e).lo;
                if !matches!(self.cx.unit.exprs[e], Expr::Name(_)) {
                    self.cx.notes.no_words = self.cx.notes.statement_start;
                }
                let e = self.expr(e);
                self.warn_unused(written, e);
                let e = self.cx.model.settled(e);
                StmtKind::Expr(self.cx.model.rvalue_for_effect(e))
            }
            Stmt::Decl(decls) => return self.declarations(decls, span),
            Stmt::Block(list) => return self.block(list, span),
            Stmt::If { cond, then, otherwise } => return self.if_stmt(cond, then, otherwise, hint, span),
            Stmt::For { init, cond, step, body } => return self.for_stmt(init, cond, step, body, hint, span),
            Stmt::While { cond, body } => return self.while_stmt(cond, body, hint, span),
            Stmt::DoWhile { body, cond } => {
                let body = self.loop_body(body);
                let cond = self.condition(cond, "do-while");
                StmtKind::DoWhile { body, cond, hint }
            }
            Stmt::Switch { cond, body } => return self.switch(cond, body, hint, span),
            Stmt::Case(e) => {
                self.value(e);
                self.cx.report(&kinds::CASE_OUTSIDE, span);
                StmtKind::Empty
            }
            Stmt::Default => {
                self.cx.report(&kinds::DEFAULT_OUTSIDE, span);
                StmtKind::Empty
            }
            Stmt::Break => {
                if self.cx.frame.body.is_none_or(|b| b.breakable == 0) {
                    self.cx.report(&kinds::BREAK_OUTSIDE, span);
                }
                StmtKind::Break
            }
            Stmt::Continue => {
                if self.cx.frame.body.is_none_or(|b| b.loops == 0) {
                    self.cx.report(&kinds::CONTINUE_OUTSIDE, span);
                }
                StmtKind::Continue
            }
            Stmt::Discard => StmtKind::Discard,
            Stmt::Return(e) => StmtKind::Return(self.return_value(e, span)),
            Stmt::Attributed { attributes, stmt } => return self.stmt_with(stmt, attributes),
        };
        self.cx.model.add_stmt(kind, span)
    }

    /// The body of a function: its names are beside the parameters.
    pub(in crate::check) fn body_block(&mut self, s: tree::StmtId, mark: usize) -> StmtId {
        let Stmt::Block(list) = self.cx.unit.stmts[s] else { return self.stmt(s) };
        let mut out = Vec::with_capacity(list.len());
        self.stmts_into(self.cx.unit.list(list), mark, &mut out);
        let list = self.cx.model.program.stmt_lists.push(&out);
        self.cx.model.add_stmt(StmtKind::Block(list), self.cx.unit.stmt_spans[s])
    }

    fn block(&mut self, list: List<tree::StmtId>, span: Span) -> StmtId {
        let mark = self.cx.model.scopes.locals.mark();
        let mut out = Vec::with_capacity(list.len());
        self.stmts_into(self.cx.unit.list(list), mark, &mut out);
        self.cx.model.scopes.end_block(mark);
        let list = self.cx.model.program.stmt_lists.push(&out);
        self.cx.model.add_stmt(StmtKind::Block(list), span)
    }

    fn stmts_into(&mut self, stmts: &[tree::StmtId], mark: usize, out: &mut Vec<StmtId>) {
        for &s in stmts {
            match self.cx.unit.stmts[s] {
                Stmt::Decl(decls) => self.declare_all(decls, mark, out),
                _ => {
                    let s = self.stmt(s);
                    out.push(s);
                }
            }
        }
    }

    /// Declarations on their own: of an `if` without braces, say.
    fn declarations(&mut self, decls: List<tree::DeclId>, span: Span) -> StmtId {
        let mark = self.cx.model.scopes.locals.mark();
        let mut out = Vec::new();
        self.declare_all(decls, mark, &mut out);
        self.cx.model.scopes.end_block(mark);
        let list = self.cx.model.program.stmt_lists.push(&out);
        self.cx.model.add_stmt(StmtKind::Block(list), span)
    }

    fn declare_all(&mut self, decls: List<tree::DeclId>, mark: usize, out: &mut Vec<StmtId>) {
        for &decl in self.cx.unit.list(decls) {
            match self.cx.unit.decls[decl] {
                Decl::Var(v) => {
                    let var = self.cx.unit.vars[v];
                    if let Some(id) = self.local_variable(decl, &var, mark) {
                        let s = self.cx.model.add_stmt(StmtKind::Local(id), self.cx.unit.decl_spans[decl]);
                        out.push(s);
                    }
                }
                _ => self.declaration(decl, Some(mark)),
            }
        }
    }

    /// A condition that may declare a variable: the declaration is put before.
    fn condition_with(
        &mut self,
        e: tree::ExprId,
        what: &'static str,
        mark: usize,
        out: &mut Vec<StmtId>,
    ) -> ExprId {
        let Expr::Condition(decl) = self.cx.unit.exprs[e] else { return self.condition(e, what) };
        let span = self.cx.place_of(e);
        let Decl::Var(v) = self.cx.unit.decls[decl] else { return self.cx.model.error_expr(span) };
        let var = self.cx.unit.vars[v];
        let Some(id) = self.local_variable(decl, &var, mark) else { return self.cx.model.error_expr(span) };
        let s = self.cx.model.add_stmt(StmtKind::Local(id), span);
        out.push(s);
        let ty = self.cx.model.program.vars[id].ty;
        let place = self.cx.model.add(typed::ExprKind::Var(id), ty, span);
        let value = self.cx.model.rvalue(place);
        let bool_ty = self.cx.model.common.bool;
        self.cx.convert(value, bool_ty)
    }

    fn if_stmt(
        &mut self,
        cond: tree::ExprId,
        then: tree::StmtId,
        otherwise: Option<tree::StmtId>,
        hint: Hint,
        span: Span,
    ) -> StmtId {
        let mark = self.cx.model.scopes.locals.mark();
        let mut before = Vec::new();
        let cond = self.condition_with(cond, "if", mark, &mut before);
        let then = if before.is_empty() { self.stmt(then) } else { self.body_block(then, mark) };
        let otherwise = otherwise.map(|s| self.stmt(s));
        self.cx.model.scopes.end_block(mark);
        self.cx.model.after(before, StmtKind::If { cond, then, otherwise, hint }, span)
    }

    /// The body of a loop whose head declares names: a block does not hide them.
    fn declared_loop_body(&mut self, body: tree::StmtId, mark: usize) -> StmtId {
        let inner = self.cx.model.scopes.locals.mark();
        let s = self.within(Frame::enter_loop, |c| c.body_block(body, mark));
        self.cx.model.scopes.end_block(inner);
        s
    }

    fn loop_body(&mut self, body: tree::StmtId) -> StmtId {
        self.within(Frame::enter_loop, |c| c.stmt(body))
    }

    fn while_stmt(&mut self, cond: tree::ExprId, body: tree::StmtId, hint: Hint, span: Span) -> StmtId {
        if let Expr::Condition(_) = self.cx.unit.exprs[cond] {
            return self.while_declared(cond, body, hint, span);
        }
        let cond = Some(self.condition(cond, "while"));
        let body = self.loop_body(body);
        self.cx.model.add_stmt(StmtKind::Loop { init: List::EMPTY, cond, step: None, body, hint }, span)
    }

    /// `while (T x = e)`
    fn while_declared(&mut self, cond: tree::ExprId, body: tree::StmtId, hint: Hint, span: Span) -> StmtId {
        let mark = self.cx.model.scopes.locals.mark();
        let body = self.declared_turn(cond, "while", body, mark, span);
        self.cx.model.scopes.end_block(mark);
        self.cx.model.add_stmt(StmtKind::Loop { init: List::EMPTY, cond: None, step: None, body, hint }, span)
    }

    /// A turn of a loop whose condition declares a variable: it is made anew, and the loop is left when it is false.
    fn declared_turn(
        &mut self,
        cond: tree::ExprId,
        what: &'static str,
        body: tree::StmtId,
        mark: usize,
        span: Span,
    ) -> StmtId {
        let mut turn = Vec::new();
        let cond = self.condition_with(cond, what, mark, &mut turn);
        let nothing = self.cx.model.add_stmt(StmtKind::Empty, span);
        let leave = self.cx.model.add_stmt(StmtKind::Break, span);
        let test = StmtKind::If { cond, then: nothing, otherwise: Some(leave), hint: Hint::None };
        let test = self.cx.model.add_stmt(test, span);
        turn.push(test);
        let body = self.declared_loop_body(body, mark);
        turn.push(body);
        let turn = self.cx.model.program.stmt_lists.push(&turn);
        self.cx.model.add_stmt(StmtKind::Block(turn), span)
    }

    fn for_stmt(
        &mut self,
        init: Option<tree::StmtId>,
        cond: Option<tree::ExprId>,
        step: Option<tree::ExprId>,
        body: tree::StmtId,
        hint: Hint,
        span: Span,
    ) -> StmtId {
        let mark = self.cx.model.scopes.locals.mark();
        let mut first = Vec::new();
        if let Some(init) = init {
            self.cx.warn_for_again(init);
            self.stmts_into(&[init], mark, &mut first);
        }
        let declared = cond.filter(|&c| matches!(self.cx.unit.exprs[c], Expr::Condition(_)));
        let test = if declared.is_some() { None } else { cond.map(|c| self.condition(c, "for")) };
        let step = step.map(|s| {
            let s = self.expr(s);
            self.cx.model.settled(s)
        });
        // Before 2021 a loop's own names went on behind it, and a block in it could hide them.
        let leaks = self.cx.options.version < 2021;
        let body = match declared {
            Some(c) => self.declared_turn(c, "for", body, mark, span),
            None if leaks => self.loop_body(body),
            None => self.declared_loop_body(body, mark),
        };
        let cond = test;
        if !leaks {
            self.cx.model.scopes.end_block(mark);
        }
        let init = self.cx.model.program.stmt_lists.push(&first);
        self.cx.model.add_stmt(StmtKind::Loop { init, cond, step, body, hint }, span)
    }

    fn switch(&mut self, cond: tree::ExprId, body: tree::StmtId, hint: Hint, span: Span) -> StmtId {
        let mark = self.cx.model.scopes.locals.mark();
        let mut before = Vec::new();
        let (value, of) = self.switch_value(cond, body, mark, &mut before, Span::at(span.lo));
        let ty = self.cx.model.ty(value);
        let mut flat = Vec::new();
        match self.cx.unit.stmts[body] {
            Stmt::Block(list) => flat.extend_from_slice(self.cx.unit.list(list)),
            _ => flat.push(body),
        }
        let mut label_errors = Vec::new();
        let cases =
            self.within(Frame::enter_switch, |c| c.cases(&flat, (ty, of), &mut before, &mut label_errors));
        // The last label is looked at first.
        for d in label_errors.into_iter().rev() {
            self.cx.push(d);
        }
        self.cx.warn_switch(cond, of, &cases, span);
        self.cx.model.scopes.end_block(mark);
        let cases = self.cx.model.program.case_lists.push(&cases);
        self.cx.model.after(before, StmtKind::Switch { value, cases, hint }, span)
    }

    fn switch_value(
        &mut self,
        cond: tree::ExprId,
        body: tree::StmtId,
        mark: usize,
        before: &mut Vec<StmtId>,
        start: Span,
    ) -> (ExprId, typed::Ty) {
        let value = self.switched(cond, mark, before);
        if let typed::Ty::Enum(..) = self.cx.model.ty_of(value) {
            self.cx.notes.enum_switches.insert(body);
        }
        let of = self.cx.model.ty_of(value);
        let value = self.cx.model.settled(value);
        let span = self.cx.place_of(cond);
        if self.cx.model.is_error(value) {
            return (value, of);
        }
        let value = match self.cx.model.num(self.cx.model.ty(value)) {
            Some(n) if n.shape.is_one() => {
                let scalar = match n.scalar {
                    // DXC cuts floats.
                    s if s.is_float() => Scalar::I32,
                    Scalar::Bool | Scalar::I16 | Scalar::Min16Int | Scalar::Min12Int => Scalar::I32,
                    Scalar::U16 | Scalar::Min16Uint => Scalar::U32,
                    s => s,
                };
                let ty = self.cx.model.scalar_ty(scalar);
                self.cx.model.cast(value, ty)
            }
            _ => {
                let text = self.cx.model.type_text(self.cx.model.ty(value));
                self.cx.push(Diagnostic::new(&kinds::SWITCH_INTEGER, start).arg(text));
                self.cx.model.error_expr(span)
            }
        };
        (value, of)
    }

    /// The value that a switch is on, or the variable that is declared there.
    fn switched(&mut self, cond: tree::ExprId, mark: usize, before: &mut Vec<StmtId>) -> ExprId {
        let Expr::Condition(decl) = self.cx.unit.exprs[cond] else { return self.value(cond) };
        let span = self.cx.place_of(cond);
        let Decl::Var(v) = self.cx.unit.decls[decl] else { return self.cx.model.error_expr(span) };
        let var = self.cx.unit.vars[v];
        let Some(id) = self.local_variable(decl, &var, mark) else { return self.cx.model.error_expr(span) };
        let s = self.cx.model.add_stmt(StmtKind::Local(id), span);
        before.push(s);
        let ty = self.cx.model.program.vars[id].ty;
        let place = self.cx.model.add(typed::ExprKind::Var(id), ty, span);
        self.cx.model.rvalue(place)
    }

    /// The value of a label, for a `switch` on a value of a type.
    fn case_value(&mut self, e: tree::ExprId, of: typed::Ty, errors: &mut Vec<Diagnostic>) -> Option<i64> {
        let typed = self.value(e);
        if !self.cx.model.is_error(typed) && !self.cx.model.is_label_of(self.cx.model.ty_of(typed), of) {
            let of = self.cx.model.program.types.intern(of);
            let (text, to) = (self.cx.model.type_text(self.cx.model.ty(typed)), self.cx.model.type_text(of));
            let d = Diagnostic::new(&kinds::LABEL_TYPE, self.cx.place_of(e)).arg(text).arg(to);
            errors.push(d);
            return None;
        }
        if self.cx.model.num(self.cx.model.ty(typed)).is_some_and(|n| n.scalar.is_float()) {
            let text = self.cx.model.type_text(self.cx.model.ty(typed));
            self.cx.push(Diagnostic::new(&kinds::CASE_CONVERSION, self.cx.place_of(e)).arg(text));
            return None;
        }
        self.constant_int_or(e, &kinds::CASE_CONSTANT)
    }

    fn cases(
        &mut self,
        flat: &[tree::StmtId],
        (ty, of): (TyId, typed::Ty),
        before: &mut Vec<StmtId>,
        label_errors: &mut Vec<Diagnostic>,
    ) -> Vec<Case> {
        let mark = self.cx.model.scopes.locals.mark();
        let scalar = self.cx.model.num(ty).map_or(Scalar::I32, |n| n.scalar);
        let mut seen = rustc_hash::FxHashMap::default();
        let mut defaults: Option<Span> = None;
        let mut cases = Vec::new();
        let mut bypassed = None;
        let mut i = 0;
        while i < flat.len() {
            let (mut labels, mut is_default) = (Vec::new(), false);
            while let Some(&s) = flat.get(i) {
                let span = self.cx.unit.stmt_spans[s];
                let is_label = matches!(self.cx.unit.stmts[s], Stmt::Case(_) | Stmt::Default);
                if let (true, Some(var)) = (is_label, bypassed) {
                    let at = self.cx.model.program.vars[var].span;
                    self.cx.push(Diagnostic::new(&kinds::JUMP_PAST, span).note(&kinds::JUMP_BYPASSES, at));
                    bypassed = None;
                }
                match self.cx.unit.stmts[s] {
                    Stmt::Case(e) => {
                        if let Some(v) = self.case_value(e, of, label_errors) {
                            let v = literal::wrap(v, scalar);
                            if let Some(&before) = seen.get(&v) {
                                self.cx.duplicate_case(before, e, v);
                            }
                            seen.insert(v, e);
                            labels.push(v);
                        }
                    }
                    Stmt::Default => {
                        // The last one counts: it is those before that are too many.
                        if let Some(before) = defaults.replace(span) {
                            label_errors.push(Diagnostic::new(&kinds::TWO_DEFAULTS, before));
                        }
                        is_default = true;
                    }
                    _ => break,
                }
                i += 1;
            }
            let start = i;
            while i < flat.len() && !matches!(self.cx.unit.stmts[flat[i]], Stmt::Case(_) | Stmt::Default) {
                i += 1;
            }
            let mut body = Vec::new();
            self.stmts_into(&flat[start..i], mark, &mut body);
            bypassed = self.cx.model.initialized_in(&body).or(bypassed);
            if labels.is_empty() && !is_default {
                // Before the first label: only declarations matter, since nothing runs there.
                before.extend(
                    body.iter()
                        .filter(|&&s| matches!(self.cx.model.program.stmts[s].kind, StmtKind::Local(_))),
                );
                continue;
            }
            let labels = self.cx.model.program.label_lists.push(&labels);
            let body = self.cx.model.program.stmt_lists.push(&body);
            cases.push(Case { labels, is_default, body });
        }
        cases
    }

    fn return_value(&mut self, e: Option<tree::ExprId>, span: Span) -> Option<ExprId> {
        let body = self.cx.frame.body?;
        let void = body.ret == self.cx.model.common.void;
        let name = self.cx.model.program.funcs[body.func].name;
        match e {
            Some(e) if void => {
                let value = self.value(e);
                if self.cx.model.ty(value) == self.cx.model.common.void {
                    // `return f();` of a function that gives nothing.
                    return Some(value);
                }
                if !self.cx.model.is_error(value) {
                    self.cx.push(
                        Diagnostic::new(&kinds::RETURN_VALUE_IN_VOID, span)
                            .arg(self.cx.model.name_text(name)),
                    );
                }
                None
            }
            Some(e) => Some(self.initializer(e, body.ret, Target::Return)),
            None if void || body.ret == self.cx.model.common.error => None,
            None => {
                self.cx.push(
                    Diagnostic::new(&kinds::RETURN_NEEDS_VALUE, span).arg(self.cx.model.name_text(name)),
                );
                None
            }
        }
    }
}

impl Context<'_> {
    /// Says that a label stands twice, by the names that stand for its value.
    fn duplicate_case(&mut self, before: tree::ExprId, now: tree::ExprId, value: i64) {
        let named = |c: &Self, e: tree::ExprId| match c.unit.exprs[e] {
            Expr::Name(name) => Some(c.model.name_text(name)),
            Expr::Path(path) => {
                let segments = c.unit.list(c.unit.paths[path].segments);
                segments.last().map(|last| c.model.name_text(last.name))
            }
            _ => None,
        };
        let at = self.place_of(now);
        let (then, here) = (named(self, before), named(self, now));
        let text = value.to_string();
        let d = if then == here {
            Diagnostic::new(&kinds::DUPLICATE_CASE, at).arg(then.unwrap_or(text))
        } else {
            let d = Diagnostic::new(&kinds::DUPLICATE_CASES, at).arg(then.unwrap_or_else(|| text.clone()));
            d.arg(here.unwrap_or_else(|| text.clone())).arg(text)
        };
        self.push(d);
    }

    /// Where control goes from a statement.
    pub(in crate::check) fn flow(&self, s: tree::StmtId, depth: u32) -> Flow {
        if depth > MAX_DEPTH {
            return Flow::default();
        }
        let depth = depth + 1;
        match self.unit.stmts[s] {
            Stmt::Return(_) => Flow { returns: true, ..Flow::default() },
            Stmt::Error => Flow::default(),
            Stmt::Break => Flow { breaks: true, ..Flow::default() },
            Stmt::Continue => Flow { continues: true, ..Flow::default() },
            Stmt::Block(list) => self.flow_of_list(self.unit.list(list), depth),
            Stmt::Attributed { stmt, .. } => self.flow(stmt, depth),
            Stmt::If { cond, then, otherwise } => {
                let yes = self.flow(then, depth);
                let no = otherwise.map_or(Flow { falls: true, ..Flow::default() }, |s| self.flow(s, depth));
                if self.is_true(cond) { yes } else { yes.or(no) }
            }
            Stmt::For { cond, body, .. } => {
                self.model.flow_of_loop(cond.is_none_or(|c| self.is_true(c)), self.flow(body, depth))
            }
            Stmt::While { cond, body } => self.model.flow_of_loop(self.is_true(cond), self.flow(body, depth)),
            Stmt::DoWhile { body, cond } => {
                let inner = self.flow(body, depth);
                let asked = inner.falls || inner.continues;
                let falls = inner.breaks || asked && !self.is_true(cond);
                Flow { falls, returns: inner.returns, ..Flow::default() }
            }
            Stmt::Switch { body, .. } => self.flow_of_switch(body, depth),
            _ => Flow { falls: true, ..Flow::default() },
        }
    }

    fn flow_of_list(&self, list: &[tree::StmtId], depth: u32) -> Flow {
        let mut all = Flow { falls: true, ..Flow::default() };
        for &s in list {
            let next = self.flow(s, depth);
            all = Flow { falls: next.falls, ..all.or(next) };
            if !all.falls {
                break;
            }
        }
        all
    }

    /// A switch ends where a case breaks or the last one falls out, or where no case fits: one without a default that is
    /// on an enumeration is trusted to have all cases.
    fn flow_of_switch(&self, body: tree::StmtId, depth: u32) -> Flow {
        let Stmt::Block(list) = self.unit.stmts[body] else { return Flow { falls: true, ..Flow::default() } };
        let mut all = Flow::default();
        let mut last = Flow::default();
        for case in
            self.unit.list(list).split(|&s| matches!(self.unit.stmts[s], Stmt::Case(_) | Stmt::Default))
        {
            last = self.flow_of_list(case, depth);
            all = all.or(last);
        }
        let has_default = self.unit.list(list).iter().any(|&s| matches!(self.unit.stmts[s], Stmt::Default));
        let skips = !has_default && !self.notes.enum_switches.contains(&body);
        Flow {
            falls: last.falls || all.breaks || skips,
            returns: all.returns,
            continues: all.continues,
            breaks: false,
        }
    }

    fn is_true(&self, e: tree::ExprId) -> bool {
        matches!(self.unit.exprs[e], Expr::Bool(true) | Expr::Int { value: 1.., .. })
    }
}

impl Model {
    fn add_stmt(&mut self, kind: StmtKind, span: Span) -> StmtId {
        self.program.stmts.push(typed::Stmt { kind, span })
    }

    /// An expression that stands for its effects: a bare place needs no load.
    fn rvalue_for_effect(&mut self, e: ExprId) -> ExprId {
        self.rvalue(e)
    }

    /// Puts statements before another, in a block.
    fn after(&mut self, mut before: Vec<StmtId>, kind: StmtKind, span: Span) -> StmtId {
        let s = self.add_stmt(kind, span);
        if before.is_empty() {
            return s;
        }
        before.push(s);
        let list = self.program.stmt_lists.push(&before);
        self.add_stmt(StmtKind::Block(list), span)
    }

    /// Whether a label of a type may stand in a `switch` on another: enumerations take their own enumerators only, and
    /// those of scoped ones stand nowhere else.
    fn is_label_of(&self, label: typed::Ty, of: typed::Ty) -> bool {
        match (label, of) {
            (_, typed::Ty::Enum(..)) => label == of,
            (typed::Ty::Enum(n, _), _) => !self.enums[n as usize].scoped,
            _ => true,
        }
    }

    /// The last variable with an initialiser among statements that are not in a block of their own.
    fn initialized_in(&self, body: &[StmtId]) -> Option<typed::VarId> {
        body.iter().rev().find_map(|&s| match self.program.stmts[s].kind {
            StmtKind::Local(var) => {
                let v = &self.program.vars[var];
                (v.init.is_some() && v.kind == typed::VarKind::Local).then_some(var)
            }
            _ => None,
        })
    }

    fn flow_of_loop(&self, endless: bool, body: Flow) -> Flow {
        Flow { falls: !endless || body.breaks, returns: body.returns, ..Flow::default() }
    }
}
