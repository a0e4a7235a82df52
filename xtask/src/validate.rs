//! `cargo xtask validate`: our validator beside DXC's, on the tree's containers and on damaged ones.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Has the test kit's `validate` compare the verdicts; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc".to_string()])?;
    let words = ["run", "--quiet", "-p", "trefoil-testkit", "--bin", "validate"];
    start(cargo().args(words).arg("--").args(args))
}
