//! Acceptance tests: small HLSL files, each one behaviour, that DXC and trefoil must both take or both refuse.
//!
//! The first line is a comment with DXC's arguments: `// -T ps_6_0 -E main -HV 2018`. Nothing in the file says which
//! outcome is right: DXC is asked when the test runs. What both take must be valid DXIL, and valid SPIR-V where DXC makes
//! SPIR-V of it; of what both refuse, the first error must stand on the same line. In the folder `warnings` the
//! warnings must be the same, by line, column and flag; in `words` the first error must be the same, by place and words.
//!
//! A line `// except outcome: reason` leaves out a comparison: `outcome`, `line`, `warnings`, `dxil`, `spirv`.

use crate::dxc::Microsoft;
use crate::ours::{self, Target};
use crate::spirv;
use std::collections::BTreeSet;
use std::path::Path;

/// The comparisons that an `except` line may leave out.
const COMPARISONS: [&str; 5] = ["outcome", "line", "warnings", "dxil", "spirv"];

/// What a file's head says.
struct Head {
    profile: String,
    entry: String,
    args: Vec<String>,
    except: Vec<String>,
}

/// What a compiler said of a file.
pub struct Verdict {
    /// What it made, when it took the file.
    pub made: Option<Vec<u8>>,
    /// All that it printed.
    pub words: String,
}

impl Verdict {
    fn outcome(&self) -> &'static str {
        if self.made.is_some() { "accepts" } else { "refuses" }
    }

    /// The line of the first error that has one.
    fn line(&self) -> Option<u32> {
        let places = self.words.lines().filter_map(|line| {
            let at = line.find(": error: ").or_else(|| line.find(": fatal error: "))?;
            place_of(&line[..at]).map(|place| place.0)
        });
        places.into_iter().next()
    }

    /// The first error, or the warnings, with place and words.
    fn essence(&self) -> Vec<String> {
        let said = |what: &str| {
            let of = |line: &str| {
                let at = line.find(what)?;
                let (row, column) = place_of(&line[..at]).unwrap_or((0, 0));
                let rest = &line[at + 2..];
                Some(format!("{row}:{column} {rest}"))
            };
            self.words.lines().filter_map(of).collect::<Vec<String>>()
        };
        let mut errors = said(": error: ");
        errors.truncate(1);
        if self.made.is_none() {
            return if errors.is_empty() { vec![format!("refused: {}", brief(&self.words))] } else { errors };
        }
        let mut warnings = said(": warning: ");
        warnings.sort();
        warnings
    }

    /// Line, column and flag of each warning.
    fn warnings(&self) -> BTreeSet<(u32, u32, String)> {
        let of = |text: &str| {
            let at = text.find(": warning: ")?;
            let flag = text.rfind("[-W").map_or(String::new(), |flag| text[flag..].to_string());
            let (line, column) = place_of(&text[..at])?;
            Some((line, column, flag))
        };
        self.words.lines().filter_map(of).collect()
    }
}

/// Line and column in `path:line:column`.
fn place_of(place: &str) -> Option<(u32, u32)> {
    let mut parts = place.rsplit(':');
    let column = parts.next()?.parse().ok()?;
    Some((parts.next()?.parse().ok()?, column))
}

/// The environment that SPIR-V is made for.
const ENVIRONMENT: &str = "-fspv-target-env=vulkan1.3";

/// Compares what both compilers say of a file; the message of a failure says where they differ.
pub fn file(path: &Path) -> Result<(), String> {
    let source = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let head = head(&source)?;
    let name = path.to_string_lossy();
    let of_vulkan = head.args.iter().any(|arg| arg == "-spirv");
    let more: &[&str] = if of_vulkan { &[ENVIRONMENT] } else { &[] };
    let dxc = theirs(&name, &source, &head, more)?;
    let trefoil = ours(&name, &source, &head, if of_vulkan { Target::Spirv } else { Target::Dxil })?;
    let quoted = format!("DXC says:\n{}\ntrefoil says:\n{}", brief(&dxc.words), brief(&trefoil.words));
    let counts = |what: &str| !head.except.iter().any(|except| except == what);
    if counts("outcome") && dxc.outcome() != trefoil.outcome() {
        return Err(format!("DXC {} it, trefoil {} it\n{quoted}", dxc.outcome(), trefoil.outcome()));
    }
    if trefoil.words.contains("panicked") || trefoil.words.contains("internal error") {
        return Err(quoted);
    }
    if dxc.made.is_none() && trefoil.made.is_none() && counts("line") {
        let (theirs, ours) = (dxc.line(), trefoil.line());
        if theirs.is_some() && theirs != ours {
            return Err(format!(
                "the first error is at {theirs:?} for DXC, at {ours:?} for trefoil\n{quoted}"
            ));
        }
    }
    let folder = |name: &str| path.components().any(|part| part.as_os_str() == name);
    if folder("words") && dxc.made.is_none() && dxc.essence() != trefoil.essence() {
        return Err(format!("the first errors differ\n{quoted}"));
    }
    if folder("warnings") && counts("warnings") && dxc.warnings() != trefoil.warnings() {
        return Err(format!("the warnings differ\n{quoted}"));
    }
    if let Some(module) = trefoil.made.as_ref().filter(|_| of_vulkan) {
        return match counts("spirv") {
            true => spirv::validate(module),
            false => Ok(()),
        };
    }
    if let Some(container) = &trefoil.made {
        if counts("dxil") && dxc.made.is_some() {
            Microsoft::new()?.validate(container).map_err(|why| format!("the DXIL is not valid: {why}"))?;
        }
        if counts("spirv") {
            spirv_too(&name, &source, &head)?;
        }
    }
    Ok(())
}

/// More than a test asks for: the first error's place and words, and all warnings. None when all of it agrees.
pub fn words(path: &Path) -> Result<Option<String>, String> {
    let source = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let head = head(&source)?;
    let name = path.to_string_lossy();
    let dxc = theirs(&name, &source, &head, &[])?;
    let trefoil = ours(&name, &source, &head, Target::Dxil)?;
    let (first, second) = (dxc.essence(), trefoil.essence());
    Ok((first != second).then(|| format!("  D {}\n  O {}", first.join("\n    "), second.join("\n    "))))
}

/// What DXC makes SPIR-V of, trefoil must make valid SPIR-V of.
fn spirv_too(name: &str, source: &str, head: &Head) -> Result<(), String> {
    let dxc = theirs(name, source, head, &["-spirv", ENVIRONMENT])?;
    if dxc.made.is_none() {
        return Ok(());
    }
    let trefoil = ours(name, source, head, Target::Spirv)?;
    match trefoil.made {
        Some(module) => spirv::validate(&module),
        None => Err(format!("DXC makes SPIR-V of it, trefoil says:\n{}", brief(&trefoil.words))),
    }
}

fn theirs(name: &str, source: &str, head: &Head, more: &[&str]) -> Result<Verdict, String> {
    let args: Vec<&str> = head.args.iter().map(String::as_str).chain(more.iter().copied()).collect();
    let (made, words) = Microsoft::new()?.judge(name, source, &head.profile, &head.entry, &args)?;
    Ok(Verdict { made, words })
}

fn ours(name: &str, source: &str, head: &Head, target: Target) -> Result<Verdict, String> {
    let mut args: Vec<&str> = head.args.iter().map(String::as_str).collect();
    if target == Target::Spirv {
        args.push(ENVIRONMENT);
    }
    match ours::judge(name, source, &head.profile, &head.entry, target, &args)? {
        Ok((made, words)) => Ok(Verdict { made: Some(made), words }),
        Err(words) => Ok(Verdict { made: None, words }),
    }
}

/// The profile, the entry and the other arguments that a file's first line says.
///
/// # Errors
/// A first line that is no command, or an exception that is none.
pub fn command(source: &str) -> Result<(String, String, Vec<String>), String> {
    head(source).map(|head| (head.profile, head.entry, head.args))
}

/// Reads the first line and the exceptions.
fn head(source: &str) -> Result<Head, String> {
    let first = source.lines().next().unwrap_or_default();
    let words = first.strip_prefix("// ").ok_or("the first line is no comment with arguments")?;
    let mut head =
        Head { profile: String::new(), entry: "main".into(), args: Vec::new(), except: Vec::new() };
    let mut words = words.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "-T" => head.profile = words.next().unwrap_or_default().into(),
            "-E" => head.entry = words.next().unwrap_or_default().into(),
            _ => head.args.push(word.into()),
        }
    }
    if head.profile.is_empty() {
        return Err("the first line has no -T".into());
    }
    for line in source.lines().filter_map(|line| line.strip_prefix("// except ")) {
        let (what, reason) = line.split_once(": ").ok_or("an exception without a reason")?;
        if !COMPARISONS.contains(&what) || reason.trim().is_empty() {
            return Err(format!("'{what}' is no comparison, or has no reason"));
        }
        head.except.push(what.into());
    }
    Ok(head)
}

/// The first lines of what a compiler said.
fn brief(words: &str) -> String {
    let lines: Vec<&str> = words.lines().take(40).collect();
    lines.join("\n")
}
