//! The syntax tree of a translation unit, and the parser that makes it.

pub mod builtin_names;
mod dump;
pub mod grammar;
pub mod tree;

pub use dump::dump;
