//! LLVM 3.7's bitcode, the form in which DXIL is kept.
//!
//! The bitstream is [`bits`]; types (with the pointee types that the IR leaves out) are numbered by [`types`], values by
//! [`values`]; [`module`] and [`function`] write the blocks. [`codes`] has the numbers of blocks and records.

mod bits;
pub(crate) mod codes;
mod function;
mod metadata;
mod module;
mod types;
mod values;

pub(crate) use module::{ModuleFacts, write};
pub(crate) use values::gep_type;
