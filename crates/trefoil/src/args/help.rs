//! The help text, made from the table.

use super::spec::{Effect, Value};
use super::table::OPTIONS;
use std::fmt::Write;

/// The list of options, one a line.
pub fn help() -> String {
    let mut out = String::from("USAGE: dxc [options] <input file>\n\nOPTIONS:\n");
    for (options, title) in OPTIONS.iter().zip(["", "\nSPIR-V:\n"]) {
        out.push_str(title);
        for spec in *options {
            if spec.name.contains('_') && !spec.name.starts_with('Q') {
                // Another spelling of an option with hyphens.
                continue;
            }
            let meta = match (spec.value, spec.metavar) {
                (Value::None, _) => String::new(),
                (_, "") => " <value>".to_owned(),
                (Value::Joined, meta) => format!("<{meta}>"),
                (Value::Words(_), meta) => format!(" {meta}"),
                (Value::Maybe, meta) => format!("[{meta}]"),
                (_, meta) => format!(" <{meta}>"),
            };
            let left = format!("-{}{meta}", spec.name);
            let note = match spec.effect {
                Effect::Ignored(_) => " (no effect)",
                Effect::Refused(_) => " (not supported)",
                _ => "",
            };
            let _ = writeln!(out, "  {left:<32} {}{note}", spec.help);
        }
    }
    out
}
