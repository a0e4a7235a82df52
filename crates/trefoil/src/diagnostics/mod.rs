//! Diagnostics: errors, warnings and notes, with their places in the source.

mod json;
mod sarif;

use std::sync::Arc;
use trefoil_hlsl::diag;
use trefoil_hlsl::source::{Interner, Pos, SourceMap, Span};
use trefoil_ir::{Error, Loc};

pub use sarif::sarif_log;
pub use trefoil_hlsl::diag::{Blame, DiagnosticForm, Kind, RenderOptions, Severity};

trefoil_hlsl::diagnostics! {
    error PROGRAM_ERROR: "{0}", help: "About a file or the command line, not about a shader.";
    warning PROGRAM_WARNING: "{0}", help: "About a file or the command line, not about a shader.";
    error NOT_A_PROFILE_OF_TARGET: "profile '{0}' cannot be compiled to {1}: {2}";
}

/// One error or warning, for programs that read them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Diagnostic {
    /// Its stable name, which does not change when the text does; see `docs/diagnostics.md` and `trefoil explain`.
    pub id: &'static str,
    /// The severity, after `-WX`, `-Wno-NAME` and the pragmas of the source.
    pub severity: Severity,
    /// The text.
    pub message: String,
    /// The place; `None` for a cause in the command line or the module as a whole.
    pub place: Option<Place>,
    /// Notes that explain it.
    pub notes: Vec<Note>,
    /// The flag of a warning, without `-W`.
    pub flag: Option<&'static str>,
    /// An insertion that fixes it.
    pub fix: Option<Fix>,
}

/// A place in a source, by file, line and column.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Place {
    /// The file's name, as it was opened or as `#line` has it.
    pub file: Arc<str>,
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
    /// The column in characters, from 1.
    pub char_column: u32,
    /// The end of the range, exclusive.
    pub end: Option<End>,
}

/// The end of a place, in the file where it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct End {
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
    /// The column in characters, from 1.
    pub char_column: u32,
}

/// A note that explains a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Note {
    /// The text.
    pub message: String,
    /// The place.
    pub place: Option<Place>,
}

/// An insertion that would fix an error.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fix {
    /// The place of the insertion.
    pub place: Place,
    /// The inserted text.
    pub insert: String,
}

/// All diagnostics of a compile, in the order of their reports, with the sources to render them.
///
/// ```
/// use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};
/// let request = Request {
///     source_name: "a.hlsl",
///     source: b"float4 main() : SV_Target { return color; }",
///     entry: "main",
///     profile: Profile::parse("ps_6_0").unwrap(),
///     target: Target::Dxil,
///     options: Options::default(),
///     include: &NoIncludes,
/// };
/// let diagnostics = Session::new().compile(&request).unwrap_err();
/// let first = diagnostics.iter().next().unwrap();
/// assert_eq!(first.id, "undeclared");
/// assert_eq!(first.message, "use of undeclared identifier 'color'");
/// assert_eq!(first.place.unwrap().column, 36);
/// ```
#[derive(Clone, Default)]
pub struct Diagnostics {
    pub(crate) list: diag::Diagnostics,
    pub(crate) sources: Box<SourceMap>,
    pub(crate) names: Box<Interner>,
}

impl Diagnostics {
    /// A diagnostic of a program about its command line or a file.
    pub fn of_program(severity: Severity, text: &str) -> Diagnostics {
        let kind = if severity < Severity::Error { &PROGRAM_WARNING } else { &PROGRAM_ERROR };
        let mut diagnostics = Diagnostics::default();
        diagnostics.list.push(diag::Diagnostic::new(kind, Span::NONE).arg(text.to_owned()));
        diagnostics
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The number of diagnostics.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// The size in bytes of the sources that are kept to render them.
    pub(crate) fn source_bytes(&self) -> usize {
        self.sources.files().iter().map(|file| file.text.len()).sum()
    }

    /// Whether there is an error among them.
    pub fn has_errors(&self) -> bool {
        self.list.has_errors()
    }

    /// The diagnostics, in the order of their reports.
    pub fn iter(&self) -> impl Iterator<Item = Diagnostic> + '_ {
        self.list.iter().map(|d| self.public(d))
    }

    /// The text in DXC's form: `file:line:column: error: words`, the source line and a caret, notes after.
    pub fn render(&self, color: bool) -> String {
        self.render_as(RenderOptions { color, ..RenderOptions::default() })
    }

    /// The same, in the form that is asked for.
    pub fn render_as(&self, options: RenderOptions) -> String {
        self.list.render(&self.sources, &self.names, options)
    }

    /// The text of each by itself, in the order of [`iter`](Self::iter).
    pub fn render_each(&self, color: bool) -> Vec<String> {
        self.list.render_each(&self.sources, &self.names, RenderOptions { color, ..RenderOptions::default() })
    }

    /// The same, with places in the sources of `other`: for errors of passes over a module that was read with these.
    #[must_use]
    pub fn in_sources_of(mut self, other: &Diagnostics) -> Self {
        self.sources.clone_from(&other.sources);
        self.names.clone_from(&other.names);
        self
    }

    /// Adds an error about these sources that was found after the compile, with notes that explain it.
    pub fn report(&mut self, error: Error, notes: Vec<Error>) {
        let mut diagnostic = of_error(error);
        for note in notes {
            let diag::Diagnostic { kind, span, args, .. } = of_error(note);
            diagnostic.notes.push(diag::Note { kind, span, args });
        }
        self.list.push(diagnostic);
    }

    /// The place of a location of the IR in these sources.
    pub fn locate(&self, loc: Loc) -> Option<Place> {
        let span = trefoil_hlsl::lower::span(loc);
        self.place(span.lo, span)
    }

    /// The text of the source at a location that is within one file.
    pub fn source_text(&self, loc: Loc) -> Option<&str> {
        let span = trefoil_hlsl::lower::span(loc);
        let (first, last) = (self.sources.file_pos(span.lo), self.sources.file_pos(span.hi));
        let file = self.sources.file(self.sources.file_of(first)?);
        let (start, end) = (first.0.checked_sub(file.base.0)?, last.0.checked_sub(file.base.0)?);
        file.text.get(start as usize..end as usize)
    }

    /// Adds the errors of a stage after the front end.
    pub(crate) fn add(&mut self, errors: Vec<Error>) {
        for e in errors {
            self.list.push(of_error(e));
        }
    }

    /// A diagnostic of the front end's list in the public form.
    fn public(&self, d: &diag::Diagnostic) -> Diagnostic {
        let words = |kind: &Kind, args: &[diag::Arg]| diag::words(kind, args, &self.names);
        let fix = d.fixit.as_ref().and_then(|(at, insert)| {
            Some(Fix { place: self.place(*at, Span::at(*at))?, insert: insert.to_string() })
        });
        let note =
            |n: &diag::Note| Note { message: words(n.kind, &n.args), place: self.place(n.span.lo, n.span) };
        Diagnostic {
            id: d.kind.id(),
            severity: d.severity,
            message: words(d.kind, &d.args),
            place: self.place(d.place(&self.sources), d.span),
            notes: d.notes.iter().map(note).collect(),
            flag: Some(d.kind.flag()).filter(|flag| !flag.is_empty()),
            fix,
        }
    }

    /// The place of a caret, with the end of its span where that comes after it.
    pub(crate) fn place(&self, caret: Pos, span: Span) -> Option<Place> {
        let at = self.sources.location(caret)?;
        let end = self
            .sources
            .location(span.hi)
            .filter(|end| end.file == at.file && (end.line, end.column) > (at.line, at.column));
        let end =
            end.map(|end| End { line: end.line, column: end.column, char_column: self.char_column(span.hi) });
        let char_column = self.char_column(caret);
        Some(Place { file: at.file, line: at.line, column: at.column, char_column, end })
    }

    /// The column of a position in characters, from 1.
    fn char_column(&self, pos: Pos) -> u32 {
        let Some((text, offset)) = self.sources.line_text(self.sources.file_pos(pos)) else { return 1 };
        let before = text.as_bytes().get(..offset as usize).unwrap_or(text.as_bytes());
        before.iter().filter(|&&byte| byte & 0xc0 != 0x80).count() as u32 + 1
    }
}

/// An error of a stage after the front end as a diagnostic.
fn of_error(error: Error) -> diag::Diagnostic {
    let span = trefoil_hlsl::lower::span(error.loc);
    let mut diagnostic = diag::Diagnostic::new(error.message.kind, span);
    diagnostic.is_of_line = error.is_of_line;
    if let Some(note) = error.note {
        let args = note.args.into_iter().map(diag::Arg::from).collect();
        diagnostic.notes.push(diag::Note { kind: note.kind, span, args });
    }
    error.message.args.into_iter().fold(diagnostic, diag::Diagnostic::arg)
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

/// The tables of diagnostics of each part of the compiler, in pipeline order, with the heading of the part.
static PARTS: &[(&str, &[&[&Kind]])] = &[
    ("Source and syntax", trefoil_syntax::KINDS),
    ("Types, checks and lowering", trefoil_hlsl::KINDS),
    ("LLVM's text", trefoil_text::KINDS),
    ("Passes over the IR", trefoil_opt::KINDS),
    ("DXIL", trefoil_dxil::KINDS),
    ("DXIL and LLVM IR, read", trefoil_dxil_read::KINDS),
    ("SPIR-V", trefoil_spirv::KINDS),
    ("DXBC", trefoil_dxbc::KINDS),
    ("Containers", trefoil_dxcontainer::KINDS),
    ("Any stage", &[trefoil_diag::KINDS]),
    ("Requests", crate::KINDS),
];

/// All kinds of diagnostics, each with the name of the part of the compiler that reports it.
pub fn kinds() -> impl Iterator<Item = (&'static str, &'static Kind)> {
    PARTS.iter().flat_map(|(part, tables)| {
        tables.iter().flat_map(move |table| table.iter().map(move |kind| (*part, *kind)))
    })
}

/// The kind with this id.
pub fn kind(id: &str) -> Option<&'static Kind> {
    kinds().map(|(_, kind)| kind).find(|kind| kind.id() == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ids_are_unique_and_searchable() {
        let mut seen = BTreeSet::new();
        for (_, kind) in kinds() {
            assert!(seen.insert(kind.id()), "two kinds are called {}", kind.id());
            let is_kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(kind.id().chars().all(is_kebab), "{}", kind.id());
        }
    }
}
