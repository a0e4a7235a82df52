//! Processes that ask DXC, and one that starts them: DXC crashes on some sources and goes round for ever on others.
//!
//! A leader starts workers, again after a crash, and hears what they print ([`lead`]). A worker prints the number of each job
//! before it ([`at`]) and watches itself ([`watch`]): a thread looks once a second whether the same compile is still going on. After
//! two minutes in DXC, or ten minutes without a compile by DXC, it ends the process with a code of its own, and the leader goes on
//! with the next shader.

use crate::dxc::calls;
use std::io::{BufRead, BufReader};
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;

/// What a worker exits with when DXC does not end.
const IN_DXC: i32 = 42;
/// What it exits with when something else does not.
const ELSEWHERE: i32 = 43;

/// Ends this process when a compile takes too long.
pub fn watch() {
    std::thread::spawn(|| {
        let (mut seen, mut seconds) = (calls(), 0);
        loop {
            std::thread::sleep(Duration::from_secs(1));
            let now = calls();
            seconds = if now == seen { seconds + 1 } else { 0 };
            seen = now;
            let is_inside = now % 2 == 1;
            if is_inside && seconds >= 120 {
                std::process::exit(IN_DXC);
            } else if seconds >= 600 {
                std::process::exit(ELSEWHERE);
            }
        }
    });
}

/// What became of a worker that did not end well, and whether it is our fault.
fn reason(status: ExitStatus) -> (String, bool) {
    match status.code() {
        Some(IN_DXC) => ("DXC does not come to an end within two minutes".into(), false),
        Some(ELSEWHERE) => {
            ("ours, or the interpreter, does not come to an end within ten minutes".into(), true)
        }
        _ => (format!("a compiler dies of it ({status})"), false),
    }
}

/// Of a worker: says that a job begins.
pub fn at(number: usize) {
    println!("at {number}");
}

/// Of a leader: has `processes` workers at a time do `count` jobs, each every `processes`th of them, and gives what was heard of
/// each. Workers have the arguments of this process, `--worker` with the first of their jobs, `--jobs` with that step, and `more`.
///
/// # Errors
/// A worker that cannot be started or heard.
pub fn lead<L: Listener + Send>(
    processes: usize,
    count: usize,
    more: &[String],
    listener: impl Fn() -> L + Sync,
) -> Result<Vec<L>, String> {
    std::thread::scope(|scope| {
        let listener = &listener;
        let heard = move |first: usize| {
            let mut heard = listener();
            follow((first, processes, count), more, &mut heard).map(|()| heard)
        };
        let threads: Vec<_> = (0..processes).map(|first| scope.spawn(move || heard(first))).collect();
        threads.into_iter().map(|t| t.join().unwrap_or_else(|_| Err("a thread panicked".into()))).collect()
    })
}

/// Starts workers, one after the other, for every `step`th of `count` jobs from `first` on.
fn follow(
    (mut next, step, count): (usize, usize, usize),
    more: &[String],
    listener: &mut dyn Listener,
) -> Result<(), String> {
    while next < count {
        let program = std::env::current_exe().map_err(|e| e.to_string())?;
        let mut worker = Command::new(program);
        worker.args(std::env::args_os().skip(1)).args(["--worker", &next.to_string()]);
        worker.args(["--jobs", &step.to_string()]).args(more);
        worker.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut worker = worker.spawn().map_err(|e| e.to_string())?;
        let output = worker.stdout.take().ok_or("a worker has no output")?;
        let mut at = next;
        for line in BufReader::new(output).lines() {
            let line = line.map_err(|e| e.to_string())?;
            match line.strip_prefix("at ").and_then(|number| number.parse().ok()) {
                Some(number) => {
                    at = number;
                    listener.begins(number);
                }
                None => listener.hears(&line),
            }
        }
        let status = worker.wait().map_err(|e| e.to_string())?;
        if status.success() {
            break;
        }
        let (why, is_ours) = reason(status);
        listener.dies(at, &why, is_ours);
        next = at + step;
    }
    Ok(())
}

/// What a leader does with what workers say.
pub trait Listener {
    /// A job begins.
    fn begins(&mut self, job: usize);
    /// A line that a worker printed.
    fn hears(&mut self, line: &str);
    /// A worker died of a job: why, and whether it is our fault.
    fn dies(&mut self, job: usize, why: &str, is_ours: bool);
}
