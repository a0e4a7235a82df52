//! What went wrong, where, and by which chain of instantiations the reader came there.

use crate::text::{Loc, Place};
use std::fmt;

/// How grave a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The input is refused.
    Error,
    /// The input stands, but is likely not what was meant.
    Warning,
    /// More about the message before, or what a `dump` printed.
    Note,
}

/// A message before its place is worked out.
pub(crate) struct RawDiagnostic {
    pub(crate) severity: Severity,
    pub(crate) loc: Option<Loc>,
    pub(crate) message: String,
}

/// A message at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How grave it is.
    pub severity: Severity,
    /// Where.
    pub place: Option<Place>,
    /// What.
    pub message: String,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        let Some(place) = &self.place else {
            return write!(f, "{kind}: {}", self.message);
        };
        writeln!(f, "{}:{}:{}: {kind}: {}", place.file, place.line, place.column, self.message)?;
        writeln!(f, "{}", place.text)?;
        for byte in place.text.bytes().take(place.column as usize - 1) {
            f.write_str(if byte == b'\t' { "\t" } else { " " })?;
        }
        f.write_str("^")
    }
}

/// The step could not be done; what is wrong has been reported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed;

/// A step that may have failed and reported so.
pub(crate) type Outcome<T> = Result<T, Failed>;

/// Bounds on what an input may ask for; each error names the one it met.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How deep values, types and statements may nest in the text.
    pub nesting: u32,
    /// How deep the evaluation of a value may go, anonymous records included.
    pub depth: u32,
    /// How many elements a list, a dag or a bit set may have.
    pub elements: u32,
    /// How many bytes the strings, the values and, by a guess, the records may take in all.
    pub memory: usize,
    /// How many steps the evaluation may take.
    pub steps: u64,
    /// How deep includes may nest.
    pub includes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            nesting: 400,
            depth: 6000,
            elements: 1 << 20,
            memory: 1 << 29,
            steps: 4_000_000_000,
            includes: 100,
        }
    }
}
