//! `farm work BATCH FILES ANSWER`: works on a batch, as `trefoil work` does; what tests of the client have their executors run.

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match &args[..] {
        [command, batch, files, answer] if command == "work" => work(batch, files, answer),
        _ => Err("usage: farm work BATCH FILES ANSWER".into()),
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
