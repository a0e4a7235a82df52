//! `cargo xtask tidy`: what the documents say about the crates is what the manifests say, and every file has a header.

use crate::Outcome;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Checks the crate table and the headers of the source files.
pub(crate) fn run() -> Outcome {
    let root = crate::root();
    let mut wrong = Vec::new();
    crate_table(&root, &mut wrong)?;
    for folder in ["crates", "xtask"] {
        headers(&root.join(folder), &mut wrong)?;
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("\n  {}", wrong.join("\n  "))) }
}

/// The rows of ARCHITECTURE.md's table that begin with a crate in backquotes, against the folders of `crates/`.
fn crate_table(root: &Path, wrong: &mut Vec<String>) -> Outcome {
    let page = root.join("ARCHITECTURE.md");
    if !page.exists() {
        wrong.push("ARCHITECTURE.md is missing".into());
        return Ok(());
    }
    let text = fs::read_to_string(&page).map_err(|e| e.to_string())?;
    let told: BTreeSet<String> = text
        .lines()
        .filter_map(|line| line.strip_prefix("| `"))
        .filter_map(|rest| rest.split('`').next())
        .filter(|name| name.starts_with("trefoil") || *name == "xtask")
        .map(str::to_string)
        .collect();
    let mut there: BTreeSet<String> =
        folders(&root.join("crates"))?.iter().map(|path| file_name(path)).collect();
    there.insert("xtask".into());
    for name in told.difference(&there) {
        wrong.push(format!("ARCHITECTURE.md names the crate {name}, which is not in crates/"));
    }
    for name in there.difference(&told) {
        wrong.push(format!("ARCHITECTURE.md's table does not name the crate {name}"));
    }
    Ok(())
}

/// Every `.rs` file begins with what lives there; generated ones say so instead.
fn headers(folder: &Path, wrong: &mut Vec<String>) -> Outcome {
    for entry in
        fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?.filter_map(Result::ok)
    {
        let path = entry.path();
        if path.is_dir() {
            if file_name(&path) != "target" {
                headers(&path, wrong)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            if !text.lines().take(5).any(|line| line.starts_with("//!") || line.contains("@generated")) {
                wrong.push(format!("{} has no //! header", path.display()));
            }
        }
    }
    Ok(())
}

fn folders(path: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(path).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(entries.filter_map(Result::ok).map(|entry| entry.path()).filter(|path| path.is_dir()).collect())
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
