//! `engine [FILTER]`: an engine's shaders by trefoil and by DXC. `cargo xtask engine` calls it.
//!
//! Prints a row an entry and target: instructions of both, time of both for one compile, what is wrong; then totals.

use std::process::ExitCode;
use trefoil_testkit::engine::{self, Entry, Row};
use trefoil_testkit::ours::Target;

const USAGE: &str = "usage: engine [FILTER] [--seeds N] [--sample] [--write]
  FILTER     entries whose line contains it
  --seeds N  execute what both make of it on that many sets of inputs (2)
  --sample   one permutation of each entry
  --write    only write the tree to target/engine";

fn main() -> ExitCode {
    trefoil_testkit::disagreements::exit_code("engine", run())
}

/// Whether nothing is wrong.
fn run() -> Result<bool, String> {
    let (mut filter, mut seeds, mut sample, mut only_write) = (String::new(), 2, false, false);
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--seeds" => seeds = args.next().and_then(|n| n.parse().ok()).ok_or(USAGE)?,
            "--sample" => sample = true,
            "--write" => only_write = true,
            other if other.starts_with('-') => return Err(USAGE.into()),
            other => filter = other.into(),
        }
    }
    let tree = engine::tree();
    tree.write(&engine::folder())?;
    if only_write {
        println!("{}", engine::folder().display());
        return Ok(true);
    }
    let mut rows = Vec::new();
    let mut refused = 0;
    let entries: Vec<&Entry> = if sample { tree.sample().collect() } else { tree.entries.iter().collect() };
    for entry in entries.into_iter().filter(|entry| entry.name().contains(&filter)) {
        for target in [Target::Dxil, Target::Spirv] {
            match engine::judge(&tree, entry, target, seeds) {
                Ok(row) => {
                    show(&row);
                    rows.push(row);
                }
                Err(why) => {
                    refused += 1;
                    println!("REFUSED {why}");
                }
            }
        }
    }
    for target in [Target::Dxil, Target::Spirv] {
        total(target, rows.iter().filter(|row| row.target == target));
    }
    let faults = rows.iter().filter(|row| row.fault.is_some()).count();
    println!("{} compiled, {refused} refused, {faults} at fault", rows.len());
    Ok(refused + faults == 0)
}

fn show(row: &Row) {
    let Row { name, target, ours, theirs, fault, unexecuted } = row;
    println!(
        "{:<6}{:>6} ({:>5}) {:>5.2} {:>8.2} ms ({:>7.1}) {:>5.1}  {name}",
        format!("{target:?}").to_lowercase(),
        ours.instructions,
        theirs.instructions,
        ours.instructions as f64 / theirs.instructions.max(1) as f64,
        ours.time.as_secs_f64() * 1e3,
        theirs.time.as_secs_f64() * 1e3,
        speed(row),
    );
    if let Some(why) = unexecuted {
        println!("    not executed: {why}");
    }
    if let Some(fault) = fault {
        println!("    FAULT {fault}");
    }
}

/// How many times DXC's speed ours was.
fn speed(row: &Row) -> f64 {
    row.theirs.time.as_secs_f64() / row.ours.time.as_secs_f64()
}

fn total<'a>(target: Target, rows: impl Iterator<Item = &'a Row>) {
    let rows: Vec<&Row> = rows.collect();
    if rows.is_empty() {
        return;
    }
    let sum = |of: fn(&Row) -> f64| rows.iter().map(|row| of(row)).sum::<f64>();
    let (ours, theirs) = (sum(|row| row.ours.time.as_secs_f64()), sum(|row| row.theirs.time.as_secs_f64()));
    let mut speeds: Vec<f64> = rows.iter().map(|row| speed(row)).collect();
    speeds.sort_by(f64::total_cmp);
    println!(
        "{target:?}: {} entries, {:.3} times DXC's instructions; {ours:.2} s, DXC {theirs:.1} s: {:.1} times by total, {:.1} to \
         {:.1}, median {:.1}",
        rows.len(),
        sum(|row| row.ours.instructions as f64) / sum(|row| row.theirs.instructions as f64),
        theirs / ours,
        speeds[0],
        speeds[speeds.len() - 1],
        speeds[speeds.len() / 2],
    );
}
