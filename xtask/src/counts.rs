//! `cargo xtask counts`: instructions beside DXC's, over the shaders of the tree.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Fetches DXC and has the test kit count; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc".into()])?;
    start(cargo().args(["run", "--quiet", "-p", "trefoil-testkit", "--bin", "counts", "--"]).args(args))
}
