//! Debug information changes no module of SPIR-V: once SPIRV-Tools' passes have taken it out, it is the same as a module without,
//! for every example and every execution test, with and without optimisation. All modules are valid, and of the examples
//! files, functions, lines and variables are told as DXC tells them of the same source.

use libtest_mimic::{Failed, Trial};
use std::collections::BTreeSet;
use trefoil::Options;
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::ours::{self, Target};
use trefoil_testkit::outputs::{Job, programs};
use trefoil_testkit::spirv::{self, Told};

/// Of the execution tests, SPIRV-Tools judge one of so many.
const SHARE: usize = 4;

/// Examples of which DXC makes nothing to compare with.
const NOT_COMPARED: &[(&str, &str)] = &[
    ("examples/ray_shadows/", "DXC dies of a ray query where debug information is asked for"),
    (
        "examples/resource_ranges/",
        "DXC finds its own module with an array without bounds invalid for Vulkan 1.3",
    ),
];

/// Variables that hold something with DXC without optimisation, and nothing that is defined with us, so that they are not told of.
const NOT_HELD: &[(&str, &str, &str)] =
    &[("examples/distance_field/", "shadow", "nothing reads what the call gives it, so nothing computes it")];

/// Whether a line is meant, by what stands in it, and why.
type Excuse = (fn(&str) -> bool, &'static str);

/// Lines that DXC tells and we do not.
const NOT_TOLD: &[Excuse] = &[
    (|line| line == "}", "no instruction of ours is a block's end"),
    (
        |line| ["return", "break;", "continue;"].iter().any(|word| line.starts_with(word)),
        "a jump is no instruction where its block is joined with another",
    ),
    (|line| line == "light = 0;", "the block that this alone stands in is gone: its value is a phi's"),
    (begins_function, "a debugger stops at what runs, which the naming of parameters does not"),
    (
        |line| line.ends_with(';') && !line.contains(['=', '(']),
        "what is declared without a value holds nothing yet",
    ),
];

/// Whether a line is that of a function's name and parameters.
fn begins_function(line: &str) -> bool {
    let is_statement = ["for", "while", "if", "else", "switch", "do"].iter().any(|word| {
        line.strip_prefix(word).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
    });
    !is_statement && line.contains('(') && line.trim_end_matches('{').trim_end().ends_with(')')
}

/// A trial for each program.
pub(crate) fn trials() -> Vec<Trial> {
    match programs() {
        Ok(jobs) => {
            let jobs = jobs.into_iter().filter(|job| job.target == Target::Spirv);
            let trials = jobs.enumerate().map(|(i, job)| trial(i, job));
            trials.chain([Trial::test("debug/long_source", long_source)]).collect()
        }
        Err(why) => vec![Trial::test("debug", move || Err(Failed::from(why)))],
    }
}

fn asked(options: &mut Options) {
    options.spirv.debug.info = true;
    options.spirv.debug.source = true;
}

/// The text of a source that no instruction has room for.
fn long_source() -> Result<(), Failed> {
    let comment = format!("// {}\n", "größer ".repeat(10));
    let source = format!("{}float4 main() : SV_Target {{ return 1; }}\n", comment.repeat(10_000));
    let args = ["-fspv-debug=vulkan-with-source"];
    let module = ours::compile("long.hlsl", &source, "ps_6_0", "main", Target::Spirv, &args)?;
    spirv::validate(&module)?;
    let told = Told::read(&module)?;
    if told.files.get("long.hlsl") != Some(&source) {
        return Err(Failed::from("the text is not the source's"));
    }
    Ok(())
}

fn trial(number: usize, job: Job) -> Trial {
    Trial::test(format!("debug/{}", job.name), move || {
        let (plain, with) = match (job.compiled(|_| ()), job.compiled(asked)) {
            (Ok(plain), Ok(with)) => (plain.bytes, with.bytes),
            // What is refused is refused in the same words.
            (Err(plain), Err(with)) if plain == with => return Ok(()),
            (plain, with) => {
                let words = [plain.err(), with.err()].map(Option::unwrap_or_default);
                return Err(Failed::from(format!("without: {}\nwith: {}", words[0], words[1])));
            }
        };
        if Told::code(&plain)? != Told::code(&with)? {
            return Err(Failed::from("debug information changes the program"));
        }
        let is_example = job.name.starts_with("examples/");
        if !is_example && !number.is_multiple_of(SHARE) {
            return Ok(());
        }
        spirv::validate(&with)?;
        if spirv::without_debug(&plain)? != spirv::without_debug(&with)? {
            return Err(Failed::from("debug information changes the program, as SPIRV-Tools see it"));
        }
        if is_example { compared(&job, &Told::read(&with)?) } else { Ok(()) }
    })
}

/// Compares what is told with what DXC tells.
fn compared(job: &Job, ours: &Told) -> Result<(), Failed> {
    if NOT_COMPARED.iter().any(|(example, _)| job.name.starts_with(example)) {
        return Ok(());
    }
    let args = ["-spirv", "-fspv-debug=vulkan-with-source", "-fspv-target-env=vulkan1.3"];
    let args: Vec<&str> = job.args.iter().map(String::as_str).chain(args).collect();
    let theirs = Microsoft::new()?.compile(&job.path, &job.source, &job.profile, &job.entry, &args)?;
    let theirs = Told::read(&theirs)?;
    let mut missing: Vec<String> = Vec::new();
    for (file, text) in &theirs.files {
        if ours.files.get(file) != Some(text) {
            missing.push(format!("file {file}"));
        }
    }
    // DXC names methods with their structure.
    let short = |name: &str| name.rsplit('.').next().unwrap_or(name).to_owned();
    let functions: BTreeSet<String> = theirs.functions.iter().map(|name| short(name)).collect();
    missing.extend(functions.difference(&ours.functions).map(|name| format!("function {name}")));
    let is_excused = |(file, line): &&(String, u32)| {
        let text = ours.files.get(file).and_then(|text| text.lines().nth(line.saturating_sub(1) as usize));
        text.is_some_and(|text| NOT_TOLD.iter().any(|(is_it, _)| is_it(text.trim())))
    };
    let lines = theirs.lines.difference(&ours.lines).filter(|line| !is_excused(line));
    missing.extend(lines.map(|(file, line)| format!("line {file}:{line}")));
    let variables: BTreeSet<_> =
        theirs.variables.iter().map(|(function, name)| (short(function), name.clone())).collect();
    let names = |(function, name): &(String, String)| format!("variable {function} {name}");
    // What never changes is a global variable with us, and may be one of the unit with DXC.
    let is_global = |(function, name): &&(String, String)| function.is_empty() && ours.globals.contains(name);
    let is_excused = |(_, name): &(String, String)| {
        NOT_HELD.iter().any(|(example, excused, _)| job.name.starts_with(example) && name == excused)
    };
    let untold = variables.difference(&ours.variables);
    missing.extend(untold.filter(|variable| !is_global(variable) && !is_excused(variable)).map(names));
    if job.args.iter().any(|arg| arg == "-Od") {
        let held = theirs.defined.iter().map(|(function, name)| (short(function), name.clone()));
        let lost = held.filter(|variable| !ours.defined.contains(variable) && !is_excused(variable));
        missing.extend(lost.map(|(function, name)| format!("value of {function} {name}")));
    }
    if missing.is_empty() { Ok(()) } else { Err(Failed::from(format!("not told: {missing:#?}"))) }
}
