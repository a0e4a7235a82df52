//! `cargo xtask install-c PREFIX`: libtrefoil with its headers, pkg-config file and CMake package, and the program, as a system has them.

use crate::Outcome;
use crate::command::{cargo, run as start};
use std::fs;
use std::path::{Path, PathBuf};

/// The version, which the soname in `crates/trefoil-capi/build.rs` begins.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Builds a release and installs it; `--from FOLDER` takes libraries that were built before, `--program FILE` installs nothing but that
/// program, with the CMake package that calls it.
pub(crate) fn run(args: &[String]) -> Outcome {
    let root = crate::root();
    let package = root.join("crates/trefoil-capi");
    let built = root.join("target/release");
    match args {
        [prefix] => {
            // Without the rlib, with which nothing is optimised across crates.
            let library = ["rustc", "--release", "-p", "trefoil-capi", "--lib"];
            start(cargo().args(library).args(["--crate-type", "cdylib,staticlib"]))?;
            start(cargo().args(["build", "--release", "-p", "trefoil-cli"]))?;
            libraries(&package, &built, Path::new(prefix))?;
            program(&package, &built.join("trefoil"), Path::new(prefix))
        }
        [prefix, option, from] if option == "--from" => {
            libraries(&package, Path::new(from), Path::new(prefix))?;
            cmake(&package, Path::new(prefix))
        }
        [prefix, option, file] if option == "--program" => {
            program(&package, Path::new(file), Path::new(prefix))
        }
        _ => Err("usage: cargo xtask install-c PREFIX [--from FOLDER | --program FILE]".into()),
    }
}

fn folder(prefix: &Path, name: &str) -> Result<PathBuf, String> {
    let folder = prefix.join(name);
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(folder)
}

fn libraries(package: &Path, from: &Path, prefix: &Path) -> Outcome {
    let include = folder(prefix, "include")?;
    for header in ["trefoil.h", "trefoil.hpp"] {
        copy(&package.join("include").join(header), &include.join(header))?;
    }
    let lib = folder(prefix, "lib")?;
    let full = format!("libtrefoil.so.{VERSION}");
    copy(&from.join("libtrefoil_c.so"), &lib.join(&full))?;
    copy(&from.join("libtrefoil_c.a"), &lib.join("libtrefoil.a"))?;
    link(&full, &lib.join("libtrefoil.so.0"))?;
    link("libtrefoil.so.0", &lib.join("libtrefoil.so"))?;
    fill(&package.join("package/trefoil.pc"), &folder(prefix, "lib/pkgconfig")?)
}

fn program(package: &Path, file: &Path, prefix: &Path) -> Outcome {
    copy(file, &folder(prefix, "bin")?.join("trefoil"))?;
    cmake(package, prefix)
}

fn cmake(package: &Path, prefix: &Path) -> Outcome {
    let cmake = folder(prefix, "lib/cmake/trefoil")?;
    let files = ["trefoil-config.cmake", "trefoil-config-version.cmake", "trefoil-shaders.cmake"];
    files.iter().try_for_each(|file| fill(&package.join("package").join(file), &cmake))
}

fn copy(from: &Path, to: &Path) -> Outcome {
    fs::copy(from, to)
        .map(drop)
        .map_err(|e| format!("cannot copy {} to {}: {e}", from.display(), to.display()))
}

fn link(to: &str, at: &Path) -> Outcome {
    _ = fs::remove_file(at);
    std::os::unix::fs::symlink(to, at).map_err(|e| format!("{}: {e}", at.display()))
}

/// Writes a file with the version in it.
fn fill(template: &Path, folder: &Path) -> Outcome {
    let text = fs::read_to_string(template).map_err(|e| format!("{}: {e}", template.display()))?;
    let mut numbers = VERSION.split('.');
    let (major, minor) = (numbers.next().unwrap_or("0"), numbers.next().unwrap_or("0"));
    let text = text.replace("@VERSION@", VERSION).replace("@MAJOR@", major).replace("@MINOR@", minor);
    let path = folder.join(template.file_name().unwrap_or_default());
    fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))
}
