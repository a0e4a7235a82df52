//! `cargo xtask fuzz`: every reader on broken input.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Builds the fuzz crate as tests are built and runs it; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    start(cargo().args(["run", "--quiet", "-p", "trefoil-fuzz", "--"]).args(args))
}
