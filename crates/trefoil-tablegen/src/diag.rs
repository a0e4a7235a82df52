//! What went wrong, where, and by which chain of instantiations the reader came there.

use crate::text::{Loc, Place};
use std::fmt;
use trefoil_diag::{Message, Severity};

/// A message before its place is worked out.
pub(crate) struct RawDiagnostic {
    pub(crate) loc: Loc,
    pub(crate) message: Message,
}

/// A message at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Where.
    pub place: Place,
    /// What.
    pub message: Message,
}

impl Diagnostic {
    /// How bad it is; a note says more about the message before, or is what a `dump` printed.
    pub fn severity(&self) -> Severity {
        self.message.kind.severity
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = &self.place;
        let severity = self.severity().name();
        writeln!(f, "{}:{}:{}: {severity}: {}", place.file, place.line, place.column, self.message)?;
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
