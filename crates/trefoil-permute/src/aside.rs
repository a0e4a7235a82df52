//! Files are written aside, beside the place they are for, and renamed: whoever looks sees the old one or the new one, whole.

use std::fs::{self, File};
use std::hash::{BuildHasher, RandomState};
use std::io::Result;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What lies aside for less may belong to a process that has not yet locked it.
const YOUNG: Duration = Duration::from_secs(60);

/// A new name beside a path: `shaders.pack.0123456789abcdef.new`.
pub(crate) fn aside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{:016x}.new", RandomState::new().hash_one(0u8)));
    name.into()
}

/// Writes a file aside and renames it.
pub(crate) fn replace(aside: &Path, path: &Path, bytes: &[u8]) -> Result<()> {
    let written = fs::write(aside, bytes).and_then(|()| fs::rename(aside, path));
    if written.is_err() {
        let _ = fs::remove_file(aside);
    }
    written
}

/// Removes what processes that were ended have left aside of a path: files that nobody has locked.
pub(crate) fn clean(path: &Path) {
    let (Some(folder), Some(name)) = (path.parent(), path.file_name().and_then(|name| name.to_str())) else {
        return;
    };
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let found = entry.file_name();
        let middle =
            found.to_str().and_then(|it| it.strip_prefix(name)?.strip_prefix('.')?.strip_suffix(".new"));
        let is_aside =
            middle.is_some_and(|it| it.len() == 16 && it.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let is_young = || {
            entry
                .metadata()
                .and_then(|it| it.modified())
                .is_ok_and(|time| time.elapsed().is_ok_and(|age| age < YOUNG))
        };
        if is_aside && !is_young() && File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok()) {
            let _ = fs::remove_file(entry.path());
        }
    }
}
