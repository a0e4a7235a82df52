//! The cache on a disk: what compiles gave, for this build and those to come.
//!
//! It is a folder of small files, each written aside and renamed, so that any number of processes may use it at once and may be
//! ended at any moment. There are two kinds. An **outcome** (`outcomes/`) is what one compile gave, by the key of its tokens and
//! options. A **record** (`records/`) is about a run of permutations: what files each read, with their hashes, and the key of its
//! outcome; where none of the files has changed nothing need be preprocessed. Keys are hashed with a secret of the cache, which
//! has the program's own version in it: another version finds nothing. Every entry ends in a checksum; what is damaged is
//! forgotten and made again. An error of the disk is not one of the build, which goes on without the cache.

mod entry;
mod trim;

use crate::digest::{digest, hex};
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

pub(crate) use entry::{Outcome, Record, Row};

/// Entries wait to be written up to this many bytes.
const MOST_WAITING: usize = 32 << 20;

/// Where a cache is and how large it may become.
#[derive(Clone, Debug)]
pub struct CacheOptions {
    /// The folder; it is made where it is not there.
    pub folder: PathBuf,
    /// The bytes of all entries.
    pub size: u64,
}

/// The cache on a disk.
#[derive(Debug)]
pub(crate) struct Cache {
    options: CacheOptions,
    /// What keys are hashed with.
    secret: [u8; 16],
    /// Counts the files that are being written.
    next: AtomicU64,
    /// Entries that are written when a build is over, where they wait.
    waiting: Option<Mutex<Waiting>>,
    /// How many bytes were written since it was last trimmed.
    written: AtomicU64,
    /// How many entries were damaged.
    damaged: AtomicU64,
    /// Whether nothing is written any more, and why.
    is_off: AtomicBool,
    trouble: OnceLock<String>,
}

/// What waits to be written: paths with what goes there.
#[derive(Debug, Default)]
struct Waiting {
    entries: Vec<(PathBuf, Vec<u8>)>,
    bytes: usize,
}

impl Cache {
    /// Opens a cache for the program of that version. Entries are written as they come, or wait for [`settle`](Cache::settle): to make
    /// a file takes as long as a tenth of a compile.
    ///
    /// # Errors
    /// When the folder cannot be made or its secret not be had.
    pub(crate) fn open(options: &CacheOptions, version: &str, waits: bool) -> Result<Cache, String> {
        let cannot = |e: std::io::Error| format!("cannot use the cache '{}': {e}", options.folder.display());
        for folder in ["outcomes", "records", "aside"] {
            fs::create_dir_all(options.folder.join(folder)).map_err(cannot)?;
        }
        let own = secret(&options.folder).map_err(cannot)?;
        let mut secret = [0; 16];
        secret.copy_from_slice(&digest(&[&own, version.as_bytes()].concat())[..16]);
        let (next, written, damaged) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
        let (is_off, trouble) = (AtomicBool::new(false), OnceLock::new());
        let waiting = waits.then(Mutex::default);
        Ok(Cache { options: options.clone(), secret, next, waiting, written, damaged, is_off, trouble })
    }

    /// Whether entries wait to be written.
    pub(crate) fn waits(&self) -> bool {
        self.waiting.is_some()
    }

    /// What keys are hashed with.
    pub(crate) fn secret(&self) -> [u8; 16] {
        self.secret
    }

    /// What a compile gave, and its output.
    pub(crate) fn outcome(&self, key: u128) -> Option<(Outcome, Vec<u8>)> {
        self.read("outcomes", key, |file| {
            let (outcome, output) = Outcome::decode(file, key)?;
            Some((outcome, output.to_vec()))
        })
    }

    /// Keeps what a compile gave.
    pub(crate) fn keep_outcome(&self, outcome: &Outcome, output: &[u8]) {
        self.keep(self.path("outcomes", outcome.key), outcome.encode(output));
    }

    /// What is known of a run of permutations.
    pub(crate) fn record(&self, key: u128) -> Option<Record> {
        self.read("records", key, |file| Record::decode(file, key))
    }

    /// Keeps what is known of a run of permutations.
    pub(crate) fn keep_record(&self, key: u128, record: &Record) {
        self.keep(self.path("records", key), record.encode(key));
    }

    /// How many entries were damaged.
    pub(crate) fn damaged(&self) -> u64 {
        self.damaged.load(Ordering::Relaxed)
    }

    /// Why nothing is written any more.
    pub(crate) fn trouble(&self) -> Option<&str> {
        self.trouble.get().map(String::as_str)
    }

    /// Ends a build: what waits is written, and entries that were not used for longest go, if there are too many.
    pub(crate) fn settle(&self) {
        let waiting = self
            .waiting
            .as_ref()
            .map(|it| std::mem::take(&mut *it.lock().unwrap_or_else(PoisonError::into_inner)));
        for (path, bytes) in waiting.unwrap_or_default().entries {
            self.write(&path, &bytes);
        }
        if self.written.swap(0, Ordering::Relaxed) > 0 {
            trim::trim(&self.options.folder, self.options.size);
        }
    }

    fn path(&self, kind: &str, key: u128) -> PathBuf {
        let name = hex(&key.to_be_bytes());
        self.options.folder.join(kind).join(&name[..2]).join(&name[2..])
    }

    /// Reads an entry. One that is damaged is removed.
    fn read<T>(&self, kind: &str, key: u128, decode: impl FnOnce(&[u8]) -> Option<T>) -> Option<T> {
        let path = self.path(kind, key);
        let file = fs::read(&path).ok()?;
        let decoded = decode(&file);
        if decoded.is_some() {
            trim::mark_as_used(&path);
        } else {
            self.damaged.fetch_add(1, Ordering::Relaxed);
            let _ = fs::remove_file(&path);
        }
        decoded
    }

    /// Writes an entry, now or when the build is over.
    fn keep(&self, path: PathBuf, bytes: Vec<u8>) {
        if let Some(waiting) = &self.waiting {
            let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
            if waiting.bytes + bytes.len() <= MOST_WAITING {
                waiting.bytes += bytes.len();
                waiting.entries.push((path, bytes));
                return;
            }
        }
        self.write(&path, &bytes);
    }

    /// Writes an entry aside and renames it.
    fn write(&self, path: &Path, bytes: &[u8]) {
        if self.is_off.load(Ordering::Relaxed) {
            return;
        }
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let aside = self.options.folder.join("aside").join(format!("{}-{number}", std::process::id()));
        if let Err(error) = write_and_rename(&aside, path, bytes) {
            let _ = fs::remove_file(&aside);
            self.is_off.store(true, Ordering::Relaxed);
            let _ = self
                .trouble
                .set(format!("nothing more is written to the cache: '{}': {error}", path.display()));
            return;
        }
        let size = bytes.len() as u64;
        let written = self.written.fetch_add(size, Ordering::Relaxed) + size;
        if written > self.options.size / 8 {
            self.written.store(0, Ordering::Relaxed);
            trim::trim(&self.options.folder, self.options.size);
        }
    }
}

fn write_and_rename(aside: &Path, path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    fs::write(aside, bytes)?;
    match fs::rename(aside, path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::rename(aside, path)
        }
        other => other,
    }
}

/// The secret of a cache: that of the first process that wanted one.
fn secret(folder: &Path) -> std::io::Result<Vec<u8>> {
    let path = folder.join("secret");
    if let Ok(known) = fs::read(&path) {
        return Ok(known);
    }
    let random = RandomState::new();
    let own = [random.hash_one(0u8), random.hash_one(1u8)].map(u64::to_le_bytes).concat();
    let aside = folder.join("aside").join(format!("secret-{}-{}", std::process::id(), hex(&own[..4])));
    let mut file = fs::File::create_new(&aside)?;
    file.write_all(&own)?;
    drop(file);
    // A link is made only where there is no file of that name yet, unlike a rename.
    let linked = fs::hard_link(&aside, &path);
    fs::remove_file(&aside)?;
    match linked {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(error),
        _ => fs::read(&path),
    }
}
