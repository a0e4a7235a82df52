//! `hostile PROGRAM [FILTER]`: what the program answers to input that means no good, as a table: verdict, processor's
//! time, most memory held, and the first error. `cargo xtask hostile` calls it with a release build.

use std::path::Path;
use std::process::ExitCode;
use trefoil_testkit::hostile::{CASES, HEAVY, Run, TARGETS, heavy, refuse};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((program, rest)) = args.split_first() else {
        eprintln!("usage: hostile PROGRAM [FILTER]");
        return ExitCode::from(2);
    };
    let filter = rest.first().map_or("", String::as_str);
    match table(Path::new(program), filter) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the table; says whether each case was answered within a second.
fn table(program: &Path, filter: &str) -> Result<bool, String> {
    println!("{:40} {:8} {:>8} {:>9}  first error", "case", "verdict", "time", "memory");
    let mut good = true;
    for case in CASES.iter().filter(|case| case.name.contains(filter)) {
        good &= row(case.name, &refuse(program, case)?);
    }
    for case in HEAVY {
        for target in TARGETS {
            let name = format!("{} x{} {target}", case.name, case.full);
            if name.contains(filter) {
                good &= row(&name, &heavy(program, case, case.full, target)?);
            }
        }
    }
    Ok(good)
}

fn row(name: &str, run: &Run) -> bool {
    let verdict = match run.code {
        Some(0) => "accepted",
        Some(1 | 2) => "refused",
        _ => "CRASHED",
    };
    let error = run.said.lines().find(|line| line.contains("error")).unwrap_or_default();
    let error: String = error.chars().take(100).collect();
    let late = if run.seconds > 1.0 { "  LATE" } else { "" };
    println!("{name:40} {verdict:8} {:>6.3} s {:>5} MiB  {error}{late}", run.seconds, run.memory >> 20);
    verdict != "CRASHED" && late.is_empty()
}
