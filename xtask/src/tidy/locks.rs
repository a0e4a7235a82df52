//! Lock files of projects outside the workspace that use its crates: what a manifest lists must be in them, or a build by the lock
//! file fails.

use super::crates::{Package, rows};
use super::text;
use crate::Outcome;
use std::collections::BTreeSet;
use std::path::Path;

/// The projects outside the workspace.
const LOCKS: &[&str] = &["examples/wgpu/Cargo.lock"];

/// Checks that each crate of ours in a lock file has what its manifest lists.
pub(super) fn check(root: &Path, packages: &[Package], wrong: &mut Vec<String>) -> Outcome {
    for path in LOCKS {
        let lock = text(&root.join(path))?;
        for package in packages {
            let Some(locked) = locked(&lock, &package.name) else { continue };
            let manifest = text(&package.folder.join("Cargo.toml"))?;
            let missing = listed(&manifest).filter(|name| !locked.contains(name));
            wrong.extend(missing.map(|name| format!("{path}: {} uses {name}: build it once", package.name)));
        }
    }
    Ok(())
}

/// What a lock file has a crate of ours depend on, if the crate is in it.
fn locked<'a>(lock: &'a str, name: &str) -> Option<BTreeSet<&'a str>> {
    let mut packages = lock.split("[[package]]");
    let package = packages.find(|package| package.contains(&format!("name = \"{name}\"\n")))?;
    let lines = package.lines().filter_map(|line| line.strip_prefix(" \"")?.strip_suffix("\","));
    Some(lines.map(|line| line.split(' ').next().unwrap_or(line)).collect())
}

/// The dependencies that a manifest lists and that no feature switches on.
fn listed(manifest: &str) -> impl Iterator<Item = &str> {
    let rows = rows(manifest, "[dependencies]");
    rows.filter(|(_, row)| !row.contains("optional = true")).map(|(name, _)| name)
}
