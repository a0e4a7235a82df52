//! Debug information: the names and texts of files, and from which line instructions come.

use crate::function::Lower;
use crate::words::{Words, string_words};
use spirv::{Op, SourceLanguage};
use std::sync::Arc;
use trefoil_ir::Loc;

/// What is told of the source: `-fspv-debug=`.
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

/// Most bytes of a text that one instruction takes, an instruction being 65535 words long at most.
const CHUNK: usize = 200_000;

impl Lower<'_> {
    /// Says what the module was made of.
    pub(crate) fn name_sources(&mut self) {
        let asked = self.options.debug;
        let (language, version) = (SourceLanguage::HLSL as u32, self.origin.version());
        if asked.tells_places() {
            for (n, (name, text)) in self.origin.files().into_iter().enumerate() {
                if n > 0 && !asked.source {
                    break;
                }
                let id = self.words.string(&name);
                self.words.source(language, version, id, if asked.source { &text } else { "" });
            }
        } else if version != 0 {
            self.words.told(Op::Source, &[language, version]);
        }
        if asked.tool && self.options.env.has(1) {
            let text = concat!("trefoil ", env!("CARGO_PKG_VERSION"));
            self.words.processed(text);
        }
    }

    /// Says from which line the next instruction comes, where that has changed.
    pub(crate) fn mark_line(&mut self) {
        if !self.options.debug.line || self.loc == self.marked {
            return;
        }
        self.marked = self.loc;
        if let Some(spot) = self.origin.spot(self.loc) {
            let file = self.words.string(&spot.file);
            self.words.line = Some([file, spot.line, spot.column]);
        }
    }

    /// Says the line again: what was said ends with the block.
    pub(crate) fn forget_line(&mut self) {
        self.marked = Loc::NONE;
    }
}

impl Words {
    /// `OpSource`, continued as long as the text is.
    fn source(&mut self, language: u32, version: u32, file: u32, text: &str) {
        let mut rest = text;
        let mut is_first = true;
        loop {
            let mut end = rest.len().min(CHUNK);
            while !rest.is_char_boundary(end) {
                end -= 1;
            }
            let (chunk, behind) = rest.split_at(end);
            let words = string_words(chunk);
            match is_first {
                true if text.is_empty() => self.told(Op::Source, &[language, version, file]),
                true => self.told(Op::Source, &[&[language, version, file], &words[..]].concat()),
                false => self.told(Op::SourceContinued, &words),
            }
            if behind.is_empty() {
                return;
            }
            (rest, is_first) = (behind, false);
        }
    }
}
