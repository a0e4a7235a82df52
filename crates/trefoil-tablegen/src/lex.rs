//! Tokens, and the preprocessor: includes, `#ifdef`, `#define`.

use crate::Loader;
use crate::diag::{Failed, Outcome};
use crate::kinds;
use crate::records::Records;
use crate::text::{Loc, Str};
use rustc_hash::FxHashSet;
use std::sync::Arc;
use trefoil_diag::Kind;

/// A token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tok {
    Eof,
    /// What is wrong has been reported.
    Bad,
    /// A mark of one character.
    Mark(u8),
    Ellipsis,
    Id(Str),
    Keyword(Keyword),
    Bang(Bang),
    Int(i64),
    /// A binary number and how many digits it has.
    Binary(i64, u32),
    Str(Str),
    Code(Str),
    /// `$name`.
    VarName(Str),
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $($text:literal)|+),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $name { $($variant),+ }

        impl $name {
            fn from_text(text: &str) -> Option<Self> {
                match text {
                    $($($text)|+ => Some($name::$variant),)+
                    _ => None,
                }
            }
        }
    };
}

words! {
    /// A reserved word.
    Keyword {
        Int = "int", Bit = "bit", Bits = "bits", String = "string", List = "list", Code = "code", Dag = "dag",
        Class = "class", Def = "def", True = "true", False = "false", Foreach = "foreach", Defm = "defm",
        Defset = "defset", Deftype = "deftype", Multiclass = "multiclass", Field = "field", Let = "let",
        In = "in", Defvar = "defvar", Include = "include", If = "if", Then = "then", Else = "else",
        Assert = "assert", Dump = "dump",
    }
}

words! {
    /// A bang operator.
    Bang {
        Eq = "eq", Ne = "ne", Le = "le", Lt = "lt", Ge = "ge", Gt = "gt", If = "if", Cond = "cond", IsA = "isa",
        Head = "head", Tail = "tail", Size = "size", Con = "con", Dag = "dag", Add = "add", Sub = "sub",
        Mul = "mul", Div = "div", Not = "not", LogTwo = "logtwo", And = "and", Or = "or", Xor = "xor",
        Shl = "shl", Sra = "sra", Srl = "srl", Cast = "cast", Empty = "empty", Subst = "subst",
        Foldl = "foldl", Foreach = "foreach", Filter = "filter", ListConcat = "listconcat",
        ListSplat = "listsplat", ListRemove = "listremove", Range = "range", StrConcat = "strconcat",
        Interleave = "interleave", Substr = "substr", Find = "find", SetDagOp = "setdagop" | "setop",
        GetDagOp = "getdagop" | "getop", GetDagOpName = "getdagopname",
        SetDagOpName = "setdagopname", GetDagArg = "getdagarg", GetDagName = "getdagname",
        SetDagArg = "setdagarg", SetDagName = "setdagname", Exists = "exists", ToLower = "tolower",
        ToUpper = "toupper", Repr = "repr", Initialized = "initialized", ListFlatten = "listflatten",
        Instances = "instances", Match = "match",
    }
}

/// A directive of the preprocessor.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Directive {
    Ifdef,
    Ifndef,
    Else,
    Endif,
    Define,
}

const DIRECTIVES: [(&str, Directive); 5] = [
    ("ifdef", Directive::Ifdef),
    ("ifndef", Directive::Ifndef),
    ("else", Directive::Else),
    ("endif", Directive::Endif),
    ("define", Directive::Define),
];

/// An `#ifdef` that is open.
#[derive(Clone, Copy)]
struct Region {
    live: bool,
    in_else: bool,
    loc: Loc,
}

/// A file being read.
struct Input {
    text: Arc<str>,
    base: u32,
    at: usize,
    regions: Vec<Region>,
}

/// Turns text into tokens.
pub(crate) struct Lexer<'a> {
    inputs: Vec<Input>,
    macros: FxHashSet<Str>,
    loader: &'a mut dyn Loader,
    /// Where the token begins.
    pub(crate) start: Loc,
    failed: bool,
}

fn is_name_start(byte: u8) -> bool {
    byte == b'_' || byte.is_ascii_alphabetic()
}

fn is_name(byte: u8) -> bool {
    byte == b'_' || byte.is_ascii_alphanumeric()
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(
        records: &mut Records,
        loader: &'a mut dyn Loader,
        name: &str,
        text: String,
        macros: &[String],
    ) -> Outcome<Self> {
        let mut lexer =
            Lexer { inputs: Vec::new(), macros: FxHashSet::default(), loader, start: Loc(0), failed: false };
        lexer.open(records, name, text, None)?;
        for name in macros {
            let valid =
                name.bytes().enumerate().all(|(i, b)| if i == 0 { is_name_start(b) } else { is_name(b) });
            if name.is_empty() || !valid {
                return Err(records.error(Loc(0), kinds::MACRO_NAME.with(&[&name])));
            }
            let name = records.intern(name);
            lexer.macros.insert(name);
        }
        Ok(lexer)
    }

    fn open(&mut self, records: &mut Records, name: &str, text: String, from: Option<Loc>) -> Outcome<()> {
        let shared: Arc<str> = Arc::from(text);
        let Some(file) = records.files.add(name.to_owned(), Arc::clone(&shared), from) else {
            return Err(records.error(from.unwrap_or_default(), &kinds::INPUT_TOO_LARGE));
        };
        let base = records.files.list[file].base;
        self.inputs.push(Input { text: shared, base, at: 0, regions: Vec::new() });
        Ok(())
    }

    fn byte(&self, ahead: usize) -> u8 {
        let Some(input) = self.inputs.last() else { return 0 };
        input.text.as_bytes().get(input.at + ahead).copied().unwrap_or(0)
    }

    fn at_end(&self) -> bool {
        self.inputs.last().is_none_or(|input| input.at >= input.text.len())
    }

    fn advance(&mut self, by: usize) {
        if let Some(input) = self.inputs.last_mut() {
            input.at = (input.at + by).min(input.text.len());
        }
    }

    fn loc(&self) -> Loc {
        self.inputs.last().map_or(Loc(0), |input| Loc(input.base + input.at as u32))
    }

    fn offset(&self) -> usize {
        self.inputs.last().map_or(0, |input| input.at)
    }

    fn text_from(&self, records: &mut Records, from: usize, to: usize) -> Str {
        match self.inputs.last() {
            Some(input) => records.intern(input.text.get(from..to).unwrap_or("")),
            None => records.intern(""),
        }
    }

    fn fail(&mut self, records: &mut Records, loc: Loc, kind: &'static Kind) -> Tok {
        self.failed = true;
        records.error(loc, kind);
        Tok::Bad
    }

    /// The next token.
    pub(crate) fn next(&mut self, records: &mut Records) -> Tok {
        if self.failed {
            return Tok::Bad;
        }
        self.token(records).unwrap_or_else(|Failed| {
            self.failed = true;
            Tok::Bad
        })
    }

    fn token(&mut self, records: &mut Records) -> Outcome<Tok> {
        let mut line_start = self.offset() == 0;
        loop {
            self.start = self.loc();
            if self.at_end() {
                if self.close(records)? {
                    continue;
                }
                return Ok(Tok::Eof);
            }
            let byte = self.byte(0);
            match byte {
                b'\n' | b'\r' => {
                    self.advance(1);
                    line_start = true;
                }
                b' ' | b'\t' => self.advance(1),
                0 => {
                    records.error(self.start, &kinds::NUL);
                    self.advance(1);
                }
                b'/' if self.byte(1) == b'/' => self.skip_line(),
                b'/' if self.byte(1) == b'*' => self.skip_comment(records)?,
                b'#' if line_start && self.directive(1).is_some() => {
                    if let Some(directive) = self.directive(1) {
                        self.advance(1);
                        self.preprocess(records, directive, true)?;
                    }
                    // What follows a directive is read as after any other token.
                    line_start = false;
                }
                b'i' if self.word() == "include" => {
                    self.advance("include".len());
                    self.include(records)?;
                    line_start = self.offset() == 0;
                }
                _ => return Ok(self.plain(records, byte)),
            }
        }
    }

    /// The name that begins here.
    fn word(&self) -> &str {
        let Some(input) = self.inputs.last() else { return "" };
        let rest = &input.text.as_bytes()[input.at..];
        let len = rest.iter().position(|&b| !is_name(b)).unwrap_or(rest.len());
        &input.text[input.at..input.at + len]
    }

    fn plain(&mut self, records: &mut Records, byte: u8) -> Tok {
        match byte {
            b':' | b';' | b',' | b'<' | b'>' | b']' | b'{' | b'}' | b'(' | b')' | b'=' | b'?' | b'#' => {
                self.advance(1);
                Tok::Mark(byte)
            }
            b'.' if self.byte(1) == b'.' && self.byte(2) == b'.' => {
                self.advance(3);
                Tok::Ellipsis
            }
            b'.' if self.byte(1) == b'.' => self.fail(records, self.start, &kinds::DOTS),
            b'.' => {
                self.advance(1);
                Tok::Mark(byte)
            }
            b'[' if self.byte(1) == b'{' => self.code(records),
            b'[' => {
                self.advance(1);
                Tok::Mark(byte)
            }
            b'"' => self.string(records),
            b'$' => {
                if !is_name_start(self.byte(1)) {
                    return self.fail(records, self.start, &kinds::VARIABLE_NAME);
                }
                self.advance(1);
                let (from, len) = (self.offset(), self.word().len());
                self.advance(len);
                Tok::VarName(self.text_from(records, from, from + len))
            }
            b'!' => self.bang(records),
            b'-' | b'+' => self.number(records),
            b'0'..=b'9' => self.number_or_name(records),
            _ if is_name_start(byte) => self.name(records),
            _ => self.fail(records, self.start, &kinds::UNEXPECTED_CHARACTER),
        }
    }

    fn name(&mut self, records: &mut Records) -> Tok {
        let (from, len) = (self.offset(), self.word().len());
        let keyword = Keyword::from_text(self.word());
        self.advance(len);
        match keyword {
            Some(keyword) => Tok::Keyword(keyword),
            None => Tok::Id(self.text_from(records, from, from + len)),
        }
    }

    fn bang(&mut self, records: &mut Records) -> Tok {
        let mut len = 1;
        while self.byte(len).is_ascii_alphabetic() {
            len += 1;
        }
        if len == 1 {
            return self.fail(records, self.start, &kinds::INVALID_OPERATOR);
        }
        let from = self.offset();
        let found =
            self.inputs.last().and_then(|i| i.text.get(from + 1..from + len)).and_then(Bang::from_text);
        self.advance(len);
        match found {
            Some(bang) => Tok::Bang(bang),
            None => self.fail(records, self.start, &kinds::UNKNOWN_OPERATOR),
        }
    }

    /// Digits, which may also begin a name such as `8i`.
    fn number_or_name(&mut self, records: &mut Records) -> Tok {
        let mut digits = 1;
        while self.byte(digits).is_ascii_digit() {
            digits += 1;
        }
        let (next, after) = (self.byte(digits), self.byte(digits + 1));
        let number =
            (next == b'b' && matches!(after, b'0' | b'1')) || (next == b'x' && after.is_ascii_hexdigit());
        if is_name_start(next) && !number { self.name(records) } else { self.number(records) }
    }

    fn number(&mut self, records: &mut Records) -> Tok {
        let from = self.offset();
        let (radix, skip) = match (self.byte(0), self.byte(1)) {
            (b'0', b'x') => (16, 2),
            (b'0', b'b') => (2, 2),
            (b'-' | b'+', _) => (10, 1),
            _ => (10, 0),
        };
        let mut len = skip;
        while (self.byte(len) as char).is_digit(radix) {
            len += 1;
        }
        if len == skip {
            if radix == 10 {
                let mark = self.byte(0);
                self.advance(1);
                return Tok::Mark(mark);
            }
            return self.fail(records, self.start, &kinds::INVALID_NUMBER);
        }
        let negative = self.byte(0) == b'-';
        self.advance(len);
        let Some(digits) = self.inputs.last().and_then(|i| i.text.get(from + skip..from + len)) else {
            return Tok::Bad;
        };
        let value = match u64::from_str_radix(digits, radix) {
            Ok(value) if !negative => Some(value as i64),
            Ok(value) if value <= 1 << 63 => Some((value as i64).wrapping_neg()),
            _ => None,
        };
        match value {
            None => self.fail(records, self.start, &kinds::NUMBER_RANGE),
            Some(value) if radix == 2 => Tok::Binary(value, (len - skip) as u32),
            Some(value) => Tok::Int(value),
        }
    }

    fn string(&mut self, records: &mut Records) -> Tok {
        self.advance(1);
        let begin = self.loc();
        let mut text = String::new();
        loop {
            let from = self.offset();
            let mut len = 0;
            while !matches!(self.byte(len), b'"' | b'\\' | b'\n' | b'\r' | 0) {
                len += 1;
            }
            if let Some(input) = self.inputs.last() {
                text.push_str(input.text.get(from..from + len).unwrap_or(""));
            }
            self.advance(len);
            if self.at_end() {
                return self.fail(records, begin, &kinds::STRING_END_OF_FILE);
            }
            match self.byte(0) {
                b'"' => break,
                b'\\' => {
                    let escaped = self.byte(1);
                    let loc = Loc(self.loc().0 + 1);
                    match escaped {
                        b'\\' | b'\'' | b'"' => text.push(escaped as char),
                        b't' => text.push('\t'),
                        b'n' => text.push('\n'),
                        b'\n' | b'\r' => {
                            return self.fail(records, loc, &kinds::ESCAPED_NEWLINE);
                        }
                        _ => return self.fail(records, loc, &kinds::INVALID_ESCAPE),
                    }
                    self.advance(2);
                }
                0 => {
                    text.push('\0');
                    self.advance(1);
                }
                _ => return self.fail(records, begin, &kinds::STRING_END_OF_LINE),
            }
        }
        self.advance(1);
        Tok::Str(records.intern(&text))
    }

    fn code(&mut self, records: &mut Records) -> Tok {
        let from = self.offset() + 2;
        let found =
            self.inputs.last().and_then(|input| input.text.get(from..).and_then(|rest| rest.find("}]")));
        let Some(len) = found else {
            return self.fail(records, self.start, &kinds::UNTERMINATED_CODE);
        };
        self.advance(len + 4);
        Tok::Code(self.text_from(records, from, from + len))
    }

    fn skip_line(&mut self) {
        while !self.at_end() && !matches!(self.byte(0), b'\n' | b'\r') {
            self.advance(1);
        }
    }

    /// Skips a comment, which may hold others.
    fn skip_comment(&mut self, records: &mut Records) -> Outcome<()> {
        let begin = self.loc();
        let mut depth = 0u32;
        loop {
            match (self.byte(0), self.byte(1)) {
                (b'/', b'*') => {
                    depth += 1;
                    self.advance(2);
                }
                (b'*', b'/') => {
                    depth -= 1;
                    self.advance(2);
                    if depth == 0 {
                        return Ok(());
                    }
                }
                _ if self.at_end() => return Err(records.error(begin, &kinds::UNTERMINATED_COMMENT)),
                _ => self.advance(1),
            }
        }
    }

    fn include(&mut self, records: &mut Records) -> Outcome<()> {
        let Tok::Str(name) = self.token(records)? else {
            return Err(records.error(self.start, kinds::EXPECTED.with(&[&"filename after include"])));
        };
        if self.inputs.len() > records.limits.includes {
            let limit = records.limits.includes;
            return Err(records.error(self.start, kinds::INCLUDES_TOO_DEEP.with(&[&limit])));
        }
        let name = records.str(name).to_owned();
        let Some((path, text)) = self.loader.load(&name) else {
            return Err(records.error(self.start, kinds::INCLUDE_NOT_FOUND.with(&[&name])));
        };
        let from = self.start;
        self.open(records, &path, text, Some(from))
    }

    /// Goes back to the file that included this one; says whether there was one.
    fn close(&mut self, records: &mut Records) -> Outcome<bool> {
        let end = self.loc();
        if let Some(region) = self.inputs.last().and_then(|input| input.regions.last().copied()) {
            records.error(end, &kinds::NO_ENDIF);
            records.error(region.loc, &kinds::LATEST_CONTROL);
            return Err(Failed);
        }
        if self.inputs.len() > 1 {
            self.inputs.pop();
            return Ok(true);
        }
        Ok(false)
    }

    fn directive(&self, ahead: usize) -> Option<Directive> {
        let input = self.inputs.last()?;
        let rest = input.text.as_bytes().get(input.at + ahead..)?;
        let (word, directive) = DIRECTIVES.into_iter().find(|(word, _)| rest.starts_with(word.as_bytes()))?;
        match rest.get(word.len()) {
            None | Some(b' ' | b'\t' | b'\n' | b'\r') => Some(directive),
            Some(b'/') if matches!(rest.get(word.len() + 1), Some(b'*' | b'/')) => Some(directive),
            _ => None,
        }
    }

    /// Takes a directive after its `#`. Where tokens were wanted before it, leaves where they are wanted again.
    fn preprocess(&mut self, records: &mut Records, directive: Directive, live: bool) -> Outcome<()> {
        let begin = self.loc();
        let word = DIRECTIVES.iter().find(|d| d.1 == directive).map_or("", |d| d.0);
        self.advance(word.len());
        match directive {
            Directive::Ifdef | Directive::Ifndef => {
                let name = self.macro_name(records, word)?;
                let on = self.macros.contains(&name) == (directive == Directive::Ifdef);
                self.push_region(Region { live: on, in_else: false, loc: begin });
                self.directive_end(records, &format!("{word} NAME"))?;
                if live && !on { self.skip_region(records) } else { Ok(()) }
            }
            Directive::Else => {
                let Some(region) = self.inputs.last_mut().and_then(|i| i.regions.pop()) else {
                    return Err(records.error(begin, &kinds::ELSE_WITHOUT_IF));
                };
                if region.in_else {
                    records.error(begin, &kinds::ELSE_TWICE);
                    return Err(records.error(region.loc, &kinds::PREVIOUS_ELSE));
                }
                self.push_region(Region { live: !region.live, in_else: true, loc: begin });
                self.directive_end(records, "else")?;
                if live { self.skip_region(records) } else { Ok(()) }
            }
            Directive::Endif => {
                if self.inputs.last_mut().and_then(|i| i.regions.pop()).is_none() {
                    return Err(records.error(begin, &kinds::ENDIF_WITHOUT_IF));
                }
                self.directive_end(records, "endif")
            }
            Directive::Define => {
                let name = self.macro_name(records, word)?;
                if !self.macros.insert(name) {
                    let message = kinds::MACRO_TWICE.with(&[&records.str(name)]);
                    records.warn(begin, message);
                }
                self.directive_end(records, "define NAME")
            }
        }
    }

    fn push_region(&mut self, region: Region) {
        if let Some(input) = self.inputs.last_mut() {
            input.regions.push(region);
        }
    }

    fn macro_name(&mut self, records: &mut Records, word: &str) -> Outcome<Str> {
        while matches!(self.byte(0), b' ' | b'\t') {
            self.advance(1);
        }
        let (from, len) = (self.offset(), self.word().len());
        if len == 0 || !is_name_start(self.byte(0)) {
            return Err(records.error(self.loc(), kinds::EXPECTED_MACRO_NAME.with(&[&word])));
        }
        self.advance(len);
        Ok(self.text_from(records, from, from + len))
    }

    fn directive_end(&mut self, records: &mut Records, after: &str) -> Outcome<()> {
        loop {
            match (self.byte(0), self.byte(1)) {
                (b' ' | b'\t', _) => self.advance(1),
                (b'\n' | b'\r', _) => return Ok(()),
                (b'/', b'/') => self.skip_line(),
                (b'/', b'*') => self.skip_comment(records)?,
                _ if self.at_end() => return Ok(()),
                _ => return Err(records.error(self.loc(), kinds::AFTER_DIRECTIVE.with(&[&after]))),
            }
        }
    }

    /// Skips lines until an `#else` or `#endif` turns the tokens on again.
    fn skip_region(&mut self, records: &mut Records) -> Outcome<()> {
        loop {
            while !self.at_end() && self.byte(0) != b'\n' {
                self.advance(1);
            }
            if self.at_end() {
                self.close(records)?;
                return Err(Failed);
            }
            self.skip_line_start(records)?;
            if self.byte(0) != b'#' {
                continue;
            }
            self.advance(1);
            let Some(directive) = self.directive(0).filter(|&d| d != Directive::Define) else {
                continue;
            };
            self.preprocess(records, directive, false)?;
            if self.inputs.last().is_some_and(|i| i.regions.iter().all(|r| r.live)) {
                return Ok(());
            }
        }
    }

    fn skip_line_start(&mut self, records: &mut Records) -> Outcome<()> {
        loop {
            match (self.byte(0), self.byte(1)) {
                (b' ' | b'\t' | b'\n' | b'\r', _) => self.advance(1),
                (b'/', b'*') => self.skip_comment(records)?,
                _ => return Ok(()),
            }
        }
    }
}
