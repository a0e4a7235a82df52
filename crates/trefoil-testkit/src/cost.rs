//! What running a program costs.

use std::path::Path;
use std::process::Command;

/// Runs a program, then prints its time on the wall, the processor's time and the most memory it held.
const MEASURE: &str = "
import resource, subprocess, sys, time
start = time.monotonic()
code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(time.monotonic() - start, used.ru_utime + used.ru_stime, used.ru_maxrss)
sys.exit(code)
";

/// What a run took: seconds on the wall and of the processor, and KiB.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// Seconds on the wall.
    pub wall: f64,
    /// Seconds of the processor.
    pub processor: f64,
    /// The most memory it held, in KiB.
    pub memory: f64,
}

/// Runs a program in a folder.
///
/// # Errors
/// When it cannot be started or fails, with what it said.
pub fn of(program: &Path, words: &[&str], folder: &Path) -> Result<Cost, String> {
    let mut python = Command::new("python3");
    python.args(["-c", MEASURE]).arg(program).args(words);
    let out = python.current_dir(folder).output().map_err(|e| format!("python3: {e}"))?;
    let figures = String::from_utf8_lossy(&out.stdout).into_owned();
    let mut figures = figures.split_whitespace().map_while(|word| word.parse::<f64>().ok());
    match (figures.next(), figures.next(), figures.next(), out.status.success()) {
        (Some(wall), Some(processor), Some(memory), true) => Ok(Cost { wall, processor, memory }),
        _ => Err(format!("the program failed: {}", String::from_utf8_lossy(&out.stderr))),
    }
}

/// Runs a program and gives the instructions that it executes, by valgrind: the same on every run.
///
/// # Errors
/// When valgrind is not there or gives no count.
pub fn instructions<'a>(program: &Path, words: impl Iterator<Item = &'a str>) -> Result<u64, String> {
    let mut command = crate::consumers::program("valgrind")?;
    command.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    let out = command.arg(program).args(words).output().map_err(|e| format!("valgrind: {e}"))?;
    let text = String::from_utf8_lossy(&out.stderr);
    // Versions of valgrind differ in the spaces: `I refs:`, `I   refs:`.
    let line = text.lines().find_map(|line| line.split_once(" I ")?.1.split_once("refs:"));
    let digits = line.map(|(_, count)| count.replace([',', ' '], ""));
    let count = digits.and_then(|digits| digits.parse::<u64>().ok());
    count.ok_or_else(|| format!("valgrind says no count: {text}"))
}

/// Copies a folder with all that is in it.
///
/// # Errors
/// When something cannot be read or written.
pub fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() { copy(&path, &to)? } else { std::fs::copy(&path, &to).map(|_| ())? }
    }
    Ok(())
}
