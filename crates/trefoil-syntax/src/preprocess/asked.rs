//! `__has_include`, `__has_feature` and their like: what a source may ask the preprocessor.

use super::expand::Feed;
use super::include::Search;
use super::kinds::*;
use super::known::{self, has};
use super::macros::Builtin;
use super::state::Preprocessor;
use crate::diag::{Diagnostic, flags};
use crate::lex::literal::unescape;
use crate::lex::{Token, TokenKind};
use crate::source::Span;

/// What stands in parentheses, and where they end.
struct Operand {
    tokens: Vec<Token>,
    close: Span,
}

/// A parenthesis that is not there.
enum Missing {
    Open,
    Close { open: Span, last: Span },
}

impl Preprocessor<'_> {
    /// The answer to a question that `token` asks; none after an error.
    pub(super) fn ask(&mut self, question: Builtin, token: Token, feed: Feed) -> Option<bool> {
        if matches!(question, Builtin::HasInclude | Builtin::HasIncludeNext) {
            return self.has_include(question, token, feed);
        }
        let operand = self.operand(feed).ok();
        if question == Builtin::HasWarning {
            return self.has_warning(operand, token);
        }
        let answer = operand.and_then(|operand| self.has_name(question, &operand.tokens));
        if answer.is_none() {
            self.diagnostics.report(&FEATURE_CHECK, token.span);
        }
        answer
    }

    /// What stands in the parentheses that follow.
    fn operand(&mut self, feed: Feed) -> Result<Operand, Missing> {
        if !self.paren_follows(feed) {
            return Err(Missing::Open);
        }
        let open = self.next_raw(feed).map_or(Span::NONE, |token| token.span);
        let (mut tokens, mut depth) = (Vec::new(), 0);
        loop {
            let last = tokens.last().map_or(open, |token: &Token| token.span);
            let next = self.next_raw(feed).ok_or(Missing::Close { open, last })?;
            match next.kind {
                TokenKind::RParen if depth == 0 => {
                    self.charge(tokens.len(), open);
                    return Ok(Operand { tokens, close: next.span });
                }
                TokenKind::RParen => depth -= 1,
                TokenKind::LParen => depth += 1,
                _ => {}
            }
            tokens.push(next);
        }
    }

    /// The questions that are about a name; none for what is no name.
    fn has_name(&self, question: Builtin, operand: &[Token]) -> Option<bool> {
        use TokenKind::{ColonColon, Ident};
        let text = |token: &Token| self.names.get(token.name);
        let (scope, name) = match operand {
            [name] if name.kind == Ident => ("", text(name)),
            [scope, colons, name]
                if (scope.kind, colons.kind, name.kind) == (Ident, ColonColon, Ident)
                    && question == Builtin::HasCppAttribute =>
            {
                (text(scope), text(name))
            }
            _ => return None,
        };
        let inner = name.strip_prefix("__").and_then(|rest| rest.strip_suffix("__")).unwrap_or(name);
        Some(match question {
            Builtin::HasFeature => has(known::FEATURES, inner),
            Builtin::HasExtension => has(known::FEATURES, inner) || has(known::EXTENSIONS, inner),
            Builtin::HasFunction => has(known::FUNCTIONS, name),
            Builtin::HasAttribute => has(known::ATTRIBUTES, inner),
            Builtin::HasDeclspecAttribute => has(known::DECLSPEC_ATTRIBUTES, inner),
            Builtin::HasCppAttribute => scope == "vk" && has(known::VULKAN_ATTRIBUTES, inner),
            _ => !has(known::KEYWORDS, name),
        })
    }

    /// `__has_warning("-Wname")`
    fn has_warning(&mut self, operand: Option<Operand>, token: Token) -> Option<bool> {
        let Operand { tokens: operand, close } =
            operand.unwrap_or(Operand { tokens: Vec::new(), close: token.span });
        if operand.is_empty() || operand.iter().any(|it| it.kind != TokenKind::Str) {
            self.diagnostics.report(&HAS_WARNING_STRING, operand.first().map_or(close, |it| it.span));
            return None;
        }
        let texts = operand.iter().map(|it| self.names.get(it.name));
        let name: String = texts.map(|text| unescape(&text[1..text.len() - 1])).collect();
        let flag = name.strip_prefix("-W").filter(|flag| !flag.is_empty());
        if flag.is_none() {
            self.diagnostics.report(&HAS_WARNING_OPTION, operand[0].span);
        }
        Some(flag.is_some_and(|flag| flag != "everything" && flags::is_known(flag)))
    }

    /// `__has_include("path")`, `__has_include(<path>)`, or macros that come to one of these.
    fn has_include(&mut self, question: Builtin, token: Token, feed: Feed) -> Option<bool> {
        let Operand { mut tokens, close } = match self.operand(feed) {
            Ok(operand) => operand,
            Err(missing) => {
                self.report_missing(missing, token);
                return None;
            }
        };
        let first = tokens.first().map_or(close, |token| token.span);
        if !tokens.first().is_some_and(|it| matches!(it.kind, TokenKind::Str | TokenKind::Lt)) {
            let written = std::mem::take(&mut tokens);
            self.expand_alone(&written, &mut tokens);
        }
        let Some((path, angled)) = self.include_name(&tokens) else {
            self.diagnostics.report(&INCLUDE_EXPECTED, first);
            return None;
        };
        if path.is_empty() {
            self.diagnostics.report(&INCLUDE_EMPTY, close);
            return None;
        }
        let search = match question {
            Builtin::HasIncludeNext if self.files.len() > 1 => Search::Next,
            Builtin::HasIncludeNext => {
                self.diagnostics.report(&NEXT_IN_PRIMARY, token.span);
                Search::of(angled)
            }
            _ => Search::of(angled),
        };
        Some(self.find_include(&path, search).is_some())
    }

    fn report_missing(&mut self, missing: Missing, token: Token) {
        let report = |kind, after: Span| Diagnostic::new(kind, Span::at(after.hi)).arg(token.name);
        self.diagnostics.push(match missing {
            Missing::Open => report(&HAS_INCLUDE_OPEN, token.span),
            Missing::Close { open, last } => report(&HAS_INCLUDE_CLOSE, last).note(&IF_LPAREN, open),
        });
    }
}
