//! A later version of DXC than the one that all tests ask, on demand: it knows shader model 6.9. It runs in wine.
//!
//! A file of `tests/next` says at its top what it is compiled for, `// NEXT: cs_6_9 main`, with DXC's arguments after the entry. What
//! trefoil makes must be valid for that version's validator, and compute what that version's output computes; with a line
//! `// REFUSED: WORDS` both compilers must refuse the file, trefoil with these words. `// VALID: WHY` says that the interpreter
//! cannot execute it; `// BREAKS RULE: OLD => NEW` is a case as in `tests/validate`, of trefoil's listing. `// OPERATIONS: NAME…` then names operations, by how they begin, that both outputs must call equally often.

use crate::consumers;
use crate::meaning::{Counts, Verdict, executed, is_sure};
use crate::ours::{self, Target};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use trefoil_validate::Limits;

/// Seeds on which two programs are compared.
const SEEDS: u64 = 4;

/// Whether it is among the consumers; it is fetched only when it is named.
pub fn is_there() -> bool {
    consumers::file("bin/dxc-next").is_ok() && consumers::file("dxc-next/dxcompiler.dll").is_ok()
}

/// What a file asks for.
struct Case {
    profile: String,
    entry: String,
    args: Vec<String>,
    /// What trefoil says when it refuses the file.
    refused: Option<String>,
    /// Whether it is not executed.
    valid_only: bool,
    /// How the names of the operations begin that both outputs call equally often.
    operations: Vec<String>,
}

impl Case {
    fn read(text: &str) -> Result<Case, String> {
        let line = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
        let words = line("// NEXT:").ok_or("a test has a line NEXT")?.split_whitespace().map(str::to_owned);
        let mut words = words.peekable();
        Ok(Case {
            profile: words.next().ok_or("NEXT: a profile")?,
            entry: words.next_if(|word| !word.starts_with('-')).unwrap_or_default(),
            args: words.collect(),
            refused: line("// REFUSED:").map(str::to_owned),
            valid_only: line("// VALID:").is_some(),
            operations: line("// OPERATIONS:")
                .map_or(Vec::new(), |names| names.split_whitespace().map(str::to_owned).collect()),
        })
    }
}

/// A folder for the files of one call.
struct Files(PathBuf);

impl Files {
    fn new() -> Result<Files, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = consumers::workspace().join(format!("target/next/{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        Ok(Files(folder))
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, String> {
        let path = self.0.join(name);
        std::fs::write(&path, bytes).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(path)
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// Runs the program; what it said when it failed. The first run makes wine's folder, which two must not do at a time.
fn run(command: &mut Command) -> Result<(), String> {
    static FIRST: Mutex<bool> = Mutex::new(false);
    let mut first = FIRST.lock().unwrap_or_else(|e| e.into_inner());
    if *first {
        drop(first);
        return consumers::run_with(command, b"").map(drop);
    }
    *first = true;
    consumers::run_with(command, b"").map(drop)
}

/// Compiles a source.
///
/// # Errors
/// What the compiler says.
pub fn compile(source: &str, profile: &str, entry: &str, args: &[String]) -> Result<Vec<u8>, String> {
    let files = Files::new()?;
    let (source, out) = (files.write("next.hlsl", source.as_bytes())?, files.0.join("next.dxil"));
    let mut command = consumers::program("dxc-next")?;
    command.arg("compile").arg(source).arg(&out).args(["-T", profile]).args(args);
    if !entry.is_empty() {
        command.args(["-E", entry]);
    }
    run(&mut command)?;
    std::fs::read(&out).map_err(|e| format!("{}: {e}", out.display()))
}

/// Asks the validator of a container.
///
/// # Errors
/// What it says.
pub fn validate(container: &[u8]) -> Result<(), String> {
    let files = Files::new()?;
    let container = files.write("next.dxil", container)?;
    run(consumers::program("dxc-next")?.arg("validate").arg(container))
}

/// How often a container calls each operation whose name begins in one of those ways.
fn operations(names: &[String], container: &[u8]) -> Result<BTreeMap<String, usize>, String> {
    let listing = trefoil::disassemble(container).map_err(|why| why.to_string())?;
    let mut counts = BTreeMap::new();
    for line in listing.lines() {
        let Some((_, call)) = line.split_once("call ").filter(|(_, call)| call.contains("@dx.op.")) else {
            continue;
        };
        let Some(name) = call.rsplit("  ; ").next().and_then(|name| name.split('(').next()) else { continue };
        if names.iter().any(|start| name.starts_with(start.as_str())) {
            *counts.entry(name.to_owned()).or_default() += 1;
        }
    }
    Ok(counts)
}

/// An error where two containers call an operation unequally often, or none of them at all.
fn same_operations(names: &[String], mine: &[u8], theirs: &[u8]) -> Result<(), String> {
    if names.is_empty() {
        return Ok(());
    }
    let (mine, theirs) = (operations(names, mine)?, operations(names, theirs)?);
    match mine == theirs && !mine.is_empty() {
        true => Ok(()),
        false => Err(format!("operations of trefoil: {mine:?}\noperations of DXC: {theirs:?}")),
    }
}

/// Runs a test.
///
/// # Errors
/// What is wrong with the test, or with what either compiler makes of it.
pub fn file(path: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let case = Case::read(&text)?;
    let name = consumers::relative(path);
    let args: Vec<&str> = case.args.iter().map(String::as_str).collect();
    let mine = ours::compile(&name, &text, &case.profile, &case.entry, Target::Dxil, &args);
    let theirs = compile(&text, &case.profile, &case.entry, &case.args);
    if let Some(words) = &case.refused {
        return match (mine, theirs) {
            (Err(said), Err(_)) if said.contains(words) => Ok(()),
            (Err(said), Err(_)) => Err(format!("it is refused in other words: {said}")),
            (Ok(_), _) => Err("trefoil takes it".into()),
            (_, Ok(_)) => Err("DXC takes it".into()),
        };
    }
    let theirs = theirs.map_err(|why| format!("DXC: {why}"))?;
    let mine = mine?;
    validate(&mine).map_err(|why| format!("it is not valid: {why}"))?;
    for (of, made) in [("trefoil", &mine), ("DXC", &theirs)] {
        let found = trefoil_validate::validate(made, Limits::default());
        found.map_err(|found| format!("trefoil's validator refuses what {of} makes: {found}"))?;
    }
    let judge = |listing: &str| {
        let made = trefoil::llc(&name, listing.as_bytes(), None, &trefoil::Options::default());
        Ok((made.map_err(|why| why.to_string())?.bytes, validate as fn(&[u8]) -> Result<(), String>))
    };
    let listing = trefoil::disassemble(&mine).map_err(|why| why.to_string())?;
    crate::validation::broken(&text, &listing, Limits::default(), judge)?;
    same_operations(&case.operations, &mine, &theirs)?;
    if case.valid_only {
        return Ok(());
    }
    match executed(&theirs, &mine, SEEDS, false, &mut Counts::new()) {
        Verdict::Same(1..) => Ok(()),
        Verdict::Differs(_, found) if !is_sure(&found) => Ok(()),
        other => Err(format!("{other:?}")),
    }
}
