//! `cargo xtask watch`: how long a watched build takes from the saving of a file to its end.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Builds the program for release and has the test kit's `watch` print the table.
pub(crate) fn run(args: &[String]) -> Outcome {
    start(cargo().args(["build", "--quiet", "--release", "-p", "trefoil-cli"]))?;
    let program = crate::root().join("target/release/trefoil");
    let watch = ["run", "--quiet", "-p", "trefoil-testkit", "--bin", "watch", "--"];
    start(cargo().args(watch).arg(program).args(args))
}
