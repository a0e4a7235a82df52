//! Where the real consumers are.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The root of the workspace.
pub fn workspace() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).components().collect()
}

/// The folder of all consumers.
pub fn folder() -> PathBuf {
    workspace().join("target/consumers")
}

/// A file of a consumer, or the error that tells how to get it.
pub fn file(path: &str) -> Result<PathBuf, String> {
    let found = folder().join(path);
    if found.exists() {
        return Ok(found);
    }
    Err(format!("{} is missing: run `cargo xtask fetch`", found.display()))
}

/// A program among the consumers, ready for arguments.
pub fn program(name: &str) -> Result<Command, String> {
    let mut command = Command::new(file(&format!("bin/{name}"))?);
    command.stdin(Stdio::null());
    Ok(command)
}

/// Runs a consumer; its standard output when it is content, all that it said when not.
pub fn run(command: &mut Command) -> Result<Vec<u8>, String> {
    let out = command.output().map_err(|e| format!("cannot start {:?}: {e}", command.get_program()))?;
    if out.status.success() {
        return Ok(out.stdout);
    }
    let said = format!("{}{}", String::from_utf8_lossy(&out.stderr), String::from_utf8_lossy(&out.stdout));
    let program = command.get_program().to_string_lossy().into_owned();
    let name = program.rsplit('/').next().unwrap_or_default();
    Err(format!("{name}: {}: {}", out.status, said.trim_end()))
}
