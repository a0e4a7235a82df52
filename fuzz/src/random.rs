//! A small generator of numbers, the same on every machine.

/// Marsaglia's xorshift.
pub(crate) struct Random(u64);

impl Random {
    /// The generator of a seed.
    pub(crate) fn new(seed: u64) -> Random {
        let mut random = Random(seed | 1 << 40);
        // Seeds that are close begin alike.
        (0..16).for_each(|_| _ = random.below(2));
        random
    }

    /// A number below another, or 0.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % count.max(1) as u64) as usize
    }

    /// True once in a number of times.
    pub(crate) fn once_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    /// One of some.
    pub(crate) fn of<'a, T>(&mut self, some: &'a [T]) -> &'a T {
        &some[self.below(some.len())]
    }
}
