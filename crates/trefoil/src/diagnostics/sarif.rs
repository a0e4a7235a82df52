//! Diagnostics as SARIF 2.1.0, which code hosts and editors show.

use super::{Diagnostic, Diagnostics, Place, kind};
use std::collections::BTreeSet;
use trefoil_diag::json::Object;
use trefoil_hlsl::diag::Severity;

impl Diagnostics {
    /// The diagnostics as a SARIF log of one run.
    pub fn to_sarif(&self) -> String {
        sarif_log([self.to_sarif_run()])
    }

    /// The diagnostics as a run, for [`sarif_log`]: the rules are the kinds that occur, with their words and help.
    pub fn to_sarif_run(&self) -> String {
        let results: Vec<Diagnostic> = self.iter().collect();
        let rules: BTreeSet<&str> = results.iter().map(|d| d.id).collect();
        let mut out = String::new();
        Object::write(&mut out, |run| {
            run.object("tool", |tool| {
                tool.object("driver", |driver| {
                    driver.text("name", "trefoil");
                    driver.text("version", env!("CARGO_PKG_VERSION"));
                    driver.text("informationUri", env!("CARGO_PKG_REPOSITORY"));
                    driver.array("rules", rules, rule);
                });
            });
            run.text("columnKind", "unicodeCodePoints");
            run.array("results", &results, result);
        });
        out
    }
}

/// A SARIF log of the runs that [`Diagnostics::to_sarif_run`] gives, a compile each.
pub fn sarif_log(runs: impl IntoIterator<Item = String>) -> String {
    let mut out = String::new();
    Object::write(&mut out, |log| {
        log.text("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
        log.text("version", "2.1.0");
        log.array("runs", runs, |run, out| out.push_str(&run));
    });
    out.push('\n');
    out
}

fn rule(id: &str, out: &mut String) {
    Object::write(out, |rule| {
        rule.text("id", id);
        let Some(kind) = kind(id) else { return };
        rule.object("shortDescription", |text| text.text("text", kind.text()));
        let help = if kind.help().is_empty() { kind.text() } else { kind.help() };
        rule.object("help", |text| text.text("text", help));
        rule.object("defaultConfiguration", |o| o.text("level", level(kind.severity)));
    });
}

fn result(d: &Diagnostic, out: &mut String) {
    Object::write(out, |result| {
        result.text("ruleId", d.id);
        result.text("level", level(d.severity));
        message(&d.message, result);
        let places = d.place.iter();
        result.array("locations", places, |at, out| Object::write(out, |o| location(at, o)));
        let notes = d.notes.iter().enumerate();
        result.array("relatedLocations", notes, |(i, note), out| {
            Object::write(out, |o| {
                o.number("id", i as u32);
                message(&note.message, o);
                if let Some(at) = &note.place {
                    location(at, o);
                }
            });
        });
        if let Some(fix) = &d.fix {
            result.array("fixes", [fix], |fix, out| {
                Object::write(out, |o| {
                    o.array("artifactChanges", [fix], |fix, out| {
                        Object::write(out, |o| {
                            artifact(&fix.place, o);
                            o.array("replacements", [fix], |fix, out| {
                                Object::write(out, |o| {
                                    o.object("deletedRegion", |o| insertion_point(&fix.place, o));
                                    o.object("insertedContent", |o| o.text("text", &fix.insert));
                                });
                            });
                        });
                    });
                });
            });
        }
    });
}

fn message(text: &str, o: &mut Object<'_>) {
    o.object("message", |o| o.text("text", text));
}

fn location(at: &Place, o: &mut Object<'_>) {
    o.object("physicalLocation", |o| {
        artifact(at, o);
        o.object("region", |o| region(at, o));
    });
}

fn artifact(at: &Place, o: &mut Object<'_>) {
    o.object("artifactLocation", |o| o.text("uri", &uri(&at.file)));
}

fn region(at: &Place, o: &mut Object<'_>) {
    o.number("startLine", at.line.max(1));
    o.number("startColumn", at.char_column);
    if let Some(end) = at.end {
        o.number("endLine", end.line.max(1));
        o.number("endColumn", end.char_column);
    }
}

fn insertion_point(at: &Place, o: &mut Object<'_>) {
    o.number("startLine", at.line.max(1));
    o.number("startColumn", at.char_column);
    o.number("endColumn", at.char_column);
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Warning => "warning",
        Severity::Error | Severity::Fatal => "error",
    }
}

/// A file's name as a reference by URI: what has a meaning there is escaped.
fn uri(name: &str) -> String {
    let mut out = String::new();
    for byte in name.bytes() {
        match byte {
            b'\\' => out.push('/'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                out.push(byte.into())
            }
            other => out.push_str(&format!("%{other:02X}")),
        }
    }
    out
}
