//! `cargo xtask pgo [PACKAGE...]`: release builds that are optimised by a profile of compiles.
//!
//! A compile runs much code once, so that most of its time goes into fetching instructions. A profile of the examples tells the
//! compiler what is worth being laid out together, and what never runs.

use crate::command::{cargo, output, run as start};
use crate::{Outcome, root};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is built when no package is named: the program and the library in place of DXC's.
const PACKAGES: &[&str] = &["trefoil-cli", "trefoil-dxcapi"];

/// Those of which a shared library is built.
const LIBRARIES: &[&str] = &["trefoil-capi", "trefoil-dxcapi", "trefoil-d3dapi"];

/// The library, with all that a compile runs through.
const COMPILER: &str = "trefoil";

/// What runs for the profile: it compiles the examples, large shaders and permutations.
const TRAINER: &str = "trefoil-bench";

/// Builds packages by a profile, and says where they are.
pub(crate) fn run(args: &[String]) -> Outcome {
    if let Some(option) = args.iter().find(|arg| arg.starts_with('-')) {
        return Err(format!("'{option}' is no package"));
    }
    let named: Vec<&str> = args.iter().map(String::as_str).collect();
    let folder = build(if named.is_empty() { PACKAGES } else { &named })?;
    println!("built by a profile: {}", folder.display());
    Ok(())
}

/// Builds packages by a profile of the trainer; the folder that they are in.
pub(crate) fn build(packages: &[&str]) -> Result<PathBuf, String> {
    check_features(packages)?;
    let host = of_rustc("host")?;
    let folder = root().join("target/pgo");
    let (raw, profile) = (folder.join("raw"), folder.join("trefoil.profdata"));
    let merger = merger(&host)?;
    crate::fetch::run(&["wgsl".into()])?;
    let _ = std::fs::remove_dir_all(&raw);
    let instrumented = folder.join("instrumented");
    start(&mut release(TRAINER, &host, &instrumented, &format!("-Cprofile-generate={}", raw.display())))?;
    let trainer = instrumented.join(&host).join("release").join(TRAINER);
    start(Command::new(trainer).arg("--train").current_dir(root()))?;
    start(Command::new(merger).arg("merge").arg("-o").arg(&profile).arg(&raw))?;
    let optimised = folder.join("optimised");
    for package in packages {
        start(&mut release(package, &host, &optimised, &format!("-Cprofile-use={}", profile.display())))?;
    }
    Ok(optimised.join(host).join("release"))
}

/// Refuses packages that build the compiler with other features than the trainer does: its functions would have other names, and
/// none of them a profile.
fn check_features(packages: &[&str]) -> Outcome {
    let [compiler, trained] = [features(COMPILER)?, features(TRAINER)?];
    for package in packages {
        let built = features(package)?;
        for name in compiler.keys() {
            let (of_trainer, of_package) = (trained.get(name), built.get(name));
            if of_trainer != of_package {
                return Err(format!("{name} has {of_trainer:?} for {TRAINER}, {of_package:?} for {package}"));
            }
        }
    }
    Ok(())
}

/// What a package is built of, each by its name with its features.
fn features(package: &str) -> Result<BTreeMap<String, String>, String> {
    let mut tree = cargo();
    tree.args([
        "tree",
        "--prefix",
        "none",
        "--edges",
        "normal",
        "--format",
        "{lib} {f}",
        "--package",
        package,
    ]);
    let said = output(&mut tree)?;
    // A repeated one is marked.
    let lines = said.lines().map(|line| line.trim_end_matches(" (*)"));
    Ok(lines.filter_map(|line| line.split_once(' ')).map(|(a, b)| (a.into(), b.trim_end().into())).collect())
}

/// A release build of a package. The target is named so that what only builds is left as it is.
fn release(package: &str, host: &str, folder: &Path, flags: &str) -> Command {
    let mut build = cargo();
    let is_library = LIBRARIES.contains(&package);
    build.arg(if is_library { "rustc" } else { "build" });
    build.args(["--quiet", "--release", "--target", host, "-p", package]);
    if is_library {
        // With a library for Rust beside it nothing would be optimised across crates.
        build.args(["--lib", "--crate-type", "cdylib"]);
    }
    build.env("RUSTFLAGS", flags).env("CARGO_TARGET_DIR", folder);
    build
}

/// What `rustc -vV` says of something.
fn of_rustc(what: &str) -> Result<String, String> {
    let said = output(Command::new("rustc").arg("-vV"))?;
    let word = said.lines().find_map(|line| line.strip_prefix(what)?.strip_prefix(": "));
    word.map(String::from).ok_or_else(|| format!("`rustc -vV` names no {what}"))
}

/// The program that merges profiles: the one that comes with the compiler's component of LLVM's tools, else that of the consumer
/// whose LLVM is the compiler's.
fn merger(host: &str) -> Result<PathBuf, String> {
    let sysroot = output(Command::new("rustc").args(["--print", "sysroot"]))?;
    let own = Path::new(sysroot.trim()).join("lib/rustlib").join(host).join("bin/llvm-profdata");
    if own.exists() {
        return Ok(own);
    }
    if of_rustc("LLVM version")?.starts_with("22.") {
        crate::fetch::run(&["llvm-22".into()])?;
        return Ok(root().join("target/consumers/bin/llvm-profdata-22"));
    }
    Err(format!("there is no {}: `rustup component add llvm-tools` gets it", own.display()))
}
