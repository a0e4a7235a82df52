//! The functions that the library exports, but for those that do nothing.
//!
//! What makes each sound is the promise that its caller makes: pointers are null or valid for the length of the call, sizes say how
//! much there is, strings end in a null, and interface pointers are alive.

use super::args::{Id, Lent, NarrowArg, Out, OutObject, WideArg};
use super::blob::IBlob;
use super::bytes::of_bytes;
use super::client::{Bytes, Includes, Macros, put_if_asked};
use super::malloc::Allocator;
use super::storage::blob_bytes;
use super::{Com, E_FAIL, E_INVALIDARG, E_OUTOFMEMORY, E_UNEXPECTED, Guid, Hresult, Wide, code, guard};
use crate::compile::{Job, Outcome};
use crate::{files, listing, parts, reflection};
use std::ffi::{c_char, c_void};

pub use super::client::Macro;
pub use super::refused::*;

/// Runs the body of an export; a panic is a code.
fn call(body: impl FnOnce() -> Com) -> Hresult {
    guard(E_UNEXPECTED, || code(body()))
}

/// Hands over a blob.
fn give(out: &OutObject, bytes: Vec<u8>) -> Com {
    out.give(of_bytes(&Allocator::default(), bytes)?)
}

/// Hands over a blob where it is asked for.
fn give_if_asked(out: &OutObject, bytes: Vec<u8>) -> Com {
    if out.is_null() { Ok(()) } else { give(out, bytes) }
}

/// Makes the places of results null, so that a failure leaves no stale pointer.
fn clear(places: [&OutObject; 2]) {
    places.into_iter().for_each(|place| put_if_asked(place, std::ptr::null_mut()));
}

/// Hands over what a compile made and said.
fn deliver(outcome: Outcome, made: &OutObject, said: &OutObject) -> Com {
    if !outcome.said.is_empty() {
        give_if_asked(said, [outcome.said.as_bytes(), &[0]].concat())?;
    }
    match outcome.made {
        Some(bytes) => give_if_asked(made, bytes),
        None => Err(E_FAIL),
    }
}

/// Declares exports that take a container and hand over a blob.
macro_rules! taking_out {
    ($($(#[$doc:meta])* $name:ident = $part:literal;)*) => { $(
        $(#[$doc])*
        ///
        /// # Safety
        /// The pointers are null or valid, to as many bytes as the size says and to where the blob goes.
        #[unsafe(no_mangle)]
        pub unsafe extern "system" fn $name(data: *const c_void, size: usize, out: *mut *mut c_void) -> i32 {
            // SAFETY: the caller's promise is the same.
            unsafe { D3DGetBlobPart(data, size, $part, 0, out) }
        }
    )* };
}

taking_out! {
    /// The input signature of a shader, as a container.
    D3DGetInputSignatureBlob = 0;
    /// The output signature of a shader, as a container.
    D3DGetOutputSignatureBlob = 1;
    /// Both signatures of a shader, as a container.
    D3DGetInputAndOutputSignatureBlob = 2;
    /// The debug information of a shader.
    D3DGetDebugInfo = 5;
}

/// Compiles.
///
/// # Safety
/// Pointers are null or valid: to as many bytes as the size says, to strings, to a list of macros, to an object that opens files
/// (or 1), and to where blobs go.
#[unsafe(no_mangle)]
#[allow(clippy::too_many_arguments)]
pub unsafe extern "system" fn D3DCompile(
    data: *const c_void,
    size: usize,
    name: *const c_char,
    macros: *const Macro,
    includes: *mut c_void,
    entry: *const c_char,
    profile: *const c_char,
    flags: u32,
    effect_flags: u32,
    made: *mut *mut c_void,
    said: *mut *mut c_void,
) -> i32 {
    let none = std::ptr::null();
    // SAFETY: the caller's promise is the same.
    unsafe {
        D3DCompile2(
            data,
            size,
            name,
            macros,
            includes,
            entry,
            profile,
            flags,
            effect_flags,
            0,
            none,
            0,
            made,
            said,
        )
    }
}

/// Compiles. Secondary data, which changes where writable views are, is refused.
///
/// # Safety
/// As for [`D3DCompile`].
#[unsafe(no_mangle)]
#[allow(clippy::too_many_arguments)]
pub unsafe extern "system" fn D3DCompile2(
    data: *const c_void,
    size: usize,
    name: *const c_char,
    macros: *const Macro,
    includes: *mut c_void,
    entry: *const c_char,
    profile: *const c_char,
    flags: u32,
    _effect_flags: u32,
    secondary_flags: u32,
    secondary: *const c_void,
    _secondary_size: usize,
    made: *mut *mut c_void,
    said: *mut *mut c_void,
) -> i32 {
    // SAFETY: by the caller's promise, which is what values of these types rest on; the same below.
    let (source, name, macros, includes, entry, profile, made, said) = unsafe {
        (
            Bytes::promised(data, size),
            NarrowArg::promised(name),
            Macros::promised(macros),
            Includes::promised(includes),
            NarrowArg::promised(entry),
            NarrowArg::promised(profile),
            OutObject::promised(made),
            OutObject::promised(said),
        )
    };
    call(|| {
        clear([&made, &said]);
        if !secondary.is_null() && secondary_flags != 0 {
            return Err(super::E_NOTIMPL);
        }
        let job = Job {
            source: source.get()?,
            name: name.get(),
            macros: macros.get(),
            includes: &includes,
            entry: entry.get(),
            profile: profile.get().ok_or(E_INVALIDARG)?,
            flags,
        };
        deliver(job.compile(), &made, &said)
    })
}

/// Compiles a file.
///
/// # Safety
/// As for [`D3DCompile`].
#[unsafe(no_mangle)]
#[allow(clippy::too_many_arguments)]
pub unsafe extern "system" fn D3DCompileFromFile(
    file: *const Wide,
    macros: *const Macro,
    includes: *mut c_void,
    entry: *const c_char,
    profile: *const c_char,
    flags: u32,
    _effect_flags: u32,
    made: *mut *mut c_void,
    said: *mut *mut c_void,
) -> i32 {
    // SAFETY: see `D3DCompile2`.
    let (file, macros, includes, entry, profile, made, said) = unsafe {
        (
            WideArg::promised(file),
            Macros::promised(macros),
            Includes::promised(includes),
            NarrowArg::promised(entry),
            NarrowArg::promised(profile),
            OutObject::promised(made),
            OutObject::promised(said),
        )
    };
    call(|| {
        clear([&made, &said]);
        let name = file.get().ok_or(E_INVALIDARG)?;
        let source = files::read(&name)?;
        let job = Job {
            source: &source,
            name: Some(name),
            macros: macros.get(),
            includes: &includes,
            entry: entry.get(),
            profile: profile.get().ok_or(E_INVALIDARG)?,
            flags,
        };
        deliver(job.compile(), &made, &said)
    })
}

/// Preprocesses.
///
/// # Safety
/// As for [`D3DCompile`].
#[unsafe(no_mangle)]
pub unsafe extern "system" fn D3DPreprocess(
    data: *const c_void,
    size: usize,
    name: *const c_char,
    macros: *const Macro,
    includes: *mut c_void,
    made: *mut *mut c_void,
    said: *mut *mut c_void,
) -> i32 {
    // SAFETY: see `D3DCompile2`.
    let (source, name, macros, includes, made, said) = unsafe {
        (
            Bytes::promised(data, size),
            NarrowArg::promised(name),
            Macros::promised(macros),
            Includes::promised(includes),
            OutObject::promised(made),
            OutObject::promised(said),
        )
    };
    call(|| {
        clear([&made, &said]);
        let job = Job {
            source: source.get()?,
            name: name.get(),
            macros: macros.get(),
            includes: &includes,
            entry: None,
            // Only its number can matter to the preprocessor.
            profile: "vs_5_0".into(),
            flags: 0,
        };
        deliver(job.preprocess(), &made, &said)
    })
}

/// Reflection.
///
/// # Safety
/// Pointers are null or valid: to as many bytes as the size says, to the identifier of an interface, and to where it goes.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn D3DReflect(
    data: *const c_void,
    size: usize,
    interface: *const Guid,
    out: *mut *mut c_void,
) -> i32 {
    // SAFETY: see `D3DCompile2`.
    let (bytes, interface, out) =
        unsafe { (Bytes::promised(data, size), Id::promised(interface), OutObject::promised(out)) };
    call(|| {
        out.clear()?;
        reflection::create(bytes.get()?, &interface, &out)
    })
}

/// Lists a shader. The flags, which ask for colours and the like, change nothing.
///
/// # Safety
/// Pointers are null or valid: to as many bytes as the size says, to a string, and to where the blob goes.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn D3DDisassemble(
    data: *const c_void,
    size: usize,
    _flags: u32,
    comments: *const c_char,
    out: *mut *mut c_void,
) -> i32 {
    // SAFETY: see `D3DCompile2`.
    let (bytes, comments, out) =
        unsafe { (Bytes::promised(data, size), NarrowArg::promised(comments), OutObject::promised(out)) };
    call(|| {
        out.clear()?;
        give(&out, listing::whole(bytes.get()?, comments.get())?)
    })
}

/// Lists some instructions of a shader.
///
/// # Safety
/// As for [`D3DDisassemble`]; `finish` is null or valid to write.
#[unsafe(no_mangle)]
#[allow(clippy::too_many_arguments)]
pub unsafe extern "system" fn D3DDisassembleRegion(
    data: *const c_void,
    size: usize,
    _flags: u32,
    comments: *const c_char,
    start: usize,
    count: usize,
    finish: *mut usize,
    out: *mut *mut c_void,
) -> i32 {
    // SAFETY: see `D3DCompile2`.
    let (bytes, comments, finish, out) = unsafe {
        (
            Bytes::promised(data, size),
            NarrowArg::promised(comments),
            Out::promised(finish),
            OutObject::promised(out),
        )
    };
    call(|| {
        out.clear()?;
        let (text, next) = listing::region(bytes.get()?, comments.get(), start, count)?;
        put_if_asked(&finish, next);
        give(&out, text)
    })
}

/// Takes a part out of a shader.
///
/// # Safety
/// Pointers are null or valid: to as many bytes as the size says, and to where the blob goes.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn D3DGetBlobPart(
    data: *const c_void,
    size: usize,
    part: u32,
    flags: u32,
    out: *mut *mut c_void,
) -> i32 {
    // SAFETY: see `D3DCompile2`.
    let (bytes, out) = unsafe { (Bytes::promised(data, size), OutObject::promised(out)) };
    call(|| {
        out.clear()?;
        if flags != 0 {
            return Err(E_INVALIDARG);
        }
        give(&out, parts::get(bytes.get()?, part)?)
    })
}

/// Puts a part into a shader.
///
/// # Safety
/// As for [`D3DGetBlobPart`]; `part_data` is null or valid for as many bytes as its size says.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn D3DSetBlobPart(
    data: *const c_void,
    size: usize,
    part: u32,
    flags: u32,
    part_data: *const c_void,
    part_size: usize,
    out: *mut *mut c_void,
) -> i32 {
    // SAFETY: see `D3DCompile2`.
    let (bytes, own, out) = unsafe {
        (Bytes::promised(data, size), Bytes::promised(part_data, part_size), OutObject::promised(out))
    };
    call(|| {
        out.clear()?;
        if flags != 0 {
            return Err(E_INVALIDARG);
        }
        give(&out, parts::set(bytes.get()?, part, own.get()?)?)
    })
}

/// Leaves parts out of a shader.
///
/// # Safety
/// As for [`D3DGetBlobPart`].
#[unsafe(no_mangle)]
pub unsafe extern "system" fn D3DStripShader(
    data: *const c_void,
    size: usize,
    flags: u32,
    out: *mut *mut c_void,
) -> i32 {
    // SAFETY: see `D3DCompile2`.
    let (bytes, out) = unsafe { (Bytes::promised(data, size), OutObject::promised(out)) };
    call(|| {
        out.clear()?;
        give(&out, parts::strip(bytes.get()?, flags)?)
    })
}

/// Makes a blob of zeros, into which the client writes.
///
/// # Safety
/// `out` is null or valid to write.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn D3DCreateBlob(size: usize, out: *mut *mut c_void) -> i32 {
    // SAFETY: see `D3DCompile2`.
    let out = unsafe { OutObject::promised(out) };
    call(|| {
        out.clear()?;
        let mut bytes = Vec::new();
        bytes.try_reserve_exact(size).map_err(|_| E_OUTOFMEMORY)?;
        bytes.resize(size, 0);
        give(&out, bytes)
    })
}

/// Reads a file.
///
/// # Safety
/// `file` is null or a string that a null ends, `out` null or valid to write.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn D3DReadFileToBlob(file: *const Wide, out: *mut *mut c_void) -> i32 {
    // SAFETY: see `D3DCompile2`.
    let (file, out) = unsafe { (WideArg::promised(file), OutObject::promised(out)) };
    call(|| {
        out.clear()?;
        give(&out, files::read(&file.get().ok_or(E_INVALIDARG)?)?)
    })
}

/// Writes a file.
///
/// # Safety
/// `blob` is null or a living blob, `file` null or a string that a null ends.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn D3DWriteBlobToFile(
    blob: *mut c_void,
    file: *const Wide,
    overwrite: super::Bool32,
) -> i32 {
    // SAFETY: see `D3DCompile2`.
    let (blob, file) = unsafe { (Lent::<IBlob>::promised(blob), WideArg::promised(file)) };
    call(|| {
        let blob = blob.get().ok_or(E_INVALIDARG)?;
        files::write(&file.get().ok_or(E_INVALIDARG)?, blob_bytes(&blob), overwrite != 0)
    })
}
