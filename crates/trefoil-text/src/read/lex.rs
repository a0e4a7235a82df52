//! Text into tokens: kinds and places, without copies.

use super::kinds;
use super::{Fail, P};

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The end of the text.
    End,
    /// `%name`, `%"name"`, `%7`
    Local,
    /// `@name`, `@"name"`, `@7`
    Global,
    /// `$name`
    Comdat,
    /// `!name`
    MetaName,
    /// `!7`
    MetaNumber,
    /// `#7`
    Group,
    /// `#dbg_value`
    Record,
    /// `^7`, of a module summary
    Summary,
    /// `name:`, `"name":`, `7:`
    Label,
    /// A keyword, a type, an attribute.
    Word,
    /// A decimal integer, maybe negative.
    Int,
    /// A decimal or hexadecimal float.
    Float,
    /// `"…"`
    Str,
    /// `c"…"`
    Chars,
    /// One character.
    Mark(u8),
    /// `...`
    Dots,
}

/// A token: its kind and its bytes in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) start: u32,
    pub(super) end: u32,
}

/// Most bytes that a text may have.
pub(super) const MAX_TEXT: usize = 256 << 20;

fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$' | b'-')
}

struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
}

/// The tokens of a text, the last of them [`Kind::End`].
pub(super) fn lex(text: &[u8]) -> P<Vec<Token>> {
    if text.len() > MAX_TEXT {
        return Err(Fail::new(0, kinds::TEXT_TOO_LONG.with(&[&MAX_TEXT])));
    }
    let mut lexer = Lexer { text, at: 0 };
    let mut tokens = Vec::with_capacity(text.len() / 4 + 1);
    loop {
        lexer.blanks();
        let start = lexer.at;
        let kind = lexer.token()?;
        tokens.push(Token { kind, start: start as u32, end: lexer.at as u32 });
        if kind == Kind::End {
            return Ok(tokens);
        }
    }
}

impl Lexer<'_> {
    fn peek(&self, ahead: usize) -> u8 {
        self.text.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn blanks(&mut self) {
        while let Some(&b) = self.text.get(self.at) {
            if b == b';' {
                let rest = &self.text[self.at..];
                self.at += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
            } else if b.is_ascii_whitespace() || b == 0 {
                self.at += 1;
            } else {
                return;
            }
        }
    }

    /// Goes over what `is` holds for and says whether there was any.
    fn run(&mut self, is: impl Fn(u8) -> bool) -> bool {
        let before = self.at;
        while self.text.get(self.at).is_some_and(|&b| is(b)) {
            self.at += 1;
        }
        self.at > before
    }

    fn token(&mut self) -> P<Kind> {
        let Some(&first) = self.text.get(self.at) else { return Ok(Kind::End) };
        match first {
            b'%' => self.named(Kind::Local),
            b'@' => self.named(Kind::Global),
            b'"' => {
                self.quoted()?;
                Ok(self.label_or(Kind::Str))
            }
            b'c' if self.peek(1) == b'"' => {
                self.at += 1;
                self.quoted()?;
                Ok(Kind::Chars)
            }
            b'.' if self.text[self.at..].starts_with(b"...") => {
                self.at += 3;
                Ok(Kind::Dots)
            }
            b'!' | b'#' | b'^' => Ok(self.marked(first)),
            b'$' if self.peek(1) == b'"' => self.named(Kind::Comdat),
            b'+' if self.peek(1).is_ascii_alphanumeric() => {
                self.at += 1;
                Ok(self.number())
            }
            _ if is_word(first) => Ok(self.word(first)),
            _ if first.is_ascii_graphic() => {
                self.at += 1;
                Ok(Kind::Mark(first))
            }
            _ => Err(Fail::new(self.at as u32, kinds::STRAY_BYTE.with(&[&format!("{first:02x}")]))),
        }
    }

    /// `%`, `@` or `$`, and the name after it.
    fn named(&mut self, kind: Kind) -> P<Kind> {
        self.at += 1;
        if self.peek(0) == b'"' {
            self.quoted()?;
        } else if !self.run(is_word) {
            return Err(Fail::new(self.at as u32, &kinds::NAME_MISSING));
        }
        Ok(kind)
    }

    /// `!name`, `!7`, `#7`, `#dbg_value`, `^7`, or the mark alone.
    fn marked(&mut self, first: u8) -> Kind {
        self.at += 1;
        let next = self.peek(0);
        if next.is_ascii_digit() {
            self.run(|b| b.is_ascii_digit());
            return match first {
                b'!' => Kind::MetaNumber,
                b'#' => Kind::Group,
                _ => Kind::Summary,
            };
        }
        match first {
            b'!' if self.run(|b| is_word(b) || b == b'\\') => Kind::MetaName,
            b'#' if self.run(is_word) => Kind::Record,
            _ => Kind::Mark(first),
        }
    }

    /// Skips past the closing quote.
    fn quoted(&mut self) -> P<()> {
        let start = self.at;
        self.at += 1;
        self.run(|b| b != b'"');
        if self.at >= self.text.len() {
            return Err(Fail::new(start as u32, &kinds::OPEN_STRING));
        }
        self.at += 1;
        Ok(())
    }

    fn label_or(&mut self, kind: Kind) -> Kind {
        if self.peek(0) != b':' {
            return kind;
        }
        self.at += 1;
        Kind::Label
    }

    /// A label, a number, a comdat or a word.
    fn word(&mut self, first: u8) -> Kind {
        let start = self.at;
        self.run(is_word);
        if self.peek(0) == b':' {
            self.at += 1;
            return Kind::Label;
        }
        if first == b'$' {
            return Kind::Comdat;
        }
        self.at = start;
        if first.is_ascii_digit() || (first == b'-' && self.peek(1).is_ascii_alphanumeric()) {
            return self.number();
        }
        self.at += 1;
        self.run(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.'));
        Kind::Word
    }

    fn number(&mut self) -> Kind {
        self.run(|b| b == b'-');
        if self.peek(0) == b'0' && self.peek(1) == b'x' {
            self.run(|b| b.is_ascii_alphanumeric());
            return Kind::Float;
        }
        if !self.run(|b| b.is_ascii_digit()) {
            self.run(|b| b.is_ascii_alphanumeric());
            return Kind::Float;
        }
        if self.peek(0) != b'.' {
            return Kind::Int;
        }
        self.at += 1;
        self.run(|b| b.is_ascii_digit());
        let sign = usize::from(matches!(self.peek(1), b'+' | b'-'));
        if matches!(self.peek(0), b'e' | b'E') && self.peek(1 + sign).is_ascii_digit() {
            self.at += 1 + sign;
            self.run(|b| b.is_ascii_digit());
        }
        Kind::Float
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_of_every_kind() {
        let text = "%a @\"b c\" $d !e !7 #8 #dbg ^9 f: \"g h\": 10: add -5 1.5e+00 0xH3C00 c\"x\\00\" \"s\" ... , ; no";
        let kinds: Vec<Kind> = lex(text.as_bytes()).unwrap().iter().map(|t| t.kind).collect();
        use Kind::*;
        let expected = [
            Local,
            Global,
            Comdat,
            MetaName,
            MetaNumber,
            Group,
            Record,
            Summary,
            Label,
            Label,
            Label,
            Word,
            Int,
            Float,
            Float,
            Chars,
            Str,
            Dots,
            Mark(b','),
            End,
        ];
        assert_eq!(kinds, expected);
    }
}
