//! Little-endian reading with bounds, writing, and the one error type of the readers.

use crate::kinds;
use std::fmt;
use trefoil_diag::{Kind, Message};

/// Why bytes could not be read as what they claim to be.
#[derive(Clone, Debug, PartialEq)]
pub struct Error {
    /// Byte offset, from the start of what was being read.
    pub offset: usize,
    /// What was wrong there.
    pub kind: &'static Kind,
}

impl Eq for Error {}

impl Error {
    /// An error at a byte offset.
    pub fn new(offset: usize, kind: &'static Kind) -> Error {
        Error { offset, kind }
    }
}

impl From<Error> for Message {
    #[cold]
    fn from(error: Error) -> Message {
        error.kind.with(&[&error.offset])
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self.clone()).fmt(f)
    }
}

impl std::error::Error for Error {}

/// A position in a slice, advancing as values are read.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    data: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    /// Reads from the start of `data`.
    pub fn new(data: &'a [u8]) -> Reader<'a> {
        Reader { data, at: 0 }
    }

    /// Reads `data` from `at` on.
    pub fn at(data: &'a [u8], at: usize) -> Result<Reader<'a>, Error> {
        if at > data.len() {
            return Err(Error::new(at, &kinds::OFFSET_PAST_END));
        }
        Ok(Reader { data, at })
    }

    /// Bytes read so far, from the start of the slice.
    pub fn position(&self) -> usize {
        self.at
    }

    /// Bytes not read yet.
    pub fn remaining(&self) -> usize {
        self.data.len() - self.at
    }

    /// The next `len` bytes.
    pub fn bytes(&mut self, len: usize) -> Result<&'a [u8], Error> {
        let end = self.at.checked_add(len).filter(|&end| end <= self.data.len());
        let end = end.ok_or(Error::new(self.at, &kinds::UNEXPECTED_END))?;
        let out = &self.data[self.at..end];
        self.at = end;
        Ok(out)
    }

    /// The next byte.
    pub fn u8(&mut self) -> Result<u8, Error> {
        Ok(self.bytes(1)?[0])
    }

    /// The next two bytes.
    pub fn u16(&mut self) -> Result<u16, Error> {
        let b = self.bytes(2)?;
        Ok(u16::from_le_bytes([b[0], b[1]]))
    }

    /// The next four bytes.
    pub fn u32(&mut self) -> Result<u32, Error> {
        let b = self.bytes(4)?;
        Ok(u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
    }

    /// The next eight bytes.
    pub fn u64(&mut self) -> Result<u64, Error> {
        Ok(u64::from(self.u32()?) | u64::from(self.u32()?) << 32)
    }

    /// A count of records of at least `size` bytes each, checked against what is left.
    pub fn count(&mut self, size: usize) -> Result<usize, Error> {
        let at = self.at;
        let count = self.u32()? as usize;
        match count.checked_mul(size) {
            Some(total) if total <= self.remaining() => Ok(count),
            _ => Err(Error::new(at, &kinds::COUNT_TOO_LARGE)),
        }
    }
}

/// The zero-terminated string at `offset` of `data`.
pub fn string_at(data: &[u8], offset: u32) -> Result<String, Error> {
    let at = offset as usize;
    let tail = data.get(at..).ok_or(Error::new(at, &kinds::STRING_PAST_END))?;
    let len = tail.iter().position(|&b| b == 0).ok_or(Error::new(at, &kinds::STRING_UNTERMINATED))?;
    Ok(String::from_utf8_lossy(&tail[..len]).into_owned())
}

/// Appending little-endian values to a byte vector, and patching them later.
pub trait Put {
    /// Appends two bytes.
    fn put_u16(&mut self, value: u16);
    /// Appends four bytes.
    fn put_u32(&mut self, value: u32);
    /// Appends eight bytes.
    fn put_u64(&mut self, value: u64);
    /// Appends a zero-terminated string.
    fn put_str(&mut self, value: &str);
    /// Appends `fill` until the length is a multiple of four.
    fn align4(&mut self, fill: u8);
    /// Overwrites four bytes written before.
    fn patch_u32(&mut self, at: usize, value: u32);
}

impl Put for Vec<u8> {
    fn put_u16(&mut self, value: u16) {
        self.extend_from_slice(&value.to_le_bytes());
    }
    fn put_u32(&mut self, value: u32) {
        self.extend_from_slice(&value.to_le_bytes());
    }
    fn put_u64(&mut self, value: u64) {
        self.extend_from_slice(&value.to_le_bytes());
    }
    fn put_str(&mut self, value: &str) {
        self.extend_from_slice(value.as_bytes());
        self.push(0);
    }
    fn align4(&mut self, fill: u8) {
        while !self.len().is_multiple_of(4) {
            self.push(fill);
        }
    }
    fn patch_u32(&mut self, at: usize, value: u32) {
        self[at..at + 4].copy_from_slice(&value.to_le_bytes());
    }
}
