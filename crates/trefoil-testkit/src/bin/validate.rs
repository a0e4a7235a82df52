//! `validate [FILTER] [--damage N] [--seed S] [--one] [--rules] [--time]`: `trefoil-validate` against DXC's validator. `cargo xtask validate` calls
//! it. Without `--damage`, the containers of the tree's shaders; with it, each of them damaged N times. `--one` prints what both
//! say of the one damage of that seed; `--rules` adds how often each rule was broken, `--time` measures both validators and our
//! compiles on the containers as they are; a path in `tests/validate` runs the cases of that file. A filter that
//! ends with `trefoil` or `dxc`, as a row's name does, takes that compiler's containers alone.

use std::process::ExitCode;
use trefoil_testkit::dxc::batch::{self, Judge};
use trefoil_testkit::validation::{self, Outcome, Row};

struct Args {
    filter: String,
    maker: Option<String>,
    damage: u32,
    seed: u32,
    one: bool,
    rules: bool,
    time: bool,
    every: usize,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match words.iter().any(|word| word == batch::WORKER) {
        true => batch::answer().map(|()| true),
        false => parse(&words).and_then(|args| run(&args)),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("validate: {why}");
            ExitCode::from(2)
        }
    }
}

fn parse(words: &[String]) -> Result<Args, String> {
    let mut args = Args {
        filter: String::new(),
        maker: None,
        damage: 0,
        seed: 1,
        one: false,
        rules: false,
        time: false,
        every: 1,
    };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut number = || {
            let value = words.next().and_then(|value| value.parse::<u32>().ok());
            value.ok_or_else(|| format!("{word} needs a number"))
        };
        match word.as_str() {
            "--damage" => args.damage = number()?,
            "--seed" => args.seed = number()?,
            "--every" => args.every = number()?.max(1) as usize,
            "--one" => args.one = true,
            "--rules" => args.rules = true,
            "--time" => args.time = true,
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
    if args.time {
        let jobs = validation::jobs(&args.filter)?;
        println!("{}", validation::times(jobs.iter().step_by(args.every))?);
        return Ok(true);
    }
    std::panic::set_hook(Box::new(|_| {}));
    let mut judge = Judge::default();
    let mut rows = Vec::new();
    for job in validation::jobs(&args.filter)?.iter().step_by(args.every) {
        for sample in validation::samples(job)? {
            if args.maker.as_ref().is_some_and(|maker| !sample.name.ends_with(maker.as_str())) {
                continue;
            }
            if args.one {
                one(&mut judge, &sample, args.seed)?;
            } else if args.damage > 0 {
                let seeds = args.seed..args.seed + args.damage;
                rows.extend(validation::damaged(&mut judge, &sample, seeds)?);
            } else {
                let outcome = validation::compare(&mut judge, &sample.bytes)?;
                rows.push(Row { name: sample.name, seed: 0, what: "as it was made".into(), outcome });
            }
        }
    }
    print!("{}", validation::summary(&rows));
    if args.rules {
        print!("{}", validation::by_rule(&rows));
    }
    let differ = rows
        .iter()
        .filter(|row| matches!(row.outcome, Outcome::Missed(_) | Outcome::Stricter(_) | Outcome::Panicked));
    let differ = differ.count();
    println!("{} containers, {differ} verdicts differ", rows.len());
    Ok(differ == 0)
}

fn one(judge: &mut Judge, sample: &validation::Sample, seed: u32) -> Result<(), String> {
    if seed == 0 {
        println!("{}\n{:#?}", sample.name, validation::compare(judge, &sample.bytes)?);
        return Ok(());
    }
    let Some(damaged) = trefoil_testkit::damage::damage(&sample.bytes, seed) else {
        println!("{}: seed {seed} does not fit", sample.name);
        return Ok(());
    };
    println!("{}: {}", sample.name, damaged.what);
    let path = std::env::temp_dir().join("trefoil-damaged.dxil");
    std::fs::write(&path, &damaged.bytes).map_err(|e| e.to_string())?;
    println!("{}\n{:#?}", path.display(), validation::compare(judge, &damaged.bytes)?);
    Ok(())
}
