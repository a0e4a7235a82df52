//! `trefoil explain`: explains diagnostics.

use crate::{Failure, files};
use std::fmt::Write;
use trefoil::{Blame, Kind, Severity};

/// The head of the page of all diagnostics.
const HEAD: &str = "# Diagnostics\n
<!-- Made by `cargo xtask codegen` from the tables of kinds; do not edit. -->\n
Every error, warning and note has an id: `--diagnostics=json` and `--diagnostics=sarif` give it, `trefoil explain ID`
prints its entry here. An id stays the same when the text changes. `{0}`, `{1}`… are placeholders for arguments. A warning with
a flag is silenced by `-Wno-FLAG` and made an error by `-Werror=FLAG`.\n";

/// Prints the entry of an id, or with `--all` the page of all.
pub(crate) fn explain(words: &[String]) -> Result<(), Failure> {
    match words {
        [word] if word == "--all" => files::print(&page()),
        [id] => match kinds().map(|(_, kind)| kind).find(|kind| kind.id() == id) {
            Some(kind) => files::print(&entry(kind)),
            None => Err(Failure::Misuse(format!("no diagnostic is called '{id}'; --all lists them"))),
        },
        _ => Err(Failure::Misuse("explain takes the id of a diagnostic, or --all".into())),
    }
}

/// The tables of what is not the compiler: execution and TableGen.
const PROGRAMS: [(&str, &[&[&Kind]]); 2] =
    [("Execution", trefoil_run::KINDS), ("TableGen", trefoil_tablegen::KINDS)];

/// All kinds of diagnostics under the headings of the page: the compiler's, then those of execution and TableGen.
fn kinds() -> impl Iterator<Item = (&'static str, &'static Kind)> {
    let others = PROGRAMS.iter().flat_map(|&(program, tables)| {
        tables.iter().flat_map(move |table| table.iter().map(move |kind| (program, *kind)))
    });
    trefoil::kinds().chain(others)
}

/// A page of all diagnostics.
fn page() -> String {
    let mut text = HEAD.to_owned();
    let mut last = "";
    for (heading, kind) in kinds() {
        if heading != last {
            let _ = write!(text, "\n## {heading}\n\n| id | severity | words |\n| --- | --- | --- |\n");
            last = heading;
        }
        let help = if kind.help().is_empty() { String::new() } else { format!("<br>{}", kind.help()) };
        let _ =
            writeln!(text, "| `{}` | {} | {}{} |", kind.id(), level(kind), cell(kind.text()), cell(&help));
    }
    text
}

/// The entry of one diagnostic.
fn entry(kind: &Kind) -> String {
    let mut text = format!("{} ({})\n\n  {}\n", kind.id(), level(kind).replace('`', ""), kind.text());
    if !kind.help().is_empty() {
        let _ = write!(text, "\n{}\n", kind.help());
    }
    text
}

fn level(kind: &Kind) -> String {
    match (kind.severity, kind.blame) {
        (Severity::Warning, _) if !kind.flag().is_empty() => format!("warning `-W{}`", kind.flag()),
        (_, Blame::Limit) => "error (a limit)".to_owned(),
        (_, Blame::Bug) => "error (a bug of the compiler)".to_owned(),
        (severity, Blame::User) => severity.name().to_owned(),
    }
}

/// Escapes text for a cell of a Markdown table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('<', "&lt;").replace("&lt;br>", "<br>").replace('*', "\\*")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    #[test]
    fn ids_are_unique() {
        let mut seen = BTreeSet::new();
        for (_, kind) in super::kinds() {
            assert!(seen.insert(kind.id()), "two kinds are called {}", kind.id());
        }
    }

    #[test]
    fn the_page_is_fresh() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/diagnostics.md");
        let found = std::fs::read_to_string(path).expect("the page of diagnostics");
        assert!(found == super::page(), "run `cargo xtask codegen`");
    }
}
