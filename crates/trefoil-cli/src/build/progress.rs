//! What people see of a build: a line that moves on a terminal, plain lines elsewhere, and what was shared at the end.

use crate::files;
use crate::report::Format;
use std::io::IsTerminal;
use std::time::{Duration, Instant};
use trefoil_permute::{Counts, Event, Group, OutputPath, Summary};

/// How often the line moves, and how often a line is printed where nothing can move.
const MOVE: Duration = Duration::from_millis(100);
const LINE: Duration = Duration::from_secs(10);

/// The line that tells how far a build is.
pub(super) struct Progress {
    start: Instant,
    shown: Duration,
    total: Option<u64>,
    is_terminal: bool,
    /// Whether there is something to wipe away.
    is_shown: bool,
}

impl Progress {
    pub(super) fn new(start: Instant) -> Progress {
        let is_terminal = std::io::stderr().is_terminal();
        Progress { start, shown: Duration::ZERO, total: None, is_terminal, is_shown: false }
    }

    pub(super) fn event(&mut self, event: Event) {
        match event {
            Event::Begin(total) => self.total = total,
            Event::Progress(counts) => {
                let now = self.start.elapsed();
                if now - self.shown >= if self.is_terminal { MOVE } else { LINE } {
                    self.shown = now;
                    self.show(&line(&counts, self.total, now));
                }
            }
        }
    }

    fn show(&mut self, line: &str) {
        if self.is_terminal {
            eprint!("\r\x1b[K{line}");
            self.is_shown = true;
        } else {
            eprintln!("{line}");
        }
    }

    /// Wipes the line away.
    pub(super) fn clear(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            eprint!("\r\x1b[K");
        }
    }
}

/// `[=====>    ] 51200 of 100000, 8300/s, 6 s left, 3 failed`
fn line(counts: &Counts, total: Option<u64>, time: Duration) -> String {
    let done = counts.permutations;
    let rate = done as f64 / time.as_secs_f64().max(0.001);
    let failed = if counts.failed > 0 { format!(", {} failed", counts.failed) } else { String::new() };
    let Some(total) = total.filter(|&total| total > 0) else { return format!("{done}, {rate:.0}/s{failed}") };
    let filled = (done.min(total) * 20 / total) as usize;
    let left = total.saturating_sub(done) as f64 / rate.max(0.001);
    format!("[{:<20}] {done} of {total}, {rate:.0}/s, {left:.0} s left{failed}", "=".repeat(filled))
}

/// What became of it.
pub(super) fn end(summary: &Summary, time: Duration) {
    let mut text = String::new();
    for notice in &summary.notices {
        text += &Format::Text.warning(notice);
    }
    for group in &summary.groups {
        text += &said(group);
    }
    if summary.dropped > 0 {
        text += &format!("and {} more that differ from these\n", summary.dropped);
    }
    files::report(&text);
    let counts = &summary.counts;
    let Some(output) = &summary.output else {
        eprintln!(
            "trefoil: {} of {} permutations have errors; nothing is written",
            counts.failed, counts.permutations
        );
        return;
    };
    let output = match output {
        OutputPath::Archive(path) | OutputPath::Tree(path) => path.display(),
    };
    if summary.is_up_to_date {
        eprintln!("trefoil: '{output}' is up to date");
        return;
    }
    eprintln!("trefoil: {} permutations in {:.1} s to '{output}'", counts.permutations, time.as_secs_f64());
    let steps = [
        (counts.unchanged, "read only files that have not changed"),
        (counts.same_tokens, "have the tokens of another"),
        (counts.cached, "have tokens that the cache knows"),
        (counts.compiled, "were compiled"),
        (counts.elsewhere, "were compiled on other machines, or taken from their cache"),
    ];
    for (count, what) in steps.into_iter().filter(|(count, _)| *count > 0) {
        eprintln!("  {count:>9} {what}");
    }
    let (size, unit) = bytes(counts.bytes);
    eprintln!("  {:>9} outputs differ: {size:.1} {unit}", counts.outputs);
    if summary.damaged > 0 {
        eprintln!("  {:>9} entries of the cache were damaged and have been made again", summary.damaged);
    }
}

/// A message with the permutations that say it.
fn said(group: &Group) -> String {
    let mut text = group.message.shown.clone();
    match group.count {
        1 => text += &format!("  in {}\n", group.name),
        count => text += &format!("  in {count} permutations, first in {}\n", group.name),
    }
    if let Some(command) = &group.command {
        text += &format!("  {command}\n");
    }
    text
}

fn bytes(bytes: u64) -> (f64, &'static str) {
    match bytes {
        0..0x40_0000 => (bytes as f64 / 1024.0, "KiB"),
        _ => (bytes as f64 / f64::from(1 << 20), "MiB"),
    }
}
