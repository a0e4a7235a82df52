//! LLVM 3.7's bitcode, the form in which DXIL is kept.
//!
//! The bitstream is `bits`; types (with the pointee types that the IR leaves out) are numbered by `types`, values by
//! `values`; `module` and `function` write the blocks. [`codes`] has the numbers of blocks and records.

mod bits;
#[expect(missing_docs, reason = "the names are LLVM's, and say all")]
pub mod codes;
mod debug;
mod function;
mod metadata;
mod module;
mod types;
mod values;

pub use module::{ModuleFacts, write};
pub use values::{gep_type, pointee};
