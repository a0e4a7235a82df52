//! The slots of a built-in's overload, its result first.

use crate::builtins::{Overload, Relation, TypeSlot};

/// The slot that a slot takes its shape from.
pub(in crate::check) fn shape_root(o: &Overload, i: usize) -> usize {
    match slot(o, i).shape_from {
        Relation::Same(j) => j.into(),
        _ => i,
    }
}

/// The slot that a slot takes its elements from.
pub(in crate::check) fn element_root(o: &Overload, i: usize) -> usize {
    match slot(o, i).element_from {
        Relation::Same(j) if !is_whole(slot(o, i)) => j.into(),
        _ => i,
    }
}

pub(in crate::check) fn slot(o: &Overload, i: usize) -> &TypeSlot {
    if i == 0 { &o.result } else { &o.params()[i - 1].ty }
}

/// Whether a slot is the template argument itself.
pub(in crate::check) fn is_whole(s: &TypeSlot) -> bool {
    matches!(s.shape_from, Relation::Object | Relation::Function | Relation::FunctionSecond)
}
