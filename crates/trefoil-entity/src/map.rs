//! Maps that ids index.

use crate::Entity;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// Bytes that a map takes for its first values.
const FIRST_ROOM: usize = 4096;
/// The same where values are large, as those of which a module has few are: no more than allocators hand out fastest.
const FIRST_ROOM_OF_LARGE: usize = 1024;
/// Bytes from which on a value is large.
const LARGE: usize = 64;

/// A map that owns its values; ids are handed out in order and never reused.
#[derive(Debug)]
pub struct EntityMap<K, V> {
    values: Vec<V>,
    key: PhantomData<K>,
}

impl<K, V: Clone> Clone for EntityMap<K, V> {
    fn clone(&self) -> Self {
        Self { values: self.values.clone(), key: PhantomData }
    }

    fn clone_from(&mut self, other: &Self) {
        self.values.clone_from(&other.values);
    }
}

impl<K: Entity, V> EntityMap<K, V> {
    /// A map with nothing in it.
    pub const fn new() -> Self {
        Self { values: Vec::new(), key: PhantomData }
    }

    /// A map with room for `capacity` values.
    pub fn with_capacity(capacity: usize) -> Self {
        Self { values: Vec::with_capacity(capacity), key: PhantomData }
    }

    /// Takes in a value and gives its id.
    #[inline]
    pub fn push(&mut self, value: V) -> K {
        let id = K::new(self.values.len());
        if self.values.len() == self.values.capacity() {
            self.grow();
        }
        self.values.push(value);
        id
    }

    /// Makes room: a map rarely stays as small as a vector begins.
    #[cold]
    fn grow(&mut self) {
        let room = if size_of::<V>() < LARGE { FIRST_ROOM } else { FIRST_ROOM_OF_LARGE };
        self.values.reserve(self.values.len().max(room / size_of::<V>().max(1)));
    }

    /// Makes room for `more` values.
    pub fn reserve(&mut self, more: usize) {
        self.values.reserve(more);
    }

    /// How many values the map owns.
    #[inline]
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether the map owns nothing.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// The value of an id, or nothing when the id is not of this map.
    #[inline]
    pub fn get(&self, id: K) -> Option<&V> {
        self.values.get(id.index())
    }

    /// The id that the next [`push`](Self::push) will give.
    pub fn next_id(&self) -> K {
        K::new(self.values.len())
    }

    /// All ids, in order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + use<K, V> {
        (0..self.values.len()).map(K::new)
    }

    /// All ids with their values, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> {
        self.values.iter().enumerate().map(|(i, v)| (K::new(i), v))
    }

    /// All ids with their values to change, in order.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (K, &mut V)> {
        self.values.iter_mut().enumerate().map(|(i, v)| (K::new(i), v))
    }

    /// All values, as a slice that [`Entity::index`] indexes.
    pub fn as_slice(&self) -> &[V] {
        &self.values
    }

    /// All values, in order.
    pub fn values(&self) -> std::slice::Iter<'_, V> {
        self.values.iter()
    }

    /// All values to change, in order.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, V> {
        self.values.iter_mut()
    }
}

impl<K: Entity, V> Default for EntityMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Entity, V> Index<K> for EntityMap<K, V> {
    type Output = V;

    #[inline]
    fn index(&self, id: K) -> &V {
        &self.values[id.index()]
    }
}

impl<K: Entity, V> IndexMut<K> for EntityMap<K, V> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut V {
        &mut self.values[id.index()]
    }
}

/// A vector of that many times a value, for tables that live as long as a pass. Not `vec![value; len]`: memory that comes zeroed
/// takes the allocator longer than small memory takes to fill.
pub fn filled<T: Clone>(len: usize, value: T) -> Vec<T> {
    let mut values = Vec::with_capacity(len);
    values.resize(len, value);
    values
}

/// How many ids a side map has annotations for at the least, once it has one.
const FIRST_NOTES: usize = 32;

/// Annotations on ids that another map owns; an id without one reads as the default.
#[derive(Clone, Debug)]
pub struct SideMap<K, V: Clone> {
    values: Vec<V>,
    default: V,
    key: PhantomData<K>,
}

impl<K: Entity, V: Clone> SideMap<K, V> {
    /// A map in which each id reads as `default` until it is set.
    pub const fn with_default(default: V) -> Self {
        Self { values: Vec::new(), default, key: PhantomData }
    }

    /// A map for ids below `len`, each reading as `default`, that will not grow while those are set.
    pub fn sized(len: usize, default: V) -> Self {
        Self { values: filled(len, default.clone()), default, key: PhantomData }
    }

    /// Takes in an index, and as many more as there are: what is set one after the other is not grown for each.
    #[cold]
    fn grow(&mut self, index: usize) {
        self.values.resize((index + 1).max(2 * self.values.len()).max(FIRST_NOTES), self.default.clone());
    }

    /// Sets every annotation back to the default.
    pub fn clear(&mut self) {
        self.values.clear();
    }
}

impl<K: Entity, V: Clone + Default> Default for SideMap<K, V> {
    fn default() -> Self {
        Self::with_default(V::default())
    }
}

impl<K: Entity, V: Clone> Index<K> for SideMap<K, V> {
    type Output = V;

    #[inline]
    fn index(&self, id: K) -> &V {
        self.values.get(id.index()).unwrap_or(&self.default)
    }
}

impl<K: Entity, V: Clone> IndexMut<K> for SideMap<K, V> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut V {
        if id.index() >= self.values.len() {
            self.grow(id.index());
        }
        &mut self.values[id.index()]
    }
}
