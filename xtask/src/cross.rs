//! `cargo xtask cross`: the shared library for other systems.
//!
//! For each target, the crate and its examples are checked. For Windows the library is linked too, by mingw-w64's linker, and
//! run in wine: a program with many threads loads it, and its output must be equal to that on this system.

use crate::command::{cargo, output, run as start};
use crate::{Outcome, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The targets; the last one is linked and run.
const TARGETS: [&str; 4] = ["x86_64-pc-windows-msvc", "x86_64-apple-darwin", "aarch64-apple-darwin", WINDOWS];
const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// Checks the targets; `--run` fetches mingw-w64 and wine, and links and runs the library for Windows.
pub(crate) fn run(args: &[String]) -> Outcome {
    let installed = output(Command::new("rustup").args(["target", "list", "--installed"]))?;
    let missing: Vec<&str> =
        TARGETS.into_iter().filter(|target| !installed.lines().any(|line| line == *target)).collect();
    if !missing.is_empty() {
        return Err(format!("missing targets; run `rustup target add {}`", missing.join(" ")));
    }
    for target in TARGETS {
        start(cargo().args([
            "check",
            "--quiet",
            "-p",
            "trefoil-dxcapi",
            "--lib",
            "--examples",
            "--target",
            target,
        ]))?;
        println!("{target}: checked");
    }
    match args {
        [] => Ok(()),
        [word] if word == "--run" => windows(),
        _ => Err("the only argument is --run".into()),
    }
}

/// Links the library and the program for Windows, runs the program in wine and here, and compares their output.
fn windows() -> Outcome {
    crate::fetch::run(&["windows".to_owned()])?;
    let tools = Tools { dir: root().join("target/consumers/windows") };
    let mut build = cargo();
    build.args([
        "build",
        "--quiet",
        "--release",
        "-p",
        "trefoil-dxcapi",
        "--lib",
        "--examples",
        "--target",
        WINDOWS,
    ]);
    start(
        build.env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER", tools.compiler()).envs(tools.environment()),
    )?;
    let folder = root().join("target").join(WINDOWS).join("release");
    let library = folder.join("dxcompiler.dll");
    let size = std::fs::metadata(&library).map_err(|e| e.to_string())?.len();
    println!("{}: {size} bytes", library.display());
    tools.random_numbers(&folder.join("examples"))?;
    let there =
        output(tools.wine(&folder.join("examples/many_threads.exe")).args(["4", "50"]).arg(dos(&library)))?;
    let here =
        ["run", "--quiet", "--release", "-p", "trefoil-dxcapi", "--example", "many_threads", "--", "4", "50"];
    let here = output(cargo().args(here))?;
    print!("in wine: {there}here:    {here}");
    let same = there.trim_end() == here.trim_end();
    if same {
        Ok(())
    } else {
        Err("the libraries for Windows and for this system make different bytes".into())
    }
}

/// A path as programs in wine see it.
fn dos(path: &Path) -> String {
    format!("Z:{}", path.display()).replace('/', "\\")
}

/// mingw-w64 and wine, unpacked.
struct Tools {
    dir: PathBuf,
}

impl Tools {
    fn compiler(&self) -> PathBuf {
        self.dir.join("usr/bin/x86_64-w64-mingw32-gcc-posix")
    }

    /// The search paths of the unpacked programs and their libraries.
    fn environment(&self) -> [(&'static str, String); 2] {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let libraries = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"];
        let libraries = libraries.map(|folder| self.dir.join(folder).display().to_string());
        let programs = self.dir.join("usr/bin");
        [
            ("PATH", format!("{}:{}", programs.display(), path.to_string_lossy())),
            ("LD_LIBRARY_PATH", libraries.join(":")),
        ]
    }

    /// A program in wine, with dialogs and desktop integration disabled.
    fn wine(&self, program: &Path) -> Command {
        let mut wine = Command::new(self.dir.join("usr/lib/wine/wine64"));
        wine.arg(program).envs(self.environment()).env("WINEPREFIX", root().join("target/wine"));
        wine.env("WINEDEBUG", "-all").env("WINEDLLOVERRIDES", "mscoree,mshtml=;winemenubuilder.exe=d");
        // Wine's own libraries need one of mingw-w64's.
        wine.env("WINEPATH", dos(&self.dir.join("usr/x86_64-w64-mingw32/lib")));
        wine
    }

    /// Builds the library from which Rust's standard library gets random numbers, which this version of wine lacks.
    fn random_numbers(&self, folder: &Path) -> Outcome {
        let source = folder.join("bcryptprimitives.c");
        let text = "#include <stddef.h>\n\
                    __declspec(dllexport) int ProcessPrng(unsigned char *data, size_t size) {\n\
                    while (size--) data[size] = (unsigned char)(size * 167 + 13);\n return 1;\n}\n";
        std::fs::write(&source, text).map_err(|e| e.to_string())?;
        let mut compiler = Command::new(self.compiler());
        compiler.arg("-shared").arg(&source).arg("-o").arg(folder.join("bcryptprimitives.dll"));
        start(compiler.envs(self.environment()))
    }
}
