//! Maps that ids index.

use crate::Entity;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// Most bytes of a map's first allocation: a size that allocators serve from their fast bins.
const FIRST_ROOM: usize = 1024;
/// Most values that a map has room for at first. Maps of small values take less than [`FIRST_ROOM`], so that not all of a compile's
/// maps ask for blocks of one size: allocators keep few of each at the ready.
const FIRST_VALUES: usize = 32;

/// How many values a map that is full takes room for at least.
pub(crate) const fn first_room<V>() -> usize {
    let values = match size_of::<V>() {
        0 => FIRST_VALUES,
        size => FIRST_ROOM / size,
    };
    if values < FIRST_VALUES { values } else { FIRST_VALUES }
}

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
    /// An empty map, which does not allocate.
    pub const fn new() -> Self {
        Self { values: Vec::new(), key: PhantomData }
    }

    /// An empty map with room for `capacity` values.
    pub fn with_capacity(capacity: usize) -> Self {
        Self { values: Vec::with_capacity(capacity), key: PhantomData }
    }

    /// Appends a value; gives its id.
    #[inline]
    pub fn push(&mut self, value: V) -> K {
        let id = K::new(self.values.len());
        if self.values.len() == self.values.capacity() {
            self.grow();
        }
        self.values.push(value);
        id
    }

    /// Allocates more than `Vec` would at first: a map rarely stays that small.
    #[cold]
    fn grow(&mut self) {
        self.values.reserve(self.values.len().max(const { first_room::<V>() }));
    }

    /// Reserves room for `more` values.
    pub fn reserve(&mut self, more: usize) {
        self.values.reserve(more);
    }

    /// Drops the values from the id with this number on.
    pub fn truncate(&mut self, len: usize) {
        self.values.truncate(len);
    }

    /// The number of values.
    #[inline]
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether there are no values.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// The value of an id, or `None` when the id is out of range.
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

    /// All ids with mutable values, in order.
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

    /// All values, mutable, in order.
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
        at(&self.values, id.index())
    }
}

impl<K: Entity, V> IndexMut<K> for EntityMap<K, V> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut V {
        at_mut(&mut self.values, id.index())
    }
}

/// `values[index]`. Implementations of `Index` inherit that a panic names the place of their caller; each such place is a
/// static, and the passes have thousands of them. Here only builds with debug assertions keep them.
#[inline]
#[cfg_attr(debug_assertions, track_caller)]
pub(crate) fn at<V>(values: &[V], index: usize) -> &V {
    &values[index]
}

/// As [`at`].
#[inline]
#[cfg_attr(debug_assertions, track_caller)]
pub(crate) fn at_mut<V>(values: &mut [V], index: usize) -> &mut V {
    &mut values[index]
}

/// A vector of `len` copies of a value, for tables that live as long as a pass. Unlike `vec![value; len]` it never asks for
/// zeroed memory, which takes allocators longer than filling a small block.
pub fn filled<T: Clone>(len: usize, value: T) -> Vec<T> {
    let mut values = Vec::with_capacity(len);
    values.resize(len, value);
    values
}

/// The least length of a side map's first allocation.
const FIRST_NOTES: usize = 32;

/// Annotations on ids that another map owns; an id without one reads as the default.
#[derive(Clone, Debug)]
pub struct SideMap<K, V: Clone> {
    values: Vec<V>,
    default: V,
    /// The length that it grows to at least.
    room: usize,
    key: PhantomData<K>,
}

impl<K: Entity, V: Clone> SideMap<K, V> {
    /// A map in which each id reads as `default` until it is set.
    pub const fn with_default(default: V) -> Self {
        Self { values: Vec::new(), default, room: FIRST_NOTES, key: PhantomData }
    }

    /// A map in which each id reads as `default` until it is set; when the first is, there is room for ids below `len`.
    pub fn with_room(len: usize, default: V) -> Self {
        Self { values: Vec::new(), default, room: len, key: PhantomData }
    }

    /// A map for ids below `len`, each reading as `default`, that will not grow while those are set.
    pub fn sized(len: usize, default: V) -> Self {
        Self { values: filled(len, default.clone()), default, room: FIRST_NOTES, key: PhantomData }
    }

    /// Grows to hold an index, at least doubling, so that setting ids in order takes amortised constant time.
    #[cold]
    fn grow(&mut self, index: usize) {
        self.values.resize((index + 1).max(2 * self.values.len()).max(self.room), self.default.clone());
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
        at_mut(&mut self.values, id.index())
    }
}
