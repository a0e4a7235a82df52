//! `bless [FILTER]`: writes into the tests what is right. `cargo xtask bless` calls it.

use std::process::ExitCode;
use trefoil_testkit::accept;

fn main() -> ExitCode {
    let filter = std::env::args().nth(1).unwrap_or_default();
    match accept::bless(&filter) {
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
