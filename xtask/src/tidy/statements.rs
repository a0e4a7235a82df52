//! The tables of `docs/` whose last column says `test` name tests that are there: files below `tests/`, or functions of a crate.

use super::crates::Package;
use super::{entries, sources, text};
use crate::Outcome;
use std::collections::BTreeSet;
use std::path::Path;

/// Checks the tests that the pages' tables name.
pub(super) fn check(root: &Path, packages: &[Package], wrong: &mut Vec<String>) -> Outcome {
    let functions = functions(packages)?;
    for page in entries(&root.join("docs"))? {
        if page.extension().is_none_or(|extension| extension != "md") {
            continue;
        }
        for name in tests(&text(&page)?) {
            let is_there = match name.contains('/') {
                true => root.join("tests").join(name).exists(),
                false => functions.contains(name),
            };
            if !is_there {
                wrong.push(format!("{} names a test that is not there: {name}", page.display()));
            }
        }
    }
    Ok(())
}

/// What stands between backquotes in the last column of each table that has tests there.
fn tests(page: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut is_table = false;
    for line in page.lines() {
        let Some(row) = line.strip_prefix('|') else {
            is_table = false;
            continue;
        };
        let last = row.trim_end().trim_end_matches('|').rsplit(" | ").next().unwrap_or_default();
        is_table |= last.trim() == "test";
        if is_table {
            names.extend(last.split('`').skip(1).step_by(2));
        }
    }
    names
}

/// The names of all functions.
fn functions(packages: &[Package]) -> Result<BTreeSet<String>, String> {
    let mut files = Vec::new();
    for package in packages {
        sources(&package.folder, &mut files)?;
    }
    let mut names = BTreeSet::new();
    for file in files {
        let heads = text(&file)?;
        let heads = heads.lines().filter_map(|line| line.trim_start().strip_prefix("fn ")?.split_once('('));
        names.extend(heads.map(|(name, _)| name.to_owned()));
    }
    Ok(names)
}
