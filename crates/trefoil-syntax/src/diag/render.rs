//! Diagnostics as text, in DXC's form.

use super::{Arg, Diagnostic, Diagnostics, Kind, Note, Severity};
use crate::source::{Interner, Pos, SourceMap, Span};
use std::fmt::Write;
use trefoil_diag::{Piece, pieces};

/// How the place of a diagnostic is written: `-fdiagnostics-format=`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum DiagnosticForm {
    /// `file:line:column: `
    #[default]
    Clang,
    /// `file(line,column) :  `
    Msvc,
    /// `file +line:column: `
    Vi,
}

impl DiagnosticForm {
    /// The form that DXC's option names.
    pub fn of_option(name: &str) -> Option<DiagnosticForm> {
        match name {
            "clang" => Some(DiagnosticForm::Clang),
            "msvc" | "msvc-fallback" => Some(DiagnosticForm::Msvc),
            "vi" => Some(DiagnosticForm::Vi),
            _ => None,
        }
    }
}

/// How diagnostics are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RenderOptions {
    /// Colours for a terminal.
    pub color: bool,
    /// How places are written.
    pub form: DiagnosticForm,
    /// Whether the flag of a warning is left out, `[-Wconversion]`.
    pub hide_flags: bool,
}

/// Expansions of macros around a place that a message shows.
const MACRO_NOTES: usize = 6;

/// Characters of one argument that a message shows.
const MAX_QUOTED: usize = 1024;

impl Diagnostics {
    /// The text of all diagnostics: `file:line:column: error: words`, the line and a caret, notes after.
    pub fn render(&self, sources: &SourceMap, names: &Interner, options: RenderOptions) -> String {
        let mut r = Renderer { sources, names, options, out: String::new(), stack: None };
        for d in self.iter() {
            r.diagnostic(d);
        }
        r.out
    }

    /// The text of each diagnostic by itself.
    pub fn render_each(&self, sources: &SourceMap, names: &Interner, options: RenderOptions) -> Vec<String> {
        let rendered = self.iter().map(|d| {
            let mut r = Renderer { sources, names, options, out: String::new(), stack: None };
            r.diagnostic(d);
            r.out
        });
        rendered.collect()
    }
}

/// What joins the name of a type and what it stands for, within quotation marks: `'F4' (aka 'float4')`.
pub const ALSO_KNOWN: &str = "' (aka '";

/// The message of a kind with its arguments. Long quotations of the source are cut.
pub fn words(kind: &Kind, args: &[Arg], names: &Interner) -> String {
    let mut out = String::new();
    let mut is_open = false;
    for piece in pieces(kind.text()) {
        let n = match piece {
            Piece::Text(text) => {
                match text.strip_prefix('\'').filter(|_| is_open) {
                    Some(rest) => out.extend(["')", rest]),
                    None => out.push_str(text),
                }
                continue;
            }
            Piece::Arg(n) => n,
        };
        // Where a quoted name has another one in parentheses, these end after the quotation.
        is_open = matches!(args.get(n), Some(Arg::Text(text)) if text.contains(ALSO_KNOWN));
        match args.get(n) {
            Some(Arg::Name(name)) => quoted(names.get(*name), &mut out),
            Some(Arg::Static(text)) => out.push_str(text),
            Some(Arg::Text(text)) => quoted(text, &mut out),
            Some(Arg::Int(number)) => {
                let _ = write!(out, "{number}");
            }
            None => {}
        }
    }
    out
}

fn quoted(text: &str, out: &mut String) {
    match text.char_indices().nth(MAX_QUOTED) {
        Some((end, _)) => {
            out.push_str(&text[..end]);
            out.push('…');
        }
        None => out.push_str(text),
    }
}

struct Renderer<'a> {
    sources: &'a SourceMap,
    names: &'a Interner,
    options: RenderOptions,
    out: String,
    /// The include stack that was printed last: it is not repeated for the next diagnostic in the same file.
    stack: Option<Pos>,
}

impl Renderer<'_> {
    fn diagnostic(&mut self, d: &Diagnostic) {
        let caret = d.place(self.sources);
        self.include_stack(caret);
        self.head(caret, d.severity);
        self.out.push_str(&words(d.kind, &d.args, self.names));
        self.flag(d);
        self.end_head();
        let fixit = d.fixit.as_ref().map(|(at, text)| (*at, text.as_ref()));
        self.snippet(caret, d.span, fixit);
        self.macro_notes(caret);
        for note in &d.notes {
            self.note(note);
        }
    }

    /// ` [-Wconversion]`
    fn flag(&mut self, d: &Diagnostic) {
        if self.options.hide_flags {
            return;
        }
        if d.severity == Severity::Error && d.kind.severity == Severity::Warning {
            let flag = if d.kind.flag().is_empty() { String::new() } else { format!(",-W{}", d.kind.flag()) };
            let _ = write!(self.out, " [-Werror{flag}]");
        } else if matches!(d.severity, Severity::Warning | Severity::Error) && !d.kind.flag().is_empty() {
            let _ = write!(self.out, " [-W{}]", d.kind.flag());
        }
    }

    fn note(&mut self, note: &Note) {
        self.head(note.span.lo, Severity::Note);
        self.out.push_str(&words(note.kind, &note.args, self.names));
        self.end_head();
        self.snippet(note.span.lo, note.span, None);
    }

    /// `In file included from a.hlsl:3:` for each including file, outermost last, as in clang.
    fn include_stack(&mut self, pos: Pos) {
        let Some(file) = self.sources.file_of(self.sources.file_pos(pos)) else { return };
        let mut from = self.sources.file(file).included_from;
        if from == self.stack {
            return;
        }
        self.stack = from;
        while let Some(at) = from {
            if let Some(l) = self.sources.location(at) {
                let _ = writeln!(self.out, "In file included from {}:{}:", l.file, l.line);
            }
            from = self.sources.file_of(at).and_then(|f| self.sources.file(f).included_from);
        }
    }

    /// `file:line:column: error: `.
    fn head(&mut self, pos: Pos, severity: Severity) {
        self.paint("\x1b[1m");
        if let Some(l) = self.sources.location(pos) {
            let _ = match self.options.form {
                DiagnosticForm::Clang => write!(self.out, "{}:{}:{}: ", l.file, l.line, l.column),
                DiagnosticForm::Msvc => write!(self.out, "{}({},{}) :  ", l.file, l.line, l.column),
                DiagnosticForm::Vi => write!(self.out, "{} +{}:{}: ", l.file, l.line, l.column),
            };
        }
        let (color, word) = match severity {
            Severity::Note => ("\x1b[0;1;36m", "note: "),
            Severity::Warning => ("\x1b[0;1;35m", "warning: "),
            Severity::Error => ("\x1b[0;1;31m", "error: "),
            Severity::Fatal => ("\x1b[0;1;31m", "fatal error: "),
        };
        self.paint(color);
        self.out.push_str(word);
        self.paint(if severity == Severity::Note { "\x1b[0m" } else { "\x1b[0;1m" });
    }

    fn end_head(&mut self) {
        self.paint("\x1b[0m");
        self.out.push('\n');
    }

    fn paint(&mut self, code: &str) {
        if self.options.color {
            self.out.push_str(code);
        }
    }

    /// The source line, `~~~^~~~` under it, and under that the text that a fix-it inserts.
    fn snippet(&mut self, caret: Pos, span: Span, fixit: Option<(Pos, &str)>) {
        let at = self.sources.file_pos(caret);
        let Some((line, column)) = self.sources.line_text(at) else { return };
        let column = (column as usize).min(line.len());
        let shown = window(line, column);
        let line_start = at.0 - column as u32;
        let in_line = |p: Pos| -> Option<usize> {
            let p = self.sources.file_pos(p).0;
            (p >= line_start && p <= line_start + line.len() as u32).then(|| (p - line_start) as usize)
        };
        let (lo, hi) = (in_line(span.lo).unwrap_or(column), in_line(span.hi).unwrap_or(column));
        let mut marks = String::new();
        for (i, c) in line[shown.clone()].char_indices().map(|(i, c)| (i + shown.start, c)) {
            if i > column.max(hi) {
                break;
            }
            marks.push(match i {
                _ if i == column => '^',
                _ if i >= lo && i < hi => '~',
                _ if c == '\t' => '\t',
                _ => ' ',
            });
        }
        if column >= line.len() {
            marks.push('^');
        }
        let marks = marks.trim_end();
        let text = &line[shown.clone()];
        let hint = fixit.and_then(|(p, insert)| Some((in_line(p)?.checked_sub(shown.start)?, insert)));
        let (green, reset) = if self.options.color { ("\x1b[0;1;32m", "\x1b[0m") } else { ("", "") };
        let _ = writeln!(self.out, "{text}\n{green}{marks}{reset}");
        if let Some((indent, insert)) = hint {
            let _ = writeln!(self.out, "{:indent$}{green}{insert}{reset}", "");
        }
    }

    /// A note for each macro expansion around a position, outermost first; of many the outer and the inner ones.
    fn macro_notes(&mut self, pos: Pos) {
        let mut around = Vec::new();
        let mut at = pos;
        while let Some(e) = self.sources.expansion_of(at) {
            around.push((self.sources.spelling(at), e.name));
            at = e.site.lo;
        }
        around.reverse();
        let skipped = around.len().saturating_sub(MACRO_NOTES);
        for (i, &(spelled, name)) in around.iter().enumerate() {
            let after_outer = i.checked_sub(MACRO_NOTES / 2);
            if skipped > 0 && after_outer == Some(0) {
                self.head(Pos::NONE, Severity::Note);
                let _ = write!(self.out, "(skipping {skipped} expansions of macros)");
                self.end_head();
            }
            if after_outer.is_some_and(|after| after < skipped) {
                continue;
            }
            self.head(spelled, Severity::Note);
            let _ = write!(self.out, "expanded from macro '{}'", self.names.get(name));
            self.end_head();
            self.snippet(spelled, Span::at(spelled), None);
        }
    }
}

/// The part of a line to show: all of it, or of a very long one a window around the column.
fn window(line: &str, column: usize) -> std::ops::Range<usize> {
    const WIDE: usize = 240;
    if line.len() <= WIDE {
        return 0..line.len();
    }
    let mut start = column.saturating_sub(WIDE / 2);
    let mut end = (start + WIDE).min(line.len());
    while !line.is_char_boundary(start) {
        start -= 1;
    }
    while !line.is_char_boundary(end) {
        end += 1;
    }
    start..end
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::SourceText;

    crate::diagnostics! {
        error BAD: "no '{0}' here";
        warning ODD["odd"]: "odd";
    }

    fn render(d: &Diagnostics, text: &str) -> String {
        let mut map = SourceMap::new();
        map.add_file("a.hlsl".into(), SourceText::new(text.as_bytes()), None).unwrap();
        d.render(&map, &Interner::new(), RenderOptions::default())
    }

    #[test]
    fn form_is_dxcs() {
        let mut d = Diagnostics::new();
        d.push(Diagnostic::new(&BAD, Span::new(Pos(3), Pos(6))).arg("x"));
        assert_eq!(render(&d, "a bcd e\nf"), "a.hlsl:1:3: error: no 'x' here\na bcd e\n  ^~~\n");
        let mut d = Diagnostics::new();
        d.report(&ODD, Span::at(Pos(3)));
        assert_eq!(render(&d, "a\nb"), "a.hlsl:2:1: warning: odd [-Wodd]\nb\n^\n");
    }

    #[test]
    fn long_lines_and_ends_are_safe() {
        let mut d = Diagnostics::new();
        d.report(&BAD, Span::new(Pos(5000), Pos(9000)));
        d.report(&BAD, Span::new(Pos(10_001), Pos(10_001)));
        let text = render(&d, &"é".repeat(5000));
        assert!(text.len() < 4000, "{text}");
    }
}
