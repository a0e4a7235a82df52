//! The client in C++, compiled against DXC's own header, and the libraries that it asks.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The library, which cargo puts beside this test's program or one folder above.
pub(crate) fn library() -> PathBuf {
    let exe = std::env::current_exe().expect("a test has a path");
    let mut found = exe.ancestors().skip(1).take(2).map(|folder| folder.join("libdxcompiler.so"));
    found.find(|path| path.exists()).expect("cargo builds the library with its tests")
}

/// A file of a consumer; what brings it, where it is missing.
pub(crate) fn consumer(file: &str) -> PathBuf {
    let path = root().join("target/consumers").join(file);
    assert!(path.exists(), "{} is missing: run `cargo xtask fetch`", path.display());
    path
}

/// Compiles the client.
pub(crate) fn client(name: &str) -> PathBuf {
    let header = consumer("dxc/dxcapi.h");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/client");
    let mut sources: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    sources.retain(|path| path.extension().is_some_and(|ending| ending == "cpp"));
    sources.sort();
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let made = Command::new("g++")
        .args(["-std=c++17", "-g", "-w", "-I"])
        .arg(header.parent().unwrap())
        .args(sources)
        .arg("-o")
        .arg(&out)
        .arg("-ldl")
        .output()
        .unwrap_or_else(|e| panic!("cannot start g++ ({e}): run `apt-get install g++`"));
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    out
}

/// The lines that the client says of a library.
pub(crate) fn answers(client: &Path, library: &Path) -> Vec<String> {
    answers_to(client, library, &[])
}

/// The lines that the client says of a library when it is given these words.
pub(crate) fn answers_to(client: &Path, library: &Path, words: &[&str]) -> Vec<String> {
    let out = Command::new(client).arg(library).args(words).output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.success() && text.ends_with("done\n"), "{}: {text}", library.display());
    text.lines().filter(|line| !line.starts_with('~')).map(str::to_owned).collect()
}
