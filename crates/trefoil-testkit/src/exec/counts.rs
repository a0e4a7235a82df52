//! How many execution tests run in each shader model of byte code before 5.1.

use super::older::missing;
use super::parse;
use super::route::Older;
use super::run::source_of;
use std::collections::BTreeMap;
use std::path::Path;

/// How many of some tests run in each older model, and how many lack each feature.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// Tests that run.
    pub run: BTreeMap<Older, usize>,
    /// Tests left out, by model and feature.
    pub left_out: BTreeMap<(Older, &'static str), usize>,
}

impl Counts {
    /// Counts a test in a file, unless it leaves byte code out altogether or is no HLSL.
    pub fn add(&mut self, path: &Path) -> Result<(), String> {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let test = parse::test(&text)?;
        let (shader, source) = source_of(&test, path, text)?;
        if shader.extension().is_none_or(|e| e != "hlsl") || !test.has_byte_code() {
            return Ok(());
        }
        for older in Older::ALL {
            match missing(&test, &shader.to_string_lossy(), &source, older) {
                None => *self.run.entry(older).or_default() += 1,
                Some(feature) => *self.left_out.entry((older, feature)).or_default() += 1,
            }
        }
        Ok(())
    }
}
