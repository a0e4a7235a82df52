//! Typed ids and what they index: the one place where a number becomes a name for something.
//!
//! An [`EntityMap`] owns its values and hands out ids in order; a [`SideMap`] annotates ids that another map owns,
//! a [`SparseMap`] few of them; a [`Pool`] holds the values of many [`List`]s; an [`IdTable`] finds ids by the hashes of what they stand for,
//! and a [`HashMap`] or [`HashSet`] keys. A [`LayeredMap`], a [`LayeredHashMap`] and a pool may
//! share their first values with clones. The dominators of a graph are found here too, for all that have blocks.

#![forbid(unsafe_code)]

mod dominance;
mod hash;
mod id;
mod layered;
mod layered_hash;
mod list;
mod map;
mod sort;
mod sparse;
mod table;
#[cfg(test)]
mod test_id;

pub use dominance::{Places, dominated_ranges, immediate_dominators, reverse_postorder};
pub use hash::{Entry, HashMap, HashSet, hash_of};
pub use id::Entity;
pub use layered::{Instead, LayeredMap, Pool, Reach, Shared};
pub use layered_hash::LayeredHashMap;
pub use list::List;
pub use map::{EntityMap, SideMap, filled};
pub use sort::{order_of_names, pair_key, sort_by_key, sort_by_name};
pub use sparse::SparseMap;
pub use table::IdTable;
