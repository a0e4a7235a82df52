//! What C gives, checked before anything is made of it.

use crate::result::{Output, wrong};
use crate::types::{
    CompileRequest, Diagnostic, IncludeCallback, IncludeResult, RequestTarget, Session, SessionOptions,
};
use std::ffi::{CStr, CString, c_char, c_void};
use std::mem::{MaybeUninit, offset_of, size_of};
use std::sync::Arc;
use trefoil::args::{ArgError, parse_args};
use trefoil::{IncludeHandler, Profile, Request, Target};

/// A structure that begins with its own size, which all zeros is a value of.
///
/// # Safety
/// It is `repr(C)`, its first member is that size, and every bit pattern that C can write is a value of its members.
pub(crate) unsafe trait Versioned {
    /// Bytes of its first version: fewer are an error.
    const LEAST: usize;
}

// SAFETY: sizes alone.
unsafe impl Versioned for SessionOptions {
    const LEAST: usize = size_of::<SessionOptions>();
}

// SAFETY: numbers, raw pointers, and a function pointer that may be null.
unsafe impl Versioned for CompileRequest {
    const LEAST: usize = offset_of!(CompileRequest, keep_unused);
}

// SAFETY: numbers and raw pointers.
unsafe impl Versioned for Diagnostic {
    const LEAST: usize = size_of::<Diagnostic>();
}

/// Reads a structure of an older, the same or a later version, whose further members must be zero then.
///
/// # Errors
/// A null pointer, a size that no version has, members that this version does not know.
///
/// # Safety
/// The pointer is null, or has a size and as many bytes as that says.
pub(crate) unsafe fn structure<T: Versioned>(from: *const T, name: &str) -> Result<T, Output> {
    if from.is_null() {
        return Err(wrong(&format!("the pointer to {name} is null")));
    }
    // SAFETY: the first member is the size, which may lie anywhere in memory.
    let size = unsafe { from.cast::<usize>().read_unaligned() };
    if size < T::LEAST || size > 1 << 16 {
        return Err(wrong(&format!("{size} is no size of {name}: set its first member to sizeof({name})")));
    }
    let known = size.min(size_of::<T>());
    // SAFETY: the caller gives as many bytes.
    let more = unsafe { std::slice::from_raw_parts(from.cast::<u8>().add(known), size - known) };
    if more.iter().any(|&byte| byte != 0) {
        return Err(wrong(&format!("{name} has members that this version of the library does not know")));
    }
    let mut out = MaybeUninit::<T>::zeroed();
    // SAFETY: both have that many bytes and do not overlap; what is not copied is zero, which is a value.
    unsafe {
        std::ptr::copy_nonoverlapping(from.cast::<u8>(), out.as_mut_ptr().cast(), known);
        Ok(out.assume_init())
    }
}

/// Fills in a structure as far as the caller's version has it, and says whether it could.
///
/// # Safety
/// As for [`structure`], and the bytes can be written.
pub(crate) unsafe fn fill(out: *mut Diagnostic, mut value: Diagnostic) -> bool {
    if out.is_null() {
        return false;
    }
    // SAFETY: the first member is the size.
    let size = unsafe { out.cast::<usize>().read_unaligned() };
    if size < Diagnostic::LEAST {
        return false;
    }
    value.size = size;
    let known = size.min(size_of::<Diagnostic>());
    // SAFETY: the caller's structure has that many bytes, and so has ours.
    unsafe { std::ptr::copy_nonoverlapping((&raw const value).cast::<u8>(), out.cast(), known) };
    true
}

/// Bytes in memory.
///
/// # Errors
/// A null pointer with a size, a size that no memory has.
///
/// # Safety
/// The pointer is null or has that many bytes, which nothing changes as long as they are used.
pub(crate) unsafe fn bytes<'a>(data: *const c_void, size: usize, name: &str) -> Result<&'a [u8], Output> {
    match size {
        0 => Ok(&[]),
        _ if data.is_null() => Err(wrong(&format!("{name} is null, but has a size"))),
        _ if size > isize::MAX as usize => Err(wrong(&format!("{name} cannot have {size} bytes"))),
        // SAFETY: the caller says so, and no memory is larger.
        _ => Ok(unsafe { std::slice::from_raw_parts(data.cast(), size) }),
    }
}

/// Text that ends in a zero.
///
/// # Errors
/// A null pointer without a default, bytes that are not UTF-8.
///
/// # Safety
/// The pointer is null or has bytes that end in a zero, which nothing changes as long as they are used.
unsafe fn text<'a>(text: *const c_char, name: &str, default: Option<&'a str>) -> Result<&'a str, Output> {
    if text.is_null() {
        return default.ok_or_else(|| wrong(&format!("{name} is null")));
    }
    // SAFETY: the caller says so.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map_err(|error| wrong(&format!("{name} is not UTF-8 at byte {}", error.valid_up_to())))
}

/// A request with everything that it points to.
pub(crate) struct Given<'a> {
    session: &'a trefoil::Session,
    source: &'a [u8],
    source_name: &'a str,
    entry: &'a str,
    profile: Profile,
    target: Option<Target>,
    arguments: Vec<&'a str>,
    keep_unused: bool,
    includes: Includes,
}

impl<'a> Given<'a> {
    /// Reads a session and a request.
    ///
    /// # Errors
    /// What is wrong with them.
    ///
    /// # Safety
    /// As of `trefoil_compile`.
    pub(crate) unsafe fn read(
        session: *const Session,
        request: *const CompileRequest,
    ) -> Result<Given<'a>, Output> {
        // SAFETY: it is null or a session, which the caller keeps for the call.
        let session = unsafe { session.as_ref() }.ok_or_else(|| wrong("the session is null"))?;
        // SAFETY: the caller says so.
        let request = unsafe { structure(request, "trefoil_request") }?;
        // SAFETY: these and the following: what the members point to is as they say.
        let source = unsafe { bytes(request.source.cast(), request.source_size, "source") }?;
        // SAFETY: as above.
        let source_name = unsafe { text(request.source_name, "source_name", Some("source.hlsl")) }?;
        // SAFETY: as above.
        let entry = unsafe { text(request.entry, "entry", Some("main")) }?;
        // SAFETY: as above.
        let profile = unsafe { text(request.profile, "profile", None) }?;
        let unknown = || wrong(&format!("'{profile}' is no profile: one is ps_6_0"));
        let profile = Profile::parse(profile).ok_or_else(unknown)?;
        // SAFETY: as above.
        let arguments = unsafe { arguments(request.arguments, request.argument_count as usize) }?;
        Ok(Given {
            session: &session.0,
            source,
            source_name,
            entry,
            profile,
            target: target(request.target)?,
            arguments,
            keep_unused: keep_unused(request.keep_unused)?,
            includes: Includes { find: request.include, user: request.include_user },
        })
    }

    /// Makes a request of it.
    ///
    /// # Errors
    /// Arguments that DXC's command line does not have.
    pub(crate) fn request(
        &self,
        make: impl FnOnce(&trefoil::Session, &Request<'_>) -> Output,
    ) -> Result<Output, Output> {
        let refused = |error: ArgError| wrong(&format!("in arguments: {}", error.0));
        let args = parse_args(&self.arguments).map_err(refused)?;
        let (mut options, _) = args.compile_options().map_err(refused)?;
        options.codegen.keep_unused = self.keep_unused;
        let request = Request {
            source_name: self.source_name,
            source: self.source,
            entry: self.entry,
            profile: self.profile,
            target: self.target.unwrap_or_else(|| args.target(self.profile)),
            options,
            include: &self.includes,
        };
        Ok(make(self.session, &request))
    }
}

/// The target of a number, which C may have set to anything.
fn target(number: u32) -> Result<Option<Target>, Output> {
    let known = [
        (RequestTarget::Auto, None),
        (RequestTarget::Dxil, Some(Target::Dxil)),
        (RequestTarget::Spirv, Some(Target::Spirv)),
        (RequestTarget::Dxbc, Some(Target::Dxbc)),
    ];
    let found = known.into_iter().find(|(known, _)| *known as u32 == number);
    found.map(|(_, target)| target).ok_or_else(|| wrong(&format!("{number} is no target")))
}

/// Whether a number says so, which C may have set to anything.
fn keep_unused(number: u32) -> Result<bool, Output> {
    match number {
        0 | 1 => Ok(number == 1),
        _ => Err(wrong(&format!("keep_unused is 0 or 1, not {number}"))),
    }
}

/// The texts of an array.
///
/// # Safety
/// The pointer is null or has that many pointers, each as [`text`] wants it.
unsafe fn arguments<'a>(list: *const *const c_char, count: usize) -> Result<Vec<&'a str>, Output> {
    if count > 0 && list.is_null() {
        return Err(wrong("arguments is null, but has a count"));
    }
    let one = |at: usize| {
        // SAFETY: there are that many pointers.
        let argument = unsafe { list.add(at).read_unaligned() };
        // SAFETY: the caller says so.
        unsafe { text(argument, &format!("argument {at}"), None) }
    };
    (0..count).map(one).collect()
}

/// Included files, from the caller's function.
struct Includes {
    find: IncludeCallback,
    user: *mut c_void,
}

impl IncludeHandler for Includes {
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        let find = self.find?;
        let path = CString::new(path).ok()?;
        let mut result = IncludeResult(None);
        // SAFETY: the caller's function, with its own argument, text that ends in a zero, and a result that lives as long as the call.
        unsafe { find(self.user, path.as_ptr(), &raw mut result) };
        result.0.map(Into::into)
    }
}
