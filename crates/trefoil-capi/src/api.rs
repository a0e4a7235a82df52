//! The functions that C calls.

use crate::given::{self, Given};
use crate::result::{CallResult, Output, guarded};
use crate::types::{CompileRequest, Diagnostic, IncludeResult, Session, SessionOptions, Status};
use std::ffi::{c_char, c_int, c_void};
use trefoil::Session as Compiler;

/// The version of the library: "0.1.0".
#[unsafe(no_mangle)]
pub extern "C" fn trefoil_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// Makes a session; null options are the defaults. Null where the options' size is wrong.
///
/// # Safety
/// `options` is null or points to as many bytes as its first member says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_session_new(options: *const SessionOptions) -> *mut Session {
    let mut variants = 0;
    if !options.is_null() {
        // SAFETY: the caller says that the pointer has the bytes that the structure's size says.
        match unsafe { given::structure::<SessionOptions>(options, "trefoil_session_options") } {
            Ok(options) => variants = options.variants_bytes,
            Err(_) => return std::ptr::null_mut(),
        }
    }
    let session = if variants == 0 { Compiler::new() } else { Compiler::with_variants(variants) };
    Box::into_raw(Box::new(Session(session)))
}

/// Frees a session, which no thread uses any more; null does nothing.
///
/// # Safety
/// `session` is null or came from trefoil_session_new and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_session_free(session: *mut Session) {
    if !session.is_null() {
        // SAFETY: it is a box of trefoil_session_new's, which the caller gives back.
        drop(unsafe { Box::from_raw(session) });
    }
}

/// Compiles. The result has the bytes, or the errors.
///
/// # Safety
/// Pointers are null or valid: the request for as many bytes as its size says, what it points to as its members say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_compile(
    session: *const Session,
    request: *const CompileRequest,
) -> *mut CallResult {
    guarded(|| {
        // SAFETY: the caller says so.
        let given = unsafe { Given::read(session, request) }?;
        given.request(|session, request| match session.compile(request) {
            Ok(made) => Output::bytes(made.bytes, &made.warnings),
            Err(diagnostics) => Output::errors(&diagnostics),
        })
    })
}

/// Compiles, and gives what the shader is bound to: JSON, which docs/reflection.schema.json describes.
///
/// # Safety
/// As for trefoil_compile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_reflect_source(
    session: *const Session,
    request: *const CompileRequest,
) -> *mut CallResult {
    guarded(|| {
        // SAFETY: the caller says so.
        let given = unsafe { Given::read(session, request) }?;
        given.request(|session, request| match session.reflect(request) {
            Ok(reflection) => Output::text(reflection.to_json()),
            Err(diagnostics) => Output::errors(&diagnostics),
        })
    })
}

/// Preprocesses: the result has the text.
///
/// # Safety
/// As for trefoil_compile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_preprocess(
    session: *const Session,
    request: *const CompileRequest,
) -> *mut CallResult {
    guarded(|| {
        // SAFETY: the caller says so.
        let given = unsafe { Given::read(session, request) }?;
        given.request(|session, request| match session.preprocess(request) {
            Ok(made) => Output::bytes(made.text.into_bytes(), &made.warnings),
            Err(diagnostics) => Output::errors(&diagnostics),
        })
    })
}

/// What a DXIL or DXBC container or a SPIR-V module is bound to, whoever made it: JSON, which docs/reflection.schema.json describes.
///
/// # Safety
/// `data` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_reflect(data: *const c_void, size: usize) -> *mut CallResult {
    guarded(|| {
        // SAFETY: the caller says so.
        let bytes = unsafe { given::bytes(data, size, "data") }?;
        Ok(match trefoil::reflect(bytes) {
            Ok(reflection) => Output::text(reflection.to_json()),
            Err(error) => Output::unreadable(&error),
        })
    })
}

/// The listing of a DXIL or DXBC container or a SPIR-V module.
///
/// # Safety
/// `data` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_disassemble(data: *const c_void, size: usize) -> *mut CallResult {
    guarded(|| {
        // SAFETY: the caller says so.
        let bytes = unsafe { given::bytes(data, size, "data") }?;
        Ok(match trefoil::disassemble(bytes) {
            Ok(text) => Output::text(text),
            Err(error) => Output::unreadable(&error),
        })
    })
}

/// Whether a DXIL container keeps the rules of DXIL: each that it breaks is a diagnostic.
///
/// # Safety
/// `data` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_validate(data: *const c_void, size: usize) -> *mut CallResult {
    guarded(|| {
        // SAFETY: the caller says so.
        let bytes = unsafe { given::bytes(data, size, "data") }?;
        Ok(match trefoil::validation::validate(bytes, Default::default()) {
            Ok(()) => Output::text(String::new()),
            Err(findings) => Output::findings(&findings),
        })
    })
}

/// What the call came to; TREFOIL_STATUS_INVALID_ARGUMENT of null.
///
/// # Safety
/// `result` is null or a result that was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_result_status(result: *const CallResult) -> Status {
    // SAFETY: the caller says so.
    unsafe { result.as_ref() }.map_or(Status::InvalidArgument, |result| result.0.status)
}

/// What the call made: bytes, or text that ends in a zero after its `size` bytes. Null where there is nothing. It lives as long as the
/// result. `size` may be null.
///
/// # Safety
/// `result` is null or a result that was not freed; `size` is null or points to a size.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_result_data(result: *const CallResult, size: *mut usize) -> *const c_void {
    // SAFETY: the caller says so.
    let data = unsafe { result.as_ref() }.and_then(|result| result.0.data());
    if !size.is_null() {
        // SAFETY: the caller says so.
        unsafe { size.write(data.map_or(0, <[u8]>::len)) };
    }
    data.map_or(std::ptr::null(), |data| data.as_ptr().cast())
}

/// All diagnostics as DXC writes them, with the lines of the source; "" where there are none. It lives as long as the result.
///
/// # Safety
/// `result` is null or a result that was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_result_messages(result: *const CallResult) -> *const c_char {
    // SAFETY: the caller says so.
    unsafe { result.as_ref() }.map_or(c"".as_ptr(), |result| result.0.messages.as_ptr())
}

/// How many errors and warnings there are.
///
/// # Safety
/// `result` is null or a result that was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_result_diagnostic_count(result: *const CallResult) -> u32 {
    // SAFETY: the caller says so.
    unsafe { result.as_ref() }.map_or(0, |result| result.0.diagnostics.len() as u32)
}

/// Fills in the diagnostic with a number; 0 where there is none, a pointer is null or the structure's size is wrong.
///
/// # Safety
/// `result` is null or a result that was not freed; `out` is null or points to as many bytes as its size says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_result_diagnostic(
    result: *const CallResult,
    index: u32,
    out: *mut Diagnostic,
) -> c_int {
    // SAFETY: the caller says so.
    let found = unsafe { result.as_ref() }.and_then(|result| result.0.diagnostics.get(index as usize));
    // SAFETY: the caller says so.
    found.is_some_and(|found| unsafe { given::fill(out, found.shown()) }).into()
}

/// Fills in a note of a diagnostic; 0 as for trefoil_result_diagnostic.
///
/// # Safety
/// As for trefoil_result_diagnostic.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_result_note(
    result: *const CallResult,
    index: u32,
    note: u32,
    out: *mut Diagnostic,
) -> c_int {
    // SAFETY: the caller says so.
    let found = unsafe { result.as_ref() }.and_then(|result| result.0.diagnostics.get(index as usize));
    let found = found.and_then(|found| found.notes.get(note as usize));
    // SAFETY: the caller says so.
    found.is_some_and(|found| unsafe { given::fill(out, found.shown()) }).into()
}

/// Frees a result and all that was read of it; null does nothing.
///
/// # Safety
/// `result` is null or a result that was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_result_free(result: *mut CallResult) {
    if !result.is_null() {
        // SAFETY: it is a box of `guarded`'s, which the caller gives back.
        drop(unsafe { Box::from_raw(result) });
    }
}

/// Gives the text of an included file, from within the function that finds files. It is copied; without bytes, `data` may be null.
///
/// # Safety
/// `result` is null or what that function was called with; `data` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn trefoil_include_found(result: *mut IncludeResult, data: *const c_void, size: usize) {
    // SAFETY: the caller says so.
    let (Some(result), Ok(bytes)) = (unsafe { result.as_mut() }, unsafe { given::bytes(data, size, "data") })
    else {
        return;
    };
    result.0 = Some(bytes.to_vec());
}
