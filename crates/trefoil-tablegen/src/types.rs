//! The types of TableGen.

use crate::ids::Ty;
use crate::store::Seq;

/// A type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// `bit`.
    Bit,
    /// `int`.
    Int,
    /// `string`, and `code`.
    String,
    /// `dag`.
    Dag,
    /// `bits<n>`.
    Bits(u32),
    /// `list<T>`.
    List(Ty),
    /// A record of all these classes, which are in the pool in the order of their names.
    Record(Seq),
}

/// The types that every input has, in the order of the constants of [`Ty`].
pub(crate) const FIRST_TYPES: [Type; 8] = [
    Type::Bit,
    Type::Int,
    Type::String,
    Type::Dag,
    Type::Record(Seq { start: 0, len: 0 }),
    Type::List(Ty::INT),
    Type::List(Ty::STRING),
    Type::List(Ty::BIT),
];
