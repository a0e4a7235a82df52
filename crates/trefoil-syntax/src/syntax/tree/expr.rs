//! Expressions.

use super::{BinaryOp, DeclId, ExprId, PathId, TemplateArgsId, TypeRefId, UnaryOp};
use crate::source::Name;
use trefoil_entity::List;

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
        /// Its value as a double; the check rounds it to half or float, by DXC's rules for literals.
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
    /// None, of a hexadecimal, octal or binary number: the same, but that it may be unsigned where literals have types of their own.
    Based,
    /// `u`
    U,
    /// `l`
    L,
    /// `l` of a hexadecimal or octal number, whose type may be unsigned.
    BasedL,
    /// `ul`
    UL,
    /// `ll`
    LL,
    /// `ull`
    ULL,
    /// No suffix: a character literal, which is unsigned.
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
