//! How an interface is declared that objects of ours have: one macro, from whose rows come the table of functions as it lies in
//! memory, the trait that a class of ours implements, and the functions between the two.

use super::interface::IUnknown;
use super::object::{Class, add_ref, query_interface, release};

impl IUnknown {
    /// The table for objects of class `T`.
    pub const fn of<T: Class>() -> IUnknown {
        IUnknown { query_interface: query_interface::<T>, add_ref: add_ref::<T>, release: release::<T> }
    }
}

/// The methods of `IUnknown`, which every class has from its object.
pub trait UnknownMethods {}

impl<T: Class> UnknownMethods for T {}

/// Declares an interface `Name(Methods): Base(BaseMethods) = "identifier" { fn method(arg: Type) -> Type; … }`, methods in
/// the order of the table: the table, the trait that a class implements, and the functions between the two.
#[macro_export]
macro_rules! interface {
    ($(#[$doc:meta])* $vis:vis $name:ident($methods:ident): $base:ident($base_methods:ident) = $id:literal {
        $(fn $method:ident($($arg:ident: $ty:ty),* $(,)?) $(-> $ret:ty)?;)*
    }) => {
        $crate::interface_table! {
            $(#[$doc])*
            $vis $name: $base = $id { $(fn $method($($arg: $ty),*) $(-> $ret)?;)* }
        }

        /// The interface's own methods.
        #[allow(dead_code, clippy::too_many_arguments)]
        $vis trait $methods: $base_methods {
            $(
                /// A method.
                fn $method(&self $(, $arg: $ty)*) $(-> $ret)?;
            )*
        }

        // Interfaces that only clients implement need no table of ours.
        #[allow(dead_code)]
        impl $name {
            /// The table for objects of class `T`.
            $vis const fn of<T: $crate::object::Class + $methods>() -> $name {
                $(
                    #[allow(clippy::too_many_arguments)]
                    unsafe extern "system" fn $method<T: $crate::object::Class + $methods>(
                        this: *mut ::std::ffi::c_void $(, $arg: $ty)*
                    ) $(-> $ret)? {
                        $crate::guard($crate::interface::Fallback::VALUE, || {
                            // SAFETY: the table is reachable only from a face of a living object of class `T`, which
                            // the caller holds a reference to.
                            let value = unsafe { $crate::object::value::<T>(this) };
                            value.$method($($arg),*)
                        })
                    }
                )*
                $name { base: $base::of::<T>(), $($method: $method::<T>,)* }
            }
        }
    };
}
