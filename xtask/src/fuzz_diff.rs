//! `cargo xtask fuzz-diff N SEED`: random programs, trefoil against DXC, both on lavapipe.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Fetches what judges and runs the driver; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc".into(), "spirv-tools".into(), "mesa".into()])?;
    start(cargo().args(["run", "--release", "-p", "trefoil-testkit", "--bin", "fuzz_diff", "--"]).args(args))
}
