//! Keeps a cache within its size: entries that were not used for longest go first.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The time of an entry is brought up to date no more often than this.
const FRESH: Duration = Duration::from_secs(600);
/// What lies aside for longer was left by a process that ended early.
const LEFT: Duration = Duration::from_secs(24 * 3600);

/// Notes that an entry was of use.
pub(super) fn mark_as_used(path: &Path) {
    let is_fresh = fs::metadata(path).and_then(|it| it.modified()).is_ok_and(|time| age(time) < FRESH);
    if !is_fresh && let Ok(file) = File::options().append(true).open(path) {
        let _ = file.set_modified(SystemTime::now());
    }
}

fn age(time: SystemTime) -> Duration {
    SystemTime::now().duration_since(time).unwrap_or_default()
}

/// Removes entries until nine tenths of the size are left, if there are more bytes than that size. One process does it at a time,
/// and others go on: an entry that is gone is one that is made again.
pub(super) fn trim(folder: &Path, size: u64) {
    let Ok(lock) = File::create(folder.join("lock")) else { return };
    if lock.try_lock().is_err() {
        return;
    }
    for (path, time, _) in files(&folder.join("aside")) {
        if age(time) > LEFT {
            let _ = fs::remove_file(path);
        }
    }
    let kinds = ["outcomes", "records"].map(|kind| subfolders(&folder.join(kind)));
    let mut entries: Vec<_> = kinds.into_iter().flatten().flat_map(|folder| files(&folder)).collect();
    let mut total: u64 = entries.iter().map(|(.., bytes)| bytes).sum();
    if total <= size {
        return;
    }
    entries.sort_unstable_by(|a, b| (a.1, &a.0).cmp(&(b.1, &b.0)));
    for (path, _, bytes) in entries {
        if total <= size / 10 * 9 {
            break;
        }
        if fs::remove_file(path).is_ok() {
            total -= bytes;
        }
    }
}

fn subfolders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter(|it| it.file_type().is_ok_and(|kind| kind.is_dir())).map(|it| it.path()).collect()
}

/// The files of a folder, with their times and sizes.
fn files(folder: &Path) -> Vec<(PathBuf, SystemTime, u64)> {
    let file = |entry: fs::DirEntry| {
        let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        Some((entry.path(), about.modified().ok()?, about.len()))
    };
    fs::read_dir(folder).into_iter().flatten().flatten().filter_map(file).collect()
}
