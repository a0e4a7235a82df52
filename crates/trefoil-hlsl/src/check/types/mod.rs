//! Types: from how a type is written to its id, and what is known of it.
//!
//! In: a type of the tree with the modifiers before it. Out: an interned type; the type of what is in error where it was
//! refused, which later checks pass over in silence. Array lengths and template arguments are expressions, so that this room
//! calls `expr` and `templates`.

pub(in crate::check) mod facts;
pub(in crate::check) mod modifiers;
pub(in crate::check) mod object;
pub(in crate::check) mod written;
