//! No files of a crate name each other in a circle, a parent module and its children aside.
//!
//! `xtask/circles.txt` has the remaining circles, as the number of files in one for each crate. A
//! crate may have fewer than it says, not more.

use super::crates::Package;
use super::modules::{Modules, Name};
use super::text;
use crate::Outcome;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Checks every crate against the list.
pub(super) fn check(root: &Path, packages: &[Package], wrong: &mut Vec<String>) -> Outcome {
    let mut known = known(&text(&root.join("xtask/circles.txt"))?)?;
    for package in packages {
        let circles = circles(&Modules::read(&package.folder.join("src"))?.graph());
        let files: usize = circles.iter().map(Vec::len).sum();
        let most = known.remove(&package.name).unwrap_or(0);
        let (name, rows) = (&package.name, circles.iter().map(|circle| show(circle)).collect::<Vec<_>>());
        if files > most {
            let rows = rows.join("\n    ");
            wrong.push(format!("{files} files of {name} lie in circles, {most} are known:\n    {rows}"));
        } else if files < most {
            println!(
                "tidy: {files} files of {name} lie in circles: write that into xtask/circles.txt, not {most}"
            );
        }
    }
    for name in known.keys() {
        wrong.push(format!("xtask/circles.txt names {name}, which is no crate of the workspace"));
    }
    Ok(())
}

/// The known numbers of files in circles: lines of a crate's name and a number.
fn known(list: &str) -> Result<BTreeMap<String, usize>, String> {
    let rows = list.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let row = |line: &str| {
        let (name, count) = line.split_once(' ')?;
        Some((name.to_string(), count.trim().parse().ok()?))
    };
    rows.map(|line| row(line).ok_or_else(|| format!("xtask/circles.txt: '{line}' is no crate and number")))
        .collect()
}

/// A circle as its files.
fn show(circle: &[Name]) -> String {
    circle.iter().map(|name| name.join("::")).collect::<Vec<_>>().join(" ")
}

/// The sets of modules of which each reaches each, of two and more: Tarjan's strongly connected components.
fn circles(graph: &BTreeMap<Name, BTreeSet<Name>>) -> Vec<Vec<Name>> {
    let mut walk =
        Walk { graph, index: BTreeMap::new(), low: BTreeMap::new(), stack: Vec::new(), found: Vec::new() };
    for name in graph.keys() {
        if !walk.index.contains_key(name) {
            walk.visit(name);
        }
    }
    walk.found.sort();
    walk.found
}

/// The state of Tarjan's walk.
struct Walk<'a> {
    graph: &'a BTreeMap<Name, BTreeSet<Name>>,
    index: BTreeMap<&'a Name, usize>,
    low: BTreeMap<&'a Name, usize>,
    stack: Vec<&'a Name>,
    found: Vec<Vec<Name>>,
}

impl<'a> Walk<'a> {
    fn visit(&mut self, name: &'a Name) {
        let index = self.index.len();
        self.index.insert(name, index);
        self.low.insert(name, index);
        self.stack.push(name);
        for next in self.graph.get(name).into_iter().flatten() {
            if !self.index.contains_key(next) {
                self.visit(next);
                let low = self.low[name].min(self.low[next]);
                self.low.insert(name, low);
            } else if self.stack.contains(&next) {
                let low = self.low[name].min(self.index[next]);
                self.low.insert(name, low);
            }
        }
        if self.low[name] != index {
            return;
        }
        let from = self.stack.iter().position(|&other| other == name).unwrap_or(0);
        let mut circle: Vec<Name> = self.stack.split_off(from).into_iter().cloned().collect();
        if circle.len() > 1 {
            circle.sort();
            self.found.push(circle);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_is_found_whole_and_a_line_is_none() {
        let name = |name: &str| vec![name.to_string()];
        let edges = [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "e")];
        let mut graph: BTreeMap<Name, BTreeSet<Name>> = BTreeMap::new();
        for (from, to) in edges {
            graph.entry(name(from)).or_default().insert(name(to));
            graph.entry(name(to)).or_default();
        }
        assert_eq!(circles(&graph), [vec![name("a"), name("b"), name("c")]]);
    }
}
