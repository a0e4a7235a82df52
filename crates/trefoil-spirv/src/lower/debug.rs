//! Debug information: the names and texts of files, and from which line instructions come.

use super::Lower;
use crate::origin::Origin;
use spirv::SourceLanguage;
use trefoil_ir::Loc;

/// What the module tells of its source.
pub(super) struct DebugInfo<'a> {
    origin: &'a dyn Origin,
    /// The location whose line was written last in the open block.
    marked: Loc,
}

impl<'a> DebugInfo<'a> {
    pub(super) fn new(origin: &'a dyn Origin) -> Self {
        Self { origin, marked: Loc::NONE }
    }
}

impl Lower<'_> {
    /// Says what the module was made of.
    pub(super) fn name_sources(&mut self) {
        let asked = self.options.debug;
        let (language, version) = (SourceLanguage::HLSL as u32, self.debug.origin.version());
        if asked.tells_places() {
            for (n, (name, text)) in self.debug.origin.files().into_iter().enumerate() {
                if n > 0 && !asked.source {
                    break;
                }
                let id = self.out.string(&name);
                self.out.source(language, version, id, if asked.source { &text } else { "" });
            }
        } else if version != 0 {
            self.out.language(language, version);
        }
        if asked.tool && self.options.env.has(1) {
            let text = concat!("trefoil ", env!("CARGO_PKG_VERSION"));
            self.out.processed(text);
        }
    }

    /// Says from which line the next instruction comes, where that has changed.
    pub(super) fn mark_line(&mut self) {
        if !self.options.debug.line || self.body.loc == self.debug.marked {
            return;
        }
        self.debug.marked = self.body.loc;
        if let Some(spot) = self.debug.origin.spot(self.body.loc) {
            let file = self.out.string(&spot.file);
            self.out.line(file, spot.line, spot.column);
        }
    }

    /// Makes the next instruction emit its `OpLine` again: a line's scope ends with the block.
    pub(super) fn forget_line(&mut self) {
        self.debug.marked = Loc::NONE;
    }
}
