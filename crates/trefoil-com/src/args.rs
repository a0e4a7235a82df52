//! The pointers that clients pass, each kind in a type of its own, so that the classes' code is safe.
//!
//! A value of these types exists only as a parameter of a method: the caller made it, and promises (see the module
//! above) that it is null or valid until the method returns. What a getter gives borrows from the parameter, so that it
//! cannot outlive the call.

use super::interface::IUnknown;
use super::reference::Ref;
use super::{Com, E_INVALIDARG, E_POINTER, Guid, Hresult, Wide, code};
use std::ffi::{CStr, c_char, c_void};
use std::ptr::NonNull;

/// Where a method writes a value.
#[repr(transparent)]
pub struct Out<T>(*mut T);

impl<T> Out<T> {
    /// As a parameter of an exported function.
    ///
    /// # Safety
    /// Null or valid for writes as long as the value is used.
    pub unsafe fn promised(place: *mut T) -> Out<T> {
        Out(place)
    }

    /// For a call of the client's, which must end before `place` is used again.
    pub fn of(place: &mut T) -> Out<T> {
        Out(place)
    }

    /// Whether the pointer is null.
    pub fn is_null(&self) -> bool {
        self.0.is_null()
    }

    /// The pointer.
    pub fn as_ptr(&self) -> *mut T {
        self.0
    }

    /// Writes it.
    ///
    /// # Errors
    /// When there is nowhere to write.
    pub fn put(&self, value: T) -> Com {
        if self.0.is_null() {
            return Err(E_POINTER);
        }
        // SAFETY: not null, so valid for a write, by the caller's promise; what was there needs no drop.
        unsafe { self.0.write(value) };
        Ok(())
    }
}

/// Where a method writes an interface pointer.
pub type OutObject = Out<*mut c_void>;

impl OutObject {
    /// Writes null, so that a failure leaves no stale pointer.
    ///
    /// # Errors
    /// When there is nowhere to write.
    pub fn clear(&self) -> Com {
        self.put(std::ptr::null_mut())
    }

    /// Writes null and runs the body of a method that hands over an object.
    pub fn giving(&self, body: impl FnOnce() -> Com) -> Hresult {
        code(self.clear().and_then(|()| body()))
    }

    /// As [`giving`](Self::giving), for methods to which a null place is an argument like any other.
    pub fn giving_or_invalid(&self, body: impl FnOnce() -> Com) -> Hresult {
        code(self.clear().map_err(|_| E_INVALIDARG).and_then(|()| body()))
    }

    /// Transfers a reference to the caller.
    ///
    /// # Errors
    /// When there is nowhere to write; the reference is then given back.
    pub fn give<I>(&self, object: Ref<I>) -> Com {
        if self.is_null() {
            return Err(E_POINTER);
        }
        self.put(object.into_raw())
    }

    /// Transfers a reference to the interface `id` of an object.
    ///
    /// # Errors
    /// When there is nowhere to write, or the object lacks the interface.
    pub fn give_as<I>(&self, id: &Id, object: Ref<I>) -> Com {
        if self.is_null() {
            return Err(E_POINTER);
        }
        self.put(object.query(id.get()?)?)
    }
}

/// `REFIID`
#[repr(transparent)]
pub struct Id(*const Guid);

impl Id {
    /// As a parameter of an exported function.
    ///
    /// # Safety
    /// Null or valid as long as the value is used.
    pub unsafe fn promised(id: *const Guid) -> Id {
        Id(id)
    }

    /// The identifier.
    ///
    /// # Errors
    /// When it is null.
    pub fn get(&self) -> Com<&Guid> {
        // SAFETY: null or valid, by the caller's promise.
        unsafe { self.0.as_ref() }.ok_or(E_POINTER)
    }
}

/// A string of wide characters that a null ends.
#[repr(transparent)]
#[derive(Clone, Copy)]
pub struct WideArg(*const Wide);

impl WideArg {
    /// As a parameter of an exported function.
    ///
    /// # Safety
    /// Null or valid up to a null as long as the value is used.
    pub unsafe fn promised(text: *const Wide) -> WideArg {
        WideArg(text)
    }

    /// For a call of the client's, which must end before `units` go; they end in a null.
    pub fn of(units: &[Wide]) -> WideArg {
        debug_assert_eq!(units.last(), Some(&0));
        WideArg(units.as_ptr())
    }

    /// The string; none where the pointer is null.
    pub fn get(&self) -> Option<String> {
        self.units().map(crate::wide::from_wide)
    }

    /// The characters without the null.
    pub fn units(&self) -> Option<&[Wide]> {
        if self.0.is_null() {
            return None;
        }
        let mut len = 0;
        // SAFETY: the string is valid up to its null, by the caller's promise.
        unsafe {
            while *self.0.add(len) != 0 {
                len += 1;
            }
            Some(std::slice::from_raw_parts(self.0, len))
        }
    }
}

/// A string of UTF-8 that a null ends.
#[repr(transparent)]
#[derive(Clone, Copy)]
pub struct NarrowArg(*const c_char);

impl NarrowArg {
    /// As a parameter of an exported function.
    ///
    /// # Safety
    /// Null or valid up to a null as long as the value is used.
    pub unsafe fn promised(text: *const c_char) -> NarrowArg {
        NarrowArg(text)
    }

    /// Whether it is this string.
    pub fn is(&self, text: &CStr) -> bool {
        // SAFETY: valid up to its null, by the caller's promise.
        !self.0.is_null() && unsafe { CStr::from_ptr(self.0) } == text
    }

    /// The string; none where the pointer is null.
    pub fn get(&self) -> Option<String> {
        if self.0.is_null() {
            return None;
        }
        // SAFETY: valid up to its null, by the caller's promise.
        Some(unsafe { CStr::from_ptr(self.0) }.to_string_lossy().into_owned())
    }
}

/// A pointer to the first of several values; the count is another parameter.
#[repr(transparent)]
pub struct Array<T>(*const T);

impl<T> Array<T> {
    /// The values.
    ///
    /// # Errors
    /// When the pointer is null though there are some.
    pub fn get(&self, count: u32) -> Com<&[T]> {
        match (self.0.is_null(), count) {
            (_, 0) => Ok(&[]),
            (true, _) => Err(E_INVALIDARG),
            // SAFETY: not null, so there are as many as the caller says.
            (false, _) => Ok(unsafe { std::slice::from_raw_parts(self.0, count as usize) }),
        }
    }

    /// Where the values lie.
    pub fn as_ptr(&self) -> *const T {
        self.0
    }
}

/// `DxcDefine`
#[repr(C)]
pub struct Define {
    /// The macro's name.
    pub name: WideArg,
    /// What it stands for; null for none.
    pub value: WideArg,
}

/// `DxcBuffer` as it lies in memory.
#[repr(C)]
pub struct RawBuffer {
    data: *const u8,
    size: usize,
    encoding: u32,
}

/// `const DxcBuffer *`
#[repr(transparent)]
pub struct BufferArg(*const RawBuffer);

impl BufferArg {
    /// Whether there is no buffer.
    pub fn is_null(&self) -> bool {
        self.0.is_null()
    }

    /// The bytes and their code page.
    ///
    /// # Errors
    /// When the pointer is null, or the buffer has a size but no bytes.
    pub fn get(&self) -> Com<(&[u8], u32)> {
        // SAFETY: null or valid, by the caller's promise.
        let Some(buffer) = (unsafe { self.0.as_ref() }) else { return Err(E_INVALIDARG) };
        // SAFETY: as large as it says, and valid until the method returns.
        Ok((unsafe { bytes(buffer.data, buffer.size)? }, buffer.encoding))
    }
}

/// The bytes at a pointer.
///
/// # Safety
/// The pointer is null or valid for `size` bytes as long as the slice is used.
unsafe fn bytes<'a>(data: *const u8, size: usize) -> Com<&'a [u8]> {
    match (data.is_null(), size) {
        (_, 0) => Ok(&[]),
        (true, _) => Err(E_INVALIDARG),
        // SAFETY: as promised; no object is larger than this.
        (false, _) if isize::try_from(size).is_ok() => Ok(unsafe { std::slice::from_raw_parts(data, size) }),
        _ => Err(E_INVALIDARG),
    }
}

/// An object that the caller lends, by its interface `I`.
#[repr(transparent)]
pub struct Lent<I>(*mut *const I);

impl<I> Lent<I> {
    /// As a parameter of an exported function.
    ///
    /// # Safety
    /// Null, or an interface pointer of a living object with the interface `I`, as long as the value is used.
    pub unsafe fn promised(object: *mut c_void) -> Lent<I> {
        Lent(object.cast())
    }

    /// A reference of our own; none where the pointer is null.
    pub fn get(&self) -> Option<Ref<I>> {
        // SAFETY: not null, so a living object with the interface, by the caller's promise.
        NonNull::new(self.0).map(|pointer| unsafe { Ref::from_borrowed(pointer) })
    }
}

/// An object that the caller lends, whose interface does not matter.
pub type LentAny = Lent<IUnknown>;
