//! `cargo xtask meaning [FILTER]`: DXC's DXIL and trefoil's, executed on the same made inputs.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Has the test kit's `meaning` run; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    let needed: &[&str] = match args.iter().any(|arg| arg == "--driver") {
        true => &["dxc", "mesa", "spirv-tools", "vkd3d"],
        false => &["dxc"],
    };
    crate::fetch::run(&needed.iter().map(|name| name.to_string()).collect::<Vec<_>>())?;
    start(cargo().args(["run", "--quiet", "-p", "trefoil-testkit", "--bin", "meaning", "--"]).args(args))
}
