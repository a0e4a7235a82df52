//! Interned strings, the files that were read, and places in them.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;
use std::sync::Arc;

/// An interned string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Str(u32);

impl Str {
    /// The string's number, for packing.
    pub(crate) const fn raw(self) -> u32 {
        self.0
    }

    /// The string of that number.
    pub(crate) const fn from_raw(raw: u32) -> Self {
        Str(raw)
    }
}

/// Every string, once, in one buffer.
#[derive(Default)]
pub(crate) struct Strings {
    text: String,
    ends: Vec<u32>,
    index: HashTable<u32>,
}

fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

fn slice<'a>(text: &'a str, ends: &[u32], id: u32) -> &'a str {
    let start = if id == 0 { 0 } else { ends[id as usize - 1] };
    &text[start as usize..ends[id as usize] as usize]
}

impl Strings {
    pub(crate) fn intern(&mut self, wanted: &str) -> Str {
        let Strings { text, ends, index } = self;
        let found = index.find(hash(wanted), |&id| slice(text, ends, id) == wanted);
        if let Some(&id) = found {
            return Str(id);
        }
        let id = ends.len() as u32;
        text.push_str(wanted);
        ends.push(text.len() as u32);
        index.insert_unique(hash(wanted), id, |&id| hash(slice(text, ends, id)));
        Str(id)
    }

    pub(crate) fn get(&self, id: Str) -> &str {
        slice(&self.text, &self.ends, id.0)
    }

    /// Bytes held in all.
    pub(crate) fn size(&self) -> usize {
        self.text.len()
    }
}

/// A place in a file: an offset into all files laid end to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Loc(pub(crate) u32);

/// A file that was read.
pub(crate) struct SourceFile {
    pub(crate) name: String,
    pub(crate) text: Arc<str>,
    /// Where it begins when all files are laid end to end.
    pub(crate) base: u32,
    /// The include that brought it in.
    pub(crate) included_at: Option<Loc>,
}

/// The files that were read.
#[derive(Default)]
pub(crate) struct Files {
    pub(crate) list: Vec<SourceFile>,
}

/// A place as people name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
    /// The line's text.
    pub text: String,
}

impl Files {
    /// Adds a file; nothing where the places would run out.
    pub(crate) fn add(&mut self, name: String, text: Arc<str>, included_at: Option<Loc>) -> Option<usize> {
        let base = self.list.last().map_or(0, |f| f.base + f.text.len() as u32 + 1);
        u32::try_from(base as usize + text.len() + 1).ok()?;
        self.list.push(SourceFile { name, text, base, included_at });
        Some(self.list.len() - 1)
    }

    /// The place of an offset.
    pub(crate) fn place(&self, loc: Loc) -> Place {
        let index = self.list.partition_point(|f| f.base <= loc.0).saturating_sub(1);
        let Some(file) = self.list.get(index) else {
            return Place { file: String::new(), line: 1, column: 1, text: String::new() };
        };
        let bytes = file.text.as_bytes();
        let offset = ((loc.0 - file.base) as usize).min(bytes.len());
        let line_start = bytes[..offset].iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
        let line_end = bytes[offset..].iter().position(|&b| b == b'\n').map_or(bytes.len(), |at| offset + at);
        let line = bytes[..line_start].iter().filter(|&&b| b == b'\n').count() as u32 + 1;
        Place {
            file: file.name.clone(),
            line,
            column: (offset - line_start) as u32 + 1,
            text: String::from_utf8_lossy(&bytes[line_start..line_end]).into_owned(),
        }
    }
}
