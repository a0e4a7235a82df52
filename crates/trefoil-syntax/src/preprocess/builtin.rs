//! Macros that the preprocessor answers itself: `__LINE__` and its like, and `_Pragma`.

use super::expand::Feed;
use super::kinds::*;
use super::macros::Builtin;
use super::state::Preprocessor;
use crate::diag::Diagnostic;
use crate::lex::{Flags, Token, TokenKind, lex};
use crate::source::SourceText;

impl Preprocessor<'_> {
    /// Puts the answer in the place of the macro; `false` where it stays.
    pub(super) fn use_builtin(&mut self, builtin: Builtin, token: Token, feed: Feed) -> bool {
        let answer = match builtin {
            Builtin::Pragma => return false,
            Builtin::HasInclude | Builtin::HasIncludeNext if !self.expander.condition => {
                let outside = Diagnostic::new(&HAS_INCLUDE_OUTSIDE, token.span);
                self.diagnostics.push(outside.arg(token.name));
                return false;
            }
            Builtin::Line => (TokenKind::Number, self.line_of(token).to_string()),
            Builtin::File => {
                let place = self.sources.location(token.span.lo);
                (TokenKind::Str, quoted(&place.map_or_else(String::new, |place| place.file.to_string())))
            }
            Builtin::BaseFile => {
                let name = self.sources.main_name(token.span.lo);
                (TokenKind::Str, quoted(&name.unwrap_or_default()))
            }
            Builtin::Counter => {
                self.counter += 1;
                (TokenKind::Number, (self.counter - 1).to_string())
            }
            // The same text always makes the same program, so there is no today.
            Builtin::Date => (TokenKind::Str, "\"Jan  1 1970\"".to_owned()),
            Builtin::Time => (TokenKind::Str, "\"00:00:00\"".to_owned()),
            Builtin::Timestamp => (TokenKind::Str, "\"Thu Jan  1 00:00:00 1970\"".to_owned()),
            Builtin::IncludeLevel => (TokenKind::Number, (self.files.len().saturating_sub(1)).to_string()),
            asked => {
                // A question with an error is left out.
                if let Some(yes) = self.ask(asked, token, feed) {
                    // As with DXC, nothing stands before the answer.
                    let flags = token.flags.without(Flags::SPACE).without(Flags::LINE_START);
                    self.put_answer(TokenKind::Number, if yes { "1" } else { "0" }, Token { flags, ..token });
                }
                return true;
            }
        };
        self.put_answer(answer.0, &answer.1, token);
        true
    }

    fn put_answer(&mut self, kind: TokenKind, text: &str, token: Token) {
        let name = self.names.intern(text);
        self.charge(1, token.span);
        self.push_context(&[Token { kind, name, ..token }], None);
    }

    /// The line that `__LINE__` stands for: the last one of the macro that it comes from.
    fn line_of(&self, token: Token) -> u32 {
        let end = self.expander.end;
        let at = if self.is_outside() || end.is_none() { token.span.lo } else { end.lo };
        self.sources.location(at).map_or(1, |place| place.line)
    }

    /// `_Pragma("words")`: the pragma, after what is put out so far. In an argument of a macro it stays until that is put in.
    pub(super) fn pragma_operator(&mut self, token: Token, feed: Feed, out: &mut Vec<Token>) -> bool {
        if !feed.file && !self.expander.condition {
            return false;
        }
        let at = token.span;
        let Some(words) = self.pragma_words(feed) else {
            self.diagnostics.report(&PRAGMA_OPERATOR, at);
            return true;
        };
        self.charge(words.len() / 4, at);
        let file = lex(SourceText::new(words.as_bytes()));
        let mut line = self.spare();
        for &raw in &file.tokens()[..file.tokens().len() - 1] {
            let name = self.names.intern(file.spelling(raw.spelling));
            let flags = raw.flags.without(Flags::LINE_START);
            line.push(Token { kind: raw.kind, flags, name, span: at });
        }
        if let Some(first) = line.first_mut() {
            first.flags = first.flags.with(Flags::SPACE);
        }
        // Within a directive the tokens that are put out are in their place.
        if feed.file {
            std::mem::swap(&mut self.out, out);
        }
        self.pragma(&line, at);
        if feed.file {
            std::mem::swap(&mut self.out, out);
        }
        self.recycle(line);
        true
    }

    /// The text of `("words")`.
    fn pragma_words(&mut self, feed: Feed) -> Option<String> {
        if !self.paren_follows(feed) {
            return None;
        }
        self.next_raw(feed)?;
        let literal = self.next_raw(feed).filter(|it| it.kind == TokenKind::Str)?;
        let close = self.next_raw(feed)?;
        let text = self.names.get(literal.name);
        let words = text[1..text.len() - 1].replace("\\\"", "\"").replace("\\\\", "\\");
        (close.kind == TokenKind::RParen).then_some(words)
    }
}

/// A text as a literal.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
