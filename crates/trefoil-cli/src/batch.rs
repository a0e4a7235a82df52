//! `trefoil batch`: many command lines, one process, several threads.

use crate::compile::{Job, Turn};
use crate::files::{self, Files};
use crate::report::Format;
use crate::{Failure, help};
use std::collections::VecDeque;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use trefoil::Session;
use trefoil_permute::split;

/// How many bytes of artifacts are kept for variants to come.
const ROOM: usize = 256 << 20;

/// A line of the file.
struct Line<'a> {
    /// From 1.
    number: usize,
    text: &'a str,
}

/// What is compiled.
struct Batch<'a> {
    path: &'a str,
    lines: &'a [Line<'a>],
    format: Format,
}

/// The lines that no thread has taken, by their places.
struct Queue {
    /// The first that has not been looked at, and how many there are.
    next: usize,
    count: usize,
    /// Those that were left, because another thread was making what they need of their headers.
    left: VecDeque<usize>,
}

/// What became of a line.
struct Report {
    /// Its place among the lines.
    at: usize,
    said: String,
    is_done: bool,
}

/// `trefoil batch`
pub(crate) fn batch(words: &[String], format: Format) -> Result<(), Failure> {
    if words.iter().any(|w| w == "--help" || w == "-h") {
        return files::print(help::BATCH);
    }
    let (path, threads) = options(words)?;
    let bytes = files::read(&path)?;
    let text = String::from_utf8(bytes).map_err(|e| {
        Failure::Error(format!("'{path}' is not UTF-8 from byte {} on", e.utf8_error().valid_up_to()))
    })?;
    let numbered = text.lines().enumerate().map(|(i, text)| Line { number: i + 1, text: text.trim() });
    let lines: Vec<Line<'_>> = numbered.filter(|l| !l.text.is_empty() && !l.text.starts_with('#')).collect();
    let done = compile_all(&Batch { path: &path, lines: &lines, format }, threads);
    if done == lines.len() {
        return Ok(());
    }
    if format.is_text() {
        eprintln!("trefoil: {done} of {} lines compiled", lines.len());
    }
    Err(Failure::Shown)
}

/// The file and the number of threads.
fn options(words: &[String]) -> Result<(String, usize), Failure> {
    let (mut path, mut threads) = (None, None);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if let Some(joined) = word.strip_prefix("-j") {
            let number = if joined.is_empty() { words.next().map_or("", String::as_str) } else { joined };
            let number = number.parse().ok().filter(|&n| n > 0);
            threads = Some(number.ok_or_else(|| Failure::Misuse("-j needs a number of threads".into()))?);
        } else if word.starts_with('-') && word != "-" {
            return Err(Failure::Misuse(format!("batch knows no option '{word}'")));
        } else if path.replace(word.clone()).is_some() {
            return Err(Failure::Misuse("batch takes one file".into()));
        }
    }
    let path = path.ok_or_else(|| Failure::Misuse("batch needs a file of command lines".into()))?;
    let threads = threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    Ok((path, threads))
}

/// Compiles all lines and says what they have to say, in their order; how many went well.
fn compile_all(batch: &Batch<'_>, threads: usize) -> usize {
    let session = Session::with_variants(ROOM);
    let files = Arc::new(Files::default());
    let lines = batch.lines;
    let queue = Mutex::new(Queue { next: 0, count: lines.len(), left: VecDeque::new() });
    // A log of runs is one document: it can only be written when all is done.
    let mut whole = String::new();
    let done = std::thread::scope(|scope| {
        let (sender, reports) = channel();
        for _ in 0..threads.min(lines.len()) {
            let (sender, files, session, queue) = (sender.clone(), files.clone(), &session, &queue);
            scope.spawn(move || work(batch, session, &files, queue, &sender));
        }
        drop(sender);
        let mut waiting: Vec<Option<Report>> = lines.iter().map(|_| None).collect();
        let (mut shown, mut done) = (0, 0);
        for report in reports {
            done += usize::from(report.is_done);
            let at = report.at;
            waiting[at] = Some(report);
            while let Some(report) = waiting.get_mut(shown).and_then(Option::take) {
                match batch.format {
                    Format::Sarif => whole.push_str(&report.said),
                    Format::Text | Format::Json => files::report(&report.said),
                }
                shown += 1;
            }
        }
        done
    });
    if batch.format == Format::Sarif {
        files::report(&batch.format.whole(whole));
    }
    done
}

/// What a thread does: the next line, until there is none.
fn work(
    batch: &Batch<'_>,
    session: &Session,
    files: &Arc<Files>,
    queue: &Mutex<Queue>,
    reports: &Sender<Report>,
) {
    let queue = || queue.lock().unwrap_or_else(PoisonError::into_inner);
    let mut has_done = false;
    loop {
        let taken = queue().take(has_done);
        let Some((at, turn)) = taken else { return };
        let line = &batch.lines[at];
        let compiled = compile(line, session, batch.format, files, turn);
        has_done = compiled.is_some();
        let Some((mut text, is_done)) = compiled else {
            queue().left.push_back(at);
            continue;
        };
        if !text.is_empty() && batch.format.is_text() {
            text.insert_str(0, &format!("{}:{}:\n", batch.path, line.number));
        }
        if reports.send(Report { at, said: text, is_done }).is_err() {
            return;
        }
    }
}

impl Queue {
    /// A line to compile. Who has done one looks whether one that was left can be compiled by now: headers that are made are not kept for
    /// ever. What is left at the end waits for them.
    fn take(&mut self, has_done: bool) -> Option<(usize, Turn)> {
        if has_done
            && self.next < self.count
            && let Some(at) = self.left.pop_front()
        {
            return Some((at, Turn::UnlessBusy));
        }
        if self.next < self.count {
            self.next += 1;
            return Some((self.next - 1, Turn::UnlessBusy));
        }
        Some((self.left.pop_front()?, Turn::AfterOthers))
    }
}

/// Compiles one line: what it has to say, and whether it went well. None where it is to be left for later.
fn compile(
    line: &Line<'_>,
    session: &Session,
    format: Format,
    files: &Arc<Files>,
    turn: Turn,
) -> Option<(String, bool)> {
    let mut text = String::new();
    let done = split(line.text)
        .map_err(Failure::Misuse)
        .and_then(|words| Job::of_many(&words, format, files.clone()))
        .and_then(|job| {
            let done = job.run_among(session, turn);
            text = job.take_said();
            done
        });
    if let Err(Failure::Error(why) | Failure::Misuse(why)) = &done {
        text += &format.error(why);
    }
    match done {
        Ok(false) => None,
        done => Some((text, done.is_ok())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_were_left_are_tried_between_others_and_wait_at_the_end() {
        let mut queue = Queue { next: 0, count: 3, left: VecDeque::new() };
        assert_eq!(queue.take(false), Some((0, Turn::UnlessBusy)));
        assert_eq!(queue.take(true), Some((1, Turn::UnlessBusy)));
        queue.left.push_back(1);
        assert_eq!(queue.take(true), Some((1, Turn::UnlessBusy)));
        queue.left.push_back(1);
        assert_eq!(queue.take(false), Some((2, Turn::UnlessBusy)));
        assert_eq!(queue.take(true), Some((1, Turn::AfterOthers)));
        assert_eq!(queue.take(true), None);
    }
}
