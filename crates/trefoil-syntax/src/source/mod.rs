//! Source text and places in it: positions, spans, files, macro expansions, interned names.
//!
//! Every file and every macro expansion of one compile owns a range of one 32-bit position space, so that a place is
//! four bytes and a span eight, whatever it came through. The [`SourceMap`] turns them back into file, line and column.

mod handler;
mod map;
mod name;
mod names;
mod span;
mod text;

pub use handler::{IncludeHandler, MemoryIncludes, NoIncludes};
pub(crate) use map::Moves;
pub use map::{Expansion, FileId, Location, SourceFile, SourceMap};
pub use name::Name;
pub use names::Interner;
pub use span::{Pos, Span};
pub use text::{INVALID_BYTE, SourceText};
