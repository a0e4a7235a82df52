//! Blobs from files and to files.

use crate::com::{Com, E_FAIL, ERROR_FILE_NOT_FOUND, FILE_EXISTS};
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};

/// The bytes of a file.
///
/// # Errors
/// When there is none, or it cannot be read.
pub(crate) fn read(name: &str) -> Com<Vec<u8>> {
    std::fs::read(name).map_err(|e| match e.kind() {
        ErrorKind::NotFound => ERROR_FILE_NOT_FOUND,
        _ => E_FAIL,
    })
}

/// Writes a file, over another only where that is allowed.
///
/// # Errors
/// When there is one already, or it cannot be written.
pub(crate) fn write(name: &str, bytes: &[u8], overwrite: bool) -> Com {
    let mut how = OpenOptions::new();
    how.write(true);
    if overwrite {
        how.create(true).truncate(true)
    } else {
        how.create_new(true)
    };
    let mut file = how.open(name).map_err(|e| match e.kind() {
        ErrorKind::AlreadyExists => FILE_EXISTS,
        _ => E_FAIL,
    })?;
    file.write_all(bytes).map_err(|_| E_FAIL)
}
