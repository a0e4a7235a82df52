//! `watch PROGRAM [--rounds N]`: how long a watched build of the engine's shaders takes from the saving of a file to its end. `cargo xtask
//! watch` calls it with a release build.
//!
//! Each round gives every entry file, and one of the headers, which all of them include, a new constant at its end, one after the other,
//! and then another: who edits a file does so again and again. The last row is the header with a constant that is in error, and
//! then without it.

use serde_json::Value;
use std::fmt::Write;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
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
    println!("{:24} {:>8}  {:^26}  {:^26}", "", "", "after others, ms", "again, ms");
    let columns = format!("{:>8} {:>8} {:>8}", "median", "most", "CPU");
    println!("{:24} {:>8}  {columns}  {columns}", "saved", "compiled");
    let mut files: Vec<&str> = tree.entries.iter().map(|entry| entry.file).collect();
    files.dedup();
    files.sort_unstable();
    files.dedup();
    files.push(HEADER);
    let mut times: Vec<[Vec<Took>; 2]> = vec![Default::default(); files.len()];
    let mut mistakes: [Vec<Took>; 2] = Default::default();
    for round in 0..rounds {
        let saves = files
            .iter()
            .zip(&mut times)
            .flat_map(|(file, [first, again])| [(file, 0, first), (file, 1, again)]);
        for (file, turn, times) in saves {
            std::thread::sleep(PAUSE);
            let path = folder.join(file);
            let text = std::fs::read_to_string(&path).map_err(tell)?;
            let name = file.split('.').next().unwrap_or_default();
            let line = format!("static const float {name}_{round}_{turn} = {round};\n");
            times.push(build.save(&path, &with(&text, file, &line), false)?);
        }
        let path = folder.join(HEADER);
        let text = std::fs::read_to_string(&path).map_err(tell)?;
        let wrong = with(&text, HEADER, &format!("static const float wrong_{round} = nothing;\n"));
        for (text, times, fails) in [(wrong, 0, true), (text, 1, false)] {
            std::thread::sleep(PAUSE);
            mistakes[times].push(build.save(&path, &text, fails)?);
        }
    }
    for (file, times) in files.iter().zip(times) {
        let compiled = times[0][0].compiled;
        let [first, again] = times.map(columns_of);
        println!("{file:24} {compiled:>8}  {first}  {again}");
    }
    let name = format!("{HEADER}, in error");
    println!("{name:24} {:>8}  {}  {}", "", columns_of(mistakes[0].clone()), columns_of(mistakes[1].clone()));
    Ok(())
}

/// The text of a file with a line more, at its end. A header may be included twice: all but what stands before the end of its guard.
fn with(text: &str, file: &str, line: &str) -> String {
    let at = text.rfind("#endif").filter(|_| file == HEADER).unwrap_or(text.len());
    let (head, tail) = text.split_at(at);
    format!("{head}{line}{tail}")
}

/// The median, the most and the processor's time on average.
fn columns_of(mut times: Vec<Took>) -> String {
    times.sort_by(|a, b| a.wall.total_cmp(&b.wall));
    let processor = times.iter().map(|it| it.processor).sum::<f64>() / times.len() as f64;
    let (median, most) = (times[times.len() / 2].wall, times[times.len() - 1].wall);
    format!("{median:>8.1} {most:>8.1} {processor:>8.0}")
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

/// What an edit took, in milliseconds.
#[derive(Clone, Copy)]
struct Took {
    compiled: u64,
    wall: f64,
    processor: f64,
}

/// The end of one.
struct End {
    permutations: u64,
    compiled: u64,
    failed: u64,
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

    /// The processor's time that it has taken so far, in milliseconds.
    fn processor(&self) -> Result<f64, String> {
        let path = format!("/proc/{}/stat", self.child.id());
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{path}: {e}"))?;
        let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
        // Fields 14 and 15, in hundredths of a second: in user mode and in the kernel.
        let ticks: f64 = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
        Ok(ticks * 10.0)
    }

    /// Saves a file, and tells what the build took that follows, which is to fail or not.
    fn save(&mut self, path: &Path, text: &str, fails: bool) -> Result<Took, String> {
        let before = self.processor()?;
        // As editors save, so that no half of it is ever seen.
        let aside = path.with_file_name("aside");
        let tell = |e: std::io::Error| format!("{}: {e}", path.display());
        std::fs::write(&aside, text).and_then(|()| std::fs::rename(&aside, path)).map_err(tell)?;
        let saved = Instant::now();
        let end = self.end()?;
        if (end.failed > 0) != fails {
            return Err(format!("{}: {} permutations fail", path.display(), end.failed));
        }
        let wall = saved.elapsed().as_secs_f64() * 1000.0;
        Ok(Took { compiled: end.compiled, wall, processor: self.processor()? - before })
    }

    /// Waits for the end of the build.
    fn end(&mut self) -> Result<End, String> {
        loop {
            let mut line = String::new();
            if self.events.read_line(&mut line).map_err(|e| e.to_string())? == 0 {
                return Err("the watched build has ended".into());
            }
            let event: Value = serde_json::from_str(&line).map_err(|e| e.to_string())?;
            let number = |name: &str| event[name].as_u64().unwrap_or(0);
            if event["event"] == "end" {
                let (permutations, compiled) = (number("permutations"), number("compiled"));
                let (failed, milliseconds) = (number("failed"), number("milliseconds"));
                return Ok(End { permutations, compiled, failed, milliseconds });
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
