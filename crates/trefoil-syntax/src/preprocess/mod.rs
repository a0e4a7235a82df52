//! The preprocessor: from lexed files to one stream of tokens.
//!
//! It walks cached tokens, never text. The stream is a vector of 16-byte tokens: keywords told from identifiers, macros
//! replaced, directives gone; `#pragma pack_matrix` stays in it as a token, since it acts on what follows.
//!
//! Macro replacement is the C standard's: arguments are fully replaced on their own before they are put in, the result
//! is scanned again together with what follows, and a macro is not replaced within its own replacement; an identifier
//! that was met there stays as it is for good.

mod asked;
mod boundary;
mod builtin;
mod condition;
mod conditional;
mod define;
mod directive;
mod expand;
mod expander;
mod include;
mod kept;
mod kinds;
mod known;
mod line;
mod listed;
mod macros;
mod mark;
mod marking;
mod open;
mod options;
mod point;
mod pragma;
mod predefined;
mod state;
mod substitute;
mod text;

#[cfg(test)]
mod tests;

pub use boundary::{Boundary, boundaries};
pub use kept::{Loaded, Point};
pub use kinds::PREVIOUS_DEFINITION;
pub(crate) use kinds::{KINDS, MULTI_CHARACTER};
pub use mark::{Mark, MarkKind};
pub use options::Options;
pub use point::{preprocess_from, preprocess_keeping, would_go_on};
pub use state::{Preprocessed, preprocess, preprocess_loaded};
pub use text::to_text;

/// How deep `#include` may nest.
pub const MAX_INCLUDE_DEPTH: usize = 200;
/// How deep `#if` may nest in one file.
pub const MAX_IF_DEPTH: usize = 1024;
/// How many tokens macros may make in one compile.
pub const MAX_MACRO_TOKENS: usize = 1 << 22;
/// How deep uses of macros may nest in the arguments of macros.
pub const MAX_ARGUMENT_DEPTH: usize = 256;
