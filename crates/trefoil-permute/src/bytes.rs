//! How entries of the cache and parcels lie in files: numbers in little endian, texts after their size, a checksum at the end.

use crate::digest::digest;

/// The bytes of a checksum.
const CHECKSUM: usize = 16;

/// Writes an entry.
pub(crate) struct Encoder(Vec<u8>);

impl Encoder {
    pub(crate) fn new(magic: [u8; 4]) -> Encoder {
        Encoder(magic.to_vec())
    }

    pub(crate) fn array<const N: usize>(&mut self, bytes: [u8; N]) {
        self.0.extend_from_slice(&bytes);
    }

    pub(crate) fn count(&mut self, count: usize) {
        self.array((count as u64).to_le_bytes());
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.count(bytes.len());
        self.0.extend_from_slice(bytes);
    }

    /// The entry with its checksum.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        let sum = digest(&self.0);
        self.0.extend_from_slice(&sum[..CHECKSUM]);
        self.0
    }
}

/// Reads an entry; whatever is not as it was written gives none.
pub(crate) struct Decoder<'a>(&'a [u8]);

impl<'a> Decoder<'a> {
    /// The entry in a file whose checksum is right.
    pub(crate) fn new(file: &'a [u8], magic: [u8; 4]) -> Option<Decoder<'a>> {
        let (entry, sum) = file.split_at_checked(file.len().checked_sub(CHECKSUM)?)?;
        (sum == &digest(entry)[..CHECKSUM]).then_some(())?;
        Some(Decoder(entry.strip_prefix(&magic)?))
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (array, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*array)
    }

    pub(crate) fn number(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    /// A number of things that take a byte each at least.
    pub(crate) fn count(&mut self) -> Option<usize> {
        let count = usize::try_from(u64::from_le_bytes(self.array()?)).ok()?;
        (count <= self.0.len()).then_some(count)
    }

    pub(crate) fn bytes(&mut self) -> Option<&'a [u8]> {
        let count = self.count()?;
        let (bytes, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(bytes)
    }

    pub(crate) fn text(&mut self) -> Option<&'a str> {
        std::str::from_utf8(self.bytes()?).ok()
    }

    /// Several things.
    pub(crate) fn list<T>(&mut self, item: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        (0..self.count()?).map(|_| item(self)).collect()
    }

    /// The end of the entry.
    pub(crate) fn end<T>(self, made: T) -> Option<T> {
        self.0.is_empty().then_some(made)
    }
}
