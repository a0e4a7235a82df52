//! LLVM's text: modules printed so that LLVM's own tools take them, and read back.
//!
//! What LLVM has no words for travels as metadata: `!trefoil.merge` on terminators (the structure of blocks) or `!trefoil.hint`
//! (the source's wish where there is none), and the
//! named nodes `!trefoil.entries`, `!trefoil.resources` and `!trefoil.layouts`.

mod print;
mod read;
mod target;

pub use print::{inst_text, print, type_text};
pub use read::{ReadError, ReadOptions, place, read};

/// The tables of what the reader reports.
pub static KINDS: &[&[&trefoil_diag::Kind]] = &[read::kinds::KINDS];
