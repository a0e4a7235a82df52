//! `cargo xtask test`: fetch the consumers, build, and run every test of the workspace.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Fetches, builds and tests; the arguments go to `cargo test`.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&[])?;
    start(cargo().args(["test", "--workspace", "--no-fail-fast"]).args(args))
}
