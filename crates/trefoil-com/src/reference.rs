//! A reference to an object, ours or the client's.

use super::interface::{Extends, IUnknown};
use super::{Com, E_NOINTERFACE, Guid, Hresult};
use std::ffi::c_void;
use std::ptr::NonNull;

/// A counted reference to an object by its interface `I`, whose table begins with that of `IUnknown`.
pub struct Ref<I>(NonNull<*const I>);

// SAFETY: objects with these interfaces are called from any thread by DXC too, and count references atomically; what
// is ours is `Send` and `Sync` by `Class`.
unsafe impl<I> Send for Ref<I> {}
// SAFETY: as above.
unsafe impl<I> Sync for Ref<I> {}

impl<I> Ref<I> {
    /// Takes over a reference.
    ///
    /// # Safety
    /// The pointer is to an object with the interface `I`, and the reference is the caller's to give.
    pub unsafe fn from_owned(pointer: NonNull<*const I>) -> Ref<I> {
        Ref(pointer)
    }

    /// A reference of its own to what the caller has lent.
    ///
    /// # Safety
    /// The pointer is to a living object with the interface `I`.
    pub unsafe fn from_borrowed(pointer: NonNull<*const I>) -> Ref<I> {
        let lent = std::mem::ManuallyDrop::new(Ref(pointer));
        Ref::clone(&lent)
    }

    /// The interface pointer, for a call.
    pub fn as_raw(&self) -> *mut c_void {
        self.0.as_ptr().cast()
    }

    /// The interface pointer with its reference.
    pub fn into_raw(self) -> *mut c_void {
        std::mem::ManuallyDrop::new(self).as_raw()
    }

    /// The functions.
    pub fn table(&self) -> &I {
        // SAFETY: the object lives as long as the reference, and its table longer.
        unsafe { &**self.0.as_ptr() }
    }

    fn unknown(&self) -> &IUnknown {
        // SAFETY: every interface's table begins with that of `IUnknown`.
        unsafe { &**self.0.as_ptr().cast::<*const IUnknown>() }
    }

    /// The same object by the interface that `id` names, as a pointer with a reference of its own.
    pub fn query(&self, id: &Guid) -> Com<*mut c_void> {
        let mut out = std::ptr::null_mut();
        // SAFETY: the object is alive, both pointers are valid.
        let code: Hresult = unsafe { (self.unknown().query_interface)(self.as_raw(), id, &raw mut out) };
        if code < 0 {
            Err(code)
        } else if out.is_null() {
            Err(E_NOINTERFACE)
        } else {
            Ok(out)
        }
    }

    /// The same reference by an interface that this one extends.
    pub fn up<J>(self) -> Ref<J>
    where
        I: Extends<J>,
    {
        let pointer = std::mem::ManuallyDrop::new(self).0;
        Ref(pointer.cast())
    }
}

impl<I> Clone for Ref<I> {
    fn clone(&self) -> Ref<I> {
        // SAFETY: the object is alive.
        unsafe { (self.unknown().add_ref)(self.as_raw()) };
        Ref(self.0)
    }
}

impl<I> Drop for Ref<I> {
    fn drop(&mut self) {
        // SAFETY: the reference is ours to give back, once.
        unsafe { (self.unknown().release)(self.as_raw()) };
    }
}
