//! DXC's validator in a process of its own, asked about one container after the other: damaged bitcode may make it crash.
//!
//! A question is the container's length and its bytes, an answer the length of the validator's words and the words; none means
//! that the container is valid.

use super::Microsoft;
use std::io::{self, Read, Write};
use std::process::{Child, Command, Stdio};

/// The argument that makes a program of the test kit answer questions.
pub const WORKER: &str = "--validator-worker";

/// What DXC's validator says of a container.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is valid.
    Valid,
    /// It is refused, with these words.
    Refused(String),
    /// The validator died of it.
    Crashed,
}

/// The validator's process, started again after a crash.
#[derive(Default)]
pub struct Judge {
    worker: Option<Child>,
}

impl Judge {
    /// Asks about a container.
    ///
    /// # Errors
    /// When no process can be started.
    pub fn ask(&mut self, container: &[u8]) -> Result<Verdict, String> {
        let mut worker = match self.worker.take() {
            Some(worker) => worker,
            None => start()?,
        };
        match exchange(&mut worker, container) {
            Ok(words) => {
                self.worker = Some(worker);
                Ok(if words.is_empty() { Verdict::Valid } else { Verdict::Refused(words) })
            }
            Err(_) => {
                _ = worker.kill();
                _ = worker.wait();
                Ok(Verdict::Crashed)
            }
        }
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        if let Some(worker) = &mut self.worker {
            _ = worker.kill();
            _ = worker.wait();
        }
    }
}

fn start() -> Result<Child, String> {
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut worker = Command::new(program);
    worker.arg(WORKER).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    worker.spawn().map_err(|e| e.to_string())
}

fn exchange(worker: &mut Child, container: &[u8]) -> io::Result<String> {
    let missing = || io::Error::other("a worker without pipes");
    let input = worker.stdin.as_mut().ok_or_else(missing)?;
    put(input, container)?;
    let words = get(worker.stdout.as_mut().ok_or_else(missing)?)?;
    Ok(String::from_utf8_lossy(&words).into_owned())
}

/// Answers questions until there are no more; a program calls it when [`WORKER`] is its argument.
///
/// # Errors
/// When the library is not there, or a pipe breaks.
pub fn answer() -> Result<(), String> {
    let dxc = Microsoft::new()?;
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Ok(container) = get(&mut input) {
        let words = dxc.validate(&container).err().unwrap_or_default();
        put(&mut output, words.as_bytes()).map_err(|e| e.to_string())?;
    }
    Ok(())
}

fn put(to: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
    to.write_all(&(bytes.len() as u32).to_le_bytes())?;
    to.write_all(bytes)?;
    to.flush()
}

fn get(from: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut len = [0; 4];
    from.read_exact(&mut len)?;
    let mut bytes = vec![0; u32::from_le_bytes(len) as usize];
    from.read_exact(&mut bytes)?;
    Ok(bytes)
}
