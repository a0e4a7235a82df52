//! `cargo xtask validate`: our validator beside DXC's, on the tree's containers and on damaged ones.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Has the test kit's `validate` compare the verdicts; the arguments go to it. Times are of a release build.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc".to_string()])?;
    let release = args.iter().any(|arg| arg == "--time").then_some("--release");
    let words = ["run", "--quiet", "-p", "trefoil-testkit", "--bin", "validate"];
    start(cargo().args(words).args(release).arg("--").args(args))
}
