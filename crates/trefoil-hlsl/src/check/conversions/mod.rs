//! Conversions: which are implicit, how good they are, and the nodes that they become; what may be done with a place.
//!
//! In: a typed expression and the type wanted. Out: an expression of that type. `score` ranks conversions for overloads as
//! DXC does; `convert` makes them and warns of what they lose.

pub(in crate::check) mod convert;
pub(in crate::check) mod layout;
pub(in crate::check) mod place;
pub(in crate::check) mod score;
