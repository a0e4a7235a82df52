//! What headers declare is kept: a compile that begins with the same includes as earlier ones goes on from the end of them.
//!
//! The end of an `#include` that no `#if` is around is a boundary. The second compile that comes to one keeps what the
//! preprocessor, the parser and the check know there; later ones start from a copy. It holds because a point says what the text
//! before it depends on, and each compile compares: the options (by a hash that is keyed by a secret of the session), the files
//! that were asked for (byte by byte), the macros of the command line that are spelled there, and the entry and stage where they
//! count there. Warnings and errors of the headers are kept too and said again.

mod making;
mod seen;
mod source;

use crate::token_key::{Hashed, hash_options};
use crate::{Input, Request};
pub(crate) use making::Others;
use making::{Aim, Making, Makings, Progress};
use rustc_hash::FxHashMap;
use seen::Seen;
use siphasher::sip128::{Hasher128, SipHasher13};
use source::Source;
use std::borrow::Cow;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use trefoil_hlsl::check;
use trefoil_hlsl::diag::Diagnostics as List;
use trefoil_hlsl::lex::{LexCache, LexedFile};
use trefoil_hlsl::preprocess::{self, Boundary, Loaded, Preprocessed};
use trefoil_hlsl::syntax::grammar;
use trefoil_hlsl::syntax::tree::{AnnotationKind, Unit};
use trefoil_hlsl::typed::Program;
use trefoil_hlsl::{CheckOptions, Parsed};
use trefoil_ir::{Stage, sort_by_key};

/// About how many bytes the points of a session take at most, with the files that they hold.
const ROOM: usize = 512 << 20;
/// How many points with the same text before them are kept: those that other macros, files or entries led to.
const MOST_ALIKE: usize = 16;
/// How many beginnings of files are remembered.
const MOST_SEEN: usize = 4096;

/// What headers declare, for the compiles of a session.
pub(crate) struct Declared {
    secret: (u64, u64),
    store: Mutex<Store>,
    making: Arc<Makings>,
}

#[derive(Default)]
struct Store {
    /// By the text before a boundary.
    points: FxHashMap<u128, Vec<Arc<Kept>>>,
    /// By the text before the last boundary.
    seen: FxHashMap<u128, Seen>,
    /// Counts the points.
    next: u64,
    /// Counts the compiles that went on from one.
    resumed: u64,
}

/// What is known at the end of headers.
pub(crate) struct Kept {
    /// Its number among those of the session.
    id: u64,
    entry: String,
    stage: Stage,
    /// Whether the stage counts before it.
    of_stage: bool,
    text: preprocess::Point,
    tree: grammar::Point,
    model: check::Point,
    /// The hashes of the tokens before it, where the compile that made it had a key.
    pub(crate) hashed: Option<Box<Hashed>>,
    /// About how many bytes it takes, besides its files.
    bytes: usize,
    /// How many compiles had gone on from points when one last did from this.
    used: AtomicU64,
    /// Whether a compile has gone on from it, or need not for it to be of use.
    is_of_use: AtomicBool,
    /// Whether another has come in its place since a compile last went on from it, because a file had changed.
    is_replaced: AtomicBool,
    /// How many tokens compiles read after it that went on from it, since another last kept one with more before it in its place.
    read_after: AtomicUsize,
}

/// A point that the preprocessor has come past, and that its making holds.
pub(crate) struct Wanted {
    /// How many tokens stand before it.
    pub(crate) token_count: usize,
    /// The key of the last boundary of the source.
    first: u128,
    /// The point in whose place it comes.
    replaces: Option<u64>,
    /// The hashes of the tokens before it.
    pub(crate) hashed: Option<Box<Hashed>>,
    making: Making,
}

/// That a point is to be made.
struct Wish {
    making: Making,
    aim: Aim,
    /// The point in whose place it comes.
    replaces: Option<u64>,
}

/// A request, and what it can go on from.
struct Ahead<'a> {
    source: Source<'a>,
    /// The main file, where what includes declare may be kept.
    main: Option<Arc<LexedFile>>,
    /// What the points at each boundary have in common, the last boundary first.
    keys: Vec<(u128, Boundary)>,
    /// The macros in which it differs from the compiles before it, if there are any.
    differing: Option<Vec<String>>,
    /// What was read in vain.
    loaded: Loaded,
    found: Found,
    /// That the point is being made that it has not found.
    making: Option<Making>,
}

/// What a compile finds to go on from.
enum Found {
    /// A point.
    Point(Box<Begun>),
    /// One so early that another is to be made further on.
    Further(Wish),
    /// None; one may be there that would do but for a file that has changed.
    Nothing(Option<u64>),
}

/// The tokens of a request, and where its compile begins.
pub(crate) struct Begun {
    pub(crate) tokens: Preprocessed,
    pub(crate) start: Start,
}

/// Where a compile begins.
pub(crate) enum Start {
    /// At the beginning.
    Anew,
    /// At the beginning, and a point that the preprocessor came past is wanted.
    Keeping(Box<Wanted>),
    /// At the end of headers.
    From(Arc<Kept>),
}

/// How the check of a tree begins.
pub(crate) enum Next {
    /// At the first declaration.
    Check,
    /// At the first declaration, and the point that the parser came past is wanted.
    Keep(Box<Wanted>, Box<grammar::Point>),
    /// At the end of headers.
    From(Arc<Kept>),
}

impl Default for Declared {
    fn default() -> Self {
        let secret = RandomState::new();
        Declared {
            secret: (secret.hash_one(0), secret.hash_one(1)),
            store: Mutex::default(),
            making: Arc::default(),
        }
    }
}

impl Declared {
    /// The tokens of a request's source.
    pub(crate) fn begin(
        &self,
        request: &Request<'_>,
        options: &preprocess::Options,
        cache: &LexCache,
    ) -> Begun {
        self.go_on(self.look(request, options, cache))
    }

    /// As [`begin`](Self::begin), with a thought for the other threads: none where one is making the point that the request would go on
    /// from, and the request is to be left for later.
    pub(crate) fn begin_among(
        &self,
        request: &Request<'_>,
        options: &preprocess::Options,
        cache: &LexCache,
        others: Others,
    ) -> Option<Begun> {
        let mut ahead = self.look(request, options, cache);
        if let Some((wish, aim)) = self.wish_for_first(&ahead) {
            let holds = |key: u128, point: &preprocess::Point| {
                let same = ahead.keys.iter().find(|&&(own, _)| own == key);
                same.is_some_and(|&(_, boundary)| ahead.source.would_go_on(point, boundary))
            };
            if self.making.has_like(&aim, others == Others::Await, holds) {
                return None;
            }
            match (self.making.begin(wish, aim), others) {
                (Err(true), Others::Leave) => return None,
                (Err(true), _) => self.making.wait(wish),
                (Err(false), _) => return Some(self.go_on(ahead)),
                (Ok(making), _) => ahead.making = Some(making),
            }
            // It may have been made meanwhile.
            ahead.found =
                self.find(&ahead.source, &ahead.keys, ahead.differing.as_deref(), &mut ahead.loaded);
        }
        Some(self.go_on(ahead))
    }

    /// Looks for what a request can go on from.
    fn look<'a>(
        &self,
        request: &'a Request<'a>,
        options: &'a preprocess::Options,
        cache: &'a LexCache,
    ) -> Ahead<'a> {
        let text = crate::older::source(request);
        let is_older = matches!(text, Cow::Owned(_));
        let source = Source { request, options, cache, text };
        let applies = !request.options.for_execution && request.options.input == Input::Hlsl && !is_older;
        let main = applies.then(|| cache.lex(request.source));
        let mut keys = Vec::new();
        if let Some(main) = &main {
            let key = |boundary| (self.key(request, boundary, main), boundary);
            keys.extend(preprocess::boundaries(main).into_iter().map(key));
        }
        let mut loaded = Loaded::new();
        let differing = keys.first().and_then(|&(first, _)| self.meet(first, request));
        let found = self.find(&source, &keys, differing.as_deref(), &mut loaded);
        Ahead { source, main, keys, differing, loaded, found, making: None }
    }

    /// The tokens of a request, from what was found for it.
    fn go_on(&self, ahead: Ahead<'_>) -> Begun {
        let wish_for_first = self.wish_for_first(&ahead);
        let Ahead { source, main, keys, loaded, found, making, .. } = ahead;
        let (Some(main), Some(&(first, _))) = (main, keys.first()) else { return source.anew(loaded) };
        let wish = match found {
            Found::Point(begun) => return *begun,
            Found::Further(wish) => Some(wish),
            Found::Nothing(replaces) => wish_for_first.and_then(|(wish, aim)| {
                let making = making.or_else(|| self.making.begin(wish, aim.clone()).ok())?;
                self.is_wanted(first).then_some(Wish { making, aim, replaces })
            }),
        };
        let Some(Wish { mut making, aim, replaces }) = wish else { return source.anew(loaded) };
        making.is(Progress::Tried);
        let (tokens, point) = source.keeping(aim.differing().to_vec(), loaded);
        let Some(point) = point else { return Begun { tokens, start: Start::Anew } };
        making.is(Progress::Prepared);
        if !self.is_placed(first, &point, tokens.tokens.len()) {
            return Begun { tokens, start: Start::Anew };
        }
        let key = self.key(source.request, point.boundary(), &main);
        let token_count = point.token_count();
        making.place(key, point);
        let wanted = Wanted { token_count, first, replaces, hashed: None, making };
        Begun { tokens, start: Start::Keeping(Box::new(wanted)) }
    }

    /// Goes on from a point, where there is one, or says that a point further on should be made instead. `loaded` becomes what was read
    /// in vain.
    fn find(
        &self,
        source: &Source<'_>,
        keys: &[(u128, Boundary)],
        differing: Option<&[String]>,
        loaded: &mut Loaded,
    ) -> Found {
        let mut changed = None;
        for &(key, boundary) in keys {
            for kept in self.candidates(key, source.request) {
                let tokens = match source.from(&kept, boundary, loaded) {
                    Ok(tokens) => tokens,
                    Err(asked) => {
                        if !asked.is_empty() {
                            changed = changed.max(Some(kept.id));
                        }
                        loaded.extend(asked);
                        continue;
                    }
                };
                let is_last = keys.first().is_some_and(|&(first, _)| key == first) && kept.text.is_whole();
                let differing = differing.filter(|_| !is_last && kept.is_left(tokens.tokens.len()));
                return match differing.and_then(|names| self.make_further(keys, source.request, names, &kept))
                {
                    Some(wish) => Found::Further(wish),
                    None => {
                        self.resume(&kept, keys);
                        Found::Point(Box::new(Begun { tokens, start: Start::From(kept) }))
                    }
                };
            }
        }
        Found::Nothing(changed)
    }

    /// Begins to make a point further on than one, where nobody is at it.
    fn make_further(
        &self,
        keys: &[(u128, Boundary)],
        request: &Request<'_>,
        differing: &[String],
        than: &Kept,
    ) -> Option<Wish> {
        let &(first, _) = keys.first()?;
        let others = differing.iter().filter(|name| !than.text.stands_before(name));
        let differing: Vec<String> = others.cloned().collect();
        let wish = self.wish(first, request, &differing, None);
        let aim = Aim::new(first, request, differing, Vec::new());
        let making = self.making.begin(wish, aim.clone()).ok()?;
        Some(Wish { making, aim, replaces: None })
    }

    /// The wish of a request that has nothing to go on from, unless it is the first of its kind: its hash, and what for.
    fn wish_for_first(&self, ahead: &Ahead<'_>) -> Option<(u128, Aim)> {
        let Found::Nothing(replaces) = ahead.found else { return None };
        let (&(first, _), differing) = (ahead.keys.first()?, ahead.differing.as_deref()?);
        let request = ahead.source.request;
        let aim = self.aim(first, request, differing.to_vec());
        Some((self.wish(first, request, aim.differing(), replaces), aim))
    }

    /// The hash of a wish for a point: all that would go on from the same one wish for the same next one when a file has changed.
    /// Otherwise it is what does not differ that tells.
    fn wish(&self, first: u128, request: &Request<'_>, differing: &[String], replaces: Option<u64>) -> u128 {
        let mut hasher = SipHasher13::new_with_keys(self.secret.0, self.secret.1);
        (first, replaces).hash(&mut hasher);
        if replaces.is_none() {
            let same = request.options.defines.iter().filter(|(name, _)| !differing.contains(name));
            (request.entry, request.profile.stage).hash(&mut hasher);
            same.for_each(|define| define.hash(&mut hasher));
        }
        hasher.finish128().into()
    }

    /// The aim of a request's point, which stands before macros that differ.
    fn aim(&self, first: u128, request: &Request<'_>, differing: Vec<String>) -> Aim {
        let (differing, early) = match self.lock().seen.get(&first) {
            Some(seen) => (seen.placed(differing), seen.early().to_vec()),
            None => (differing, Vec::new()),
        };
        Aim::new(first, request, differing, early)
    }

    /// Whether a point before the end of so many tokens is worth being kept where it stands; its macros are remembered.
    fn is_placed(&self, first: u128, point: &preprocess::Point, tokens: usize) -> bool {
        let before = point.names_before();
        before.is_empty()
            || self.lock().seen.entry(first).or_default().place(before, point.token_count(), tokens)
    }

    fn lock(&self) -> MutexGuard<'_, Store> {
        self.store.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many points there are, and how many compiles have gone on from one.
    pub(crate) fn counts(&self) -> (usize, u64) {
        let store = self.lock();
        (store.points.values().map(Vec::len).sum(), store.resumed)
    }

    /// What the points at a boundary have in common.
    fn key(&self, request: &Request<'_>, boundary: Boundary, main: &LexedFile) -> u128 {
        let mut hasher = SipHasher13::new_with_keys(self.secret.0, self.secret.1);
        let name = request.source_name;
        let folder = name.rfind(['/', '\\']).map_or("", |end| &name[..end]);
        let is_library = request.profile.stage == Stage::Library;
        (folder, request.profile.model, is_library, request.target).hash(&mut hasher);
        let of_preprocessor =
            (request.options.legacy_macro_expansion, request.options.ignore_line_directives);
        (&request.options.include_dirs, of_preprocessor).hash(&mut hasher);
        hash_options(&request.options, &mut hasher);
        boundary.text_before(main).hash(&mut hasher);
        hasher.finish128().into()
    }

    /// The points there that this entry may go on from, those with most before them first.
    fn candidates(&self, key: u128, request: &Request<'_>) -> Vec<Arc<Kept>> {
        let store = self.lock();
        let points = store.points.get(&key).map_or(&[][..], |points| points);
        let mut found: Vec<Arc<Kept>> = points.iter().filter(|kept| kept.is_for(request)).cloned().collect();
        sort_by_key(&mut found, |kept| u64::MAX - kept.text.token_count() as u64);
        found
    }

    /// The macros in which a request differs from the compile of the same beginning that is most like it, if there was one.
    fn meet(&self, key: u128, request: &Request<'_>) -> Option<Vec<String>> {
        let mut store = self.lock();
        if store.seen.len() >= MOST_SEEN {
            store.seen.clear();
        }
        let seen = store.seen.entry(key).or_default();
        let differing = seen.differing(request);
        seen.remember(request);
        differing
    }

    /// Notes that a compile with these boundaries goes on from a point.
    fn resume(&self, kept: &Kept, keys: &[(u128, Boundary)]) {
        let mut store = self.lock();
        store.resumed += 1;
        kept.is_replaced.store(false, Ordering::Relaxed);
        kept.used.store(store.resumed, Ordering::Relaxed);
        if !kept.is_of_use.swap(true, Ordering::Relaxed)
            && let Some(seen) = keys.first().and_then(|(first, _)| store.seen.get_mut(first))
        {
            seen.in_vain = seen.in_vain.saturating_sub(1);
        }
    }

    /// Whether a compile that has nothing to go on from should keep a point: the more seldom, the more were kept in vain. (Those that an
    /// edit of a header has left behind were of use.)
    fn is_wanted(&self, key: u128) -> bool {
        let mut store = self.lock();
        let seen = store.seen.entry(key).or_default();
        seen.misses += 1;
        let room = 1 << seen.in_vain.saturating_sub(MOST_ALIKE as u32).min(16);
        if seen.misses < room {
            return false;
        }
        seen.misses = 0;
        true
    }

    /// Parses tokens; what comes with the tree is what [`check`](Self::check) asks for.
    pub(crate) fn parse(&self, begun: Begun, request: &Request<'_>) -> (Parsed, Next) {
        let Begun { tokens, start } = begun;
        let version = request.options.hlsl_version;
        match start {
            Start::Anew if request.profile.stage == Stage::Library => {
                (grammar::parse_tokens(tokens, version), Next::Check)
            }
            Start::Anew => (grammar::parse_for_entry(tokens, version, request.entry), Next::Check),
            Start::Keeping(mut wanted) => {
                wanted.making.is(Progress::Tried);
                let (parsed, tree) = grammar::parse_keeping(tokens, version, wanted.token_count);
                (parsed, tree.map_or(Next::Check, |tree| Next::Keep(wanted, Box::new(tree))))
            }
            Start::From(kept) => (grammar::parse_from(tokens, version, &kept.tree), Next::From(kept)),
        }
    }

    /// Checks a tree.
    pub(crate) fn check(
        &self,
        (unit, next): (&Unit, Next),
        request: &Request<'_>,
        options: &CheckOptions,
        said: &mut List,
    ) -> Program {
        match next {
            Next::Check => trefoil_hlsl::check(unit, options, said),
            Next::From(kept) => check::check_from(unit, options, said, &kept.model),
            Next::Keep(wanted, tree) => {
                let (program, model) = check::check_keeping(unit, options, said, tree.items());
                if let Some(model) = model {
                    self.keep(*wanted, request, *tree, model, said.has_errors());
                }
                program
            }
        }
    }

    /// Keeps a point. Where there are errors, all that is compiled may go on from it at once or never again: it does not count as made
    /// in vain.
    fn keep(
        &self,
        wanted: Wanted,
        request: &Request<'_>,
        tree: grammar::Point,
        model: check::Point,
        has_errors: bool,
    ) {
        // Who waits for it goes on when it is there.
        let Wanted { first, replaces, hashed, mut making, .. } = wanted;
        let Some((key, mut text)) = making.take_placed() else { return };
        making.is(Progress::Kept);
        text.set_names(model.names().clone());
        let of_stage = text.spells_stage() || names_a_stage(tree.unit());
        let bytes = text.size() + tree.size() + model.size();
        let mut store = self.lock();
        store.next += 1;
        let (id, entry, stage) = (store.next, request.entry.to_owned(), request.profile.stage);
        let (used, is_of_use) = (AtomicU64::new(store.resumed), AtomicBool::new(has_errors));
        let (is_replaced, read_after) = (AtomicBool::new(false), AtomicUsize::new(0));
        let kept = Kept {
            id,
            entry,
            stage,
            of_stage,
            text,
            tree,
            model,
            hashed,
            bytes,
            used,
            is_of_use,
            is_replaced,
            read_after,
        };
        if let Some(seen) = store.seen.get_mut(&first) {
            seen.in_vain += u32::from(!has_errors);
        }
        if let Some(old) = store.points.values().flatten().find(|old| Some(old.id) == replaces) {
            old.is_replaced.store(true, Ordering::Relaxed);
        }
        store.points.entry(key).or_default().push(Arc::new(kept));
        while store.bytes() > ROOM || store.points.get(&key).is_some_and(|it| it.len() > MOST_ALIKE) {
            store.forget_one();
        }
    }
}

impl Store {
    /// About how many bytes the points take, with their files.
    fn bytes(&self) -> usize {
        let all = || self.points.values().flatten();
        let mut files: Vec<(usize, usize)> = Vec::new();
        for kept in all() {
            files.extend(kept.text.files().map(|file| (Arc::as_ptr(file).addr(), file.bytes())));
        }
        sort_by_key(&mut files, |&(at, _)| at as u64);
        files.dedup();
        all().map(|kept| kept.bytes).chain(files.into_iter().map(|(_, bytes)| bytes)).sum()
    }

    /// Forgets the point that no compile has gone on from for longest, of those in whose place others have come where there are any.
    fn forget_one(&mut self) {
        let of_use = |kept: &Kept| !kept.is_replaced.load(Ordering::Relaxed);
        let order = |kept: &&Arc<Kept>| (of_use(kept), kept.used.load(Ordering::Relaxed), kept.id);
        let oldest = self.points.values().flatten().min_by_key(order).map(|kept| kept.id);
        self.points.values_mut().for_each(|points| points.retain(|kept| Some(kept.id) != oldest));
        self.points.retain(|_, points| !points.is_empty());
    }
}

impl Kept {
    /// Whether a compile that could go on from here, with that many tokens after it, should rather keep a point with more before it:
    /// what has been read after it comes to a whole compile.
    fn is_left(&self, after: usize) -> bool {
        let read = self.read_after.fetch_add(after, Ordering::Relaxed) + after;
        let is_left = read >= self.text.token_count() + after;
        if is_left {
            self.read_after.store(0, Ordering::Relaxed);
        }
        is_left
    }

    /// Whether the entry of a request may go on from here: where it is named, what stands before depends on it.
    fn is_for(&self, request: &Request<'_>) -> bool {
        let (entry, stage) = (request.entry, request.profile.stage);
        if self.stage == stage && self.entry == entry {
            return true;
        }
        let names_entry = self.text.spells(entry) || self.text.spells(&self.entry);
        !names_entry && (self.stage == stage || !self.of_stage)
    }
}

/// Whether a register counts for one stage alone.
fn names_a_stage(unit: &Unit) -> bool {
    unit.annotations.values().any(|it| matches!(it.kind, AnnotationKind::Register(r) if r.profile.is_some()))
}
