//! Debug information changes no program: with `-Zi` the part `DXIL` is the same bytes as without, for every example and every
//! execution test, with and without optimisation. The containers with `ILDB` are shown to DXC's validator and disassembler,
//! all of the examples and a share of the tests; and of the examples without optimisation every variable that DXC's own
//! debug information follows must be followed.

use libtest_mimic::{Failed, Trial};
use std::collections::BTreeSet;
use trefoil::{DebugOptions, Options};
use trefoil_dxcontainer::{Container, FourCc};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::ours::Target;
use trefoil_testkit::outputs::{Job, programs};

/// Of the execution tests, DXC judges one of so many.
const SHARE: usize = 16;

/// Variables of the examples that DXC follows and we do not, each with its reason.
const NOT_FOLLOWED: &[(&str, &str, &str)] = &[
    ("examples/meshlets/draw", "given", "the payload lies in memory that has no address in DXIL of ours"),
    ("examples/path_tracer/path_tracer", "this", "an object that a method changes is its caller's variable"),
];

/// A trial for each program.
pub(crate) fn trials() -> Vec<Trial> {
    match programs() {
        Ok(jobs) => {
            let jobs = jobs.into_iter().filter(|job| job.target == Target::Dxil);
            jobs.enumerate().map(|(i, job)| trial(i, job)).collect()
        }
        Err(why) => vec![Trial::test("debug", move || Err(Failed::from(why)))],
    }
}

fn trial(number: usize, job: Job) -> Trial {
    Trial::test(format!("debug/{}", job.name), move || {
        let debug = DebugOptions { full: true, embed: true, ..DebugOptions::default() };
        let plain = job.compiled(|_| ());
        let with = job.compiled(|options: &mut Options| options.debug = debug);
        let (plain, with) = match (plain, with) {
            (Ok(plain), Ok(with)) => (plain, with),
            // What is refused is refused in the same words.
            (Err(plain), Err(with)) if plain == with => return Ok(()),
            (plain, with) => {
                let words = [plain.err(), with.err()].map(Option::unwrap_or_default);
                return Err(Failed::from(format!("without: {}\nwith: {}", words[0], words[1])));
            }
        };
        let (plain, with) = (container(&plain.bytes)?, container(&with.bytes)?);
        if plain.part(FourCc::DXIL) != with.part(FourCc::DXIL) {
            return Err(Failed::from("debug information changes the program"));
        }
        let is_example = job.name.starts_with("examples/");
        if is_example || number.is_multiple_of(SHARE) { shown(&job, &with, is_example) } else { Ok(()) }
    })
}

fn container(bytes: &[u8]) -> Result<Container<'_>, Failed> {
    Ok(Container::parse(bytes).map_err(|e| e.to_string())?)
}

/// Shows a container to DXC.
fn shown(job: &Job, made: &Container<'_>, is_example: bool) -> Result<(), Failed> {
    let dxc = Microsoft::new()?;
    let bytes = made.bytes();
    dxc.validate(bytes)?;
    let listing = dxc.disassemble(bytes)?;
    let ours = variables(&listing);
    if !listing.contains("!llvm.dbg.cu = ") || !listing.contains("; line:") {
        return Err(Failed::from("DXC finds no places"));
    }
    if !is_example || !job.name.ends_with("-Od") {
        return Ok(());
    }
    let args: Vec<&str> = job.args.iter().map(String::as_str).chain(["-Zi", "-Qembed_debug"]).collect();
    let theirs = dxc.compile(&job.path, &job.source, &job.profile, &job.entry, &args)?;
    let theirs = variables(&dxc.disassemble(&theirs)?);
    let is_excused = |variable: &&String| {
        let name = variable.split(' ').next_back().unwrap_or_default();
        NOT_FOLLOWED.iter().any(|(file, excused, _)| job.name.starts_with(file) && name == *excused)
    };
    let missing: Vec<&String> = theirs.difference(&ours).filter(|variable| !is_excused(variable)).collect();
    if missing.is_empty() { Ok(()) } else { Err(Failed::from(format!("not followed: {missing:?}"))) }
}

/// The variables that a listing follows, each after its function.
fn variables(listing: &str) -> BTreeSet<String> {
    let quoted = |line: &str, before: &str| {
        line.split_once(before).and_then(|(_, rest)| rest.split_once('"')).map(|(name, _)| name.to_owned())
    };
    let calls = listing.lines().filter(|line| line.contains("call void @llvm.dbg."));
    calls
        .filter_map(|line| Some(format!("{} {}", quoted(line, "func:\"")?, quoted(line, "var:\"")?)))
        .collect()
}
