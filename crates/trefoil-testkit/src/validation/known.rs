//! Verdicts that are known to differ: `tests/validate/known.txt`, a kind a line.
//!
//! `SIDE | WORDS | DAMAGE | REASON`: who refuses alone (`ours` or `DXC`), how the rule's words begin, a text that the damage has
//! (any, where it is empty) or the name of a container that has none, and why.

use super::{Outcome, Row, rule_of};

struct Kind {
    is_ours: bool,
    words: String,
    damage: String,
}

/// The kinds of differences that are known.
pub struct Known(Vec<Kind>);

impl Known {
    /// Reads the file.
    ///
    /// # Errors
    /// A file that cannot be read, or a line of another form.
    pub fn read() -> Result<Known, String> {
        let path = crate::consumers::workspace().join("tests/validate/known.txt");
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        Known::parse(&text)
    }

    fn parse(text: &str) -> Result<Known, String> {
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        lines.map(kind).collect::<Result<Vec<_>, _>>().map(Known)
    }

    /// Whether a difference is known.
    pub fn has(&self, row: &Row) -> bool {
        let (is_ours, words) = match &row.outcome {
            Outcome::Stricter(words) => (true, words),
            Outcome::Missed(words) | Outcome::Unmade(super::THEIRS, words) => (false, words),
            Outcome::Unmade(_, words) => (true, words),
            _ => return false,
        };
        let rule = rule_of(words);
        self.0
            .iter()
            .any(|kind| kind.is_ours == is_ours && rule.starts_with(&kind.words) && is_of(row, &kind.damage))
    }
}

/// Whether a row is of a damage; of a container as it was made, whether its name has the words.
fn is_of(row: &Row, damage: &str) -> bool {
    if row.seed == 0 { row.name.contains(damage) } else { row.what.contains(damage) }
}

fn kind(line: &str) -> Result<Kind, String> {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    match parts[..] {
        [side @ ("ours" | "DXC"), words, damage, why] if !words.is_empty() && !why.is_empty() => {
            Ok(Kind { is_ours: side == "ours", words: words.to_owned(), damage: damage.to_owned() })
        }
        _ => Err(format!("tests/validate/known.txt: '{line}' is not 'SIDE | WORDS | DAMAGE | REASON'")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(outcome: Outcome) -> Row {
        Row { name: "a".into(), seed: 1, what: "constant 3: 22 [1]".into(), outcome }
    }

    #[test]
    fn a_kind_is_known_by_side_words_and_damage() {
        let known = Known::parse("# why\n\nours | GS input | 22 [ | garbage\n").unwrap();
        let words = || "error: GS input primitive unrecognized.".to_owned();
        assert!(known.has(&row(Outcome::Stricter(words()))));
        assert!(!known.has(&row(Outcome::Missed(words()))));
        assert!(!known.has(&row(Outcome::Stricter("error: another".into()))));
        assert!(!known.has(&row(Outcome::Valid)));
        let other = Known::parse("ours | GS input | 4 [ | garbage").unwrap();
        assert!(!other.has(&row(Outcome::Stricter(words()))));
    }

    #[test]
    fn a_line_has_its_reason() {
        assert!(Known::parse("ours | GS input | | ").is_err());
        assert!(Known::parse("both | GS input | | why").is_err());
    }

    #[test]
    fn the_file_can_be_read() {
        assert!(Known::read().is_ok());
    }
}
