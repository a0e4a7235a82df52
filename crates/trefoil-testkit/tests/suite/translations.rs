//! HLSL that spirv-cross and slangc write of a sample of the tree's shaders: DXC and trefoil agree about it.

use libtest_mimic::{Failed, Trial};
use std::process::Command;

/// One comparison of a few shaders that people look at, and of a few execution tests; in a process of its own: DXC may die of one.
pub(crate) fn trials() -> Vec<Trial> {
    [("examples/", "7"), ("exec/", "60")]
        .map(|(folder, every)| {
            Trial::test(format!("translations/{folder}"), move || check(&[folder, "--every", every]))
        })
        .into()
}

fn check(args: &[&str]) -> Result<(), Failed> {
    let made = Command::new(env!("CARGO_BIN_EXE_translations")).args(args).output();
    let made = made.map_err(|e| e.to_string())?;
    if made.status.success() {
        return Ok(());
    }
    let text = [made.stdout, made.stderr].concat();
    Err(format!("{}\n{}", made.status, String::from_utf8_lossy(&text)).into())
}
