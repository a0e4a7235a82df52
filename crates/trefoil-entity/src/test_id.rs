//! The ids of the tests.

use crate::Entity;

/// An id of what the maps under test are of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Id(pub(crate) usize);

impl Entity for Id {
    fn new(index: usize) -> Self {
        Id(index)
    }

    fn index(self) -> usize {
        self.0
    }
}
