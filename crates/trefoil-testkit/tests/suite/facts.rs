//! What our SPIR-V says of itself is what DXC's says, but for the kinds that `tests/facts/spirv.txt` gives a reason for.

use libtest_mimic::{Failed, Trial};
use std::process::Command;

/// One comparison of all shaders for each environment, in a process of its own: DXC may die of one.
pub(crate) fn trials() -> Vec<Trial> {
    ["vulkan1.0", "vulkan1.1"]
        .map(|environment| Trial::test(format!("facts/spirv/{environment}"), move || check(environment)))
        .into()
}

fn check(environment: &str) -> Result<(), Failed> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_facts"));
    let made = command.args(["spirv", "--env", environment]).output().map_err(|e| e.to_string())?;
    if made.status.success() {
        return Ok(());
    }
    let text = [made.stdout, made.stderr].concat();
    Err(format!("{}\n{}", made.status, String::from_utf8_lossy(&text)).into())
}
