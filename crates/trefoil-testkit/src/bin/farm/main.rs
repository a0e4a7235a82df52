//! `farm run PROGRAM [--grid | --full]`: a build over two executors on this machine, beside the same on one core of it; `cargo xtask farm` calls it.
//!
//! `farm work BATCH FILES ANSWER` works on a batch, as `trefoil work` does: what tests of the client have their executors run.

mod run;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["work", batch, files, answer] => work(batch, files, answer),
        ["run", program] => run::run(Path::new(program), false, false),
        ["run", program, "--grid"] => run::run(Path::new(program), false, true),
        ["run", program, "--full"] => run::run(Path::new(program), true, true),
        _ => Err("usage: farm run PROGRAM [--grid | --full], or farm work BATCH FILES ANSWER".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn work(batch: &str, files: &str, answer: &str) -> Result<(), String> {
    let read = |path: String| std::fs::read(&path).map_err(|e| format!("{path}: {e}"));
    let made = trefoil_permute::work(&read(batch.to_owned())?, &|name| read(format!("{files}/{name}")))?;
    std::fs::write(answer, made).map_err(|e| format!("{answer}: {e}"))
}
