//! Ids, lists of ids, and the pools they point into.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A four-byte id whose `Option` is four bytes too.
pub trait Id: Copy {
    /// From an index into the pool.
    fn from_index(index: usize) -> Self;
    /// The index into the pool.
    fn index(self) -> usize;
}

/// Declares id types: `ids! { /// What it counts. NodeId; }`.
#[macro_export]
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub struct $name(std::num::NonZeroU32);

            impl $crate::syntax::arena::Id for $name {
                fn from_index(index: usize) -> Self {
                    let one_up = u32::try_from(index + 1).expect("a pool has fewer than 2^32 entries");
                    Self(std::num::NonZeroU32::new(one_up).expect("one more than an index is not zero"))
                }
                fn index(self) -> usize {
                    self.0.get() as usize - 1
                }
            }
        )*
    };
}
pub use ids;

/// Bytes that a pool takes for its first entries.
const FIRST_ROOM: usize = 1024;

/// A pool of `T`, indexed by ids.
#[derive(Clone, Debug)]
pub struct Arena<I, T> {
    items: Vec<T>,
    id: PhantomData<I>,
}

impl<I, T> Default for Arena<I, T> {
    fn default() -> Self {
        Arena { items: Vec::new(), id: PhantomData }
    }
}

impl<I: Id, T> Arena<I, T> {
    /// Adds an entry.
    pub fn push(&mut self, item: T) -> I {
        let id = I::from_index(self.items.len());
        if self.items.len() == self.items.capacity() {
            self.grow();
        }
        self.items.push(item);
        id
    }

    /// Makes room, at first for more than a vector would.
    #[cold]
    fn grow(&mut self) {
        self.items.reserve(self.items.len().max(FIRST_ROOM / size_of::<T>().max(1)));
    }

    /// Makes room for so many more entries.
    pub fn reserve(&mut self, more: usize) {
        self.items.reserve(more);
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// All entries with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (I, &T)> {
        self.items.iter().enumerate().map(|(i, t)| (I::from_index(i), t))
    }

    /// All entries.
    pub fn as_slice(&self) -> &[T] {
        &self.items
    }
}

impl<I: Id, T> Index<I> for Arena<I, T> {
    type Output = T;
    fn index(&self, id: I) -> &T {
        &self.items[id.index()]
    }
}

impl<I: Id, T> IndexMut<I> for Arena<I, T> {
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.items[id.index()]
    }
}

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
