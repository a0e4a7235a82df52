//! Every reader on broken input, on a stable compiler: `cargo xtask fuzz [TARGET…] [--seconds N] [--inputs N] [--seed N]
//! [--jobs N]`.
//!
//! A target takes the shaders, texts and binaries of the tests, breaks them (`broken.rs`), and has its reader read them.
//! The same seed breaks the same inputs in the same order. A panic, words of an internal error, a reader that contradicts
//! itself, and an input that takes longer than [`PATIENCE`] end the run; the input stays in `target/fuzz/`, also when a
//! stack runs over. `trefoil-fuzz TARGET FILE…` reads such a file again.

mod broken;
mod command;
mod random;
mod seeds;
mod splice;
mod targets;

use command::Arguments;
use random::Random;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use targets::{Input, Target};

/// How long one input may take.
const PATIENCE: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    let arguments = match Arguments::parse(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(2);
        }
    };
    let run = match arguments.targets.as_slice() {
        [name] if !arguments.files.is_empty() => again(name, &arguments.files),
        [name] => fuzz(name, &arguments),
        names => processes(names, &arguments),
    };
    match run {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Runs each target in a process of its own, so that one that dies is reported like one that panics.
fn processes(names: &[String], arguments: &Arguments) -> Result<(), String> {
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let (next, failed) = (Mutex::new(names.iter()), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let name = next.lock().unwrap_or_else(|e| e.into_inner()).next();
            let Some(name) = name else { return };
            let [seconds, inputs, seed] =
                [arguments.seconds, arguments.inputs, arguments.seed].map(|number| number.to_string());
            let words = [name, "--seconds", &seconds, "--inputs", &inputs, "--seed", &seed];
            let status = Command::new(&program).args(words).status();
            if !status.is_ok_and(|status| status.success()) {
                failed.lock().unwrap_or_else(|e| e.into_inner()).push(name.clone());
            }
        }
    };
    std::thread::scope(|scope| (0..arguments.jobs).for_each(|_| _ = scope.spawn(work)));
    let failed = failed.into_inner().unwrap_or_else(|e| e.into_inner());
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

/// Breaks inputs of a target until the time is over, all are read, or one is a finding.
fn fuzz(name: &str, arguments: &Arguments) -> Result<(), String> {
    let target = targets::find(name)?;
    let mut random = Random::new(arguments.seed);
    let kept = kept(name, arguments.seed, target.extension())?;
    let (begin, mut count, mut sound, mut slowest) = (Instant::now(), 0u64, 0u64, Duration::ZERO);
    while count < arguments.inputs && begin.elapsed() < Duration::from_secs(arguments.seconds) {
        let input = target.input(&mut random);
        // Written first: a stack that runs over ends the process.
        std::fs::write(&kept, input.file()).map_err(|e| format!("{}: {e}", kept.display()))?;
        let started = Instant::now();
        let read = one(target.as_ref(), &input);
        let took = started.elapsed();
        slowest = slowest.max(took);
        count += 1;
        let slow = (took > PATIENCE).then(|| format!("it takes {took:.1?}"));
        match (read, slow) {
            (Ok(is_sound), None) => sound += u64::from(is_sound),
            (Err(why), _) | (Ok(_), Some(why)) => {
                return Err(format!(
                    "{name}: input {count} of seed {}, in {}: {why}",
                    arguments.seed,
                    kept.display()
                ));
            }
        }
    }
    std::fs::remove_file(&kept).ok();
    let (seconds, slowest) = (begin.elapsed().as_secs_f32(), slowest.as_millis());
    println!("{name}: {count} inputs in {seconds:.1} s, {sound} sound, the slowest {slowest} ms, no finding");
    Ok(())
}

/// Reads inputs that were kept.
fn again(name: &str, files: &[PathBuf]) -> Result<(), String> {
    let target = targets::find(name)?;
    for file in files {
        let bytes = std::fs::read(file).map_err(|e| format!("{}: {e}", file.display()))?;
        let sound = one(target.as_ref(), &Input::of_file(bytes))
            .map_err(|why| format!("{}: {why}", file.display()))?;
        println!("{}: {}", file.display(), if sound { "sound" } else { "refused" });
    }
    Ok(())
}

/// Reads an input: whether it was sound, or the finding.
fn one(target: &dyn Target, input: &Input) -> Result<bool, String> {
    catch_unwind(AssertUnwindSafe(|| target.read(input))).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        Err(format!("panic: {}", text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default()))
    })
}

/// Where the input at hand lies.
fn kept(name: &str, seed: u64, extension: &str) -> Result<PathBuf, String> {
    let folder = seeds::workspace().join("target/fuzz");
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(folder.join(format!("{name}-{seed}.{extension}")))
}
