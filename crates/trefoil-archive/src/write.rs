//! Writes an archive, each blob and name as it comes; of a name it keeps 24 bytes in memory, of a blob 48.

use crate::layout::{ALIGNMENT, BLOB_ROW, HEADER, MAGIC, NAME_ROW, VERSION, hash_of_name};
use std::io::{Error, ErrorKind, Result, Seek, SeekFrom, Write};

/// The number of a blob in the archive that is being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BlobId(u32);

/// Writes an archive. The header is written last: until [`finish`](Writer::finish) has returned, what is there is no archive.
#[derive(Debug)]
pub struct Writer<W> {
    out: W,
    at: u64,
    names: Vec<Row>,
    blobs: Vec<([u8; 32], u64, u64)>,
}

/// A row of the table of names.
#[derive(Clone, Copy, Debug)]
struct Row {
    hash: u64,
    at: u64,
    size: u32,
    blob: BlobId,
}

impl<W: Write + Seek> Writer<W> {
    /// Begins an archive at the beginning of `out`, which is empty.
    ///
    /// # Errors
    /// What writing gives.
    pub fn new(mut out: W) -> Result<Self> {
        out.write_all(&[0; HEADER])?;
        Ok(Writer { out, at: HEADER as u64, names: Vec::new(), blobs: Vec::new() })
    }

    /// How many bytes have been written.
    pub fn size(&self) -> u64 {
        self.at
    }

    /// Adds bytes, with their SHA-256. It is the caller's to add equal bytes once.
    ///
    /// # Errors
    /// What writing gives, and more than four thousand million of them.
    pub fn blob(&mut self, hash: [u8; 32], bytes: &[u8]) -> Result<BlobId> {
        let id = BlobId(u32::try_from(self.blobs.len()).map_err(|_| full("blobs"))?);
        self.align()?;
        self.blobs.push((hash, self.at, bytes.len() as u64));
        self.put(bytes)?;
        Ok(id)
    }

    /// Gives a blob a name. The same name twice is an error of [`finish`](Writer::finish).
    ///
    /// # Errors
    /// What writing gives, and more than four thousand million of them.
    pub fn name(&mut self, name: &str, blob: BlobId) -> Result<()> {
        if self.names.len() >= u32::MAX as usize {
            return Err(full("names"));
        }
        let size = u32::try_from(name.len()).map_err(|_| full("bytes in a name"))?;
        self.names.push(Row { hash: hash_of_name(name.as_bytes()), at: self.at, size, blob });
        self.put(name.as_bytes())
    }

    /// Writes the tables, the list of inputs and the header, and gives back what was written to, flushed.
    ///
    /// # Errors
    /// What writing gives, and two names whose hashes are the same: 64 bits are enough for names that nobody made to collide.
    pub fn finish(mut self, stamp: [u8; 32], inputs: &[u8]) -> Result<W> {
        self.names.sort_unstable_by_key(|row| row.hash);
        if self.names.windows(2).any(|rows| rows[0].hash == rows[1].hash) {
            return Err(Error::new(ErrorKind::InvalidInput, "two permutations have the same name"));
        }
        self.align()?;
        let names_at = self.at;
        for row in std::mem::take(&mut self.names) {
            let mut bytes = [0; NAME_ROW];
            bytes[..8].copy_from_slice(&row.hash.to_le_bytes());
            bytes[8..16].copy_from_slice(&row.at.to_le_bytes());
            bytes[16..20].copy_from_slice(&row.size.to_le_bytes());
            bytes[20..].copy_from_slice(&row.blob.0.to_le_bytes());
            self.put(&bytes)?;
        }
        let names = (self.at - names_at) / NAME_ROW as u64;
        self.align()?;
        let blobs_at = self.at;
        for (hash, at, size) in std::mem::take(&mut self.blobs) {
            let mut bytes = [0; BLOB_ROW];
            bytes[..32].copy_from_slice(&hash);
            bytes[32..40].copy_from_slice(&at.to_le_bytes());
            bytes[40..].copy_from_slice(&size.to_le_bytes());
            self.put(&bytes)?;
        }
        let blobs = (self.at - blobs_at) / BLOB_ROW as u64;
        let inputs_at = self.at;
        self.put(inputs)?;
        let mut header = Vec::with_capacity(HEADER);
        header.extend_from_slice(&MAGIC);
        for number in [VERSION, names as u32, blobs as u32, 0] {
            header.extend_from_slice(&number.to_le_bytes());
        }
        for number in [names_at, blobs_at, inputs_at, inputs.len() as u64, self.at] {
            header.extend_from_slice(&number.to_le_bytes());
        }
        header.extend_from_slice(&stamp);
        self.out.seek(SeekFrom::Start(0))?;
        self.out.write_all(&header)?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn put(&mut self, bytes: &[u8]) -> Result<()> {
        self.at += bytes.len() as u64;
        self.out.write_all(bytes)
    }

    fn align(&mut self) -> Result<()> {
        let missing = self.at.next_multiple_of(ALIGNMENT) - self.at;
        self.put(&[0; ALIGNMENT as usize][..missing as usize])
    }
}

fn full(what: &str) -> Error {
    Error::new(ErrorKind::InvalidInput, format!("an archive has no room for so many {what}"))
}
