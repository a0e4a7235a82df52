//! `cargo xtask test`: fetch the consumers, build, and run every test of the workspace. `cargo xtask doors`: what users get besides the
//! libraries of the workspace, each in the hands of its consumer.

use crate::command::{cargo, run as start};
use crate::{Outcome, d3d11, examples, fetch, static_binary, web};

/// Fetches, builds and tests; the arguments go to `cargo test`. Without any the doors are tried too.
pub(crate) fn run(args: &[String]) -> Outcome {
    fetch::run(&[])?;
    start(cargo().args(["test", "--workspace", "--no-fail-fast"]).args(args))?;
    if args.is_empty() { doors() } else { Ok(()) }
}

/// Tries each door, in the profile of the first build where speed is no part of what is tried.
pub(crate) fn doors() -> Outcome {
    let (profile, test) = (["--profile", "first"].map(str::to_owned), ["--test".to_owned()]);
    static_binary::build(&profile)?;
    web::npm(&test)?;
    web::playground(&test)?;
    d3d11::run(&profile)?;
    examples::run(&[])
}
