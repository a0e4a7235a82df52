//! Builds over two executors, with the figures that `docs/scale.md` is made of.

use std::fmt::Write;
use std::path::Path;
use trefoil_testkit::consumers::workspace;
use trefoil_testkit::cost::{self, Cost, copy};
use trefoil_testkit::farm::{Engine, Grid, Setup};

/// Axes that a short run leaves out: a sixteenth of the permutations stays.
const LEFT_OUT: [&str; 4] = ["EMISSIVE", "VERTEX_COLOR", "SKY", "DITHER"];
/// Sizes of batches that a short run tries, besides the client's own.
const SIZES: [&str; 3] = ["16", "64", "256"];

/// The file of all traces.
const NAME: &str = "trace-all.tsv";

/// Builds on one core, then over two executors with nothing known and with everything known, and writes a trace; in full the same over
/// BuildGrid with two workers.
pub(crate) fn run(program: &Path, is_full: bool) -> Result<(), String> {
    let folder = workspace().join("target/farm");
    let _ = std::fs::remove_dir_all(&folder);
    let tell = |e: std::io::Error| format!("{}: {e}", folder.display());
    copy(&workspace().join("examples/permutations"), &folder).map_err(tell)?;
    if !is_full {
        let manifest = std::fs::read_to_string(folder.join("shaders.toml")).map_err(tell)?;
        let is_left_out = |line: &str| LEFT_OUT.iter().any(|axis| line.starts_with(axis));
        let kept: Vec<&str> = manifest.lines().filter(|line| !is_left_out(line)).collect();
        std::fs::write(folder.join("shaders.toml"), kept.join("\n") + "\n").map_err(tell)?;
    }
    println!(
        "{:38} {:>9} {:>11} {:>9} {:>9} {:>8}",
        "", "wall", "processor", "memory", "one core", "actions"
    );
    let local = cost::of(program, &["build", "-o", "here.pack", "-j", "1"], &folder)?;
    row("one core, all compiled here", local, local, "");
    let mut builds = Builds { program, folder: &folder, local, trace: String::new() };
    let cold = over_executors(&mut builds, is_full)?;
    if is_full {
        over_workers(&mut builds)?;
    }
    write_trace(program, &folder, local, cold, &builds.trace)
}

/// Builds over two servers that execute themselves; what the first one cost.
fn over_executors(builds: &mut Builds<'_>, is_full: bool) -> Result<Cost, String> {
    let second = Engine::start(&builds.folder.join("second"), &Setup::default())?;
    let setup = Setup { behind: Some(second.url()), ..Setup::default() };
    let first = Engine::start(&builds.folder.join("first"), &setup)?;
    let (address, runs) = (first.address(), || first.runs().len() + second.runs().len());
    println!("\ntwo executors of buildbox's on this machine, one action at a time each");
    let cold = builds.build("over both, batches of a second", None, &address, &runs)?;
    let warm = builds.build("again: their cache knows all", None, &address, &runs)?;
    if !is_full {
        for size in SIZES {
            builds.build(&format!("over both, batches of {size}"), Some(size), &address, &runs)?;
        }
    }
    let (first, second) = (first.runs().len(), second.runs().len());
    println!(
        "the first executed {first} actions, the second {second}; every archive is that of the build on one core"
    );
    println!(
        "the client's processor: {:.1} % of one core's work with nothing known, {:.1} % with everything known",
        100.0 * cold.processor / builds.local.processor,
        100.0 * warm.processor / builds.local.processor
    );
    Ok(cold)
}

/// Builds over BuildGrid with two workers.
fn over_workers(builds: &mut Builds<'_>) -> Result<(), String> {
    let grid = Grid::start(&builds.folder.join("grid"), 2)?;
    let (address, runs) = (grid.address(), || grid.runs().iter().sum());
    println!("\nBuildGrid with PostgreSQL and two workers of buildbox's on this machine");
    let kept = std::mem::take(&mut builds.trace);
    builds.build("over both, batches of a second", None, &address, &runs)?;
    builds.build("again: its cache knows all", None, &address, &runs)?;
    // The simulation is of servers that execute themselves.
    builds.trace = kept;
    println!(
        "the workers executed {:?} actions; every archive is that of the build on one core",
        grid.runs()
    );
    Ok(())
}

/// Builds that must come to what one core made.
struct Builds<'a> {
    program: &'a Path,
    folder: &'a Path,
    local: Cost,
    /// The times of all batches.
    trace: String,
}

impl Builds<'_> {
    /// Builds over a server; `runs` tells how many actions its machines have executed.
    fn build(
        &mut self,
        what: &str,
        size: Option<&str>,
        address: &str,
        runs: &dyn Fn() -> usize,
    ) -> Result<Cost, String> {
        let tell = |e: std::io::Error| format!("{}: {e}", self.folder.display());
        let mut words = vec!["build", "-o", "there.pack", "-j", "2", "--remote", address];
        words.extend(["--remote-jobs", "4", "--remote-trace", "trace.tsv"]);
        words.extend(size.into_iter().flat_map(|size| ["--remote-batch", size]));
        let _ = std::fs::remove_file(self.folder.join("there.pack"));
        let before = runs();
        let cost = cost::of(self.program, &words, self.folder)?;
        let bytes = |name: &str| std::fs::read(self.folder.join(name)).map_err(tell);
        if bytes("here.pack")? != bytes("there.pack")? {
            return Err(format!("{what}: the archives differ"));
        }
        let actions = runs() - before;
        row(what, cost, self.local, &actions.to_string());
        if actions > 0 {
            let rows = std::fs::read_to_string(self.folder.join("trace.tsv")).map_err(tell)?;
            self.trace.extend(rows.lines().skip(1).map(|line| format!("{line}\n")));
        }
        Ok(cost)
    }
}

fn row(what: &str, cost: Cost, local: Cost, actions: &str) {
    let Cost { wall, processor, memory } = cost;
    let ratio = local.wall / wall;
    println!(
        "{what:38} {wall:>7.2} s {processor:>9.2} s {:>5.0} MiB {ratio:>9.2} {actions:>8}",
        memory / 1024.0
    );
}

/// Writes the trace for `cargo xtask scale`.
fn write_trace(program: &Path, folder: &Path, local: Cost, cold: Cost, rows: &str) -> Result<(), String> {
    let builds = rows.lines().count().max(1);
    let size = std::fs::metadata(program).map_err(|e| e.to_string())?.len();
    let differ = differ(folder, rows)?;
    let mut text =
        String::from("# Times of batches on two executors (cargo xtask farm), in milliseconds and bytes.\n");
    let _ = writeln!(text, "# local {:.4}", local.wall * 1000.0 / differ);
    let _ = writeln!(text, "# client {:.4}", cold.processor * 1000.0 / differ);
    let _ = writeln!(text, "# program {size}");
    let path = folder.join(NAME);
    std::fs::write(&path, text + rows).map_err(|e| format!("{}: {e}", path.display()))?;
    println!("the times of {builds} batches are in target/farm/{NAME}; docs/scale/trace.tsv is such a file");
    Ok(())
}

/// How many permutations one build sent out: all that differ.
fn differ(folder: &Path, rows: &str) -> Result<f64, String> {
    // The warm build was the last but for other sizes of batches, and each sends the same number.
    let text = std::fs::read_to_string(folder.join("trace.tsv")).map_err(|e| e.to_string())?;
    let count = |row: &str| row.split('\t').next().and_then(|it| it.parse::<f64>().ok());
    let last: f64 = text.lines().skip(1).filter_map(count).sum();
    if last > 0.0 && !rows.is_empty() { Ok(last) } else { Err("the trace is empty".into()) }
}
