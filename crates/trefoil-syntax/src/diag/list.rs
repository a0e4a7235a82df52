//! A list of diagnostics and the policy for warnings.

use super::kinds::{TOO_MANY_ERRORS, UNKNOWN_OPTION};
use super::policy::{WarningPolicy, covers};
use super::{Kind, Severity};
use crate::source::{FileId, Name, Pos, Span};
use smallvec::SmallVec;

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
    /// Whether it is told of the whole line, at its start.
    pub is_of_line: bool,
    /// What fills its words.
    pub args: SmallVec<[Arg; 2]>,
    /// What follows to explain it.
    pub notes: Vec<Note>,
    /// What to insert at a place to mend it.
    pub fixit: Option<(crate::source::Pos, std::borrow::Cow<'static, str>)>,
}

impl Diagnostic {
    /// A diagnostic without arguments.
    #[cold]
    pub fn new(kind: &'static Kind, span: Span) -> Diagnostic {
        let (severity, args) = (kind.severity, SmallVec::new());
        Diagnostic {
            kind,
            severity,
            span,
            caret: None,
            is_of_line: false,
            args,
            notes: Vec::new(),
            fixit: None,
        }
    }

    /// Adds an argument.
    #[must_use]
    #[cold]
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

    /// Tells it of the line that the span begins in.
    #[must_use]
    #[cold]
    pub fn of_line(mut self) -> Diagnostic {
        self.is_of_line = true;
        self
    }

    /// Where it is told.
    pub fn place(&self, sources: &crate::source::SourceMap) -> crate::source::Pos {
        let at = self.caret.unwrap_or(self.span.lo);
        if self.is_of_line { sources.start_of_line(at) } else { at }
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
    pub fn fixit(
        mut self,
        pos: crate::source::Pos,
        insert: impl Into<std::borrow::Cow<'static, str>>,
    ) -> Diagnostic {
        self.fixit = Some((pos, insert.into()));
        self
    }
}

/// All diagnostics of a compile, in the order they were found.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    errors: usize,
    policy: Box<WarningPolicy>,
    /// What `#pragma dxc diagnostic` says from which place on, in the order of the text.
    pragmas: Vec<Pragma>,
    /// How many of `pragmas` hold at each `push` that is open.
    pushed: Vec<usize>,
}

/// How much diagnostics said at some time.
#[derive(Clone, Copy, Debug)]
pub struct DiagnosticsMark {
    len: usize,
    errors: usize,
}

/// A change of the policy in the source.
#[derive(Clone, Debug)]
struct Pragma {
    from: crate::source::Pos,
    change: Change,
}

#[derive(Clone, Debug)]
enum Change {
    /// A flag becomes this bad; `None` silences it.
    Flag(String, Option<Severity>),
    /// What holds is what held when that many changes had been made.
    Back(usize),
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
        let (list, pragmas, pushed) = (Vec::new(), Vec::new(), Vec::new());
        Diagnostics { list, errors: 0, policy: policy.into(), pragmas, pushed }
    }

    /// `#pragma dxc diagnostic ignored "-Wname"` and its kin, from a place of the text on; `None` silences the flag.
    pub fn set_from(&mut self, from: crate::source::Pos, flag: &str, severity: Option<Severity>) {
        self.pragmas.push(Pragma { from, change: Change::Flag(flag.to_owned(), severity) });
    }

    /// `#pragma dxc diagnostic push`
    pub fn push_policy(&mut self) {
        self.pushed.push(self.pragmas.len());
    }

    /// `#pragma dxc diagnostic pop`; false when nothing was pushed.
    pub fn pop_policy(&mut self, from: crate::source::Pos) -> bool {
        let Some(count) = self.pushed.pop() else { return false };
        self.pragmas.push(Pragma { from, change: Change::Back(count) });
        true
    }

    /// What the text says of a flag at a place: `Some(None)` that it is silent.
    fn said_at(&self, flag: &str, at: crate::source::Pos) -> Option<Option<Severity>> {
        let mut count = self.pragmas.partition_point(|p| p.from <= at);
        while let Some(last) = count.checked_sub(1) {
            match &self.pragmas[last].change {
                Change::Flag(of, severity) if covers(of, flag) => return Some(*severity),
                Change::Back(to) => count = (*to).min(last),
                Change::Flag(..) => count = last,
            }
        }
        None
    }

    /// Whether the request, or the source up to a position, has disabled a flag: for errors that DXC has as warnings.
    pub fn is_ignored(&self, flag: &str, at: crate::source::Pos) -> bool {
        self.policy.is_disabled(flag) || self.said_at(flag, at) == Some(None)
    }

    /// Whether a warning of this kind can be said anywhere: those who look for it need not where it cannot.
    pub fn may_warn(&self, kind: &Kind) -> bool {
        self.has_pragmas() || self.policy.is_on(kind)
    }

    /// Whether nothing has been reported, and no pragma has changed the policy.
    pub fn is_untouched(&self) -> bool {
        self.list.is_empty() && self.pragmas.is_empty()
    }

    /// Whether a pragma has changed the policy.
    pub fn has_pragmas(&self) -> bool {
        !self.pragmas.is_empty() || !self.pushed.is_empty()
    }

    /// Reports again what an earlier compile reported under the same policy.
    pub fn restore(&mut self, said: &[Diagnostic]) {
        said.iter().for_each(|diagnostic| self.add(diagnostic.clone()));
    }

    /// The diagnostics from the one with index `len` on.
    pub fn since(&self, len: usize) -> &[Diagnostic] {
        &self.list[len.min(self.list.len())..]
    }

    /// Adds a diagnostic, as the warning policy wants it.
    #[cold]
    pub fn push(&mut self, mut diagnostic: Diagnostic) {
        if diagnostic.severity == Severity::Warning {
            let flag = diagnostic.kind.flag();
            let said = if self.pragmas.is_empty() { None } else { self.said_at(flag, diagnostic.span.lo) };
            match said {
                Some(None) => return,
                Some(Some(severity)) => diagnostic.severity = severity,
                None if !self.policy.is_on(diagnostic.kind) => return,
                None => {}
            }
            let is_error = said.is_none() && self.policy.is_error(diagnostic.kind);
            if is_error {
                diagnostic.severity = Severity::Error;
            }
            // What is to be an error is said by whoever asks for no warnings, too.
            let is_silent = self.policy.no_warnings && !(is_error && self.policy.is_named_error(flag));
            if is_silent || self.policy.is_disabled(flag) {
                return;
            }
        }
        self.add(diagnostic);
    }

    /// Adds a diagnostic that is as bad as it is.
    fn add(&mut self, diagnostic: Diagnostic) {
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
    #[cold]
    pub fn report(&mut self, kind: &'static Kind, span: Span) {
        self.push(Diagnostic::new(kind, span));
    }

    /// Gives the last one another kind with the same arguments, if it is of a kind.
    pub fn rename_last(&mut self, from: &'static Kind, to: &'static Kind) {
        if self.last_is(from)
            && let Some(last) = self.list.last_mut()
        {
            last.kind = to;
        }
    }

    /// Puts the last one elsewhere, if it is of one of these kinds.
    pub fn move_last(&mut self, kinds: &[&'static Kind], to: Span) {
        if let Some(last) = self.list.last_mut()
            && is_among(last.kind, kinds)
        {
            last.span = to;
        }
    }

    /// Takes back the last one, if it came after the first `len` and is an error of that kind: to be reported later.
    pub fn take_last(&mut self, len: usize, kind: &'static Kind) -> Option<Diagnostic> {
        if self.list.len() <= len || self.is_full() || !self.last_is(kind) {
            return None;
        }
        self.errors -= 1;
        self.list.pop()
    }

    /// Changes each of them.
    pub fn change(&mut self, change: impl FnMut(&mut Diagnostic)) {
        self.list.iter_mut().for_each(change);
    }

    /// Puts the warnings of options before all others.
    pub fn tell_options(&mut self) {
        if self.policy.unknown.is_empty() {
            return;
        }
        let rest = std::mem::take(&mut self.list);
        for (option, meant) in std::mem::take(&mut self.policy.unknown) {
            let meant = meant.map_or_else(String::new, |meant| format!("; did you mean '{meant}'?"));
            self.push(Diagnostic::new(&UNKNOWN_OPTION, Span::NONE).arg(option).arg(meant));
        }
        self.list.extend(rest);
    }

    /// Takes away those of other kinds than `keep` says.
    pub fn retain(&mut self, keep: impl Fn(&Kind) -> bool) {
        self.list.retain(|d| keep(d.kind));
    }

    /// Forgets some of what was said of places that are not in the main file.
    pub fn forget_of_headers(&mut self, kinds: &[&'static Kind], sources: &crate::source::SourceMap) {
        let is_kept = |d: &Diagnostic| !is_among(d.kind, kinds) || sources.is_in_main(d.span.lo);
        self.list.retain(is_kept);
    }

    /// Puts what the preprocessor, the parser (from `parsed` on) and the check (from `checked` on) said into one order: that of
    /// the source, as far as it is one file.
    pub fn interleave(
        &mut self,
        (parsed, checked): (usize, usize),
        sources: &crate::source::SourceMap,
        delayed: Delayed,
    ) {
        let checked = checked.min(self.list.len());
        let parsed = parsed.min(checked);
        if parsed == checked && checked == self.list.len() || checked == 0 {
            return;
        }
        let later = self.list.split_off(checked);
        let middle = self.list.split_off(parsed);
        let mut runs = [std::mem::take(&mut self.list), middle, later].map(|run| run.into_iter().peekable());
        let place = |d: &Diagnostic| {
            let caret = d.caret.filter(|_| !is_among(d.kind, delayed.first));
            let pos = sources.file_pos(caret.unwrap_or(d.span.lo));
            sources.file_of(pos).map(|file| (file, pos))
        };
        loop {
            let mut best: Option<(usize, Option<_>)> = None;
            for (i, run) in runs.iter_mut().enumerate() {
                let Some(at) = run.peek().map(place) else { continue };
                let is_earlier = match (best, at) {
                    (None, _) => true,
                    // The preprocessor is ahead by a token.
                    (Some((run, Some((file, before)))), Some((this, pos))) => {
                        let is_next = || run == 0 && sources.is_blank(file, pos.offset(1), before);
                        file == this && pos < before && !is_next()
                    }
                    _ => false,
                };
                if is_earlier {
                    best = Some((i, at));
                }
            }
            let Some((mut i, at)) = best else { return };
            let [_, parser, check] = &mut runs;
            if i == CHECKED
                && let (Some(at), Some(found), Some(broken)) = (at, check.peek(), parser.peek())
                && let Some(broken_at) = place(broken)
            {
                // A name that is not there is said at the end of its expression, after what keeps that from being read.
                let is_of_names = is_among(found.kind, delayed.late)
                    && is_among(broken.kind, delayed.within)
                    && in_one_statement(at, broken_at, sources);
                let is_of_type = is_among(broken.kind, delayed.types);
                if is_of_names || of_broken_head(at, broken_at, is_of_type, sources) {
                    i = PARSED;
                }
            }
            self.list.extend(runs[i].next());
        }
    }

    /// Whether there is an error among them.
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// Whether the limit was reached: callers may stop.
    pub fn is_full(&self) -> bool {
        self.errors > Self::LIMIT
    }

    /// The current end of the list, for [`rewind`](Self::rewind).
    pub fn mark(&self) -> DiagnosticsMark {
        DiagnosticsMark { len: self.list.len(), errors: self.errors }
    }

    /// Drops the diagnostics since a mark.
    pub fn rewind(&mut self, mark: DiagnosticsMark) {
        self.list.truncate(mark.len);
        self.errors = mark.errors;
    }

    /// Whether the last diagnostic is of that kind.
    pub fn last_is(&self, kind: &'static Kind) -> bool {
        self.list.last().is_some_and(|d| std::ptr::eq(d.kind, kind))
    }

    /// Whether there is an error that starts before a place.
    pub fn has_errors_before(&self, pos: crate::source::Pos) -> bool {
        self.errors > 0 && self.list.iter().any(|d| d.severity == Severity::Error && d.span.lo < pos)
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

/// What the parser and the check said, among the runs of [`Diagnostics::interleave`].
const PARSED: usize = 1;
const CHECKED: usize = 2;

/// What is said of an expression when it has been read, and what of it while it is.
#[derive(Clone, Copy, Debug)]
pub struct Delayed {
    /// Errors of the check that wait for the expression's end.
    pub late: &'static [&'static Kind],
    /// Errors of the parser within an expression.
    pub within: &'static [&'static Kind],
    /// Errors of the parser for the type of a declaration.
    pub types: &'static [&'static Kind],
    /// Errors that count from where their spans begin, wherever their carets are.
    pub first: &'static [&'static Kind],
}

fn is_among(kind: &Kind, kinds: &[&'static Kind]) -> bool {
    kinds.iter().any(|&it| std::ptr::eq(it, kind))
}

/// Whether no statement ends between two places of a file, and none begins at the first: what begins a statement is looked up at once.
fn in_one_statement(
    (file, from): (FileId, Pos),
    (other, to): (FileId, Pos),
    sources: &crate::source::SourceMap,
) -> bool {
    let it = sources.file(file);
    let offset = |pos: Pos| pos.0.wrapping_sub(it.base.0) as usize;
    const ENDS: [char; 3] = [';', '{', '}'];
    const LONGEST: usize = 4096;
    let between = it.text.get(offset(from)..offset(to)).filter(|text| text.len() < LONGEST);
    let before = it.text.get(..offset(from)).unwrap_or_default();
    let begins = before.trim_end().ends_with(ENDS);
    file == other && !begins && between.is_some_and(|text| !text.contains(ENDS))
}

/// Whether what is broken keeps the heading of a declaration from being read that something stands in which is looked at after that: the
/// type is looked up at once, and attributes wait for all that is in brackets or parentheses.
fn of_broken_head(
    (file, from): (FileId, Pos),
    (other, to): (FileId, Pos),
    is_of_type: bool,
    sources: &crate::source::SourceMap,
) -> bool {
    const ENDS: [char; 3] = [';', '{', '}'];
    const LONGEST: usize = 4096;
    let it = sources.file(file);
    let offset = |pos: Pos| pos.0.wrapping_sub(it.base.0) as usize;
    let between = it.text.get(offset(from)..offset(to)).filter(|text| text.len() < LONGEST);
    let Some(between) = between.filter(|text| file == other && !text.contains(ENDS)) else { return false };
    if is_of_type && !between.contains([',', '(']) {
        return true;
    }
    let before = it.text.get(..offset(from)).unwrap_or_default().trim_end();
    let is_attribute = before.strip_suffix('[').is_some_and(|before| {
        let line = before.trim_end_matches([' ', '\t']);
        line.is_empty() || line.ends_with(['\n', '[', ']', ';', '{', '}'])
    });
    let depth = |text: &str| {
        text.chars().fold(1, |depth, c| match c {
            '(' | '[' => depth + 1,
            ')' | ']' => depth - 1,
            _ => depth,
        })
    };
    is_attribute && (is_of_type || depth(between) > 0)
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
