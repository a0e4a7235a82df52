//! `bless [FILTER]`: writes into the tests what is right. `cargo xtask bless` calls it.

use std::process::ExitCode;
use trefoil_testkit::exec::run::bless_pictures;
use trefoil_testkit::{accept, consumers, snapshot, vulkan};

fn main() -> ExitCode {
    let filter = std::env::args().nth(1).unwrap_or_default();
    match vulkan::in_driver_environment().and_then(|_| run(&filter)) {
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
    let counts = "snapshots/counts".contains(filter) && snapshot::write("counts.txt", &snapshot::counts()?)?;
    Ok(usize::from(sizes) + usize::from(counts) + pictures(filter)? + accept::bless(filter)?)
}

/// Draws the pictures of the execution tests that the filter names, or of all with `pictures`; how many files changed.
fn pictures(filter: &str) -> Result<usize, String> {
    let mut changed = 0;
    for (name, path) in consumers::files("tests/exec") {
        if name.ends_with(".hlsl") && (filter == "pictures" || format!("exec/{name}").contains(filter)) {
            changed += bless_pictures(&path).map_err(|why| format!("exec/{name}: {why}"))?;
        }
    }
    Ok(changed)
}
