//! Tests of the validator: `tests/validate/*.hlsl` break single rules, and of containers of the tree, and of libraries whose
//! `RDAT` was changed, both validators say the same.

use libtest_mimic::{Failed, Trial};
use std::path::Path;
use trefoil_dxcontainer::{Container, FourCc};
use trefoil_testkit::damage::{damage, with_field};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::dxc::batch::{Judge, Verdict};
use trefoil_testkit::validation::{jobs, samples};
use trefoil_validate::{Limits, validate};

/// A trial for each file, and one for each example and level.
pub(crate) fn trials() -> Vec<Trial> {
    let files = trefoil_testkit::consumers::files("tests/validate").into_iter();
    let cases = files.filter(|(name, _)| name.ends_with(".hlsl")).map(|(name, path)| {
        Trial::test(format!("validate/{name}"), move || {
            trefoil_testkit::validation::file(Path::new(&path)).map_err(Failed::from)
        })
    });
    // What is wrong with the list, the tests of the examples tell.
    let examples = jobs("examples/", None).unwrap_or_default().into_iter().map(|job| {
        Trial::test(format!("validate/as_made/{}", job.name), move || agreement(&job).map_err(Failed::from))
    });
    let libraries = ["accept/nodes/", "accept/rays/", "accept/library/"].into_iter().flat_map(|of| {
        let jobs =
            jobs(of, None).unwrap_or_default().into_iter().filter(|job| job.profile.starts_with("lib"));
        jobs.step_by(9)
    });
    let libraries = libraries.map(|job| {
        Trial::test(format!("validate/runtime_data/{}", job.name), move || {
            runtime_data(&job).map_err(Failed::from)
        })
    });
    let fields =
        std::iter::once(Trial::test("validate/fields_of_records", || fields().map_err(Failed::from)));
    let growth = SHAPES.into_iter().map(|(name, make)| {
        Trial::test(format!("validate/growth/{name}"), move || growth(name, make).map_err(Failed::from))
    });
    let versions = (0..8).map(|minor| {
        let version = format!("1.{minor}");
        Trial::test(format!("validate/for_validator_{version}"), move || {
            for_version(&version).map_err(Failed::from)
        })
    });
    cases.chain(examples).chain(libraries).chain(fields).chain(growth).chain(versions).collect()
}

/// Both compilers compile the same execution tests for a version of the validator, both validators take what they make. It is
/// done in a process of its own, as DXC may die.
fn for_version(version: &str) -> Result<(), String> {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_validate"));
    let made = command.args(["exec/", "--every", "16", "--validator", version]).output();
    let made = made.map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&made.stdout);
    if made.status.success() { Ok(()) } else { Err(format!("{}\n{text}", made.status)) }
}

/// Makes a library of so many functions.
type Shape = fn(usize) -> String;

/// Libraries that grow in one way each.
const SHAPES: [(&str, Shape); 4] = [
    ("entries", entries),
    ("calls_in_a_chain", chain),
    ("shared_callees", shared),
    ("instructions", instructions),
];

/// Entries that call nothing.
fn entries(count: usize) -> String {
    library((0..count).map(|at| format!("{GROUP} void e{at}(uint i : SV_GroupIndex) {{ sums[{at}] = i; }}")))
}

/// Functions of which each calls the next one, and an entry that calls the first.
fn chain(count: usize) -> String {
    let last = count - 1;
    let next = (0..last).rev().map(|at| {
        format!("[noinline] export float f{at}(float x) {{ sums[{at}] = x; return f{}(x) * 2; }}", at + 1)
    });
    let first = format!("[noinline] export float f{last}(float x) {{ return x + 1; }}");
    let entry = format!("{GROUP} void main(uint i : SV_GroupIndex) {{ sums[i] = f0(i); }}");
    library(std::iter::once(first).chain(next).chain([entry]))
}

/// Entries that all call the first of functions in a chain.
fn shared(count: usize) -> String {
    let entry = |at: usize| format!("{GROUP} void e{at}(uint i : SV_GroupIndex) {{ sums[i] = f0({at}); }}");
    chain(count) + &(0..count).map(entry).collect::<Vec<_>>().join("\n")
}

/// One entry with many instructions.
fn instructions(count: usize) -> String {
    let lines: String = (0..count).map(|at| format!("sums[{at}] = sums[i + {at}] * i;\n")).collect();
    library(std::iter::once(format!("{GROUP} void main(uint i : SV_GroupIndex) {{ {lines} }}")))
}

/// What stands before a compute entry.
const GROUP: &str = "[shader(\"compute\")] [numthreads(8, 1, 1)]";

fn library(functions: impl Iterator<Item = String>) -> String {
    let functions: Vec<String> = functions.collect();
    format!("RWStructuredBuffer<float> sums : register(u0);\n{}\n", functions.join("\n"))
}

/// What a validation executes grows as the library does: of each doubling the instructions are counted, by valgrind.
fn growth(name: &str, make: Shape) -> Result<(), String> {
    /// A count of functions; the others are two and four times this one.
    const LEAST: usize = 40;
    /// Where work is in proportion to the library the second doubling adds twice what the first does; four times where it goes
    /// with the square.
    const MOST: f64 = 2.4;
    let dxc = Microsoft::new()?;
    let folder = std::env::temp_dir().join(format!("trefoil-growth-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let count = |functions: usize| -> Result<f64, String> {
        // DXC keeps the calls; with what is expanded into its callers a library itself grows with the square.
        let bytes = dxc.compile("growth.hlsl", &make(functions), "lib_6_8", "", &[])?;
        let path = folder.join(format!("{name}-{functions}.dxil"));
        std::fs::write(&path, bytes).map_err(|e| e.to_string())?;
        let path = path.to_string_lossy();
        let words = ["--alone", &path].into_iter();
        let program = Path::new(env!("CARGO_BIN_EXE_validate"));
        trefoil_testkit::cost::instructions(program, words).map(|count| count as f64)
    };
    let [one, two, four] = [count(LEAST)?, count(2 * LEAST)?, count(4 * LEAST)?];
    _ = std::fs::remove_dir_all(&folder);
    let ratio = (four - two) / (two - one);
    if ratio < MOST {
        return Ok(());
    }
    Err(format!(
        "{one}, {two} and {four} instructions for {LEAST} functions and twice and four times as many: {ratio:.2}"
    ))
}

/// Instructions with a field more than LLVM reads are refused by both validators; those that it reads flags of are taken.
fn fields() -> Result<(), String> {
    /// Codes of instructions, and whether LLVM takes another field.
    const CODES: [(u32, &str, bool); 9] = [
        (2, "binary", true),
        (3, "cast", false),
        (10, "ret", false),
        (11, "br", false),
        (12, "switch", false),
        (16, "phi", false),
        (19, "alloca", false),
        (20, "load", false),
        (44, "store", false),
    ];
    let dxc = Microsoft::new()?;
    let samples = trefoil_testkit::validation::case_samples("")?;
    for (code, name, is_taken) in CODES {
        let mut asked = 0;
        for sample in &samples {
            let Some(changed) = with_field(&sample.bytes, code) else { continue };
            asked += 1;
            let theirs = dxc.validate(&changed).is_ok();
            let ours = validate(&changed, Limits::default()).is_ok();
            if theirs != ours || ours != is_taken {
                return Err(format!("{}: {name} with a field more: DXC {theirs}, ours {ours}", sample.name));
            }
        }
        if asked == 0 {
            return Err(format!("no file of tests/validate has the instruction '{name}'"));
        }
    }
    Ok(())
}

/// Of `RDAT` with a byte changed, wherever that is, both validators say the same. DXC's is asked in a process of its own: it dies of
/// some, about which nothing is said then.
fn runtime_data(job: &trefoil_testkit::outputs::Job) -> Result<(), String> {
    /// A byte of so many is changed, each time with all others as they were.
    const EVERY: usize = 5;
    let mut dxc = Judge::default();
    for sample in samples(job)? {
        let container = Container::parse(&sample.bytes).map_err(|e| e.to_string())?;
        let part = container.part(FourCc::RDAT).ok_or("a library without its table")?;
        // Parts begin behind their names and sizes, in the order of the container.
        let begin = part.as_ptr() as usize - sample.bytes.as_ptr() as usize;
        for byte in (0..part.len()).skip(job.name.len() % EVERY).step_by(EVERY) {
            let mut changed = sample.bytes.clone();
            changed[begin + byte] ^= 1 << (byte % 7);
            trefoil_testkit::dxc::sign(&mut changed);
            let theirs = dxc.ask(&changed)?;
            let ours = validate(&changed, Limits { validator: (1, 8), ..Limits::default() });
            let is_answer = matches!(theirs, Verdict::Valid | Verdict::Refused(_));
            if is_answer && (theirs == Verdict::Valid) != ours.is_ok() {
                return Err(format!("{}: byte {byte}: DXC {theirs:?}, ours {ours:?}", sample.name));
            }
        }
    }
    Ok(())
}

/// Both validators take what both compilers make; damaged, ours answers whatever it is.
fn agreement(job: &trefoil_testkit::outputs::Job) -> Result<(), String> {
    let dxc = Microsoft::new()?;
    for sample in samples(job)? {
        let theirs = dxc.validate(&sample.bytes);
        let ours = validate(&sample.bytes, Limits::default());
        match (theirs, ours) {
            (Ok(()), Err(found)) => return Err(format!("{}: {found}", sample.name)),
            (Err(words), Ok(())) => return Err(format!("{}: DXC refuses it: {words}", sample.name)),
            _ => {}
        }
        for damaged in (0..20).filter_map(|seed| damage(&sample.bytes, seed)) {
            _ = validate(&damaged.bytes, Limits::default());
        }
    }
    Ok(())
}
