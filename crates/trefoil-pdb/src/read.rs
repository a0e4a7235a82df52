//! Reading.

use crate::{CONTAINER_STREAM, INFO_STREAM, MAGIC};
use std::fmt;

/// A directory may name as many streams as this.
const MAX_STREAMS: u32 = 1 << 16;
/// The size of a stream that is not there.
const ABSENT: u32 = u32::MAX;

/// What a file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pdb {
    /// The shader's hash.
    pub hash: [u8; 16],
    /// The container of parts.
    pub container: Vec<u8>,
}

/// Why bytes are no PDB file of a shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// They do not begin as one.
    NotMsf,
    /// They name blocks that are not there.
    Truncated,
    /// They are a PDB file, of something else.
    NoContainer,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ReadError::NotMsf => "not a PDB file",
            ReadError::Truncated => "the PDB file is cut off or damaged",
            ReadError::NoContainer => "the PDB file holds no shader",
        })
    }
}

impl std::error::Error for ReadError {}

/// Whether bytes begin as a PDB file does.
pub fn is_pdb(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

impl Pdb {
    /// Reads a file.
    ///
    /// # Errors
    /// When it is none, or damaged.
    pub fn read(bytes: &[u8]) -> Result<Pdb, ReadError> {
        if !is_pdb(bytes) {
            return Err(ReadError::NotMsf);
        }
        let file = File::open(bytes).ok_or(ReadError::Truncated)?;
        let info = file.stream(INFO_STREAM).ok_or(ReadError::Truncated)?;
        let container = file.stream(CONTAINER_STREAM).ok_or(ReadError::NoContainer)?;
        let hash = info.get(12..28).and_then(|hash| hash.try_into().ok()).ok_or(ReadError::NoContainer)?;
        Ok(Pdb { hash, container })
    }
}

/// A file with its directory.
struct File<'a> {
    bytes: &'a [u8],
    block: usize,
    directory: Vec<u8>,
}

fn word(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..at.checked_add(4)?)?;
    bytes.try_into().ok().map(u32::from_le_bytes)
}

impl<'a> File<'a> {
    fn open(bytes: &'a [u8]) -> Option<Self> {
        let block = word(bytes, 32)? as usize;
        if !(512..=65536).contains(&block) || !block.is_power_of_two() {
            return None;
        }
        let (size, map) = (word(bytes, 44)? as usize, word(bytes, 52)? as usize);
        let mut file = File { bytes, block, directory: Vec::new() };
        let numbers = bytes.get(map.checked_mul(block)?..)?;
        file.directory = file.gather(numbers, 0, size)?;
        Some(file)
    }

    /// The bytes of a stream; none where the file has no such stream.
    fn stream(&self, number: usize) -> Option<Vec<u8>> {
        let directory = &self.directory;
        let count = word(directory, 0)?;
        if count > MAX_STREAMS || number >= count as usize {
            return None;
        }
        let size =
            |i: usize| word(directory, 4 + 4 * i).map(|size| if size == ABSENT { 0 } else { size as usize });
        let mut at = 4 + 4 * count as usize;
        for i in 0..number {
            at = at.checked_add(size(i)?.div_ceil(self.block).checked_mul(4)?)?;
        }
        self.gather(directory, at, size(number)?)
    }

    /// `size` bytes from the blocks whose numbers stand in `numbers` from `at` on.
    fn gather(&self, numbers: &[u8], at: usize, size: usize) -> Option<Vec<u8>> {
        // What a file does not have room for it does not hold.
        if size > self.bytes.len() {
            return None;
        }
        let mut out = Vec::with_capacity(size);
        let mut at = at;
        while out.len() < size {
            let start = (word(numbers, at)? as usize).checked_mul(self.block)?;
            let len = self.block.min(size - out.len());
            out.extend_from_slice(self.bytes.get(start..start.checked_add(len)?)?);
            at += 4;
        }
        Some(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::write;

    #[test]
    fn files_of_any_size_are_read_again() {
        for len in [0, 1, 511, 512, 513, 60_000, 260_000, 2_500_000, 4_300_000] {
            let container: Vec<u8> = (0..len).map(|i: u32| (i % 251) as u8).collect();
            let file = write([len as u8; 16], &container);
            let read = Pdb::read(&file).unwrap();
            assert_eq!(read.hash, [len as u8; 16]);
            assert!(read.container == container, "{len}");
        }
    }

    #[test]
    fn damage_is_an_error_or_another_file() {
        let file = write([1; 16], &[9; 700]);
        for len in 0..file.len() {
            let _ = Pdb::read(&file[..len]);
        }
        assert_eq!(Pdb::read(&file[..40]), Err(ReadError::Truncated));
        assert_eq!(Pdb::read(b"DXBC"), Err(ReadError::NotMsf));
        for at in (32..file.len()).step_by(3) {
            let mut damaged = file.clone();
            damaged[at] = 0xff;
            let _ = Pdb::read(&damaged);
        }
    }
}
