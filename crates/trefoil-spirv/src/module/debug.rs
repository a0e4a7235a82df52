//! Debug information: its instructions outside of functions, and the constants that they name.
//!
//! What the code needs is written as if there were none: the instructions stand in a section of their own after all other
//! declarations, and so do their constants, which are made in the end.

use super::section::Section;
use super::{Id, Writer};
use crate::debug_ops::{DebugOp, SET};
use smallvec::SmallVec;
use spirv::Op;
use trefoil_ir::HashMap;

/// Debug information as it grows.
#[derive(Default)]
pub(super) struct DebugPart {
    /// The set of instructions; none where there is no debug information.
    set: Id,
    /// The type of their results, which may be declared later.
    pub(super) void: Id,
    /// Instructions outside of functions.
    pub(super) section: Section,
    /// Numbers that are named, with their constants.
    numbers: HashMap<u32, Id>,
    /// The same in the order in which they were named.
    ordered: Vec<(u32, Id)>,
    /// The constants `false` and `true`.
    bools: [Id; 2],
}

/// Where an id stands in a function that is not known before all functions are whole.
#[derive(Clone, Copy)]
pub(crate) struct Gap {
    function: usize,
    word: usize,
}

impl Writer {
    /// Makes debug information possible.
    pub(crate) fn begin_debug(&mut self) {
        self.debug.set = self.import(SET);
        self.debug.void = self.fresh();
    }

    /// The words of an instruction of debug information, and its id.
    fn debug_words(&mut self, op: DebugOp, operands: &[Id]) -> (Id, SmallVec<[u32; 12]>) {
        let id = self.fresh();
        let DebugPart { set, void, .. } = self.debug;
        let mut words = SmallVec::from_slice(&[void.word(), id.word(), set.word(), op as u32]);
        words.extend(operands.iter().map(|id| id.word()));
        (id, words)
    }

    /// An instruction of debug information outside of functions.
    pub(crate) fn debug_info(&mut self, op: DebugOp, operands: &[Id]) -> Id {
        let (id, words) = self.debug_words(op, operands);
        self.debug.section.push(Op::ExtInst, &words);
        id
    }

    /// An instruction of debug information in the function.
    pub(crate) fn debug_inst(&mut self, op: DebugOp, operands: &[Id]) {
        let (_, words) = self.debug_words(op, operands);
        self.code.inst(Op::ExtInst, &[], &words);
    }

    /// The place in the function of an operand of the instruction of debug information that was written last.
    pub(crate) fn gap(&self, operands: usize, n: usize) -> Gap {
        Gap { function: self.functions.len(), word: self.code.body.words.len() - operands + n }
    }

    /// Fills in what was not known.
    pub(crate) fn fill(&mut self, gap: Gap, id: Id) {
        let code = self.functions.get_mut(gap.function).map(|whole| &mut whole.code);
        let words = &mut code.unwrap_or(&mut self.code).body.words;
        if let Some(word) = words.get_mut(gap.word) {
            *word = id.word();
        }
    }

    /// The scope that the next instruction of the function is in.
    pub(crate) fn debug_scope(&mut self, operands: &[Id]) {
        let (_, words) = self.debug_words(DebugOp::Scope, operands);
        self.code.marks.scope = words;
        self.code.is_marked = true;
    }

    /// The line that the next instruction of the function comes from.
    pub(crate) fn debug_line(&mut self, operands: &[Id]) {
        let (_, words) = self.debug_words(DebugOp::Line, operands);
        self.code.marks.line = words;
        self.code.is_marked = true;
    }

    /// The constant of a number that debug information names.
    pub(crate) fn debug_number(&mut self, number: u32) -> Id {
        if let Some(&known) = self.debug.numbers.get(&number) {
            return known;
        }
        let id = self.fresh();
        self.debug.numbers.insert(number, id);
        self.debug.ordered.push((number, id));
        id
    }

    /// The constant `false` or `true`.
    pub(crate) fn debug_bool(&mut self, value: bool) -> Id {
        if self.debug.bools[usize::from(value)].is_none() {
            self.debug.bools[usize::from(value)] = self.fresh();
        }
        self.debug.bools[usize::from(value)]
    }

    /// The type of the results of debug information.
    pub(crate) fn debug_void(&self) -> Id {
        self.debug.void
    }

    /// Declares what debug information names, after all that the code needs.
    pub(super) fn declare_for_debug(&mut self) {
        if self.debug.set.is_none() {
            return;
        }
        self.ty(Op::TypeVoid, &[]);
        let uint = self.uint_type();
        for (number, id) in std::mem::take(&mut self.debug.ordered) {
            self.declarations.declare(Op::Constant, Some(uint), id, &[number]);
        }
        for (op, id) in [Op::ConstantFalse, Op::ConstantTrue].into_iter().zip(self.debug.bools) {
            if id.is_some() {
                let ty = self.ty(Op::TypeBool, &[]);
                self.declarations.declare(op, Some(ty), id, &[]);
            }
        }
    }
}
