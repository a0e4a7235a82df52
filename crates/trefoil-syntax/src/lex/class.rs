//! Classes of bytes.

/// A class a byte: bits of [`IDENT`], [`DIGIT`], [`SPACE`].
pub(super) static CLASS: [u8; 256] = table();

/// May stand in an identifier (digits too).
pub(super) const IDENT: u8 = 1;
/// A decimal digit.
pub(super) const DIGIT: u8 = 2;
/// White space within a line.
pub(super) const SPACE: u8 = 4;

const fn table() -> [u8; 256] {
    let mut t = [0; 256];
    let mut i = 0;
    while i < 256 {
        t[i] = match i as u8 {
            b'0'..=b'9' => IDENT | DIGIT,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' | 0x80.. => IDENT,
            b' ' | b'\t' | 0x0b | 0x0c | b'\r' => SPACE,
            _ => 0,
        };
        i += 1;
    }
    t
}
