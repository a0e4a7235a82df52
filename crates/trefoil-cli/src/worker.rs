//! `trefoil worker`: a compile for Bazel, which keeps the process for many (a persistent worker) or starts one for each.
//!
//! A kept worker reads requests from standard input and answers each on standard output, in the order in which they are done, until
//! there are no more. Files are read anew for each request, and only those that it lists; what is in them is lexed once.

mod json;
mod message;
mod proto;

use crate::compile::Job;
use crate::files::{self, Files};
use crate::report::Format;
use crate::words::Words;
use crate::{Failure, help};
use message::{Protocol, Request, Response};
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use trefoil::Session;

/// What stays the same from request to request.
struct Worker {
    session: Session,
    format: Format,
    /// Arguments that stand before those of each request.
    first: Vec<String>,
}

/// `trefoil worker`
pub(crate) fn worker(words: &[String], format: Format) -> Result<(), Failure> {
    if words.iter().any(|w| w == "--help" || w == "-h") {
        return files::print(help::WORKER);
    }
    let (mut protocol, mut is_kept, mut first) = (Protocol::Proto, false, Vec::new());
    let mut words = Words::new(words);
    while let Some((word, name)) = words.next_long() {
        match name {
            "--protocol" => protocol = Protocol::of_name(&words.value()?)?,
            "--persistent_worker" => is_kept = true,
            _ => first.push(word.clone()),
        }
    }
    if is_kept {
        return Worker { session: Session::new(), format, first }.serve(protocol);
    }
    let mut arguments = Vec::new();
    for word in first {
        match word.strip_prefix('@') {
            Some(file) => arguments.extend(lines(file)?),
            None => arguments.push(word),
        }
    }
    let mut said = String::new();
    let done = compile(&arguments, &[], &Session::new(), format, &mut said);
    files::report(&format.whole(said));
    done
}

/// Compiles what the arguments say, from files among `inputs`.
fn compile(
    arguments: &[String],
    inputs: &[String],
    session: &Session,
    format: Format,
    said: &mut String,
) -> Result<(), Failure> {
    let own = Own::take(arguments)?;
    // Requests and answers go through the standard streams.
    if trefoil::args::parse_args(&own.rest)?.has_standard_streams() {
        return Err(Failure::Misuse("a worker compiles from files to files: '-' is none".into()));
    }
    let among = if inputs.is_empty() { &own.declared } else { inputs };
    let job = Job::of_many(&own.rest, format, Arc::new(Files::among(among)))?;
    let done = job.run(session);
    *said = job.take_said();
    done?;
    own.write_unused(&job.read())
}

/// What a compile is asked besides what DXC knows.
#[derive(Default)]
struct Own {
    /// `--input`: the files that it may read.
    declared: Vec<String>,
    /// `--unused`: where those go that it did not.
    unused: Option<String>,
    rest: Vec<String>,
}

impl Own {
    fn take(arguments: &[String]) -> Result<Own, Failure> {
        let mut own = Own::default();
        let mut words = Words::new(arguments);
        while let Some((word, name)) = words.next_long() {
            match name {
                "--input" => own.declared.push(words.value()?),
                "--unused" => own.unused = Some(words.value()?),
                _ => own.rest.push(word.clone()),
            }
        }
        Ok(own)
    }

    fn write_unused(&self, read: &[String]) -> Result<(), Failure> {
        let Some(path) = &self.unused else { return Ok(()) };
        let read: BTreeSet<String> = read.iter().map(|path| files::normal(path)).collect();
        let unused = self.declared.iter().filter(|path| !read.contains(&files::normal(path)));
        let lines: String = unused.map(|path| format!("{path}\n")).collect();
        files::write(path, lines.as_bytes())
    }
}

/// The arguments in a file, one a line.
fn lines(file: &str) -> Result<Vec<String>, Failure> {
    let text = String::from_utf8(files::read(file)?);
    let text = text.map_err(|_| Failure::Error(format!("'{file}' is not UTF-8")))?;
    Ok(text.lines().map(str::to_owned).collect())
}

impl Worker {
    /// Answers all requests, several at once where they come so.
    fn serve(&self, protocol: Protocol) -> Result<(), Failure> {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            let (sender, requests) = channel::<Request>();
            let requests = Arc::new(Mutex::new(requests));
            for _ in 0..threads {
                let requests = requests.clone();
                scope.spawn(move || self.answer_all(protocol, &requests));
            }
            let mut input = std::io::stdin().lock();
            loop {
                let request = protocol.read(&mut input);
                let request =
                    request.map_err(|e| Failure::Error(format!("a request cannot be read: {e}")))?;
                let Some(request) = request else { break };
                // A compile is short: one that is to be cancelled is answered as if it were not, which the protocol permits.
                if !request.cancels && sender.send(request).is_err() {
                    break;
                }
            }
            Ok(())
        })
    }

    fn answer_all(&self, protocol: Protocol, requests: &Mutex<Receiver<Request>>) {
        loop {
            let next = requests.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let Ok(request) = next else { return };
            let answer = protocol.written(&self.answer(&request));
            let mut out = std::io::stdout().lock();
            // Who asked may have gone: then there is nobody to tell.
            let _ = out.write_all(&answer).and_then(|()| out.flush());
        }
    }

    fn answer(&self, request: &Request) -> Response {
        let mut output = String::new();
        let done = self.compile(request, &mut output);
        let exit_code = match &done {
            Ok(()) => 0,
            Err(Failure::Shown) => 1,
            Err(Failure::Error(why)) => {
                output += &self.format.error(why);
                1
            }
            Err(Failure::Misuse(why)) => {
                output += &self.format.error(why);
                2
            }
        };
        Response { exit_code, output: self.format.whole(output), id: request.id }
    }

    fn compile(&self, request: &Request, output: &mut String) -> Result<(), Failure> {
        if !request.sandbox.is_empty() {
            return Err(Failure::Misuse("sandboxes of several requests at once are not supported".into()));
        }
        let arguments = [&self.first[..], &request.arguments].concat();
        compile(&arguments, &request.inputs, &self.session, self.format, output)
    }
}
