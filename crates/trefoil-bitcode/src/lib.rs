//! A reader of LLVM bitcode as DXIL has it: what the records say, and nothing made of them.
//!
//! `bits` reads the bitstream and `record` its records; `module`, `function`, `constants` and `nodes` (metadata) make the
//! [`model`] of it. All is bounded by the input, and nothing panics on hostile bytes.
//!
//! It is compiled for speed: the validator reads by it.

mod bits;
mod constants;
mod function;
mod items;
mod kinds;
pub mod model;
mod module;
mod nodes;
mod record;

pub use items::{Item, read_items};
pub use module::read;

use std::fmt;
use trefoil_ir::{Kind, Message};

/// The table of diagnostics of this crate.
pub static KINDS: &[&Kind] = kinds::KINDS;

/// Why bytes could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError(Box<Message>);

impl From<Message> for ReadError {
    #[cold]
    fn from(message: Message) -> Self {
        Self(Box::new(message))
    }
}

impl From<&'static Kind> for ReadError {
    fn from(kind: &'static Kind) -> Self {
        Message::from(kind).into()
    }
}

impl From<trefoil_dxcontainer::Error> for ReadError {
    fn from(error: trefoil_dxcontainer::Error) -> Self {
        Message::from(error).into()
    }
}

impl From<ReadError> for Message {
    fn from(error: ReadError) -> Message {
        *error.0
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for ReadError {}
