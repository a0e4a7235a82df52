//! Structured control flow: the open constructs, and jumps out of them.

use crate::lower::Lowerer;
use crate::lower::values::{Place, Val, nth_after};
use crate::typed::TyId;
use trefoil_ir::{BlockId, Flags, Hint, Opcode, TypeId, Variable};

/// What a frame is.
#[derive(Clone, Debug)]
pub(in crate::lower) enum FrameKind {
    /// A loop of the source; where `continue` goes, and the flag that a scope inside sets to leave it.
    Loop { cont: BlockId, left: Option<Variable> },
    /// A `switch` of the source.
    Switch,
    /// A scope that `continue` leaves: around a loop's body when what follows it has flow of its own.
    Continue,
    /// The body of a function: where the result goes, and the flag that says it has returned.
    Function { result: Option<Place>, ty: TyId, returned: Option<Variable> },
}

/// A construct that is open, innermost last.
#[derive(Clone, Debug)]
pub(in crate::lower) struct Frame {
    pub kind: FrameKind,
    /// Where leaving it goes.
    pub merge: BlockId,
    /// Whether a `return` inside left it on its way out.
    pub returns: bool,
    /// Whether anything leaves it.
    pub left: bool,
}

impl Frame {
    /// A construct that nothing has left yet.
    pub(in crate::lower) fn new(kind: FrameKind, merge: BlockId) -> Self {
        Self { kind, merge, returns: false, left: false }
    }
}

impl Lowerer<'_> {
    /// Opens a scope that can be left from inside: a `switch` with a default alone.
    pub(in crate::lower) fn begin_scope(&mut self, kind: FrameKind) {
        let (body, merge) = (self.b.new_block(), self.b.new_block());
        let zero = self.b.ctx.i32(0);
        self.b.switch(zero, body, &[], merge, Hint::None);
        self.b.start_block(body);
        self.frames.push(Frame::new(kind, merge));
    }

    /// Closes the innermost scope and goes on after it.
    pub(in crate::lower) fn end_scope(&mut self) -> Option<Frame> {
        let mut frame = self.frames.pop()?;
        frame.left |= !self.b.is_terminated();
        self.b.br(frame.merge);
        self.b.start_block(frame.merge);
        if !frame.left {
            self.unreachable();
        }
        Some(frame)
    }

    /// `break` of the source.
    pub(in crate::lower) fn leave(&mut self) {
        let mut scoped = false;
        for i in (0..self.frames.len()).rev() {
            match self.frames[i].kind {
                FrameKind::Switch => return self.go_out(i),
                FrameKind::Loop { .. } if !scoped => return self.go_out(i),
                FrameKind::Loop { left, .. } => {
                    if let Some(left) = left {
                        self.set(left);
                    }
                    self.frames[i].left = true;
                    return self.go_out(i + 1);
                }
                FrameKind::Continue => scoped = true,
                FrameKind::Function { .. } => return,
            }
        }
    }

    /// `continue` of the source.
    pub(in crate::lower) fn go_on(&mut self) {
        for i in (0..self.frames.len()).rev() {
            match self.frames[i].kind {
                FrameKind::Loop { cont, .. } => return self.b.br(cont),
                FrameKind::Continue => return self.go_out(i),
                FrameKind::Switch => {}
                FrameKind::Function { .. } => return,
            }
        }
    }

    /// Goes to the end of the construct of frame `i`.
    fn go_out(&mut self, i: usize) {
        self.frames[i].left = true;
        self.b.br(self.frames[i].merge);
    }

    /// Ends the current block: nothing comes to it.
    pub(in crate::lower) fn unreachable(&mut self) {
        self.b.inst(Opcode::Unreachable, TypeId::VOID, &[], 0, Flags::NONE);
    }

    /// `return` of the source: out of the function's scope, through the constructs in between by its flag.
    pub(in crate::lower) fn return_value(&mut self, value: Option<(Val, TyId)>) {
        let Some(at) = self.frames.iter().rposition(|f| matches!(f.kind, FrameKind::Function { .. })) else {
            return;
        };
        let FrameKind::Function { result, ty, returned } = self.frames[at].kind.clone() else { return };
        if let (Some(place), Some((val, from))) = (&result, value) {
            let val = self.cast_val(val, from, ty);
            self.store(place, ty, &val);
        }
        if at + 1 == self.frames.len() {
            return self.go_out(at);
        }
        if let Some(flag) = returned {
            self.set(flag);
        }
        for frame in &mut self.frames[at + 1..] {
            frame.returns = true;
        }
        self.go_out(self.frames.len() - 1);
    }

    /// Behind a construct that a `return` left: goes on leaving when the flag is set.
    pub(in crate::lower) fn after_construct(&mut self, frame: &Frame) {
        if !frame.returns || self.b.is_terminated() {
            return;
        }
        let Some(outer) = self.frames.last_mut() else { return };
        outer.left = true;
        let target = outer.merge;
        let function = self.frames.iter().rev().find_map(|f| match &f.kind {
            FrameKind::Function { returned, result, ty } => Some((*returned, result.clone(), *ty)),
            _ => None,
        });
        let Some((Some(flag), result, ty)) = function else { return };
        self.leave_when(flag, target);
        // Whoever comes here has returned nothing: a loop around does not carry what it may have.
        if let Some(Place::Own { first }) = result {
            (0..self.variable_count(ty)).for_each(|i| self.b.forget(nth_after(first, i)));
        }
    }

    /// Goes to `target` when a flag is set.
    pub(in crate::lower) fn leave_when(&mut self, flag: Variable, target: BlockId) {
        let set = self.b.read(flag);
        let guard = self.b.begin_if_alone(set, Hint::None);
        self.b.br(target);
        self.b.end_if(guard);
        let no = self.b.ctx.bool(false);
        self.b.write(flag, no);
    }
}
