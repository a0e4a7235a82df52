//! Where a module comes from, and how much of it the module tells.

use std::sync::Arc;
use trefoil_ir::Loc;
pub use trefoil_ir::debug::{Origin, Spot};

/// What debug information says of the source: `-fspv-debug=`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Debug {
    /// The name of the main file.
    pub file: bool,
    /// The text of the files.
    pub source: bool,
    /// The line of each instruction.
    pub line: bool,
    /// Who made the module.
    pub tool: bool,
    /// Functions, scopes, types and variables, in the instructions of `NonSemantic.Shader.DebugInfo.100`, which then say lines and
    /// sources too.
    pub info: bool,
}

impl Debug {
    /// Whether the names, the texts or the lines of files go into the module.
    pub fn tells_places(self) -> bool {
        self.file || self.source || self.line || self.info
    }
}

/// No origin that is known.
pub struct Unknown;

impl Origin for Unknown {
    fn version(&self) -> u32 {
        0
    }

    fn files(&self) -> Vec<(Arc<str>, String)> {
        Vec::new()
    }

    fn spot(&self, _: Loc) -> Option<Spot> {
        None
    }
}
