//! Lists of values in a pool: a list is eight bytes, whatever its length.

use std::marker::PhantomData;

/// A run of entries in a [`Pool`](crate::Pool): eight bytes.
#[derive(Debug)]
pub struct List<T> {
    start: u32,
    len: u32,
    item: PhantomData<fn() -> T>,
}

impl<T> List<T> {
    /// No entries.
    pub const EMPTY: List<T> = List { start: 0, len: 0, item: PhantomData };

    /// The list of `len` entries from one on.
    pub(crate) fn new(start: usize, len: usize) -> Self {
        List { start: start as u32, len: len as u32, item: PhantomData }
    }

    /// Where its entries begin in the pool.
    #[inline]
    pub(crate) fn start(self) -> usize {
        self.start as usize
    }

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
