//! `mutants [FILTER]`: the tree's shaders, edited, by trefoil and by DXC. `cargo xtask mutants` calls it.
//!
//! Prints what the two disagree about, by what is said, the most frequent first, with one example each, which is kept in
//! `target/mutants`.

use std::process::ExitCode;
use trefoil_testkit::disagreements::{self, Report};
use trefoil_testkit::meaning::{self, Job, Known};
use trefoil_testkit::mutants::{self, Comparison, Verdict};
use trefoil_testkit::ours::Target;
use trefoil_testkit::workers;

const USAGE: &str =
    "usage: mutants [FILTER] [--each N] [--from N] [--every K] [--seeds N] [--jobs J] [--spirv] [--lines] [--words]
  FILTER      shaders whose name contains it; a file's path, headed by its arguments
  --each N    mutants of each shader (4)
  --from N    the number of the first one of each
  --every K   only every Kth shader
  --seeds N   execute what both make of it on that many sets of inputs (1)
  --spirv     SPIR-V instead of DXIL
  --lines     also tell where both refuse one at different lines
  --words     or in different columns or words";

/// The command line.
#[derive(Clone, Debug)]
struct Args {
    filter: String,
    each: u32,
    from: u32,
    every: usize,
    seeds: u64,
    jobs: usize,
    spirv: bool,
    lines: bool,
    words: bool,
    /// Of a worker: the number of its first shader.
    worker: Option<usize>,
}

fn main() -> ExitCode {
    let outcome = read_args().and_then(|args| match args.worker {
        Some(first) => work(&args, first).map(|()| true),
        None => lead(&args),
    });
    disagreements::exit_code("mutants", outcome)
}

fn read_args() -> Result<Args, String> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut args = Args {
        filter: String::new(),
        each: 4,
        from: 0,
        every: 1,
        seeds: 1,
        jobs: threads,
        spirv: false,
        lines: false,
        words: false,
        worker: None,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = || -> Result<usize, String> {
            let value = words.next().ok_or_else(|| format!("{word} needs a number"))?;
            value.parse().map_err(|_| format!("'{value}' is not a number"))
        };
        match word.as_str() {
            "--each" => args.each = number()? as u32,
            "--from" => args.from = number()? as u32,
            "--every" => args.every = number()?.max(1),
            "--seeds" => args.seeds = number()? as u64,
            "--jobs" => args.jobs = number()?.max(1),
            "--worker" => args.worker = Some(number()?),
            "--spirv" => args.spirv = true,
            "--lines" => args.lines = true,
            "--words" => (args.lines, args.words) = (true, true),
            other if other.starts_with('-') => {
                return Err(format!("'{other}' is not a known option\n{USAGE}"));
            }
            _ => args.filter = word,
        }
    }
    Ok(args)
}

/// The shaders to edit.
fn shaders(args: &Args) -> Result<Vec<Job>, String> {
    let mut list = if args.spirv { meaning::spirv(&args.filter)? } else { meaning::all(&args.filter)? };
    // What a shader leaves out its mutants would find again.
    list.retain(|job| !job.is_listing() && !job.source.contains("// except "));
    let list: Vec<Job> = list.into_iter().step_by(args.every).collect();
    if list.is_empty() { Err(format!("no shader's name contains '{}'", args.filter)) } else { Ok(list) }
}

/// Has workers judge all mutants; gives whether the compilers agree.
fn lead(args: &Args) -> Result<bool, String> {
    let count = shaders(args)?.len();
    let mut total = Report::default();
    for heard in workers::lead(args.jobs, count, &[], Report::default)? {
        total.add(heard);
    }
    Ok(total.print("mutants"))
}

/// Judges the mutants of every `args.jobs`th shader from `first` on.
fn work(args: &Args, first: usize) -> Result<(), String> {
    workers::watch();
    let list = shaders(args)?;
    let known = Known::read(if args.spirv { Target::Spirv } else { Target::Dxil })?;
    let wanted = Comparison { seeds: args.seeds, words: args.words };
    for number in (first..list.len()).step_by(args.jobs) {
        workers::at(number);
        for turn in args.from..args.from + args.each {
            if let Some(mutant) = mutants::mutant(&list[number], turn) {
                let verdict = mutants::judge(&mutant.job, wanted)?;
                let differs = matches!(verdict, Verdict::Differs(_));
                if !differs || known.reason(&mutant.job.name, "-O3", true).is_none() {
                    let name = format!("{} {turn}", mutant.job.name);
                    let job = Job { name, ..mutant.job };
                    disagreements::say_and_keep(&verdict, args.lines, "mutants", &job, &mutant.edit)?;
                }
            }
        }
    }
    Ok(())
}
