//! Names: declaring them, using declarations, lookup, and what was probably meant by a name that is not there.
//!
//! In: a name or a path, and where it stands. Out: the symbol that it stands for, or the overload set of all functions that
//! it may mean. Below it is the model alone, but for paths: a segment with arguments is an instance, which `templates`
//! makes.

pub(in crate::check) mod associated;
pub(in crate::check) mod lookup;
pub(in crate::check) mod member;
pub(in crate::check) mod reserved;
pub(in crate::check) mod typo;
pub(in crate::check) mod using;
