//! A macro's body with its arguments put in: `#`, `##`.

use super::expand::{Args, relocate};
use super::kinds::*;
use super::macros::{BodyToken, MacroId};
use super::state::Preprocessor;
use crate::diag::Diagnostic;
use crate::lex::{Flags, Token, TokenKind};
use crate::source::{Name, Pos, Span};

/// One use of a macro being put together.
struct Substitution<'a> {
    args: &'a Args,
    /// The arguments with their own macros replaced, each made when first wanted.
    expanded: Vec<Option<Vec<Token>>>,
    /// Which parameter takes what is left.
    variadic: Option<u16>,
    is_function: bool,
    body_lo: Pos,
    base: Pos,
    result: Vec<Token>,
    /// Where the `##` is whose right operand comes next.
    pending_paste: Option<Span>,
}

impl Preprocessor<'_> {
    /// What a use of a macro becomes.
    pub(super) fn substitute(&mut self, id: MacroId, args: &Args, site: Span) -> Vec<Token> {
        let definition = self.macros.get(id);
        let body = definition.body.clone();
        let (body_lo, len) = definition.body_range();
        let params = definition.params.as_ref().map_or(0, Vec::len);
        let variadic = definition.is_variadic.then(|| params as u16 - 1);
        let is_function = definition.params.is_some();
        let base = self.sources.add_expansion(body_lo, len, site, definition.name).unwrap_or(site.lo);
        let mut s = Substitution {
            args,
            expanded: vec![None; params],
            variadic,
            is_function,
            body_lo,
            base,
            result: self.spare(),
            pending_paste: None,
        };
        self.substitute_run(&mut s, &body);
        for tokens in s.expanded.into_iter().flatten() {
            self.recycle(tokens);
        }
        s.result.retain(|t| t.kind != TokenKind::Placemarker);
        s.result
    }

    fn substitute_run(&mut self, s: &mut Substitution<'_>, body: &[BodyToken]) {
        let mut i = 0;
        while i < body.len() && !self.is_stopped() {
            let BodyToken { token, param } = body[i];
            let next = body.get(i + 1);
            let moved = relocate(token, s.body_lo, s.base);
            i += 1;
            if token.kind == TokenKind::HashHash && i > 1 && next.is_some() {
                s.pending_paste = Some(moved.span);
            } else if token.kind == TokenKind::Hash
                && s.is_function
                && next.is_some_and(|n| n.param.is_some())
            {
                let param = next.and_then(|n| n.param).unwrap_or(0);
                let text = self.stringify(s.args.get(param.into()), moved);
                self.append(s, &[text]);
                i += 1;
            } else if let Some(param) = param {
                let pasted =
                    s.pending_paste.is_some() || next.is_some_and(|n| n.token.kind == TokenKind::HashHash);
                self.put_argument(s, param, moved, pasted);
            } else {
                self.append(s, &[moved]);
            }
        }
    }

    /// A parameter's argument: as it was written beside `##`, else with its macros replaced; FXC always replaces them.
    fn put_argument(&mut self, s: &mut Substitution<'_>, param: u16, place: Token, pasted: bool) {
        let raw = s.args.get(param.into());
        if pasted {
            // As FXC has it, what is joined has had its macros replaced.
            if self.options.legacy_macro_expansion {
                return self.put_expanded(s, param, place);
            }
            if self.swallows_comma(s, param) {
                return;
            }
            let mut tokens = self.spare();
            tokens.extend_from_slice(raw);
            self.put(s, &mut tokens, place);
            return self.recycle(tokens);
        }
        self.put_expanded(s, param, place);
    }

    fn put_expanded(&mut self, s: &mut Substitution<'_>, param: u16, place: Token) {
        let mut tokens = self.spare();
        self.expand_argument(s, param);
        if let Some(expanded) = &s.expanded[usize::from(param)] {
            tokens.extend_from_slice(expanded);
        }
        self.charge(tokens.len(), place.span);
        self.put(s, &mut tokens, place);
        self.recycle(tokens);
    }

    fn expand_argument(&mut self, s: &mut Substitution<'_>, param: u16) {
        if s.expanded[usize::from(param)].is_none() {
            let mut out = self.spare();
            self.expand_alone(s.args.get(param.into()), &mut out);
            s.expanded[usize::from(param)] = Some(out);
        }
    }

    /// `, ## __VA_ARGS__`: without arguments the comma goes, with arguments nothing is pasted. As beside any `##` they are put in as
    /// they were written.
    fn swallows_comma(&mut self, s: &mut Substitution<'_>, param: u16) -> bool {
        let args = s.args.get(param.into());
        // What came to nothing between the two does not part them.
        let before = s.result.iter().rposition(|t| !args.is_empty() || t.kind != TokenKind::Placemarker);
        let Some(comma) = before.filter(|&at| s.result[at].kind == TokenKind::Comma) else { return false };
        if Some(param) != s.variadic || s.pending_paste.is_none() {
            return false;
        }
        s.pending_paste = None;
        // An argument that is there and empty keeps its comma, unless there is no other.
        let is_given = s.args.ranges.len() > usize::from(param) && param > 0;
        if args.is_empty() && !is_given {
            s.result.truncate(comma);
        }
        self.append(s, args);
        true
    }

    fn put(&mut self, s: &mut Substitution<'_>, tokens: &mut Vec<Token>, place: Token) {
        match tokens.first_mut() {
            Some(first) => first.flags = Flags(first.flags.0 & Flags::NO_EXPAND.0 | place.flags.0),
            None => tokens.push(Token { kind: TokenKind::Placemarker, name: Name(0), ..place }),
        }
        self.append(s, tokens);
    }

    fn append(&mut self, s: &mut Substitution<'_>, tokens: &[Token]) {
        let mut tokens = tokens;
        if let Some(at) = s.pending_paste
            && let Some((&right, rest)) = tokens.split_first()
        {
            s.pending_paste = None;
            if let Some(left) = s.result.pop() {
                match self.paste(left, right, at) {
                    Some(joined) => s.result.push(joined),
                    None => s.result.extend([left, right]),
                }
                tokens = rest;
            }
        }
        s.result.extend_from_slice(tokens);
    }

    /// `a ## b`; `None` after an error.
    fn paste(&mut self, left: Token, right: Token, at: Span) -> Option<Token> {
        if left.kind == TokenKind::Placemarker {
            return Some(Token { flags: left.flags, ..right });
        }
        if right.kind == TokenKind::Placemarker {
            return Some(left);
        }
        let text = format!("{}{}", self.spelling(&left), self.spelling(&right));
        self.charge(text.len() / 4, left.span);
        let file = crate::lex::lex(crate::source::SourceText::new(text.as_bytes()));
        let (kind, len) = (file.tokens()[0].kind, file.tokens().len());
        let is_whole = len == 2
            && file.end(file.tokens()[0]) as usize == text.len()
            && !matches!(kind, TokenKind::Unknown | TokenKind::UnterminatedComment);
        if !is_whole {
            self.diagnostics.push(Diagnostic::new(&BAD_PASTE, at).arg(text));
            return None;
        }
        self.predefine_name(&text);
        let name = if kind.has_name() { self.names.intern(&text) } else { Name(0) };
        if kind == TokenKind::Ident {
            self.pasted.push(name);
        }
        // It stands where the macro is used: neither operand is what was written there.
        Some(Token { kind, flags: left.flags.without(Flags::NO_EXPAND), name, span: at })
    }

    /// `# argument`
    fn stringify(&mut self, argument: &[Token], place: Token) -> Token {
        let mut text = String::from("\"");
        for (i, token) in argument.iter().enumerate() {
            let spaced = token.flags.has(Flags::SPACE) || token.flags.has(Flags::LINE_START);
            if i > 0 && spaced {
                text.push(' ');
            }
            let spelling = self.spelling(token);
            let is_literal = matches!(token.kind, TokenKind::Str | TokenKind::Char);
            for c in spelling.chars() {
                if is_literal && matches!(c, '"' | '\\') {
                    text.push('\\');
                }
                text.push(c);
            }
        }
        let backslashes = text.bytes().rev().take_while(|&byte| byte == b'\\').count();
        if backslashes % 2 == 1 {
            self.diagnostics.report(&STRING_BACKSLASH, argument.first().map_or(place.span, |it| it.span));
            text.pop();
        }
        text.push('"');
        self.charge(text.len() / 4, place.span);
        Token { kind: TokenKind::Str, name: self.names.intern(&text), ..place }
    }
}
