//! Parses a command line to [`DxcArgs`].

use super::model::{ArgError, DxcArgs};
use super::spec::{Effect, OptionSpec, Value};
use super::table::{OPTIONS, PROGRAM_ALONE};
use crate::Branches;
use trefoil_ir::HlslVersion;

/// Parses a command line, without the program's name. Options may be written `-x`, `--x` and, as on Windows, `/x`.
///
/// # Errors
/// Unknown options, missing or invalid values, and options that contradict each other.
///
/// ```
/// let args = trefoil::args::parse_args(&["-T", "ps_6_0", "-Emain", "-DX=1", "a.hlsl"]).unwrap();
/// assert_eq!(args.profile.as_deref(), Some("ps_6_0"));
/// assert_eq!(args.input.as_deref(), Some("a.hlsl"));
/// ```
pub fn parse_args<S: AsRef<str>>(words: &[S]) -> Result<DxcArgs, ArgError> {
    let mut args = parse(&mut words.iter().map(AsRef::as_ref), add_input)?;
    keep_wanted_words(&mut args, words);
    Ok(args)
}

/// Keeps the command line where debug information tells of it.
fn keep_wanted_words<S: AsRef<str>>(args: &mut DxcArgs, words: &[S]) {
    if args.options.debug.has_pdb() || !args.spirv_args.debug.is_empty() {
        keep_words(args, &mut words.iter().map(AsRef::as_ref));
    }
}

/// As [`parse_args`], of the words that DXC's library is given: there options of the program alone are unknown, and of several
/// inputs the last one counts.
///
/// # Errors
/// As for [`parse_args`].
///
/// ```
/// use trefoil::args::parse_library_args;
///
/// assert!(parse_library_args(&["-T", "ps_6_0", "-Fo", "a.dxil", "a.hlsl"]).is_ok());
/// assert_eq!(parse_library_args(&["-Fc", "a.txt"]).unwrap_err().0, "Unknown argument: '-Fc'");
/// ```
pub fn parse_library_args<S: AsRef<str>>(words: &[S]) -> Result<DxcArgs, ArgError> {
    let mut unknown = None;
    for_each_option(&mut words.iter().map(AsRef::as_ref), |spec, _, word, _| {
        if unknown.is_none() && PROGRAM_ALONE.contains(&spec.name) {
            unknown = Some(word.to_owned());
        }
    });
    if let Some(word) = unknown {
        return Err(ArgError(format!("Unknown argument: '{word}'")));
    }
    let mut args = parse(&mut words.iter().map(AsRef::as_ref), |args, word| {
        args.input = Some(word.to_owned());
        Ok(())
    })?;
    super::check::target(&args)?;
    keep_wanted_words(&mut args, words);
    Ok(args)
}

/// An option of a command line: its name without the dash, and its value, which may be empty.
pub type ArgumentPair = (String, String);

/// The options of a command line with their values; what is no option is left out.
///
/// ```
/// let pairs = trefoil::args::pair_arguments(&["-T", "ps_6_0", "-DX=1", "a.hlsl", "-Zi"]);
/// let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
/// assert_eq!(pairs, [pair("T", "ps_6_0"), pair("D", "X=1"), pair("Zi", "")]);
/// ```
pub fn pair_arguments(words: &[&str]) -> Vec<ArgumentPair> {
    let mut pairs = Vec::new();
    for_each_option(&mut words.iter().copied(), |spec, joined, _, values| {
        // What stands in the same word always is part of the name.
        pairs.push(match spec.value {
            Value::Joined | Value::Maybe => (format!("{}{joined}", spec.name), String::new()),
            _ => (spec.name.to_owned(), values.join(" ")),
        });
    });
    pairs
}

/// Keeps the command line for debug information, word by word and option by option, without the source.
fn keep_words(args: &mut DxcArgs, words: &mut dyn Iterator<Item = &str>) {
    let kept = &mut args.options.debug.arguments;
    for_each_option(words, |_, joined, word, values| {
        kept.push(word.to_owned());
        if joined.is_empty() {
            kept.extend(values.iter().map(|&value| value.to_owned()));
        }
    });
    let kept: Vec<&str> = kept.iter().map(String::as_str).collect();
    args.options.debug.argument_pairs = pair_arguments(&kept);
}

/// Calls `f` with each option, what follows its name in its word, the word, and its values.
fn for_each_option(
    words: &mut dyn Iterator<Item = &str>,
    mut f: impl FnMut(&OptionSpec, &str, &str, &[&str]),
) {
    while let Some(word) = words.next() {
        let Some((spec, joined)) = option_body(word).and_then(find) else { continue };
        let Ok(values) = values(spec, joined, word, words) else { return };
        f(spec, joined, word, &values);
    }
}

/// As [`parse_args`], of a command line that names any number of libraries to link in place of a source.
///
/// ```
/// let args = trefoil::args::parse_link_args(&["a.lib", "-T", "ps_6_0", "b.lib"]).unwrap();
/// assert_eq!(args.libraries, ["a.lib", "b.lib"]);
/// ```
pub fn parse_link_args<S: AsRef<str>>(words: &[S]) -> Result<DxcArgs, ArgError> {
    parse(&mut words.iter().map(AsRef::as_ref), |args, word| {
        args.libraries.push(word.to_owned());
        Ok(())
    })
}

fn parse<'a>(
    words: &mut dyn Iterator<Item = &'a str>,
    add_input: fn(&mut DxcArgs, &str) -> Result<(), ArgError>,
) -> Result<DxcArgs, ArgError> {
    let mut args = DxcArgs::default();
    let mut unknown = None;
    while let Some(word) = words.next() {
        let Some(body) = option_body(word) else {
            add_input(&mut args, word)?;
            continue;
        };
        let Some((spec, joined)) = find(body) else {
            // What begins with a slash and is no option is a path.
            if word.starts_with('/') {
                add_input(&mut args, word)?;
                continue;
            }
            unknown = unknown.or_else(|| Some(ArgError(format!("Unknown argument: '{word}'"))));
            continue;
        };
        let values = values(spec, joined, word, words)?;
        apply(&mut args, spec, word, &values)?;
    }
    if let Some(unknown) = unknown.filter(|_| !args.takes_unknown) {
        return Err(unknown);
    }
    super::check::check(&args)?;
    args.options.branches = match (args.avoid_flow_control, args.prefer_flow_control) {
        (true, _) => Branches::Avoided,
        (_, true) => Branches::Preferred,
        _ => Branches::Unsaid,
    };
    if !args.spirv && !args.spirv_args.debug.is_empty() && !args.options.debug.slim {
        args.options.debug.full = true;
    }
    if args.options.dx9_compat {
        args.options.hlsl_version = HlslVersion::V2016;
        args.notices.push("/Gec flag is a deprecated functionality.".into());
    }
    Ok(args)
}

/// The word without its dashes or slash; none for an input.
fn option_body(word: &str) -> Option<&str> {
    if word == "-" || word == "/" {
        return None;
    }
    word.strip_prefix("--").or_else(|| word.strip_prefix('-')).or_else(|| word.strip_prefix('/'))
}

fn add_input(args: &mut DxcArgs, word: &str) -> Result<(), ArgError> {
    match &args.input {
        Some(first) => Err(ArgError(format!("Too many positional arguments: '{first}' and '{word}'"))),
        None => {
            args.input = Some(word.to_owned());
            Ok(())
        }
    }
}

/// The option with the longest name that matches the word, and the rest of the word after the name.
fn find(body: &str) -> Option<(&'static OptionSpec, &str)> {
    let mut best: Option<(&OptionSpec, &str)> = None;
    for spec in OPTIONS.into_iter().flatten() {
        let Some(rest) = body.strip_prefix(spec.name) else { continue };
        let fits = match spec.value {
            Value::None | Value::Separate | Value::Words(_) => rest.is_empty(),
            Value::Joined => !rest.is_empty() || spec.name.ends_with('='),
            Value::Either | Value::Maybe => true,
        };
        if fits && best.is_none_or(|(old, _)| spec.name.len() > old.name.len()) {
            best = Some((spec, rest));
        }
    }
    best
}

fn values<'a>(
    spec: &OptionSpec,
    joined: &'a str,
    word: &str,
    words: &mut dyn Iterator<Item = &'a str>,
) -> Result<Vec<&'a str>, ArgError> {
    let count = match spec.value {
        Value::None => 0,
        Value::Joined => return Ok(vec![joined]),
        Value::Maybe if joined.is_empty() => 0,
        Value::Maybe => return Ok(vec![joined]),
        Value::Either if !joined.is_empty() => return Ok(vec![joined.strip_prefix('=').unwrap_or(joined)]),
        Value::Either | Value::Separate => 1,
        Value::Words(n) => n.into(),
    };
    let found: Vec<&str> = words.take(count).collect();
    if found.len() < count {
        return Err(ArgError(format!("Argument to '{word}' is missing (expected {count} value(s))")));
    }
    Ok(found)
}

fn apply(args: &mut DxcArgs, spec: &OptionSpec, word: &str, values: &[&str]) -> Result<(), ArgError> {
    match spec.effect {
        Effect::Set(set) => set(args, values).map_err(|e| ArgError(format!("'{word}': {}", e.0))),
        Effect::Moot(_) => Ok(()),
        Effect::Ignored(why) => {
            args.notices.push(format!("option '-{}' has no effect: {why}", spec.name));
            Ok(())
        }
        Effect::Refused(why) => Err(ArgError(format!("option '-{}': {why}", spec.name))),
    }
}
