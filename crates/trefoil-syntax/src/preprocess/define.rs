//! `#define` and `#undef`.

use super::kinds::*;
use super::macros::{BodyToken, Macro};
use super::state::Preprocessor;
use crate::diag::Diagnostic;
use crate::lex::keyword::word;
use crate::lex::{Flags, Token, TokenKind};
use crate::source::{Name, Span};

const MAX_PARAMS: usize = 1024;

/// The parameters of a function-like macro.
#[derive(Default)]
struct Params {
    names: Vec<Name>,
    is_variadic: bool,
}

impl Preprocessor<'_> {
    /// `define NAME body`, `define NAME(a, b, ...) body`; `at` is where the directive is.
    pub(super) fn define(&mut self, line: &[Token], at: Span) {
        let Some(name) = self.macro_name(line, at) else { return };
        let rest = &line[1..];
        let is_function =
            rest.first().is_some_and(|t| t.kind == TokenKind::LParen && !t.flags.has(Flags::SPACE));
        let (params, body) = if is_function {
            let Some((params, len)) = self.params(&rest[1..], rest[0].span) else { return };
            (Some(params), &rest[1 + len..])
        } else {
            if let Some(first) = rest.first()
                && !first.flags.has(Flags::SPACE)
            {
                self.diagnostics.report(&MACRO_BODY_SPACE, first.span);
            }
            (None, rest)
        };
        let Some(body) = self.body(body, params.as_ref()) else { return };
        let has_paste = body.iter().any(|t| t.token.kind == TokenKind::HashHash);
        let is_variadic = params.as_ref().is_some_and(|p| p.is_variadic);
        let params = params.map(|p| p.names);
        let span = name.span;
        self.add_macro(Macro {
            name: name.name,
            span,
            builtin: None,
            params,
            is_variadic,
            body: body.into(),
            has_paste,
            open: 0,
            used: false,
        });
    }

    fn add_macro(&mut self, definition: Macro) {
        if let Some(old) = self.macros.find_to_use(definition.name) {
            let old = self.macros.get(old);
            if old.builtin.is_some() {
                self.diagnostics.report(&BUILTIN_REDEFINED, definition.span);
            } else if !old.is_same(&definition) {
                let redefined = Diagnostic::new(&MACRO_REDEFINED, definition.span).arg(definition.name);
                self.diagnostics.push(redefined.note(&PREVIOUS_DEFINITION, old.span));
            } else {
                return;
            }
        }
        self.macros.define(definition);
    }

    pub(super) fn undef(&mut self, line: &[Token], at: Span) {
        let Some(name) = self.macro_name(line, at) else { return };
        self.warn_extra(&line[1..], "undef");
        if self.macros.find_to_use(name.name).is_some_and(|m| self.macros.get(m).builtin.is_some()) {
            self.diagnostics.report(&BUILTIN_UNDEFINED, name.span);
        }
        self.macros.undefine(name.name);
    }

    /// The name that a directive begins with.
    pub(super) fn macro_name(&mut self, line: &[Token], at: Span) -> Option<Token> {
        let kind = match line.first() {
            None => &MACRO_NAME_MISSING,
            Some(t) if t.kind != TokenKind::Ident => &MACRO_NAME_NOT_IDENT,
            Some(t) if t.name == word::DEFINED => &MACRO_NAME_DEFINED,
            Some(t) => return Some(*t),
        };
        let end = || Span::at(self.end_of_line(at));
        self.diagnostics.report(kind, line.first().map_or_else(end, |t| t.span));
        None
    }

    /// `a, b, ...)`; what comes back beside the parameters is how many tokens they took.
    fn params(&mut self, line: &[Token], open: Span) -> Option<(Params, usize)> {
        let mut params = Params::default();
        let mut i = 0;
        let fail = |this: &mut Self, kind, span| {
            this.diagnostics.report(kind, span);
            None
        };
        if line.first().is_some_and(|t| t.kind == TokenKind::RParen) {
            return Some((params, 1));
        }
        loop {
            let Some(t) = line.get(i) else { return fail(self, &PARAM_MISSING_PAREN, open) };
            i += 1;
            match t.kind {
                TokenKind::Ellipsis => {
                    params.names.push(word::VA_ARGS);
                    params.is_variadic = true;
                }
                TokenKind::Ident => {
                    if params.names.contains(&t.name) {
                        self.diagnostics.push(Diagnostic::new(&PARAM_DUPLICATE, t.span).arg(t.name));
                        return None;
                    }
                    params.names.push(t.name);
                    if line.get(i).is_some_and(|t| t.kind == TokenKind::Ellipsis) {
                        params.is_variadic = true;
                        i += 1;
                    }
                }
                TokenKind::RParen => return fail(self, &PARAM_EXPECTED, t.span),
                _ => return fail(self, &PARAM_LIST, t.span),
            }
            if params.names.len() > MAX_PARAMS {
                self.diagnostics.push(Diagnostic::new(&TOO_MANY_PARAMS, t.span).arg(MAX_PARAMS));
                return None;
            }
            match line.get(i).map(|t| t.kind) {
                Some(TokenKind::RParen) => return Some((params, i + 1)),
                Some(TokenKind::Comma) if !params.is_variadic => i += 1,
                next => {
                    let kind = if params.is_variadic { &PARAM_MISSING_PAREN } else { &PARAM_COMMA };
                    let end = || Span::at(self.end_of_line(t.span));
                    let place = next.map_or_else(end, |_| line[i].span);
                    return fail(self, kind, place);
                }
            }
        }
    }

    fn body(&mut self, line: &[Token], params: Option<&Params>) -> Option<Vec<BodyToken>> {
        let param_of = |t: &Token| {
            let params = params?;
            let i = params.names.iter().position(|&p| t.kind == TokenKind::Ident && p == t.name)?;
            Some(i as u16)
        };
        let body: Vec<_> = line.iter().map(|&token| BodyToken { token, param: param_of(&token) }).collect();
        for (i, t) in body.iter().enumerate() {
            let kind = t.token.kind;
            let next = body.get(i + 1);
            if params.is_some() && kind == TokenKind::Hash && next.is_none_or(|n| n.param.is_none()) {
                let end = || Span::at(self.end_of_line(t.token.span));
                let place = next.map_or_else(end, |n| n.token.span);
                self.diagnostics.report(&HASH_NOT_PARAM, place);
                return None;
            }
            let edge = match (i, next) {
                (0, _) => "start",
                (_, None) => "end",
                _ => continue,
            };
            if kind == TokenKind::HashHash {
                self.diagnostics.push(Diagnostic::new(&PASTE_AT_END, t.token.span).arg(edge));
                return None;
            }
        }
        Some(body)
    }
}
