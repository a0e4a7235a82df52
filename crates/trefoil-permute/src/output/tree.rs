//! A folder tree: a file for each output, called by its hash, and an index that names them.
//!
//! Objects that neither the index nor the one before it names are removed at the end of a build: who reads by the old index finds
//! what it names until the next build. A build relies on objects that are there already, so that only one that is alone removes any: each
//! holds a lock, shared with others, from its beginning to its end.

use crate::aside::{aside, replace};
use crate::digest::{Digest, hex};
use rustc_hash::FxHashSet;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Result};
use std::path::{Path, PathBuf};
use trefoil::Target;

/// The folder of all objects.
const OBJECTS: &str = "objects";

/// A tree that is being written.
pub(super) struct Tree {
    folder: PathBuf,
    /// Held while it is. None where the file system has no locks: nothing is removed there.
    lock: Option<File>,
}

impl Tree {
    /// Begins to write. Waits where another build removes objects.
    pub(super) fn new(folder: &Path) -> Tree {
        let lock = File::create(folder.join("lock")).ok().filter(|lock| lock.lock_shared().is_ok());
        Tree { folder: folder.to_owned(), lock }
    }

    /// Writes the file of an output, unless it is there; aside as one that belongs to the index.
    pub(super) fn write(&self, index: &Path, hash: &Digest, target: Target, bytes: &[u8]) -> Result<()> {
        let path = self.folder.join(object(hash, target));
        if fs::metadata(&path).is_ok_and(|about| about.len() == bytes.len() as u64) {
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        replace(&aside(index), &path, bytes)
    }

    /// The objects that an index names; none where it cannot be read.
    pub(super) fn named(index: &Path) -> Option<FxHashSet<String>> {
        let lines = BufReader::new(File::open(index).ok()?).lines();
        lines.map(|line| line.ok()?.rsplit_once('\t').map(|(_, object)| object.to_owned())).collect()
    }

    /// Removes the objects that neither the index nor one of `kept` has, unless another build is under way. What cannot be removed
    /// stays.
    pub(super) fn clean(self, index: &Path, kept: &[FxHashSet<String>]) {
        let is_alone =
            self.lock.as_ref().is_some_and(|lock| lock.unlock().is_ok() && lock.try_lock().is_ok());
        // Another build may have ended in between: its index counts.
        let Some(now) = Tree::named(index).filter(|_| is_alone) else { return };
        let is_named = |name: &String| now.contains(name) || kept.iter().any(|kept| kept.contains(name));
        for folder in fs::read_dir(self.folder.join(OBJECTS)).into_iter().flatten().flatten() {
            let Ok(first) = folder.file_name().into_string() else { continue };
            for file in fs::read_dir(folder.path()).into_iter().flatten().flatten() {
                let Ok(rest) = file.file_name().into_string() else { continue };
                let name = format!("{OBJECTS}/{first}/{rest}");
                if is_object(&first, &rest) && !is_named(&name) {
                    let _ = fs::remove_file(file.path());
                }
            }
        }
    }
}

/// The file of an output, as seen from the tree.
pub(super) fn object(hash: &Digest, target: Target) -> String {
    let name = hex(hash);
    let ending = match target {
        Target::Spirv => "spv",
        other => other.name(),
    };
    format!("{OBJECTS}/{}/{}.{ending}", &name[..2], &name[2..])
}

/// Whether a file is called as one of ours.
fn is_object(folder: &str, file: &str) -> bool {
    let is_hex = |text: &str, len: usize| text.len() == len && text.bytes().all(|it| it.is_ascii_hexdigit());
    is_hex(folder, 2) && file.split_once('.').is_some_and(|(hash, _)| is_hex(hash, 62))
}
