//! Byte code of shader models 4.0 to 5.1: emission from the IR, reading and listing.
//!
//! The token level does not depend on the IR: [`program`] is the model, [`op`] the table of opcodes, [`encode`] and
//! [`decode`] convert to tokens and back, [`disasm`] prints.
//!
//! The back end ([`emit()`]) takes the optimised IR: resources are numbered (`bindings`), signatures packed
//! (`signature`). Each function of the entry is compiled by itself (`phase`; a hull shader has two): instructions are
//! selected over virtual registers with vectors kept (`lower`), live ranges computed (`live`), registers allocated
//! (`alloc`), operands written (`finish`, `join`, `tidy`). Declarations go before the code (`declare`), and the program is
//! packed with reflection (`reflect`). What shader models differ in is a table (`model`); a construct without an instruction in
//! the one that is asked for is an error that names both.

#![forbid(unsafe_code)]

mod alloc;
mod bindings;
mod check;
mod code;
mod declare;
pub mod decode;
pub mod disasm;
pub mod emit;
pub mod encode;
mod finish;
#[rustfmt::skip]
mod generated;
mod join;
mod kinds;
mod live;
mod lower;
mod model;
pub mod op;
mod phase;
mod phase_kind;
pub mod program;
mod reflect;
mod signature;
mod steps;
mod tidy;

pub use emit::{Options, emit};
pub use steps::Step;

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&trefoil_ir::Kind]] = &[kinds::KINDS];
