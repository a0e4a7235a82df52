//! Programs that build other people's projects call ours: ninja and CMake build `examples/project`, and what Bazel says to a persistent
//! worker is said to one. `cargo xtask bazel` has Bazel itself say it.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::SystemTime;

const OUTPUTS: [&str; 4] = ["lit.fog.ps.dxil", "lit.ps.dxil", "lit.vs.dxil", "sky.ps.spv"];
const PROGRAM: &str = env!("CARGO_BIN_EXE_trefoil");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

fn consumer(name: &str) -> PathBuf {
    let path = root().join("target/consumers/bin").join(name);
    assert!(path.exists(), "{} is missing: run `cargo xtask fetch`", path.display());
    path
}

/// Runs a program, which must succeed, where it finds ours; what it printed.
fn run(command: &mut Command) -> String {
    let ours = Path::new(PROGRAM).parent().expect("a program lies in a folder").to_owned();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = [ours].into_iter().chain(std::env::split_paths(&path));
    command.env("PATH", std::env::join_paths(path).expect("folders without colons"));
    let Output { status, stdout, stderr } = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let (out, err) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{command:?}: {status}\n{out}{err}");
    out.into_owned()
}

/// A copy of the project, and where its outputs go.
struct Project {
    folder: PathBuf,
    outputs: PathBuf,
}

impl Project {
    fn new(name: &str, outputs: &str) -> Project {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tools").join(name);
        let _ = fs::remove_dir_all(&folder);
        copy(&root().join("examples/project"), &folder);
        Project { outputs: folder.join(outputs), folder }
    }

    fn edit(&self, file: &str) {
        let path = self.folder.join(file);
        let text = fs::read_to_string(&path).unwrap();
        fs::write(path, text.replace("0.75", "0.25").replace("0.1;", "0.3;") + "// edited\n").unwrap();
    }

    /// When each output was written.
    fn times(&self) -> BTreeMap<&'static str, SystemTime> {
        let time = |name| (name, fs::metadata(self.outputs.join(name)).unwrap().modified().unwrap());
        OUTPUTS.into_iter().map(time).collect()
    }

    /// The outputs as `trefoil dxc` makes them in the project's folder.
    fn expect_what_dxc_makes(&self) {
        for (name, words) in OUTPUTS.into_iter().zip([
            "-T ps_6_0 -E ps_main -DFOG=1 lit.hlsl",
            "-T ps_6_0 -E ps_main lit.hlsl",
            "-T vs_6_0 -E vs_main lit.hlsl",
            "-T ps_6_0 -spirv sky.hlsl",
        ]) {
            let mut dxc = Command::new(PROGRAM);
            dxc.current_dir(&self.folder).arg("dxc").args(words.split(' '));
            run(dxc.args(["-I", "include", "-Fo", "expected"]));
            let read = |path: PathBuf| fs::read(path).unwrap();
            assert!(read(self.folder.join("expected")) == read(self.outputs.join(name)), "{name}");
        }
    }

    /// Builds whole, again, and after edits, by the command that `build` makes.
    fn expect_a_builder(&self, build: impl Fn() -> Command) {
        run(&mut build());
        self.expect_what_dxc_makes();
        let mut before = self.times();
        for (edited, changed) in [
            (None, &[][..]),
            (Some("include/fog.hlsli"), &["lit.fog.ps.dxil"]),
            (Some("include/lighting/lambert.hlsli"), &["lit.fog.ps.dxil", "lit.ps.dxil", "lit.vs.dxil"]),
            (Some("sky.hlsl"), &["sky.ps.spv"]),
            (Some("include/frame.hlsli"), &OUTPUTS),
            (None, &[]),
        ] {
            if let Some(file) = edited {
                self.edit(file);
            }
            run(&mut build());
            let now = self.times();
            let made: Vec<&str> = OUTPUTS.into_iter().filter(|name| now[name] != before[name]).collect();
            assert_eq!(made, changed, "after an edit of {edited:?}");
            self.expect_what_dxc_makes();
            before = now;
        }
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

#[test]
fn ninja_builds_what_an_edit_touches() {
    let project = Project::new("ninja", "out");
    let ninja = consumer("ninja");
    project.expect_a_builder(|| {
        let mut command = Command::new(&ninja);
        command.current_dir(&project.folder);
        command
    });
    let again = run(Command::new(&ninja).current_dir(&project.folder));
    assert_eq!(again.trim_end(), "ninja: no work to do.");
}

/// The function of the package with a target of a program, a library's sources, and the two generators that know depfiles.
#[test]
fn cmake_builds_what_an_edit_touches() {
    let prefix = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tools/prefix");
    let mut xtask = Command::new(env!("CARGO"));
    xtask.current_dir(root()).args(["run", "-q", "-p", "xtask", "--", "install-c"]);
    run(xtask.arg(&prefix).args(["--program", PROGRAM]));
    let cmake = consumer("cmake");
    for generator in ["Ninja", "Unix Makefiles"] {
        let project = Project::new(&format!("cmake {generator}"), "build");
        let mut configure = Command::new(&cmake);
        configure.current_dir(&project.folder).args(["-B", "build", "-G", generator]);
        configure.arg(format!("-DCMAKE_PREFIX_PATH={}", prefix.display()));
        if generator == "Ninja" {
            configure.arg(format!("-DCMAKE_MAKE_PROGRAM={}", consumer("ninja").display()));
        }
        run(&mut configure);
        project.expect_a_builder(|| {
            let mut command = Command::new(&cmake);
            command.current_dir(&project.folder).args(["--build", "build"]);
            command
        });
    }
}

/// A worker that was started and its standard streams.
struct Worker {
    child: Child,
    answers: BufReader<std::process::ChildStdout>,
}

impl Worker {
    fn start(folder: &Path, protocol: &str) -> Worker {
        let mut command = Command::new(PROGRAM);
        command.args(["worker", "-I", "include", protocol, "--persistent_worker"]).current_dir(folder);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let answers = BufReader::new(child.stdout.take().unwrap());
        Worker { child, answers }
    }

    fn ask(&mut self, message: &[u8]) {
        let stdin = self.child.stdin.as_mut().unwrap();
        stdin.write_all(message).and_then(|()| stdin.flush()).unwrap();
    }

    /// No more requests: it ends.
    fn end(mut self) -> Option<i32> {
        drop(self.child.stdin.take());
        self.child.wait().unwrap().code()
    }
}

/// A worker sees an edit between two requests, tells errors, reads only what a request lists, and says what it did not read.
#[test]
fn a_worker_answers_requests_in_json() {
    let project = Project::new("json", "");
    let mut worker = Worker::start(&project.folder, "--protocol=json");
    let mut ask = |arguments: &str, inputs: &[&str], id: u32| {
        let quoted: Vec<String> = arguments.split(' ').map(|it| format!("{it:?}")).collect();
        let inputs: Vec<String> =
            inputs.iter().map(|it| format!("{{\"path\":{it:?},\"digest\":\"AA==\"}}")).collect();
        let (arguments, inputs) = (quoted.join(","), inputs.join(","));
        let request = format!(
            "{{\"arguments\":[{arguments}],\"inputs\":[{inputs}],\"requestId\":{id},\"verbosity\":10}}\n"
        );
        // Bazel 4 does not end the line.
        let request = if id % 2 == 0 { request.trim_end() } else { &request };
        worker.ask(request.as_bytes());
        let mut answer = String::new();
        worker.answers.read_line(&mut answer).unwrap();
        answer
    };
    let files = ["lit.hlsl", "include/frame.hlsli", "include/lighting/lambert.hlsli", "include/fog.hlsli"];
    let words = "-T ps_6_0 -E ps_main -DFOG=1 lit.hlsl -Fo lit.fog.ps.dxil";
    // Four times, so that the later ones go on from headers that are known.
    for id in [1, 2, 3, 4] {
        let answer = ask(words, &files, id);
        assert_eq!(answer, format!("{{\"exitCode\":0,\"output\":\"\",\"requestId\":{id}}}\n"));
        project.edit("include/fog.hlsli");
        let answer = ask(words, &files, 0);
        assert_eq!(answer, "{\"exitCode\":0,\"output\":\"\",\"requestId\":0}\n");
    }
    ask("-T ps_6_0 -E ps_main lit.hlsl -Fo lit.ps.dxil -MF lit.d", &files, 5);
    let read = "lit.ps.dxil: lit.hlsl \\\n include/frame.hlsli \\\n include/lighting/lambert.hlsli \\\n include/lighting/../frame.hlsli\n";
    assert_eq!(fs::read_to_string(project.folder.join("lit.d")).unwrap(), read);
    ask("-T vs_6_0 -E vs_main lit.hlsl -Fo lit.vs.dxil", &files, 6);
    let listed = files.map(|file| format!("--input={file}")).join(" ");
    ask(
        &format!("-T ps_6_0 -spirv sky.hlsl -Fo sky.ps.spv --input=sky.hlsl {listed} --unused=sky.unused"),
        &[],
        7,
    );
    let unused = "lit.hlsl\ninclude/lighting/lambert.hlsli\ninclude/fog.hlsli\n";
    assert_eq!(fs::read_to_string(project.folder.join("sky.unused")).unwrap(), unused);
    project.expect_what_dxc_makes();

    let missing = ask(words, &files[..3], 8);
    assert!(
        missing.starts_with(
            "{\"exitCode\":1,\"output\":\"lit.hlsl:5:10: fatal error: 'fog.hlsli' file not found"
        ),
        "{missing}"
    );
    let unseen = ask("-T ps_6_0 sky.hlsl -Fo x", &files, 9);
    assert_eq!(
        unseen,
        "{\"exitCode\":1,\"output\":\"trefoil: error: 'sky.hlsl' is not among the inputs\\n\",\"requestId\":9}\n"
    );
    let to_stdout = ask("-T ps_6_0 sky.hlsl -Fo -", &[], 10);
    assert!(
        to_stdout.starts_with(
            "{\"exitCode\":2,\"output\":\"trefoil: error: a worker compiles from files to files"
        ),
        "{to_stdout}"
    );
    let bogus = ask("-bogus sky.hlsl -Fo x", &[], 11);
    assert!(bogus.contains("\"exitCode\":2") && bogus.ends_with("\"requestId\":11}\n"), "{bogus}");
    worker.ask(b"{\"arguments\":[\n");
    assert_eq!(worker.end(), Some(1));
}

/// Requests of several at once, in protocol buffers; each is answered once, under its number.
#[test]
fn a_worker_answers_requests_in_protocol_buffers() {
    let project = Project::new("proto", "");
    let mut worker = Worker::start(&project.folder, "--protocol=proto");
    let text = |field: u8, text: &str| {
        let mut bytes = vec![field << 3 | 2, u8::try_from(text.len()).unwrap()];
        bytes.extend(text.as_bytes());
        bytes
    };
    let requests = [
        "-T ps_6_0 -E ps_main -DFOG=1 lit.hlsl -Fo lit.fog.ps.dxil",
        "-T ps_6_0 -E ps_main lit.hlsl -Fo lit.ps.dxil",
        "-T vs_6_0 -E vs_main lit.hlsl -Fo lit.vs.dxil",
        "-T ps_6_0 -spirv sky.hlsl -Fo sky.ps.spv",
        "-T ps_6_0 -E none sky.hlsl -Fo none",
    ];
    let mut all = Vec::new();
    for (i, words) in requests.iter().enumerate() {
        let mut message: Vec<u8> = words.split(' ').flat_map(|word| text(1, word)).collect();
        message.extend([3 << 3, i as u8 + 1]);
        all.push(u8::try_from(message.len()).unwrap());
        all.append(&mut message);
    }
    // One that takes back an earlier one has no answer of its own.
    all.extend([4, 3 << 3, 1, 4 << 3, 1]);
    worker.ask(&all);
    let mut codes = BTreeMap::new();
    for _ in requests {
        let mut size = [0; 1];
        worker.answers.read_exact(&mut size).unwrap();
        let mut length = usize::from(size[0] & 0x7f);
        if size[0] & 0x80 != 0 {
            worker.answers.read_exact(&mut size).unwrap();
            length |= usize::from(size[0]) << 7;
        }
        let mut message = vec![0; length];
        worker.answers.read_exact(&mut message).unwrap();
        let [.., tag, id] = message[..] else { panic!("an answer has a number") };
        assert_eq!(tag, 3 << 3);
        codes.insert(id, message[0] == 1 << 3 && message[1] == 1);
    }
    assert_eq!(
        codes.into_iter().collect::<Vec<_>>(),
        [(1, false), (2, false), (3, false), (4, false), (5, true)]
    );
    assert_eq!(worker.end(), Some(0));
    project.expect_what_dxc_makes();
}

/// Where no process is kept the same arguments come in a file, one a line.
#[test]
fn an_action_without_a_worker_reads_its_arguments_from_a_file() {
    let project = Project::new("file", "");
    let name = "a name with blanks.hlsl";
    fs::copy(project.folder.join("sky.hlsl"), project.folder.join(name)).unwrap();
    fs::write(project.folder.join("arguments"), format!("-T\nps_6_0\n{name}\n-Fo\nsky.dxil\n")).unwrap();
    let mut command = Command::new(PROGRAM);
    command.current_dir(&project.folder).args(["worker", "--protocol=json", "-Iinclude", "@arguments"]);
    run(&mut command);
    assert!(fs::read(project.folder.join("sky.dxil")).unwrap().starts_with(b"DXBC"));
}
