//! Address spaces.

/// Memory that a group shares.
pub(crate) const SHARED: u32 = 3;
/// The memory of the records of nodes.
pub(crate) const RECORD: u32 = 6;
