//! What a Python programmer does: maturin makes a wheel, pip installs it in an environment of its own, and the package is used there.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

/// Runs a program, which must succeed; what it printed.
fn run(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let (out, err) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{command:?}: {status}\n{out}{err}");
    out.into_owned()
}

#[test]
fn the_wheel_is_installed_and_used() {
    let maturin = root().join("target/consumers/bin/maturin");
    assert!(maturin.exists(), "{} is missing: run `cargo xtask fetch`", maturin.display());
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wheel");
    _ = std::fs::remove_dir_all(&place);
    let mut build = Command::new(maturin);
    build.current_dir(env!("CARGO_MANIFEST_DIR")).args(["build", "--profile", "dev", "--locked", "--strip"]);
    // Nothing is asked of the machine's C library but to be this one: wheels for others are built where releases are.
    run(build.args(["--compatibility", "linux", "--out"]).arg(&place));
    let found = std::fs::read_dir(&place).expect("a folder of wheels").filter_map(Result::ok);
    let wheels: Vec<PathBuf> = found.map(|entry| entry.path()).collect();
    let [wheel] = &wheels[..] else { panic!("one wheel, not {wheels:?}") };
    assert!(wheel.to_string_lossy().contains("-cp39-abi3-"), "{}", wheel.display());

    let environment = place.join("environment");
    run(Command::new("python3").args(["-m", "venv", "--without-pip"]).arg(&environment));
    let python = environment.join("bin/python3");
    let mut install = Command::new("python3");
    install.args(["-m", "pip", "--python"]).arg(&python).args([
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
    ]);
    run(install.arg(wheel));
    let said = run(Command::new(&python)
        .arg("-I")
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/test_trefoil.py"))
        .current_dir(&place));
    print!("{said}");
    assert_eq!(said.lines().filter(|line| line.ends_with(" ok")).count(), 7, "{said}");
}
