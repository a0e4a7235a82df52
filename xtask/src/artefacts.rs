//! `cargo xtask bench artefacts`: what each thing that users get weighs, and how soon it has compiled a shader.

use crate::command::output;
use crate::web::tool;
use crate::{Outcome, root};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Something that users get.
struct Artefact {
    name: &'static str,
    /// A file or a folder under `target`; of a pattern `FOLDER/*ENDING` the file there.
    path: &'static str,
    /// What makes it.
    made_by: &'static str,
    /// Starts it to compile a shader.
    compile: Option<fn(&Path) -> Command>,
}

const ARTEFACTS: &[Artefact] = &[
    Artefact {
        name: "trefoil",
        path: "release/trefoil",
        made_by: "cargo build --release",
        compile: Some(program),
    },
    Artefact {
        name: "trefoil, static",
        path: "targets/x86_64-unknown-linux-musl/release/trefoil",
        made_by: "cargo xtask static",
        compile: Some(program),
    },
    Artefact {
        name: "libtrefoil.so",
        path: "release/libtrefoil_c.so",
        made_by: "cargo build --release -p trefoil-capi",
        compile: None,
    },
    Artefact {
        name: "libtrefoil.a",
        path: "release/libtrefoil_c.a",
        made_by: "cargo build --release -p trefoil-capi",
        compile: None,
    },
    Artefact {
        name: "libdxcompiler.so",
        path: "release/libdxcompiler.so",
        made_by: "cargo xtask dropin",
        compile: None,
    },
    Artefact {
        name: "libd3dcompiler_47.so",
        path: "release/libd3dcompiler_47.so",
        made_by: "cargo build --release -p trefoil-d3dapi",
        compile: None,
    },
    Artefact {
        name: "Python's wheel",
        path: "wheels/*.whl",
        made_by: "target/consumers/bin/maturin build --release --strip -m crates/trefoil-python/Cargo.toml",
        compile: None,
    },
    Artefact {
        name: "trefoil.wasm",
        path: "targets/wasm32-unknown-unknown/wasm/trefoil_wasm.wasm",
        made_by: "cargo xtask npm",
        compile: Some(module),
    },
    Artefact { name: "npm's package", path: "npm/*.tgz", made_by: "cargo xtask npm", compile: None },
    Artefact { name: "the playground", path: "playground", made_by: "cargo xtask playground", compile: None },
];

/// Prints a row for each artefact that there is, and for the others what would make them.
pub(crate) fn run() -> Outcome {
    println!("{:<24}{:>14}{:>14}{:>16}", "", "bytes", "with gzip -9", "compiles after");
    for artefact in ARTEFACTS {
        let files = found(artefact.path);
        if files.is_empty() {
            println!("{:<24}is not there: {}", artefact.name, artefact.made_by);
            continue;
        }
        let (mut bytes, mut packed) = (0, 0);
        for file in &files {
            bytes += fs::metadata(file).map_err(|e| format!("{}: {e}", file.display()))?.len();
            packed += compressed(file)?;
        }
        let time = artefact.compile.map(|compile| median(|| compile(&files[0]))).transpose()?;
        let time = time.map_or_else(String::new, |time| format!("{:.1} ms", time.as_secs_f64() * 1e3));
        println!("{:<24}{bytes:>14}{packed:>14}{time:>16}", artefact.name);
    }
    Ok(())
}

/// The files of an artefact.
fn found(path: &str) -> Vec<PathBuf> {
    let target = root().join("target");
    let (folder, ending) = match path.split_once("/*") {
        Some((folder, ending)) => (target.join(folder), ending),
        None if target.join(path).is_dir() => (target.join(path), ""),
        None => return Vec::from_iter(Some(target.join(path)).filter(|path| path.exists())),
    };
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.retain(|file| file.is_file() && file.to_string_lossy().ends_with(ending));
    files.sort();
    files
}

fn compressed(file: &Path) -> Result<u64, String> {
    let bytes = fs::read(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let mut gzip = Command::new("gzip");
    gzip.args(["-9", "-c"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = gzip.spawn().map_err(|e| format!("cannot start gzip: {e}"))?;
    let mut input = child.stdin.take().expect("piped");
    let writer = std::thread::spawn(move || input.write_all(&bytes));
    let out = child.wait_with_output().map_err(|e| e.to_string())?;
    writer.join().expect("it does not panic").map_err(|e| format!("gzip: {e}"))?;
    Ok(out.stdout.len() as u64)
}

/// From the start of a process to its end, of nine.
#[expect(clippy::disallowed_methods, reason = "this task measures")]
fn median(command: impl Fn() -> Command) -> Result<Duration, String> {
    let mut times = Vec::new();
    for _ in 0..9 {
        let since = Instant::now();
        output(&mut command())?;
        times.push(since.elapsed());
    }
    times.sort();
    Ok(times[4])
}

fn program(file: &Path) -> Command {
    let mut program = Command::new(file);
    program.current_dir(root()).args(["compile", "examples/pbr.hlsl", "-T", "ps_6_0", "-E", "ps_main"]);
    program.args(["-o", "/dev/null"]);
    program
}

/// The module in Node.js: loaded from the package, with Node's own start.
fn module(_: &Path) -> Command {
    let mut node = tool("node");
    let script = "import { readFileSync } from 'node:fs'
const { Compiler } = await import('./web/trefoil/dist/index.js')
const source = readFileSync('examples/pbr.hlsl', 'utf8')
const compiler = await Compiler.load()
compiler.compile({ source, profile: 'ps_6_0', entry: 'ps_main' })";
    node.current_dir(root()).args(["--input-type=module", "-e", script]);
    node
}
