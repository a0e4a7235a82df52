//! Where a module comes from, and how much of it the module tells.

use std::sync::Arc;
use trefoil_ir::Loc;

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
}

impl Debug {
    /// Whether the names, the texts or the lines of files go into the module.
    pub fn tells_places(self) -> bool {
        self.file || self.source || self.line
    }
}

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The file's name.
    pub file: Arc<str>,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}

/// Where a module comes from.
pub trait Origin {
    /// The shader model as SPIR-V has it: 640 for 6.4.
    fn version(&self) -> u32;

    /// The files with their texts, the main one first.
    fn files(&self) -> Vec<(Arc<str>, String)>;

    /// The place of a location.
    fn spot(&self, loc: Loc) -> Option<Spot>;
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
