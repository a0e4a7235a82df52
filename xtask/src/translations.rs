//! `cargo xtask translations [FILTER]`: the tree's shaders as spirv-cross and slangc write them, by trefoil and by DXC.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Has the test kit's `translations` run; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc", "spirv-tools", "spirv-cross", "slang", "wgsl"].map(String::from))?;
    start(cargo().args(["run", "--quiet", "-p", "trefoil-testkit", "--bin", "translations", "--"]).args(args))
}
