//! What a row of the operation table is made of: versions, stages, overloads, attributes, operand types.

use std::fmt;
pub use trefoil_facts::{DxilVersion, Stage, StageMask};

/// A value that holds from a version on, until a later entry of the same list takes over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Versioned<T> {
    /// The first version the value holds for.
    pub since: DxilVersion,
    /// The value.
    pub value: T,
}

impl<T: Copy> Versioned<T> {
    /// `value` from `since` on.
    pub const fn new(since: DxilVersion, value: T) -> Self {
        Versioned { since, value }
    }

    /// The value of the newest entry that is not above `version`.
    pub fn at(list: &[Versioned<T>], version: DxilVersion) -> Option<T> {
        list.iter().rev().find(|entry| entry.since <= version).map(|entry| entry.value)
    }
}

/// The kind of element an overload has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum OverloadKind {
    Half,
    Float,
    Double,
    I1,
    I8,
    I16,
    I32,
    I64,
    /// A structure of the shader's: a payload, attributes, a record.
    UserDefined,
    /// A resource or matrix object.
    Object,
}

impl OverloadKind {
    /// Every kind, in order.
    pub const ALL: [OverloadKind; 10] = [
        OverloadKind::Half,
        OverloadKind::Float,
        OverloadKind::Double,
        OverloadKind::I1,
        OverloadKind::I8,
        OverloadKind::I16,
        OverloadKind::I32,
        OverloadKind::I64,
        OverloadKind::UserDefined,
        OverloadKind::Object,
    ];

    /// The kind's spelling in a function's name.
    pub const fn suffix(self) -> &'static str {
        match self {
            OverloadKind::Half => "f16",
            OverloadKind::Float => "f32",
            OverloadKind::Double => "f64",
            OverloadKind::I1 => "i1",
            OverloadKind::I8 => "i8",
            OverloadKind::I16 => "i16",
            OverloadKind::I32 => "i32",
            OverloadKind::I64 => "i64",
            OverloadKind::UserDefined => "udt",
            OverloadKind::Object => "obj",
        }
    }
}

/// The types one overload of an operation may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OverloadSet {
    scalars: u16,
    vectors: u16,
}

impl OverloadSet {
    /// The set with these kinds as scalars and these as elements of vectors, bit n for [`OverloadKind`] n.
    pub const fn new(scalars: u16, vectors: u16) -> Self {
        OverloadSet { scalars, vectors }
    }

    /// Whether the kind is taken as it is.
    pub const fn scalar(self, kind: OverloadKind) -> bool {
        self.scalars >> kind as u16 & 1 != 0
    }

    /// Whether vectors of the kind are taken.
    pub const fn vector(self, kind: OverloadKind) -> bool {
        self.vectors >> kind as u16 & 1 != 0
    }

    /// Whether the set takes `overload`.
    pub fn accepts(self, overload: OverloadType<'_>) -> bool {
        match overload {
            OverloadType::Scalar(kind) => self.scalar(kind),
            OverloadType::Vector(kind, _) => self.vector(kind),
            OverloadType::Struct(_) => {
                self.scalar(OverloadKind::UserDefined) || self.scalar(OverloadKind::Object)
            }
        }
    }
}

impl fmt::Display for OverloadSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scalars = OverloadKind::ALL.into_iter().filter(|&k| self.scalar(k)).map(|k| (k, ""));
        let vectors = OverloadKind::ALL.into_iter().filter(|&k| self.vector(k)).map(|k| (k, "vectors of "));
        for (i, (kind, of)) in scalars.chain(vectors).enumerate() {
            write!(f, "{}{of}{}", if i == 0 { "" } else { ", " }, kind.suffix())?;
        }
        Ok(())
    }
}

/// A type that a call asks an operation for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverloadType<'a> {
    /// A scalar.
    Scalar(OverloadKind),
    /// A vector of that many elements.
    Vector(OverloadKind, u32),
    /// A user-defined structure or an object, by the name that the function's name ends with.
    Struct(&'a str),
}

impl fmt::Display for OverloadType<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            OverloadType::Scalar(kind) => f.write_str(kind.suffix()),
            OverloadType::Vector(kind, count) => write!(f, "v{count}{}", kind.suffix()),
            OverloadType::Struct(name) => f.write_str(name),
        }
    }
}

/// What an operation does to memory and demands of its surroundings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Attributes(u16);

impl Attributes {
    /// Neither reads nor writes memory.
    pub const READ_NONE: Attributes = Attributes(1);
    /// Reads memory, writes none.
    pub const READ_ONLY: Attributes = Attributes(1 << 1);
    /// Touches only memory that its arguments point to.
    pub const ARG_MEM_ONLY: Attributes = Attributes(1 << 2);
    /// May not be duplicated.
    pub const NO_DUPLICATE: Attributes = Attributes(1 << 3);
    /// Does not return.
    pub const NO_RETURN: Attributes = Attributes(1 << 4);
    /// Is a derivative.
    pub const DERIVATIVE: Attributes = Attributes(1 << 5);
    /// Computes a gradient, so that the quad must run together.
    pub const GRADIENT: Attributes = Attributes(1 << 6);
    /// Is sampler feedback.
    pub const FEEDBACK: Attributes = Attributes(1 << 7);
    /// Works across the lanes of a wave.
    pub const WAVE: Attributes = Attributes(1 << 8);
    /// May not be made to depend on more control flow.
    pub const CONVERGENT: Attributes = Attributes(1 << 9);
    /// Is a barrier.
    pub const BARRIER: Attributes = Attributes(1 << 10);
    /// Demands inputs that are the same across the wave.
    pub const UNIFORM_INPUTS: Attributes = Attributes(1 << 11);
    /// The opcode is reserved: no program may use it.
    pub const RESERVED: Attributes = Attributes(1 << 12);

    /// The set with these bits.
    pub const fn from_bits(bits: u16) -> Self {
        Attributes(bits)
    }

    /// The set's bits.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether the set has all of `other`.
    pub const fn contains(self, other: Attributes) -> bool {
        self.0 & other.0 == other.0
    }
}

/// The type of a result or an operand, some in terms of the overload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum ParamType {
    /// No value.
    Void,
    /// `i1`.
    I1,
    /// `i8`.
    I8,
    /// `i16`.
    I16,
    /// `i32`.
    I32,
    /// `i64`.
    I64,
    /// `half`.
    Half,
    /// `float`.
    Float,
    /// `double`.
    Double,
    /// `float*`, of an indexable register.
    FloatPtr,
    /// The overload type.
    Overload,
    /// `i1`, or as many of them as the overload has elements.
    OverloadI1,
    /// `i32`, or as many of them as the overload has elements.
    OverloadI32,
    /// The element of the overload, a vector.
    OverloadElement,
    /// Four elements of the overload, a vector.
    OverloadVec4,
    /// Nine elements of the overload, a vector.
    OverloadVec9,
    /// The first type of an operation overloaded in several.
    Extended0,
    /// The second type of an operation overloaded in several.
    Extended1,
    /// The third type of an operation overloaded in several.
    Extended2,
    /// The fourth type of an operation overloaded in several.
    Extended3,
    /// A group-shared array of the second type of an operation overloaded in several.
    GroupShared1,
    /// `%dx.types.ResRet.<overload>`: four values and a status.
    ResRet,
    /// `%dx.types.CBufRet.<overload>`: one row of a constant buffer.
    CBufRet,
    /// `%dx.types.Handle`.
    Handle,
    /// `%dx.types.NodeHandle`.
    NodeHandle,
    /// `%dx.types.NodeRecordHandle`.
    NodeRecordHandle,
    /// `%dx.types.HitObject`.
    HitObject,
    /// A pointer to the overload, a user-defined structure.
    Udt,
    /// The overload, a resource object.
    Object,
    /// `%dx.types.ResourceProperties`.
    ResourceProperties,
    /// `%dx.types.ResBind`.
    ResBind,
    /// `%dx.types.NodeInfo`.
    NodeProperties,
    /// `%dx.types.NodeRecordInfo`.
    NodeRecordProperties,
    /// `%dx.types.Dimensions`.
    Dimensions,
    /// `%dx.types.SamplePos`.
    SamplePos,
    /// `%dx.types.splitdouble`.
    SplitDouble,
    /// `%dx.types.twoi32`.
    TwoI32,
    /// `%dx.types.fouri32`.
    FourI32,
    /// `%dx.types.i32c`: a sum and its carry.
    I32Carry,
    /// `<2 x i32>`.
    Int2,
}

impl ParamType {
    /// Whether the type depends on the overload.
    pub const fn is_overloaded(self) -> bool {
        matches!(
            self,
            ParamType::Overload
                | ParamType::OverloadI1
                | ParamType::OverloadI32
                | ParamType::OverloadElement
                | ParamType::OverloadVec4
                | ParamType::OverloadVec9
                | ParamType::Extended0
                | ParamType::Extended1
                | ParamType::Extended2
                | ParamType::Extended3
                | ParamType::GroupShared1
                | ParamType::ResRet
                | ParamType::CBufRet
                | ParamType::Udt
                | ParamType::Object
        )
    }
}

/// An operand after the opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Param {
    pub(super) name: u8,
    /// Its type.
    pub ty: ParamType,
    /// Whether it must be a constant.
    pub constant: bool,
    pub(super) enumeration: u8,
}

impl Param {
    /// An operand of any value.
    pub(super) const fn new(name: u8, ty: ParamType) -> Self {
        Param { name, ty, constant: false, enumeration: 0 }
    }

    /// An operand that must be a constant.
    pub(super) const fn constant(name: u8, ty: ParamType) -> Self {
        Param { name, ty, constant: true, enumeration: 0 }
    }

    /// An operand that must be a constant out of an enumeration.
    pub(super) const fn enumerated(name: u8, ty: ParamType, enumeration: u8) -> Self {
        Param { name, ty, constant: true, enumeration }
    }
}
