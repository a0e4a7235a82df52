//! What the program reports on standard error, in the form that `--diagnostics` asks for.

use crate::{Failure, message_line};
use trefoil::{Diagnostics, RenderOptions, Severity, sarif_log};

/// How diagnostics are written.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Format {
    /// As DXC writes them.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
    /// A SARIF log, once all is done: until then one run a line.
    Sarif,
}

/// The option that chooses the form.
const OPTION: &str = "--diagnostics=";

impl Format {
    /// The form that a command line asks for, and the words that are left.
    pub(crate) fn take(words: &[String]) -> Result<(Format, Vec<String>), Failure> {
        let mut format = Format::Text;
        let mut rest = Vec::with_capacity(words.len());
        for word in words {
            let Some(name) = word.strip_prefix(OPTION) else {
                rest.push(word.clone());
                continue;
            };
            format = match name {
                "text" => Format::Text,
                "json" => Format::Json,
                "sarif" => Format::Sarif,
                other => {
                    let why = format!("--diagnostics is text, json or sarif, not '{other}'");
                    return Err(Failure::Misuse(why));
                }
            };
        }
        Ok((format, rest))
    }

    /// What the diagnostics of a compile look like.
    pub(crate) fn diagnostics(self, diagnostics: &Diagnostics, color: bool) -> String {
        self.diagnostics_as(diagnostics, RenderOptions { color, ..RenderOptions::default() })
    }

    /// The same, with the options of text.
    pub(crate) fn diagnostics_as(self, diagnostics: &Diagnostics, options: RenderOptions) -> String {
        match self {
            Format::Text => diagnostics.render_as(options),
            Format::Json => diagnostics.to_json(),
            Format::Sarif => diagnostics.to_sarif_run() + "\n",
        }
    }

    /// A warning of the program's own.
    pub(crate) fn warning(self, text: &str) -> String {
        self.own(Severity::Warning, "\x1b[1;35m", text)
    }

    /// An error of the program's own.
    pub(crate) fn error(self, text: &str) -> String {
        self.own(Severity::Error, "\x1b[1;31m", text)
    }

    fn own(self, severity: Severity, color: &str, text: &str) -> String {
        match self {
            Format::Text => message_line(severity.name(), color, text),
            Format::Json | Format::Sarif => self.diagnostics(&Diagnostics::of_program(severity, text), false),
        }
    }

    /// Whether what is not a diagnostic (timings, names of files) may stand among what is written.
    pub(crate) fn is_text(self) -> bool {
        self == Format::Text
    }

    /// All that was reported, as a whole: a log, of runs.
    pub(crate) fn whole(self, reported: String) -> String {
        match self {
            Format::Text | Format::Json => reported,
            Format::Sarif => sarif_log(reported.lines().map(str::to_owned)),
        }
    }
}
