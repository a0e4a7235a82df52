//! Enums whose variants have a number in a format.

/// Declares an enum whose variants have a number in a format, with conversions to and from the number.
#[macro_export]
macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $value:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant = $value,)* }

        impl $name {
            /// Every variant, in the order of their numbers.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// The variant with this number.
            pub const fn from_number(number: u32) -> Option<$name> {
                match number { $($value => Some($name::$variant),)* _ => None }
            }

            /// The variant's number.
            pub const fn number(self) -> u32 {
                self as u32
            }
        }
    };
}
