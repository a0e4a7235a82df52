//! The crate table of ARCHITECTURE.md against the manifests, and the direction of what tests alone depend on.

use super::{entries, text};
use crate::Outcome;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A crate of the workspace.
pub(super) struct Package {
    /// Its name, which is its folder's but for `fuzz`.
    pub(super) name: String,
    /// Its folder.
    pub(super) folder: PathBuf,
    /// The crates of ours that it uses.
    uses: BTreeSet<String>,
    /// The crates of ours that its tests use besides.
    tests_use: BTreeSet<String>,
}

/// The crates in `crates/`, and the tools beside it.
pub(super) fn packages(root: &Path) -> Result<Vec<Package>, String> {
    let mut folders = entries(&root.join("crates"))?;
    folders.extend([root.join("fuzz"), root.join("xtask")]);
    folders.retain(|folder| folder.join("Cargo.toml").exists());
    folders.into_iter().map(package).collect()
}

fn package(folder: PathBuf) -> Result<Package, String> {
    let manifest = text(&folder.join("Cargo.toml"))?;
    let name = manifest.lines().find_map(|line| line.strip_prefix("name = \""));
    let name = name.map(|rest| rest.trim_end_matches('"').to_string()).ok_or("a manifest without a name")?;
    let (uses, tests_use) =
        (dependencies(&manifest, "[dependencies]"), dependencies(&manifest, "[dev-dependencies]"));
    Ok(Package { name, folder, uses, tests_use })
}

/// The crates of ours that a section of a manifest names.
fn dependencies(manifest: &str, section: &str) -> BTreeSet<String> {
    rows(manifest, section).map(|row| row.0).filter(|name| is_ours(name)).map(str::to_string).collect()
}

/// The rows of a section of a manifest that names crates: each crate, and its row.
pub(super) fn rows<'a>(manifest: &'a str, section: &str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let rows = manifest.lines().skip_while(move |line| line.trim() != section).skip(1);
    let rows = rows.take_while(|line| !line.starts_with('['));
    let rows = rows.filter(|row| !row.is_empty() && !row.starts_with('#'));
    rows.filter_map(|row| Some((row.split(['.', ' ', '=']).next()?, row)))
}

fn is_ours(name: &str) -> bool {
    name == "trefoil" || name.starts_with("trefoil-") || name == "xtask"
}

/// The names in backquotes that are crates of ours.
fn quoted(cell: &str) -> BTreeSet<String> {
    cell.split('`').skip(1).step_by(2).filter(|name| is_ours(name)).map(str::to_string).collect()
}

/// Checks that the table has a row a crate, that its column "may use" names exactly what the manifest does, and that no
/// crate's tests use a crate that lies above it.
pub(super) fn check(root: &Path, packages: &[Package], wrong: &mut Vec<String>) -> Outcome {
    let page = text(&root.join("ARCHITECTURE.md"))?;
    let rows: BTreeMap<String, BTreeSet<String>> = page
        .lines()
        .filter(|line| line.starts_with("| `"))
        .filter_map(|line| {
            let cells: Vec<&str> = line.split('|').collect();
            Some((quoted(cells.get(1)?).pop_first()?, quoted(cells.get(3)?)))
        })
        .collect();
    let list = |names: &BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(", ");
    for package in packages {
        let Some(may_use) = rows.get(&package.name) else {
            wrong.push(format!("ARCHITECTURE.md's table has no row for {}", package.name));
            continue;
        };
        if *may_use != package.uses {
            let (page, manifest) = (list(may_use), list(&package.uses));
            wrong.push(format!(
                "{} may use [{page}], says ARCHITECTURE.md; it uses [{manifest}]",
                package.name
            ));
        }
    }
    for name in rows.keys().filter(|name| !packages.iter().any(|package| package.name == **name)) {
        wrong.push(format!("ARCHITECTURE.md names the crate {name}, which is not there"));
    }
    for package in packages {
        for other in package.tests_use.iter().filter(|other| reaches(packages, other, &package.name)) {
            let name = &package.name;
            wrong.push(format!(
                "the tests of {name} use {other}, which lies above: they belong into the test kit"
            ));
        }
    }
    Ok(())
}

/// Whether a crate uses another, directly or by one between.
fn reaches(packages: &[Package], from: &str, to: &str) -> bool {
    let uses = packages.iter().find(|package| package.name == from).map(|package| &package.uses);
    uses.into_iter().flatten().any(|name| name == to || reaches(packages, name, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_says_what_a_crate_and_its_tests_use() {
        let manifest = "[package]\nname = \"trefoil-b\"\n\n[dependencies]\ntrefoil-a.workspace = true\nsmallvec = \"1\"\n\n\
                        [dev-dependencies]\ntrefoil = { path = \"..\" }\n";
        assert_eq!(dependencies(manifest, "[dependencies]"), BTreeSet::from(["trefoil-a".to_string()]));
        assert_eq!(dependencies(manifest, "[dev-dependencies]"), BTreeSet::from(["trefoil".to_string()]));
        assert_eq!(quoted(" `trefoil`; `trefoil-dxil` for `ops` ").len(), 2);
    }
}
