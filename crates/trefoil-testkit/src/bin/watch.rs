//! `watch PROGRAM [--rounds N]`: how long a watched build of the engine's shaders takes from the saving of a file to its end. `cargo xtask
//! watch` calls it with a release build.
//!
//! Each round gives every entry file, and one of the headers, which all of them include, a new constant at its end, one after the other.

use std::fmt::Write;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use trefoil_permute::Json;
use trefoil_testkit::consumers::workspace;
use trefoil_testkit::engine::{self, Tree};

/// How long after an end the next edit comes.
const PAUSE: Duration = Duration::from_millis(150);

/// The header.
const HEADER: &str = "noise.hlsli";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rounds = match &args[..] {
        [_] => Some(5),
        [_, option, rounds] if option == "--rounds" => rounds.parse().ok().filter(|&n| n > 0),
        _ => None,
    };
    let (Some(program), Some(rounds)) = (args.first(), rounds) else {
        eprintln!("usage: watch PROGRAM [--rounds N]");
        return ExitCode::from(2);
    };
    match table(Path::new(program), rounds) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn table(program: &Path, rounds: usize) -> Result<(), String> {
    let folder = workspace().join("target/watch");
    let _ = std::fs::remove_dir_all(&folder);
    let tree = engine::tree();
    tree.write(&folder)?;
    let tell = |e: std::io::Error| format!("{}: {e}", folder.display());
    std::fs::write(folder.join("list.txt"), list(&tree)).map_err(tell)?;
    std::fs::write(folder.join("shaders.toml"), "commands = [\"list.txt\"]\n").map_err(tell)?;
    let mut build = Build::start(program, &folder)?;
    let first = build.end()?;
    println!("{} permutations, {} ms the first time\n", first.permutations, first.milliseconds);
    println!("{:24} {:>9} {:>10} {:>10}", "saved", "compiled", "median ms", "most ms");
    let mut files: Vec<&str> = tree.entries.iter().map(|entry| entry.file).collect();
    files.dedup();
    files.sort_unstable();
    files.dedup();
    files.push(HEADER);
    let mut times: Vec<Vec<(u64, f64)>> = vec![Vec::new(); files.len()];
    for round in 0..rounds {
        for (file, times) in files.iter().zip(&mut times) {
            std::thread::sleep(PAUSE);
            let path = folder.join(file);
            let text = std::fs::read_to_string(&path).map_err(tell)?;
            let text = format!("{text}static const float EDIT_{round} = {round};\n");
            std::fs::write(&path, text).map_err(tell)?;
            let saved = Instant::now();
            let end = build.end()?;
            times.push((end.compiled, saved.elapsed().as_secs_f64() * 1000.0));
        }
    }
    for (file, mut times) in files.iter().zip(times) {
        times.sort_by(|a, b| a.1.total_cmp(&b.1));
        let (compiled, median) = times[times.len() / 2];
        println!("{file:24} {compiled:>9} {median:>10.1} {:>10.1}", times[times.len() - 1].1);
    }
    Ok(())
}

/// The entries as command lines.
fn list(tree: &Tree) -> String {
    let mut text = String::new();
    for (number, entry) in tree.entries.iter().enumerate() {
        let _ = write!(text, "-T {} -E {} {}", entry.profile, entry.function, engine::ARGS.join(" "));
        for define in &entry.defines {
            let _ = write!(text, " -D{define}");
        }
        let _ = writeln!(text, " {} -Fo {number}", entry.file);
    }
    text
}

/// A watched build.
struct Build {
    child: Child,
    events: BufReader<ChildStdout>,
}

/// The end of one.
struct End {
    permutations: u64,
    compiled: u64,
    milliseconds: u64,
}

impl Build {
    fn start(program: &Path, folder: &Path) -> Result<Build, String> {
        let words = ["build", "-o", "engine.pack", "--watch", "--cache", "cache", "--json", "-j", "2"];
        let mut command = Command::new(program);
        command.current_dir(folder).args(words).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|e| format!("{}: {e}", program.display()))?;
        let events = BufReader::new(child.stdout.take().ok_or("the output is not piped")?);
        Ok(Build { child, events })
    }

    /// Waits for the end of the build.
    fn end(&mut self) -> Result<End, String> {
        loop {
            let mut line = String::new();
            if self.events.read_line(&mut line).map_err(|e| e.to_string())? == 0 {
                return Err("the watched build has ended".into());
            }
            let event = Json::parse(&line)?;
            let number = |name: &str| match event.get(name) {
                Some(Json::Number(number)) => number.parse().unwrap_or(0),
                _ => 0,
            };
            match event.get("event").and_then(Json::text) {
                Some("end") if number("failed") == 0 => {
                    let (permutations, compiled) = (number("permutations"), number("compiled"));
                    return Ok(End { permutations, compiled, milliseconds: number("milliseconds") });
                }
                Some("end") => return Err(format!("the build fails: {line}")),
                _ => {}
            }
        }
    }
}

impl Drop for Build {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
