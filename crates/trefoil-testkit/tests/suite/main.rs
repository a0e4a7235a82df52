//! Every test that is a file: execution tests, text tests, the examples, and input that must be refused.
//!
//! One test a file, named after its path under `tests/`, so that `cargo test -p trefoil-testkit --test suite exec/atomic`
//! runs what it says.

mod accept;
mod damaged;
mod examples;
mod exec;
mod random;
mod refused;
mod rootsig;
mod roundtrip;
mod text;
mod wgsl;

use libtest_mimic::{Arguments, Trial};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    match trefoil_testkit::vulkan::in_driver_environment() {
        Ok(_) => {}
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(101);
        }
    }
    let arguments = Arguments::from_args();
    let mut trials: Vec<Trial> = Vec::new();
    trials.extend(accept::trials());
    trials.extend(exec::trials());
    trials.extend(exec::rereading());
    trials.extend(roundtrip::trials());
    trials.extend(text::trials());
    trials.extend(examples::trials());
    trials.extend(random::trials());
    trials.extend(refused::trials());
    trials.extend(rootsig::trials());
    trials.extend(damaged::trials());
    trials.extend(wgsl::trials());
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// The files below a folder of the workspace, sorted, with their names from that folder.
fn files(folder: &str) -> Vec<(String, PathBuf)> {
    let root = trefoil_testkit::consumers::workspace().join(folder);
    let mut out = Vec::new();
    walk(&root, &mut out);
    out.sort();
    let name = |path: &Path| path.strip_prefix(&root).unwrap_or(path).display().to_string();
    out.iter().map(|path| (name(path), path.clone())).collect()
}

fn walk(folder: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        if path.is_dir() { walk(&path, out) } else { out.push(path) }
    }
}
