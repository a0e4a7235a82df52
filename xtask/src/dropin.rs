//! `cargo xtask dropin`: the shared library against DXC's.

use crate::command::{cargo, run as start};
use crate::{Outcome, root};
use std::path::Path;

/// Builds the library as it ships and measures both; the arguments are threads and compiles a thread.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["dxc".to_owned()])?;
    let build = ["rustc", "--release", "-p", "trefoil-dxcapi", "--lib", "--crate-type", "cdylib"];
    start(cargo().args(build).args(["--", "-C", "strip=symbols"]))?;
    let ours = root().join("target/release/libdxcompiler.so");
    let theirs = root().join("target/consumers/dxc/libdxcompiler.so");
    println!("{}: {} bytes\n{}: {} bytes", ours.display(), size(&ours)?, theirs.display(), size(&theirs)?);
    let example = ["run", "--release", "-p", "trefoil-dxcapi", "--example", "against_dxc", "--"];
    start(cargo().args(example).arg(ours).arg(theirs).args(args))
}

fn size(path: &Path) -> Result<u64, String> {
    std::fs::metadata(path).map(|data| data.len()).map_err(|e| format!("{}: {e}", path.display()))
}
