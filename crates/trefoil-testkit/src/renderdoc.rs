//! RenderDoc as a judge of SPIR-V's debug information: what it steps through of an execution test that it has captured.

use crate::consumers;
use crate::exec::route::Route;
use crate::vulkan::capture;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};

/// A shader as RenderDoc debugs it.
pub struct Session {
    /// Its source files: names and texts.
    pub files: Vec<(String, String)>,
    /// Where the debugger stops, going from line to line.
    pub stops: Vec<Stop>,
}

/// A line that the debugger stops at.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    /// The file, by its number among the session's.
    pub file: usize,
    /// The line, from 1.
    pub line: usize,
    /// What variables and parts of them hold that are seen there.
    pub holds: BTreeMap<String, f64>,
}

/// Whether RenderDoc is among the consumers; it is fetched only when it is named.
pub fn is_there() -> bool {
    consumers::file("renderdoc.stamp").is_ok()
}

/// Runs a test along a route in a program that captures it, and debugs its first thread; `program` is the binary `capture`.
pub fn debug(program: &Path, test: &Path, route: Route, level: &str) -> Result<Session, String> {
    let folder = consumers::workspace().join("target/renderdoc");
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let stem = test.file_stem().unwrap_or_default().to_string_lossy();
    let path = folder.join(format!("{stem}-{}{level}-{}", route.name(), std::process::id()));
    let mut command = Command::new(program);
    command.arg(test).arg(&path).arg(route.name()).args(["-fspv-debug=vulkan-with-source", level]);
    consumers::run_with(&mut command, &[])?;
    let captured = path
        .with_file_name(format!("{}_capture.rdc", path.file_name().unwrap_or_default().to_string_lossy()));
    let answer = replayed(&captured);
    std::fs::remove_file(&captured).map_err(|e| format!("{}: {e}", captured.display()))?;
    read(&answer?)
}

/// What the script says of a capture.
fn replayed(capture: &Path) -> Result<serde_json::Value, String> {
    let mut python = consumers::program("python3.11")?;
    capture::replay_environment(&mut python)?;
    python.arg(consumers::workspace().join("crates/trefoil-testkit/client/step.py")).arg(capture);
    let said = consumers::run_with(python.stdin(Stdio::null()), &[])?;
    serde_json::from_slice(&said).map_err(|e| format!("RenderDoc's answer: {e}"))
}

/// A session of its JSON; steps on one line are one stop, and those on no line none.
fn read(answer: &serde_json::Value) -> Result<Session, String> {
    let missing = |what: &str| format!("RenderDoc's answer has no {what}");
    if answer["has_source"] != true {
        return Err("RenderDoc finds no debug information of the source".into());
    }
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let files = answer["files"].as_array().ok_or_else(|| missing("files"))?;
    let files = files.iter().map(|file| (text(&file["name"]), text(&file["text"]))).collect();
    let mut stops: Vec<Stop> = Vec::new();
    for step in answer["steps"].as_array().ok_or_else(|| missing("steps"))? {
        let (Some(file), Some(line)) = (step["file"].as_u64(), step["line"].as_u64()) else { continue };
        let (file, line) = (file as usize, line as usize);
        if stops.last().is_some_and(|last| (last.file, last.line) == (file, line)) {
            continue;
        }
        let holds = step["holds"].as_object().ok_or_else(|| missing("values"))?;
        let holds = holds.iter().filter_map(|(name, value)| Some((name.clone(), value.as_f64()?))).collect();
        stops.push(Stop { file, line, holds });
    }
    Ok(Session { files, stops })
}
