//! The WGSL shaders of bevy's published crates, which naga translates to HLSL for our tests.
//!
//! The crates are not built: `cargo info` downloads and unpacks a crate without its dependencies.

use super::Place;
use crate::Outcome;
use crate::command::output;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version of all of bevy's crates; the test kit has the versions of naga and naga_oil that it uses.
const VERSION: &str = "0.18.0";

/// The crates that have shaders.
const CRATES: [&str; 9] = [
    "bevy_anti_alias",
    "bevy_core_pipeline",
    "bevy_gizmos_render",
    "bevy_pbr",
    "bevy_post_process",
    "bevy_render",
    "bevy_solari",
    "bevy_sprite_render",
    "bevy_ui_render",
];

/// Copies every `.wgsl` of the crates, into a folder for each crate.
pub(super) fn shaders(place: &Place) -> Outcome {
    for name in CRATES {
        let mut info = Command::new(env!("CARGO"));
        // Outside of the workspace: within it, cargo would resolve the crate among the workspace's dependencies.
        info.current_dir(&place.dir).args(["info", "--quiet", &format!("{name}@{VERSION}")]);
        output(&mut info)?;
        let source = unpacked(&format!("{name}-{VERSION}"))?;
        let found = copy(&source, &source, &place.dir.join(name))?;
        if found == 0 {
            return Err(format!("{name} {VERSION} has no shaders"));
        }
    }
    Ok(())
}

/// The folder into which cargo unpacked a crate.
fn unpacked(name: &str) -> Result<PathBuf, String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home =
        home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).ok_or("no home folder")?;
    let sources = home.join("registry/src");
    let registries = fs::read_dir(&sources).map_err(|e| format!("{}: {e}", sources.display()))?;
    let mut places = registries.filter_map(Result::ok).map(|registry| registry.path().join(name));
    places.find(|path| path.exists()).ok_or_else(|| format!("cargo did not unpack {name}"))
}

fn copy(root: &Path, folder: &Path, to: &Path) -> Result<usize, String> {
    let mut count = 0;
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        if path.is_dir() {
            count += copy(root, &path, to)?;
        } else if path.extension().is_some_and(|extension| extension == "wgsl") {
            let place = to.join(path.strip_prefix(root).unwrap_or(&path));
            let tell = |e: std::io::Error| format!("{}: {e}", place.display());
            fs::create_dir_all(place.parent().unwrap_or(to)).map_err(tell)?;
            fs::copy(&path, &place).map_err(tell)?;
            count += 1;
        }
    }
    Ok(count)
}
