//! Names: scopes, using declarations, lookup, and what was probably meant by a name that is not there.
//!
//! In: a name or a path, and where it stands. Out: the symbol that it stands for, or the overload set of all functions that
//! it may mean. A scope belongs to its parent for good; names of blocks are in [`scope::Locals`] and leave it with their block.

pub(in crate::check) mod associated;
pub(in crate::check) mod scope;
pub(in crate::check) mod typo;
pub(in crate::check) mod using;
