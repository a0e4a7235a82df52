//! Differences that are known: `tests/meaning/known.txt` for DXIL, `spirv.txt` for SPIR-V and `dxbc.txt` for DXBC, a line each,
//! `NAME [LEVEL] [~]: reason`. A `*` in a name stands for any text; with `~` it is only what may stem from rounding.

use crate::consumers::workspace;
use crate::ours::Target;

/// The list.
#[derive(Clone, Debug, Default)]
pub struct Known {
    rows: Vec<(String, String)>,
}

impl Known {
    /// Reads the list of the tree for what ours is.
    ///
    /// # Errors
    /// A file that cannot be read, a line without a reason.
    pub fn read(target: Target) -> Result<Known, String> {
        let files: &[&str] = match target {
            Target::Dxil => &["known.txt"],
            Target::Spirv => &["spirv.txt"],
            // Beside it stands DXC's DXIL, of which is known what it gets wrong.
            Target::Dxbc => &["dxbc.txt", "known.txt"],
        };
        let mut all = Known::default();
        for file in files {
            let path = workspace().join("tests/meaning").join(file);
            let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            all.rows.extend(Known::parse(&text)?.rows);
        }
        Ok(all)
    }

    /// The list that a text is.
    ///
    /// # Errors
    /// A line without a reason.
    pub fn parse(text: &str) -> Result<Known, String> {
        let mut rows = Vec::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.split_once(": ") {
                Some((name, reason)) if !reason.trim().is_empty() => {
                    rows.push((name.to_string(), reason.trim().to_string()));
                }
                _ => return Err(format!("'{line}' has no reason")),
            }
        }
        Ok(Known { rows })
    }

    /// The reason for a difference of a shader at a level, when it is known; `is_sure` when it stems from no rounding.
    pub fn reason(&self, name: &str, level: &str, is_sure: bool) -> Option<&str> {
        let at_level = format!("{name} {level}");
        let of = |row: &&(String, String)| {
            let (row, rounds) = row.0.strip_suffix(" ~").map_or((row.0.as_str(), false), |row| (row, true));
            !(rounds && is_sure) && (is_meant(row, name) || is_meant(row, &at_level))
        };
        self.rows.iter().find(of).map(|row| row.1.as_str())
    }
}

/// Whether a row's name, in which a `*` stands for any text, is that of a shader.
fn is_meant(row: &str, name: &str) -> bool {
    match row.split_once('*') {
        Some((begin, end)) => name.strip_prefix(begin).is_some_and(|rest| rest.ends_with(end)),
        None => row == name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_of_a_shader_or_of_one_of_its_levels() {
        let text = "# why\na.hlsl -Od: DXC folds it\nb.hlsl: both\nc.hlsl -O3 ~: last digit\n";
        let known = Known::parse(text).unwrap();
        assert_eq!(known.reason("a.hlsl", "-Od", true), Some("DXC folds it"));
        assert_eq!(known.reason("a.hlsl", "-O3", true), None);
        assert_eq!(known.reason("b.hlsl", "-O3", true), Some("both"));
        assert_eq!(known.reason("c.hlsl", "-O3", false), Some("last digit"));
        assert_eq!(known.reason("c.hlsl", "-O3", true), None);
        assert!(Known::parse("a.hlsl\n").is_err());
    }

    #[test]
    fn a_star_stands_for_any_text() {
        let known = Known::parse("f/*_half2.hlsl: lanes race\n").unwrap();
        assert!(known.reason("f/abs_half2.hlsl", "-O3", true).is_some());
        assert!(known.reason("f/abs_half3.hlsl", "-O3", true).is_none());
        assert!(known.reason("g/abs_half2.hlsl", "-O3", true).is_none());
    }
}
