//! DXC's validator and its assembler in processes of their own, asked about one container after the other: damaged bitcode may make it crash, or run for ever.
//!
//! A question is the container's length and its bytes, an answer the length of the validator's words and the words; none means
//! that the container is valid.

use super::Microsoft;
use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// The argument that makes a program of the test kit answer questions.
pub const WORKER: &str = "--validator-worker";

/// The argument that makes it assemble listings.
pub const ASSEMBLER: &str = "--assembler-worker";

/// How long the validator may take for one container; the largest of the tree needs under a second.
const PATIENCE: Duration = Duration::from_secs(20);

/// What DXC's validator says of a container.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is valid.
    Valid,
    /// It is refused, with these words.
    Refused(String),
    /// The validator died of it.
    Crashed,
    /// The validator did not answer in time.
    Hung,
}

/// What a process answers.
enum Answer {
    Words(Vec<u8>),
    Crashed,
    Hung,
}

/// A process that answers one question after the other, started again after a crash or a question without an answer.
struct Process {
    start: fn() -> io::Result<Command>,
    patience: Duration,
    worker: Option<Worker>,
}

impl Process {
    fn ask(&mut self, question: &[u8]) -> Result<Answer, String> {
        let mut worker = match self.worker.take() {
            Some(worker) => worker,
            None => (self.start)().and_then(Worker::start).map_err(|e| e.to_string())?,
        };
        if put(&mut worker.questions, question).is_err() {
            return Ok(Answer::Crashed);
        }
        Ok(match worker.answers.recv_timeout(self.patience) {
            Ok(words) => {
                self.worker = Some(worker);
                Answer::Words(words)
            }
            Err(RecvTimeoutError::Timeout) => Answer::Hung,
            Err(RecvTimeoutError::Disconnected) => Answer::Crashed,
        })
    }
}

/// DXC's validator in a process of its own.
pub struct Judge(Process);

impl Default for Judge {
    fn default() -> Self {
        Judge(Process { start: || own_program(WORKER), patience: PATIENCE, worker: None })
    }
}

impl Judge {
    /// Asks about a container.
    ///
    /// # Errors
    /// When no process can be started.
    pub fn ask(&mut self, container: &[u8]) -> Result<Verdict, String> {
        Ok(match self.0.ask(container)? {
            Answer::Words(words) if words.is_empty() => Verdict::Valid,
            Answer::Words(words) => Verdict::Refused(String::from_utf8_lossy(&words).into_owned()),
            Answer::Crashed => Verdict::Crashed,
            Answer::Hung => Verdict::Hung,
        })
    }
}

/// DXC's assembler in a process of its own.
pub struct Assembler(Process);

impl Default for Assembler {
    fn default() -> Self {
        Assembler(Process { start: || own_program(ASSEMBLER), patience: PATIENCE, worker: None })
    }
}

impl Assembler {
    /// A container of a listing; none where the assembler does not take it, dies or does not end.
    ///
    /// # Errors
    /// When no process can be started.
    pub fn assemble(&mut self, listing: &str) -> Result<Option<Vec<u8>>, String> {
        Ok(match self.0.ask(listing.as_bytes())? {
            Answer::Words(container) => Some(container).filter(|container| !container.is_empty()),
            Answer::Crashed | Answer::Hung => None,
        })
    }
}

/// A process that answers. A thread of ours waits for its answers, so that nobody else has to wait for ever.
struct Worker {
    process: Child,
    questions: ChildStdin,
    answers: Receiver<Vec<u8>>,
}

impl Worker {
    fn start(mut program: Command) -> io::Result<Worker> {
        program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = program.spawn()?;
        let pipes = process.stdin.take().zip(process.stdout.take());
        let (questions, mut output) = pipes.ok_or_else(|| io::Error::other("a worker without pipes"))?;
        let (sender, answers) = channel();
        std::thread::spawn(move || {
            while let Ok(words) = get(&mut output) {
                if sender.send(words).is_err() {
                    break;
                }
            }
        });
        Ok(Worker { process, questions, answers })
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

/// This program, as one that answers.
fn own_program(as_what: &str) -> io::Result<Command> {
    let mut worker = Command::new(std::env::current_exe()?);
    worker.arg(as_what);
    Ok(worker)
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

/// Assembles listings until there are no more; a program calls it when [`ASSEMBLER`] is its argument.
///
/// # Errors
/// When the library is not there, or a pipe breaks.
pub fn assemble() -> Result<(), String> {
    let dxc = Microsoft::new()?;
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Ok(listing) = get(&mut input) {
        let container = dxc.assemble(&String::from_utf8_lossy(&listing)).unwrap_or_default();
        put(&mut output, &container).map_err(|e| e.to_string())?;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(start: fn() -> io::Result<Command>) -> Judge {
        Judge(Process { start, patience: Duration::from_millis(200), worker: None })
    }

    #[test]
    fn a_validator_that_does_not_answer_is_given_up_and_started_again() {
        let mut judge = judge(|| {
            let mut sleeps = Command::new("sleep");
            sleeps.arg("1000");
            Ok(sleeps)
        });
        assert_eq!(judge.ask(b"DXBC"), Ok(Verdict::Hung));
        assert!(judge.0.worker.is_none());
        assert_eq!(judge.ask(b"DXBC"), Ok(Verdict::Hung));
    }

    #[test]
    fn a_validator_that_ends_has_crashed() {
        let mut judge = judge(|| Ok(Command::new("true")));
        assert_eq!(judge.ask(b"DXBC"), Ok(Verdict::Crashed));
    }

    #[test]
    fn an_answer_comes_whole_and_the_next_question_goes_to_the_same_process() {
        // What is asked comes back: of no words the container is valid.
        let mut judge = judge(|| Ok(Command::new("cat")));
        assert_eq!(judge.ask(b"words"), Ok(Verdict::Refused("words".into())));
        let first = judge.0.worker.as_ref().map(|worker| worker.process.id());
        assert_eq!(judge.ask(b""), Ok(Verdict::Valid));
        assert_eq!(judge.0.worker.as_ref().map(|worker| worker.process.id()), first);
    }
}
