//! Figures of what the compiler makes, kept in `tests/snapshots`: what moves shows as a difference of a file.
//!
//! `cargo xtask bless snapshots` writes the files anew.

use crate::consumers::workspace;
use crate::count::beside;
use crate::examples::{self, Example};
use crate::ours::{Target, compile, with_environment};
use crate::spirv;
use std::fmt::Write as _;
use std::path::PathBuf;

/// The formats and their names.
pub const FORMATS: [(Target, &str); 3] =
    [(Target::Dxil, "dxil"), (Target::Spirv, "spirv"), (Target::Dxbc, "dxbc")];

/// The name by which an example is compiled: the same wherever the tree lies.
pub fn source_name(example: &Example) -> String {
    format!("examples/{}.hlsl", example.name)
}

/// The profile of an example's entry point for a target.
pub fn profile(example: &Example, prefix: &str, target: Target) -> String {
    match target {
        Target::Dxbc => format!("{prefix}_5_1"),
        Target::Dxil | Target::Spirv => format!("{prefix}_6_{}", example.model.minor),
    }
}

/// Instructions and bytes of every entry point of every example in every format, a row each.
///
/// # Errors
/// An example that does not compile, or what came out cannot be listed.
pub fn sizes() -> Result<String, String> {
    let mut rows = format!("{:<36}{:<6}{:>8}{:>9}\n", "# example and entry", "format", "instrs", "bytes");
    for example in examples::all()? {
        for (stage, entry) in &example.entries {
            let made_by = |target| !example.is_recent() || target == Target::Dxil;
            for (target, format) in FORMATS.into_iter().filter(|(target, _)| made_by(*target)) {
                let profile = profile(&example, stage.prefix(), target);
                let name = format!("{} {entry}", example.name);
                let args = with_environment(target, []);
                let made = compile(&source_name(&example), &example.source, &profile, entry, target, &args)
                    .and_then(|made| Ok((instructions(&made, target)?, made.len())));
                let (instructions, bytes) = made.map_err(|why| format!("{name} {format}: {why}"))?;
                writeln!(rows, "{name:<36}{format:<6}{instructions:>8}{bytes:>9}")
                    .expect("a string takes all");
            }
        }
    }
    Ok(rows)
}

/// Instructions of every shader of `tests/counts` beside DXC's, a row each; an error names the rows that have more than DXC's
/// and no line in `tests/counts/known.txt`, and the lines there that are true no more.
///
/// # Errors
/// A shader that one of the compilers refuses, or a count that is not known.
pub fn counts() -> Result<String, String> {
    let (rows, refused) = beside::rows(&beside::cases()?)?;
    if let Some(why) = refused.first() {
        return Err(why.clone());
    }
    let known = std::fs::read_to_string(workspace().join("tests/counts/known.txt")).unwrap_or_default();
    let is_known = |row: &beside::Row, format| {
        let head = format!("{} {format}: ", row.name.trim_start_matches("counts/"));
        known.lines().any(|line| line.starts_with(&head))
    };
    let mut table = format!("{:<28}{:<6}{:>8}{:>8}\n", "# shader", "format", "ours", "DXC's");
    let mut wrong = String::new();
    for row in &rows {
        let (name, format) = (row.name.trim_start_matches("counts/"), row.format());
        let (ours, theirs) = (row.ours.instructions, row.theirs.instructions);
        writeln!(table, "{name:<28}{format:<6}{ours:>8}{theirs:>8}").expect("a string takes all");
        match (ours > theirs, is_known(row, format)) {
            (true, false) => writeln!(wrong, "{name} {format}: {ours} instructions, DXC {theirs}"),
            (false, true) => {
                writeln!(wrong, "{name} {format}: no more than DXC's: tests/counts/known.txt has it")
            }
            _ => Ok(()),
        }
        .expect("a string takes all");
    }
    if wrong.is_empty() { Ok(table) } else { Err(wrong) }
}

/// How many instructions the functions of an artifact have, by our own listing.
fn instructions(made: &[u8], target: Target) -> Result<usize, String> {
    if target == Target::Spirv {
        return Ok(spirv::body_size(made));
    }
    let listing = trefoil::disassemble(made).map_err(|why| why.to_string())?;
    Ok(match target {
        Target::Dxbc => {
            let lines = listing.lines().filter(|line| !line.trim().is_empty() && !line.starts_with("//"));
            lines.skip(1).filter(|line| !line.contains("dcl_")).count()
        }
        _ => {
            let mut inside = false;
            let counts = |line: &&str| {
                inside = (inside || line.starts_with("define ")) && !line.starts_with('}');
                inside && line.starts_with("  ")
            };
            listing.lines().filter(counts).count()
        }
    })
}

/// Where a snapshot lies.
fn path(name: &str) -> PathBuf {
    workspace().join("tests/snapshots").join(name)
}

/// Compares a snapshot with what is true now.
///
/// # Errors
/// The rows that differ.
pub fn compare(name: &str, fresh: &str) -> Result<(), String> {
    let kept = std::fs::read_to_string(path(name)).unwrap_or_default();
    if kept == fresh {
        return Ok(());
    }
    let mut why = format!("tests/snapshots/{name} differs; `cargo xtask bless snapshots` writes it anew\n");
    for (sign, these, others) in [('-', &*kept, fresh), ('+', fresh, &*kept)] {
        for row in these.lines().filter(|row| !others.lines().any(|other| other == *row)) {
            writeln!(why, "{sign} {row}").expect("a string takes all");
        }
    }
    Err(why)
}

/// Writes a snapshot; whether it changed.
///
/// # Errors
/// A file that cannot be written.
pub fn write(name: &str, fresh: &str) -> Result<bool, String> {
    if std::fs::read_to_string(path(name)).is_ok_and(|kept| kept == fresh) {
        return Ok(false);
    }
    std::fs::write(path(name), fresh).map_err(|e| format!("{name}: {e}"))?;
    Ok(true)
}
