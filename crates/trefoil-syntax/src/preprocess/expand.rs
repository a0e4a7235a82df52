//! Macro replacement: uses of macros, their arguments, the scan of what they become.
//!
//! What macros have become lies on a stack of contexts, the innermost on top; after the lowest comes the file. A macro
//! is closed (not replaced again) as long as its context is on the stack.

use super::expander::Context;
use super::kinds::*;
use super::macros::{Builtin, MacroId};
use super::open::as_keyword;
use super::state::Preprocessor;
use super::{MAX_ARGUMENT_DEPTH, MAX_MACRO_TOKENS};
use crate::diag::Diagnostic;
use crate::lex::keyword::word;
use crate::lex::{Flags, Token, TokenKind};
use crate::source::Span;

/// Where tokens come from: contexts from `floor` up, and then the file or nothing.
#[derive(Clone, Copy)]
pub(super) struct Feed {
    floor: usize,
    pub(super) file: bool,
}

/// The arguments of a use.
#[derive(Default)]
pub(super) struct Args {
    pub(super) tokens: Vec<Token>,
    /// Where each argument is in `tokens`.
    pub(super) ranges: Vec<(usize, usize)>,
    /// The comma or parenthesis before the first argument that no parameter takes.
    pub(super) extra: Option<Span>,
    /// The closing parenthesis.
    pub(super) close: Span,
}

impl Args {
    pub(super) fn get(&self, i: usize) -> &[Token] {
        self.ranges.get(i).map_or(&[], |&(lo, hi)| &self.tokens[lo..hi])
    }
}

impl Preprocessor<'_> {
    pub(super) fn spare(&mut self) -> Vec<Token> {
        self.expander.spare.pop().unwrap_or_default()
    }

    pub(super) fn recycle(&mut self, mut tokens: Vec<Token>) {
        tokens.clear();
        self.expander.spare.push(tokens);
    }

    /// Replaces the macro that `token`, just read from the file, names.
    pub(super) fn expand_from_file(&mut self, token: Token, id: MacroId) {
        let mut out = std::mem::take(&mut self.out);
        let token = self.led(token);
        let marks = self.marks.len();
        let feed = Feed { floor: 0, file: true };
        if self.replace(token, id, feed, &mut out) {
            self.scan(feed, &mut out);
        } else {
            out.push(as_keyword(token));
        }
        self.out = out;
        // What directives among the arguments leave comes after.
        let marks = &mut self.marks[marks..];
        if !marks.is_empty() {
            marks.iter_mut().for_each(|mark| mark.before = mark.before.min(self.out.len()));
            trefoil_entity::sort_by_key(marks, |mark| mark.before as u64);
        }
    }

    pub(super) fn in_condition(&mut self, yes: bool) {
        self.expander.condition = yes;
    }

    /// Replaces all macros in the rest of a directive.
    pub(super) fn expand_line(&mut self, line: &[Token], out: &mut Vec<Token>) {
        self.expander.end = Span::NONE;
        self.expand_alone(line, out);
    }

    /// Replaces all macros in some tokens on their own.
    pub(super) fn expand_alone(&mut self, tokens: &[Token], out: &mut Vec<Token>) {
        let feed = Feed { floor: self.expander.contexts.len(), file: false };
        if self.expander.depth >= MAX_ARGUMENT_DEPTH {
            let at = tokens.first().map_or(Span::NONE, |t| t.span);
            return self.stop(Diagnostic::new(&ARGUMENT_DEPTH, at).arg(MAX_ARGUMENT_DEPTH));
        }
        self.expander.depth += 1;
        let lead = std::mem::take(&mut self.expander.lead);
        self.push_context(tokens, None);
        self.scan(feed, out);
        self.expander.lead = lead;
        self.expander.depth -= 1;
    }

    pub(super) fn push_context(&mut self, tokens: &[Token], of: Option<MacroId>) {
        let start = self.expander.tokens.len();
        self.expander.tokens.extend_from_slice(tokens);
        let end = self.expander.tokens.len();
        self.expander.contexts.push(Context { start, at: start, end, of });
        if let Some(id) = of {
            self.macros.get_mut(id).open += 1;
        }
    }

    fn pop_context(&mut self) {
        let Some(context) = self.expander.contexts.pop() else { return };
        self.expander.tokens.truncate(context.start);
        if let Some(id) = context.of {
            self.macros.get_mut(id).open -= 1;
        }
    }

    /// Counts what macros make, and stops at the bound.
    pub(super) fn charge(&mut self, tokens: usize, at: Span) {
        self.expander.made += tokens;
        if self.expander.made > MAX_MACRO_TOKENS {
            self.stop(Diagnostic::new(&MACRO_BOMB, at).arg(MAX_MACRO_TOKENS));
        }
    }

    /// Scans the contexts of a feed until they are used up.
    fn scan(&mut self, feed: Feed, out: &mut Vec<Token>) {
        while let Some(mut token) = self.next_in_context(feed.floor) {
            if self.is_stopped() {
                continue;
            }
            token = self.led(token);
            if token.kind == TokenKind::Ident && !token.flags.has(Flags::NO_EXPAND) {
                if self.expander.condition && token.name == word::DEFINED {
                    out.push(token);
                    self.pass_operand(feed, out);
                    continue;
                }
                if let Some(id) = self.macros.find_to_use(token.name) {
                    if self.macros.get(id).open > 0 {
                        token.flags = token.flags.with(Flags::NO_EXPAND);
                    } else if self.replace(token, id, feed, out) {
                        continue;
                    }
                }
            }
            out.push(if feed.floor == 0 && feed.file { as_keyword(token) } else { token });
        }
    }

    /// A token with what stood before macros that came to nothing.
    pub(super) fn led(&mut self, token: Token) -> Token {
        let lead = std::mem::take(&mut self.expander.lead);
        let own =
            if lead.has(Flags::LINE_START) { token.flags.without(Flags::ARGUMENT) } else { token.flags };
        Token { flags: own.with(lead), ..token }
    }

    /// Leaves what stands before a macro that comes to nothing to the next token.
    fn lead_on(&mut self, token: Token) {
        let before = token.flags.0 & (Flags::SPACE.0 | Flags::LINE_START.0);
        self.expander.lead = self.expander.lead.with(Flags(before));
    }

    /// Where a line of a preprocessed text begins with an argument, it is the line of the macro.
    fn begin_line(&mut self, first: &mut Token, token: Token, site: Span) {
        let begins = self.options.list_marks && token.flags.has(Flags::LINE_START);
        if begins && self.sources.file_pos(first.span.lo) != self.sources.file_pos(site.lo) {
            let (lo, hi) = (first.span.lo, first.span.hi);
            let base = self.sources.add_expansion(lo, hi.0.saturating_sub(lo.0), site, token.name);
            *first = relocate(*first, lo, base.unwrap_or(lo));
        }
    }

    /// The operand of `defined`: a name, or what stands in parentheses.
    fn pass_operand(&mut self, feed: Feed, out: &mut Vec<Token>) {
        let Some(first) = self.next_in_context(feed.floor) else { return };
        out.push(first);
        let mut depth = usize::from(first.kind == TokenKind::LParen);
        while depth > 0 {
            let Some(token) = self.next_in_context(feed.floor) else { return };
            depth += usize::from(token.kind == TokenKind::LParen);
            depth -= usize::from(token.kind == TokenKind::RParen);
            out.push(token);
        }
    }

    fn next_in_context(&mut self, floor: usize) -> Option<Token> {
        while self.expander.contexts.len() > floor {
            let context = self.expander.contexts.last_mut()?;
            if context.at < context.end {
                context.at += 1;
                return Some(self.expander.tokens[context.at - 1]);
            }
            self.pop_context();
        }
        None
    }

    /// Whether the next token of the feed is `(`.
    pub(super) fn paren_follows(&self, feed: Feed) -> bool {
        let waiting = self.expander.contexts[feed.floor..].iter().rev().find(|c| c.at < c.end);
        if let Some(context) = waiting {
            return self.expander.tokens[context.at].kind == TokenKind::LParen;
        }
        let next = self.files.last().and_then(|f| f.lexed.tokens().get(f.at));
        feed.file && next.is_some_and(|t| t.kind == TokenKind::LParen)
    }

    /// The next token of the feed, macros not replaced.
    pub(super) fn next_raw(&mut self, feed: Feed) -> Option<Token> {
        if let Some(token) = self.next_in_context(feed.floor) {
            return Some(token);
        }
        while feed.file && !self.is_stopped() {
            let file = self.files.last_mut()?;
            let raw = file.lexed.tokens()[file.at];
            match raw.kind {
                TokenKind::Eof => return None,
                TokenKind::Hash if raw.flags.has(Flags::LINE_START) => {
                    file.at += 1;
                    self.directive_in_args();
                }
                _ => {
                    file.at += 1;
                    return Some(file.token(raw));
                }
            }
        }
        None
    }

    /// As [`use_macro`](Self::use_macro), after what is put out so far.
    fn replace(&mut self, token: Token, id: MacroId, feed: Feed, out: &mut Vec<Token>) -> bool {
        match self.macros.get(id).builtin {
            Some(Builtin::Pragma) => self.pragma_operator(token, feed, out),
            _ => self.use_macro(token, id, feed),
        }
    }

    /// Puts what a macro becomes on the stack. `false` when this is no use of it after all.
    fn use_macro(&mut self, token: Token, id: MacroId, feed: Feed) -> bool {
        let definition = self.macros.get(id);
        if let Some(builtin) = definition.builtin {
            return self.use_builtin(builtin, token, feed);
        }
        if definition.params.is_none() && !definition.has_paste {
            self.use_object(token, id);
            return true;
        }
        let mut args = Args { tokens: self.spare(), ranges: Vec::new(), extra: None, close: token.span };
        if self.macros.get(id).params.is_some() {
            if !self.paren_follows(feed) {
                self.recycle(args.tokens);
                return false;
            }
            // A use with an error is left out.
            if !self.collect_args(token, id, feed, &mut args) {
                self.recycle(args.tokens);
                return true;
            }
        }
        if feed.file && !args.close.lo.is_expansion() {
            self.expander.end = args.close;
        }
        let site = Span::new(token.span.lo, args.close.hi);
        let mut result = self.substitute(id, &args, site);
        inherit_space(&mut result, token);
        match result.first_mut() {
            Some(first) => self.begin_line(first, token, site),
            None => self.lead_on(token),
        }
        self.charge(result.len() + 1, token.span);
        if !self.is_stopped() {
            self.push_context(&result, Some(id));
        }
        self.recycle(args.tokens);
        self.recycle(result);
        true
    }

    /// The quick way for most macros: the body as it is.
    fn use_object(&mut self, token: Token, id: MacroId) {
        if self.is_outside() {
            self.expander.end = token.span;
        }
        let definition = self.macros.get(id);
        let (lo, len) = definition.body_range();
        let count = definition.body.len();
        let base = self.sources.add_expansion(lo, len, token.span, definition.name).unwrap_or(token.span.lo);
        let start = self.expander.tokens.len();
        let moved = self.macros.get(id).body.iter().map(|t| relocate(t.token, lo, base));
        self.expander.tokens.extend(moved);
        inherit_space(&mut self.expander.tokens[start..], token);
        if count == 0 {
            self.lead_on(token);
        }
        let end = self.expander.tokens.len();
        self.expander.contexts.push(Context { start, at: start, end, of: Some(id) });
        self.macros.get_mut(id).open += 1;
        self.charge(count + 1, token.span);
    }

    /// Whether what is read is not part of a macro's replacement.
    pub(super) fn is_outside(&self) -> bool {
        self.expander.contexts.is_empty() && self.expander.depth == 0
    }

    /// `(a, b)` after the name of a function-like macro.
    fn collect_args(&mut self, token: Token, id: MacroId, feed: Feed, args: &mut Args) -> bool {
        let open = self.next_raw(feed).map(|t| t.span);
        let params = self.macros.get(id).params.as_ref().map_or(0, Vec::len);
        let is_variadic = self.macros.get(id).is_variadic;
        args.extra = open.filter(|_| params == 0);
        let (mut depth, mut start) = (0, 0);
        loop {
            let Some(mut next) = self.next_raw(feed) else {
                self.report_call(&UNTERMINATED_CALL, token.span, id);
                return false;
            };
            match next.kind {
                TokenKind::LParen => depth += 1,
                TokenKind::RParen if depth == 0 => {
                    args.ranges.push((start, args.tokens.len()));
                    args.close = next.span;
                    break;
                }
                TokenKind::RParen => depth -= 1,
                TokenKind::Comma if depth == 0 && !(is_variadic && args.ranges.len() + 1 >= params) => {
                    args.ranges.push((start, args.tokens.len()));
                    start = args.tokens.len();
                    if args.ranges.len() == params {
                        args.extra = Some(next.span);
                    }
                    continue;
                }
                TokenKind::UnterminatedComment => {
                    self.diagnostics.report(&UNTERMINATED_COMMENT, next.span);
                    continue;
                }
                _ => {}
            }
            if next.flags.has(Flags::LINE_START) {
                next.flags = next.flags.with(Flags::ARGUMENT);
            }
            args.tokens.push(next);
        }
        // Arguments inside of arguments are copied again at each level.
        if self.expander.depth > 0 {
            self.charge(args.tokens.len(), token.span);
        }
        self.check_arg_count(id, params, is_variadic, args)
    }

    fn check_arg_count(&mut self, id: MacroId, params: usize, is_variadic: bool, args: &mut Args) -> bool {
        let given = args.ranges.len();
        let least = if is_variadic { params - 1 } else { params };
        if params == 0 && given == 1 && args.tokens.is_empty() {
            args.ranges.clear();
        } else if given > params {
            let first = args.get(params).first().map(|t| t.span);
            self.report_call(&TOO_MANY_ARGS, first.or(args.extra).unwrap_or(args.close), id);
            return false;
        } else if given < least {
            self.report_call(&TOO_FEW_ARGS, args.close, id);
            return false;
        }
        true
    }

    fn report_call(&mut self, kind: &'static crate::diag::Kind, span: Span, id: MacroId) {
        let definition = self.macros.get(id);
        let d = Diagnostic::new(kind, span);
        self.diagnostics.push(d.note_with(&MACRO_HERE, definition.span, [definition.name.into()]));
    }
}

/// A token of a macro's body, moved from `from` to the expansion at `to`.
pub(super) fn relocate(mut token: Token, from: crate::source::Pos, to: crate::source::Pos) -> Token {
    let shift = to.0.wrapping_sub(from.0);
    token.span.lo.0 = token.span.lo.0.wrapping_add(shift);
    token.span.hi.0 = token.span.hi.0.wrapping_add(shift);
    token
}

/// The first token of a replacement stands where the macro's name stood.
fn inherit_space(tokens: &mut [Token], name: Token) {
    if let Some(first) = tokens.first_mut() {
        let kept = first.flags.without(Flags::SPACE).without(Flags::LINE_START);
        first.flags = Flags(kept.0 | (name.flags.0 & (Flags::SPACE.0 | Flags::LINE_START.0)));
    }
}
