//! Kinds of diagnostics, with their ids, and messages made of them.
//!
//! Every stage declares what it can report in a table of [`Kind`]s, with [`diagnostics!`]. A report refers to its kind and
//! carries the arguments; the text is built when it is printed. Locations are up to the stages: the front end has spans of
//! the source, the IR has locations.

pub mod json;
mod kind;
mod message;

pub use kind::{Blame, Kind, Severity, kebab};
pub use message::{Message, Piece, pieces};

diagnostics! {
    bug INTERNAL: "internal error: {0}; please report this",
        help: "An invariant of the compiler does not hold. The shader is not at fault.";
}
