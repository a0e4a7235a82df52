//! Names of files that are not UTF-8.
//!
//! The library and the command lines of DXC and LLVM know names as text: options are joined to them, includes are resolved
//! against them, diagnostics begin with them. An argument therefore becomes text on entry, and bytes of it that are not
//! UTF-8 travel as characters of the last private-use plane, one each, as in Python's `surrogateescape`. They become bytes
//! again where a file is opened. Elsewhere than on Unix names are text already, but for lone surrogates, which are lost.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::path::PathBuf;

/// The character of byte 0, if it were ever escaped.
const ESCAPE: u32 = 0x10_ff00;

/// An argument as text, from which [`path`] makes the argument again.
pub(crate) fn text(argument: &OsStr) -> String {
    let mut text = String::with_capacity(argument.len());
    for chunk in argument.as_encoded_bytes().utf8_chunks() {
        for c in chunk.valid().chars() {
            match escaped_byte(c) {
                // A name may hold such a character itself.
                Some(_) => text.extend(c.encode_utf8(&mut [0; 4]).bytes().map(escape)),
                None => text.push(c),
            }
        }
        text.extend(chunk.invalid().iter().copied().map(escape));
    }
    text
}

/// The file that text names.
pub(crate) fn path(text: &str) -> PathBuf {
    if text.is_ascii() { PathBuf::from(text) } else { os_path(bytes(text)) }
}

/// The bytes that text stands for.
pub(crate) fn bytes(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for c in text.chars() {
        match escaped_byte(c) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    bytes
}

/// Text for people: what is not UTF-8 is shown as U+FFFD.
pub(crate) fn shown(text: &str) -> Cow<'_, str> {
    if text.contains(|c| escaped_byte(c).is_some()) {
        Cow::Owned(String::from_utf8_lossy(&bytes(text)).into_owned())
    } else {
        Cow::Borrowed(text)
    }
}

fn escape(byte: u8) -> char {
    char::from_u32(ESCAPE + u32::from(byte)).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// The byte that a character stands for; `None` for a character that is itself. No byte below 0x80 is ever escaped.
fn escaped_byte(c: char) -> Option<u8> {
    let byte = u32::from(c).checked_sub(ESCAPE).and_then(|byte| u8::try_from(byte).ok());
    byte.filter(|byte| !byte.is_ascii())
}

#[cfg(unix)]
fn os_path(bytes: Vec<u8>) -> PathBuf {
    use std::os::unix::ffi::OsStringExt;
    std::ffi::OsString::from_vec(bytes).into()
}

#[cfg(not(unix))]
fn os_path(bytes: Vec<u8>) -> PathBuf {
    String::from_utf8_lossy(&bytes).into_owned().into()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::ffi::OsStrExt;

    #[test]
    fn any_bytes_come_back() {
        for name in
            [&b"plain"[..], "gr\u{fc}n/\u{10ff80}".as_bytes(), b"\xff\x80\xc3", b"a\xe2\x82/b\xf4\x8f\xbf"]
        {
            let text = text(OsStr::from_bytes(name));
            assert_eq!(path(&text).as_os_str().as_bytes(), name, "{text:?}");
        }
        assert_eq!(text(OsStr::new("gr\u{fc}n")), "gr\u{fc}n");
        assert_eq!(shown(&text(OsStr::from_bytes(b"a\xff.hlsl"))), "a\u{fffd}.hlsl");
    }
}
