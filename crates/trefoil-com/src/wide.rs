//! Wide characters: UTF-32 where `wchar_t` has four bytes, UTF-16 on Windows.

use crate::Wide;

/// Wide characters of a string, without a null.
pub fn to_wide(text: &str) -> Vec<Wide> {
    #[cfg(windows)]
    return text.encode_utf16().collect();
    #[cfg(not(windows))]
    text.chars().map(u32::from).collect()
}

/// The string of wide characters; invalid ones become U+FFFD.
pub fn from_wide(units: &[Wide]) -> String {
    #[cfg(windows)]
    return String::from_utf16_lossy(units);
    #[cfg(not(windows))]
    units.iter().map(|&u| char::from_u32(u).unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}
