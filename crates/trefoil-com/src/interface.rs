//! Interfaces as they lie in memory: tables of functions, the first of which are `IUnknown`'s.

use super::{E_UNEXPECTED, Guid, Hresult, Ulong, Wide};
use std::ffi::c_void;

/// An interface: its identifier and those of the interfaces that it extends.
pub trait Interface {
    /// Its identifier.
    const ID: Guid;

    /// Whether an object with this interface has the interface `id` too.
    fn answers(id: &Guid) -> bool;
}

/// An interface whose table begins with the table of `J`.
///
/// # Safety
/// It does.
pub unsafe trait Extends<J> {}

/// What a method returns when its body panicked.
pub trait Fallback {
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
pub struct IUnknown {
    /// `QueryInterface`
    pub query_interface: unsafe extern "system" fn(*mut c_void, *const Guid, *mut *mut c_void) -> Hresult,
    /// `AddRef`
    pub add_ref: unsafe extern "system" fn(*mut c_void) -> Ulong,
    /// `Release`
    pub release: unsafe extern "system" fn(*mut c_void) -> Ulong,
}

impl Interface for IUnknown {
    const ID: Guid = Guid::new("00000000-0000-0000-C000-000000000046");

    fn answers(id: &Guid) -> bool {
        *id == Self::ID
    }
}

/// Declares the table of an interface `Name: Base = "identifier" { fn method(arg: Type) -> Type; … }`, methods in its order.
#[macro_export]
macro_rules! interface_table {
    ($(#[$doc:meta])* $vis:vis $name:ident: $base:ident = $id:literal {
        $(fn $method:ident($($arg:ident: $ty:ty),* $(,)?) $(-> $ret:ty)?;)*
    }) => {
        $(#[$doc])*
        #[repr(C)]
        // Tables of interfaces that are only offered are never read here.
        #[allow(dead_code)]
        $vis struct $name {
            /// The table of the interface that it extends.
            $vis base: $base,
            $(
                /// A method.
                $vis $method: unsafe extern "system" fn(*mut ::std::ffi::c_void $(, $ty)*) $(-> $ret)?,
            )*
        }

        impl $crate::interface::Interface for $name {
            const ID: $crate::Guid = $crate::Guid::new($id);

            fn answers(id: &$crate::Guid) -> bool {
                *id == Self::ID || <$base as $crate::interface::Interface>::answers(id)
            }
        }

        // SAFETY: the base's table is the first field.
        unsafe impl $crate::interface::Extends<$base> for $name {}
    };
}
