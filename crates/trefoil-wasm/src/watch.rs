//! What a compile is seen doing: the time at each phase, the program after each pass.

use crate::exchange::Answer;
use trefoil::{PassInfo, PassObserver, Phase, Program};

/// Milliseconds, from the host: the library has no clock of its own.
#[cfg(target_arch = "wasm32")]
pub(crate) fn now() -> f64 {
    #[link(wasm_import_module = "trefoil")]
    unsafe extern "C" {
        safe fn now() -> f64;
    }
    now()
}

/// No time passes where there is no host.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn now() -> f64 {
    0.0
}

/// Bytes of listings in one answer: what a page can still show.
const MOST: usize = 32 << 20;

/// Writes what it sees into an answer.
pub(crate) struct Watch<'a> {
    answer: &'a mut Answer,
    since: f64,
    passes: bool,
}

impl<'a> Watch<'a> {
    /// Sees phases, and passes where they are asked for.
    pub(crate) fn new(answer: &'a mut Answer, passes: bool) -> Self {
        Watch { answer, since: now(), passes }
    }
}

impl PassObserver for Watch<'_> {
    fn after(&mut self, pass: &'static PassInfo, program: Program<'_>, changed: bool) {
        if !self.passes || !changed {
            return;
        }
        let listing = match self.answer.0.len() < MOST {
            true => program.to_string(),
            false => format!("; left out: the listings before are {} MiB", MOST >> 20),
        };
        self.answer.add(&format!("pass:{}", pass.name), listing);
    }
}

impl trefoil::Observer for Watch<'_> {
    fn phase(&mut self, phase: Phase) {
        let name = match phase {
            Phase::Preprocessed => "preprocess",
            Phase::Parsed => "parse",
            Phase::Checked => "check",
            Phase::Lowered => "lower",
            Phase::Optimized => "optimise",
            Phase::Emitted => "emit",
        };
        let at = now();
        self.answer.add(&format!("time:{name}"), (at - self.since).to_string());
        self.since = at;
    }
}
