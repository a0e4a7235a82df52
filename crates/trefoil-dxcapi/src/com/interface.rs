//! How an interface is declared: one macro, from whose rows come the table of functions as it lies in memory, the trait
//! that a class of ours implements, and the functions between the two.

use super::object::Class;
use super::{E_UNEXPECTED, Guid, Hresult, Ulong, Wide};
use std::ffi::c_void;

/// An interface: its identifier and those of the interfaces that it extends.
pub(crate) trait Interface {
    /// Its identifier.
    const ID: Guid;

    /// Whether an object that has this interface has the one named.
    fn answers(id: &Guid) -> bool;
}

/// What a method gives when its body panicked.
pub(crate) trait Fallback {
    /// The value.
    const VALUE: Self;
}

/// Declares [`Fallback`] for the types that methods give.
macro_rules! fallback {
    ($($ty:ty = $value:expr;)*) => { $(impl Fallback for $ty { const VALUE: $ty = $value; })* };
}

fallback! {
    Hresult = E_UNEXPECTED;
    u32 = 0;
    u64 = 0;
    usize = 0;
    bool = false;
    () = ();
    *mut c_void = std::ptr::null_mut();
    *const u8 = std::ptr::null();
    *const Wide = std::ptr::null();
    *const *const Wide = std::ptr::null();
}

/// `IUnknown`'s table, with which every other begins. There is no destructor in it: DXC's header for platforms other than
/// Windows once had one, and has dropped it with version 1.7.2212.
#[repr(C)]
pub(crate) struct IUnknown {
    /// `QueryInterface`
    pub(crate) query_interface:
        unsafe extern "system" fn(*mut c_void, *const Guid, *mut *mut c_void) -> Hresult,
    /// `AddRef`
    pub(crate) add_ref: unsafe extern "system" fn(*mut c_void) -> Ulong,
    /// `Release`
    pub(crate) release: unsafe extern "system" fn(*mut c_void) -> Ulong,
}

impl Interface for IUnknown {
    const ID: Guid = Guid::new("00000000-0000-0000-C000-000000000046");

    fn answers(id: &Guid) -> bool {
        *id == Self::ID
    }
}

impl IUnknown {
    /// The table for objects of class `T`.
    pub(crate) const fn of<T: Class>() -> IUnknown {
        use super::object::{add_ref, query_interface, release};
        IUnknown { query_interface: query_interface::<T>, add_ref: add_ref::<T>, release: release::<T> }
    }
}

/// The methods of `IUnknown`, which every class has from its object.
pub(crate) trait UnknownMethods {}

impl<T: Class> UnknownMethods for T {}

/// Declares an interface `Name(Methods): Base(BaseMethods) = "identifier" { fn method(arg: Type) -> Type; … }`, methods in
/// the order of the table.
macro_rules! interface {
    ($(#[$doc:meta])* $name:ident($methods:ident): $base:ident($base_methods:ident) = $id:literal {
        $(fn $method:ident($($arg:ident: $ty:ty),* $(,)?) $(-> $ret:ty)?;)*
    }) => {
        $(#[$doc])*
        #[repr(C)]
        // Tables of interfaces that are only offered are never read here.
        #[allow(dead_code)]
        pub(crate) struct $name {
            pub(crate) base: $base,
            $(pub(crate) $method: unsafe extern "system" fn(*mut c_void $(, $ty)*) $(-> $ret)?,)*
        }

        impl Interface for $name {
            const ID: Guid = Guid::new($id);

            fn answers(id: &Guid) -> bool {
                *id == Self::ID || $base::answers(id)
            }
        }

        // SAFETY: the base's table is the first field.
        unsafe impl $crate::com::reference::Extends<$base> for $name {}

        /// The interface's own methods.
        #[allow(dead_code, clippy::too_many_arguments)]
        pub(crate) trait $methods: $base_methods {
            $(fn $method(&self $(, $arg: $ty)*) $(-> $ret)?;)*
        }

        // Interfaces that only clients implement need no table of ours.
        #[allow(dead_code)]
        impl $name {
            /// The table for objects of class `T`.
            pub(crate) const fn of<T: Class + $methods>() -> $name {
                $(
                    #[allow(clippy::too_many_arguments)]
                    unsafe extern "system" fn $method<T: Class + $methods>(
                        this: *mut c_void $(, $arg: $ty)*
                    ) $(-> $ret)? {
                        guard(Fallback::VALUE, || {
                            // SAFETY: the table is reachable only from a face of a living object of class `T`, which
                            // the caller holds a reference to.
                            let value = unsafe { $crate::com::object::value::<T>(this) };
                            value.$method($($arg),*)
                        })
                    }
                )*
                $name { base: $base::of::<T>(), $($method: $method::<T>,)* }
            }
        }
    };
}
