//! What our modules say of themselves is what DXC's say, but for the kinds that `tests/facts` gives a reason for.

use libtest_mimic::{Failed, Trial};
use std::path::PathBuf;
use std::process::Command;

/// One comparison of all shaders for each environment of Vulkan, one of a quarter of them for DXIL, which takes longer, and of an
/// eighth for each older validator; each in a process of its own: DXC may die of one.
pub(crate) fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> = ["vulkan1.0", "vulkan1.1"]
        .map(|environment| {
            Trial::test(format!("facts/spirv/{environment}"), move || check(&["spirv", "--env", environment]))
        })
        .into();
    trials.push(Trial::test("facts/dxil", || dxil(&["--sample", "0/4"])));
    trials.push(Trial::test("facts/dxil/random", || dxil(&["--random", "300", "--idioms"])));
    trials.push(Trial::test("facts/dxil/layouts", || dxil(&["--random", "60", "--layouts"])));
    trials.push(Trial::test("facts/dxil/members", || dxil(&["--random", "100", "--members"])));
    trials.push(Trial::test("facts/spirv/layouts", || check(&["spirv", "--random", "60", "--layouts"])));
    trials.extend((0..8).map(|minor| {
        Trial::test(format!("facts/dxil/for_validator_1.{minor}"), move || {
            dxil(&["--sample", &format!("{minor}/8"), "--validator", &format!("1.{minor}")])
        })
    }));
    trials
}

fn dxil(args: &[&str]) -> Result<(), Failed> {
    let library = library().ok_or("cargo builds no libdxcompiler.so with the tests")?;
    check(&[&["dxil", "--drop-in", &library.display().to_string()], args].concat())
}

/// The library that stands in for DXC's, which cargo puts beside this test's program or one folder above.
pub(crate) fn library() -> Option<PathBuf> {
    let exe = std::env::current_exe().ok()?;
    let mut places = exe.ancestors().skip(1).take(2).map(|folder| folder.join("libdxcompiler.so"));
    places.find(|path| path.exists())
}

fn check(args: &[&str]) -> Result<(), Failed> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_facts"));
    let made = command.args(args).output().map_err(|e| e.to_string())?;
    if made.status.success() {
        return Ok(());
    }
    let text = [made.stdout, made.stderr].concat();
    Err(format!("{}\n{}", made.status, String::from_utf8_lossy(&text)).into())
}
