//! Files, standard input and output, included files.

use crate::{Failure, names};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{IsTerminal, Read, Write};
use std::sync::{Arc, Mutex, PoisonError};
use trefoil::IncludeHandler;

/// The bytes of a file; of standard input for `-`.
pub(crate) fn read(path: &str) -> Result<Vec<u8>, Failure> {
    let result = if path == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(names::path(path))
    };
    result.map_err(|e| Failure::Error(format!("cannot read '{path}': {e}")))
}

/// Writes a file; standard output for `-`.
pub(crate) fn write(path: &str, bytes: &[u8]) -> Result<(), Failure> {
    let result = if path == "-" {
        let mut out = std::io::stdout().lock();
        if out.is_terminal() && std::str::from_utf8(bytes).is_err() {
            return Err(Failure::Misuse("will not write binary to a terminal: name a file with -o".into()));
        }
        out.write_all(bytes).and_then(|()| out.flush())
    } else {
        std::fs::write(names::path(path), bytes)
    };
    match result {
        // The reader of our output closed the pipe: not an error.
        Err(e) if path == "-" && e.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(|e| Failure::Error(format!("cannot write '{path}': {e}"))),
    }
}

/// Prints text to standard output.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    write("-", names::shown(text).as_bytes())
}

/// Prints diagnostics to standard error.
pub(crate) fn report(text: &str) {
    eprint!("{}", names::shown(text));
}

/// A cache of files, and of names without a file, for the lifetime of the program.
#[derive(Default)]
pub(crate) struct Files {
    known: Mutex<BTreeMap<String, Option<Arc<[u8]>>>>,
}

impl Files {
    /// The bytes of a file, if it can be read.
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known().get(path) {
            return found.clone();
        }
        let bytes: Option<Arc<[u8]>> = std::fs::read(names::path(path)).ok().map(Into::into);
        known().insert(path.to_owned(), bytes.clone());
        bytes
    }

    /// As [`read`], from the cache.
    pub(crate) fn read(&self, path: &str) -> Result<Arc<[u8]>, Failure> {
        let known = if path == "-" { None } else { self.load(path) };
        known.map_or_else(|| read(path).map(Into::into), Ok)
    }
}

/// Included files from the file system; records which were read.
pub(crate) struct FileIncludes {
    pub(crate) read: RefCell<Vec<String>>,
    pub(crate) files: Arc<Files>,
}

impl IncludeHandler for FileIncludes {
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        let bytes = self.files.load(path)?;
        self.read.borrow_mut().push(path.to_owned());
        Some(bytes)
    }
}
