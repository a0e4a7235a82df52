//! `cargo xtask tidy`: what the documents say about the crates is what the manifests say, every file has a header, lock
//! files beside the workspace are fresh, no files go in circles but those that are known, every diagnostic is documented
//! and reported, code in doc comments stands between fences, and pages name commits and tests that exist.

mod circles;
mod crates;
mod diagnostics;
mod fences;
mod headers;
mod locks;
mod modules;
mod statements;
mod walkthroughs;

use crate::Outcome;
use std::path::{Path, PathBuf};

/// Checks all of it; the failure has a line for each thing that is wrong.
pub(crate) fn run() -> Outcome {
    let root = crate::root();
    let packages = crates::packages(&root)?;
    let mut wrong = Vec::new();
    crates::check(&root, &packages, &mut wrong)?;
    headers::check(&packages, &mut wrong)?;
    fences::check(&packages, &mut wrong)?;
    locks::check(&root, &packages, &mut wrong)?;
    circles::check(&root, &packages, &mut wrong)?;
    diagnostics::check(&root, &packages, &mut wrong)?;
    walkthroughs::check(&root, &mut wrong)?;
    statements::check(&root, &packages, &mut wrong)?;
    if wrong.is_empty() { Ok(()) } else { Err(format!("\n  {}", wrong.join("\n  "))) }
}

/// Reads a file; the error names it.
fn text(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// The entries of a folder, sorted by name.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

/// The `.rs` files below a folder, but for build outputs.
fn sources(folder: &Path, out: &mut Vec<PathBuf>) -> Outcome {
    for path in entries(folder)? {
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                sources(&path, out)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            out.push(path);
        }
    }
    Ok(())
}
