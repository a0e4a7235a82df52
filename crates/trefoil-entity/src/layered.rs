//! Maps and pools whose first values several of them share.

use crate::{Entity, IdTable, List};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use std::sync::Arc;

/// Bytes that a pool takes for its first values.
const FIRST_ROOM_OF_POOL: usize = 512;

/// A map that owns its values, as [`EntityMap`](crate::EntityMap), or shares the first of them with others. A shared value that one
/// map changes is copied for it alone, so a clone costs what it does not share.
#[derive(Clone, Debug)]
pub struct LayeredMap<K, V> {
    /// How many values are shared.
    start: usize,
    own: Vec<V>,
    shared: Option<Box<Layer<V>>>,
    key: PhantomData<K>,
}

/// The shared values as one map sees them.
#[derive(Clone, Debug)]
struct Layer<V> {
    values: Arc<Vec<V>>,
    /// What maps that share the values may have in the place of some of them.
    instead: Option<Arc<Changed<V>>>,
    /// What this map has changed.
    changed: Changed<V>,
}

/// Values that stand in the place of shared ones.
#[derive(Clone, Debug)]
struct Changed<V> {
    /// Finds in `values` by the ids.
    table: IdTable,
    values: Vec<(u32, V)>,
}

/// Some of a map's shared values as another map has changed them, for maps with the same values to share too.
#[derive(Debug)]
pub struct Instead<V>(Arc<Changed<V>>);

impl<V> Instead<V> {
    /// About how many bytes the values take, what they point to aside.
    pub fn bytes(&self) -> usize {
        self.0.table.bytes() + size_of_val(&self.0.values[..])
    }
}

/// Which values of a map are to change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Those that it does not share.
    Own,
    /// All; of the shared ones those that change are copied for this map.
    All,
}

/// Values that pools share.
#[derive(Debug)]
pub struct Shared<V>(Arc<Vec<V>>);

impl<V> Shared<V> {
    /// About how many bytes the values take, what they point to aside.
    pub fn bytes(&self) -> usize {
        self.0.len() * size_of::<V>()
    }
}

impl<V> Clone for Shared<V> {
    fn clone(&self) -> Self {
        Shared(self.0.clone())
    }
}

impl<V> Changed<V> {
    const fn new() -> Self {
        Changed { table: IdTable::new(), values: Vec::new() }
    }

    fn find(&self, at: usize) -> Option<usize> {
        self.table.find(at as u32, |_| true).map(|slot| slot as usize)
    }

    fn get(&self, at: usize) -> Option<&V> {
        Some(&self.values.get(self.find(at)?)?.1)
    }

    /// The value in the place of one that has none yet.
    fn add(&mut self, at: usize, value: V) -> usize {
        let n = self.values.len();
        self.values.push((at as u32, value));
        self.table.insert(at as u32, n as u32);
        n
    }
}

impl<V> Layer<V> {
    fn new(values: Vec<V>) -> Self {
        Layer { values: Arc::new(values), instead: None, changed: Changed::new() }
    }

    fn value(&self, at: usize) -> &V {
        self.changed.get(at).unwrap_or_else(|| self.unchanged(at))
    }

    /// The value as it was before this map changed it.
    fn unchanged(&self, at: usize) -> &V {
        self.instead.as_ref().and_then(|instead| instead.get(at)).unwrap_or_else(|| &self.values[at])
    }
}

impl<K: Entity, V> LayeredMap<K, V> {
    /// A map with nothing in it.
    pub const fn new() -> Self {
        Self { start: 0, own: Vec::new(), shared: None, key: PhantomData }
    }

    /// Takes in a value and gives its id.
    #[inline]
    pub fn push(&mut self, value: V) -> K {
        let id = K::new(self.start + self.own.len());
        if self.own.len() == self.own.capacity() {
            self.grow();
        }
        self.own.push(value);
        id
    }

    #[cold]
    fn grow(&mut self) {
        self.own.reserve(self.own.len().max(const { crate::map::first_room::<V>() }));
    }

    /// Makes room for `more` values.
    pub fn reserve(&mut self, more: usize) {
        self.own.reserve(more);
    }

    /// Forgets all values but the first `len`, of which the shared ones are.
    pub fn truncate(&mut self, len: usize) {
        self.own.truncate(len - self.start);
    }

    /// How many values there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.start + self.own.len()
    }

    /// How many of them are shared: the first ones.
    pub fn shared_len(&self) -> usize {
        self.start
    }

    /// About how many bytes the values take, what they point to aside.
    pub fn bytes(&self) -> usize {
        self.len() * size_of::<V>()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All ids, in order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + use<K, V> {
        (0..self.len()).map(K::new)
    }

    /// All ids with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (K, &V)> {
        self.values().enumerate().map(|(at, value)| (K::new(at), value))
    }

    /// All values, in order.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        let shared = self.shared.iter().flat_map(|layer| (0..layer.values.len()).map(|at| layer.value(at)));
        shared.chain(&self.own)
    }

    /// The ids of the values after the shared ones.
    pub fn own_ids(&self) -> impl DoubleEndedIterator<Item = K> + use<K, V> {
        (self.start..self.len()).map(K::new)
    }

    /// The values after the shared ones with their ids, in order.
    pub fn own_iter(&self) -> impl Iterator<Item = (K, &V)> {
        (self.start..).map(K::new).zip(&self.own)
    }

    /// The ids of the shared values that were changed, in the order of the changes.
    pub fn changed_ids(&self) -> impl Iterator<Item = K> {
        self.shared.iter().flat_map(|layer| &layer.changed.values).map(|&(at, _)| K::new(at as usize))
    }

    /// The shared values that were changed, and the values after the shared ones.
    pub fn own_values(&self) -> impl Iterator<Item = &V> {
        self.shared.iter().flat_map(|layer| &layer.changed.values).map(|(_, value)| value).chain(&self.own)
    }

    /// Changes the values of [`own_values`](Self::own_values).
    #[inline]
    pub fn change_own(&mut self, mut change: impl FnMut(&mut V)) {
        if let Some(layer) = &mut self.shared {
            layer.changed.values.iter_mut().for_each(|(_, value)| change(value));
        }
        self.own.iter_mut().for_each(change);
    }

    /// Whether shared values were changed.
    pub fn has_changed(&self) -> bool {
        self.shared.as_ref().is_some_and(|layer| !layer.changed.values.is_empty())
    }

    /// What it has changed of the values that it shares, which become those that were.
    pub fn take_changed(&mut self) -> Option<Instead<V>> {
        let layer = self.shared.as_mut()?;
        Some(Instead(Arc::new(std::mem::replace(&mut layer.changed, Changed::new()))))
    }

    /// Has other values in the place of those that it shares; what the map changed stays changed.
    pub fn put_instead(&mut self, of_shared: &Instead<V>) {
        if let Some(layer) = &mut self.shared {
            layer.instead = Some(of_shared.0.clone());
        }
    }

    #[cold]
    fn find_shared(&self, at: usize) -> &V {
        let layer = self.shared.as_deref().filter(|_| at < self.start);
        match layer {
            Some(layer) => layer.value(at),
            None => &self.own[at.wrapping_sub(self.start)],
        }
    }
}

impl<K: Entity, V: Clone> LayeredMap<K, V> {
    /// Makes all values shared, for clones to come.
    pub fn share(&mut self) {
        if self.own.is_empty() && !self.has_changed() {
            return;
        }
        let values = match self.shared.take() {
            None => std::mem::take(&mut self.own),
            Some(layer) => {
                let mut values = layer.values.to_vec();
                for (at, value) in layer.instead.iter().flat_map(|instead| &instead.values) {
                    values[*at as usize] = value.clone();
                }
                layer.changed.values.into_iter().for_each(|(at, value)| values[at as usize] = value);
                values.append(&mut self.own);
                values
            }
        };
        self.start = values.len();
        self.shared = Some(Box::new(Layer::new(values)));
    }

    /// Changes the values within reach that are to change.
    pub fn change(&mut self, reach: Reach, is_meant: impl Fn(&V) -> bool, change: impl Fn(&mut V)) {
        if reach == Reach::All
            && let Some(layer) = &mut self.shared
        {
            for at in 0..layer.values.len() {
                if layer.changed.find(at).is_none() && is_meant(layer.unchanged(at)) {
                    layer.changed.add(at, layer.unchanged(at).clone());
                }
            }
        }
        let changed = self.shared.iter_mut().flat_map(|layer| &mut layer.changed.values);
        changed.filter(|(_, value)| is_meant(value)).for_each(|(_, value)| change(value));
        self.own.iter_mut().filter(|value| is_meant(value)).for_each(change);
    }

    #[cold]
    fn change_shared(&mut self, at: usize) -> &mut V {
        let layer = self.shared.as_deref_mut().filter(|_| at < self.start);
        let Some(layer) = layer else { return &mut self.own[at.wrapping_sub(self.start)] };
        let n = match layer.changed.find(at) {
            Some(n) => n,
            None => layer.changed.add(at, layer.unchanged(at).clone()),
        };
        &mut layer.changed.values[n].1
    }
}

impl<K: Entity, V> Default for LayeredMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Entity, V> Index<K> for LayeredMap<K, V> {
    type Output = V;

    #[inline]
    fn index(&self, id: K) -> &V {
        match self.own.get(id.index().wrapping_sub(self.start)) {
            Some(value) => value,
            None => self.find_shared(id.index()),
        }
    }
}

impl<K: Entity, V: Clone> IndexMut<K> for LayeredMap<K, V> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut V {
        let at = id.index().wrapping_sub(self.start);
        if at < self.own.len() { &mut self.own[at] } else { self.change_shared(id.index()) }
    }
}

/// Holds the entries of many lists, one after the other. Clones share the lists that were there at [`share`](Pool::share).
#[derive(Clone, Debug)]
pub struct Pool<T> {
    /// How many entries are shared.
    start: usize,
    own: Vec<T>,
    shared: Option<Arc<Vec<T>>>,
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Pool { start: 0, own: Vec::new(), shared: None }
    }
}

impl<T: Clone> Pool<T> {
    /// Adds a list.
    pub fn push(&mut self, items: &[T]) -> List<T> {
        let start = self.start + self.own.len();
        if self.own.capacity() - self.own.len() < items.len() {
            self.own.reserve(items.len().max(FIRST_ROOM_OF_POOL / size_of::<T>().max(1)));
        }
        self.own.extend_from_slice(items);
        List::new(start, items.len())
    }

    /// The entries of a list.
    #[inline]
    pub fn get(&self, list: List<T>) -> &[T] {
        let at = list.start().wrapping_sub(self.start);
        match self.own.get(at..) {
            Some(rest) => &rest[..list.len()],
            None => self.find_shared(list),
        }
    }

    #[cold]
    fn find_shared(&self, list: List<T>) -> &[T] {
        let shared = self.shared.as_deref().map_or(&[][..], Vec::as_slice);
        &shared[list.start()..][..list.len()]
    }

    /// Forgets all lists but those in the first `len` entries, of which the shared ones are.
    pub fn truncate(&mut self, len: usize) {
        self.own.truncate(len - self.start);
    }

    /// How many entries there are in all lists.
    pub fn len(&self) -> usize {
        self.start + self.own.len()
    }

    /// About how many bytes the entries take, what they point to aside.
    pub fn bytes(&self) -> usize {
        self.len() * size_of::<T>()
    }

    /// Whether no list has entries.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Changes the entries within reach that are to change: where any of the shared ones are, all of those are copied.
    pub fn change(&mut self, reach: Reach, is_meant: impl Fn(&T) -> bool, change: impl Fn(&mut T)) {
        if reach == Reach::All && self.shared.iter().any(|shared| shared.iter().any(&is_meant)) {
            self.own_all();
        }
        self.own.iter_mut().filter(|entry| is_meant(entry)).for_each(change);
    }

    /// Makes all lists shared, for clones to come.
    pub fn share(&mut self) {
        if self.own.is_empty() {
            return;
        }
        let values = match self.shared.take() {
            None => std::mem::take(&mut self.own),
            Some(shared) => {
                let mut values = shared.to_vec();
                values.append(&mut self.own);
                values
            }
        };
        self.start = values.len();
        self.shared = Some(Arc::new(values));
    }

    /// Makes all lists its own.
    fn own_all(&mut self) {
        if self.shared.is_some() {
            self.share();
        }
        if let Some(shared) = self.shared.take() {
            self.own = Arc::try_unwrap(shared).unwrap_or_else(|values| values.to_vec());
            self.start = 0;
        }
    }

    /// The entries that it shares, if there are any.
    pub fn shared(&self) -> Option<Shared<T>> {
        self.shared.clone().map(Shared)
    }

    /// Shares other entries in place of those it shares, as many of them.
    pub fn replace_shared(&mut self, values: &Shared<T>) {
        if self.shared.is_some() && values.0.len() == self.start {
            self.shared = Some(values.0.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_id::Id;

    #[test]
    fn clones_share_what_was_there_and_change_their_own() {
        let mut first: LayeredMap<Id, String> = LayeredMap::new();
        let ids: Vec<Id> = (0..5).map(|n| first.push(n.to_string())).collect();
        first.share();
        let mut second = first.clone();
        second[ids[1]].push('!');
        second[ids[1]].push('?');
        let more = second.push("own".into());
        assert_eq!((second[ids[1]].as_str(), second[more].as_str()), ("1!?", "own"));
        assert_eq!((first[ids[1]].as_str(), first.len(), second.len()), ("1", 5, 6));
        assert_eq!((second.own_ids().collect::<Vec<_>>(), second.has_changed()), (vec![more], true));
        assert_eq!(
            second.own_iter().map(|(id, value)| (id, value.as_str())).collect::<Vec<_>>(),
            [(more, "own")]
        );
        assert_eq!(second.changed_ids().collect::<Vec<_>>(), [ids[1]]);
        second.change_own(|value| value.push('.'));
        assert_eq!(
            (second[ids[1]].as_str(), second[ids[2]].as_str(), second[more].as_str()),
            ("1!?.", "2", "own.")
        );
        second.share();
        let third = second.clone();
        let values: Vec<&str> = third.values().map(String::as_str).collect();
        assert_eq!(values, ["0", "1!?.", "2", "3", "4", "own."]);
    }

    #[test]
    fn what_one_map_has_changed_stands_in_the_place_of_shared_values_in_others() {
        let mut first: LayeredMap<Id, String> = LayeredMap::new();
        let ids: Vec<Id> = (0..4).map(|n| first.push(n.to_string())).collect();
        first.share();
        let mut second = first.clone();
        let own = second.push("1".into());
        second.change(Reach::All, |value| value == "1", |value| value.push('!'));
        assert_eq!((second[ids[1]].as_str(), second[own].as_str()), ("1!", "1!"));
        let instead = second.take_changed().unwrap();
        assert_eq!((second[ids[1]].as_str(), second.has_changed()), ("1", false));
        first.put_instead(&instead);
        first[ids[2]].push('?');
        first.change(Reach::Own, |_| true, |value| value.push('.'));
        let values: Vec<&str> = first.values().map(String::as_str).collect();
        assert_eq!(values, ["0", "1!", "2?.", "3"]);
        first[ids[1]].push('?');
        first.share();
        let values: Vec<&str> = first.values().map(String::as_str).collect();
        assert_eq!(values, ["0", "1!?", "2?.", "3"]);
    }

    #[test]
    fn lists_are_found_in_either_part_of_a_pool() {
        let mut first: Pool<u8> = Pool::default();
        let (a, none) = (first.push(&[1, 2]), first.push(&[]));
        first.share();
        let mut second = first.clone();
        let b = second.push(&[3]);
        assert_eq!((second.get(a), second.get(none), second.get(b)), (&[1, 2][..], &[][..], &[3][..]));
        assert_eq!(second.get(List::EMPTY), &[] as &[u8]);
        second.share();
        assert_eq!((second.get(a), second.get(b), first.get(a)), (&[1, 2][..], &[3][..], &[1, 2][..]));
    }
}
