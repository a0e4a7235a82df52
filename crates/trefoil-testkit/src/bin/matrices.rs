//! `matrices [FILTER]`: the shaders of `tests/matrices`, by trefoil and by DXC. `cargo xtask matrices` calls it.
//!
//! Prints what the two disagree about, by what is said, the most frequent first, with some examples each, and the rows of which
//! neither takes a shader: such a row tests nothing.

use std::collections::BTreeSet;
use std::process::ExitCode;
use trefoil_testkit::disagreements::{self, Report};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::matrices::{self, Matrix};
use trefoil_testkit::mutants::{self, Comparison, Verdict};
use trefoil_testkit::workers::{self, Listener};

const USAGE: &str = "usage: matrices [FILTER] [--spirv] [--seeds N] [--words] [--all] [--jobs J]
  FILTER      matrices whose name contains it
  --spirv     SPIR-V instead of DXIL
  --seeds N   execute what both make of a shader on at least that many sets of inputs (as many as its file says)
  --words     the first error of what both refuse has the same column and words too
  --all       each disagreement instead of a few of those that are told with the same words, and what DXC dies of";

/// The command line.
#[derive(Clone, Debug)]
struct Args {
    filter: String,
    spirv: bool,
    seeds: u64,
    words: bool,
    all: bool,
    jobs: usize,
    /// Of a worker: the number of its first shader.
    worker: Option<usize>,
}

/// What a worker prints of a shader that both take and mean the same by.
const TAKEN: &str = "same taken";

/// What was heard of some shaders.
struct Heard {
    report: Report,
    /// The one that a worker is at.
    at: usize,
    /// The numbers of those that a compiler takes.
    taken: BTreeSet<usize>,
}

impl Listener for Heard {
    fn begins(&mut self, number: usize) {
        self.at = number;
    }

    fn hears(&mut self, line: &str) {
        if line != "same" {
            self.taken.insert(self.at);
        }
        self.report.hears(line.strip_suffix(" taken").unwrap_or(line));
    }

    fn dies(&mut self, number: usize, why: &str, is_ours: bool) {
        self.report.dies(number, why, is_ours);
    }
}

fn main() -> ExitCode {
    let outcome = read_args().and_then(|args| match args.worker {
        Some(first) => work(&args, first).map(|()| true),
        None => lead(&args),
    });
    disagreements::exit_code("matrices", outcome)
}

fn read_args() -> Result<Args, String> {
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let filter = String::new();
    let mut args = Args { filter, spirv: false, seeds: 0, words: false, all: false, jobs, worker: None };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = || -> Result<usize, String> {
            let value = words.next().ok_or_else(|| format!("{word} needs a number"))?;
            value.parse().map_err(|_| format!("'{value}' is not a number"))
        };
        match word.as_str() {
            "--spirv" => args.spirv = true,
            "--seeds" => args.seeds = number()? as u64,
            "--words" => args.words = true,
            "--all" => args.all = true,
            "--jobs" => args.jobs = number()?.max(1),
            "--worker" => args.worker = Some(number()?),
            other if other.starts_with('-') => {
                return Err(format!("'{other}' is not a known option\n{USAGE}"));
            }
            _ => args.filter = word,
        }
    }
    Ok(args)
}

/// Has workers judge all shaders; gives whether the compilers agree.
fn lead(args: &Args) -> Result<bool, String> {
    let all = matrices::all(&args.filter)?;
    let count = all.iter().map(Matrix::len).sum();
    let report = || if args.all { Report::of_all() } else { Report::default() };
    let listener = || Heard { report: report(), at: 0, taken: BTreeSet::new() };
    let (mut total, mut taken) = (report(), BTreeSet::new());
    for heard in workers::lead(args.jobs, count, &[], listener)? {
        total.add(heard.report);
        taken.extend(heard.taken);
    }
    let mut before = 0;
    for matrix in all {
        if args.all {
            let of = |&&number: &&usize| (before..before + matrix.len()).contains(&number);
            for &number in total.died().iter().filter(of) {
                println!("dies\n    {}", matrix.asked(number - before, args.spirv).unwrap_or_default());
            }
        }
        for (row, numbers) in matrix.rows() {
            if !numbers.into_iter().any(|number| taken.contains(&(before + number))) {
                println!("neither compiler takes a shader of this row\n    {}\n    {row}", matrix.name);
            }
        }
        before += matrix.len();
    }
    Ok(total.print("shaders"))
}

/// Judges every `args.jobs`th shader from `first` on.
fn work(args: &Args, first: usize) -> Result<(), String> {
    workers::watch();
    let mut before = 0;
    for matrix in matrices::all(&args.filter)? {
        for number in before..before + matrix.len() {
            if number >= first && (number - first).is_multiple_of(args.jobs) {
                workers::at(number);
                ask(args, &matrix, number - before)?;
            }
        }
        before += matrix.len();
    }
    Ok(())
}

/// Judges one shader of a matrix.
fn ask(args: &Args, matrix: &Matrix, number: usize) -> Result<(), String> {
    let Some(asked) = matrix.asked(number, args.spirv) else { return Ok(()) };
    let mut shader = matrix.shader(number);
    if args.spirv {
        shader.make_spirv();
    }
    let wanted = Comparison { seeds: args.seeds.max(matrix.seeds), words: args.words };
    let (verdict, made) = mutants::judge_both(&Microsoft::new()?, &shader, wanted)?;
    let said = disagreements::told(&verdict, args.words).map(|(_, words)| words);
    let is_except = said.is_some_and(|said| matrix.is_except(said, args.spirv));
    let verdict = if is_except { Verdict::Same } else { verdict };
    if made.is_some() && verdict == Verdict::Same || is_except {
        println!("{TAKEN}");
    } else {
        disagreements::say(&verdict, args.words, &format!("{} {}", matrix.name, shader.profile), &asked);
    }
    Ok(())
}
