//! The results of the workers, summed up.

use std::collections::BTreeMap;
use trefoil_testkit::meaning;

/// How often a run over all shaders should execute each operation to count as a test of it.
const ENOUGH: u64 = 20;

/// The sum of the workers' results.
#[derive(Default)]
pub(crate) struct Report {
    pub(crate) shaders: usize,
    compared: u64,
    runs: u64,
    pub(crate) differ: Vec<String>,
    rounding: usize,
    precision: usize,
    known: usize,
    /// Shaders that DXC refuses, of which ours agree between the levels.
    alone: usize,
    torn: usize,
    unset: usize,
    /// Shaders and levels that differ where a signed integer overflows.
    overflows: Vec<String>,
    counts: BTreeMap<String, u64>,
    /// Why shaders were not compared: how many, and the first, by reason.
    left_out: BTreeMap<String, (u64, String)>,
    pub(crate) failures: Vec<String>,
}

impl Report {
    pub(crate) fn leave_out(&mut self, why: &str, name: &str) {
        let row = self.left_out.entry(why.to_string()).or_insert((0, name.to_string()));
        row.0 += 1;
    }

    /// Adds a line of a worker: its kind, then fields between tabs.
    pub(crate) fn hear(&mut self, line: &str) {
        let words: Vec<&str> = line.split('\t').collect();
        match words[..] {
            ["same", seeds] => {
                self.compared += 1;
                self.runs += seeds.parse::<u64>().unwrap_or(0);
            }
            ["rounding"] => self.rounding += 1,
            ["precision"] => self.precision += 1,
            ["known"] => self.known += 1,
            ["alone", seeds] => {
                self.alone += 1;
                self.runs += seeds.parse::<u64>().unwrap_or(0);
            }
            ["torn"] => self.torn += 1,
            ["unset"] => self.unset += 1,
            ["overflow", name] => self.overflows.push(name.to_string()),
            ["differ" | "rounds", ..] => {
                println!("{}", words[1..].join("\n    "));
                if words[0] == "differ" {
                    self.differ.push(words[1..].join(" "));
                }
            }
            ["left", name, why] => self.leave_out(why, name),
            ["fails", name, why] => {
                println!("{name}: {why}");
                self.failures.push(format!("{name}: {why}"));
            }
            ["count", name, count] => {
                *self.counts.entry(name.to_string()).or_default() += count.parse::<u64>().unwrap_or(0);
            }
            _ => {}
        }
    }

    pub(crate) fn add(&mut self, other: Report) {
        self.shaders += other.shaders;
        self.compared += other.compared;
        self.runs += other.runs;
        self.differ.extend(other.differ);
        self.rounding += other.rounding;
        self.precision += other.precision;
        self.known += other.known;
        self.alone += other.alone;
        self.torn += other.torn;
        self.unset += other.unset;
        self.overflows.extend(other.overflows);
        self.failures.extend(other.failures);
        for (name, count) in other.counts {
            *self.counts.entry(name).or_default() += count;
        }
        for (why, (count, name)) in other.left_out {
            self.left_out.entry(why).or_insert((0, name)).0 += count;
        }
    }

    /// Prints the report; for all shaders, also which operations are hardly ever executed.
    pub(crate) fn print(&self, all: bool) {
        println!("\nexecuted, by lanes:");
        let mut counts: Vec<(&String, &u64)> = self.counts.iter().collect();
        counts.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), (*name).clone()));
        for row in counts.chunks(6) {
            let row: Vec<String> = row.iter().map(|(name, count)| format!("{name} {count}")).collect();
            println!("  {}", row.join(", "));
        }
        let rare: Vec<(&str, u64)> = meaning::operations()
            .map(|name| (name, self.counts.get(name).copied().unwrap_or(0)))
            .filter(|(_, count)| all && *count < ENOUGH)
            .collect();
        if !rare.is_empty() {
            println!("\nless than {ENOUGH} times:");
        }
        for (name, count) in rare {
            println!("  {count:3} {name}: {}", meaning::why_rare(name));
        }
        if !self.left_out.is_empty() {
            println!("\nnot compared:");
            let mut rows: Vec<_> = self.left_out.iter().collect();
            rows.sort_by_key(|(why, (count, _))| (std::cmp::Reverse(*count), (*why).clone()));
            for (why, (count, name)) in rows {
                println!("  {count:5} {why} (as {name})");
            }
        }
        if !self.overflows.is_empty() {
            println!(
                "\nwhere a signed integer overflows, which DXC takes for impossible: {}",
                self.overflows.join(", ")
            );
        }
        println!(
            "\n{} shaders, {} alike at a level on {} seeds; {} differ, {} are less precise, {} perhaps by rounding, {} known; {} that DXC refuses alike between our levels, {} where DXC's levels disagree, {} undefined by the source, {} where a signed integer overflows; {} failures",
            self.shaders,
            self.compared,
            self.runs,
            self.differ.len(),
            self.precision,
            self.rounding,
            self.known,
            self.alone,
            self.torn,
            self.unset,
            self.overflows.len(),
            self.failures.len()
        );
    }
}
