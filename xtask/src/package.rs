//! `cargo xtask package [--verify]`: every public crate as crates.io takes it.

use crate::command::cargo;
use crate::{Outcome, root};
use std::fs;
use std::path::Path;
use std::process::Stdio;

/// What a manifest says beside its name; much of it comes from the workspace.
const SAID: &[&str] = &[
    "version",
    "edition",
    "rust-version",
    "license",
    "repository",
    "keywords",
    "categories",
    "readme",
    "include",
    "description",
];

/// Packages the public crates, those without `publish = false`; with `--verify` each is built from its package, which takes minutes.
pub(crate) fn run(args: &[String]) -> Outcome {
    let verify = match args {
        [] => false,
        [one] if one == "--verify" => true,
        other => return Err(format!("there is only --verify, not {}", other.join(" "))),
    };
    let crates = public()?;
    // What Cargo.lock names is mostly there; cargo asks the registry where it is not.
    let said = package(&crates, verify, true).or_else(|_| package(&crates, verify, false))?;
    let warned = |line: &&str| line.starts_with("warning: ") && !line.starts_with("warning: ignoring ");
    if let Some(warning) = said.lines().find(warned) {
        return Err(warning.to_owned());
    }
    println!("package: {} crates in {}", crates.len(), root().join("target/package").display());
    Ok(())
}

fn package(crates: &[String], verify: bool, offline: bool) -> Result<String, String> {
    let mut package = cargo();
    package.args(["package", "--locked", "--allow-dirty", "--color=never"]);
    package.args((!verify).then_some("--no-verify")).args(offline.then_some("--offline"));
    package.args(crates.iter().flat_map(|name| ["-p", name]));
    let out = package.stdin(Stdio::null()).output().map_err(|e| format!("cannot start cargo: {e}"))?;
    let said = String::from_utf8_lossy(&out.stderr).into_owned();
    if out.status.success() { Ok(said) } else { Err(said) }
}

/// The public crates, whose manifests say all that they must.
fn public() -> Result<Vec<String>, String> {
    let mut crates = Vec::new();
    let folder = root().join("crates");
    for entry in fs::read_dir(&folder).map_err(|e| e.to_string())?.filter_map(Result::ok) {
        let path = entry.path().join("Cargo.toml");
        let manifest = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        if manifest.contains("\npublish = false\n") {
            continue;
        }
        let lacks = |key: &&&str| {
            let (own, inherited) = (format!("\n{key} = "), format!("\n{key}.workspace = "));
            !manifest.contains(&own) && !manifest.contains(&inherited)
        };
        if let Some(missing) = SAID.iter().find(lacks) {
            return Err(format!("{} says no {missing}", path.display()));
        }
        for file in ["README.md", "LICENSE-APACHE", "LICENSE-MIT"] {
            exists(&entry.path().join(file))?;
        }
        crates.push(entry.file_name().to_string_lossy().into_owned());
    }
    crates.sort();
    Ok(crates)
}

fn exists(path: &Path) -> Outcome {
    if path.exists() { Ok(()) } else { Err(format!("{} is missing", path.display())) }
}
