//! Typed expressions.
//!
//! An expression of a place (marked *place*) stands for where a value lies when it is under [`ExprKind::Load`], an
//! assignment's target or an `out` argument; `Field`, `Bits`, `Swizzle`, `MatrixSwizzle`, `Prefix` and `Index` are places when
//! their base is, else parts of a value.

use super::{ExprId, FuncId, TyId, VarId};
use crate::builtins::BuiltinOp;
use crate::source::Span;
use trefoil_entity::List;

/// An expression with its type.
#[derive(Clone, Copy, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its type.
    pub ty: TyId,
    /// Where it was written.
    pub span: Span,
}

/// A scalar constant; the expression's type says which kind applies and how wide it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Const {
    /// `bool`
    Bool(bool),
    /// Any integer, sign- or zero-extended from its width to 64 bits.
    Int(i64),
    /// Any float, rounded to its type's precision.
    Float(f64),
}

/// An operator with one operand, lane by lane; the operand has the result's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum UnOp {
    Neg,
    /// On `bool` only: the operand was converted.
    Not,
    BitNot,
}

/// An operator with two operands of one type, lane by lane. Comparisons give `bool` of that shape, the others the
/// operands' type; shifts too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum BinOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    BitAnd,
    BitOr,
    BitXor,
    Lt,
    Gt,
    Le,
    Ge,
    Eq,
    Ne,
    /// `&&` without short circuit: both sides are computed; on `bool` of any shape.
    And,
    /// `||` without short circuit.
    Or,
    /// `&&` of scalars since HLSL 2021: the right side only when the left holds.
    AndThen,
    /// `||` of scalars since HLSL 2021: the right side only when the left does not hold.
    OrElse,
}

/// `++` and `--`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum IncDec {
    PreInc,
    PreDec,
    PostInc,
    PostDec,
}

/// How a value goes through a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgIo {
    /// By value: the expression has the parameter's type.
    In,
    /// By result: the expression is a place; the result is converted from the parameter's type to the place's.
    Out,
    /// By value and by result, with both conversions.
    InOut,
    /// The place itself: the destination of an interlocked operation, and `this`.
    Ref,
}

/// An argument of a call.
#[derive(Clone, Copy, Debug)]
pub struct Arg {
    /// The value, or the place.
    pub expr: ExprId,
    /// How it goes.
    pub io: ArgIo,
    /// The parameter's type.
    pub ty: TyId,
}

/// What is called.
#[derive(Clone, Copy, Debug)]
pub enum Callee {
    /// A function; of a method, the first argument is `this` (`Ref`, or `In` when the object may not be written).
    Func(FuncId),
    /// A built-in function; the arguments and the result's type say which overload.
    Builtin(BuiltinOp),
    /// A method of a resource or sampler; the first argument is the object (`In`).
    Method(BuiltinOp),
}

/// What is indexed in a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccessOp {
    /// `buffer[i]`, `texture[xy]`; *place* when the resource is writable.
    Element,
    /// `texture.mips[mip][xy]`
    Mips,
    /// `texture.sample[sample][xy]`; *place* when the resource is writable.
    Sample,
    /// The structure in a `ConstantBuffer` or `TextureBuffer`: a *place* that is never written; the index is a constant 0.
    Contents,
    /// A record of a node's; *place*.
    Record,
    /// An output of an array of them.
    Output,
    /// What lies at an address, which stands for the resource; the index is the alignment, 0 where the type says it. *place*.
    Pointee,
}

/// What an expression is.
#[derive(Clone, Copy, Debug)]
pub enum ExprKind {
    /// An error was reported.
    Error,
    /// A scalar constant. Of a vector type: every lane the same.
    Const(Const),
    /// *place*: a variable.
    Var(VarId),
    /// The value at a place.
    Load(ExprId),
    /// Field of a structure, by position in [`Struct::fields`](super::Struct::fields).
    Field(ExprId, u32),
    /// Lanes of a vector (or of a scalar, as lane 0): `len` of them, two bits each from the lowest up.
    Swizzle {
        /// The vector.
        base: ExprId,
        /// How many lanes; 1 with a scalar type gives a scalar.
        len: u8,
        /// Which.
        lanes: u8,
    },
    /// Elements of a matrix: `len` of them, four bits each from the lowest up: row in the upper two, column in the lower.
    MatrixSwizzle {
        /// The matrix.
        base: ExprId,
        /// How many elements.
        len: u8,
        /// Which.
        elements: u16,
    },
    /// A bit-field of the integer that the base is; the expression has the bit-field's own type.
    Bits {
        /// The field that holds the bits.
        base: ExprId,
        /// The lowest bit.
        offset: u8,
        /// How many bits.
        width: u8,
    },
    /// *place*: the first parts of a structure or array, as a type that is made of the same.
    Prefix(ExprId),
    /// Element of an array, lane of a vector, row of a matrix; the index is a scalar `int` or `uint` of 32 bits.
    Index(ExprId, ExprId),
    /// Element of a resource; the coordinate is `uint` (or a vector of it for textures).
    Access {
        /// Which way.
        op: AccessOp,
        /// The resource, a value.
        resource: ExprId,
        /// Element, or coordinates.
        index: ExprId,
        /// Mip level or sample.
        extra: Option<ExprId>,
    },
    /// An operator with one operand.
    Unary(UnOp, ExprId),
    /// An operator with two operands.
    Binary(BinOp, ExprId, ExprId),
    /// `place = value` of the same type; its value is what the place then holds.
    Assign(ExprId, ExprId),
    /// `place op= value`: the place's value is converted to the value's type, combined, and converted back.
    CompoundAssign {
        /// Which operator.
        op: BinOp,
        /// What changes.
        place: ExprId,
        /// The other operand, in the type the operation is done in.
        value: ExprId,
    },
    /// `++place`, of a scalar, vector or matrix.
    IncDec(IncDec, ExprId),
    /// `c ? a : b` on a scalar condition since HLSL 2021: only one side is computed.
    Conditional(ExprId, ExprId, ExprId),
    /// `c ? a : b` of older versions, and `select`: both sides are computed; the condition is a scalar or of their shape.
    Select(ExprId, ExprId, ExprId),
    /// `a, b`
    Comma(ExprId, ExprId),
    /// A long chain of operators such as `a + b + …`, in pieces that are computed one after the other; the value of the last one
    /// is the chain's. It keeps the tree shallow.
    Chain(List<ExprId>),
    /// In a piece of a chain, its innermost left operand: the value of the piece before.
    Before,
    /// Conversion to the expression's type, implicit or not: numbers lane by lane; a scalar to all lanes, elements or
    /// fields; a vector or matrix cut to its first lanes or upper left; between a vector and a matrix of as many
    /// elements row by row; anything else leaf by leaf in order, as far as the target goes.
    Cast(ExprId),
    /// The scalars of all parts in order (matrices row by row) make up the type, each converted to what it becomes:
    /// constructors and initialiser lists. There are exactly as many as needed.
    Flatten(List<ExprId>),
    /// Zero in every scalar: `(S)0`.
    Zero,
    /// A call.
    Call {
        /// What is called.
        callee: Callee,
        /// With what.
        args: List<Arg>,
    },
    /// `ResourceDescriptorHeap[i]`, `SamplerDescriptorHeap[i]`, of the type that is asked for.
    Heap(ExprId),
}

impl ExprKind {
    /// What it is a part of: a field, bits, lanes, an element, the first elements.
    #[inline]
    pub(crate) fn whole(self) -> Option<ExprId> {
        match self {
            ExprKind::Field(base, _)
            | ExprKind::Bits { base, .. }
            | ExprKind::Swizzle { base, .. }
            | ExprKind::MatrixSwizzle { base, .. }
            | ExprKind::Prefix(base)
            | ExprKind::Index(base, _) => Some(base),
            _ => None,
        }
    }
}

const _: () = assert!(size_of::<Expr>() <= 40);
