//! What headers declare is kept: a compile that begins with the same includes as earlier ones goes on from the end of them.
//!
//! The end of an `#include` that no `#if` is around is a boundary. The second compile that comes to one keeps what the
//! preprocessor, the parser and the check know there; later ones start from a copy. It holds because a point says what the text
//! before it depends on, and each compile compares: the options (by a hash that is keyed by a secret of the session), the files
//! that were asked for (byte by byte), the macros of the command line that are spelled there, and the entry and stage where they
//! count there. Warnings of the headers are kept too and said again.

mod seen;
mod source;

use crate::token_key::{Hashed, hash_options};
use crate::{Input, Request};
use rustc_hash::{FxHashMap, FxHashSet};
use seen::Seen;
use siphasher::sip128::{Hasher128, SipHasher13};
use source::Source;
use std::borrow::Cow;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use trefoil_hlsl::check;
use trefoil_hlsl::diag::Diagnostics as List;
use trefoil_hlsl::lex::LexCache;
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
    /// The hashes of the wishes for points that are being made.
    making: Arc<Mutex<FxHashSet<u128>>>,
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
    /// Whether a compile has gone on from it.
    is_of_use: AtomicBool,
    /// How many tokens compiles read after it that went on from it, since another last kept one with more before it in its place.
    read_after: AtomicUsize,
}

/// A point that the preprocessor has come past.
pub(crate) struct Wanted {
    point: preprocess::Point,
    key: u128,
    /// The hashes of the tokens before it.
    pub(crate) hashed: Option<Box<Hashed>>,
    _making: Making,
}

/// That a point is being made: who else would wish for it does without.
struct Making {
    all: Arc<Mutex<FxHashSet<u128>>>,
    wish: u128,
}

impl Drop for Making {
    fn drop(&mut self) {
        self.all.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.wish);
    }
}

impl Wanted {
    /// How many tokens stand before it.
    pub(crate) fn token_count(&self) -> usize {
        self.point.token_count()
    }
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
        let text = crate::older::source(request);
        let source = Source { request, options, cache, text: &text };
        let is_older = matches!(text, Cow::Owned(_));
        if request.options.for_execution || request.options.input != Input::Hlsl || is_older {
            return source.anew(Loaded::new());
        }
        let main = cache.lex(request.source);
        let key = |boundary| (self.key(request, boundary, &main), boundary);
        let keys: Vec<(u128, Boundary)> = preprocess::boundaries(&main).into_iter().map(key).collect();
        let Some(&(first, _)) = keys.first() else { return source.anew(Loaded::new()) };
        let differing = self.meet(first, request);
        let mut loaded = Loaded::new();
        let wish = match self.resumed(&source, &keys, differing.as_deref(), &mut loaded) {
            Some(Ok(begun)) => return begun,
            Some(Err(further)) => Some(further),
            None => differing.filter(|_| self.is_wanted(first)).and_then(|differing| {
                let names = self.placed(first, differing);
                Some((self.make(first, request, &names)?, names))
            }),
        };
        let Some((making, differing)) = wish else { return source.anew(loaded) };
        let (tokens, point) = source.keeping(differing, loaded);
        let point = point.filter(|point| self.is_placed(first, point, tokens.tokens.len()));
        let Some(point) = point else { return Begun { tokens, start: Start::Anew } };
        let key = self.key(request, point.boundary(), &main);
        let start = Start::Keeping(Box::new(Wanted { point, key, hashed: None, _making: making }));
        Begun { tokens, start }
    }

    /// Goes on from a point, where there is one, or says that a point further on should be made instead, and before which macros.
    /// `loaded` becomes what was read in vain.
    fn resumed(
        &self,
        source: &Source<'_>,
        keys: &[(u128, Boundary)],
        differing: Option<&[String]>,
        loaded: &mut Loaded,
    ) -> Option<Result<Begun, (Making, Vec<String>)>> {
        let &(first, _) = keys.first()?;
        for &(key, boundary) in keys {
            for kept in self.find(key, source.request) {
                let tokens = match source.from(&kept, boundary, loaded) {
                    Ok(tokens) => tokens,
                    Err(asked) => {
                        loaded.extend(asked);
                        continue;
                    }
                };
                let is_last = key == first && kept.text.is_whole();
                let differing = differing.filter(|_| !is_last && kept.is_left(tokens.tokens.len()));
                let further = differing.and_then(|names| {
                    let others = names.iter().filter(|name| !kept.text.stands_before(name));
                    let others: Vec<String> = others.cloned().collect();
                    Some((self.make(first, source.request, &others)?, others))
                });
                return Some(further.map_or_else(
                    || {
                        self.resume(&kept, first);
                        Ok(Begun { tokens, start: Start::From(kept) })
                    },
                    Err,
                ));
            }
        }
        None
    }

    /// Begins to make a point, where none is being made for the same wish.
    fn make(&self, first: u128, request: &Request<'_>, differing: &[String]) -> Option<Making> {
        let mut hasher = SipHasher13::new_with_keys(self.secret.0, self.secret.1);
        let same = request.options.defines.iter().filter(|(name, _)| !differing.contains(name));
        (first, request.entry, request.profile.stage).hash(&mut hasher);
        same.for_each(|define| define.hash(&mut hasher));
        let wish = hasher.finish128().into();
        let is_new = self.making.lock().unwrap_or_else(PoisonError::into_inner).insert(wish);
        is_new.then(|| Making { all: self.making.clone(), wish })
    }

    /// The macros before which a point should stand, where some differ.
    fn placed(&self, first: u128, differing: Vec<String>) -> Vec<String> {
        match self.lock().seen.get(&first) {
            Some(seen) => seen.placed(differing),
            None => differing,
        }
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
    fn key(&self, request: &Request<'_>, boundary: Boundary, main: &trefoil_hlsl::lex::LexedFile) -> u128 {
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
    fn find(&self, key: u128, request: &Request<'_>) -> Vec<Arc<Kept>> {
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

    /// Notes that a compile goes on from a point, where `key` is that of its last boundary.
    fn resume(&self, kept: &Kept, key: u128) {
        let mut store = self.lock();
        store.resumed += 1;
        kept.used.store(store.resumed, Ordering::Relaxed);
        if !kept.is_of_use.swap(true, Ordering::Relaxed)
            && let Some(seen) = store.seen.get_mut(&key)
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
        seen.in_vain += 1;
        true
    }

    /// Parses tokens; what comes with the tree is what [`check`](Self::check) asks for.
    pub(crate) fn parse(&self, begun: Begun, request: &Request<'_>) -> (Parsed, Next) {
        let Begun { tokens, start } = begun;
        let version = request.options.hlsl_version;
        match start {
            Start::Anew => (grammar::parse_tokens(tokens, version), Next::Check),
            Start::Keeping(wanted) => {
                let (parsed, tree) = grammar::parse_keeping(tokens, version, wanted.point.token_count());
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
                if let Some(model) = model.filter(|_| !said.has_errors()) {
                    self.keep(*wanted, request, *tree, model);
                }
                program
            }
        }
    }

    fn keep(&self, wanted: Wanted, request: &Request<'_>, tree: grammar::Point, model: check::Point) {
        let Wanted { point: mut text, key, hashed, _making } = wanted;
        text.set_names(model.names().clone());
        let of_stage = text.spells_any("__SHADER_") || names_a_stage(tree.unit());
        let bytes = text.size() + tree.size() + model.size();
        let mut store = self.lock();
        store.next += 1;
        let (id, entry, stage) = (store.next, request.entry.to_owned(), request.profile.stage);
        let (used, is_of_use) = (AtomicU64::new(store.resumed), AtomicBool::new(false));
        let read_after = AtomicUsize::new(0);
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
            read_after,
        };
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

    /// Forgets the point that no compile has gone on from for longest.
    fn forget_one(&mut self) {
        let points = self.points.values().flatten();
        let oldest =
            points.min_by_key(|kept| (kept.used.load(Ordering::Relaxed), kept.id)).map(|kept| kept.id);
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
