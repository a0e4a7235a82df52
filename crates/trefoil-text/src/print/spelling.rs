//! The spelling of names and strings, with their quotes and escapes.

use std::fmt::Write;

/// A string for quotes, with special characters as `\XX`.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl std::fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for b in self.0.bytes() {
            match b {
                b'\\' => f.write_str("\\\\")?,
                b'"' | 0..=31 | 127.. => write!(f, "\\{b:02X}")?,
                _ => f.write_char(char::from(b))?,
            }
        }
        Ok(())
    }
}

/// A name after `!`, which cannot be quoted.
pub(super) struct MetaName<'a>(pub(super) &'a str);

impl std::fmt::Display for MetaName<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, b) in self.0.bytes().enumerate() {
            let plain = b.is_ascii_alphabetic() || matches!(b, b'-' | b'$' | b'.' | b'_');
            if plain || (i > 0 && b.is_ascii_digit()) {
                f.write_char(char::from(b))?;
            } else {
                write!(f, "\\{b:02X}")?;
            }
        }
        Ok(())
    }
}

/// A name after `%`, `@` or before `:`, quoted when necessary.
pub(super) struct Ident<'a>(pub(super) &'a str);

impl std::fmt::Display for Ident<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_');
        let bare = self.0.bytes().all(plain) && self.0.bytes().next().is_some_and(|b| !b.is_ascii_digit());
        if bare { f.write_str(self.0) } else { write!(f, "\"{}\"", Escaped(self.0)) }
    }
}
