//! Classes of bytes.

use super::TokenKind;

/// A class a byte: bits of [`IDENT`], [`DIGIT`], [`SPACE`], [`UNUSUAL`].
pub(super) static CLASS: [u8; 256] = table();

/// May stand in an identifier (digits too).
pub(super) const IDENT: u8 = 1;
/// A decimal digit.
pub(super) const DIGIT: u8 = 2;
/// White space within a line.
pub(super) const SPACE: u8 = 4;
/// What a name or number may go on with besides: a line splice or a named character, and a character that is not ASCII.
pub(super) const UNUSUAL: u8 = 8;

const fn table() -> [u8; 256] {
    let mut t = [0; 256];
    let mut i = 0;
    while i < 256 {
        t[i] = match i as u8 {
            b'0'..=b'9' => IDENT | DIGIT,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => IDENT,
            b'\\' | 0x80.. => UNUSUAL,
            b' ' | b'\t' | 0x0b | 0x0c | b'\r' => SPACE,
            _ => 0,
        };
        i += 1;
    }
    t
}

/// What a byte begins.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(super) enum Start {
    /// An identifier.
    Ident,
    /// White space within a line.
    Space,
    /// A punctuator that is this byte, whatever follows: [`ALONE`] says which.
    Alone,
    /// The end of a line.
    LineEnd,
    /// A number.
    Digit,
    /// What the next bytes tell.
    Other,
}

/// What each byte begins.
pub(super) static START: [Start; 256] = starts();

/// The punctuator that each byte is whatever follows; [`TokenKind::Unknown`] for others.
pub(super) static ALONE: [TokenKind; 256] = punctuators();

const fn starts() -> [Start; 256] {
    let (class, alone) = (table(), punctuators());
    let mut t = [Start::Other; 256];
    let mut i = 0;
    while i < 256 {
        t[i] = match i as u8 {
            b'\n' => Start::LineEnd,
            _ if !matches!(alone[i], TokenKind::Unknown) => Start::Alone,
            _ if class[i] & SPACE != 0 => Start::Space,
            _ if class[i] & DIGIT != 0 => Start::Digit,
            _ if class[i] & IDENT != 0 => Start::Ident,
            _ => Start::Other,
        };
        i += 1;
    }
    t
}

const fn punctuators() -> [TokenKind; 256] {
    let mut t = [TokenKind::Unknown; 256];
    t[b'(' as usize] = TokenKind::LParen;
    t[b')' as usize] = TokenKind::RParen;
    t[b'{' as usize] = TokenKind::LBrace;
    t[b'}' as usize] = TokenKind::RBrace;
    t[b'[' as usize] = TokenKind::LBracket;
    t[b']' as usize] = TokenKind::RBracket;
    t[b';' as usize] = TokenKind::Semi;
    t[b',' as usize] = TokenKind::Comma;
    t[b'~' as usize] = TokenKind::Tilde;
    t
}
