//! A Python package that brings DXC's library takes ours in its place: it compiles HLSL and runs it on lavapipe.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The library, which cargo puts beside this test's program or one folder above.
fn library() -> PathBuf {
    let exe = std::env::current_exe().expect("a test has a path");
    let mut found = exe.ancestors().skip(1).take(2).map(|folder| folder.join("libdxcompiler.so"));
    found.find(|path| path.exists()).expect("cargo builds the library with its tests")
}

/// Copies the package, without the library that ours replaces.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        match path.is_dir() {
            true => copy(&path, &to.join(name))?,
            false if name == LIBRARY => {}
            false => drop(std::fs::copy(&path, to.join(name))?),
        }
    }
    Ok(())
}

const LIBRARY: &str = "libdxcompiler_x86_64.so";

/// A file of a consumer; what brings it, where it is missing.
fn consumer(file: &str) -> PathBuf {
    let path = root().join("target/consumers").join(file);
    assert!(path.exists(), "{} is missing: run `cargo xtask fetch`", path.display());
    path
}

#[test]
fn compushady_compiles_and_runs_a_compute_shader() {
    let (package, mesa) = (consumer("compushady"), consumer("mesa"));
    let driver = consumer("mesa/usr/share/vulkan/icd.d/trefoil_lvp.json");
    // The package's compiled part is of one version of Python.
    let python = consumer("bin/python3.11");
    let place = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("compushady");
    copy(&package, &place).unwrap();
    std::fs::copy(library(), place.join("compushady/backends").join(LIBRARY)).unwrap();
    let libraries = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"]
        .map(|folder| mesa.join(folder).canonicalize().unwrap_or_default().display().to_string());
    let out = Command::new(python)
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/compushady/run.py"))
        .env("PYTHONPATH", &place)
        .env("COMPUSHADY_BACKEND", "vulkan")
        .env("LD_LIBRARY_PATH", libraries.join(":"))
        .env("VK_DRIVER_FILES", &driver)
        .env("VK_ICD_FILENAMES", &driver)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&out.stdout);
    assert!(
        out.status.success() && said.contains("llvmpipe"),
        "{said}{}",
        String::from_utf8_lossy(&out.stderr)
    );
}
