//! Tokens of a file: made once, shared by every compile that reads the file.

pub mod keyword;
