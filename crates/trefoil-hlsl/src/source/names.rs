//! Interned identifiers and strings.

use crate::lex::keyword::SEED_NAMES;
use crate::syntax::builtin_names;
use hashbrown::HashTable;
use std::hash::Hasher;
use std::sync::OnceLock;

/// An interned string. Names below the seed count are the same in every [`Interner`]: first the keywords, then the
/// words the compiler itself looks for, then the names of the built-in types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(pub u32);

impl Name {
    /// The name's index, for side tables.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// All names of one compile. A fresh one is a copy of the seeded one: a few block copies.
#[derive(Clone, Debug)]
pub struct Interner {
    text: String,
    /// Where each name's text ends; it starts where the one before ends.
    ends: Vec<u32>,
    table: HashTable<(u32, Name)>,
}

impl Default for Interner {
    fn default() -> Self {
        Self::new()
    }
}

impl Interner {
    /// An interner that knows keywords and built-in type names.
    pub fn new() -> Interner {
        static SEED: OnceLock<Interner> = OnceLock::new();
        SEED.get_or_init(Interner::seed).clone()
    }

    fn seed() -> Interner {
        let mut it =
            Interner { text: String::new(), ends: Vec::new(), table: HashTable::with_capacity(2048) };
        for (i, &word) in SEED_NAMES.iter().enumerate() {
            let name = it.intern(word);
            debug_assert_eq!(name.index(), i, "{word} is seeded twice");
        }
        builtin_names::for_each(|text, _| {
            it.intern(text);
        });
        it.text.reserve(8192);
        it
    }

    /// The hash that [`Interner::intern_hashed`] expects.
    pub fn hash(text: &str) -> u32 {
        let mut hasher = rustc_hash::FxHasher::default();
        hasher.write(text.as_bytes());
        let h = hasher.finish();
        (h ^ (h >> 32)) as u32
    }

    /// The name of `text`.
    pub fn intern(&mut self, text: &str) -> Name {
        self.intern_hashed(Self::hash(text), text)
    }

    /// The name of `text`, whose hash is known.
    pub fn intern_hashed(&mut self, hash: u32, text: &str) -> Name {
        let found = self.table.find(spread(hash), |&(h, n)| h == hash && self.get(n) == text);
        if let Some(&(_, name)) = found {
            return name;
        }
        let name = Name(self.ends.len() as u32);
        self.text.push_str(text);
        self.ends.push(self.text.len() as u32);
        self.table.insert_unique(spread(hash), (hash, name), |&(h, _)| spread(h));
        name
    }

    /// The name of `text`, if it has been interned.
    pub fn find(&self, text: &str) -> Option<Name> {
        let hash = Self::hash(text);
        self.table.find(spread(hash), |&(h, n)| h == hash && self.get(n) == text).map(|&(_, n)| n)
    }

    /// The text of `name`.
    pub fn get(&self, name: Name) -> &str {
        let i = name.index();
        let start = if i == 0 { 0 } else { self.ends[i - 1] as usize };
        &self.text[start..self.ends[i] as usize]
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none (never, since every interner is seeded).
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

/// The table takes its control byte from the top bits and its bucket from the low ones: both need the hash.
fn spread(hash: u32) -> u64 {
    (u64::from(hash) << 32) | u64::from(hash)
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
}
