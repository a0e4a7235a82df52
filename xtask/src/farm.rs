//! `cargo xtask farm`: a build over two executors on this machine, and `cargo xtask scale`: the same on more, simulated.

use crate::Outcome;
use crate::command::{cargo, run as start};

/// Builds the program for release, with its client, and has the test kit's `farm` print the table.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["farm".into()])?;
    if args.iter().any(|word| word == "--full") {
        crate::fetch::run(&["buildbox".into(), "grid".into()])?;
    }
    start(cargo().args(["build", "--quiet", "--release", "-p", "trefoil-cli", "--features", "farm"]))?;
    let program = crate::root().join("target/release/trefoil");
    let farm = ["run", "--quiet", "-p", "trefoil-testkit", "--bin", "farm", "--", "run"];
    start(cargo().args(farm).arg(program).args(args))
}

/// Simulates from a trace, by itself the one in `docs/scale`, and draws into that folder.
pub(crate) fn scale(args: &[String]) -> Outcome {
    let trace = args.first().map_or("docs/scale/trace.tsv", String::as_str);
    let scale = ["run", "--quiet", "-p", "trefoil-testkit", "--bin", "scale", "--"];
    start(cargo().args(scale).args([trace, "docs/scale"]))
}
