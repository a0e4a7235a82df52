//! A list of diagnostics and the policy for warnings.

use super::{Kind, Severity};
use crate::source::{Name, Span};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

crate::diagnostics! {
    fatal TOO_MANY_ERRORS: "too many errors emitted, stopping now (limit {0})";
}

/// An argument of a diagnostic's words.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// An interned name.
    Name(Name),
    /// Words known beforehand.
    Static(&'static str),
    /// Words made for this diagnostic: a type's spelling, say.
    Text(Box<str>),
    /// A number.
    Int(i64),
}

impl From<Name> for Arg {
    fn from(name: Name) -> Arg {
        Arg::Name(name)
    }
}
impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Arg {
        Arg::Static(text)
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text.into())
    }
}
impl From<i64> for Arg {
    fn from(value: i64) -> Arg {
        Arg::Int(value)
    }
}
impl From<u32> for Arg {
    fn from(value: u32) -> Arg {
        Arg::Int(value.into())
    }
}
impl From<usize> for Arg {
    fn from(value: usize) -> Arg {
        Arg::Int(value as i64)
    }
}

/// What follows a diagnostic to explain it.
#[derive(Clone, Debug)]
pub struct Note {
    /// Which note.
    pub kind: &'static Kind,
    /// Where.
    pub span: Span,
    /// What fills its words.
    pub args: SmallVec<[Arg; 2]>,
}

/// One error or warning.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// Which one.
    pub kind: &'static Kind,
    /// How bad, after the warning policy.
    pub severity: Severity,
    /// Where. The caret goes to its start (see `caret`), the rest of it is underlined.
    pub span: Span,
    /// Where the caret goes, if not to the span's start: an operator, a member's name.
    pub caret: Option<crate::source::Pos>,
    /// What fills its words.
    pub args: SmallVec<[Arg; 2]>,
    /// What follows to explain it.
    pub notes: Vec<Note>,
    /// What to insert at a place to mend it.
    pub fixit: Option<(crate::source::Pos, &'static str)>,
}

impl Diagnostic {
    /// A diagnostic without arguments.
    pub fn new(kind: &'static Kind, span: Span) -> Diagnostic {
        let (severity, args) = (kind.severity, SmallVec::new());
        Diagnostic { kind, severity, span, caret: None, args, notes: Vec::new(), fixit: None }
    }

    /// Adds an argument.
    #[must_use]
    pub fn arg(mut self, arg: impl Into<Arg>) -> Diagnostic {
        self.args.push(arg.into());
        self
    }

    /// Puts the caret at `pos` and underlines the span.
    #[must_use]
    pub fn caret(mut self, pos: crate::source::Pos) -> Diagnostic {
        self.caret = Some(pos);
        self
    }

    /// Adds a note without arguments.
    #[must_use]
    pub fn note(self, kind: &'static Kind, span: Span) -> Diagnostic {
        self.note_with(kind, span, [])
    }

    /// Adds a note with arguments.
    #[must_use]
    pub fn note_with<const N: usize>(
        mut self,
        kind: &'static Kind,
        span: Span,
        args: [Arg; N],
    ) -> Diagnostic {
        self.notes.push(Note { kind, span, args: args.into_iter().collect() });
        self
    }

    /// Says what to insert where to mend it.
    #[must_use]
    pub fn fixit(mut self, pos: crate::source::Pos, insert: &'static str) -> Diagnostic {
        self.fixit = Some((pos, insert));
        self
    }
}

/// What becomes of warnings.
#[derive(Clone, Debug, Default)]
pub struct WarningPolicy {
    /// `-WX`, `-Werror`: every warning is an error.
    pub warnings_as_errors: bool,
    /// `-no-warnings`, `-w`: no warning at all.
    pub no_warnings: bool,
    /// `-Wno-NAME`.
    pub disabled: FxHashSet<String>,
    /// `-Werror=NAME`.
    pub errors: FxHashSet<String>,
    /// `-WNAME`, for warnings that are off unless asked for.
    pub enabled: FxHashSet<String>,
}

/// Warnings that are off unless asked for, as with DXC.
const OFF_BY_DEFAULT: &[&str] = &["unknown-pragmas"];
/// Warnings that no option makes errors.
const NEVER_ERRORS: &[&str] = &["#pragma-messages"];

/// All diagnostics of a compile, in the order they were found.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    errors: usize,
    policy: Box<WarningPolicy>,
}

impl Diagnostics {
    /// How many errors are kept, and how many warnings; more add nothing.
    pub const LIMIT: usize = 1000;

    /// An empty list that keeps every warning.
    pub fn new() -> Diagnostics {
        Diagnostics::default()
    }

    /// An empty list with a policy for warnings.
    pub fn with_policy(policy: WarningPolicy) -> Diagnostics {
        Diagnostics { policy: policy.into(), ..Diagnostics::default() }
    }

    /// Adds a diagnostic, as the warning policy wants it.
    pub fn push(&mut self, mut diagnostic: Diagnostic) {
        if diagnostic.severity == Severity::Warning {
            let flag = diagnostic.kind.flag;
            let is_off = OFF_BY_DEFAULT.contains(&flag) && !self.policy.enabled.contains(flag);
            if is_off || self.policy.no_warnings || self.policy.disabled.contains(flag) {
                return;
            }
            let may_be_error = !NEVER_ERRORS.contains(&flag);
            if may_be_error && (self.policy.warnings_as_errors || self.policy.errors.contains(flag)) {
                diagnostic.severity = Severity::Error;
            }
        }
        if diagnostic.severity < Severity::Error {
            if self.list.len() - self.errors < Self::LIMIT {
                self.list.push(diagnostic);
            }
            return;
        }
        if self.errors > Self::LIMIT {
            return;
        }
        self.errors += 1;
        let is_last = self.errors > Self::LIMIT;
        let stopped = || Diagnostic::new(&TOO_MANY_ERRORS, diagnostic.span).arg(Self::LIMIT);
        self.list.push(if is_last { stopped() } else { diagnostic });
    }

    /// Adds a diagnostic without arguments or notes.
    pub fn report(&mut self, kind: &'static Kind, span: Span) {
        self.push(Diagnostic::new(kind, span));
    }

    /// Whether there is an error among them.
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// Whether the limit was reached: callers may stop.
    pub fn is_full(&self) -> bool {
        self.errors > Self::LIMIT
    }

    /// How many errors there are.
    pub fn error_count(&self) -> usize {
        self.errors
    }

    /// How many diagnostics there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The diagnostics in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::diagnostics! {
        warning ODD["odd"]: "odd";
        error BAD: "bad '{0}'";
    }

    #[test]
    fn policy_maps_warnings() {
        let mut d = Diagnostics::new();
        d.report(&ODD, Span::NONE);
        assert!(!d.has_errors() && d.len() == 1);
        let errors = WarningPolicy { warnings_as_errors: true, ..WarningPolicy::default() };
        let mut d = Diagnostics::with_policy(errors);
        d.report(&ODD, Span::NONE);
        assert!(d.has_errors());
        let mut quiet = WarningPolicy::default();
        quiet.disabled.insert("odd".into());
        let mut d = Diagnostics::with_policy(quiet);
        d.report(&ODD, Span::NONE);
        assert!(d.is_empty());
    }

    #[test]
    fn errors_are_bounded() {
        let mut d = Diagnostics::new();
        for _ in 0..5000 {
            d.report(&BAD, Span::NONE);
        }
        assert_eq!(d.len(), Diagnostics::LIMIT + 1);
        assert!(d.is_full());
        let mut d = Diagnostics::new();
        for _ in 0..5000 {
            d.report(&ODD, Span::NONE);
        }
        assert!(!d.is_full() && !d.has_errors() && d.len() == Diagnostics::LIMIT);
    }
}
