//! Where the real consumers are.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The root of the workspace.
pub fn workspace() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).components().collect()
}

/// A path from the workspace's root, which messages name whatever folder the tree lies in.
pub fn relative(path: &Path) -> String {
    path.strip_prefix(workspace()).unwrap_or(path).display().to_string()
}

/// The files below a folder of the workspace, sorted, with their names from that folder.
pub fn files(folder: &str) -> Vec<(String, PathBuf)> {
    let root = workspace().join(folder);
    let mut out = Vec::new();
    walk(&root, &mut out);
    out.sort();
    let name = |path: &Path| path.strip_prefix(&root).unwrap_or(path).display().to_string();
    out.iter().map(|path| (name(path), path.clone())).collect()
}

fn walk(folder: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        if path.is_dir() { walk(&path, out) } else { out.push(path) }
    }
}

/// The folder of all consumers: `TREFOIL_CONSUMERS`, or the one that `cargo xtask fetch` fills.
pub fn folder() -> PathBuf {
    match std::env::var_os("TREFOIL_CONSUMERS") {
        Some(folder) => PathBuf::from(folder),
        None => workspace().join("target/consumers"),
    }
}

/// A file of a consumer, or the error that tells how to get it.
pub fn file(path: &str) -> Result<PathBuf, String> {
    let found = folder().join(path);
    if found.exists() {
        return Ok(found);
    }
    Err(format!("{} is missing: run `cargo xtask fetch`", found.display()))
}

/// A program among the consumers, ready for arguments.
pub fn program(name: &str) -> Result<Command, String> {
    let mut command = Command::new(file(&format!("bin/{name}"))?);
    command.stdin(Stdio::null());
    Ok(command)
}

/// Runs a consumer on its standard input; its standard output when it is content, all that it said when not.
pub fn run_with(command: &mut Command, input: &[u8]) -> Result<Vec<u8>, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let name = program.rsplit('/').next().unwrap_or_default();
    let tell = |e: std::io::Error| format!("{name}: {e}");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|e| format!("cannot start {name}: {e}"))?;
    let mut pipe = child.stdin.take().expect("its input is piped");
    let out = std::thread::scope(|scope| {
        // A consumer may refuse before it has read everything: its word counts then, not the broken pipe.
        scope.spawn(move || pipe.write_all(input).ok());
        child.wait_with_output()
    });
    let out = out.map_err(tell)?;
    if out.status.success() {
        return Ok(out.stdout);
    }
    let said = format!("{}{}", String::from_utf8_lossy(&out.stderr), String::from_utf8_lossy(&out.stdout));
    Err(format!("{name}: {}: {}", out.status, said.trim_end()))
}
