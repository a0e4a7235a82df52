//! Warnings about code that rarely means what it says: precedence, assignments as conditions, empty bodies, dangling `else`.

use super::{Parser, Span, Token};
use crate::diag::Diagnostic;
use crate::lex::{Flags, TokenKind};
use crate::source::{Pos, SourceMap};
use crate::syntax::tree::{BinaryOp, Expr, ExprId, Stmt, StmtId};

crate::diagnostics! {
    warning AND_IN_OR["logical-op-parentheses"]: "'&&' within '||'";
    warning BIT_AND_IN_OR["bitwise-op-parentheses"]: "'&' within '|'";
    note PARENTHESES_AROUND: "place parentheses around the '{0}' expression to silence this warning";
    warning COMPARED_FIRST["parentheses"]: "{0} has lower precedence than {1}; {1} will be evaluated first";
    warning SHIFTED_LAST["shift-op-parentheses"]: "operator '{0}' has lower precedence than '{1}'; '{1}' will be evaluated first";
    warning ASSIGNED_CONDITION["parentheses"]: "using the result of an assignment as a condition without parentheses";
    note ASSIGNED_PARENTHESES: "place parentheses around the assignment to silence this warning";
    warning EQUAL_PARENTHESES["parentheses-equality"]: "equality comparison with extraneous parentheses";
    note EQUAL_REMOVE: "remove extraneous parentheses around the comparison to silence this warning";
    note EQUAL_ASSIGN: "use '=' to turn this equality comparison into an assignment";
    note ASSIGN_EQUAL: "use '{0}' to turn this {1}assignment into an {2} comparison";
    warning EMPTY_BODY["empty-body"]: "{0} has empty body";
    note EMPTY_SILENCE: "put the semicolon on a separate line to silence this warning";
    warning DANGLING_ELSE["dangling-else"]: "add explicit braces to avoid dangling else";
}

/// A warning that waits for the end, when it is known what came through macros and what stands in which column.
#[derive(Clone, Debug)]
pub(super) struct Suspicion {
    warning: Diagnostic,
    /// It counts only if the second place is further to the right than the first.
    indented: Option<[Pos; 2]>,
}

fn is_comparison(op: BinaryOp) -> bool {
    use BinaryOp::*;
    matches!(op, Lt | Gt | Le | Ge | Eq | Ne)
}

fn is_bitwise(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor)
}

impl Parser {
    fn suspect(&mut self, diagnostic: Diagnostic) {
        if !self.quiet {
            self.suspicions.push(Suspicion { warning: diagnostic, indented: None });
        }
    }

    /// Reports what was suspected outside macro expansions.
    pub(super) fn report_suspicions(&mut self, sources: &SourceMap) {
        let column = |pos| sources.location(pos).map(|at| at.column);
        for Suspicion { warning: d, indented } in std::mem::take(&mut self.suspicions) {
            if !self.aborted
                && sources.expansion_of(d.caret.unwrap_or(d.span.lo)).is_none()
                && indented.is_none_or(|[before, after]| column(before) < column(after))
            {
                self.diagnostics.push(d);
            }
        }
    }

    /// The operator of an operand without parentheses, and its position.
    fn open_operator(&self, e: ExprId, closed: bool) -> Option<(BinaryOp, Pos)> {
        match self.unit.exprs[e] {
            Expr::Binary { op, .. } if !closed => Some((op, self.unit.expr_places[e].caret)),
            _ => None,
        }
    }

    /// Whether precedence makes no difference to an `&&` as one side of `||`: beside a false, or with a true on its outer side.
    fn is_clear(&self, and: ExprId, other: ExprId, is_left: bool) -> bool {
        let Expr::Binary { lhs, rhs, .. } = self.unit.exprs[and] else { return false };
        let outer = if is_left { lhs } else { rhs };
        self.literal_truth(other) == Some(false) || self.literal_truth(outer) == Some(true)
    }

    /// The truth of a literal.
    fn literal_truth(&self, e: ExprId) -> Option<bool> {
        match self.unit.exprs[e] {
            Expr::Bool(truth) => Some(truth),
            Expr::Int { value, .. } => Some(value != 0),
            Expr::Float { value, .. } => Some(value != 0.0),
            _ => None,
        }
    }

    /// Warns where an operand of `op` is an operator whose precedence is easily mistaken.
    pub(super) fn suspect_precedence(
        &mut self,
        op: BinaryOp,
        caret: Pos,
        (lhs, lhs_closed): (ExprId, bool),
        (rhs, rhs_closed): (ExprId, bool),
    ) {
        use BinaryOp::*;
        if !matches!(op, Or | BitOr | BitAnd | BitXor | Shl | Shr) {
            return;
        }
        let operands =
            [(lhs, self.open_operator(lhs, lhs_closed)), (rhs, self.open_operator(rhs, rhs_closed))];
        let [left, right] = operands.map(|(_, o)| o);
        if is_bitwise(op) {
            let compares = |o: Option<(BinaryOp, Pos)>| o.is_some_and(|(op, _)| is_comparison(op));
            let any_bits = [left, right].into_iter().flatten().any(|(op, _)| is_bitwise(op));
            if compares(left) != compares(right) && !any_bits {
                let inner = if compares(left) { left } else { right };
                let inner = inner.map_or("", |(op, _)| op.text());
                let span = Span::new(self.expr_span(lhs).lo, self.expr_span(rhs).hi);
                let d = Diagnostic::new(&COMPARED_FIRST, span).caret(caret).arg(op.text()).arg(inner);
                self.suspect(d);
            }
        }
        for (e, operator) in operands {
            let Some((inner, at)) = operator else { continue };
            let span = self.expr_span(e);
            let d = match (op, inner) {
                (Or, And) if self.is_clear(e, if e == lhs { rhs } else { lhs }, e == lhs) => continue,
                (Or, And) => Diagnostic::new(&AND_IN_OR, span).caret(at).note_with(
                    &PARENTHESES_AROUND,
                    Span::at(at),
                    ["&&".into()],
                ),
                (BitOr, BitAnd) => Diagnostic::new(&BIT_AND_IN_OR, span).caret(at).note_with(
                    &PARENTHESES_AROUND,
                    Span::at(at),
                    ["&".into()],
                ),
                (Shl | Shr, Add | Sub) => Diagnostic::new(&SHIFTED_LAST, span)
                    .caret(at)
                    .arg(op.text())
                    .arg(inner.text())
                    .note_with(&PARENTHESES_AROUND, Span::at(at), [inner.text().into()]),
                _ => continue,
            };
            self.suspect(d);
        }
    }

    /// Warns of an assignment as a condition, and of a comparison in double parentheses.
    pub(super) fn suspect_condition(&mut self, cond: ExprId) {
        let closed = self.closed == Some(cond);
        let place = self.unit.expr_places[cond];
        let at = Span::at(place.caret);
        match self.unit.exprs[cond] {
            Expr::Assign { op, .. } if !closed && matches!(op, None | Some(BinaryOp::BitOr)) => {
                let words = match op {
                    None => ["==".into(), "".into(), "equality".into()],
                    Some(_) => ["!=".into(), "compound ".into(), "inequality".into()],
                };
                let d = Diagnostic::new(&ASSIGNED_CONDITION, place.span).caret(place.caret);
                self.suspect(d.note(&ASSIGNED_PARENTHESES, at).note_with(&ASSIGN_EQUAL, at, words));
            }
            Expr::Binary { op: BinaryOp::Eq, lhs, .. } if closed => {
                let is_place =
                    matches!(self.unit.exprs[lhs], Expr::Name(_) | Expr::Member { .. } | Expr::Index { .. });
                if is_place {
                    let d = Diagnostic::new(&EQUAL_PARENTHESES, place.span).caret(place.caret);
                    self.suspect(d.note(&EQUAL_REMOVE, at).note(&EQUAL_ASSIGN, at));
                }
            }
            _ => {}
        }
    }

    /// Warns of a `;` on the line of the `)` as the body of an `if` or a `switch`.
    pub(super) fn suspect_empty(&mut self, what: &'static str, semicolon: Token, body: StmtId) {
        if self.is_empty_body(semicolon, body) {
            let d = Diagnostic::new(&EMPTY_BODY, semicolon.span).arg(what);
            self.suspect(d.note(&EMPTY_SILENCE, semicolon.span));
        }
    }

    /// The same of a loop that stands in a block, when what follows looks like the intended body: a block, or indented.
    pub(super) fn suspect_empty_loop(&mut self, stmt: StmtId) {
        let (what, body) = match self.unit.stmts[stmt] {
            Stmt::For { body, .. } => ("for loop", body),
            Stmt::While { body, .. } => ("while loop", body),
            _ => return,
        };
        let semicolon = self.tokens[self.at - 1];
        if self.at(TokenKind::RBrace) || !self.is_empty_body(semicolon, body) || self.quiet {
            return;
        }
        let start = self.unit.stmt_spans[stmt].lo;
        let indented = (!self.at(TokenKind::LBrace)).then_some([start, self.span().lo]);
        let d = Diagnostic::new(&EMPTY_BODY, semicolon.span).arg(what);
        let warning = d.note(&EMPTY_SILENCE, semicolon.span);
        self.suspicions.push(Suspicion { warning, indented });
    }

    fn is_empty_body(&self, semicolon: Token, body: StmtId) -> bool {
        semicolon.kind == TokenKind::Semi
            && !semicolon.flags.has(Flags::LINE_START)
            && matches!(self.unit.stmts[body], Stmt::Empty)
    }

    /// Warns of an `else` that binds to the inner of two `if`s.
    pub(super) fn suspect_else(&mut self, inner: Option<Span>) {
        if let Some(inner) = inner {
            self.suspect(Diagnostic::new(&DANGLING_ELSE, inner));
        }
    }
}
