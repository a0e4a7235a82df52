//! `facts spirv|dxil [FILTER] [OPTIONS]`: what our modules say of themselves beside what DXC's say, by kind. `cargo xtask facts`
//! calls it; a kind that `tests/facts/spirv.txt` or `dxil.txt` does not list is a failure.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use trefoil_testkit::facts::reflection::Libraries;
use trefoil_testkit::facts::{self, Difference, Known, apart, dxil};
use trefoil_testkit::meaning::{self, Job};
use trefoil_testkit::validation::ask_for;

const USAGE: &str = "usage: facts spirv [FILTER] [--env ENVIRONMENT] [--with OPTION]... [OPTIONS]
       facts dxil [FILTER] --drop-in LIBRARY [--validator VERSION] [OPTIONS]
  --sample WHICH/COUNT  one shader of so many
  --random N            random programs in the place of the tree's shaders
  --from SEED           the first of them (1)
  --idioms              random programs of idioms alone
  --layouts             random programs of layouts alone
  --members             random programs of resources in structures alone
  --all                 what is listed as known too
  --show KIND           all shaders of the kinds that begin so";

/// How many shaders a kind is shown in.
const SHOWN: usize = 3;

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(kinds) => {
            eprintln!("{kinds} kinds of differences that nothing lists");
            ExitCode::FAILURE
        }
        Err(why) => {
            eprintln!("facts: {why}");
            ExitCode::from(2)
        }
    }
}

/// What the arguments ask for.
struct Options {
    target: Target,
    filter: String,
    /// Random programs in the place of the tree's shaders: how many, from which seed, whether of one kind alone.
    random: Option<u32>,
    from: u32,
    idioms: bool,
    layouts: bool,
    members: bool,
    /// Which shader of how many is compared.
    sample: (usize, usize),
    drop_in: Option<PathBuf>,
    /// The version of the validator that both write for, where it is not the newest.
    validator: Option<String>,
    environment: String,
    with: Vec<String>,
    show: Option<String>,
    all: bool,
    /// Of a worker: the number of its first shader, and how far apart its shaders are.
    worker: Option<usize>,
    jobs: usize,
}

#[derive(Clone, Copy, PartialEq)]
enum Target {
    Spirv,
    Dxil,
}

impl Options {
    fn parse(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
        let target = match args.next().as_deref() {
            Some("spirv") => Target::Spirv,
            Some("dxil") => Target::Dxil,
            _ => return Err(USAGE.into()),
        };
        let mut options = Options {
            target,
            filter: String::new(),
            random: None,
            from: 1,
            idioms: false,
            layouts: false,
            members: false,
            sample: (0, 1),
            drop_in: None,
            validator: None,
            environment: "vulkan1.1".into(),
            with: Vec::new(),
            show: None,
            all: false,
            worker: None,
            jobs: 1,
        };
        while let Some(arg) = args.next() {
            let mut value = || args.next().ok_or(USAGE);
            match arg.as_str() {
                "--env" => options.environment = value()?,
                "--drop-in" => options.drop_in = Some(PathBuf::from(value()?)),
                "--sample" => options.sample = parse_sample(&value()?).ok_or(USAGE)?,
                "--random" => options.random = Some(value()?.parse().map_err(|_| USAGE)?),
                "--from" => options.from = value()?.parse().map_err(|_| USAGE)?,
                "--validator" => options.validator = Some(value()?),
                "--with" => options.with.push(value()?),
                "--show" => options.show = Some(value()?),
                "--idioms" => options.idioms = true,
                "--layouts" => options.layouts = true,
                "--members" => options.members = true,
                "--all" => options.all = true,
                "--worker" => options.worker = Some(value()?.parse().map_err(|_| USAGE)?),
                "--jobs" => options.jobs = value()?.parse().map_err(|_| USAGE)?,
                _ => options.filter = arg,
            }
        }
        Ok(options)
    }

    /// The shaders to compare.
    fn jobs(&self) -> Result<Vec<Job>, String> {
        let is_spirv = self.target == Target::Spirv;
        let jobs = match self.random {
            Some(count) if self.layouts => meaning::layouts(self.from, count, is_spirv),
            Some(count) if self.members => meaning::members(self.from, count),
            Some(count) if self.idioms => meaning::idioms(self.from, count, is_spirv),
            Some(count) => meaning::random(self.from, count, None, is_spirv),
            None if is_spirv => facts::of_spirv(&self.filter)?,
            None => meaning::all(&self.filter)?,
        };
        let (which, one_of) = self.sample;
        let mut jobs: Vec<Job> = jobs.into_iter().skip(which).step_by(one_of.max(1)).collect();
        if let Some(version) = &self.validator {
            jobs.iter_mut().for_each(|job| ask_for(&mut job.args, version));
        }
        Ok(jobs)
    }

    /// How many shaders were compared, and what differs.
    fn compare(&self, known: &Known) -> Result<(usize, Vec<Difference>), String> {
        let jobs = self.jobs()?;
        match self.target {
            Target::Spirv => {
                let heard = apart::lead(jobs.len())?;
                if heard.died > 0 {
                    println!("{} shaders died in DXC", heard.died);
                }
                Ok((heard.compared, heard.differences))
            }
            Target::Dxil => {
                let drop_in = self.drop_in.clone().ok_or(USAGE)?;
                dxil::compare(&jobs, &Libraries::new(drop_in)?, known)
            }
        }
    }
}

/// Prints the kinds of differences, and gives how many of them nothing lists.
fn run(args: impl Iterator<Item = String>) -> Result<usize, String> {
    let options = Options::parse(args)?;
    let (known, compared_for) = match options.target {
        Target::Spirv => (Known::read("spirv")?, options.environment.as_str()),
        Target::Dxil => (Known::read("dxil")?, "dxil"),
    };
    if let Some(first) = options.worker {
        apart::work(&options.jobs()?, (first, options.jobs), &options.environment, &options.with, &known);
        return Ok(0);
    }
    let (count, mut differences) = options.compare(&known)?;
    if count == 0 {
        return Err("nothing was compared: there is no such shader, or no DXC (cargo xtask fetch)".into());
    }
    println!("{count} shaders compared for {compared_for}");
    if !options.all {
        differences.retain(|difference| !known.has(difference));
    }
    let mut kinds: BTreeMap<&str, Vec<&Difference>> = BTreeMap::new();
    for difference in &differences {
        kinds.entry(&difference.kind).or_default().push(difference);
    }
    for (kind, rows) in &kinds {
        println!("{:6} {kind}", rows.len());
        let most = if options.show.as_deref().is_some_and(|begin| kind.starts_with(begin)) {
            usize::MAX
        } else {
            SHOWN
        };
        for row in rows.iter().take(most) {
            let [ours, theirs] = &row.says;
            let text = |side: &Option<String>| side.clone().unwrap_or_else(|| "-".into());
            println!("         {} {}: {} | {}", row.shader, row.about, text(ours), text(theirs));
        }
    }
    Ok(if options.all { 0 } else { kinds.len() })
}

/// `WHICH/COUNT`.
fn parse_sample(text: &str) -> Option<(usize, usize)> {
    let (which, one_of) = text.split_once('/')?;
    Some((which.parse().ok()?, one_of.parse().ok()?))
}
