//! `cargo xtask tsan`: calls of the shared library from many threads, under ThreadSanitizer.

use crate::command::run as start;
use crate::{Outcome, root};
use std::process::Command;

const TARGET: &str = "x86_64-unknown-linux-gnu";

/// Builds the crate and the standard library with the sanitiser, and compiles on many threads; the arguments are the number of
/// threads and of compiles on each. A data race stops it with a report.
pub(crate) fn run(args: &[String]) -> Outcome {
    let mut cargo = Command::new("rustup");
    cargo.current_dir(root()).args([
        "run",
        "nightly",
        "cargo",
        "run",
        "--release",
        "-Zbuild-std",
        "--target",
        TARGET,
    ]);
    cargo.args(["-p", "trefoil-dxcapi", "--example", "many_threads", "--"]).args(args);
    cargo.env("RUSTFLAGS", "-Zsanitizer=thread").env("CARGO_TARGET_DIR", root().join("target/tsan"));
    cargo.env("TSAN_OPTIONS", "halt_on_error=1");
    start(&mut cargo).map_err(|why| {
        let needs = "rustup toolchain install nightly --component rust-src";
        format!("{why}\n  it needs: {needs}")
    })
}
