//! `cargo xtask bench`: trefoil against DXC on the examples, or against another version of itself.

use crate::Outcome;
use crate::command::{cargo, run as start};
use std::process::Command;

/// Fetches DXC and runs the benchmark; `artefacts` prints sizes and times of what users get instead; the arguments go to it.
/// `--pgo` has it built by a profile of compiles first.
/// `--beside OLD` compares with another version instead: OLD is that version's example `repeat`, built there for release.
pub(crate) fn run(args: &[String]) -> Outcome {
    if args.first().is_some_and(|arg| arg == "artefacts") {
        return crate::artefacts::run();
    }
    if let Some(at) = args.iter().position(|arg| arg == "--beside") {
        let old = args.get(at + 1).ok_or("--beside needs the `repeat` of another version")?;
        return beside(old, &[&args[..at], &args[at + 2..]].concat());
    }
    crate::fetch::run(&["dxc".into()])?;
    if let Some(at) = args.iter().position(|arg| arg == "--pgo") {
        let bench = crate::pgo::build(&["trefoil-bench"])?.join("trefoil-bench");
        return start(Command::new(bench).args(&args[..at]).args(&args[at + 1..]).current_dir(crate::root()));
    }
    start(cargo().args(["run", "--quiet", "--release", "-p", "trefoil-bench", "--"]).args(args))
}

/// Builds this version's `repeat` and has the test kit compare.
fn beside(old: &str, args: &[String]) -> Outcome {
    if args.iter().any(|arg| arg == "--count") {
        crate::fetch::run(&["valgrind".into()])?;
    }
    start(cargo().args(["build", "--quiet", "--release", "-p", "trefoil-cli", "--example", "repeat"]))?;
    let new = crate::root().join("target/release/examples/repeat");
    let old = std::path::absolute(old).map_err(|e| format!("{old}: {e}"))?;
    start(
        cargo()
            .args(["run", "--quiet", "-p", "trefoil-testkit", "--bin", "beside", "--"])
            .arg(old)
            .arg(new)
            .args(args),
    )
}
