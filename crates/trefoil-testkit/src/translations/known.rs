//! Disagreements that are known: `tests/translations/known.txt`, a line each, `PART : reason`.

use crate::consumers::workspace;

/// The list.
pub struct Known {
    parts: Vec<String>,
}

impl Known {
    /// Reads the list of the tree.
    ///
    /// # Errors
    /// A file that cannot be read, a line without a reason.
    pub fn read() -> Result<Known, String> {
        let path = workspace().join("tests/translations/known.txt");
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        Known::parse(&text)
    }

    fn parse(text: &str) -> Result<Known, String> {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let part = |line: &str| {
            let (part, _) = line.split_once(" : ").ok_or_else(|| format!("'{line}' has no reason"))?;
            Ok(part.trim().to_string())
        };
        Ok(Known { parts: lines.map(part).collect::<Result<_, String>>()? })
    }

    /// Whether a disagreement is in the list: about a shader with its way, in the words of a compiler.
    pub fn has(&self, name: &str, words: &str) -> bool {
        self.parts.iter().any(|part| name.contains(part.as_str()) || words.contains(part.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_of_a_name_or_of_words() {
        let known =
            Known::parse("# why\na/b.hlsl slang : DXC folds it\nis invalid : its own fault\n").unwrap();
        assert!(known.has("a/b.hlsl slang-rows", "seed 0"));
        assert!(!known.has("a/b.hlsl cross-dxc", "seed 0"));
        assert!(known.has("c.hlsl slang", "generated SPIR-V is invalid: 5"));
        assert!(Known::parse("a.hlsl\n").is_err());
    }
}
