//! Shaders as an engine has them: small entry files under many large headers, permuted by defines.
//!
//! [`tree`] makes the text of all: headers written by hand in `engine/core`, about 40 more that repeat the templates in
//! `engine/families` until the whole has about 2 MB, and the entry files of `engine/entries`, each of which includes
//! everything and uses little of it. The same text comes out each time.

mod entries;
mod headers;
mod judge;

pub use entries::Entry;
pub use judge::{Done, Row, judge};

use crate::consumers;
use std::path::{Path, PathBuf};

/// The arguments that every entry is compiled with, by both compilers.
pub const ARGS: [&str; 3] = ["-HV", "2021", "-enable-16bit-types"];

/// A tree of files, and the entries to be compiled.
pub struct Tree {
    /// The name of each file, all in one folder, and its text.
    pub files: Vec<(String, String)>,
    /// What there is to compile.
    pub entries: Vec<Entry>,
}

/// Makes the tree.
pub fn tree() -> Tree {
    let mut files = headers::all();
    files.extend(entries::FILES.iter().map(|&(name, text)| (name.to_string(), text.to_string())));
    Tree { files, entries: entries::all() }
}

impl Tree {
    /// Writes the files into a folder, and says where they are.
    ///
    /// # Errors
    /// When the folder cannot be written to.
    pub fn write(&self, folder: &Path) -> Result<(), String> {
        std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for (name, text) in &self.files {
            let path = folder.join(name);
            // Files that stand are left alone, so that several processes may write the same.
            if std::fs::read_to_string(&path).is_ok_and(|there| there == *text) {
                continue;
            }
            std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
        }
        Ok(())
    }

    /// One permutation of each entry, the last: what stands for all where time is short.
    pub fn sample(&self) -> impl Iterator<Item = &Entry> {
        let rows: Vec<usize> = self.entries.iter().map(|entry| entry.row).collect();
        self.entries
            .iter()
            .enumerate()
            .filter(move |(n, _)| rows.get(n + 1) != Some(&rows[*n]))
            .map(|(_, entry)| entry)
    }

    /// The text of a file.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.files.iter().find(|(file, _)| file == name).map(|(_, text)| text.as_str())
    }
}

/// Where the tree is written to, beside what is fetched and built.
pub fn folder() -> PathBuf {
    consumers::folder().with_file_name("engine")
}

#[cfg(test)]
mod tests {
    use super::tree;

    #[test]
    fn the_tree_has_the_shape_of_an_engine() {
        let tree = tree();
        let headers: Vec<_> = tree.files.iter().filter(|(name, _)| name.ends_with(".hlsli")).collect();
        let bytes: usize = headers.iter().map(|(_, text)| text.len()).sum();
        assert!((60..70).contains(&headers.len()), "{} headers", headers.len());
        assert!((1_900_000..2_200_000).contains(&bytes), "{bytes} bytes");
        assert!(tree.entries.len() >= 210, "{} entries", tree.entries.len());
    }
}
