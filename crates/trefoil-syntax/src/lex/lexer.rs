//! The lexer: text to tokens, once a file. It reports nothing: what is no token is a token of its own kind, and whoever
//! meets it outside of a skipped group reports it.

use super::class::{ALONE, CLASS, DIGIT, IDENT, SPACE, START, Start, UNUSUAL};
use super::file::{LexedFile, Oddity, OddityKind, RawToken, Spelling};
use super::foreign::{is_letter, is_space};
use super::{Flags, TokenKind};
use crate::source::{INVALID_BYTE, Interner, SourceText};
use std::sync::{Arc, OnceLock};
use trefoil_entity::IdTable;

/// How many spellings there is room for from the start, in a short text and in a long one.
const FEWEST_SPELLINGS: usize = 48;
const MOST_SPELLINGS: usize = 1024;

/// About how many bytes of the text a token takes, with the space before it, where there are many: room for them is made once.
const BYTES_OF_TOKEN: usize = 3;

/// The tokens of a file.
pub fn lex(source: Arc<SourceText>) -> LexedFile {
    let text = source.clone();
    let mut lexer = Lexer::new(&text);
    lexer.run();
    let Lexer { tokens, long, spellings, cleaned, oddities, directives, has_reserved, .. } = lexer;
    let mut file = LexedFile {
        source,
        tokens,
        long,
        spellings,
        cleaned,
        oddities,
        directives,
        has_reserved,
        reserved: OnceLock::new(),
        guard: None,
        begun: OnceLock::new(),
    };
    file.guard = guard(&file);
    file
}

struct Lexer<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
    flags: Flags,
    tokens: Vec<RawToken>,
    long: Vec<(u32, u32)>,
    spellings: Vec<Spelling>,
    cleaned: String,
    oddities: Vec<Oddity>,
    directives: Vec<u32>,
    has_reserved: bool,
    /// The spellings by their text.
    table: IdTable,
}

impl<'a> Lexer<'a> {
    fn new(text: &'a str) -> Self {
        let at = if text.starts_with('\u{feff}') { 3 } else { 0 };
        let spellings = (text.len() / 16).clamp(FEWEST_SPELLINGS, MOST_SPELLINGS);
        Lexer {
            text,
            bytes: text.as_bytes(),
            at,
            flags: Flags::LINE_START,
            tokens: Vec::with_capacity(text.len() / BYTES_OF_TOKEN + 1),
            long: Vec::new(),
            spellings: Vec::with_capacity(spellings),
            cleaned: String::new(),
            oddities: Vec::new(),
            directives: Vec::new(),
            has_reserved: false,
            table: IdTable::with_capacity(spellings),
        }
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn run(&mut self) {
        while let Some(&byte) = self.bytes.get(self.at) {
            match START[byte as usize] {
                Start::Ident => self.identifier(),
                Start::Space => self.spaces(),
                Start::Alone => {
                    let start = self.at;
                    self.at += 1;
                    self.push(ALONE[byte as usize], start, 0);
                }
                Start::LineEnd => {
                    self.at += 1;
                    self.flags = Flags::LINE_START;
                }
                Start::Digit => self.number(),
                Start::Other => self.other(byte),
            }
        }
        self.push(TokenKind::Eof, self.at, 0);
    }

    /// What takes more than its first byte to tell.
    fn other(&mut self, byte: u8) {
        match byte {
            b'/' if self.peek(1) == b'/' => self.line_comment(),
            b'/' if self.peek(1) == b'*' => self.block_comment(),
            b'\\' if self.splice(self.at).is_some() => self.pass_splice(),
            b'\\' if self.named_letter().is_some() => self.unusual(TokenKind::Ident, self.at),
            0x80.. => self.foreign(),
            b'?' => self.question(),
            b'.' if CLASS[self.peek(1) as usize] & DIGIT != 0 => self.number(),
            b'"' => self.quoted(b'"', TokenKind::Str, TokenKind::UnterminatedStr),
            b'\'' => self.quoted(b'\'', TokenKind::Char, TokenKind::UnterminatedChar),
            0 => self.blanks(byte, OddityKind::Null),
            INVALID_BYTE => self.blanks(byte, OddityKind::InvalidByte),
            _ => self.punctuator(byte),
        }
    }

    /// Bytes that are no characters count as space.
    #[cold]
    fn blanks(&mut self, byte: u8, kind: OddityKind) {
        self.note(self.at, kind);
        while self.bytes.get(self.at) == Some(&byte) {
            self.at += 1;
        }
        self.flags = self.flags.with(Flags::SPACE);
    }

    fn spaces(&mut self) {
        self.at += 1;
        self.pass(SPACE);
        self.flags = self.flags.with(Flags::SPACE);
    }

    /// Where text goes on after a backslash at `at` that ends its line.
    fn splice(&self, at: usize) -> Option<usize> {
        if self.bytes.get(at) != Some(&b'\\') {
            return None;
        }
        let mut i = at + 1;
        while matches!(self.bytes.get(i), Some(b' ' | b'\t' | b'\r')) {
            i += 1;
        }
        (self.bytes.get(i) == Some(&b'\n')).then_some(i + 1)
    }

    /// Goes past the backslash that ends a line here, and the line's end.
    fn pass_splice(&mut self) {
        let Some(next) = self.splice(self.at) else { return };
        if matches!(self.peek(1), b' ' | b'\t') {
            self.note(self.at + 1, OddityKind::SpacedSplice);
        }
        self.at = next;
    }

    fn note(&mut self, at: usize, kind: OddityKind) {
        self.oddities.push(Oddity { offset: at as u32, kind });
    }

    fn line_comment(&mut self) {
        let mut from = self.at;
        loop {
            let Some(n) = memchr::memchr(b'\n', &self.bytes[from..]) else {
                self.at = self.bytes.len();
                return;
            };
            let end = from + n;
            let line = self.bytes[from..end].trim_ascii_end();
            if line.last() != Some(&b'\\') {
                self.at = end;
                return;
            }
            from = end + 1;
        }
    }

    fn block_comment(&mut self) {
        match memchr::memmem::find(&self.bytes[self.at + 2..], b"*/") {
            Some(n) => {
                let within = self.at + 2;
                // The `/` of `/*/` begins nothing, nor does one whose `*` ends the comment.
                let openings = memchr::memmem::find_iter(&self.bytes[within..within + n], b"/*");
                let nested = openings.filter(|&i| i > 0).map(|i| (within + i) as u32);
                self.oddities.extend(nested.map(|offset| Oddity { offset, kind: OddityKind::NestedComment }));
                self.at += n + 4;
                self.flags = self.flags.with(Flags::SPACE);
            }
            None => {
                let start = self.at;
                self.at += 2;
                let spelling = self.spell(start, self.at);
                self.push(TokenKind::UnterminatedComment, start, spelling);
                self.at = self.bytes.len();
            }
        }
    }

    /// Goes past letters, digits and what else a name may have.
    #[inline]
    fn pass_word(&mut self) {
        self.pass(IDENT);
    }

    /// Goes past bytes of a class.
    #[inline]
    fn pass(&mut self, class: u8) {
        let mut at = self.at;
        while let Some(&byte) = self.bytes.get(at)
            && CLASS[byte as usize] & class != 0
        {
            at += 1;
        }
        self.at = at;
    }

    fn identifier(&mut self) {
        let start = self.at;
        self.at += 1;
        self.pass_word();
        if CLASS[self.peek(0) as usize] & UNUSUAL != 0 {
            return self.unusual(TokenKind::Ident, start);
        }
        let spelling = self.spell(start, self.at);
        self.push(TokenKind::Ident, start, spelling);
    }

    /// `.5`, `1.5e-3f`, `0x1Fu`; `1.xxx` is a number and a swizzle.
    fn number(&mut self) {
        let start = self.at;
        self.number_body();
        if self.bytes[self.at - 1] == b'.' && self.bytes[self.at..].starts_with(b"#INF") {
            self.at += 4;
            self.pass_word();
        }
        if CLASS[self.peek(0) as usize] & UNUSUAL != 0 {
            return self.unusual(TokenKind::Number, start);
        }
        let spelling = self.spell(start, self.at);
        self.push(TokenKind::Number, start, spelling);
    }

    fn number_body(&mut self) {
        // A point that it begins with is not counted, as in DXC.
        let mut has_point = false;
        self.at += usize::from(self.peek(0) == b'.');
        loop {
            let byte = self.peek(0);
            if byte == b'.' {
                if has_point || matches!(self.peek(1), b'x' | b'r') {
                    return;
                }
                has_point = true;
            } else if CLASS[byte as usize] & IDENT == 0 {
                return;
            }
            let sign_may_follow = matches!(byte, b'e' | b'E' | b'p' | b'P');
            self.at += 1;
            if sign_may_follow && matches!(self.peek(0), b'+' | b'-') {
                self.at += 1;
            }
        }
    }

    /// The character here, which is not ASCII.
    fn character(&self) -> char {
        self.text[self.at..].chars().next().unwrap_or_default()
    }

    /// The letter that `\u` and four digits name here, or `\U` and eight, and how many bytes that takes.
    fn named_letter(&self) -> Option<(char, usize)> {
        let digits = match self.peek(1) {
            b'u' if self.peek(0) == b'\\' => 4,
            b'U' if self.peek(0) == b'\\' => 8,
            _ => return None,
        };
        let end = self.at + 2 + digits;
        let text =
            self.text.get(self.at + 2..end).filter(|text| text.bytes().all(|b| b.is_ascii_hexdigit()))?;
        let letter = char::from_u32(u32::from_str_radix(text, 16).ok()?)?;
        is_letter(letter).then_some((letter, end - self.at))
    }

    /// A character that is not ASCII: a letter begins a name, a space is one, and any other is dropped.
    #[cold]
    fn foreign(&mut self) {
        let c = self.character();
        if is_letter(c) {
            return self.unusual(TokenKind::Ident, self.at);
        }
        self.note(self.at, if is_space(c) { OddityKind::ForeignSpace } else { OddityKind::ForeignCharacter });
        self.at += c.len_utf8();
        if is_space(c) {
            self.flags = self.flags.with(Flags::SPACE);
        }
    }

    /// An identifier or number that may go on after a line splice, with letters that are not ASCII, and with named ones.
    #[cold]
    fn unusual(&mut self, kind: TokenKind, start: usize) {
        let mut text = self.text[start..self.at].to_owned();
        let mut is_as_written = true;
        loop {
            let from = self.at;
            self.pass_word();
            text.push_str(&self.text[from..self.at]);
            if self.splice(self.at).is_some() {
                self.pass_splice();
                is_as_written = false;
            } else if let Some((letter, len)) = self.named_letter() {
                text.push(letter);
                self.at += len;
                is_as_written = false;
            } else if self.peek(0) >= 0x80 && is_letter(self.character()) {
                let letter = self.character();
                text.push(letter);
                self.at += letter.len_utf8();
            } else {
                break;
            }
        }
        let spelling = if is_as_written { self.spell(start, self.at) } else { self.spell_cleaned(&text) };
        self.push(kind, start, spelling);
    }

    fn quoted(&mut self, quote: u8, closed: TokenKind, open: TokenKind) {
        let start = self.at;
        self.at += 1;
        let mut spliced = false;
        let kind = loop {
            match self.peek(0) {
                b'\\' if self.splice(self.at).is_some() => {
                    spliced = true;
                    self.pass_splice();
                }
                b'\\' if self.at + 1 < self.bytes.len() && self.peek(1) != b'\n' => self.at += 2,
                b'\n' => break open,
                0 if self.at >= self.bytes.len() => break open,
                b if b == quote => {
                    self.at += 1;
                    break closed;
                }
                _ => self.at += 1,
            }
        };
        match kind {
            TokenKind::UnterminatedStr => self.note(start, OddityKind::OpenString),
            TokenKind::UnterminatedChar => self.note(start, OddityKind::OpenCharacter),
            TokenKind::Char if self.at == start + 2 => self.note(start, OddityKind::EmptyCharacter),
            _ => {}
        }
        // An escape may have jumped into a character of several bytes.
        while !self.text.is_char_boundary(self.at) {
            self.at += 1;
        }
        if spliced {
            let text = without_splices(&self.text[start..self.at]);
            let spelling = self.spell_cleaned(&text);
            return self.push(kind, start, spelling);
        }
        let spelling = self.spell(start, self.at);
        self.push(kind, start, spelling);
    }

    /// `?`, which may begin what C had for a character that a keyboard lacked: it is none here.
    fn question(&mut self) {
        let may_begin = self.peek(1) == b'?';
        if may_begin && matches!(self.peek(2), b'=' | b'/' | b'\'' | b'(' | b')' | b'!' | b'<' | b'>' | b'-')
        {
            self.note(self.at, OddityKind::Trigraph);
        }
        self.at += 1;
        self.push(TokenKind::Question, self.at - 1, 0);
    }

    fn punctuator(&mut self, byte: u8) {
        let (kind, len) = punctuator(byte, self.peek(1), self.peek(2));
        let start = self.at;
        self.at += len;
        if kind == TokenKind::Hash && self.flags.has(Flags::LINE_START) {
            self.directives.push(self.tokens.len() as u32);
        }
        if kind != TokenKind::Unknown {
            return self.push(kind, start, 0);
        }
        let spelling = self.spell(start, self.at);
        self.push(kind, start, spelling);
    }

    /// The number of the spelling `start..end` of the text.
    fn spell(&mut self, start: usize, end: usize) -> u32 {
        let text = &self.bytes[start..end];
        let hash = Interner::hash_bytes(text);
        // Nearly all are spelled again, and found at once.
        if let Some(first) = self.table.first(hash)
            && is_same(self.spelling(first), text)
        {
            return first;
        }
        let known = if self.table.may_have(hash) { self.find(hash, text) } else { None };
        match known {
            Some(known) => known,
            None => self.add_spelling(Spelling { hash, start: start as u32, len: text.len() as u32 }),
        }
    }

    /// The number of a spelling that a line splice breaks in the text.
    fn spell_cleaned(&mut self, text: &str) -> u32 {
        let hash = Interner::hash(text);
        if let Some(known) = self.find(hash, text.as_bytes()) {
            return known;
        }
        let start = (self.bytes.len() + self.cleaned.len()) as u32;
        self.cleaned.push_str(text);
        self.add_spelling(Spelling { hash, start, len: text.len() as u32 })
    }

    #[inline(never)]
    fn find(&self, hash: u32, text: &[u8]) -> Option<u32> {
        self.table.find(hash, |index| self.spelling(index) == text)
    }

    #[inline]
    fn spelling(&self, index: u32) -> &[u8] {
        slice(self.bytes, &self.cleaned, self.spellings[index as usize])
    }

    #[inline(never)]
    fn add_spelling(&mut self, new: Spelling) -> u32 {
        let index = self.spellings.len() as u32;
        let text = slice(self.bytes, &self.cleaned, new);
        self.has_reserved |= text.starts_with(b"__") || text == b"_Pragma";
        self.table.insert(new.hash, index);
        self.spellings.push(new);
        index
    }

    fn push(&mut self, kind: TokenKind, start: usize, spelling: u32) {
        let (offset, flags) = (start as u32, self.flags);
        let len = u16::try_from(self.at - start).unwrap_or(RawToken::LONG);
        if len == RawToken::LONG {
            self.long.push((offset, self.at as u32));
        }
        self.tokens.push(RawToken { kind, flags, len, spelling, offset });
        self.flags = Flags::default();
    }
}

/// Whether two texts are the same. Most names are so short that a call would take longer than to compare them here.
#[inline(always)]
fn is_same(a: &[u8], b: &[u8]) -> bool {
    let len = a.len();
    if len != b.len() {
        return false;
    }
    match (a.first_chunk::<4>(), b.first_chunk::<4>()) {
        (Some(x), Some(y)) if len <= 8 => x == y && a.last_chunk::<4>() == b.last_chunk::<4>(),
        (None, None) => a.iter().eq(b),
        _ => a == b,
    }
}

/// The bytes of a spelling.
#[inline]
fn slice<'a>(bytes: &'a [u8], cleaned: &'a str, s: Spelling) -> &'a [u8] {
    let (start, len) = (s.start as usize, s.len as usize);
    match start.checked_sub(bytes.len()) {
        Some(i) => &cleaned.as_bytes()[i..i + len],
        None => &bytes[start..start + len],
    }
}

fn without_splices(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut lines = text.split_inclusive('\n').peekable();
    while let Some(line) = lines.next() {
        let body = line.trim_end();
        if lines.peek().is_some() && body.ends_with('\\') {
            out.push_str(&body[..body.len() - 1]);
        } else {
            out.push_str(line);
        }
    }
    out
}

/// The punctuator that begins with `a`, given the two bytes after it, and its length; none of those that a byte is alone.
fn punctuator(a: u8, b: u8, c: u8) -> (TokenKind, usize) {
    use TokenKind::*;
    match (a, b, c) {
        (b':', b':', _) => (ColonColon, 2),
        (b':', ..) => (Colon, 1),
        (b'.', b'.', b'.') => (Ellipsis, 3),
        (b'.', ..) => (Dot, 1),
        (b'#', b'#', _) => (HashHash, 2),
        (b'#', ..) => (Hash, 1),
        _ => operator(a, b, c),
    }
}

/// The part of [`punctuator`] for operators that may be doubled or assign.
fn operator(a: u8, b: u8, c: u8) -> (TokenKind, usize) {
    use TokenKind::*;
    match (a, b, c) {
        (b'+', b'+', _) => (PlusPlus, 2),
        (b'+', b'=', _) => (PlusEq, 2),
        (b'+', ..) => (Plus, 1),
        (b'-', b'-', _) => (MinusMinus, 2),
        (b'-', b'=', _) => (MinusEq, 2),
        (b'-', b'>', _) => (Arrow, 2),
        (b'-', ..) => (Minus, 1),
        (b'*', b'=', _) => (StarEq, 2),
        (b'*', ..) => (Star, 1),
        (b'/', b'=', _) => (SlashEq, 2),
        (b'/', ..) => (Slash, 1),
        (b'%', b'=', _) => (PercentEq, 2),
        (b'%', ..) => (Percent, 1),
        (b'&', b'&', _) => (AmpAmp, 2),
        (b'&', b'=', _) => (AmpEq, 2),
        (b'&', ..) => (Amp, 1),
        (b'|', b'|', _) => (PipePipe, 2),
        (b'|', b'=', _) => (PipeEq, 2),
        (b'|', ..) => (Pipe, 1),
        (b'^', b'=', _) => (CaretEq, 2),
        (b'^', ..) => (Caret, 1),
        (b'!', b'=', _) => (BangEq, 2),
        (b'!', ..) => (Bang, 1),
        (b'=', b'=', _) => (EqEq, 2),
        (b'=', ..) => (Eq, 1),
        (b'<', b'<', b'=') => (ShlEq, 3),
        (b'<', b'<', _) => (Shl, 2),
        (b'<', b'=', _) => (LtEq, 2),
        (b'<', ..) => (Lt, 1),
        (b'>', b'>', b'=') => (ShrEq, 3),
        (b'>', b'>', _) => (Shr, 2),
        (b'>', b'=', _) => (GtEq, 2),
        (b'>', ..) => (Gt, 1),
        _ => (Unknown, 1),
    }
}

/// Finds `#ifndef GUARD` at the very start whose `#endif` is at the very end, with no `#else` of its own.
fn guard(file: &LexedFile) -> Option<u32> {
    let tokens = &file.tokens;
    let (&first, &last) = (file.directives.first()?, file.directives.last()?);
    let word = |d: u32| {
        let t = tokens.get(d as usize + 1).filter(|t| t.kind == TokenKind::Ident)?;
        Some(file.spelling(t.spelling))
    };
    if first != 0 || word(first) != Some("ifndef") || word(last) != Some("endif") {
        return None;
    }
    let guard = tokens[2];
    let ends_line = |i: usize| tokens[i].kind == TokenKind::Eof || tokens[i].flags.has(Flags::LINE_START);
    if guard.kind != TokenKind::Ident || !ends_line(3) || tokens[last as usize + 2].kind != TokenKind::Eof {
        return None;
    }
    let mut depth = 0;
    for &d in &file.directives {
        match word(d)? {
            "if" | "ifdef" | "ifndef" => depth += 1,
            "else" | "elif" if depth == 1 => return None,
            "endif" => depth -= 1,
            _ => {}
        }
        if depth == 0 && d != last {
            return None;
        }
    }
    (depth == 0).then_some(guard.spelling)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<String> {
        let file = lex(SourceText::new(source.as_bytes()));
        let text = |t: &RawToken| match t.kind {
            k if k.has_name() => file.spelling(t.spelling).to_owned(),
            k => k.text().to_owned(),
        };
        let tokens = file.tokens();
        tokens[..tokens.len() - 1].iter().map(text).collect()
    }

    #[test]
    fn splits_text_into_tokens() {
        assert_eq!(texts("a+++b>>=c::d"), ["a", "++", "+", "b", ">>=", "c", "::", "d"]);
        assert_eq!(texts("1.5e-3f .5 0x1Fu 0xe+1"), ["1.5e-3f", ".5", "0x1Fu", "0xe+1"]);
        assert_eq!(
            texts("1.xxx 1.0f.rrr 0..xx 1.0.0"),
            ["1", ".", "xxx", "1.0f", ".", "rrr", "0.", ".", "xx", "1.0", ".0"]
        );
        assert_eq!(texts("\"a\\\"b\" 'c' x"), ["\"a\\\"b\"", "'c'", "x"]);
        assert_eq!(texts("a/*b\n*/c//d\\\ne\nf"), ["a", "c", "f"]);
    }

    #[test]
    fn a_comment_that_goes_on_ends_with_an_empty_line() {
        assert_eq!(texts("// a \\\n\nx // b \\  \n c\ny"), ["x", "y"]);
    }

    #[test]
    fn splices_join_lines() {
        assert_eq!(texts("ab\\\ncd \\\n+ 1\\\n2 \"x\\\ny\""), ["abcd", "+", "12", "\"xy\""]);
    }

    #[test]
    fn broken_text_is_still_tokens() {
        assert_eq!(texts("\"abc\nd"), ["\"abc", "d"]);
        assert_eq!(texts("a /* b"), ["a", "/*"]);
        assert_eq!(texts("\\ @ \u{7f}"), ["\\", "@"]);
        assert_eq!(texts("\"\\é"), ["\"\\é"]);
        assert_eq!(texts("'"), ["'"]);
    }

    #[test]
    fn tokens_end_where_they_do_however_long_they_are() {
        let long = "x".repeat(usize::from(u16::MAX));
        let source = format!("ab {long} \"{long}\" {}\\\n{long}+", &long[1..]);
        let file = lex(SourceText::new(source.as_bytes()));
        let texts: Vec<&str> =
            file.tokens().iter().map(|&t| &source[t.offset as usize..file.end(t) as usize]).collect();
        let (quoted, spliced) = (format!("\"{long}\""), format!("{}\\\n{long}", &long[1..]));
        assert_eq!(texts, ["ab", &long, &quoted, &spliced, "+", ""]);
    }

    #[test]
    fn guards_are_seen() {
        let guard = |s: &str| {
            let f = lex(SourceText::new(s.as_bytes()));
            f.guard().map(|g| f.spelling(g).to_owned())
        };
        assert_eq!(
            guard("// x\n#ifndef A\n#define A\n#if 1\n#else\n#endif\nint x;\n#endif // A\n"),
            Some("A".into())
        );
        assert_eq!(guard("#ifndef A\n#else\n#endif"), None);
        assert_eq!(guard("#ifndef A\n#endif\nint x;"), None);
        assert_eq!(guard("#ifndef A\n#endif\n#ifdef B\n#endif"), None);
        assert_eq!(guard("#ifndef"), None);
    }
}
