//! Lanes of what the module asks the pipeline or a ray query for. DXIL asks for one number after the other, SPIR-V for a vector or
//! matrix: it is asked for once, and a vector that is made of its lanes is the answer itself, or a shuffle of it.

use crate::lower::types::Shape;
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::{BuiltIn, Op};
use trefoil_ir::{HashMap, InstId, Intrinsic, Opcode, Value};

/// What is asked for.
#[derive(Clone, Copy, PartialEq)]
pub(in crate::lower) enum Question {
    /// A variable of the pipeline.
    BuiltIn(BuiltIn),
    /// What a ray query knows, by the operation of DXIL.
    Query(Value, u32),
    /// A matrix, transposed.
    Transposed(Id),
    /// Where the ray query of this number is.
    Address(Id),
}

/// A lane of what was asked for.
#[derive(Clone, Copy)]
pub(in crate::lower) enum Lane {
    /// Of a vector.
    OfVector { whole: Id, shape: Shape, lane: u32 },
    /// Of a matrix of four columns of three floats.
    OfMatrix { whole: Id, column: u32, row: u32 },
}

/// What has been asked for in a function.
#[derive(Default)]
pub(in crate::lower) struct Asked {
    /// Each with the label of the block where the answer stands.
    answers: SmallVec<[(Question, Id, Id); 4]>,
    lanes: HashMap<InstId, Lane>,
}

impl Lower<'_> {
    /// The answer to a question, where it is known here.
    pub(in crate::lower) fn answer(&self, question: Question) -> Option<Id> {
        let label = self.label();
        // What a query knows changes; the first block comes before all others.
        let first = match question {
            Question::Query(..) => None,
            Question::BuiltIn(_) | Question::Transposed(_) | Question::Address(_) => self.func.layout.first(),
        };
        let first = first.map(|&block| self.body.labels[block]);
        let known =
            |&&(asked, at, _): &&(Question, Id, Id)| asked == question && (at == label || Some(at) == first);
        self.body.asked.answers.iter().find(known).map(|&(.., id)| id)
    }

    /// Keeps the answer to a question.
    pub(in crate::lower) fn keep_answer(&mut self, question: Question, answer: Id) {
        let label = self.label();
        self.body.asked.answers.push((question, label, answer));
    }

    /// Forgets what ray queries have answered: one of them goes on.
    pub(in crate::lower) fn forget_queries(&mut self) {
        self.body.asked.answers.retain(|(question, ..)| !matches!(question, Question::Query(..)));
    }

    /// Notes what a lane is of: a vector that is made of such lanes is the answer itself. One that such a vector alone uses is
    /// not taken out before that is made.
    pub(in crate::lower) fn keep_lane(&mut self, inst: InstId, lane: Lane) {
        self.body.asked.lanes.insert(inst, lane);
    }

    /// The lane that an insertion puts into a vector, when who makes the vector can do without it.
    pub(in crate::lower) fn asked_lane(&self, insert: InstId) -> Option<InstId> {
        let &[_, scalar, at] = self.func.operands(insert) else { return None };
        let lanes = self.ctx.types.lanes(self.inst(insert).ty);
        let is_insertion = self.inst(insert).op == Opcode::InsertElement && self.ctx.as_int(at).is_some();
        let asked = scalar.as_inst().filter(|_| is_insertion && (2..=4).contains(&lanes))?;
        let is_number = |shape: Shape| self.shape_of(self.inst(asked).ty) == Some(shape.with_lanes(1));
        let can_wait = match self.inst(asked).intrinsic()? {
            Intrinsic::ThreadId | Intrinsic::GroupId | Intrinsic::ThreadIdInGroup => is_number(Shape::UINT),
            Intrinsic::DomainLocation => is_number(Shape::FLOAT),
            Intrinsic::RayQueryState => {
                let opcode = self.func.operands(asked).get(1).and_then(|&v| self.ctx.as_int(v))?;
                self.query_answers_in_lanes(opcode as u32) && is_number(Shape::FLOAT)
            }
            _ => false,
        };
        can_wait.then_some(asked)
    }

    /// The scalar that a chain of insertions puts into every lane.
    pub(in crate::lower) fn splat_scalar(&self, last: InstId) -> Option<Value> {
        let mut at = last;
        let mut set = 0u32;
        let mut scalar = None;
        let lanes = self.ctx.types.lanes(self.inst(last).ty);
        if !(2..=4).contains(&lanes) {
            return None;
        }
        loop {
            let &[before, inserted, lane] = self.func.operands(at) else { return None };
            let lane = self.ctx.as_int(lane).filter(|&lane| lane < u64::from(lanes))?;
            if *scalar.get_or_insert(inserted) != inserted {
                return None;
            }
            set |= 1 << lane;
            match before.as_inst().filter(|&before| self.body.chained[before]) {
                Some(before) => at = before,
                None => return scalar.filter(|_| set == (1 << lanes) - 1),
            }
        }
    }

    /// The id of a scalar that is put into a vector: a lane that has waited is taken out now.
    pub(in crate::lower) fn lane_id(&mut self, value: Value) -> Result<Id> {
        let waits = value.as_inst().filter(|&inst| self.body.chained[inst]);
        match waits.and_then(|inst| self.body.asked.lanes.get(&inst).copied()) {
            Some(Lane::OfVector { whole, shape, lane }) => Ok(self.lane(whole, shape, lane)),
            Some(Lane::OfMatrix { whole, column, row }) => {
                Ok(self.op_with(Op::CompositeExtract, Shape::FLOAT, &[whole], &[column, row]))
            }
            None => self.id(value),
        }
    }

    /// The vector of some lanes, when they are all of one that was asked for.
    pub(in crate::lower) fn vector_of_lanes(&mut self, values: &[Value], shape: Shape) -> Option<Id> {
        let lanes = &self.body.asked.lanes;
        let found: Option<SmallVec<[Lane; 4]>> =
            values.iter().map(|value| lanes.get(&value.as_inst()?).copied()).collect();
        let found = found?;
        let (whole, from, picked): (Id, Shape, SmallVec<[u32; 4]>) = match found[0] {
            Lane::OfVector { whole, shape, .. } => {
                let lane = |it: &Lane| match *it {
                    Lane::OfVector { whole: of, lane, .. } if of == whole => Some(lane),
                    Lane::OfVector { .. } | Lane::OfMatrix { .. } => None,
                };
                (whole, shape, found.iter().map(lane).collect::<Option<_>>()?)
            }
            Lane::OfMatrix { whole, row, .. } => {
                let column = |it: &Lane| match *it {
                    Lane::OfMatrix { whole: of, row: at, column } if of == whole && at == row => Some(column),
                    Lane::OfVector { .. } | Lane::OfMatrix { .. } => None,
                };
                let columns = found.iter().map(column).collect::<Option<_>>()?;
                let four = Shape::FLOAT.with_lanes(4);
                let rows = self.transposed(whole);
                (self.op_with(Op::CompositeExtract, four, &[rows], &[row]), four, columns)
            }
        };
        if from.lanes == shape.lanes && picked.iter().copied().eq(0..from.lanes) {
            return Some(whole);
        }
        Some(self.op_with(Op::VectorShuffle, shape, &[whole, whole], &picked))
    }

    /// A matrix of four columns of three floats as one of three columns of four.
    fn transposed(&mut self, matrix: Id) -> Id {
        if let Some(known) = self.answer(Question::Transposed(matrix)) {
            return known;
        }
        let column = self.type_of_shape(Shape::FLOAT.with_lanes(4));
        let ty = self.out.ty_of(Op::TypeMatrix, &[column], &[3]);
        let rows = self.out.value(Op::Transpose, ty, &[matrix]);
        self.keep_answer(Question::Transposed(matrix), rows);
        rows
    }
}
