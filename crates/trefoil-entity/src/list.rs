//! Lists of values in a pool: a list is eight bytes, whatever its length.

use std::marker::PhantomData;

/// Bytes that a pool takes for its first values.
const FIRST_ROOM: usize = 1024;

/// A run of entries in a [`Pool`]: eight bytes.
#[derive(Debug)]
pub struct List<T> {
    start: u32,
    len: u32,
    item: PhantomData<fn() -> T>,
}

impl<T> List<T> {
    /// No entries.
    pub const EMPTY: List<T> = List { start: 0, len: 0, item: PhantomData };

    /// How many entries.
    pub fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }
}

impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for List<T> {}
impl<T> Default for List<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<T> PartialEq for List<T> {
    fn eq(&self, other: &Self) -> bool {
        (self.start, self.len) == (other.start, other.len)
    }
}
impl<T> Eq for List<T> {}

/// Holds the entries of many lists, one after the other.
#[derive(Clone, Debug)]
pub struct Pool<T> {
    items: Vec<T>,
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Pool { items: Vec::new() }
    }
}

impl<T: Clone> Pool<T> {
    /// Adds a list.
    pub fn push(&mut self, items: &[T]) -> List<T> {
        let start = self.items.len() as u32;
        if self.items.capacity() - self.items.len() < items.len() {
            self.items.reserve(items.len().max(FIRST_ROOM / size_of::<T>().max(1)));
        }
        self.items.extend_from_slice(items);
        List { start, len: items.len() as u32, item: PhantomData }
    }

    /// All entries of all lists, to change.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items.iter_mut()
    }

    /// The entries of a list.
    pub fn get(&self, list: List<T>) -> &[T] {
        &self.items[list.start as usize..][..list.len as usize]
    }
}
