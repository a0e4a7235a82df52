//! LLVM's text into a module.
//!
//! One pass over the tokens finds the items at the top level; types, globals and the heads of functions are read
//! next, then bodies. A value that is used before its definition is made at the use, and the definition fills it.
//! Typed pointers, which LLVM wrote until version 15, lose their pointees.

mod attributes;
mod body;
mod call;
mod constant;
mod globals;
mod head;
mod inst;
mod item;
pub(crate) mod kinds;
mod lex;
mod memory;
mod metadata;
mod names;
mod operand;
mod own;
mod resource;
mod special;
#[cfg(test)]
mod tests;
mod tree;
mod types;

use lex::{Kind, Token};
use std::borrow::Cow;
use trefoil_diag::Message;
use trefoil_ir::context::Dialect;
use trefoil_ir::ids::TypeId;
use trefoil_ir::module::Module;
use trefoil_ir::symbol::Symbol;

/// How to read.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// Keep what debuggers see: `!dbg`, `llvm.dbg.…`, the nodes that they refer to. Dropped otherwise.
    pub keep_debug_info: bool,
    /// What is added to the number of a byte where the module's places name it.
    pub base: u32,
}

/// Why a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The byte where it was found.
    pub offset: u32,
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
    /// What is wrong.
    pub message: Message,
}

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: error: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ReadError {}

/// Line and column, both from 1, of a byte of a text.
pub fn place(text: &[u8], offset: u32) -> (u32, u32) {
    let before = &text[..text.len().min(offset as usize)];
    let line = before.iter().filter(|&&b| b == b'\n').count() as u32 + 1;
    let column = before.iter().rev().take_while(|&&b| b != b'\n').count() as u32 + 1;
    (line, column)
}

/// Reads a module from LLVM's text, as LLVM 3.7 (with DXIL's limits) and 19 to 23 write it.
///
/// The places that the module's [`Loc`](trefoil_ir::Loc)s name are bytes of the text. The module holds the invariants that the
/// verifier checks.
///
/// # Errors
/// The first thing that makes no sense, or that the IR cannot hold, with its place.
pub fn read(text: &[u8], options: &ReadOptions) -> Result<Module, ReadError> {
    let result = Reader::new(text, options).and_then(Reader::module);
    result.map_err(|fail| {
        let (line, column) = place(text, fail.at);
        ReadError { offset: fail.at, line, column, message: *fail.message }
    })
}

/// An error with its place.
#[derive(Debug)]
struct Fail {
    at: u32,
    message: Box<Message>,
}

impl Fail {
    #[cold]
    fn new(at: u32, message: impl Into<Message>) -> Self {
        Self { at, message: Box::new(message.into()) }
    }
}

type P<T> = Result<T, Fail>;

/// How deep types, constants and metadata may nest.
const MAX_DEPTH: u32 = 100;

struct Reader<'a> {
    text: &'a [u8],
    tokens: Vec<Token>,
    pos: usize,
    depth: u32,
    options: ReadOptions,
    m: Module,
    types: types::Named,
    items: item::Items,
    globals: globals::Globals,
    meta: metadata::Nodes,
    groups: attributes::Groups,
    handles: resource::Handles,
}

impl<'a> Reader<'a> {
    fn new(text: &'a [u8], options: &ReadOptions) -> P<Self> {
        let mut m = Module::default();
        m.ctx.from_text = true;
        Ok(Self {
            text,
            tokens: lex::lex(text)?,
            pos: 0,
            depth: 0,
            options: *options,
            m,
            types: types::Named::default(),
            items: item::Items::default(),
            globals: globals::Globals::default(),
            meta: metadata::Nodes::default(),
            groups: attributes::Groups::default(),
            handles: resource::Handles::default(),
        })
    }

    fn module(mut self) -> P<Module> {
        self.find_items()?;
        self.define_types()?;
        self.find_groups()?;
        self.find_metadata()?;
        self.declare_globals()?;
        self.declare_functions()?;
        self.initialise_globals()?;
        self.own_metadata()?;
        self.bodies()?;
        self.declare_unused()?;
        self.finish_handles()?;
        self.finish_metadata()?;
        self.entries_from_attributes()?;
        self.verify()?;
        Ok(self.m)
    }

    /// What is read keeps the IR's rules, or is an error at its place.
    fn verify(&self) -> P<()> {
        let Some(error) = trefoil_ir::verify::verify(&self.m).into_iter().next() else {
            return Ok(());
        };
        let loc = error.loc;
        let at = if loc == trefoil_ir::Loc::NONE { 0 } else { loc.start.saturating_sub(self.options.base) };
        let invariant = error.invariant().trim_start_matches("verifier: ");
        Err(Fail::new(at, kinds::UNSOUND.with(&[&invariant])))
    }

    fn kind(&self) -> Kind {
        self.tokens[self.pos].kind
    }

    fn kind_after(&self, ahead: usize) -> Kind {
        self.tokens.get(self.pos + ahead).map_or(Kind::End, |t| t.kind)
    }

    /// Where the current token starts.
    fn here(&self) -> u32 {
        self.tokens[self.pos].start
    }

    fn bytes_of(&self, token: Token) -> &'a [u8] {
        &self.text[token.start as usize..token.end as usize]
    }

    /// The bytes of the current token.
    fn bytes(&self) -> &'a [u8] {
        self.bytes_of(self.tokens[self.pos])
    }

    fn next(&mut self) -> Token {
        let token = self.tokens[self.pos];
        self.pos += usize::from(token.kind != Kind::End);
        token
    }

    /// A place in the terms of whoever asked.
    fn loc(&self, start: u32, end: u32) -> trefoil_ir::Loc {
        let base = self.options.base;
        trefoil_ir::Loc { start: start.saturating_add(base), end: end.saturating_add(base) }
    }

    fn fail<T>(&self, message: impl Into<Message>) -> P<T> {
        Err(Fail::new(self.here(), message))
    }

    /// The error that something else was expected.
    #[cold]
    fn expected<T>(&self, what: &str) -> P<T> {
        let found = match self.kind() {
            Kind::End => "the end of the text".to_owned(),
            _ => {
                let text = String::from_utf8_lossy(self.bytes());
                let short: String = text.chars().take(40).collect();
                format!("'{short}'")
            }
        };
        self.fail(kinds::EXPECTED.with(&[&what, &found]))
    }

    fn is_mark(&self, mark: u8) -> bool {
        self.kind() == Kind::Mark(mark)
    }

    fn take_mark(&mut self, mark: u8) -> bool {
        let is = self.is_mark(mark);
        self.pos += usize::from(is);
        is
    }

    fn mark(&mut self, mark: u8) -> P<()> {
        if self.take_mark(mark) { Ok(()) } else { self.expected(&format!("'{}'", char::from(mark))) }
    }

    fn is_word(&self, word: &str) -> bool {
        self.kind() == Kind::Word && self.bytes() == word.as_bytes()
    }

    fn take_word(&mut self, word: &str) -> bool {
        let is = self.is_word(word);
        self.pos += usize::from(is);
        is
    }

    fn word(&mut self, word: &str) -> P<()> {
        if self.take_word(word) { Ok(()) } else { self.expected(&format!("'{word}'")) }
    }

    /// The current word, when it is one. Words are ASCII.
    fn peek_word(&self) -> Option<&'a str> {
        if self.kind() == Kind::Word { std::str::from_utf8(self.bytes()).ok() } else { None }
    }

    /// Does `f` one level deeper.
    fn deeper<T>(&mut self, f: impl FnOnce(&mut Self) -> P<T>) -> P<T> {
        if self.depth >= MAX_DEPTH {
            return self.fail(kinds::TOO_DEEP.with(&[&MAX_DEPTH]));
        }
        self.depth += 1;
        let result = f(self);
        self.depth -= 1;
        result
    }

    /// A list between an opening mark that is read already and `close`: `f` for each element.
    fn list(&mut self, close: u8, mut f: impl FnMut(&mut Self) -> P<()>) -> P<()> {
        if self.take_mark(close) {
            return Ok(());
        }
        loop {
            f(self)?;
            if self.take_mark(close) {
                return Ok(());
            }
            if !self.take_mark(b',') {
                return self.expected(&format!("',' or '{}'", char::from(close)));
            }
        }
    }

    /// An unsigned number.
    fn unsigned(&mut self) -> P<u32> {
        let value = self.number()?;
        match u32::try_from(value) {
            Ok(value) => Ok(value),
            Err(_) => {
                self.pos -= 1;
                self.expected("a number of at most 32 bits")
            }
        }
    }

    /// A number that fits 64 bits, signed or not.
    fn number(&mut self) -> P<i128> {
        let value = std::str::from_utf8(self.bytes()).ok().and_then(|t| t.parse::<i128>().ok());
        match value {
            Some(v) if self.kind() == Kind::Int && i64::try_from(v).is_ok() | u64::try_from(v).is_ok() => {
                self.pos += 1;
                Ok(v)
            }
            _ if self.kind() == Kind::Int => self.fail(&kinds::NUMBER_TOO_LARGE),
            _ => self.expected("a number"),
        }
    }

    /// The text between quotes with its `\XX` read.
    fn unescape(&self, token: Token) -> Cow<'a, [u8]> {
        let bytes = self.bytes_of(token);
        let open = bytes.iter().position(|&b| b == b'"').map_or(0, |n| n + 1);
        let close = bytes.iter().rposition(|&b| b == b'"').unwrap_or(bytes.len());
        unescaped(bytes.get(open..close).unwrap_or_default())
    }

    /// What a token names or says, without its mark, its quotes and its colon.
    fn name_of(&mut self, token: Token) -> P<Symbol> {
        let bytes = self.bytes_of(token);
        let text = if bytes.contains(&b'"') {
            self.unescape(token)
        } else {
            let skip = usize::from(!matches!(token.kind, Kind::Label | Kind::Word));
            let drop = usize::from(token.kind == Kind::Label);
            let bare = &bytes[skip..bytes.len() - drop];
            if token.kind == Kind::MetaName { unescaped(bare) } else { Cow::Borrowed(bare) }
        };
        match std::str::from_utf8(&text) {
            Ok(text) => Ok(self.m.ctx.symbol(text)),
            Err(_) => Err(Fail::new(token.start, &kinds::NOT_UTF8)),
        }
    }

    /// The number in `%7`, `!7`, `#7` or `7:`, when the token is such a one.
    fn number_of(&self, token: Token) -> Option<u32> {
        let bytes = self.bytes_of(token);
        let skip = usize::from(token.kind != Kind::Label);
        let drop = usize::from(token.kind == Kind::Label);
        let digits = bytes.get(skip..bytes.len() - drop)?;
        let all = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
        if all { std::str::from_utf8(digits).ok()?.parse().ok() } else { None }
    }

    /// A string between quotes.
    fn string(&mut self) -> P<Symbol> {
        if self.kind() != Kind::Str {
            return self.expected("a string");
        }
        let token = self.next();
        self.name_of(token)
    }

    /// A type in words, for errors.
    fn type_text(&self, ty: TypeId) -> String {
        super::print::type_text(&self.m, ty)
    }

    fn set_triple(&mut self, triple: Symbol) {
        let triple = self.m.ctx.name(triple).to_owned();
        self.m.ctx.dialect = if triple.starts_with("spirv") { Dialect::Spirv } else { Dialect::Dx };
        self.m.triple = triple;
    }
}

/// Bytes with each `\XX` read.
fn unescaped(inner: &[u8]) -> Cow<'_, [u8]> {
    if !inner.contains(&b'\\') {
        return Cow::Borrowed(inner);
    }
    let digit = |b: Option<&u8>| b.and_then(|&b| char::from(b).to_digit(16)).map(|d| d as u8);
    let mut out = Vec::with_capacity(inner.len());
    let mut at = 0;
    while let Some(&b) = inner.get(at) {
        at += 1;
        if b != b'\\' {
            out.push(b);
        } else if let (Some(h), Some(l)) = (digit(inner.get(at)), digit(inner.get(at + 1))) {
            out.push(h << 4 | l);
            at += 2;
        } else {
            out.push(b'\\');
            at += usize::from(inner.get(at) == Some(&b'\\'));
        }
    }
    Cow::Owned(out)
}
