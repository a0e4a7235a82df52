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
    /// Where its lines begin.
    lines: Vec<u32>,
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
        let breaks = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
        let lines = std::iter::once(0).chain(breaks.map(|(at, _)| at as u32 + 1)).collect();
        self.list.push(SourceFile { name, text, base, lines, included_at });
        Some(self.list.len() - 1)
    }

    fn file(&self, loc: Loc) -> Option<(&SourceFile, usize)> {
        let index = self.list.partition_point(|f| f.base <= loc.0).saturating_sub(1);
        let file = self.list.get(index)?;
        Some((file, (loc.0.saturating_sub(file.base) as usize).min(file.text.len())))
    }

    /// The file's name without its directories, and the line, from 1.
    pub(crate) fn file_and_line(&self, loc: Loc) -> (&str, usize) {
        let Some((file, offset)) = self.file(loc) else {
            return ("", 1);
        };
        let name = file.name.rsplit('/').next().unwrap_or(&file.name);
        (name, file.lines.partition_point(|&start| start as usize <= offset))
    }

    /// The place of an offset.
    pub(crate) fn place(&self, loc: Loc) -> Place {
        let Some((file, offset)) = self.file(loc) else {
            return Place { file: String::new(), line: 1, column: 1, text: String::new() };
        };
        let line = file.lines.partition_point(|&start| start as usize <= offset);
        let start = file.lines[line - 1] as usize;
        let end = file.lines.get(line).map_or(file.text.len(), |&next| next as usize - 1);
        Place {
            file: file.name.clone(),
            line: line as u32,
            column: (offset - start) as u32 + 1,
            text: file.text.get(start..end).unwrap_or("").to_owned(),
        }
    }
}
