//! Allocations and bytes of each phase for some examples, against `tests/snapshots/allocations.txt`; `--bless` writes it.
//!
//! What is counted is the first compile of a session, on one thread, after each example has been compiled once, so that
//! the tables of the process stand. Debug builds have the verifier run after each pass, and that allocates too: the
//! figures are those of the profile that tests are built in, and others are not compared.

use libtest_mimic::{Arguments, Failed, Trial};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use std::fmt::Write as _;
use std::process::ExitCode;
use trefoil_testkit::examples::{self, Example};
use trefoil_testkit::ours::{Target, options, plain, with_environment};
use trefoil_testkit::snapshot::{FORMATS, compare, profile, source_name, write};

#[global_allocator]
static GLOBAL: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const FILE: &str = "allocations.txt";

/// The examples that are measured, with their first entry point.
const EXAMPLES: [&str; 5] = ["bitonic_sort", "matrix_multiply", "pbr", "shadow_map", "tone_mapping"];

const PHASES: [&str; 6] = ["preprocess", "parse", "check", "lower", "optimize", "emit"];

fn main() -> ExitCode {
    let fresh = rows();
    if std::env::args().any(|argument| argument == "--bless") {
        return match fresh.and_then(|fresh| write(FILE, &fresh)) {
            Ok(_) => ExitCode::SUCCESS,
            Err(why) => {
                eprintln!("{why}");
                ExitCode::FAILURE
            }
        };
    }
    let trial = Trial::test("snapshots/allocations", move || {
        fresh.and_then(|fresh| compare(FILE, &fresh)).map_err(Failed::from)
    });
    let arguments = Arguments::from_args();
    libtest_mimic::run(&arguments, vec![trial.with_ignored_flag(!cfg!(debug_assertions))]).exit_code()
}

/// A row for each example, format and phase.
fn rows() -> Result<String, String> {
    let examples: Vec<Example> =
        examples::all()?.into_iter().filter(|example| EXAMPLES.contains(&example.name.as_str())).collect();
    for example in &examples {
        for (target, _) in FORMATS {
            measure(example, target)?;
        }
    }
    let mut rows = format!(
        "{:<28}{:<8}{:<12}{:>8}{:>10}\n",
        "# example and entry", "format", "phase", "allocs", "bytes"
    );
    for example in &examples {
        for (target, format) in FORMATS {
            let name = format!("{} {}", example.name, example.entries[0].1);
            for (phase, (count, bytes)) in PHASES.iter().zip(measure(example, target)?) {
                writeln!(rows, "{name:<28}{format:<8}{phase:<12}{count:>8}{bytes:>10}")
                    .expect("a string takes all");
            }
        }
    }
    Ok(rows)
}

/// Allocations, those that grow one among them, and their bytes in each phase of a compile.
fn measure(example: &Example, target: Target) -> Result<[(usize, usize); PHASES.len()], String> {
    let (stage, entry) = &example.entries[0];
    let (name, profile) = (source_name(example), profile(example, stage.prefix(), target));
    let options = options(&with_environment(target, []))?;
    let (mut counted, mut phase) = ([(0, 0); PHASES.len()], 0);
    let mut region = Region::new(GLOBAL);
    let mut mark = |_| {
        let change = region.change_and_reset();
        counted[phase] = (change.allocations + change.reallocations, change.bytes_allocated);
        phase += 1;
    };
    plain(&name, &example.source, &profile, entry, target, &options, &mut mark)?;
    Ok(counted)
}
