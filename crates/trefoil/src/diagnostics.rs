//! What a compile says: errors, warnings and notes, with their places.

use trefoil_hlsl::diag::{self, RenderOptions};
use trefoil_hlsl::source::{Interner, SourceMap};
use trefoil_ir::{Blame, Error};

pub use trefoil_hlsl::diag::Severity;

trefoil_hlsl::diagnostics! {
    error TARGET_REFUSES: "{0}";
    error LIMIT_PASSED: "{0}";
    error INTERNAL: "internal error: {0}; please report this";
    warning TARGET_WARNS: "{0}";
    error NOT_A_PROFILE_OF_TARGET: "profile '{0}' cannot be compiled to {1}: {2}";
}

/// Everything that a compile says, in the order it was found, with the sources to show it.
#[derive(Clone, Default)]
pub struct Diagnostics {
    pub(crate) list: diag::Diagnostics,
    pub(crate) sources: Box<SourceMap>,
    pub(crate) names: Box<Interner>,
}

impl Diagnostics {
    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// How many bytes the sources take that are kept to show them.
    pub(crate) fn source_bytes(&self) -> usize {
        self.sources.files().iter().map(|file| file.text.len()).sum()
    }

    /// Whether there is an error among them.
    pub fn has_errors(&self) -> bool {
        self.list.has_errors()
    }

    /// The text in DXC's form: `file:line:column: error: words`, the source line and a caret, notes after.
    pub fn render(&self, color: bool) -> String {
        self.list.render(&self.sources, &self.names, RenderOptions { color })
    }

    /// Each severity and place (file, line and column from 1), in order; no place for what the command line caused.
    pub fn places(&self) -> impl Iterator<Item = (Severity, Option<trefoil_hlsl::source::Location>)> + '_ {
        self.list.iter().map(|d| (d.severity, self.sources.location(d.caret.unwrap_or(d.span.lo))))
    }

    /// The same, with places in the sources of other diagnostics: for errors of passes over what was read with those.
    #[must_use]
    pub fn in_sources_of(mut self, other: &Diagnostics) -> Self {
        self.sources.clone_from(&other.sources);
        self.names.clone_from(&other.names);
        self
    }

    pub(crate) fn add(&mut self, errors: Vec<Error>) {
        for e in errors {
            let kind = match e.blame {
                Blame::User => &TARGET_REFUSES,
                Blame::Limit => &LIMIT_PASSED,
                Blame::Bug => &INTERNAL,
            };
            self.list.push(diag::Diagnostic::new(kind, trefoil_hlsl::lower::span(e.loc)).arg(e.message));
        }
    }

    pub(crate) fn warn(&mut self, warnings: Vec<Error>) {
        for w in warnings {
            let span = trefoil_hlsl::lower::span(w.loc);
            self.list.push(diag::Diagnostic::new(&TARGET_WARNS, span).arg(w.message));
        }
    }
}

impl std::fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.render(false))
    }
}

impl std::fmt::Debug for Diagnostics {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.render(false))
    }
}

impl std::error::Error for Diagnostics {}
