//! The files that a build reads: each is read once, known by a number, and hashed.

use crate::digest::{Digest, digest};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::SystemTime;
use trefoil::IncludeHandler;

/// The number of a path that was asked for, whether there is a file or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct FileId(pub(crate) u32);

/// A path that was asked for.
#[derive(Clone, Debug)]
struct File {
    path: Arc<str>,
    /// The file's bytes and their hash; none where there is no file.
    text: Option<(Arc<[u8]>, Digest)>,
    /// How it looked before it was read.
    look: Option<Look>,
}

/// How a file looks from outside: when it was changed, and its length.
pub type Look = (Option<SystemTime>, u64);

/// How the file of a path looks now; none where there is no file.
pub fn look(path: impl AsRef<Path>) -> Option<Look> {
    std::fs::metadata(path).ok().map(|about| (about.modified().ok(), about.len()))
}

/// All files that were asked for.
#[derive(Debug, Default)]
pub(crate) struct Inputs {
    known: RwLock<Known>,
    /// Whether there are no files but those that are known.
    is_sealed: bool,
}

#[derive(Debug, Default)]
struct Known {
    files: Vec<File>,
    by_path: FxHashMap<Arc<str>, FileId>,
}

impl Inputs {
    /// Files that were brought along: whatever else is asked for is not there, whether the disk has it or not.
    pub(crate) fn sealed(files: impl IntoIterator<Item = (String, Arc<[u8]>, Digest)>) -> Inputs {
        let mut known = Known::default();
        for (path, bytes, hash) in files {
            known.add(&path, Some((bytes, hash)), None);
        }
        Inputs { known: RwLock::new(known), is_sealed: true }
    }

    /// The number of a path, and the bytes of the file if there is one.
    pub(crate) fn load(&self, path: &str) -> (FileId, Option<Arc<[u8]>>) {
        let found = {
            let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
            known.by_path.get(path).map(|&id| (id, known.bytes(id)))
        };
        found.unwrap_or_else(|| {
            let look = if self.is_sealed { None } else { look(path) };
            let bytes: Option<Arc<[u8]>> = self.read(path).map(Into::into);
            let text = bytes.map(|bytes| (bytes.clone(), digest(&bytes)));
            let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
            let id = known.add(path, text, look);
            (id, known.bytes(id))
        })
    }

    fn read(&self, path: &str) -> Option<Vec<u8>> {
        if self.is_sealed { None } else { std::fs::read(path).ok() }
    }

    /// The hash of a file; none where there is no file.
    pub(crate) fn hash(&self, file: FileId) -> Option<Digest> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.files.get(file.0 as usize)?.text.as_ref().map(|(_, hash)| *hash)
    }

    /// How a file looked before it was read.
    pub(crate) fn look(&self, file: FileId) -> Option<Look> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.files.get(file.0 as usize)?.look
    }

    /// The path of a file.
    pub(crate) fn path(&self, file: FileId) -> Arc<str> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.files.get(file.0 as usize).map_or_else(|| "".into(), |file| file.path.clone())
    }
}

impl Known {
    fn bytes(&self, id: FileId) -> Option<Arc<[u8]>> {
        self.files.get(id.0 as usize)?.text.as_ref().map(|(bytes, _)| bytes.clone())
    }

    /// Adds what was read, unless another thread was faster.
    fn add(&mut self, path: &str, text: Option<(Arc<[u8]>, Digest)>, look: Option<Look>) -> FileId {
        if let Some(&id) = self.by_path.get(path) {
            return id;
        }
        let (path, id): (Arc<str>, _) = (path.into(), FileId(self.files.len() as u32));
        self.files.push(File { path: path.clone(), text, look });
        self.by_path.insert(path, id);
        id
    }
}

/// Included files for one compile; it notes what is asked for.
pub(crate) struct Recorder<'a> {
    pub(crate) inputs: &'a Inputs,
    pub(crate) asked: RefCell<Vec<FileId>>,
}

impl<'a> Recorder<'a> {
    /// Notes that these were asked for already.
    pub(crate) fn new(inputs: &'a Inputs, asked: Vec<FileId>) -> Recorder<'a> {
        Recorder { inputs, asked: RefCell::new(asked) }
    }

    /// What was asked for, each once, in the order of the numbers.
    pub(crate) fn into_asked(self) -> Vec<FileId> {
        let mut asked = self.asked.into_inner();
        asked.sort_unstable();
        asked.dedup();
        asked
    }
}

impl IncludeHandler for Recorder<'_> {
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        let (id, bytes) = self.inputs.load(path);
        self.asked.borrow_mut().push(id);
        bytes
    }
}
