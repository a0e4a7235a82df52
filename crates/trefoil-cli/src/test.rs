//! `trefoil test`: executes the unit tests of HLSL files, functions with `[test]`.

use crate::files::{self, Files};
use crate::report::Format;
use crate::words::Words;
use crate::{Failure, color_choice, color_printed, color_wanted, help};
use std::cell::RefCell;
use std::fmt::Write;
use std::sync::Arc;
use trefoil::args::{self, DxcArgs};
use trefoil::{Diagnostics, Request, Session, Target};
use trefoil_run::{Checks, Tested, UnitTest};

/// The default limit on the steps of a test: a second or two.
const STEPS: u64 = 20_000_000;

/// The arguments besides DXC's options.
struct Extra {
    files: Vec<String>,
    checks: Checks,
    max_steps: u64,
    json: bool,
    list: bool,
    color: Option<bool>,
}

/// The results of all tests so far.
#[derive(Default)]
struct Sum {
    passed: usize,
    failed: usize,
    filtered: usize,
    assertions: u64,
}

/// `trefoil test`
pub(crate) fn test(words: &[String], format: Format) -> Result<(), Failure> {
    if words.iter().any(|w| w == "--help" || w == "-h") {
        return files::print(help::TEST);
    }
    let (extra, mut rest) = extra(words)?;
    if !rest.iter().any(|word| word.starts_with("-O")) {
        rest.push("-Od".to_owned());
    }
    let mut args = args::parse_args(&rest)?;
    args.profile.get_or_insert_with(|| "cs_6_6".to_owned());
    // A word that is neither a file nor an option is the filter.
    let filter = args.input.take().unwrap_or_default();
    if extra.files.is_empty() {
        return Err(Failure::Misuse("a file is missing".into()));
    }
    let session = Session::new();
    let mut sum = Sum::default();
    for file in &extra.files {
        one_file(&session, file, &args, &extra, &filter, &mut sum, format)?;
    }
    if !extra.json && !extra.list {
        let Sum { passed, failed, filtered, assertions } = sum;
        let result = verdict(failed == 0, extra.color);
        files::print(&format!(
            "\ntest result: {result}. {passed} passed; {failed} failed; {filtered} filtered out; {assertions} assertions\n"
        ))?;
    }
    if sum.failed == 0 { Ok(()) } else { Err(Failure::Shown) }
}

/// `ok` or `FAILED`, in colour where that is wanted.
fn verdict(passed: bool, color: Option<bool>) -> &'static str {
    match (passed, color_printed(color)) {
        (true, false) => "ok",
        (false, false) => "FAILED",
        (true, true) => "\x1b[32mok\x1b[0m",
        (false, true) => "\x1b[31mFAILED\x1b[0m",
    }
}

/// Splits the words into our own arguments and files, and DXC's options.
fn extra(words: &[String]) -> Result<(Extra, Vec<String>), Failure> {
    let mut extra = Extra {
        files: Vec::new(),
        checks: Checks::ALL,
        max_steps: STEPS,
        json: false,
        list: false,
        color: None,
    };
    let mut rest = Vec::new();
    let mut words = Words::new(words);
    while let Some((word, name)) = words.next_long() {
        match name {
            "--json" => extra.json = true,
            "--list" => extra.list = true,
            "--sanitize" => {
                let list = words.joined().unwrap_or("all");
                extra.checks = trefoil_run::checks(list).map_err(|e| Failure::Misuse(e.0))?;
            }
            "--max-steps" => {
                let number = words.value()?.parse();
                extra.max_steps = number.map_err(|_| Failure::Misuse("--max-steps is a number".into()))?;
            }
            "--color" => extra.color = color_choice(&words.value()?)?,
            file if is_source(file) => extra.files.push(file.to_owned()),
            _ => rest.push(word.clone()),
        }
    }
    Ok((extra, rest))
}

/// Whether a word is the name of a source.
fn is_source(word: &str) -> bool {
    let extension = word.rsplit_once('.').map_or("", |(_, extension)| extension);
    !word.starts_with('-') && matches!(extension, "hlsl" | "hlsli" | "fx" | "fxh" | "usf" | "ush" | "compute")
}

/// Runs the tests of a file that match the filter.
fn one_file(
    session: &Session,
    file: &str,
    args: &DxcArgs,
    extra: &Extra,
    filter: &str,
    sum: &mut Sum,
    format: Format,
) -> Result<(), Failure> {
    let files = Arc::new(Files::default());
    let source = files.read(file)?;
    let includes = files::FileIncludes { read: RefCell::default(), files };
    let (options, _) = args.compile_options()?;
    let request = Request {
        source_name: file,
        source: &source,
        entry: "",
        profile: args.compile_profile()?,
        target: Target::Dxil,
        options,
        include: &includes,
    };
    let show = |diagnostics: &Diagnostics| format.diagnostics(diagnostics, color_wanted(extra.color));
    let tests = trefoil_run::tests(session, &request).map_err(|diagnostics| {
        files::report(&format.whole(show(&diagnostics)));
        Failure::Shown
    })?;
    let all = tests.len();
    let tests: Vec<UnitTest> = tests.into_iter().filter(|test| test.name.contains(filter)).collect();
    sum.filtered += all - tests.len();
    if extra.list {
        let lines = tests.iter().map(|test| format!("{file}: {}\n", test.name));
        return files::print(&lines.collect::<String>());
    }
    if !extra.json {
        let s = if tests.len() == 1 { "" } else { "s" };
        files::print(&format!("running {} test{s} of {file}\n", tests.len()))?;
    }
    let (mut failures, mut broken) = (String::new(), String::new());
    for test in &tests {
        let tested = test.run(session, &request, extra.checks, extra.max_steps);
        sum.assertions += tested.assertions;
        *if tested.passed() { &mut sum.passed } else { &mut sum.failed } += 1;
        if extra.json {
            files::print(&json(file, test, &tested))?;
            continue;
        }
        files::print(&format!("test {} ... {}\n", test.name, verdict(tested.passed(), extra.color)))?;
        if !tested.passed() {
            let _ = write!(failures, "\n---- {} ----\n", test.name);
            for line in &tested.printed {
                let _ = writeln!(failures, "{}", line.trim_end_matches('\n'));
            }
            // Failures go to standard output, which decides about colours.
            let shown: String =
                tested.wrong.iter().map(|d| format.diagnostics(d, color_printed(extra.color))).collect();
            // A file that does not compile breaks all of its tests with the same errors, which are shown once.
            failures.push_str(if tested.broken && shown == broken { "as above\n" } else { &shown });
            if tested.broken {
                broken = shown;
            }
        }
    }
    if failures.is_empty() { Ok(()) } else { files::print(&format!("\nfailures:\n{failures}")) }
}

/// The result of a test as a JSON object on a line.
fn json(file: &str, test: &UnitTest, tested: &Tested) -> String {
    let mut out = String::new();
    trefoil_run::json::Object::write(&mut out, |o| {
        o.text("file", file);
        o.text("test", &test.name);
        o.number("line", test.place.line);
        o.flag("passed", tested.passed());
        o.number("assertions", u32::try_from(tested.assertions).unwrap_or(u32::MAX));
        o.number("steps", u32::try_from(tested.steps).unwrap_or(u32::MAX));
        o.array("printed", &tested.printed, |line, out| trefoil_run::json::quote(line, out));
        let wrong: Vec<String> = tested.wrong.iter().map(Diagnostics::to_json).collect();
        let wrong = wrong.iter().flat_map(|objects| objects.lines());
        o.array("wrong", wrong, |object, out| out.push_str(object));
    });
    out.push('\n');
    out
}
