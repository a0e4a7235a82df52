//! The text of a file: valid UTF-8, with a table of its lines made when first asked for.

use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// The byte that stands where the file had one that is no UTF-8.
pub const INVALID_BYTE: u8 = 0x7f;

/// The text of a file.
#[derive(Debug, Default)]
pub struct SourceText {
    text: Box<str>,
    /// Offsets of bytes that were no UTF-8 (they are [`INVALID_BYTE`] in the text).
    invalid: Vec<u32>,
    lines: OnceLock<Vec<u32>>,
}

impl SourceText {
    /// From the bytes of a file. Offsets into it are offsets into the file.
    pub fn new(bytes: &[u8]) -> Arc<SourceText> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Arc::new(SourceText { text: text.into(), ..SourceText::default() }),
            Err(_) => Arc::new(Self::repaired(bytes)),
        }
    }

    fn repaired(bytes: &[u8]) -> SourceText {
        let mut text = String::with_capacity(bytes.len());
        let mut invalid = Vec::new();
        for chunk in bytes.utf8_chunks() {
            text.push_str(chunk.valid());
            for _ in chunk.invalid() {
                invalid.push(text.len() as u32);
                text.push(char::from(INVALID_BYTE));
            }
        }
        SourceText { text: text.into(), invalid, lines: OnceLock::new() }
    }

    /// Offsets of the bytes that were no UTF-8, ascending.
    pub fn invalid_bytes(&self) -> &[u32] {
        &self.invalid
    }

    /// Line from 1, and the offset of its first byte.
    pub fn line(&self, offset: u32) -> (u32, u32) {
        let lines = self.lines.get_or_init(|| {
            let breaks = memchr::memchr_iter(b'\n', self.text.as_bytes()).map(|i| i as u32 + 1);
            std::iter::once(0).chain(breaks).collect()
        });
        let line = lines.partition_point(|&start| start <= offset);
        (line as u32, lines[line - 1])
    }
}

impl Deref for SourceText {
    type Target = str;
    fn deref(&self) -> &str {
        &self.text
    }
}

impl From<&str> for SourceText {
    fn from(text: &str) -> SourceText {
        SourceText { text: text.into(), ..SourceText::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_bytes_keep_their_places() {
        let t = SourceText::new(b"a\xffb\n\xc3\xa9\xc3");
        assert_eq!(&**t, "a\x7fb\n\u{e9}\x7f");
        assert_eq!(t.invalid_bytes(), [1, 6]);
        assert_eq!(t.line(0), (1, 0));
        assert_eq!(t.line(5), (2, 4));
    }
}
