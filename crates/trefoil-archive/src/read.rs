//! Reads an archive in place.

use crate::layout::{BLOB_ROW, HEADER, MAGIC, NAME_ROW, VERSION, hash_of_name};
use std::cmp::Ordering;

/// An archive, over its bytes.
#[derive(Clone, Copy, Debug)]
pub struct Archive<'a> {
    bytes: &'a [u8],
    head: Head,
}

/// What the header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The number of names.
    pub names: u32,
    /// The number of blobs.
    pub blobs: u32,
    /// The bytes of the file.
    pub size: u64,
    /// A hash of all that was asked of the build.
    pub stamp: [u8; 32],
    /// Where the list of inputs is, and how many bytes it has.
    pub inputs: (u64, u64),
    names_at: u64,
    blobs_at: u64,
}

/// The bytes that a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blob<'a> {
    /// Their number in the archive: equal bytes have one.
    pub number: u32,
    /// Their SHA-256, as it was written.
    pub hash: &'a [u8; 32],
    /// The compiled shader.
    pub bytes: &'a [u8],
}

/// What is wrong with an archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Damage {
    /// It does not begin as an archive does.
    NoArchive,
    /// Its format has another version.
    Version(u32),
    /// It is shorter or longer than it says.
    Size,
    /// A table is not within the file.
    Table,
    /// The name of a row is not within the file, is out of order, or is not UTF-8.
    Name(u32),
    /// The blob of this number is not there, or not within the file.
    Blob(u32),
}

impl std::fmt::Display for Damage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Damage::NoArchive => f.write_str("it is no archive of shaders"),
            Damage::Version(version) => {
                write!(f, "its format has version {version}, and this reads {VERSION}")
            }
            Damage::Size => f.write_str("its size is not what it says"),
            Damage::Table => f.write_str("a table is not within the file"),
            Damage::Name(row) => write!(f, "row {row} of the table of names is damaged"),
            Damage::Blob(row) => write!(f, "row {row} of the table of blobs is damaged"),
        }
    }
}

impl std::error::Error for Damage {}

impl Head {
    /// How many bytes of a file [`Head::read`] wants.
    pub const BYTES: usize = HEADER;

    /// Reads the header alone.
    ///
    /// # Errors
    /// When the bytes do not begin as an archive of this version does.
    pub fn read(bytes: &[u8]) -> Result<Head, Damage> {
        let header: &[u8; HEADER] = bytes.first_chunk().ok_or(Damage::NoArchive)?;
        if !header.starts_with(&MAGIC) {
            return Err(Damage::NoArchive);
        }
        let small = |at: usize| number(header, at, 4).unwrap_or_default() as u32;
        let large = |at: usize| number(header, at, 8).unwrap_or_default();
        if small(8) != VERSION {
            return Err(Damage::Version(small(8)));
        }
        Ok(Head {
            names: small(12),
            blobs: small(16),
            size: large(56),
            stamp: *header.last_chunk().ok_or(Damage::NoArchive)?,
            inputs: (large(40), large(48)),
            names_at: large(24),
            blobs_at: large(32),
        })
    }
}

impl<'a> Archive<'a> {
    /// An archive of these bytes. Looks at the header alone: an archive that is mapped costs no more than what is asked of it.
    ///
    /// # Errors
    /// When the bytes are no archive, or not all of one.
    pub fn open(bytes: &'a [u8]) -> Result<Archive<'a>, Damage> {
        let head = Head::read(bytes)?;
        if head.size != bytes.len() as u64 {
            return Err(Damage::Size);
        }
        let archive = Archive { bytes, head };
        let names = archive.part(head.names_at, u64::from(head.names) * NAME_ROW as u64);
        let blobs = archive.part(head.blobs_at, u64::from(head.blobs) * BLOB_ROW as u64);
        let inputs = archive.part(head.inputs.0, head.inputs.1);
        names.and(blobs).and(inputs).map(|_| archive).ok_or(Damage::Table)
    }

    /// What the header says.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// What the build read, a file a line.
    pub fn inputs(&self) -> &'a [u8] {
        self.part(self.head.inputs.0, self.head.inputs.1).unwrap_or_default()
    }

    /// The number of names.
    pub fn len(&self) -> usize {
        self.head.names as usize
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.head.names == 0
    }

    /// The shader of a name.
    pub fn get(&self, name: &str) -> Option<Blob<'a>> {
        let wanted = hash_of_name(name.as_bytes());
        let (mut low, mut high) = (0, self.head.names);
        while low < high {
            let middle = low + (high - low) / 2;
            let (hash, at) = self.row(middle)?;
            match hash.cmp(&wanted) {
                Ordering::Less => low = middle + 1,
                Ordering::Greater => high = middle,
                Ordering::Equal => {
                    let blob = || self.blob(number(self.bytes, at + 20, 4)? as u32);
                    return (self.name_at(at)? == name.as_bytes()).then(blob)?;
                }
            }
        }
        None
    }

    /// The blob of a number.
    pub fn blob(&self, blob: u32) -> Option<Blob<'a>> {
        if blob >= self.head.blobs {
            return None;
        }
        let row = self.part(self.head.blobs_at + u64::from(blob) * BLOB_ROW as u64, BLOB_ROW as u64)?;
        let bytes = self.part(number(row, 32, 8)?, number(row, 40, 8)?)?;
        Some(Blob { number: blob, hash: row.first_chunk()?, bytes })
    }

    /// All names with their blobs, in the order of the table. Rows that are damaged are left out.
    pub fn iter(&self) -> impl Iterator<Item = (&'a str, Blob<'a>)> + '_ {
        (0..self.head.names).filter_map(|row| self.named(row))
    }

    /// All blobs, in the order of their numbers.
    pub fn blobs(&self) -> impl Iterator<Item = Blob<'a>> + '_ {
        (0..self.head.blobs).filter_map(|blob| self.blob(blob))
    }

    /// Looks at every row of both tables. The hashes of blobs are not compared: they are there for those who can.
    ///
    /// # Errors
    /// The first row that is damaged.
    pub fn check(&self) -> Result<(), Damage> {
        if let Some(blob) = (0..self.head.blobs).find(|&blob| self.blob(blob).is_none()) {
            return Err(Damage::Blob(blob));
        }
        let mut last = None;
        for row in 0..self.head.names {
            let (name, _) = self.named(row).ok_or(Damage::Name(row))?;
            let hash = Some(hash_of_name(name.as_bytes()));
            if hash <= last || self.row(row).map(|(hash, _)| hash) != hash {
                return Err(Damage::Name(row));
            }
            last = hash;
        }
        Ok(())
    }

    /// The name of a row and its blob.
    fn named(&self, row: u32) -> Option<(&'a str, Blob<'a>)> {
        let (_, at) = self.row(row)?;
        let name = std::str::from_utf8(self.name_at(at)?).ok()?;
        Some((name, self.blob(number(self.bytes, at + 20, 4)? as u32)?))
    }

    /// The hash of a row of the table of names, and where the row is.
    fn row(&self, row: u32) -> Option<(u64, usize)> {
        let at = usize::try_from(self.head.names_at).ok()?.checked_add(row as usize * NAME_ROW)?;
        Some((number(self.bytes, at, 8)?, at))
    }

    /// The name that the row at a place tells.
    fn name_at(&self, row: usize) -> Option<&'a [u8]> {
        self.part(number(self.bytes, row + 8, 8)?, number(self.bytes, row + 16, 4)?)
    }

    fn part(&self, at: u64, size: u64) -> Option<&'a [u8]> {
        let (at, end) = (usize::try_from(at).ok()?, usize::try_from(at.checked_add(size)?).ok()?);
        self.bytes.get(at..end)
    }
}

/// A number of so many bytes.
fn number(bytes: &[u8], at: usize, size: usize) -> Option<u64> {
    let bytes = bytes.get(at..at.checked_add(size)?)?;
    Some(bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
}
