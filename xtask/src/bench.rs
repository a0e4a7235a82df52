//! `cargo xtask bench`: trefoil against DXC on the examples.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Fetches DXC and runs the benchmark; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc".into()])?;
    start(cargo().args(["bench", "-p", "trefoil-testkit", "--bench", "against_dxc", "--"]).args(args))
}
