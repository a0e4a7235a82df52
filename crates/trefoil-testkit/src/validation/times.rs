//! What validating costs: beside DXC's validator on the same containers, and beside the compile that made them.

use crate::dxc::Microsoft;
use crate::outputs::Job;
use std::hint::black_box;
use std::time::{Duration, Instant};
use trefoil_validate::{Limits, validate};

/// How often each is run; the fastest counts.
const RUNS: usize = 5;

/// The fastest of some runs.
fn fastest(mut run: impl FnMut()) -> Duration {
    let mut one = || {
        let begin = Instant::now();
        run();
        begin.elapsed()
    };
    (0..RUNS).map(|_| one()).min().unwrap_or_default()
}

/// Compiles, validates by both validators, and says how long each took in all.
///
/// # Errors
/// When DXC's library is not there.
pub fn times<'a>(jobs: impl Iterator<Item = &'a Job>) -> Result<String, String> {
    let dxc = Microsoft::new()?;
    let (mut compile, mut ours, mut theirs) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let mut count = 0;
    for job in jobs {
        let args: Vec<&str> = job.args.iter().map(String::as_str).collect();
        let once = || crate::ours::judge(&job.path, &job.source, &job.profile, &job.entry, job.target, &args);
        let Some((bytes, _)) = once().ok().and_then(Result::ok) else { continue };
        count += 1;
        compile += fastest(|| _ = black_box(once()));
        ours += fastest(|| _ = black_box(validate(black_box(&bytes), Limits::default())));
        theirs += fastest(|| _ = black_box(dxc.validate(black_box(&bytes))));
    }
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    Ok(format!(
        "{count} containers: ours {:.1} ms, DXC's {:.1} ms, {:.1} times as fast; our compiles {:.1} ms, of which validating would be {:.1} %",
        ms(ours),
        ms(theirs),
        ms(theirs) / ms(ours),
        ms(compile),
        100.0 * ms(ours) / ms(compile),
    ))
}
