//! `IDxcLinker` of DXC's library, which the wrapper for the rest of it does not have.
//!
//! About the unsafe calls: the tables are those of `dxcapi.h`, an object is released by whoever made it, and bytes outlive the
//! calls that read them.

#![expect(unsafe_code, reason = "the linker is an interface of C++")]

use crate::consumers;
use std::ffi::c_void;
use std::sync::OnceLock;

/// `wchar_t`
#[cfg(windows)]
pub(super) type Wide = u16;
/// `wchar_t`
#[cfg(not(windows))]
pub(super) type Wide = u32;

type Id = [u8; 16];
type Create = unsafe extern "system" fn(*const Id, *const Id, *mut *mut c_void) -> i32;
pub(super) type CreateBlob =
    unsafe extern "system" fn(*mut c_void, *const u8, u32, u32, *mut *mut c_void) -> i32;
type Register = unsafe extern "system" fn(*mut c_void, *const Wide, *mut c_void) -> i32;
type Link = unsafe extern "system" fn(
    *mut c_void,
    *const Wide,
    *const Wide,
    *const *const Wide,
    u32,
    *const *const Wide,
    u32,
    *mut *mut c_void,
) -> i32;
pub(super) type GetStatus = unsafe extern "system" fn(*mut c_void, *mut i32) -> i32;
pub(super) type GetOutput = unsafe extern "system" fn(*mut c_void, *mut *mut c_void) -> i32;
type GetPointer = unsafe extern "system" fn(*mut c_void) -> *const u8;
type GetSize = unsafe extern "system" fn(*mut c_void) -> usize;
type Release = unsafe extern "system" fn(*mut c_void) -> std::ffi::c_ulong;

/// The code page of UTF-8; the bytes of a library have none.
pub(super) const NO_CODE_PAGE: u32 = 0;

/// The identifier that is written `text`, in memory order.
fn id(text: &str) -> Id {
    let digits = text.bytes().filter(|b| *b != b'-').map(|b| (b as char).to_digit(16).unwrap_or(0) as u8);
    let digits: Vec<u8> = digits.collect();
    let mut bytes: Id = std::array::from_fn(|i| digits[2 * i] << 4 | digits[2 * i + 1]);
    bytes[..4].reverse();
    bytes[4..6].reverse();
    bytes[6..8].reverse();
    bytes
}

/// What makes objects, of the library that is loaded once a process.
fn create() -> Result<Create, String> {
    static LOADED: OnceLock<Result<Create, String>> = OnceLock::new();
    let loaded = LOADED.get_or_init(|| {
        let path = consumers::file("dxc/libdxcompiler.so")?;
        // SAFETY: the library is one that is made to be loaded, and stays; the function has this signature.
        unsafe {
            let library = libloading::Library::new(path).map_err(|e| e.to_string())?;
            let create = *library.get::<Create>(b"DxcCreateInstance\0").map_err(|e| e.to_string())?;
            std::mem::forget(library);
            Ok(create)
        }
    });
    loaded.clone()
}

/// An interface pointer with its reference.
pub(super) struct Object(pub(super) *mut c_void);

impl Object {
    pub(super) fn new(class: &str, interface: &str) -> Result<Object, String> {
        let mut out = std::ptr::null_mut();
        // SAFETY: all pointers are valid.
        let code = unsafe { create()?(&id(class), &id(interface), &raw mut out) };
        if code == 0 { Ok(Object(out)) } else { Err(format!("DXC makes no object of {class}: {code:x}")) }
    }

    /// The function at a place of the table.
    ///
    /// # Safety
    /// It has the type `F`.
    pub(super) unsafe fn method<F: Copy>(&self, at: usize) -> F {
        // SAFETY: an interface pointer points to a pointer to its table of functions.
        unsafe { std::mem::transmute_copy(&*(*self.0.cast::<*const *const c_void>()).add(at)) }
    }

    /// The bytes that a blob holds.
    pub(super) fn bytes(&self) -> Vec<u8> {
        // SAFETY: the third and fourth function of a blob give its address and its size.
        unsafe {
            let (data, size) = (self.method::<GetPointer>(3)(self.0), self.method::<GetSize>(4)(self.0));
            if data.is_null() { Vec::new() } else { std::slice::from_raw_parts(data, size).to_vec() }
        }
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        if !self.0.is_null() {
            // SAFETY: the third function is `Release`, and the reference is ours.
            unsafe { self.method::<Release>(2)(self.0) };
        }
    }
}

fn wide(text: &str) -> Vec<Wide> {
    text.chars().map(|c| c as Wide).chain([0]).collect()
}

/// Links libraries; what comes out is not signed.
///
/// # Errors
/// DXC's words.
pub(super) fn link(
    libraries: &[(&str, &[u8])],
    entry: &str,
    profile: &str,
    args: &[&str],
) -> Result<Vec<u8>, String> {
    let utils = Object::new("6245d6af-66e0-48fd-80b4-4d271796748c", "4605c4cb-2019-492a-ada4-65f20bb7d67f")?;
    let linker = Object::new("ef6a8087-b0ea-4d56-9e45-d07e1a8b7806", "f1b5be2a-62dd-4327-a1c2-42ac1e1e78e6")?;
    let names: Vec<Vec<Wide>> = libraries.iter().map(|(name, _)| wide(name)).collect();
    let args: Vec<Vec<Wide>> = args.iter().map(|arg| wide(arg)).collect();
    let (entry, profile) = (wide(entry), wide(profile));
    let pointers = |list: &[Vec<Wide>]| list.iter().map(|text| text.as_ptr()).collect::<Vec<_>>();
    let (name_pointers, arg_pointers) = (pointers(&names), pointers(&args));
    // SAFETY: the functions are at these places of the tables in `dxcapi.h`, all pointers are valid for the call.
    unsafe {
        for (name, (_, bytes)) in names.iter().zip(libraries) {
            let mut blob = std::ptr::null_mut();
            let size = u32::try_from(bytes.len()).map_err(|e| e.to_string())?;
            utils.method::<CreateBlob>(6)(utils.0, bytes.as_ptr(), size, NO_CODE_PAGE, &raw mut blob);
            let blob = Object(blob);
            let code = linker.method::<Register>(3)(linker.0, name.as_ptr(), blob.0);
            if code != 0 {
                return Err(format!("DXC does not take the library: {code:x}"));
            }
        }
        let mut result = std::ptr::null_mut();
        let code = linker.method::<Link>(4)(
            linker.0,
            entry.as_ptr(),
            profile.as_ptr(),
            name_pointers.as_ptr(),
            name_pointers.len() as u32,
            arg_pointers.as_ptr(),
            arg_pointers.len() as u32,
            &raw mut result,
        );
        if result.is_null() {
            return Err(format!("DXC links nothing: {code:x}"));
        }
        let result = Object(result);
        let output = |at: usize| {
            let mut blob = std::ptr::null_mut();
            result.method::<GetOutput>(at)(result.0, &raw mut blob);
            Object(blob)
        };
        let mut status = 0;
        result.method::<GetStatus>(3)(result.0, &raw mut status);
        let (made, words) = (output(4), output(5));
        if status == 0 && !made.0.is_null() {
            return Ok(made.bytes());
        }
        let words = if words.0.is_null() { Vec::new() } else { words.bytes() };
        Err(String::from_utf8_lossy(&words).trim_end_matches(['\0', '\n']).to_owned())
    }
}
