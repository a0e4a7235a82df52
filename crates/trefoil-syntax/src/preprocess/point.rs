//! Points of a source to go on from: what the preprocessor knows at the end of an `#include` of the main file.
//!
//! Another compile that begins with the same includes goes on from there. It may do so where everything that the text before
//! the point depends on is the same: the options, the text of each file that was asked for, and each macro of the command
//! line whose name the text spells or makes by `##`. Macros that the text does not name may differ: that is what permutations
//! are.

use super::Options;
use super::boundary::{Boundary, boundaries, plain_includes};
use super::kept::{Loaded, Point, Wish};
use super::macros::{Macro, MacroTable, Predefined, is_reserved};
use super::predefined::{COMMAND_LINE, STAGE};
use super::state::{Preprocessed, Preprocessor};
use crate::lex::{LexCache, LexedFile, Token, TokenKind};
use crate::source::{FileId, IncludeHandler, Moves, Name, Pos, Span};
use smallvec::SmallVec;
use std::sync::{Arc, Mutex, PoisonError};

/// With fewer tokens before it a point is not worth standing where it is for the sake of macros that differ: who has others there
/// gets a point of their own.
const LEAST_BEFORE: usize = 1024;

/// As [`preprocess`](super::preprocess), and keeps a point: at the last of the boundaries, or before it where a file is to be read
/// that spells one of the names. There is none where the source says errors before it, or changes what is warned of.
pub fn preprocess_keeping(
    (name, source): (&str, &[u8]),
    options: &Options,
    includes: &dyn IncludeHandler,
    cache: Option<&LexCache>,
    (differing, loaded): (Vec<String>, Loaded),
) -> (Preprocessed, Option<Point>) {
    let mut p = Preprocessor::new(options, includes, cache);
    p.make_room();
    p.begin(name, source, loaded);
    let boundaries = p.files.last().map(|main| boundaries(&main.lexed)).unwrap_or_default();
    let Some(&last) = boundaries.first() else { return (p.end(None), None) };
    p.wish = Some(Wish { boundaries, differing, initial: p.macros.clone(), point: None });
    p.run_to(last.at);
    let point =
        p.wish.take().and_then(|wish| wish.point.or_else(|| p.point(last, wish.initial, p.loaded.len())));
    (p.end(None), point)
}

/// As [`preprocess`](super::preprocess), from a point that is a boundary of this main file too. Gives the tokens after the
/// point, preceded by the last one before it.
///
/// # Errors
/// Where the point does not hold for this source: the files that were asked for.
pub fn preprocess_from(
    (name, source): (&str, &[u8]),
    options: &Options,
    includes: &dyn IncludeHandler,
    cache: Option<&LexCache>,
    (point, boundary, loaded): (&Point, Boundary, &Loaded),
) -> Result<Preprocessed, Loaded> {
    let mut p = Preprocessor::new(options, includes, cache);
    p.names = point.names.clone();
    p.begin(name, source, loaded.clone());
    if !p.go_on_from(point, boundary) {
        return Err(Loaded::new());
    }
    let before = point.given.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let mut given = None;
    for (place, (path, kept)) in point.loaded.iter().enumerate() {
        let known = before.get(place).and_then(Option::as_ref);
        let read = p.read_again(path, kept.as_ref(), known, |bytes| {
            let given = given.get_or_insert_with(|| before.to_vec());
            given.resize(point.loaded.len(), None);
            given[place] = Some(bytes);
        });
        let same = match (&read, kept) {
            (None, None) => true,
            (Some(read), Some(kept)) => Arc::ptr_eq(read, kept) || kept.is_of(read.source().as_bytes()),
            _ => false,
        };
        if !same {
            let loaded = std::mem::take(&mut p.loaded);
            return Err(loaded.into_iter().chain([(path.clone(), read)]).collect());
        }
        p.loaded.insert(path.clone(), kept.clone());
    }
    if let Some(given) = given {
        *point.given.lock().unwrap_or_else(PoisonError::into_inner) = given.into();
    }
    Ok(p.end(Some(point.last)))
}

/// Whether [`preprocess_from`] would go on from a point, where the files are those that they were.
pub fn would_go_on(
    (name, source): (&str, &[u8]),
    options: &Options,
    includes: &dyn IncludeHandler,
    cache: Option<&LexCache>,
    (point, boundary): (&Point, Boundary),
) -> bool {
    let mut p = Preprocessor::new(options, includes, cache);
    p.names = point.names.clone();
    p.begin(name, source, Loaded::new());
    p.go_on_from(point, boundary)
}

impl Preprocessor<'_> {
    /// The file at a path as it is now: `kept` itself, without lexing, where that is still its text. `known` are bytes that are
    /// known to be; others that turn out to be are noted.
    fn read_again(
        &self,
        path: &Arc<str>,
        kept: Option<&Arc<LexedFile>>,
        known: Option<&Arc<[u8]>>,
        note: impl FnOnce(Arc<[u8]>),
    ) -> Option<Arc<LexedFile>> {
        if let Some(given) = self.given.get(path) {
            return given.clone();
        }
        let bytes = self.includes.load(path)?;
        let is_known = known.is_some_and(|known| Arc::ptr_eq(known, &bytes));
        let Some(kept) = kept.filter(|kept| is_known || kept.is_of(&bytes)) else {
            return Some(self.lex(&bytes));
        };
        if !is_known {
            note(bytes);
        }
        Some(kept.clone())
    }

    /// Reads to a token of the main file.
    fn run_to(&mut self, at: usize) {
        while !self.is_stopped() && (self.files.len() > 1 || self.files.last().is_some_and(|f| f.at < at)) {
            self.scan_file();
        }
    }

    /// Keeps the point before the `#include` that is being read, at `at`, if one is wanted there; `asked` files were asked for
    /// before it.
    pub(super) fn wish_before(&mut self, file: &LexedFile, at: Span, asked: usize) {
        let Some(wish) = &self.wish else { return };
        let differs = |text: &str| wish.differing.iter().any(|name| name == text);
        if wish.point.is_some() || !file.spellings().any(differs) {
            return;
        }
        let Some(mut wish) = self.wish.take() else { return };
        if self.out.len() < LEAST_BEFORE {
            wish.differing.retain(|name| !file.spellings().any(|text| text == name));
            self.wish = Some(wish);
            return;
        }
        // The directive is read again by who goes on from the point.
        let after = self.files.last().map_or(0, |file| file.at);
        if let Some(file) = self.files.last_mut() {
            let offset = at.lo.0.wrapping_sub(file.base.0);
            let word = file.lexed.tokens().partition_point(|token| token.offset < offset);
            file.at = word.saturating_sub(1);
        }
        let main = self.files.first().map_or(0, |main| main.at);
        if let Some(&boundary) = wish.boundaries.iter().find(|boundary| boundary.at == main) {
            let mut differing = std::mem::take(&mut wish.differing);
            differing.retain(|name| file.spellings().any(|text| text == name));
            wish.point =
                self.point(boundary, wish.initial.clone(), asked).map(|it| Point { differing, ..it });
        }
        self.set_at(after);
        self.wish = wish.point.is_some().then_some(wish);
    }

    /// The point where the preprocessor is, if others can go on from it.
    fn point(&self, boundary: Boundary, initial: MacroTable, asked: usize) -> Option<Point> {
        let [main, open @ ..] = &self.files[..] else { return None };
        let stands = main.at == boundary.at && main.conditionals.is_empty() && !self.is_stopped();
        let quiet = !self.diagnostics.has_errors() && !self.diagnostics.has_pragmas();
        let is_ordinary = |t: &&Token| t.kind != TokenKind::PackMatrix;
        let last = *self.out.last().filter(is_ordinary)?;
        // Of a main file of which nothing but the includes counts, nothing may be said.
        let tells_main = boundary.only_includes && self.is_said_in(main.id);
        if !stands || !quiet || self.sources.has_line_marks(main.id) || tells_main {
            return None;
        }
        let mut point = Point {
            boundary,
            open: open.to_vec(),
            differing: Vec::new(),
            main: main.lexed.clone(),
            main_file: main.id.0 as usize,
            main_base: main.base,
            oddity: main.oddity,
            names: self.names.clone(),
            sources: self.sources.clone(),
            macros: self.macros.clone(),
            defined: self.options.defines.iter().filter_map(|(name, _)| self.names.find(name)).collect(),
            initial,
            spelled: Vec::new(),
            once: self.once.clone(),
            loaded: self.loaded.iter().take(asked).map(|(path, file)| (path.clone(), file.clone())).collect(),
            given: Mutex::new(Arc::new([])),
            counter: self.counter,
            predefined: self.predefined,
            made: self.expander.made,
            diagnostics: self.diagnostics.iter().cloned().collect(),
            tokens: self.out.len(),
            last,
            tells_definitions: self.is_said_in(COMMAND_LINE),
        };
        point.names.share();
        point.macros.share();
        point.initial.share();
        point.spelled = self.spelled(&point);
        Some(point)
    }

    /// Whether a diagnostic names a place of a file.
    fn is_said_in(&self, file: FileId) -> bool {
        let inside = |pos: Pos| self.sources.file_of(pos) == Some(file);
        self.diagnostics.iter().any(|d| inside(d.span.lo) || d.notes.iter().any(|n| inside(n.span.lo)))
    }

    /// By name, what is spelled before a point.
    fn spelled(&self, point: &Point) -> Vec<bool> {
        let mut spelled = vec![false; self.names.len()];
        let mut mark = |name: Option<Name>| {
            if let Some(name) = name {
                spelled[name.index()] = true;
            }
        };
        for (_, file) in &point.loaded {
            let Some(file) = file else { continue };
            file.spellings().for_each(|text| mark(self.names.find(text)));
        }
        for token in &point.main.tokens()[..point.boundary.at] {
            if token.kind.has_name() {
                mark(self.names.find(point.main.spelling(token.spelling)));
            }
        }
        self.pasted.iter().for_each(|&name| mark(Some(name)));
        // What macros of the command line stand for is looked up where they are used.
        for id in point.defined.iter().filter_map(|&name| point.initial.find(name)) {
            point
                .initial
                .get(id)
                .body
                .iter()
                .for_each(|t| mark(t.token.kind.has_name().then_some(t.token.name)));
        }
        spelled
    }

    /// Goes on from a point, at a boundary of the main file that was just entered. False where that does not hold here.
    fn go_on_from(&mut self, point: &Point, boundary: Boundary) -> bool {
        let [main] = &self.files[..] else { return false };
        let (id, base, lexed) = (main.id, main.base, main.lexed.clone());
        let same_text = boundary.only_includes == point.boundary.only_includes
            && boundary.text_before(&lexed) == point.boundary.text_before(&point.main);
        let same_files = id.0 as usize == point.main_file && base == point.main_base;
        if !same_text || !same_files || self.is_stopped() || !self.diagnostics.is_untouched() {
            return false;
        }
        let Some((macros, moves)) = self.macros_at(point) else { return false };
        // Where the includes of the one file stand in the other.
        let offsets = |file| plain_includes(file).map(|line| line.offset).collect::<SmallVec<[u32; 8]>>();
        let (then, now) = (offsets(&point.main), offsets(&lexed));
        let moved = |pos: Pos| {
            let at = then.iter().position(|&offset| point.main_base.offset(offset) == pos);
            at.and_then(|n| now.get(n)).map_or(pos, |&offset| base.offset(offset))
        };
        let moved = |pos: Pos| if boundary.only_includes { moved(pos) } else { pos };
        if !self.sources.go_on_from(&point.sources, moved, &moves) {
            return false;
        }
        self.macros = macros;
        self.once.clone_from(&point.once);
        self.counter = point.counter;
        self.expander.made = point.made;
        if point.predefined != Predefined::default() {
            self.show_built_in();
        }
        self.predefined = point.predefined;
        self.predefine_for(&lexed);
        self.diagnostics.restore(&point.diagnostics);
        if let Some(main) = self.files.last_mut() {
            (main.at, main.oddity) = (boundary.at, point.oddity);
        }
        self.files.extend(point.open.iter().cloned());
        true
    }

    /// The macros at a point, with those of this command line, and where in the text of it those stand that it has in common with the
    /// point's; none where one of them has another meaning before the point.
    fn macros_at(&mut self, point: &Point) -> Option<(MacroTable, Moves)> {
        let own = self.options.defines.iter().filter_map(|(name, _)| self.names.find(name));
        let mut names: SmallVec<[Name; 16]> = own.chain(point.defined.iter().copied()).collect();
        trefoil_entity::sort_by_key(&mut names, |name| name.index() as u64);
        names.dedup();
        let mut others: SmallVec<[(Name, Option<Macro>); 16]> = SmallVec::new();
        let mut moves = Moves::new();
        for name in names {
            let find = |table: &MacroTable| table.find(name).map(|id| table.get(id).clone());
            let (now, then) = (find(&self.macros), find(&point.initial));
            let same = match (&now, &then) {
                (Some(now), Some(then)) => now.is_equal(then),
                (None, None) => true,
                _ => false,
            };
            if same {
                continue;
            }
            let at_point = point.macros.find(name);
            let stays = at_point.is_some() && at_point == point.initial.find(name);
            if let (Some(now), Some(then)) = (&now, &then)
                && !point.tells_definitions
                && let Some(by) = now.offset_from(then)
            {
                moves.push((then.range(), by));
                if let Some(id) = at_point.filter(|_| stays) {
                    others.push((name, Some(Macro { used: point.macros.get(id).used, ..now.clone() })));
                }
                continue;
            }
            // Of two macros nothing may have asked more than whether there is one.
            let unused = now.is_some() && stays && at_point.is_some_and(|id| !point.macros.get(id).used);
            if point.spells_name(name) && !unused || is_reserved(self.names.get(name)) {
                return None;
            }
            others.push((name, now));
        }
        let mut macros = point.macros.clone();
        others.into_iter().for_each(|(name, now)| macros.put(name, now));
        // Nothing before the point asks for the stage when another goes on from it.
        let stage = self.names.find(STAGE).and_then(|name| macros.find(name));
        if let Some(id) = stage {
            let number = self.names.intern(&self.options.profile.stage.number().to_string());
            let Macro { body, .. } = macros.get_mut(id);
            if let [only] = &body[..] {
                let mut only = *only;
                only.token.name = number;
                *body = Arc::new([only]);
            }
        }
        Some((macros, moves))
    }
}
