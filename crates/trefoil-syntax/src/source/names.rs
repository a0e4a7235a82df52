//! Interned identifiers and strings.

use super::name::Name;
use crate::lex::keyword::SEED_NAMES;
use crate::syntax::builtin_names;
use std::hash::Hasher;
use std::sync::{Arc, OnceLock};
use trefoil_entity::IdTable;

/// All names of one compile: those that every compile knows, those that it shares with others (see [`Interner::share`]), and its
/// own after them.
#[derive(Clone, Debug)]
pub struct Interner {
    /// How many names every compile knows.
    seeds: u32,
    /// The number of the first name of its own.
    first: u32,
    shared: Option<Arc<Table>>,
    own: Table,
}

/// Names with their numbers from 0.
#[derive(Clone, Debug, Default)]
struct Table {
    text: String,
    /// Where each name's text ends; it starts where the one before ends.
    ends: Vec<u32>,
    known: IdTable,
}

/// The text of a name of a table.
#[inline]
fn slice<'a>(text: &'a str, ends: &[u32], index: usize) -> &'a str {
    let start = if index == 0 { 0 } else { ends[index - 1] as usize };
    &text[start..ends[index] as usize]
}

/// The same as bytes, for comparisons, which need no check of character boundaries.
#[inline]
fn bytes<'a>(text: &'a str, ends: &[u32], index: usize) -> &'a [u8] {
    let start = if index == 0 { 0 } else { ends[index - 1] as usize };
    &text.as_bytes()[start..ends[index] as usize]
}

impl Table {
    #[inline]
    fn get(&self, index: usize) -> &str {
        slice(&self.text, &self.ends, index)
    }

    #[inline]
    fn find(&self, hash: u32, text: &str) -> Option<Name> {
        let same = |n: u32| bytes(&self.text, &self.ends, n as usize) == text.as_bytes();
        self.known.find(hash, same).map(Name)
    }

    /// The name of a text, which is added when it is new.
    fn find_or_add(&mut self, hash: u32, text: &str) -> Name {
        if self.known.may_have(hash)
            && let Some(known) = self.find(hash, text)
        {
            return known;
        }
        let new = self.ends.len() as u32;
        self.known.insert(hash, new);
        self.text.push_str(text);
        self.ends.push(self.text.len() as u32);
        Name(new)
    }
}

/// The capacity of the table of seed names.
const SEEDS: usize = 2048;

/// The seed names: keywords, words that the compiler looks for, built-in types.
fn seed() -> &'static Table {
    static SEED: OnceLock<Table> = OnceLock::new();
    SEED.get_or_init(|| {
        let mut table = Table { known: IdTable::with_capacity(SEEDS), ..Table::default() };
        for (i, &word) in SEED_NAMES.iter().enumerate() {
            let name = table.find_or_add(Interner::hash(word), word);
            debug_assert_eq!(name.index(), i);
        }
        builtin_names::for_each(|text, _| _ = table.find_or_add(Interner::hash(text), text));
        table
    })
}

impl Default for Interner {
    fn default() -> Self {
        let seeds = seed().ends.len() as u32;
        Interner { seeds, first: seeds, shared: None, own: Table::default() }
    }
}

impl Interner {
    /// An interner that knows keywords and built-in type names.
    pub fn new() -> Interner {
        let own = Table {
            text: String::with_capacity(2048),
            ends: Vec::with_capacity(256),
            known: IdTable::with_capacity(192),
        };
        Interner { own, ..Interner::default() }
    }

    /// The hash that [`Interner::intern_hashed`] expects.
    pub fn hash(text: &str) -> u32 {
        Self::hash_bytes(text.as_bytes())
    }

    /// The hash of a text in its bytes.
    #[inline]
    pub fn hash_bytes(text: &[u8]) -> u32 {
        let mut hasher = rustc_hash::FxHasher::default();
        hasher.write(text);
        let h = hasher.finish();
        (h ^ (h >> 32)) as u32
    }

    /// The name of `text`.
    pub fn intern(&mut self, text: &str) -> Name {
        self.intern_hashed(Self::hash(text), text)
    }

    /// The name of `text`, whose hash is known.
    pub fn intern_hashed(&mut self, hash: u32, text: &str) -> Name {
        let mut known = seed().find(hash, text);
        if let (None, Some(shared)) = (known, &self.shared) {
            known = self.find_shared(shared, hash, text);
        }
        known.unwrap_or_else(|| Name(self.first + self.own.find_or_add(hash, text).0))
    }

    /// Finds a name among the shared ones.
    fn find_shared(&self, shared: &Table, hash: u32, text: &str) -> Option<Name> {
        shared.find(hash, text).map(|found| Name(self.seeds + found.0))
    }

    fn find_hashed(&self, hash: u32, text: &str) -> Option<Name> {
        let mut known = seed().find(hash, text);
        if let (None, Some(shared)) = (known, &self.shared) {
            known = self.find_shared(shared, hash, text);
        }
        known.or_else(|| self.own.find(hash, text).map(|n| Name(self.first + n.0)))
    }

    /// The name of `text`, if it has been interned.
    pub fn find(&self, text: &str) -> Option<Name> {
        self.find_hashed(Self::hash(text), text)
    }

    /// The text of `name`.
    pub fn get(&self, name: Name) -> &str {
        if let Some(own) = name.0.checked_sub(self.first) {
            return self.own.get(own as usize);
        }
        match (name.0.checked_sub(self.seeds), &self.shared) {
            (Some(at), Some(shared)) => shared.get(at as usize),
            _ => seed().get(name.index()),
        }
    }

    /// Whether it has no names but those that every compile knows.
    pub fn is_fresh(&self) -> bool {
        self.shared.is_none() && self.own.ends.is_empty()
    }

    /// Makes all names shared: a clone costs those that are added after.
    pub fn share(&mut self) {
        let own = std::mem::take(&mut self.own);
        self.first += own.ends.len() as u32;
        let mut all = match self.shared.take() {
            None => own,
            Some(shared) if own.ends.is_empty() => {
                self.shared = Some(shared);
                return;
            }
            Some(shared) => {
                let mut all = Table::clone(&shared);
                for n in 0..own.ends.len() {
                    let text = own.get(n);
                    all.find_or_add(Self::hash(text), text);
                }
                all
            }
        };
        all.text.shrink_to_fit();
        self.shared = Some(Arc::new(all));
    }

    /// How many names every compile knows; they are numbered from 0, a compile's own after them.
    pub fn seeds(&self) -> usize {
        self.seeds as usize
    }

    /// About how many bytes the names take that not every compile knows.
    pub fn bytes(&self) -> usize {
        let bytes = |table: &Table| table.text.len() + table.ends.len() * (size_of::<u32>() + 16);
        bytes(&self.own) + self.shared.as_deref().map_or(0, bytes)
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.first as usize + self.own.ends.len()
    }

    /// Whether there are none: never, since every interner has the seed names.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_text_same_name() {
        let mut it = Interner::new();
        let a = it.intern("alpha");
        assert_eq!(a, it.intern("alpha"));
        assert_ne!(a, it.intern("beta"));
        assert_eq!(it.get(a), "alpha");
        assert_eq!(it.find("float4x4").map(|n| it.get(n)), Some("float4x4"));
        assert_eq!(it.find("never seen"), None);
    }

    #[test]
    fn clones_share_names_and_add_their_own() {
        let mut first = Interner::new();
        let a = first.intern("alpha");
        first.share();
        let mut second = first.clone();
        let b = second.intern("beta");
        assert_eq!((second.intern("alpha"), second.get(a), second.get(b)), (a, "alpha", "beta"));
        assert_eq!((first.find("beta"), second.len()), (None, first.len() + 1));
        second.share();
        let mut third = second.clone();
        assert_eq!((third.intern("beta"), third.find("alpha"), third.get(b)), (b, Some(a), "beta"));
        assert_eq!(third.intern("gamma").index(), second.len());
    }
}
