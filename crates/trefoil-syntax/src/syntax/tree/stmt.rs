//! Statements.

use super::{AttributeId, DeclId, ExprId, StmtId};
use trefoil_entity::List;

/// A statement. Labels of a `switch` are statements of their own, before those they label.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stmt {
    /// What could not be parsed; an error was reported.
    Error,
    /// `;`
    Empty,
    /// `f(x);`
    Expr(ExprId),
    /// `int a = 1, b;`, a local struct, a typedef.
    Decl(List<DeclId>),
    /// `{ … }`
    Block(List<StmtId>),
    /// `if (c) … else …`
    If {
        /// The condition; may be an [`Expr::Condition`](super::Expr::Condition).
        cond: ExprId,
        /// If true.
        then: StmtId,
        /// If false.
        otherwise: Option<StmtId>,
    },
    /// `for (init; cond; step) body`
    For {
        /// The first clause: a declaration, an expression.
        init: Option<StmtId>,
        /// The condition.
        cond: Option<ExprId>,
        /// The step.
        step: Option<ExprId>,
        /// The body.
        body: StmtId,
    },
    /// `while (c) body`
    While {
        /// The condition.
        cond: ExprId,
        /// The body.
        body: StmtId,
    },
    /// `do body while (c);`
    DoWhile {
        /// The body.
        body: StmtId,
        /// The condition.
        cond: ExprId,
    },
    /// `switch (c) body`
    Switch {
        /// What is looked at.
        cond: ExprId,
        /// The body, a block in all but odd programs.
        body: StmtId,
    },
    /// `case 1:`
    Case(ExprId),
    /// `default:`
    Default,
    /// `break;`
    Break,
    /// `continue;`
    Continue,
    /// `discard;`
    Discard,
    /// `return x;`
    Return(Option<ExprId>),
    /// `[unroll] for …`
    Attributed {
        /// The attributes.
        attributes: List<AttributeId>,
        /// The statement they belong to.
        stmt: StmtId,
    },
}
