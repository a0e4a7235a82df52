//! Runs one execution test along all of its ways.

use super::compare::{self, Results};
use super::header::Test;
use super::parse;
use super::ways::{self, WAYS, Way};
use crate::vulkan::{self, Job};
use std::path::Path;

/// How a test went: the ways that it does not go, and why not.
pub type Report = Vec<(Way, String)>;

/// Runs the test in a file; the message of a failure names each way that failed.
pub fn file(path: &Path) -> Result<Report, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    text_of(path, text)
}

/// Runs a test whose text is given; `path` is what messages call it and where its source is looked for.
pub fn text_of(path: &Path, text: String) -> Result<Report, String> {
    let test = parse::test(&text)?;
    let (shader, source) = match &test.source {
        None => (path.to_path_buf(), text),
        Some(other) => {
            let shader = path.parent().unwrap_or(Path::new(".")).join(other);
            let source =
                std::fs::read_to_string(&shader).map_err(|e| format!("{}: {e}", shader.display()))?;
            (shader, source)
        }
    };
    let name = shader.to_string_lossy();
    let mut failures = Vec::new();
    let mut reference = None;
    for way in ways_of(&test) {
        match along(&test, way, &name, &source) {
            Ok(results) => {
                if let Err(why) = compare::check(&test, &results, reference.as_ref()) {
                    failures.push(format!("{}: {why}", way.name()));
                }
                reference = reference.or(Some(results));
            }
            Err(why) => failures.push(format!("{}: {why}", way.name())),
        }
    }
    if failures.is_empty() { Ok(test.except) } else { Err(failures.join("\n")) }
}

/// The ways a test goes: those that `TREFOIL_WAYS` names, or all; never those that the test takes out.
fn ways_of(test: &Test) -> Vec<Way> {
    let chosen = std::env::var_os("TREFOIL_WAYS");
    let ways: Vec<Way> = match &chosen {
        Some(names) => names.to_string_lossy().split(',').filter_map(Way::parse).collect(),
        None => WAYS.to_vec(),
    };
    // What vkd3d does not take from us it does not take from DXC.
    let alike = |way| if way == Way::DxcDxil { Way::Dxil } else { way };
    ways.into_iter().filter(|way| !test.except.iter().any(|(except, _)| *except == alike(*way))).collect()
}

fn along(test: &Test, way: Way, name: &str, source: &str) -> Result<Results, String> {
    let modules = ways::modules(test, way, name, source)?;
    vulkan::run(&Job { test, modules: &modules })
}
