//! `cargo xtask d3d11`: the library in place of Direct3D 11's compiler, for Windows, in wine.
//!
//! Two programs are built by mingw-w64. One asks for everything that the library exports, and must print what it prints on this
//! system. The other compiles shaders of each shader model with the library and draws with wine's Direct3D 11, on Mesa's driver
//! on the CPU and an X server without a screen; the picture is compared.

use crate::command::{executable, output, run as start, script};
use crate::wine::Wine;
use crate::{Outcome, root};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::Duration;

/// The shader models that a picture is drawn in.
const MODELS: [&str; 3] = ["4_0", "4_1", "5_0"];

/// The display that the X server is asked for.
const DISPLAY: &str = ":77";

/// Fetches wine and its drivers, builds the library and the programs, and runs them. `--profile NAME` builds the library by another profile
/// than that for releases.
pub(crate) fn run(args: &[String]) -> Outcome {
    let profile = match args {
        [] => "release",
        [word, name] if word == "--profile" => name,
        _ => return Err("the only argument is --profile NAME".into()),
    };
    let place = Place { wine: Wine::fetched()?, out: root().join("target/d3d11") };
    fs::create_dir_all(&place.out).map_err(|e| e.to_string())?;
    let made = place.wine.cargo_build(profile, &["--quiet", "-p", "trefoil-d3dapi", "--lib"])?;
    let library = made.join(LIBRARY);
    fs::copy(&library, place.out.join(LIBRARY)).map_err(|e| format!("{}: {e}", library.display()))?;
    place.programs()?;
    let said = output(place.program("client.exe").arg(LIBRARY))?.replace('\r', "");
    let tests = root().join("crates/trefoil-d3dapi/tests");
    compare("client.exe", &said, &tests.join("client/expected.txt"))?;
    println!("in wine: {} answers are those of this system", said.lines().count() - 1);
    let mut server = place.server()?;
    let drawn = MODELS.iter().try_for_each(|model| {
        let text = place.picture(model)?.replace('\r', "");
        let (head, picture) = text.split_once('\n').unwrap_or_default();
        compare(head, picture, &tests.join("windows/picture.txt"))?;
        println!("in wine: {head}, drawn as expected");
        Ok(())
    });
    server.kill().map_err(|e| e.to_string())?;
    server.wait().map_err(|e| e.to_string())?;
    drawn
}

/// What the library is called, which is wine's own name for its own.
const LIBRARY: &str = "d3dcompiler_47.dll";

/// Whether a text is that of a file.
fn compare(what: &str, text: &str, file: &Path) -> Outcome {
    let expected = fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let differs = text.lines().zip(expected.lines()).find(|(ours, theirs)| ours != theirs);
    match differs {
        Some((ours, theirs)) => Err(format!("{what}: '{ours}' where '{theirs}' is expected")),
        None if text.lines().count() != expected.lines().count() => Err(format!("{what}: it ends early")),
        None => Ok(()),
    }
}

/// Wine, and where the programs are built and run.
struct Place {
    wine: Wine,
    out: PathBuf,
}

impl Place {
    /// What a picture drawn in a shader model is. Once in a while wine or its driver dies after it has drawn, when the program ends:
    /// then it is asked again.
    fn picture(&self, model: &str) -> Result<String, String> {
        let draw = || output(self.program("draw.exe").arg(model).env("DISPLAY", DISPLAY));
        match draw() {
            Err(why) if why.lines().any(|line| line.trim() == "drawn") => draw(),
            drawn => drawn,
        }
    }

    /// Builds the two programs, and the library that wine lacks.
    fn programs(&self) -> Outcome {
        let tests = root().join("crates/trefoil-d3dapi/tests");
        for (program, source, libraries) in [
            ("client.exe", "client/client.cpp", [].as_slice()),
            ("draw.exe", "windows/draw.cpp", ["-ld3d11", "-ldxguid", "-luuid"].as_slice()),
        ] {
            let mut command = self.wine.command(&self.wine.gxx());
            command.args(["-std=c++17", "-w", "-static", "-o"]).arg(self.out.join(program));
            start(command.arg(tests.join(source)).args(libraries))?;
        }
        self.wine.random_numbers(&self.out)
    }

    /// A program in wine that finds our library before wine's own.
    fn program(&self, name: &str) -> Command {
        self.wine.program(&self.out.join(name), &["d3dcompiler_47"])
    }

    /// Starts an X server without a screen. It looks for the compiler of keyboards in a fixed folder, which in our copy is the one
    /// that it is started in.
    fn server(&self) -> Result<Child, String> {
        let program = self.wine.file("usr/bin/Xvfb");
        let mut bytes = fs::read(&program).map_err(|e| format!("{}: {e}", program.display()))?;
        let fixed = b"/usr/bin\0";
        let at = bytes.windows(fixed.len()).position(|window| window == fixed);
        let at = at.ok_or("the X server no longer names the folder of xkbcomp")?;
        bytes[at..at + 2].copy_from_slice(b".\0");
        let copy = self.out.join("xvfb");
        fs::write(&copy, bytes).map_err(|e| e.to_string())?;
        executable(&copy)?;
        let compiler = self.wine.file("usr/bin/xkbcomp");
        script(&self.out.join("xkbcomp"), &format!("#!/bin/sh\nexec {} \"$@\"\n", compiler.display()))?;
        let mut command = self.wine.command(&copy);
        command.args([DISPLAY, "-screen", "0", "640x480x24", "-nolisten", "tcp", "-xkbdir"]);
        command.arg(self.wine.file("usr/share/X11/xkb")).current_dir(&self.out);
        let mut server = command.spawn().map_err(|e| format!("{}: {e}", copy.display()))?;
        let socket = Path::new("/tmp/.X11-unix").join(DISPLAY.replace(':', "X"));
        for _ in 0..200 {
            if socket.exists() {
                return Ok(server);
            }
            if server.try_wait().map_err(|e| e.to_string())?.is_some() {
                break;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        server.kill().ok();
        Err("the X server does not start".into())
    }
}
