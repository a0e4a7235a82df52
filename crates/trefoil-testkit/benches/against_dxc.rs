//! trefoil against DXC on the examples, in one process, turn about on the same source and options.
//!
//! Each turn is a few compiles in a row, as when one compiler works through a list of shaders. The median is over all of
//! them; the first of each turn, which finds the processor's caches full of the other compiler's code, has a ratio of its
//! own, called cold.
//!
//! `cargo xtask bench [FILTER] [--rounds N]` prints for each entry point and format: the medians of both, their ratio,
//! the cold one, the bytes and the instructions of what each made. Behind the examples come large inputs: a shader of 5,000 lines and the
//! two largest that naga makes of bevy's; for those the speed of the front end in lines too. DXC runs as its users run it, its validator included. DXC makes no DXBC; there its DXIL is what ours is held against.

#[path = "../tests/naga/mod.rs"]
mod naga;

use std::hint::black_box;
use std::time::{Duration, Instant};
use trefoil::Options;
use trefoil_testkit::consumers;
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::examples::{Example, all};
use trefoil_testkit::exec::header::Stage;
use trefoil_testkit::ours::{Target, options, plain};
use trefoil_testkit::spirv;
use trefoil_testkit::vkd3d::{self, Form};

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
}

/// Most rounds for a large input: DXC takes seconds for one.
const LARGE_ROUNDS: usize = 3;

/// Our phases, in their order: preprocess, parse, check, lower, optimize, emit.
const PHASES: usize = 6;
/// How many of them are the front end, which knows of HLSL alone.
const FRONT: usize = 3;

/// Large shaders that naga makes: the file among bevy's, and the entry point's profile.
const WRITTEN: [(&str, &str); 2] =
    [("bevy_pbr/src/render/pbr.wgsl", "ps_6_0"), ("bevy_pbr/src/deferred/deferred_lighting.wgsl", "ps_6_0")];

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
    let inputs: Vec<Input> = examples()?.into_iter().chain(large()?).collect();
    for input in inputs.iter().filter(|i| filter.is_none_or(|filter| i.name.contains(filter.as_str()))) {
        let targets: &[Target] = if input.large {
            &[Target::Dxil, Target::Spirv]
        } else {
            &[Target::Dxil, Target::Spirv, Target::Dxbc]
        };
        for &target in targets {
            let row = Row { input, target };
            match row.measure(&microsoft, rounds) {
                Ok(pair) => {
                    println!("{}", row.show(&pair));
                    let ours = pair.ours.median.as_secs_f64();
                    ratios.extend(pair.dxc.map(|dxc| dxc.median.as_secs_f64() / ours));
                }
                Err(why) => println!("{} {target:?}: {}", input.name, why.lines().next().unwrap_or_default()),
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

/// What both compile.
struct Input {
    name: String,
    path: String,
    source: String,
    prefix: &'static str,
    /// The minor version of shader model 6.
    minor: u32,
    entry: String,
    args: &'static [&'static str],
    large: bool,
}

/// The entry points of the examples.
fn examples() -> Result<Vec<Input>, String> {
    let of = |example: &Example| {
        let entries = example.entries.iter();
        let input = |(stage, entry): &(Stage, String)| Input {
            name: format!("{}/{entry}", example.name),
            path: example.path.to_string_lossy().into_owned(),
            source: example.source.clone(),
            prefix: stage.prefix(),
            minor: example.minor,
            entry: entry.clone(),
            args: &[],
            large: false,
        };
        entries.map(input).collect::<Vec<_>>()
    };
    Ok(all()?.iter().flat_map(of).collect())
}

/// The large inputs.
fn large() -> Result<Vec<Input>, String> {
    let mut out = vec![Input {
        name: "5000 lines".into(),
        path: "large.hlsl".into(),
        source: trefoil_testkit::large::shader(5000),
        prefix: "cs",
        minor: 0,
        entry: "main".into(),
        args: &[],
        large: true,
    }];
    for (path, profile) in WRITTEN {
        let full = consumers::folder().join("wgsl").join(path);
        let entries = naga::hlsl_of(&full)?;
        let entry = entries
            .into_iter()
            .find(|e| e.profile == profile)
            .ok_or_else(|| format!("{path}: no {profile}"))?;
        out.push(Input {
            name: path.rsplit('/').next().unwrap_or(path).into(),
            path: full.with_extension("hlsl").to_string_lossy().into_owned(),
            source: entry.text,
            prefix: if profile.starts_with("ps") { "ps" } else { "cs" },
            minor: 0,
            entry: entry.name,
            args: &naga::ARGS,
            large: true,
        });
    }
    Ok(out)
}

/// What both did.
struct Pair {
    ours: Measured,
    dxc: Option<Measured>,
    phases: [Duration; PHASES],
}

/// One line of the table.
struct Row<'a> {
    input: &'a Input,
    target: Target,
}

impl Row<'_> {
    const HEAD: &'static str = "example                   format trefoil µs   DXC µs  ratio   cold   bytes   (DXC)  instrs  (DXC)  \
                                preprocess/parse/check/lower/optimize/emit µs";

    fn ours(&self, options: &Options) -> Result<Timed, String> {
        let profile = match self.target {
            Target::Dxbc => format!("{}_5_1", self.input.prefix),
            _ => format!("{}_6_{}", self.input.prefix, self.input.minor),
        };
        let Input { path, source, entry, .. } = self.input;
        let (mut at, mut slot) = ([Duration::ZERO; PHASES], 0);
        let start = Instant::now();
        let mut mark = |_| {
            at[slot] = start.elapsed();
            slot += 1;
        };
        let made = plain(path, source, &profile, entry, self.target, options, &mut mark)?;
        Ok((made, at))
    }

    fn dxc(&self, microsoft: &Microsoft) -> Result<Vec<u8>, String> {
        let Input { path, source, entry, prefix, minor, .. } = self.input;
        let mut args = self.input.args.to_vec();
        args.extend((self.target == Target::Spirv).then_some("-spirv"));
        microsoft.compile_unsigned(path, source, &format!("{prefix}_6_{minor}"), entry, &args)
    }

    /// Both compilers turn about, after one round that does not count.
    fn measure(&self, microsoft: &Microsoft, rounds: Option<usize>) -> Result<Pair, String> {
        let options = options(self.input.args)?;
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
        let measured = |times: &mut Vec<Duration>, made: &[u8], target| {
            let cold = median(times.iter().step_by(turn).copied().collect());
            let instructions = count(microsoft, made, target);
            Measured { median: median(std::mem::take(times)), cold, bytes: made.len(), instructions }
        };
        let dxc_target = if self.target == Target::Dxbc { Target::Dxil } else { self.target };
        let ours = measured(&mut of_ours, &ours, self.target);
        let dxc = dxc.map(|made| measured(&mut of_dxc, &made, dxc_target));
        let phases = phases.map(median);
        Ok(Pair { ours, dxc, phases })
    }

    fn show(&self, pair: &Pair) -> String {
        let micros = |time: Duration| time.as_secs_f64() * 1e6;
        let Pair { ours, dxc, phases } = pair;
        let name = &self.input.name;
        let front: Duration = phases[..FRONT].iter().sum();
        let format = format!("{:?}", self.target).to_lowercase();
        let ratio = |dxc: Duration, ours: Duration| format!("{:.1}", dxc.as_secs_f64() / ours.as_secs_f64());
        let (time, warm, cold, bytes, instructions) = match dxc {
            None => Default::default(),
            Some(dxc) => (
                format!("{:.1}", micros(dxc.median)),
                ratio(dxc.median, ours.median),
                ratio(dxc.cold, ours.cold),
                dxc.bytes.to_string(),
                dxc.instructions.to_string(),
            ),
        };
        let mut phases = phases.map(|time| format!("{:.0}", micros(time))).join("/");
        if self.input.large {
            let lines = self.input.source.lines().count() as f64 / front.as_secs_f64();
            phases += &format!("  front end: {:.2} million lines/s", lines / 1e6);
        }
        format!(
            "{name:<26}{format:<6}{:>11.1}{time:>10}{warm:>7}{cold:>7}{:>8}{bytes:>8}{:>8}{instructions:>7}  {phases}",
            micros(ours.median),
            ours.bytes,
            ours.instructions,
        )
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
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
