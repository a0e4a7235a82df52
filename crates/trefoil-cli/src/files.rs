//! Files, standard input and output, included files.

use crate::{Failure, names};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{IsTerminal, Read, Write};
use std::sync::{Arc, Mutex, PoisonError};
use trefoil::IncludeHandler;
use trefoil::args::RuleForm;

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

/// Writes what was read to a file, or standard output: make knows names as they are, JSON is text.
pub(crate) fn write_rule(path: &str, form: RuleForm, rule: &str) -> Result<(), Failure> {
    match form {
        RuleForm::Make => write(path, &names::bytes(rule)),
        RuleForm::Json => write(path, names::shown(rule).as_bytes()),
    }
}

/// Prints diagnostics to standard error.
pub(crate) fn report(text: &str) {
    eprint!("{}", names::shown(text));
}

/// A cache of files, and of names without a file, for the lifetime of the program.
#[derive(Default)]
pub(crate) struct Files {
    known: Mutex<BTreeMap<String, Option<Arc<[u8]>>>>,
    /// The files that there are, where others are not to be seen.
    among: Option<BTreeSet<String>>,
}

impl Files {
    /// Files among these and no others, unless there are none.
    pub(crate) fn among(paths: &[String]) -> Files {
        let among = (!paths.is_empty()).then(|| paths.iter().map(|path| normal(path)).collect());
        Files { known: Mutex::default(), among }
    }

    /// Files that are at hand and no others, each under its name however a path leads there.
    pub(crate) fn holding(files: Vec<(String, Vec<u8>)>) -> Files {
        let mut known = BTreeMap::new();
        for (name, bytes) in files {
            let bytes: Arc<[u8]> = bytes.into();
            let plain = normal(&name);
            known.insert(format!("./{plain}"), Some(bytes.clone()));
            known.insert(plain, Some(bytes.clone()));
            known.insert(name, Some(bytes));
        }
        Files { known: Mutex::new(known), among: Some(BTreeSet::new()) }
    }

    /// Whether a file may be seen.
    fn shows(&self, path: &str) -> bool {
        self.among.as_ref().is_none_or(|among| among.contains(&normal(path)))
    }

    /// The bytes of a file, if it can be read.
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known().get(path) {
            return found.clone();
        }
        let bytes = if self.shows(path) { std::fs::read(names::path(path)).ok() } else { None };
        let bytes: Option<Arc<[u8]>> = bytes.map(Into::into);
        known().insert(path.to_owned(), bytes.clone());
        bytes
    }

    /// As [`read`], from the cache.
    pub(crate) fn read(&self, path: &str) -> Result<Arc<[u8]>, Failure> {
        let is_known = self.known.lock().unwrap_or_else(PoisonError::into_inner).contains_key(path);
        if path != "-" && !is_known && !self.shows(path) {
            return Err(Failure::Error(format!("'{path}' is not among the inputs")));
        }
        let known = if path == "-" { None } else { self.load(path) };
        known.map_or_else(|| read(path).map(Into::into), Ok)
    }
}

/// A path without `.`, and without `..` after a folder: `a/b.hlsli` for `./a/c/../b.hlsli`.
pub(crate) fn normal(path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." if parts.last().is_some_and(|&last| last != ".." && !last.is_empty()) => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    parts.join("/")
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
