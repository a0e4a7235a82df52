//! Where a build goes: an archive, or a folder tree. Both are written aside and renamed when all is there.

mod tree;

use crate::aside::{aside, clean, replace};
use crate::digest::{Digest, hex};
use std::fs::{self, File};
use std::io::{BufWriter, ErrorKind, IntoInnerError, Read, Result, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use tree::{Tree, object};
use trefoil::Target;
use trefoil_archive::{BlobId, Head, Writer};

/// Where a build goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutputPath {
    /// An archive in this file.
    Archive(PathBuf),
    /// A folder with a file for each output, called by its hash, and an index.
    Tree(PathBuf),
}

impl OutputPath {
    /// A tree where the path ends in a slash.
    pub fn new(path: &str) -> OutputPath {
        match path.ends_with(['/', '\\']) {
            true => OutputPath::Tree(path.into()),
            false => OutputPath::Archive(path.into()),
        }
    }

    /// The file that is there when all is: the archive, or the index of the tree.
    pub fn file(&self) -> PathBuf {
        match self {
            OutputPath::Archive(path) => path.clone(),
            OutputPath::Tree(folder) => folder.join("index.tsv"),
        }
    }

    /// What an earlier build was asked for and what it read, as [`Sink::finish`] was told.
    pub(crate) fn made_of(&self) -> Option<(Digest, Vec<u8>)> {
        match self {
            OutputPath::Archive(path) => made_of_archive(path),
            OutputPath::Tree(folder) => {
                fs::metadata(self.file()).ok()?;
                let text = fs::read(folder.join(INPUTS)).ok()?;
                let (stamp, inputs) = text.split_at_checked(65)?;
                Some((crate::digest::of_hex(std::str::from_utf8(&stamp[..64]).ok()?)?, inputs.to_vec()))
            }
        }
    }
}

/// The file of a tree that says what it was made of.
const INPUTS: &str = "inputs.txt";

fn made_of_archive(path: &Path) -> Option<(Digest, Vec<u8>)> {
    let mut file = File::open(path).ok()?;
    let mut head = [0; Head::BYTES];
    file.read_exact(&mut head).ok()?;
    let head = Head::read(&head).ok()?;
    let size = file.metadata().ok()?.len();
    let (at, bytes) = head.inputs;
    if size != head.size || at.checked_add(bytes)? > size {
        return None;
    }
    file.seek(SeekFrom::Start(at)).ok()?;
    let mut inputs = Vec::new();
    file.take(bytes).read_to_end(&mut inputs).ok()?;
    Some((head.stamp, inputs))
}

/// Takes outputs and names as they come, in the order of the permutations.
pub(crate) struct Sink {
    /// The file that is written, and what it will be called.
    aside: PathBuf,
    path: PathBuf,
    to: To,
}

enum To {
    /// With the blobs by their numbers.
    Archive(Writer<BufWriter<File>>, Vec<BlobId>),
    /// The tree and its index.
    Tree(Tree, BufWriter<File>, u32),
    /// It is finished.
    Nothing,
}

impl Sink {
    /// Begins to write. Of builds that write the same output at once, the last to end is the one that stays.
    pub(crate) fn new(output: &OutputPath) -> Result<Sink> {
        let path = output.file();
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        clean(&path);
        let aside = aside(&path);
        let file = File::create_new(&aside)?;
        file.lock()?;
        let file = BufWriter::with_capacity(1 << 20, file);
        let to = match output {
            OutputPath::Archive(_) => To::Archive(Writer::new(file)?, Vec::new()),
            OutputPath::Tree(folder) => To::Tree(Tree::new(folder), file, 0),
        };
        Ok(Sink { aside, path, to })
    }

    /// Writes an output that is not there yet; gives its number.
    pub(crate) fn output(&mut self, hash: Digest, bytes: &[u8], target: Target) -> Result<u32> {
        match &mut self.to {
            To::Archive(writer, blobs) => {
                blobs.push(writer.blob(hash, bytes)?);
                Ok(blobs.len() as u32 - 1)
            }
            To::Tree(tree, _, count) => {
                tree.write(&self.path, &hash, target, bytes)?;
                *count += 1;
                Ok(*count - 1)
            }
            To::Nothing => Ok(0),
        }
    }

    /// Gives an output a name.
    pub(crate) fn name(&mut self, name: &str, number: u32, hash: &Digest, target: Target) -> Result<()> {
        match &mut self.to {
            To::Archive(writer, blobs) => match blobs.get(number as usize) {
                Some(&blob) => writer.name(name, blob),
                None => Err(std::io::Error::other("an output has no number")),
            },
            To::Tree(_, index, _) => writeln!(index, "{name}\t{}", object(hash, target)),
            To::Nothing => Ok(()),
        }
    }

    /// Ends it: all is there under its name, with what it was made of. Gives the bytes of the archive or index.
    pub(crate) fn finish(mut self, stamp: Digest, inputs: &[u8]) -> Result<u64> {
        let file = match std::mem::replace(&mut self.to, To::Nothing) {
            To::Archive(writer, _) => writer.finish(stamp, inputs)?,
            To::Tree(tree, index, _) => return self.finish_tree(tree, index, stamp, inputs),
            To::Nothing => return Ok(0),
        };
        let file = file.into_inner().map_err(IntoInnerError::into_error)?;
        fs::rename(&self.aside, &self.path)?;
        file.metadata().map(|about| about.len())
    }

    fn finish_tree(&self, tree: Tree, index: BufWriter<File>, stamp: Digest, inputs: &[u8]) -> Result<u64> {
        // What the tree was made of must not speak of the index before or after this one.
        let about = self.path.with_file_name(INPUTS);
        if let Err(error) = fs::remove_file(&about)
            && error.kind() != ErrorKind::NotFound
        {
            return Err(error);
        }
        let about_it = [hex(&stamp).as_bytes(), b"\n", inputs].concat();
        let index = index.into_inner().map_err(IntoInnerError::into_error)?;
        let before = Tree::named(&self.path);
        fs::rename(&self.aside, &self.path)?;
        replace(&aside(&self.path), &about, &about_it)?;
        if let (Some(before), Some(own)) = (before, Tree::named(&self.path)) {
            tree.clean(&self.path, &[before, own]);
        }
        index.metadata().map(|about| about.len())
    }
}

impl Drop for Sink {
    /// What was not finished goes.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.aside);
    }
}
