//! One client in C++, compiled against the public headers of mingw-w64, asks the library for everything; what it prints is in
//! `tests/client/expected.txt`.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The headers that the client includes.
const HEADERS: [&str; 4] = ["d3dcommon.h", "d3d11shader.h", "d3d12shader.h", "d3dcompiler.h"];

/// The library, which cargo puts beside this test's program or one folder above.
fn library() -> PathBuf {
    let exe = std::env::current_exe().expect("a test has a path");
    let mut found = exe.ancestors().skip(1).take(2).map(|folder| folder.join("libd3dcompiler_47.so"));
    found.find(|path| path.exists()).expect("cargo builds the library with its tests")
}

/// Compiles the client: with mingw-w64's headers of Direct3D, and with small ones of ours for what they want of Windows.
fn client(name: &str) -> PathBuf {
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/client");
    let theirs = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../target/consumers/d3d-headers/usr/share/mingw-w64/include");
    let headers = out.join(format!("{name}-headers"));
    std::fs::create_dir_all(&headers).unwrap();
    for header in HEADERS {
        let from = theirs.join(header);
        std::fs::copy(&from, headers.join(header))
            .unwrap_or_else(|e| panic!("{}: {e}: run `cargo xtask fetch`", from.display()));
    }
    let program = out.join(name);
    let made = Command::new("g++")
        .args(["-std=c++17", "-w", "-I"])
        .arg(folder.join("linux"))
        .arg("-I")
        .arg(&headers)
        .arg(folder.join("client.cpp"))
        .arg("-o")
        .arg(&program)
        .arg("-ldl")
        .output()
        .unwrap_or_else(|e| panic!("cannot start g++ ({e}): run `apt-get install g++`"));
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    program
}

#[test]
fn a_client_gets_what_the_headers_say() {
    let out = Command::new(client("d3d-client")).arg(library()).output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success() && text.ends_with("done\n"), "{text}");
    let expected = include_str!("client/expected.txt");
    let wrong: Vec<String> = text
        .lines()
        .zip(expected.lines())
        .filter(|(got, wanted)| got != wanted)
        .map(|(got, wanted)| format!("  got    {got}\n  wanted {wanted}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(text.lines().count(), expected.lines().count(), "{text}");
}

#[test]
fn everything_is_exported() {
    // Those of the library that this one stands in for.
    let names = include_str!("client/exports.txt");
    let out = Command::new(client("d3d-exports")).arg(library()).args(names.lines()).output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success() && text == "done\n", "{text}");
}
