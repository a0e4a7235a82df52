//! The instructions of a function. A block is open from its label to its terminator, which takes the open block away.

use super::Id;
use super::section::Section;
use smallvec::SmallVec;
use spirv::{LoopControl, Op, SelectionControl, StorageClass};

/// A block whose terminator has not been written.
pub(crate) struct OpenBlock {
    label: Id,
}

impl OpenBlock {
    /// The id of the block's label.
    pub(crate) fn label(&self) -> Id {
        self.label
    }
}

/// How a block ends.
pub(crate) enum Terminator<'a> {
    Branch(Id),
    /// A condition, where it is true and where it is not.
    BranchConditional([Id; 3]),
    /// A selector, the label of the default, and literals with their labels.
    Switch {
        selector: Id,
        default: Id,
        cases: &'a [u32],
    },
    Return,
    /// Of a function that is no entry point.
    ReturnValue(Id),
    Kill,
    /// The number of mesh shader groups in x, y and z, and their payload.
    EmitMeshTasks([Id; 4]),
    /// An any-hit shader ends, and the hit does not count.
    IgnoreIntersection,
    /// An any-hit shader ends, and its hit is the one that is taken.
    TerminateRay,
    Unreachable,
}

/// The structure that a block is the header of.
#[derive(Clone, Copy)]
pub(crate) enum Structure {
    None,
    Selection { merge: Id, control: SelectionControl },
    Loop { merge: Id, cont: Id, control: LoopControl },
}

/// Variables and blocks of the function.
#[derive(Default)]
pub(super) struct Code {
    /// Variables; they stand at the head of the first block.
    pub(super) locals: Section,
    /// The blocks, without the first label.
    pub(super) body: Section,
    /// What is to be written before the next instruction.
    pub(super) marks: Marks,
    /// Whether any of it is there.
    pub(super) is_marked: bool,
}

/// Where the next instruction comes from.
#[derive(Default)]
pub(super) struct Marks {
    /// File, line and column of `OpLine`.
    pub(super) plain: Option<[u32; 3]>,
    /// The operands of `OpExtInst` that names the scope.
    pub(super) scope: SmallVec<[u32; 12]>,
    /// The operands of `OpExtInst` that names the line.
    pub(super) line: SmallVec<[u32; 12]>,
}

impl Code {
    /// An instruction without result, whose operands are ids and then literals.
    pub(super) fn inst(&mut self, op: Op, ids: &[Id], literals: &[u32]) {
        if self.is_marked {
            self.write_marks();
        }
        let len = ids.len() + literals.len() + 1;
        self.body.words.push((len as u32) << 16 | op as u32);
        self.body.words.extend(ids.iter().map(|id| id.word()));
        self.body.words.extend(literals.iter().copied());
        self.body.too_long |= len > 0xffff;
    }

    #[cold]
    fn write_marks(&mut self) {
        self.is_marked = false;
        let Marks { plain, scope, line } = std::mem::take(&mut self.marks);
        if let Some(line) = plain {
            self.body.push(Op::Line, &line);
        }
        for words in [scope, line].iter().filter(|words| !words.is_empty()) {
            self.body.push(Op::ExtInst, words);
        }
    }

    /// Forgets what no instruction has taken.
    pub(super) fn forget_marks(&mut self) {
        (self.marks, self.is_marked) = (Marks::default(), false);
    }

    /// An instruction with a result, whose operands are ids and then literals.
    pub(super) fn value(&mut self, op: Op, ty: Id, id: Id, ids: &[Id], literals: &[u32]) {
        if self.is_marked {
            self.write_marks();
        }
        let len = ids.len() + literals.len() + 3;
        self.body.words.push((len as u32) << 16 | op as u32);
        self.body.words.extend_from_slice(&[ty.word(), id.word()]);
        self.body.words.extend(ids.iter().map(|id| id.word()));
        self.body.words.extend(literals.iter().copied());
        self.body.too_long |= len > 0xffff;
    }

    pub(super) fn local(&mut self, pointer: Id, id: Id) {
        self.locals.push(Op::Variable, &[pointer.word(), id.word(), StorageClass::Function as u32]);
    }

    /// Opens the first block, whose label stands ahead of the variables.
    pub(super) fn open_first(label: Id) -> OpenBlock {
        OpenBlock { label }
    }

    pub(super) fn open(&mut self, label: Id) -> OpenBlock {
        self.inst(Op::Label, &[label], &[]);
        OpenBlock { label }
    }

    /// Ends a block, which is a header when a structure is given.
    pub(super) fn close(&mut self, _: OpenBlock, structure: Structure, terminator: &Terminator<'_>) {
        match structure {
            Structure::None => {}
            Structure::Selection { merge, control } => {
                self.inst(Op::SelectionMerge, &[merge], &[control.bits()]);
            }
            Structure::Loop { merge, cont, control } => {
                self.inst(Op::LoopMerge, &[merge, cont], &[control.bits()]);
            }
        }
        match terminator {
            Terminator::Branch(target) => self.inst(Op::Branch, &[*target], &[]),
            Terminator::BranchConditional(operands) => self.inst(Op::BranchConditional, operands, &[]),
            Terminator::Switch { selector, default, cases } => {
                self.inst(Op::Switch, &[*selector, *default], cases)
            }
            Terminator::Return => self.inst(Op::Return, &[], &[]),
            Terminator::ReturnValue(value) => self.inst(Op::ReturnValue, &[*value], &[]),
            Terminator::EmitMeshTasks(operands) => self.inst(Op::EmitMeshTasksEXT, operands, &[]),
            Terminator::IgnoreIntersection => self.inst(Op::IgnoreIntersectionKHR, &[], &[]),
            Terminator::TerminateRay => self.inst(Op::TerminateRayKHR, &[], &[]),
            Terminator::Kill => self.inst(Op::Kill, &[], &[]),
            Terminator::Unreachable => self.inst(Op::Unreachable, &[], &[]),
        }
    }

    /// A phi whose operands may be filled in later; where they begin among the words of the body comes back.
    pub(super) fn phi(&mut self, ty: Id, id: Id, operands: &[Id]) -> usize {
        self.value(Op::Phi, ty, id, operands, &[]);
        self.body.words.len() - operands.len()
    }
}
