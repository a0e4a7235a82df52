//! `tests/renderdoc`: shaders that RenderDoc steps through on lavapipe, from our SPIR-V with and without optimisation and from
//! DXC's; the folder's README says how a file states where a debugger stops and what it sees there.

use libtest_mimic::{Failed, Trial};
use std::path::{Path, PathBuf};
use trefoil_testkit::exec::route::Route;
use trefoil_testkit::renderdoc::{self, Session, Stop};

/// What opens the words of a line about the stops at it.
const MARK: &str = "//@";

/// A trial for each shader; where RenderDoc is not there they are ignored, with a line that says how to get it.
pub(crate) fn trials() -> Vec<Trial> {
    let is_there = renderdoc::is_there();
    if !is_there {
        eprintln!("renderdoc/: ignored, RenderDoc is not there: run `cargo xtask fetch renderdoc`");
    }
    let files = trefoil_testkit::consumers::files("tests/renderdoc").into_iter();
    let shaders = files.filter(|(name, _)| name.ends_with(".hlsl"));
    let trial = |(name, path): (String, PathBuf)| {
        let test = move || steps(&path).map_err(Failed::from);
        Trial::test(format!("renderdoc/{name}"), test).with_ignored_flag(!is_there)
    };
    shaders.map(trial).collect()
}

fn steps(path: &Path) -> Result<(), String> {
    let theirs = stepped(path, Route::Dxc, "-Od")?;
    for level in ["-Od", "-O3"] {
        let ours = stepped(path, Route::Spirv, level)?;
        if ours != theirs {
            return Err(format!("{level}: stops at {ours:?}, with DXC's module at {theirs:?}"));
        }
    }
    Ok(())
}

/// Debugs a shader; gives the lines with words about them in the order of the stops, each once the words are kept.
fn stepped(path: &Path, route: Route, level: &str) -> Result<Vec<(String, usize)>, String> {
    let capture = Path::new(env!("CARGO_BIN_EXE_capture"));
    let tell = |why: String| format!("{} {level}: {why}", route.name());
    let session = renderdoc::debug(capture, path, route, level).map_err(tell)?;
    let mut marked = Vec::new();
    for (file, (name, text)) in session.files.iter().enumerate() {
        let on_disk = path.parent().unwrap_or(path).join(name);
        let known = std::fs::read_to_string(&on_disk).map_err(|e| tell(format!("file '{name}': {e}")))?;
        if known != *text {
            return Err(tell(format!("the text of '{name}' is not that of the file")));
        }
        for (line, words) in
            (1..).zip(text.lines()).filter_map(|(n, line)| Some((n, line.split_once(MARK)?.1)))
        {
            let why = |why| tell(format!("{}:{line}: {why}", on_disk.display()));
            check(&session, file, line, words).map_err(why)?;
            marked.push((file, line));
        }
    }
    let is_marked = |stop: &&Stop| marked.contains(&(stop.file, stop.line));
    let short = |file: usize| session.files[file].0.rsplit('/').next().unwrap_or_default().to_owned();
    Ok(session.stops.iter().filter(is_marked).map(|stop| (short(stop.file), stop.line)).collect())
}

/// Whether the stops at a line are as the words after it say.
fn check(session: &Session, file: usize, line: usize, words: &str) -> Result<(), String> {
    let stops: Vec<&Stop> =
        session.stops.iter().filter(|stop| (stop.file, stop.line) == (file, line)).collect();
    for wish in words.split(';') {
        match wish.split_whitespace().collect::<Vec<_>>()[..] {
            [times, "times"] if times.parse() == Ok(stops.len()) => {}
            [times, "times"] => return Err(format!("{} stops, not {times}", stops.len())),
            [name, ref values @ ..] if values.len() == stops.len() => {
                for (n, (stop, value)) in (1..).zip(stops.iter().zip(values)) {
                    let held = stop.holds.get(name).copied();
                    if *value != "?" && value.parse().ok() != held {
                        return Err(format!("at stop {n} {name} is {held:?}, not {value}"));
                    }
                }
            }
            [name, ..] => return Err(format!("{} stops, not as many as values of {name}", stops.len())),
            [] => return Err(format!("`{MARK}` says nothing")),
        }
    }
    Ok(())
}
