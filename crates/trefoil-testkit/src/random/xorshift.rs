//! Pseudo-random numbers: Marsaglia's xorshift of 32 bits, the same on every machine.

/// The generator.
pub struct XorShift(u32);

impl Default for XorShift {
    fn default() -> Self {
        Self::new(0)
    }
}

impl XorShift {
    /// The generator of a seed, which is made odd: from zero only zeros follow.
    pub fn new(seed: u32) -> Self {
        Self(seed | 1)
    }

    /// The next 32 bits.
    pub fn bits(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    /// A number below `bound`; the lowest bits, which are the weakest, are dropped.
    pub fn below(&mut self, bound: u32) -> u32 {
        (self.bits() >> 3) % bound
    }
}
