//! Values and places: what an expression gives, and where variables lie.
//!
//! In: a value or a place with its type. Out: values that were read, converted or taken apart, and the instructions for it.
//! A value of a scalar, a vector or a resource is one of the IR, a matrix its rows; a structure or array is the place where it
//! lies, which whoever keeps it copies.

mod bits;
mod by_columns;
mod cast;
mod columns;
mod own;
mod parts;
mod place;
pub(in crate::lower) mod precise;
mod value;

pub(in crate::lower) use by_columns::ByColumns;
pub(in crate::lower) use cast::Leaf;
pub(in crate::lower) use columns::Columns;
pub(in crate::lower) use own::nth_after;

use crate::lower::types::Memory;
use crate::typed::{MeshPart, Scalar, TyId};
use smallvec::SmallVec;
use std::rc::Rc;
use trefoil_ir::{ResourceId, Value, Variable};

/// The value of an expression.
#[derive(Clone, Debug)]
pub(in crate::lower) enum Val {
    /// Nothing.
    Void,
    /// A scalar, vector or resource handle.
    Single(Value),
    /// A matrix, row by row; a row of one column is a scalar.
    Rows(SmallVec<[Value; 4]>),
    /// A structure or array, where it lies; whoever keeps it copies it.
    Memory(Box<Place>),
}

/// The shape of a numeric type: its scalar, rows and columns. Vectors are one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) struct Numeric {
    pub scalar: Scalar,
    pub rows: u8,
    pub cols: u16,
}

/// Where a value lies.
#[derive(Clone, Debug)]
pub(in crate::lower) enum Place {
    /// Memory with an address.
    Memory {
        /// The address of the value.
        pointer: Value,
        /// Whose memory.
        memory: Memory,
        /// Whether the value can be written only as a whole: an element of a typed buffer or texture.
        whole: bool,
    },
    /// Variables of the builder, one after the other: each scalar, vector, row of a matrix and resource of the value has
    /// its own.
    Own {
        /// The first.
        first: Variable,
    },
    /// Lanes of a vector that lies somewhere.
    Lanes {
        /// The vector.
        base: Box<Place>,
        /// Its type.
        base_ty: TyId,
        /// Which lanes.
        lanes: SmallVec<[u16; 4]>,
    },
    /// A lane of a vector that cannot be addressed, or elements of a matrix, chosen when the program runs.
    Lane {
        /// The vector.
        base: Box<Place>,
        /// Its type.
        base_ty: TyId,
        /// Which lane.
        lane: Value,
    },
    /// Elements of a matrix that lies somewhere, each as row and column.
    Elements {
        /// The matrix.
        base: Box<Place>,
        /// Its type.
        base_ty: TyId,
        /// Which elements.
        elements: SmallVec<[(u8, u8); 4]>,
    },
    /// A row of a matrix whose columns lie together.
    Row {
        /// The matrix.
        base: Box<Place>,
        /// Its type.
        base_ty: TyId,
        /// Which row.
        row: Value,
    },
    /// A bit-field of an integer that lies somewhere.
    Bits {
        /// The integer.
        base: Box<Place>,
        /// Its type.
        base_ty: TyId,
        /// The lowest bit.
        offset: u8,
        /// How many bits.
        width: u8,
    },
    /// A resource variable, or part of an array of resources.
    Resource {
        /// The variable.
        id: ResourceId,
        /// The linear index so far, in units of what is left of the array.
        index: Value,
        /// Whether an index may differ between lanes of a wave.
        non_uniform: bool,
    },
    /// A sample of a writable multisampled texture.
    Texel {
        /// The texture.
        handle: Value,
        /// Where.
        coordinates: Value,
        /// Which sample.
        sample: Value,
    },
    /// An array of structures with resources in them, or part of one, that something not constant indexes.
    Columns(Columns),
    /// A structure or array whose parts lie in different places: a global one with resources in it.
    Parts(Rc<[Place]>),
    /// What the vertices of the primitive that comes in have.
    Vertices(Vertices),
    /// What a mesh shader gives.
    Mesh(MeshPlace),
    /// A value that lies nowhere.
    Value(Val),
}

/// A part of what the vertices of a primitive have.
#[derive(Clone, Debug)]
pub(in crate::lower) struct Vertices {
    /// Its first element of the signature.
    pub first: u32,
    /// Which it is of those that the arrays it is part of have together.
    pub number: Value,
    /// The vertex, once it is chosen.
    pub vertex: Option<Value>,
    /// Whether it is an output that a hull shader has made.
    pub made: bool,
}

/// A part of what a mesh shader gives.
#[derive(Clone, Debug)]
pub(in crate::lower) struct MeshPlace {
    /// Which of its arrays.
    pub part: MeshPart,
    /// Its first element of that array's signature.
    pub first: u32,
    /// Which it is of those that the arrays it is part of have together.
    pub number: Value,
    /// The vertex or primitive, once it is chosen.
    pub index: Option<Value>,
    /// Which it is of the arrays it is part of whose elements are apart in the signature.
    pub chosen: Option<Rc<MeshChoice>>,
}

/// An element of an array whose elements are apart in the signature.
#[derive(Debug)]
pub(in crate::lower) struct MeshChoice {
    /// Which it is.
    pub index: Value,
    /// How many there are.
    pub len: u32,
    /// The elements of the signature that each takes.
    pub elements: u32,
    /// Which it is of the array around that.
    pub outer: Option<Rc<MeshChoice>>,
}

impl Vertices {
    /// What comes in, from an element of the signature on.
    pub(in crate::lower) fn taken(first: u32, number: Value) -> Self {
        Self { first, number, vertex: None, made: false }
    }

    /// All that a hull shader's entry has made.
    pub(in crate::lower) fn made(number: Value) -> Self {
        Self { first: 0, number, vertex: None, made: true }
    }
}
