//! Expressions.

use super::{DeclId, ExprId, PathId, TemplateArgsId, TypeRefId};
use crate::source::Name;
use crate::syntax::arena::List;

/// An expression. Parentheses leave no node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Expr {
    /// What could not be parsed; an error was reported.
    Error,
    /// `1`, `0x10u`, `'a'`
    Int {
        /// Its value.
        value: u64,
        /// Its suffix.
        suffix: IntSuffix,
    },
    /// `1.5`, `1e-3h`
    Float {
        /// Its value; for half and float to be rounded once more, after DXC's literal rules.
        value: f64,
        /// Its suffix.
        suffix: FloatSuffix,
    },
    /// `true`
    Bool(bool),
    /// `"text"`, adjacent literals joined, escapes resolved.
    String(Name),
    /// `x`
    Name(Name),
    /// `ns::x`, `::x`, `f<int>`, `S<float>::f`
    Path(PathId),
    /// `this`
    This,
    /// `-x`, `x++`
    Unary {
        /// The operator.
        op: UnaryOp,
        /// What it is applied to.
        operand: ExprId,
    },
    /// `a + b`, `a && b`, `a, b`
    Binary {
        /// The operator.
        op: BinaryOp,
        /// Left.
        lhs: ExprId,
        /// Right.
        rhs: ExprId,
    },
    /// `a = b`, `a += b`
    Assign {
        /// The operator of a compound assignment.
        op: Option<BinaryOp>,
        /// What is assigned to.
        target: ExprId,
        /// What is assigned.
        value: ExprId,
    },
    /// `c ? a : b`
    Conditional {
        /// The condition.
        cond: ExprId,
        /// If true.
        yes: ExprId,
        /// If false.
        no: ExprId,
    },
    /// `f(a, b)`; the callee may be a name, a path, a member.
    Call {
        /// What is called.
        callee: ExprId,
        /// The arguments.
        args: List<ExprId>,
    },
    /// `float4(a, b)`, `S(x)`, `T{…}`: a type called like a function.
    Construct {
        /// The type.
        ty: TypeRefId,
        /// The arguments.
        args: List<ExprId>,
    },
    /// `(float4)a`
    Cast {
        /// The type.
        ty: TypeRefId,
        /// What is cast.
        operand: ExprId,
    },
    /// `a.b`, `v.xyz`, `m._m00`, `buf.Load<uint>`, `a.Base::f` (see `PathMember`)
    Member {
        /// What has the member.
        base: ExprId,
        /// The member or swizzle.
        name: Name,
        /// Whether `template` says that the member is one.
        is_template: bool,
        /// Template arguments.
        args: Option<TemplateArgsId>,
    },
    /// `this.Base::f`, `a.operator+`: a member by a path.
    PathMember {
        /// What has the member.
        base: ExprId,
        /// The member.
        path: PathId,
    },
    /// `a[i]`
    Index {
        /// What is indexed.
        base: ExprId,
        /// The index.
        index: ExprId,
    },
    /// `{a, {b, c}}`
    InitList(List<ExprId>),
    /// `sizeof(T)`
    SizeofType(TypeRefId),
    /// `sizeof x`
    SizeofExpr(ExprId),
    /// `int x = f()` as a condition.
    Condition(DeclId),
    /// `operator+` called by its name.
    Operator(super::Operator),
    /// `sampler_state { … }` and other values of effects, dropped.
    Effect,
}

/// The suffix of an integer literal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IntSuffix {
    /// None: a literal int, whose type comes from its use.
    None,
    /// `u`
    U,
    /// `l`
    L,
    /// `l` of a number that is not decimal, and may be an unsigned one.
    BasedL,
    /// `ul`
    UL,
    /// `ll`
    LL,
    /// `ull`
    ULL,
    /// No suffix, but a character in quotes.
    Char,
}

/// The suffix of a floating literal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatSuffix {
    /// None: a literal float, whose type comes from its use.
    None,
    /// `h`
    H,
    /// `f`
    F,
    /// `l`, `lf`
    L,
}

/// An operator with one operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    /// `+x`
    Plus,
    /// `-x`
    Minus,
    /// `!x`
    Not,
    /// `~x`
    BitNot,
    /// `++x`
    PreInc,
    /// `--x`
    PreDec,
    /// `x++`
    PostInc,
    /// `x--`
    PostDec,
    /// `*x`, which HLSL refuses.
    Deref,
    /// `&x`, which HLSL refuses.
    AddressOf,
}

/// An operator with two operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum BinaryOp {
    Mul,
    Div,
    Rem,
    Add,
    Sub,
    Shl,
    Shr,
    Lt,
    Gt,
    Le,
    Ge,
    Eq,
    Ne,
    BitAnd,
    BitXor,
    BitOr,
    And,
    Or,
    Comma,
}

impl BinaryOp {
    /// How it is written.
    pub fn text(self) -> &'static str {
        use BinaryOp::*;
        match self {
            Mul => "*",
            Div => "/",
            Rem => "%",
            Add => "+",
            Sub => "-",
            Shl => "<<",
            Shr => ">>",
            Lt => "<",
            Gt => ">",
            Le => "<=",
            Ge => ">=",
            Eq => "==",
            Ne => "!=",
            BitAnd => "&",
            BitXor => "^",
            BitOr => "|",
            And => "&&",
            Or => "||",
            Comma => ",",
        }
    }
}

impl UnaryOp {
    /// How it is written.
    pub fn text(self) -> &'static str {
        match self {
            UnaryOp::Plus => "+",
            UnaryOp::Minus => "-",
            UnaryOp::Not => "!",
            UnaryOp::BitNot => "~",
            UnaryOp::PreInc | UnaryOp::PostInc => "++",
            UnaryOp::PreDec | UnaryOp::PostDec => "--",
            UnaryOp::Deref => "*",
            UnaryOp::AddressOf => "&",
        }
    }

    /// Whether it follows its operand.
    pub fn is_postfix(self) -> bool {
        matches!(self, UnaryOp::PostInc | UnaryOp::PostDec)
    }
}
