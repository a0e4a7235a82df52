//! The program `trefoil`: compile and disassemble shaders from the command line.
//!
//! Called as `dxc`, or with `dxc` as its first argument, it takes DXC's command line. Exit codes: 0 for success, 1 for errors
//! in the source or a file, 2 for a command line that is not valid.

mod batch;
mod build;
mod compile;
mod dis;
mod explain;
mod files;
mod help;
mod link;
mod llc;
mod manual;
mod names;
mod opt;
mod reflect;
mod report;
mod rewrite;
mod run;
mod spec;
mod test;
mod trace;
mod validate;
mod watch;
mod words;
mod worker;

use report::Format;
use std::io::IsTerminal;
use std::process::ExitCode;

#[cfg(all(target_os = "linux", not(debug_assertions)))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Why the program ends early.
enum Failure {
    /// Errors that have been printed already.
    Shown,
    /// An error of a file or a binary.
    Error(String),
    /// The command line is not valid.
    Misuse(String),
}

impl From<trefoil::args::ArgError> for Failure {
    fn from(error: trefoil::args::ArgError) -> Failure {
        Failure::Misuse(error.0)
    }
}

fn main() -> ExitCode {
    let mut words = std::env::args_os().map(|word| names::text(&word));
    let program = words.next().unwrap_or_default();
    let words: Vec<String> = words.collect();
    let name = std::path::Path::new(&program).file_stem().map(|s| s.to_string_lossy().to_lowercase());
    let is_dxc = name.as_deref() == Some("dxc");
    let (format, result) = match Format::take(&words) {
        Ok((format, words)) if is_dxc => (format, compile::dxc(&words, format)),
        Ok((format, words)) => (format, dispatch(&words, format)),
        Err(failure) => (Format::Text, Err(failure)),
    };
    let (text, code) = match result {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Shown) => return ExitCode::from(1),
        Err(Failure::Error(text)) => (text, 1),
        Err(Failure::Misuse(text)) => (text, 2),
    };
    files::report(&format.whole(format.error(&text)));
    if code == 2 && format.is_text() {
        eprintln!("run `trefoil --help` for the commands and options");
    }
    ExitCode::from(code)
}

fn dispatch(words: &[String], format: Format) -> Result<(), Failure> {
    let Some((command, rest)) = words.split_first() else {
        return Err(Failure::Misuse(
            "a command is missing: compile, dxc, batch, build, deps, worker, run, test, dis, reflect, validate, link, rewrite, llc, opt, passes, explain, completions, man, ops or tblgen"
                .into(),
        ));
    };
    match command.as_str() {
        "compile" => compile::compile(rest, format),
        "dxc" => compile::dxc(rest, format),
        "batch" => batch::batch(rest, format),
        "build" => build::build(rest, format),
        "deps" => build::deps(rest),
        "work" => build::work(rest),
        "worker" => worker::worker(rest, format),
        "run" => run::run(rest, format),
        "test" => test::test(rest, format),
        "dis" => dis::dis(rest),
        "reflect" => reflect::reflect(rest, format),
        "validate" => validate::validate(rest),
        "link" => link::link(rest, format),
        "rewrite" => rewrite::rewrite(rest),
        "llc" => llc::llc(rest, format),
        "opt" => opt::opt(rest, format),
        "explain" => explain::explain(rest),
        "completions" => manual::completions(rest),
        "man" => manual::man(rest),
        "ops" => spec::ops(rest),
        "tblgen" => spec::tblgen(rest),
        "passes" => files::print(&watch::list()),
        "help" | "--help" | "-h" | "-help" => files::print(help::MAIN),
        "version" | "--version" | "-V" if rest.iter().any(|word| word == "--verbose" || word == "-v") => {
            files::print(&help::verbose_version())
        }
        "version" | "--version" | "-V" => files::print(&help::version()),
        option if option.starts_with('-') => Err(Failure::Misuse(format!(
            "'{option}' is not a command; options as DXC has them follow one: trefoil dxc {option} …"
        ))),
        other if std::path::Path::new(other).is_file() => {
            Err(Failure::Misuse(format!("'{other}' is not a command; trefoil compile {other} … compiles it")))
        }
        other => Err(Failure::Misuse(format!(
            "'{other}' is not a command; the commands are compile, dxc, batch, build, deps, worker, run, test, dis, reflect, validate, link, rewrite, llc, opt, passes, explain, completions, man, ops and tblgen"
        ))),
    }
}

/// The line `trefoil: warning: …`, in colour where that is wanted.
fn message_line(word: &str, color: &str, text: &str) -> String {
    if color_wanted(None) {
        format!("trefoil: {color}{word}:\x1b[0m {text}\n")
    } else {
        format!("trefoil: {word}: {text}\n")
    }
}

/// The argument of `--color`; none where the terminal decides.
fn color_choice(text: &str) -> Result<Option<bool>, Failure> {
    match text {
        "always" => Ok(Some(true)),
        "never" => Ok(Some(false)),
        "auto" => Ok(None),
        other => Err(Failure::Misuse(format!("--color is auto, always or never, not '{other}'"))),
    }
}

/// Whether standard error gets colours: as `--color` has it, or when it is a terminal.
fn color_wanted(choice: Option<bool>) -> bool {
    #[expect(clippy::disallowed_methods, reason = "programs honour NO_COLOR; libraries do not")]
    let refused = std::env::var("NO_COLOR").is_ok_and(|v| !v.is_empty());
    choice.unwrap_or_else(|| !refused && std::io::stderr().is_terminal())
}

/// Whether standard output gets colours: as `--color` has it, or when both outputs are terminals.
fn color_printed(choice: Option<bool>) -> bool {
    choice.unwrap_or_else(|| color_wanted(None) && std::io::stdout().is_terminal())
}
