//! `trefoil run`: executes a shader and shows or writes what came out.

use crate::files::{self, Files};
use crate::report::Format;
use crate::words::Words;
use crate::{Failure, color_choice, color_printed, color_wanted, help};
use std::cell::RefCell;
use std::sync::Arc;
use trefoil::args;
use trefoil::{Diagnostics, Request, Session, Target};
use trefoil_run::{Checks, Data, Extent, Output, Results, Setup, Shader, Value};

/// What the command line says beyond DXC's options.
#[derive(Default)]
struct Extra {
    extent: Option<Extent>,
    sets: Vec<(String, String)>,
    outs: Vec<(String, String)>,
    instances: u32,
    max_steps: Option<u64>,
    checks: Option<Checks>,
    color: Option<bool>,
}

/// `trefoil run`
pub(crate) fn run(words: &[String], format: Format) -> Result<(), Failure> {
    if words.iter().any(|w| w == "--help" || w == "-h") {
        return files::print(help::RUN);
    }
    let (extra, mut rest) = extra(words)?;
    // What is found has the places of the source where the code is what the source says.
    if extra.checks.is_some() && !rest.iter().any(|word| is_level(word)) {
        rest.push("-Od".to_owned());
    }
    let shader = compile(&rest, extra.extent, extra.color, format)?;
    let mut setup = Setup::new(extra.extent.unwrap_or(Extent::Groups([1, 1, 1])));
    setup.max_steps = extra.max_steps.unwrap_or(setup.max_steps);
    setup.checks = extra.checks.unwrap_or(Checks::NONE);
    setup.instances = extra.instances.max(1);
    for (name, text) in &extra.sets {
        setup.set(name.clone(), value(text)?);
    }
    let results = shader.run(&setup).map_err(|e| Failure::Error(e.to_string()))?;
    for name in &results.unset {
        files::report(&format.warning(&format!("nothing sets '{name}': it is zero")));
    }
    for line in &results.messages.printed {
        files::print(line)?;
        if !line.ends_with('\n') {
            files::print("\n")?;
        }
    }
    let wrong = [&results.findings, &results.messages.failed];
    let shown = |diagnostics: &&Diagnostics| format.diagnostics(diagnostics, color_wanted(extra.color));
    files::report(&format.whole(wrong.iter().map(shown).collect()));
    if extra.outs.is_empty() {
        print(&results, extra.color)?
    } else {
        write(&results, &extra.outs)?
    }
    if wrong.iter().all(|diagnostics| diagnostics.is_empty()) { Ok(()) } else { Err(Failure::Shown) }
}

/// Takes out what DXC does not know.
fn extra(words: &[String]) -> Result<(Extra, Vec<String>), Failure> {
    let (mut extra, mut rest) = (Extra::default(), Vec::new());
    let mut words = Words::new(words);
    while let Some((word, name)) = words.next_long() {
        match name {
            "--dispatch" => extra.extent = Some(words.value()?.parse().map_err(misuse)?),
            "--size" => extra.extent = Some(Extent::Pixels(pair_of(&words.value()?)?)),
            "--vertices" => extra.extent = Some(Extent::Vertices(pair_of(&words.value()?)?[0])),
            "--instances" => extra.instances = pair_of(&words.value()?)?[0],
            "--set" => extra.sets.push(pair(name, &words.value()?)?),
            "--out" => extra.outs.push(pair(name, &words.value()?)?),
            "--max-steps" => {
                let number =
                    words.value()?.parse().map_err(|_| Failure::Misuse("--max-steps is a number".into()))?;
                extra.max_steps = Some(number);
            }
            "--sanitize" => {
                let list = words.joined().unwrap_or("all");
                extra.checks = Some(trefoil_run::checks(list).map_err(misuse)?);
            }
            "--color" => extra.color = color_choice(&words.value()?)?,
            _ => rest.push(word.clone()),
        }
    }
    Ok((extra, rest))
}

/// `256x256`, or one number.
fn pair_of(text: &str) -> Result<[u32; 2], Failure> {
    let extent = trefoil_run::extent(text).map_err(misuse)?;
    let part = |at: usize| u32::try_from(extent.get(at).copied().unwrap_or(1)).unwrap_or(u32::MAX);
    Ok([part(0), part(1)])
}

fn misuse(error: trefoil_run::Error) -> Failure {
    Failure::Misuse(error.0)
}

/// Whether a word is `-O0` to `-O3` or `-Od`.
fn is_level(word: &str) -> bool {
    let level = word.strip_prefix(['-', '/']).and_then(|word| word.strip_prefix('O'));
    level.is_some_and(|level| level.len() <= 1)
}

/// `NAME=VALUE`
fn pair(option: &str, text: &str) -> Result<(String, String), Failure> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !value.is_empty() => Ok((name.into(), value.into())),
        _ => Err(Failure::Misuse(format!("{option} takes NAME=VALUE, not '{text}'"))),
    }
}

/// What the text after `--set NAME=` stands for: a file when its name ends like one.
fn value(text: &str) -> Result<Value, Failure> {
    match trefoil_run::Format::of(text) {
        Some(form) if trefoil_run::Number::parse(text).is_none() => {
            let bytes = files::read(text)?;
            Value::file(form, bytes).map_err(|e| {
                let place = e.0.starts_with(|c: char| c.is_ascii_digit());
                Failure::Error(if place { format!("{text}:{e}") } else { format!("{text}: {e}") })
            })
        }
        _ => Value::parse(text).map_err(misuse),
    }
}

/// Compiles the shader of DXC's command line.
fn compile(
    words: &[String],
    extent: Option<Extent>,
    color: Option<bool>,
    format: Format,
) -> Result<Shader, Failure> {
    let mut args = args::parse_args(words)?;
    let Some(name) = args.input.clone() else { return Err(Failure::Misuse("a file is missing".into())) };
    let profile = match extent {
        Some(Extent::Pixels(_)) => "ps_6_6",
        Some(Extent::Vertices(_)) => "vs_6_6",
        Some(Extent::Groups(_)) | None => "cs_6_6",
    };
    args.profile.get_or_insert_with(|| profile.to_owned());
    let (options, notices) = args.compile_options()?;
    for notice in &notices {
        files::report(&format.warning(notice));
    }
    let files = Arc::new(Files::default());
    let source = files.read(&name)?;
    let includes = files::FileIncludes { read: RefCell::default(), files };
    let request = Request {
        source_name: if name == "-" { "<stdin>" } else { &name },
        source: &source,
        entry: args.entry_or_default(),
        profile: args.compile_profile()?,
        target: Target::Dxil,
        options,
        include: &includes,
    };
    let show = |diagnostics: &Diagnostics| {
        let text = format.diagnostics(diagnostics, color_wanted(color));
        files::report(&format.whole(text));
    };
    match Shader::compile(&Session::new(), &request) {
        Ok(shader) => {
            if !shader.warnings().is_empty() {
                show(shader.warnings());
            }
            Ok(shader)
        }
        Err(diagnostics) => {
            show(&diagnostics);
            Err(Failure::Shown)
        }
    }
}

/// Shows all that came out.
fn print(results: &Results, color: Option<bool>) -> Result<(), Failure> {
    let color = color_printed(color);
    let mut shown: Vec<String> = results.outputs().map(|output| trefoil_run::show(output, color)).collect();
    match results.discarded {
        0 => {}
        1 => shown.push("1 pixel was discarded\n".to_owned()),
        count => shown.push(format!("{count} pixels were discarded\n")),
    }
    match shown.is_empty() {
        true => files::print("the shader wrote nothing\n"),
        false => files::print(&shown.join("\n")),
    }
}

/// Writes what was asked for.
fn write(results: &Results, outs: &[(String, String)]) -> Result<(), Failure> {
    for (name, path) in outs {
        let Some(output) = results.get(name) else {
            let there: Vec<&str> = results.outputs().map(|output| output.name.as_str()).collect();
            let there = if there.is_empty() { "nothing was".to_owned() } else { there.join(", ") };
            return Err(Failure::Error(format!("'{name}' was not written; {there}")));
        };
        files::write(path, &contents(output, path)?)?;
    }
    Ok(())
}

fn contents(output: &Output, path: &str) -> Result<Vec<u8>, Failure> {
    let format = match trefoil_run::Format::of(path) {
        Some(format) => format,
        None if path == "-" => trefoil_run::Format::Csv,
        None => {
            let why = format!("'{path}' has no known format: .csv, .npy, .png or .bin");
            return Err(Failure::Misuse(why));
        }
    };
    let data: &Data = &output.data;
    trefoil_run::write(data, format).map_err(|e| Failure::Error(format!("cannot write '{path}': {e}")))
}
