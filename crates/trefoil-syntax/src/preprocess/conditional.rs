//! `#if` and its relatives: which groups of lines are read.

use super::MAX_IF_DEPTH;
use super::kinds::*;
use super::open::Conditional;
use super::state::Preprocessor;
use crate::diag::Diagnostic;
use crate::lex::keyword::{Keyword, word};
use crate::lex::{Flags, Token, TokenKind};
use crate::source::{Name, Span};

impl Preprocessor<'_> {
    pub(super) fn if_expression(&mut self, rest: &[Token], at: Span) {
        let taken = self.condition(rest, at);
        self.open(taken, at);
    }

    /// `#ifdef`, or `#ifndef` when `wanted` is false.
    pub(super) fn if_defined(&mut self, rest: &[Token], at: Span, wanted: bool) {
        let is_defined = rest.first().is_some_and(|t| t.kind == TokenKind::Ident && t.name == word::DEFINED);
        let name = if is_defined { rest.first().copied() } else { self.macro_name(rest, at) };
        if name.is_some() {
            self.warn_extra(&rest[1..], if wanted { "ifdef" } else { "ifndef" });
        }
        let taken = name.is_some_and(|n| self.macros.find(n.name).is_some() == wanted);
        self.open(taken, at);
    }

    fn open(&mut self, taken: bool, span: Span) {
        let Some(file) = self.files.last_mut() else { return };
        file.conditionals.push(Conditional { span, taken, seen_else: false });
        if file.conditionals.len() > MAX_IF_DEPTH {
            return self.stop(Diagnostic::new(&IF_DEPTH, span).arg(MAX_IF_DEPTH));
        }
        if !taken {
            self.skip_group();
        }
    }

    fn innermost(&mut self) -> Option<&mut Conditional> {
        self.files.last_mut()?.conditionals.last_mut()
    }

    /// `#elif` after a group that was read: the rest is skipped.
    pub(super) fn elif(&mut self, at: Span) {
        match self.innermost().map(|c| c.seen_else) {
            None => self.diagnostics.report(&ELIF_WITHOUT_IF, at),
            Some(seen_else) => {
                if seen_else {
                    self.diagnostics.report(&ELIF_AFTER_ELSE, at);
                }
                self.skip_group();
            }
        }
    }

    /// `#else` after a group that was read.
    pub(super) fn else_directive(&mut self, rest: &[Token], at: Span) {
        self.warn_extra(rest, "else");
        match self.innermost() {
            None => self.diagnostics.report(&ELSE_WITHOUT_IF, at),
            Some(c) => {
                let again = std::mem::replace(&mut c.seen_else, true);
                if again {
                    self.diagnostics.report(&ELSE_AFTER_ELSE, at);
                }
                self.skip_group();
            }
        }
    }

    pub(super) fn endif(&mut self, rest: &[Token], at: Span) {
        self.warn_extra(rest, "endif");
        let open = self.files.last_mut().and_then(|f| f.conditionals.pop());
        if open.is_none() {
            self.diagnostics.report(&ENDIF_WITHOUT_IF, at);
        }
    }

    /// Skips to after the next directive of the innermost `#if` that opens a group to read, or after its `#endif`.
    fn skip_group(&mut self) {
        self.pass_oddities(true);
        self.find_group();
        self.pass_oddities(false);
    }

    fn find_group(&mut self) {
        let Some(file) = self.files.last() else { return };
        let (lexed, names) = (file.lexed.clone(), file.names.clone());
        let from = file.at as u32;
        let directives = lexed.directives();
        let next = directives.partition_point(|&d| d < from);
        // Of each `#if` in what is skipped, where it is, and whether its `#else` was seen.
        let mut inner: Vec<(usize, bool)> = Vec::new();
        for &hash in &directives[next..] {
            let raw = lexed.tokens()[hash as usize + 1];
            if raw.kind != TokenKind::Ident || raw.flags.has(Flags::LINE_START) {
                continue;
            }
            let name = names[raw.spelling as usize];
            match name {
                IF | word::IFDEF | word::IFNDEF => inner.push((hash as usize + 1, false)),
                ELSE | word::ELIF | word::ENDIF => match inner.last_mut() {
                    None => {
                        self.set_at(hash as usize + 1);
                        if self.ends_skipping() {
                            return;
                        }
                    }
                    Some(_) if name == word::ENDIF => _ = inner.pop(),
                    Some((_, seen_else)) => {
                        let again = *seen_else;
                        *seen_else |= name == ELSE;
                        if again {
                            self.report_skipped(hash as usize + 1, name);
                        }
                    }
                },
                _ => {}
            }
        }
        for (at, _) in inner.into_iter().rev() {
            let span = self.files.last().map_or(Span::NONE, |file| file.token(lexed.tokens()[at]).span);
            self.diagnostics.report(&UNTERMINATED_IF, span);
        }
        self.set_at(lexed.tokens().len() - 1);
    }

    /// An error for a second `#else`, or an `#elif` after one, in what is skipped.
    fn report_skipped(&mut self, at: usize, name: Name) {
        self.set_at(at);
        let line = self.take_line();
        let Some(directive) = line.first() else { return };
        let kind = if name == ELSE { &ELSE_AFTER_ELSE } else { &ELIF_AFTER_ELSE };
        self.diagnostics.report(kind, directive.span);
    }

    /// Handles a directive of the `#if` whose group is being skipped; gives whether reading resumes after it.
    fn ends_skipping(&mut self) -> bool {
        let line = self.take_line();
        let ends = line.split_first().is_some_and(|(&directive, rest)| self.ends_with(directive, rest));
        self.recycle(line);
        ends
    }

    /// The same for a directive and the rest of its line.
    fn ends_with(&mut self, directive: Token, rest: &[Token]) -> bool {
        let Some(open) = self.innermost().map(|c| *c) else { return true };
        match directive.name {
            word::ENDIF => {
                self.endif(rest, directive.span);
                return true;
            }
            ELSE => {
                if let Some(c) = self.innermost() {
                    c.seen_else = true;
                }
                if open.seen_else {
                    self.diagnostics.report(&ELSE_AFTER_ELSE, directive.span);
                }
                return self.take(!open.taken && !open.seen_else);
            }
            _ => {}
        }
        if open.seen_else {
            self.diagnostics.report(&ELIF_AFTER_ELSE, directive.span);
        }
        if open.taken || open.seen_else {
            return false;
        }
        let holds = self.condition(rest, directive.span);
        self.take(holds)
    }

    fn take(&mut self, holds: bool) -> bool {
        if let Some(c) = self.innermost() {
            c.taken |= holds;
        }
        holds
    }
}

const IF: Name = Keyword::If.name();
const ELSE: Name = Keyword::Else.name();
