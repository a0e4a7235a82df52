//! `cargo xtask facts`: what our modules say of themselves beside what DXC's say.

use crate::command::{cargo, run as start};
use crate::{Outcome, root};

/// Has the test kit's `facts` compare; the arguments go to it. DXIL's facts ask the shared library too.
pub(crate) fn run(args: &[String]) -> Outcome {
    let mut facts = cargo();
    facts.args(["run", "--quiet", "-p", "trefoil-testkit", "--bin", "facts", "--"]).args(args);
    if args.first().is_some_and(|target| target == "dxil") {
        start(cargo().args(["build", "--quiet", "-p", "trefoil-dxcapi", "--lib"]))?;
        facts.arg("--drop-in").arg(root().join("target/debug/libdxcompiler.so"));
    }
    start(&mut facts)
}
