//! What a library's reflection says of containers: a client in C++, which either library answers.

use super::module::Facts;
use crate::consumers::{self, workspace};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The libraries that are asked.
#[derive(Clone, Debug)]
pub struct Libraries {
    /// DXC's.
    pub theirs: PathBuf,
    /// The one that stands in for it.
    pub ours: PathBuf,
}

impl Libraries {
    /// DXC's as it was fetched, and ours at a path.
    ///
    /// # Errors
    /// When one of them is missing.
    pub fn new(ours: PathBuf) -> Result<Libraries, String> {
        if !ours.exists() {
            return Err(format!("{} is missing: run `cargo build -p trefoil-dxcapi`", ours.display()));
        }
        Ok(Libraries { theirs: consumers::file("dxc/libdxcompiler.so")?, ours })
    }
}

/// What DXC's reflection says of containers.
///
/// # Errors
/// When DXC or a compiler of C++ is missing.
pub fn by_dxc(containers: &[&[u8]]) -> Result<Vec<Facts>, String> {
    Client::build()?.ask("containers", &consumers::file("dxc/libdxcompiler.so")?, containers)
}

/// The client, and a folder of its own; both go with it.
pub(super) struct Client {
    folder: PathBuf,
}

impl Client {
    /// Compiles the client against DXC's header.
    pub(super) fn build() -> Result<Client, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("trefoil-facts-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let client = Client { folder: std::env::temp_dir().join(name) };
        std::fs::create_dir_all(&client.folder).map_err(|e| format!("{}: {e}", client.folder.display()))?;
        let header = consumers::file("dxc/dxcapi.h")?;
        let made = Command::new("g++")
            .args(["-std=c++17", "-w", "-I"])
            .arg(header.parent().unwrap_or(Path::new(".")))
            .arg("-I")
            .arg(workspace().join("crates/trefoil-dxcapi/tests/client"))
            .arg(workspace().join("crates/trefoil-testkit/client/reflect.cpp"))
            .arg("-o")
            .arg(client.folder.join("reflect"))
            .arg("-ldl")
            .output()
            .map_err(|e| format!("cannot start g++ ({e}): run `apt-get install g++`"))?;
        if !made.status.success() {
            return Err(String::from_utf8_lossy(&made.stderr).into_owned());
        }
        Ok(client)
    }

    /// Asks a library for the reflection of containers, which are written to a folder of this name. A crash on one of them is
    /// its result.
    pub(super) fn ask(&self, name: &str, library: &Path, containers: &[&[u8]]) -> Result<Vec<Facts>, String> {
        let folder = self.folder.join(name);
        let fail = |e: std::io::Error| format!("{}: {e}", folder.display());
        std::fs::create_dir_all(&folder).map_err(fail)?;
        let mut paths = Vec::new();
        for (n, bytes) in containers.iter().enumerate() {
            let path = folder.join(format!("{n}.dxil"));
            std::fs::write(&path, bytes).map_err(fail)?;
            paths.push(path.display().to_string());
        }
        let mut answers = Vec::new();
        while answers.len() < paths.len() {
            let before = answers.len();
            let text = self.run(library, &paths[before..])?;
            parse(&text, &mut answers);
            if answers.len() == before {
                return Err(format!("the client says nothing with {}: {text}", library.display()));
            }
        }
        Ok(answers)
    }

    fn run(&self, library: &Path, paths: &[String]) -> Result<String, String> {
        let fail = |e: std::io::Error| format!("the client: {e}");
        let mut command = Command::new(self.folder.join("reflect"));
        command.arg(library).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(fail)?;
        let mut input = child.stdin.take().ok_or("the client has no input")?;
        let list = paths.join("\n") + "\n";
        // It may die before it has read all.
        let feeder = std::thread::spawn(move || drop(input.write_all(list.as_bytes())));
        let out = child.wait_with_output().map_err(fail)?;
        feeder.join().ok();
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

/// Reads the client's lines; the last container is the one that the library died of where it is not ended.
fn parse(text: &str, answers: &mut Vec<Facts>) {
    let mut open: Option<Facts> = None;
    for line in text.lines() {
        if line.starts_with("= ") {
            open = Some(Facts::default());
        } else if line == "." {
            answers.extend(open.take());
        } else if let (Some(facts), [what, name, part, value]) =
            (&mut open, &line.splitn(4, '\t').collect::<Vec<_>>()[..])
        {
            facts.say(what.to_string(), name, part.to_string(), value.to_string());
        }
    }
    if let Some(mut facts) = open {
        facts.say("crash", "", "", String::new());
        answers.push(facts);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_library_dies_of_is_an_answer() {
        let mut answers = Vec::new();
        parse("= a\nshader\t\tversion\t5\n.\n= b\nshader\t\tversion\t5\n", &mut answers);
        let crashed: Vec<bool> =
            answers.iter().map(|facts| facts.0.keys().any(|key| key.what == "crash")).collect();
        assert_eq!(crashed, [false, true]);
    }
}
