//! `cargo xtask hostile`: how a release build responds to malicious input.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Builds the program for release and has the test kit's `hostile` print the table.
pub(crate) fn run(args: &[String]) -> Outcome {
    start(cargo().args(["build", "--quiet", "--release", "-p", "trefoil-cli"]))?;
    let program = crate::root().join("target/release/trefoil");
    let hostile = ["run", "--quiet", "-p", "trefoil-testkit", "--bin", "hostile", "--"];
    start(cargo().args(hostile).arg(program).args(args))
}
