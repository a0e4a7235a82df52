//! Names by number.

/// An interned string. Names below the seed count are the same in every [`Interner`](super::Interner): first the keywords, then the
/// words the compiler itself looks for, then the names of the built-in types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(pub u32);

impl Name {
    /// The name's index, for side tables.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
