//! What a row of the table of built-ins is made of: a result, parameters, and how their types hang together.

use super::names::{Base, BuiltinOp, Namespace};

/// How a parameter is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Io {
    /// By value.
    In,
    /// Written by the callee.
    Out,
    /// Read and written by the callee.
    InOut,
    /// A reference to the place itself, as atomics take.
    Ref,
    /// A reference to group-shared memory.
    GroupShared,
    /// By value, a matrix that is best held by columns.
    InColumnMajor,
    /// By value, a matrix that is best held by rows.
    InRowMajor,
    /// Any number of further arguments.
    Variadic,
}

/// One extent of a vector or a matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dim {
    /// Exactly that many.
    Fixed(u8),
    /// Any count, the same wherever the signature says `c`.
    C,
    /// Any count, the same wherever the signature says `c2`.
    C2,
    /// Any count, the same wherever the signature says `r`.
    R,
    /// Any count, the same wherever the signature says `r2`.
    R2,
}

/// The shape a position demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A scalar, or a type that has no shape.
    Scalar,
    /// A scalar, vector or matrix of any size.
    Any,
    /// A vector.
    Vector(Dim),
    /// A matrix of rows and columns.
    Matrix(Dim, Dim),
}

/// Where a position takes its shape or its element type from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// From the slot itself.
    Own,
    /// From that position: 0 is the result, 1 the first parameter.
    Same(u8),
    /// From the object's template argument.
    Object,
    /// From the function's template argument.
    Function,
    /// From the function's second template argument.
    FunctionSecond,
    /// From whatever the call passes there.
    Variadic,
    /// From the record type of the node output.
    NodeOutput,
}

/// What one position of a signature accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeSlot {
    /// The type or the class of element types.
    pub base: Base,
    /// The shape.
    pub shape: Shape,
    /// Where the shape comes from where it is not the slot's own.
    pub shape_from: Relation,
    /// Where the element type comes from where it is not the slot's own.
    pub element_from: Relation,
    /// Whether it is an array of these.
    pub array: bool,
}

impl TypeSlot {
    /// A slot of these parts.
    pub const fn new(
        base: Base,
        shape: Shape,
        shape_from: Relation,
        element_from: Relation,
        array: bool,
    ) -> Self {
        TypeSlot { base, shape, shape_from, element_from, array }
    }
}

/// A parameter of a built-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Param {
    pub(super) name: u8,
    /// How it is passed.
    pub io: Io,
    /// What it accepts.
    pub ty: TypeSlot,
}

impl Param {
    /// A parameter of these parts.
    pub(super) const fn new(name: u8, io: Io, ty: TypeSlot) -> Self {
        Param { name, io, ty }
    }
}

/// A list that lies in an array among others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    start: u16,
    len: u16,
}

impl Run {
    pub(super) const fn new(start: u16, len: u16) -> Self {
        Run { start, len }
    }

    /// The list, of an array that it lies in.
    #[inline]
    pub(super) fn of<T>(self, all: &[T]) -> &[T] {
        &all[usize::from(self.start)..][..usize::from(self.len)]
    }
}

/// What is known of a built-in beside its types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BuiltinAttrs(u8);

impl BuiltinAttrs {
    /// Touches no memory.
    pub const READ_NONE: BuiltinAttrs = BuiltinAttrs(1);
    /// Writes no memory.
    pub const READ_ONLY: BuiltinAttrs = BuiltinAttrs(2);
    /// Works across the lanes of a wave.
    pub const WAVE: BuiltinAttrs = BuiltinAttrs(4);
    /// Called on the type rather than on an object.
    pub const STATIC: BuiltinAttrs = BuiltinAttrs(8);
    /// No source may name it: it is what other constructs come to, or what no compiler offers yet.
    pub const HIDDEN: BuiltinAttrs = BuiltinAttrs(16);
    /// For Vulkan targets only.
    pub const VULKAN: BuiltinAttrs = BuiltinAttrs(32);

    /// The set with these bits.
    pub const fn from_bits(bits: u8) -> Self {
        BuiltinAttrs(bits)
    }

    /// Whether the set has all of `other`.
    pub const fn contains(self, other: BuiltinAttrs) -> bool {
        self.0 & other.0 == other.0
    }
}

/// One overload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overload {
    /// The result.
    pub result: TypeSlot,
    pub(super) params: Run,
    /// The least shader model, 6.`since`.
    pub since: u8,
    /// Purity, scope and target.
    pub attributes: BuiltinAttrs,
}

/// One name of a namespace, as the specification declares it.
pub(super) struct EntrySpec {
    pub(super) op: BuiltinOp,
    pub(super) stages: &'static [(u8, u16)],
    pub(super) overloads: &'static [Overload],
}

/// The names of one namespace, as the specification declares them.
pub(super) struct GroupSpec {
    pub(super) namespace: Namespace,
    pub(super) entries: &'static [EntrySpec],
}
