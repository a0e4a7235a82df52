//! Records with their places, as `--print-detailed-records` prints them.

use crate::ids::RecordId;
use crate::records::{FieldKind, Records};
use crate::text::Loc;
use std::fmt::Write;
use std::io;

impl Records {
    /// Writes global variables, classes and records, each with its places, superclasses and fields. LLVM's statistics of its own memory,
    /// which come last there, have no counterpart.
    pub fn print_detailed(&self, file: &str, to: &mut dyn io::Write) -> io::Result<()> {
        let mut out = format!("DETAILED RECORDS for file {file}\n");
        let mut globals: Vec<(&str, String)> =
            self.globals.iter().map(|(&name, &value)| (self.str(name), self.display(value))).collect();
        globals.sort_unstable();
        heading(&mut out, "Global Variables", globals.len());
        for (name, value) in globals {
            let _ = writeln!(out, "{name} = {value}");
        }
        for (what, map) in [("Classes", &self.classes), ("Records", &self.defs)] {
            let all = self.sorted(map);
            heading(&mut out, what, all.len());
            for (n, (_, id)) in all.into_iter().enumerate() {
                out.push_str(if n == 0 { "" } else { "\n" });
                self.write_detailed(id, &mut out);
                crate::print::flush(&mut out, to)?;
            }
        }
        to.write_all(out.as_bytes())
    }

    fn write_detailed(&self, id: RecordId, out: &mut String) {
        let record = self.record(id);
        out.push_str(self.str(record.name_str));
        let _ = writeln!(out, "  {}", self.bare_place(record.loc));
        if !record.via.is_empty() {
            out.push_str("  Defm sequence:");
            for &loc in record.via.iter().rev().chain([&record.loc]) {
                let _ = write!(out, " {}", self.bare_place(loc));
            }
            out.push('\n');
        }
        if record.is_class {
            self.write_fields("Template args", id, true, out);
        }
        out.push_str("  Superclasses:");
        let is_above = |class: RecordId, other: RecordId| self.record(other).superclasses.contains(&class);
        for &class in &record.superclasses {
            let name = self.str(self.record(class).name_str);
            match record.superclasses.iter().any(|&other| is_above(class, other)) {
                true => write!(out, " ({name})"),
                false => write!(out, " {name}"),
            }
            .unwrap_or_default();
        }
        out.push_str(if record.superclasses.is_empty() { " (none)\n" } else { "\n" });
        self.write_fields("Fields", id, false, out);
    }

    /// The template arguments of a class, or the fields of a record.
    fn write_fields(&self, title: &str, id: RecordId, are_arguments: bool, out: &mut String) {
        let _ = write!(out, "  {title}:");
        let start = out.len();
        for field in &self.record(id).fields {
            if (field.kind == FieldKind::TemplateArg) == are_arguments {
                out.push_str("\n    ");
                self.write_field(field, out);
                let _ = write!(out, "  {}", self.bare_place(field.loc));
            }
        }
        out.push_str(if out.len() == start { " (none)\n" } else { "\n" });
    }

    /// `|FILE:LINE|` without the folder.
    fn bare_place(&self, loc: Loc) -> String {
        let place = self.files.place(loc);
        let name = place.file.rsplit('/').next().unwrap_or_default();
        format!("|{name}:{}|", place.line)
    }
}

fn heading(out: &mut String, what: &str, count: usize) {
    let line = "-".repeat(20);
    let _ = write!(out, "\n{line} {what} ({count}) {line}\n\n");
}
