//! `trefoil build`: a manifest to an archive, with what there is to see of it on the way.

mod deps;
mod events;
mod progress;
mod remote;
mod work;

use crate::report::Format;
use crate::words::Words;
use crate::{Failure, files, help};
pub(crate) use deps::deps;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use trefoil::args::{RuleForm, rule};
use trefoil_permute::{BuildError, BuildOptions, CacheOptions, Kept, Look, Summary, look};
pub(crate) use work::work;

/// How long it is at least from one look at the files to the next, when they are watched, and how many times what a look takes.
const LOOK: Duration = Duration::from_millis(4);
const LOOKS: u32 = 30;

/// What the command line asks for.
#[derive(Default)]
struct Wish {
    file: Option<String>,
    output: Option<String>,
    threads: Option<usize>,
    cache: Option<PathBuf>,
    cache_size: Option<u64>,
    watch: bool,
    json: bool,
    only_list: bool,
    only_rule: bool,
    /// Where the rule for make goes; beside the output where it is empty.
    rule: Option<String>,
    remote: remote::Wish,
}

/// `trefoil build`
pub(crate) fn build(words: &[String], format: Format) -> Result<(), Failure> {
    if words.iter().any(|w| w == "--help" || w == "-h") {
        return files::print(help::BUILD);
    }
    if words.iter().any(|w| w == "--schema") {
        return files::print(&trefoil_permute::schema());
    }
    let wish = Wish::parse(words)?;
    if wish.json && !format.is_text() {
        return Err(Failure::Misuse(
            "--json has the diagnostics in it: take one of --json and --diagnostics".into(),
        ));
    }
    let file = wish.file.clone().unwrap_or_else(|| "shaders.toml".into());
    if wish.only_list {
        return list(&file);
    }
    if wish.only_rule {
        let inputs = trefoil_permute::dependencies(&file, &text(&file)?).map_err(failure)?;
        let output = wish.output.as_deref().unwrap_or(&file);
        return deps::print(output, &inputs, wish.json);
    }
    if wish.watch && wish.cache.is_none() {
        let why = "--watch needs --cache DIR, so that an edit makes again only what reads it";
        return Err(Failure::Misuse(why.into()));
    }
    wish.remote.check()?;
    let version = wish.remote.version(version()?)?;
    let mut kept = Kept::default();
    if wish.watch {
        watch(&wish, &file, &version, &mut kept)
    } else {
        once(&wish, &file, &version, &mut kept).1
    }
}

impl Wish {
    fn parse(words: &[String]) -> Result<Wish, Failure> {
        let mut wish = Wish::default();
        let mut words = Words::new(words);
        while let Some((word, name)) = words.next_long() {
            match name {
                "-o" => wish.output = Some(words.value()?),
                "--cache" => wish.cache = Some(crate::names::path(&words.value()?)),
                "--cache-size" => wish.cache_size = Some(size(&words.value()?)?),
                "--watch" => wish.watch = true,
                "--json" => wish.json = true,
                "--list" => wish.only_list = true,
                "-M" => wish.only_rule = true,
                "-MD" => wish.rule = wish.rule.or(Some(String::new())),
                "-MF" => wish.rule = Some(words.value()?),
                "-j" => wish.threads = Some(threads(&words.value()?)?),
                _ if wish.remote.takes(name, &mut words)? => {}
                _ if name.starts_with("-j") => wish.threads = Some(threads(&name[2..])?),
                _ if name.starts_with('-') => {
                    return Err(Failure::Misuse(format!("build knows no option '{word}'")));
                }
                _ if wish.file.is_some() => return Err(Failure::Misuse("build takes one manifest".into())),
                _ => wish.file = Some(word.clone()),
            }
        }
        Ok(wish)
    }
}

fn threads(text: &str) -> Result<usize, Failure> {
    let number = text.parse().ok().filter(|&n| n > 0);
    number.ok_or_else(|| Failure::Misuse("-j needs a number of threads".into()))
}

/// `500M`
fn size(text: &str) -> Result<u64, Failure> {
    let digits = text.trim_end_matches(['K', 'M', 'G']);
    let unit = match &text[digits.len()..] {
        "" => Some(1),
        "K" => Some(1 << 10),
        "M" => Some(1 << 20),
        "G" => Some(1 << 30),
        _ => None,
    };
    let size = unit.and_then(|unit: u64| digits.parse::<u64>().ok()?.checked_mul(unit));
    size.ok_or_else(|| {
        Failure::Misuse(format!("--cache-size is a number of bytes such as 500M, not '{text}'"))
    })
}

fn text(file: &str) -> Result<String, Failure> {
    String::from_utf8(files::read(file)?).map_err(|e| {
        Failure::Error(format!("'{file}' is not UTF-8 from byte {} on", e.utf8_error().valid_up_to()))
    })
}

/// Why there is no build.
fn failure(error: BuildError) -> Failure {
    match error {
        BuildError::Manifest(error) => {
            files::report(&format!("{error}\n"));
            Failure::Shown
        }
        BuildError::Other(why) => Failure::Error(why),
    }
}

/// `--list`
fn list(file: &str) -> Result<(), Failure> {
    use std::io::Write;
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    // Who reads may have read enough: that is no error.
    trefoil_permute::list(file, &text(file)?, &mut |job| writeln!(out, "{}", job.name).is_ok())
        .map_err(failure)?;
    let _ = out.flush();
    Ok(())
}

/// Files, and how they looked before they were read.
type Looks = Vec<(String, Option<Look>)>;

/// Builds once: how the files that were read looked, if that is known, and how it went.
fn once(wish: &Wish, file: &str, version: &str, kept: &mut Kept) -> (Looks, Result<(), Failure>) {
    let manifest = (file.to_owned(), look(file));
    match try_once(wish, file, version, kept) {
        Ok(mut summary) => {
            let rule = write_rule(wish, &summary);
            let done = if summary.counts.failed > 0 { Err(Failure::Shown) } else { rule };
            summary.looks.push(manifest);
            (summary.looks, done)
        }
        Err(failure) => (vec![manifest], Err(failure)),
    }
}

fn try_once(wish: &Wish, file: &str, version: &str, kept: &mut Kept) -> Result<Summary, Failure> {
    let cache =
        wish.cache.clone().map(|folder| CacheOptions { folder, size: wish.cache_size.unwrap_or(5 << 30) });
    let options = BuildOptions {
        file: file.to_owned(),
        text: text(file)?,
        output: wish.output.clone(),
        threads: wish.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
        cache,
        version: version.to_owned(),
    };
    let start = now();
    let farm = wish.remote.connect()?;
    let summary = if wish.json {
        let summary = remote::build(&options, kept, &wish.remote, farm.as_ref(), &mut |event| {
            events::event(event, start.elapsed());
        });
        let summary = summary.map_err(failure)?;
        events::end(&summary, start.elapsed());
        summary
    } else {
        let mut progress = progress::Progress::new(start);
        let summary =
            remote::build(&options, kept, &wish.remote, farm.as_ref(), &mut |event| progress.event(event));
        progress.clear();
        let summary = summary.map_err(failure)?;
        progress::end(&summary, start.elapsed());
        summary
    };
    if let Some(farm) = farm {
        remote::end(&farm, &wish.remote, wish.json)?;
    }
    Ok(summary)
}

/// The version of this very program: what another build of it has compiled is not taken for its own.
fn version() -> Result<String, Failure> {
    let program = std::env::current_exe().and_then(std::fs::read);
    let program = program.map_err(|e| Failure::Error(format!("cannot read the program itself: {e}")))?;
    Ok(format!("{} {}", env!("CARGO_PKG_VERSION"), trefoil_permute::hash(&program)))
}

fn write_rule(wish: &Wish, summary: &Summary) -> Result<(), Failure> {
    let (Some(path), Some(output)) = (&wish.rule, &summary.output) else { return Ok(()) };
    let output = output.file().to_string_lossy().into_owned();
    let path = if path.is_empty() { format!("{output}.d") } else { path.clone() };
    let form = RuleForm::of_file(&path);
    files::write_rule(&path, form, &rule(form, &output, &summary.inputs))
}

/// Builds again whenever a file has changed, be it while the build went on.
fn watch(wish: &Wish, file: &str, version: &str, kept: &mut Kept) -> ! {
    loop {
        let (looks, done) = once(wish, file, version, kept);
        if let Err(Failure::Error(why) | Failure::Misuse(why)) = done {
            files::report(&Format::Text.error(&why));
        }
        if let Some(why) = kept.settle() {
            files::report(&Format::Text.warning(&why));
        }
        let start = now();
        let is_as_it_was = |(path, was): &(String, Option<Look>)| look(path) == *was;
        let mut are_as_they_were = looks.iter().all(is_as_it_was);
        let pause = LOOK.max(start.elapsed() * LOOKS);
        while are_as_they_were {
            std::thread::sleep(pause);
            are_as_they_were = looks.iter().all(is_as_it_was);
        }
        // Some editors empty a file before they write it, and save several.
        let all = || -> Vec<_> { looks.iter().map(|(path, _)| look(path)).collect() };
        let mut seen = all();
        loop {
            std::thread::sleep(LOOK);
            let now = all();
            if now == seen {
                break;
            }
            seen = now;
        }
    }
}

fn now() -> Instant {
    #[expect(clippy::disallowed_methods, reason = "the program shows its rate")]
    Instant::now()
}
