//! `IDxcAssembler` of DXC's library: a container of a listing, which nothing has validated.

#![expect(unsafe_code, reason = "the assembler is an interface of C++")]

use super::linker::{CreateBlob, GetOutput, GetStatus, NO_CODE_PAGE, Object};
use std::ffi::c_void;

type Assemble = unsafe extern "system" fn(*mut c_void, *mut c_void, *mut *mut c_void) -> i32;

/// Makes a container of a listing of DXIL.
///
/// # Errors
/// DXC's words.
pub(super) fn assemble(listing: &str) -> Result<Vec<u8>, String> {
    let utils = Object::new("6245d6af-66e0-48fd-80b4-4d271796748c", "4605c4cb-2019-492a-ada4-65f20bb7d67f")?;
    let assembler =
        Object::new("d728db68-f903-4f80-94cd-dccf76ec7151", "091f7a26-1c1f-4948-904b-e6e3a8a771d5")?;
    let size = u32::try_from(listing.len()).map_err(|e| e.to_string())?;
    // SAFETY: the functions are at these places of the tables in `dxcapi.h`, all pointers are valid for the call.
    unsafe {
        let mut blob = std::ptr::null_mut();
        utils.method::<CreateBlob>(6)(utils.0, listing.as_ptr(), size, NO_CODE_PAGE, &raw mut blob);
        let blob = Object(blob);
        let mut result = std::ptr::null_mut();
        let code = assembler.method::<Assemble>(3)(assembler.0, blob.0, &raw mut result);
        if result.is_null() {
            return Err(format!("DXC assembles nothing: {code:x}"));
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
