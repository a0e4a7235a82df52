//! `cargo xtask d3d11`: the library in place of Direct3D 11's compiler, for Windows, in wine.
//!
//! Two programs are built by mingw-w64. One asks for everything that the library exports, and must print what it prints on this
//! system. The other compiles shaders of each shader model with the library and draws with wine's Direct3D 11, on Mesa's driver
//! on the CPU and an X server without a screen; the picture is compared.

use crate::command::{cargo, output, run as start};
use crate::{Outcome, root};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::Duration;

const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// The shader models that a picture is drawn in.
const MODELS: [&str; 3] = ["4_0", "4_1", "5_0"];

/// The display that the X server is asked for.
const DISPLAY: &str = ":77";

/// Fetches wine and its drivers, builds the library and the programs, and runs them. `--library FILE` takes a library that has
/// been built elsewhere.
pub(crate) fn run(args: &[String]) -> Outcome {
    crate::fetch::run(&["wine-d3d11".to_owned()])?;
    let place = Place { wine: root().join("target/consumers/wine-d3d11"), out: root().join("target/d3d11") };
    fs::create_dir_all(&place.out).map_err(|e| e.to_string())?;
    let library = match args {
        [] => place.library()?,
        [word, file] if word == "--library" => PathBuf::from(file),
        _ => return Err("the only argument is --library FILE".into()),
    };
    let copied = place.out.join("d3dcompiler_47.dll");
    fs::copy(&library, copied).map_err(|e| format!("{}: {e}", library.display()))?;
    place.programs()?;
    let said = output(place.program("client.exe").arg("d3dcompiler_47.dll"))?.replace('\r', "");
    let tests = root().join("crates/trefoil-d3dapi/tests");
    compare("client.exe", &said, &tests.join("client/expected.txt"))?;
    println!("in wine: {} answers are those of this system", said.lines().count() - 1);
    let mut server = place.server()?;
    let drawn = MODELS.iter().try_for_each(|model| {
        let text = output(place.program("draw.exe").arg(model).env("DISPLAY", DISPLAY))?.replace('\r', "");
        let (head, picture) = text.split_once('\n').unwrap_or_default();
        compare(head, picture, &tests.join("windows/picture.txt"))?;
        println!("in wine: {head}, drawn as expected");
        Ok(())
    });
    server.kill().map_err(|e| e.to_string())?;
    server.wait().map_err(|e| e.to_string())?;
    drawn
}

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

/// Wine with what it needs, and where the programs are built and run.
struct Place {
    wine: PathBuf,
    out: PathBuf,
}

impl Place {
    fn libraries(&self) -> String {
        let folders = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"];
        folders.map(|folder| self.wine.join(folder).display().to_string()).join(":")
    }

    /// A command with the unpacked libraries.
    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        let path = std::env::var_os("PATH").unwrap_or_default();
        let path = format!("{}:{}", self.wine.join("usr/bin").display(), path.to_string_lossy());
        command.env("LD_LIBRARY_PATH", self.libraries()).env("PATH", path);
        command
    }

    /// Builds the library for Windows.
    fn library(&self) -> Result<PathBuf, String> {
        let installed = output(Command::new("rustup").args(["target", "list", "--installed"]))?;
        if !installed.lines().any(|line| line == WINDOWS) {
            return Err(format!(
                "missing target; run `rustup target add {WINDOWS}`, or name a library with --library"
            ));
        }
        let linker = self.out.join("linker");
        let gcc = self.wine.join("usr/bin/x86_64-w64-mingw32-gcc-posix");
        let text = format!("#!/bin/sh\nLD_LIBRARY_PATH={} exec {} \"$@\"\n", self.libraries(), gcc.display());
        script(&linker, &text)?;
        let mut build = cargo();
        build.args(["build", "--quiet", "--release", "-p", "trefoil-d3dapi", "--lib", "--target", WINDOWS]);
        start(build.env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER", linker))?;
        Ok(root().join("target").join(WINDOWS).join("release/d3dcompiler_47.dll"))
    }

    /// Builds the two programs, and the library from which Rust's standard library gets random numbers, which this version of
    /// wine lacks.
    fn programs(&self) -> Outcome {
        let tests = root().join("crates/trefoil-d3dapi/tests");
        let compiler = self.wine.join("usr/bin/x86_64-w64-mingw32-g++-posix");
        for (program, source, libraries) in [
            ("client.exe", "client/client.cpp", [].as_slice()),
            ("draw.exe", "windows/draw.cpp", ["-ld3d11", "-ldxguid", "-luuid"].as_slice()),
        ] {
            let mut command = self.command(&compiler);
            command.args(["-std=c++17", "-w", "-static", "-o"]).arg(self.out.join(program));
            start(command.arg(tests.join(source)).args(libraries))?;
        }
        let random = self.out.join("bcryptprimitives.cpp");
        let text = "#include <stddef.h>\n\
                    extern \"C\" __declspec(dllexport) int ProcessPrng(unsigned char *data, size_t size) {\n\
                    while (size--) data[size] = (unsigned char)(size * 167 + 13);\n return 1;\n}\n";
        fs::write(&random, text).map_err(|e| e.to_string())?;
        let mut command = self.command(&compiler);
        start(
            command
                .arg("-shared")
                .arg("-static")
                .arg(random)
                .arg("-o")
                .arg(self.out.join("bcryptprimitives.dll")),
        )?;
        // Wine's own libraries need it.
        let zlib = self.wine.join("usr/x86_64-w64-mingw32/lib/zlib1.dll");
        fs::copy(zlib, self.out.join("zlib1.dll")).map(drop).map_err(|e| e.to_string())
    }

    /// A program in wine that finds our library before wine's own; dialogs and desktop integration are disabled.
    fn program(&self, name: &str) -> Command {
        let mut wine = self.command(&self.wine.join("usr/lib/wine/wine64"));
        let folder =
            format!("Z:{}", self.wine.join("usr/x86_64-w64-mingw32/lib").display()).replace('/', "\\");
        wine.arg(name).current_dir(&self.out).env("WINEPREFIX", self.out.join("prefix"));
        wine.env("WINEPATH", folder).env("WINEDEBUG", "-all").env("WINEDLLOVERRIDES", OVERRIDES);
        wine.env("WINESERVER", self.wine.join("usr/lib/wine/wineserver64"));
        wine.env("LIBGL_DRIVERS_PATH", self.wine.join("usr/lib/x86_64-linux-gnu/dri"));
        wine
    }

    /// Starts an X server without a screen. It looks for the compiler of keyboards in a fixed folder, which in our copy is the one
    /// that it is started in.
    fn server(&self) -> Result<Child, String> {
        let program = self.wine.join("usr/bin/Xvfb");
        let mut bytes = fs::read(&program).map_err(|e| format!("{}: {e}", program.display()))?;
        let fixed = b"/usr/bin\0";
        let at = bytes.windows(fixed.len()).position(|window| window == fixed);
        let at = at.ok_or("the X server no longer names the folder of xkbcomp")?;
        bytes[at..at + 2].copy_from_slice(b".\0");
        let copy = self.out.join("xvfb");
        fs::write(&copy, bytes).map_err(|e| e.to_string())?;
        executable(&copy)?;
        let compiler = self.wine.join("usr/bin/xkbcomp");
        script(&self.out.join("xkbcomp"), &format!("#!/bin/sh\nexec {} \"$@\"\n", compiler.display()))?;
        let mut command = self.command(&copy);
        command.args([DISPLAY, "-screen", "0", "640x480x24", "-nolisten", "tcp", "-xkbdir"]);
        command.arg(self.wine.join("usr/share/X11/xkb")).current_dir(&self.out);
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

const OVERRIDES: &str = "mscoree,mshtml=;winemenubuilder.exe=d;d3dcompiler_47=n";

fn script(path: &Path, text: &str) -> Outcome {
    fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))?;
    executable(path)
}

fn executable(path: &Path) -> Outcome {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))
        .map_err(|e| format!("{}: {e}", path.display()))
}
