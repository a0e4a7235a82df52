//! Tokens of a file: made once, shared by every compile that reads the file.
//!
//! A [`LexedFile`] holds nothing that belongs to one compile: its identifiers are numbered within the file, and each
//! compile that includes it maps those numbers to its own [`Name`](crate::source::Name)s in one go.

mod cache;
mod class;
mod file;
mod foreign;
pub mod keyword;
mod lexer;
pub mod literal;
mod token;

pub use cache::LexCache;
pub use file::{LexedFile, Oddity, OddityKind, RawToken};
pub use lexer::lex;
pub use token::{Flags, Token, TokenKind};
