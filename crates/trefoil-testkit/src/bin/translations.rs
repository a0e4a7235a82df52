//! `translations [FILTER]`: the tree's shaders as spirv-cross and slangc write them, by trefoil and by DXC. `cargo xtask translations`
//! calls it.
//!
//! Prints what the two disagree about, by what is said, the most frequent first, with one example each, which is kept in
//! `target/translations`; then who refused to translate how many shaders with which words, and instructions beside DXC's.

use std::collections::BTreeMap;
use std::process::ExitCode;
use trefoil_testkit::count::instructions;
use trefoil_testkit::disagreements::{self, Report};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::meaning;
use trefoil_testkit::meaning::Job;
use trefoil_testkit::mutants::{self, Comparison, Verdict};
use trefoil_testkit::ours::Target;
use trefoil_testkit::translations::{self, Known, WAYS, Way};
use trefoil_testkit::workers::{self, Listener};

const USAGE: &str =
    "usage: translations [FILTER] [--way NAME] [--every K] [--from K] [--seeds N] [--jobs J] [--worse RATIO]
  FILTER         shaders whose name contains it; a file's path, headed by its arguments
  --way NAME     only ways whose name contains it
  --every K      only every Kth shader; --from N the number of the first
  --seeds N      execute what both make of a text on that many sets of inputs (1)
  --worse RATIO  the rows above that many times DXC's instructions (1.1)";

/// The command line.
#[derive(Clone, Debug)]
struct Args {
    filter: String,
    way: String,
    every: usize,
    from: usize,
    seeds: u64,
    worse: f64,
    jobs: usize,
    /// Of a worker: the number of its first translation.
    worker: Option<usize>,
}

fn main() -> ExitCode {
    let outcome = read_args().and_then(|args| match args.worker {
        Some(first) => work(&args, first).map(|()| true),
        None => lead(&args),
    });
    disagreements::exit_code("translations", outcome)
}

fn read_args() -> Result<Args, String> {
    let mut args = Args {
        filter: String::new(),
        way: String::new(),
        every: 1,
        from: 0,
        seeds: 1,
        worse: 1.1,
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        worker: None,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        match word.as_str() {
            "--way" => args.way = value()?,
            "--every" => args.every = number::<usize>(&value()?)?.max(1),
            "--from" => args.from = number(&value()?)?,
            "--seeds" => args.seeds = number(&value()?)?,
            "--worse" => args.worse = number(&value()?)?,
            "--jobs" => args.jobs = number::<usize>(&value()?)?.max(1),
            "--worker" => args.worker = Some(number(&value()?)?),
            other if other.starts_with('-') => {
                return Err(format!("'{other}' is not a known option\n{USAGE}"));
            }
            _ => args.filter = word,
        }
    }
    Ok(args)
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("'{text}' is not a number"))
}

/// Every shader with every way.
fn pairs(args: &Args) -> Result<Vec<(Job, Way)>, String> {
    let shaders = translations::shaders(&args.filter)?;
    let ways: Vec<Way> = WAYS.into_iter().filter(|way| way.name.contains(&args.way)).collect();
    let shaders = shaders.into_iter().skip(args.from).step_by(args.every);
    Ok(shaders.flat_map(|job| ways.iter().map(move |way| (job.clone(), *way)).collect::<Vec<_>>()).collect())
}

/// Has workers judge all translations; gives whether the compilers agree.
fn lead(args: &Args) -> Result<bool, String> {
    let count = pairs(args)?.len();
    let mut total = Tally::default();
    for heard in workers::lead(args.jobs, count, &[], Tally::default)? {
        total.add(heard);
    }
    total.print_untranslated();
    total.print_sizes(args.worse);
    Ok(total.report.print("texts"))
}

/// Judges every `args.jobs`th translation from `first` on.
fn work(args: &Args, first: usize) -> Result<(), String> {
    workers::watch();
    let (list, microsoft) = (pairs(args)?, Microsoft::new()?);
    let known = Known::read()?;
    let values = [meaning::Known::read(Target::Dxil)?, meaning::Known::read(Target::Spirv)?];
    for number in (first..list.len()).step_by(args.jobs) {
        workers::at(number);
        let (job, way) = &list[number];
        match way.translated(&microsoft, job)? {
            Err(why) => println!("untranslated\t{}\t{}", disagreements::flat(&why), job.name),
            Ok(text) => {
                let mut vulkan = text.clone();
                vulkan.make_spirv();
                for (text, values) in [&text, &vulkan].into_iter().zip(&values) {
                    let verdict = judge(args, &microsoft, text, way)?;
                    let differs = matches!(verdict, Verdict::Differs(_));
                    let said = disagreements::told(&verdict, false).map_or("", |(_, words)| words);
                    let is_known = differs && values.reason(&job.name, "-O3", true).is_some()
                        || known.has(&text.name, said);
                    let verdict = if is_known { Verdict::Same } else { verdict };
                    disagreements::say_and_keep(&verdict, false, "translations", text, &text.name)?;
                }
            }
        }
    }
    Ok(())
}

/// Judges one text for one target, and says how many instructions both make of it.
fn judge(args: &Args, microsoft: &Microsoft, text: &Job, way: &Way) -> Result<Verdict, String> {
    let (verdict, made) =
        mutants::judge_both(microsoft, text, Comparison { seeds: args.seeds, words: false })?;
    if let Some((theirs, mine)) = made.filter(|_| way.counts()) {
        let count = |made: &[u8]| instructions(microsoft, made, text.target());
        let target = if text.is_spirv() { "spirv" } else { "dxil" };
        println!("size\t{target}\t{}\t{}\t{}", count(&mine), count(&theirs), text.name);
    }
    Ok(verdict)
}

/// What is heard of the workers.
#[derive(Default)]
struct Tally {
    report: Report,
    /// Shaders that are not translated, by the words of who refuses: how many, and one of them.
    untranslated: BTreeMap<String, (usize, String)>,
    sizes: Vec<Size>,
}

/// Instructions of a text.
struct Size {
    target: String,
    ours: f64,
    theirs: f64,
    name: String,
}

impl Listener for Tally {
    fn begins(&mut self, _: usize) {}

    fn hears(&mut self, line: &str) {
        let parts: Vec<&str> = line.split('\t').collect();
        match parts[..] {
            ["untranslated", words, name] => {
                let group = self.untranslated.entry(mutants::without_names(words)).or_default();
                *group = (group.0 + 1, name.into());
            }
            ["size", target, ours, theirs, name] => self.sizes.push(Size {
                target: target.into(),
                ours: ours.parse().unwrap_or(0.0),
                theirs: theirs.parse().unwrap_or(0.0),
                name: name.into(),
            }),
            _ => self.report.hears(line),
        }
    }

    fn dies(&mut self, number: usize, why: &str, is_ours: bool) {
        self.report.dies(number, why, is_ours);
    }
}

impl Tally {
    /// Takes over what another one heard.
    fn add(&mut self, other: Tally) {
        self.report.add(other.report);
        self.sizes.extend(other.sizes);
        for (words, (count, name)) in other.untranslated {
            let group = self.untranslated.entry(words).or_default();
            *group = (group.0 + count, name);
        }
    }

    fn print_untranslated(&self) {
        let mut groups: Vec<_> = self.untranslated.iter().collect();
        groups.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
        for (words, (count, name)) in &groups {
            println!("not translated {count}: {words}\n    {name}");
        }
        let count: usize = groups.iter().map(|(_, (count, _))| count).sum();
        println!("{count} not translated, in {} groups", groups.len());
    }

    /// Prints the rows of many times DXC's instructions, the worst first, and a total for each target.
    fn print_sizes(&mut self, worse: f64) {
        let ratio = |size: &Size| size.ours / size.theirs.max(1.0);
        self.sizes.sort_by(|a, b| ratio(b).total_cmp(&ratio(a)).then_with(|| a.name.cmp(&b.name)));
        for size in self.sizes.iter().filter(|size| ratio(size) > worse) {
            let Size { target, ours, theirs, name } = size;
            println!("{target:<6}{ours:>6} ({theirs:>5}) {:>5.2}  {name}", ratio(size));
        }
        for target in ["dxil", "spirv"] {
            let of: Vec<&Size> = self.sizes.iter().filter(|size| size.target == target).collect();
            let sum = |count: fn(&Size) -> f64| of.iter().map(|size| count(size)).sum::<f64>();
            let ratio = sum(|size| size.ours) / sum(|size| size.theirs).max(1.0);
            println!("{target}: {} texts, {ratio:.3} times DXC's instructions", of.len());
        }
    }
}
