//! Files, standard input and output, included files.

use crate::Failure;
use std::cell::RefCell;
use std::io::{IsTerminal, Read, Write};
use std::sync::Arc;
use trefoil::IncludeHandler;

/// The bytes of a file; of standard input for `-`.
pub(crate) fn read(path: &str) -> Result<Vec<u8>, Failure> {
    let result = if path == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
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
        std::fs::write(path, bytes)
    };
    match result {
        // Whoever read our output has seen enough.
        Err(e) if path == "-" && e.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(|e| Failure::Error(format!("cannot write '{path}': {e}"))),
    }
}

/// Writes text to standard output.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    write("-", text.as_bytes())
}

/// Included files from the file system. Remembers which were read.
#[derive(Default)]
pub(crate) struct FileIncludes {
    pub(crate) read: RefCell<Vec<String>>,
}

impl IncludeHandler for FileIncludes {
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        let bytes = std::fs::read(path).ok()?;
        self.read.borrow_mut().push(path.to_owned());
        Some(bytes.into())
    }
}
