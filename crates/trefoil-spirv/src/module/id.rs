//! The ids of a module.

/// The id of something in the module: never a number to compute with, and no literal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Id(u32);

impl Id {
    /// No id: what has not been made yet.
    pub(crate) const NONE: Self = Self(0);

    /// The id of a number; the writer alone hands them out.
    pub(super) fn new(number: u32) -> Self {
        Self(number)
    }

    /// Whether this is no id.
    pub(crate) fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Whether this is an id.
    pub(crate) fn is_some(self) -> bool {
        self.0 != 0
    }

    /// The word that an instruction names it by.
    pub(crate) fn word(self) -> u32 {
        self.0
    }
}
