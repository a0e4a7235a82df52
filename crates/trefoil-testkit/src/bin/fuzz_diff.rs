//! `fuzz_diff N SEED [--jobs J] [--consumers FOLDER] [--keep FOLDER] [--routes dxc,spirv] [--stage cs]`: N random programs from SEED
//! on, each compiled by DXC and by trefoil and run on lavapipe, whose results must be the same.
//!
//! The program stands alone: it needs the folder of the consumers, and nothing else of the workspace. What differs is
//! named by its seed, which makes the same program on every machine, and kept in `--keep` (`target/random`).
//! `fuzz_diff --file PATH` runs one that was kept; `TREFOIL_ROUTES` says how.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use trefoil_testkit::random::{self, hosts::Host};
use trefoil_testkit::{consumers, exec::run, vulkan};

const USAGE: &str = "usage: fuzz_diff N SEED [--jobs J] [--consumers FOLDER] [--keep FOLDER] [--routes dxc,spirv,dxil,dxbc] [--stage cs|ms|lib]";

/// What the command line says.
struct Args {
    count: u32,
    seed: u32,
    jobs: u32,
    keep: PathBuf,
    routes: String,
    /// The stage by name, and the shaders that compute.
    stage: (String, Host),
    /// One kept program to look at instead.
    file: Option<PathBuf>,
    /// In a worker, the step from one seed to the next.
    worker: Option<u32>,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let args = match parse(&words) {
        Ok(args) => args,
        Err(why) => {
            eprintln!("{why}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    if let Err(why) = vulkan::in_driver_environment() {
        eprintln!("{why}");
        return ExitCode::from(2);
    }
    if let Some(file) = &args.file {
        return match run::file(file) {
            Ok(_) => ExitCode::SUCCESS,
            Err(why) => {
                println!("{why}");
                ExitCode::FAILURE
            }
        };
    }
    match args.worker {
        Some(step) => work(&args, step),
        None => lead(&args),
    }
}

fn parse(words: &[String]) -> Result<Args, String> {
    let mut args = Args {
        count: 100,
        seed: 0,
        jobs: 1,
        keep: consumers::workspace().join("target/random"),
        routes: "dxc,spirv".into(),
        stage: ("cs".into(), Host::Compute),
        file: None,
        worker: None,
    };
    let mut numbers = 0;
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        let number = |text: &String| text.parse().map_err(|_| format!("'{text}' is not a number"));
        match word.as_str() {
            "--jobs" => args.jobs = number(value()?)?,
            "--keep" => args.keep = PathBuf::from(value()?),
            "--file" => args.file = Some(PathBuf::from(value()?)),
            "--stage" => {
                let name = value()?.clone();
                let host = Host::parse(&name).ok_or_else(|| format!("no programs are made for '{name}'"))?;
                args.stage = (name, host);
            }
            "--routes" => args.routes = value()?.clone(),
            "--worker" => args.worker = Some(number(value()?)?),
            "--consumers" => args.set_consumers(value()?)?,
            _ if numbers == 0 => (args.count, numbers) = (number(word)?, 1),
            _ if numbers == 1 => (args.seed, numbers) = (number(word)?, 2),
            _ => return Err(format!("'{word}' is not understood")),
        }
    }
    Ok(args)
}

impl Args {
    /// The folder is found through the environment, so that this program starts itself again with it set.
    fn set_consumers(&self, folder: &str) -> Result<(), String> {
        const NAME: &str = "TREFOIL_CONSUMERS";
        if std::env::var_os(NAME).is_some_and(|known| known == *folder) {
            return Ok(());
        }
        let program = std::env::current_exe().map_err(|e| e.to_string())?;
        let status = Command::new(program).args(std::env::args_os().skip(1)).env(NAME, folder).status();
        std::process::exit(status.map_err(|e| e.to_string())?.code().unwrap_or(101));
    }
}

/// Starts the workers and collects their output; one that crashes is restarted after the program that crashed it.
fn lead(args: &Args) -> ExitCode {
    let jobs = args.jobs.max(1);
    let outcomes: Vec<Result<Vec<String>, String>> = std::thread::scope(|scope| {
        let follow = |job: u32| scope.spawn(move || follow(args, job, jobs));
        let threads: Vec<_> = (0..jobs).map(follow).collect();
        threads.into_iter().map(|t| t.join().unwrap_or_else(|_| Err("a thread panicked".into()))).collect()
    });
    let mut findings = Vec::new();
    for outcome in outcomes {
        match outcome {
            Ok(found) => findings.extend(found),
            Err(why) => {
                eprintln!("{why}");
                return ExitCode::from(2);
            }
        }
    }
    println!("{} programs from seed {}: {} findings", args.count, args.seed, findings.len());
    if findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn follow(args: &Args, job: u32, jobs: u32) -> Result<Vec<String>, String> {
    let mut findings = Vec::new();
    let end = args.seed.saturating_add(args.count);
    let mut next = args.seed.saturating_add(job);
    while next < end {
        let mut worker = start(args, next, end, jobs)?;
        let output = worker.stdout.take().ok_or("a worker has no output")?;
        let mut at = next;
        for line in BufReader::new(output).lines() {
            let line = line.map_err(|e| e.to_string())?;
            if let Some(seed) = line.strip_prefix("at ").and_then(|seed| seed.parse().ok()) {
                at = seed;
            } else {
                println!("{line}");
                if line.starts_with("seed ") {
                    findings.push(line);
                }
            }
        }
        let status = worker.wait().map_err(|e| e.to_string())?;
        if status.success() {
            return Ok(findings);
        }
        let words = format!("seed {at}: the process ended with {status}");
        println!("{words}");
        findings.push(words);
        next = at.saturating_add(jobs);
    }
    Ok(findings)
}

fn start(args: &Args, from: u32, end: u32, jobs: u32) -> Result<Child, String> {
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut worker = Command::new(program);
    worker.args([(end - from).to_string(), from.to_string(), "--worker".into(), jobs.to_string()]);
    worker
        .arg("--stage")
        .arg(&args.stage.0)
        .arg("--keep")
        .arg(&args.keep)
        .env("TREFOIL_ROUTES", &args.routes);
    // Nearly all the time is lavapipe's compiler, which is a third faster for vectors of four lanes.
    worker.env("LP_NATIVE_VECTOR_WIDTH", "128");
    worker.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().map_err(|e| e.to_string())
}

/// Runs every `step`th program, telling which before each: the leader learns so what a crash was in.
fn work(args: &Args, step: u32) -> ExitCode {
    let end = args.seed.saturating_add(args.count);
    let mut seed = args.seed;
    while seed < end {
        println!("at {seed}");
        let text = random::program(seed, args.stage.1);
        let path = args.keep.join(format!("{seed}.hlsl"));
        if let Err(why) = run::text_of(Path::new(&path), text.clone()) {
            std::fs::create_dir_all(&args.keep).and_then(|()| std::fs::write(&path, &text)).ok();
            let first: String =
                why.lines().take(3).collect::<Vec<_>>().join(" | ").chars().take(400).collect();
            println!("seed {seed}: {first}");
        }
        seed = seed.saturating_add(step);
    }
    ExitCode::SUCCESS
}
