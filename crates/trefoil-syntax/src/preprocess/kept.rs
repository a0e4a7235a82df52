//! What the preprocessor keeps of a compile, for others to go on from.

use super::boundary::Boundary;
use super::macros::{MacroTable, Predefined};
use super::open::OpenFile;
use crate::diag::Diagnostic;
use crate::lex::{LexedFile, Token};
use crate::source::{Interner, Name, Pos, SourceMap};
use smallvec::SmallVec;
use std::sync::{Arc, Mutex};
use trefoil_entity::HashSet;

/// What the preprocessor knows at a boundary, or before an `#include` in what the last line before the boundary includes.
#[derive(Debug)]
pub struct Point {
    pub(super) boundary: Boundary,
    /// The files that are open there, but for the main file.
    pub(super) open: Vec<OpenFile>,
    /// The names that it stands before, whose macros differ.
    pub(super) differing: Vec<String>,
    /// The main file, and where it stands among the files of `sources`.
    pub(super) main: Arc<LexedFile>,
    pub(super) main_file: usize,
    pub(super) main_base: Pos,
    /// The next oddity of the main file.
    pub(super) oddity: usize,
    /// All names of the compile that made the point; the parser and the check add theirs.
    pub(super) names: Interner,
    pub(super) sources: SourceMap,
    pub(super) macros: MacroTable,
    /// The macros before the first line, and the names that the command line defines.
    pub(super) initial: MacroTable,
    pub(super) defined: Vec<Name>,
    /// By name: whether it is spelled before the point, or comes to be there.
    pub(super) spelled: Vec<bool>,
    pub(super) once: HashSet<Arc<str>>,
    /// What was asked of the include handler, in order.
    pub(super) loaded: Loaded,
    /// What the handler gave for each of these when a compile last went on from here: the same again needs no comparison.
    pub(super) given: Mutex<Given>,
    pub(super) counter: u32,
    pub(super) predefined: Predefined,
    pub(super) made: usize,
    pub(super) diagnostics: Vec<Diagnostic>,
    /// How many tokens stand before it, and the last of them.
    pub(super) tokens: usize,
    pub(super) last: Token,
    /// Whether what was said before it names a place in the command line's definitions.
    pub(super) tells_definitions: bool,
}

/// Where a point is wanted: at a boundary, or before it where a file is to be read that spells a name whose macro differs from
/// compile to compile.
pub(super) struct Wish {
    pub(super) boundaries: SmallVec<[Boundary; 8]>,
    pub(super) differing: Vec<String>,
    pub(super) initial: MacroTable,
    pub(super) point: Option<Point>,
}

/// Files that the include handler was asked for, and what it gave.
pub type Loaded = Vec<(Arc<str>, Option<Arc<LexedFile>>)>;

/// The bytes of files, in the order of [`Point::loaded`]; empty before the first compile.
pub(super) type Given = Arc<[Option<Arc<[u8]>>]>;

impl Point {
    /// The boundary whose text is before it, or to whose last line it belongs.
    pub fn boundary(&self) -> Boundary {
        self.boundary
    }

    /// Whether it was kept where it is because the macro of that name differs from compile to compile.
    pub fn stands_before(&self, name: &str) -> bool {
        self.differing.iter().any(|it| it == name)
    }

    /// The macros that it was kept before because they differ from compile to compile.
    pub fn names_before(&self) -> &[String] {
        &self.differing
    }

    /// Whether nothing is before the boundary that it has not seen.
    pub fn is_whole(&self) -> bool {
        self.open.is_empty()
    }

    /// How many tokens stand before it.
    pub fn token_count(&self) -> usize {
        self.tokens
    }

    /// Whether a name is spelled before it, or comes to be there.
    pub fn spells(&self, name: &str) -> bool {
        self.names.find(name).is_some_and(|name| self.spells_name(name))
    }

    pub(super) fn spells_name(&self, name: Name) -> bool {
        self.spelled.get(name.index()).copied().unwrap_or(false)
    }

    /// Whether a name that begins so is spelled before it.
    fn spells_any(&self, prefix: &str) -> bool {
        let mut names = (0..self.spelled.len() as u32).map(Name).filter(|&name| self.spells_name(name));
        names.any(|name| self.names.get(name).starts_with(prefix))
    }

    /// Whether something that depends on the stage is spelled before it.
    pub fn spells_stage(&self) -> bool {
        self.spells_any("__SHADER_")
    }

    /// Takes the names that later stages have added.
    pub fn set_names(&mut self, names: Interner) {
        self.names = names;
    }

    /// The files that it holds; others may hold them too.
    pub fn files(&self) -> impl Iterator<Item = &Arc<LexedFile>> {
        let loaded = self.loaded.iter().filter_map(|(_, file)| file.as_ref());
        loaded.chain(self.open.iter().map(|file| &file.lexed)).chain([&self.main])
    }

    /// About how many bytes it takes, besides its files.
    pub fn size(&self) -> usize {
        self.names.bytes()
            + self.macros.bytes()
            + self.initial.bytes()
            + self.sources.bytes()
            + self.spelled.len()
            // What the handler gave is held as well.
            + self.loaded.iter().filter_map(|(_, file)| Some(file.as_ref()?.source().len())).sum::<usize>()
    }
}
