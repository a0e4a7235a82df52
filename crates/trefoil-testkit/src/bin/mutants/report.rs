//! What the workers found, grouped by what is said.

use std::collections::BTreeMap;
use trefoil_testkit::mutants::without_names;
use trefoil_testkit::workers::Listener;

/// Disagreements of one kind.
#[derive(Default)]
struct Group {
    count: usize,
    /// The words, the file and the edit of the first one.
    example: [String; 3],
}

/// The sum of the workers' results.
#[derive(Default)]
pub(crate) struct Report {
    mutants: usize,
    /// By kind and by words without names.
    groups: BTreeMap<(String, String), Group>,
    /// Shaders that DXC died of.
    died: usize,
}

impl Listener for Report {
    fn begins(&mut self, _: usize) {}

    fn hears(&mut self, line: &str) {
        self.mutants += 1;
        let mut parts = line.split('\t').map(String::from);
        let (Some(kind), Some(words)) = (parts.next(), parts.next()) else { return };
        let example = [words, parts.next().unwrap_or_default(), parts.next().unwrap_or_default()];
        self.found(kind, example, 1);
    }

    fn dies(&mut self, _: usize, why: &str, is_ours: bool) {
        if is_ours {
            self.found("fails".into(), [why.into(), String::new(), String::new()], 1);
        } else {
            self.died += 1;
        }
    }
}

impl Report {
    fn found(&mut self, kind: String, example: [String; 3], count: usize) {
        // Values are of one shader.
        let said = if kind == "differs" { example[1].clone() } else { without_names(&example[0]) };
        let group = self.groups.entry((kind, said)).or_default();
        if group.count == 0 {
            group.example = example;
        }
        group.count += count;
    }

    /// Takes over what another one found.
    pub(crate) fn add(&mut self, other: Report) {
        self.mutants += other.mutants;
        self.died += other.died;
        for ((kind, _), group) in other.groups {
            self.found(kind, group.example, group.count);
        }
    }

    /// Prints all groups, the largest first; gives whether there is none.
    pub(crate) fn print(&self) -> bool {
        let mut groups: Vec<_> = self.groups.iter().collect();
        groups.sort_by_key(|((kind, _), group)| (kind.clone(), std::cmp::Reverse(group.count)));
        for ((kind, _), group) in &groups {
            let [words, path, edit] = &group.example;
            println!("{kind} {}: {words}\n    {path}\n    {edit}", group.count);
        }
        let found: usize = groups.iter().map(|(_, group)| group.count).sum();
        println!(
            "{} mutants, {found} at which the compilers disagree, in {} groups; {} shaders died in DXC",
            self.mutants,
            groups.len(),
            self.died
        );
        groups.is_empty()
    }
}
