//! The preprocessor's state, and its walk over the tokens of files.

use super::Options;
use super::expander::Expander;
use super::kept::{Loaded, Wish};
use super::kinds::*;
use super::macros::{MacroTable, Predefined};
use super::mark::{Mark, MarkKind};
use super::open::{self, OpenFile};
use crate::diag::{Diagnostic, Diagnostics, Kind};
use crate::lex::{Flags, LexCache, LexedFile, OddityKind, RawToken, Token, TokenKind};
use crate::source::{FileId, IncludeHandler, Interner, Name, Pos, SourceMap, Span};
use std::sync::Arc;
use trefoil_entity::{HashMap, HashSet};

/// A translation unit after preprocessing.
#[derive(Clone, Debug)]
pub struct Preprocessed {
    /// The tokens, an [`TokenKind::Eof`] last.
    pub tokens: Vec<Token>,
    /// The first of them that counts: 1 where the last one before the point stands in front of them that the preprocessor went on
    /// from.
    pub first: usize,
    /// Where they come from.
    pub sources: SourceMap,
    /// Their spellings.
    pub names: Interner,
    /// The diagnostics of preprocessing.
    pub diagnostics: Diagnostics,
    /// Whether there are tokens among them that set the order of matrices.
    pub orders: bool,
    /// What the wanted macro stands for, when it is defined.
    pub wanted: Option<Vec<Token>>,
    /// A `#define` for each macro that the files leave defined, where they are asked for.
    pub macros: Vec<String>,
    /// What directives leave in a text, where it is asked for, in the order of the tokens.
    pub marks: Vec<Mark>,
}

/// Preprocesses the file called `name` with the text `source`.
pub fn preprocess(
    name: &str,
    source: &[u8],
    options: &Options,
    includes: &dyn IncludeHandler,
    cache: Option<&LexCache>,
) -> Preprocessed {
    preprocess_loaded((name, source), options, includes, cache, Loaded::new())
}

/// As [`preprocess`], with files that the handler has been asked for already.
pub fn preprocess_loaded(
    (name, source): (&str, &[u8]),
    options: &Options,
    includes: &dyn IncludeHandler,
    cache: Option<&LexCache>,
    loaded: Loaded,
) -> Preprocessed {
    let mut p = Preprocessor::new(options, includes, cache);
    p.begin(name, source, loaded);
    p.end(None)
}

/// For how many tokens there is room at first, at most.
const MOST_ROOM: usize = 1 << 20;

pub(super) struct Preprocessor<'a> {
    pub(super) options: &'a Options,
    pub(super) includes: &'a dyn IncludeHandler,
    cache: Option<&'a LexCache>,
    pub(super) names: Interner,
    pub(super) sources: SourceMap,
    pub(super) diagnostics: Diagnostics,
    pub(super) macros: MacroTable,
    pub(super) files: Vec<OpenFile>,
    pub(super) expander: Expander,
    pub(super) out: Vec<Token>,
    /// Whether a token that was put out sets the order of matrices.
    pub(super) orders: bool,
    /// Files that `#pragma once` closed, by path.
    pub(super) once: HashSet<Arc<str>>,
    /// Files read so far, by path.
    pub(super) loaded: HashMap<Arc<str>, Option<Arc<LexedFile>>>,
    /// What the handler was asked for before the preprocessor began.
    pub(super) given: HashMap<Arc<str>, Option<Arc<LexedFile>>>,
    /// The names that `##` has made.
    pub(super) pasted: Vec<Name>,
    /// Where a point is wanted, and the point, once the preprocessor has come past it.
    pub(super) wish: Option<Wish>,
    pub(super) counter: u32,
    pub(super) marks: Vec<Mark>,
    /// The predefined macros that files have asked for, and the text of their definitions once one was wanted.
    pub(super) predefined: Predefined,
    pub(super) built_in: Option<Arc<LexedFile>>,
    /// How much source text has been entered, to refuse before positions run out.
    stopped: bool,
}

impl<'a> Preprocessor<'a> {
    pub(super) fn new(
        options: &'a Options,
        includes: &'a dyn IncludeHandler,
        cache: Option<&'a LexCache>,
    ) -> Self {
        let names = Interner::default();
        let macros = MacroTable::new(&names);
        Preprocessor {
            options,
            includes,
            cache,
            names,
            sources: SourceMap::new(),
            diagnostics: Diagnostics::with_policy(options.warnings.clone()),
            macros,
            files: Vec::new(),
            expander: Expander::default(),
            out: Vec::new(),
            orders: false,
            once: HashSet::default(),
            loaded: HashMap::default(),
            given: HashMap::default(),
            pasted: Vec::new(),
            marks: Vec::new(),
            wish: None,
            counter: 0,
            predefined: Predefined::default(),
            built_in: None,
            stopped: false,
        }
    }

    /// Makes room for the tokens of a unit of all files that are known: a list that grows by copies touches twice the memory.
    pub(super) fn make_room(&mut self) {
        let known = self.cache.map_or(0, LexCache::token_count);
        self.out.reserve(known.min(MOST_ROOM));
    }

    /// Defines what the command line does and enters the main file; `loaded` need not be asked for again.
    pub(super) fn begin(&mut self, name: &str, source: &[u8], loaded: Loaded) {
        loaded.into_iter().for_each(|(path, file)| _ = self.given.insert(path, file));
        self.define_options();
        let main = self.lex(source);
        self.enter(name.into(), main, None);
    }

    /// Reads to the end, and gives what came of it; see [`finish`](Self::finish).
    pub(super) fn end(mut self, before: Option<Token>) -> Preprocessed {
        self.run();
        let wanted = self.wanted();
        let macros = if self.options.list_macros { self.listed_macros() } else { Vec::new() };
        Preprocessed { wanted, macros, ..self.finish(before) }
    }

    /// Reads all that is open, to the end.
    pub(super) fn run(&mut self) {
        while !self.files.is_empty() && !self.stopped {
            self.scan_file();
        }
    }

    /// What came of it; `before` is the last token before those that were read, where the preprocessor went on from a point.
    fn finish(mut self, before: Option<Token>) -> Preprocessed {
        if let Some(before) = before {
            self.out.insert(0, before);
        }
        let span = Span::at(self.sources.end_of_main());
        self.out.push(Token { kind: TokenKind::Eof, flags: Flags::LINE_START, name: Name(0), span });
        self.diagnostics.tell_options();
        let Preprocessor { out: tokens, sources, names, diagnostics, orders, marks, .. } = self;
        Preprocessed {
            tokens,
            first: usize::from(before.is_some()),
            sources,
            names,
            diagnostics,
            orders,
            wanted: None,
            macros: Vec::new(),
            marks,
        }
    }

    /// What the macro stands for whose text is asked for.
    fn wanted(&mut self) -> Option<Vec<Token>> {
        let name = self.options.wanted_macro.as_deref()?;
        self.predefine_name(name);
        let name = self.names.intern(name);
        self.macros.find(name)?;
        let token = Token { kind: TokenKind::Ident, flags: Flags::default(), name, span: Span::NONE };
        let mut out = Vec::new();
        self.expand_alone(&[token], &mut out);
        Some(out)
    }

    pub(super) fn lex(&self, bytes: &[u8]) -> Arc<LexedFile> {
        match self.cache {
            Some(cache) => cache.lex(bytes),
            None => Arc::new(crate::lex::lex(crate::source::SourceText::new(bytes))),
        }
    }

    /// Begins to read a file.
    pub(super) fn enter(&mut self, name: Arc<str>, lexed: Arc<LexedFile>, from: Option<Pos>) {
        self.predefine_for(&lexed);
        let Some(id) = self.sources.add_file(name, lexed.source().clone(), from) else {
            return self.stop(Diagnostic::new(&FILE_TOO_LARGE, Span::at(from.unwrap_or(Pos::NONE))));
        };
        self.mark_file(id);
        self.read(id, lexed);
    }

    /// Opens a file that is among the sources.
    pub(super) fn read(&mut self, id: FileId, lexed: Arc<LexedFile>) {
        let base = self.sources.file(id).base;
        let names = lexed.names(&mut self.names);
        self.out.reserve(lexed.tokens().len());
        self.files.push(OpenFile { id, base, lexed, names, at: 0, oddity: 0, conditionals: Vec::new() });
    }

    /// Reports what makes going on pointless.
    pub(super) fn stop(&mut self, diagnostic: Diagnostic) {
        if !self.stopped {
            self.diagnostics.push(diagnostic);
        }
        self.stopped = true;
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Reads the innermost file until a directive was done or the file ends.
    pub(super) fn scan_file(&mut self) {
        let Some(file) = self.files.last() else { return };
        let (lexed, names, base) = (file.lexed.clone(), file.names.clone(), file.base);
        let mut at = file.at;
        loop {
            at = self.pass_plain(&lexed, &names, base, at);
            let raw = lexed.tokens()[at];
            let token = open::token(&lexed, base, raw, open::name_of(raw, &names));
            at += 1;
            match token.kind {
                TokenKind::Ident => {
                    if let Some(id) = self.macros.find_to_use(token.name) {
                        self.set_at(at);
                        self.expand_from_file(token, id);
                        if self.stopped {
                            return;
                        }
                        at = self.files.last().map_or(at, |f| f.at);
                        at = self.pass_led(&lexed, &names, base, at);
                    }
                }
                TokenKind::Hash => {
                    self.set_at(at);
                    return self.directive();
                }
                TokenKind::UnterminatedComment => self.diagnostics.report(&UNTERMINATED_COMMENT, token.span),
                _ => return self.leave(),
            }
        }
    }

    /// Puts out the next token if macros before it came to nothing and the preprocessor leaves it as it is.
    fn pass_led(&mut self, file: &LexedFile, names: &[Name], base: Pos, at: usize) -> usize {
        let raw = file.tokens()[at];
        let is_word = |raw: RawToken| raw.kind == TokenKind::Ident;
        if self.expander.lead == Flags::default()
            || is_word(raw) && self.macros.find(names[raw.spelling as usize]).is_some()
        {
            return at;
        }
        let token = self.led(open::token(file, base, raw, open::name_of(raw, names)));
        let is_plain = match raw.kind {
            TokenKind::Eof | TokenKind::UnterminatedComment => false,
            TokenKind::Hash => !raw.flags.has(Flags::LINE_START),
            _ => true,
        };
        if is_plain {
            self.out.push(open::as_keyword(token));
        }
        at + usize::from(is_plain)
    }

    /// Puts out the tokens of a file from one on that the preprocessor leaves as they are: up to the use of a macro, a directive, a comment
    /// without its end, or the end of the file.
    #[inline(never)]
    fn pass_plain(&mut self, file: &LexedFile, names: &[Name], base: Pos, at: usize) -> usize {
        let macros = &self.macros;
        let stops = |raw: &RawToken| match raw.kind {
            TokenKind::Ident => macros.find(names[raw.spelling as usize]).is_some(),
            TokenKind::Hash => raw.flags.has(Flags::LINE_START),
            kind => matches!(kind, TokenKind::Eof | TokenKind::UnterminatedComment),
        };
        let rest = &file.tokens()[at..];
        let plain = &rest[..rest.iter().position(stops).unwrap_or(rest.len())];
        self.out.extend(
            plain
                .iter()
                .map(|&raw| open::as_keyword(open::token(file, base, raw, open::name_of(raw, names)))),
        );
        at + plain.len()
    }

    pub(super) fn set_at(&mut self, at: usize) {
        if let Some(file) = self.files.last_mut() {
            file.at = at;
        }
    }

    fn leave(&mut self) {
        let Some(file) = self.files.pop() else { return };
        if let Some(from) = self.sources.file(file.id).included_from.filter(|_| self.options.list_marks) {
            self.mark(self.next_line(Span::at(from)), MarkKind::Go);
        }
        for oddity in &file.lexed.oddities()[file.oddity..] {
            self.diagnostics.report(kind_of(oddity.kind), Span::at(file.base.offset(oddity.offset)));
        }
        for open in file.conditionals.iter().rev() {
            self.diagnostics.report(&UNTERMINATED_IF, open.span);
        }
    }

    /// Goes past what is odd before the last token of the innermost file that was taken; what was read may be warned of.
    pub(super) fn pass_oddities(&mut self, read: bool) {
        let Some(file) = self.files.last_mut() else { return };
        let rest = &file.lexed.oddities()[file.oddity..];
        if rest.is_empty() {
            return;
        }
        let end = file.at.checked_sub(1).map_or(0, |last| file.lexed.end(file.lexed.tokens()[last]));
        let passed = &rest[..rest.partition_point(|oddity| oddity.offset < end)];
        file.oddity += passed.len();
        if read {
            for oddity in passed {
                self.diagnostics.report(kind_of(oddity.kind), Span::at(file.base.offset(oddity.offset)));
            }
        }
    }

    /// The rest of the current line of the innermost file, which is then read: a list to recycle, as a file of directives would
    /// allocate one for each.
    pub(super) fn take_line(&mut self) -> Vec<Token> {
        let mut line = self.spare();
        let Some(file) = self.files.last_mut() else { return line };
        let rest = &file.lexed.tokens()[file.at..];
        let ends = |t: &RawToken| t.kind == TokenKind::Eof || t.flags.has(Flags::LINE_START);
        let len = rest.iter().position(ends).unwrap_or(rest.len());
        line.extend(rest[..len].iter().map(|&raw| file.token(raw)));
        file.at += len;
        line
    }

    pub(super) fn warn_extra(&mut self, rest: &[Token], directive: &'static str) {
        if let Some(extra) = rest.first() {
            self.diagnostics.push(Diagnostic::new(&EXTRA_TOKENS, extra.span).arg(directive));
        }
    }

    /// How a token is spelled.
    pub(super) fn spelling(&self, token: &Token) -> &str {
        if token.kind.has_name() { self.names.get(token.name) } else { token.kind.text() }
    }
}

fn kind_of(oddity: OddityKind) -> &'static Kind {
    match oddity {
        OddityKind::NestedComment => &NESTED_COMMENT,
        OddityKind::SpacedSplice => &SPACED_SPLICE,
        OddityKind::OpenString => &OPEN_STRING,
        OddityKind::OpenCharacter => &OPEN_CHARACTER,
        OddityKind::EmptyCharacter => &EMPTY_CHARACTER_TOKEN,
        OddityKind::Null => &NULL_CHARACTER,
        OddityKind::InvalidByte => &INVALID_UTF8,
        OddityKind::Trigraph => &TRIGRAPH,
        OddityKind::ForeignSpace => &FOREIGN_SPACE,
        OddityKind::ForeignCharacter => &FOREIGN_CHARACTER,
    }
}
