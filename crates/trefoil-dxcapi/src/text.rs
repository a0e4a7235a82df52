//! Encodings: UTF-8, UTF-16, UTF-32, and what a byte order mark says.

use crate::com::Wide;
pub(crate) use crate::com::wide::to_wide;

/// Code page of UTF-8.
pub(crate) const CP_UTF8: u32 = 65001;
/// Code page of UTF-16, little endian.
pub(crate) const CP_UTF16: u32 = 1200;
/// Code page of UTF-32, little endian.
pub(crate) const CP_UTF32: u32 = 12000;
/// The default code page; of a buffer: the encoding is not known, or the bytes are not text.
pub(crate) const CP_ACP: u32 = 0;
/// Code page of wide characters.
pub(crate) const CP_WIDE: u32 = if size_of::<Wide>() == 2 { CP_UTF16 } else { CP_UTF32 };

/// Converts text of a code page to UTF-8, without a byte order mark and a null at the end; none where the bytes are invalid
/// in that encoding, or not ASCII in one that is not known.
pub(crate) fn decode(bytes: &[u8], code_page: u32) -> Option<Vec<u8>> {
    let (code_page, bytes) = match (code_page, marked(bytes)) {
        (CP_ACP, Some((marked, rest))) => (marked, rest),
        (given, Some((marked, rest))) if given == marked => (given, rest),
        (CP_ACP, None) => (CP_UTF8, bytes),
        (given, _) => (given, bytes),
    };
    let mut text = match code_page {
        CP_UTF8 => bytes.to_vec(),
        CP_UTF16 => {
            let units = bytes.chunks_exact(2).map(|c| u16::from_le_bytes([c[0], c[1]]));
            char::decode_utf16(units).collect::<Result<String, _>>().ok()?.into_bytes()
        }
        CP_UTF32 => {
            let units = bytes.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]]));
            units.map(char::from_u32).collect::<Option<String>>()?.into_bytes()
        }
        // ASCII is the same in every code page.
        _ if bytes.is_ascii() => bytes.to_vec(),
        _ => return None,
    };
    if text.last() == Some(&0) {
        text.pop();
    }
    Some(text)
}

/// The code page that a byte order mark names, and the bytes after the mark.
pub(crate) fn marked(bytes: &[u8]) -> Option<(u32, &[u8])> {
    // UTF-32's mark begins with UTF-16's.
    let marks: [(u32, &[u8]); 3] =
        [(CP_UTF8, b"\xef\xbb\xbf"), (CP_UTF32, b"\xff\xfe\0\0"), (CP_UTF16, b"\xff\xfe")];
    marks.iter().find_map(|(page, mark)| bytes.strip_prefix(*mark).map(|rest| (*page, rest)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_encoding_decodes() {
        let text = "é𝄞x";
        let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let utf32: Vec<u8> = text.chars().flat_map(|c| u32::from(c).to_le_bytes()).collect();
        for (bytes, page) in [(text.as_bytes(), CP_UTF8), (&utf16, CP_UTF16), (&utf32, CP_UTF32)] {
            assert_eq!(decode(bytes, page).as_deref(), Some(text.as_bytes()));
        }
        let marked: Vec<u8> = [b"\xff\xfe".as_slice(), &utf16].concat();
        assert_eq!(decode(&marked, CP_ACP).as_deref(), Some(text.as_bytes()));
        assert_eq!(decode(b"a\0", CP_UTF8).as_deref(), Some(&b"a"[..]));
        assert_eq!(decode(b"\0\xd8a\0", CP_UTF16), None);
        assert_eq!(decode(b"plain", 4711).as_deref(), Some(&b"plain"[..]));
        assert_eq!(decode(b"\xe4", 4711), None);
        assert_eq!(crate::com::wide::from_wide(&to_wide(text)), text);
    }
}
