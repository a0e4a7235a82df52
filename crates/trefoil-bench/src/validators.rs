//! What validating costs: our validator and DXC's turn about on the container that we make of a shader, and the share of the
//! compile that made it.

use crate::job::Job;
use crate::row::median;
use std::hint::black_box;
use std::time::{Duration, Instant};
use trefoil::Session;
use trefoil_testkit::dxc::Microsoft;

/// How long the validators take turns on one container.
const PATIENCE: Duration = Duration::from_millis(200);

/// What one does before it is the other one's turn.
const TURN: usize = 6;

/// The head of the table.
pub(crate) const HEAD: &str = "\nvalidation of ours        trefoil µs   DXC µs  ratio  of a compile";

/// The medians for one shader.
pub(crate) struct Cost {
    ours: Duration,
    dxc: Duration,
    compile: Duration,
}

impl Cost {
    /// How many times our speed is DXC's.
    pub(crate) fn ratio(&self) -> f64 {
        self.dxc.as_secs_f64() / self.ours.as_secs_f64()
    }

    /// What validation is of a compile, which does without it.
    pub(crate) fn share(&self) -> f64 {
        self.ours.as_secs_f64() / self.compile.as_secs_f64()
    }

    /// The line of the table.
    pub(crate) fn show(&self, job: &Job) -> String {
        let micros = |time: Duration| time.as_secs_f64() * 1e6;
        let (ours, dxc) = (micros(self.ours), micros(self.dxc));
        format!(
            "{:<26}{ours:>10.1}{dxc:>9.1}{:>7.1}{:>12.1} %",
            job.input.name,
            self.ratio(),
            100.0 * self.share()
        )
    }
}

/// Compiles, and validates what came out by both.
///
/// # Errors
/// When it does not compile, or one of them refuses it.
pub(crate) fn measure(job: &Job, microsoft: &Microsoft) -> Result<Cost, String> {
    let options = job.options()?;
    let (container, _) = job.ours(&options)?;
    let (mut ours, mut dxc, mut compile) = (Vec::new(), Vec::new(), Vec::new());
    let session = Session::new();
    let start = Instant::now();
    while start.elapsed() < PATIENCE || ours.is_empty() {
        timed(&mut compile, || job.ours(&options).map(drop))?;
        timed(&mut ours, || session.validate(black_box(&container)).map_err(|found| found.to_string()))?;
        timed(&mut dxc, || microsoft.validate(black_box(&container)))?;
    }
    Ok(Cost { ours: median(ours), dxc: median(dxc), compile: median(compile) })
}

/// A turn of something that must go well.
fn timed(times: &mut Vec<Duration>, mut run: impl FnMut() -> Result<(), String>) -> Result<(), String> {
    for _ in 0..TURN {
        let begin = Instant::now();
        run()?;
        times.push(begin.elapsed());
    }
    Ok(())
}
