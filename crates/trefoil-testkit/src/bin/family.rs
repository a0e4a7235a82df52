//! `family NAME...`: writes members of generated families of acceptance tests, such as `operands/add_2_half_int`.
//! `cargo xtask bless accept/NAME` adds the verdict.

use std::process::ExitCode;
use trefoil_testkit::accept::families::source;
use trefoil_testkit::consumers::workspace;

fn main() -> ExitCode {
    for name in std::env::args().skip(1) {
        let Some(text) = source(&name) else {
            eprintln!("'{name}' is no member of a family");
            return ExitCode::FAILURE;
        };
        let path = workspace().join("tests/accept").join(&name).with_extension("hlsl");
        if let Err(why) = std::fs::write(&path, text) {
            eprintln!("{}: {why}", path.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
