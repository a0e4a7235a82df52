//! `validate [FILTER] [--damage N] [--parts N] [--listings N] [--breaks N] [--seed S] [--every N] [--validator VERSION] [--one] [--rules]`: `trefoil-validate` against DXC's validator.
//! `cargo xtask validate` calls it. With `--listings`, N changes of the listing of each container, which DXC's assembler makes
//! containers of; where the filter is `cases`, of the shaders in `tests/validate`. With `cases --breaks`, N variations of
//! each of their cases: another number in what it writes, or another change besides. `--parts` damages a word of a part other than the program N times. Without `--damage`, the containers of the tree's shaders; with it, each of them damaged N times. `--one` prints what both
//! say of the one damage of that seed; `--rules` adds how often each rule was broken; a path in `tests/validate` runs the cases of that file. A filter that
//! ends with `trefoil` or `dxc`, as a row's name does, takes that compiler's containers alone. With `--validator 1.x` both compilers
//! write for a validator of that version.

use std::process::ExitCode;
use trefoil_testkit::damage::{damage, damage_of_parts};
use trefoil_testkit::dxc::batch::{self, Assembler, Judge};
use trefoil_testkit::validation::{self, Outcome, Row};

struct Args {
    filter: String,
    maker: Option<String>,
    damage: u32,
    parts: u32,
    listings: u32,
    breaks: u32,
    seed: u32,
    one: bool,
    rules: bool,
    every: usize,
    validator: Option<String>,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match words.first().map(String::as_str) {
        Some(batch::WORKER) => batch::answer().map(|()| true),
        Some(batch::ASSEMBLER) => batch::assemble().map(|()| true),
        Some("--alone") => alone(&words[1..]),
        _ => parse(&words).and_then(|args| run(&args)),
    };
    trefoil_testkit::disagreements::exit_code("validate", outcome)
}

/// Whether our validator alone takes the containers in files: what a count of instructions is made of.
fn alone(files: &[String]) -> Result<bool, String> {
    let mut is_valid = true;
    for file in files {
        let bytes = std::fs::read(file).map_err(|e| format!("{file}: {e}"))?;
        if let Err(found) = trefoil_validate::validate(&bytes, trefoil_validate::Limits::default()) {
            println!("{file}: {found}");
            is_valid = false;
        }
    }
    Ok(is_valid)
}

fn parse(words: &[String]) -> Result<Args, String> {
    let mut args = Args {
        filter: String::new(),
        maker: None,
        damage: 0,
        parts: 0,
        listings: 0,
        breaks: 0,
        seed: 1,
        one: false,
        rules: false,
        every: 1,
        validator: None,
    };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == "--validator" {
            args.validator = Some(words.next().ok_or("--validator needs a version")?.clone());
            continue;
        }
        let mut number = || {
            let value = words.next().and_then(|value| value.parse::<u32>().ok());
            value.ok_or_else(|| format!("{word} needs a number"))
        };
        match word.as_str() {
            "--damage" => args.damage = number()?,
            "--parts" => args.parts = number()?,
            "--breaks" => args.breaks = number()?,
            "--listings" => args.listings = number()?,
            "--seed" => args.seed = number()?,
            "--every" => args.every = number()?.max(1) as usize,
            "--one" => args.one = true,
            "--rules" => args.rules = true,
            _ => match word.rsplit_once(' ').filter(|(_, maker)| matches!(*maker, "trefoil" | "dxc")) {
                Some((filter, maker)) => {
                    (args.filter, args.maker) = (filter.to_owned(), Some(maker.to_owned()))
                }
                None => args.filter.clone_from(word),
            },
        }
    }
    Ok(args)
}

/// Whether the validators agree.
fn run(args: &Args) -> Result<bool, String> {
    if args.filter.starts_with("tests/validate/") {
        let found = validation::file(std::path::Path::new(&args.filter));
        return found.map(|()| true).or_else(|why| {
            println!("{why}");
            Ok(false)
        });
    }
    std::panic::set_hook(Box::new(|_| {}));
    let mut judge = Judge::default();
    let mut assembler = Assembler::default();
    let mut rows = Vec::new();
    let seeds = |count: u32| args.seed..args.seed + count;
    if args.filter.starts_with("cases") {
        let filter = args.filter.trim_start_matches("cases").trim_start_matches('/');
        if args.breaks > 0 {
            rows = validation::varied_cases((&mut judge, &mut assembler), filter, seeds(args.breaks))?;
            return told(args, &rows);
        }
        for sample in validation::case_samples(filter)? {
            if args.parts > 0 {
                let seeds = seeds(args.parts);
                rows.extend(validation::damaged(&mut judge, damage_of_parts, &sample, seeds)?);
                continue;
            }
            rows.extend(validation::relisted((&mut judge, &mut assembler), &sample, seeds(args.listings))?);
        }
        return told(args, &rows);
    }
    let damages = args.one || args.listings > 0 || args.damage > 0 || args.parts > 0;
    for job in validation::jobs(&args.filter, args.validator.as_deref())?.iter().step_by(args.every) {
        if !damages && args.maker.is_none() {
            rows.extend(validation::as_made(&mut judge, job)?);
            continue;
        }
        for sample in validation::samples(job)? {
            if args.maker.as_ref().is_some_and(|maker| !sample.name.ends_with(maker.as_str())) {
                continue;
            }
            if args.one {
                one(&mut judge, &sample, args.seed)?;
            } else if args.listings > 0 {
                let seeds = seeds(args.listings);
                rows.extend(validation::relisted((&mut judge, &mut assembler), &sample, seeds)?);
            } else if args.damage > 0 {
                rows.extend(validation::damaged(&mut judge, damage, &sample, seeds(args.damage))?);
            } else if args.parts > 0 {
                let seeds = seeds(args.parts);
                rows.extend(validation::damaged(&mut judge, damage_of_parts, &sample, seeds)?);
            } else {
                let outcome = validation::compare(&mut judge, &sample.bytes)?;
                rows.push(Row { name: sample.name, seed: 0, what: "as it was made".into(), outcome });
            }
        }
    }
    told(args, &rows)
}

/// Prints what was found; whether the validators agree, but for what is known.
fn told(args: &Args, rows: &[Row]) -> Result<bool, String> {
    print!("{}", validation::summary(rows));
    if args.rules {
        print!("{}", validation::by_rule(rows));
    }
    if rows.is_empty() && !args.one {
        return Err(format!("'{}' has no container to compare", args.filter));
    }
    let agrees = |row: &&Row| {
        matches!(row.outcome, Outcome::Valid | Outcome::Refused(..) | Outcome::Crashed | Outcome::Hung)
    };
    let differ: Vec<&Row> = rows.iter().filter(|row| !agrees(row)).collect();
    let known = validation::Known::read()?;
    let explained = differ.iter().filter(|row| known.has(row)).count();
    println!("{} containers, {} verdicts differ, of which {explained} are known", rows.len(), differ.len());
    Ok(differ.len() == explained)
}

fn one(judge: &mut Judge, sample: &validation::Sample, seed: u32) -> Result<(), String> {
    if seed == 0 {
        println!("{}\n{:#?}", sample.name, validation::compare(judge, &sample.bytes)?);
        return Ok(());
    }
    let Some(damaged) = damage(&sample.bytes, seed) else {
        println!("{}: seed {seed} does not fit", sample.name);
        return Ok(());
    };
    println!("{}: {}", sample.name, damaged.what);
    let path = std::env::temp_dir().join("trefoil-damaged.dxil");
    std::fs::write(&path, &damaged.bytes).map_err(|e| e.to_string())?;
    println!("{}\n{:#?}", path.display(), validation::compare(judge, &damaged.bytes)?);
    Ok(())
}
