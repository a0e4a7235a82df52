//! Lists of strings that clients read by pointer.

use super::Wide;
use crate::wide::to_wide;

/// Wide strings and pointers to them. A string stays where it is until the list goes; the pointers move when the list
/// grows.
#[derive(Default)]
pub struct WideList {
    strings: Vec<Box<[Wide]>>,
    pointers: Vec<*const Wide>,
}

// SAFETY: the pointers are to the list's own strings, which nobody changes.
unsafe impl Send for WideList {}

impl WideList {
    /// Adds a string; a null is put after it.
    pub fn push(&mut self, text: &str) {
        let mut units = to_wide(text);
        units.push(0);
        let units = units.into_boxed_slice();
        self.pointers.push(units.as_ptr());
        self.strings.push(units);
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.strings.is_empty()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.strings.len()
    }

    /// The pointers, in order; null when there is no string.
    pub fn pointers(&self) -> *const *const Wide {
        if self.pointers.is_empty() { std::ptr::null() } else { self.pointers.as_ptr() }
    }
}
