//! What clients of this library pass: bytes, macros, and an object that opens included files.
//!
//! As for the parameters of `trefoil-com`: a value of these types exists only while the call lasts that it was passed to, and the
//! caller promises that it is null or valid as long.

use super::args::{NarrowArg, Out};
use super::{Com, E_INVALIDARG};
use std::ffi::{CString, c_char, c_void};
use std::ptr::NonNull;

/// A pointer to bytes and how many there are.
pub(crate) struct Bytes {
    data: *const u8,
    size: usize,
}

impl Bytes {
    /// As parameters of an exported function.
    ///
    /// # Safety
    /// Null, or valid for `size` bytes as long as the value is used.
    pub(crate) unsafe fn promised(data: *const c_void, size: usize) -> Bytes {
        Bytes { data: data.cast(), size }
    }

    /// The bytes.
    ///
    /// # Errors
    /// When the pointer is null, or no object is as large.
    pub(crate) fn get(&self) -> Com<&[u8]> {
        if self.data.is_null() || isize::try_from(self.size).is_err() {
            return Err(E_INVALIDARG);
        }
        // SAFETY: not null, so valid for that many bytes, by the caller's promise.
        Ok(unsafe { std::slice::from_raw_parts(self.data, self.size) })
    }
}

/// `D3D_SHADER_MACRO`
#[repr(C)]
pub struct Macro {
    name: *const c_char,
    definition: *const c_char,
}

/// A list of macros that one without a name ends.
pub(crate) struct Macros(*const Macro);

impl Macros {
    /// As a parameter of an exported function.
    ///
    /// # Safety
    /// Null, or valid up to the one without a name, with strings that nulls end, as long as the value is used.
    pub(crate) unsafe fn promised(list: *const Macro) -> Macros {
        Macros(list)
    }

    /// The macros: names, and what they stand for.
    pub(crate) fn get(&self) -> Vec<(String, String)> {
        let mut all = Vec::new();
        let mut at = self.0;
        // SAFETY: null, or a list that a macro without a name ends, by the caller's promise.
        while let Some(one) = unsafe { at.as_ref() } {
            // SAFETY: null or strings that nulls end, by the same promise.
            let text = |at| unsafe { NarrowArg::promised(at) }.get();
            let Some(name) = text(one.name) else { break };
            all.push((name, text(one.definition).unwrap_or_default()));
            at = at.wrapping_add(1);
        }
        all
    }
}

/// `ID3DInclude`'s functions.
#[repr(C)]
struct IncludeTable {
    open: unsafe extern "system" fn(
        *mut c_void,
        u32,
        *const c_char,
        *const c_void,
        *mut *const c_void,
        *mut u32,
    ) -> super::Hresult,
    close: unsafe extern "system" fn(*mut c_void, *const c_void) -> super::Hresult,
}

/// `ID3DInclude *`: nothing, the files of the disk, or an object of the client's, which counts no references.
pub(crate) enum Includes {
    /// None are found.
    Nothing,
    /// They are read from the disk.
    Standard,
    /// The client opens them.
    Client(Opener),
}

impl Includes {
    /// As a parameter of an exported function.
    ///
    /// # Safety
    /// Null, 1, or an object of the client's that lives as long as the value.
    pub(crate) unsafe fn promised(object: *mut c_void) -> Includes {
        match NonNull::new(object.cast::<*const IncludeTable>()) {
            None => Includes::Nothing,
            Some(_) if object.addr() == 1 => Includes::Standard,
            Some(object) => Includes::Client(Opener(object)),
        }
    }
}

/// The client's object that opens files.
pub(crate) struct Opener(NonNull<*const IncludeTable>);

/// A file that the client has opened, and holds until it is closed.
#[derive(Clone, Copy)]
pub(crate) struct Opened {
    data: *const c_void,
    size: u32,
}

impl Opened {
    /// Its bytes.
    pub(crate) fn bytes(&self) -> &[u8] {
        if self.data.is_null() {
            return &[];
        }
        // SAFETY: the client said where the bytes are and how many; they stay until it is told to close the file, which
        // nobody does while this is used (see `includes`).
        unsafe { std::slice::from_raw_parts(self.data.cast(), self.size as usize) }
    }
}

impl Opener {
    /// Opens a file by the name in the source; `parent` is the file that names it, where that was opened here too.
    pub(crate) fn open(&self, name: &str, angled: bool, parent: Option<&Opened>) -> Option<Opened> {
        let name = CString::new(name).ok()?;
        let parent = parent.map_or(std::ptr::null(), |parent| parent.data);
        let mut opened = Opened { data: std::ptr::null(), size: 0 };
        // SAFETY: the object lives as long as the call that it was passed to; the string ends in a null, both places are valid
        // to write.
        let code = unsafe {
            let table = &**self.0.as_ptr();
            (table.open)(
                self.0.as_ptr().cast(),
                u32::from(angled),
                name.as_ptr(),
                parent,
                &raw mut opened.data,
                &raw mut opened.size,
            )
        };
        (code >= 0).then_some(opened)
    }

    /// Gives a file back.
    pub(crate) fn close(&self, file: Opened) {
        // SAFETY: as above; the file was opened by this object and is closed once.
        unsafe { ((**self.0.as_ptr()).close)(self.0.as_ptr().cast(), file.data) };
    }
}

/// Where a number that a client reads may go.
pub(crate) fn put_if_asked<T>(place: &Out<T>, value: T) {
    if !place.is_null() {
        let _ = place.put(value);
    }
}
