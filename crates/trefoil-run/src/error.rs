//! Errors outside of the shader: data that does not fit, unknown names.

use std::fmt;

/// A value could not be set, run or written; the message names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(pub String);

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

/// A result with an [`Error`].
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// An error with this message.
pub(crate) fn fail<T>(words: impl Into<String>) -> Result<T> {
    Err(Error(words.into()))
}
