//! `cargo xtask cross`: the shared library for other systems.
//!
//! For each target, the crate and its examples are checked. For Windows the library is linked too, by mingw-w64's linker, and
//! run in wine: a program with many threads loads it, and its output must be equal to that on this system.

use crate::Outcome;
use crate::command::{cargo, output, run as start};
use crate::targets::{WINDOWS, cargo_for};
use crate::wine::{Wine, dos};

/// The targets; the last one is linked and run.
const TARGETS: [&str; 4] = ["x86_64-pc-windows-msvc", "x86_64-apple-darwin", "aarch64-apple-darwin", WINDOWS];

/// Checks the targets; `--run` links and runs the library for Windows.
pub(crate) fn run(args: &[String]) -> Outcome {
    for target in TARGETS {
        let mut check = cargo_for(target, "check")?;
        start(check.args(["--quiet", "-p", "trefoil-dxcapi", "--lib", "--examples"]))?;
        println!("{target}: checked");
    }
    match args {
        [] => Ok(()),
        [word] if word == "--run" => windows(),
        _ => Err("the only argument is --run".into()),
    }
}

/// Links the library and the program for Windows, runs the program in wine and here, and compares their output.
fn windows() -> Outcome {
    let wine = Wine::fetched()?;
    let folder = wine.cargo_build("release", &["--quiet", "-p", "trefoil-dxcapi", "--lib", "--examples"])?;
    let library = folder.join("dxcompiler.dll");
    let size = std::fs::metadata(&library).map_err(|e| e.to_string())?.len();
    println!("{}: {size} bytes", library.display());
    wine.random_numbers(&folder.join("examples"))?;
    let mut there = wine.program(&folder.join("examples/many_threads.exe"), &[]);
    let there = output(there.args(["4", "50"]).arg(dos(&library)))?;
    let here =
        ["run", "--quiet", "--release", "-p", "trefoil-dxcapi", "--example", "many_threads", "--", "4", "50"];
    let here = output(cargo().args(here))?;
    print!("in wine: {there}here:    {here}");
    let same = there.trim_end() == here.trim_end();
    if same {
        Ok(())
    } else {
        Err("the libraries for Windows and for this system make different bytes".into())
    }
}
