//! `meaning [FILTER]`: DXC's DXIL and trefoil's, executed on the same made inputs. `cargo xtask meaning` calls it.
//!
//! DXC dies of some sources, so workers do the work; a leader starts a worker again after what killed it.

mod driver;
mod reduction;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, ExitCode, Stdio};
use trefoil_interp::compare::Certainty;
use trefoil_testkit::meaning::{self, Counts, Job, Known, Verdict};
use trefoil_testkit::ours::Target;

const USAGE: &str =
    "usage: meaning [FILTER] [--seeds N] [--tenth K] [--random N] [--from SEED] [--jobs J] [--all] [--spirv] [--dxbc] [--reduce] [--driver]
  --tenth K   a tenth of the shaders, by their names; of `tree`, the one whose turn it is by the number of commits
  --random N  random programs instead of the tree's shaders
  --reduce    the first shader that differs, made as small as it can be while it differs: target/random/reduced.hlsl
  --driver    execution tests in the interpreter, against what a driver makes of them
  --spirv     both compilers' SPIR-V in place of their DXIL
  --dxbc      our byte code of shader model 5.1, beside DXC's DXIL of 6.0 and ours
  --all       all that differs of a shader, not the first few";

/// How often each operation should be executed, for a run over all shaders to say something of it.
const ENOUGH: u64 = 20;

/// What the command line asks for.
#[derive(Clone, Debug)]
struct Args {
    filter: String,
    seeds: u64,
    tenth: Option<u64>,
    random: u32,
    from: u32,
    jobs: usize,
    shown: usize,
    target: Target,
    reduce: bool,
    driver: bool,
    /// Of a reduction: the level at which the one shader is looked at, to end with success when it differs.
    check: Option<String>,
    /// How many reads of unset variables it may then have.
    unset: usize,
    /// Of a worker: the first job, by its number.
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
        (Some(first), _) => work(&args, first).map(|()| true),
        (None, Some(level)) => reduction::check(&args, level),
        (None, None) if args.driver => driver::compare(&args.filter),
        (None, None) if args.reduce => reduction::reduce(&args).map(|()| true),
        (None, None) => lead(&args),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("meaning: {why}");
            ExitCode::from(2)
        }
    }
}

fn read_args() -> Result<Args, String> {
    let mut args = Args {
        filter: String::new(),
        seeds: 4,
        tenth: None,
        random: 0,
        from: 0,
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        shown: 3,
        target: Target::Dxil,
        reduce: false,
        driver: false,
        check: None,
        unset: 0,
        worker: None,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        if word == "--tenth" {
            args.tenth = Some(tenth(&words.next().unwrap_or_default())?);
            continue;
        }
        if word == "--check" {
            args.check = words.next();
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
            "--reduce" => args.reduce = true,
            "--driver" => args.driver = true,
            "--all" => args.shown = usize::MAX,
            other if other.starts_with("--") => return Err(format!("'{other}' is not understood")),
            _ => args.filter = word,
        }
    }
    Ok(args)
}

/// Which tenth a word asks for: the number of commits gives each its turn, the same to everyone who has the tree.
fn tenth(word: &str) -> Result<u64, String> {
    if word != "tree" {
        return word.parse::<u64>().map(|n| n % 10).map_err(|_| format!("'{word}' is no tenth"));
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
        count => meaning::random(args.from, count),
    };
    match args.target {
        Target::Dxil => {}
        Target::Spirv => jobs.iter_mut().for_each(Job::make_spirv),
        Target::Dxbc => jobs.retain_mut(Job::make_byte_code),
    }
    Ok(jobs.into_iter().filter(|job| args.tenth.is_none_or(|tenth| job.tenth() == tenth)).collect())
}

/// The names of all jobs. Of random programs they are known before the programs are.
fn names(args: &Args) -> Result<Vec<String>, String> {
    match args.random {
        0 => Ok(jobs(args)?.into_iter().map(|job| job.name).collect()),
        count => Ok((args.from..args.from.saturating_add(count)).map(meaning::random_name).collect()),
    }
}

/// What all workers have said.
#[derive(Default)]
struct Report {
    shaders: usize,
    compared: u64,
    runs: u64,
    differ: Vec<String>,
    rounding: usize,
    precision: usize,
    known: usize,
    torn: usize,
    unset: usize,
    counts: BTreeMap<String, u64>,
    /// Reasons for which shaders were not compared, with the first that has each.
    left_out: BTreeMap<String, (u64, String)>,
    failures: Vec<String>,
}

fn lead(args: &Args) -> Result<bool, String> {
    let list = names(args)?;
    if let Some(tenth) = args.tenth {
        println!("tenth {tenth}, again with: cargo xtask meaning --tenth {tenth}");
    }
    let names: Vec<&str> = list.iter().map(String::as_str).collect();
    let outcomes: Vec<Result<Report, String>> = std::thread::scope(|scope| {
        let names = &names;
        let threads: Vec<_> =
            (0..args.jobs).map(|job| scope.spawn(move || follow(args, job, names))).collect();
        threads.into_iter().map(|t| t.join().unwrap_or_else(|_| Err("a thread panicked".into()))).collect()
    });
    let mut total = Report::default();
    for outcome in outcomes {
        total.add(outcome?);
    }
    total.print(
        args.filter.is_empty() && args.tenth.is_none() && args.random == 0 && args.target == Target::Dxil,
    );
    Ok(total.differ.is_empty() && total.failures.is_empty())
}

/// Starts workers, one after the other, for every `args.jobs`th shader from `first` on.
fn follow(args: &Args, first: usize, names: &[&str]) -> Result<Report, String> {
    let mut report = Report::default();
    let mut next = first;
    while next < names.len() {
        let mut worker = start(args, next)?;
        let output = worker.stdout.take().ok_or("a worker has no output")?;
        let mut at = next;
        for line in BufReader::new(output).lines() {
            let line = line.map_err(|e| e.to_string())?;
            if let Some(number) = line.strip_prefix("at ").and_then(|n| n.parse().ok()) {
                at = number;
                report.shaders += 1;
            } else {
                report.hear(&line);
            }
        }
        let status = worker.wait().map_err(|e| e.to_string())?;
        if status.success() {
            break;
        }
        let name = names.get(at).copied().unwrap_or("?");
        report.leave_out(&format!("a compiler dies of it ({status})"), name);
        next = at + args.jobs;
    }
    Ok(report)
}

fn start(args: &Args, first: usize) -> Result<Child, String> {
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut worker = Command::new(program);
    worker.args(std::env::args_os().skip(1)).args(["--worker", &first.to_string()]);
    worker.args(["--jobs", &args.jobs.to_string()]);
    // What the tree says is asked once, lest a commit comes between.
    if let Some(tenth) = args.tenth {
        worker.args(["--tenth", &tenth.to_string()]);
    }
    worker.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().map_err(|e| e.to_string())
}

impl Report {
    fn leave_out(&mut self, why: &str, name: &str) {
        let row = self.left_out.entry(why.to_string()).or_insert((0, name.to_string()));
        row.0 += 1;
    }

    /// Takes in a line of a worker: its kind, then words between tabs.
    fn hear(&mut self, line: &str) {
        let words: Vec<&str> = line.split('\t').collect();
        match words[..] {
            ["same", seeds] => {
                self.compared += 1;
                self.runs += seeds.parse::<u64>().unwrap_or(0);
            }
            ["rounding"] => self.rounding += 1,
            ["precision"] => self.precision += 1,
            ["known"] => self.known += 1,
            ["torn"] => self.torn += 1,
            ["unset"] => self.unset += 1,
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

    fn add(&mut self, other: Report) {
        self.shaders += other.shaders;
        self.compared += other.compared;
        self.runs += other.runs;
        self.differ.extend(other.differ);
        self.rounding += other.rounding;
        self.precision += other.precision;
        self.known += other.known;
        self.torn += other.torn;
        self.unset += other.unset;
        self.failures.extend(other.failures);
        for (name, count) in other.counts {
            *self.counts.entry(name).or_default() += count;
        }
        for (why, (count, name)) in other.left_out {
            self.left_out.entry(why).or_insert((0, name)).0 += count;
        }
    }

    /// Prints what there is to say; of all shaders, which operations are hardly ever executed as well.
    fn print(&self, all: bool) {
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
        println!(
            "\n{} shaders, {} alike at a level on {} seeds; {} differ, {} are less precise, {} perhaps by rounding, {} known; {} where DXC's levels disagree, {} undefined by the source; {} failures",
            self.shaders,
            self.compared,
            self.runs,
            self.differ.len(),
            self.precision,
            self.rounding,
            self.known,
            self.torn,
            self.unset,
            self.failures.len()
        );
    }
}

/// Compares every `args.jobs`th shader, telling which before each: the leader learns so what a crash was in.
fn work(args: &Args, first: usize) -> Result<(), String> {
    let known = Known::read(args.target)?;
    // A random program is made when its turn comes: a worker that follows one that died need not make them all again.
    let list = if args.random == 0 { jobs(args)? } else { Vec::new() };
    let count = if args.random == 0 { list.len() } else { args.random as usize };
    let mut counts = Counts::new();
    for number in (first..count).step_by(args.jobs) {
        println!("at {number}");
        let one = Args { from: args.from + number as u32, random: 1, ..args.clone() };
        let made = if args.random == 0 { Vec::new() } else { jobs(&one)? };
        let Some(job) = list.get(number).or(made.first()) else { continue };
        for profile in job.profiles() {
            for level in job.levels() {
                let verdict = meaning::judge(job, &profile, level, args.seeds, &mut counts)?;
                say(args, job, (&profile, level), verdict, &known)?;
            }
        }
        for (name, count) in std::mem::take(&mut counts) {
            println!("count\t{name}\t{count}");
        }
    }
    Ok(())
}

/// Writes a random program that differs where people can look at it, headed by its arguments.
fn kept(job: &Job) -> Result<Option<String>, String> {
    let Some(name) = job.name.strip_prefix("random/") else { return Ok(None) };
    let folder = trefoil_testkit::consumers::workspace().join("target/random");
    let path = folder.join(format!("{}.hlsl", name.split(' ').next().unwrap_or_default()));
    let text = headed(job, &job.profile, &job.source);
    std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, text)).map_err(|e| e.to_string())?;
    Ok(Some(format!("kept as {}", path.display())))
}

/// A shader headed by its arguments, as acceptance tests are.
fn headed(job: &Job, profile: &str, source: &str) -> String {
    // What a test leaves out is no comparison of an acceptance file's.
    let lines = source.lines().filter(|line| !line.starts_with("// except "));
    let source = lines.collect::<Vec<_>>().join("\n");
    format!("// -T {profile} -E {} {}\n{source}\n", job.entry, job.args.join(" "))
}

fn say(
    args: &Args,
    job: &Job,
    (profile, level): (&str, &str),
    verdict: Verdict,
    known: &Known,
) -> Result<(), String> {
    let is_known = |is_sure: bool| known.reason(&job.name, level, is_sure).is_some();
    let flat = |text: String| text.replace(['\t', '\n'], " ");
    match verdict {
        Verdict::Same(seeds) => println!("same\t{seeds}"),
        Verdict::Differs(seed, found) => {
            let sure = meaning::is_sure(&found);
            if is_known(sure) {
                println!("known");
                return Ok(());
            }
            let precision = found.iter().any(|d| d.certainty == Certainty::Precision);
            if !sure {
                println!("{}", if precision { "precision" } else { "rounding" });
                if args.shown != usize::MAX {
                    return Ok(());
                }
            }
            let mut words = vec![format!(
                "{} {level} ({} {}): seed {seed}, {} differ",
                job.name,
                profile,
                job.args.join(" "),
                found.len()
            )];
            let first = found.iter().filter(|d| !sure || d.certainty == Certainty::Sure).take(args.shown);
            words.extend(first.map(|d| flat(format!("{}: DXC {}, trefoil {}", d.place, d.left, d.right))));
            words.push(meaning::who_agrees(job, profile, seed + 1)?);
            words.extend(kept(job)?);
            let kind = if sure { "differ" } else { "rounds" };
            println!("{kind}\t{}", words.join("\t"));
        }
        Verdict::Torn => println!("torn"),
        Verdict::Unset => println!("unset"),
        // Not every shader is one of a newer model as well.
        Verdict::Unmade(_) if profile != job.profile => {}
        // A random program should be taken: whatever is said of it tells what to mend in what makes them, or in trefoil.
        Verdict::Unmade(why) if job.turn.is_some() => {
            kept(job)?;
            let words = why.split("error: ").last().unwrap_or_default();
            let whose = why.split(':').next().unwrap_or_default();
            println!("left\t{}\t{whose}: {}", job.name, flat(words.to_string()));
        }
        // What shader model 5.1 has not is counted by what it is.
        Verdict::Unmade(why) if job.byte_code && why.starts_with("trefoil: ") => {
            let words = why.split("error: ").last().unwrap_or_default();
            println!("left\t{}\tnot in shader model 5.1: {}", job.name, flat(without_names(words)));
        }
        Verdict::Unmade(why) => {
            let whose = why.split(':').next().unwrap_or_default();
            println!("left\t{}\t{whose} refuses it", job.name);
        }
        Verdict::Unsupported(why) | Verdict::Unclear(why) => {
            println!("left\t{}\t{}", job.name, flat(why));
        }
        Verdict::Fails(_) if is_known(true) => println!("known"),
        Verdict::Fails(why) => println!("fails\t{} {level}\t{}", job.name, flat(why)),
    }
    Ok(())
}

/// A message without what it quotes.
fn without_names(words: &str) -> String {
    let parts = words.split(['`', '\'']).enumerate();
    parts.map(|(number, part)| if number % 2 == 0 { part } else { "_" }).collect()
}
