//! `cargo xtask permutations`: a hundred thousand permutations built, and what DXC would take for them.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Builds the program for release and has the test kit's `permutations` print the table.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc".into()])?;
    start(cargo().args(["build", "--quiet", "--release", "-p", "trefoil-cli"]))?;
    let program = crate::root().join("target/release/trefoil");
    let permutations = ["run", "--quiet", "-p", "trefoil-testkit", "--bin", "permutations", "--"];
    start(cargo().args(permutations).arg(program).args(args))
}
