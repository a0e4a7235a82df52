//! `counts [FILTER]`: instructions beside DXC's, of the shaders of the tree. `cargo xtask counts` calls it.
//!
//! Prints a row a shader and target, those of which ours has most last, and a total for each folder and target.

use std::process::ExitCode;
use trefoil_testkit::count::beside::{Row, TARGETS, jobs, rows};
use trefoil_testkit::ours::Target;

const USAGE: &str = "usage: counts [FILTER] [--dxil | --spirv] [--all] [--worse RATIO]
  FILTER         shaders whose name contains it
  --dxil         DXIL alone; --spirv SPIR-V alone
  --all          every permutation of the engine's shaders, not one of each
  --worse RATIO  only the rows above that many times DXC's instructions";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("counts: {why}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let (mut filter, mut only, mut all, mut worse) = (String::new(), None, false, 0.0);
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--dxil" => only = Some(Target::Dxil),
            "--spirv" => only = Some(Target::Spirv),
            "--all" => all = true,
            "--worse" => worse = args.next().and_then(|n| n.parse().ok()).ok_or(USAGE)?,
            other if other.starts_with('-') => return Err(USAGE.into()),
            other => filter = other.into(),
        }
    }
    let mut jobs = jobs(all)?;
    jobs.retain(|job| job.name.contains(&filter) && only.is_none_or(|only| job.target == only));
    let (mut rows, refused) = rows(&jobs)?;
    rows.sort_by(|a, b| a.ratio().total_cmp(&b.ratio()));
    refused.iter().for_each(|why| println!("not counted: {why}"));
    rows.iter().filter(|row| row.ratio() > worse).for_each(show);
    for folder in ["counts/", "examples/", "exec/", "engine/", ""] {
        for (target, name) in TARGETS {
            let of = |row: &&Row| row.target == target && row.name.starts_with(folder);
            total(&format!("{name} {folder}"), &rows.iter().filter(of).collect::<Vec<_>>());
        }
    }
    println!("{} counted, {} not", rows.len(), refused.len());
    Ok(())
}

fn show(row: &Row) {
    let Row { name, ours, theirs, .. } = row;
    println!(
        "{:<6}{:>6} ({:>5}) {:>5.2} {:>7} ({:>6}) bytes  {name}",
        row.format(),
        ours.instructions,
        theirs.instructions,
        row.ratio(),
        ours.bytes,
        theirs.bytes,
    );
}

fn total(name: &str, rows: &[&Row]) {
    if rows.is_empty() {
        return;
    }
    let sum = |of: fn(&Row) -> usize| rows.iter().map(|row| of(row)).sum::<usize>() as f64;
    let above = |ratio: f64| rows.iter().filter(|row| row.ratio() > ratio).count();
    println!(
        "{name:<18}{:>5} rows, {:.3} times DXC's instructions, {:.3} its bytes; {} above 1, {} above 1.1",
        rows.len(),
        sum(|row| row.ours.instructions) / sum(|row| row.theirs.instructions),
        sum(|row| row.ours.bytes) / sum(|row| row.theirs.bytes),
        above(1.0),
        above(1.1),
    );
}
