//! `cargo xtask fuzz`: every reader on broken input.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Builds the fuzz crate in its own profile and runs it; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    start(cargo().args(["run", "--quiet", "--profile", "fuzz", "-p", "trefoil-fuzz", "--"]).args(args))
}
