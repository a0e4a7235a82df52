//! `beside OLD NEW [FILTER] [--rounds N] [--count]`: two versions of trefoil on the examples, turn about. `cargo xtask bench
//! --beside OLD` builds NEW and calls it.
//!
//! Both are builds of the example `repeat`, which compiles one entry point as often as it is told. Each round runs both with many
//! compiles and with one, in processes of their own; what a compile takes is the difference of the shortest runs, so that what
//! else the machine does, starting a process and the first compile's cold tables do not count. `--count` adds the
//! instructions of one compile, by valgrind, which vary by nothing, and the code and data that one touches: what all compiles
//! share lies in the processor's second cache until both together are as large as that.

use std::collections::BTreeMap;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};
use trefoil_testkit::cost::{Touched, instructions, touched};
use trefoil_testkit::examples::{Example, all};

/// Rounds, where `--rounds` does not say how many.
const ROUNDS: usize = 15;
/// How long the many compiles of one run take, about.
const RUN: Duration = Duration::from_millis(60);
/// How many compiles tell how long one takes, about.
const TRIED: u32 = 20;
/// A ratio above which a row is counted as slower.
const SLOWER: f64 = 1.03;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match Asked::parse(&args).and_then(|asked| asked.run()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("beside: {why}");
            ExitCode::FAILURE
        }
    }
}

/// What the command line asks for.
struct Asked {
    versions: [String; 2],
    filter: String,
    rounds: usize,
    count: bool,
}

/// An entry point and a format, as `repeat` takes them.
struct Row {
    name: String,
    args: [String; 4],
}

/// What two versions say of a row.
struct Measured {
    times: [Duration; 2],
    counts: Option<[Counts; 2]>,
    /// Whether they make the same bytes.
    same: bool,
}

/// What valgrind counts of one compile.
struct Counts {
    instructions: u64,
    touched: Touched,
}

impl Asked {
    fn parse(args: &[String]) -> Result<Asked, String> {
        let [old, new, rest @ ..] = args else {
            return Err("beside OLD NEW [FILTER] [--rounds N] [--count]".into());
        };
        let mut asked = Asked {
            versions: [old.clone(), new.clone()],
            filter: String::new(),
            rounds: ROUNDS,
            count: false,
        };
        let mut rest = rest.iter();
        while let Some(arg) = rest.next() {
            match arg.as_str() {
                "--count" => asked.count = true,
                "--rounds" => {
                    let count = rest.next().and_then(|n| n.parse().ok()).filter(|&n| n > 0);
                    asked.rounds = count.ok_or("--rounds needs a number")?;
                }
                _ => asked.filter.clone_from(arg),
            }
        }
        Ok(asked)
    }

    fn run(&self) -> Result<(), String> {
        let examples = all()?;
        let rows = examples.iter().filter(|example| !example.is_recent()).flat_map(rows_of);
        println!(
            "example                           old µs    new µs   ratio  instructions     ratio  code KiB  data KiB"
        );
        let mut summary = Summary::default();
        for row in rows.filter(|row| row.name.contains(&self.filter)) {
            let measured = self.measure(&row)?;
            println!("{}", measured.show(&row.name));
            summary.add(&row.args[3], &measured);
        }
        print!("{}", summary.show());
        Ok(())
    }

    fn measure(&self, row: &Row) -> Result<Measured, String> {
        let (old, took) = self.repeat(0, row, TRIED)?;
        let same = old == self.repeat(1, row, TRIED)?.0;
        let many = TRIED + (RUN.as_secs_f64() / (took / TRIED).as_secs_f64()) as u32;
        let mut shortest = [[Duration::MAX; 2]; 2];
        for _ in 0..self.rounds {
            for (version, shortest) in shortest.iter_mut().enumerate() {
                for (times, shortest) in [1, many].into_iter().zip(shortest) {
                    *shortest = self.repeat(version, row, times)?.1.min(*shortest);
                }
            }
        }
        let times = shortest.map(|[one, all]| all.saturating_sub(one) / (many - 1));
        let counts = match self.count {
            true => Some([self.counts(0, row)?, self.counts(1, row)?]),
            false => None,
        };
        Ok(Measured { times, counts, same })
    }

    /// Compiles a row a number of times; gives what the version says of the bytes, and how long it took.
    fn repeat(&self, version: usize, row: &Row, times: u32) -> Result<(String, Duration), String> {
        let mut command = Command::new(&self.versions[version]);
        command.args(&row.args).arg(times.to_string());
        let start = Instant::now();
        let out = command.output().map_err(|e| format!("{}: {e}", self.versions[version]))?;
        let took = start.elapsed();
        match out.status.success() {
            true => Ok((String::from_utf8_lossy(&out.stdout).into_owned(), took)),
            false => Err(format!("{}: {}", row.name, String::from_utf8_lossy(&out.stderr))),
        }
    }

    /// The instructions of one compile that is not the first, and what the first one touches.
    fn counts(&self, version: usize, row: &Row) -> Result<Counts, String> {
        let program = self.versions[version].as_ref();
        let times = ["0", "1", "2", "6"];
        let words = |n: usize| row.args.iter().map(String::as_str).chain([times[n]]);
        let instructions =
            instructions(program, words(3))?.saturating_sub(instructions(program, words(2))?) / 4;
        let (none, one) = (touched(program, words(0))?, touched(program, words(1))?);
        let touched =
            Touched { code: one.code.saturating_sub(none.code), data: one.data.saturating_sub(none.data) };
        Ok(Counts { instructions, touched })
    }
}

/// The entry points of an example, to each format.
fn rows_of(example: &Example) -> Vec<Row> {
    let row = |stage: &str, entry: &str, format: &str| {
        let profile = match format {
            "dxbc" => format!("{stage}_5_1"),
            _ => format!("{stage}_6_{}", example.model.minor),
        };
        Row {
            name: format!("{}/{entry} {format}", example.name),
            args: [example.path.to_string_lossy().into_owned(), profile, entry.into(), format.into()],
        }
    };
    let of = |(stage, entry): &(_, String)| {
        let stage: &trefoil_testkit::exec::header::Stage = stage;
        ["dxil", "spirv", "dxbc"].map(|format| row(stage.prefix(), entry, format))
    };
    example.entries.iter().flat_map(of).collect()
}

impl Measured {
    /// How long the new version takes, of the old one's time.
    fn ratio(&self) -> f64 {
        self.times[1].as_secs_f64() / self.times[0].as_secs_f64()
    }

    fn show(&self, name: &str) -> String {
        let [old, new] = self.times.map(|time| time.as_secs_f64() * 1e6);
        let counts = self.counts.as_ref().map(|[old, new]| {
            let [code, data] = [|t: Touched| t.code, |t: Touched| t.data]
                .map(|part| [old, new].map(|counts| part(counts.touched) / 1024));
            let [old, new] = [old, new].map(|counts| counts.instructions);
            let ratio = new as f64 / old as f64;
            format!(
                "{old:>9} {new:>9} {ratio:>6.3}  {:>4} {:>4} {:>4} {:>4}",
                code[0], code[1], data[0], data[1]
            )
        });
        let differ = if self.same { "" } else { "  other bytes" };
        format!(
            "{name:<32}{old:>8.1}{new:>10.1}{:>8.3}  {}{differ}",
            self.ratio(),
            counts.unwrap_or_default()
        )
    }
}

/// The ratios of the rows, by format: of time and of instructions.
#[derive(Default)]
struct Summary(BTreeMap<(String, &'static str), Vec<f64>>);

impl Summary {
    fn add(&mut self, format: &str, row: &Measured) {
        self.0.entry((format.into(), "time")).or_default().push(row.ratio());
        if let Some([old, new]) = &row.counts {
            let mut add = |what, of: fn(&Counts) -> u64| {
                self.0.entry((format.into(), what)).or_default().push(of(new) as f64 / of(old) as f64);
            };
            add("instructions", |counts| counts.instructions);
            add("code touched", |counts| counts.touched.code);
        }
    }

    fn show(&self) -> String {
        let line = |((format, what), ratios): (&(String, &str), &Vec<f64>)| {
            let mut ratios = ratios.clone();
            ratios.sort_by(f64::total_cmp);
            let (median, worst) = (ratios[ratios.len() / 2], ratios[ratios.len() - 1]);
            let slower = ratios.iter().filter(|&&ratio| ratio > SLOWER).count();
            format!(
                "{format} {what}: median {median:.3}, worst {worst:.3}, {slower} of {} above {SLOWER}\n",
                ratios.len()
            )
        };
        self.0.iter().map(line).collect()
    }
}
