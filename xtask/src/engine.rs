//! `cargo xtask engine`: an engine's shaders, over 200 entries under 2 MB of headers, by trefoil and by DXC.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Fetches DXC and runs the comparison in a release build, since it times; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc".into(), "spirv-tools".into()])?;
    let engine = ["run", "--quiet", "--release", "-p", "trefoil-testkit", "--bin", "engine", "--"];
    start(cargo().args(engine).args(args))
}
