//! The verdict that stands in an acceptance test, and how it is written there.
//!
//! The first line ends in what is made of the file: `=> dxil spirv`, `=> dxil`, `=> spirv` or `=> refused`. A diagnostic
//! stands on the line that earns it, with its column: `//~ 5: error: …`. One whose place is no line of the file stands on
//! the first line, with line and column when it has them. No compiler sees any of it: [`split`] gives the text without.

use std::fmt::Write as _;

/// What is right for a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Whether a DXIL container is made of it.
    pub dxil: bool,
    /// Whether a SPIR-V module is made of it.
    pub spirv: bool,
    /// The diagnostics that count: the first error, and all warnings of what is taken and in the folder `warnings`.
    pub remarks: Vec<Remark>,
}

/// A diagnostic.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Remark {
    /// Line and column, both from 1.
    pub place: Option<(u32, u32)>,
    /// Severity and message, and a warning's flag: `warning: unused value [-Wunused-value]`.
    pub words: String,
}

impl Remark {
    /// Whether it is an error.
    pub fn is_error(&self) -> bool {
        self.words.starts_with("error: ") || self.words.starts_with("fatal error: ")
    }

    /// Whether it is a warning.
    pub fn is_warning(&self) -> bool {
        self.words.starts_with("warning: ")
    }

    /// The flag that a warning ends in, with its brackets; empty when it has none.
    pub fn flag(&self) -> &str {
        self.words.rfind("[-W").map_or("", |at| &self.words[at..])
    }
}

impl Verdict {
    /// The first error.
    pub fn error(&self) -> Option<&Remark> {
        self.remarks.iter().find(|remark| remark.is_error())
    }

    /// The end of the first line.
    fn outcome(&self) -> &'static str {
        match (self.dxil, self.spirv) {
            (true, true) => "dxil spirv",
            (true, false) => "dxil",
            (false, true) => "spirv",
            (false, false) => "refused",
        }
    }
}

/// Before the outcome on the first line.
const OUTCOME: &str = " => ";

/// Before each diagnostic.
const REMARK: &str = " //~ ";

/// Divides a file into what the compilers see and the verdict, which a file that is new does not have.
///
/// # Errors
/// An outcome that is none of the four.
pub(super) fn split(text: &str) -> Result<(String, Option<Verdict>), String> {
    let mut source = String::with_capacity(text.len());
    let mut remarks = Vec::new();
    let mut outcome = None;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let (line, end) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "\n"));
        let mut parts = line.split(REMARK);
        let mut plain = parts.next().unwrap_or_default();
        remarks.extend(parts.map(|part| remark(part, index as u32 + 1)));
        if index == 0
            && let Some((before, after)) = plain.split_once(OUTCOME)
        {
            (plain, outcome) = (before, Some(after));
        }
        source.push_str(plain);
        source.push_str(end);
    }
    let (dxil, spirv) = match outcome {
        None if remarks.is_empty() => return Ok((source, None)),
        None => return Err("diagnostics without an outcome on the first line".into()),
        Some("dxil spirv") => (true, true),
        Some("dxil") => (true, false),
        Some("spirv") => (false, true),
        Some("refused") => (false, false),
        Some(other) => return Err(format!("'{other}' is no outcome")),
    };
    remarks.sort();
    Ok((source, Some(Verdict { dxil, spirv, remarks })))
}

/// Reads a diagnostic that stands on a line.
fn remark(text: &str, line: u32) -> Remark {
    let number = |text: &str| text.parse::<u32>().ok();
    let placed = || {
        let (place, words) = text.split_once(": ")?;
        let place = match place.split_once(':') {
            Some((line, column)) => (number(line)?, number(column)?),
            None => (line, number(place)?),
        };
        Some(Remark { place: Some(place), words: words.into() })
    };
    placed().unwrap_or_else(|| Remark { place: None, words: text.into() })
}

/// A file of a source and its verdict: what [`split`] divides again.
pub(super) fn join(source: &str, verdict: &Verdict) -> String {
    let lines = source.lines().count() as u32;
    let mut text = String::with_capacity(source.len() + 256);
    for (index, line) in source.split_inclusive('\n').enumerate() {
        let (line, end) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "\n"));
        text.push_str(line);
        if index == 0 {
            text.push_str(OUTCOME);
            text.push_str(verdict.outcome());
        }
        for Remark { place, words } in &verdict.remarks {
            let here = index as u32 + 1;
            let written = match *place {
                Some((line, column)) if line == here => write!(text, "{REMARK}{column}: {words}"),
                Some((line, column)) if here == 1 && (line == 0 || line > lines) => {
                    write!(text, "{REMARK}{line}:{column}: {words}")
                }
                None if here == 1 => write!(text, "{REMARK}{words}"),
                _ => Ok(()),
            };
            written.expect("a string takes all");
        }
        text.push_str(end);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verdict_stands_where_it_belongs_and_no_compiler_sees_it() {
        let source = "// -T cs_6_0\n#define X \\\n  1\n-c;\n/* open\n";
        let said = |place, words: &str| Remark { place, words: words.into() };
        let remarks = vec![
            said(None, "error: validation failed"),
            said(Some((2, 9)), "warning: odd [-Wodd]"),
            said(Some((2, 11)), "warning: a: b"),
            said(Some((4, 1)), "error: no"),
            said(Some((9, 1)), "error: expected '}'"),
        ];
        let verdict = Verdict { dxil: false, spirv: false, remarks };
        let text = join(source, &verdict);
        let expected = "\
// -T cs_6_0 => refused //~ error: validation failed //~ 9:1: error: expected '}'
#define X \\ //~ 9: warning: odd [-Wodd] //~ 11: warning: a: b
  1
-c; //~ 1: error: no
/* open
";
        assert_eq!(text, expected);
        assert_eq!(split(&text), Ok((source.to_string(), Some(verdict))));
    }

    #[test]
    fn a_new_file_has_no_verdict_and_a_wrong_one_is_told() {
        assert_eq!(split("// -T cs_6_0\n"), Ok(("// -T cs_6_0\n".into(), None)));
        assert!(split("// -T cs_6_0 => maybe\n").is_err());
        assert!(split("// -T cs_6_0\nx //~ 1: error: no\n").is_err());
    }
}
