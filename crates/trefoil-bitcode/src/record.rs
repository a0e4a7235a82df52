//! Records of the bitstream: walking those of a block, their values and text.

use crate::ReadError;
use crate::bits::{BitReader, Entry};

type Result<T = ()> = std::result::Result<T, ReadError>;

/// Calls `f` with each record of the current block; blocks within are passed over.
pub(crate) fn each(reader: &mut BitReader<'_>, mut f: impl FnMut(u32, &[u64]) -> Result) -> Result {
    loop {
        match reader.next()? {
            Entry::End => return Ok(()),
            Entry::Block(_) => reader.skip()?,
            Entry::Record(code) => f(code, reader.values())?,
        }
    }
}

/// A record's value at an index; zero where the record is shorter.
pub(crate) fn at(values: &[u64], index: usize) -> u64 {
    values.get(index).copied().unwrap_or(0)
}

/// A record's values as the bytes of text.
pub(crate) fn text(values: &[u64]) -> String {
    let bytes: Vec<u8> = values.iter().map(|&v| v as u8).collect();
    String::from_utf8(bytes).unwrap_or_else(|e| e.into_bytes().iter().map(|&b| char::from(b)).collect())
}
