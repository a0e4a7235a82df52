//! `facts spirv [FILTER] [--env ENVIRONMENT] [--all] [--show KIND]`: what our SPIR-V says of itself beside what DXC's says,
//! by kind. `cargo xtask facts` calls it; a kind that `tests/facts/spirv.txt` does not list is a failure.

use std::collections::BTreeMap;
use std::process::ExitCode;
use trefoil_testkit::facts::{Difference, Known, compare};

const USAGE: &str = "usage: facts spirv [FILTER] [--env ENVIRONMENT] [--all] [--show KIND]";

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
    if args.next().as_deref() != Some("spirv") {
        return Err(USAGE.into());
    }
    let (mut filter, mut environment, mut show, mut all) = (String::new(), "vulkan1.1".into(), None, false);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--env" => environment = args.next().ok_or(USAGE)?,
            "--show" => show = Some(args.next().ok_or(USAGE)?),
            "--all" => all = true,
            _ => filter = arg,
        }
    }
    let known = Known::read()?;
    let (count, mut differences) = compare(&filter, &environment, &known)?;
    if count == 0 {
        return Err("nothing was compared: there is no such shader, or no DXC (cargo xtask fetch)".into());
    }
    println!("{count} shaders compared for {environment}");
    if !all {
        differences.retain(|difference| !known.has(difference));
    }
    let mut kinds: BTreeMap<&str, Vec<&Difference>> = BTreeMap::new();
    for difference in &differences {
        kinds.entry(&difference.kind).or_default().push(difference);
    }
    for (kind, rows) in &kinds {
        println!("{:6} {kind}", rows.len());
        let most = if show.as_deref() == Some(*kind) { usize::MAX } else { SHOWN };
        for row in rows.iter().take(most) {
            let [ours, theirs] = &row.says;
            let text = |side: &Option<String>| side.clone().unwrap_or_else(|| "-".into());
            println!("         {} {}: {} | {}", row.shader, row.about, text(ours), text(theirs));
        }
    }
    Ok(if all { 0 } else { kinds.len() })
}
