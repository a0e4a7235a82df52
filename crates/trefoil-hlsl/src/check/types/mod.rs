//! Types: from how a type is written to its id, and what is known of it.
//!
//! In: a type of the tree with the modifiers before it. Out: an interned type; the type of what is in error where it was
//! refused, which later checks pass over in silence. `facts` answers what is asked of types most; an object's type is made
//! in the file of its family. Array lengths and template arguments are expressions: those are checked by `expr`.

pub(in crate::check) mod facts;
pub(in crate::check) mod long;
pub(in crate::check) mod node;
pub(in crate::check) mod object;
pub(in crate::check) mod patch;
mod pointer;
pub(in crate::check) mod ray;
pub(in crate::check) mod record;
pub(in crate::check) mod spirv;
pub(in crate::check) mod stream;
pub(in crate::check) mod words;
pub(in crate::check) mod written;
