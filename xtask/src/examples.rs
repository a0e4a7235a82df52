//! `cargo xtask examples [wgpu|python]`: the examples that use a GPU through packages of others, on lavapipe.
//!
//! The one in C++ is a test of `crates/trefoil-capi`.

use crate::command::{cargo, output};
use crate::{Outcome, fetch, root};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Runs the examples, or the one that is named.
pub(crate) fn run(args: &[String]) -> Outcome {
    let wanted = args.first().map(String::as_str);
    if !matches!((args.len(), wanted), (0, None) | (1, Some("wgpu" | "python"))) {
        return Err(format!("the examples are wgpu and python, not {}", args.join(" ")));
    }
    fetch::run(&["mesa".to_owned()])?;
    if wanted != Some("python") {
        wgpu()?;
    }
    if wanted != Some("wgpu") {
        python()?;
    }
    Ok(())
}

/// The folder of what they make.
fn folder() -> Result<PathBuf, String> {
    let folder = root().join("target/examples");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(folder)
}

/// Lets a program find lavapipe.
fn on_lavapipe(command: &mut Command) -> &mut Command {
    let mesa = root().join("target/consumers/mesa");
    let driver = mesa.join("usr/share/vulkan/icd.d/trefoil_lvp.json");
    let libraries = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"];
    let libraries = libraries.map(|folder| mesa.join(folder).display().to_string()).join(":");
    command.env("LD_LIBRARY_PATH", libraries).env("VK_DRIVER_FILES", &driver).env("VK_ICD_FILENAMES", driver)
}

/// A fountain of particles in Rust. Drivers need not agree on each texel, so its picture is compared by what it looks like.
fn wgpu() -> Outcome {
    let (picture, target) = (folder()?.join("fountain.png"), root().join("target/wgpu"));
    let manifest = root().join("examples/wgpu/Cargo.toml");
    let mut build = cargo();
    build.args(["build", "--locked", "--manifest-path"]).arg(manifest).env("CARGO_TARGET_DIR", &target);
    crate::command::run(&mut build)?;
    let said = output(on_lavapipe(&mut Command::new(target.join("debug/particles"))).arg(&picture))?;
    print!("{said}");
    let figures = said.lines().last().and_then(|line| line.split_once(": ")).unwrap_or_default().1;
    for (name, least, most) in LOOK {
        let mut words = figures.split(' ').skip_while(|word| word != name);
        let found = words.nth(1).and_then(|number| number.parse().ok()).unwrap_or(f64::NAN);
        if !(*least..=*most).contains(&found) {
            return Err(format!("{name} is {found}, not {least} to {most}: look at {}", picture.display()));
        }
    }
    Ok(())
}

/// What the fountain looks like, with what a driver may differ.
const LOOK: &[(&str, f64, f64)] = &[
    ("lit", 0.50, 0.62),
    ("red", 0.080, 0.092),
    ("green", 0.046, 0.055),
    ("blue", 0.033, 0.041),
    ("x", 0.49, 0.51),
    ("y", 0.48, 0.51),
];

/// A plot in Python, of a shader that wgpu runs. Where the map settles is known.
fn python() -> Outcome {
    fetch::run(&["maturin".to_owned(), "python-gpu".to_owned()])?;
    let (folder, crate_) = (folder()?, root().join("crates/trefoil-python"));
    let wheels = folder.join("wheels");
    if wheels.exists() {
        fs::remove_dir_all(&wheels).map_err(|e| e.to_string())?;
    }
    let mut build = Command::new(root().join("target/consumers/bin/maturin"));
    build.current_dir(crate_).args(["build", "--profile", "dev", "--locked", "--compatibility", "linux"]);
    output(build.arg("--out").arg(&wheels))?;
    let wheel = fs::read_dir(&wheels).ok().and_then(|mut found| found.next()).and_then(Result::ok);
    let wheel = wheel.ok_or("maturin made no wheel")?.path();
    let package = folder.join("package");
    let mut install = Command::new("python3");
    install.args(["-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--upgrade", "--target"]);
    output(install.arg(&package).arg(wheel))?;
    let plot = folder.join("logistic.png");
    let mut program = Command::new("python3");
    let others = root().join("target/consumers/python-gpu");
    program.env("PYTHONPATH", format!("{}:{}", package.display(), others.display()));
    program.arg(root().join("examples/python/logistic.py")).arg(&plot);
    let said = output(on_lavapipe(&mut program))?;
    print!("{said}");
    let settles = ["r = 2.5: 0.600", "r = 3.2: 0.513 0.799", "r = 3.5: 0.383 0.501 0.827 0.875"];
    match settles.iter().find(|line| !said.lines().any(|said| said == **line)) {
        Some(missing) => Err(format!("the map was to settle so: {missing}")),
        None => {
            println!("python: the plot is {}", plot.display());
            Ok(())
        }
    }
}
