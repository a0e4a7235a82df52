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
    // Versions of valgrind differ in the spaces: `I refs:`, `I   refs:`.
    figure(&cachegrind(&["--cache-sim=no"], program, words)?, "I", "refs")
}

/// The memory that a program touches, in bytes of whole cache lines.
#[derive(Clone, Copy, Debug)]
pub struct Touched {
    /// Code that is executed.
    pub code: u64,
    /// Data that is read or written.
    pub data: u64,
}

/// Runs a program and gives the memory that it touches, by valgrind: what caches miss that are so large that they lose nothing.
///
/// # Errors
/// As for [`instructions`].
pub fn touched<'a>(program: &Path, words: impl Iterator<Item = &'a str>) -> Result<Touched, String> {
    const CACHES: [&str; 4] =
        ["--cache-sim=yes", "--I1=8388608,16,64", "--D1=8388608,16,64", "--LL=16777216,16,64"];
    const LINE: u64 = 64;
    let said = cachegrind(&CACHES, program, words)?;
    Ok(Touched { code: LINE * figure(&said, "I1", "misses")?, data: LINE * figure(&said, "D1", "misses")? })
}

/// What cachegrind says of a run.
fn cachegrind<'a>(
    options: &[&str],
    program: &Path,
    words: impl Iterator<Item = &'a str>,
) -> Result<String, String> {
    let mut command = crate::consumers::program("valgrind")?;
    command.args(["--tool=cachegrind", "--cachegrind-out-file=/dev/null"]).args(options);
    let out = command.arg(program).args(words).output().map_err(|e| format!("valgrind: {e}"))?;
    Ok(String::from_utf8_lossy(&out.stderr).into_owned())
}

/// A figure of cachegrind's summary: of a cache, and what is counted of it. Those of reads and writes alone follow in parentheses.
fn figure(said: &str, of: &str, what: &str) -> Result<u64, String> {
    let line = said.lines().find_map(|line| {
        let mut words = line.split_whitespace().skip(1);
        let is_it = words.next() == Some(of) && words.next()?.trim_end_matches(':') == what;
        is_it.then(|| words.collect::<String>())
    });
    let digits = line.map(|line| line.split('(').next().unwrap_or_default().replace(',', ""));
    digits.and_then(|digits| digits.parse().ok()).ok_or_else(|| format!("valgrind says no count: {said}"))
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
