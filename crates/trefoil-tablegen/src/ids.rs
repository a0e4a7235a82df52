//! The ids of records and types.

/// A record or a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RecordId(pub(crate) u32);

/// A type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ty(pub(crate) u32);

impl Ty {
    /// `bit`.
    pub const BIT: Ty = Ty(0);
    /// `int`.
    pub const INT: Ty = Ty(1);
    /// `string`.
    pub const STRING: Ty = Ty(2);
    /// `dag`.
    pub const DAG: Ty = Ty(3);
    /// Any record.
    pub const ANY_RECORD: Ty = Ty(4);
    /// `list<int>`.
    pub const INT_LIST: Ty = Ty(5);
    /// `list<string>`.
    pub const STRING_LIST: Ty = Ty(6);
    /// `list<bit>`.
    pub const BIT_LIST: Ty = Ty(7);
}
