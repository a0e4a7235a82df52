//! trefoil against DXC on the examples, in one process, turn about on the same source and options.
//!
//! `cargo xtask bench [FILTER] [--rounds N]` prints for each entry point and format: the medians of both, their ratio,
//! the bytes and the instructions of what each made. DXC runs as its users run it, its validator included. DXC makes no DXBC; there its DXIL is what ours is held against.

use std::hint::black_box;
use std::time::{Duration, Instant};
use trefoil::Options;
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::examples::{Example, all};
use trefoil_testkit::ours::{Target, options, plain};
use trefoil_testkit::spirv;
use trefoil_testkit::vkd3d::{self, Form};

/// How long a shader is compiled again and again, by both together, when `--rounds` does not say how often.
const PATIENCE: Duration = Duration::from_millis(600);

/// What one compiler did with one shader.
struct Measured {
    median: Duration,
    bytes: usize,
    instructions: usize,
}

/// Our phases, in their order: parse, check, lower, optimize, emit.
const PHASES: usize = 5;

/// What we made, and how long after the start each phase was done.
type Timed = (Vec<u8>, [Duration; PHASES]);

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let rounds = match args.iter().position(|arg| arg == "--rounds") {
        Some(at) => Some(args.get(at + 1).and_then(|n| n.parse().ok()).ok_or("--rounds needs a number")?),
        None => None,
    };
    let filter = args.first().filter(|arg| !arg.starts_with("--"));
    let microsoft = Microsoft::new()?;
    println!("{}", Row::HEAD);
    let mut ratios = Vec::new();
    for example in all()?.iter().filter(|e| filter.is_none_or(|filter| e.name.contains(filter.as_str()))) {
        for (stage, entry) in &example.entries {
            for target in [Target::Dxil, Target::Spirv, Target::Dxbc] {
                let row = Row { example, prefix: stage.prefix(), entry, target };
                match row.measure(&microsoft, rounds) {
                    Ok(pair) => {
                        println!("{}", row.show(&pair));
                        let ours = pair.ours.median.as_secs_f64();
                        ratios.extend(pair.dxc.map(|dxc| dxc.median.as_secs_f64() / ours));
                    }
                    Err(why) => println!("{}: {}", row.name(), why.lines().next().unwrap_or_default()),
                }
            }
        }
    }
    ratios.sort_by(f64::total_cmp);
    if let (Some(least), Some(median)) = (ratios.first(), ratios.get(ratios.len() / 2)) {
        println!(
            "\ntrefoil is {least:.1} to {:.1} times faster, median {median:.1}",
            ratios[ratios.len() - 1]
        );
    }
    Ok(())
}

/// What both did.
struct Pair {
    ours: Measured,
    dxc: Option<Measured>,
    phases: [Duration; PHASES],
}

/// One line of the table.
struct Row<'a> {
    example: &'a Example,
    prefix: &'static str,
    entry: &'a str,
    target: Target,
}

impl Row<'_> {
    const HEAD: &'static str = "example                   format trefoil µs   DXC µs  ratio   bytes   (DXC)  instrs  (DXC)  \
                                parse/check/lower/optimize/emit µs";

    fn name(&self) -> String {
        format!("{}/{} {:?}", self.example.name, self.entry, self.target)
    }

    fn ours(&self, options: &Options) -> Result<Timed, String> {
        let profile = match self.target {
            Target::Dxbc => format!("{}_5_1", self.prefix),
            _ => format!("{}_6_{}", self.prefix, self.example.minor),
        };
        let path = self.example.path.to_string_lossy();
        let (mut at, mut slot) = ([Duration::ZERO; PHASES], 0);
        let start = Instant::now();
        let mut mark = |_| {
            at[slot] = start.elapsed();
            slot += 1;
        };
        let made = plain(&path, &self.example.source, &profile, self.entry, self.target, options, &mut mark)?;
        Ok((made, at))
    }

    fn dxc(&self, microsoft: &Microsoft) -> Result<Vec<u8>, String> {
        let profile = format!("{}_6_{}", self.prefix, self.example.minor);
        let args: &[&str] = if self.target == Target::Spirv { &["-spirv"] } else { &[] };
        let path = self.example.path.to_string_lossy();
        microsoft.compile_unsigned(&path, &self.example.source, &profile, self.entry, args)
    }

    /// Both compilers turn about, after one round that does not count.
    fn measure(&self, microsoft: &Microsoft, rounds: Option<usize>) -> Result<Pair, String> {
        let options = options(&[])?;
        let (ours, _) = self.ours(&options)?;
        let dxc = self.dxc(microsoft).ok();
        let (mut of_ours, mut of_dxc) = (Vec::new(), Vec::new());
        let mut phases: [Vec<Duration>; PHASES] = Default::default();
        let start = Instant::now();
        while rounds.map_or(start.elapsed() < PATIENCE || of_ours.len() < 5, |n| of_ours.len() < n) {
            let begin = Instant::now();
            let (made, at) = black_box(self.ours(&options)?);
            of_ours.push(begin.elapsed());
            drop(made);
            for (phase, times) in phases.iter_mut().enumerate() {
                let before = if phase == 0 { Duration::ZERO } else { at[phase - 1] };
                times.push(at[phase].saturating_sub(before));
            }
            if dxc.is_some() {
                let begin = Instant::now();
                black_box(self.dxc(microsoft)?);
                of_dxc.push(begin.elapsed());
            }
        }
        let measured = |times: &mut Vec<Duration>, made: &[u8], target| {
            times.sort();
            let instructions = count(microsoft, made, target);
            Measured { median: times[times.len() / 2], bytes: made.len(), instructions }
        };
        let dxc_target = if self.target == Target::Dxbc { Target::Dxil } else { self.target };
        let ours = measured(&mut of_ours, &ours, self.target);
        let dxc = dxc.map(|made| measured(&mut of_dxc, &made, dxc_target));
        let phases = phases.map(|mut times| {
            times.sort();
            times[times.len() / 2]
        });
        Ok(Pair { ours, dxc, phases })
    }

    fn show(&self, pair: &Pair) -> String {
        let micros = |time: Duration| time.as_secs_f64() * 1e6;
        let Pair { ours, dxc, phases } = pair;
        let name = format!("{}/{}", self.example.name, self.entry);
        let format = format!("{:?}", self.target).to_lowercase();
        let (time, ratio, bytes, instructions) = match dxc {
            None => Default::default(),
            Some(dxc) => (
                format!("{:.1}", micros(dxc.median)),
                format!("{:.1}", dxc.median.as_secs_f64() / ours.median.as_secs_f64()),
                dxc.bytes.to_string(),
                dxc.instructions.to_string(),
            ),
        };
        let phases = phases.map(|time| format!("{:.0}", micros(time))).join("/");
        format!(
            "{name:<26}{format:<6}{:>11.1}{time:>10}{ratio:>7}{:>8}{bytes:>8}{:>8}{instructions:>7}  {phases}",
            micros(ours.median),
            ours.bytes,
            ours.instructions,
        )
    }
}

/// The instructions inside functions.
fn count(microsoft: &Microsoft, made: &[u8], target: Target) -> usize {
    match target {
        Target::Spirv => spirv::body_size(made),
        Target::Dxil => {
            let listing = microsoft.disassemble(made).unwrap_or_default();
            let body = listing.lines().skip_while(|line| !line.starts_with("define ")).skip(1);
            body.take_while(|line| !line.starts_with('}')).filter(|line| line.starts_with("  ")).count()
        }
        Target::Dxbc => {
            let listing = vkd3d::disassemble(made, Form::Dxbc).unwrap_or_default();
            listing.lines().skip(1).filter(|line| !line.trim().is_empty() && !line.contains("dcl_")).count()
        }
    }
}
