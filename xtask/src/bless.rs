//! `cargo xtask bless`: writes into the tests what is right, as DXC says it.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Has the test kit's `bless` write the verdicts; the arguments go to it.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc".to_string()])?;
    start(cargo().args(["run", "--quiet", "-p", "trefoil-testkit", "--bin", "bless", "--"]).args(args))
}
