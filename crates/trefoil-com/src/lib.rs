//! COM in small: result codes, identifiers, reference-counted objects, and wrappers of the pointers that clients pass.
//!
//! The libraries that stand in for others keep all their `unsafe` here and beside their exported functions. It rests on the
//! promise that every caller of a COM method makes: pointers are null or valid for the length of the call, strings end in a null,
//! counts say how many there are, interface pointers are alive, and nothing is used after its last `Release`.

#![allow(unsafe_code)]

#[macro_use]
pub mod interface;
#[macro_use]
pub mod declare;
#[macro_use]
pub mod plain;
#[macro_use]
pub mod reflection;

pub mod args;
pub mod blob;
pub mod bytes;
pub mod malloc;
pub mod object;
pub mod pointers;
pub mod reference;
pub mod storage;
pub mod wide;

use std::panic::{AssertUnwindSafe, catch_unwind};

/// A COM result code: negative for failure.
pub type Hresult = i32;

/// A wide character: UTF-32 where `wchar_t` has four bytes, UTF-16 on Windows.
#[cfg(windows)]
pub type Wide = u16;
/// A wide character: UTF-32 where `wchar_t` has four bytes, UTF-16 on Windows.
#[cfg(not(windows))]
pub type Wide = u32;

/// `BOOL`: a byte where DXC's own adapter stands in for the Windows headers.
#[cfg(windows)]
pub type Bool = i32;
/// `BOOL`: a byte where DXC's own adapter stands in for the Windows headers.
#[cfg(not(windows))]
pub type Bool = bool;
/// `BOOL` as the headers of Direct3D 11 have it on every system.
pub type Bool32 = i32;

/// `ULONG`: C's `unsigned long`, of eight bytes on Linux.
pub type Ulong = std::ffi::c_ulong;

/// Declares result codes by their unsigned spelling.
macro_rules! codes {
    ($($name:ident = $value:literal;)*) => { $(#[doc = concat!("`", stringify!($name), "`")] pub const $name: Hresult = $value as u32 as Hresult;)* };
}

codes! {
    S_OK = 0;
    S_FALSE = 1;
    E_NOTIMPL = 0x8000_4001;
    E_NOINTERFACE = 0x8000_4002;
    E_POINTER = 0x8000_4003;
    E_FAIL = 0x8000_4005;
    E_BOUNDS = 0x8000_000b;
    E_UNEXPECTED = 0x8000_ffff;
    STG_E_INVALIDFUNCTION = 0x8003_0001;
    STG_E_ACCESSDENIED = 0x8003_0005;
    REGDB_E_CLASSNOTREG = 0x8004_0154;
    E_INVALIDARG = 0x8007_0057;
    E_OUTOFMEMORY = 0x8007_000e;
    ERROR_FILE_NOT_FOUND = 0x8007_0002;
    UNREADABLE_TEXT = 0x8007_0054;
    ERROR_NOT_READY = 0x8007_0015;
    DXC_E_CONTAINER_INVALID = 0x80aa_000d;
    DXC_E_MISSING_PART = 0x80aa_0012;
    NO_SUCH_PART = 0x8007_005f;
    E_NOT_VALID_STATE = 0x8007_139f;
    VALIDATION_FAILED = 0x80aa_0009;
    DXC_E_DUPLICATE_PART = 0x80aa_0011;
    DXC_E_MALFORMED_CONTAINER = 0x80aa_0013;
}

/// The outcome of a call: a value, or the code of its failure.
pub type Com<T = ()> = Result<T, Hresult>;

/// The code of a call's outcome.
pub fn code(outcome: Com) -> Hresult {
    outcome.err().unwrap_or(S_OK)
}

/// An interface's or a class's identifier, as it lies in memory.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guid {
    first: u32,
    second: u16,
    third: u16,
    rest: [u8; 8],
}

impl Guid {
    /// The identifier that `text` spells: `8BA5FB08-5195-40e2-AC58-0D989C3A0102`.
    pub const fn new(text: &str) -> Guid {
        let text = text.as_bytes();
        assert!(text.len() == 36);
        let (mut value, mut at) = (0u128, 0);
        while at < text.len() {
            let digit = match text[at] {
                c @ b'0'..=b'9' => c - b'0',
                c @ b'a'..=b'f' => c - b'a' + 10,
                c @ b'A'..=b'F' => c - b'A' + 10,
                _ => 16,
            };
            if digit < 16 {
                value = value << 4 | digit as u128;
            }
            at += 1;
        }
        let rest = (value as u64).to_be_bytes();
        Guid { first: (value >> 96) as u32, second: (value >> 80) as u16, third: (value >> 64) as u16, rest }
    }
}

/// Runs a method's body; a panic becomes `otherwise`, since it must not cross into the caller's frames.
pub fn guard<R>(otherwise: R, body: impl FnOnce() -> R) -> R {
    // A panic may leave a value under a lock half changed; each method keeps it usable at every step.
    catch_unwind(AssertUnwindSafe(body)).unwrap_or(otherwise)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_lie_in_memory_as_in_c() {
        let id = Guid::new("8BA5FB08-5195-40e2-AC58-0D989C3A0102");
        let expected = Guid {
            first: 0x8ba5_fb08,
            second: 0x5195,
            third: 0x40e2,
            rest: [0xac, 0x58, 0x0d, 0x98, 0x9c, 0x3a, 0x01, 0x02],
        };
        assert_eq!(id, expected);
    }

    #[test]
    fn a_panic_is_a_code() {
        assert_eq!(guard(E_UNEXPECTED, || panic!("on purpose")), E_UNEXPECTED);
    }
}
