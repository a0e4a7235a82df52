//! Ids: four bytes that name a value in a map.

/// A four-byte id of a value in some map.
pub trait Entity: Copy + Eq {
    /// The id of the value at `index`.
    fn new(index: usize) -> Self;
    /// The position of the value in its map.
    fn index(self) -> usize;
}

/// Declares a four-byte id type with its documentation and the prefix it prints with. The raw number is stored, so that the id
/// packs into other words and indexes without arithmetic; see [`optional_entity!`](crate::optional_entity) for ids that are
/// mostly kept in options.
#[macro_export]
macro_rules! entity {
    ($(#[$meta:meta])* $name:ident, $prefix:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u32);

        impl $name {
            /// The id with this raw number.
            #[inline]
            pub const fn from_u32(raw: u32) -> Self {
                Self(raw)
            }

            /// The raw number of the id.
            #[inline]
            pub const fn as_u32(self) -> u32 {
                self.0
            }
        }

        impl $crate::Entity for $name {
            #[inline]
            fn new(index: usize) -> Self {
                Self(index as u32)
            }

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }
    };
}

/// Declares id types whose `Option` is four bytes too, for tree nodes with many optional children:
/// `optional_entity! { /// A node. NodeId; }`.
#[macro_export]
macro_rules! optional_entity {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub struct $name(std::num::NonZeroU32);

            impl $crate::Entity for $name {
                // A map has fewer than 2^32 values. A check here would be in every push.
                #[inline]
                fn new(index: usize) -> Self {
                    Self(std::num::NonZeroU32::MIN.saturating_add(index as u32))
                }

                #[inline]
                fn index(self) -> usize {
                    self.0.get() as usize - 1
                }
            }
        )*
    };
}
