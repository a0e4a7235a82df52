//! `cargo xtask outputs`: a hash of everything that the compiler makes of the tree's shaders, to see what a change moves.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Has the test kit's `outputs` print the list, or what differs from an earlier one; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    start(cargo().args(["run", "--quiet", "-p", "trefoil-testkit", "--bin", "outputs", "--"]).args(args))
}
