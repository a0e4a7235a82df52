//! Annotations of few ids out of many.

use crate::Entity;
use smallvec::SmallVec;
use std::marker::PhantomData;

/// How many values are made room for at once.
const PAGE: usize = 128;

/// Annotates ids that another map owns, where few of them are annotated: the others have the default, and cost a fraction of a byte
/// each. Room for values comes a page at a time.
#[derive(Clone, Debug)]
pub struct SparseMap<K, V> {
    /// By the number of a page: one more than its place among those that there are.
    pages: SmallVec<[u32; 4]>,
    values: Vec<V>,
    key: PhantomData<K>,
}

impl<K, V> Default for SparseMap<K, V> {
    fn default() -> Self {
        SparseMap { pages: SmallVec::new(), values: Vec::new(), key: PhantomData }
    }
}

impl<K: Entity, V: Copy + Default> SparseMap<K, V> {
    /// The value of an id.
    #[inline]
    pub fn get(&self, id: K) -> V {
        let at = id.index();
        match self.pages.get(at / PAGE) {
            Some(&page) if page > 0 => self.values[(page as usize - 1) * PAGE + at % PAGE],
            _ => V::default(),
        }
    }

    /// Sets the value of an id, and gives the one that it had.
    #[inline]
    pub fn replace(&mut self, id: K, value: V) -> V {
        let at = id.index();
        let page = match self.pages.get(at / PAGE) {
            Some(&page) if page > 0 => page,
            _ => self.make(at / PAGE),
        };
        std::mem::replace(&mut self.values[(page as usize - 1) * PAGE + at % PAGE], value)
    }

    /// Sets the value of an id.
    #[inline]
    pub fn set(&mut self, id: K, value: V) {
        self.replace(id, value);
    }

    /// Gives the ids from one on the default again.
    pub fn clear_from(&mut self, id: K) {
        let (first, at) = (id.index() / PAGE, id.index() % PAGE);
        for (number, &page) in self.pages.iter().enumerate().skip(first).filter(|&(_, &page)| page > 0) {
            let at = if number == first { at } else { 0 };
            self.values[(page as usize - 1) * PAGE..][..PAGE][at..].fill(V::default());
        }
    }

    /// The ids among which those that were set are, with their values, in the order of the ids.
    pub fn iter(&self) -> impl Iterator<Item = (K, V)> {
        let made = self.pages.iter().enumerate().filter(|&(_, &page)| page > 0);
        made.flat_map(|(number, &page)| {
            let values = &self.values[(page as usize - 1) * PAGE..][..PAGE];
            values.iter().enumerate().map(move |(at, &value)| (K::new(number * PAGE + at), value))
        })
    }

    #[cold]
    fn make(&mut self, page: usize) -> u32 {
        if self.pages.len() <= page {
            self.pages.resize(page + 1, 0);
        }
        self.values.resize(self.values.len() + PAGE, V::default());
        let made = (self.values.len() / PAGE) as u32;
        self.pages[page] = made;
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_id::Id;

    #[test]
    fn what_was_not_set_is_the_default() {
        let mut map: SparseMap<Id, u32> = SparseMap::default();
        assert_eq!(map.get(Id(1 << 20)), 0);
        for at in [5, 1 << 20, PAGE, 6, PAGE - 1] {
            assert_eq!(map.replace(Id(at), at as u32), 0);
        }
        assert_eq!(map.replace(Id(5), 7), 5);
        let all = [0, 4, 5, 6, 7, PAGE - 1, PAGE, PAGE + 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1];
        assert_eq!(all.map(|at| map.get(Id(at)) as usize), [0, 0, 7, 6, 0, PAGE - 1, PAGE, 0, 0, 1 << 20, 0]);
        assert_eq!(map.values.len(), 3 * PAGE);
        let set: Vec<usize> = map.iter().filter(|&(_, value)| value != 0).map(|(id, _)| id.0).collect();
        assert_eq!(set, [5, 6, PAGE - 1, PAGE, 1 << 20]);
        map.clear_from(Id(6));
        let set: Vec<usize> = map.iter().filter(|&(_, value)| value != 0).map(|(id, _)| id.0).collect();
        assert_eq!(set, [5]);
    }
}
