//! Diagnostics as JSON.

use super::{Diagnostic, Diagnostics, Note, Place};
use trefoil_diag::json::Object;

impl Diagnostics {
    /// The diagnostics as JSON, one object a line: programs read them as they come, and the lines of many compiles follow
    /// each other without more ado.
    ///
    /// An object has `id`, `severity` (`warning`, `error` or `fatal error`) and `message`; where they apply `flag`, `place`,
    /// `notes` (`message`, `place`) and `fix` (`place`, `insert`). A place is `file`, `line`, `column` and, where it has an
    /// extent, `endLine` and `endColumn`; lines and columns count from 1, columns in bytes.
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        for d in self.iter() {
            line(&d, &mut out);
        }
        out
    }
}

fn line(d: &Diagnostic, out: &mut String) {
    Object::write(out, |o| {
        o.text("id", d.id);
        o.text("severity", d.severity.name());
        o.text("message", &d.message);
        if let Some(flag) = d.flag {
            o.text("flag", flag);
        }
        if let Some(at) = &d.place {
            place("place", at, o);
        }
        if !d.notes.is_empty() {
            o.array("notes", &d.notes, note);
        }
        if let Some(fix) = &d.fix {
            o.object("fix", |o| {
                place("place", &fix.place, o);
                o.text("insert", &fix.insert);
            });
        }
    });
    out.push('\n');
}

fn note(note: &Note, out: &mut String) {
    Object::write(out, |o| {
        o.text("message", &note.message);
        if let Some(at) = &note.place {
            place("place", at, o);
        }
    });
}

fn place(name: &str, at: &Place, o: &mut Object<'_>) {
    o.object(name, |o| {
        o.text("file", &at.file);
        o.number("line", at.line);
        o.number("column", at.column);
        if let Some(end) = at.end {
            o.number("endLine", end.line);
            o.number("endColumn", end.column);
        }
    });
}

#[cfg(test)]
mod tests {
    use crate::{NoIncludes, Options, Profile, Request, Session, Target};

    #[test]
    fn one_object_a_line() {
        let source = b"static const uint n;\nfloat4 main() : SV_Target { float colour = 1; return color; }";
        let request = Request {
            source_name: "\"a\".hlsl",
            source,
            entry: "main",
            profile: Profile::parse("ps_6_0").expect("a profile"),
            target: Target::Dxil,
            options: Options::default(),
            include: &NoIncludes,
        };
        let json = Session::new().compile(&request).expect_err("'color' is not declared").to_json();
        let last = json.lines().last().expect("an error");
        assert_eq!(
            last,
            "{\"id\":\"undeclared-meant\",\"severity\":\"error\",\"message\":\"use of undeclared identifier 'color'; did you \
             mean 'colour'?\",\"place\":{\"file\":\"\\\"a\\\".hlsl\",\"line\":2,\"column\":54,\"endLine\":2,\"endColumn\":59},\
             \"notes\":[{\"message\":\"'colour' declared here\",\"place\":{\"file\":\"\\\"a\\\".hlsl\",\"line\":2,\
             \"column\":35,\"endLine\":2,\"endColumn\":41}}],\"fix\":{\"place\":{\"file\":\"\\\"a\\\".hlsl\",\"line\":2,\
             \"column\":54},\"insert\":\"colour\"}}"
        );
    }
}
