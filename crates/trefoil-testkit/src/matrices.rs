//! Matrices: every declaration of a list with every annotation, type or index of another, as both compilers judge them.
//!
//! A rule that nobody thought of has no test. Where each of two small lists is complete, nobody need think of the rule: what of
//! one may stand with what of the other is asked of DXC. A file of `tests/matrices` is one matrix:
//!
//! ```text
//! What it shows.
//! args -T ps_6_6 -E main -HV 2021
//! before struct S { float a; };
//! after float4 main() : SV_Target { return 1; }
//! [rows]
//! float4 x : $;
//! [columns]
//! register(b0)
//! [except]
//! register(b0) : why they may disagree
//! [except spirv]
//! TEXCOORD0 : why they may disagree where SPIR-V is asked for
//! ```
//!
//! `$` in a row is a column; a second list, `[types]`, takes the place of `@`. What is `before` and `after` stands around every row. A row
//! `profile gs_6_6` is the profile of those after it, and they have no `after`. What an exception names is part of a row so filled, or of what one compiler says
//! where the other takes it. After a line `seeds 1` what both make is executed on one set of inputs.

use crate::consumers::{files, relative};
use crate::meaning::Job;

/// Shaders that differ in one or two places.
#[derive(Clone, Debug, Default)]
pub struct Matrix {
    /// The file's name.
    pub name: String,
    args: Vec<String>,
    /// What both make of a shader is executed on that many sets of inputs.
    pub seeds: u64,
    before: String,
    after: String,
    /// With the profile of each.
    rows: Vec<(String, String)>,
    columns: Vec<String>,
    types: Vec<String>,
    /// Parts of shaders about which the compilers may disagree, and whether only where SPIR-V is asked for.
    except: Vec<(String, bool)>,
}

/// The matrices whose names contain a filter.
///
/// # Errors
/// A file that cannot be read, or is no matrix; that there is none.
pub fn all(filter: &str) -> Result<Vec<Matrix>, String> {
    let mut found = Vec::new();
    for (file, path) in files("tests/matrices") {
        let name = file.strip_suffix(".txt").unwrap_or(&file);
        if name.contains(filter) {
            let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            found.push(Matrix::parse(name, &text).map_err(|why| format!("{}: {why}", relative(&path)))?);
        }
    }
    if found.is_empty() { Err(format!("no matrix's name contains '{filter}'")) } else { Ok(found) }
}

impl Matrix {
    /// Reads a file's text.
    ///
    /// # Errors
    /// What is no matrix about it.
    pub fn parse(name: &str, text: &str) -> Result<Matrix, String> {
        let mut matrix = Matrix { name: name.to_owned(), ..Matrix::default() };
        let (mut section, mut profile) = ("", String::new());
        for line in text.lines().skip(1).map(str::trim).filter(|line| !line.is_empty()) {
            match line.split_once(' ') {
                _ if matches!(line, "[rows]" | "[columns]" | "[types]" | "[except]" | "[except spirv]") => {
                    section = line
                }
                Some(("args", words)) if section.is_empty() => {
                    matrix.args = words.split_whitespace().map(str::to_owned).collect();
                }
                Some(("seeds", number)) if section.is_empty() => {
                    matrix.seeds = number.parse().map_err(|_| format!("'{number}' is not a number"))?;
                }
                Some(("before", words)) if section.is_empty() => matrix.before += &format!("{words}\n"),
                Some(("after", words)) if section.is_empty() => matrix.after += &format!("{words}\n"),
                Some(("profile", word)) if section == "[rows]" => profile = word.to_owned(),
                _ => match section {
                    "[rows]" => matrix.rows.push((profile.clone(), line.to_owned())),
                    "[columns]" => matrix.columns.push(line.to_owned()),
                    "[types]" => matrix.types.push(line.to_owned()),
                    "[except]" | "[except spirv]" => {
                        let part = line.rsplit_once(" : ").ok_or("an exception without its reason")?.0;
                        matrix.except.push((part.to_owned(), section == "[except spirv]"));
                    }
                    _ => return Err(format!("'{line}' stands before the lists")),
                },
            }
        }
        if matrix.types.is_empty() {
            matrix.types.push(String::new());
        }
        if matrix.rows.is_empty() || matrix.columns.is_empty() {
            return Err("a list is empty".into());
        }
        Ok(matrix)
    }

    /// How many shaders it has.
    pub fn len(&self) -> usize {
        self.rows.len() * self.columns.len() * self.types.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The rows, and the numbers of the shaders of each.
    pub fn rows(&self) -> impl Iterator<Item = (&str, std::ops::Range<usize>)> {
        let width = self.columns.len() * self.types.len();
        self.rows.iter().enumerate().map(move |(n, (_, row))| (row.as_str(), n * width..(n + 1) * width))
    }

    /// The profile, and the row with its column and type, of a number below [`len`](Self::len).
    fn cell(&self, number: usize) -> (&str, String) {
        let (number, ty) = (number / self.types.len(), &self.types[number % self.types.len()]);
        let (row, column) = (number / self.columns.len(), &self.columns[number % self.columns.len()]);
        let (profile, row) = &self.rows[row];
        (profile, row.replace('$', column).replace('@', ty))
    }

    /// The row with its column and type of a number, for people; none where the compilers may disagree about it.
    pub fn asked(&self, number: usize, spirv: bool) -> Option<String> {
        Some(self.cell(number).1).filter(|cell| !self.is_except(cell, spirv))
    }

    /// Whether an exception names a part of what is asked or of what a compiler says to it.
    pub fn is_except(&self, said: &str, spirv: bool) -> bool {
        let mut except = self.except.iter().filter(|(_, only_spirv)| spirv || !only_spirv);
        except.any(|(part, _)| said.contains(part.as_str()))
    }

    /// The shader of a number below [`len`](Self::len).
    pub fn shader(&self, number: usize) -> Job {
        let (profile, cell) = self.cell(number);
        let option = |name: &str| {
            let at = self.args.iter().position(|arg| arg == name);
            at.and_then(|at| self.args.get(at + 1)).cloned().unwrap_or_default()
        };
        let own = if profile.is_empty() { option("-T") } else { profile.to_owned() };
        let after = if profile.is_empty() { self.after.as_str() } else { "" };
        let others = self.args.chunks(2).filter(|pair| !matches!(pair[0].as_str(), "-T" | "-E"));
        Job {
            name: self.name.clone(),
            path: format!("{}.hlsl", self.name),
            source: format!("{}{cell}\n{after}", self.before),
            profile: own,
            entry: option("-E"),
            args: others.flatten().cloned().collect(),
            turn: None,
            byte_code: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_meets_every_column_and_type() {
        let text = "Words.\nargs -T ps_6_0 -E main -HV 2021\nbefore int y;\nafter int z;\n[rows]\n@ x : $;\nprofile vs_6_0\n@ main() : $;\n\
                    [columns]\nA\nB\n[types]\nint\nbool\n[except]\nbool x : B : it is so\n\
                    [except spirv]\n: A : so it is\n";
        let matrix = Matrix::parse("m", text).unwrap();
        let sources: Vec<String> = (0..matrix.len()).map(|n| matrix.shader(n).source).collect();
        assert_eq!(sources.len(), 8);
        assert_eq!(sources[0], "int y;\nint x : A;\nint z;\n");
        assert_eq!(sources[1], "int y;\nbool x : A;\nint z;\n");
        assert_eq!(sources[2], "int y;\nint x : B;\nint z;\n");
        assert_eq!(sources[7], "int y;\nbool main() : B;\n");
        assert_eq!(matrix.rows().collect::<Vec<_>>(), [("@ x : $;", 0..4), ("@ main() : $;", 4..8)]);
        let (first, last) = (matrix.shader(0), matrix.shader(7));
        assert_eq!(
            (first.profile.as_str(), last.profile.as_str(), first.entry.as_str()),
            ("ps_6_0", "vs_6_0", "main")
        );
        assert_eq!(first.args, ["-HV", "2021"]);
        assert_eq!(matrix.asked(0, false).as_deref(), Some("int x : A;"));
        assert_eq!((0..8).filter(|&n| matrix.asked(n, false).is_none()).count(), 1);
        assert_eq!((0..8).filter(|&n| matrix.asked(n, true).is_none()).count(), 5);
        assert!(Matrix::parse("m", "Words.\nfloat x;\n").is_err());
    }
}
