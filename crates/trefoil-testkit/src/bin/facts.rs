//! `facts spirv|dxil [FILTER] [OPTIONS]`: what our modules say of themselves beside what DXC's say, by kind. `cargo xtask facts`
//! calls it; a kind that `tests/facts/spirv.txt` or `dxil.txt` does not list is a failure.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use trefoil_testkit::facts::dxil::{self, Sample};
use trefoil_testkit::facts::reflection::Libraries;
use trefoil_testkit::facts::{Difference, Known, compare};

const USAGE: &str = "usage: facts spirv [FILTER] [--env ENVIRONMENT] [--with OPTION]... [--all] [--show KIND]
       facts dxil [FILTER] --drop-in LIBRARY [--sample WHICH/COUNT] [--validator VERSION] [--all]
                  [--show KIND]";

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

/// Prints the kinds of differences, and how many of them nothing lists.
fn run(mut args: impl Iterator<Item = String>) -> Result<usize, String> {
    let target = args.next().filter(|target| target == "spirv" || target == "dxil").ok_or(USAGE)?;
    let (mut filter, mut environment, mut show, mut all) = (String::new(), "vulkan1.1".into(), None, false);
    let mut options = Vec::new();
    let (mut drop_in, mut sample) = (None, Sample { one_of: 1, which: 0, validator: None });
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--env" => environment = args.next().ok_or(USAGE)?,
            "--drop-in" => drop_in = Some(PathBuf::from(args.next().ok_or(USAGE)?)),
            "--sample" => {
                (sample.which, sample.one_of) =
                    args.next().and_then(|text| parse_sample(&text)).ok_or(USAGE)?;
            }
            "--validator" => sample.validator = Some(args.next().ok_or(USAGE)?),
            "--with" => options.push(args.next().ok_or(USAGE)?),
            "--show" => show = Some(args.next().ok_or(USAGE)?),
            "--all" => all = true,
            _ => filter = arg,
        }
    }
    let known = Known::read(&target)?;
    let (count, mut differences) = match target.as_str() {
        "spirv" => compare(&filter, &environment, &options, &known)?,
        _ => dxil::compare(&filter, &sample, &Libraries::new(drop_in.ok_or(USAGE)?)?, &known)?,
    };
    if count == 0 {
        return Err("nothing was compared: there is no such shader, or no DXC (cargo xtask fetch)".into());
    }
    println!("{count} shaders compared for {}", if target == "spirv" { &environment } else { &target });
    if !all {
        differences.retain(|difference| !known.has(difference));
    }
    let mut kinds: BTreeMap<&str, Vec<&Difference>> = BTreeMap::new();
    for difference in &differences {
        kinds.entry(&difference.kind).or_default().push(difference);
    }
    for (kind, rows) in &kinds {
        println!("{:6} {kind}", rows.len());
        let most =
            if show.as_deref().is_some_and(|begin| kind.starts_with(begin)) { usize::MAX } else { SHOWN };
        for row in rows.iter().take(most) {
            let [ours, theirs] = &row.says;
            let text = |side: &Option<String>| side.clone().unwrap_or_else(|| "-".into());
            println!("         {} {}: {} | {}", row.shader, row.about, text(ours), text(theirs));
        }
    }
    Ok(if all { 0 } else { kinds.len() })
}

/// `WHICH/COUNT`.
fn parse_sample(text: &str) -> Option<(usize, usize)> {
    let (which, one_of) = text.split_once('/')?;
    Some((which.parse().ok()?, one_of.parse().ok()?))
}
