//! `bless [FILTER]`: writes into the tests what is right. `cargo xtask bless` calls it.

use std::process::ExitCode;
use trefoil_testkit::{accept, snapshot};

fn main() -> ExitCode {
    let filter = std::env::args().nth(1).unwrap_or_default();
    match run(&filter) {
        Ok(changed) => {
            println!("{changed} files changed");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Writes what the filter names; how many files changed.
fn run(filter: &str) -> Result<usize, String> {
    let sizes = "snapshots/sizes".contains(filter) && snapshot::write("sizes.txt", &snapshot::sizes()?)?;
    Ok(usize::from(sizes) + accept::bless(filter)?)
}
