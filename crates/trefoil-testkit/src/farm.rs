//! Servers of the Remote Execution API on this machine: buildbox's, which store blobs and results and execute actions themselves, each in a
//! sandbox of its own, and BuildGrid with workers. They listen on the loopback and are ended by their own numbers.

mod grid;

use crate::consumers;
pub use grid::Grid;
use std::fs;
use std::io::ErrorKind;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long one may take to be there.
const START: Duration = Duration::from_secs(60);

/// A program that has been started, which ends when this is dropped.
struct Program(Child);

impl Program {
    /// Starts a program whose words go to a file, and waits until it listens on a port.
    fn start(command: &mut Command, port: u16, log: &Path) -> Result<Program, String> {
        let mut program = Program::start_silent(command, log)?;
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            let ended = program.0.try_wait().map_err(|e| e.to_string())?;
            if ended.is_some() || start.elapsed() > START {
                let said = fs::read_to_string(log).unwrap_or_default();
                return Err(format!("{} does not start: {said}", log.display()));
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(program)
    }

    /// As [`Program::start`], one that does not listen.
    fn start_silent(command: &mut Command, log: &Path) -> Result<Program, String> {
        let tell = |e: std::io::Error| format!("{}: {e}", log.display());
        let file = fs::File::create(log).map_err(tell)?;
        command.stdin(Stdio::null()).stdout(file.try_clone().map_err(tell)?).stderr(file);
        let child = command.spawn();
        child
            .map(Program)
            .map_err(|e| format!("cannot start {}: {e}", command.get_program().to_string_lossy()))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A server, which ends when it is dropped.
pub struct Engine {
    _program: Program,
    port: u16,
    folder: PathBuf,
}

/// How a server is started.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// The server behind it, which stores for it and executes what is more than it can do at once.
    pub behind: Option<String>,
    /// The folder of its blobs lies on a disk of its own with so many MiB.
    pub disk: Option<u32>,
    /// The port; by itself a free one.
    pub port: Option<u16>,
}

impl Engine {
    /// Starts a server that stores in a folder and executes one action at a time.
    ///
    /// # Errors
    /// When its program is not there or it does not start.
    pub fn start(folder: &Path, setup: &Setup) -> Result<Engine, String> {
        let made = fs::create_dir_all(folder).and_then(|()| fs::canonicalize(folder));
        let folder = &made.map_err(|e| format!("{}: {e}", folder.display()))?;
        let port = setup.port.map_or_else(free_port, Ok)?;
        let mut words = vec![
            consumers::file("farm/buildbox-casd")?.display().to_string(),
            format!("--bind=127.0.0.1:{port}"),
            format!("--buildbox-run={}", runner(folder)?.display()),
            "--jobs=1".to_owned(),
        ];
        words.extend(libraries().map(|path| format!("--runner-arg=--bind-mount={path}:{path}")));
        if let Some(behind) = &setup.behind {
            words.push(format!("--remote={behind}"));
            words.push("--exec-hybrid-queue-limit=1".to_owned());
        }
        let store = folder.join("store");
        fs::create_dir_all(&store).map_err(|e| format!("{}: {e}", store.display()))?;
        if setup.disk.is_some() {
            words.push("--reserved=0".to_owned());
        }
        words.push(store.display().to_string());
        let mut command = match setup.disk {
            None => Command::new(&words[0]),
            Some(size) => on_a_small_disk(size, &store)?,
        };
        let words = if setup.disk.is_some() { &words[..] } else { &words[1..] };
        let program = Program::start(command.args(words), port, &folder.join("log"))?;
        Ok(Engine { _program: program, port, folder: folder.to_owned() })
    }

    /// Where it is, for a client of ours.
    pub fn address(&self) -> String {
        format!("grpc://127.0.0.1:{}", self.port)
    }

    /// Where it is, for a server of its own kind.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The port on which it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The processes that have executed actions so far, in the order in which they began.
    pub fn runs(&self) -> Vec<u32> {
        notes(&self.folder)
    }

    /// The files of its blobs.
    pub fn blobs(&self) -> Vec<PathBuf> {
        let mut files = Vec::new();
        let folders = fs::read_dir(self.folder.join("store/cas/objects")).into_iter().flatten().flatten();
        for folder in folders {
            files.extend(fs::read_dir(folder.path()).into_iter().flatten().flatten().map(|it| it.path()));
        }
        files.sort();
        files
    }

    /// Ends it without a word, as when its machine is lost.
    pub fn kill(self) {}
}

/// What programs find the machine's C library in: tests are not linked statically.
fn libraries() -> impl Iterator<Item = &'static str> {
    ["/lib", "/lib64"].into_iter().filter(|path| Path::new(path).exists())
}

/// The processes that a runner in a folder noted.
fn notes(folder: &Path) -> Vec<u32> {
    let lines = fs::read_to_string(folder.join("ran")).unwrap_or_default();
    lines.lines().filter_map(|line| line.parse().ok()).collect()
}

/// What the server starts for an action: it notes the number of its process and becomes the program that makes the sandbox.
fn runner(folder: &Path) -> Result<PathBuf, String> {
    use std::os::unix::fs::PermissionsExt;
    let (program, bin) = (consumers::file("farm/buildbox-run")?, consumers::file("bin/bwrap")?);
    let bin = bin.parent().unwrap_or(&bin).display().to_string();
    let text = format!(
        "#!/bin/sh\ncase \"$*\" in *--action=*) echo $$ >> '{}';; esac\nPATH='{bin}':$PATH exec '{}' \"$@\"\n",
        folder.join("ran").display(),
        program.display()
    );
    let path = folder.join("run");
    let written = match fs::write(&path, text) {
        // It is being executed for an action of the server before this one: it is the same.
        Err(e) if e.kind() == ErrorKind::ExecutableFileBusy => Ok(()),
        other => other,
    };
    let made = written.and_then(|()| fs::set_permissions(&path, fs::Permissions::from_mode(0o755)));
    made.map(|()| path.clone()).map_err(|e| format!("{}: {e}", path.display()))
}

/// A command that runs the words after it where a folder is a disk of so many MiB, which goes with the process: it has a view of
/// the file systems of its own.
fn on_a_small_disk(size: u32, folder: &Path) -> Result<Command, String> {
    let script = format!("mount -t tmpfs -o size={size}m trefoil '{}' && exec \"$@\"", folder.display());
    let unshare = |rest: &[&str]| {
        let mut command = Command::new("unshare");
        command.args(["--map-root-user", "--mount", "sh", "-c"]).args(rest);
        command
    };
    let tried = unshare(&["true"]).status().map_err(|e| format!("cannot start unshare: {e}"))?;
    if !tried.success() {
        return Err(
            "a small disk cannot be made here: unshare --map-root-user --mount is not permitted".into()
        );
    }
    Ok(unshare(&[&script, "sh"]))
}

fn free_port() -> Result<u16, String> {
    let port = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr()).map(|it| it.port());
    port.map_err(|e| format!("no port of the loopback is free: {e}"))
}
