//! Where included files come from.

use std::sync::Arc;
use trefoil_entity::HashMap;

/// Gives the text of included files. The preprocessor forms the paths to try (beside the files that are open, innermost first, for the
/// quoted form, then each include directory in order) and asks for them one after the other.
pub trait IncludeHandler {
    /// The bytes of the file at `path`, or `None` where there is none.
    fn load(&self, path: &str) -> Option<Arc<[u8]>>;

    /// The path of the file that an include names, for handlers that go by the name as it is written and by who includes it (the
    /// path of that file, or the name of the source). `None` leaves it to the preprocessor to form paths.
    fn resolve(&self, _written: &str, _angled: bool, _includer: &str) -> Option<String> {
        None
    }
}

/// A handler that finds nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoIncludes;

impl IncludeHandler for NoIncludes {
    fn load(&self, _path: &str) -> Option<Arc<[u8]>> {
        None
    }
}

/// A handler over files held in memory, by their path.
#[derive(Clone, Debug, Default)]
pub struct MemoryIncludes {
    files: HashMap<String, Arc<[u8]>>,
}

impl MemoryIncludes {
    /// Adds a file.
    pub fn add(&mut self, path: impl Into<String>, text: impl Into<Vec<u8>>) {
        self.files.insert(path.into(), text.into().into());
    }
}

impl IncludeHandler for MemoryIncludes {
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        self.files.get(path.strip_prefix("./").unwrap_or(path)).cloned()
    }
}
