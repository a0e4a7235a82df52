//! `cargo xtask facts`: compares what our modules declare (flags, reflection, signatures) with DXC's.

use crate::command::{cargo, run as start};
use crate::{Outcome, root};

/// Runs the test kit's `facts` with the arguments; for DXIL it asks the shared library too.
pub(crate) fn run(args: &[String]) -> Outcome {
    let mut facts = cargo();
    facts.args(["run", "--quiet", "-p", "trefoil-testkit", "--bin", "facts", "--"]).args(args);
    if args.first().is_some_and(|target| target == "dxil") {
        start(cargo().args(["build", "--quiet", "-p", "trefoil-dxcapi", "--lib"]))?;
        facts.arg("--drop-in").arg(root().join("target/debug/libdxcompiler.so"));
    }
    start(&mut facts)
}
