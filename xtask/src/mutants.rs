//! `cargo xtask mutants [FILTER]`: the tree's shaders with small edits, by trefoil and by DXC.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Has the test kit's `mutants` run; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc".to_string(), "spirv-tools".to_string()])?;
    start(cargo().args(["run", "--quiet", "-p", "trefoil-testkit", "--bin", "mutants", "--"]).args(args))
}
