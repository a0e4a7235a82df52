//! Structures of control flow that are open while their code is translated.

use crate::program::{Block, Exit, Function, Reg};
use crate::{Fault, Result};

/// A structure that is open, with the blocks that end it.
#[derive(Debug)]
pub(super) enum Open {
    /// The other side, until it begins, and what follows.
    If {
        other: Option<u32>,
        end: u32,
    },
    Loop {
        head: u32,
        end: u32,
    },
    /// The block that ends in the switch, what is asked, the cases with their blocks, the default.
    Switch {
        from: u32,
        selector: Reg,
        cases: Vec<(u64, u32)>,
        default: Option<u32>,
        end: u32,
    },
}

/// Where the translation stands.
#[derive(Debug, Default)]
pub(super) struct Flow {
    pub(super) open: Vec<Open>,
    /// The block that instructions go to, and its first instruction.
    pub(super) current: u32,
    pub(super) start: u32,
}

impl Flow {
    /// The blocks that follow each block.
    pub(super) fn successors(function: &Function) -> Vec<Vec<u32>> {
        let of = |block: &Block| {
            let mut next = match &block.exit {
                Exit::Return(..) | Exit::Unreachable => Vec::new(),
                Exit::Goto(edge) => vec![edge.to],
                Exit::Branch(_, a, b) => vec![a.to, b.to],
                Exit::Switch(_, cases, default) => cases.iter().map(|c| c.1.to).chain([default.to]).collect(),
            };
            next.sort_unstable();
            next.dedup();
            next
        };
        function.blocks.iter().map(of).collect()
    }

    /// Where a jump out of the innermost structure goes: of a loop or switch, or of a loop alone.
    pub(super) fn target(&self, continues: bool) -> Result<u32> {
        let found = self.open.iter().rev().find_map(|open| match open {
            Open::Loop { head, .. } if continues => Some(*head),
            Open::Loop { end, .. } | Open::Switch { end, .. } if !continues => Some(*end),
            Open::If { .. } | Open::Loop { .. } | Open::Switch { .. } => None,
        });
        found.ok_or_else(|| Fault::damaged("a jump out of nothing"))
    }
}
