//! Hash maps and sets, with one copy of the code that does not depend on the type of the key.

use crate::IdTable;
use rustc_hash::FxHasher;
use std::borrow::Borrow;
use std::hash::{Hash, Hasher};

/// Up to this many entries are searched linearly: most maps are small, and need no table then.
const FEW: usize = 8;

/// A hash map that iterates in insertion order, until an entry is removed. All keys and values share the code of its table: a
/// program has many such maps, and the standard library's is instantiated, at some kilobytes, for each.
#[derive(Clone, Debug)]
pub struct HashMap<K, V> {
    entries: Vec<(K, V)>,
    /// The indices of the entries, once there are more than [`FEW`].
    table: IdTable,
}

/// The entry of a key, occupied or vacant.
pub struct Entry<'m, K, V> {
    map: &'m mut HashMap<K, V>,
    key: K,
}

impl<'m, K: Hash + Eq, V> Entry<'m, K, V> {
    /// The value; inserts one from a function where there is none.
    pub fn or_insert_with(self, value: impl FnOnce() -> V) -> &'m mut V {
        self.map.get_or_insert_with(self.key, value)
    }

    /// The value; inserts `value` where there is none.
    pub fn or_insert(self, value: V) -> &'m mut V {
        self.or_insert_with(|| value)
    }

    /// The value; inserts the default where there is none.
    pub fn or_default(self) -> &'m mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }
}

/// The hash of a key, in the 32 bits that tables keep.
#[inline]
pub fn hash_of<Q: Hash + ?Sized>(key: &Q) -> u32 {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    let hash = hasher.finish();
    (hash ^ (hash >> 32)) as u32
}

impl<K, V> Default for HashMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K, V> HashMap<K, V> {
    /// An empty map, which does not allocate.
    pub const fn new() -> Self {
        Self { entries: Vec::new(), table: IdTable::new() }
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.entries.clear();
        self.table = IdTable::new();
    }

    /// All entries, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> + ExactSizeIterator {
        self.entries.iter().map(|(key, value)| (key, value))
    }

    /// All entries with mutable values, in order.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (&K, &mut V)> + ExactSizeIterator {
        self.entries.iter_mut().map(|(key, value)| (&*key, value))
    }

    /// All keys, in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> + ExactSizeIterator {
        self.entries.iter().map(|entry| &entry.0)
    }

    /// All values, in order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + ExactSizeIterator {
        self.entries.iter().map(|entry| &entry.1)
    }

    /// All values, mutable, in order.
    pub fn values_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut V> + ExactSizeIterator {
        self.entries.iter_mut().map(|entry| &mut entry.1)
    }
}

impl<K: Hash + Eq, V> HashMap<K, V> {
    /// An empty map with room for `entries` entries.
    pub fn with_capacity(entries: usize) -> Self {
        let table = if entries > FEW { IdTable::with_capacity(entries) } else { IdTable::new() };
        Self { entries: Vec::with_capacity(entries), table }
    }

    /// Makes room for `more` entries.
    pub fn reserve(&mut self, more: usize) {
        self.entries.reserve(more);
    }

    /// The index of the entry of a key.
    fn place<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> Option<usize>
    where
        K: Borrow<Q>,
    {
        if self.entries.len() <= FEW {
            return self.entries.iter().position(|entry| entry.0.borrow() == key);
        }
        let same = |place: u32| self.entries[place as usize].0.borrow() == key;
        self.table.find(hash_of(key), same).map(|place| place as usize)
    }

    /// Appends an entry, whose key must not be in the map.
    fn add(&mut self, key: K, value: V) {
        let place = self.entries.len();
        if place == FEW {
            // What outgrows a few grows on.
            self.table = IdTable::with_capacity(3 * FEW);
            for (place, entry) in self.entries.iter().enumerate() {
                self.table.insert(hash_of(&entry.0), place as u32);
            }
        }
        if place >= FEW {
            self.table.insert(hash_of(&key), place as u32);
        }
        self.entries.push((key, value));
    }

    /// The value of a key.
    #[inline]
    pub fn get<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        if self.entries.is_empty() {
            return None;
        }
        self.place(key).map(|place| &self.entries[place].1)
    }

    /// The value of a key, mutable.
    pub fn get_mut<Q: Hash + Eq + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        self.place(key).map(|place| &mut self.entries[place].1)
    }

    /// Whether a key has an entry.
    #[inline]
    pub fn contains_key<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        !self.entries.is_empty() && self.place(key).is_some()
    }

    /// Sets the value of a key; gives the previous one.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.place(&key) {
            Some(place) => Some(std::mem::replace(&mut self.entries[place].1, value)),
            None => {
                self.add(key, value);
                None
            }
        }
    }

    /// The value of a key; inserts one from a function where there is none.
    fn get_or_insert_with(&mut self, key: K, value: impl FnOnce() -> V) -> &mut V {
        let place = match self.place(&key) {
            Some(place) => place,
            None => {
                self.add(key, value());
                self.entries.len() - 1
            }
        };
        &mut self.entries[place].1
    }

    /// The entry of a key, occupied or vacant.
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {
        Entry { map: self, key }
    }

    /// Removes the entry of a key; the last entry takes its place in the order.
    pub fn remove<Q: Hash + Eq + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        let place = self.place(key)?;
        let last = self.entries.len() - 1;
        if last >= FEW {
            self.table.remove(hash_of(key), place as u32);
            if place != last {
                let hash = hash_of(&self.entries[last].0);
                self.table.remove(hash, last as u32);
                self.table.insert(hash, place as u32);
            }
        }
        Some(self.entries.swap_remove(place).1)
    }

    /// Keeps the entries for which `keep` holds.
    pub fn retain(&mut self, mut keep: impl FnMut(&K, &mut V) -> bool) {
        self.entries.retain_mut(|(key, value)| keep(key, value));
        self.table.clear();
        if self.entries.len() > FEW {
            for (place, entry) in self.entries.iter().enumerate() {
                self.table.insert(hash_of(&entry.0), place as u32);
            }
        }
    }
}

impl<K: Hash + Eq + Borrow<Q>, Q: Hash + Eq + ?Sized, V> std::ops::Index<&Q> for HashMap<K, V> {
    type Output = V;

    fn index(&self, key: &Q) -> &V {
        self.get(key).expect("the key has an entry")
    }
}

impl<K: Hash + Eq, V> Extend<(K, V)> for HashMap<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        entries.into_iter().for_each(|(key, value)| _ = self.insert(key, value));
    }
}

impl<K: Hash + Eq, V> FromIterator<(K, V)> for HashMap<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut map = Self::new();
        map.extend(entries);
        map
    }
}

impl<K, V> IntoIterator for HashMap<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.entries.into_iter()
    }
}

impl<'m, K, V> IntoIterator for &'m HashMap<K, V> {
    type Item = (&'m K, &'m V);
    type IntoIter = std::iter::Map<std::slice::Iter<'m, (K, V)>, fn(&'m (K, V)) -> (&'m K, &'m V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.entries.iter().map(|(key, value)| (key, value))
    }
}

/// A hash set that iterates in insertion order, until a member is removed.
#[derive(Clone, Debug)]
pub struct HashSet<K> {
    members: HashMap<K, ()>,
}

impl<K> Default for HashSet<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K> HashSet<K> {
    /// An empty set, which does not allocate.
    pub const fn new() -> Self {
        Self { members: HashMap::new() }
    }

    /// The number of members.
    pub fn len(&self) -> usize {
        self.members.len()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// Removes all members.
    pub fn clear(&mut self) {
        self.members.clear();
    }

    /// All members, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &K> + ExactSizeIterator {
        self.members.keys()
    }
}

impl<K: Hash + Eq> HashSet<K> {
    /// Whether something is a member.
    #[inline]
    pub fn contains<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.members.contains_key(key)
    }

    /// Adds a member; gives whether it is new.
    pub fn insert(&mut self, key: K) -> bool {
        self.members.insert(key, ()).is_none()
    }

    /// Removes a member; gives whether it was there.
    pub fn remove<Q: Hash + Eq + ?Sized>(&mut self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.members.remove(key).is_some()
    }

    /// Keeps the members for which `keep` holds.
    pub fn retain(&mut self, mut keep: impl FnMut(&K) -> bool) {
        self.members.retain(|key, ()| keep(key));
    }
}

impl<K: Hash + Eq> Extend<K> for HashSet<K> {
    fn extend<I: IntoIterator<Item = K>>(&mut self, members: I) {
        members.into_iter().for_each(|key| _ = self.insert(key));
    }
}

impl<K: Hash + Eq> FromIterator<K> for HashSet<K> {
    fn from_iter<I: IntoIterator<Item = K>>(members: I) -> Self {
        let mut set = Self::new();
        set.extend(members);
        set
    }
}

impl<K> IntoIterator for HashSet<K> {
    type Item = K;
    type IntoIter = std::iter::Map<std::vec::IntoIter<(K, ())>, fn((K, ())) -> K>;

    fn into_iter(self) -> Self::IntoIter {
        self.members.into_iter().map(|(key, ())| key)
    }
}

impl<'s, K> IntoIterator for &'s HashSet<K> {
    type Item = &'s K;
    type IntoIter = std::iter::Map<std::slice::Iter<'s, (K, ())>, fn(&'s (K, ())) -> &'s K>;

    fn into_iter(self) -> Self::IntoIter {
        self.members.entries.iter().map(|(key, ())| key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_of_any_size_finds_its_entries() {
        let mut map = HashMap::new();
        for key in 0..100u32 {
            assert_eq!(map.insert(key * 7, key), None);
            assert_eq!(map.insert(key * 7, key + 1), Some(key));
            assert!((0..=key).all(|k| map.get(&(k * 7)) == Some(&(k + 1))));
            assert!(!map.contains_key(&(key * 7 + 1)));
        }
        assert!(map.keys().copied().eq((0..100).map(|key| key * 7)));
        for key in (0..100u32).step_by(3).chain([50, 97, 98, 1, 2, 4]) {
            assert_eq!(map.remove(&(key * 7)), Some(key + 1));
            assert_eq!(map.remove(&(key * 7)), None);
            assert!(map.iter().all(|(k, v)| map.get(k) == Some(v)));
        }
        map.retain(|key, _| key % 2 == 0);
        assert!(map.iter().all(|(k, v)| k % 2 == 0 && map[k] == *v));
        *map.entry(1).or_default() += 5;
        assert_eq!(map.get(&1), Some(&5));
        map.clear();
        assert_eq!((map.len(), map.get(&14)), (0, None));
    }

    #[test]
    fn a_set_keeps_its_order() {
        let mut set: HashSet<String> = ["c", "a", "b", "a"].map(str::to_owned).into_iter().collect();
        assert!(set.contains("a") && !set.insert("b".to_owned()) && set.remove("c"));
        assert_eq!(set.iter().collect::<Vec<_>>(), ["b", "a"]);
    }
}
