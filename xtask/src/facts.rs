//! `cargo xtask facts`: what our modules say of themselves beside what DXC's say.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Has the test kit's `facts` compare; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    start(cargo().args(["run", "--quiet", "-p", "trefoil-testkit", "--bin", "facts", "--"]).args(args))
}
