//! One client in C++, two libraries: every call of the public header, and the same answers.
//!
//! The client is compiled against DXC's own header. Where DXC's library crashes on a bad argument, ours must give a code.

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

/// A file of a consumer; what brings it, where it is missing.
fn consumer(file: &str) -> PathBuf {
    let path = root().join("target/consumers").join(file);
    assert!(path.exists(), "{} is missing: run `cargo xtask fetch`", path.display());
    path
}

/// Compiles the client.
fn client(name: &str) -> PathBuf {
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
fn answers(client: &Path, library: &Path) -> Vec<String> {
    answers_to(client, library, &[])
}

/// The lines that the client says of a library when it is given these words.
fn answers_to(client: &Path, library: &Path, words: &[&str]) -> Vec<String> {
    let out = Command::new(client).arg(library).args(words).output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.success() && text.ends_with("done\n"), "{}: {text}", library.display());
    text.lines().filter(|line| !line.starts_with('~')).map(str::to_owned).collect()
}

#[test]
fn both_libraries_answer_alike() {
    let client = client("client");
    let theirs = answers(&client, &consumer("dxc/libdxcompiler.so"));
    let ours = answers(&client, &library());
    assert_eq!(theirs.len(), ours.len(), "the client asks both the same");
    let mut wrong = Vec::new();
    for (theirs, ours) in theirs.iter().zip(&ours) {
        let survived = theirs.ends_with(": crash") && ours.contains(": 8");
        if theirs != ours && !survived {
            wrong.push(format!("  DXC:  {theirs}\n  ours: {ours}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {} answers differ:\n{}", wrong.len(), ours.len(), wrong.join("\n"));
    eprintln!("{} answers alike", ours.len());
}

#[test]
fn both_libraries_read_each_others_pdb_files() {
    let client = client("client-pdb");
    let [theirs, ours] = [consumer("dxc/libdxcompiler.so"), library()];
    for (made, by) in [("theirs.pdb", &theirs), ("ours.pdb", &ours)] {
        let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(made);
        let written = format!("write:{}", file.display());
        answers_to(&client, by, &["pdb", &written]);
        let file = file.display().to_string();
        let read = |library: &Path| answers_to(&client, library, &["pdb", &file]);
        let (by_theirs, by_ours) = (read(&theirs), read(&ours));
        assert!(by_theirs.len() > 40, "{by_theirs:?}");
        assert_eq!(by_theirs, by_ours, "{made}");
    }
}

#[test]
fn nothing_leaks_and_nothing_is_touched_that_is_not_ours() {
    let client = client("client-valgrind");
    let out = Command::new(consumer("bin/valgrind"))
        .args([
            "--leak-check=full",
            "--show-leak-kinds=definite,indirect",
            "--errors-for-leak-kinds=definite,indirect",
        ])
        .args(["--error-exitcode=9", "--quiet"])
        .arg(client)
        .arg(library())
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
}
