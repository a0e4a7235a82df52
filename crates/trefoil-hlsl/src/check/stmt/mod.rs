//! Statements: bodies of functions, and what can be warned of in them.
//!
//! In: a statement of the tree. Out: one of the typed tree. Declarations in it enter the block's names, which are forgotten
//! at the block's end.

pub(in crate::check) mod own;
pub(in crate::check) mod reach;
pub(in crate::check) mod sequence;
pub(in crate::check) mod switch;
pub(in crate::check) mod unset;
pub(in crate::check) mod warn;

use crate::check::context::Frame;
use crate::check::conversions::convert::Target;
use crate::check::model::Model;
use crate::check::stage::attribute::Attributed;
use crate::check::types::facts::Shape;
use crate::check::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::{self, AttributeId, Decl, Expr, FunctionName, Stmt};
use crate::typed::{self, ExprId, Hint, StmtId, StmtKind};
use trefoil_entity::List;
use trefoil_ir::HlslVersion;

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
            Stmt::If { .. } => Attributed::Branch,
            Stmt::Switch { .. } => Attributed::Switch,
            _ => Attributed::Other,
        };
        let hint = self.hint(attributes, on, Span::at(span.lo));
        let kind = match stmt {
            Stmt::Error | Stmt::Empty => StmtKind::Empty,
            Stmt::Expr(e) => {
                let written = e;
                self.cx.notes.statement_start = self.cx.place_of(e).lo;
                self.cx.notes.statement = Some(e);
                if !matches!(self.cx.unit.exprs[e], Expr::Name(_)) {
                    self.cx.notes.no_words = self.cx.notes.statement_start;
                }
                if let Some(named) = self.cx.named_function(e) {
                    // DXC takes who names it for who calls it.
                    if let Some(func) = self.cx.model.functions[named].func {
                        self.cx.note_call(func);
                    }
                    self.cx.report(&kinds::UNUSED_VALUE, self.cx.caret(e));
                    return self.cx.model.add_stmt(StmtKind::Empty, span);
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
        let mut out = Vec::new();
        match self.cx.unit.stmts[s] {
            Stmt::Block(list) => {
                out.reserve(list.len());
                self.stmts_into(self.cx.unit.list(list), mark, &mut out);
            }
            // Of a loop without braces.
            Stmt::Decl(decls) => self.declare_all(decls, mark, &mut out),
            _ => return self.stmt(s),
        }
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
        let outer = std::mem::replace(&mut self.cx.frame.block, mark);
        for &s in stmts {
            match self.cx.unit.stmts[s] {
                Stmt::Decl(decls) => self.declare_all(decls, mark, out),
                _ => {
                    let s = self.stmt(s);
                    out.push(s);
                }
            }
        }
        self.cx.frame.block = outer;
    }

    /// A statement that is a scope of its own, whether it is a block or not.
    fn inner_stmt(&mut self, s: tree::StmtId) -> StmtId {
        let mark = self.cx.model.scopes.locals.mark();
        let outer = std::mem::replace(&mut self.cx.frame.block, mark);
        let s = self.stmt(s);
        self.cx.frame.block = outer;
        self.cx.model.scopes.end_block(mark);
        s
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
                    if self.cx.is_effect_object(decl, &var) {
                        continue;
                    }
                    if let Some(id) = self.local_variable(decl, &var, mark) {
                        let s = self.cx.model.add_stmt(StmtKind::Local(id), self.cx.unit.decl_spans[decl]);
                        out.push(s);
                    }
                }
                // A function that a body declares is none of the record's whose method the body is.
                Decl::Function(f) => {
                    let it = self.cx.unit.functions[f];
                    if let (Some(_), FunctionName::Name(name)) = (it.qualifier, it.name) {
                        let span = self.cx.unit.decl_name_spans[decl];
                        self.cx.push(Diagnostic::new(&kinds::QUALIFIED_LOCAL, span).arg(name));
                        continue;
                    }
                    let scope = self.cx.model.scopes.namespace_around(self.cx.frame.scope);
                    self.within(|frame| frame.scope = scope, |c| c.function_decl(decl, f, None));
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
        if self.cx.model.num(ty).is_some_and(|n| n.shape != Shape::Scalar && !n.shape.is_one()) {
            let at = self.cx.unit.decl_name_spans[decl];
            self.cx.push(Diagnostic::new(&kinds::CONDITION_SCALAR, at).arg(what));
            return self.cx.model.error_expr(span);
        }
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
        let said = self.cx.diags.len();
        let cond = self.condition_with(cond, "if", mark, &mut before);
        let late = self.cx.diags.take_last(said, &kinds::CONDITION_SCALAR);
        let then = if before.is_empty() { self.inner_stmt(then) } else { self.body_block(then, mark) };
        let otherwise = otherwise.map(|s| self.inner_stmt(s));
        self.cx.say_late(late);
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
        self.within(Frame::enter_loop, |c| c.inner_stmt(body))
    }

    fn while_stmt(&mut self, cond: tree::ExprId, body: tree::StmtId, hint: Hint, span: Span) -> StmtId {
        if let Expr::Condition(_) = self.cx.unit.exprs[cond] {
            return self.while_declared(cond, body, hint, span);
        }
        let said = self.cx.diags.len();
        let cond = Some(self.condition(cond, "while"));
        let late = self.cx.diags.take_last(said, &kinds::CONDITION_SCALAR);
        let body = self.loop_body(body);
        self.cx.say_late(late);
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
            let again = self.cx.declared_again(init);
            self.stmts_into(&[init], mark, &mut first);
            self.cx.warn_for_again(&again);
        }
        let declared = cond.filter(|&c| matches!(self.cx.unit.exprs[c], Expr::Condition(_)));
        let said = self.cx.diags.len();
        let test = if declared.is_some() { None } else { cond.map(|c| self.condition(c, "for")) };
        let late = self.cx.diags.take_last(said, &kinds::CONDITION_SCALAR);
        let step = step.map(|s| {
            self.cx.notes.statement = Some(s);
            let written = s;
            let s = self.expr(s);
            self.warn_unused(written, s);
            self.cx.model.settled(s)
        });
        // Before 2021 a loop's own names went on after it, and a block in it could hide them.
        let leaks = self.cx.options.version < HlslVersion::V2021;
        let body = match declared {
            Some(c) => self.declared_turn(c, "for", body, mark, span),
            None if leaks => self.loop_body(body),
            None => self.declared_loop_body(body, mark),
        };
        self.cx.say_late(late);
        let cond = test;
        if !leaks {
            self.cx.model.scopes.end_block(mark);
        }
        let init = self.cx.model.program.stmt_lists.push(&first);
        self.cx.model.add_stmt(StmtKind::Loop { init, cond, step, body, hint }, span)
    }

    fn return_value(&mut self, e: Option<tree::ExprId>, span: Span) -> Option<ExprId> {
        let body = self.cx.frame.body?;
        let void = body.ret == self.cx.model.common.void;
        let name = self.cx.model.program.funcs[body.func].name;
        match e {
            Some(e) if void => {
                let value = self.value(e);
                let is_heap_element = self.cx.model.is_heap_element(value);
                if self.cx.model.ty(value) == self.cx.model.common.void && !is_heap_element {
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
}
