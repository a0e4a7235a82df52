//! Observes a compile: prints the IR between passes, and measures their time.

use crate::trace::Trace;
use crate::words::Words;
use crate::{Failure, files};
use std::fmt::Write;
use std::time::{Duration, Instant};
use trefoil::{Observer, Pass, PassInfo, PassObserver, Phase, Program, Target};

/// The name of the lowering for `--print-before` and `--print-after`.
const LOWER: &str = "lower";
/// The phases that have passes.
const OPTIMIZE: &str = "optimize";
const EMIT: &str = "emit";

/// The options `--print-before`, `--print-after` (also as DXC spells them), `--time`, `--verify-each` and `--validate`.
#[derive(Clone, Default)]
pub(crate) struct WatchOptions {
    print_before: Vec<Pick>,
    print_after: Vec<Pick>,
    /// `--time`
    pub(crate) time: bool,
    /// `--verify-each`
    pub(crate) verify_each: bool,
    /// `--validate`
    pub(crate) validate: bool,
}

/// A point before or after which the IR is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pick {
    Lower,
    Pass(&'static PassInfo),
    All,
}

impl WatchOptions {
    /// Parses one of these options; false for any other, whose value is not consumed.
    pub(crate) fn take(&mut self, name: &str, words: &mut Words<'_>) -> Result<bool, Failure> {
        match name {
            "-print-before" | "--print-before" => self.print_before.extend(picks(name, &words.value()?)?),
            "-print-after" | "--print-after" => self.print_after.extend(picks(name, &words.value()?)?),
            "-print-before-all" | "--print-before-all" => self.print_before.push(Pick::All),
            "-print-after-all" | "--print-after-all" => self.print_after.push(Pick::All),
            "--time" | "--time-passes" => self.time = true,
            "--verify-each" => self.verify_each = true,
            "--validate" => self.validate = true,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn wants(list: &[Pick], pass: &'static PassInfo) -> bool {
        list.contains(&Pick::All) || list.contains(&Pick::Pass(pass))
    }
}

/// Every pass: the target-independent ones, then those of each target.
fn all() -> impl Iterator<Item = &'static PassInfo> {
    Pass::INFO.iter().chain(Target::ALL.into_iter().flat_map(Target::steps))
}

/// `mem2reg,cse`, `all`
fn picks(option: &str, text: &str) -> Result<Vec<Pick>, Failure> {
    let pick = |word: &str| match word {
        "all" => Ok(Pick::All),
        LOWER => Ok(Pick::Lower),
        _ => match all().find(|pass| pass.name == word) {
            Some(pass) => Ok(Pick::Pass(pass)),
            None => {
                Err(Failure::Misuse(format!("{option}: '{word}' is not a pass; the passes are {}", names())))
            }
        },
    };
    text.split(',').map(pick).collect()
}

fn names() -> String {
    let names: Vec<&str> = all().map(|pass| pass.name).collect();
    format!("{LOWER}, {} and all", names.join(", "))
}

/// `trefoil passes`
pub(crate) fn list() -> String {
    let mut text = String::from(
        "The target-independent passes over the IR, in the order in which the pipeline first runs them.\n\n",
    );
    rows(&mut text, Pass::INFO);
    for target in Target::ALL.into_iter().filter(|target| !target.steps().is_empty()) {
        let _ = write!(text, "\nThe steps of the {} target.\n\n", target.name());
        rows(&mut text, target.steps());
    }
    text + "\nTo print the code between them: trefoil compile FILE -T PROFILE --print-after=mem2reg,dxil-lower (or all, or lower)\n"
}

fn rows(text: &mut String, passes: &[PassInfo]) {
    for pass in passes {
        let _ = writeln!(text, "  {:<21} {}", pass.name, pass.about);
    }
}

/// The time of a stage or pass.
struct Row {
    name: &'static str,
    time: Duration,
    /// Of a pass: the number of its runs, and of those that changed something.
    runs: Option<(u32, u32)>,
}

/// The observer of one compile.
pub(crate) struct Watch {
    options: WatchOptions,
    last: Instant,
    rows: Vec<Row>,
    /// The passes of the optimiser.
    passes: Vec<Row>,
    /// The steps of the target.
    steps: Vec<Row>,
    trace: Trace,
    lowered: bool,
    optimized: bool,
}

impl Watch {
    pub(crate) fn start(options: &WatchOptions) -> Watch {
        let (rows, passes, steps) = (Vec::new(), Vec::new(), Vec::new());
        let (options, trace) = (options.clone(), Trace::default());
        Watch { options, last: now(), rows, passes, steps, trace, lowered: false, optimized: false }
    }

    /// The times as a trace, without what took less than so many microseconds.
    pub(crate) fn trace(&self, granularity: u32) -> String {
        self.trace.text(&self.rows.iter().map(|row| (row.name, row.time)).collect::<Vec<_>>(), granularity)
    }

    /// The times as a table.
    pub(crate) fn report(&self) -> String {
        let total: Duration = self.rows.iter().map(|r| r.time).sum();
        let mut text = format!("{:24}{:>12}{:>8}   runs, with changes\n", "stage", "time", "share");
        for row in &self.rows {
            line(&mut text, row.name, row, total);
            let parts = match row.name {
                OPTIMIZE => &self.passes[..],
                EMIT => &self.steps,
                _ => &[],
            };
            for part in parts {
                line(&mut text, &format!("  {}", part.name), part, total);
            }
        }
        line(&mut text, "all", &Row { name: "all", time: total, runs: None }, total);
        text
    }

    /// Prints the program without charging the time to any pass.
    fn print(&mut self, heading: &str, program: Program<'_>) {
        files::report(&format!("; {heading}\n{program}\n"));
        self.last = now();
    }

    /// The time since the last call, or since the last print.
    fn since(&mut self) -> Duration {
        let time = now() - self.last;
        self.last = now();
        time
    }
}

fn line(text: &mut String, name: &str, row: &Row, total: Duration) {
    let share = 100.0 * row.time.as_secs_f64() / total.as_secs_f64().max(f64::MIN_POSITIVE);
    let _ = write!(text, "{name:24}{:>12}{share:>7.1}%", format!("{:.1?}", row.time));
    if let Some((runs, changes)) = row.runs {
        let _ = write!(text, "   {runs}, {changes}");
    }
    text.push('\n');
}

#[expect(clippy::disallowed_methods, reason = "the clock is the program's, not the library's")]
fn now() -> Instant {
    Instant::now()
}

/// The word for a program in a heading: a target's own code is not IR.
fn form(program: Program<'_>) -> &'static str {
    if matches!(program, Program::Ir(_)) { "IR" } else { "code" }
}

impl PassObserver for Watch {
    fn before(&mut self, pass: &'static PassInfo, program: Program<'_>) {
        // Time between passes, such as the verifier's, is charged to the phase.
        let between = self.since();
        self.passes_time(between);
        if !self.lowered {
            self.lowered = true;
            if self.options.print_after.iter().any(|p| matches!(p, Pick::Lower | Pick::All)) {
                self.print("IR after lower", program);
            }
        }
        if WatchOptions::wants(&self.options.print_before, pass) {
            self.print(&format!("{} before {}", form(program), pass.name), program);
        }
    }

    fn after(&mut self, pass: &'static PassInfo, program: Program<'_>, changed: bool) {
        let time = self.since();
        self.trace.pass(pass.name, self.rows.iter().map(|row| row.time).sum(), time);
        self.passes_time(time);
        let rows = if self.optimized { &mut self.steps } else { &mut self.passes };
        let at = rows.iter().position(|r| r.name == pass.name).unwrap_or_else(|| {
            rows.push(Row { name: pass.name, time: Duration::ZERO, runs: Some((0, 0)) });
            rows.len() - 1
        });
        let row = &mut rows[at];
        row.time += time;
        row.runs = row.runs.map(|(runs, changes)| (runs + 1, changes + u32::from(changed)));
        let run = row.runs.map_or(0, |r| r.0);
        if self.options.print_after.contains(&Pick::Pass(pass)) || changed && self.all_after() {
            let did = if changed { "" } else { ", which changed nothing" };
            self.print(&format!("{} after {}, run {run}{did}", form(program), pass.name), program);
        } else if self.all_after() {
            files::report(&format!("; {}, run {run}, changed nothing\n", pass.name));
        }
    }
}

impl Watch {
    fn all_after(&self) -> bool {
        self.options.print_after.contains(&Pick::All)
    }

    /// Charges time to the current phase: the optimiser's passes, or the target's steps.
    fn passes_time(&mut self, time: Duration) {
        let name = if self.optimized { EMIT } else { OPTIMIZE };
        match self.rows.last_mut() {
            Some(row) if row.name == name => row.time += time,
            _ => self.rows.push(Row { name, time, runs: None }),
        }
    }
}

impl Observer for Watch {
    fn phase(&mut self, phase: Phase) {
        let time = self.since();
        let name = match phase {
            Phase::Preprocessed => "preprocess",
            Phase::Parsed => "parse",
            Phase::Checked => "check",
            Phase::Lowered => "lower",
            Phase::Optimized => {
                self.passes_time(time);
                self.optimized = true;
                return;
            }
            Phase::Emitted => {
                self.optimized = true;
                return self.passes_time(time);
            }
        };
        self.rows.push(Row { name, time, runs: None });
    }
}
