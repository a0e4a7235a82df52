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

/// The package's compiled part is of one version of Python.
fn has_its_python() -> bool {
    let version =
        Command::new("python3").args(["-c", "import sys; print(sys.version_info[:2] == (3, 11))"]).output();
    version.is_ok_and(|out| out.stdout.starts_with(b"True"))
}

#[test]
fn compushady_compiles_and_runs_a_compute_shader() {
    let consumers = root().join("target/consumers");
    let (package, mesa) = (consumers.join("compushady"), consumers.join("mesa"));
    let driver = mesa.join("usr/share/vulkan/icd.d/trefoil_lvp.json");
    if !package.join("compushady").exists() || !driver.exists() || !has_its_python() {
        eprintln!("skipped: needs Python 3.11 and what `cargo xtask fetch` brings");
        return;
    }
    let place = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("compushady");
    copy(&package, &place).unwrap();
    std::fs::copy(library(), place.join("compushady/backends").join(LIBRARY)).unwrap();
    let libraries = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"]
        .map(|folder| mesa.join(folder).canonicalize().unwrap_or_default().display().to_string());
    let out = Command::new("python3")
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
