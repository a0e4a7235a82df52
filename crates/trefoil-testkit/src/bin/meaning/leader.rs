//! The leader: starts the workers, and again after a crash, and sums up their results.

use crate::report::Report;
use crate::{Args, names, patience};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use trefoil_testkit::ours::Target;

/// Runs all jobs; gives whether nothing differs or fails.
pub(crate) fn lead(args: &Args) -> Result<bool, String> {
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
        let (why, is_ours) = patience::reason(status);
        if is_ours {
            report.failures.push(format!("{name}: {why}"));
        } else {
            report.leave_out(&why, name);
        }
        next = at + args.jobs;
    }
    Ok(report)
}

fn start(args: &Args, first: usize) -> Result<Child, String> {
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut worker = Command::new(program);
    worker.args(std::env::args_os().skip(1)).args(["--worker", &first.to_string()]);
    worker.args(["--jobs", &args.jobs.to_string()]);
    // The leader's tenth: a commit in between would change it.
    if let Some(tenth) = args.tenth {
        worker.args(["--tenth", &tenth.to_string()]);
    }
    worker.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().map_err(|e| e.to_string())
}
