//! One line of the table: a shader to a format, by both compilers turn about.

use crate::job::{Job, PHASES};
use crate::memory::{Compiler, peak};
use std::hint::black_box;
use std::time::{Duration, Instant};
use trefoil_testkit::count;
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::ours::Target;

/// How long a shader is compiled again and again, by both together, when `--rounds` does not say how often.
const PATIENCE: Duration = Duration::from_millis(600);

/// Compiles of one compiler before it is the other one's turn.
const TURN: usize = 6;

/// What one compiler did with one shader.
struct Measured {
    median: Duration,
    /// The median of the first compiles of each turn.
    cold: Duration,
    bytes: usize,
    instructions: usize,
    /// The most memory that one compile took, in MiB.
    mebibytes: Option<f64>,
}

/// Most rounds for a large input: DXC takes seconds for one.
const LARGE_ROUNDS: usize = 3;

/// How many of them are the front end, which knows of HLSL alone.
const FRONT: usize = 3;

/// What both did.
pub(crate) struct Pair {
    ours: Measured,
    dxc: Option<Measured>,
    phases: [Duration; PHASES],
}

impl Pair {
    /// How many times our speed is DXC's, where it compiles the shader at all.
    pub(crate) fn ratio(&self) -> Option<f64> {
        Some(self.dxc.as_ref()?.median.as_secs_f64() / self.ours.median.as_secs_f64())
    }
}

/// The head of the table.
pub(crate) const HEAD: &str = "example                   format trefoil µs   DXC µs  ratio   cold   bytes   (DXC)  instrs  (DXC)    MiB (DXC)  \
                               preprocess/parse/check/lower/optimize/emit µs";

impl Job<'_> {
    /// Both compilers turn about, after one round that does not count.
    pub(crate) fn measure(&self, microsoft: &Microsoft, rounds: Option<usize>) -> Result<Pair, String> {
        let options = self.options()?;
        let (ours, _) = self.ours(&options)?;
        let dxc = self.dxc(microsoft).ok();
        let (mut of_ours, mut of_dxc) = (Vec::new(), Vec::new());
        let mut phases: [Vec<Duration>; PHASES] = Default::default();
        let start = Instant::now();
        let rounds =
            if self.input.large { Some(rounds.unwrap_or(LARGE_ROUNDS).min(LARGE_ROUNDS)) } else { rounds };
        let turn = if self.input.large { 1 } else { TURN };
        let enough = |n: usize| rounds.map_or(start.elapsed() >= PATIENCE && n >= 5, |rounds| n >= rounds);
        while !enough(of_ours.len() / turn) {
            for _ in 0..turn {
                let begin = Instant::now();
                let (made, at) = black_box(self.ours(&options)?);
                of_ours.push(begin.elapsed());
                drop(made);
                for (phase, times) in phases.iter_mut().enumerate() {
                    let before = if phase == 0 { Duration::ZERO } else { at[phase - 1] };
                    times.push(at[phase].saturating_sub(before));
                }
            }
            for _ in 0..if dxc.is_some() { turn } else { 0 } {
                let begin = Instant::now();
                black_box(self.dxc(microsoft)?);
                of_dxc.push(begin.elapsed());
            }
        }
        let measured = |times: &mut Vec<Duration>, made: &[u8], target, compiler| {
            let cold = median(times.iter().step_by(turn).copied().collect());
            let instructions = count::instructions(microsoft, made, target);
            let mebibytes = peak(self, compiler);
            Measured {
                median: median(std::mem::take(times)),
                cold,
                bytes: made.len(),
                instructions,
                mebibytes,
            }
        };
        let dxc_target = if self.target == Target::Dxbc { Target::Dxil } else { self.target };
        let ours = measured(&mut of_ours, &ours, self.target, Compiler::Trefoil);
        let dxc = dxc.map(|made| measured(&mut of_dxc, &made, dxc_target, Compiler::Dxc));
        let phases = phases.map(median);
        Ok(Pair { ours, dxc, phases })
    }

    /// The line of the table.
    pub(crate) fn show(&self, pair: &Pair) -> String {
        let micros = |time: Duration| time.as_secs_f64() * 1e6;
        let Pair { ours, dxc, phases } = pair;
        let name = &self.input.name;
        let front: Duration = phases[..FRONT].iter().sum();
        let format = format!("{:?}", self.target).to_lowercase();
        let ratio = |dxc: Duration, ours: Duration| format!("{:.1}", dxc.as_secs_f64() / ours.as_secs_f64());
        let size = |of: &Measured| of.mebibytes.map(|m| format!("{m:.1}")).unwrap_or_default();
        let (time, warm, cold, bytes, instructions, memory) = match dxc {
            None => Default::default(),
            Some(dxc) => (
                format!("{:.1}", micros(dxc.median)),
                ratio(dxc.median, ours.median),
                ratio(dxc.cold, ours.cold),
                dxc.bytes.to_string(),
                dxc.instructions.to_string(),
                size(dxc),
            ),
        };
        let mut phases = phases.map(|time| format!("{:.0}", micros(time))).join("/");
        if self.input.large {
            let lines = self.input.source.lines().count() as f64 / front.as_secs_f64();
            phases += &format!("  front end: {:.2} million lines/s", lines / 1e6);
        }
        format!(
            "{name:<26}{format:<6}{:>11.1}{time:>10}{warm:>7}{cold:>7}{:>8}{bytes:>8}{:>8}{instructions:>7}{:>7}{memory:>6}  {phases}",
            micros(ours.median),
            ours.bytes,
            ours.instructions,
            size(ours),
        )
    }
}

/// The one in the middle.
pub(crate) fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
