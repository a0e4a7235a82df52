//! `cargo xtask bless`: writes into the tests what is right: verdicts as DXC gives them, pictures, and snapshots.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Has the test kit write them; the argument is a part of the names of what is written.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc".to_string(), "mesa".to_string()])?;
    start(cargo().args(["run", "--quiet", "-p", "trefoil-testkit", "--bin", "bless", "--"]).args(args))?;
    if !args.first().is_none_or(|filter| "snapshots/allocations".contains(filter.as_str())) {
        return Ok(());
    }
    start(cargo().args([
        "test",
        "--quiet",
        "-p",
        "trefoil-testkit",
        "--test",
        "allocations",
        "--",
        "--bless",
    ]))
}
