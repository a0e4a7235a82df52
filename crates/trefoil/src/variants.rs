//! Variants share their work: what a session has compiled once answers every request that comes to the same.
//!
//! Studios compile one file under a thousand sets of defines, many of which leave the same tokens; a [`TokenKey`] says which do.

use crate::{Artifact, TokenKey};
use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

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
    room: usize,
    store: Mutex<Store>,
}

impl Variants {
    /// Remembers artifacts of that many bytes in all.
    pub(crate) fn new(room: usize) -> Self {
        Variants { room, store: Mutex::default() }
    }

    /// The artifact of an equal request.
    pub(crate) fn find(&self, key: TokenKey) -> Option<Artifact> {
        let mut store = self.store.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = store.old.remove(&key.what) {
            store.keep(key.what, kept, self.room);
        }
        let kept = store.new.get(&key.what)?;
        kept.places.is_none_or(|places| places == key.places).then(|| kept.artifact.clone())
    }

    /// Remembers what a request gave.
    pub(crate) fn keep(&self, key: TokenKey, artifact: &Artifact) {
        let places = (!artifact.warnings.is_empty()).then_some(key.places);
        // Without warnings nobody asks for their sources, whose map is larger than most shaders.
        let warnings = places.map(|_| artifact.warnings.clone()).unwrap_or_default();
        let artifact = Artifact { bytes: artifact.bytes.clone(), warnings, pdb: artifact.pdb.clone() };
        let kept = Kept { artifact, places };
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
