//! Checks that every kind of diagnostic is on the page of diagnostics (so that `trefoil` lists its table) and is reported
//! somewhere.
//!
//! Kinds are statics to which the list of their table refers, so the compiler cannot see that one is dead.

use super::crates::Package;
use super::{sources, text};
use crate::Outcome;
use std::collections::BTreeMap;
use std::path::Path;

/// Checks every row of every table against the page, and that its name is used outside of its table.
pub(super) fn check(root: &Path, packages: &[Package], wrong: &mut Vec<String>) -> Outcome {
    let page = text(&root.join("docs/diagnostics.md"))?;
    let mut kinds: Vec<(String, String)> = Vec::new();
    let mut uses: BTreeMap<String, usize> = BTreeMap::new();
    for package in packages.iter().filter(|package| package.folder.starts_with(root.join("crates"))) {
        let mut files = Vec::new();
        sources(&package.folder.join("src"), &mut files)?;
        for path in files {
            let text = text(&path)?;
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(&text);
            kinds_of(code, &mut kinds);
            let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
            for word in code.split(|c| !is_part(c)).filter(|word| !word.is_empty()) {
                *uses.entry(word.to_owned()).or_default() += 1;
            }
        }
    }
    for (name, id) in kinds {
        if !page.contains(&format!("| `{id}` |")) {
            wrong.push(format!("docs/diagnostics.md lacks {id}: is its table in a list of KINDS?"));
        }
        if uses.get(&name).is_some_and(|&uses| uses < 2) {
            wrong.push(format!("nothing reports the diagnostic {name}"));
        }
    }
    Ok(())
}

/// The kinds that the tables of a source declare: name and id.
fn kinds_of(code: &str, kinds: &mut Vec<(String, String)>) {
    let mut prefix = None;
    for line in code.lines().map(str::trim) {
        let Some(before) = prefix else {
            let opens = line.ends_with("diagnostics! {") && !line.starts_with("//");
            prefix = opens.then_some("");
            continue;
        };
        if line == "}" {
            prefix = None;
        } else if line.starts_with("prefix ") {
            prefix = line.split('"').nth(1);
        } else if let Some(name) = kind_of(line) {
            kinds.push((name.to_owned(), format!("{before}{}", name.to_lowercase().replace('_', "-"))));
        }
    }
}

/// The name in a row of a table: `error NAME: …`, `warning NAME["flag"]: …`.
fn kind_of(row: &str) -> Option<&str> {
    let (level, rest) = row.split_once(' ')?;
    let is_level = ["note", "warning", "error", "fatal", "limit", "bug"].contains(&level);
    let name = &rest[..rest.find([':', '['])?];
    (is_level && name.chars().all(|c| !c.is_ascii_lowercase() && c != ' ')).then_some(name)
}
