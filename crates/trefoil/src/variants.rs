//! Variants share their work: what a session has compiled once answers every request that comes to the same.
//!
//! Studios compile one file under a thousand sets of defines, many of which leave the same tokens. A request's key is
//! what its compile depends on after the preprocessor: the tokens, the entry and profile, the target, and all options but
//! those that the preprocessor alone reads. Where a compile warns, the places of the tokens count too, since warnings
//! name them.

use crate::{Artifact, Options, Request};
use rustc_hash::FxHashMap;
use siphasher::sip128::{Hasher128, SipHasher13};
use std::hash::{BuildHasher, Hash, Hasher, RandomState};
use std::sync::{Mutex, PoisonError};
use trefoil_hlsl::preprocess::Preprocessed;
use trefoil_hlsl::source::Interner;

/// A hash of everything that a compile depends on. It is keyed by a secret of the session, so that no source can be written
/// to collide with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    /// The tokens and what is asked of them.
    what: u128,
    /// Where the tokens stand.
    places: u128,
}

/// An artifact, and where its tokens stood if it warns of something.
#[derive(Debug)]
struct Kept {
    artifact: Artifact,
    places: Option<u128>,
}

/// The artifacts of a session: those asked for lately, and those from before. When the new ones fill their half of the
/// room they become the old ones, and the old ones are forgotten.
#[derive(Debug, Default)]
struct Store {
    new: FxHashMap<u128, Kept>,
    old: FxHashMap<u128, Kept>,
    bytes: usize,
}

/// What a session remembers of its compiles.
#[derive(Debug)]
pub(crate) struct Variants {
    secret: (u64, u64),
    room: usize,
    store: Mutex<Store>,
}

impl Variants {
    /// Remembers artifacts of that many bytes in all.
    pub(crate) fn new(room: usize) -> Self {
        let secret = RandomState::new();
        Variants { secret: (secret.hash_one(0), secret.hash_one(1)), room, store: Mutex::default() }
    }

    /// The key of a request with these tokens, which continue the point of headers with that number; none where the source changes its warnings,
    /// or where the artifact tells of places in it.
    pub(crate) fn key(
        &self,
        request: &Request<'_>,
        tokens: &Preprocessed,
        point: Option<u64>,
    ) -> Option<Key> {
        let tells_places =
            (request.target.spec().tells_places)(&request.options) || request.options.for_execution;
        if !tokens.diagnostics.is_untouched() || tells_places {
            return None;
        }
        let hasher = || SipHasher13::new_with_keys(self.secret.0, self.secret.1);
        let (mut what, mut places) = (hasher(), hasher());
        hash_request(request, &mut what);
        // Of two compiles that go on from one point what stands before it is the same.
        if let Some(point) = point {
            point.hash(&mut what);
        }
        let mut spelt = Spelling { names: &tokens.names, numbers: vec![0; tokens.names.len()], next: 0 };
        for token in tokens.tokens.iter().chain(tokens.wanted.iter().flatten()) {
            what.write_u8(token.kind as u8);
            if token.kind.has_name() {
                spelt.hash(token.name, &mut what);
            } else {
                what.write_u32(token.name.0);
            }
            places.write_u32(token.span.lo.0);
        }
        tokens.wanted.is_some().hash(&mut what);
        for file in tokens.sources.files() {
            file.name.hash(&mut places);
            file.base.hash(&mut places);
        }
        Some(Key { what: what.finish128().into(), places: places.finish128().into() })
    }

    /// The artifact of an equal request.
    pub(crate) fn find(&self, key: Key) -> Option<Artifact> {
        let mut store = self.store.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = store.old.remove(&key.what) {
            store.keep(key.what, kept, self.room);
        }
        let kept = store.new.get(&key.what)?;
        kept.places.is_none_or(|places| places == key.places).then(|| kept.artifact.clone())
    }

    /// Remembers what a request gave.
    pub(crate) fn keep(&self, key: Key, artifact: &Artifact) {
        let places = (!artifact.warnings.is_empty()).then_some(key.places);
        let kept = Kept { artifact: artifact.clone(), places };
        self.store.lock().unwrap_or_else(PoisonError::into_inner).keep(key.what, kept, self.room);
    }
}

impl Store {
    fn keep(&mut self, key: u128, kept: Kept, room: usize) {
        self.bytes += kept.size();
        if let Some(before) = self.new.insert(key, kept) {
            self.bytes -= before.size();
        }
        if self.bytes > room / 2 {
            self.old = std::mem::take(&mut self.new);
            self.bytes = 0;
        }
    }
}

impl Kept {
    /// About how many bytes it takes.
    fn size(&self) -> usize {
        let warnings =
            if self.artifact.warnings.is_empty() { 0 } else { self.artifact.warnings.source_bytes() };
        size_of::<Kept>() + self.artifact.bytes.len() + warnings
    }
}

/// Names by their text, each text hashed once: the number of a name differs from compile to compile.
struct Spelling<'a> {
    names: &'a Interner,
    /// The number of each name among those hashed, from 1.
    numbers: Vec<u32>,
    next: u32,
}

impl Spelling<'_> {
    fn hash(&mut self, name: trefoil_hlsl::source::Name, into: &mut SipHasher13) {
        let known = &mut self.numbers[name.index()];
        if *known != 0 {
            return into.write_u32(*known);
        }
        self.next += 1;
        *known = self.next;
        into.write_u32(0);
        self.names.get(name).hash(into);
    }
}

/// All of a request that counts after the preprocessor.
fn hash_request(request: &Request<'_>, into: &mut SipHasher13) {
    let Request { source_name, source: _, entry, profile, target, options, include: _ } = request;
    (source_name, entry, profile, target).hash(into);
    hash_options(options, into);
}

/// All options that count after the preprocessor.
pub(crate) fn hash_options(options: &Options, into: &mut SipHasher13) {
    let Options {
        input,
        defines: _,
        include_dirs: _,
        hlsl_version,
        opt_level,
        stop_after_front_end,
        verify_each,
        for_execution,
        row_major,
        ieee_strict,
        dx9_compat,
        precise_outputs,
        warnings,
        root_signature,
        root_signature_define,
        attached_root_signature,
        binding_table,
        root_signature_version,
        exports,
        payload_qualifiers,
        codegen,
        dxil,
        spirv,
        dxbc,
    } = options;
    (input, hlsl_version, opt_level, stop_after_front_end, verify_each).hash(into);
    (for_execution, row_major, ieee_strict, dx9_compat, precise_outputs).hash(into);
    (warnings, root_signature, root_signature_define, root_signature_version, exports).hash(into);
    (attached_root_signature, binding_table).hash(into);
    payload_qualifiers.hash(into);
    (codegen, dxil, spirv, dxbc).hash(into);
}
