//! Typed statements.

use super::{ExprId, StmtId, VarId};
use crate::source::Span;
use trefoil_entity::List;

/// A statement.
#[derive(Clone, Copy, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Where it was written.
    pub span: Span,
}

/// What an attribute asks of a branch or loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[expect(missing_docs, reason = "the names are those of the attributes")]
pub enum Hint {
    #[default]
    None,
    Branch,
    Flatten,
    Loop,
    /// `[unroll(n)]`; 0 when no number was given.
    Unroll(u32),
}

/// A case of a `switch`: its labels, and the statements up to the next label.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The labels' values, converted to the type of the switch.
    pub labels: List<i64>,
    /// Whether `default:` is among the labels.
    pub is_default: bool,
    /// The statements; control falls into the next case when it comes to their end.
    pub body: List<StmtId>,
}

/// What a statement is. Conditions are scalar `bool`s.
#[derive(Clone, Copy, Debug)]
pub enum StmtKind {
    /// Nothing, or an error that was reported.
    Empty,
    /// An expression for its effects.
    Expr(ExprId),
    /// A local variable comes to be, with its initialiser's value or any.
    Local(VarId),
    /// A list.
    Block(List<StmtId>),
    /// `if`
    If {
        /// The condition.
        cond: ExprId,
        /// If true.
        then: StmtId,
        /// If false.
        otherwise: Option<StmtId>,
        /// What was asked for.
        hint: Hint,
    },
    /// `for`, `while`
    Loop {
        /// Statements before the first iteration.
        init: List<StmtId>,
        /// Asked before each iteration; none is true.
        cond: Option<ExprId>,
        /// After each iteration, and where `continue` goes.
        step: Option<ExprId>,
        /// The body.
        body: StmtId,
        /// What was asked for.
        hint: Hint,
    },
    /// `do body while (cond)`; `continue` goes to the condition.
    DoWhile {
        /// The body.
        body: StmtId,
        /// Asked after each iteration.
        cond: ExprId,
        /// What was asked for.
        hint: Hint,
    },
    /// `switch`; the value is an integer of 32 bits (or as wide as the labels).
    Switch {
        /// What is looked at.
        value: ExprId,
        /// The cases in order.
        cases: List<Case>,
        /// What was asked for.
        hint: Hint,
    },
    /// `break`
    Break,
    /// `continue`
    Continue,
    /// `discard`
    Discard,
    /// `return`
    Return(Option<ExprId>),
}
