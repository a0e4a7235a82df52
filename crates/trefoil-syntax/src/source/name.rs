//! Names by number.

use trefoil_entity::Entity;

/// An interned string. Seed names have the same number in every [`Interner`](super::Interner): first the keywords, then the
/// words that the compiler itself looks for, then the names of the built-in types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(pub u32);

impl Name {
    /// The name's index, for side tables.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl Entity for Name {
    fn new(index: usize) -> Self {
        Name(index as u32)
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}
