//! HLSL: types, checks, built-ins, and the lowering to the IR. Text to tree is `trefoil-syntax`, whose modules stand here
//! under their own names.

pub mod builtins;
pub mod check;
pub mod lower;
mod target;
pub mod typed;

pub use check::{CheckOptions, Exports, check};
pub use target::TargetFacts;
pub use trefoil_syntax::{Parsed, diag, diagnostics, lex, parse, preprocess, room, source, spelling, syntax};

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&diag::Kind]] = &[check::KINDS, lower::KINDS];
