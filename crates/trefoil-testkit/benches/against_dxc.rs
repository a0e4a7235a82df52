//! trefoil against DXC on the examples, in one process, turn about on the same source and options.
//!
//! `cargo xtask bench [FILTER] [--rounds N]` prints for each entry point and format: the medians of both, their ratio,
//! the bytes and the instructions of what each made. DXC runs as its users run it, its validator included. DXC makes no DXBC; there its DXIL is what ours is held against.

use std::hint::black_box;
use std::time::{Duration, Instant};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::examples::{Example, all};
use trefoil_testkit::ours::{Target, compile};
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
                    Ok((ours, dxc)) => {
                        println!("{}", row.show(&ours, dxc.as_ref()));
                        ratios.extend(dxc.map(|dxc| dxc.median.as_secs_f64() / ours.median.as_secs_f64()));
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

/// One line of the table.
struct Row<'a> {
    example: &'a Example,
    prefix: &'static str,
    entry: &'a str,
    target: Target,
}

impl Row<'_> {
    const HEAD: &'static str = "example                       format   trefoil µs      DXC µs   ratio   \
                                bytes    (DXC)  instructions  (DXC)";

    fn name(&self) -> String {
        format!("{}/{} {:?}", self.example.name, self.entry, self.target)
    }

    fn ours(&self) -> Result<Vec<u8>, String> {
        let profile = match self.target {
            Target::Dxbc => format!("{}_5_1", self.prefix),
            _ => format!("{}_6_{}", self.prefix, self.example.minor),
        };
        let path = self.example.path.to_string_lossy();
        compile(&path, &self.example.source, &profile, self.entry, self.target, &[])
    }

    fn dxc(&self, microsoft: &Microsoft) -> Result<Vec<u8>, String> {
        let profile = format!("{}_6_{}", self.prefix, self.example.minor);
        let args: &[&str] = if self.target == Target::Spirv { &["-spirv"] } else { &[] };
        let path = self.example.path.to_string_lossy();
        microsoft.compile_unsigned(&path, &self.example.source, &profile, self.entry, args)
    }

    /// Both compilers turn about, after one round that does not count.
    fn measure(
        &self,
        microsoft: &Microsoft,
        rounds: Option<usize>,
    ) -> Result<(Measured, Option<Measured>), String> {
        let ours = self.ours()?;
        let dxc = self.dxc(microsoft).ok();
        let (mut of_ours, mut of_dxc) = (Vec::new(), Vec::new());
        let start = Instant::now();
        while rounds.map_or(start.elapsed() < PATIENCE || of_ours.len() < 5, |n| of_ours.len() < n) {
            let begin = Instant::now();
            black_box(self.ours()?);
            of_ours.push(begin.elapsed());
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
        Ok((ours, dxc.map(|made| measured(&mut of_dxc, &made, dxc_target))))
    }

    fn show(&self, ours: &Measured, dxc: Option<&Measured>) -> String {
        let micros = |time: Duration| time.as_secs_f64() * 1e6;
        let name = format!("{}/{}", self.example.name, self.entry);
        let format = format!("{:?}", self.target).to_lowercase();
        let own = format!("{name:<30}{format:<6}{:>13.1}", micros(ours.median));
        match dxc {
            None => {
                format!("{own}           –       –{:>8}        –{:>14}      –", ours.bytes, ours.instructions)
            }
            Some(dxc) => format!(
                "{own}{:>12.1}{:>8.1}{:>8}{:>9}{:>14}{:>7}",
                micros(dxc.median),
                dxc.median.as_secs_f64() / ours.median.as_secs_f64(),
                ours.bytes,
                dxc.bytes,
                ours.instructions,
                dxc.instructions
            ),
        }
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
