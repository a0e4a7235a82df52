//! `cargo xtask matrices [FILTER]`: every declaration with every annotation, type or index, by trefoil and by DXC.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Has the test kit's `matrices` run; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc".to_string()])?;
    start(cargo().args(["run", "--quiet", "-p", "trefoil-testkit", "--bin", "matrices", "--"]).args(args))
}
