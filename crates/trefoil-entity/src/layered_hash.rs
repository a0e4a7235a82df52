//! Hash maps whose first entries several of them share.

use crate::HashMap;
use std::hash::Hash;
use std::sync::Arc;

/// A [`HashMap`] that may share its first entries with clones, so that a clone costs what was inserted since
/// [`share`](LayeredHashMap::share). It iterates in insertion order, as one map would.
#[derive(Clone, Debug)]
pub struct LayeredHashMap<K, V> {
    /// What was inserted since, in the place of a shared value too.
    own: HashMap<K, V>,
    shared: Option<Arc<HashMap<K, V>>>,
    /// How many keys of `own` are not shared.
    added: usize,
}

impl<K, V> Default for LayeredHashMap<K, V> {
    fn default() -> Self {
        LayeredHashMap { own: HashMap::new(), shared: None, added: 0 }
    }
}

impl<K: Hash + Eq + Copy, V: Clone> LayeredHashMap<K, V> {
    /// An empty map with room for `entries` entries.
    pub fn with_capacity(entries: usize) -> Self {
        LayeredHashMap { own: HashMap::with_capacity(entries), ..Self::default() }
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.shared.as_ref().map_or(0, |shared| shared.len()) + self.added
    }

    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of a key.
    #[inline]
    pub fn get(&self, key: &K) -> Option<&V> {
        self.own.get(key).or_else(|| self.shared.as_ref()?.get(key))
    }

    /// Whether a key is there.
    pub fn contains_key(&self, key: &K) -> bool {
        self.get(key).is_some()
    }

    /// Inserts an entry, in the place of one with the same key.
    pub fn insert(&mut self, key: K, value: V) {
        let is_shared = self.shared.as_ref().is_some_and(|shared| shared.contains_key(&key));
        self.added += usize::from(self.own.insert(key, value).is_none() && !is_shared);
    }

    /// All entries, in the order in which their keys were first inserted.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        let shared = self.shared.iter().flat_map(|shared| shared.iter());
        let shared = shared.map(|(key, value)| (key, self.own.get(key).unwrap_or(value)));
        let is_added = |&(key, _): &(&K, &V)| self.shared.as_ref().is_none_or(|it| !it.contains_key(key));
        shared.chain(self.own.iter().filter(is_added))
    }

    /// Makes all entries shared, for clones to come.
    pub fn share(&mut self) {
        if self.own.is_empty() {
            return;
        }
        let own = std::mem::take(&mut self.own);
        let all = match self.shared.take() {
            None => own,
            Some(shared) => {
                let mut all = Arc::unwrap_or_clone(shared);
                all.reserve(self.added);
                own.iter().for_each(|(&key, value)| {
                    all.insert(key, value.clone());
                });
                all
            }
        };
        (self.shared, self.added) = (Some(Arc::new(all)), 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_share_entries_and_iterate_as_one_map() {
        let mut first: LayeredHashMap<u32, &str> = LayeredHashMap::with_capacity(4);
        first.insert(7, "seven");
        first.insert(1, "one");
        first.share();
        let mut second = first.clone();
        second.insert(9, "nine");
        second.insert(7, "VII");
        second.insert(9, "IX");
        let all =
            |map: &LayeredHashMap<u32, &'static str>| map.iter().map(|(&k, &v)| (k, v)).collect::<Vec<_>>();
        let expected = [(7, "VII"), (1, "one"), (9, "IX")];
        assert_eq!((all(&second), second.len()), (expected.to_vec(), 3));
        assert_eq!((all(&first), first.get(&9)), (vec![(7, "seven"), (1, "one")], None));
        second.share();
        assert_eq!((all(&second), second.len(), second.get(&9)), (expected.to_vec(), 3, Some(&"IX")));
        assert!(first.contains_key(&7) && !first.contains_key(&9) && !first.is_empty());
    }
}
