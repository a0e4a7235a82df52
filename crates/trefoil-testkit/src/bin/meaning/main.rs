//! `meaning [FILTER]`: DXC's DXIL and trefoil's, executed on the same made inputs. `cargo xtask meaning` calls it.
//!
//! DXC crashes on some sources, so the comparisons run in worker processes; a leader restarts a worker after a crash,
//! or where DXC does not come to an end.

mod driver;
mod leader;
mod reduction;
mod report;
mod speed;
mod worker;

use std::process::{Command, ExitCode};
use trefoil_testkit::meaning::{self, Job};
use trefoil_testkit::ours::Target;
use trefoil_testkit::random::shapes::Stage;

const USAGE: &str =
    "usage: meaning [FILTER] [--seeds N] [--tenth K] [--random N] [--from SEED] [--stage S] [--flows | --idioms | --layouts] [--jobs J] [--all] [--spirv] [--dxbc] [--reduce] [--print] [--driver] [--speed]
  --tenth K   a tenth of the shaders, by their names; `tree` for the tenth that the number of commits chooses
  --random N  random programs instead of the tree's shaders
  --stage S   random programs of one stage: cs, vs, ps, gs, hs, ds or ms, libraries of ray tracing shaders, lib, or of nodes, node
  --flows     random programs of control flow alone
  --idioms    random programs of idioms alone
  --layouts   random programs of layouts in memory alone
  --reduce    reduces the first shader that differs while it differs: target/random/reduced.hlsl
  --print     prints the shaders, headed by their arguments, instead of comparing anything
  --driver    compares the interpreter with a driver on the execution tests
  --speed     prints how fast the interpreter is
  --spirv     compares both compilers' SPIR-V instead of their DXIL
  --dxbc      compares our byte code of shader model 5.1 with DXC's DXIL of 6.0 and ours
  --all       shows all differences of a shader, not the first few";

/// The command line.
#[derive(Clone, Debug)]
struct Args {
    filter: String,
    seeds: u64,
    tenth: Option<u64>,
    random: u32,
    from: u32,
    /// Of random programs: the stage that all are for.
    stage: Option<Stage>,
    /// Whether they are of control flow alone.
    flows: bool,
    /// Whether they are of idioms alone.
    idioms: bool,
    /// Whether they are of layouts alone.
    layouts: bool,
    jobs: usize,
    shown: usize,
    target: Target,
    reduce: bool,
    print: bool,
    driver: bool,
    speed: bool,
    /// Of a reduction: the level at which to check one shader; the exit code is success when it differs.
    check: Option<String>,
    /// Of a reduction: the levels at which it must not differ.
    right_at: Vec<String>,
    /// Of a reduction: how many reads of unset variables the shader may have.
    unset: usize,
    /// Of a worker: the number of its first job.
    worker: Option<usize>,
}

fn main() -> ExitCode {
    let args = match read_args() {
        Ok(args) => args,
        Err(why) => {
            eprintln!("{why}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let outcome = match (args.worker, &args.check) {
        (Some(first), _) => worker::work(&args, first).map(|()| true),
        (None, Some(level)) => reduction::check(&args, level),
        (None, None) if args.driver => driver::compare(&args.filter),
        (None, None) if args.speed => speed::measure().map(|()| true),
        (None, None) if args.print => print(&args).map(|()| true),
        (None, None) if args.reduce => reduction::reduce(&args).map(|()| true),
        (None, None) => leader::lead(&args),
    };
    trefoil_testkit::disagreements::exit_code("meaning", outcome)
}

fn read_args() -> Result<Args, String> {
    let mut args = Args {
        filter: String::new(),
        seeds: 4,
        tenth: None,
        random: 0,
        from: 0,
        stage: None,
        flows: false,
        idioms: false,
        layouts: false,
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        shown: 3,
        target: Target::Dxil,
        reduce: false,
        print: false,
        driver: false,
        speed: false,
        check: None,
        right_at: Vec::new(),
        unset: 0,
        worker: None,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        if word == "--tenth" {
            args.tenth = Some(tenth(&words.next().unwrap_or_default())?);
            continue;
        }
        if word == "--stage" {
            let named = words.next().unwrap_or_default();
            args.stage = Some(Stage::of_name(&named).ok_or_else(|| format!("'{named}' is no stage"))?);
            continue;
        }
        if word == "--check" {
            args.check = words.next();
            continue;
        }
        if word == "--right-at" {
            args.right_at.extend(words.next());
            continue;
        }
        let mut number = || -> Result<u64, String> {
            let value = words.next().ok_or_else(|| format!("{word} needs a number"))?;
            value.parse().map_err(|_| format!("'{value}' is not a number"))
        };
        match word.as_str() {
            "--seeds" => args.seeds = number()?,
            "--random" => args.random = number()? as u32,
            "--from" => args.from = number()? as u32,
            "--jobs" => args.jobs = (number()? as usize).max(1),
            "--worker" => args.worker = Some(number()? as usize),
            "--spirv" => args.target = Target::Spirv,
            "--dxbc" => args.target = Target::Dxbc,
            "--unset" => args.unset = number()? as usize,
            "--flows" => args.flows = true,
            "--idioms" => args.idioms = true,
            "--layouts" => args.layouts = true,
            "--reduce" => args.reduce = true,
            "--print" => args.print = true,
            "--driver" => args.driver = true,
            "--speed" => args.speed = true,
            "--all" => args.shown = usize::MAX,
            other if other.starts_with("--") => return Err(format!("'{other}' is not a known option")),
            _ => args.filter = word,
        }
    }
    Ok(args)
}

/// The tenth that a word chooses; `tree` is the number of commits, the same for everyone who has the tree.
fn tenth(word: &str) -> Result<u64, String> {
    if word != "tree" {
        return word.parse::<u64>().map(|n| n % 10).map_err(|_| format!("'{word}' is not a tenth"));
    }
    let root = trefoil_testkit::consumers::workspace();
    let counted = Command::new("git").args(["rev-list", "--count", "HEAD"]).current_dir(root).output();
    let counted = counted.map_err(|e| format!("git: {e}"))?;
    let number = String::from_utf8_lossy(&counted.stdout).trim().parse::<u64>();
    number.map(|n| n % 10).map_err(|_| format!("git: {}", String::from_utf8_lossy(&counted.stderr).trim()))
}

fn jobs(args: &Args) -> Result<Vec<Job>, String> {
    let mut jobs = match args.random {
        0 if args.target == Target::Spirv => meaning::spirv(&args.filter)?,
        0 => meaning::all(&args.filter)?,
        count if args.flows => meaning::flows(args.from, count),
        count if args.layouts => meaning::layouts(args.from, count, args.target == Target::Spirv),
        count if args.idioms => meaning::idioms(args.from, count, args.target == Target::Spirv),
        count => meaning::random(args.from, count, args.stage, args.target == Target::Spirv),
    };
    match args.target {
        Target::Dxil => {}
        Target::Spirv => jobs.iter_mut().for_each(Job::make_spirv),
        Target::Dxbc => jobs.retain_mut(Job::make_byte_code),
    }
    Ok(jobs.into_iter().filter(|job| args.tenth.is_none_or(|tenth| job.tenth() == tenth)).collect())
}

/// The names of all jobs, without making the random programs.
fn names(args: &Args) -> Result<Vec<String>, String> {
    match args.random {
        0 => Ok(jobs(args)?.into_iter().map(|job| job.name).collect()),
        count => Ok((args.from..args.from.saturating_add(count)).map(meaning::random_name).collect()),
    }
}

/// Prints the shaders, as files that [`jobs`] reads again.
fn print(args: &Args) -> Result<(), String> {
    for job in jobs(args)? {
        print!("{}", job.headed(&job.profile, &job.source));
    }
    Ok(())
}
