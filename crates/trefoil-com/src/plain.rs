//! Interfaces without `IUnknown`: what a reflection hands out lives as long as the reflection, and nobody counts.

use std::ffi::c_void;

/// An object of such an interface: the table of its functions, and a value.
#[repr(C)]
pub struct Plain<I: 'static, T> {
    table: &'static I,
    value: T,
}

impl<I, T> Plain<I, T> {
    /// An object. It must not move while a client has its pointer.
    ///
    /// # Safety
    /// The table's functions are those for values of type `T`.
    pub unsafe fn new(table: &'static I, value: T) -> Plain<I, T> {
        Plain { table, value }
    }

    /// What it holds.
    pub fn value(&self) -> &T {
        &self.value
    }

    /// The pointer that clients get.
    pub fn pointer(&self) -> *mut c_void {
        std::ptr::from_ref(self).cast_mut().cast()
    }
}

/// Declares such an interface, methods in the order of the table.
#[macro_export]
macro_rules! plain_interface {
    ($(#[$doc:meta])* $vis:vis $name:ident($methods:ident) {
        $(fn $method:ident($($arg:ident: $ty:ty),* $(,)?) -> $ret:ty;)*
    }) => {
        $(#[$doc])*
        #[repr(C)]
        $vis struct $name {
            $($method: unsafe extern "system" fn(*mut ::std::ffi::c_void $(, $ty)*) -> $ret,)*
        }

        /// The interface's methods.
        $vis trait $methods: Sync + Sized + 'static {
            $(
                /// A method.
                fn $method(&self $(, $arg: $ty)*) -> $ret;
            )*

            /// An object of this interface.
            fn object(self) -> Box<$crate::plain::Plain<$name, Self>> {
                // SAFETY: the table is made for this type.
                Box::new(unsafe { $crate::plain::Plain::new(const { &$name::of::<Self>() }, self) })
            }
        }

        impl $name {
            /// The table for values of type `T`.
            const fn of<T: $methods>() -> $name {
                $(
                    unsafe extern "system" fn $method<T: $methods>(
                        this: *mut ::std::ffi::c_void $(, $arg: $ty)*
                    ) -> $ret {
                        $crate::guard($crate::interface::Fallback::VALUE, || {
                            // SAFETY: the table is reachable only from an object with a value of this type, which lives
                            // as long as the reflection that the caller has.
                            let object = unsafe { &*this.cast::<$crate::plain::Plain<$name, T>>() };
                            object.value().$method($($arg),*)
                        })
                    }
                )*
                $name { $($method: $method::<T>,)* }
            }
        }
    };
}
