//! The instructions of the one function. A block is open from its label to its terminator, which takes the open block away.

use super::section::Section;
use smallvec::SmallVec;
use spirv::{LoopControl, Op, SelectionControl, StorageClass};

/// A block whose terminator has not been written.
pub(crate) struct OpenBlock {
    label: u32,
}

impl OpenBlock {
    /// The id of the block's label.
    pub(crate) fn label(&self) -> u32 {
        self.label
    }
}

/// How a block ends.
pub(crate) enum Terminator<'a> {
    Branch(u32),
    /// A condition, where it is true and where it is not.
    BranchConditional([u32; 3]),
    /// The operands of `OpSwitch`: a selector, a default, and literals with their labels.
    Switch(&'a [u32]),
    Return,
    Kill,
    Unreachable,
}

/// The structure that a block is the header of.
#[derive(Clone, Copy)]
pub(crate) enum Structure {
    None,
    Selection { merge: u32, control: SelectionControl },
    Loop { merge: u32, cont: u32, control: LoopControl },
}

/// Variables and blocks of the function.
#[derive(Default)]
pub(super) struct Code {
    /// Variables; they stand at the head of the first block.
    pub(super) locals: Section,
    /// The blocks, without the first label.
    pub(super) body: Section,
    /// File, line and column, to be written before the next instruction.
    pub(super) line: Option<[u32; 3]>,
}

impl Code {
    pub(super) fn inst(&mut self, op: Op, operands: &[u32]) {
        if self.line.is_some() {
            self.write_line();
        }
        self.body.push(op, operands);
    }

    #[cold]
    fn write_line(&mut self) {
        if let Some(line) = self.line.take() {
            self.body.push(Op::Line, &line);
        }
    }

    pub(super) fn value(&mut self, op: Op, ty: u32, id: u32, operands: &[u32]) {
        if self.line.is_some() {
            self.write_line();
        }
        self.body.words.push((operands.len() as u32 + 3) << 16 | op as u32);
        self.body.words.extend_from_slice(&[ty, id]);
        self.body.words.extend_from_slice(operands);
        self.body.too_long |= operands.len() + 3 > 0xffff;
    }

    pub(super) fn local(&mut self, pointer: u32, id: u32) {
        self.locals.push(Op::Variable, &[pointer, id, StorageClass::Function as u32]);
    }

    /// Opens the first block, whose label stands ahead of the variables.
    pub(super) fn open_first(label: u32) -> OpenBlock {
        OpenBlock { label }
    }

    pub(super) fn open(&mut self, label: u32) -> OpenBlock {
        self.inst(Op::Label, &[label]);
        OpenBlock { label }
    }

    /// Ends a block, which is a header when a structure is given.
    pub(super) fn close(&mut self, _: OpenBlock, structure: Structure, terminator: &Terminator<'_>) {
        match structure {
            Structure::None => {}
            Structure::Selection { merge, control } => {
                self.inst(Op::SelectionMerge, &[merge, control.bits()]);
            }
            Structure::Loop { merge, cont, control } => {
                self.inst(Op::LoopMerge, &[merge, cont, control.bits()]);
            }
        }
        match terminator {
            Terminator::Branch(target) => self.inst(Op::Branch, &[*target]),
            Terminator::BranchConditional(operands) => self.inst(Op::BranchConditional, operands),
            Terminator::Switch(operands) => self.inst(Op::Switch, operands),
            Terminator::Return => self.inst(Op::Return, &[]),
            Terminator::Kill => self.inst(Op::Kill, &[]),
            Terminator::Unreachable => self.inst(Op::Unreachable, &[]),
        }
    }

    /// A phi whose operands may be filled in later; where they begin among the words of the body comes back.
    pub(super) fn phi(&mut self, ty: u32, id: u32, operands: &SmallVec<[u32; 8]>) -> usize {
        self.value(Op::Phi, ty, id, operands);
        self.body.words.len() - operands.len()
    }
}
