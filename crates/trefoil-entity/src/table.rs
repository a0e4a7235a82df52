//! A hash table of ids, whose values are stored elsewhere.

/// Finds ids by the hashes of their values. It does not depend on the type of the values, so all tables share one copy of its
/// code; the caller compares values.
#[derive(Clone, Debug, Default)]
pub struct IdTable {
    /// A power of two; some are always free, so that each probe ends.
    slots: Vec<Slot>,
    len: usize,
}

/// An id and the hash of its value. A free slot is all zeroes, which is the fastest to fill a table with.
#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    /// One more than the id; 0 where there is none.
    next_id: u32,
}

impl Slot {
    fn new(hash: u32, id: u32) -> Self {
        Self { hash, next_id: id.wrapping_add(1) }
    }

    fn id(self) -> u32 {
        self.next_id.wrapping_sub(1)
    }

    fn is_free(self) -> bool {
        self.next_id == 0
    }
}

/// A slot without an id.
const FREE: Slot = Slot { hash: 0, next_id: 0 };

impl IdTable {
    /// An empty table, which does not allocate.
    pub const fn new() -> Self {
        Self { slots: Vec::new(), len: 0 }
    }

    /// An empty table with room for `ids` ids.
    pub fn with_capacity(ids: usize) -> Self {
        let mut table = Self::default();
        table.resize(ids);
        table
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.slots[..])
    }

    /// The id with this hash for which `is_same` holds.
    #[inline]
    pub fn find(&self, hash: u32, mut is_same: impl FnMut(u32) -> bool) -> Option<u32> {
        let mask = self.slots.len().wrapping_sub(1);
        let mut at = hash as usize;
        loop {
            let slot = *self.slots.get(at & mask)?;
            if slot.is_free() {
                return None;
            }
            if slot.hash == hash && is_same(slot.id()) {
                return Some(slot.id());
            }
            at = at.wrapping_add(1);
        }
    }

    /// The id in the slot where those with this hash begin, if it has the hash: most ids that are looked for lie there, and the
    /// caller that tries it first needs no loop.
    #[inline]
    pub fn first(&self, hash: u32) -> Option<u32> {
        let slot = self.slots.get(hash as usize & self.slots.len().wrapping_sub(1))?;
        (slot.hash == hash && !slot.is_free()).then(|| slot.id())
    }

    /// Whether an id with this hash may be there: its slot is not free.
    #[inline]
    pub fn may_have(&self, hash: u32) -> bool {
        let slot = self.slots.get(hash as usize & self.slots.len().wrapping_sub(1));
        slot.is_some_and(|slot| !slot.is_free())
    }

    /// Inserts an id that is not in the table; `u32::MAX` is not an id.
    pub fn insert(&mut self, hash: u32, id: u32) {
        debug_assert_ne!(id, FREE.id());
        if self.len >= self.slots.len() / 4 * 3 {
            self.resize(2 * self.len);
        }
        self.place(Slot::new(hash, id));
        self.len += 1;
    }

    /// Removes an id, if it is there. Ids that were displaced past its slot move up.
    pub fn remove(&mut self, hash: u32, id: u32) {
        let mask = self.slots.len().wrapping_sub(1);
        let mut gap = hash as usize & mask;
        while let Some(slot) = self.slots.get(gap)
            && slot.id() != id
        {
            if slot.is_free() {
                return;
            }
            gap = (gap + 1) & mask;
        }
        let mut at = gap;
        loop {
            at = (at + 1) & mask;
            let Some(&slot) = self.slots.get(at) else { return };
            if slot.is_free() {
                break;
            }
            // The id may fill the gap unless its own slot is after it.
            let from_home = at.wrapping_sub(slot.hash as usize) & mask;
            if from_home >= at.wrapping_sub(gap) & mask {
                self.slots[gap] = slot;
                gap = at;
            }
        }
        self.slots[gap] = FREE;
        self.len -= 1;
    }

    /// Removes all ids.
    pub fn clear(&mut self) {
        self.slots.fill(FREE);
        self.len = 0;
    }

    fn place(&mut self, new: Slot) {
        let mask = self.slots.len() - 1;
        let mut at = new.hash as usize;
        while !self.slots[at & mask].is_free() {
            at = at.wrapping_add(1);
        }
        self.slots[at & mask] = new;
    }

    /// Resizes for `ids` ids in all, at a load of at most three quarters.
    #[cold]
    #[inline(never)]
    fn resize(&mut self, ids: usize) {
        let slots = (4 * ids).div_ceil(3).next_power_of_two().max(8);
        let old = std::mem::replace(&mut self.slots, crate::filled(slots, FREE));
        old.into_iter().filter(|slot| !slot.is_free()).for_each(|slot| self.place(slot));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inserted_ids_are_found() {
        let hashes = [7, 7, 15, 0, u32::MAX, 23];
        let mut table = IdTable::default();
        assert_eq!(table.find(7, |_| true), None);
        for (round, &hash) in hashes.iter().cycle().take(600).enumerate() {
            table.insert(hash, round as u32);
        }
        for (round, &hash) in hashes.iter().cycle().take(600).enumerate() {
            assert_eq!(table.find(hash, |id| id == round as u32), Some(round as u32));
            assert!(table.first(hash).is_none_or(|id| hashes[id as usize % hashes.len()] == hash));
        }
        assert_eq!((table.first(1), table.first(15).is_some()), (None, true));
        assert!(hashes.iter().all(|&hash| table.may_have(hash)));
        assert_eq!((table.find(1, |_| true), table.find(7, |_| false)), (None, None));
        for (round, &hash) in hashes.iter().cycle().take(600).enumerate().step_by(2) {
            table.remove(hash, round as u32);
            table.remove(hash, round as u32);
        }
        for (round, &hash) in hashes.iter().cycle().take(600).enumerate() {
            let there = (round % 2 == 1).then_some(round as u32);
            assert_eq!(table.find(hash, |id| id == round as u32), there);
        }
        table.clear();
        assert_eq!((table.find(7, |_| true), table.may_have(7)), (None, false));
    }
}
