//! The way to shader model 5.1 byte code, its reading and its listing.
//!
//! The token level stands alone and knows no IR: [`program`] is the model, [`op`] the table of opcodes, [`encode`] and
//! [`decode`] go to tokens and back, [`disasm`] prints.

#![forbid(unsafe_code)]

pub mod decode;
pub mod disasm;
pub mod encode;
pub mod op;
pub mod program;
