//! `cargo xtask bazel`: Bazel builds `examples/project` with `rules_trefoil`.
//!
//! Debian's Bazel is unpacked with all that it needs and runs in bubblewrap, where that is the system. Both forms of the worker
//! protocol and Bazel's own sandbox must make the bytes of `trefoil dxc`, and an edit must compile what reads the edited file.

use crate::command::{cargo, output, run as start};
use crate::{Outcome, root};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The outputs of the project, and how `trefoil dxc` makes them.
const OUTPUTS: [(&str, &str); 4] = [
    ("lit.fog.ps.dxil", "-T ps_6_0 -E ps_main -DFOG=1 lit.hlsl"),
    ("lit.ps.dxil", "-T ps_6_0 -E ps_main lit.hlsl"),
    ("lit.vs.dxil", "-T vs_6_0 -E vs_main lit.hlsl"),
    ("sky.ps.spv", "-T ps_6_0 -spirv sky.hlsl"),
];

/// Fetches Bazel, builds the program, and has Bazel build the project in each way. `--program FILE` takes a program that was built
/// before.
pub(crate) fn run(args: &[String]) -> Outcome {
    let program = match args {
        [] => {
            start(cargo().args(["build", "--quiet", "-p", "trefoil-cli"]))?;
            root().join("target/debug/trefoil")
        }
        [word, file] if word == "--program" => fs::canonicalize(file).map_err(|e| format!("{file}: {e}"))?,
        _ => return Err("the only argument is --program FILE".into()),
    };
    crate::fetch::run(&["bazel".into(), "farm".into()])?;
    let place = Place::new(program)?;
    let done = place.check();
    let ended = place.bazel(&["shutdown"]);
    done.and(ended.map(drop))
}

/// Where Bazel is and works.
struct Place {
    program: PathBuf,
    folder: PathBuf,
    project: PathBuf,
}

impl Place {
    /// Lays out a copy of the project and the rules, and the program where Bazel finds it.
    fn new(program: PathBuf) -> Result<Place, String> {
        let folder = root().join("target/bazel");
        // What Bazel writes is not for writing.
        let _ = Command::new("chmod").args(["-R", "u+w"]).arg(&folder).stderr(Stdio::null()).status();
        let _ = fs::remove_dir_all(&folder);
        let project = folder.join("examples/project");
        for made in [&project, &folder.join("bin"), &folder.join("home")] {
            fs::create_dir_all(made).map_err(|e| format!("{}: {e}", made.display()))?;
        }
        let mut copy = Command::new("cp");
        copy.arg("-r").arg(root().join("examples/project")).arg(folder.join("examples"));
        output(&mut copy)?;
        output(Command::new("cp").arg("-r").arg(root().join("rules_trefoil")).arg(&folder))?;
        let to = folder.join("bin/trefoil");
        fs::copy(&program, &to).map_err(|e| format!("{}: {e}", program.display()))?;
        Ok(Place { program: to, folder, project })
    }

    /// Bazel, which sees Debian's files as those of the system, and of this machine the folder alone.
    fn bazel(&self, words: &[&str]) -> Result<String, String> {
        let consumers = root().join("target/consumers");
        let debian = consumers.join("bazel");
        let mut command = Command::new(consumers.join("bin/bwrap"));
        command.arg("--ro-bind").arg(debian.join("usr")).arg("/usr");
        for name in ["bin", "sbin", "lib", "lib64"] {
            command.args(["--symlink", &format!("usr/{name}"), &format!("/{name}")]);
        }
        command.arg("--ro-bind").arg(debian.join("etc")).arg("/etc");
        command.args(["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--clearenv"]);
        command.arg("--bind").arg(&self.folder).arg(&self.folder).arg("--chdir").arg(&self.project);
        command.args(["--setenv", "USER", "nobody", "--setenv", "HOME"]).arg(self.folder.join("home"));
        let path = format!("{}:/usr/bin", self.folder.join("bin").display());
        command.args(["--setenv", "PATH", &path, "--setenv", "JAVA_HOME", JAVA, "/usr/bin/bazel-4"]);
        command.arg(format!("--output_user_root={}", self.folder.join("output").display()));
        command.args(["--max_idle_secs=120"]).args(words);
        let out =
            command.stdin(Stdio::null()).output().map_err(|e| format!("cannot start bubblewrap: {e}"))?;
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        if out.status.success() { Ok(said) } else { Err(format!("bazel {}: {said}", words.join(" "))) }
    }

    /// Builds all; how many compiles ran, by the words of Bazel's last line about them.
    fn build(&self, how: &str) -> Result<usize, String> {
        let strategy = format!("--strategy=Hlsl={how}");
        let said = self.bazel(&[
            "build",
            "//...",
            &strategy,
            "--experimental_worker_allow_json_protocol",
            "--experimental_worker_multiplex",
        ])?;
        let line = said.lines().find(|line| line.starts_with("INFO: ") && line.contains(" process"));
        let line = line.ok_or_else(|| format!("Bazel does not say what it ran: {said}"))?;
        let counts = line.split([':', ',', '.']).filter_map(|part| part.trim().split_once(' '));
        let of_compiles = counts.filter(|(_, what)| what.ends_with("worker") || what.ends_with("sandbox"));
        Ok(of_compiles.filter_map(|(count, _)| count.parse::<usize>().ok()).sum())
    }

    /// Whether a build compiles so many, and all outputs are those of `trefoil dxc`.
    fn expect(&self, what: &str, how: &str, compiles: usize) -> Outcome {
        let ran = self.build(how)?;
        if ran != compiles {
            return Err(format!("{what}: {ran} compiles where {compiles} are expected"));
        }
        for (name, words) in OUTPUTS {
            let expected = self.folder.join("expected");
            let mut dxc = Command::new(&self.program);
            dxc.current_dir(&self.project).arg("dxc").args(words.split(' ')).args(["-I", "include", "-Fo"]);
            output(dxc.arg(&expected))?;
            let read = |path: &Path| fs::read(path).map_err(|e| format!("{}: {e}", path.display()));
            if read(&expected)? != read(&self.project.join("bazel-bin").join(name))? {
                return Err(format!("{what}: {name} is not what trefoil dxc makes"));
            }
        }
        println!("{what}: {ran} compiles, bytes as trefoil dxc's");
        Ok(())
    }

    fn edit(&self, file: &str, edit: impl Fn(String) -> String) -> Outcome {
        let path = self.project.join(file);
        let edited = fs::read_to_string(&path).and_then(|text| fs::write(&path, edit(text)));
        edited.map_err(|e| format!("{}: {e}", path.display()))
    }

    fn check(&self) -> Outcome {
        let edited = |text: String| text.replace("0.75", "0.25") + "// edited\n";
        self.expect("a worker, protocol buffers", "worker", OUTPUTS.len())?;
        self.expect("nothing has changed", "worker", 0)?;
        self.edit("include/fog.hlsli", edited)?;
        self.expect("a header that one of the four reads", "worker", 1)?;
        self.edit("include/frame.hlsli", edited)?;
        self.expect("a header that all read", "worker", OUTPUTS.len())?;
        self.edit("BUILD.bazel", |text| {
            text.replace("    profile", "    worker_protocol = \"json\",\n    profile")
        })?;
        self.expect("a worker, JSON", "worker", OUTPUTS.len())?;
        self.edit("sky.hlsl", edited)?;
        self.expect("a source", "worker", 1)?;
        self.bazel(&["clean"])?;
        self.expect("no worker, each in Bazel's sandbox", "sandboxed", OUTPUTS.len())?;
        self.edit("BUILD.bazel", |text| {
            text.replace("[\"include/**/*.hlsli\"]", "[\"include/f[!o]*.hlsli\"]")
        })?;
        for how in ["worker", "sandboxed"] {
            match self.build(how) {
                Err(why) if why.contains("file not found") => {
                    println!("{how}: a header that is not declared is an error")
                }
                Err(why) => return Err(why),
                Ok(_) => return Err(format!("{how}: a header that is not declared was read")),
            }
        }
        Ok(())
    }
}

/// Java, as seen from inside.
const JAVA: &str = "/usr/lib/jvm/java-17-openjdk-amd64";
